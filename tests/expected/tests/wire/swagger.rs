//! Calls of a document of Swagger 2.0: formats of arrays, forms, files and discriminators.

use expected::operations::swagger::calls::swagger::ReadLogsError;
use expected::operations::swagger::types::{Cat, Dog, Pet, SendFileBody, SendFormBody};
use expected::runtime::File;

use super::Service;

#[tokio::test]
async fn arrays_have_their_collection_formats() {
    let service = Service::start();
    let call = service.client.swagger().get_lists(&[1, 2]);
    let call = call
        .csv(["a", "b"])
        .ssv(["a", "b"])
        .pipes(["a", "b"])
        .multi(["a", "b"])
        .x_numbers([3, 4]);
    call.send().await.ok();
    let seen = service.seen();
    assert_eq!(
        seen.line,
        "GET /lists/1,2?csv=a,b&ssv=a%20b&pipes=a%7Cb&multi=a&multi=b"
    );
    assert_eq!(seen.header("x-numbers"), Some("3,4"));
}

#[tokio::test]
async fn parts_of_a_form_are_one_body() {
    let service = Service::start();
    let body = SendFormBody::new("Ann")
        .codes([1, 2])
        .tags(["x".to_owned(), "y".to_owned()]);
    service.client.swagger().send_form(body).send().await.ok();
    let seen = service.seen();
    assert_eq!(seen.content_type(), "application/x-www-form-urlencoded");
    assert_eq!(seen.text(), "name=Ann&codes=1,2&tags=x&tags=y");
}

#[tokio::test]
async fn a_file_is_a_part_with_any_bytes() {
    let service = Service::start();
    let body = SendFileBody::new(File::new("png").named("cat.png"));
    service.client.swagger().send_file(body).send().await.ok();
    let seen = service.seen();
    assert!(seen.content_type().starts_with("multipart/form-data; "));
    let text = seen.text();
    let head = "Content-Disposition: form-data; name=\"content\"; filename=\"cat.png\"\r\n";
    assert!(text.contains(head), "{text}");
}

#[tokio::test]
async fn a_value_of_a_discriminator_is_the_name_of_a_definition() {
    let pets: [(Pet, &str); 2] = [
        (Cat::new().lives(9).into(), r#"{"kind":"Cat","lives":9}"#),
        (Dog::new().into(), r#"{"kind":"hound"}"#),
    ];
    for (pet, text) in pets {
        let service = Service::start();
        service.client.swagger().put_pet(pet).send().await.ok();
        let seen = service.seen();
        assert_eq!(seen.content_type(), "application/json");
        assert_eq!(seen.text(), text);
    }
}

/// `produces` of the operation is a stream of bytes, and the error is an object.
#[tokio::test]
async fn an_error_of_a_file_is_json() {
    let answer = "HTTP/1.1 404 Not Found\r\ncontent-type: application/json\r\ncontent-length: 21\r\n\r\n{\"message\":\"no logs\"}";
    let service = Service::answering(answer.into());
    let error = service
        .client
        .swagger()
        .read_logs()
        .send()
        .await
        .unwrap_err();
    match error.api() {
        Some(ReadLogsError::NotFound(problem)) => assert_eq!(problem.message, "no logs"),
        other => panic!("{other:?}"),
    }
}
