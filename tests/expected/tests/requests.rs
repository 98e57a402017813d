//! What the calls of the cases put on the wire, byte for byte.

#[path = "wire/charsets.rs"]
mod charsets;
#[path = "wire/device_flow.rs"]
mod device_flow;
#[path = "wire/keys.rs"]
mod keys;
#[path = "wire/media_types.rs"]
mod media_types_of_responses;
#[path = "wire/multipart.rs"]
mod multipart;
#[path = "wire/named_events.rs"]
mod named_events;
#[path = "wire/numbers.rs"]
mod numbers;
#[path = "wire/openapi_32.rs"]
mod openapi_32;
#[path = "wire/order.rs"]
mod order;
#[path = "wire/page_positions.rs"]
mod page_positions;
#[path = "wire/pages.rs"]
mod pages;
#[path = "wire/renamed.rs"]
mod renamed;
#[path = "wire/response_headers.rs"]
mod response_headers;
#[path = "wire/servers.rs"]
mod servers;
#[path = "wire/stream_next_to_json.rs"]
mod stream_next_to_json;
#[path = "wire/streams.rs"]
mod streams;
#[path = "wire/strings.rs"]
mod strings;
#[path = "wire/swagger.rs"]
mod swagger;
#[path = "wire/swagger_calls.rs"]
mod swagger_calls;

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread::{self, JoinHandle};

use expected::operations::answer_kinds::calls::answer_kinds::MakeThingResponse;
use expected::operations::{body_kinds, checked_bodies, integer_enums, media_types, styles};
use expected::runtime::{Client, ClientBuilder, File};

/// A service that answers one request, and what it was sent.
struct Service {
    client: Client,
    seen: JoinHandle<Vec<u8>>,
}

/// A request, taken apart.
struct Seen {
    line: String,
    head: String,
    body: Vec<u8>,
}

impl Service {
    /// It answers with 204.
    fn start() -> Self {
        Self::answering(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n".to_vec())
    }

    /// It answers with these bytes.
    fn answering(answer: Vec<u8>) -> Self {
        Self::built(answer, |builder| builder)
    }

    /// It answers with these bytes to a client with settings.
    fn built(answer: Vec<u8>, set: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let seen = thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let seen = read(&mut stream);
            stream.write_all(&answer).unwrap();
            seen
        });
        Self {
            client: set(Client::builder(url)).build().unwrap(),
            seen,
        }
    }

    fn seen(self) -> Seen {
        let seen = self.seen.join().unwrap();
        let end = seen
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .unwrap();
        let head = String::from_utf8(seen[..end].to_vec()).unwrap();
        let (line, head) = head.split_once("\r\n").unwrap();
        let line = line.trim_end_matches(" HTTP/1.1").to_owned();
        Seen {
            line,
            head: head.to_owned(),
            body: seen[end + 4..].to_vec(),
        }
    }
}

/// A head and as much body as it announces.
fn read(stream: &mut TcpStream) -> Vec<u8> {
    let mut seen = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&seen).into_owned();
        if let Some((head, _)) = text.split_once("\r\n\r\n") {
            let length = head
                .lines()
                .find_map(|line| line.strip_prefix("content-length: "));
            let length: usize = length.map_or(0, |length| length.parse().unwrap());
            if seen.len() >= head.len() + 4 + length {
                return seen;
            }
        }
        let read = stream.read(&mut chunk).unwrap();
        assert!(read > 0, "it broke off: {text}");
        seen.extend_from_slice(&chunk[..read]);
    }
}

impl Seen {
    fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    fn content_type(&self) -> &str {
        self.header("content-type").unwrap_or_default()
    }

    fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }
}

#[tokio::test]
async fn media_types_are_the_documents() {
    use media_types::types::{PutMediaBody, PutMediaFilter, PutMediaMore};
    let service = Service::start();
    let call = service
        .client
        .media()
        .put_media(&PutMediaFilter::new().age(1), PutMediaBody::new().x("y"));
    call.more(PutMediaMore::new().age(2))
        .raw("a/b?c&d")
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        seen.line,
        "PUT /media?filter=%7B%22age%22%3A1%7D&more=%7B%22age%22%3A2%7D&raw=a/b?c%26d"
    );
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        ("application/vnd.media+json", r#"{"x":"y"}"#)
    );
    assert_eq!(seen.header("accept"), Some("*/*"));
}

