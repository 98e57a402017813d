//! Multipart bodies other than forms, and what the parts of forms have besides their content.

use expected::operations::wire::types::{
    DescribeWireBody, Letters, RelateWireBody, RelateWireBodyMetadata,
};
use expected::runtime::File;

use super::{Seen, Service};

/// The media type and the body, with `BOUNDARY` for the boundary.
fn without_boundary(seen: &Seen) -> (String, String) {
    let content_type = seen.content_type();
    let boundary = content_type.split("boundary=").nth(1).unwrap();
    let boundary = boundary.split(';').next().unwrap();
    (
        content_type.replace(boundary, "BOUNDARY"),
        seen.text().replace(boundary, "BOUNDARY"),
    )
}

#[tokio::test]
async fn related_bodies_name_their_root() {
    let service = Service::start();
    let metadata = RelateWireBodyMetadata::new().name("cat");
    let body = RelateWireBody::new()
        .metadata(metadata)
        .media(File::new("png").of_type("image/png"));
    let call = service.client.wire().relate_wire(body);
    call.send().await.unwrap();
    let (content_type, body) = without_boundary(&service.seen());
    assert_eq!(
        content_type,
        "multipart/related; boundary=BOUNDARY; type=\"application/json\"; start=\"<0.BOUNDARY>\""
    );
    assert_eq!(
        body,
        "--BOUNDARY\r\nContent-Disposition: form-data; name=\"metadata\"\r\n\
         Content-Type: application/json\r\nContent-ID: <0.BOUNDARY>\r\n\r\n{\"name\":\"cat\"}\r\n\
         --BOUNDARY\r\nContent-Disposition: form-data; name=\"media\"; filename=\"media\"\r\n\
         Content-Type: image/png\r\nContent-ID: <1.BOUNDARY>\r\n\r\npng\r\n--BOUNDARY--\r\n"
    );
}

#[tokio::test]
async fn mixed_bodies_have_parts_without_names() {
    let service = Service::start();
    let call = service
        .client
        .wire()
        .mix_wire(vec![Letters::new("z").alpha("a")]);
    call.send().await.unwrap();
    let (content_type, body) = without_boundary(&service.seen());
    assert_eq!(content_type, "multipart/mixed; boundary=BOUNDARY");
    assert_eq!(
        body,
        "--BOUNDARY\r\nContent-Type: application/json\r\n\r\n{\"zeta\":\"z\",\"alpha\":\"a\"}\r\n--BOUNDARY--\r\n"
    );
}

#[tokio::test]
async fn parts_have_styles_and_files_have_headers() {
    let service = Service::start();
    let body = DescribeWireBody::new()
        .photo(File::new("png").header("X-Size", 3))
        .letters(Letters::new("z").alpha("a"))
        .tags(["x".to_owned(), "y".to_owned()]);
    let call = service.client.wire().describe_wire(body);
    call.send().await.unwrap();
    let (content_type, body) = without_boundary(&service.seen());
    assert_eq!(content_type, "multipart/form-data; boundary=BOUNDARY");
    assert_eq!(
        body,
        "--BOUNDARY\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"photo\"\r\n\
         Content-Type: image/png\r\nX-Size: 3\r\n\r\npng\r\n\
         --BOUNDARY\r\nContent-Disposition: form-data; name=\"letters[zeta]\"\r\n\r\nz\r\n\
         --BOUNDARY\r\nContent-Disposition: form-data; name=\"letters[alpha]\"\r\n\r\na\r\n\
         --BOUNDARY\r\nContent-Disposition: form-data; name=\"tags\"\r\n\r\nx,y\r\n--BOUNDARY--\r\n"
    );
}
