//! Numbers that are not finite, wherever a call can have one: nothing is sent, and the error says where it is.

use std::collections::BTreeMap;

use expected::operations::wire::types::{Circle, Letters, NumberOrString, Range, Reading, Shape};
use expected::runtime::{Client, ErrorKind, Output, Prepared, Undeclared};

const NUMBERS: [f64; 3] = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY];

/// A client of nobody: what is sent is an error of another kind.
fn client() -> Client {
    Client::builder("http://127.0.0.1:1").build().unwrap()
}

/// The call is refused by the validation, and by the serialization where there is none.
async fn check<O: Output, P>(call: Prepared<O, Undeclared, P>, violation: &str, part: &str) {
    let unchecked = call.clone().validate(false);
    let error = call.send().await.err().unwrap();
    let expected = format!("nothing was sent: {violation}: Input should be a finite number");
    assert_eq!(
        (error.kind(), error.to_string()),
        (ErrorKind::Invalid, expected)
    );
    let error = unchecked.send().await.err().unwrap();
    let expected = format!("nothing was sent: {part} is not a finite number");
    assert_eq!(
        (error.kind(), error.to_string()),
        (ErrorKind::Request, expected)
    );
}

#[tokio::test]
async fn in_parameters() {
    let client = client();
    for number in NUMBERS {
        let get = |level| client.wire().read_numbers(level);
        let post = |level| client.wire().send_numbers(level);
        check(get(number), "path.level", "path parameter `level`").await;
        check(post(number), "path.level", "path parameter `level`").await;
        check(
            get(1.0).ratio(number),
            "query.ratio",
            "query parameter `ratio`",
        )
        .await;
        check(
            post(1.0).ratio(number),
            "query.ratio",
            "query parameter `ratio`",
        )
        .await;
        check(
            get(1.0).ratios([0.5, number]),
            "query.ratios[1]",
            "query parameter `ratios[1]`",
        )
        .await;
        let range = Range::new().from(1.0).to(number);
        check(
            get(1.0).range(range),
            "query.range.to",
            "query parameter `range.to`",
        )
        .await;
        let filter = Reading::new(1.0).series([number]);
        check(
            post(1.0).filter(filter),
            "query.filter.series[0]",
            "query parameter `filter.series[0]`",
        )
        .await;
        check(
            get(1.0).x_weight(number),
            "header.X-Weight",
            "header parameter `X-Weight`",
        )
        .await;
        check(
            post(1.0).share(number),
            "cookie.share",
            "cookie parameter `share`",
        )
        .await;
    }
}

#[tokio::test]
async fn in_bodies() {
    let client = client();
    let reading = || Reading::new(1.0);
    for number in NUMBERS {
        let bodies = [
            (Reading::new(number), "body.value"),
            (reading().bounded(number), "body.bounded"),
            (reading().series([1.0, 2.0, number]), "body.series[2]"),
            (
                reading().by_name(BTreeMap::from([("a.b".to_owned(), number)])),
                "body[\"by name\"][\"a.b\"]",
            ),
            (reading().limit(NumberOrString::from(number)), "body.limit"),
            (
                reading().range(Range::new().from(number)),
                "body.range.from",
            ),
            (reading().pair(("a".to_owned(), number)), "body.pair[1]"),
            (
                reading().shape(Shape::from(Circle::new(number))),
                "body.shape.radius",
            ),
            (reading().level(number), "body.level"),
        ];
        for (body, path) in bodies {
            check(client.wire().send_numbers(1.0).body(body), path, path).await;
        }
        check(
            client.wire().list_numbers(1.0, vec![0.0, number]),
            "body[1]",
            "body[1]",
        )
        .await;
        let letters = Letters::new("z").number(number);
        check(
            client.wire().send_wire_form(letters.clone()),
            "body.number",
            "body.number",
        )
        .await;
        check(
            client.wire().send_wire_upload(letters),
            "body.number",
            "body.number",
        )
        .await;
    }
}

/// What replaces a number that is not finite is sent.
#[tokio::test]
async fn a_part_that_is_set_again_is_judged_again() {
    let service = super::Service::start();
    let call = service
        .client
        .wire()
        .send_numbers(0.5)
        .ratio(f64::NAN)
        .x_weight(f64::INFINITY);
    let call = call
        .body(Reading::new(f64::NAN))
        .ratio(0.5)
        .x_weight(1e21)
        .body(Reading::new(2.0));
    call.send().await.unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.line.as_str(), seen.text().as_str()),
        ("POST /wire/numbers/0.5?ratio=0.5", r#"{"value":2}"#)
    );
    assert_eq!(seen.header("x-weight"), Some("1000000000000000000000"));
}

/// A value says so by itself where it has bounds; where it has none, whoever writes it finds out.
#[test]
fn a_bound_is_broken_by_what_is_no_number() {
    for number in NUMBERS {
        let violations = Reading::new(1.0).bounded(number).validate().unwrap_err();
        assert_eq!(
            violations.to_string(),
            "bounded: Input should be a finite number"
        );
    }
}
