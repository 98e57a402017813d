//! Numbers that JSON cannot hold are errors before anything is sent, and say where they are. Typed parameters and other
//! kinds of bodies are tried in `tests/expected/tests`.

use std::collections::BTreeMap;

use browser_session::{Client, ErrorKind, Method};
use browser_session_service::Service;
use serde::{Serialize, Serializer};

use crate::sides::both;

const NUMBERS: [f64; 3] = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY];

/// What is wrong with a request whose body is `body`: validated, and as it is.
async fn check(service: &Service, client: &Client, body: impl Serialize + Clone, path: &str) {
    for method in [Method::GET, Method::POST] {
        let call = client.request(method, "/x").body_json(body.clone());
        let error = call.send_bytes().await.expect_err("no JSON");
        assert_eq!(error.kind(), ErrorKind::Invalid, "{error}");
        let expected = format!("nothing was sent: {path}: Input should be a finite number");
        assert_eq!(
            (error.to_string(), error.may_have_been_processed()),
            (expected, false)
        );
    }
    let builder = Client::builder(service.url()).validate(false);
    let trusting = builder.build().expect("a client");
    let error = trusting
        .request(Method::POST, "/x")
        .body_json(body)
        .send_bytes()
        .await
        .expect_err("no JSON");
    assert_eq!(error.kind(), ErrorKind::Request, "{error}");
    assert_eq!(
        error.to_string(),
        format!("nothing was sent: {path} is not a finite number")
    );
    assert_eq!((service.requests().len(), service.connections()), (0, 0));
}

/// A type that writes itself in every way that serde has.
#[derive(Clone, Serialize)]
#[serde(rename_all = "lowercase")]
enum Shape {
    Point(f64),
    Pair(u8, f64),
    Circle { radius: f32 },
}

#[derive(Clone, Serialize)]
struct Newtype(Option<f64>);

#[derive(Clone, Serialize)]
struct Tuple(&'static str, f64);

#[derive(Clone, Serialize)]
struct Flat {
    name: &'static str,
    #[serde(flatten)]
    inner: BTreeMap<&'static str, f64>,
}

/// Keys and values one after the other, as some types write maps.
#[derive(Clone)]
struct Apart(f64);

impl Serialize for Apart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_key(&7)?;
        map.serialize_value(&self.0)?;
        map.end()
    }
}

#[tokio::test]
async fn a_number_that_is_not_finite_is_found_wherever_it_is() {
    let (service, client) = both().await;
    for number in NUMBERS {
        check(&service, &client, number, "body").await;
        check(&service, &client, Some(number), "body").await;
        check(&service, &client, [1.0, number], "body[1]").await;
        check(
            &service,
            &client,
            vec![vec![], vec![0.5, 0.5, number]],
            "body[1][2]",
        )
        .await;
        check(
            &service,
            &client,
            BTreeMap::from([("a b", number)]),
            "body[\"a b\"]",
        )
        .await;
        check(
            &service,
            &client,
            BTreeMap::from([(7, Newtype(Some(number)))]),
            "body.7",
        )
        .await;
        check(&service, &client, ("a", 1, number), "body[2]").await;
        check(&service, &client, Tuple("a", number), "body[1]").await;
        check(
            &service,
            &client,
            Flat {
                name: "a",
                inner: BTreeMap::from([("b", number)]),
            },
            "body.b",
        )
        .await;
        check(&service, &client, [Shape::Point(number)], "body[0].point").await;
        check(&service, &client, Shape::Pair(1, number), "body.pair[1]").await;
        #[allow(
            clippy::cast_possible_truncation,
            reason = "it is not finite in any width"
        )]
        let radius = number as f32;
        check(
            &service,
            &client,
            Shape::Circle { radius },
            "body.circle.radius",
        )
        .await;
        check(&service, &client, [Apart(number)], "body[0].7").await;
    }
}

/// What is written otherwise is written as before.
#[tokio::test]
async fn finite_numbers_are_sent() {
    let (service, client) = both().await;
    let shapes = (
        Shape::Point(-0.5),
        Shape::Pair(1, 1e300),
        Shape::Circle { radius: 2.0 },
    );
    let body = (
        shapes,
        Apart(0.25),
        Flat {
            name: "a",
            inner: BTreeMap::new(),
        },
        Newtype(None),
        [f64::MAX],
    );
    let _not_found = client
        .request(Method::POST, "/x")
        .body_json(body)
        .send_bytes()
        .await;
    let sent = service.requests();
    assert_eq!(
        String::from_utf8_lossy(&sent[0].body),
        r#"[[{"point":-0.5},{"pair":[1,1e+300]},{"circle":{"radius":2.0}}],{"7":0.25},{"name":"a"},null,[1.7976931348623157e+308]]"#
    );
}
