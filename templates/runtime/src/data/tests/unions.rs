//! `union!` with a tag: dispatch, what is unknown, unions in unions, conversions and accessors.

use super::{json, read, refuse, round_trip, runtime, write};

runtime::object! {
    /// Clicks.
    #[object(tag = ("type", "click"), tag_optional)]
    pub struct Click {
        #[json("id")]
        pub id: String,
        #[json("timeout", default = 15_000)]
        #[check(minimum = 0)]
        pub timeout: u64,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// Fills. Nothing is required.
    #[object(tag = ("type", "fill"), tag_optional)]
    pub struct Fill {
        #[json("id", optional, nullable)]
        pub id: Option<String>,
        #[json("value", optional, nullable)]
        pub value: Option<runtime::Secret>,
        #[json("then", optional, nullable)]
        #[check(nested)]
        pub then: Option<Box<Action>>,
        #[json("timeout", default = 1)]
        #[check(maximum = 9)]
        pub timeout: u64,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// Two tags select this variant: the field is kept.
    #[object()]
    pub struct Scroll {
        #[json("type")]
        pub way: String,
        #[json("id", optional, nullable)]
        pub id: Option<String>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// What can be done with an element.
    #[union(tag = "type", kind = ElementActionKind)]
    #[shared(id: str, timeout: u64)]
    pub enum ElementAction {
        #[json("click", accessor = as_click, from)]
        Click(Click),
        #[json("fill", accessor = as_fill, from)]
        Fill(Box<Fill>),
    }
}

runtime::union! {
    /// What can be done.
    #[union(tag = "type", kind = ActionKind)]
    #[shared(id: str)]
    pub enum Action {
        /// Clicks.
        #[json("click", accessor = as_click, from)]
        Click(Click),
        #[json("fill", accessor = as_fill, from)]
        Fill(Fill),
        #[json("scroll_up" | "scroll_down", accessor = as_scroll, from)]
        Scroll(Scroll),
    }
}

runtime::subset! { ElementAction in Action { Click, Fill } }

runtime::union! {
    /// A union in a union, over the same tag.
    #[union(tag = "type", kind = AnyKind)]
    pub enum Any {
        #[json("click" | "fill", accessor = as_element, from)]
        Element(ElementAction),
        #[json("scroll_up" | "scroll_down", accessor = as_scroll, from)]
        Scroll(Scroll),
    }
}

runtime::union! {
    /// An object without a tag is a click, unless an outer union requires one.
    #[union(tag = "type", kind = LooseKind, without_tag = Click)]
    pub enum Loose {
        #[json("click", accessor = as_click, from)]
        Click(Click),
        #[json("fill", accessor = as_fill, from)]
        Fill(Fill),
    }
}

runtime::union! {
    /// A union that requires the tag, with a nested one that does not.
    #[union(tag = "type", kind = AskingKind)]
    pub enum Asking {
        #[json("click" | "fill", accessor = as_loose, from)]
        Loose(Loose),
        #[json("scroll_up" | "scroll_down", accessor = as_scroll, from)]
        Scroll(Scroll),
    }
}

#[test]
fn finds_the_tag_wherever_it_stands() {
    let click = Action::from(Click::new("a").timeout(3));
    for text in [
        r#"{"type":"click","id":"a","timeout":3}"#,
        r#"{"id":"a","type":"click","timeout":3}"#,
        r#"{"id":"a","timeout":3,"type":"click"}"#,
        r#"{"timeout":3,"id":"a","t\u0079pe":"cl\u0069ck"}"#,
        "\n{ \"id\" : \"a\" ,\t\"timeout\" : 3 , \"type\" : \"click\" }\r\n",
    ] {
        assert_eq!(round_trip::<Action>(text), click);
        assert_eq!(
            read::<Vec<Any>>(&format!("[{text},{text}]"))[1],
            Any::from(ElementAction::from(Click::new("a").timeout(3)))
        );
        assert_eq!(read::<Click>(text), Click::new("a").timeout(3), "alone");
    }
}

#[test]
fn writes_the_tag_once_and_first() {
    assert_eq!(
        write(&Action::from(Click::new("a"))),
        r#"{"type":"click","id":"a"}"#
    );
    assert_eq!(
        write(&Any::from(ElementAction::from(Fill::new()))),
        r#"{"type":"fill"}"#
    );
    let scroll: Action = round_trip(r#"{"id":"a","type":"scroll_down"}"#);
    assert_eq!(write(&scroll), r#"{"type":"scroll_down","id":"a"}"#);
}

#[test]
fn writes_a_tag_that_was_absent_where_it_decides() {
    let click = round_trip::<Click>(r#"{"id":"a"}"#);
    assert_eq!(click, Click::new("a"));
    assert_eq!(
        write(&Action::from(click.clone())),
        r#"{"type":"click","id":"a"}"#
    );
    assert_eq!(write(&click.timeout(7)), r#"{"id":"a","timeout":7}"#);
    let fill = round_trip::<Fill>(r#"{"id":"a","timeout":1}"#);
    assert_eq!(
        write(&ElementAction::from(fill.clone())),
        r#"{"type":"fill","id":"a","timeout":1}"#
    );
    assert_eq!(
        write(&Fill::new().then(Box::new(Action::Fill(fill)))),
        r#"{"type":"fill","then":{"type":"fill","id":"a","timeout":1}}"#
    );
}

#[test]
fn writes_a_tag_that_a_union_in_a_union_need_not_have() {
    let loose = round_trip::<Loose>(r#"{"id":"a"}"#);
    assert_eq!(refuse::<Asking>(r#"{"id":"a"}"#), "missing field `type`");
    assert_eq!(write(&Asking::from(loose)), r#"{"type":"click","id":"a"}"#);
}

#[test]
fn refuses_a_tag_that_is_missing_twice_there_or_no_tag() {
    assert_eq!(refuse::<Action>(r#"{"id":"a"}"#), "missing field `type`");
    for body in [
        r#""type":"click","type":"click","id":"a""#,
        r#""type":"click","id":"a","type":"fill""#,
        r#""id":"a","type":"click","type":"click""#,
    ] {
        assert_eq!(
            refuse::<Action>(&format!("{{{body}}}")),
            "click: duplicate field `type`"
        );
    }
    assert_eq!(
        refuse::<Action>(r#"{"type":"scroll_up","x":1,"type":"scroll_up"}"#),
        "scroll_up: duplicate field `type`"
    );
    assert_eq!(
        refuse::<Action>(r#"{"type":"new","x":1,"type":"new"}"#),
        "new: duplicate field `type`"
    );
    for (tag, found) in [
        ("null", "null"),
        ("[1]", "array"),
        ("{}", "object"),
        ("1.5", "number 1.5"),
    ] {
        let error = refuse::<Action>(&format!(r#"{{"id":"a","type":{tag}}}"#));
        assert!(
            error.ends_with(&format!(
                "type: invalid type: {found}, expected a string, an integer or a boolean"
            )),
            "{error}"
        );
    }
}

#[test]
fn keeps_what_it_does_not_know() {
    let text = r#"{"id":"a","type":"hover","deep":[{"x":null}]}"#;
    let Action::Unknown(unknown) = round_trip::<Action>(text) else {
        panic!("a known kind")
    };
    assert_eq!((unknown.tag(), unknown.value()), ("hover", &json(text)));
    let shown = format!("{unknown:?}");
    assert!(
        shown.contains("hover") && shown.contains("deep") && !shown.contains("null"),
        "{shown}"
    );
    for tag in ["7", "true", "-3", r#""""#, r#""Click""#] {
        assert!(matches!(
            round_trip::<Action>(&format!(r#"{{"id":1,"type":{tag}}}"#)),
            Action::Unknown(_)
        ));
    }
    assert!(matches!(round_trip::<Any>(text), Any::Unknown(_)));
}

#[test]
fn an_unknown_field_breaks_nothing() {
    let action: Action = round_trip(r#"{"new":{"type":"x"},"type":"click","id":"a","more":[1]}"#);
    assert_eq!(action.as_click().map(|click| click.extra.len()), Some(2));
}

#[test]
fn a_known_tag_with_a_broken_body_is_an_error() {
    assert_eq!(
        refuse::<Action>(r#"{"type":"click"}"#),
        "click: missing field `id`"
    );
    assert_eq!(
        refuse::<Action>(r#"{"id":7,"type":"click"}"#),
        "click.id: invalid type: integer 7, expected a string"
    );
    let nested = r#"[{"type":"fill","then":{"timeout":-1,"id":"a","type":"click"}}]"#;
    assert_eq!(
        refuse::<Vec<Any>>(nested),
        "[0].fill.then.click.timeout: invalid value: integer -1, expected u64"
    );
}

#[test]
fn tells_its_kind() {
    assert_eq!(Action::from(Click::new("a")).kind(), ActionKind::Click);
    assert_eq!(
        read::<Action>(r#"{"type":"hover"}"#).kind(),
        ActionKind::Unknown("hover".to_owned())
    );
    assert_eq!(
        ActionKind::from("scroll_down").as_str(),
        "scroll_up",
        "the first of a kind's tags"
    );
    assert_eq!(
        Any::from(ElementAction::from(Fill::new())).kind().as_str(),
        "click"
    );
}

#[test]
fn gives_out_its_branches_and_what_they_share() {
    let click = Action::from(Click::new("a"));
    assert_eq!(click.as_click(), Some(&Click::new("a")));
    assert_eq!((click.as_fill(), click.id()), (None, Some("a")));
    assert_eq!(Action::from(Fill::new()).id(), None);
    let boxed = ElementAction::from(Fill::new().id("b"));
    assert_eq!(
        (boxed.as_fill(), boxed.id(), boxed.timeout()),
        (Some(&Fill::new().id("b")), Some("b"), Some(&1))
    );
    assert_eq!(read::<Action>(r#"{"type":"hover","id":"a"}"#).id(), None);
}

#[test]
fn converts_between_a_union_and_a_part_of_it() {
    let fill = ElementAction::from(Fill::new());
    assert_eq!(Action::from(fill.clone()), Action::from(Fill::new()));
    assert_eq!(ElementAction::try_from(Action::from(Fill::new())), Ok(fill));
    let scroll = Action::from(Scroll::new("scroll_up"));
    assert_eq!(ElementAction::try_from(scroll.clone()), Err(scroll));
    let unknown: Action = read(r#"{"type":"hover"}"#);
    let part = ElementAction::try_from(unknown.clone()).expect("the unknown kind");
    assert_eq!(Action::from(part), unknown);
}

#[test]
fn puts_the_tag_in_the_place_of_a_violation() {
    let actions = vec![Any::from(ElementAction::from(
        Fill::new()
            .then(Action::from(Fill::new().timeout(10)))
            .timeout(11),
    ))];
    let violations = runtime::validate(&actions).expect_err("two violations");
    let pointers: Vec<_> = violations
        .iter()
        .map(|violation| write(&violation.loc))
        .collect();
    assert_eq!(
        pointers,
        [
            r#"[0,"fill","then","fill","timeout"]"#,
            r#"[0,"fill","timeout"]"#
        ]
    );
}

runtime::object! {
    #[object(tag = ("version", 1))]
    pub struct One {
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object()]
    pub struct Many {
        #[json("version")]
        pub version: i64,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// Tags that are numbers.
    #[union(tag = "version", kind = VersionKind)]
    pub enum Version {
        #[json(1, accessor = as_one, from)]
        One(One),
        #[json(2 | 3 | -4, accessor = as_many, from)]
        Many(Many),
    }
}

runtime::object! {
    #[object(tag = ("ok", true))]
    pub struct Good {
        #[json("result")]
        pub result: Version,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    /// A tag that is a boolean.
    #[union(tag = "ok", kind = OutcomeKind)]
    pub enum Outcome {
        #[json(true, accessor = as_good, from)]
        Good(Good),
    }
}

#[test]
fn takes_numbers_and_booleans_for_tags() {
    assert_eq!(
        round_trip::<Version>(r#"{"x":0,"version":1}"#).kind(),
        VersionKind::One
    );
    for number in ["2", "3", "-4"] {
        let version: Version = round_trip(&format!(r#"{{"x":0,"version":{number}}}"#));
        assert_eq!(
            version
                .as_many()
                .map(|many| many.version.to_string())
                .as_deref(),
            Some(number)
        );
    }
    assert!(
        matches!(
            round_trip::<Version>(r#"{"version":"1"}"#),
            Version::Unknown(_)
        ),
        "a string is no number"
    );
    assert!(matches!(
        round_trip::<Outcome>(r#"{"ok":false}"#),
        Outcome::Unknown(_)
    ));
    assert!(matches!(
        round_trip::<Outcome>(r#"{"result":{"x":1,"version":2},"ok":true}"#),
        Outcome::Good(_)
    ));
    let error = refuse::<Outcome>(r#"{"result":{"version":2,"version":3},"ok":true}"#);
    assert_eq!(error, "true.result.2: duplicate field `version`");
}

runtime::union! {
    /// By one tag, then by another.
    #[union(tag = "family", kind = FamilyKind)]
    pub enum Family {
        #[json("action", accessor = as_action, from)]
        Action(Action),
    }
}

#[test]
fn takes_one_tag_after_another() {
    for text in [
        r#"{"family":"action","type":"click","id":"a"}"#,
        r#"{"type":"click","id":"a","family":"action"}"#,
        r#"{"id":"a","type":"click","family":"action"}"#,
        r#"{"family":"action","id":"a","type":"click"}"#,
    ] {
        let family: Family = round_trip(text);
        let click = family
            .as_action()
            .and_then(Action::as_click)
            .expect("a click");
        assert_eq!(
            click.extra.get("family"),
            Some(&json(r#""action""#)),
            "nobody owns it, so it is kept"
        );
        assert_eq!(
            refuse::<Family>(&text.replace(r#""a""#, "5")),
            "action.click.id: invalid type: integer 5, expected a string"
        );
    }
}
