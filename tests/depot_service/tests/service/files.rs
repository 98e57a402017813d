//! Files in both directions.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use depot_service::{Service, file_bytes, file_sha256};
use http_body_util::Full;
use hyper::body::{Body, Frame, SizeHint};
use serde_json::json;

use crate::client::{self, bare_request, request};

/// A body of `left` bytes of zero.
pub struct Pieces {
    left: u64,
}

impl Pieces {
    pub fn new(size: u64) -> Self {
        Self { left: size }
    }
}

impl Body for Pieces {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        static ZEROS: [u8; 64 * 1024] = [0; 64 * 1024];
        let size = usize::try_from(self.left)
            .unwrap_or(usize::MAX)
            .min(ZEROS.len());
        self.left -= size as u64;
        let piece = Bytes::from_static(&ZEROS[..size]);
        Poll::Ready((size > 0).then(|| Ok(Frame::data(piece))))
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}

#[tokio::test]
async fn a_file_is_downloaded_whole_or_in_part() {
    let service = Service::start().await;
    service.add_file("photo", 200_000);
    let etag = "\"photo-200000\"";
    for (range, if_range, status, expected, content_range) in [
        (None, None, 200, 0..200_000, None),
        (
            Some("bytes=0-9"),
            None,
            206,
            0..10,
            Some("bytes 0-9/200000"),
        ),
        (
            Some("bytes=65520-"),
            None,
            206,
            65_520..200_000,
            Some("bytes 65520-199999/200000"),
        ),
        (
            Some("bytes=-3"),
            None,
            206,
            199_997..200_000,
            Some("bytes 199997-199999/200000"),
        ),
        (
            Some("bytes=199999-999999"),
            Some(etag),
            206,
            199_999..200_000,
            Some("bytes 199999-199999/200000"),
        ),
        (Some("bytes=0-9"), Some("\"other\""), 200, 0..200_000, None),
        (Some("lines=0-9"), None, 200, 0..200_000, None),
    ] {
        let mut request = request("GET", "/v1/files/photo");
        for (name, value) in [("range", range), ("if-range", if_range)] {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        let response = client::send(&service.main, request, "")
            .await
            .expect("a response");
        assert_eq!(response.status, status, "{range:?}");
        assert_eq!(response.body, file_bytes(expected), "{range:?}");
        assert_eq!(response.header("content-range"), content_range);
        assert_eq!(
            response.header("content-length"),
            Some(&*response.body.len().to_string())
        );
        assert_eq!(response.header("etag"), Some(etag));
    }
    let beyond = request("GET", "/v1/files/photo").header("range", "bytes=200000-");
    let beyond = client::send(&service.main, beyond, "")
        .await
        .expect("a response");
    assert_eq!(
        (beyond.status, beyond.header("content-range")),
        (416, Some("bytes */200000"))
    );
    let head = client::send(&service.main, request("HEAD", "/v1/files/photo"), "")
        .await
        .expect("a response");
    assert_eq!(
        (head.status, head.header("content-length"), head.body.len()),
        (200, Some("200000"), 0)
    );
    assert_eq!(
        client::get(&service.main, "/v1/files/none").await.status,
        404
    );
    assert!(
        client::get(&service.main, "/v1/files/empty")
            .await
            .body
            .is_empty()
    );
}

#[tokio::test]
async fn a_block_is_not_repeated_where_a_wrong_offset_would_look_right() {
    let bytes = file_bytes(0..140_000);
    assert_ne!(bytes[..1000], bytes[65_536..66_536]);
    assert_eq!(bytes[..1000], bytes[65_521..66_521]);
    assert_eq!(file_bytes(65_000..66_000), bytes[65_000..66_000]);
}

#[tokio::test]
async fn a_large_upload_is_counted_and_hashed() {
    const SIZE: u64 = 64 << 20;
    let service = Service::start().await;
    let request =
        request("PUT", "/v1/files/large").header("content-type", "application/octet-stream");
    let response = client::open(&service.main, request, Pieces::new(SIZE))
        .await
        .expect("a head");
    let (body, _) = client::read(response.into_body()).await;
    let receipt: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
    // head -c 67108864 /dev/zero | sha256sum
    let sha256 = "3b6a07d0d404fab4e23b6d34bc6696a6a312dd92821332385e5af7c01c421351";
    assert_eq!(
        receipt,
        json!({"id": "large", "size": SIZE, "sha256": sha256})
    );
    let received = &service.main.requests()[0];
    assert_eq!(
        (received.length, received.sha256.as_str(), received.complete),
        (SIZE, sha256, true)
    );
    assert_eq!(received.body.len(), 1 << 20);
    assert_eq!(service.uploads()[0].parts[0].start.len(), 1 << 20);
}

#[tokio::test]
async fn a_large_download_has_its_hash() {
    const SIZE: u64 = 64 << 20;
    let service = Service::start().await;
    service.add_file("large", SIZE);
    let response = client::open(
        &service.main,
        request("GET", "/v1/files/large"),
        Full::default(),
    )
    .await;
    let (bytes, ended) = client::read(response.expect("a head").into_body()).await;
    assert!(ended);
    let upload = request("PUT", "/v1/files/copy");
    let copy = client::send(&service.main, upload, bytes)
        .await
        .expect("a response")
        .json();
    assert_eq!(
        (&copy["size"], &copy["sha256"]),
        (&json!(SIZE), &json!(file_sha256(SIZE)))
    );
}

const FORM: &str = "--b\r\nContent-Disposition: form-data; name=\"metadata\"\r\nContent-Type: application/json\r\n\r\n{\"name\":\"Plan\"}\r\n\
    --b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"plan.png\"\r\nContent-Type: image/png\r\nX-Checksum: 12\r\n\r\nPNG\r\n\
    --b\r\nContent-Disposition: form-data; name=\"tags\"\r\n\r\nfloor\r\n--b--\r\n";

#[tokio::test]
async fn the_parts_of_a_form_are_recorded() {
    let service = Service::start().await;
    let form =
        || request("POST", "/v1/files").header("content-type", "multipart/form-data; boundary=b");
    let response = client::send(&service.main, form(), FORM)
        .await
        .expect("a response");
    assert_eq!(response.status, 201, "{}", response.text());
    assert_eq!(
        (&response.json()["name"], &response.json()["size"]),
        (&json!("Plan"), &json!(3))
    );
    let uploads = service.uploads();
    let [metadata, file, tag] = &uploads[0].parts[..] else {
        panic!("three parts: {uploads:?}")
    };
    assert_eq!(metadata.start, br#"{"name":"Plan"}"#);
    assert_eq!(
        (file.name.as_deref(), file.file_name.as_deref()),
        (Some("file"), Some("plan.png"))
    );
    assert_eq!(
        (file.header("x-checksum"), file.start.as_slice()),
        (Some("12"), &b"PNG"[..])
    );
    assert_eq!(
        (tag.name.as_deref(), tag.header("content-type")),
        (Some("tags"), None)
    );

    let plain = FORM.replacen("application/json", "text/plain", 1);
    let refused = client::send(&service.main, form(), plain)
        .await
        .expect("a response");
    assert_eq!(refused.json()["errors"][0]["pointer"], "/metadata");
    let without_end = FORM.trim_end_matches("--b--\r\n").to_owned();
    let refused = client::send(&service.main, form(), without_end)
        .await
        .expect("a response");
    assert_eq!(refused.status, 422);
}

#[tokio::test]
async fn documents_are_mixed_or_related_parts() {
    const PARTS: &str = "--b\r\nContent-Type: application/json\r\n\r\n{\"name\":\"Manual\"}\r\n\
        --b\r\nContent-Type: application/pdf\r\n\r\n%PDF-\r\n--b--\r\n";
    let service = Service::start().await;
    for kind in ["mixed", "related"] {
        let content_type = format!("multipart/{kind}; boundary=\"b\"");
        let request =
            request("POST", "/v1/items/item-1/documents").header("content-type", content_type);
        let response = client::send(&service.main, request, PARTS)
            .await
            .expect("a response");
        assert_eq!(response.status, 201, "{}", response.text());
        assert_eq!(
            (&response.json()["name"], &response.json()["size"]),
            (&json!("Manual"), &json!(5))
        );
    }
    let documents = client::get(&service.main, "/v1/items/item-1/documents").await;
    assert_eq!(
        documents.header("content-type"),
        Some("multipart/mixed; boundary=depot")
    );
    assert!(
        documents
            .text()
            .contains("\r\n--depot\r\nContent-Type: application/pdf\r\n")
    );
    let missing =
        bare_request("GET", "/v1/items/item-99/documents").header("x-api-key", "depot-key");
    assert_eq!(
        client::send(&service.main, missing, "")
            .await
            .expect("a response")
            .status,
        404
    );
}
