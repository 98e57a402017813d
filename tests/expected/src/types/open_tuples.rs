//! From `tests/cases/types/open_tuples.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Open tuples.
    pub use cell::Cell;
    pub use closed::Closed;
    pub use merged::Merged;
    pub use node::Node;
    pub use row::Row;
    pub use sheet::Sheet;
    pub use step::{Step, StepVariant1Variant1, StepVariant2Variant1};
    pub use tree::Tree;
    pub use wide::Wide;

    use super::runtime;

    mod cell {
        use super::runtime;

        runtime::object! {
            /// The object `Cell`.
            #[object()]
            pub struct Cell {
                /// At least 1.
                #[json("id")] #[check(minimum = 1)] pub id: u64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod closed {
        use super::runtime;

        runtime::object! {
            /// The object `Closed`.
            #[object()]
            pub struct Closed {
                #[json("corner")] pub corner: (String, f64),
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod merged {
        use super::runtime;

        /// The value `Merged`.
        pub type Merged = runtime::OpenTuple<(String, Option<bool>), runtime::Untyped, 1>;
    }

    mod node {
        use super::runtime;

        runtime::object! {
            /// The object `Node`.
            #[object()]
            pub struct Node {
                #[json("next", optional)] pub next: Option<runtime::OpenTuple<(Box<Node>,), Node, 1>>,
                #[json("other", optional)] pub other: Option<runtime::OpenTuple<(Option<Box<Node>>, Option<String>)>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod row {
        use super::runtime;

        /// A name and a number, and what a later version adds.
        pub type Row = runtime::OpenTuple<(Option<String>, Option<f64>)>;
    }

    mod sheet {
        use std::collections::BTreeMap;

        use super::{Cell, runtime};

        runtime::object! {
            /// The object `Sheet`.
            #[object()]
            pub struct Sheet {
                /// At least a title.
                #[json("header")] #[check(open_positions = (unchecked(), maximum(9), unchecked()))]
                pub header: runtime::OpenTuple<(String, Option<i64>), runtime::Untyped, 1>,
                #[json("total")] pub total: runtime::OpenTuple<(String, Option<f64>), runtime::Untyped, 2>,
                /// At most 4 items.
                #[json("flags", optional)] #[check(max_items = 4)]
                pub flags: Option<runtime::OpenTuple<(Option<String>,), bool>>,
                /// At least 3 items, no two items are equal.
                #[json("numbers", optional, nullable)]
                #[check(open_positions = (unchecked(), maximum(9)), min_items = 3, unique)]
                pub numbers: Option<runtime::OpenTuple<(u8,), i64, 1>>,
                #[json("notes", optional)] pub notes: Option<runtime::OpenTuple<(Option<Option<String>>, Option<bool>)>>,
                #[json("cells", optional)] #[check(nested)] pub cells: Option<runtime::OpenTuple<(Option<Cell>,), Cell>>,
                #[json("rows", optional)] #[check(each = open_positions((min_length(1), unchecked(), unchecked())))]
                pub rows: Option<Vec<runtime::OpenTuple<(Option<String>, Option<f64>)>>>,
                #[json("by_name", optional)] #[check(values = open_positions((min_length(1), unchecked(), unchecked())))]
                pub by_name: Option<BTreeMap<String, runtime::OpenTuple<(Option<String>, Option<f64>)>>>,
                #[json(
                    "preset",
                    default = runtime::OpenTuple::with_rest(
                        (Some("one".to_owned()), Some(1)),
                        vec![runtime::Untyped::from(::serde_json::Value::Bool(true))]
                    )
                )]
                pub preset: runtime::OpenTuple<(Option<String>, Option<i64>)>,
                #[json("single", default = runtime::OpenTuple::with_rest([Some(1)].into(), vec![]))]
                pub single: runtime::OpenTuple<(Option<i64>,)>,
                #[json("anything", optional)]
                pub anything: Option<runtime::OpenTuple<(Option<runtime::Untyped>, Option<String>)>>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json(["add", string; 1; any], accessor = as_step_variant1_variant1_string, from)]
                StepVariant1Variant1String(
                    runtime::OpenTuple<(StepVariant1Variant1, Option<String>), runtime::Untyped, 1>,
                ),
                /// An array.
                #[json(["del", integer; 2; any], accessor = as_step_variant2_variant1_integer, from)]
                StepVariant2Variant1Integer(
                    runtime::OpenTuple<(StepVariant2Variant1, i64), runtime::Untyped, 2>,
                ),
                /// An array.
                #[json([boolean, boolean], accessor = as_boolean_boolean, from)] BooleanBoolean((bool, bool)),
                /// An array.
                #[json([integer], accessor = as_integer_array, from)] IntegerArray(Vec<i64>),
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
    }

    mod tree {
        use super::runtime;

        /// An open tuple that holds itself is an array.
        pub type Tree = Vec<runtime::Untyped>;
    }

    mod wide {
        use super::runtime;

        /// More positions than an open tuple has.
        pub type Wide = Vec<runtime::Untyped>;
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Open tuples.
    use super::runtime;

    pub mod untagged {
        //! Operations without a tag.
        pub use add_row::{AddRow, AddRowError};

        use super::runtime;

        mod add_row {
            use super::runtime;

            impl runtime::Client {
                /// `POST /rows`
                ///
                /// - `body`: A name and a number, and what a later version adds.
                ///
                /// Returns the request builder [`AddRow`]. Response: `Vec<runtime::OpenTuple<(Option<String>, Option<f64>)>>`.
                #[inline]
                pub fn add_row(
                    &self,
                    body: runtime::OpenTuple<(Option<String>, Option<f64>)>,
                ) -> AddRow {
                    let template = "/rows";
                    runtime::Call::new(self, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .check_body(
                            &body,
                            &runtime::open_positions((
                                runtime::min_length(1),
                                runtime::unchecked(),
                                runtime::unchecked(),
                            )),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`Client::add_row`](runtime::Client::add_row).
            ///
            /// `POST /rows`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `Vec<runtime::OpenTuple<(Option<String>, Option<f64>)>>`.
            pub type AddRow = runtime::Prepared<
                runtime::Json<Vec<runtime::OpenTuple<(Option<String>, Option<f64>)>>>,
                AddRowError,
            >;

            /// Error responses of [`AddRow`], which declares none.
            pub type AddRowError = runtime::Undeclared;
        }
    }
}
