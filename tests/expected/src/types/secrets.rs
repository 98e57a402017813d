//! From `tests/cases/types/secrets.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports)]
pub mod types {
    //! The types of Secrets.
    pub use login::*;
    pub use pin::*;

    use super::runtime;

    mod login {
        use std::collections::BTreeMap;

        use super::runtime;

        runtime::object! {
            /// The object `Login` of the document.
            #[object()]
            pub struct Login {
                /// The `user` property.
                #[json(required "user")] pub user: String,
                /// The `password` property.
                #[json(required "password")] pub password: runtime::Secret,
                /// The `pin` property.
                #[json(optional "pin")] #[check(max_length(4))] pub pin: Option<runtime::Secret>,
                /// The `answer` property.
                #[json(optional "answer")] pub answer: Option<runtime::Secret>,
                /// The `motherMaidenName` property.
                #[json(optional "motherMaidenName")] pub mother_maiden_name: Option<runtime::Secret>,
                /// The `accessToken` property.
                #[json(maybe "accessToken")] pub access_token: Option<runtime::Secret>,
                /// The `oldPasswords` property.
                #[json(optional "oldPasswords")] pub old_passwords: Option<Vec<runtime::Secret>>,
                /// The `cookies` property.
                #[json(optional "cookies")] pub cookies: Option<BTreeMap<String, runtime::Secret>>,
                /// The `token_count` property.
                #[json(optional "token_count")] pub token_count: Option<i64>,
                #[json(rest)] pub extra: runtime::Extra,
            }
        }
    }

    mod pin {
        use super::runtime;

        /// The value `Pin` of the document.
        pub type Pin = runtime::Secret;
    }
}
