//! Calls of a document of Swagger 2.0 whose media types are declared for whole operations: files, text, errors, forms and patches.

use std::collections::BTreeMap;

use expected::operations::swagger_calls::ResponseHeaders as _;
use expected::operations::swagger_calls::calls::swagger_calls::{
    ExportContainerError, PatchPodResponse, PostMessageError, PostThingError, ReadLogError,
};
use expected::operations::swagger_calls::types::{
    BoxType, Crate, DeleteOptions, IntegerOrString, Pod, PostMessageBody, Thing, ThingBase,
    UploadPartsBody,
};
use expected::runtime::{Body, ByteStream, ClientBuilder, DateTime, ErrorKind, File};

use super::Service;

/// A service that answers with these lines of a head, and this body.
fn answering(head: &str, body: &str) -> Service {
    Service::answering(answer(head, body))
}

fn answer(head: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let text =
        format!("HTTP/1.1 {head}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}");
    text.into_bytes()
}

fn with_key(builder: ClientBuilder) -> ClientBuilder {
    builder.swagger_key("the-key")
}

#[tokio::test]
async fn text_and_headers_of_a_ping_are_read() {
    let head = "200 OK\r\ncontent-type: text/plain; charset=utf-8\r\napi-version: 1.43\r\nexperimental: true\r\n\
                build-time: 2026-01-02T03:04:05Z\r\nnumbers: 9007199254740993,-1";
    let service = answering(head, "OK");
    let pong = service.client.swagger_calls().ping().send().await.unwrap();
    assert_eq!(*pong, "OK");
    assert_eq!(pong.api_version(), Ok(Some("1.43".to_owned())));
    assert_eq!(pong.experimental(), Ok(Some(true)));
    let time = pong.build_time().unwrap().unwrap();
    assert_eq!(time.as_str(), "2026-01-02T03:04:05Z");
    assert_eq!(pong.numbers(), Ok(Some(vec![9_007_199_254_740_993, -1])));
    let seen = service.seen();
    assert_eq!(seen.line, "GET /ping");
    assert!(seen.header("accept").unwrap().contains("text/plain"));
}

#[tokio::test]
async fn a_response_to_head_has_headers_alone() {
    let head = "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 2\r\napi-version: 1.43\r\nconnection: close\r\n\r\n";
    let service = Service::built(head.into(), with_key);
    let call = service.client.swagger_calls().ping_head();
    let pong = call.send().await.unwrap();
    assert_eq!(pong.api_version(), Ok(Some("1.43".to_owned())));
    let seen = service.seen();
    assert_eq!(seen.line, "HEAD /ping");
    assert_eq!(seen.header("x-swagger-key"), Some("the-key"));
}

#[tokio::test]
async fn a_success_without_a_schema_is_a_file_where_only_files_are_produced() {
    let service = answering("200 OK\r\ncontent-type: application/octet-stream", "tar");
    let call = service.client.swagger_calls().export_container("a/b");
    assert_eq!(&call.send().await.unwrap()[..], b"tar");
    let seen = service.seen();
    assert_eq!(seen.line, "GET /containers/a%2Fb/export");
    assert_eq!(seen.header("accept"), Some("application/octet-stream"));

    let service = answering("200 OK\r\ncontent-type: application/octet-stream", "tar");
    let call = service.client.swagger_calls().export_container("a");
    let mut stream = call.download().await.unwrap();
    let stream: &mut ByteStream = &mut stream;
    assert_eq!(&stream.next().await.unwrap().unwrap()[..], b"tar");
    assert!(stream.next().await.is_none());
    service.seen();

    // Some services have nothing to send after all.
    let service = answering("200 OK", "");
    let call = service.client.swagger_calls().export_container("a");
    assert!(call.send().await.unwrap().is_empty());
    service.seen();
}

