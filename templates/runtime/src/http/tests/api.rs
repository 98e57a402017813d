//! A small API, written as the generator writes one.

use super::{
    super::super::{Call, Client, ClientBuilder, Credential, Secret, Style},
    runtime,
};
use reqwest::Method;

runtime::object! {
    /// A page.
    #[object()]
    pub struct Page {
        /// Its title.
        #[json("title")]
        pub title: String,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// What a page is to be.
    #[object()]
    pub struct Draft {
        /// Its title.
        #[json("title")]
        #[check(max_length = 10)]
        pub title: String,
        /// Its key.
        #[json("key", optional, nullable)]
        pub key: Option<Secret>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// Why a draft is refused.
    #[object()]
    pub struct Refused {
        /// What is wrong.
        #[json("detail")]
        pub detail: Vec<String>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::failure! {
    /// The responses that are no success.
    pub enum PageError {
        /// 422
        #[status(422)]
        Refused(Refused),
        /// 404
        #[status(404)]
        NotFound,
        /// 4XX
        #[status(400..=499, body = text)]
        Client(String),
    }
}

runtime::call! {
    /// Makes a page.
    #[call(output = runtime::Json<Page>, failure = PageError)]
    pub struct PageCreate {
        /// How many.
        #[query("max_count")]
        #[check(maximum = 5)]
        max_count: u64,
        /// Which.
        #[query("tag", explode = false)]
        tags: Vec<String>,
        /// Where from.
        #[header("x-service-request-origin")]
        request_origin: String,
        /// A session.
        #[cookie("session")]
        session: String,
    }
}

/// Reads a page.
pub type PageRead = runtime::Prepared<runtime::Json<Page>, PageError>;

/// Reads a page's text.
pub type PageText = runtime::Prepared<runtime::PlainText, runtime::Undeclared>;

mod page_delete {
    use super::{Draft, runtime};

    runtime::call! {
        /// Takes a page away.
        #[call(output = runtime::NoContent, failure = runtime::Undeclared)]
        pub struct PageDelete {
            /// What to say.
            #[body(json)]
            farewell: Draft,
        }
    }
}
pub use page_delete::PageDelete;

/// Reads a page's picture.
pub type PagePicture = runtime::Prepared<runtime::RawBytes, runtime::Undeclared>;

runtime::responses! {
    /// What a page may bring.
    pub enum PageAnswer {
        /// 200
        #[status(200)]
        Ok(Page),
        /// 202
        #[status(202, body = text)]
        Accepted(String),
        /// 204
        #[status(204)]
        NoContent,
        /// 2XX
        #[status(206..=207, body = bytes)]
        Partial(bytes::Bytes),
    }
}

/// Asks for a page.
pub type PageAsk = runtime::Prepared<PageAnswer, PageError>;

const BEARER: &[&[&str]] = &[&["Bearer"]];

impl Client {
    /// Makes a page.
    pub fn page_create(&self, body: &Draft) -> PageCreate {
        let call = Call::new(self, Method::POST, "/pages").security(BEARER);
        call.inherit_headers(&["x-service-request-origin"])
            .json(body)
            .into()
    }

    /// Reads a page.
    pub fn page_read(&self, id: impl runtime::IntoField<String>) -> PageRead {
        let id = id.into_field();
        let call = Call::new(self, Method::GET, "/pages/{id}").security(BEARER);
        PageRead::from(call.path("id", Style::SIMPLE, &id))
    }

    /// Reads a page's text.
    pub fn page_text(&self) -> PageText {
        PageText::from(Call::new(self, Method::GET, "/text").security(&[&[], &["Bearer"]]))
    }

    /// Takes a page away.
    pub fn page_delete(&self) -> PageDelete {
        PageDelete::from(Call::new(self, Method::DELETE, "/page"))
    }

    /// Asks for a page.
    pub fn page_ask(&self) -> PageAsk {
        PageAsk::from(Call::new(self, Method::POST, "/ask").accept("application/json, text/plain"))
    }

    /// Reads a page's picture.
    pub fn page_picture(&self) -> PagePicture {
        PagePicture::from(
            Call::new(self, Method::GET, "/picture").security(&[&["Bearer", "Key"], &["Key"]]),
        )
    }
}

impl ClientBuilder {
    /// The token.
    pub fn bearer_token(self, token: impl Into<Secret>) -> Self {
        self.credential("Bearer", Credential::bearer(token))
    }

    /// Where calls come from.
    pub fn request_origin(self, value: impl Into<String>) -> Self {
        self.declared_header("x-service-request-origin", value.into())
    }
}
