//! The types of the user in place of schemas and formats.
//!
//! In: the option `replace`, whose keys are JSON pointers or names of schemas, or `format:` and a format. Out: for a schema, the entry about
//! it. Nothing here knows what else a schema becomes.

use std::collections::BTreeMap;

use openapiv3::OpenAPI;

use super::renames::Items;
use crate::config::Replacement;
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
use crate::hash::HashMap;
use crate::schema::{Found, Kind, Schemas};
use crate::source::Sources;

/// The key of the option.
const OPTION: &str = "replace";

/// What the key of a format begins with.
const FORMAT: &str = "format:";

/// A type for a format of strings, by the name of its crate.
struct Ready {
    crate_name: &'static str,
    format: &'static str,
    path: &'static str,
    dependency: &'static str,
}

const JIFF: &str =
    "jiff = { version = \"1\", default-features = false, features = [\"serde\", \"std\"] }";
const CHRONO: &str =
    "chrono = { version = \"0.4\", default-features = false, features = [\"serde\", \"std\"] }";

/// The crate `time` is not among them: what its types are written as by themselves is not RFC 3339.
const READY: [Ready; 7] = [
    Ready {
        crate_name: "uuid",
        format: "uuid",
        path: "::uuid::Uuid",
        dependency: "uuid = { version = \"1\", default-features = false, features = [\"serde\", \"std\"] }",
    },
    Ready {
        crate_name: "jiff",
        format: "date-time",
        path: "::jiff::Timestamp",
        dependency: JIFF,
    },
    Ready {
        crate_name: "jiff",
        format: "date",
        path: "::jiff::civil::Date",
        dependency: JIFF,
    },
    Ready {
        crate_name: "chrono",
        format: "date-time",
        path: "::chrono::DateTime<::chrono::FixedOffset>",
        dependency: CHRONO,
    },
    Ready {
        crate_name: "chrono",
        format: "date",
        path: "::chrono::NaiveDate",
        dependency: CHRONO,
    },
    Ready {
        crate_name: "rust_decimal",
        format: "decimal",
        path: "::rust_decimal::Decimal",
        dependency: "rust_decimal = { version = \"1\", default-features = false, features = [\"serde\", \"std\"] }",
    },
    Ready {
        crate_name: "url",
        format: "uri",
        path: "::url::Url",
        dependency: "url = { version = \"2\", features = [\"serde\"] }",
    },
];

/// An entry of the setting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replaced {
    /// The path of the type, from the root.
    pub path: String,
    /// The line of the manifest for its crate.
    pub dependency: Option<String>,
    /// Whether only strings have the type.
    of_strings: bool,
    /// The number of the entry in the setting, and its key.
    index: usize,
    key: String,
}

/// The entries of the setting, by what they are about.
#[derive(Debug, Default)]
pub struct Replacements {
    entries: Vec<Replaced>,
    by_location: HashMap<String, usize>,
    by_format: HashMap<String, usize>,
}

impl Replacements {
    /// Finds what the keys name. Entries that cannot be carried out are reported.
    pub fn find(
        document: &OpenAPI,
        schemas: &Schemas,
        sources: &Sources,
        declared: &BTreeMap<String, Replacement>,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let mut found = Self::default();
        if declared.is_empty() {
            return found;
        }
        let items = Items::of(document, schemas, &[]);
        for (index, (key, replacement)) in declared.iter().enumerate() {
            let format = key.strip_prefix(FORMAT);
            let entry = match read(format, replacement) {
                Ok(entry) => entry,
                Err(help) => {
                    let message =
                        format!("`{}` is no type that can replace `{key}`", replacement.ty);
                    let report = Diagnostic::new(&codes::INVALID_REPLACE, "", message).help(help);
                    diagnostics.push(report.of_setting(OPTION, index));
                    continue;
                }
            };
            let position = found.entries.len();
            found.entries.push(Replaced {
                index,
                key: key.clone(),
                ..entry
            });
            if let Some(format) = format {
                found.by_format.insert(format.to_owned(), position);
                continue;
            }
            for location in items.types(key, sources) {
                found.by_location.insert(location, position);
            }
        }
        found
    }

    /// The position of the entry about a schema: its own, else that of its format.
    pub fn of(&self, schemas: &Schemas, found: Found<'_>) -> Option<usize> {
        if self.entries.is_empty() {
            return None;
        }
        if let Some(index) = self.by_location.get(found.location) {
            return Some(*index);
        }
        let (format, is_string) = format_of(found)?;
        let index = *self.by_format.get(format)?;
        let fits = is_string || !self.entries[index].of_strings;
        (fits && !is_inline_branch(schemas, found.location)).then_some(index)
    }

    /// The entry at a position.
    pub fn get(&self, index: usize) -> &Replaced {
        &self.entries[index]
    }