#[tokio::test]
async fn an_error_next_to_files_and_text_is_an_object() {
    let head = "404 Not Found\r\ncontent-type: application/json";
    let service = answering(head, r#"{"message":"no container"}"#);
    let call = service.client.swagger_calls().export_container("a");
    let error = call.send().await.unwrap_err();
    match error.api() {
        Some(ExportContainerError::NotFound(fault)) => assert_eq!(fault.message, "no container"),
        other => panic!("{other:?}"),
    }
    service.seen();

    // The same, as a service that does not name the media type of its errors has it.
    let head = "404 Not Found\r\ncontent-type: text/plain";
    let service = answering(head, r#"{"message":"no container"}"#);
    let call = service.client.swagger_calls().read_log("a");
    let error = call.send().await.unwrap_err();
    match error.api() {
        Some(ReadLogError::NotFound(fault)) => assert_eq!(fault.message, "no container"),
        other => panic!("{other:?}"),
    }
    service.seen();
}

#[tokio::test]
async fn a_string_is_text_where_text_is_listed_first() {
    let service = answering("200 OK\r\ncontent-type: text/plain", "\"line\" 1\n");
    let call = service.client.swagger_calls().read_log("a").follow(false);
    let log = call.send().await.unwrap();
    assert_eq!(*log, "\"line\" 1\n");
    let seen = service.seen();
    assert_eq!(seen.line, "GET /containers/a/log?follow=false");
    assert_eq!(seen.header("accept"), Some("text/plain"));

    let service = answering("200 OK\r\ncontent-type: application/json", "\"line 1\"");
    let call = service.client.swagger_calls().read_log("a");
    assert_eq!(*call.send_json().await.unwrap(), "line 1");
    assert_eq!(service.seen().header("accept"), Some("application/json"));
}

#[tokio::test]
async fn a_file_has_the_media_types_that_are_not_json() {
    let head = "200 OK\r\ncontent-type: application/pdf\r\ncontent-disposition: attachment";
    let service = answering(head, "%PDF");
    let call = service.client.swagger_calls().get_file_report();
    let file = call.send().await.unwrap();
    assert_eq!(&file[..], b"%PDF");
    let disposition = file.content_disposition();
    assert_eq!(disposition, Ok(Some("attachment".to_owned())));
    assert_eq!(service.seen().header("accept"), Some("application/pdf"));
}

#[tokio::test]
async fn a_body_of_bytes_is_sent_as_it_is() {
    let service = answering("200 OK", "");
    let calls = service.client.swagger_calls();
    let call = calls.import_container("a", "/etc", vec![0, 0xff, b'\n']);
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(seen.line, "PUT /containers/a/export?path=%2Fetc");
    assert_eq!(seen.content_type(), "application/x-tar");
    assert_eq!(seen.body, [0, 0xff, b'\n']);

    let service = answering("200 OK", "");
    let body = Body::from("bytes");
    let calls = service.client.swagger_calls();
    let call = calls.import_container_with("a", "/", body, "application/octet-stream");
    call.send().await.unwrap();
    assert_eq!(service.seen().content_type(), "application/octet-stream");
}

#[tokio::test]
async fn each_media_type_of_a_patch_can_be_sent() {
    let pod = r#"{"name":"web","port":80}"#;
    let service = answering("201 Created\r\ncontent-type: application/json", pod);
    let patch = [("spec".to_owned(), "x".into())].into();
    let call = service.client.swagger_calls().patch_pod("web", patch);
    let patched: Pod = call.send().await.unwrap().into_inner();
    assert_eq!(patched.port, Some(IntegerOrString::Integer(80)));
    let seen = service.seen();
    assert_eq!(seen.line, "PATCH /pods/web");
    assert_eq!(seen.content_type(), "application/json-patch+json");
    assert_eq!(seen.text(), r#"{"spec":"x"}"#);

    let bodies = [
        ("application/json-patch+json", r#"[{"op":"remove"}]"#),
        ("application/merge-patch+json", r#"{"spec":null}"#),
        ("application/apply-patch+yaml", "spec: x\n"),
    ];
    for (media_type, text) in bodies {
        let service = answering("200 OK\r\ncontent-type: application/yaml", "name: web\n");
        let calls = service.client.swagger_calls();
        let call = calls.patch_pod_with("web", Body::from(text), media_type);
        match call.send_any().await.unwrap().into_inner() {
            PatchPodResponse::Yaml(yaml) => assert_eq!(yaml, "name: web\n"),
            other => panic!("{other:?}"),
        }
        let seen = service.seen();
        assert_eq!(seen.content_type(), media_type);
        assert_eq!(seen.text(), text);
        assert_eq!(
            seen.header("accept"),
            Some("application/json, application/yaml")
        );
    }
}

#[tokio::test]
async fn a_body_of_delete_is_optional_and_a_response_may_be_an_empty_object() {
    let head = "202 Accepted\r\ncontent-type: application/json";
    let service = answering(head, "{}");
    let call = service.client.swagger_calls().delete_pod("web");
    assert!(call.send().await.unwrap().is_empty());
    let seen = service.seen();
    assert_eq!(seen.line, "DELETE /pods/web");
    assert_eq!((seen.content_type(), seen.text().as_str()), ("", ""));

    let service = answering(head, "{}");
    let call = service.client.swagger_calls().delete_pod("web");
    let call = call.body(DeleteOptions::new().grace(i64::MAX));
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(seen.content_type(), "application/json");
    assert_eq!(seen.text(), r#"{"grace":9223372036854775807}"#);
}

#[tokio::test]
async fn a_form_is_sent_next_to_a_token_in_a_header() {
    let head = "200 OK\r\ncontent-type: application/json";
    let answer = answer(head, r#"{"ok":true,"ts":"1"}"#);
    let service = Service::built(answer, |builder| builder.swagger_member("bearer-token"));
    let body = PostMessageBody::new("C1")
        .text("a & b = ü")
        .unfurl(false)
        .spaces(["x".to_owned(), "y".to_owned()])
        .pipes(["x".to_owned(), "y".to_owned()]);
    let calls = service.client.swagger_calls();
    let call = calls.post_message(&"header-token".into(), body);
    let sent = call.send().await.unwrap();
    assert_eq!(sent.ts.as_deref(), Some("1"));
    let seen = service.seen();
    assert_eq!(seen.content_type(), "application/x-www-form-urlencoded");
    assert_eq!(
        seen.text(),
        "channel=C1&text=a%20%26%20b%20%3D%20%C3%BC&unfurl=false&spaces=x%20y&pipes=x%7Cy"
    );
    assert_eq!(seen.header("token"), Some("header-token"));
    let authorization = seen.header("authorization");
    assert_eq!(authorization, Some("Bearer bearer-token"));
}

#[tokio::test]
async fn a_default_response_is_the_error_of_other_statuses() {
    let head = "400 Bad Request\r\ncontent-type: application/json";
    let service = answering(head, r#"{"ok":false,"error":"ratelimited"}"#);
    let calls = service.client.swagger_calls();
    let call = calls.post_message(&"t".into(), PostMessageBody::new("C1"));
    let error = call.send().await.unwrap_err();
    match error.api() {
        Some(PostMessageError::Other(problem)) => assert_eq!(problem.error, "ratelimited"),
        other => panic!("{other:?}"),
    }
    assert_eq!(error.kind(), ErrorKind::Api);
    service.seen();
}

#[tokio::test]
async fn files_and_arrays_are_parts() {
    let service = Service::built(
        b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n".to_vec(),
        |builder| builder.swagger_signature("a+b"),
    );
    let body = UploadPartsBody::new(File::new(vec![0, 0xff]).named("a.bin"))
        .size(i64::MIN)
        .tags(["x".to_owned(), "y".to_owned()])
        .notes(["n".to_owned(), "m".to_owned()]);
    let lists = ["l,1".to_owned(), "l/2".to_owned()];
    let call = service.client.swagger_calls().upload_parts(&lists, body);
    let call = call.tabs(["s".to_owned(), "t".to_owned()]);
    let call = call.x_names(["v".to_owned(), "w".to_owned()]);
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(
        seen.line,
        "POST /uploads/l%2C1,l%2F2?tabs=s,t&signature=a%2Bb"
    );
    assert_eq!(seen.header("x-names"), Some("v,w"));
    let text = String::from_utf8_lossy(&seen.body);
    assert_eq!(
        text.matches("name=\"document\"; filename=\"a.bin\"")
            .count(),
        1
    );
    assert!(seen.body.windows(2).any(|two| two == [0, 0xff]));
    assert!(text.contains("\r\n\r\n-9223372036854775808\r\n"), "{text}");
    for name in ["tags", "notes"] {
        let part = format!("form-data; name=\"{name}\"\r\n");
        assert_eq!(text.matches(&part).count(), 2, "{text}");
    }
    assert!(!text.contains("preview"), "{text}");
}

#[tokio::test]
async fn a_user_and_a_password_are_sent() {
    let service = Service::built(
        b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n".to_vec(),
        |builder| builder.swagger_login("ann", "pass:word"),
    );
    let body = UploadPartsBody::new(File::new("x"));
    let lists = ["l".to_owned()];
    let call = service.client.swagger_calls().upload_parts(&lists, body);
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(seen.line, "POST /uploads/l");
    let authorization = seen.header("authorization");
    assert_eq!(authorization, Some("Basic YW5uOnBhc3M6d29yZA=="));
}

#[tokio::test]
async fn a_definition_with_a_discriminator_is_written_and_read_by_its_name() {
    let text = r#"{"kind":"Crate","serial":9007199254740993,"made":"2026-01-02T03:04:05.120+01:00","lid":null,"ports":{"443/tcp":[1],"80/tcp":null},"empty":{"80/tcp":{}},"slats":7,"x-own":1}"#;
    let head = "200 OK\r\ncontent-type: application/json";
    let service = answering(head, text);
    let made: DateTime = "2026-01-02T03:04:05Z".parse().unwrap();
    let sent = BoxType::new(made)
        .serial(1)
        .ports([("80/tcp".to_owned(), None)])
        .empty([("80/tcp".to_owned(), BTreeMap::new())]);
    let calls = service.client.swagger_calls();
    let read: Thing = calls
        .post_thing(sent.into())
        .send()
        .await
        .unwrap()
        .into_inner();
    assert_eq!(
        service.seen().text(),
        r#"{"kind":"Box","serial":1,"made":"2026-01-02T03:04:05Z","ports":{"80/tcp":null},"empty":{"80/tcp":{}}}"#
    );
    let Thing::Crate(sold) = &read else {
        panic!("{read:?}");
    };
    let sold: &Crate = sold;
    assert_eq!(sold.serial, Some(9_007_199_254_740_993));
    assert_eq!((sold.slats, sold.lid.as_deref()), (Some(7), None));
    assert_eq!(sold.made.as_str(), "2026-01-02T03:04:05.120+01:00");
    assert_eq!(serde_json::to_string(&read).unwrap(), text);

    let head = "422 Unprocessable Entity\r\ncontent-type: application/json";
    let service = answering(head, r#"{"message":"no kind"}"#);
    let calls = service.client.swagger_calls();
    let call = calls.post_thing(ThingBase::new().serial(2).into());
    let error = call.send().await.unwrap_err();
    match error.api() {
        Some(PostThingError::Other(fault)) => assert_eq!(fault.message, "no kind"),
        other => panic!("{other:?}"),
    }
    assert_eq!(service.seen().text(), r#"{"kind":"Thing","serial":2}"#);
}
