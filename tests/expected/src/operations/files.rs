//! From `tests/cases/operations/files/openapi.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Files.
    pub use kind::Kind;
    pub use kinds::Kinds;
    pub use n404::N404;
    pub use owner::Owner;
    pub use pet::{Pet, PetFood};
    pub use sort::Sort;

    use super::runtime;

    mod kind {
        use super::Kinds;

        /// The value `Kind` of the document.
        pub type Kind = Kinds;
    }

    mod kinds {
        use super::runtime;

        runtime::text! {
            /// One of several texts: of `parts/kinds.yaml`.
            pub enum Kinds {
                #[json("cat")] Cat,
                #[json("dog")] Dog,
            }
        }
    }

    mod n404 {
        use super::runtime;

        runtime::object! {
            /// The object `404` of `parts/responses.yaml`.
            #[object()]
            pub struct N404 {
                #[json("why")] pub why: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod owner {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object `owner` of `parts/defs.yaml`.
            #[object(default)]
            pub struct Owner {
                #[json(optional "pets")] pub pets: Option<Vec<Pet>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::{Kinds, Owner, runtime};

        runtime::object! {
            /// The object of `parts/pet.yaml`.
            #[object(default)]
            pub struct Pet {
                #[json(optional "owner")] pub owner: Option<Owner>,
                #[json(optional "kind")] pub kind: Option<Kinds>,
                #[json(optional "food")] pub food: Option<PetFood>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `.food` of `parts/pet.yaml`.
            #[object(default)]
            pub struct PetFood {
                #[json(optional "grams")] pub grams: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod sort {
        use super::Kinds;

        /// The value `Sort` of the document.
        pub type Sort = Kinds;
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Files.
    use super::{runtime, types};

    pub mod untagged {
        //! Calls without a tag.
        pub use list_pets::{ListPets, ListPetsError};

        use super::{failures, runtime, types};

        mod list_pets {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /pets`
                pub fn list_pets(&self) -> ListPets {
                    let template = "/pets";
                    runtime::Call::new(self, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `list_pets` prepares.
                #[call(output Vec<types::Pet>, failure ListPetsError)]
                pub struct ListPets {
                    #[query("page", form)] page: i64,
                }
            }

            /// What [`ListPets`] may answer instead of success.
            ///
            /// - `NotFound`: None.
            pub type ListPetsError = super::failures::Failure404N404;
        }
    }

    pub mod failures {
        //! What operations may answer instead of success, one enum for all that declare the same.
        pub use failure404_n404::Failure404N404;

        use super::{runtime, types};

        mod failure404_n404 {
            use super::{runtime, types};

            runtime::failure! {
                /// What the operations that declare these failures may answer instead of success.
                pub enum Failure404N404 {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::N404),
                }
            }
        }
    }
}
