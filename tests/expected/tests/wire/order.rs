//! Objects whose fields are sent in the order of the document, wherever a request has one.

use expected::operations::wire::types::Letters;

use super::Service;

/// In the document's order, which is not the alphabet's.
fn letters() -> Letters {
    Letters::new("z").alpha("a").number(1.0).middle("m")
}

#[tokio::test]
async fn form_fields_in_document_order() {
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
}

#[tokio::test]
async fn multipart_parts_in_document_order() {
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
}

#[tokio::test]
async fn query_objects_in_document_order() {
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
}

#[tokio::test]
async fn path_objects_in_document_order() {
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
}

#[tokio::test]
async fn header_objects_in_document_order() {
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
}
