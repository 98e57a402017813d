//! Redirects, followed by hand so that no secret leaves the origin it was meant for. In: a request and the
//! response to it. Out: the next request, or why there is none. It must not send anything.

use reqwest::{
    Method, StatusCode, Url,
    header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, LOCATION, RANGE},
};

use super::{
    body::Body,
    outgoing::{Outgoing, SENT_BEFORE},
    settings::Settings,
};

/// A redirect that was not followed.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) location: Option<String>,
    pub(super) reason: &'static str,
}

impl Refusal {
    fn other_origin(url: &Url) -> Self {
        Self {
            location: Some(bare(url)),
            reason: "it leads to another origin",
        }
    }

    pub(super) fn too_many(url: &Url) -> Self {
        Self {
            location: Some(bare(url)),
            reason: "no more redirects are followed",
        }
    }
}

/// Where `sent` goes next after this response: `None` if that is no redirect.
pub(super) fn follow(
    sent: &Outgoing,
    status: StatusCode,
    headers: &HeaderMap,
    settings: &Settings,
) -> Result<Option<Outgoing>, Refusal> {
    if !matches!(status.as_u16(), 301 | 302 | 303 | 307 | 308) {
        return Ok(None);
    }
    let Some(location) = headers.get(LOCATION) else {
        return Ok(None);
    };
    let url = std::str::from_utf8(location.as_bytes())
        .ok()
        .and_then(|text| sent.url.join(text).ok());
    let Some(mut url) = url else {
        return Err(Refusal {
            location: None,
            reason: "its location is no URL",
        });
    };
    if !matches!(url.scheme(), "http" | "https") {
        return Err(Refusal::other_origin(&url));
    }
    // Only a location of its own making could carry credentials; they are not ours to send.
    if url.set_username("").is_err() || url.set_password(None).is_err() {
        return Err(Refusal {
            location: None,
            reason: "its location is no URL",
        });
    }
    let next = redirected(sent, status, url);
    if next.url.origin() != sent.url.origin() && !may_leave(sent, &next, settings) {
        return Err(Refusal::other_origin(&next.url));
    }
    if !next.is_repeatable() {
        return Err(Refusal {
            location: Some(bare(&next.url)),
            reason: SENT_BEFORE,
        });
    }
    Ok(Some(next))
}

/// Headers that are never secrets.
const PLAIN: [HeaderName; 3] = [ACCEPT, ACCEPT_ENCODING, RANGE];

/// Whether a redirect may lead from one origin to another: to one that may receive the credentials, or where nothing goes along that may
/// be secret. That is any credential, any other header and any body. Nothing goes from https to http.
fn may_leave(sent: &Outgoing, next: &Outgoing, settings: &Settings) -> bool {
    if sent.url.scheme() == "https" && next.url.scheme() == "http" {
        return false;
    }
    if settings.may_receive_credentials(&next.url) {
        return true;
    }
    let is_plain = next.headers.keys().all(|name| PLAIN.contains(name));
    is_plain && next.credentials.is_empty() && next.body.is_none()
}

/// A location without what may be secret in it: credentials, query and fragment.
fn bare(url: &Url) -> String {
    let mut bare = url.clone();
    bare.set_query(None);
    bare.set_fragment(None);
    // A URL that can have no credentials has none.
    let _ = bare.set_username("");
    let _ = bare.set_password(None);
    String::from(bare)
}

/// RFC 9110: 303 asks for the result with a GET; browsers made POST a GET on 301 and 302 as well; 307 and
/// 308 keep the request as it is.
fn redirected(sent: &Outgoing, status: StatusCode, url: Url) -> Outgoing {
    let mut next = Outgoing {
        url,
        ..sent.clone()
    };
    let becomes_get = match status.as_u16() {
        303 => sent.method != Method::HEAD,
        301 | 302 => sent.method == Method::POST,
        _ => false,
    };
    if becomes_get {
        next.method = Method::GET;
        next.secrets.extend(sent.body.secrets());
        next.body = Body::default();
        next.headers.remove(CONTENT_TYPE);
    }
    next
}
