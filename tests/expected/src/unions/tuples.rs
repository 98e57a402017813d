//! From `tests/cases/unions/tuples.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tuples.
    pub use pair::Pair;
    pub use position::Position;
    pub use step::{Step, StepVariant1Variant1, StepVariant2Variant1, StepVariant3Variant1};

    use super::runtime;

    mod pair {
        use super::runtime;

        runtime::untagged_union! {
            /// Each branch has another kind of value in each place.
            #[union(untagged)]
            pub enum Pair {
                /// An array.
                #[json([string, integer], accessor = as_string_integer, from)] StringInteger((String, i64)),
                /// An array.
                #[json([integer, string], accessor = as_integer_string, from)] IntegerString((i64, String)),
            }
        }
    }

    mod position {
        use super::runtime;

        runtime::untagged_union! {
            /// One branch is longer.
            #[union(untagged)]
            pub enum Position {
                /// An array.
                #[json([number, number, number], accessor = as_number_number_number, from)]
                NumberNumberNumber((f64, f64, f64)),
                /// An array.
                #[json([number, number], accessor = as_number_number, from)] NumberNumber((f64, f64)),
                /// An array.
                #[json([string], accessor = as_string_array, from)] StringArray(Vec<String>),
            }
        }
    }

    mod step {
        use super::runtime;

        runtime::untagged_union! {
            /// The first item says which it is.
            #[union(untagged)]
            pub enum Step {
                /// An array.
                #[json([any, any, any], accessor = as_step_variant1_variant1_string_number, from)]
                StepVariant1Variant1StringNumber((StepVariant1Variant1, String, f64)),
                /// An array.
                #[json(["del", string], accessor = as_step_variant2_variant1_string, from)]
                StepVariant2Variant1String((StepVariant2Variant1, String)),
                /// An array.
                #[json(["get", string], accessor = as_step_variant3_variant1_string, from)]
                StepVariant3Variant1String((StepVariant3Variant1, String)),
            }
        }

        runtime::text! {
            /// The string enum `Step(1)[]`.
            pub enum StepVariant1Variant1 {
                #[json("add")] Add,
            }
        }

        runtime::text! {
            /// The string enum `Step(2)[]`.
            pub enum StepVariant2Variant1 {
                #[json("del")] Del,
            }
        }

        runtime::text! {
            /// The string enum `Step(3)[]`.
            pub enum StepVariant3Variant1 {
                #[json("get")] Get,
            }
        }
    }
}
