//! The error responses of operations: one enum for all operations that declare the same.

use std::collections::{BTreeMap, BTreeSet};

use super::keys::{key_of, word_of_temporal};
use crate::draft::Items;
use crate::ir::{
    CallFailure, Docs, Ident, MediaGuard, Output, SharedFailure, StatusBranch, StatusRange,
    Statuses, Type,
};
use crate::lower::named::is_in_operation;
use crate::markdown;
use crate::names::{fingerprint, joined, module_of, status_name};

/// The enums that operations share, so far.
pub struct Failures<'a> {
    items: &'a Items,
    by_key: BTreeMap<String, Statuses>,
    modules: BTreeSet<Ident>,
}

impl<'a> Failures<'a> {
    /// None so far.
    pub fn new(items: &'a Items) -> Self {
        Self {
            items,
            by_key: BTreeMap::new(),
            modules: BTreeSet::new(),
        }
    }

    /// The enum of the error responses of the operation `ty`; `None` where it declares none.
    pub fn link(&mut self, branches: Vec<StatusBranch>, ty: &Ident) -> Option<CallFailure> {
        if branches.is_empty() {
            return None;
        }
        let name = joined([ty.as_str(), "Error"]);
        let is_own = branches
            .iter()
            .any(|branch| self.is_of_one_operation(&branch.body));
        if is_own {
            return Some(CallFailure::Own(Statuses { name, branches }));
        }
        let docs = describe_branches(&branches);
        Some(CallFailure::Shared {
            shared: self.share(branches),
            alias: name,
            docs,
        })
    }

    /// Whether a body's type is declared within an operation, so that no other operation has it.
    fn is_of_one_operation(&self, body: &Output) -> bool {
        let Output::Json(ty) = body else { return false };
        let named = ty.named();
        let mut declared = named.into_iter().filter_map(|name| self.items.get(name));
        declared.any(|item| is_in_operation(&item.pointer))
    }

    /// The descriptions of one operation's responses, which the other operations with the same enum do not have.
    fn share(&mut self, mut branches: Vec<StatusBranch>) -> Ident {
        for branch in &mut branches {
            branch.docs = Docs::default();
        }
        let key = key_of(&branches);
        if let Some(known) = self.by_key.get(&key) {
            return known.name.clone();
        }
        // `ErrorList` is an array of `Error`s, or a schema of that name.
        let is_ambiguous = |branch: &StatusBranch| match &branch.body {
            Output::Json(Type::Named(_)) => false,
            body => self.items.contains_key(&spell_body(body)),
        };
        let has_media_types = branches
            .iter()
            .any(|branch| branch.media != MediaGuard::Any);
        let words = if has_media_types || branches.iter().any(is_ambiguous) {
            numbered(&branches, &key)
        } else {
            name_of(&branches, &key)
        };
        let mut name = joined(["Failure", &words]);
        while !self.modules.insert(module_of(&name)) {
            name = joined([name.plain(), "X"]);
        }
        self.by_key.insert(
            key,
            Statuses {
                name: name.clone(),
                branches,
            },
        );
        name
    }

    /// The enums, sorted by name.
    pub fn into_sorted(self) -> Vec<SharedFailure> {
        let mut failures: Vec<SharedFailure> = self
            .by_key
            .into_values()
            .map(|statuses| SharedFailure {
                module: module_of(&statuses.name),
                statuses,
            })
            .collect();
        failures.sort_by(|a, b| a.module.cmp(&b.module));
        failures
    }
}

/// The descriptions of an operation's responses, one item each, where they add something to the status.
fn describe_branches(branches: &[StatusBranch]) -> Docs {
    let said = |branch: &&StatusBranch| {
        let words = branch
            .docs
            .text()
            .trim_end_matches(['.', '!'])
            .to_lowercase();
        !words.is_empty() && words != status_name(branch.status).to_lowercase()
    };
    let lines = branches
        .iter()
        .filter(said)
        .map(|branch| branch.docs.item(&format!("`{}`", branch.name.plain())));
    markdown::generated(lines.collect::<Vec<_>>().join("\n"))
}

/// Longer names are abbreviated.
const LONGEST: usize = 60;

/// A name that describes the responses, so that it does not depend on other operations: `404_422ProblemOr429`.
fn name_of(branches: &[StatusBranch], key: &str) -> String {
    let mut groups: Vec<(String, String)> = Vec::new();
    for branch in branches {
        let (status, body) = (spell_status(branch.status), spell_body(&branch.body));
        match groups.iter_mut().find(|(_, grouped)| *grouped == body) {
            Some((statuses, _)) => join_status(statuses, &status),
            None => groups.push((status, body)),
        }
    }
    let parts: Vec<String> = groups
        .into_iter()
        .map(|(statuses, body)| statuses + &body)
        .collect();
    let name = parts.join("Or");
    if name.len() <= LONGEST {
        name
    } else {
        numbered(branches, key)
    }
}

/// A name made of the statuses and of a hash of the key.
fn numbered(branches: &[StatusBranch], key: &str) -> String {
    let mut statuses = String::new();
    let mut listed: Vec<StatusRange> = branches.iter().map(|branch| branch.status).collect();
    listed.dedup();
    for status in listed.into_iter().take(LONGEST / 6) {
        join_status(&mut statuses, &spell_status(status));
    }
    format!("{statuses}X{:08x}", fingerprint(key))
}

/// `404_422`, and `404And5xx` where no underscore is allowed.
fn join_status(statuses: &mut String, status: &str) {
    let digits = statuses.ends_with(|c: char| c.is_ascii_digit())
        && status.starts_with(|c: char| c.is_ascii_digit());
    match statuses.is_empty() {
        true => {}
        false if digits => statuses.push('_'),
        false => statuses.push_str("And"),
    }
    statuses.push_str(status);
}

fn spell_status(status: StatusRange) -> String {
    match status {
        StatusRange::Exactly(code) => code.to_string(),
        StatusRange::Hundreds(hundreds) => format!("{hundreds}xx"),
        StatusRange::Default => "Default".to_owned(),
    }
}

fn spell_body(body: &Output) -> String {
    match body {
        Output::Json(ty) => spell(ty),
        Output::Empty | Output::Several(_) => String::new(),
        Output::Text => "PlainText".to_owned(),
        Output::Bytes => "Bytes".to_owned(),
    }
}

/// A type as a part of a name.
fn spell(ty: &Type) -> String {
    match ty {
        Type::Named(name) => name.plain().to_owned(),
        Type::Text => "Text".to_owned(),
        Type::Secret => "Secret".to_owned(),
        Type::Base64 => "Base64".to_owned(),
        Type::File => "File".to_owned(),
        Type::Bool => "Boolean".to_owned(),
        Type::Int(integer) => integer.name().to_uppercase(),
        Type::Float => "F64".to_owned(),
        Type::Temporal(temporal) => word_of_temporal(*temporal).to_owned(),
        Type::Value => "Json".to_owned(),
        Type::Null => "Null".to_owned(),
        Type::Boxed(inner) | Type::Matching(inner) => spell(inner),
        Type::Option(inner) => format!("Nullable{}", spell(inner)),
        Type::List(items) => match &**items {
            Type::Option(inner) => format!("{}OrNullList", spell(inner)),
            items => format!("{}List", spell(items)),
        },
        Type::Tuple(parts) => parts.iter().map(spell).collect::<String>() + "Tuple",
        Type::Map(keys, values) if **keys == Type::Text => format!("{}Map", spell(values)),
        Type::Map(keys, values) => format!("{}By{}", spell(values), spell(keys)),
    }
}
