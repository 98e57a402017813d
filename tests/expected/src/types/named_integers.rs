//! From `tests/cases/types/named_integers.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Named integers.
    pub use a::A;
    pub use azure::Azure;
    pub use b::B;
    pub use by_value::ByValue;
    pub use channel::Channel;
    pub use kinds::Kinds;
    pub use mixed::Mixed;
    pub use only_one::OnlyOne;
    pub use plain::Plain;
    pub use priority::Priority;
    pub use shape::{Shape, ShapeKind};
    pub use single::Single;
    pub use swagger::Swagger;
    pub use uses::{Uses, UsesInline};
    pub use written::Written;

    use super::runtime;

    mod a {
        use super::runtime;

        runtime::object! {
            /// The object `A`.
            #[object(tag = ("kind", 1))]
            pub struct A {
                #[json("radius", optional)] pub radius: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod azure {
        use super::runtime;

        runtime::text! {
            /// The string enum `Azure`.
            pub enum Azure {
                /// The usual one.
                #[json("std")] Standard,
                #[json("prm")] Premium,
                #[json("x")] X,
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::object! {
            /// The object `B`.
            #[object(tag = ("kind", 2))]
            pub struct B {
                #[json("side", optional)] pub side: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_value {
        use super::runtime;

        runtime::text! {
            /// The string enum `ByValue`.
            pub enum ByValue {
                /// The first letter.
                #[json("a")] A,
                /// The second one.
                #[json("b")] B,
            }
        }
    }

    mod channel {
        use super::runtime;

        runtime::integer! {
            /// What a channel is for.
            #[integer(i32)]
            pub enum Channel {
                /// A text channel.
                #[json(0)] GuildText,
                #[json(2)] GuildVoice,
                #[json(-1)] NobodyAtAll,
                /// This is said of the value and is no name of it
                #[json(5)] N5,
            }
        }
    }

    mod kinds {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `Kinds`.
            #[integer(i64)]
            pub enum Kinds {
                #[json(1)] Round,
                #[json(2)] Square,
            }
        }
    }

    mod mixed {
        use super::{Channel, runtime};

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json_type)]
            pub enum Mixed {
                /// What a channel is for.
                #[json(integer, accessor = as_channel, from)] Channel(Channel),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod only_one {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `OnlyOne`.
            #[integer(i64)]
            pub enum OnlyOne {
                #[json(7)] Seven,
            }
        }
    }

    mod plain {
        /// The value `Plain`.
        pub type Plain = i64;
    }

    mod priority {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `Priority`.
            #[integer(i64)]
            pub enum Priority {
                #[json(1)] Low,
                /// Wakes somebody up.
                #[json(2)] High,
                #[json(3)] UnknownValue,
            }
        }
    }

    mod shape {
        use super::{A, B, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = ShapeKind)]
            pub enum Shape {
                #[json(1, accessor = as_round, from)] Round(A),
                #[json(2, accessor = as_square, from)] Square(B),
            }
        }
    }

    mod single {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `Single`.
            #[integer(i64)]
            pub enum Single {
                #[json(4)] Only,
            }
        }
    }

    mod swagger {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `Swagger`.
            #[integer(u64)]
            pub enum Swagger {
                #[json(0)] Zero,
                #[json(1)] One,
            }
        }
    }

    mod uses {
        use std::collections::BTreeMap;

        use super::{Channel, Priority, runtime};

        runtime::object! {
            /// The object `Uses`.
            #[object()]
            pub struct Uses {
                #[json("channel")] pub channel: Channel,
                /// A channel or none.
                #[json("maybe", optional, nullable)] pub maybe: Option<Channel>,
                /// One of 0, 2.
                #[json("some")] #[check(one_of = [0, 2])] pub some: Channel,
                #[json("same", optional)] pub same: Option<Channel>,
                #[json("inline", optional)] pub inline: Option<UsesInline>,
                /// One of 1.
                #[json("one", optional)] #[check(one_of = [1])] pub one: Option<i64>,
                /// Default: `2`.
                #[json("usual", default = Some(Priority::High))] pub usual: Option<Priority>,
                #[json("list", optional)] pub list: Option<Vec<Option<Priority>>>,
                #[json("by_number", optional)] pub by_number: Option<BTreeMap<String, String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::integer! {
            /// The integer enum `Uses.inline`.
            #[integer(i64)]
            pub enum UsesInline {
                #[json(1)] First,
                #[json(2)] Second,
            }
        }
    }

    mod written {
        use super::runtime;

        runtime::integer! {
            /// The integer enum `Written`.
            #[integer(i64)]
            pub enum Written {
                #[json(1)] First,
                #[json(2)] Second,
            }
        }
    }
}
