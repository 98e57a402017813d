//! Where a client sends to. In: a URL of the caller's own, or a server of the document. Out: a string that may be a URL, and where it
//! comes from. It must not know a client.

use super::base_url::BaseUrl;

/// A URL that a builder takes: any string, or a server of the document.
#[derive(Clone, Debug)]
pub struct ServerUrl {
    /// The server of the document, if it is one.
    pub(super) server: Option<&'static str>,
    /// The URL, or what is wrong with a variable in it.
    pub(super) url: Result<String, &'static str>,
    /// Whether only single operations have it.
    pub(super) is_own: bool,
}

impl ServerUrl {
    pub(super) fn parse(&self) -> Result<BaseUrl, &'static str> {
        match &self.url {
            Ok(url) => BaseUrl::parse(url),
            Err(reason) => Err(reason),
        }
    }
}

impl<T: Into<String>> From<T> for ServerUrl {
    fn from(url: T) -> Self {
        Self {
            server: None,
            is_own: false,
            url: Ok(url.into()),
        }
    }
}
