//! What a later step builds, as `tests/expected_failures.tsv` lists it.

use expected::operations::wire::types::Letters;
use expected::runtime::RetryPolicy;

use super::Service;
use super::expected_failure::expected_failure;

/// In the document's order, which is not the alphabet's.
fn letters() -> Letters {
    Letters::new("z").alpha("a").number(1.0).middle("m")
}

#[tokio::test]
async fn form_fields_in_document_order() {
    let test = async {
        let service = Service::start();
        service
            .client
            .wire()
            .send_wire_form(letters())
            .send()
            .await
            .unwrap();
        assert_eq!(
            service.seen().text(),
            "zeta=z&alpha=a&number=1&middle=m",
            "the order of the fields"
        );
    };
    expected_failure("form_fields_in_document_order", test).await;
}

#[tokio::test]
async fn multipart_parts_in_document_order() {
    let test = async {
        let service = Service::start();
        service
            .client
            .wire()
            .send_wire_upload(letters())
            .send()
            .await
            .unwrap();
        let body = service.seen().text();
        let names: Vec<&str> = body
            .split("name=\"")
            .skip(1)
            .filter_map(|part| part.split('"').next())
            .collect();
        assert_eq!(
            names,
            ["zeta", "alpha", "number", "middle"],
            "the order of the parts"
        );
    };
    expected_failure("multipart_parts_in_document_order", test).await;
}

#[tokio::test]
async fn query_objects_in_document_order() {
    let test = async {
        let service = Service::start();
        let plain = Letters::new("z");
        service
            .client
            .wire()
            .search_wire(&plain)
            .letters(letters())
            .deep(letters())
            .send()
            .await
            .unwrap();
        let deep = "deep%5Bzeta%5D=z&deep%5Balpha%5D=a&deep%5Bnumber%5D=1&deep%5Bmiddle%5D=m";
        let line = format!("GET /wire/search/zeta=z?zeta=z&alpha=a&number=1&middle=m&{deep}");
        assert_eq!(service.seen().line, line, "the order of the query");
    };
    expected_failure("query_objects_in_document_order", test).await;
}

#[tokio::test]
async fn path_objects_in_document_order() {
    let test = async {
        let service = Service::start();
        service
            .client
            .wire()
            .search_wire(&letters())
            .send()
            .await
            .unwrap();
        let line = "GET /wire/search/zeta=z,alpha=a,number=1,middle=m";
        assert_eq!(service.seen().line, line, "the order of the path");
    };
    expected_failure("path_objects_in_document_order", test).await;
}

#[tokio::test]
async fn header_objects_in_document_order() {
    let test = async {
        let service = Service::start();
        service
            .client
            .wire()
            .search_wire(&Letters::new("z"))
            .x_letters(letters())
            .send()
            .await
            .unwrap();
        let seen = service.seen();
        let expected = Some("zeta,z,alpha,a,number,1,middle,m");
        assert_eq!(
            seen.header("x-letters"),
            expected,
            "the order of the header"
        );
    };
    expected_failure("header_objects_in_document_order", test).await;
}

/// The declared charset, or an error that names it; never other letters.
#[tokio::test]
async fn text_in_its_declared_charset() {
    let test = async {
        for (bytes, text) in [(&b"\xC3\xA9"[..], "\u{c3}\u{a9}"), (b"\xE9", "\u{e9}")] {
            let head = "HTTP/1.1 200 OK\r\ncontent-type: text/plain; charset=iso-8859-1\r\nconnection: close\r\n\r\n";
            let service = Service::answering([head.as_bytes(), bytes].concat());
            let note = service
                .client
                .wire()
                .read_note()
                .retry(RetryPolicy::none())
                .send()
                .await;
            match note {
                Ok(note) => assert_eq!(*note, text, "the text of the note"),
                Err(error) => {
                    let words = format!("{error} {}", std::error::Error::source(&error).unwrap());
                    assert!(
                        words.to_lowercase().contains("iso-8859-1"),
                        "the text of the note: {words}"
                    );
                }
            }
        }
    };
    expected_failure("text_in_its_declared_charset", test).await;
}

#[tokio::test]
async fn text_is_sent_with_its_charset() {
    let test = async {
        let service = Service::start();
        service
            .client
            .wire()
            .write_note("\u{e9}")
            .send()
            .await
            .unwrap();
        let seen = service.seen();
        let is_declared = seen.content_type().to_lowercase().contains("iso-8859-1");
        let bytes: &[u8] = if is_declared {
            b"\xE9"
        } else {
            "\u{e9}".as_bytes()
        };
        assert_eq!(seen.body, bytes, "the charset of the body");
        assert!(
            seen.content_type().contains("charset="),
            "the charset of the body: {}",
            seen.content_type()
        );
    };
    expected_failure("text_is_sent_with_its_charset", test).await;
}
