//! From `tests/cases/operations/renamed.yaml`.

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
    //! The types of Renamed.
    pub use after::After;
    pub use animal::{Animal, AnimalHome};
    pub use availability::Availability;
    pub use before::Before;
    pub use circle::Circle;
    pub use color::Color;
    pub use find_response404::FindResponse404;
    pub use mixture::Mixture;
    pub use paint::Paint;
    pub use shape::{Form, Shape};
    pub use size::Size;
    pub use square::Square;

    use super::runtime;

    mod after {
        use super::runtime;

        runtime::object! {
            /// The object `Before`.
            #[object()]
            pub struct After {
                #[json("first", optional)] pub first: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod animal {
        use super::{Availability, Color, Paint, Shape, Size, runtime};

        runtime::object! {
            /// The object `Pet`.
            #[object()]
            pub struct Animal {
                #[json("name")] pub name: String,
                #[json("kind")] pub species: String,
                #[json("status", optional)] pub state: Option<Availability>,
                #[json("color", optional)] pub color: Option<Color>,
                #[json("size", optional)] pub size: Option<Size>,
                #[json("shape", optional)] pub shape: Option<Shape>,
                #[json("paint", optional)] pub paint: Option<Paint>,
                #[json("home", optional)] pub home: Option<AnimalHome>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Pet.home`.
            #[object()]
            pub struct AnimalHome {
                #[json("street", optional)] pub street: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod availability {
        use super::runtime;

        runtime::text! {
            /// The string enum `Pet.status`.
            pub enum Availability {
                #[json("for sale")] ForSale,
                #[json("sold")] Sold,
            }
        }
    }

    mod before {
        use super::runtime;

        runtime::object! {
            /// The object `After`.
            #[object()]
            pub struct Before {
                #[json("last", optional)] pub last: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            ///
            /// Its `form` is `circle`.
            #[object(constant = ("form", "circle"))]
            pub struct Circle {
                #[json("radius", optional)] pub radius: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod color {
        use super::runtime;

        runtime::text! {
            /// The string enum `Color`.
            pub enum Color {
                #[json("#fff")] White,
                #[json("red")] Red,
            }
        }
    }

    mod find_response404 {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 404 of `GET /kennel`.
            #[object()]
            pub struct FindResponse404 {
                #[json("reason")] pub reason: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod mixture {
        use super::runtime;

        runtime::object! {
            /// The object `Paint(2)`.
            #[object()]
            pub struct Mixture {
                #[json("parts")] pub parts: Vec<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod paint {
        use super::{Mixture, runtime};

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum Paint {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_mixture, from)] Mixture(Mixture),
            }
        }
    }

    mod shape {
        use super::{Circle, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `form`.
            #[union(tag = "form", kind = Form)]
            pub enum Shape {
                #[json("circle", accessor = as_round, from)] Round(Circle),
                #[json("square", accessor = as_quad, from)] Quad(Square),
            }
        }
    }

    mod size {
        use super::runtime;

        runtime::text! {
            /// The string enum `Size`.
            pub enum Size {
                #[json("s")] S,
                #[json("m")] Medium,
                #[json("l")] L,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            ///
            /// Its `form` is `square`.
            #[object(constant = ("form", "square"))]
            pub struct Square {
                #[json("side", optional)] pub side: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Renamed.
    #[doc(inline)]
    pub use animals::AnimalsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `kennel`.
        #[must_use]
        #[inline]
        pub fn animals(&self) -> AnimalsCalls<'_> {
            AnimalsCalls { client: self }
        }
    }

    impl runtime::ClientBuilder {
        /// Sets the API key that is sent in the header `X-Gate`.
        pub fn gate_pass(self, key: impl Into<runtime::Secret>) -> Self {
            self.credential("gate", runtime::Credential::header("X-Gate", key))
        }
    }

    pub mod animals {
        //! The operations of `client.animals()`.
        pub use add_pet::{AddPet, AddPetError};
        pub use find::{Find, FindError};
        pub use load::{Load, LoadError};

        use super::{runtime, types};

        /// Operations tagged `kennel`.
        #[derive(Clone, Copy, Debug)]
        pub struct AnimalsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod find {
            use super::{runtime, types};

            impl super::AnimalsCalls<'_> {
                /// `GET /kennel`
                ///
                /// Returns the request builder [`Find`]. Response: `Vec<types::Animal>`. Error responses: [`FindError`] (404).
                #[inline]
                pub fn find(&self) -> Find {
                    let template = "/kennel";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["gate"]])
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AnimalsCalls::find`](super::AnimalsCalls::find).
                ///
                /// `GET /kennel`
                ///
                /// Parameters:
                ///
                /// - `most`: query parameter `limit`, optional.
                /// - `keeper`: query parameter `owner_name`, optional.
                /// - `search`: query parameter `q`, optional.
                ///
                /// Response: `Vec<types::Animal>`. Error responses: [`FindError`] (404).
                #[call(output = runtime::Json<Vec<types::Animal>>, failure = FindError)]
                pub struct Find {
                    #[query("limit")] most: i64,
                    #[query("owner_name")] keeper: String,
                    #[query("q")] search: String,
                }
            }

            runtime::failure! {
                /// Error responses of [`Find`].
                pub enum FindError {
                    /// None.
                    #[status(404)] NotFound(types::FindResponse404),
                }
            }
        }

        mod add_pet {
            use super::{runtime, types};

            impl super::AnimalsCalls<'_> {
                /// `POST /kennel`
                ///
                /// Returns the request builder [`AddPet`].
                #[inline]
                pub fn add_pet(&self, body: types::Animal) -> AddPet {
                    let template = "/kennel";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .security(&[&["gate"]])
                        .json_unchecked(&body)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AnimalsCalls::add_pet`](super::AnimalsCalls::add_pet).
                ///
                /// `POST /kennel`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`.
                /// - `keeper`: query parameter `owner_name`, optional.
                #[call(output = runtime::NoContent, failure = AddPetError)]
                pub struct AddPet {
                    #[query("owner_name")] keeper: String,
                }
            }

            /// Error responses of [`AddPet`], which declares none.
            pub type AddPetError = runtime::Undeclared;
        }

        mod load {
            use super::{runtime, types};

            impl super::AnimalsCalls<'_> {
                /// `GET /kennel/{id}`
                ///
                /// Returns the request builder [`Load`]. Response: `types::Animal`.
                #[inline]
                pub fn load(&self, id: &str) -> Load {
                    let template = "/kennel/{id}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .security(&[&["gate"]])
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`AnimalsCalls::load`](super::AnimalsCalls::load).
            ///
            /// `GET /kennel/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            ///
            /// Response: `types::Animal`.
            pub type Load = runtime::Prepared<runtime::Json<types::Animal>, LoadError>;

            /// Error responses of [`Load`], which declares none.
            pub type LoadError = runtime::Undeclared;
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod webhooks {
    //! The webhooks and callbacks of Renamed: JSON that the service sends. [`decode`] reads it.
    #[doc(inline)]
    pub use super::runtime::{decode, decode_within};

    use super::{runtime, types};

    runtime::events! {
        /// A webhook of Renamed, with what it carries.
        ///
        /// [`decode`](Self::decode) reads it by its name, and [`read`](Self::read) without it, where bodies show of which webhook they are.
        pub enum Event {
            /// The webhook `petSold`.
            #[event("petSold", { "status": ("for sale" | "sold") })] Sale(types::Animal),
        }
    }

    /// The webhook `petSold`.
    pub type Sale = types::Animal;
}
