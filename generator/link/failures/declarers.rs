//! What error responses are named after: the operations that declare them, their group, and the schemas of their bodies.

use crate::ir::Ident;
use crate::names::split;

/// Words for what an operation does, which do not name what it does it to.
const VERBS: [&str; 14] = [
    "add", "all", "by", "create", "delete", "find", "get", "list", "post", "put", "remove",
    "search", "set", "update",
];

/// Names after the operations, the most telling first: the operation itself, the words at the beginning or the end that all have, or the
/// group of all.
pub fn described_by_operations(operations: &[(Ident, Ident)]) -> Vec<String> {
    let words: Vec<Vec<String>> = operations.iter().map(|(_, ty)| split(ty)).collect();
    let Some((first, others)) = words.split_first() else {
        return Vec::new();
    };
    if others.is_empty() {
        return vec![first.join(" ")];
    }
    let begin = common(first, others, <[String]>::to_vec);
    let mut end = common(first, others, |words| words.iter().rev().cloned().collect());
    end.reverse();
    let tells = |words: &Vec<String>| words.iter().any(|word| !VERBS.contains(&word.as_str()));
    let mut names: Vec<Vec<String>> = [begin, end].into_iter().filter(tells).collect();
    names.sort_by_key(|words| std::cmp::Reverse(words.len()));
    let mut names: Vec<String> = names.into_iter().map(|words| words.join(" ")).collect();
    let mut groups = operations.iter().map(|(group, _)| group);
    if let Some(group) = groups
        .next()
        .filter(|group| groups.all(|other| other == *group))
    {
        names.push(split(group).join(" "));
    }
    names
}

/// The words with which all begin, in this direction.
fn common(
    first: &[String],
    others: &[Vec<String>],
    direction: impl Fn(&[String]) -> Vec<String>,
) -> Vec<String> {
    let others: Vec<Vec<String>> = others.iter().map(|words| direction(words)).collect();
    let words = direction(first).into_iter().enumerate();
    let same =
        words.take_while(|(at, word)| others.iter().all(|other| other.get(*at) == Some(word)));
    same.map(|(_, word)| word).collect()
}

/// Bodies of more schemas name nothing.
const MOST_SCHEMAS: usize = 2;

/// The name after the bodies, where there are few.
pub fn described_by_schemas(mut bodies: Vec<String>) -> Option<String> {
    bodies.retain(|body| {
        !body.is_empty() && !["status", "plain text", "bytes", "json"].contains(&body.as_str())
    });
    bodies.dedup();
    (1..=MOST_SCHEMAS)
        .contains(&bodies.len())
        .then(|| bodies.join(" or "))
}

#[cfg(test)]
mod tests {
    use super::{described_by_operations, described_by_schemas};
    use crate::names::{Use, ident};

    fn named_after(operations: &[(&str, &str)]) -> Vec<String> {
        let operations = operations
            .iter()
            .map(|(group, ty)| (ident(group, Use::Module), ident(ty, Use::Type)));
        described_by_operations(&operations.collect::<Vec<_>>())
    }

    #[test]
    fn operations_name_their_errors() {
        assert_eq!(named_after(&[("pets", "GetPet")]), ["get pet"]);
        let same_end = [("pets", "GetPet"), ("pets", "DeletePet")];
        assert_eq!(named_after(&same_end), ["pet", "pets"]);
        let same_begin = [("a", "ReposGetFork"), ("b", "ReposListBranches")];
        assert_eq!(named_after(&same_begin), ["repos"]);
        let verbs = [("pets", "GetPet"), ("pets", "GetOwner")];
        assert_eq!(named_after(&verbs), ["pets"]);
        assert_eq!(named_after(&[("a", "GetPet"), ("b", "GetOwner")]), [""; 0]);
    }

    #[test]
    fn few_schemas_name_errors() {
        let named = |bodies: &[&str]| {
            described_by_schemas(bodies.iter().map(|body| (*body).to_owned()).collect())
        };
        assert_eq!(named(&["problem", "status"]).as_deref(), Some("problem"));
        assert_eq!(
            named(&["problem", "", "legacy"]).as_deref(),
            Some("problem or legacy")
        );
        assert_eq!(named(&["a", "b", "c"]), None);
        assert_eq!(named(&["status"]), None);
    }
}
