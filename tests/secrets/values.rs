//! Values that hold a secret show everything but the secret, and send it all the same.

use std::fmt::Debug;

use browser_session::runtime::{
    Secret, Validate, decode, decode_strict, decode_with_deviations, validate,
};
use browser_session::types::{
    Action, BrowserAction, Cookie, FallbackFillAction, FillAction, FormFillAction,
    FormFillActionValueKey, HttpValidationError, InteractionAction, MultiFactorFillAction,
    Observation, ReplayResponse, SessionScriptResponse, SetCookiesRequest,
};
use browser_session_service::fixtures::{
    self, COOKIE_SECRET, FILL_SECRET, FORM_SECRET, KINDS, TagAt, action_fullest, with_tag,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_value};

use crate::{check_debug, check_error};

/// A value whose `Debug` shows no secret, and `[redacted]` as often as there are secrets in it.
fn check(what: &str, value: &dyn std::fmt::Debug, redacted: usize) {
    check_debug(what, value);
    assert_eq!(
        format!("{value:?}").matches("[redacted]").count(),
        redacted,
        "{value:?}"
    );
}

#[test]
fn what_is_made_by_hand() {
    check("fill", &FillAction::new(FILL_SECRET), 1);
    check(
        "multi_factor_fill",
        &MultiFactorFillAction::new(FILL_SECRET.to_owned()),
        1,
    );
    check(
        "fallback_fill",
        &FallbackFillAction::new(Secret::from(FILL_SECRET)),
        1,
    );
    let keys = [
        (FormFillActionValueKey::Password, FORM_SECRET),
        (FormFillActionValueKey::from("pin"), FORM_SECRET),
    ];
    check("form_fill", &FormFillAction::new(keys), 2);
    check(
        "cookie",
        &Cookie::new().name("session").value(COOKIE_SECRET),
        1,
    );
    check("secret", &[Some(Secret::new(FILL_SECRET))], 1);
    assert_eq!(
        format!("{:?}", Secret::new("")),
        "[redacted]",
        "not even that it is empty"
    );
}

#[test]
fn what_is_read() {
    for kind in KINDS {
        let value = action_fullest(kind);
        for text in TagAt::ALL.map(|at| with_tag(&value, at)) {
            let action: Action = decode(text.as_bytes()).expect("an action");
            check_debug(kind, &action);
            check_debug(kind, &InteractionAction::try_from(action.clone()));
            check_debug(kind, &BrowserAction::try_from(action.clone()));
            assert_eq!(to_value(action).ok().as_ref(), Some(&value), "it is sent");
        }
    }
    let cookies: SetCookiesRequest = from_value(fixtures::cookies()).expect("cookies");
    check("cookies", &cookies, 2);
    assert_eq!(
        to_value(cookies).ok(),
        Some(fixtures::cookies()),
        "they are sent"
    );
    for page in [
        fixtures::page(),
        fixtures::page_fullest(),
        fixtures::page_with_unknowns(),
    ] {
        check_debug("page", &from_value::<Observation>(page).expect("a page"));
    }
}

#[test]
fn what_is_not_known_may_be_secret() {
    let unknown = json!({"type": "pin_fill", "value": FILL_SECRET, "more": [FORM_SECRET], "deep": {"x": COOKIE_SECRET}});
    check_debug(
        "kind",
        &from_value::<Action>(unknown.clone()).expect("kept"),
    );
    check_debug(
        "kind",
        &from_value::<InteractionAction>(unknown).expect("kept"),
    );
    for kind in KINDS {
        let mut action = action_fullest(kind);
        action["added_later"] = json!({"key": [FILL_SECRET, FORM_SECRET, COOKIE_SECRET]});
        let action: Action = from_value(action).expect("kept");
        check_debug(kind, &action);
        assert!(
            format!("{action:?}").contains("added_later"),
            "the name is shown"
        );
    }
}

