//! Both sides of every bound, in `validate()`: no violation on the one, and on the other the one that pydantic reports.

use browser_session::runtime::{Validate, Violation, Violations, decode, validate};
use browser_session::types::{
    Action, EmailVerificationReadAction, FormFillAction, GotoAction, GotoNewTabAction,
    InteractionAction, Observation, ObserveRequest, WaitAction,
};
use browser_session_service::fixtures::{self, INTERACTION_KINDS, action_smallest};
use serde_json::{Value, from_value, json, to_value};

/// A violation as a service's 422 has it, less what only the service knows.
fn reported(found: Result<(), Violations>) -> Value {
    let violations = found.err().map(Violations::into_vec).unwrap_or_default();
    violations
        .iter()
        .map(|violation: &Violation| to_value(violation).expect("JSON"))
        .collect()
}

/// Sets `field` of an action's smallest form to each of `within`, which keep every rule, and to `beyond`, which
/// breaks one.
fn check(
    kind: &str,
    field: &str,
    within: &[Value],
    beyond: &Value,
    [kind_of_error, msg]: [&str; 2],
) {
    let with = |value: &Value| {
        let mut action = action_smallest(kind);
        action[field] = value.clone();
        from_value::<Action>(action).expect("bounds are not enforced on what is read")
    };
    for value in within {
        assert_eq!(
            reported(validate(&with(value))),
            json!([]),
            "{kind}.{field} = {value}"
        );
    }
    let expected = json!([{"loc": [kind, field], "msg": msg, "type": kind_of_error}]);
    assert_eq!(
        reported(validate(&with(beyond))),
        expected,
        "{kind}.{field} = {beyond}"
    );
}

#[test]
fn numbers_have_two_sides() {
    let least = [
        "greater_than_equal",
        "Input should be greater than or equal to 30",
    ];
    let most = [
        "less_than_equal",
        "Input should be less than or equal to 900",
    ];
    let max_age = ("email_verification_read", "max_age_seconds");
    check(
        max_age.0,
        max_age.1,
        &[json!(30), json!(31), json!(300)],
        &json!(29),
        least,
    );
    check(
        max_age.0,
        max_age.1,
        &[json!(900), json!(899)],
        &json!(901),
        most,
    );
    check(max_age.0, max_age.1, &[], &json!(0), least);
    check(max_age.0, max_age.1, &[], &json!(u64::MAX), most);
    let most = [
        "less_than_equal",
        "Input should be less than or equal to 30000",
    ];
    check(
        "wait",
        "time_ms",
        &[json!(0), json!(1), json!(29_999), json!(30_000)],
        &json!(30_001),
        most,
    );
}

#[test]
fn negative_values_have_no_type() {
    let timeouts = INTERACTION_KINDS.iter().map(|kind| (*kind, "timeout"));
    for (kind, field) in timeouts.chain([
        ("wait", "time_ms"),
        ("email_verification_read", "max_age_seconds"),
    ]) {
        let mut action = action_smallest(kind);
        action[field] = json!(0);
        assert!(
            from_value::<Action>(action.clone()).is_ok(),
            "{kind}.{field}"
        );
        action[field] = json!(-1);
        let refused =
            decode::<Action>(action.to_string().as_bytes()).map_err(|error| error.to_string());
        let expected = format!("{kind}.{field}: invalid value: integer -1, expected u64");
        assert_eq!(refused, Err(expected));
    }
}

#[test]
fn texts_that_may_not_be_empty() {
    let short = [
        "string_too_short",
        "String should have at least 1 character",
    ];
    for field in ["mailbox_id", "sender_domain"] {
        check(
            "email_verification_read",
            field,
            &[json!("a"), json!("\u{1f6d2}")],
            &json!(""),
            short,
        );
    }
    for kind in INTERACTION_KINDS {
        check(kind, "category", &[json!("x")], &json!(""), short);
    }
}

#[test]
fn a_form_has_at_least_one_field() {
    let short = [
        "too_short",
        "Dictionary should have at least 1 item after validation, not 0",
    ];
    check(
        "form_fill",
        "value",
        &[json!({"totp": ""})],
        &json!({}),
        short,
    );
}

#[test]
fn a_closed_schema_forbids_extra_fields_and_an_open_one_does_not() {
    let forbidden = |loc: Value| json!([{"loc": loc, "msg": "Extra inputs are not permitted", "type": "extra_forbidden"}]);
    let with_extra = |value: Value| fixtures::with_unknown_field(value);
    let goto: GotoAction =
        from_value(with_extra(action_smallest("goto"))).expect("read all the same");
    assert_eq!(reported(goto.validate()), forbidden(json!(["added_later"])));
    let goto: Action = goto.into();
    assert_eq!(
        reported(validate(&goto)),
        forbidden(json!(["goto", "added_later"]))
    );
    let request: ObserveRequest = from_value(with_extra(json!({}))).expect("read all the same");
    assert_eq!(
        reported(request.validate()),
        forbidden(json!(["added_later"]))
    );
    for kind in fixtures::KINDS.into_iter().filter(|kind| *kind != "goto") {
        let action: Action =
            from_value(with_extra(action_smallest(kind))).expect("read all the same");
        assert_eq!(reported(validate(&action)), json!([]), "{kind}");
    }
}

#[test]
fn all_violations_are_reported_with_their_paths() {
    let mut page = fixtures::page();
    page["space"]["actions"][0]["category"] = json!("");
    page["space"]["actions"][16]["time_ms"] = json!(60_000);
    page["space"]["interaction_actions"][7]["category"] = json!("");
    page["space"]["browser_actions"][0]["value"] = json!({});
    page["space"]["browser_actions"][1]["new"] = json!(1);
    let page: Observation = from_value(page).expect("read all the same");
    let violations = page.validate().expect_err("five of them");
    let pointers: Vec<String> = violations.iter().map(ToString::to_string).collect();
    assert_eq!(
        pointers,
        [
            "space.interaction_actions[7].download_file.category: String should have at least 1 character",
            "space.actions[0].click.category: String should have at least 1 character",
            "space.actions[16].wait.time_ms: Input should be less than or equal to 30000",
            "space.browser_actions[0].form_fill.value: Dictionary should have at least 1 item after validation, not 0",
            "space.browser_actions[1].goto.new: Extra inputs are not permitted",
        ]
    );
}

#[test]
fn structs_check_themselves_and_unions_their_branch() {
    let rows = [
        (violations_of(&WaitAction::new(30_000)), 0),
        (violations_of(&WaitAction::new(30_001u64)), 1),
        (
            violations_of(&EmailVerificationReadAction::new("", "").max_age_seconds(29u64)),
            3,
        ),
        (violations_of(&GotoNewTabAction::new("").category("")), 0),
        (
            violations_of(&FormFillAction::new(std::collections::BTreeMap::new())),
            1,
        ),
        (
            violations_of(&InteractionAction::from(
                browser_session::types::ClickAction::new().category(""),
            )),
            1,
        ),
        (
            violations_of(&ObserveRequest::new().min_nb_actions(-1).max_nb_actions(0)),
            0,
        ),
        (
            violations_of(&from_value::<Action>(fixtures::unknown_action()).expect("kept")),
            0,
        ),
    ];
    for (index, (found, violations)) in rows.into_iter().enumerate() {
        assert_eq!(found, violations, "row {index}");
    }
}

fn violations_of(value: &(impl Validate + serde::de::DeserializeOwned)) -> usize {
    validate(value)
        .err()
        .map_or(0, |violations| violations.as_slice().len())
}
