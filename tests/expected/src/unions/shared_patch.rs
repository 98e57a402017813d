//! From `tests/cases/unions/shared_patch.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Shared patch.
    pub use button::*;
    pub use label::*;
    pub use part::*;

    use super::runtime;

    mod button {
        use super::runtime;

        runtime::object! {
            /// The object `Button` of the document.
            #[object(tag "type" = "button", default)]
            pub struct Button {
                #[json(patch "id")] pub id: runtime::Patch<i64>,
                #[json(optional "row")] pub row: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod label {
        use super::runtime;

        runtime::object! {
            /// The object `Label` of the document.
            #[object(tag "type" = "label", default)]
            pub struct Label {
                #[json(patch "id")] pub id: runtime::Patch<i64>,
                #[json(optional "row")] pub row: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod part {
        use super::{Button, Label, runtime};

        runtime::union! {
            /// What a patch can set to null has no accessor that all branches share; the number has.
            #[union(tag "type", kind PartKind)]
            #[shared(row: i64)]
            pub enum Part {
                #[json("button", as_button, from Button)] Button(Button),
                #[json("label", as_label, from Label)] Label(Label),
            }
        }
    }
}

#[allow(dead_code, unused_imports)]
pub mod calls {
    //! The calls of Shared patch.
    use super::{runtime, types};

    pub mod untagged {
        //! Calls without a tag.
        pub use change_part::*;

        use super::{runtime, types};

        mod change_part {
            use super::{runtime, types};

            impl runtime::Client {
                /// `PATCH /parts`
                pub fn change_part(&self) -> ChangePart {
                    let template = "/parts";
                    runtime::Call::new(self, reqwest::Method::PATCH, template).into()
                }
            }

            runtime::call! {
                /// The call that `change_part` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct ChangePart {
                    /// The body.
                    #[body(json_unchecked)] body: types::Part,
                }
            }
        }
    }
}
