//! Structs all of whose fields are `optional`: they are made empty and filled in.

use super::{json, read, refuse, round_trip, runtime, write};

runtime::object! {
    /// A note, which may be empty.
    #[object(tag = ("type", "note"), tag_optional)]
    pub struct Note {
        #[json("text", optional)]
        pub text: Option<String>,
        #[json("by", optional, nullable)]
        pub by: Option<String>,
        #[json("size", optional)]
        pub size: Option<u8>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn comes_back_as_it_was() {
    for text in [
        "{}",
        r#"{"type":"note"}"#,
        r#"{"type":"note","text":"a","by":"b","size":3}"#,
        r#"{"size":3,"new":[1,null]}"#,
    ] {
        let note: Note = round_trip(text);
        assert_eq!(json(&write(&note)), json(text));
    }
    assert_eq!(
        read::<Note>(r#"{"by":"b","text":"a"}"#),
        Note::new().text("a").by("b")
    );
    assert_eq!(json(&write(&Note::new())), json(r#"{"type":"note"}"#));
}

#[test]
fn takes_null_where_the_schema_allows_it() {
    let note: Note = round_trip(r#"{"by":null}"#);
    assert_eq!(note, Note::new());
    assert_eq!(
        refuse::<Note>(r#"{"text":null}"#),
        "text: invalid type: null, expected a string"
    );
}

#[test]
fn refuses_two_keys_of_one_name() {
    for members in [
        r#""text":"a","text":"a""#,
        r#""by":"a","by":"a""#,
        r#""by":null,"by":"a""#,
        r#""by":null,"by":null"#,
        r#""size":1,"by":"a","size":1"#,
    ] {
        let key = members.split('"').nth(1).unwrap();
        assert_eq!(
            refuse::<Note>(&format!("{{{members}}}")),
            format!("duplicate field `{key}`")
        );
    }
    assert_eq!(
        refuse::<Note>(r#"{"type":"note","type":"note"}"#),
        "duplicate field `type`"
    );
}

#[test]
fn names_the_place_of_what_is_wrong() {
    assert_eq!(
        refuse::<Note>(r#"{"text":"a","size":300}"#),
        "size: invalid value: integer 300, expected u8"
    );
    assert_eq!(
        refuse::<Note>(r#"{"type":"memo"}"#),
        "type: invalid value, expected \"note\""
    );
}