/// The parameters of a media type are part of it.
#[tokio::test]
async fn versions_of_a_media_type() {
    let service = Service::start();
    let call = service
        .client
        .media()
        .post_media(media_types::types::PostMediaBody::new());
    assert!(call.send().await.is_err(), "nothing is no number");
    let seen = service.seen();
    assert_eq!(seen.content_type(), "application/json; version=2");
    assert_eq!(seen.header("accept"), Some("application/json; version=3"));
}

#[tokio::test]
async fn a_query_within_a_path() {
    let service = Service::start();
    service
        .client
        .parameters()
        .search("a b")
        .page(2)
        .send()
        .await
        .unwrap();
    assert_eq!(service.seen().line, "GET /search?kind=pet&of=a%20b&page=2");
}

#[tokio::test]
async fn enums_of_integers_are_numbers() {
    use integer_enums::types::{Kind, MakeChannelBody};
    let service = Service::start();
    let call = service
        .client
        .make_channel(&Kind::Voice)
        .like(Kind::Text)
        .others([Kind::Voice, Kind::Unknown(7)]);
    call.x_kind(Kind::Text)
        .body(MakeChannelBody::new(Kind::Voice).more([Kind::Text]))
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(seen.line, "POST /channels/2?like=0&others=2&others=7");
    assert_eq!(
        (seen.header("x-kind"), seen.text().as_str()),
        (Some("0"), "kind=2&more=0")
    );
}

#[tokio::test]
async fn every_style_in_every_place() {
    use styles::types::Range;
    let service = Service::start();
    let list = ["a".to_owned(), "b c".to_owned()];
    let range = Range::new().from(1).to(2);
    let call = service
        .client
        .styles()
        .try_styles(&list, &list, &range, &range);
    let call = call
        .form(list.to_vec())
        .joined(list.to_vec())
        .spaced(list.to_vec())
        .piped(list.to_vec());
    let call = call
        .deep(range.clone())
        .reserved("x:y")
        .x_list(list.to_vec())
        .x_range(range);
    call.crumb(list.to_vec()).send().await.unwrap();
    let seen = service.seen();
    assert_eq!(
        seen.line,
        "GET /styles/a,b%20c/.a,b%20c/;from=1;to=2/from=1,to=2\
         ?form=a&form=b%20c&joined=a,b%20c&spaced=a%20b%20c&piped=a%7Cb%20c\
         &deep%5Bfrom%5D=1&deep%5Bto%5D=2&reserved=x:y"
    );
    assert_eq!(seen.header("x-list"), Some("a,b c"));
    assert_eq!(seen.header("x-range"), Some("from=1,to=2"));
    assert_eq!(seen.header("cookie"), Some("crumb=a,b%20c"));
}

fn charge() -> body_kinds::types::Charge {
    use body_kinds::types::{Charge, ChargeAddress, ChargeMeta};
    let charge = Charge::new(5)
        .address(ChargeAddress::new().city("a b"))
        .expand(["x".to_owned(), "y".to_owned()]);
    charge
        .tags(["1".to_owned(), "2".to_owned()])
        .note("a/b")
        .meta(ChargeMeta::new().k("v"))
}

/// The fields of a form in the alphabet's order: which comes first depends on a feature of `serde_json`.
fn sorted(form: &str) -> String {
    let mut fields: Vec<&str> = form.split('&').collect();
    fields.sort_unstable();
    fields.join("&")
}

#[tokio::test]
async fn a_form_as_its_fields_are_declared() {
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_form(charge())
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(seen.content_type(), "application/x-www-form-urlencoded");
    assert_eq!(
        sorted(&seen.text()),
        "address%5Bcity%5D=a%20b&amount=5&expand%5B%5D=x&expand%5B%5D=y&meta=%7B%22k%22%3A%22v%22%7D&note=a/b&tags=1,2"
    );
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_form_or_not()
        .body(charge())
        .send()
        .await
        .unwrap();
    let expected = "address=%7B%22city%22%3A%22a%20b%22%7D&amount=5&expand=x&expand=y\
                    &meta=%7B%22k%22%3A%22v%22%7D&note=a%2Fb&tags=1&tags=2";
    assert_eq!(sorted(&service.seen().text()), expected);
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_form_or_not()
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!((seen.content_type(), seen.body.len()), ("", 0));
}

