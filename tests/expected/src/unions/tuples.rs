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

        runtime::union! {
            /// Each branch has another kind of value in each place.
            #[union(shape)]
            pub enum Pair {
                /// An array.
                #[json([string, integer], as_text_integer, from(String, i64))] TextInteger((String, i64)),
                /// An array.
                #[json([integer, string], as_integer_text, from(i64, String))] IntegerText((i64, String)),
            }
        }
    }

    mod position {
        use super::runtime;

        runtime::union! {
            /// One branch is longer.
            #[union(shape)]
            pub enum Position {
                /// An array.
                #[json([number, number, number], as_number_number_number, from(f64, f64, f64))]
                NumberNumberNumber((f64, f64, f64)),
                /// An array.
                #[json([number, number], as_number_number, from(f64, f64))] NumberNumber((f64, f64)),
                /// An array.
                #[json([string], as_text_list, from Vec<String>)] TextList(Vec<String>),
            }
        }
    }

    mod step {
        use super::runtime;

        runtime::union! {
            /// The first item says which it is.
            #[union(shape)]
            pub enum Step {
                /// An array.
                #[json([any, any, any], as_step_variant1_variant1_text_number, from(StepVariant1Variant1, String, f64))]
                StepVariant1Variant1TextNumber((StepVariant1Variant1, String, f64)),
                /// An array.
                #[json(["del", string], as_step_variant2_variant1_text, from(StepVariant2Variant1, String))]
                StepVariant2Variant1Text((StepVariant2Variant1, String)),
                /// An array.
                #[json(["get", string], as_step_variant3_variant1_text, from(StepVariant3Variant1, String))]
                StepVariant3Variant1Text((StepVariant3Variant1, String)),
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