    /// What is wrong with a type of the user at a location.
    pub fn problem(&self, path: &str, at: &str, message: String) -> Diagnostic {
        let report = Diagnostic::new(&codes::INVALID_REPLACE, at, message);
        match self.entries.iter().find(|entry| entry.path == path) {
            Some(entry) => report.of_setting(OPTION, entry.index),
            None => report,
        }
    }

    /// Reports the entries that no schema has used.
    pub fn report_unused(
        &self,
        document: &OpenAPI,
        schemas: &Schemas,
        used: impl Fn(usize) -> bool,
        diagnostics: &mut Diagnostics,
    ) {
        let unused = self.entries.iter().enumerate();
        for (_, entry) in unused.filter(|(index, _)| !used(*index)) {
            let key = &entry.key;
            let message = format!("no schema is what `{key}` describes");
            let candidates = if key.starts_with(FORMAT) {
                let formats = schemas
                    .locations()
                    .filter_map(|location| schemas.find(location));
                let formats = formats.filter_map(|found| Some(format_of(found)?.0));
                formats.map(|format| format!("{FORMAT}{format}")).collect()
            } else {
                Items::of(document, schemas, &[]).candidates(key)
            };
            let meant = nearest(key, candidates.iter().map(String::as_str));
            let mut report = Diagnostic::new(&codes::UNUSED_REPLACE, "", message);
            report.help = meant
                .filter(|meant| meant != key)
                .map(|meant| format!("did you mean `{meant}`?"));
            diagnostics.push(report.of_setting(OPTION, entry.index));
        }
    }
}

/// An entry, or what to write instead of it.
fn read(format: Option<&str>, replacement: &Replacement) -> Result<Replaced, String> {
    let Replacement { ty, dependency } = replacement;
    if !ty.contains("::") {
        let mut ready = READY.iter().filter(|ready| Some(ready.format) == format);
        return match ready.clone().find(|ready| ready.crate_name == ty) {
            Some(ready) => Ok(Replaced {
                path: ready.path.to_owned(),
                dependency: Some(
                    dependency
                        .clone()
                        .unwrap_or_else(|| ready.dependency.to_owned()),
                ),
                of_strings: true,
                ..Replaced::default()
            }),
            None => Err(match ready.next() {
                Some(Ready {
                    crate_name, path, ..
                }) => {
                    let path = path.trim_start_matches("::");
                    format!("write `{crate_name}`, which is `{path}`, or the path of a type")
                }
                None => "write the path of a type, such as `my_money::Money`".to_owned(),
            }),
        };
    }
    let text = ty.replace(", ", ",");
    let is_plain = text
        .chars()
        .all(|c| c.is_alphanumeric() || "_:<>,".contains(c));
    let parsed = syn::parse_str(ty);
    let is_path = matches!(parsed, Ok(syn::Type::Path(path)) if path.qself.is_none());
    if !is_plain || !is_path {
        return Err("write the path of a type, such as `my_money::Money`".to_owned());
    }
    let first = ty.split("::").next().unwrap_or_default();
    // A module of the crate may have the name of another crate.
    let path = match first {
        "" | "crate" => text,
        "self" | "super" => {
            return Err("write the path from the root of the crate: `crate::`".to_owned());
        }
        _ => format!("::{text}"),
    };
    let path = path.replace(',', ", ");
    if let Some(line) = dependency {
        let is_line = line
            .parse::<toml::Table>()
            .is_ok_and(|table| table.len() == 1);
        if !is_line || line.contains('\n') {
            return Err(
                "write `dependency` as a line of `[dependencies]`: 'my-money = \"1\"'".to_owned(),
            );
        }
    }
    Ok(Replaced {
        path,
        dependency: dependency.clone(),
        of_strings: false,
        ..Replaced::default()
    })
}

/// The format of a schema that allows any value of its JSON type, and whether that is a string.
fn format_of(found: Found<'_>) -> Option<(&str, bool)> {
    let (format, is_string) = match &found.schema.kind {
        Kind::String(text) if text.values.is_empty() => (&text.format, true),
        Kind::Integer(integer) if integer.values.is_empty() => (&integer.format, false),
        Kind::Number(number) if number.values.is_empty() => (&number.format, false),
        _ => return None,
    };
    Some((format.as_deref()?, is_string))
}

/// Whether a schema is a branch that is described in a union. Unions of the same JSON types are one type, for any formats.
fn is_inline_branch(schemas: &Schemas, location: &str) -> bool {
    let mut above = location.rsplitn(3, '/').skip(2);
    let union = above.next().and_then(|union| schemas.find(union));
    let branches = union.and_then(Found::branches).unwrap_or_default();
    branches.len() > 1 && branches.iter().any(|branch| branch == location)
}
