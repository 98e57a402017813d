//! `object!`: how each kind of field is represented in JSON, the tag of a struct, and unknown
//! fields.

use std::collections::BTreeMap;

use super::{json, read, refuse, round_trip, runtime, write};

runtime::object! {
    /// One field of every kind.
    #[object()]
    pub struct Fields {
        #[json("id")]
        pub id: u64,
        #[json("parent")]
        pub parent: Option<u64>,
        #[json("name", optional)]
        pub name: Option<String>,
        #[json("note", optional, nullable)]
        pub note: Option<String>,
        #[json("limit", patch)]
        pub limit: runtime::Patch<u64>,
        #[json("size", default = 10)]
        pub size: u64,
        #[json("step", default = Some(5))]
        pub step: Option<u64>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn reads_and_writes_every_kind_of_field() {
    let full = r#"{"id":1,"parent":2,"name":"n","note":"o","limit":3,"size":4,"step":5}"#;
    let fields: Fields = round_trip(full);
    assert_eq!(
        fields,
        Fields::new(1, 2)
            .name("n")
            .note("o")
            .limit(3)
            .size(4)
            .step(5)
    );
    assert_eq!(write(&fields), full, "in the order of the schema");
    assert_eq!(
        round_trip::<Fields>(r#"{"id":1,"parent":null}"#),
        Fields::new(1, None)
    );
}

runtime::object! {
    /// One field has the name of a keyword.
    #[object(tag = ("kind", "way"))]
    pub struct Way {
        #[json("type", optional)]
        pub r#type: Option<String>,
        #[json("limit", patch)]
        pub limit: runtime::Patch<u64>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn shows_what_a_derive_would() {
    let shown = |extra: &str| {
        format!(r#"Way {{ type: Some("road"), limit: Value(3), extra: {{{extra}}} }}"#)
    };
    assert_eq!(
        format!("{:?}", Way::new().r#type("road").limit(3)),
        shown("")
    );
    let more = read::<Way>(r#"{"kind":"way","type":"road","limit":3,"lanes":"four"}"#);
    assert_eq!(
        format!("{more:?}"),
        shown(r#""lanes""#),
        "of what it does not know, the name only"
    );
    let lines = format!("{:#?}", Way::new());
    assert_eq!(
        lines,
        "Way {\n    type: None,\n    limit: Absent,\n    extra: {},\n}"
    );
}

#[test]
fn takes_null_where_it_is_allowed() {
    let nulls: Fields =
        round_trip(r#"{"id":1,"parent":null,"note":null,"limit":null,"step":null}"#);
    assert_eq!(
        nulls,
        Fields::new(1, None).note(None).limit(None).step(None)
    );
}

#[test]
fn refuses_null_where_it_is_not() {
    assert_eq!(
        refuse::<Fields>(r#"{"id":null,"parent":1}"#),
        "id: invalid type: null, expected u64"
    );
    let error = refuse::<Fields>(r#"{"id":1,"parent":1,"name":null}"#);
    assert_eq!(error, "name: invalid type: null, expected a string");
    assert_eq!(
        refuse::<Fields>(r#"{"id":1,"parent":1,"size":null}"#),
        "size: invalid type: null, expected u64"
    );
}

#[test]
fn asks_for_what_is_required() {
    assert_eq!(refuse::<Fields>(r#"{"parent":1}"#), "missing field `id`");
    assert_eq!(refuse::<Fields>(r#"{"id":1}"#), "missing field `parent`");
    assert_eq!(
        refuse::<Fields>("[]"),
        "invalid type: array, expected an object"
    );
    assert_eq!(
        refuse::<Fields>("7"),
        "invalid type: integer 7, expected an object"
    );
}

#[test]
fn refuses_two_keys_of_one_name() {
    for key in ["id", "parent", "name", "note", "limit", "size", "step"] {
        let text = format!(r#"{{"id":1,"parent":1,"{key}":1,"{key}":1}}"#)
            .replace("\"n\":1", "\"n\":\"\"");
        let text = text
            .replace(r#""name":1"#, r#""name":"""#)
            .replace(r#""note":1"#, r#""note":"""#);
        assert_eq!(refuse::<Fields>(&text), format!("duplicate field `{key}`"));
    }
    assert_eq!(
        refuse::<Fields>(r#"{"id":1,"parent":1,"x":1,"x":1}"#),
        "duplicate field `x`"
    );
    assert_eq!(
        refuse::<Fields>(r#"{"id":1,"parent":1,"note":null,"note":null}"#),
        "duplicate field `note`"
    );
}

#[test]
fn keeps_what_it_does_not_know() {
    let text = r#"{"id":1,"new":{"a":[1,null,"x",1.5,true]},"parent":2,"\u0066ew":[]}"#;
    let mut fields: Fields = round_trip(text);
    assert_eq!(
        fields.extra.get("new"),
        Some(&json(r#"{"a":[1,null,"x",1.5,true]}"#))
    );
    assert_eq!(fields.extra.len(), 2);
    assert_eq!(fields.extra.remove("few"), Some(json("[]").into()));
    assert_eq!(
        fields.extra.remove("new").map(|_| fields.extra.is_empty()),
        Some(true)
    );
    assert_eq!(fields, Fields::new(1, 2));
}

#[test]
fn shows_only_the_names_of_what_it_does_not_know() {
    let fields: Fields = read(r#"{"id":1,"parent":2,"token":"hunter2"}"#);
    let shown = format!("{fields:?}");
    assert!(
        shown.contains(r#"extra: {"token"}"#) && !shown.contains("hunter2"),
        "{shown}"
    );
}

#[test]
fn finds_keys_in_any_order_and_spelling() {
    let fields = Fields::new(1, 2).name("n").size(4);
    assert_eq!(
        read::<Fields>(r#"{"size":4,"name":"n","parent":2,"id":1}"#),
        fields
    );
    assert_eq!(
        read::<Fields>(r#" { "si\u007ae" : 4 , "n\u0061me":"n","parent":2,"\u0069d":1 } "#),
        fields
    );
}

runtime::object! {
    /// It has a tag, which may be absent outside a union.
    #[object(tag = ("type", "click"), tag_optional)]
    pub struct Click {
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// It has a required tag that is a number.
    #[object(tag = ("v", 2))]
    pub struct Second {
        #[json("a")]
        pub a: bool,
        #[json(flatten)]
        pub rest: runtime::Dropped,
    }
}

runtime::object! {
    /// It has a tag that is a boolean.
    #[object(tag = ("on", true))]
    pub struct On {
        #[json(flatten)]
        pub rest: runtime::Denied,
    }
}

#[test]
fn owns_its_tag() {
    assert_eq!(write(&Click::default()), r#"{"type":"click"}"#);
    assert_eq!(round_trip::<Click>("{}"), Click::new());
    assert_eq!(read::<Click>(r#"{"x":1,"type":"click"}"#).extra.len(), 1);
    assert_eq!(write(&Second::new(true)), r#"{"v":2,"a":true}"#);
    assert_eq!(read::<Second>(r#"{"a":true,"v":2}"#), Second::new(true));
    assert_eq!(round_trip::<On>(r#"{"on":true}"#), On::new());
}

#[test]
fn checks_its_tag() {
    assert_eq!(
        refuse::<Click>(r#"{"type":"clack"}"#),
        r#"type: invalid value, expected "click""#
    );
    assert_eq!(
        refuse::<Click>(r#"{"type":"click","type":"click"}"#),
        "duplicate field `type`"
    );
    assert_eq!(refuse::<Second>(r#"{"a":true}"#), "missing field `v`");
    assert_eq!(
        refuse::<Second>(r#"{"a":true,"v":"2"}"#),
        "v: invalid value, expected 2"
    );
    assert_eq!(
        refuse::<On>(r#"{"on":false}"#),
        "on: invalid value, expected true"
    );
}

runtime::object! {
    /// It has constants and a field; one of the constants may be absent.
    #[object(constant = ("object", "list"), constant = ("unit", "mm"), constant_optional, closed)]
    pub struct Lengths {
        #[json("size")]
        pub size: u8,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// It has a constant, and cannot keep another value.
    #[object(constant = ("object", "nothing"))]
    pub struct Silence {
        #[json(flatten)]
        pub rest: runtime::Denied,
    }
}

#[test]
fn owns_its_constants() {
    assert_eq!(
        write(&Lengths::new(1)),
        r#"{"object":"list","unit":"mm","size":1}"#
    );
    assert_eq!(
        read::<Lengths>(r#"{"size":1,"unit":"mm","object":"list"}"#),
        Lengths::new(1)
    );
    assert_eq!(
        round_trip::<Lengths>(r#"{"object":"list","size":1}"#),
        Lengths::new(1)
    );
    assert_eq!(
        refuse::<Lengths>(r#"{"size":1,"unit":"mm"}"#),
        "missing field `object`"
    );
    let twice = r#"{"object":"list","object":"list"}"#;
    assert_eq!(refuse::<Lengths>(twice), "duplicate field `object`");
    let null = r#"{"object":null,"size":1}"#;
    assert_eq!(
        refuse::<Lengths>(null),
        "object: invalid type: null, expected a string"
    );
}

runtime::object! {
    /// It has a constant, and fields of one type.
    #[object(constant = ("object", "names"))]
    pub struct Names {
        #[json(flatten)]
        pub extra: runtime::AdditionalProperties<String>,
    }
}

#[test]
fn writes_a_constant_once() {
    let mut names = Names::new();
    names.extra.insert("object".to_owned(), "pages".to_owned());
    assert_eq!(write(&names), r#"{"object":"pages"}"#);
}

#[test]
fn keeps_what_a_newer_service_says_instead_of_a_constant() {
    let newer: Lengths = round_trip(r#"{"object":"page","unit":"inch","size":1}"#);
    assert_eq!(newer.extra.get("object"), Some(&"page".into()));
    assert_ne!(newer, Lengths::new(1));
    assert_eq!(
        newer.validate(),
        Ok(()),
        "an unknown value is not one too many"
    );
    let more = read::<Lengths>(r#"{"object":"page","size":1,"x":1}"#)
        .validate()
        .unwrap_err();
    assert_eq!(more.to_string(), "x: Extra inputs are not permitted");
    let error = refuse::<Silence>(r#"{"object":"something"}"#);
    assert_eq!(error, r#"object: invalid value, expected "nothing""#);
}

#[test]
fn drops_or_denies_what_it_does_not_know() {
    assert_eq!(
        read::<Second>(r#"{"v":2,"x":{"y":[1]},"a":true}"#),
        Second::new(true)
    );
    assert_eq!(refuse::<On>(r#"{"on":true,"x":1}"#), "unknown field `x`");
}

runtime::object! {
    /// Additional properties of one type.
    #[object()]
    pub struct Scores {
        #[json("total", optional, nullable)]
        pub total: Option<i64>,
        #[json(flatten)]
        pub others: runtime::AdditionalProperties<i64>,
    }
}

#[test]
fn reads_typed_additional_properties() {
    let scores: Scores = round_trip(r#"{"ann":1,"total":3,"bob":2}"#);
    assert_eq!(
        scores.others,
        BTreeMap::from([("ann".to_owned(), 1), ("bob".to_owned(), 2)])
    );
    assert_eq!(
        refuse::<Scores>(r#"{"ann":"x"}"#),
        "ann: invalid type: string, expected i64"
    );
    assert_eq!(
        refuse::<Scores>(r#"{"ann":1,"ann":2}"#),
        "duplicate field `ann`"
    );
}

runtime::object! {
    /// Nothing at all.
    #[object()]
    pub struct Nothing {
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// Names that the macro uses itself, and that Rust does.
    #[object(tag = ("kind", "odd"))]
    pub struct Odd {
        #[json("fields")]
        pub fields: u8,
        #[json("key", optional)]
        pub key: Option<u8>,
        #[json("field", optional)]
        pub field: Option<u8>,
        #[json("map", optional, nullable)]
        pub map: Option<u8>,
        #[json("omitted", default = 1)]
        pub omitted: u8,
        #[json("value", default = 2)]
        pub value: u8,
        #[json("type")]
        pub r#type: u8,
        #[json("fn", default = 3)]
        pub r#fn: u8,
        #[json("report")]
        pub report: u8,
        #[json("rest")]
        pub rest: u8,
        #[json("missing")]
        pub missing: u8,
        #[json("tagged")]
        pub tagged: u8,
        #[json("out")]
        pub out: u8,
        #[json("place", optional, nullable)]
        pub place: Option<u8>,
        #[json("extra", optional, nullable)]
        pub extra: Option<u8>,
        #[json("a \"quoted\" key", optional, nullable)]
        pub quoted: Option<u8>,
        #[json("a\\n", optional, nullable)]
        pub slashed: Option<u8>,
        #[json(flatten)]
        pub more: runtime::Extra,
    }
}

#[test]
fn takes_any_name() {
    assert_eq!(write(&Nothing::new()), "{}");
    let text = r#"{"kind":"odd","fields":1,"key":2,"field":17,"map":3,"omitted":4,"value":5,"type":6,"fn":7,"report":8,
        "rest":9,"missing":10,"tagged":11,"out":12,"place":13,"extra":14,"a \"quoted\" key":15,"other":16}"#;
    let odd: Odd = round_trip(text);
    let built = Odd::new(1, 6, 8, 9, 10, 11, 12)
        .key(2)
        .field(17)
        .map(3)
        .omitted(4)
        .value(5)
        .r#fn(7)
        .place(13)
        .extra(14);
    let mut built = built.quoted(15);
    built.more.insert("other", 16);
    assert_eq!(odd, built);
    let required =
        r#""kind":"odd","fields":1,"type":6,"report":8,"rest":9,"missing":10,"tagged":11,"out":12"#;
    let odd: Odd = read(&format!(r#"{{{required},"a\\n":17,"a\n":18}}"#));
    assert_eq!(
        (odd.slashed, odd.more.get("a\n")),
        (Some(17), Some(&json("18")))
    );
}

runtime::object! {
    /// Deprecated fields are used here, and only here.
    #[object()]
    pub struct Old {
        /// Use something else.
        #[json("a")]
        #[deprecated]
        #[check(minimum = 1)]
        pub a: u8,
        #[json("b", default = 2)]
        #[deprecated = "No longer read."]
        pub b: u8,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn reads_deprecated_fields() {
    assert_eq!(
        write(&round_trip::<Old>(r#"{"a":1,"b":2}"#)),
        r#"{"a":1,"b":2}"#
    );
    assert!(Old::new(0).validate().is_err());
}

/// Modules of emitted code allow the use of deprecated variants, which is in them alone.
#[allow(deprecated)]
mod deprecated_variants {
    use super::{read, round_trip, runtime, write};

    runtime::text! {
        /// A kind.
        pub enum Kind {
            #[json("a")]
            A,
            #[json("b")]
            #[deprecated = "No longer sent."]
            B,
        }
    }

    runtime::integer! {
        /// A size.
        #[integer(u8)]
        pub enum Size {
            #[json(1)]
            #[deprecated]
            One,
        }
    }

    runtime::object! {
        /// A cat.
        #[object(tag = ("type", "cat"))]
        pub struct Cat {
            #[json(flatten)]
            pub extra: runtime::Extra,
        }
    }

    runtime::union! {
        /// A pet.
        #[union(tag = "type", kind = PetKind)]
        pub enum Pet {
            #[json("cat", accessor = as_cat, from)]
            #[deprecated = "No longer sent."]
            Cat(Cat),
        }
    }

    runtime::union! {
        /// A value.
        #[union(json_type)]
        pub enum Value {
            #[json(string, accessor = as_text, from)]
            #[deprecated]
            #[check(min_length = 2)]
            Text(String),
        }
    }

    #[test]
    fn reads_deprecated_variants() {
        assert_eq!(read::<Kind>("\"b\""), Kind::B);
        assert_eq!(read::<Size>("1"), Size::One);
        let pet: Pet = round_trip(r#"{"type":"cat"}"#);
        assert_eq!(pet.kind(), PetKind::Cat);
        assert_eq!(write(&Value::Text("a".to_owned())), "\"a\"");
    }
}
