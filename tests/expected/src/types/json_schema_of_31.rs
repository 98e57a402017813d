//! From `tests/cases/types/json_schema_of_31.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of JSON Schema of 3.1.
    pub use ended::Ended;
    pub use event::{Event, EventKind};
    pub use nullable::{Nullable, NullableA};
    pub use other::Other;
    pub use shared::{Shared, SharedLevel, SharedMixed, SharedMixedValue};
    pub use started::Started;
    pub use trees::Trees;

    use super::runtime;

    mod ended {
        use super::runtime;

        runtime::object! {
            /// The object `Ended`.
            #[object(tag = ("type", "ended"))]
            pub struct Ended {
                /// One of 0, 1.
                #[json("code")] #[check(one_of = [0, 1])] pub code: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Ended {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "type":{
              "type":"string",
              "const":"ended"
            },
            "code":{
              "type":"integer",
              "enum":[
                0,
                1
              ]
            }
          },
          "required":[
            "type",
            "code"
          ]
        }"#,
                )
            }
        }
    }

    mod event {
        use super::{Ended, Other, Started, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `type`.
            #[union(tag = "type", kind = EventKind, without_tag = Other, default = Other)]
            pub enum Event {
                #[json("started", accessor = as_started, from)] Started(Started),
                #[json("ended", accessor = as_ended, from)] Ended(Ended),
                #[json("Other", accessor = as_other, from)] Other(Other),
            }
        }

        impl Event {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "oneOf":[
            {
              "$ref":"#/$defs/Started"
            },
            {
              "$ref":"#/$defs/Ended"
            },
            {
              "$ref":"#/$defs/Other",
              "not":{
                "properties":{"type":{"enum":["started","ended"]}},
                "required":["type"]
              }
            }
          ],
          "$defs":{
            "Ended":{
              "type":"object",
              "properties":{
                "type":{"type":"string","const":"ended"},
                "code":{"type":"integer","enum":[0,1]}
              },
              "required":[
                "type",
                "code"
              ]
            },
            "Other":{
              "type":"object",
              "properties":{
                "type":{"type":"string"},
                "text":{"type":"string"}
              }
            },
            "Started":{
              "type":"object",
              "properties":{
                "type":{"type":"string","const":"started"},
                "at":{"type":["integer","null"],"exclusiveMinimum":0}
              },
              "required":[
                "type"
              ]
            }
          }
        }"##,
                )
            }
        }
    }

    mod nullable {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: object, array.
            #[union(json_type)]
            pub enum Nullable {
                /// An object.
                #[json(object, accessor = as_a, from)] A(NullableA),
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<String>),
            }
        }

        impl Nullable {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "oneOf":[
            {
              "$ref":"#/$defs/NullableA"
            },
            {
              "type":"array",
              "items":{
                "type":"string"
              }
            },
            {
              "type":"null"
            }
          ],
          "$defs":{
            "NullableA":{
              "type":"object",
              "properties":{
                "a":{"type":"string"}
              },
              "required":[
                "a"
              ]
            }
          }
        }"##,
                )
            }
        }

        runtime::object! {
            /// The object `Nullable(1)`.
            #[object()]
            pub struct NullableA {
                #[json("a")] pub a: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl NullableA {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "a":{
              "type":"string"
            }
          },
          "required":[
            "a"
          ]
        }"#,
                )
            }
        }
    }

    mod other {
        use super::runtime;

        runtime::object! {
            /// The object `Other`.
            #[object()]
            pub struct Other {
                #[json("type", optional)] pub r#type: Option<String>,
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Other {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "type":{
              "type":"string"
            },
            "text":{
              "type":"string"
            }
          }
        }"#,
                )
            }
        }
    }

    mod shared {
        use std::collections::BTreeMap;

        use super::{Trees, runtime};

        runtime::object! {
            /// The object `Shared`.
            #[object()]
            #[check(any_required = &[&["one"], &["trees"]], dependent_required = ("one", &["two"]))]
            pub struct Shared {
                #[json("one", optional)] pub one: Option<Vec<Vec<String>>>,
                #[json("two", optional)] pub two: Option<Vec<Vec<String>>>,
                #[json("trees", optional)] pub trees: Option<Trees>,
                #[json("pair", optional)] pub pair: Option<(String, i64)>,
                #[json("open", optional)] pub open: Option<runtime::OpenTuple<(Option<String>,), bool>>,
                #[json("const", optional)] #[check(listed = &["{\"a\":[1,null]}"])] pub r#const: Option<runtime::Untyped>,
                #[json("never", optional)] #[check(listed = &[])] pub never: Option<runtime::Untyped>,
                #[json("null", optional)] pub null: Option<()>,
                #[json("mixed", optional, nullable)] #[check(nested)] pub mixed: Option<SharedMixed>,
                #[json("level", optional)] pub level: Option<SharedLevel>,
                #[json("names", optional)] #[check(keys = pattern("^[a-z]+$"))] pub names: Option<BTreeMap<String, f64>>,
                #[json("labels", optional)] #[check(by_pattern = (&["^x-"], true, unchecked()))]
                pub labels: Option<BTreeMap<String, runtime::Matching<String>>>,
                /// left  right
                ///
                /// Default: `a "#b`.
                #[json("bidi", default = "a \"#b".to_owned())] pub bidi: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Shared {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "one":{
              "$ref":"#/$defs/Item"
            },
            "two":{
              "$ref":"#/$defs/Item"
            },
            "trees":{
              "$ref":"#/$defs/Trees"
            },
            "pair":{
              "type":"array",
              "prefixItems":[
                {"type":"string"},
                {"type":"integer"}
              ],
              "items":false,
              "minItems":2
            },
            "open":{
              "type":"array",
              "prefixItems":[
                {"type":"string"}
              ],
              "items":{
                "type":"boolean"
              }
            },
            "const":{
              "const":{
                "a":[1,null]
              }
            },
            "never":{
              "not":{
              }
            },
            "null":{
              "type":"null"
            },
            "mixed":{
              "$ref":"#/$defs/SharedMixed"
            },
            "level":{
              "$ref":"#/$defs/SharedLevel"
            },
            "names":{
              "type":"object",
              "additionalProperties":{
                "type":"number"
              },
              "propertyNames":{
                "type":"string",
                "pattern":"^[a-z]+$"
              }
            },
            "labels":{
              "type":"object",
              "patternProperties":{
                "^x-":{"type":"string"}
              },
              "additionalProperties":false
            },
            "bidi":{
              "description":"left \u202e right",
              "type":"string",
              "default":"a \"#b"
            }
          },
          "dependentRequired":{
            "one":[
              "two"
            ]
          },
          "anyOf":[
            {
              "required":[
                "one"
              ]
            },
            {
              "required":[
                "trees"
              ]
            }
          ],
          "$defs":{
            "Item":{
              "type":"array",
              "items":{
                "type":"array",
                "items":{"type":"string"}
              }
            },
            "SharedLevel":{
              "type":"integer",
              "anyOf":[
                {"const":1,"title":"Low","description":"Hardly any"},
                {"const":2,"title":"High"}
              ]
            },
            "SharedMixed":{
              "anyOf":[
                {"$ref":"#/$defs/SharedMixedValue"},
                {"type":"integer","const":1},
                {"type":"null"}
              ]
            },
            "SharedMixedValue":{
              "type":"string",
              "const":"a"
            },
            "Trees":{
              "type":"array",
              "items":{
                "$ref":"#/$defs/Trees"
              }
            }
          }
        }"##,
                )
            }
        }

        runtime::integer! {
            /// The integer enum `Shared.level`.
            #[integer(i64)]
            pub enum SharedLevel {
                /// Hardly any
                #[json(1)] Low,
                #[json(2)] High,
            }
        }

        impl SharedLevel {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"integer",
          "anyOf":[
            {
              "const":1,
              "title":"Low",
              "description":"Hardly any"
            },
            {
              "const":2,
              "title":"High"
            }
          ]
        }"#,
                )
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum SharedMixed {
                /// A string.
                #[json(string, accessor = as_value, from, from_text)] Value(SharedMixedValue),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] #[check(one_of = [1])] Integer(i64),
            }
        }

        impl SharedMixed {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "anyOf":[
            {
              "$ref":"#/$defs/SharedMixedValue"
            },
            {
              "type":"integer",
              "const":1
            },
            {
              "type":"null"
            }
          ],
          "$defs":{
            "SharedMixedValue":{
              "type":"string",
              "const":"a"
            }
          }
        }"##,
                )
            }
        }

        runtime::text! {
            /// The string enum `Shared.mixed`.
            pub enum SharedMixedValue {
                #[json("a")] A,
            }
        }

        impl SharedMixedValue {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"string",
          "const":"a"
        }"#,
                )
            }
        }
    }

    mod started {
        use super::runtime;

        runtime::object! {
            /// The object `Started`.
            #[object(tag = ("type", "started"))]
            pub struct Started {
                /// Greater than 0.
                #[json("at", optional, nullable)] #[check(above = 0)] pub at: Option<u64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Started {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "type":{
              "type":"string",
              "const":"started"
            },
            "at":{
              "type":[
                "integer",
                "null"
              ],
              "exclusiveMinimum":0
            }
          },
          "required":[
            "type"
          ]
        }"#,
                )
            }
        }
    }

    mod trees {
        use super::runtime;

        runtime::union! {
            /// The value `Trees`.
            #[union(json_type)]
            pub enum Trees {
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Trees>),
            }
        }

        impl Trees {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"array",
          "items":{
            "$ref":"#"
          }
        }"##,
                )
            }
        }
    }
}
