//! A known variant with an invalid value is an error that names the variant and the path, and quotes no string.

use browser_session::runtime::{decode, decode_strict};
use browser_session::types::{
    Action, BrowserAction, ClickAction, GotoAction, InteractionAction, Observation,
};
use browser_session_service::fixtures::{self, TagAt, action_fullest, action_smallest, with_tag};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The error of reading `text` as declared.
fn error<T: DeserializeOwned>(text: &str) -> String {
    match decode_strict::<T>(text.as_bytes()) {
        Ok(_) => panic!("read: {text}"),
        Err(error) => error.to_string().replace("; `decode` accepts it", ""),
    }
}

/// Puts `value` at `pointer` into the fullest form of a kind; `None` takes out what is there.
fn broken(kind: &str, pointer: &str, value: Option<Value>) -> Value {
    let mut action = action_fullest(kind);
    let (parent, name) = pointer.rsplit_once('/').expect("a pointer");
    let parent = action.pointer_mut(parent).expect("the fullest form has it");
    match (value, parent) {
        (Some(value), Value::Array(elements)) => {
            elements[name.parse::<usize>().expect("an index")] = value;
        }
        (Some(value), parent) => parent[name] = value,
        (None, parent) => drop(
            parent
                .as_object_mut()
                .and_then(|members| members.remove(name)),
        ),
    }
    action
}

