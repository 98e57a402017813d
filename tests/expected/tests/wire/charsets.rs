//! The charsets of text, sent and received.

use expected::runtime::RetryPolicy;

use super::Service;

/// The note in a response of these bytes, or what is wrong with it.
async fn read(content_type: &str, bytes: &[u8]) -> Result<String, String> {
    let head =
        format!("HTTP/1.1 200 OK\r\ncontent-type: {content_type}\r\nconnection: close\r\n\r\n");
    let service = Service::answering([head.as_bytes(), bytes].concat());
    let call = service.client.wire().read_note();
    let note = call.retry(RetryPolicy::none()).send().await;
    note.map(|note| note.clone()).map_err(|error| {
        let source = std::error::Error::source(&error).map(ToString::to_string);
        format!("{error} {}", source.unwrap_or_default())
    })
}

#[tokio::test]
async fn text_in_its_declared_charset() {
    let rows: [(&str, &[u8], &str); 10] = [
        ("text/plain", b"\xC3\xA9", "\u{e9}"),
        ("text/plain; charset=utf-8", b"\xC3\xA9", "\u{e9}"),
        ("text/plain; charset=us-ascii", b"e", "e"),
        (
            "text/plain; charset=iso-8859-1",
            b"\xC3\xA9",
            "\u{c3}\u{a9}",
        ),
        ("text/plain; charset=iso-8859-1", b"\xE9", "\u{e9}"),
        (
            "text/plain; format=flowed; Charset=\"Latin1\"",
            b"\xE9",
            "\u{e9}",
        ),
        ("text/plain; charset=windows-1252", b"\x80", "\u{20ac}"),
        ("text/plain; charset=shift_jis", b"\x83\x65", "\u{30c6}"),
        ("text/plain; charset=utf-16", b"\xFE\xFF\x00\xE9", "\u{e9}"),
        ("text/plain; charset=utf-16le", b"\xE9\x00", "\u{e9}"),
    ];
    for (content_type, bytes, expected) in rows {
        let note = read(content_type, bytes).await;
        assert_eq!(note.as_deref(), Ok(expected), "{content_type}");
    }
}

#[tokio::test]
async fn text_that_is_not_in_its_charset_is_an_error() {
    let rows: [(&str, &[u8], &str); 4] = [
        (
            "text/plain; charset=klingon",
            b"qa",
            "text in the charset `klingon`, which is not supported",
        ),
        (
            "text/plain; charset=us-ascii",
            b"\xE9",
            "text/plain where UTF-8 text was expected",
        ),
        (
            "text/plain",
            b"\xE9",
            "text/plain where UTF-8 text was expected",
        ),
        (
            "text/plain; charset=shift_jis",
            b"\xFF",
            "text/plain where text in its charset was expected",
        ),
    ];
    for (content_type, bytes, expected) in rows {
        let error = read(content_type, bytes).await.unwrap_err();
        assert!(error.contains(expected), "{content_type}: {error}");
    }
}

#[tokio::test]
async fn text_is_sent_with_its_charset() {
    let service = Service::start();
    let call = service.client.wire().write_note("\u{e9}");
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(seen.content_type(), "text/plain; charset=iso-8859-1");
    assert_eq!(seen.body, b"\xE9");
    let service = Service::start();
    let call = service.client.wire().write_list("\u{e9}");
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(seen.content_type(), "text/csv; charset=utf-8");
    assert_eq!(seen.body, "\u{e9}".as_bytes());
}
