//! Where identifiers are minted, and nowhere else.
//!
//! A name depends on the spelling in the document and on where it stands, never on what stands beside it; only names
//! that are equal in Rust are told apart by a number, in the order of their places.

use std::collections::{HashMap, HashSet};

use heck::{ToSnakeCase, ToUpperCamelCase};

use crate::ir::{Ident, Name};

/// Names are cut at this many characters, so that files and symbols stay within what systems take.
const LONGEST: usize = 80;

/// Types that every module can name; a declared type of such a name would capture them.
const TAKEN_TYPES: [&str; 33] = [
    "Self",
    "Option",
    "Some",
    "None",
    "Result",
    "Ok",
    "Err",
    "String",
    "Vec",
    "Box",
    "Default",
    "Clone",
    "Copy",
    "Debug",
    "Send",
    "Sync",
    "Sized",
    "Drop",
    "From",
    "Into",
    "TryFrom",
    "TryInto",
    "Iterator",
    "IntoIterator",
    "AsRef",
    "AsMut",
    "ToString",
    "ToOwned",
    "Eq",
    "Ord",
    "Hash",
    "Unknown",
    "BTreeMap",
];

/// Methods that every struct has; a setter of such a name would be a second one.
const TAKEN_FIELDS: [&str; 6] = ["new", "validate", "clone", "default", "into", "omitted"];

/// Methods that every call has.
const TAKEN_SETTERS: [&str; 10] =
    ["send", "header", "query", "timeout", "retry", "body_json", "validate", "from", "clone", "fmt"];

/// Files that Windows cannot have, modules that Rust reads another way, and what stands beside emitted modules: our own
/// modules and the crates that these name.
const TAKEN_MODULES: [&str; 18] = [
    "aux",
    "con",
    "lib",
    "main",
    "mod",
    "nul",
    "prn",
    "alloc",
    "bytes",
    "calls",
    "core",
    "failures",
    "reqwest",
    "runtime",
    "serde",
    "serde_json",
    "std",
    "types",
];

/// What a name is for, which decides its case and what it must not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// A type.
    Type,
    /// A variant of an enum.
    Variant,
    /// A field and its setter.
    Field,
    /// A setter of a call.
    Setter,
    /// A method.
    Method,
    /// A module and its file.
    Module,
}

/// Names that must differ from each other.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    taken: HashSet<String>,
}

impl Scope {
    /// A scope in which some names are taken already.
    pub fn with<'a>(taken: impl IntoIterator<Item = &'a str>) -> Self {
        Self { taken: taken.into_iter().map(str::to_lowercase).collect() }
    }

    /// The identifier for a spelling of the document; a number is added where the scope has it already.
    ///
    /// Names that differ only by case count as equal, because files of such names do on some systems.
    pub fn mint(&mut self, spelling: &str, purpose: Use) -> Ident {
        let base = spell(spelling, purpose);
        let mut candidate = base.clone();
        let mut number = 2;
        while !self.taken.insert(candidate.to_lowercase()) {
            candidate = match purpose {
                Use::Type | Use::Variant => format!("{base}{number}"),
                _ => format!("{base}_{number}"),
            };
            number += 1;
        }
        checked(&candidate)
    }

    /// Like [`Scope::mint`], with the spelling kept beside.
    pub fn name(&mut self, wire: &str, purpose: Use) -> Name {
        Name { wire: wire.to_owned(), rust: self.mint(wire, purpose) }
    }
}

/// An identifier that needs no scope, because its maker knows that it is alone.
pub fn ident(spelling: &str, purpose: Use) -> Ident {
    checked(&spell(spelling, purpose))
}

/// `prefix` before what an identifier says: `as_` and `click` make `as_click`.
pub fn prefixed(prefix: &str, name: &Ident) -> Ident {
    checked(&format!("{prefix}{}", name.plain().to_snake_case()))
}

/// A type's name made of other types' names and words: `Text`, `Or`, `NodeSelectors`.
pub fn joined<'a>(parts: impl IntoIterator<Item = &'a str>) -> Ident {
    checked(&parts.into_iter().collect::<String>())
}

fn checked(text: &str) -> Ident {
    Ident::checked(text)
        .or_else(|| Ident::checked(&format!("{text}_")))
        .unwrap_or_else(|| unreachable!("`{text}` was spelled to be an identifier"))
}

