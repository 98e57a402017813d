//! The changes, and the errors of the compiler → which error each change explains.

use crate::compare::Change;
use crate::consumer::CompilerError;

/// What the compiler confirms of the changes.
#[derive(Debug)]
pub struct Proof<'p> {
    /// For each change, the number of errors that it explains.
    pub errors: Vec<usize>,
    /// The errors that no change explains.
    pub unexplained: Vec<CompilerError<'p>>,
}

/// Finds which changes explain which errors.
pub fn prove<'p>(changes: &[&Change], errors: Vec<CompilerError<'p>>) -> Proof<'p> {
    let breaking = changes.iter().enumerate();
    let breaking: Vec<(usize, &Change, String)> = breaking
        .map(|(index, change)| (index, *change))
        .filter(|(_, change)| change.source.breaks)
        .map(|(index, change)| (index, change, former_subject(change, changes)))
        .collect();
    let mut proof = Proof {
        errors: vec![0; changes.len()],
        unexplained: Vec::new(),
    };
    for error in errors {
        let mut is_explained = false;
        for (index, change, subject) in &breaking {
            if explains(change, subject, &error) {
                proof.errors[*index] += 1;
                is_explained = true;
            }
        }
        if !is_explained {
            proof.unexplained.push(error);
        }
    }
    proof
}

/// Whether a change, of an item that had this path, explains an error.
fn explains(change: &Change, subject: &str, error: &CompilerError<'_>) -> bool {
    if change.takes_everything() {
        return true;
    }
    let Some(usage) = error.usage else {
        return false;
    };
    usage.may_break_by(subject, change.is_of_whole_item())
}

/// The path of the item in the old crate, which may be a part of a renamed one.
fn former_subject(change: &Change, changes: &[&Change]) -> String {
    if let Some(former) = &change.former {
        return former.clone();
    }
    for renamed in changes {
        let Some(former) = &renamed.former else {
            continue;
        };
        let part = change.subject.strip_prefix(renamed.subject.as_str());
        if let Some(part) = part.filter(|part| part.is_empty() || part.starts_with("::")) {
            return format!("{former}{part}");
        }
    }
    change.subject.clone()
}

#[cfg(test)]
mod tests {
    use super::prove;
    use crate::compare::Change;
    use crate::consumer::{CompilerError, Use};

    fn error(usage: &Use) -> CompilerError<'_> {
        CompilerError {
            usage: Some(usage),
            message: "it does not compile".to_owned(),
        }
    }

    #[test]
    fn a_change_explains_the_errors_of_its_item() {
        let (name, note) = (Use::of("types::Pet::name"), Use::of("types::Pet::note"));
        let changes = [
            Change::new("field-removed", "types::Pet::note").breaks_source("it is gone"),
            Change::new("field-added", "types::Pet::name"),
            Change::new("field-removed", "types::Pet::size").breaks_source("it is gone"),
        ];
        let changes: Vec<&Change> = changes.iter().collect();
        let proof = prove(&changes, vec![error(&name), error(&note)]);
        assert_eq!(proof.errors, [1, 0, 0]);
        let unexplained = proof.unexplained.iter().map(|error| error.usage);
        assert_eq!(unexplained.collect::<Vec<_>>(), [Some(&name)]);
    }

    #[test]
    fn a_part_of_a_renamed_type_had_another_path() {
        let note = Use::of("types::Pet::note");
        let changes = [
            Change::new("field-removed", "types::Animal::note").breaks_source("it is gone"),
            Change::new("type-renamed", "types::Animal")
                .formerly("types::Pet")
                .breaks_source("it has another name"),
        ];
        let changes: Vec<&Change> = changes.iter().collect();
        let proof = prove(&changes, vec![error(&note)]);
        assert_eq!(proof.errors, [1, 1]);
        assert!(proof.unexplained.is_empty());
    }
}
