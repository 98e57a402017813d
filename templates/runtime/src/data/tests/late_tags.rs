//! Unions whose tags come after other properties, which are read as declared or corrected all the same.

use super::{json, runtime, write};

runtime::object! {
    /// A card.
    #[object(tag = ("kind", "card"))]
    pub struct Card {
        #[json("type")]
        pub r#type: String,
        #[json("digits")]
        pub digits: String,
        #[json("owner", optional)]
        pub owner: Option<Payment>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// An account.
    #[object(tag = ("kind", "account"))]
    pub struct Account {
        #[json("number")]
        pub number: u64,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// The kinds of one method.
    #[union(tag = "kind", kind = MethodKind)]
    pub enum Method {
        #[json("card", accessor = as_card, from)]
        Card(Card),
        #[json("account", accessor = as_account, from)]
        Account(Account),
    }
}

runtime::object! {
    /// Cash.
    #[object(tag = ("type", "cash"))]
    pub struct Cash {
        #[json("amount")]
        pub amount: u64,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// A union, one of whose variants is a union by another tag.
    #[union(tag = "type", kind = PaymentKind)]
    pub enum Payment {
        #[json("method", accessor = as_method, from)]
        Method(Box<Method>),
        #[json("cash", accessor = as_cash, from)]
        Cash(Cash),
    }
}

/// Reads a payment, which is written back equal, and returns the deviations.
fn deviations(text: &str) -> Vec<String> {
    let (payment, deviations) = runtime::decode_with_deviations::<Payment>(text.as_bytes())
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(json(&write(&payment)), json(text));
    deviations.iter().map(ToString::to_string).collect()
}

#[test]
fn the_tag_of_an_outer_union_is_a_property_of_the_inner_variant() {
    let properties = [
        r#""type":"method""#,
        r#""kind":"card""#,
        r#""digits":"42""#,
        r#""new":{"a":[1]}"#,
    ];
    for first in 0..4 {
        for second in (0..4).filter(|second| *second != first) {
            let others = (0..4).filter(|index| ![first, second].contains(index));
            let order = [first, second].into_iter().chain(others);
            let text: Vec<&str> = order.map(|index| properties[index]).collect();
            let text = format!("{{{}}}", text.join(","));
            assert_eq!(deviations(&text), [""; 0], "{text}");
            let payment: Payment = runtime::decode_strict(text.as_bytes()).unwrap();
            let card = payment.as_method().and_then(Method::as_card).unwrap();
            assert_eq!(
                (card.r#type.as_str(), card.digits.as_str()),
                ("method", "42")
            );
            assert_eq!(card.extra.len(), 1);
        }
    }
}

#[test]
fn properties_before_the_tags_are_corrected() {
    let rows = [
        (
            r#"{"digits":42,"type":"method","kind":"card"}"#,
            "method.card.digits: expected another type, found 42, read as 42",
        ),
        (
            r#"{"digits":null,"kind":"card","type":"method"}"#,
            "method.card.digits: found null, read as empty",
        ),
        (
            r#"{"type":"method","number":"7","kind":"account"}"#,
            "method.account.number: expected another type, found \"7\", read as 7",
        ),
        (
            r#"{"kind":"card","type":"method"}"#,
            "method.card.digits: missing, read as empty",
        ),
        (
            r#"{"owner":{"amount":"5","type":"cash"},"digits":"4","kind":"card","type":"method"}"#,
            "method.card.owner.cash.amount: expected another type, found \"5\", read as 5",
        ),
        (
            r#"{"amount":"5","type":"cash"}"#,
            "cash.amount: expected another type, found \"5\", read as 5",
        ),
    ];
    for (text, expected) in rows {
        assert_eq!(deviations(text), [expected], "{text}");
        let refused = runtime::decode_strict::<Payment>(text.as_bytes());
        let refused = refused.map(drop).unwrap_err();
        let (path, _) = expected.split_once(": ").unwrap();
        let of_object = path.rsplit_once('.').map_or("", |(object, _)| object);
        assert!(
            [path, of_object].contains(&refused.path().as_str()),
            "{text}: {refused}"
        );
    }
}

#[test]
fn a_tag_with_escapes_is_found() {
    let text = r#"{"digits":"1","ki\u006ed":"card","ty\u0070e":"method"}"#;
    let payment: Payment = runtime::decode_strict(text.as_bytes()).unwrap();
    assert!(payment.as_method().and_then(Method::as_card).is_some());
}

#[test]
fn a_tag_that_is_not_there_is_missing() {
    let refusal = |text: &str| {
        let read = runtime::decode::<Payment>(text.as_bytes());
        read.map(drop).unwrap_err().to_string()
    };
    assert_eq!(refusal(r#"{"amount":5}"#), "missing field `type`");
    assert_eq!(refusal(r#"{"a":"\n","amount":5}"#), "missing field `type`");
    assert_eq!(
        refusal(r#"{"digits":"1","type":"method"}"#),
        "method: missing field `kind`"
    );
    assert!(refusal(r#"{"amount":5,,"type":"cash"}"#).contains("expected a key"));
}
