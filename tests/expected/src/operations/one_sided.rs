//! From `tests/cases/operations/one_sided.yaml`.

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
    //! The types of One-sided.
    pub use account::Account;
    pub use report::Report;

    use super::runtime;

    mod account {
        use super::runtime;

        runtime::object! {
            /// The object `Account`.
            #[object()]
            pub struct Account {
                /// Only the service says it.
                #[json("id", optional, read_only)] pub id: Option<String>,
                #[json("name")] pub name: String,
                /// Only the client says it.
                #[json("secret", optional, required_in_requests)] pub secret: Option<runtime::Secret>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod report {
        use super::runtime;

        runtime::object! {
            /// It only ever comes, so what is read-only in it is simply there.
            #[object()]
            pub struct Report {
                #[json("total")] pub total: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of One-sided.
    #[doc(inline)]
    pub use one_sided::OneSidedCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `one sided`.
        #[must_use]
        #[inline]
        pub fn one_sided(&self) -> OneSidedCalls<'_> {
            OneSidedCalls { client: self }
        }
    }

    pub mod one_sided {
        //! The operations of `client.one_sided()`.
        pub use create_account::{CreateAccount, CreateAccountError};
        pub use report_accounts::{ReportAccounts, ReportAccountsError};

        use super::{runtime, types};

        /// Operations tagged `one sided`.
        #[derive(Clone, Copy, Debug)]
        pub struct OneSidedCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod create_account {
            use super::{runtime, types};

            impl super::OneSidedCalls<'_> {
                /// `POST /accounts`
                ///
                /// Returns the request builder [`CreateAccount`]. Response: `types::Account`.
                #[inline]
                pub fn create_account(&self, body: types::Account) -> CreateAccount {
                    let template = "/accounts";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .json(&body)
                        .into()
                }
            }

            /// Request builder returned by [`OneSidedCalls::create_account`](super::OneSidedCalls::create_account).
            ///
            /// `POST /accounts`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Account`.
            pub type CreateAccount = runtime::Prepared<runtime::Json<types::Account>, CreateAccountError>;

            /// Error responses of [`CreateAccount`], which declares none.
            pub type CreateAccountError = runtime::Undeclared;
        }

        mod report_accounts {
            use super::{runtime, types};

            impl super::OneSidedCalls<'_> {
                /// `GET /accounts/report`
                ///
                /// Returns the request builder [`ReportAccounts`]. Response: `types::Report`.
                #[inline]
                pub fn report_accounts(&self) -> ReportAccounts {
                    let template = "/accounts/report";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`OneSidedCalls::report_accounts`](super::OneSidedCalls::report_accounts).
            ///
            /// `GET /accounts/report`
            ///
            /// Response: `types::Report`.
            pub type ReportAccounts = runtime::Prepared<runtime::Json<types::Report>, ReportAccountsError>;

            /// Error responses of [`ReportAccounts`], which declares none.
            pub type ReportAccountsError = runtime::Undeclared;
        }
    }
}