/// Breaks one kind in one place; the message is the same in every place that the action can stand in.
fn check(kind: &str, pointer: &str, value: Option<Value>, expected: &str) {
    let action = broken(kind, pointer, value);
    let mut page = fixtures::page();
    page["space"]["actions"][3] = action.clone();
    for at in TagAt::ALL {
        let in_page = error::<Observation>(&with_tag(&page, at));
        assert_eq!(
            in_page,
            format!("space.actions[3].{kind}{expected}"),
            "tag {at:?}"
        );
        let text = with_tag(&action, at);
        assert_eq!(
            error::<Action>(&text),
            format!("{kind}{expected}"),
            "tag {at:?}"
        );
        let in_family = if fixtures::INTERACTION_KINDS.contains(&kind) {
            error::<InteractionAction>(&text)
        } else {
            error::<BrowserAction>(&text)
        };
        assert_eq!(in_family, format!("{kind}{expected}"), "tag {at:?}");
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a case for each wrong value")]
fn a_wrong_value_is_named_by_its_place_and_type() {
    let rows = [
        (
            "click",
            "/timeout",
            json!(-1),
            ".timeout: invalid value: integer -1, expected u64",
        ),
        (
            "click",
            "/timeout",
            json!(1.5),
            ".timeout: invalid type: number 1.5, expected u64",
        ),
        (
            "click",
            "/timeout",
            json!("soon"),
            ".timeout: invalid type: string, expected u64",
        ),
        (
            "click",
            "/timeout",
            Value::Null,
            ".timeout: invalid type: null, expected u64",
        ),
        (
            "click",
            "/id",
            json!(7),
            ".id: invalid type: integer 7, expected a string",
        ),
        (
            "click",
            "/category",
            Value::Null,
            ".category: invalid type: null, expected a string",
        ),
        (
            "click",
            "/press_enter",
            json!(0),
            ".press_enter: invalid type: integer 0, expected a boolean",
        ),
        (
            "click",
            "/selector",
            json!(7),
            ".selector: invalid type: number, expected string or object",
        ),
        (
            "click",
            "/selector/in_iframe",
            json!("no"),
            ".selector.in_iframe: invalid type: string, expected a boolean",
        ),
        (
            "fill",
            "/value",
            json!(7),
            ".value: invalid type: integer, expected a string",
        ),
        (
            "fill",
            "/value",
            Value::Null,
            ".value: invalid type: null, expected a string",
        ),
        (
            "check",
            "/value",
            json!("yes"),
            ".value: invalid type: string, expected a boolean",
        ),
        (
            "form_fill",
            "/value",
            json!([]),
            ".value: invalid type: array, expected a map",
        ),
        (
            "form_fill",
            "/value/email",
            json!(7),
            ".value.email: invalid type: integer, expected a string",
        ),
        (
            "form_fill",
            "/value/totp",
            json!({}),
            ".value.totp: invalid type: object, expected a string",
        ),
        (
            "goto",
            "/url",
            json!({}),
            ".url: invalid type: object, expected a string",
        ),
        (
            "switch_tab",
            "/tab_index",
            json!(0.5),
            ".tab_index: invalid type: number 0.5, expected i64",
        ),
        (
            "wait",
            "/time_ms",
            json!(-1),
            ".time_ms: invalid value: integer -1, expected u64",
        ),
        (
            "scroll_up",
            "/amount",
            json!("far"),
            ".amount: invalid type: string, expected i64",
        ),
        (
            "captcha_solve",
            "/captcha_type",
            json!(1),
            ".captcha_type: invalid type: integer 1, expected a string",
        ),
        (
            "scrape",
            "/ignored_tags/1",
            json!(1),
            ".ignored_tags[1]: invalid type: integer 1, expected a string",
        ),
        (
            "scrape",
            "/response_format",
            json!("x"),
            ".response_format: invalid type: string, expected a map",
        ),
        (
            "sms_read",
            "/timedelta",
            json!(5),
            ".timedelta: invalid type: integer 5, expected a duration of ISO 8601",
        ),
        (
            "email_verification_read",
            "/max_age_seconds",
            json!(true),
            ".max_age_seconds: invalid type: boolean true, expected u64",
        ),
    ];
    for (kind, pointer, value, expected) in rows {
        check(kind, pointer, Some(value), expected);
    }
}

#[test]
fn a_missing_field_is_named() {
    let rows = [
        ("fill", "/value", ": missing field `value`"),
        ("check", "/value", ": missing field `value`"),
        ("upload_file", "/file_path", ": missing field `file_path`"),
        ("form_fill", "/value", ": missing field `value`"),
        ("goto", "/url", ": missing field `url`"),
        ("completion", "/answer", ": missing field `answer`"),
        (
            "email_verification_read",
            "/mailbox_id",
            ": missing field `mailbox_id`",
        ),
        (
            "click",
            "/selector/css_selector",
            ".selector: missing field `css_selector`",
        ),
    ];
    for (kind, pointer, expected) in rows {
        check(kind, pointer, None, expected);
    }
}

#[test]
fn an_error_in_a_page_is_named_by_its_place() {
    let rows = [
        (
            "/space/interaction_actions/2/timeout",
            json!(-5),
            "space.interaction_actions[2].multi_factor_fill.timeout: invalid value: integer -5, expected u64",
        ),
        (
            "/space/browser_actions/8/time_ms",
            json!(""),
            "space.browser_actions[8].wait.time_ms: invalid type: string, expected u64",
        ),
        (
            "/space/actions/3",
            json!("x"),
            "space.actions[3]: invalid type: string, expected an object",
        ),
        (
            "/space/actions",
            Value::Null,
            "space.actions: invalid type: null, expected a sequence",
        ),
        (
            "/space/category",
            json!(4),
            "space.category: invalid type: integer 4, expected a string",
        ),
        (
            "/metadata/viewport/scroll_x",
            json!(0.5),
            "metadata.viewport.scroll_x: invalid type: number 0.5, expected i64",
        ),
        (
            "/metadata/timestamp",
            Value::Null,
            "metadata.timestamp: invalid type: null, expected a date-time of RFC 3339",
        ),
        (
            "/started_at",
            json!(true),
            "started_at: invalid type: boolean true, expected a date-time of RFC 3339",
        ),
    ];
    for (pointer, value, expected) in rows {
        let mut page = fixtures::page();
        *page.pointer_mut(pointer).expect("the page has it") = value;
        for at in TagAt::ALL {
            assert_eq!(
                error::<Observation>(&with_tag(&page, at)),
                expected,
                "tag {at:?}"
            );
        }
    }
}

#[test]
fn a_union_needs_a_tag() {
    let rows = [
        ("{}", "missing field `type`"),
        (r#"{"id":"B1","timeout":1}"#, "missing field `type`"),
        (
            r#"{"type":null}"#,
            "type: invalid type: null, expected a string, an integer or a boolean",
        ),
        (
            r#"{"type":["click"]}"#,
            "type: invalid type: array, expected a string, an integer or a boolean",
        ),
        (
            r#"{"type":{}}"#,
            "type: invalid type: object, expected a string, an integer or a boolean",
        ),
        (
            r#"{"type":0.5}"#,
            "type: invalid type: number 0.5, expected a string, an integer or a boolean",
        ),
        (r#""click""#, "invalid type: string, expected an object"),
        ("null", "invalid type: null, expected an object"),
    ];
    for (text, expected) in rows {
        let errors = [
            error::<Action>(text),
            error::<InteractionAction>(text),
            error::<BrowserAction>(text),
        ];
        assert_eq!(errors, [expected; 3], "{text}");
    }
}

#[test]
fn a_struct_alone_refuses_the_tag_of_another() {
    for text in [
        r#"{"type":"goto"}"#,
        r#"{"id":"B1","type":"clicks"}"#,
        r#"{"type":1}"#,
        r#"{"type":null}"#,
    ] {
        assert!(
            error::<ClickAction>(text).starts_with("type: "),
            "{text}: {}",
            error::<ClickAction>(text)
        );
    }
}

#[test]
fn two_tags_are_an_error() {
    let rows = [
        (
            r#"{"type":"click","type":"click"}"#,
            "click: duplicate field `type`",
        ),
        (
            r#"{"type":"click","type":"goto","url":"u"}"#,
            "click: duplicate field `type`",
        ),
        (
            r#"{"type":"click","id":"B1","type":"click"}"#,
            "click: duplicate field `type`",
        ),
        (
            r#"{"id":"B1","type":"click","timeout":1,"type":"click"}"#,
            "click: duplicate field `type`",
        ),
        (
            r#"{"id":"B1","type":"click","type":"hover"}"#,
            "click: duplicate field `type`",
        ),
        (
            r#"{"type":"hover","x":1,"type":"hover"}"#,
            "hover: duplicate field `type`",
        ),
        (
            r#"{"x":1,"type":"hover","type":"click"}"#,
            "hover: duplicate field `type`",
        ),
    ];
    for (text, expected) in rows {
        assert_eq!(error::<Action>(text), expected, "{text}");
        assert_eq!(error::<InteractionAction>(text), expected, "{text}");
        assert!(
            error::<ClickAction>(text).ends_with("`type`") || text.contains("hover"),
            "{text}"
        );
    }
}

#[test]
fn a_field_that_comes_twice_is_an_error() {
    let rows = [
        (
            r#"{"type":"goto","url":"a","url":"a"}"#,
            "goto: duplicate field `url`",
        ),
        (
            r#"{"url":"a","type":"goto","url":"a"}"#,
            "goto: duplicate field `url`",
        ),
        (
            r#"{"url":"a","url":"a","type":"goto"}"#,
            "goto: duplicate field `url`",
        ),
        (
            r#"{"type":"goto","url":"a","new":1,"new":1}"#,
            "goto: duplicate field `new`",
        ),
        (
            r#"{"new":1,"type":"goto","url":"a","new":2}"#,
            "goto: duplicate field `new`",
        ),
        (
            r#"{"type":"hover","x":1,"x":1}"#,
            "hover: duplicate field `x`",
        ),
    ];
    for (text, expected) in rows {
        assert_eq!(error::<Action>(text), expected, "{text}");
    }
    assert_eq!(
        error::<GotoAction>(r#"{"url":"a","url":"a"}"#),
        "duplicate field `url`"
    );
}

#[test]
fn text_that_is_no_json_is_an_error() {
    let whole = action_smallest("goto").to_string();
    for end in 0..whole.len() {
        assert!(
            error::<Action>(&whole[..end]).contains("at line 1 column"),
            "{}",
            &whole[..end]
        );
    }
    for text in [
        format!("{whole} x"),
        whole.replace(':', "="),
        whole.replace("goto", "go\u{1}to"),
    ] {
        assert!(!error::<Action>(&text).is_empty(), "{text}");
    }
    assert!(decode::<Action>(b"{\"type\":\"goto\",\"url\":\"\xff\"}").is_err());
}

#[test]
fn deep_nesting_is_an_error_and_costs_no_stack() {
    for opening in [r#"{"type":"hover","x":"#, r#"{"x":"#, "["] {
        let text = opening.repeat(100_000);
        assert!(decode::<Action>(text.as_bytes()).is_err());
        let inside = format!(r#"{{"type":"click","x":{text}"#);
        assert!(decode::<Action>(inside.as_bytes()).is_err());
    }
}