/// Every value of a page, one after the other, replaced by `wrong`; the errors of those that are refused.
#[test]
fn what_an_answer_repeats() {
    let echo = json!({"loc": ["body", 0], "msg": "Wrong", "type": "x", "input": [FILL_SECRET, {"pin": FORM_SECRET}],
        "ctx": {"given": COOKIE_SECRET}});
    let errors = json!({"detail": [echo, {"loc": [], "msg": "", "type": "", "input": null}]});
    let read: HttpValidationError = decode(errors.to_string().as_bytes()).expect("errors");
    check_debug("input", &read);
    assert_eq!(to_value(read).ok(), Some(errors));
    let script = json!({"python_script": format!("fill({FILL_SECRET:?})"), "json_actions": [{"value": FORM_SECRET}]});
    check(
        "script",
        &from_value::<SessionScriptResponse>(script).expect("a script"),
        1,
    );
    let signed = format!("https://recordings.example.com/?signature={COOKIE_SECRET}");
    let replay = json!({"mp4_url": signed, "playlist_content": format!("#EXTM3U\n{signed}")});
    check(
        "replay",
        &from_value::<ReplayResponse>(replay).expect("a replay"),
        2,
    );
}

fn refusals(page: &Value, wrong: &Value) -> Vec<(String, browser_session::runtime::DecodeError)> {
    let mut pointers = Vec::new();
    collect(page, String::new(), &mut pointers);
    let refused = pointers.into_iter().filter_map(|pointer| {
        let mut page = page.clone();
        *page.pointer_mut(&pointer)? = wrong.clone();
        let error = decode_strict::<Observation>(page.to_string().as_bytes()).err()?;
        Some((pointer, error))
    });
    refused.collect()
}

fn collect(value: &Value, pointer: String, pointers: &mut Vec<String>) {
    match value {
        Value::Object(members) => members.iter().for_each(|(name, member)| {
            collect(member, format!("{pointer}/{name}"), pointers);
        }),
        Value::Array(elements) => elements.iter().enumerate().for_each(|(index, element)| {
            collect(element, format!("{pointer}/{index}"), pointers);
        }),
        _ => {}
    }
    pointers.push(pointer);
}

#[test]
fn a_secret_in_the_wrong_place_is_not_quoted() {
    let page = fixtures::page_fullest();
    for wrong in [json!(FILL_SECRET), json!([FORM_SECRET])] {
        let refusals = refusals(&page, &wrong);
        assert!(refusals.len() > 100, "{} of them", refusals.len());
        for (pointer, error) in refusals {
            check_error(&pointer, &error);
        }
    }
}

/// What `serde_json` itself, which quotes what it does not like, says of a secret that is no string.
#[test]
fn a_secret_of_another_type_is_not_quoted() {
    const DIGITS: u64 = 739_158_264;
    for wrong in [
        json!(DIGITS),
        json!(-739_158_264),
        json!(739_158_264.5),
        json!([DIGITS]),
        json!({"739158264": 1}),
    ] {
        for kind in ["fill", "multi_factor_fill", "fallback_fill"] {
            let text = json!({"type": kind, "value": wrong}).to_string();
            check_refused::<Action>(&text);
        }
        let form = json!({"type": "form_fill", "value": {"password": wrong}}).to_string();
        check_refused::<Action>(&form);
        let cookie =
            json!({"cookies": [{"value": wrong}], "mode": "", "source_format": ""}).to_string();
        check_refused::<SetCookiesRequest>(&cookie);
        check_refused::<Cookie>(&json!({"value": wrong}).to_string());
    }
}

/// Neither the error nor, where the secret is read all the same, the reports and the value show it.
fn check_refused<T: DeserializeOwned + Debug + Serialize + Validate>(text: &str) {
    check_digits(decode_strict::<T>(text.as_bytes()).expect_err("no text"));
    match decode_with_deviations::<T>(text.as_bytes()) {
        Ok((value, deviations)) => {
            let shown: Vec<_> = deviations.iter().map(ToString::to_string).collect();
            let shown = format!("{value:?} {deviations:?} {shown:?}");
            assert!(!shown.contains("739158264"), "{shown}");
            check_digits(validate(&value).expect_err("it is not as declared"));
        }
        Err(error) => check_digits(error),
    }
    if let Err(error) = serde_json::from_str::<T>(text) {
        check_digits(error);
    }
}

fn check_digits(error: impl std::error::Error) {
    let text = format!("{error} {error:?} {error:#?}");
    assert!(!text.contains("739158264"), "{text}");
}
