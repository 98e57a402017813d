//! Streams that are cut at every byte: the items so far, and then the end or an error that says how many there were.

use std::collections::BTreeMap;

use http::Method;

use super::{
    runtime::{
        Call, EventStream, JsonLines, JsonSequence, PlainText, Prepared, StreamError, Streamed,
        Undeclared,
    },
    served::{End, Served},
};

type Item = BTreeMap<String, u64>;

/// A part of a recorded stream.
struct Part {
    text: &'static str,
    /// How many items it is.
    items: usize,
    /// From how many of its bytes on it is complete, if the body ends there in order.
    complete: usize,
    /// The same, if the body goes on.
    ended: usize,
}

const fn part(text: &'static str, items: usize, complete: usize, ended: usize) -> Part {
    Part {
        text,
        items,
        complete,
        ended,
    }
}

/// What a body that is cut after `cut` bytes gives: the items, and whether the end is in order.
fn expected(parts: &[Part], cut: usize, end: End) -> (usize, bool) {
    let (mut items, mut start) = (0, 0);
    for part in parts {
        let here = cut - start;
        if here == 0 {
            break;
        }
        let enough = if end == End::InOrder {
            part.complete
        } else {
            part.ended
        };
        if here < part.text.len() {
            // Of a record separator alone, nothing is missing.
            let is_opened = part.text.starts_with('\u{1e}') && here == 1;
            let is_complete = here >= enough;
            items += if is_complete { part.items } else { 0 };
            return (items, (is_complete || is_opened) && end == End::InOrder);
        }
        items += if here >= enough { part.items } else { 0 };
        start += part.text.len();
    }
    (items, end == End::InOrder)
}

/// The items and the last error of a stream.
macro_rules! drain {
    ($stream:expr, $item:ident => $n:expr) => {{
        let mut stream = $stream;
        let (mut items, mut last) = (Vec::new(), None);
        while let Some(next) = stream.next().await {
            assert!(last.is_none(), "nothing follows an error");
            match next {
                Ok($item) => items.push($n),
                Err(error) => last = Some(error),
            }
        }
        assert!(stream.next().await.is_none(), "it stays at its end");
        (items, last)
    }};
}

fn check(
    parts: &[Part],
    cut: usize,
    end: End,
    (items, last): (Vec<u64>, Option<StreamError>),
    terminator: usize,
) {
    let (count, is_in_order) = expected(parts, cut, end);
    let numbers: Vec<u64> = (1..).take(count).collect();
    assert_eq!(items, numbers, "cut after {cut} bytes");
    match last {
        None => assert!(is_in_order || cut >= terminator, "cut after {cut} bytes"),
        Some(StreamError::Truncated { items, error, .. }) => {
            assert!(!is_in_order, "cut after {cut} bytes");
            assert_eq!(items, count as u64, "cut after {cut} bytes");
            assert_eq!(error.is_some(), end == End::Broken);
        }
        Some(other) => panic!("cut after {cut} bytes: {other:?}"),
    }
}

/// Every cut of the parts: the body in one piece and byte by byte, ended in order and broken off.
fn cuts(parts: &[Part], content_type: &'static str) -> Vec<(usize, End, Served)> {
    let text: String = parts.iter().map(|part| part.text).collect();
    let mut all = Vec::new();
    for cut in 0..=text.len() {
        let whole = text.as_bytes()[..cut].to_vec();
        let bytes: Vec<Vec<u8>> = whole.iter().map(|byte| vec![*byte]).collect();
        for end in [End::InOrder, End::Broken] {
            let once = Served::new(content_type, [whole.clone()], end);
            all.push((cut, end, once));
            all.push((cut, end, Served::new(content_type, bytes.clone(), end)));
        }
    }
    all
}

fn call<S>(served: &Served) -> Prepared<Streamed<PlainText, S>, Undeclared> {
    Call::new(&served.client(), Method::GET, "/stream").into()
}

#[tokio::test]
async fn events_cut_at_every_byte() {
    let parts = [
        part(": hello\n\n", 0, 8, 8),
        part("id: 1\ndata: {\"n\": 1}\n\n", 1, 22, 22),
        part(
            "event: tick\r\ndata: {\"n\":\r\ndata: 2}\r\n\r\n",
            1,
            37,
            37,
        ),
        part(": ping\n\n", 0, 7, 7),
        part("data:{\"n\":3}\r\r", 1, 14, 14),
        part("data: [DONE]\n\n", 0, 12, 14),
    ];
    let total: usize = parts.iter().map(|part| part.text.len()).sum();
    for (cut, end, served) in cuts(&parts, "text/event-stream") {
        let stream = call::<EventStream<Item>>(&served).stream().await.unwrap();
        let drained = drain!(stream.into_inner(), event => event.data["n"]);
        check(&parts, cut, end, drained, total);
    }
}

#[tokio::test]
async fn json_lines_cut_at_every_byte() {
    let parts = [
        part("{\"n\": 1}\n", 1, 8, 9),
        part("\n", 0, 1, 1),
        part("{\"n\": 2}\r\n", 1, 8, 10),
        part("{\"n\": 3}", 1, 8, 9),
    ];
    for (cut, end, served) in cuts(&parts, "application/x-ndjson") {
        let stream = call::<JsonLines<Item>>(&served).stream().await.unwrap();
        let drained = drain!(stream.into_inner(), item => item["n"]);
        check(&parts, cut, end, drained, usize::MAX);
    }
}

#[tokio::test]
async fn a_json_text_sequence_cut_at_every_byte() {
    let parts = [
        part("\u{1e}{\"n\": 1}\n", 1, 9, 10),
        part("\u{1e}{\n  \"n\": 2\n}\n", 1, 13, 14),
        part("\u{1e}{\"n\": 3}\n", 1, 9, 10),
    ];
    for (cut, end, served) in cuts(&parts, "application/json-seq") {
        let stream = call::<JsonSequence<Item>>(&served).stream().await.unwrap();
        let drained = drain!(stream.into_inner(), item => item["n"]);
        check(&parts, cut, end, drained, usize::MAX);
    }
}

#[tokio::test]
async fn a_number_ends_with_its_line() {
    for (text, expected, is_truncated) in [("12\n", vec![12], false), ("12", vec![], true)] {
        let served = Served::new("application/jsonl", [text], End::InOrder);
        let stream = call::<JsonLines<u64>>(&served).stream().await.unwrap();
        let (items, last) = drain!(stream.into_inner(), item => item);
        assert_eq!(items, expected);
        let truncated = matches!(last, Some(StreamError::Truncated { items: 0, .. }));
        assert_eq!(truncated, is_truncated);
    }
}
