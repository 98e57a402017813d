//! What a later step builds, as `tests/expected_failures.tsv` lists it.

use expected::runtime::RetryPolicy;

use super::Service;
use super::expected_failure::expected_failure;

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
