//! Several media types of one operation: the `Content-Type` decides what is read, and each has a method.

use expected::operations::several_media_types::calls::several::{
    ReadFormatsResponse, ReadPictureResponse, ReadRangesResponse, ReadStatusesResponse,
    ReadVersionError, ReadVersionResponse,
};
use expected::operations::several_media_types::types::{CreateBody, First, Second};
use expected::runtime::{Body, BodyError, Client, Error, File};

use super::Service;

/// A service that answers with this body, and the client of the operations.
fn answering(status: &str, content_type: &str, body: &str) -> (Service, Client) {
    let content_type = if content_type.is_empty() {
        String::new()
    } else {
        format!("content-type: {content_type}\r\n")
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\n{content_type}content-length: {length}\r\nconnection: close\r\n\r\n"
    );
    let service = Service::answering(format!("{head}{body}").into_bytes());
    let client = service.client.clone();
    (service, client)
}

fn reason<E>(error: &Error<E>) -> String {
    match error {
        Error::Unexpected(error) => error.reason().to_string(),
        other => panic!("another kind of error: {:?}", other.kind()),
    }
}

const V1: &str = "application/vnd.acme.v1+json";
const V2: &str = "application/vnd.acme.v2+json";

#[tokio::test]
async fn the_first_json_is_asked_for_and_read() {
    let (service, client) = answering("200 OK", V1, r#"{"a": "x"}"#);
    let read = client.several().read_version().send().await.unwrap();
    assert_eq!(read.a, "x");
    assert_eq!(service.seen().header("accept"), Some(V1));
}

#[tokio::test]
async fn another_declared_json_is_never_read_as_the_first() {
    let (_service, client) = answering("200 OK", V2, r#"{"a": 1}"#);
    let error = client.several().read_version().send().await.unwrap_err();
    let Error::Unexpected(unexpected) = &error else {
        panic!("another kind of error: {:?}", error.kind());
    };
    match unexpected.reason() {
        BodyError::Kind { expected, found } => {
            assert_eq!((*expected, found.as_deref()), (V1, Some(V2)));
        }
        other => panic!("another reason: {other}"),
    }
    assert_eq!(error.body(), br#"{"a": 1}"#);
}

#[tokio::test]
async fn an_undeclared_type_is_no_json_where_two_are_declared() {
    for content_type in ["application/json", "text/html", ""] {
        let (_service, client) = answering("200 OK", content_type, r#"{"a": "x"}"#);
        let error = client.several().read_version().send().await.unwrap_err();
        let found = if content_type.is_empty() {
            "a body of no known type"
        } else {
            content_type
        };
        assert_eq!(reason(&error), format!("{found} where {V1} was expected"));
    }
}

#[tokio::test]
async fn an_undeclared_type_is_tried_as_the_only_json() {
    for content_type in ["application/json; charset=utf-8", "text/plain", ""] {
        let (_service, client) = answering("200 OK", content_type, r#"["a"]"#);
        let read = client.several().read_formats().send().await.unwrap();
        assert_eq!(*read, ["a"], "{content_type}");
    }
    let (_service, client) = answering("200 OK", "text/csv", "a,b");
    let error = client.several().read_formats().send().await.unwrap_err();
    assert_eq!(
        reason(&error),
        "text/csv where application/json was expected"
    );
}

#[tokio::test]
async fn each_media_type_has_a_method() {
    let (service, client) = answering("200 OK", "Text/CSV; charset=utf-8", "a,b");
    let csv = client
        .several()
        .read_formats()
        .limit(3)
        .send_csv()
        .await
        .unwrap();
    assert_eq!(*csv, "a,b");
    let seen = service.seen();
    assert_eq!(seen.header("accept"), Some("text/csv"));
    assert_eq!(seen.line, "GET /several/formats?limit=3");

    let (service, client) = answering("200 OK", "application/pdf", "%PDF");
    let pdf = client.several().read_formats().send_pdf().await.unwrap();
    assert_eq!(&pdf[..], b"%PDF");
    assert_eq!(service.seen().header("accept"), Some("application/pdf"));

    let (service, client) = answering("200 OK", V2, r#"{"a": 1}"#);
    let second = client
        .several()
        .read_version()
        .send_acme_v2_json()
        .await
        .unwrap();
    assert_eq!(second.a, 1);
    assert_eq!(service.seen().header("accept"), Some(V2));
}

#[tokio::test]
async fn each_binary_type_is_read_while_it_arrives() {
    let (service, client) = answering("200 OK", "application/pdf", "%PDF");
    let formats = client.several().read_formats();
    let mut pdf = formats.download_pdf().await.unwrap();
    assert_eq!(pdf.content_length(), Some(4));
    assert_eq!(&pdf.next().await.unwrap().unwrap()[..], b"%PDF");
    assert_eq!(service.seen().header("accept"), Some("application/pdf"));

    let (service, client) = answering("200 OK", "image/png", "png");
    let mut png = client.several().read_picture().download().await.unwrap();
    assert_eq!(&png.next().await.unwrap().unwrap()[..], b"png");
    assert_eq!(service.seen().header("accept"), Some("image/png"));

    let (service, client) = answering("200 OK", "image/jpeg", "jpeg");
    let picture = client.several().read_picture();
    let error = picture.clone().download().await.unwrap_err();
    assert_eq!(reason(&error), "image/jpeg where image/png was expected");
    assert_eq!(error.body(), b"jpeg");
    drop(service);
    let (service, client) = answering("200 OK", "image/jpeg", "jpeg");
    let any = client.several().read_picture().send_any().await.unwrap();
    assert_eq!(any.into_inner(), ReadPictureResponse::Jpeg("jpeg".into()));
    let asked = "image/png, image/jpeg";
    assert_eq!(service.seen().header("accept"), Some(asked));
}

#[tokio::test]
async fn setters_and_methods_have_names_of_their_own() {
    let (service, client) = answering("200 OK", "application/octet-stream", "bytes");
    let call = client.several().read_with_setters().download(true);
    let mut bytes = call.download_response().await.unwrap();
    assert_eq!(&bytes.next().await.unwrap().unwrap()[..], b"bytes");
    let line = "GET /several/setters?download=true";
    assert_eq!(service.seen().line, line);

    let (service, client) = answering("200 OK", "application/octet-stream", "bytes");
    let call = client.several().read_file().download_param(true);
    let mut bytes = call.download().await.unwrap();
    assert_eq!(&bytes.next().await.unwrap().unwrap()[..], b"bytes");
    let line = "GET /several/download?download=true";
    assert_eq!(service.seen().line, line);

    let line = "{\"a\": \"x\"}\n";
    let (service, client) = answering("200 OK", "application/x-ndjson", line);
    let call = client.several().read_rows().stream_param(true);
    let mut rows = call.stream().await.unwrap();
    assert_eq!(rows.next().await.unwrap().unwrap().a, "x");
    assert_eq!(service.seen().line, "GET /several/streams?stream=true");
}

#[tokio::test]
async fn a_second_stream_is_read_as_a_whole() {
    let sequence = "\u{1e}{\"a\": \"x\"}\n";
    let (service, client) = answering("200 OK", "application/json-seq", sequence);
    let rows = client.several().read_rows().send_json_seq().await.unwrap();
    assert_eq!(&rows[..], sequence.as_bytes());
    assert_eq!(
        service.seen().header("accept"),
        Some("application/json-seq")
    );
}

#[tokio::test]
async fn any_of_them_is_read_as_what_it_is() {
    let (service, client) = answering("200 OK", "text/csv", "a,b");
    let read = client.several().read_formats().send_any().await.unwrap();
    assert_eq!(
        read.into_inner(),
        ReadFormatsResponse::Csv("a,b".to_owned())
    );
    let asked = "application/json, text/csv, application/pdf";
    assert_eq!(service.seen().header("accept"), Some(asked));

    let (_service, client) = answering("200 OK", V2, r#"{"a": 1}"#);
    let read = client.several().read_version().send_any().await.unwrap();
    let expected = ReadVersionResponse::AcmeV2Json(Second::new(1));
    assert_eq!(read.into_inner(), expected);
}

#[tokio::test]
async fn the_most_specific_type_is_taken() {
    let json = r#"{"a": "x"}"#;
    let first = ReadRangesResponse::Json(First::new("x"));
    let second = ReadRangesResponse::JsonVersion2(Second::new(1));
    for (content_type, body, expected) in [
        ("application/json", json, first),
        ("application/json;Version=\"2\"", r#"{"a": 1}"#, second),
        ("text/html", "t", ReadRangesResponse::Text("t".to_owned())),
        ("image/png", "p", ReadRangesResponse::Other("p".into())),
    ] {
        let (_service, client) = answering("200 OK", content_type, body);
        let read = client.several().read_ranges().send_any().await.unwrap();
        assert_eq!(read.into_inner(), expected, "{content_type}");
    }
}

#[tokio::test]
async fn json_by_two_names_is_one_type() {
    for content_type in ["application/json", "text/json"] {
        let (_service, client) = answering("200 OK", content_type, r#"{"a": "x"}"#);
        let read = client.several().read_same().send().await.unwrap();
        assert_eq!(read.a, "x");
    }
}

#[tokio::test]
async fn errors_are_chosen_by_status_and_then_by_media_type() {
    let message = r#"{"message": "m"}"#;
    let title = r#"{"title": "t"}"#;
    for (status, content_type, body, expected) in [
        (
            "400 Bad Request",
            "application/json",
            message,
            "BadRequest(m)",
        ),
        (
            "400 Bad Request",
            "application/problem+json",
            title,
            "BadRequestProblemJson(t)",
        ),
        (
            "500 Internal Server Error",
            "text/plain",
            "oops",
            "OtherText(oops)",
        ),
        (
            "500 Internal Server Error",
            "application/x-json",
            message,
            "Other(m)",
        ),
    ] {
        let (_service, client) = answering(status, content_type, body);
        let sent = client
            .several()
            .read_version()
            .retry(expected::runtime::RetryPolicy::none());
        let error = sent.send().await.unwrap_err();
        let found = match error.api() {
            Some(ReadVersionError::BadRequest(plain)) => format!("BadRequest({})", plain.message),
            Some(ReadVersionError::BadRequestProblemJson(problem)) => {
                format!("BadRequestProblemJson({})", problem.title)
            }
            Some(ReadVersionError::OtherText(text)) => format!("OtherText({text})"),
            Some(ReadVersionError::Other(plain)) => format!("Other({})", plain.message),
            other => format!("{other:?}"),
        };
        assert_eq!(found, expected, "{status} {content_type}");
    }
}

#[tokio::test]
async fn an_error_of_an_undeclared_type_is_not_read_as_another_status() {
    let (_service, client) = answering("400 Bad Request", "text/plain", "oops");
    let error = client.several().read_version().send().await.unwrap_err();
    let Error::Api(error) = &error else {
        panic!("another kind of error: {:?}", error.kind());
    };
    assert!(error.failure().is_none());
    let reason = error.reason().map(ToString::to_string);
    let expected = "text/plain where application/problem+json was expected";
    assert_eq!(reason.as_deref(), Some(expected));
}

#[tokio::test]
async fn media_types_are_variants_where_statuses_are() {
    for (status, content_type, body, expected) in [
        (
            "200 OK",
            "text/plain",
            "t",
            ReadStatusesResponse::OkText("t".to_owned()),
        ),
        (
            "200 OK",
            "application/json",
            r#"{"a": "x"}"#,
            ReadStatusesResponse::Ok(First::new("x")),
        ),
        (
            "202 Accepted",
            "application/json",
            r#"{"a": 1}"#,
            ReadStatusesResponse::Accepted(Second::new(1)),
        ),
    ] {
        let (service, client) = answering(status, content_type, body);
        let read = client.several().read_statuses().send().await.unwrap();
        assert_eq!(read.into_inner(), expected);
        assert_eq!(service.seen().header("accept"), Some("application/json"));
    }
}

#[tokio::test]
async fn a_body_is_sent_as_each_of_its_media_types() {
    let service = Service::start();
    let client = service.client.clone();
    client
        .several()
        .create_form_body(First::new("x y"))
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    let form = "application/x-www-form-urlencoded";
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        (form, "a=x%20y")
    );

    let service = Service::start();
    let client = service.client.clone();
    let body = CreateBody::new().picture(File::new("bytes").named("p.png"));
    client
        .several()
        .create_multipart(body)
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert!(
        seen.content_type()
            .starts_with("multipart/form-data; boundary=")
    );
    assert!(
        seen.text().contains("filename=\"p.png\""),
        "{}",
        seen.text()
    );

    let service = Service::start();
    let client = service.client.clone();
    client
        .several()
        .create_acme_v2_json(Second::new(1))
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        (V2, r#"{"a":1}"#)
    );

    let service = Service::start();
    let client = service.client.clone();
    let body = Body::from(bytes::Bytes::from_static(b"a,b"));
    client
        .several()
        .create_with(body, "text/csv")
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        ("text/csv", "a,b")
    );
}

#[tokio::test]
async fn an_optional_body_has_a_setter_for_each() {
    let service = Service::start();
    let client = service.client.clone();
    client
        .several()
        .change()
        .body_form(First::new("x"))
        .send()
        .await
        .unwrap();
    assert_eq!(service.seen().text(), "a=x");

    let service = Service::start();
    let client = service.client.clone();
    let body = Body::new("application/x-foo", "foo");
    client
        .several()
        .change()
        .body_with(body)
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        ("application/x-foo", "foo")
    );
}

#[tokio::test]
async fn a_form_that_is_no_object_is_written_by_the_caller() {
    let service = Service::start();
    let client = service.client.clone();
    let form = "application/x-www-form-urlencoded";
    let body = Body::new(form, "a&b");
    client.several().create_form(body).send().await.unwrap();
    let seen = service.seen();
    assert_eq!((seen.content_type(), seen.text().as_str()), (form, "a&b"));
}
