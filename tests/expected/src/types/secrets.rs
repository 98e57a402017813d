//! From `tests/cases/types/secrets.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Secrets.
    pub use login::Login;
    pub use piece::Piece;
    pub use pin::Pin;
    pub use session::Session;

    use super::runtime;

    mod login {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Login`.
            #[object()]
            pub struct Login {
                #[json("user")] pub user: String,
                #[json("password")] pub password: runtime::Secret,
                /// At most 4 characters.
                #[json("pin", optional)] #[check(max_length = 4)] pub pin: Option<runtime::Secret>,
                #[json("answer", optional)] pub answer: Option<runtime::Secret>,
                #[json("motherMaidenName", optional)] pub mother_maiden_name: Option<runtime::Secret>,
                #[json("accessToken", optional, nullable)] pub access_token: Option<runtime::Secret>,
                #[json("oldPasswords", optional)] pub old_passwords: Option<Vec<runtime::Secret>>,
                #[json("cookies", optional)] pub cookies: Option<BTreeMap<String, runtime::Secret>>,
                #[json("token_count", optional)] pub token_count: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod piece {
        use super::runtime;

        runtime::object! {
            /// The object `Piece`.
            #[object()]
            pub struct Piece {
                #[json("token")] pub token: String,
                #[json("logprob")] pub logprob: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod pin {
        use super::runtime;

        /// The value `Pin`.
        pub type Pin = runtime::Secret;
    }

    mod session {
        use super::runtime;

        runtime::object! {
            /// The object `Session`.
            #[object()]
            pub struct Session {
                #[json("token", optional)] pub token: Option<runtime::Secret>,
                #[json("expires_in", optional)] pub expires_in: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