fn spell(spelling: &str, purpose: Use) -> String {
    let words = match purpose {
        Use::Module => ascii(&words(spelling)),
        _ => words(spelling),
    };
    let camel = matches!(purpose, Use::Type | Use::Variant);
    let cased = if camel { words.to_upper_camel_case() } else { words.to_snake_case() };
    let cased: String = cased.chars().filter(|c| *c == '_' || c.is_alphanumeric()).take(LONGEST).collect();
    let cased = cased.trim_matches('_');
    let spelled = match (cased.chars().next(), camel) {
        (None, true) => "Empty".to_owned(),
        (None, false) => "empty".to_owned(),
        (Some(first), true) if first.is_numeric() => format!("N{cased}"),
        (Some(first), false) if first.is_numeric() => format!("n{cased}"),
        _ => cased.to_owned(),
    };
    let spelled = if syn::parse_str::<syn::Ident>(&format!("x{spelled}")).is_ok() {
        spelled
    } else {
        spelled.chars().filter(char::is_ascii_alphanumeric).collect::<String>() + "x"
    };
    avoid_taken(spelled, purpose)
}

fn avoid_taken(spelled: String, purpose: Use) -> String {
    match purpose {
        Use::Type if TAKEN_TYPES.contains(&spelled.as_str()) => spelled + "Type",
        Use::Variant if spelled == "Unknown" || spelled == "Self" => spelled + "Value",
        Use::Field if TAKEN_FIELDS.contains(&spelled.as_str()) => spelled + "_field",
        Use::Setter if TAKEN_SETTERS.contains(&spelled.as_str()) => spelled + "_param",
        Use::Module if TAKEN_MODULES.contains(&spelled.as_str()) => spelled + "_",
        // Raw identifiers make odd file names.
        Use::Module if syn::parse_str::<syn::Ident>(&spelled).is_err() => spelled + "_",
        _ => spelled,
    }
}

/// Files are called by ASCII alone; other letters become their code points.
fn ascii(words: &str) -> String {
    words
        .chars()
        .map(|c| {
            if c.is_ascii() || !c.is_alphanumeric() {
                c.to_string()
            } else {
                format!(" u{:x} ", u32::from(c))
            }
        })
        .collect()
}

/// Symbols that are all there is, or a sign before a number, are spelled out; others part words.
fn words(spelling: &str) -> String {
    let sign = |rest: &str, word: &str| {
        rest.starts_with(|c: char| c.is_ascii_digit()).then(|| format!("{word} {rest}"))
    };
    let signed = match spelling.split_at_checked(1) {
        Some(("+", rest)) => sign(rest, "plus"),
        Some(("-", rest)) => sign(rest, "minus"),
        _ => None,
    };
    if let Some(signed) = signed {
        return signed;
    }
    if spelling.chars().any(char::is_alphanumeric) {
        return spelling.to_owned();
    }
    spelling.chars().map(symbol).collect::<Vec<_>>().join(" ")
}

fn symbol(c: char) -> &'static str {
    match c {
        '=' => "eq",
        '!' => "not",
        '<' => "lt",
        '>' => "gt",
        '+' => "plus",
        '-' => "minus",
        '*' => "star",
        '/' => "slash",
        '%' => "percent",
        '&' => "and",
        '|' => "or",
        '^' => "caret",
        '~' => "tilde",
        '.' => "dot",
        ',' => "comma",
        ':' => "colon",
        ';' => "semicolon",
        '?' => "question",
        '#' => "hash",
        '@' => "at",
        '$' => "dollar",
        '_' => "underscore",
        ' ' => "space",
        _ => "",
    }
}

/// The type name of every schema that has one, by its place.
#[derive(Clone, Debug, Default)]
pub struct TypeNames {
    by_place: HashMap<String, Ident>,
    scope: Scope,
}

impl TypeNames {
    /// Names every place, named components first, in the order of the places.
    pub fn mint(mut places: Vec<(String, String)>) -> Self {
        let named = |place: &str| super::places::named(place).is_some();
        // A component spelled as Rust spells it keeps its name whatever else there is.
        let as_spelled = |place: &str, spelling: &str| named(place) && spell(spelling, Use::Type) == spelling;
        places.sort_by_cached_key(|(place, spelling)| {
            (!as_spelled(place, spelling), !named(place), place.clone())
        });
        let mut names = Self::default();
        for (place, spelling) in places {
            let ident = names.scope.mint(&spelling, Use::Type);
            names.by_place.insert(place, ident);
        }
        names
    }

    /// The name of the schema that came from `place`.
    pub fn get(&self, place: &str) -> Option<&Ident> {
        self.by_place.get(place)
    }
}
