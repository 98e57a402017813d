//! From `tests/cases/types/secret_option.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of The option secret.
    pub use login::Login;

    use super::runtime;

    mod login {
        use super::runtime;

        runtime::object! {
            /// The object `Login`.
            #[object()]
            pub struct Login {
                #[json("pin")] pub pin: Option<runtime::Secret>,
                /// Each item: at least 4 characters.
                #[json("codes", optional)] #[check(each = min_length(4))] pub codes: Option<Vec<runtime::Secret>>,
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
