//! The names of the enums: `NotFoundProblemError` for the status 404 with a body of the type `Problem`.
//!
//! A short name describes the responses and nothing else, so that it does not depend on other operations. Where several would be equal, which
//! is rare, all but one are numbered. What no short name describes is named after its operations, their group or its schemas. The lock keeps
//! all of them.

use std::collections::BTreeSet;

use super::declarers::{described_by_operations, described_by_schemas};

use crate::ir::{Ident, Output, StatusBranch, StatusRange, Type};
use crate::link::keys::{Shared, describe};
use crate::lock::{Lock, Terms};
use crate::names::{Use, fingerprint, ident, joined, split, status_name};

/// Of more statuses than this, a name has the numbers.
const MOST_WORDS: usize = 3;

/// Longer names have numbers instead of words, or a hash instead of the bodies.
const LONGEST: usize = 60;

/// The words for what nothing names.
const COMMON: &str = "common error";

/// A name for each of the responses: that in the lock, else one that describes them. `kept` is the lock of the next run.
pub fn name_all(shared: &[Shared], lock: &Lock, kept: &mut Lock) -> Vec<Ident> {
    let mut described = Vec::new();
    for (index, shared) in shared.iter().enumerate() {
        let name = name_of(shared);
        let is_short = name.is_some();
        let words = name.unwrap_or_else(|| match lock.terms() {
            Terms::Former | Terms::Standard | Terms::Grouped => in_statuses(shared),
            Terms::Ordered => COMMON.to_owned(),
        });
        let name = ident(&words, Use::Type);
        described.push((describe(&shared.branches), name, index, is_short));
    }
    // Which of several equal names is the plain one does not depend on the order of the operations.
    described.sort();
    let mut names: Vec<Option<String>> = vec![None; shared.len()];
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let known = described
        .iter()
        .filter_map(|(description, ..)| lock.error_responses(description));
    let known: BTreeSet<&str> = known.collect();
    for (description, name, index, is_short) in &described {
        let former = former_names(&shared[*index], lock);
        // Of a long one the operations may have changed since. Former names were made of the statuses.
        let may_stay = |before: &&str| {
            let is_type = ident(before, Use::Type).plain() == *before;
            let by_statuses = || ident(&in_statuses(&shared[*index]), Use::Type);
            is_numbered(before, name.plain())
                || (is_type && former.contains(before))
                || (!is_short && (is_type || is_numbered(before, by_statuses().plain())))
        };
        let before = match lock.error_responses(description) {
            Some(before) => Some(before).filter(may_stay),
            // Responses that changed keep the name, unless other operations still have the former ones.
            None => {
                let mut free = former.iter().filter(|before| !known.contains(*before));
                free.find(|before| may_stay(before)).copied()
            }
        };
        if let Some(before) = before.filter(|before| !taken.contains(*before)) {
            taken.insert(before.to_owned());
            names[*index] = Some(before.to_owned());
        }
    }
    // A name that describes the responses does not give way to one that does not.
    described.sort_by_key(|(_, _, _, is_short)| !is_short);
    for (description, name, index, is_short) in &described {
        let name = names[*index].get_or_insert_with(|| {
            let other = (!is_short).then(|| named_after(&shared[*index], &taken));
            match other.flatten() {
                Some(other) => make_unique(&other, &mut taken),
                None => make_unique(name.plain(), &mut taken),
            }
        });
        kept.keep_error_responses(description, name);
        for pointer in &shared[*index].pointers {
            kept.form_mut(pointer).errors = Some(name.clone());
        }
    }
    let names = names.into_iter().flatten();
    names.map(|name| joined([name.as_str()])).collect()
}

/// The names that the enum of the operations had before.
fn former_names<'l>(shared: &Shared, lock: &'l Lock) -> BTreeSet<&'l str> {
    let forms = shared
        .pointers
        .iter()
        .filter_map(|pointer| lock.form(pointer));
    forms.filter_map(|form| form.errors.as_deref()).collect()
}

/// The name after the operations or the schemas, unless it is taken.
fn named_after(shared: &Shared, taken: &BTreeSet<String>) -> Option<String> {
    let bodies: Vec<String> = group(&shared.branches)
        .into_iter()
        .map(|group| group.body)
        .collect();
    let names = described_by_operations(&shared.operations)
        .into_iter()
        .chain(described_by_schemas(bodies));
    let mut names = names.map(|words| ident(&format!("{words} error"), Use::Type));
    let free = names.find(|name| !taken.contains(name.plain()) && name.plain().len() <= LONGEST);
    free.map(|name| name.plain().to_owned())
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

/// The name of the responses in words: `not found or validation problem error`.
fn name_of(shared: &Shared) -> Option<String> {
    let groups = group(&shared.branches);
    let count: usize = groups.iter().map(|group| group.statuses.len()).sum();
    let words: Vec<String> = groups.iter().map(in_words).collect();
    let words = words.join(" or ") + " error";
    (count <= MOST_WORDS && words.len() <= LONGEST).then_some(words)
}

/// The name by statuses: `error 400 401 404 422 problem`.
fn in_statuses(shared: &Shared) -> String {
    let groups = group(&shared.branches);
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

#[cfg(test)]
mod tests {
    use super::name_all;
    use crate::ir::{Docs, MediaGuard, Output, StatusBranch, StatusRange};
    use crate::link::keys::{Shared, describe};
    use crate::lock::Lock;
    use crate::names::{Use, ident};

    /// Error responses with too many statuses for a name of words.
    fn shared(operations: &[&str]) -> Shared {
        let branches = [400, 401, 404, 409].map(|status| StatusBranch {
            name: ident(&format!("status {status}"), Use::Variant),
            status: StatusRange::Exactly(status),
            media: MediaGuard::Any,
            body: Output::Empty,
            docs: Docs::default(),
        });
        let module = ident("pets", Use::Module);
        let operations = operations.iter();
        let operations = operations.map(|ty| (module.clone(), ident(ty, Use::Type)));
        Shared {
            key: String::new(),
            branches: branches.into(),
            operations: operations.collect(),
            pointers: Vec::new(),
        }
    }

    /// The name, and the lock of the next run.
    fn named(operations: &[&str], lock: &Lock) -> (String, Lock) {
        let mut kept = Lock::default();
        let names = name_all(&[shared(operations)], lock, &mut kept);
        (names[0].to_string(), kept)
    }

    #[test]
    fn a_name_after_operations_stays_with_other_operations() {
        let (name, lock) = named(&["GetPet"], &Lock::default());
        assert_eq!(name, "GetPetError");
        let (name, lock) = named(&["GetPet", "DeletePet"], &lock);
        assert_eq!(name, "GetPetError");
        assert_eq!(named(&["ListOwners"], &lock).0, "GetPetError");
        let (name, _) = named(&["GetPet", "DeletePet"], &Lock::default());
        assert_eq!(name, "PetError");
    }

    #[test]
    fn a_former_name_of_statuses_stays() {
        let mut lock = Lock::default();
        let former = "Error400_401_404_409Status";
        lock.keep_error_responses(describe(&shared(&[]).branches), former);
        assert_eq!(named(&["GetPet"], &lock).0, former);
        let mut wrong = Lock::default();
        wrong.keep_error_responses(describe(&shared(&[]).branches), "no name");
        assert_eq!(named(&["GetPet"], &wrong).0, "GetPetError");
    }
}
