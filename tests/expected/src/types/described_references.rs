//! From `tests/cases/types/described_references.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Described references.
    pub use airport::Airport;
    pub use class::Class;
    pub use code::Code;
    pub use flight::Flight;
    pub use id::Id;

    use super::runtime;

    mod airport {
        use super::runtime;

        runtime::object! {
            /// The object `Airport`.
            #[object()]
            pub struct Airport {
                /// Three letters.
                ///
                /// At most 3 characters.
                #[json("code", optional)] #[check(max_length = 3)] pub code: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod class {
        use super::runtime;

        runtime::text! {
            /// The string enum `Class`.
            pub enum Class {
                #[json("economy")] Economy,
                #[json("first")] First,
            }
        }
    }

    mod code {
        /// The value `Code`.
        pub type Code = String;
    }

    mod flight {
        use super::{Airport, Class, runtime};

        runtime::object! {
            /// What stands beside a reference has no meaning in 3.0.
            ///
            /// A description is no more than documentation, and is kept.
            #[object()]
            pub struct Flight {
                /// Where it starts.
                #[json("from")] #[check(nested)] pub from: Airport,
                /// Where it lands.
                #[json("to", optional)] #[check(nested)] pub to: Option<Airport>,
                /// At most 3 characters.
                #[json("via", optional)] #[check(max_length = 3)] pub via: Option<String>,
                /// Where passengers wait, such as `A1`.
                ///
                /// At most 3 characters.
                #[json("gate", optional)] #[check(max_length = 3)] pub gate: Option<String>,
                /// Of the seat.
                ///
                /// Default: `economy`.
                #[json("class", default = Class::Economy)] pub class: Class,
                /// The service gives it.
                #[json("id")] pub id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod id {
        /// The value `Id`.
        pub type Id = String;
    }
}