#[tokio::test]
async fn a_form_is_checked_before_it_is_sent() {
    let client = Client::builder("http://127.0.0.1:1").build().unwrap();
    let error = client
        .body_kinds()
        .send_form(charge().amount(0))
        .send()
        .await
        .unwrap_err();
    assert!(error.to_string().contains("body.amount"), "{error}");
}

#[tokio::test]
async fn files_in_a_multipart_form() {
    use body_kinds::types::{UploadBody, UploadBodyImage};
    let service = Service::start();
    let file = File::new(&b"\x89PNG\r\n"[..]).named("cat.png");
    let body = UploadBody::new(file)
        .purpose("show")
        .more([File::new("1").of_type("image/jpeg")])
        .image(UploadBodyImage::from(File::new("i")))
        .scans([File::new("s")]);
    service
        .client
        .body_kinds()
        .upload(body.details(charge()))
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    let boundary = seen
        .content_type()
        .strip_prefix("multipart/form-data; boundary=")
        .unwrap()
        .to_owned();
    let body = String::from_utf8_lossy(&seen.body).replace(&boundary, "BOUNDARY");
    let part = |name: &str, file: &str, media: &str, content: &str| {
        let file = if file.is_empty() {
            String::new()
        } else {
            format!("; filename=\"{file}\"")
        };
        let media = if media.is_empty() {
            String::new()
        } else {
            format!("\r\nContent-Type: {media}")
        };
        format!(
            "--BOUNDARY\r\nContent-Disposition: form-data; name=\"{name}\"{file}{media}\r\n\r\n{content}\r\n"
        )
    };
    let details = serde_json::to_string(&charge()).unwrap();
    let expected = [
        part("file", "cat.png", "image/png", "\u{fffd}PNG\r\n"),
        part("scans", "scans", "application/octet-stream", "s"),
        part("purpose", "", "", "show"),
        part("more", "more", "image/jpeg", "1"),
        part("image", "image", "application/octet-stream", "i"),
        part("details", "", "application/json", &details),
        "--BOUNDARY--\r\n".to_owned(),
    ];
    assert_eq!(body, expected.concat());
}

#[tokio::test]
async fn files_under_any_names() {
    let service = Service::start();
    let files = BTreeMap::from([(
        "a".to_owned(),
        File::new("1").named("a.txt").of_type("text/plain"),
    )]);
    service
        .client
        .body_kinds()
        .upload_any(files)
        .send()
        .await
        .unwrap();
    let body = service.seen().text();
    let expected = "Content-Disposition: form-data; name=\"a\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\n1\r\n--";
    assert!(body.contains(expected), "{body}");
}

#[tokio::test]
async fn text_and_bytes_as_they_are() {
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_bytes(vec![0, 0xff])
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.content_type(), seen.body.as_slice()),
        ("application/octet-stream", &[0, 0xff][..])
    );
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_text("a,\u{fc}")
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        ("text/csv; charset=utf-8", "a,\u{fc}")
    );
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_xml()
        .body("<a/>")
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        ("application/xml", "<a/>")
    );
    let service = Service::start();
    let call = service
        .client
        .body_kinds()
        .send_image()
        .body(vec![1])
        .header("content-type", "image/gif");
    call.send().await.unwrap();
    assert_eq!(service.seen().content_type(), "image/gif");
}

#[tokio::test]
async fn json_under_its_own_name() {
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_patch()
        .body(charge())
        .send()
        .await
        .unwrap();
    assert_eq!(
        service.seen().content_type(),
        "application/merge-patch+json"
    );
    let service = Service::start();
    service
        .client
        .body_kinds()
        .send_any(charge())
        .send()
        .await
        .unwrap();
    assert_eq!(service.seen().content_type(), "application/json");
}

