//! Which branch of a union owns which value of its tag. Nothing else decides this.
//!
//! `lower` asks for the schemas that extend a parent schema, before they are merged with it, as its branches are those that own a
//! value. `analyse` asks for the branches of every union. Both read what the document declares about each branch into a [`Claim`].

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// What a document declares about the values of a tag in one branch.
#[derive(Debug)]
pub struct Claim<V> {
    /// The values that the discriminator maps to the branch.
    pub mapped: Vec<V>,
    /// Whether the tag may have all mapped values in the branch.
    pub fits: bool,
    /// The only values that the tag may have in the branch.
    pub listed: Option<Vec<V>>,
    /// Whether the branch is a union by the same tag, whose branches own the listed values.
    pub is_union: bool,
    /// The values that discriminators of other unions map to the branch.
    pub elsewhere: Option<Vec<V>>,
    /// The name of the branch, where the tag may be that.
    pub name: Option<V>,
}

/// What holds where a mapping gives a branch a value that the branch does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precedence {
    /// The schema of the branch.
    Schema,
    /// The mapping, unless the schema allows a single value.
    Mapping,
}

impl<V: Clone + Eq + Hash> Claim<V> {
    /// The values that stand for the branch, regardless of the others: mapped ones, else listed ones, else its name. `None` where
    /// there are none of these.
    pub fn values(&self, precedence: Precedence) -> Option<Vec<V>> {
        let is_mapped = !self.mapped.is_empty();
        if is_mapped && self.fits {
            // A union takes what its own branches do, whichever of these the mapping names.
            let of_union = self.listed.as_ref().filter(|_| self.is_union);
            let of_union = of_union.filter(|_| precedence == Precedence::Schema);
            return Some(of_union.unwrap_or(&self.mapped).clone());
        }
        let schema_prevails =
            |listed: &&Vec<V>| !is_mapped || listed.len() == 1 || precedence == Precedence::Schema;
        if let Some(listed) = self.listed.as_ref().filter(schema_prevails) {
            return Some(listed.clone());
        }
        if is_mapped {
            return Some(self.mapped.clone());
        }
        let name = || Some(vec![self.name.clone()?]);
        self.elsewhere.clone().or_else(name)
    }

    /// Whether a value is mapped to the branch, or is the name of a branch to which none is mapped.
    fn is_certain(&self, value: &V) -> bool {
        if self.mapped.is_empty() {
            self.name.as_ref() == Some(value)
        } else {
            self.mapped.contains(value)
        }
    }
}

/// The values that each branch owns: one that stands for several is owned by those alone that it is mapped to, or that are named like it,
/// where there are such.
pub fn owned_values<V: Clone + Eq + Hash>(claims: &[Claim<V>], values: &[Vec<V>]) -> Vec<Vec<V>> {
    let mut owners: HashMap<&V, HashSet<usize>> = HashMap::new();
    for (position, (claim, values)) in claims.iter().zip(values).enumerate() {
        for value in values.iter().filter(|value| claim.is_certain(value)) {
            owners.entry(value).or_default().insert(position);
        }
    }
    let mut owned = Vec::with_capacity(values.len());
    for (position, values) in values.iter().enumerate() {
        let is_owned = |value: &&V| {
            owners
                .get(*value)
                .is_none_or(|owners| owners.contains(&position))
        };
        owned.push(values.iter().filter(is_owned).cloned().collect());
    }
    owned
}

#[cfg(test)]
mod tests {
    use crate::ownership::{Claim, Precedence, owned_values};

    fn claim(mapped: &[&'static str], listed: &[&'static str]) -> Claim<&'static str> {
        Claim {
            mapped: mapped.to_vec(),
            fits: true,
            listed: (!listed.is_empty()).then(|| listed.to_vec()),
            is_union: false,
            elsewhere: None,
            name: Some("Cat"),
        }
    }

    #[test]
    fn a_mapping_comes_before_the_schema_and_this_before_the_name() {
        let values = |claim: &Claim<&'static str>| claim.values(Precedence::Schema);
        assert_eq!(values(&claim(&["a"], &["a", "b"])), Some(vec!["a"]));
        assert_eq!(values(&claim(&[], &["a", "b"])), Some(vec!["a", "b"]));
        assert_eq!(values(&claim(&[], &[])), Some(vec!["Cat"]));
        let mut elsewhere = claim(&[], &[]);
        elsewhere.elsewhere = Some(vec!["c"]);
        assert_eq!(values(&elsewhere), Some(vec!["c"]));
        let mut nameless = claim(&[], &[]);
        nameless.name = None;
        assert_eq!(values(&nameless), None);
    }

    #[test]
    fn a_mapping_that_contradicts_the_schema_prevails_only_where_asked() {
        let mut contradicted = claim(&["a"], &["b", "c"]);
        contradicted.fits = false;
        assert_eq!(
            contradicted.values(Precedence::Schema),
            Some(vec!["b", "c"])
        );
        assert_eq!(contradicted.values(Precedence::Mapping), Some(vec!["a"]));
        contradicted.listed = Some(vec!["b"]);
        assert_eq!(contradicted.values(Precedence::Mapping), Some(vec!["b"]));
    }

    #[test]
    fn a_union_has_the_values_of_its_own_branches() {
        let mut union = claim(&["a"], &["a", "b"]);
        union.is_union = true;
        assert_eq!(union.values(Precedence::Schema), Some(vec!["a", "b"]));
        assert_eq!(union.values(Precedence::Mapping), Some(vec!["a"]));
    }

    #[test]
    fn a_value_of_several_is_of_the_one_that_it_is_mapped_to_or_named_after() {
        let mut dog = claim(&[], &["Cat", "Dog", "both"]);
        dog.name = Some("Dog");
        let claims = [claim(&[], &["Cat", "Dog", "both"]), dog];
        let values = claims
            .each_ref()
            .map(|claim| claim.values(Precedence::Schema));
        let values = values.map(Option::unwrap_or_default);
        let expected = vec![vec!["Cat", "both"], vec!["Dog", "both"]];
        assert_eq!(owned_values(&claims, &values), expected);

        let claims = [claim(&["Dog"], &[]), claim(&[], &["Cat", "Dog"])];
        let values = claims
            .each_ref()
            .map(|claim| claim.values(Precedence::Schema));
        let values = values.map(Option::unwrap_or_default);
        assert_eq!(
            owned_values(&claims, &values),
            vec![vec!["Dog"], vec!["Cat"]]
        );
    }
}
