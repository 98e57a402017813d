//! Each variant in its forms, in every union that has it, with the tag at every position: right variant, one tag, same JSON.

use browser_session::types::{Action, ActionKind, Observation};
use browser_session_service::fixtures::{
    self, KINDS, TagAt, action_as_served, action_fullest, action_nulls, action_smallest, with_tag,
};
use serde_json::{Value, json};

use crate::json::{json, names, read};
use crate::table::{ROWS, Row};

/// Reads `action` in each place it may stand in, and gives what it was written as there.
fn check(row: &Row, text: &str) -> Vec<String> {
    let (action, written) = read::<Action>(text);
    assert_eq!(
        (action.kind(), action.kind().as_str()),
        (row.kind.clone(), row.tag),
        "{text}"
    );
    let variants: Vec<&str> = ROWS
        .iter()
        .filter(|row| (row.is_it)(&action))
        .map(|row| row.tag)
        .collect();
    assert_eq!(variants, [row.tag], "{text}");
    let (family_kind, family_written) = (row.in_family)(text);
    assert_eq!(family_kind, row.tag, "{text}");
    let all = vec![written, family_written, (row.alone)(text)];
    for written in &all {
        let tags: Vec<usize> = (0..)
            .zip(names(written))
            .filter(|(_, name)| name == "type")
            .map(|(at, _)| at)
            .collect();
        assert_eq!(tags, [0], "one tag, and first: {written}");
    }
    all
}

fn check_all(form: fn(&str) -> Value, expected: fn(&Value) -> Value) {
    for row in &ROWS {
        let value = form(row.tag);
        for text in TagAt::ALL.map(|at| with_tag(&value, at)) {
            for written in check(row, &text) {
                assert_eq!(json(&written), expected(&value), "{text}");
            }
        }
    }
}

#[test]
fn the_table_has_every_kind() {
    assert_eq!(ROWS.each_ref().map(|row| row.tag), KINDS);
    assert_eq!(
        ROWS.map(|row| ActionKind::from(row.tag)),
        KINDS.map(ActionKind::from)
    );
}

#[test]
fn the_smallest_form_is_written_as_it_was_read() {
    check_all(action_smallest, Value::clone);
}

#[test]
fn the_fullest_form_is_written_as_it_was_read() {
    check_all(action_fullest, Value::clone);
}

#[test]
fn what_the_service_writes_is_written_back_with_its_nulls() {
    check_all(action_as_served, Value::clone);
    check_all(action_nulls, Value::clone);
}

#[test]
fn alone_a_struct_may_do_without_its_tag_which_every_union_writes() {
    for row in &ROWS {
        let whole = action_fullest(row.tag);
        let mut bare = whole.clone();
        bare.as_object_mut()
            .expect("an action is an object")
            .remove("type");
        assert_eq!(json(&(row.alone)(&bare.to_string())), bare, "as it came");
        for action in (row.into_action)(&bare.to_string()) {
            assert_eq!(json!(action), whole, "{bare}");
        }
    }
}

#[test]
fn pages_are_written_as_they_were_read() {
    let pages = [
        fixtures::page_smallest(),
        fixtures::page_fullest(),
        fixtures::page_with_unknowns(),
        fixtures::page(),
        fixtures::page_of_n(0),
    ];
    for page in pages {
        for text in TagAt::ALL.map(|at| with_tag(&page, at)) {
            let (observation, written) = read::<Observation>(&text);
            assert_eq!(json(&written), page);
            let actions = page["space"]["actions"]
                .as_array()
                .expect("a list of actions");
            let kinds: Vec<String> = observation
                .space
                .actions
                .iter()
                .map(|action| action.kind().to_string())
                .collect();
            assert_eq!(
                json!(kinds),
                actions
                    .iter()
                    .map(|action| action["type"].clone())
                    .collect::<Value>()
            );
        }
    }
}

#[test]
fn a_page_of_nulls_is_written_with_its_nulls() {
    let nulls = fixtures::page_nulls();
    let (observation, written) = read::<Observation>(&nulls.to_string());
    assert_eq!(json(&written), nulls);
    assert_eq!(
        (
            observation.space.category,
            observation.screenshot.last_action_id
        ),
        (None, None)
    );
}
