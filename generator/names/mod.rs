//! Identifiers are minted here, and nowhere else.
//!
//! A name depends on the name in the document and on its location. Where several would be equal in Rust, one gets the plain name:
//! the one that has it in the lock, else the one whose name in the document is most like Rust. The names of the others include the
//! symbols or the case in which they differ, and are numbered only where that is not enough.

mod capitals;
mod case;
pub mod media;
pub mod parts;
pub mod taken;

pub use self::case::fingerprint;

use std::collections::{HashMap, HashSet};
use std::iter;

use self::case::{Case, ascii, case_word, name_symbols, plainness, to_case, uncamel};
use self::taken::REST;
use crate::config::NEEDED;
use crate::ir::{Ident, Name, StatusRange};
use crate::lock::Terms;

/// What a name is for, which decides its case and which names it must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// A type.
    Type,
    /// The type of a request builder. The enum of its responses is named after it.
    CallType(Terms),
    /// A variant of an enum.
    Variant,
    /// A field and its setter.
    Field,
    /// A setter of a request builder, or an argument of the method that creates it.
    Setter,
    /// A method of a group that creates a request builder.
    Method,
    /// A method of the client that creates a request builder.
    ClientMethod,
    /// A method of the client that returns a group of operations.
    GroupMethod,
    /// A method of the client's builder.
    BuilderMethod,
    /// A method of responses and errors that reads a header.
    HeaderMethod,
    /// A module and its file.
    Module,
}

/// Names that must differ from each other.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    taken: HashSet<String>,
    /// The last number given to each name, so that equal names need not try all numbers again.
    numbered: HashMap<Ident, u32>,
}

/// A request for a name that differs from the names of all other claims.
#[derive(Clone, Debug)]
pub struct Claim<'c> {
    /// The name in the document.
    pub raw_name: &'c str,
    /// The order in which claims are served, least first.
    pub rank: usize,
    /// The user's name, which the claim has unless that would change the name of another one.
    pub chosen: Option<&'c str>,
    /// The name in the lock.
    pub before: Option<&'c str>,
    /// A prefix of the lock's name. A name with this prefix is kept although the document's name would now make another one, unless
    /// that is the document's name of another claim.
    pub within: Option<&'c str>,
    /// A word that is added to make the name unique, in place of symbols and case, and before numbers.
    pub word: &'c str,
    /// A word that is tried before `word`: the folder that the schema comes from.
    pub folder: &'c str,
}

impl<'c> Claim<'c> {
    /// A claim without a rank, a name of the user, an earlier name or words to add.
    pub fn of(raw_name: &'c str) -> Self {
        Self {
            raw_name,
            rank: 0,
            chosen: None,
            before: None,
            within: None,
            word: "",
            folder: "",
        }
    }

    /// Names to try, the best first, before numbers are added.
    fn raw_names(&self, purpose: Use) -> impl Iterator<Item = String> {
        let raw_name = self.raw_name;
        let worded = move |word: &str| format!("{raw_name} {word}");
        // Most names are free as they are, so the others are made when they are needed.
        let apart = move || {
            if !self.folder.is_empty() {
                [Some(format!("{} {raw_name}", self.folder)), None]
            } else if !self.word.is_empty() {
                [Some(worded(self.word)), None]
            } else if is_like_rust(raw_name, purpose) {
                [None, None]
            } else {
                let cased = case_word(raw_name).map(worded);
                [Some(name_symbols(raw_name)), cased]
            }
        };
        let plain = iter::once(raw_name.to_owned());
        plain.chain(iter::once_with(apart).flatten().flatten())
    }

    /// The name with a number added.
    fn numbered(&self, number: u32) -> String {
        format!("{} {number}", self.raw_name)
    }
}

