//! From `tests/cases/operations/examples.yaml`.

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
    //! The types of Examples.
    pub use amount::Amount;
    pub use card::Card;
    pub use cash::Cash;
    pub use endless::Endless;
    pub use filter::Filter;
    pub use give_examples_kind::GiveExamplesKind;
    pub use list_of_lists::ListOfLists;
    pub use lists::Lists;
    pub use order::{Order, OrderLevel};
    pub use pattern::Pattern;
    pub use payment::{Payment, PaymentKind};

    use super::runtime;

    mod amount {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Amount`.
            #[object()]
            pub struct Amount {
                /// Exactly 3 characters.
                #[json("currency")] #[check(min_length = 3, max_length = 3)] pub currency: String,
                #[json("value")] pub value: i64,
                #[json("rates")] pub rates: BTreeMap<String, f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod card {
        use super::runtime;

        runtime::object! {
            /// The object `Card`.
            #[object(tag = ("kind", "Card"))]
            pub struct Card {
                /// Matches `^[0-9]+$`.
                #[json("number")] #[check(pattern = "^[0-9]+$")] pub number: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod cash {
        use super::{Amount, runtime};

        runtime::object! {
            /// The object `Cash`.
            #[object(tag = ("kind", "Cash"))]
            pub struct Cash {
                #[json("amount")] #[check(nested)] pub amount: Amount,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod endless {
        use super::runtime;

        runtime::object! {
            /// The object `Endless`.
            #[object()]
            pub struct Endless {
                #[json("more")] pub more: Box<Endless>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod filter {
        use super::runtime;

        runtime::object! {
            /// The object `Filter`.
            #[object()]
            pub struct Filter {
                #[json("after", optional)] #[deprecated] pub after: Option<String>,
                #[json("before", optional)] pub before: Option<String>,
                #[json("limit", optional)] pub limit: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod give_examples_kind {
        use super::runtime;

        runtime::text! {
            /// The string enum that is a parameter of `/examples/{kind}/given`.
            pub enum GiveExamplesKind {
                #[json("shop")] Shop,
                #[json("fair")] Fair,
            }
        }
    }

    mod list_of_lists {
        use super::Lists;

        /// The value `ListOfLists`.
        pub type ListOfLists = Vec<Lists>;
    }

    mod lists {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: array, integer.
            #[union(json_type)]
            pub enum Lists {
                /// An array.
                #[json(array, accessor = as_array, from)] Array(Vec<Lists>),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }

    mod order {
        use super::{Amount, runtime};

        runtime::object! {
            /// The object `Order`.
            #[object()]
            pub struct Order {
                #[json("amount")] #[check(nested)] pub amount: Amount,
                #[json("reference")] pub reference: String,
                #[json("due")] pub due: runtime::Date,
                /// At least 1 item, no two items are equal. Each item: at most 40 characters.
                #[json("tags")] #[check(each = max_length(40), min_items = 1, unique)] pub tags: Vec<String>,
                #[json("level")] pub level: OrderLevel,
                #[json("lines")] #[check(nested)] pub lines: Vec<Amount>,
                #[json("paid")] pub paid: Option<bool>,
                /// Between 2 and 3 characters.
                #[json("code")] #[check(min_length = 2, max_length = 3)] pub code: String,
                #[json("secret")] pub secret: runtime::Secret,
                #[json("note")] pub note: Option<String>,
                /// Between 10 and 20.
                #[json("quota")] #[check(minimum = 10, maximum = 20)] pub quota: u64,
                #[json("next")] #[check(nested)] pub next: Option<Amount>,
                #[json("span")] pub span: runtime::Duration,
                #[json("skipped", optional)] pub skipped: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Order.level`.
            pub enum OrderLevel {
                #[json("low")] Low,
                #[json("high")] High,
            }
        }
    }

    mod pattern {
        use super::runtime;

        runtime::object! {
            /// The object `Pattern`.
            #[object()]
            pub struct Pattern {
                /// Matches `^[a-f]+$`.
                #[json("id")] #[check(pattern = "^[a-f]+$")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod payment {
        use super::{Card, Cash, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = PaymentKind)]
            pub enum Payment {
                #[json("Card", accessor = as_card, from)] Card(Card),
                #[json("Cash", accessor = as_cash, from)] Cash(Cash),
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Examples.
    #[doc(inline)]
    pub use examples::ExamplesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `examples`.
        #[must_use]
        #[inline]
        pub fn examples(&self) -> ExamplesCalls<'_> {
            ExamplesCalls { client: self }
        }
    }

    pub mod examples {
        //! The operations of `client.examples()`.
        pub use end_somewhere::{EndSomewhere, EndSomewhereError};
        pub use give_branch::{GiveBranch, GiveBranchError};
        pub use give_branches::{GiveBranches, GiveBranchesError};
        pub use give_examples::{GiveExamples, GiveExamplesError};
        pub use leave_out::{LeaveOut, LeaveOutError};
        pub use make_nothing_up::{MakeNothingUp, MakeNothingUpError};
        pub use set_example::{SetExample, SetExampleError};

        use super::{runtime, types};

        /// Operations tagged `examples`.
        #[derive(Clone, Copy, Debug)]
        pub struct ExamplesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod leave_out {
            use super::{runtime, types};

            impl super::ExamplesCalls<'_> {
                /// `POST /examples/endless`
                ///
                /// Returns the request builder [`LeaveOut`].
                #[inline]
                pub fn leave_out(&self) -> LeaveOut {
                    let template = "/examples/endless";
                    runtime::Call::new(self.client, runtime::Method::POST, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ExamplesCalls::leave_out`](super::ExamplesCalls::leave_out).
                ///
                /// `POST /examples/endless`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                #[call(output = runtime::NoContent, failure = LeaveOutError)]
                pub struct LeaveOut {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::Endless,
                }
            }

            /// Error responses of [`LeaveOut`], which declares none.
            pub type LeaveOutError = runtime::Undeclared;
        }

        mod make_nothing_up {
            use super::{runtime, types};

            impl super::ExamplesCalls<'_> {
                /// A pattern is not guessed, and what holds itself has no end.
                ///
                /// `POST /examples/impossible`
                ///
                /// Returns the request builder [`MakeNothingUp`].
                #[inline]
                pub fn make_nothing_up(&self, body: types::Pattern) -> MakeNothingUp {
                    let template = "/examples/impossible";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json(&body)
                        .into()
                }
            }

            /// Request builder returned by [`ExamplesCalls::make_nothing_up`](super::ExamplesCalls::make_nothing_up).
            ///
            /// `POST /examples/impossible`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type MakeNothingUp = runtime::Prepared<runtime::NoContent, MakeNothingUpError>;

            /// Error responses of [`MakeNothingUp`], which declares none.
            pub type MakeNothingUpError = runtime::Undeclared;
        }

        mod end_somewhere {
            use super::{runtime, types};

            impl super::ExamplesCalls<'_> {
                /// Lists of lists have no end either.
                ///
                /// `POST /examples/json`
                ///
                /// Returns the request builder [`EndSomewhere`].
                #[inline]
                pub fn end_somewhere(&self, body: types::Lists) -> EndSomewhere {
                    let template = "/examples/json";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`ExamplesCalls::end_somewhere`](super::ExamplesCalls::end_somewhere).
            ///
            /// `POST /examples/json`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type EndSomewhere = runtime::Prepared<runtime::NoContent, EndSomewhereError>;

            /// Error responses of [`EndSomewhere`], which declares none.
            pub type EndSomewhereError = runtime::Undeclared;
        }

        mod set_example {
            use super::{runtime, types};

            impl super::ExamplesCalls<'_> {
                /// `POST /examples/optional`
                ///
                /// Returns the request builder [`SetExample`].
                #[inline]
                pub fn set_example(&self) -> SetExample {
                    let template = "/examples/optional";
                    runtime::Call::new(self.client, runtime::Method::POST, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ExamplesCalls::set_example`](super::ExamplesCalls::set_example).
                ///
                /// `POST /examples/optional`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                #[call(output = runtime::NoContent, failure = SetExampleError)]
                pub struct SetExample {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::Filter,
                }
            }

            /// Error responses of [`SetExample`], which declares none.
            pub type SetExampleError = runtime::Undeclared;
        }

        mod give_branch {
            use super::{runtime, types};

            impl super::ExamplesCalls<'_> {
                /// `POST /examples/union`
                ///
                /// Returns the request builder [`GiveBranch`].
                #[inline]
                pub fn give_branch(&self, body: types::Payment) -> GiveBranch {
                    let template = "/examples/union";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json(&body)
                        .into()
                }
            }

            /// Request builder returned by [`ExamplesCalls::give_branch`](super::ExamplesCalls::give_branch).
            ///
            /// `POST /examples/union`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type GiveBranch = runtime::Prepared<runtime::NoContent, GiveBranchError>;

            /// Error responses of [`GiveBranch`], which declares none.
            pub type GiveBranchError = runtime::Undeclared;
        }

        mod give_branches {
            use super::{runtime, types};

            impl super::ExamplesCalls<'_> {
                /// `POST /examples/unions`
                ///
                /// - `levels`: Each item: one of 1, 2.
                ///
                /// Returns the request builder [`GiveBranches`].
                #[inline]
                pub fn give_branches(&self, levels: &[i64]) -> GiveBranches {
                    let template = "/examples/unions";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .query("levels", runtime::Style::FORM, levels)
                        .check("query", "levels", &levels, &runtime::each(runtime::one_of([1, 2])))
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ExamplesCalls::give_branches`](super::ExamplesCalls::give_branches).
                ///
                /// `POST /examples/unions`
                ///
                /// Parameters:
                ///
                /// - `levels`: query parameter. Each item: one of 1, 2.
                /// - `body`: `application/json`, optional.
                #[call(output = runtime::NoContent, failure = GiveBranchesError)]
                pub struct GiveBranches {
                    /// Sets the request body.
                    #[body(json)] body: Vec<types::Payment>,
                }
            }

            /// Error responses of [`GiveBranches`], which declares none.
            pub type GiveBranchesError = runtime::Undeclared;
        }

        mod give_examples {
            use super::{runtime, types};

            impl super::ExamplesCalls<'_> {
                /// `POST /examples/{kind}/given`
                ///
                /// Returns the request builder [`GiveExamples`].
                #[inline]
                pub fn give_examples(
                    &self,
                    kind: impl runtime::IntoField<types::GiveExamplesKind>,
                    body: types::Order,
                ) -> GiveExamples {
                    let template = "/examples/{kind}/given";
                    let kind: types::GiveExamplesKind = kind.into_field();
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .path("kind", runtime::Style::SIMPLE, &kind)
                        .json(&body)
                        .into()
                }
            }

            /// Request builder returned by [`ExamplesCalls::give_examples`](super::ExamplesCalls::give_examples).
            ///
            /// `POST /examples/{kind}/given`
            ///
            /// Parameters:
            ///
            /// - `kind`: path parameter.
            /// - `body`: `application/json`.
            pub type GiveExamples = runtime::Prepared<runtime::NoContent, GiveExamplesError>;

            /// Error responses of [`GiveExamples`], which declares none.
            pub type GiveExamplesError = runtime::Undeclared;
        }
    }
}
