//! From `tests/cases/types/json_schema.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of JSON Schema of 3.0.
    pub use action::{Action, ActionKind};
    pub use base::Base;
    pub use button::Button;
    pub use cat::Cat;
    pub use click::Click;
    pub use dog::Dog;
    pub use either::Either;
    pub use file::File;
    pub use format::Format;
    pub use named::Named;
    pub use node::Node;
    pub use order::Order;
    pub use other_node::OtherNode;
    pub use pet::{Pet, PetBase, PetKind};
    pub use pet_node::PetNode;
    pub use press::Press;
    pub use reading::{Reading, ReadingLevel, ReadingUnit};
    pub use size::Size;
    pub use string_or_i32::StringOrI32;
    pub use unset::Unset;
    pub use unsized_::Unsized;
    pub use url::Url;
    pub use wait::Wait;

    use super::runtime;

    mod action {
        use super::{Click, Press, Wait, runtime};

        runtime::union! {
            /// What the "browser" does: "#next"
            #[union(tag = "kind", kind = ActionKind)]
            pub enum Action {
                #[json("click", accessor = as_click, from)] Click(Click),
                #[json("wait", accessor = as_wait, from)] Wait(Wait),
                #[json("press", accessor = as_press, from)] Press(Press),
            }
        }

        impl Action {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "description":"What the \"browser\" does: \"#next\"",
          "oneOf":[
            {
              "$ref":"#/$defs/Click"
            },
            {
              "$ref":"#/$defs/Wait",
              "required":[
                "kind"
              ]
            },
            {
              "$ref":"#/$defs/Press",
              "required":[
                "kind"
              ]
            }
          ],
          "$defs":{
            "Button":{
              "type":"string",
              "anyOf":[
                {"const":"left","description":"The main one"},
                {"const":"right","description":"Opens menus"}
              ]
            },
            "Click":{
              "type":"object",
              "properties":{
                "x":{"description":"Pixels from the left","type":"integer","minimum":0},
                "button":{"$ref":"#/$defs/Button"},
                "kind":{"type":"string","const":"click"}
              },
              "required":[
                "x",
                "kind"
              ]
            },
            "Press":{
              "type":"object",
              "properties":{
                "keys":{"type":"array","items":{"type":"string","pattern":"^[a-z]+$","examples":["enter"]},"minItems":1,"uniqueItems":true},
                "kind":{"type":"string","const":"press"}
              },
              "required":[
                "keys"
              ]
            },
            "Wait":{
              "type":"object",
              "properties":{
                "kind":{"const":"wait"},
                "seconds":{"type":"number","exclusiveMinimum":0,"maximum":60,"default":1}
              },
              "additionalProperties":false
            }
          }
        }"##,
                )
            }
        }
    }

    mod base {
        use super::runtime;

        runtime::object! {
            /// The object `Base`.
            #[object()]
            pub struct Base {
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod button {
        use super::runtime;

        runtime::text! {
            /// The string enum `Button`.
            pub enum Button {
                /// The main one
                #[json("left")] Left,
                /// Opens menus
                #[json("right")] Right,
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `petType` is `Cat`.
            #[object(constant = ("petType", "Cat"))]
            pub struct Cat {
                #[json("name", optional)] pub name: Option<String>,
                /// At most 9.
                #[json("lives", optional)] #[check(maximum = 9)] pub lives: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Cat {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "petType":{
              "type":"string",
              "const":"Cat"
            },
            "name":{
              "type":"string"
            },
            "lives":{
              "type":"integer",
              "maximum":9
            }
          },
          "required":[
            "petType"
          ]
        }"#,
                )
            }
        }
    }

    mod click {
        use super::{Button, runtime};

        runtime::object! {
            /// The object `Click`.
            ///
            /// Its `kind` is `click`.
            #[object(constant = ("kind", "click"))]
            pub struct Click {
                /// Pixels from the left
                #[json("x")] pub x: u64,
                #[json("button", optional)] pub button: Option<Button>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `petType` is `Dog`.
            #[object(constant = ("petType", "Dog"))]
            pub struct Dog {
                #[json("name", optional)] pub name: Option<String>,
                #[json("breed", optional)] pub breed: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod either {
        use super::{File, Url, runtime};

        runtime::untagged_union! {
            /// An untagged union of 3 types: Url, File, Boolean.
            #[union(untagged, open = "")]
            pub enum Either {
                /// An object with `url`.
                #[json({ "url": any }, accessor = as_url, from)] Url(Url),
                /// An object with `file_id`.
                #[json({ "file_id": any }, accessor = as_file, from)] File(File),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
            }
        }

        impl Either {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "anyOf":[
            {
              "$ref":"#/$defs/Url"
            },
            {
              "$ref":"#/$defs/File"
            },
            {
              "type":"boolean"
            }
          ],
          "$defs":{
            "File":{
              "type":"object",
              "properties":{
                "file_id":{"type":"string"}
              },
              "required":[
                "file_id"
              ]
            },
            "Url":{
              "type":"object",
              "properties":{
                "url":{"type":"string"}
              },
              "required":[
                "url"
              ]
            }
          }
        }"##,
                )
            }
        }
    }

    mod file {
        use super::runtime;

        runtime::object! {
            /// The object `File`.
            #[object()]
            pub struct File {
                #[json("file_id")] pub file_id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod format {
        use super::runtime;

        runtime::object! {
            /// The object `Format`.
            #[object()]
            pub struct Format {
                #[json("json_schema", optional)] pub json_schema: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod named {
        use super::Url;

        /// The value `Named`.
        pub type Named = Vec<Url>;
    }

    mod node {
        use super::{OtherNode, runtime};

        runtime::object! {
            /// A node
            #[object()]
            pub struct Node {
                /// Between 1 and 8 characters.
                #[json("name")] #[check(min_length = 1, max_length = 8)] pub name: String,
                #[json("children", optional)] #[check(nested)] pub children: Option<Vec<Node>>,
                #[json("parent", optional, nullable)] #[check(nested)] pub parent: Option<Box<Node>>,
                #[json("other", optional)] #[check(nested)] pub other: Option<Box<OtherNode>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Node {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "title":"A node",
          "type":"object",
          "properties":{
            "name":{
              "type":"string",
              "minLength":1,
              "maxLength":8
            },
            "children":{
              "type":"array",
              "items":{
                "$ref":"#"
              }
            },
            "parent":{
              "anyOf":[
                {"$ref":"#"},
                {"type":"null"}
              ]
            },
            "other":{
              "$ref":"#/$defs/OtherNode"
            }
          },
          "required":[
            "name"
          ],
          "$defs":{
            "OtherNode":{
              "type":"object",
              "properties":{
                "node":{"$ref":"#"},
                "self":{"$ref":"#/$defs/OtherNode"}
              }
            }
          }
        }"##,
                )
            }
        }
    }

    mod order {
        use super::{Base, runtime};

        runtime::object! {
            /// The object `Order`.
            #[object()]
            pub struct Order {
                #[json("id")] pub id: String,
                /// At most 2 items.
                #[json("lines")] #[check(max_items = 2)] pub lines: Vec<Base>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Order {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "id":{
              "type":"string",
              "format":"uuid"
            },
            "lines":{
              "type":"array",
              "items":{
                "$ref":"#/$defs/Base"
              },
              "maxItems":2
            }
          },
          "required":[
            "id",
            "lines"
          ],
          "$defs":{
            "Base":{
              "type":"object",
              "properties":{
                "id":{"type":"string","format":"uuid"}
              },
              "required":[
                "id"
              ]
            }
          }
        }"##,
                )
            }
        }
    }

    mod other_node {
        use super::{Node, runtime};

        runtime::object! {
            /// The object `OtherNode`.
            #[object()]
            pub struct OtherNode {
                #[json("node", optional)] #[check(nested)] pub node: Option<Box<Node>>,
                #[json("self", optional)] #[check(nested)] pub self_: Option<Box<OtherNode>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl OtherNode {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "node":{
              "$ref":"#/$defs/Node"
            },
            "self":{
              "$ref":"#"
            }
          },
          "$defs":{
            "Node":{
              "title":"A node",
              "type":"object",
              "properties":{
                "name":{"type":"string","minLength":1,"maxLength":8},
                "children":{"type":"array","items":{"$ref":"#/$defs/Node"}},
                "parent":{"anyOf":[{"$ref":"#/$defs/Node"},{"type":"null"}]},
                "other":{"$ref":"#"}
              },
              "required":[
                "name"
              ]
            }
          }
        }"##,
                )
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `petType`.
            #[union(tag = "petType", kind = PetKind)]
            #[shared(name: str)]
            pub enum Pet {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
                #[json("Pet", accessor = as_pet, from)] Pet(PetBase),
            }
        }

        runtime::object! {
            /// The object `Pet`.
            ///
            /// Its `petType` is `Pet`.
            #[object(constant = ("petType", "Pet"))]
            pub struct PetBase {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pet_node {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object `PetNode`.
            #[object()]
            pub struct PetNode {
                #[json("pet", optional)] #[check(nested)] pub pet: Option<Pet>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl PetNode {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "pet":{
              "$ref":"#/$defs/Pet"
            }
          },
          "$defs":{
            "Cat":{
              "type":"object",
              "properties":{
                "petType":{"type":"string","const":"Cat"},
                "name":{"type":"string"},
                "lives":{"type":"integer","maximum":9}
              },
              "required":[
                "petType"
              ]
            },
            "Dog":{
              "type":"object",
              "properties":{
                "petType":{"type":"string","const":"Dog"},
                "name":{"type":"string"},
                "breed":{"type":"string"}
              },
              "required":[
                "petType"
              ]
            },
            "Pet":{
              "oneOf":[
                {"$ref":"#/$defs/Cat"},
                {"$ref":"#/$defs/Dog"},
                {"$ref":"#/$defs/PetBase"}
              ]
            },
            "PetBase":{
              "type":"object",
              "properties":{
                "petType":{"type":"string","const":"Pet"},
                "name":{"type":"string"}
              },
              "required":[
                "petType"
              ]
            }
          }
        }"##,
                )
            }
        }
    }

    mod press {
        use super::runtime;

        runtime::object! {
            /// The object `Press`.
            ///
            /// Its `kind` is `press`.
            #[object(constant = ("kind", "press"), constant_optional)]
            pub struct Press {
                /// At least 1 item, no two items are equal. Each item: matches `^[a-z]+$`.
                #[json("keys")] #[check(each = pattern("^[a-z]+$"), min_items = 1, unique)] pub keys: Vec<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod reading {
        use super::{StringOrI32, runtime};

        runtime::object! {
            /// The object `Reading`.
            #[object()]
            pub struct Reading {
                /// At least -1.5.
                #[json("value")] #[check(minimum = -1.5)] pub value: Option<f64>,
                #[json("unit", optional, nullable)] pub unit: Option<ReadingUnit>,
                #[json("level", optional, nullable)] pub level: Option<ReadingLevel>,
                #[json("at", optional)] pub at: Option<runtime::DateTime>,
                #[json("key", optional)] pub key: Option<runtime::Secret>,
                #[json("shape", optional, nullable)] pub shape: Option<StringOrI32>,
                #[json("old", optional)] #[deprecated] pub old: Option<bool>,
                #[json(flatten)] #[check(values = multiple_of(3))] pub extra: runtime::AdditionalProperties<i64>,
            }
        }

        impl Reading {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "value":{
              "type":[
                "number",
                "null"
              ],
              "minimum":-1.5
            },
            "unit":{
              "$ref":"#/$defs/ReadingUnit"
            },
            "level":{
              "$ref":"#/$defs/ReadingLevel"
            },
            "at":{
              "type":"string",
              "format":"date-time",
              "readOnly":true
            },
            "key":{
              "type":"string",
              "contentEncoding":"base64",
              "writeOnly":true
            },
            "shape":{
              "$ref":"#/$defs/StringOrI32"
            },
            "old":{
              "type":"boolean",
              "deprecated":true
            }
          },
          "required":[
            "value"
          ],
          "additionalProperties":{
            "type":"integer",
            "multipleOf":3
          },
          "$defs":{
            "ReadingLevel":{
              "type":[
                "integer",
                "null"
              ],
              "anyOf":[
                {"const":1,"title":"Low"},
                {"const":2,"title":"High"},
                {"const":null}
              ]
            },
            "ReadingUnit":{
              "type":[
                "string",
                "null"
              ],
              "enum":[
                "m",
                "s",
                null
              ]
            },
            "StringOrI32":{
              "oneOf":[
                {"type":"string"},
                {"type":"integer","format":"int32"},
                {"type":"null"}
              ]
            }
          }
        }"##,
                )
            }
        }

        runtime::integer! {
            /// The integer enum `Reading.level`.
            #[integer(i64)]
            pub enum ReadingLevel {
                #[json(1)] Low,
                #[json(2)] High,
            }
        }

        runtime::text! {
            /// The string enum `Reading.unit`.
            pub enum ReadingUnit {
                #[json("m")] M,
                #[json("s")] S,
            }
        }
    }

    mod size {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `Size`.
            #[integer(i64)]
            pub enum Size {
                #[json(60)] Small,
                #[json(61)] Large,
            }
        }

        impl Size {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r#"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"integer",
          "anyOf":[
            {
              "const":60,
              "title":"Small"
            },
            {
              "const":61,
              "title":"Large"
            }
          ]
        }"#,
                )
            }
        }
    }

    mod string_or_i32 {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum StringOrI32 {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i32),
            }
        }
    }

    mod unset {
        use super::runtime;

        runtime::object! {
            /// The object `Unset`.
            #[object()]
            pub struct Unset {
                #[json("json_schema", optional)] pub json_schema: Option<String>,
                #[json("more", optional)] pub more: Option<runtime::Untyped>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod unsized_ {
        use std::collections::BTreeMap;

        use super::{Size, runtime};

        runtime::object! {
            /// The object `Unsized`.
            #[object()]
            pub struct Unsized {
                #[json("any", optional)] pub any: Option<runtime::Untyped>,
                /// At least 1 property.
                #[json("map", optional)] #[check(min_properties = 1)] pub map: Option<BTreeMap<String, Size>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        impl Unsized {
            /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
            #[must_use]
            pub fn json_schema() -> runtime::Untyped {
                runtime::json_schema(
                    r##"{
          "$schema":"https://json-schema.org/draft/2020-12/schema",
          "type":"object",
          "properties":{
            "any":{
            },
            "map":{
              "type":"object",
              "additionalProperties":{
                "$ref":"#/$defs/Size"
              },
              "minProperties":1
            }
          },
          "$defs":{
            "Size":{
              "type":"integer",
              "anyOf":[
                {"const":60,"title":"Small"},
                {"const":61,"title":"Large"}
              ]
            }
          }
        }"##,
                )
            }
        }
    }

    mod url {
        use super::runtime;

        runtime::object! {
            /// The object `Url`.
            #[object()]
            pub struct Url {
                #[json("url")] pub url: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod wait {
        use super::runtime;

        runtime::object! {
            /// The object `Wait`.
            ///
            /// Its `kind` is `wait`.
            #[object(constant = ("kind", "wait"), constant_optional, closed)]
            pub struct Wait {
                /// Greater than 0 and at most 60. Default: `1`.
                #[json("seconds", default = 1.0)] #[check(above = 0.0, maximum = 60.0)] pub seconds: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
