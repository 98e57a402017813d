//! The address that every path is put behind. In: the text a caller gave. Out: a checked base, and URLs
//! that are exactly base + path. It must not know parameters or credentials.

use std::net::IpAddr;

use reqwest::Url;

use super::{path::Target, request_error::RequestError};

/// The longest URL that the HTTP stack accepts, in bytes.
pub(super) const LONGEST: usize = 65_534;

/// `scheme://host[:port][/prefix]`, without a slash at its end.
#[derive(Clone, Debug)]
pub(super) struct BaseUrl {
    url: Url,
}

impl BaseUrl {
    /// Reads a URL, or returns what is wrong with it.
    pub(super) fn parse(text: &str) -> Result<Self, &'static str> {
        let Ok(url) = Url::parse(text) else {
            return Err("is not an absolute URL");
        };
        if !matches!(url.scheme(), "http" | "https") {
            return Err("is neither http nor https");
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(
                "has a user name or password in it; set credentials on the builder instead",
            );
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err("has a query or a fragment");
        }
        Ok(Self { url })
    }

    pub(super) fn url(&self) -> &Url {
        &self.url
    }

    /// Whether what is sent there can be read on the way.
    pub(super) fn is_exposed(&self) -> bool {
        !self.is_https() && !self.is_loopback()
    }

    /// Whether it is plain http to this machine, which no proxy must get to see.
    pub(super) fn is_local(&self) -> bool {
        !self.is_https() && self.is_loopback()
    }

    pub(super) fn is_https(&self) -> bool {
        self.url.scheme() == "https"
    }

    fn is_loopback(&self) -> bool {
        self.url.host_str().is_some_and(is_loopback)
    }

    /// The path, without a slash at its end.
    fn prefix(&self) -> &str {
        self.url.path().trim_end_matches('/')
    }

    /// The URL of `target` with `query` behind it, if its path is exactly as it is written.
    pub(super) fn join(&self, target: &Target, query: &[String]) -> Result<Url, RequestError> {
        let path = format!("{}{}", self.prefix(), target.path);
        // The host is not parsed again: that takes longer than anything else in making a URL.
        let mut url = self.url.clone();
        url.set_path(&path);
        if url.path() != path {
            return Err(RequestError::path("would not arrive as it is written"));
        }
        let pairs: Vec<&str> = target
            .query
            .iter()
            .chain(query)
            .map(String::as_str)
            .collect();
        if !pairs.is_empty() {
            url.set_query(Some(&pairs.join("&")));
        }
        if url.as_str().len() > LONGEST {
            return Err(RequestError::url("is too long"));
        }
        Ok(url)
    }
}

impl std::fmt::Display for BaseUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.url.as_str().trim_end_matches('/'))
    }
}

/// Whether scheme, host and port of two http(s) URLs are the same.
pub(super) fn is_same_origin(one: &Url, other: &Url) -> bool {
    one.scheme() == other.scheme()
        && one.host() == other.host()
        && one.port_or_known_default() == other.port_or_known_default()
}

/// Names under `localhost` are not among them: not every resolver keeps them on this machine.
fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    match bare.parse::<IpAddr>() {
        Ok(address) => address.to_canonical().is_loopback(),
        Err(_) => bare == "localhost",
    }
}
