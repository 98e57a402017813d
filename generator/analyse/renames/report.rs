//! Entries that name nothing, or whose name cannot be used → diagnostics.

use openapiv3::OpenAPI;

use super::keys::Items;
use super::{Rename, Renames, State};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes, nearest};
use crate::operations::sent::Sent;
use crate::schema::Schemas;

/// The key of the option.
const OPTION: &str = "rename";

impl Renames {
    /// Reports what is wrong with the entries. With `must_match`, one that names nothing is an error.
    pub fn report(
        &self,
        document: &OpenAPI,
        schemas: &Schemas,
        sent: &[Sent<'_>],
        must_match: bool,
        diagnostics: &mut Diagnostics,
    ) {
        for (index, entry) in self.entries.iter().enumerate() {
            let items = || Items::of(document, schemas, sent);
            let Some(mut found) = entry.problem(items) else {
                continue;
            };
            if must_match && *found.code == codes::UNUSED_RENAME {
                found = found.severity(Severity::Error);
            }
            diagnostics.push(found.of_setting(OPTION, index));
        }
    }
}

impl Rename {
    fn problem<'a>(&self, items: impl FnOnce() -> Items<'a>) -> Option<Diagnostic> {
        let Self {
            key,
            name,
            is_known,
            state,
        } = self;
        let (code, message, help) = match &*state.borrow() {
            State::Used => return None,
            State::Unused if *is_known => {
                let message = format!("`{key}` has no name that `{name}` could replace");
                (&codes::UNUSED_RENAME, message, help_for_case(name))
            }
            State::Unused => {
                let candidates = items().candidates(key);
                let meant = nearest(key, candidates.iter().map(String::as_str));
                let help = meant.map(|meant| format!("did you mean `{meant}`?"));
                let message = format!("the document has no `{key}` to be named `{name}`");
                (
                    &codes::UNUSED_RENAME,
                    message,
                    help.unwrap_or_else(|| help_for_case(name)),
                )
            }
            State::Repeated(first) => {
                let message = format!("`{key}` is what the entry `{first}` renames");
                (
                    &codes::INVALID_RENAME,
                    message,
                    "remove one of them".to_owned(),
                )
            }
            State::Misnamed(possible) => {
                let message = format!("`{name}` cannot be the name of `{key}` in Rust");
                (
                    &codes::INVALID_RENAME,
                    message,
                    format!("write `{possible}`"),
                )
            }
            State::Taken => {
                let message =
                    format!("`{key}` cannot be named `{name}`: another item has the name");
                let help = "choose another name, or rename the other item too".to_owned();
                (&codes::INVALID_RENAME, message, help)
            }
            State::Ambiguous(pointers) => {
                let message = format!("`{key}` names several items");
                (
                    &codes::INVALID_RENAME,
                    message,
                    format!("write `{}`", pointers.join("` or `")),
                )
            }
        };
        Some(Diagnostic::new(code, "", message).help(help))
    }
}

/// What the case of a name decides.
fn help_for_case(name: &str) -> String {
    let (own, other) = if name.starts_with(char::is_uppercase) {
        (
            "a type or variant",
            "a name in snake case one of anything else",
        )
    } else {
        (
            "a field, operation, parameter or group",
            "a name in camel case one of a type or variant",
        )
    };
    format!("`{name}` is a name of {own}; {other}")
}
