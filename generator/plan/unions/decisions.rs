//! Entries of the report about unions.

use crate::analyse::tags::Tagged;
use crate::draft::Branch;
use crate::ir::{DecidedBranch, DecidedBy, Decision, Ident, Select, TagValue};
use crate::plan::planner::Planner;

impl Planner<'_> {
    /// A union that became an enum: `locations` are the schemas of each of its branches.
    pub(in crate::plan) fn note_enum(
        &mut self,
        pointer: &str,
        name: &Ident,
        by: DecidedBy,
        branches: &[Branch],
        locations: &[Vec<&str>],
    ) {
        let branches = branches
            .iter()
            .zip(locations)
            .flat_map(|(branch, locations)| {
                locations.iter().map(|location| DecidedBranch {
                    pointer: (*location).to_owned(),
                    variant: Some(branch.name.as_str().to_owned()),
                    select: select_words(&branch.select),
                })
            });
        let name = Some(name.as_str().to_owned());
        let branches = branches.collect();
        self.decisions.push(Decision {
            pointer: pointer.to_owned(),
            name,
            by,
            branches,
        });
    }

    /// A union that became another type.
    pub(in crate::plan) fn note_no_enum(
        &mut self,
        pointer: &str,
        by: DecidedBy,
        locations: &[&str],
    ) {
        let branches = locations.iter().map(|location| DecidedBranch {
            pointer: (*location).to_owned(),
            variant: None,
            select: String::new(),
        });
        let branches = branches.collect();
        self.decisions.push(Decision {
            pointer: pointer.to_owned(),
            name: None,
            by,
            branches,
        });
    }
}

/// How a union with a tag is decided.
pub fn by_tag(tagged: &Tagged, untagged: Option<&Ident>) -> DecidedBy {
    let property = tagged.key.clone();
    let untagged = untagged.map(|variant| variant.as_str().to_owned());
    if tagged.explicit {
        DecidedBy::Discriminator { property, untagged }
    } else {
        DecidedBy::ImpliedTag { property, untagged }
    }
}

fn select_words(select: &Select) -> String {
    match select {
        Select::Tags(values) => values
            .iter()
            .map(TagValue::to_string)
            .collect::<Vec<_>>()
            .join(" | "),
        Select::Kind(kind) => kind.word().to_owned(),
        Select::Shape(shape) => shape.to_string(),
    }
}
