//! From `tests/cases/operations/tag_tree.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(unused_imports)]
#[doc(inline)]
pub use server_urls::Server;

/// The URL of the service, for [`Client::builder`].
#[allow(dead_code)]
pub const SERVER: &str = "https://one.example.com";

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tags of OpenAPI 3.2.
    pub use tree_book::TreeBook;

    use super::runtime;

    mod tree_book {
        use super::runtime;

        runtime::object! {
            /// The object `TreeBook`.
            #[object()]
            pub struct TreeBook {
                #[json("title", optional)] pub title: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Tags of OpenAPI 3.2.
    #[doc(inline)]
    pub use tag_tree_books::TagTreeBooksCalls;
    #[doc(inline)]
    pub use tag_tree_shop::TagTreeShopCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Books
        ///
        /// Everything about books.
        ///
        /// Part of `tag tree shop` in `tag tree`.
        #[must_use]
        #[inline]
        pub fn tag_tree_books(&self) -> TagTreeBooksCalls<'_> {
            TagTreeBooksCalls { client: self }
        }
        /// The shop
        ///
        /// Part of `tag tree`.
        #[must_use]
        #[inline]
        pub fn tag_tree_shop(&self) -> TagTreeShopCalls<'_> {
            TagTreeShopCalls { client: self }
        }
    }

    pub mod tag_tree_books {
        //! The operations of `client.tag_tree_books()`.
        pub use list_tree_books::{ListTreeBooks, ListTreeBooksError};

        use super::{runtime, types};

        /// Books
        ///
        /// Everything about books.
        ///
        /// Part of `tag tree shop` in `tag tree`.
        #[derive(Clone, Copy, Debug)]
        pub struct TagTreeBooksCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod list_tree_books {
            use super::{runtime, types};

            impl super::TagTreeBooksCalls<'_> {
                /// `GET /tag-tree/books`
                ///
                /// On success: All of the books
                ///
                /// Returns the request builder [`ListTreeBooks`]. Response: `Vec<types::TreeBook>`.
                #[inline]
                pub fn list_tree_books(&self) -> ListTreeBooks {
                    let template = "/tag-tree/books";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`TagTreeBooksCalls::list_tree_books`](super::TagTreeBooksCalls::list_tree_books).
            ///
            /// `GET /tag-tree/books`
            ///
            /// Response: `Vec<types::TreeBook>`.
            pub type ListTreeBooks = runtime::Prepared<runtime::Json<Vec<types::TreeBook>>, ListTreeBooksError>;

            /// Error responses of [`ListTreeBooks`], which declares none.
            pub type ListTreeBooksError = runtime::Undeclared;
        }
    }

    pub mod tag_tree_shop {
        //! The operations of `client.tag_tree_shop()`.
        pub use show_tree_shop::{ShowTreeShop, ShowTreeShopError};

        use super::runtime;

        /// The shop
        ///
        /// Part of `tag tree`.
        #[derive(Clone, Copy, Debug)]
        pub struct TagTreeShopCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod show_tree_shop {
            use super::runtime;

            impl super::TagTreeShopCalls<'_> {
                /// `GET /tag-tree/shop`
                ///
                /// Returns the request builder [`ShowTreeShop`].
                #[inline]
                pub fn show_tree_shop(&self) -> ShowTreeShop {
                    let template = "/tag-tree/shop";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`TagTreeShopCalls::show_tree_shop`](super::TagTreeShopCalls::show_tree_shop).
            ///
            /// `GET /tag-tree/shop`
            pub type ShowTreeShop = runtime::Prepared<runtime::NoContent, ShowTreeShopError>;

            /// Error responses of [`ShowTreeShop`], which declares none.
            pub type ShowTreeShopError = runtime::Undeclared;
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod server_urls {
    //! The servers of Tags of OpenAPI 3.2, and the values of the variables in their URLs.
    use std::fmt;
    use super::runtime;

    /// A server of the service. `Client::builder` takes it.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Server {
        /// The production server
        ///
        /// `https://one.example.com`
        Prod,
        /// `https://two.example.com`
        TestBench,
    }

    impl Server {
        /// Returns the URL.
        ///
        /// # Errors
        ///
        /// If a variable has a value that cannot be in the URL.
        pub fn url(&self) -> Result<String, runtime::BuildError> {
            runtime::ServerUrl::from(self.clone()).into_url()
        }
    }
    impl fmt::Display for Server {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            runtime::ServerUrl::from(self.clone()).fmt(f)
        }
    }

    impl From<Server> for runtime::ServerUrl {
        fn from(server: Server) -> Self {
            match server {
                Server::Prod => Self::of("Prod", "https://one.example.com", &[]),
                Server::TestBench => Self::of("TestBench", "https://two.example.com", &[]),
            }
        }
    }
    impl runtime::DeclaredServer for Server {}
}