impl Scope {
    /// A scope in which some names are already taken.
    pub fn with<'a>(taken: impl IntoIterator<Item = &'a str>) -> Self {
        Self {
            taken: taken.into_iter().map(str::to_owned).collect(),
            numbered: HashMap::new(),
        }
    }

    /// The identifier for a name of the document, made different from those that the scope has already.
    pub fn mint(&mut self, raw_name: &str, purpose: Use) -> Ident {
        let raw_name = self.make_unique(&Claim::of(raw_name), purpose);
        ident(&raw_name, purpose)
    }

    /// Like [`Scope::mint`], together with the name in the document.
    pub fn name(&mut self, wire: &str, purpose: Use) -> Name {
        Name {
            wire: wire.to_owned(),
            rust: self.mint(wire, purpose),
        }
    }

    /// For each claim, words that make an identifier of its own.
    ///
    /// Which claim gets the plain name does not depend on the order of the claims, unless two have the same name in the document.
    pub fn settle(&mut self, claims: &[Claim<'_>], purpose: Use) -> Vec<String> {
        let plain: Vec<Ident> = claims
            .iter()
            .map(|claim| ident(claim.raw_name, purpose))
            .collect();
        let mut order: Vec<usize> = (0..claims.len()).collect();
        order.sort_by_cached_key(|index| {
            let Claim { raw_name, rank, .. } = claims[*index];
            let is_like_rust = plain[*index].plain() == raw_name;
            (rank, !is_like_rust, plainness(raw_name), raw_name)
        });
        let plain_names: HashSet<&str> = plain.iter().map(Ident::plain).collect();
        let mut settled: Vec<Option<String>> = claims
            .iter()
            .map(|claim| self.choose(claim, claims, &plain, purpose))
            .collect();
        for (claim, settled) in claims.iter().zip(&mut settled) {
            if settled.is_none() {
                *settled = self.keep(claim, &plain_names, purpose);
            }
        }
        for index in &order {
            if settled[*index].is_none() && self.taken.insert(plain[*index].plain().to_owned()) {
                settled[*index] = Some(claims[*index].raw_name.to_owned());
            }
        }
        for index in order {
            if settled[index].is_none() {
                settled[index] = Some(self.make_unique(&claims[index], purpose));
            }
        }
        settled.into_iter().flatten().collect()
    }

    /// [`Scope::settle`] for names without anything else to consider.
    pub fn mint_all(&mut self, raw_names: &[&str], purpose: Use) -> Vec<Ident> {
        let claims: Vec<Claim<'_>> = raw_names.iter().copied().map(Claim::of).collect();
        self.settle(&claims, purpose)
            .iter()
            .map(|raw_name| ident(raw_name, purpose))
            .collect()
    }

    /// The user's name for a claim, unless another claim that has none would be named so. `plain` has the document's names of all claims.
    fn choose(
        &mut self,
        claim: &Claim<'_>,
        claims: &[Claim<'_>],
        plain: &[Ident],
        purpose: Use,
    ) -> Option<String> {
        let chosen = claim.chosen?;
        let name = ident(chosen, purpose);
        let is_taken = claims.iter().zip(plain).any(|(other, plain)| {
            let has_it = *plain == name || other.before == Some(name.plain());
            other.chosen.is_none() && has_it
        });
        let is_free = !is_taken && self.taken.insert(name.plain().to_owned());
        is_free.then(|| chosen.to_owned())
    }

    /// The words that make the name in the lock, where the claim may keep it. `plain_names` has the document's names of all claims.
    fn keep(
        &mut self,
        claim: &Claim<'_>,
        plain_names: &HashSet<&str>,
        purpose: Use,
    ) -> Option<String> {
        /// No document has more names that collide.
        const MOST: u32 = 100;
        let before = claim
            .before
            .filter(|before| !self.taken.contains(*before))?;
        let is_within = |outer: &str| {
            let rest = before.strip_prefix(outer);
            rest.is_some_and(|rest| !rest.starts_with(char::is_lowercase))
        };
        // Words of one letter are separate only if each is capitalised: `ShapeXY`.
        let mut words = [before.to_owned(), uncamel(before)].into_iter();
        let words = words.find(|words| ident(words, purpose).plain() == before);
        if let Some(words) =
            words.filter(|_| claim.within.is_some_and(is_within) && !plain_names.contains(before))
        {
            self.taken.insert(before.to_owned());
            return Some(words);
        }
        let numbered = (2..MOST).map(|number| claim.numbered(number));
        // Names that were made apart by other means before there was a word for them.
        let former = [
            Some(name_symbols(claim.raw_name)),
            case_word(claim.raw_name).map(|word| format!("{} {word}", claim.raw_name)),
        ];
        let raw_name = claim
            .raw_names(purpose)
            .chain(numbered)
            .chain(former.into_iter().flatten())
            .find(|raw_name| ident(raw_name, purpose).plain() == before)?;
        self.taken.insert(before.to_owned());
        Some(raw_name)
    }

    fn make_unique(&mut self, claim: &Claim<'_>, purpose: Use) -> String {
        let mut take = |raw_name: &String| {
            self.taken
                .insert(ident(raw_name, purpose).plain().to_owned())
        };
        if let Some(free) = claim.raw_names(purpose).find(&mut take) {
            return free;
        }
        let last = self
            .numbered
            .entry(ident(claim.raw_name, purpose))
            .or_insert(1);
        loop {
            *last += 1;
            let raw_name = claim.numbered(*last);
            if take(&raw_name) {
                return raw_name;
            }
        }
    }
}

/// Whether Windows treats it as a serial or parallel port.
fn is_device(name: &str) -> bool {
    let number = name
        .strip_prefix("com")
        .or_else(|| name.strip_prefix("lpt"));
    number.is_some_and(|number| matches!(number.as_bytes(), [b'1'..=b'9']))
}

/// Whether it is an identifier only as a raw identifier, or not at all.
fn is_keyword(name: &str) -> bool {
    Ident::checked(name).is_none_or(|checked| checked.as_str() != name)
}

/// Whether the name in the document is already the name in Rust.
fn is_like_rust(raw_name: &str, purpose: Use) -> bool {
    ident(raw_name, purpose).plain() == raw_name
}

/// An identifier that needs no scope, because the caller knows that it is the only one.
pub fn ident(raw_name: &str, purpose: Use) -> Ident {
    let plain_names = match purpose {
        Use::Type | Use::CallType(_) | Use::Variant => to_case(raw_name, Case::Camel),
        Use::Module => ascii(&to_case(raw_name, Case::Snake)),
        _ => to_case(raw_name, Case::Snake),
    };
    checked(&avoid_taken(plain_names, purpose))
}

/// A constant that is named as a method would be.
pub fn constant(method: &Ident) -> Ident {
    checked(&method.plain().to_uppercase())
}

/// The module that is named after a type: no two types have the same.
pub fn module_of(ty: &Ident) -> Ident {
    checked(&avoid_taken(ascii(&uncamel(ty.plain())), Use::Module))
}

/// `prefix` before the name of a variant: `as_` and `Click` make `as_click`. No two variants make the same name.
pub fn prefixed(prefix: &str, name: &Ident) -> Ident {
    checked(&format!("{prefix}{}", uncamel(name.plain())))
}

/// The field for the properties that have no field of their own. No property has this name.
pub fn rest() -> Ident {
    checked(REST)
}

/// A type's name made of other types' names and words: `Text`, `Or`, `NodeSelectors`.
pub fn joined<'a>(parts: impl IntoIterator<Item = &'a str>) -> Ident {
    checked(&parts.into_iter().collect::<String>())
}