#[tokio::test]
async fn what_can_be_read_is_asked_for() {
    let accept = |seen: &Seen| seen.header("accept").unwrap_or_default().to_owned();
    let service = Service::start();
    let answer = service
        .client
        .answer_kinds()
        .make_thing()
        .send()
        .await
        .unwrap();
    assert_eq!(*answer, MakeThingResponse::NoContent);
    let expected =
        "application/json, application/vnd.job+json, text/plain, application/octet-stream";
    assert_eq!(accept(&service.seen()), expected);
    let service = Service::start();
    let nothing = service
        .client
        .answer_kinds()
        .read_thing()
        .send()
        .await
        .unwrap_err();
    assert_eq!(nothing.status().unwrap(), 204, "{nothing}");
    assert_eq!(accept(&service.seen()), "application/vnd.thing+json");
    let service = Service::start();
    let picture = service.client.answer_kinds().read_picture();
    let nothing = picture.send().await.unwrap_err();
    assert_eq!(nothing.status().unwrap(), 204, "{nothing}");
    assert_eq!(accept(&service.seen()), "image/png");
    let service = Service::start();
    assert_eq!(
        service
            .client
            .answer_kinds()
            .read_events()
            .send()
            .await
            .unwrap()
            .into_inner(),
        ""
    );
    assert_eq!(accept(&service.seen()), "text/event-stream");
}

