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
            #[object()]
            pub struct Holder {
                #[json("moment", optional)] pub moment: Option<String>,
                #[json("text", optional)] #[check(either = (max_length(3), min_length(10)))] pub text: Option<String>,
                #[json("secret", optional)] pub secret: Option<runtime::Secret>,
                #[json("constants", optional)] pub constants: Option<HolderConstants>,
                #[json("open", optional)] pub open: Option<HolderOpenValue>,
                #[json("number", optional)] pub number: Option<HolderNumber>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[union(json_type)]
            pub enum HolderNumber {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A number.
                #[json(number, accessor = as_number, from)] Number(f64),
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
