//! The fixtures keep to the description's tables.

use browser_session_service::fixtures::{self, KINDS, SECRETS, TagAt, with_tag};
use serde_json::{Value, json};

#[test]
fn there_are_28_kinds_8_and_20() {
    assert_eq!(
        (
            fixtures::INTERACTION_KINDS.len(),
            fixtures::BROWSER_KINDS.len()
        ),
        (8, 20)
    );
    let mut kinds = KINDS.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 28);
}

#[test]
fn the_smallest_form_is_part_of_every_other() {
    for kind in KINDS {
        let smallest = fixtures::action_smallest(kind);
        assert_eq!(smallest["type"], kind);
        for form in [
            fixtures::action_as_served(kind),
            fixtures::action_fullest(kind),
            fixtures::action_nulls(kind),
        ] {
            for name in smallest.as_object().expect("an object").keys() {
                assert!(form.get(name).is_some(), "{kind}.{name}");
            }
        }
    }
}

#[test]
fn the_fullest_form_has_the_fields_of_the_served_one_each_with_another_value() {
    for kind in KINDS {
        let (full, served) = (
            fixtures::action_fullest(kind),
            fixtures::action_as_served(kind),
        );
        let (full, served) = (
            full.as_object().expect("object"),
            served.as_object().expect("object"),
        );
        assert!(full.keys().eq(served.keys()), "{kind}");
        let required = fixtures::action_smallest(kind);
        for (name, value) in full {
            assert!(!value.is_null(), "{kind}.{name}");
            if required.get(name).is_none() {
                assert_ne!(value, &served[name], "{kind}.{name}");
            }
        }
    }
}

#[test]
fn every_nullable_field_of_the_description_is_null_once() {
    let nullable = |kind: &str| {
        let nulls = fixtures::action_nulls(kind);
        let members = nulls.as_object().expect("an object").clone();
        members
            .into_iter()
            .filter(|(_, value)| value.is_null())
            .map(|(name, _)| name)
            .collect()
    };
    for (kind, expected) in [
        ("click", vec!["press_enter", "selector", "text_label"]),
        ("goto", vec![]),
        ("scroll_up", vec!["amount"]),
        ("captcha_solve", vec!["captcha_type"]),
        ("sms_read", vec!["timedelta"]),
        (
            "scrape",
            vec![
                "ignored_tags",
                "instructions",
                "response_format",
                "selector",
            ],
        ),
    ] {
        let mut found: Vec<String> = nullable(kind);
        found.sort();
        assert_eq!(found, expected, "{kind}");
    }
}

#[test]
fn the_tag_stands_where_it_was_asked_for() {
    let value =
        json!({"b": [{"type": "x", "c": 1, "d": "\"ü\n"}], "a": {"type": "alone"}, "e": {}});
    let texts = TagAt::ALL.map(|at| with_tag(&value, at));
    for text in &texts {
        assert_eq!(serde_json::from_str::<Value>(text).expect("JSON"), value);
    }
    assert!(texts[0].contains(r#"{"type":"x","c":1,"#));
    assert!(texts[1].contains(r#"{"c":1,"type":"x","d""#));
    assert!(texts[2].contains(r#","type":"x"}"#));
}

#[test]
fn pages_list_each_action_in_its_family() {
    for (page, count) in [
        (fixtures::page(), 28),
        (fixtures::page_smallest(), 28),
        (fixtures::page_fullest(), 28),
        (fixtures::page_nulls(), 28),
        (fixtures::page_of_n(57), 57),
        (fixtures::page_of_n(0), 0),
    ] {
        let length = |list: &str| page["space"][list].as_array().expect("a list").len();
        assert_eq!(length("actions"), count);
        assert_eq!(
            length("interaction_actions") + length("browser_actions"),
            count
        );
    }
    assert_eq!(fixtures::page()["started_at"], "2026-01-31T12:00:00.123456");
}

#[test]
fn unknowns_are_everywhere_but_in_data() {
    let page = fixtures::page_with_unknowns();
    assert_eq!(page["space"]["category"], "dashboard");
    assert_eq!(
        page["space"]["actions"].as_array().expect("a list").len(),
        30
    );
    for part in [
        "/space",
        "/metadata/viewport",
        "/metadata/tabs/0",
        "/screenshot/bboxes/0",
    ] {
        let part = page.pointer(part).expect("a part of the page");
        assert!(part.get("added_later").is_some());
    }
    let form = fixtures::with_unknown_field(fixtures::action_fullest("form_fill"));
    assert!(form.get("added_later").is_some());
    assert_eq!(form["value"].as_object().expect("a form").len(), 26);
    assert_eq!(fixtures::unknown_action()["type"], "hover");
}

#[test]
fn secrets_are_where_the_description_has_them() {
    let fullest = fixtures::page_fullest().to_string() + &fixtures::cookies().to_string();
    for secret in SECRETS {
        assert!(fullest.contains(secret));
    }
    let harmless = fixtures::action_fullest("click").to_string() + &fixtures::replay().to_string();
    assert!(SECRETS.iter().all(|secret| !harmless.contains(secret)));
}
