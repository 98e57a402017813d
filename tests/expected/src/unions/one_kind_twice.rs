//! From `tests/cases/unions/one_kind_twice.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of One kind twice.
    pub use holder::{Holder, HolderConstants, HolderNumber, HolderOpenValue};

    use super::runtime;

    mod holder {
        use super::runtime;

        runtime::object! {
            /// The object `Holder`.
            #[object(default)]
            pub struct Holder {
                #[json(optional "moment")] pub moment: Option<String>,
                #[json(optional "text")] #[check(either(max_length(3), min_length(10)))] pub text: Option<String>,
                #[json(optional "secret")] pub secret: Option<runtime::Secret>,
                #[json(optional "constants")] pub constants: Option<HolderConstants>,
                #[json(optional "open")] pub open: Option<HolderOpenValue>,
                #[json(optional "number")] pub number: Option<HolderNumber>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Holder.constants`.
            pub enum HolderConstants {
                #[json("a")] A,
                #[json("b")] B,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: integer, number.
            #[union(json)]
            pub enum HolderNumber {
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A number.
                #[json(number, as_number, from f64)] Number(f64),
            }
        }

        runtime::text! {
            /// The string enum `Holder.open(1)`.
            pub enum HolderOpenValue {
                #[json("x")] X,
                #[json("y")] Y,
            }
        }
    }
}
