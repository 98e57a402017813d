//! The messages of decoding errors, and what they never contain.

use super::{refuse, runtime};

runtime::object! {
    #[object(tag = ("type", "click"), tag_optional)]
    pub struct Click {
        #[json("timeout", default = 15_000)]
        pub timeout: u64,
        #[json("password", optional, nullable)]
        pub password: Option<runtime::Secret>,
        #[json("flag", optional, nullable)]
        pub flag: Option<bool>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    #[union(tag = "type", kind = ActionKind)]
    pub enum Action {
        #[json("click", accessor = as_click, from)]
        Click(Click),
    }
}

runtime::object! {
    #[object()]
    pub struct Space {
        #[json("actions")]
        pub actions: Vec<Action>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object()]
    pub struct Page {
        #[json("space")]
        pub space: Space,
        #[json("odd.key [x]", optional, nullable)]
        pub odd: Option<Vec<u8>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

fn page(last: &str) -> String {
    format!(
        r#"{{"space":{{"actions":[{{"type":"click"}},{{"type":"new"}},{{"flag":true,"type":"click"}},{last}]}}}}"#
    )
}

#[test]
fn says_where_and_why() {
    let error = runtime::decode::<Page>(page(r#"{"type":"click","timeout":-1}"#).as_bytes())
        .expect_err("a negative timeout");
    assert_eq!(
        error.to_string(),
        "space.actions[3].click.timeout: invalid value: integer -1, expected u64"
    );
    assert_eq!(error.path(), "space.actions[3].click.timeout");
    assert_eq!(error.message(), "invalid value: integer -1, expected u64");
    assert_eq!(error.segments().count(), 5);
    for text in [
        r#"{"timeout":-1,"type":"click"}"#,
        r#"{"flag":true,"type":"click","timeout":-1}"#,
    ] {
        assert_eq!(refuse::<Page>(&page(text)), error.to_string());
    }
}

#[test]
fn says_it_for_every_place() {
    assert_eq!(
        refuse::<Page>(&page("7")),
        "space.actions[3]: invalid type: integer 7, expected an object"
    );
    assert_eq!(
        refuse::<Page>(&page("{}")),
        "space.actions[3]: missing field `type`"
    );
    assert_eq!(refuse::<Page>("{}"), "missing field `space`");
    assert_eq!(
        refuse::<Page>("[]"),
        "invalid type: array, expected an object"
    );
    assert_eq!(
        refuse::<Page>(r#"{"space":{}}"#),
        "space: missing field `actions`"
    );
    assert_eq!(
        refuse::<Page>(r#"{"odd.key [x]":[1,256]}"#),
        r#"["odd.key [x]"][1]: invalid value: integer 256, expected u8"#
    );
    let error = refuse::<Page>(&page(r#"{"type":"click","flag":1.5}"#));
    assert_eq!(
        error,
        "space.actions[3].click.flag: invalid type: number 1.5, expected a boolean"
    );
}

#[test]
fn quotes_no_string() {
    let error = refuse::<Page>(&page(r#"{"type":"click","timeout":"hunter2"}"#));
    assert_eq!(
        error,
        "space.actions[3].click.timeout: invalid type: string, expected u64"
    );
}

#[test]
fn shows_no_secret() {
    for secret in ["4711", "4711.5", "true", "null", "[4711]", r#"{"a":4711}"#] {
        if secret == "null" {
            continue;
        }
        for text in [
            format!(r#"{{"type":"click","password":{secret}}}"#),
            format!(r#"{{"password":{secret},"type":"click"}}"#),
        ] {
            let error = refuse::<Page>(&page(&text));
            assert!(
                error.starts_with("space.actions[3].click.password: invalid type: "),
                "{error}"
            );
            let (_, deviations) =
                runtime::decode_with_deviations::<Page>(page(&text).as_bytes()).expect("corrected");
            for shown in [error, format!("{} {:?}", deviations[0], deviations)] {
                assert!(
                    !shown.contains("4711") && !shown.contains("true"),
                    "{shown}"
                );
            }
        }
    }
    let click = Click::new().password("hunter2");
    assert!(
        !format!("{click:?}").contains("hunter2") && format!("{click:?}").contains("[redacted]")
    );
    assert_ne!(click, Click::new().password("hunter3"));
}

#[test]
fn says_where_a_text_is_no_json() {
    let error = |text: &str| {
        runtime::decode::<Page>(text.as_bytes())
            .expect_err(text)
            .to_string()
    };
    assert_eq!(
        error(""),
        "expected a value, found the end at line 1 column 1"
    );
    assert_eq!(
        error("{\n  \"space\" 1}"),
        "expected `:` at line 2 column 11"
    );
    assert_eq!(
        error(r#"{"space":{"actions":[{"type":"click"}"#),
        "space.actions: expected `,` or `]`, found the end at line 1 column 38"
    );
    // Also in what has no type.
    assert_eq!(
        error(r#"{"space":{"actions":[]},"more":{"a":[0,{"b":tru}]}}"#),
        "more.a[1].b: expected a value at line 1 column 45"
    );
    assert_eq!(
        error(&format!("{} x", page("{\"type\":\"click\"}"))),
        "expected the end at line 1 column 103"
    );
    assert_eq!(
        runtime::decode::<Page>(b"{\"\xFF\":1}")
            .expect_err("no UTF-8")
            .to_string(),
        "invalid utf-8 sequence of 1 bytes from index 2"
    );
}
