//! Items that the user names, as the document names them on the wire.

use expected::operations::renamed::calls::animals::{Find, FindError};
use expected::operations::renamed::types::{
    After, Animal, AnimalHome, Availability, Before, Circle, Color, Form, Mixture, Paint, Shape,
    Size, Square,
};
use expected::operations::renamed::webhooks::{Sale, decode};

use super::Service;

/// A pet with all that was renamed.
const PET: &str = r##"{"name":"Rex","kind":"dog","status":"sold","color":"#fff","size":"m","shape":{"form":"square","side":2},"paint":{"parts":["a"]},"home":{"street":"Low"}}"##;

fn animal() -> Animal {
    Animal::new("Rex", "dog")
        .state(Availability::Sold)
        .color(Color::White)
        .size(Size::Medium)
        .shape(Square::new().side(2.0))
        .paint(Mixture::new(["a".to_owned()]))
        .home(AnimalHome::new().street("Low"))
}

#[tokio::test]
async fn arguments_and_bodies_have_the_names_of_the_document() {
    let service = Service::start();
    let call = service.client.animals().add_pet(animal()).keeper("Ann");
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(seen.line, "POST /kennel?owner_name=Ann");
    assert_eq!(seen.text(), PET);

    let service = Service::start();
    let call = service
        .client
        .animals()
        .find()
        .most(3)
        .keeper("Ann")
        .search("x");
    call.send().await.unwrap_err();
    assert_eq!(
        service.seen().line,
        "GET /kennel?limit=3&owner_name=Ann&q=x"
    );

    let service = Service::start();
    service.client.animals().load("7").send().await.unwrap_err();
    assert_eq!(service.seen().line, "GET /kennel/7");
}

#[tokio::test]
async fn responses_have_the_names_of_the_user() {
    let body = r#"{"reason":"none"}"#;
    let head = "HTTP/1.1 404 Not Found\r\ncontent-type: application/json\r\nconnection: close\r\n";
    let answer = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
    let service = Service::answering(answer.into_bytes());
    let find: Find = service.client.animals().find();
    let error = find.send().await.unwrap_err();
    let Some(FindError::NotFound(response)) = error.api() else {
        panic!("{error}");
    };
    assert_eq!(response.reason, "none");
}

#[tokio::test]
async fn a_credential_is_set_by_its_name() {
    let answer = b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n";
    let service = Service::built(answer.to_vec(), |builder| builder.gate_pass("pass"));
    let call = service.client.animals().add_pet(animal());
    call.send().await.unwrap();
    assert_eq!(service.seen().header("x-gate"), Some("pass"));
}

#[test]
fn values_are_read_by_the_names_of_the_document() {
    let sold: Sale = decode(PET.as_bytes()).unwrap();
    assert_eq!(sold, animal());
    assert_eq!(
        (sold.species.as_str(), sold.state),
        ("dog", Some(Availability::Sold))
    );
    let shapes = [
        (Shape::Round(Circle::new().radius(1.0)), "circle"),
        (Square::new().into(), "square"),
    ];
    for (shape, tag) in shapes {
        assert!(serde_json::to_string(&shape).unwrap().contains(tag));
    }
    assert_eq!(Shape::from(Square::new()).kind(), Form::Quad);
    let paint: Paint = decode(br#"{"parts":[]}"#).unwrap();
    assert!(paint.as_mixture().is_some());
    // Two types have exchanged their names.
    assert_eq!(
        serde_json::to_string(&After::new().first("a")).unwrap(),
        r#"{"first":"a"}"#
    );
    assert_eq!(
        serde_json::to_string(&Before::new().last("b")).unwrap(),
        r#"{"last":"b"}"#
    );
}