/// The words of a name, in lower case.
pub fn split(name: &Ident) -> Vec<String> {
    to_case(name.plain(), Case::Snake)
        .split('_')
        .map(str::to_owned)
        .collect()
}

fn checked(text: &str) -> Ident {
    Ident::checked(text)
        .or_else(|| Ident::checked(&format!("{text}_")))
        .or_else(|| Ident::checked(&format!("x{}", ascii(text))))
        .unwrap_or_else(|| unreachable!("`{text}` was made to be an identifier"))
}

fn avoid_taken(plain_names: String, purpose: Use) -> String {
    let name = plain_names.as_str();
    let is_method = taken::METHODS.contains(&name);
    let is_client_method = taken::CLIENT_METHODS.contains(&name);
    let suffix = match purpose {
        Use::Type if taken::TYPES.contains(&name) => "Type",
        // An operation's error responses are its name and `Error`, its responses its name and `Response`; a group's name ends with `Calls`.
        Use::CallType(terms)
            if taken::TYPES.contains(&name)
                || ["Error", terms.responses(), "Calls"]
                    .iter()
                    .any(|end| name.ends_with(end)) =>
        {
            "Call"
        }
        Use::Variant if name == "Unknown" || name == "Self" => "Value",
        Use::Field if taken::FIELDS.contains(&name) => "_field",
        Use::Setter if taken::SETTERS.contains(&name) => "_param",
        Use::Method if is_method => "_call",
        Use::ClientMethod if is_method || is_client_method => "_call",
        Use::GroupMethod if is_method || is_client_method => "_calls",
        Use::BuilderMethod if taken::BUILDER_METHODS.contains(&name) => "_value",
        Use::HeaderMethod if taken::RESPONSE_METHODS.contains(&name) => "_header",
        // Raw identifiers make odd file names.
        Use::Module if is_taken_module(name) => "_",
        _ => "",
    };
    plain_names + suffix
}

/// Whether a module cannot have this name. The name of a crate that emitted code may use would be ambiguous: `use regex::…` next to a
/// module `regex` could mean either.
fn is_taken_module(name: &str) -> bool {
    taken::MODULES.contains(&name) || NEEDED.contains(&name) || is_device(name) || is_keyword(name)
}

/// The name of the variant for a response status.
pub fn status_name(status: StatusRange) -> String {
    let name = match status {
        StatusRange::Exactly(code) => http::StatusCode::from_u16(code)
            .ok()
            .and_then(|code| code.canonical_reason()),
        StatusRange::Hundreds(1) => Some("informational"),
        StatusRange::Hundreds(2) => Some("success"),
        StatusRange::Hundreds(3) => Some("redirection"),
        StatusRange::Hundreds(4) => Some("client error"),
        StatusRange::Hundreds(5) => Some("server error"),
        StatusRange::Hundreds(_) => None,
        StatusRange::Default => Some("other"),
    };
    match (name, status) {
        (Some(name), _) => name.replace('\'', ""),
        (None, StatusRange::Exactly(code) | StatusRange::Hundreds(code)) => {
            format!("status {code}")
        }
        (None, StatusRange::Default) => "other".to_owned(),
    }
}
