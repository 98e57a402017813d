//! The token, cookie values, form fields and what `fill` enters are seen in no `Debug`, no `Display`, no error and no log.
//!
//! In: values and calls that hold the fixtures' secrets, and services that send them back. Out: every text that the
//! generated crate makes of them. What is sent has to have them: that is asserted here as well, lest nothing be tested.

mod calls;
mod errors;
mod logs;
mod values;

use std::error::Error;
use std::fmt::Debug;

use browser_session_service::{TOKEN, fixtures};

/// Holds a text against the token and all secrets of the fixtures.
fn check_text(what: &str, text: &str) {
    for secret in fixtures::SECRETS.into_iter().chain([TOKEN]) {
        assert!(!text.contains(secret), "{what} shows {secret}: {text}");
    }
}

/// Holds both forms of a `Debug` against them.
fn check_debug(what: &str, value: &dyn Debug) {
    check_text(what, &format!("{value:?}\n{value:#?}"));
}

/// Holds an error and everything behind it against them.
fn check_error(what: &str, error: &(dyn Error + 'static)) {
    let mut next = Some(error);
    while let Some(error) = next {
        check_text(what, &format!("{error}\n{error:#}"));
        check_debug(what, &error);
        next = error.source();
    }
}
