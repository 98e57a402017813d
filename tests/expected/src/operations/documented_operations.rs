//! From `tests/cases/operations/documented_operations.yaml`.

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
pub mod calls {
    //! The operations of Documented operations.
    #[doc(inline)]
    pub use pets::PetsCalls;

    use super::runtime;

    impl runtime::Client {
        /// All about pets.
        ///
        /// See <https://docs.test/pets>.
        #[must_use]
        #[inline]
        pub fn pets(&self) -> PetsCalls<'_> {
            PetsCalls { client: self }
        }
    }

    pub mod pets {
        //! The operations of `client.pets()`.
        pub use delete_pet::{DeletePet, DeletePetError};
        pub use get_pet::{GetPet, GetPetError};
        pub use put_pet::{PutPet, PutPetError};

        use super::runtime;

        /// All about pets.
        ///
        /// See <https://docs.test/pets>.
        #[derive(Clone, Copy, Debug)]
        pub struct PetsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod delete_pet {
            use super::runtime;

            impl super::PetsCalls<'_> {
                /// Lets a pet go.
                ///
                /// `DELETE /pets/{id}`
                ///
                /// - `id`: Which pet it is.
                ///
                /// Returns the request builder [`DeletePet`].
                #[inline]
                pub fn delete_pet(&self, id: &str) -> DeletePet {
                    let template = "/pets/{id}";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`PetsCalls::delete_pet`](super::PetsCalls::delete_pet).
            ///
            /// `DELETE /pets/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter. Which pet it is.
            pub type DeletePet = runtime::Prepared<runtime::NoContent, DeletePetError>;

            /// Error responses of [`DeletePet`], which declares none.
            pub type DeletePetError = runtime::Undeclared;
        }

        mod get_pet {
            use super::runtime;

            impl super::PetsCalls<'_> {
                /// A pet
                ///
                /// What can be done with one pet.
                ///
                /// See [How to get a pet](https://docs.test/pets/get).
                ///
                /// `GET /pets/{id}`
                ///
                /// - `id`: Which pet it is.
                /// - On success: The pet as it is now.
                ///
                /// Returns the request builder [`GetPet`]. Response: `String`.
                #[inline]
                pub fn get_pet(&self, id: &str) -> GetPet {
                    let template = "/pets/{id}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`PetsCalls::get_pet`](super::PetsCalls::get_pet).
                ///
                /// `GET /pets/{id}`
                ///
                /// Parameters:
                ///
                /// - `id`: path parameter. Which pet it is.
                /// - `fields`: query parameter, optional. What to tell of it.
                /// - `size`: query parameter, optional. Sets the `page` size.
                /// - `unit`: query parameter, optional.
                /// - `depth`: query parameter, optional. How deep to look
                ///
                /// Response: `String`.
                #[call(output = runtime::Json<String>, failure = GetPetError)]
                pub struct GetPet {
                    /// What to tell of it.
                    ///
                    /// - Each item: The name of a field
                    #[query("fields")] fields: Vec<String>,
                    /// Sets the `page` size.
                    ///
                    /// At least 1.
                    #[query("size")] #[check(minimum = 1)] size: u64,
                    /// Sets the `unit` query parameter. At least 1.
                    #[query("unit")] #[check(minimum = 1)] unit: u64,
                    /// How deep to look
                    ///
                    /// Default: `2`.
                    #[query("depth")] depth: i64,
                }
            }

            /// Error responses of [`GetPet`], which declares none.
            pub type GetPetError = runtime::Undeclared;
        }

        mod put_pet {
            use super::runtime;

            impl super::PetsCalls<'_> {
                /// Keeps a pet.
                ///
                /// See More: `/relative`.
                ///
                /// `PUT /pets/{id}`
                ///
                /// - `id`: Which pet it is.
                /// - `body`: What the pet shall be.
                ///
                ///   - Each item: A word about it.
                /// - On success: It was not there before.
                ///
                /// Returns the request builder [`PutPet`].
                #[inline]
                pub fn put_pet(&self, id: &str, body: Vec<String>) -> PutPet {
                    let template = "/pets/{id}";
                    runtime::Call::new(self.client, runtime::Method::PUT, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`PetsCalls::put_pet`](super::PetsCalls::put_pet).
            ///
            /// `PUT /pets/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter. Which pet it is.
            /// - `body`: `application/json`.
            pub type PutPet = runtime::Prepared<runtime::NoContent, PutPetError>;

            /// Error responses of [`PutPet`], which declares none.
            pub type PutPetError = runtime::Undeclared;
        }
    }
}
