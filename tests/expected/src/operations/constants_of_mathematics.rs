//! From `tests/cases/operations/constants_of_mathematics.yaml`.

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
    //! The types of Constants of mathematics.
    pub use angle::Angle;
    pub use either::Either;
    pub use several::Several;

    use super::runtime;

    mod angle {
        use super::{Either, Several, runtime};

        runtime::object! {
            /// A number that begins like π means no more than it says.
            #[object()]
            pub struct Angle {
                /// Default: `3.14`.
                #[json("radians", default = 3.14)] pub radians: f64,
                /// At most 0.707.
                #[json("ratio", optional)] #[check(maximum = 0.707)] pub ratio: Option<f64>,
                #[json("either", optional)] #[check(nested)] pub either: Option<Either>,
                #[json("several", optional)] #[check(nested)] pub several: Option<Several>,
                #[json(flatten)] #[check(values = minimum(1.4142))] pub extra: runtime::AdditionalProperties<f64>,
            }
        }
    }

    mod either {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: number, string.
            #[union(json_type)]
            pub enum Either {
                /// A number.
                #[json(number, accessor = as_number, from)] #[check(maximum = 3.14)] Number(f64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod several {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 3 types: Number, StringArray, NumberArray.
            #[union(untagged)]
            pub enum Several {
                /// A number.
                #[json(number, accessor = as_number, from)] #[check(maximum = 3.14)] Number(f64),
                /// An array.
                #[json([string], accessor = as_string_array, from)] StringArray(Vec<String>),
                /// An array.
                #[json([number], accessor = as_number_array, from)] #[check(each = minimum(3.14))] NumberArray(Vec<f64>),
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Constants of mathematics.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use get_angle::{GetAngle, GetAngleError};

        use super::{runtime, types};

        mod get_angle {
            use super::{runtime, types};

            impl runtime::Client {
                /// `GET /angles/{angle}`
                ///
                /// - `angle`: At most 3.14.
                /// - `near`: Each item: at least -3.1416.
                ///
                /// Returns the request builder [`GetAngle`]. Response: `types::Angle`.
                #[allow(clippy::approx_constant)]
                #[inline]
                pub fn get_angle(&self, angle: f64, near: &[f64]) -> GetAngle {
                    let template = "/angles/{angle}";
                    runtime::Call::new(self, runtime::Method::GET, template)
                        .path("angle", runtime::Style::SIMPLE, &angle)
                        .check("path", "angle", &angle, &runtime::maximum(3.14))
                        .query("near", runtime::Style::FORM, near)
                        .check("query", "near", &near, &runtime::each(runtime::minimum(-3.1416)))
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::get_angle`](runtime::Client::get_angle).
                ///
                /// `GET /angles/{angle}`
                ///
                /// Parameters:
                ///
                /// - `angle`: path parameter. At most 3.14.
                /// - `near`: query parameter. Each item: at least -3.1416.
                /// - `turn`: query parameter, optional.
                ///
                /// Response: `types::Angle`.
                #[call(output = runtime::Json<types::Angle>, failure = GetAngleError)]
                pub struct GetAngle {
                    /// Sets the `turn` query parameter. One of 6.283, 2.718.
                    #[query("turn")] #[check(one_of = [6.283, 2.718])] turn: f64,
                }
            }

            /// Error responses of [`GetAngle`], which declares none.
            pub type GetAngleError = runtime::Undeclared;
        }
    }
}