#[tokio::test]
async fn a_body_that_is_no_struct_is_checked_too() {
    use checked_bodies::types::PointsItem;
    let service = Service::start();
    let client = Client::builder("http://127.0.0.1:1").build().unwrap();
    let refused = |error: String, what: &str| assert!(error.contains(what), "{error}");
    let none = client.post_names(Vec::new()).send().await.unwrap_err();
    refused(none.to_string(), "body: List should have at least 1 item");
    let long = client
        .post_names(vec!["abcd".to_owned()])
        .send()
        .await
        .unwrap_err();
    refused(
        long.to_string(),
        "body[0]: String should have at most 3 characters",
    );
    let far = client
        .post_points(vec![PointsItem::new(9)])
        .send()
        .await
        .unwrap_err();
    refused(
        far.to_string(),
        "body[0].x: Input should be less than or equal to 5",
    );
    let many = client
        .post_points(vec![PointsItem::new(1), PointsItem::new(2)])
        .send()
        .await
        .unwrap_err();
    refused(many.to_string(), "body: List should have at most 1 item");
    let unmarked = client.post_marks(BTreeMap::new()).send().await.unwrap_err();
    refused(unmarked.to_string(), "body: Object should have `at`");
    let count = client
        .put_counts()
        .body(BTreeMap::from([("a".to_owned(), 10)]));
    refused(
        count.send().await.unwrap_err().to_string(),
        "body.a: Input should be less than",
    );
    let long = client.post_text("abcd").send().await.unwrap_err();
    refused(
        long.to_string(),
        "body: String should have at most 3 characters",
    );
    let lines = client.put_text().body("a,b").send().await.unwrap_err();
    refused(lines.to_string(), "body: String should match");
    let code = client.put_code("abcd".to_owned()).send().await.unwrap_err();
    refused(
        code.to_string(),
        "body: String should have at most 2 characters",
    );
    let other = Service::start();
    other
        .client
        .put_code("xbcd".to_owned())
        .send()
        .await
        .unwrap();
    assert_eq!(other.seen().body, br#""xbcd""#);
    service
        .client
        .post_names(vec!["abc".to_owned()])
        .send()
        .await
        .unwrap();
    assert_eq!(service.seen().body, br#"["abc"]"#);
}

mod read_change_put {
    use expected::operations::read_change_put::types::{
        Block, ImageBlock, Note, Person, Seal, TextBlock,
    };
    use expected::runtime::{Error, Patch, Secret, decode};
    use serde_json::{Value, json};

    use super::{Client, Service};

    /// A note as the service sends it: all that is read-only is there, and nothing that is write-only.
    fn received() -> Value {
        json!({
            "id": 7, "made": "2030-01-31T12:00:00Z", "removed": "x", "views": 3, "text": "a",
            "owner": {"name": "Ann", "rank": "one"}, "readers": [{"name": "Bo", "rank": "two"}],
            "seals": {"s": {"mark": "m", "color": "red"}}, "block": {"kind": "text", "words": 2, "text": "t"},
            "etag": "e"
        })
    }

    fn note() -> Note {
        decode(received().to_string().as_bytes()).unwrap()
    }

    /// The violations that keep a call from being sent.
    fn violations(error: &Error<impl std::fmt::Debug>) -> Vec<String> {
        let Error::Invalid(violations) = error else {
            panic!("{error:?}")
        };
        violations.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_response_has_no_write_only_properties() {
        let note = note();
        assert_eq!(
            (note.pin.is_none(), note.code == Patch::Absent),
            (true, true)
        );
        assert!(note.validate().is_ok());
        assert_eq!(
            serde_json::to_value(&note).unwrap(),
            received(),
            "what was read can be stored"
        );
    }

    #[tokio::test]
    async fn what_was_read_lacks_what_requests_have_to_have() {
        let client = Client::builder("http://127.0.0.1:1").build().unwrap();
        let error = client
            .read_change_put()
            .put_note(7, note())
            .send()
            .await
            .unwrap_err();
        let missing = ["body.pin", "body.code", "body.seals.s.key"];
        assert_eq!(
            violations(&error),
            missing.map(|field| format!("{field}: Field required in requests"))
        );
        let image: ImageBlock = decode(br#"{"kind": "image", "url": "u"}"#).unwrap();
        let note = Note::new("a", "1234", None, Person::new("Ann")).block(image);
        let error = client
            .read_change_put()
            .put_note(7, note)
            .send()
            .await
            .unwrap_err();
        assert_eq!(
            violations(&error),
            ["body.block.image.upload: Field required in requests"]
        );
    }

    #[tokio::test]
    async fn read_only_properties_are_not_sent() {
        let service = Service::start();
        let mut changed = note().pin("1234").code(Secret::from("c")).text("b");
        changed.seals.as_mut().unwrap().get_mut("s").unwrap().key = Some("k".into());
        // It is not sent: its limits do not matter.
        changed.owner.rank = Some("too long".to_owned());
        service
            .client
            .read_change_put()
            .put_note(7, changed)
            .send()
            .await
            .unwrap_err();
        let sent: Value = serde_json::from_str(&service.seen().text()).unwrap();
        let expected = json!({
            "text": "b", "pin": "1234", "code": "c", "owner": {"name": "Ann"}, "readers": [{"name": "Bo"}],
            "seals": {"s": {"key": "k", "color": "red"}}, "block": {"kind": "text", "text": "t"}, "etag": "e"
        });
        assert_eq!(sent, expected);
    }

    #[tokio::test]
    async fn new_asks_for_what_requests_have_to_have() {
        let service = Service::start();
        let note = Note::new("a", "1234", None, Person::new("Ann")).block(ImageBlock::new("data"));
        assert_eq!(note.code, Patch::Null);
        service
            .client
            .read_change_put()
            .put_note(7, note)
            .send()
            .await
            .unwrap_err();
        let sent: Value = serde_json::from_str(&service.seen().text()).unwrap();
        let block = json!({"kind": "image", "upload": "data"});
        let expected = json!({"text": "a", "pin": "1234", "code": null, "owner": {"name": "Ann"}, "block": block});
        assert_eq!(sent, expected);
    }

    #[test]
    fn limits_of_read_only_properties_hold_for_what_was_read() {
        let mut note = note();
        note.owner.rank = Some("too long".to_owned());
        let violations = note.validate().unwrap_err();
        assert!(
            violations.to_string().starts_with("owner.rank: "),
            "{violations}"
        );
        assert!(matches!(
            note.block,
            Some(Block::Text(TextBlock { words: Some(2), .. }))
        ));
    }

    #[tokio::test]
    async fn forms_and_parameters_have_no_read_only_properties() {
        let mut seal = Seal::new("k").color("red");
        seal.mark = Some("m".to_owned());
        let service = Service::start();
        service
            .client
            .read_change_put()
            .post_form(7, seal.clone())
            .send()
            .await
            .unwrap_err();
        assert_eq!(super::sorted(&service.seen().text()), "color=red&key=k");
        let service = Service::start();
        service
            .client
            .read_change_put()
            .patch_upload(7, seal.clone())
            .send()
            .await
            .unwrap();
        let form = service.seen().text();
        assert!(
            form.contains("name=\"key\"") && !form.contains("name=\"mark\""),
            "{form}"
        );
        let service = Service::start();
        service
            .client
            .read_change_put()
            .find_seals()
            .like(seal)
            .send()
            .await
            .unwrap();
        let line = service.seen().line;
        assert!(line.contains("color") && !line.contains("mark"), "{line}");
    }
}

/// The headers of each part of a multipart form, besides its name, and its content.
fn parts(seen: &Seen) -> Vec<(String, String, String)> {
    let boundary = seen
        .content_type()
        .strip_prefix("multipart/form-data; boundary=")
        .unwrap();
    let form = String::from_utf8_lossy(&seen.body).into_owned();
    let delimiter = format!("--{boundary}");
    let parts = form
        .split(&delimiter)
        .filter_map(|part| part.trim().split_once("\r\n\r\n"));
    let parts = parts.map(|(head, content)| {
        let (_, name) = head.split_once("name=\"").unwrap();
        let (name, _) = name.split_once('"').unwrap();
        let content_type = head
            .lines()
            .find_map(|line| line.strip_prefix("Content-Type: "));
        (
            name.to_owned(),
            content_type.unwrap_or_default().to_owned(),
            content.to_owned(),
        )
    });
    parts.collect()
}

#[tokio::test]
async fn an_array_in_a_multipart_form_is_a_part_for_each_item() {
    use expected::operations::multipart_arrays::types::{
        BooleanArrayOrInteger, SendPartsBody, SendPartsBodyPointsItem, SendPartsBodyShapesItem,
    };
    let service = Service::start();
    let body = SendPartsBody::new(["a".to_owned(), "b \"c\"".to_owned()])
        .counts([1, 2])
        .points([
            SendPartsBodyPointsItem::new().x(1),
            SendPartsBodyPointsItem::new(),
        ])
        .shapes([
            SendPartsBodyShapesItem::new().y(2),
            SendPartsBodyShapesItem::new().y(3),
        ])
        .rows([vec![1, 2], vec![]])
        .cells([vec!["d".to_owned()], vec!["e".to_owned()]])
        .maybe([Some("f".to_owned()), None])
        .words(["g".to_owned(), "h".to_owned()])
        .scans([File::new("i"), File::new("j")])
        .manifest(File::new("{}"))
        .either(BooleanArrayOrInteger::from(vec![true, false]));
    service
        .client
        .multipart_arrays()
        .send_parts(body)
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    let of = |name: &str| {
        let parts = parts(&seen).into_iter().filter(|(own, ..)| own == name);
        parts
            .map(|(_, content_type, content)| (content_type, content))
            .collect::<Vec<_>>()
    };
    let all = |content_type: &str, contents: [&str; 2]| {
        contents
            .map(|content| (content_type.to_owned(), content.to_owned()))
            .to_vec()
    };
    assert_eq!(
        of("tags"),
        all("application/json", ["\"a\"", "\"b \\\"c\\\"\""])
    );
    assert_eq!(of("counts"), all("application/json", ["1", "2"]));
    assert_eq!(of("points"), all("application/json", ["{\"x\":1}", "{}"]));
    assert_eq!(
        of("shapes"),
        all(
            "application/geo+json; charset=utf-8",
            ["{\"y\":2}", "{\"y\":3}"]
        )
    );
    assert_eq!(
        of("rows"),
        all("application/json", ["[1,2]", "[]"]),
        "an item is a part, whatever it holds"
    );
    assert_eq!(of("cells"), all("application/json", ["[\"d\"]", "[\"e\"]"]));
    assert_eq!(of("maybe"), all("application/json", ["\"f\"", "null"]));
    assert_eq!(of("words"), all("text/csv", ["g", "h"]));
    assert_eq!(of("scans"), all("image/png", ["i", "j"]));
    assert_eq!(
        of("manifest"),
        [("application/json".to_owned(), "{}".to_owned())]
    );
    assert_eq!(of("either"), all("application/json", ["true", "false"]));
}
