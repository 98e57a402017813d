//! From `tests/cases/operations/no_operation_id.yaml`.

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
    //! The operations of No operationId.
    #[doc(inline)]
    pub use unnamed::UnnamedCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `unnamed`.
        #[must_use]
        #[inline]
        pub fn unnamed(&self) -> UnnamedCalls<'_> {
            UnnamedCalls { client: self }
        }
    }

    pub mod unnamed {
        //! The operations of `client.unnamed()`.
        pub use delete_unnamed_by_id::{DeleteUnnamedById, DeleteUnnamedByIdError};
        pub use get_folder::{GetFolder, GetFolderError};
        pub use get_folder_by_x::{GetFolderByX, GetFolderByXError};
        pub use get_folder_by_x_slash::{GetFolderByXSlash, GetFolderByXSlashError};
        pub use get_folder_slash::{GetFolderSlash, GetFolderSlashError};
        pub use get_unnamed::{GetUnnamed, GetUnnamedError};
        pub use get_unnamed_by_id::{GetUnnamedById, GetUnnamedByIdError};
        pub use get_unnamed_read_all::{GetUnnamedReadAll, GetUnnamedReadAllError};
        pub use post_also_by_id_cancel::{PostAlsoByIdCancel, PostAlsoByIdCancelError};
        pub use post_twin::{PostTwin, PostTwinError};
        pub use post_unnamed_by_id_cancel::{PostUnnamedByIdCancel, PostUnnamedByIdCancelError};

        use super::runtime;

        /// Operations tagged `unnamed`.
        #[derive(Clone, Copy, Debug)]
        pub struct UnnamedCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod post_also_by_id_cancel {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `POST /also/{id}/cancel`
                ///
                /// Returns the request builder [`PostAlsoByIdCancel`].
                #[inline]
                pub fn post_also_by_id_cancel(&self, id: &str) -> PostAlsoByIdCancel {
                    let template = "/also/{id}/cancel";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::post_also_by_id_cancel`](super::UnnamedCalls::post_also_by_id_cancel).
            ///
            /// `POST /also/{id}/cancel`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            pub type PostAlsoByIdCancel = runtime::Prepared<runtime::NoContent, PostAlsoByIdCancelError>;

            /// Error responses of [`PostAlsoByIdCancel`], which declares none.
            pub type PostAlsoByIdCancelError = runtime::Undeclared;
        }

        mod get_folder {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `GET /folder`
                ///
                /// Returns the request builder [`GetFolder`].
                #[inline]
                pub fn get_folder(&self) -> GetFolder {
                    let template = "/folder";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::get_folder`](super::UnnamedCalls::get_folder).
            ///
            /// `GET /folder`
            pub type GetFolder = runtime::Prepared<runtime::NoContent, GetFolderError>;

            /// Error responses of [`GetFolder`], which declares none.
            pub type GetFolderError = runtime::Undeclared;
        }

        mod get_folder_slash {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `GET /folder/`
                ///
                /// Returns the request builder [`GetFolderSlash`].
                #[inline]
                pub fn get_folder_slash(&self) -> GetFolderSlash {
                    let template = "/folder/";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::get_folder_slash`](super::UnnamedCalls::get_folder_slash).
            ///
            /// `GET /folder/`
            pub type GetFolderSlash = runtime::Prepared<runtime::NoContent, GetFolderSlashError>;

            /// Error responses of [`GetFolderSlash`], which declares none.
            pub type GetFolderSlashError = runtime::Undeclared;
        }

        mod get_folder_by_x {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `GET /folder/{x}`
                ///
                /// Returns the request builder [`GetFolderByX`].
                #[inline]
                pub fn get_folder_by_x(&self, x: &str) -> GetFolderByX {
                    let template = "/folder/{x}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("x", runtime::Style::SIMPLE, x)
                        .into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::get_folder_by_x`](super::UnnamedCalls::get_folder_by_x).
            ///
            /// `GET /folder/{x}`
            ///
            /// Parameters:
            ///
            /// - `x`: path parameter.
            pub type GetFolderByX = runtime::Prepared<runtime::NoContent, GetFolderByXError>;

            /// Error responses of [`GetFolderByX`], which declares none.
            pub type GetFolderByXError = runtime::Undeclared;
        }

        mod get_folder_by_x_slash {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `GET /folder/{x}/`
                ///
                /// Returns the request builder [`GetFolderByXSlash`].
                #[inline]
                pub fn get_folder_by_x_slash(&self, x: &str) -> GetFolderByXSlash {
                    let template = "/folder/{x}/";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("x", runtime::Style::SIMPLE, x)
                        .into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::get_folder_by_x_slash`](super::UnnamedCalls::get_folder_by_x_slash).
            ///
            /// `GET /folder/{x}/`
            ///
            /// Parameters:
            ///
            /// - `x`: path parameter.
            pub type GetFolderByXSlash = runtime::Prepared<runtime::NoContent, GetFolderByXSlashError>;

            /// Error responses of [`GetFolderByXSlash`], which declares none.
            pub type GetFolderByXSlashError = runtime::Undeclared;
        }

        mod post_twin {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `POST /twin`
                ///
                /// Returns the request builder [`PostTwin`].
                #[inline]
                pub fn post_twin(&self) -> PostTwin {
                    let template = "/twin";
                    runtime::Call::new(self.client, runtime::Method::POST, template).into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::post_twin`](super::UnnamedCalls::post_twin).
            ///
            /// `POST /twin`
            pub type PostTwin = runtime::Prepared<runtime::NoContent, PostTwinError>;

            /// Error responses of [`PostTwin`], which declares none.
            pub type PostTwinError = runtime::Undeclared;
        }

        mod get_unnamed {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `GET /unnamed`
                ///
                /// Returns the request builder [`GetUnnamed`].
                #[inline]
                pub fn get_unnamed(&self) -> GetUnnamed {
                    let template = "/unnamed";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::get_unnamed`](super::UnnamedCalls::get_unnamed).
            ///
            /// `GET /unnamed`
            pub type GetUnnamed = runtime::Prepared<runtime::NoContent, GetUnnamedError>;

            /// Error responses of [`GetUnnamed`], which declares none.
            pub type GetUnnamedError = runtime::Undeclared;
        }

        mod get_unnamed_read_all {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `GET /unnamed/read all`
                ///
                /// Returns the request builder [`GetUnnamedReadAll`].
                #[inline]
                pub fn get_unnamed_read_all(&self) -> GetUnnamedReadAll {
                    let template = "/unnamed/read all";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::get_unnamed_read_all`](super::UnnamedCalls::get_unnamed_read_all).
            ///
            /// `GET /unnamed/read all`
            pub type GetUnnamedReadAll = runtime::Prepared<runtime::NoContent, GetUnnamedReadAllError>;

            /// Error responses of [`GetUnnamedReadAll`], which declares none.
            pub type GetUnnamedReadAllError = runtime::Undeclared;
        }

        mod delete_unnamed_by_id {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `DELETE /unnamed/{id}`
                ///
                /// Returns the request builder [`DeleteUnnamedById`].
                #[inline]
                pub fn delete_unnamed_by_id(&self, id: &str) -> DeleteUnnamedById {
                    let template = "/unnamed/{id}";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::delete_unnamed_by_id`](super::UnnamedCalls::delete_unnamed_by_id).
            ///
            /// `DELETE /unnamed/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            pub type DeleteUnnamedById = runtime::Prepared<runtime::NoContent, DeleteUnnamedByIdError>;

            /// Error responses of [`DeleteUnnamedById`], which declares none.
            pub type DeleteUnnamedByIdError = runtime::Undeclared;
        }

        mod get_unnamed_by_id {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `GET /unnamed/{id}`
                ///
                /// Returns the request builder [`GetUnnamedById`].
                #[inline]
                pub fn get_unnamed_by_id(&self, id: &str) -> GetUnnamedById {
                    let template = "/unnamed/{id}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::get_unnamed_by_id`](super::UnnamedCalls::get_unnamed_by_id).
            ///
            /// `GET /unnamed/{id}`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            pub type GetUnnamedById = runtime::Prepared<runtime::NoContent, GetUnnamedByIdError>;

            /// Error responses of [`GetUnnamedById`], which declares none.
            pub type GetUnnamedByIdError = runtime::Undeclared;
        }

        mod post_unnamed_by_id_cancel {
            use super::runtime;

            impl super::UnnamedCalls<'_> {
                /// `POST /unnamed/{id}/cancel`
                ///
                /// Returns the request builder [`PostUnnamedByIdCancel`].
                #[inline]
                pub fn post_unnamed_by_id_cancel(&self, id: &str) -> PostUnnamedByIdCancel {
                    let template = "/unnamed/{id}/cancel";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .path("id", runtime::Style::SIMPLE, id)
                        .into()
                }
            }

            /// Request builder returned by [`UnnamedCalls::post_unnamed_by_id_cancel`](super::UnnamedCalls::post_unnamed_by_id_cancel).
            ///
            /// `POST /unnamed/{id}/cancel`
            ///
            /// Parameters:
            ///
            /// - `id`: path parameter.
            pub type PostUnnamedByIdCancel = runtime::Prepared<runtime::NoContent, PostUnnamedByIdCancelError>;

            /// Error responses of [`PostUnnamedByIdCancel`], which declares none.
            pub type PostUnnamedByIdCancelError = runtime::Undeclared;
        }
    }
}
