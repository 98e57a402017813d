//! The names of the enums in crates whose lock has the former terms: `Failure404_422Problem`.

use std::collections::BTreeSet;

use crate::draft::Items;
use crate::ir::{Ident, MediaGuard, Output, StatusBranch, StatusRange, Type, last_step};
use crate::link::keys::{Shared, word_of_temporal};
use crate::names::{fingerprint, joined, module_of};

/// A name for each of the responses.
pub fn name_all(shared: &[Shared], items: &Items) -> Vec<Ident> {
    let mut modules: BTreeSet<Ident> = BTreeSet::new();
    let mut names = Vec::new();
    for Shared { key, branches, .. } in shared {
        // `ErrorList` is an array of `Error`s, or a schema of that name.
        let is_ambiguous = |branch: &StatusBranch| match &branch.body {
            Output::Json(Type::Named(_)) => false,
            body => items.contains_key(&spell_body(body)),
        };
        let has_media_types = branches
            .iter()
            .any(|branch| branch.media != MediaGuard::Any);
        let words = if has_media_types || branches.iter().any(is_ambiguous) {
            numbered(branches, key)
        } else {
            name_of(branches, key)
        };
        let mut name = joined(["Failure", &words]);
        while !modules.insert(module_of(&name)) {
            name = joined([name.plain(), "X"]);
        }
        names.push(name);
    }
    names
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
        Type::String => "Text".to_owned(),
        Type::Secret => "Secret".to_owned(),
        Type::Base64 => "Base64".to_owned(),
        Type::File => "File".to_owned(),
        Type::Bool => "Boolean".to_owned(),
        Type::Int(integer) => integer.name().to_uppercase(),
        Type::Float => "F64".to_owned(),
        Type::Temporal(temporal) => word_of_temporal(*temporal).to_owned(),
        Type::Value => "Json".to_owned(),
        Type::Custom(path) => last_step(path).to_owned(),
        Type::Null => "Null".to_owned(),
        Type::Boxed(inner) | Type::Matching(inner) => spell(inner),
        Type::Option(inner) => format!("Nullable{}", spell(inner)),
        Type::Vec(items) => match &**items {
            Type::Option(inner) => format!("{}OrNullList", spell(inner)),
            items => format!("{}List", spell(items)),
        },
        Type::Tuple(parts) => parts.iter().map(spell).collect::<String>() + "Tuple",
        Type::OpenTuple(tuple) => tuple.parts().map(spell).collect::<String>() + "OpenTuple",
        Type::Map(keys, values) if **keys == Type::String => format!("{}Map", spell(values)),
        Type::Map(keys, values) => format!("{}By{}", spell(values), spell(keys)),
    }
}
