//! The names of the enums: `NotFoundProblemError` for the status 404 with a body of the type `Problem`.
//!
//! A name describes the responses and nothing else, so that it does not depend on other operations. Where several would be equal, which is
//! rare, all but one are numbered, and the lock keeps them.

use std::collections::BTreeSet;

use crate::ir::{Ident, Output, StatusBranch, StatusRange, Type};
use crate::link::keys::{Shared, describe};
use crate::lock::Lock;
use crate::names::{Use, fingerprint, ident, joined, split, status_name};

/// Of more statuses than this, a name has the numbers.
const MOST_WORDS: usize = 3;

/// Longer names have numbers instead of words, or a hash instead of the bodies.
const LONGEST: usize = 60;

/// A name for each of the responses: that in the lock, else one that describes them. `kept` is the lock of the next run.
pub fn name_all(shared: &[Shared], lock: &Lock, kept: &mut Lock) -> Vec<Ident> {
    let mut described = Vec::new();
    for (index, shared) in shared.iter().enumerate() {
        let name = ident(&name_of(shared), Use::Type);
        described.push((describe(&shared.branches), name, index));
    }
    // Which of several equal names is the plain one does not depend on the order of the operations.
    described.sort();
    let mut names: Vec<Option<String>> = vec![None; shared.len()];
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for (description, name, index) in &described {
        let before = lock.error_responses(description);
        let before = before.filter(|before| is_numbered(before, name.plain()));
        if let Some(before) = before.filter(|before| !taken.contains(*before)) {
            taken.insert(before.to_owned());
            names[*index] = Some(before.to_owned());
        }
    }
    for (description, name, index) in &described {
        let name = names[*index].get_or_insert_with(|| make_unique(name.plain(), &mut taken));
        kept.keep_error_responses(description, name);
    }
    let names = names.into_iter().flatten();
    names.map(|name| joined([name.as_str()])).collect()
}

/// The name, with a number if it is taken.
fn make_unique(name: &str, taken: &mut BTreeSet<String>) -> String {
    let mut unique = name.to_owned();
    let mut number = 1;
    while !taken.insert(unique.clone()) {
        number += 1;
        unique = format!("{name}{}{number}", separator(name));
    }
    unique
}

/// Whether a name is the other one, or that with a number.
fn is_numbered(numbered: &str, name: &str) -> bool {
    let Some(rest) = numbered.strip_prefix(name) else {
        return false;
    };
    let number = rest.strip_prefix(separator(name));
    rest.is_empty() || number.is_some_and(|number| number.parse::<u32>().is_ok())
}

/// What separates the number from a name that ends with one.
fn separator(name: &str) -> &'static str {
    if name.ends_with(|c: char| c.is_ascii_digit()) {
        "_"
    } else {
        ""
    }
}

/// Statuses with the same body.
struct Group {
    statuses: Vec<StatusRange>,
    /// The body in words, without the word `error`.
    body: String,
}

/// The name of the responses in words: `not found or validation problem error`, `error 400 401 404 422 problem`.
fn name_of(shared: &Shared) -> String {
    let groups = group(&shared.branches);
    let count: usize = groups.iter().map(|group| group.statuses.len()).sum();
    let words: Vec<String> = groups.iter().map(in_words).collect();
    let words = words.join(" or ") + " error";
    if count <= MOST_WORDS && words.len() <= LONGEST {
        return words;
    }
    let numbers: Vec<String> = groups.iter().map(in_numbers).collect();
    let numbers = format!("error {}", numbers.join(" or "));
    if numbers.len() <= LONGEST {
        return numbers;
    }
    let statuses = groups.iter().flat_map(|group| &group.statuses);
    let statuses: Vec<String> = statuses.copied().map(number).collect();
    let hash = fingerprint(&describe(&shared.branches));
    format!("error {} x{hash:08x}", statuses.join(" "))
}

fn group(branches: &[StatusBranch]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for branch in branches {
        let body = name_body(&branch.body);
        let known = groups.iter_mut().find(|group| group.body == body);
        match known {
            Some(group) if !group.statuses.contains(&branch.status) => {
                group.statuses.push(branch.status);
            }
            Some(_) => {}
            None => groups.push(Group {
                statuses: vec![branch.status],
                body,
            }),
        }
    }
    groups
}

/// `not found or rate limit problem`. A body that is named after the only status adds nothing: `validation` for `HttpValidationError`.
fn in_words(group: &Group) -> String {
    let statuses: Vec<String> = group.statuses.iter().copied().map(name_status).collect();
    let statuses = statuses.join(" or ");
    let is_named_after_status = format!(" {} ", group.body).contains(&format!(" {statuses} "));
    if group.body.is_empty() || is_named_after_status {
        statuses
    } else {
        format!("{statuses} {}", group.body)
    }
}

/// `404 422 problem`
fn in_numbers(group: &Group) -> String {
    let mut words: Vec<String> = group.statuses.iter().copied().map(number).collect();
    if !group.body.is_empty() {
        words.push(group.body.clone());
    }
    words.join(" ")
}

/// The status as a number: `404`, `4xx`, `default`.
fn number(status: StatusRange) -> String {
    status.to_string().to_lowercase()
}

/// What went wrong, without the word `error`.
fn name_status(status: StatusRange) -> String {
    match status {
        StatusRange::Exactly(422) => "validation".to_owned(),
        StatusRange::Exactly(429) => "rate limit".to_owned(),
        StatusRange::Default => "any".to_owned(),
        _ => without_error(&status_name(status).to_lowercase()),
    }
}

/// A body in words, without the word `error`: nothing for the type `Error`.
fn name_body(body: &Output) -> String {
    match body {
        Output::Json(ty) => without_error(&name_type(ty)),
        Output::Empty | Output::Several(_) => "status".to_owned(),
        Output::Text => "plain text".to_owned(),
        Output::Bytes => "bytes".to_owned(),
    }
}

fn name_type(ty: &Type) -> String {
    match ty {
        Type::Named(name) => split(name).join(" "),
        Type::String => "string".to_owned(),
        Type::Vec(items) => format!("{} array", name_type(items)),
        Type::Map(_, values) => format!("{} map", name_type(values)),
        Type::Boxed(inner) | Type::Option(inner) | Type::Matching(inner) => name_type(inner),
        _ => "json".to_owned(),
    }
}

fn without_error(words: &str) -> String {
    match words {
        "error" => String::new(),
        _ => words.strip_suffix(" error").unwrap_or(words).to_owned(),
    }
}
