//! Compressed bodies: read, and held to the cap by what they unpack to.

use std::io::Write;
use std::time::Duration;

use browser_session::{ErrorKind, Method};
use browser_session_service::{Script, Service, fixtures};
use flate2::{Compression, write::GzEncoder};

use serde_json::Value;

use crate::sides::{both, builder, code, observe, observe_scripted, only};

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
    let error = observe_scripted(script(422, gzip(br#"{"detail":[]}"#), "gzip"))
        .await
        .expect_err("a 422");
    assert_eq!(
        (error.body(), error.api().is_some()),
        (br#"{"detail":[]}"#.as_slice(), true)
    );
}

/// A body of several members is all of them, whole members or not in one packet.
#[tokio::test]
async fn every_member_is_unpacked() {
    let page = fixtures::page().to_string();
    let (start, end) = page.as_bytes().split_at(1000);
    let members = [gzip(start), gzip(b""), gzip(end), gzip(b" ")].concat();
    for coding in ["gzip", "x-gzip", "GZip"] {
        let observed = observe_scripted(script(200, members.clone(), coding)).await;
        assert_eq!(
            observed.expect("a page").space.actions.len(),
            28,
            "{coding}"
        );
    }
    let dripping = script(200, members, "gzip").drip(7, Duration::ZERO);
    assert_eq!(
        observe_scripted(dripping)
            .await
            .expect("a page")
            .space
            .actions
            .len(),
        28
    );
    let (service, client) = both().await;
    service.next(script(
        200,
        [gzip(b"{\"a\""), gzip(b":1}")].concat(),
        "gzip",
    ));
    let value = client
        .request(Method::GET, "/x")
        .send::<Value>()
        .await
        .expect("all of it");
    assert_eq!(
        (value["a"].as_u64(), value.header("content-encoding")),
        (Some(1), None)
    );
    assert_eq!(only(&service).header("accept-encoding"), Some("gzip"));
    let refusal = [gzip(br#"{"detail""#), gzip(b":[]}")].concat();
    let error = observe_scripted(script(422, refusal, "gzip"))
        .await
        .expect_err("a 422");
    assert_eq!(
        (error.body(), error.api().is_some()),
        (br#"{"detail":[]}"#.as_slice(), true)
    );
}

/// Whoever asks for other codings, or for a range, is sent what they ask for.
#[tokio::test]
async fn compression_is_not_asked_for_against_the_callers_wish() {
    let (service, client) = both().await;
    let get = || client.request(Method::GET, "/x");
    let _not_found = get()
        .header("accept-encoding", "identity")
        .send_bytes()
        .await;
    let _not_found = get().header("range", "bytes=0-9").send_bytes().await;
    let sent = service.requests();
    let asked: Vec<_> = sent
        .iter()
        .map(|request| request.header("accept-encoding"))
        .collect();
    assert_eq!(asked, [Some("identity"), None]);
}

#[tokio::test]
async fn nothing_is_nothing_in_any_coding() {
    let (service, client) = both().await;
    service.next(script(200, Vec::new(), "gzip"));
    assert_eq!(
        client
            .request(Method::GET, "/x")
            .send_bytes()
            .await
            .expect("nothing")
            .len(),
        0
    );
}

#[tokio::test]
async fn the_cap_counts_unpacked_bytes() {
    let bomb = gzip(&vec![b' '; 20 << 20]);
    assert!(bomb.len() < 100 << 10);
    let service = Service::start().await;
    let client = builder(&service)
        .max_body(1 << 20)
        .build()
        .expect("a client");
    let of_many_members = gzip(&vec![b' '; 64 << 10]).repeat(17);
    for bomb in [bomb.clone(), of_many_members] {
        service.next(script(200, bomb, "gzip"));
        assert_eq!(
            observe(&client).await.expect_err("too large").kind(),
            ErrorKind::TooLarge
        );
    }
    service.next(script(500, bomb, "gzip"));
    let error = observe(&client).await.expect_err("a 500");
    assert_eq!(
        (error.kind(), error.body().len()),
        (ErrorKind::Api, 64 << 10)
    );
}

#[tokio::test]
async fn a_packed_body_cut_short_or_garbled_is_an_error() {
    let page = fixtures::page().to_string();
    let whole = gzip(page.as_bytes());
    let mut garbled = whole.clone();
    garbled[40] ^= 0xff;
    let mut wrong_checksum = whole.clone();
    *wrong_checksum.last_mut().expect("a trailer") ^= 0xff;
    let followed_by = |garbage: &[u8]| [whole.as_slice(), garbage].concat();
    let bodies = [
        whole[..whole.len() - 1].to_vec(),
        whole[..100].to_vec(),
        whole[..5].to_vec(),
        garbled,
        wrong_checksum,
        page.clone().into_bytes(),
        followed_by(b"x"),
        followed_by(b"\0\0\0\0\0\0\0\0\0\0\0\0"),
        followed_by(page.as_bytes()),
        followed_by(&whole[..whole.len() - 1]),
        followed_by(&whole[..9]),
    ];
    for packed in bodies {
        let length = packed.len();
        let error = observe_scripted(script(200, packed, "gzip"))
            .await
            .expect_err("no page");
        assert_eq!(
            (error.kind(), code(&error)),
            (ErrorKind::Broken, Some(200)),
            "{error:?}"
        );
        let words = error.to_string();
        assert!(
            words.contains("200 OK: the body cannot be decompressed, after"),
            "{length}: {words}"
        );
    }
    let error = observe_scripted(script(422, whole[..500].to_vec(), "gzip"))
        .await
        .expect_err("a 422");
    assert_eq!(
        (error.kind(), code(&error), error.api()),
        (ErrorKind::Api, Some(422), None)
    );
    assert!(page.as_bytes().starts_with(error.body()) && !error.body().is_empty());
}

#[tokio::test]
async fn a_coding_that_was_not_asked_for_is_named() {
    let error = observe_scripted(script(200, b"\x8b\x03\x80{}\x03".to_vec(), "br"))
        .await
        .expect_err("no page");
    assert_eq!(error.kind(), ErrorKind::Unexpected);
    let end = "is not as declared: a body in the coding `br`, which was not asked for";
    assert!(error.to_string().ends_with(end), "{error}");
}
