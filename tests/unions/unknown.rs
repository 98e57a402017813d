//! What a newer service may send: kinds, values and fields that this crate does not know are kept and written back.

use browser_session::types::{
    Action, ActionKind, BrowserAction, CaptchaSolveAction, CaptchaSolveActionCaptchaType,
    FormFillAction, InteractionAction, Observation, ObserveRequest, ObserveRequestPerceptionType,
    SpaceCategory,
};
use browser_session_service::fixtures::{
    self, BROWSER_KINDS, INTERACTION_KINDS, TagAt, action_fullest, unknown_action, with_tag,
    with_unknown_field,
};
use serde_json::{Value, json};

use crate::json::{json, read};
use crate::table::ROWS;

/// Reads `value` as each of the three unions, to which its kind is unknown, and holds what is kept against it.
fn check_unknown(value: &Value, unions: &[&str]) {
    let tag = match &value["type"] {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    for text in TagAt::ALL.map(|at| with_tag(value, at)) {
        macro_rules! check {
            ($($union:ident)*) => {$(
                if unions.contains(&stringify!($union)) {
                    let (action, written) = read::<$union>(&text);
                    let $union::Unknown(unknown) = &action else { panic!("{action:?}") };
                    assert_eq!((unknown.tag(), unknown.value()), (tag.as_str(), value));
                    assert_eq!((action.kind().as_str(), json(&written)), (tag.as_str(), value.clone()));
                    assert_eq!((action.description(), action.category()), (None, None));
                }
            )*};
        }
        check!(Action InteractionAction BrowserAction);
    }
}

#[test]
fn an_unknown_kind_is_kept_whole() {
    let all = ["Action", "InteractionAction", "BrowserAction"];
    check_unknown(&unknown_action(), &all);
    check_unknown(
        &json!({"type": "", "nested": [{"type": "click", "timeout": -1}]}),
        &all,
    );
    check_unknown(&json!({"type": "Click"}), &all);
    for tag in [json!(7), json!(-7), json!(true)] {
        check_unknown(&json!({"type": tag, "timeout": "soon"}), &all);
    }
    let (action, _) = read::<Action>(&unknown_action().to_string());
    assert_eq!(action.kind(), ActionKind::Unknown("hover".to_owned()));
}

#[test]
fn a_kind_of_the_other_family_is_unknown_to_a_family() {
    for kind in BROWSER_KINDS {
        check_unknown(&action_fullest(kind), &["InteractionAction"]);
    }
    for kind in INTERACTION_KINDS {
        check_unknown(&action_fullest(kind), &["BrowserAction"]);
    }
}

#[test]
fn an_unknown_field_is_kept_in_every_kind() {
    for row in &ROWS {
        let value = with_unknown_field(action_fullest(row.tag));
        for text in TagAt::ALL.map(|at| with_tag(&value, at)) {
            let (action, written) = read::<Action>(&text);
            assert_eq!(
                (action.kind(), json(&written)),
                (row.kind.clone(), value.clone()),
                "{text}"
            );
            assert_eq!(json(&(row.alone)(&text)), value, "{text}");
            assert_eq!(json(&(row.in_family)(&text).1), value, "{text}");
        }
    }
}

#[test]
fn an_unknown_field_is_kept_in_every_object_of_a_page() {
    let page = fixtures::page_with_unknowns();
    let (observation, written) = read::<Observation>(&page.to_string());
    assert_eq!(json(&written), page);
    let added = observation.extra.get("added_later");
    assert_eq!(added, Some(&page["added_later"]));
    let space = &observation.space;
    let screenshot = &observation.screenshot;
    let boxes = screenshot
        .bboxes
        .iter()
        .flatten()
        .map(|bounding_box| &bounding_box.extra);
    let tabs = observation.metadata.tabs.iter().map(|tab| &tab.extra);
    let others = [
        &space.extra,
        &screenshot.extra,
        &observation.metadata.extra,
        &observation.metadata.viewport.extra,
    ];
    for extra in others.into_iter().chain(boxes).chain(tabs) {
        assert_eq!((extra.len(), extra.get("added_later")), (1, added));
    }
}

#[test]
fn an_unknown_value_of_an_enum_is_kept() {
    let (observation, _) = read::<Observation>(&fixtures::page_with_unknowns().to_string());
    assert_eq!(
        observation.space.category,
        Some(SpaceCategory::Unknown("dashboard".to_owned()))
    );

    let (captcha, written) =
        read::<CaptchaSolveAction>(r#"{"type":"captcha_solve","captcha_type":"puzzle"}"#);
    assert_eq!(
        captcha.captcha_type,
        Some(CaptchaSolveActionCaptchaType::Unknown("puzzle".to_owned()))
    );
    assert_eq!(
        written,
        r#"{"type":"captcha_solve","captcha_type":"puzzle"}"#
    );

    let form = r#"{"type":"form_fill","value":{"email":"a@b","shoe_size":"44"}}"#;
    let (fill, written) = read::<FormFillAction>(form);
    assert_eq!((fill.value.len(), json(&written)), (2, json(form)));

    let request = ObserveRequest::new().perception_type(ObserveRequestPerceptionType::from("slow"));
    assert_eq!(json!(request), json!({"perception_type": "slow"}));
}

#[test]
fn a_known_spelling_is_never_unknown() {
    macro_rules! check {
        ($($ty:ident { $($text:literal)* })*) => {$($(
            let known = $ty::from($text);
            assert!(!matches!(known, $ty::Unknown(_)), "{known:?}");
            assert_eq!((known.as_str(), known.to_string().as_str()), ($text, $text));
            assert_eq!((&known, json!(known)), (&$ty::from($text.to_owned()), json!($text)));
            assert_eq!($text.parse(), Ok(known));
        )*)*};
    }
    check! {
        SpaceCategory {
            "homepage" "search-results" "data-feed" "item" "auth" "form" "manage-cookies" "overlay" "payment"
            "captcha" "other"
        }
        CaptchaSolveActionCaptchaType {
            "recaptcha" "hcaptcha" "image" "text" "auth0" "cloudflare" "datadome" "arkose labs" "geetest"
            "press&hold" "unknown"
        }
        ObserveRequestPerceptionType { "fast" "deep" }
    }
}
