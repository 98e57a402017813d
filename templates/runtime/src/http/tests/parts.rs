//! Streams of the parts of multipart bodies.

use http::Method;

use super::{
    runtime::{BodyPart, Call, PartStream, Prepared, RawBytes, StreamError, Streamed, Undeclared},
    served::{End, Served},
};

const MIXED: &str = "multipart/mixed; boundary=B";

async fn parts(served: &Served) -> (Vec<BodyPart>, Option<StreamError>) {
    let call: Prepared<Streamed<RawBytes, PartStream>, Undeclared> =
        Call::new(&served.client(), Method::GET, "/parts").into();
    let mut stream = call.stream().await.unwrap();
    let (mut parts, mut last) = (Vec::new(), None);
    while let Some(part) = stream.next().await {
        assert!(last.is_none(), "nothing follows an error");
        match part {
            Ok(part) => parts.push(part),
            Err(error) => last = Some(error),
        }
    }
    assert!(stream.next().await.is_none(), "it stays at its end");
    (parts, last)
}

fn texts(parts: &[BodyPart]) -> Vec<&[u8]> {
    parts.iter().map(|part| &part.body()[..]).collect()
}

#[tokio::test]
async fn parts_have_headers_and_a_body() {
    let body = "A preamble.\r\n--B\r\nContent-Type: application/json\r\nX-Long: a\r\n b\r\nno header\r\n\r\n{\"n\": 1}\r\n\
                --B \t\r\n\r\n--B? is no delimiter\r\n--Bb\r\n\r\n--B\r\nContent-ID: <c>\r\n--B\r\n--B--\r\n--B\r\n\r\nlate";
    let served = Served::new(MIXED, [body], End::InOrder);
    let (parts, last) = parts(&served).await;
    assert!(last.is_none(), "{last:?}");
    let expected: [&[u8]; 4] = [b"{\"n\": 1}", b"--B? is no delimiter\r\n--Bb\r\n", b"", b""];
    assert_eq!(texts(&parts), expected);
    let header = |index: usize, name: &str| {
        let value = parts[index].headers().get(name);
        value.map(|value| value.to_str().unwrap())
    };
    assert_eq!(header(0, "content-type"), Some("application/json"));
    assert_eq!(header(0, "x-long"), Some("a b"));
    assert_eq!(parts[0].headers().len(), 2);
    assert_eq!(parts[1].headers().len(), 0);
    assert_eq!(header(2, "content-id"), Some("<c>"));
    assert_eq!(
        parts[0]
            .json::<std::collections::BTreeMap<String, u8>>()
            .unwrap()["n"],
        1
    );
    assert_eq!(
        format!("{:?}", parts[2]),
        "BodyPart { headers: [\"content-id\"], body: 0 bytes }"
    );
}

#[tokio::test]
async fn parts_cut_at_every_byte() {
    let pieces = [
        "preamble\r\n--B\r\n",
        "n: 1\r\n\r\none\r\n--B\r\n",
        "\r\ntwo\r\n\r\n--B\r\n",
        "n: 3\r\n\r\n\r\n--B--",
        "\r\nepilogue",
    ];
    let bodies: [&[u8]; 3] = [b"one", b"two\r\n", b""];
    let text = pieces.concat();
    let mut ends = Vec::new();
    let mut end = 0;
    for piece in pieces {
        end += piece.len();
        ends.push(end);
    }
    for cut in 0..=text.len() {
        let whole = text.as_bytes()[..cut].to_vec();
        let bytes: Vec<Vec<u8>> = whole.iter().map(|byte| vec![*byte]).collect();
        let count = ends[1..4].iter().filter(|end| **end <= cut).count();
        for end in [End::InOrder, End::Broken] {
            for pieces in [vec![whole.clone()], bytes.clone()] {
                let served = Served::new(MIXED, pieces, end);
                let (parts, last) = parts(&served).await;
                assert_eq!(texts(&parts), bodies[..count], "cut after {cut} bytes");
                let is_complete = cut >= ends[3] && end == End::InOrder;
                match last {
                    None => assert!(is_complete, "cut after {cut} bytes"),
                    Some(StreamError::Truncated { items, error, .. }) => {
                        assert!(!is_complete, "cut after {cut} bytes");
                        assert_eq!((items, error.is_some()), (count as u64, end == End::Broken));
                    }
                    Some(other) => panic!("cut after {cut} bytes: {other:?}"),
                }
            }
        }
    }
}

#[tokio::test]
async fn a_part_without_end_is_too_large() {
    let mut pieces = vec!["--B\r\n\r\n".to_owned()];
    pieces.extend(std::iter::repeat_n("x".repeat(1 << 20), 9));
    let served = Served::new(MIXED, pieces, End::Open);
    let (parts, last) = parts(&served).await;
    assert!(parts.is_empty());
    assert!(
        matches!(last, Some(StreamError::TooLarge { limit, .. }) if limit == 8 << 20),
        "{last:?}"
    );
}

#[tokio::test]
async fn boundaries_may_be_quoted() {
    for content_type in [
        "multipart/related; type=\"a; boundary=no\"; boundary=\"a b;\\\"c\"",
        "Multipart/Related; BOUNDARY = \"a b;\\\"c\" ; x=y",
    ] {
        let body = "--a b;\"c\r\n\r\nx\r\n--a b;\"c--";
        let served = Served::new(content_type, [body], End::InOrder);
        let (parts, last) = parts(&served).await;
        assert!(last.is_none(), "{last:?}");
        assert_eq!(texts(&parts), [b"x"]);
    }
}

#[tokio::test]
async fn a_body_without_a_boundary_is_not_as_declared() {
    for content_type in [
        "multipart/mixed",
        "multipart/mixed; boundary=\"\"",
        "application/json",
    ] {
        let served = Served::new(content_type, ["{}"], End::InOrder);
        let call: Prepared<Streamed<RawBytes, PartStream>, Undeclared> =
            Call::new(&served.client(), Method::GET, "/parts").into();
        let error = call.stream().await.unwrap_err();
        let expected = " where a multipart body with a boundary was expected";
        assert!(error.to_string().ends_with(expected), "{error}");
    }
}
