//! Compressed bodies: read, and held to the cap by what they unpack to.

use std::io::Write;

use browser_session::ErrorKind;
use browser_session_service::{Script, Service, fixtures};
use flate2::{Compression, write::GzEncoder};

use crate::sides::{builder, code, observe, observe_scripted};

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text).expect("a Vec takes everything");
    encoder.finish().expect("a Vec takes everything")
}

fn script(status: u16, packed: Vec<u8>, coding: &str) -> Script {
    Script::body(status, "application/json", packed).header("content-encoding", coding)
}

#[tokio::test]
async fn a_packed_body_is_unpacked() {
    let page = fixtures::page().to_string();
    let observed = observe_scripted(script(200, gzip(page.as_bytes()), "gzip")).await;
    assert_eq!(observed.expect("a page").space.actions.len(), 28);
    let error = observe_scripted(script(422, gzip(br#"{"detail":[]}"#), "gzip")).await.expect_err("a 422");
    assert_eq!((error.body(), error.api().is_some()), (br#"{"detail":[]}"#.as_slice(), true));
}

#[tokio::test]
async fn the_cap_counts_unpacked_bytes() {
    let bomb = gzip(&vec![b' '; 20 << 20]);
    assert!(bomb.len() < 100 << 10);
    let service = Service::start().await;
    let client = builder(&service).max_body(1 << 20).build().expect("a client");
    service.next(script(200, bomb.clone(), "gzip"));
    assert_eq!(observe(&client).await.expect_err("too large").kind(), ErrorKind::TooLarge);
    service.next(script(500, bomb, "gzip"));
    let error = observe(&client).await.expect_err("a 500");
    assert_eq!((error.kind(), error.body().len()), (ErrorKind::Api, 64 << 10));
}

#[tokio::test]
async fn a_packed_body_cut_short_or_garbled_is_an_error() {
    let page = fixtures::page().to_string();
    let whole = gzip(page.as_bytes());
    let mut garbled = whole.clone();
    garbled[40] ^= 0xff;
    for packed in [whole[..whole.len() - 1].to_vec(), whole[..100].to_vec(), garbled, page.into_bytes()] {
        let error = observe_scripted(script(200, packed, "gzip")).await.expect_err("no page");
        assert_eq!((error.kind(), code(&error)), (ErrorKind::Broken, Some(200)), "{error:?}");
    }
}

#[tokio::test]
async fn a_coding_that_was_not_asked_for_is_named() {
    let error =
        observe_scripted(script(200, b"\x8b\x03\x80{}\x03".to_vec(), "br")).await.expect_err("no page");
    assert_eq!(error.kind(), ErrorKind::Unexpected);
    let source = std::error::Error::source(&error).expect("a cause").to_string();
    assert_eq!(source, "a body in the coding `br`, which was not asked for");
}
