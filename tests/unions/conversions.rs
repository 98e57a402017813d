//! From a struct to its unions, between the unions and back, and the methods of a union that need no `match`.

use browser_session::types::{
    Action, BrowserAction, ClickAction, FillAction, InteractionAction, NodeSelectors, ReloadAction,
    StringOrNodeSelectors,
};
use browser_session_service::fixtures::{
    BROWSER_KINDS, INTERACTION_KINDS, KINDS, action_as_served, action_fullest, action_smallest,
    unknown_action,
};
use serde_json::{Value, json};

use crate::json::{json, read};
use crate::table::ROWS;

fn action(value: &Value) -> Action {
    read(&value.to_string()).0
}

/// Takes every kind for the smaller union: those that it lists arrive and come back, the others are handed back
/// untouched.
fn check_subset<Part>(listed: &[&str])
where
    Part: TryFrom<Action, Error = Action>,
    Action: From<Part>,
{
    for kind in KINDS {
        let value = action_fullest(kind);
        let whole = action(&value);
        match Part::try_from(whole.clone()) {
            Ok(part) => assert_eq!((listed.contains(&kind), Action::from(part)), (true, whole)),
            Err(back) => {
                assert_eq!((listed.contains(&kind), &back), (false, &whole));
                assert_eq!(json!(back), value);
            }
        }
    }
}

#[test]
fn a_smaller_union_takes_its_kinds_and_hands_back_the_others() {
    check_subset::<InteractionAction>(INTERACTION_KINDS);
    check_subset::<BrowserAction>(BROWSER_KINDS);
}

#[test]
fn what_is_unknown_stays_unknown() {
    let unknown = action(&unknown_action());
    let interaction = InteractionAction::try_from(unknown.clone()).expect("unknown to both");
    let browser = BrowserAction::try_from(unknown.clone()).expect("unknown to both");
    assert_eq!(
        [Action::from(interaction), Action::from(browser)],
        [unknown.clone(), unknown]
    );
}

#[test]
fn a_struct_becomes_any_union_that_lists_it() {
    for row in &ROWS {
        let value = action_fullest(row.tag);
        for action in (row.into_action)(&value.to_string()) {
            assert_eq!(
                (action.kind(), json!(action)),
                (row.kind.clone(), value.clone())
            );
        }
    }
    let actions: Vec<Action> = vec![
        ClickAction::new().id("B1").into(),
        ReloadAction::new().into(),
    ];
    assert_eq!(
        json!(actions),
        json!([{"type": "click", "id": "B1"}, {"type": "reload"}])
    );
}

#[test]
fn every_action_tells_its_description_and_category() {
    for kind in KINDS {
        let told = |value: &Value| {
            let action = action(value);
            (
                action.description().map(str::to_owned),
                action.category().map(str::to_owned),
            )
        };
        let expected = |value: Value| {
            (
                value["description"].as_str().map(str::to_owned),
                value["category"].as_str().map(str::to_owned),
            )
        };
        assert_eq!(
            told(&action_as_served(kind)),
            expected(action_as_served(kind)),
            "{kind}"
        );
        assert_eq!(
            told(&action_fullest(kind)),
            expected(action_fullest(kind)),
            "{kind}"
        );
        let default = action_as_served(kind)["category"]
            .as_str()
            .map(str::to_owned);
        assert_eq!(told(&action_smallest(kind)), (None, default), "{kind}");
    }
}

#[test]
fn interaction_actions_tell_all_that_they_share() {
    for kind in INTERACTION_KINDS {
        let (smallest, _) = read::<InteractionAction>(&action_smallest(kind).to_string());
        assert_eq!(
            (smallest.id(), smallest.timeout(), smallest.selector()),
            (Some(""), Some(&15_000), None),
            "{kind}"
        );
        assert_eq!(
            (smallest.press_enter(), smallest.text_label()),
            (None, None),
            "{kind}"
        );
        let (fullest, _) = read::<InteractionAction>(&action_fullest(kind).to_string());
        assert_eq!(
            (fullest.id(), fullest.timeout()),
            (Some("B1"), Some(&0)),
            "{kind}"
        );
        assert_eq!(
            (fullest.press_enter(), fullest.text_label()),
            (Some(&true), Some("Sign in")),
            "{kind}"
        );
        let node = fullest
            .selector()
            .and_then(StringOrNodeSelectors::as_node_selectors);
        assert_eq!(
            node.map(|node| node.css_selector.as_str()),
            Some("#login > button"),
            "{kind}"
        );
    }
}

#[test]
fn a_selector_is_a_text_or_an_object() {
    let node = NodeSelectors::new("#a", "//a", false, true, ["iframe"]).python_selector("p");
    let rows: [(StringOrNodeSelectors, Value); 2] = [
        ("#a".to_owned().into(), json!("#a")),
        (
            node.into(),
            json!({
                "css_selector": "#a", "xpath_selector": "//a", "in_iframe": false, "in_shadow_root": true,
                "iframe_parent_css_selectors": ["iframe"], "python_selector": "p",
            }),
        ),
    ];
    for (selector, expected) in rows {
        let click = ClickAction::new().selector(selector.clone());
        let (back, written) = read::<ClickAction>(&json!(click).to_string());
        assert_eq!(
            (back.selector, json(&written)["selector"].clone()),
            (Some(selector), expected)
        );
    }
}

#[test]
fn what_a_setter_is_given_is_written_even_if_it_is_the_default() {
    let fill = FillAction::new("x");
    assert_eq!(json!(fill), json!({"type": "fill", "value": "x"}));
    let fill = fill
        .timeout(15_000u64)
        .clear_before_fill(true)
        .press_enter(None);
    assert_eq!(
        json!(fill),
        json!({"type": "fill", "value": "x", "timeout": 15_000, "clear_before_fill": true})
    );
}
