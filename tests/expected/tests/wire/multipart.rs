//! Multipart bodies other than forms, and what the parts of forms have besides their content.

use expected::operations::file_forms::types::{Document, DocumentMultipart};
use expected::operations::wire::types::{
    DescribeWireBody, FileWireBody, Letters, RelateWireBody, RelateWireBodyMetadata,
};
use expected::runtime::{Body, Error, File};

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

#[tokio::test]
async fn a_file_on_disk_is_sent_as_the_same_bytes_in_memory_are() {
    let path = std::env::temp_dir().join(format!("picture-{}.png", std::process::id()));
    std::fs::write(&path, "png").unwrap();
    let mut bodies = Vec::new();
    for file in [
        File::from_path(&path).unwrap(),
        File::new("png").named(path.file_name().unwrap().to_str().unwrap()),
    ] {
        let service = Service::start();
        let metadata = RelateWireBodyMetadata::new().name("cat");
        let body = RelateWireBody::new().metadata(metadata).media(file);
        service
            .client
            .wire()
            .relate_wire(body)
            .send()
            .await
            .unwrap();
        let seen = service.seen();
        let length = seen.header("content-length").map(str::to_owned);
        bodies.push((without_boundary(&seen), length));
    }
    let lost = File::from_path(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(bodies[0], bodies[1]);

    // Without a file, it fails as a body of its own does; a file that is lost later fails when it is sent.
    let missing = [File::from_path(&path).err(), Body::file(&path).err()];
    for error in missing {
        assert_eq!(error.unwrap().kind(), std::io::ErrorKind::NotFound);
    }
    let service = Service::start();
    let body = RelateWireBody::new().media(lost);
    let error = service.client.wire().relate_wire(body).send().await;
    let message = error.unwrap_err().to_string();
    assert!(
        message.contains("body.media has a file that cannot be read"),
        "{message}"
    );
}

#[tokio::test]
async fn a_schema_has_strings_in_json_and_files_in_parts() {
    let body = Document::new("a", "text").attachments(["b".to_owned()]);
    let service = Service::start();
    let calls = service.client.documents();
    calls.create_document(body.clone()).send().await.ok();
    let seen = service.seen();
    assert_eq!(seen.content_type(), "application/json");
    let sent = r#"{"name":"a","file":"text","attachments":["b"]}"#;
    assert_eq!(seen.text(), sent);

    let service = Service::start();
    let calls = service.client.documents();
    calls.create_document_form(body).send().await.ok();
    let seen = service.seen();
    assert_eq!(seen.content_type(), "application/x-www-form-urlencoded");
    assert_eq!(seen.text(), "name=a&file=text&attachments=b");

    let page = File::new(vec![0xff_u8, 0]).named("page.png");
    let body = DocumentMultipart::new("a", page.of_type("image/png"))
        .attachments([File::new("b").named("b.txt")])
        .cover(File::new("c"))
        .settings(serde_json::json!({"dpi": 300}));
    let service = Service::start();
    let calls = service.client.documents();
    calls.create_document_multipart(body).send().await.ok();
    let seen = service.seen();
    let sent = String::from_utf8_lossy(&seen.body);
    let parts = [
        ("name=\"name\"", "a"),
        (
            "name=\"file\"; filename=\"page.png\"\r\nContent-Type: image/png",
            "\u{fffd}\0",
        ),
        (
            "name=\"attachments\"; filename=\"b.txt\"\r\nContent-Type: application/octet-stream",
            "b",
        ),
        (
            "name=\"cover\"; filename=\"cover\"\r\nContent-Type: application/octet-stream",
            "c",
        ),
        (
            "name=\"settings\"\r\nContent-Type: application/json",
            "{\"dpi\":300}",
        ),
    ];
    for (head, content) in parts {
        let part = format!("\r\nContent-Disposition: form-data; {head}\r\n\r\n{content}\r\n--");
        assert!(sent.contains(&part), "{part} in {sent}");
    }
}

#[tokio::test]
async fn files_have_the_declared_types_by_default() {
    let service = Service::start();
    let pictures = [
        File::new("1"),
        File::new("2").named("b.JPG"),
        File::new("3").of_type("image/jpeg"),
    ];
    let archive = File::new("zip").header("x-part-digest", "d");
    let body = FileWireBody::new(archive, pictures).note("n");
    let call = service.client.wire().file_wire(body);
    call.send().await.unwrap();
    let (_, body) = without_boundary(&service.seen());
    let part = |name: &str, head: &str, content: &str| {
        format!(
            "--BOUNDARY\r\nContent-Disposition: form-data; name=\"{name}\"{head}\r\n\r\n{content}\r\n"
        )
    };
    let picture = |file: &str, ty: &str, content: &str| {
        let head = format!("; filename=\"{file}\"\r\nContent-Type: image/{ty}");
        part("pictures", &head, content)
    };
    let archive = "; filename=\"archive\"\r\nContent-Type: application/zip\r\nx-part-digest: d";
    let expected = [
        part("archive", archive, "zip"),
        picture("pictures", "png", "1"),
        picture("b.JPG", "jpeg", "2"),
        picture("pictures", "jpeg", "3"),
        part("note", "", "n"),
        "--BOUNDARY--\r\n".to_owned(),
    ];
    assert_eq!(body, expected.concat());
}

#[tokio::test]
async fn types_and_headers_of_files_are_validated() {
    let service = Service::start();
    let wrong = || {
        let pictures = [File::new("1"), File::new("2").of_type("image/gif")];
        let sound = File::new("3").of_type("AUDIO/ogg; codecs=opus");
        FileWireBody::new(File::new("zip"), pictures).sound(sound)
    };
    let error = service.client.wire().file_wire(wrong()).send().await;
    let Err(Error::Invalid(violations)) = error else {
        panic!("it was sent");
    };
    assert_eq!(
        violations.to_string(),
        "body.archive: The header `X-Part-Digest` is required: `File::header` sets it; body.pictures[1]: The media type should be \
         `image/png` or `image/jpeg`: `File::of_type` sets it"
    );
    let archive = File::new("zip").header("X-Part-Digest", "d");
    let body = FileWireBody::new(archive, Vec::<File>::new()).sound(File::new("3"));
    let error = service.client.wire().file_wire(body).send().await;
    let message = error.unwrap_err().to_string();
    assert!(
        message.contains("body.sound: The media type should be `audio/*`"),
        "{message}"
    );
    let call = service.client.wire().file_wire(wrong()).validate(false);
    call.send().await.unwrap();
    assert!(service.seen().text().contains("image/gif"));
}
