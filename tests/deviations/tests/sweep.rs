//! Each deviation at each place of valid values of each type of `tests/expected`: what must become of it, and what becomes of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use corpus::schema::Schemas;
use deviations::deviate::{Deviating, Expected, deviating};
use deviations::judge::{Became, Unknown, check, check_any};
use deviations::listed::{Case, Type, cases};
use deviations::places::Place;
use deviations::valid::{document, schema, values};
use serde_json::Value;

/// Deviations of which something else becomes than the document says, by the pointer of their type and the place: each with why.
const KNOWN: [(&str, &str, &str); 4] = [
    (
        "unions/by_keys.yaml /components/schemas/Source",
        "url",
        "the shape of a branch has only the properties that distinguish it, so that `name` alone is of the other branch",
    ),
    (
        "unions/special_branches.yaml /components/schemas/Tool",
        "type",
        "another constant is what distinguishes the branch, and the other one accepts any object",
    ),
    (
        "operations/named_events.yaml /components/schemas/Unnamed",
        "data",
        "only the other branch can be corrected: its `data` may be absent",
    ),
    (
        "operations/files/openapi.yaml parts/gadgets.json#",
        "is",
        "a tag that a discriminator of another file names",
    ),
];

/// Types whose schemas have no type: JSON Schema accepts more values than they do.
const ASSUMED: [&str; 7] = [
    "operations/body_kinds.yaml /paths/~1kinds~1upload/post/requestBody/content/multipart~1form-data/schema",
    "types/documented_fields.yaml /components/schemas/Parts",
    "types/formats_alone.yaml /components/schemas/Thing",
    "unions/recursive.yaml /components/schemas/Filter",
    "unions/tagged_by_name.yaml /components/schemas/Pet",
    "unions/types_of_keywords.yaml /components/schemas/Counts",
    "unions/types_of_keywords.yaml /components/schemas/Holder",
];

/// What was found.
#[derive(Default)]
struct Sweep {
    types: usize,
    without_values: Vec<String>,
    values: usize,
    /// By what was changed, what must become of it, and what became of it.
    counts: BTreeMap<(String, String, Became), usize>,
    known: BTreeSet<&'static str>,
    wrong: Vec<String>,
}

#[test]
fn each_deviation_at_each_place_of_each_type() {
    let mut sweep = Sweep::default();
    for case in cases() {
        let raw = document(case);
        let schemas = Schemas::of(&raw);
        for ty in case.types {
            sweep.types += 1;
            match schema(&raw, ty) {
                Some(schema) => sweep.add_type(case, ty, &schemas, schema),
                None => sweep.without_values.push(name(case, ty)),
            }
        }
    }
    println!("{}", sweep.report());
    assert!(sweep.wrong.is_empty(), "{}", sweep.wrong.join("\n"));
    for (at, place, _) in KNOWN {
        assert!(sweep.known.contains(at), "{at} {place} is as it must be");
    }
    // Nothing is left out unnoticed: a type that is only a part of others has no schema of its own.
    assert!(sweep.types > 900 && sweep.without_values.len() < sweep.types / 9);
    assert!(sweep.count("corrected", Became::Corrected) > 7_000);
    assert!(sweep.count("refused", Became::Refused) > 2_000);
}

fn name(case: &Case, ty: &Type) -> String {
    format!("{} {}", case.document, ty.pointers[0])
}

fn unknown(case: &Case) -> Unknown {
    match case.unknown_fields {
        "Keep" => Unknown::Keep,
        "Drop" => Unknown::Drop,
        "Exact" => Unknown::Exact,
        _ => Unknown::Deny,
    }
}

impl Sweep {
    fn add_type<'a>(
        &mut self,
        case: &Case,
        ty: &Type,
        schemas: &'a Schemas<'a>,
        schema: &'a Value,
    ) {
        let at = name(case, ty);
        let unknown = unknown(case);
        let values = values(schemas, schema, &at);
        if values.is_empty() {
            self.without_values.push(at.clone());
        }
        for (value, places) in values {
            let text = value.to_string();
            let outcome = (ty.read)(text.as_bytes());
            let is_valid = check_any(&text, &outcome, unknown) == Ok(Became::Valid);
            if !is_valid {
                if !ASSUMED.iter().any(|assumed| at.starts_with(assumed)) {
                    self.wrong
                        .push(format!("{at}: {text} is valid: {outcome:?}"));
                }
                continue;
            }
            self.values += 1;
            let branch = outcome.read.map(|read| read.shown).unwrap_or_default();
            for place in places {
                for deviating in deviating(schemas, schema, &value, &place) {
                    self.add(ty, &at, &place, &deviating, &branch, unknown);
                }
            }
        }
    }

    fn add(
        &mut self,
        ty: &Type,
        at: &str,
        place: &Place<'_>,
        deviating: &Deviating,
        branch: &str,
        unknown: Unknown,
    ) {
        let text = deviating.body.to_string();
        let expected = match &deviating.expected {
            Expected::Valid => "valid",
            Expected::Corrected { .. } => "corrected",
            Expected::Refused(_) => "refused",
            Expected::Undecided(why) => why,
        };
        let change = format!("{:?}", deviating.change);
        let outcome = (ty.read)(text.as_bytes());
        match check(deviating, &outcome, branch, unknown) {
            Ok(became) => {
                let row = (change, expected.to_owned(), became);
                *self.counts.entry(row).or_default() += 1;
            }
            Err(wrong) => {
                let pattern = place.pattern();
                let is_known = |(of, place, _): &&(&str, &str, &str)| {
                    at.starts_with(of) && pattern.starts_with(place)
                };
                match KNOWN.iter().find(is_known) {
                    Some((of, ..)) => drop(self.known.insert(of)),
                    None => self.wrong.push(format!(
                        "{at} {pattern}: {change} must be {expected}: {text}\n    {wrong}"
                    )),
                }
            }
        }
    }

    fn count(&self, expected: &str, became: Became) -> usize {
        let all = self.counts.iter();
        all.filter(|((_, must, did), _)| must == expected && *did == became)
            .map(|(_, count)| count)
            .sum()
    }

    fn report(&self) -> String {
        let without = &self.without_values;
        let mut report = format!(
            "{} types, {} without a value, {} values\n",
            self.types,
            without.len(),
            self.values
        );
        for ((change, expected, became), count) in &self.counts {
            let _ = writeln!(
                report,
                "{change:12} {expected:56} {:10} {count}",
                format!("{became:?}")
            );
        }
        for without in without {
            let _ = writeln!(report, "no value of {without}");
        }
        report
    }
}
