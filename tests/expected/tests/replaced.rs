//! Types of a user in place of schemas and formats: read, written, and passed to setters.

use expected::own::{Cents, Money, Size};
use expected::runtime::{Custom, decode, decode_with_deviations};
use expected::types::replaced::types::{Order, StringOrInteger, StringOrMoney};
use expected::types::replaced_formats::types::Receipt;

const ORDER: &str = r#"{"id":"67e55044-10b1-426f-9247-bb680e5fe0c8","price":{"amount":500,"currency":"EUR"},"discount":{"amount":5,"currency":"EUR"},"at":"2030-01-31T12:00:00Z","day":"2030-01-31","parts":[{"amount":1,"currency":"USD"}],"fees":{"post":120},"size":{"width":1.0,"height":2.5},"total":{"amount":7,"currency":"EUR"},"reference":"67e55044-10b1-426f-9247-bb680e5fe0c8"}"#;

fn money(amount: i64, currency: &str) -> Money {
    Money {
        amount,
        currency: currency.to_owned(),
    }
}

#[test]
fn values_have_the_types_of_the_user() {
    let order: Order = decode(ORDER.as_bytes()).unwrap();
    let id: &uuid::Uuid = &order.id;
    assert_eq!(id.as_u128(), 0x67e5_5044_10b1_426f_9247_bb68_0e5f_e0c8);
    assert_eq!(order.price.into_inner(), money(500, "EUR"));
    let at: jiff::Timestamp = order.at.unwrap().into_inner();
    assert_eq!(at.as_second(), 1_896_091_200);
    assert_eq!(order.day.unwrap().year(), 2030);
    assert_eq!(order.parts.unwrap()[0].amount, 1);
    assert_eq!(*order.fees.unwrap()["post"], Cents(120));
    assert_eq!(order.size.unwrap().height, 2.5);
    assert!(matches!(order.total, Some(StringOrMoney::Money(Custom(total))) if total.amount == 7));
    // A format of a branch in its union keeps its type.
    assert!(matches!(order.reference, Some(StringOrInteger::String(_))));
}

#[test]
fn values_are_written_as_the_types_write_them() {
    let order: Order = decode(ORDER.as_bytes()).unwrap();
    assert_eq!(serde_json::to_string(&order).unwrap(), ORDER);
    assert!(order.validate().is_ok());
}

/// Without `Custom`, which the documentation need not explain to begin with.
#[test]
fn setters_take_the_values_themselves() {
    let id = uuid::Uuid::from_u128(7);
    let day = jiff::civil::date(2030, 1, 31);
    let size = Size {
        width: 1.0,
        height: 2.0,
    };
    let order = Order::new(id, money(3, "EUR"))
        .day(day)
        .discount(money(1, "EUR"))
        .size(size)
        .parts([money(2, "USD")]);
    let order = order
        .total(Custom(money(9, "EUR")))
        .fees([("post", Cents(5))]);
    assert_eq!(*order.id, id);
    assert_eq!(order.day.as_deref(), Some(&day));
    assert_eq!(order.fees.as_ref().unwrap()["post"].0, Cents(5));
    let text = serde_json::to_string(&order).unwrap();
    assert_eq!(decode::<Order>(text.as_bytes()).unwrap(), order);
    assert_eq!(format!("{:?}", order.size.unwrap()), format!("{size:?}"));
}

/// As of any other type: what is required is an error, what is optional is absent.
#[test]
fn values_that_the_type_refuses_are_deviations() {
    let text = r#"{"id":"no","price":{"amount":1,"currency":"EUR"}}"#;
    let error = decode::<Order>(text.as_bytes()).unwrap_err().to_string();
    assert!(error.starts_with("id: "), "{error}");
    let text = r#"{"id":"67e55044-10b1-426f-9247-bb680e5fe0c8","price":{"amount":1,"currency":"EUR"},"at":"noon","size":{"width":1,"height":2}}"#;
    let (order, deviations) = decode_with_deviations::<Order>(text.as_bytes()).unwrap();
    assert_eq!((order.at, deviations.len()), (None, 1));
    // A number without a fraction is a float.
    assert_eq!(order.size.unwrap().width, 1.0);
}

#[test]
fn formats_have_types_of_common_crates() {
    let text = r#"{"sum":"12.50","rate":0.5,"printed":"2030-01-31T12:00:00+01:00","due":"2030-01-31","link":"https://pets.example/"}"#;
    let receipt: Receipt = decode(text.as_bytes()).unwrap();
    let sum: rust_decimal::Decimal = receipt.sum.into_inner();
    assert_eq!(sum, rust_decimal::Decimal::new(1250, 2));
    assert_eq!(receipt.printed.unwrap().timestamp(), 1_896_087_600);
    let due: chrono::NaiveDate = receipt.due.unwrap().into_inner();
    assert_eq!(due.to_string(), "2030-01-31");
    assert_eq!(
        receipt.link.as_ref().unwrap().host_str(),
        Some("pets.example")
    );
    assert_eq!(serde_json::to_string(&receipt).unwrap(), text);
}
