//! From `tests/cases/operations/methods_in_groups.yaml`.

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
    //! The operations of OpenAI-like BigQueue API.
    #[doc(inline)]
    pub use annotation_queues::AnnotationQueuesCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `Annotation Queues`.
        #[must_use]
        #[inline]
        pub fn annotation_queues(&self) -> AnnotationQueuesCalls<'_> {
            AnnotationQueuesCalls {
                client: self,
            }
        }
    }

    pub mod untagged {
        //! Operations without a tag.
        pub use annotation_queues_untagged::{
            AnnotationQueuesUntagged, AnnotationQueuesUntaggedError,
        };

        use super::runtime;

        mod annotation_queues_untagged {
            use super::runtime;

            impl runtime::Client {
                /// `POST /other`
                ///
                /// Returns the request builder [`AnnotationQueuesUntagged`].
                #[inline]
                pub fn annotation_queues_untagged(&self) -> AnnotationQueuesUntagged {
                    let template = "/other";
                    runtime::Call::new(self, runtime::Method::POST, template).into()
                }
            }

            /// Request builder returned by [`Client::annotation_queues_untagged`](runtime::Client::annotation_queues_untagged).
            ///
            /// `POST /other`
            pub type AnnotationQueuesUntagged = runtime::Prepared<runtime::NoContent, AnnotationQueuesUntaggedError>;

            /// Error responses of [`AnnotationQueuesUntagged`], which declares none.
            pub type AnnotationQueuesUntaggedError = runtime::Undeclared;
        }
    }

    pub mod annotation_queues {
        //! The operations of `client.annotation_queues()`.
        pub use annotation_queue_get::{AnnotationQueueGet, AnnotationQueueGetError};
        pub use annotation_queues_call::{AnnotationQueues, AnnotationQueuesError};
        pub use annotation_queues_create::{AnnotationQueuesCreate, AnnotationQueuesCreateError};
        pub use annotation_queues_list_queues::{
            AnnotationQueuesListQueues, AnnotationQueuesListQueuesError,
        };
        pub use annotation_queues_move::{AnnotationQueuesMove, AnnotationQueuesMoveError};
        pub use create::{Create, CreateError};

        use super::runtime;

        /// Operations tagged `Annotation Queues`.
        #[derive(Clone, Copy, Debug)]
        pub struct AnnotationQueuesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod annotation_queue_get {
            use super::runtime;

            impl super::AnnotationQueuesCalls<'_> {
                /// `GET /other`
                ///
                /// Returns the request builder [`AnnotationQueueGet`].
                #[inline]
                pub fn annotation_queue_get(&self) -> AnnotationQueueGet {
                    let template = "/other";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnnotationQueuesCalls::annotation_queue_get`](super::AnnotationQueuesCalls::annotation_queue_get).
            ///
            /// `GET /other`
            pub type AnnotationQueueGet = runtime::Prepared<runtime::NoContent, AnnotationQueueGetError>;

            /// Error responses of [`AnnotationQueueGet`], which declares none.
            pub type AnnotationQueueGetError = runtime::Undeclared;
        }

        mod annotation_queues_call {
            use super::runtime;

            impl super::AnnotationQueuesCalls<'_> {
                /// `DELETE /queues`
                ///
                /// Returns the request builder [`AnnotationQueues`].
                #[inline]
                pub fn annotation_queues(&self) -> AnnotationQueues {
                    let template = "/queues";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template).into()
                }
            }

            /// Request builder returned by [`AnnotationQueuesCalls::annotation_queues`](super::AnnotationQueuesCalls::annotation_queues).
            ///
            /// `DELETE /queues`
            pub type AnnotationQueues = runtime::Prepared<runtime::NoContent, AnnotationQueuesError>;

            /// Error responses of [`AnnotationQueues`], which declares none.
            pub type AnnotationQueuesError = runtime::Undeclared;
        }

        mod annotation_queues_list_queues {
            use super::runtime;

            impl super::AnnotationQueuesCalls<'_> {
                /// `GET /queues`
                ///
                /// Returns the request builder [`AnnotationQueuesListQueues`].
                #[inline]
                pub fn list_queues(&self) -> AnnotationQueuesListQueues {
                    let template = "/queues";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnnotationQueuesCalls::list_queues`](super::AnnotationQueuesCalls::list_queues).
            ///
            /// `GET /queues`
            pub type AnnotationQueuesListQueues = runtime::Prepared<runtime::NoContent, AnnotationQueuesListQueuesError>;

            /// Error responses of [`AnnotationQueuesListQueues`], which declares none.
            pub type AnnotationQueuesListQueuesError = runtime::Undeclared;
        }

        mod annotation_queues_move {
            use super::runtime;

            impl super::AnnotationQueuesCalls<'_> {
                /// `PATCH /queues`
                ///
                /// Returns the request builder [`AnnotationQueuesMove`].
                #[inline]
                pub fn annotation_queues_move(&self) -> AnnotationQueuesMove {
                    let template = "/queues";
                    runtime::Call::new(self.client, runtime::Method::PATCH, template).into()
                }
            }

            /// Request builder returned by [`AnnotationQueuesCalls::annotation_queues_move`](super::AnnotationQueuesCalls::annotation_queues_move).
            ///
            /// `PATCH /queues`
            pub type AnnotationQueuesMove = runtime::Prepared<runtime::NoContent, AnnotationQueuesMoveError>;

            /// Error responses of [`AnnotationQueuesMove`], which declares none.
            pub type AnnotationQueuesMoveError = runtime::Undeclared;
        }

        mod annotation_queues_create {
            use super::runtime;

            impl super::AnnotationQueuesCalls<'_> {
                /// `POST /queues`
                ///
                /// Returns the request builder [`AnnotationQueuesCreate`].
                #[inline]
                pub fn annotation_queues_create(&self) -> AnnotationQueuesCreate {
                    let template = "/queues";
                    runtime::Call::new(self.client, runtime::Method::POST, template).into()
                }
            }

            /// Request builder returned by [`AnnotationQueuesCalls::annotation_queues_create`](super::AnnotationQueuesCalls::annotation_queues_create).
            ///
            /// `POST /queues`
            pub type AnnotationQueuesCreate = runtime::Prepared<runtime::NoContent, AnnotationQueuesCreateError>;

            /// Error responses of [`AnnotationQueuesCreate`], which declares none.
            pub type AnnotationQueuesCreateError = runtime::Undeclared;
        }

        mod create {
            use super::runtime;

            impl super::AnnotationQueuesCalls<'_> {
                /// `PUT /queues`
                ///
                /// Returns the request builder [`Create`].
                #[inline]
                pub fn create(&self) -> Create {
                    let template = "/queues";
                    runtime::Call::new(self.client, runtime::Method::PUT, template).into()
                }
            }

            /// Request builder returned by [`AnnotationQueuesCalls::create`](super::AnnotationQueuesCalls::create).
            ///
            /// `PUT /queues`
            pub type Create = runtime::Prepared<runtime::NoContent, CreateError>;

            /// Error responses of [`Create`], which declares none.
            pub type CreateError = runtime::Undeclared;
        }
    }
}
