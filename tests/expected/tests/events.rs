//! The enum of all webhooks, and unions with a default variant.

use expected::operations::further_methods::webhooks::Event as ShelfEvent;
use expected::operations::sent_by_the_service::webhooks::Event;
use expected::unions::default_mapping::types::{Garage, MyPet, Vehicle};
use serde_json::{Value, json};

fn body(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

#[test]
fn a_webhook_is_read_by_its_name() {
    let sold = Event::decode("item.sold", &body(&json!({"id": "a"}))).unwrap();
    match &sold {
        Event::ItemSold(item) => assert_eq!(item.id, "a"),
        other => panic!("{other:?}"),
    }
    assert_eq!(sold.name(), Some("item.sold"));
    let second = Event::decode("second", &body(&json!({"note": "n"}))).unwrap();
    assert!(matches!(second, Event::Second(_)), "{second:?}");
    let put = Event::decode("PUT many", &body(&json!([1]))).unwrap();
    assert!(matches!(put, Event::ManyPut(_)), "{put:?}");
}

#[test]
fn a_body_that_is_not_as_declared_is_an_error() {
    let error = Event::decode("item.sold", &body(&json!([1]))).unwrap_err();
    assert!(error.to_string().contains("expected"), "{error}");
    Event::decode("item.sold", b"{").unwrap_err();
    Event::read(b"{").unwrap_err();
    Event::decode("unknown", b"{").unwrap_err();
}

#[test]
fn another_name_is_unknown() {
    let unknown = Event::decode("item.lost", &body(&json!({"id": "a"}))).unwrap();
    match &unknown {
        Event::Unknown(json) => assert_eq!(json["id"], "a"),
        other => panic!("{other:?}"),
    }
    assert_eq!(unknown.name(), None);
}

#[test]
fn a_webhook_is_read_by_its_body_where_that_shows_it() {
    let moved = ShelfEvent::read(&body(&json!({"to": "b"}))).unwrap();
    assert!(matches!(moved, ShelfEvent::ShelfMovedMove(_)), "{moved:?}");
    let asked = ShelfEvent::read(&body(&json!({"title": "t"}))).unwrap();
    assert_eq!(asked.name(), Some("QUERY shelf.moved"));
    for other in [json!({"to": "b", "title": "t"}), json!({}), json!(1)] {
        let unknown = ShelfEvent::read(&body(&other)).unwrap();
        assert!(matches!(unknown, ShelfEvent::Unknown(_)), "{unknown:?}");
    }
}

/// An item is sold, or its stock changed; two webhooks require nothing.
#[test]
fn a_body_of_several_webhooks_is_unknown() {
    for other in [json!({"id": "a"}), json!({"note": "n"}), json!({})] {
        let unknown = Event::read(&body(&other)).unwrap();
        assert!(matches!(unknown, Event::Unknown(_)), "{unknown:?}");
    }
    let gone = Event::read(&body(&json!({"gone": true}))).unwrap();
    assert!(matches!(gone, Event::StockChanged(_)), "{gone:?}");
}

#[test]
fn other_tags_are_the_default_variant() {
    let text = r#"{"pets":[{"petType":"cat","lives":9},{"petType":"fish","legs":0},{"legs":2}],"vehicle":{"kind":"tank","note":"x"}}"#;
    let garage: Garage = serde_json::from_str(text).unwrap();
    assert!(matches!(garage.pets[0], MyPet::Cat(_)));
    match &garage.pets[1] {
        MyPet::OtherPet(pet) => {
            assert_eq!(pet.pet_type.as_deref(), Some("fish"));
            assert_eq!(pet.legs, Some(0));
        }
        other => panic!("{other:?}"),
    }
    match &garage.pets[2] {
        MyPet::OtherPet(pet) => assert_eq!((&pet.pet_type, pet.legs), (&None, Some(2))),
        other => panic!("{other:?}"),
    }
    match &garage.vehicle {
        Some(Vehicle::AnyVehicle(vehicle)) => assert_eq!(vehicle.kind.as_deref(), Some("tank")),
        other => panic!("{other:?}"),
    }
    assert_eq!(serde_json::to_string(&garage).unwrap(), text);
}
