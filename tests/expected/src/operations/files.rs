//! From `tests/cases/operations/files/openapi.yaml`.

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
    //! The types of Files.
    pub use account::Account;
    pub use gadget::{Gadget, GadgetKind};
    pub use gadgets_lamp::GadgetsLamp;
    pub use kind::Kind;
    pub use kinds::Kinds;
    pub use lamp::Lamp;
    pub use n100_fan::N100Fan;
    pub use n404_response::N404Response;
    pub use owner::Owner;
    pub use pet::{Pet, PetFood};
    pub use saw::Saw;
    pub use sort::Sort;
    pub use tool::{Tool, ToolKind};
    pub use user::User;
    pub use users_user::UsersUser;
    pub use widget::{Widget, WidgetKind};

    use super::runtime;

    mod account {
        use super::UsersUser;

        /// The value `Account`.
        pub type Account = UsersUser;
    }

    mod gadget {
        use super::{GadgetsLamp, N100Fan, runtime};

        runtime::union! {
            /// Called by names of this file.
            #[union(tag = "is", kind = GadgetKind)]
            pub enum Gadget {
                #[json("l", accessor = as_l, from)] L(GadgetsLamp),
                #[json("f", accessor = as_f, from)] F(N100Fan),
            }
        }
    }

    mod gadgets_lamp {
        use super::runtime;

        runtime::object! {
            /// The object `Lamp` of `parts/gadgets.json`.
            #[object()]
            pub struct GadgetsLamp {
                #[json("is")] pub is: String,
                #[json("watts", optional)] pub watts: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod kind {
        use super::Kinds;

        /// The value `Kind`.
        pub type Kind = Kinds;
    }

    mod kinds {
        use super::runtime;

        runtime::text! {
            /// The string enum of `parts/kinds.yaml`.
            pub enum Kinds {
                #[json("cat")] Cat,
                #[json("dog")] Dog,
            }
        }
    }

    mod lamp {
        /// Another than that of the file that maps to one of this name.
        pub type Lamp = String;
    }

    mod n100_fan {
        use super::runtime;

        runtime::object! {
            /// The object `100% Fan` of `parts/gadgets.json`.
            ///
            /// Its `is` is `f`.
            #[object(constant = ("is", "f"))]
            pub struct N100Fan {
                #[json("blades", optional)] pub blades: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod n404_response {
        use super::runtime;

        runtime::object! {
            /// The object `404.content.application/json.schema` of `parts/responses.yaml`.
            #[object()]
            pub struct N404Response {
                #[json("why")] pub why: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod owner {
        use super::{Pet, runtime};

        runtime::object! {
            /// The object `owner` of `parts/defs.yaml`.
            #[object()]
            pub struct Owner {
                #[json("pets", optional)] pub pets: Option<Vec<Pet>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pet {
        use super::{Kinds, Owner, runtime};

        runtime::object! {
            /// The object of `parts/pet.yaml`.
            #[object()]
            pub struct Pet {
                #[json("owner", optional)] pub owner: Option<Owner>,
                #[json("kind", optional)] pub kind: Option<Kinds>,
                #[json("food", optional)] pub food: Option<PetFood>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `food` of `parts/pet.yaml`.
            #[object()]
            pub struct PetFood {
                #[json("grams", optional)] pub grams: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod saw {
        use super::runtime;

        runtime::object! {
            /// The object `Saw` of `parts/gadgets.json`.
            ///
            /// Its `is` is `Saw`.
            #[object(constant = ("is", "Saw"))]
            pub struct Saw {
                #[json("teeth", optional)] pub teeth: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod sort {
        use super::Kinds;

        /// The value `Sort`.
        pub type Sort = Kinds;
    }

    mod tool {
        use super::{GadgetsLamp, Saw, runtime};

        runtime::union! {
            /// Called after the branches.
            #[union(tag = "is", kind = ToolKind)]
            pub enum Tool {
                #[json("Lamp", accessor = as_lamp, from)] Lamp(GadgetsLamp),
                #[json("Saw", accessor = as_saw, from)] Saw(Saw),
            }
        }
    }

    mod user {
        use super::runtime;

        runtime::object! {
            /// The object `User` of `parts/users.yaml`.
            #[object()]
            pub struct User {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod users_user {
        use super::runtime;

        runtime::object! {
            /// The object `User` of `parts/users.yaml`.
            #[object()]
            pub struct UsersUser {
                #[json("balance", optional)] pub balance: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod widget {
        use super::{GadgetsLamp, N100Fan, runtime};

        runtime::union! {
            /// Called by references.
            #[union(tag = "is", kind = WidgetKind)]
            pub enum Widget {
                #[json("l", accessor = as_l, from)] L(GadgetsLamp),
                #[json("f", accessor = as_f, from)] F(N100Fan),
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Files.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use list_pets::{ListPets, ListPetsError};

        use super::{failures, runtime, types};

        mod list_pets {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /pets`
                ///
                /// Returns the request builder [`ListPets`]. Response: `Vec<types::Pet>`. Error responses: [`ListPetsError`] (404).
                #[inline]
                pub fn list_pets(&self) -> ListPets {
                    let template = "/pets";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::list_pets`](runtime::Client::list_pets).
                ///
                /// `GET /pets`
                ///
                /// Parameters:
                ///
                /// - `page`: query parameter, optional.
                ///
                /// Response: `Vec<types::Pet>`. Error responses: [`ListPetsError`] (404).
                #[call(output = runtime::Json<Vec<types::Pet>>, failure = ListPetsError)]
                pub struct ListPets {
                    #[query("page")] page: i64,
                }
            }

            impl ListPets {
                /// Returns a stream of all pages, each of which is requested when it is polled for: `page` is increased by one.
                ///
                /// [`send`](Self::send) requests a single page. See [`Pages`](runtime::Pages).
                #[inline]
                pub fn pages(self) -> runtime::Pages<Vec<types::Pet>, types::Pet, ListPetsError> {
                    runtime::Pages::new(
                        self,
                        runtime::Paging::<Vec<types::Pet>, types::Pet>::page_number("page", 1)
                            .items(|page| Some(page)),
                    )
                }
                /// Returns a stream of the items of all pages, which are requested as they are needed: `page` is increased by one.
                ///
                /// See [`Items`](runtime::Items).
                #[inline]
                pub fn items(self) -> runtime::Items<Vec<types::Pet>, types::Pet, ListPetsError> {
                    self.pages().into_items()
                }
            }

            /// Error responses of [`ListPets`].
            ///
            /// - `NotFound`: None.
            pub type ListPetsError = super::failures::NotFoundN404ResponseError;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use not_found_n404_response_error::NotFoundN404ResponseError;

        use super::{runtime, types};

        mod not_found_n404_response_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundN404ResponseError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::N404Response),
                }
            }
        }
    }
}
