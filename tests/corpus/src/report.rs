//! What was found out, for people: the table `docs/corpus.md`, and what is wrong.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::Value;

use crate::build::Built;
use crate::compare::difference;
use crate::included;
use crate::known::Known;
use crate::make::{Made, package};
use crate::probe::{Case, Change, Expected, Response};

/// What was found out.
#[derive(Debug)]
pub struct Report {
    /// A row a document.
    pub rows: Vec<Row>,
}

/// What was found out about a document.
#[derive(Debug)]
pub struct Row {
    /// Where it is, relative to the folder of all.
    pub spec: String,
    /// Its bytes.
    pub size: u64,
    /// Types that its crate declares.
    pub types: usize,
    /// Its operations.
    pub operations: usize,
    /// Operations that were left out.
    pub skipped: usize,
    /// Schemas that stay untyped, by reason.
    pub untyped: BTreeMap<&'static str, usize>,
    /// What the compiler or the generator reported.
    pub messages: Vec<String>,
    /// Examples that came back as they were.
    pub same: usize,
    /// Examples that did not, and how.
    pub different: Vec<Failing>,
    /// Examples that were refused, and why.
    pub refused: Vec<Failing>,
    /// What became of samples: all, and how many became what they should.
    pub samples: BTreeMap<&'static str, (usize, usize)>,
    /// Samples that did not become what they should.
    pub failing: Vec<Failing>,
}

/// A value that did not become what it should.
#[derive(Clone, Debug)]
pub struct Failing {
    /// Where it comes from.
    pub pointer: String,
    /// JSON pointer of its schema.
    pub at: String,
    /// What became of it.
    pub why: String,
    /// The value.
    pub text: String,
}

impl Row {
    /// What the built program of a crate says.
    #[must_use]
    pub fn of(made: &Made, built: &Built) -> Self {
        let name = &made.document.name;
        let targets = [package(&made.document), format!("program_{name}")];
        let includes = made
            .included
            .is_some()
            .then(|| included::package(&made.document));
        let messages = targets
            .iter()
            .chain(&includes)
            .flat_map(|target| built.messages.get(target).cloned().unwrap_or_default());
        let mut row = Self {
            spec: made.document.spec.clone(),
            size: made.document.size,
            types: made.types(),
            operations: made.operations,
            skipped: made.skipped,
            untyped: made.untyped.clone(),
            messages: made.errors.iter().cloned().chain(messages).collect(),
            same: 0,
            different: Vec::new(),
            refused: Vec::new(),
            samples: BTreeMap::new(),
            failing: Vec::new(),
        };
        let unbound = made.unbound.iter().map(|example| Failing {
            pointer: example.pointer.clone(),
            at: example.at.clone(),
            why: "no type is bound to its schema".to_owned(),
            text: example.text.clone(),
        });
        row.refused.extend(unbound);
        match built.programs.get(&targets[1]) {
            Some(program) => {
                for ((_, case), response) in made.probe.cases.iter().zip(made.probe.run(program)) {
                    row.add(case, &response);
                }
            }
            None => row.messages.push("there is no program".to_owned()),
        }
        row
    }

    fn add(&mut self, case: &Case, response: &Response) {
        let failing = |why: String| Failing {
            pointer: case.what.clone(),
            at: case.at.clone(),
            why,
            text: case.text.chars().take(400).collect(),
        };
        match &case.expected {
            Expected::Example => match judge_same(case, response) {
                Ok(()) => self.same += 1,
                Err(why) if response.json.is_some() => self.different.push(failing(why)),
                Err(why) => self.refused.push(failing(why)),
            },
            expected => {
                let (what, result) = judge(case, expected, response);
                let count = self.samples.entry(what).or_default();
                count.0 += 1;
                match result {
                    Ok(()) => count.1 += 1,
                    Err(why) => self.failing.push(failing(format!("{what}: {why}"))),
                }
            }
        }
    }

    /// What is wrong with it beyond what is known: the value that shows it, or what is known and no longer so.
    fn wrong(&self, known: &Known) -> Vec<String> {
        let spec = &self.spec;
        let examples = self
            .different
            .iter()
            .chain(&self.refused)
            .map(|failing| (failing, &failing.pointer));
        let samples = self.failing.iter().map(|failing| (failing, &failing.at));
        let failing: Vec<(&Failing, &String)> = examples.chain(samples).collect();
        let new = failing
            .iter()
            .filter(|(_, pointer)| known.why(spec, pointer).is_none());
        let new = new.map(|(failing, pointer)| {
            format!(
                "{spec}: {} ({pointer}): {}\n    {}",
                failing.pointer, failing.why, failing.text
            )
        });
        let stale = known
            .pointers(spec)
            .filter(|known| failing.iter().all(|(_, pointer)| pointer != known));
        let stale = stale.map(|pointer| {
            format!("{spec}: {pointer} is well by now: take it out of the known deviations")
        });
        self.messages
            .iter()
            .map(|message| format!("{spec}: {message}"))
            .chain(new)
            .chain(stale)
            .collect()
    }
}

fn judge(
    case: &Case,
    expected: &Expected,
    response: &Response,
) -> (&'static str, Result<(), String>) {
    match expected {
        Expected::Example => ("example", judge_same(case, response)),
        Expected::Same(change) => (change.text(), judge_same(case, response)),
        Expected::Error(change, path) => (change.text(), judge_error(response, path)),
        Expected::Variant(types) => (
            "variant",
            judge_same(case, response).and_then(|()| judge_variant(response, types)),
        ),
    }
}

/// Whether a value came back, with its nulls.
fn judge_same(case: &Case, response: &Response) -> Result<(), String> {
    let Some(json) = &response.json else {
        return Err(format!("{}: {}", spell(&response.path), response.error));
    };
    let before: Value = serde_json::from_str(&case.text).unwrap();
    let after: Value = serde_json::from_str(json.get()).unwrap();
    difference(&before, &after).map_or(Ok(()), Err)
}

fn judge_error(response: &Response, expected: &[String]) -> Result<(), String> {
    if let Some(json) = &response.json {
        return Err(format!(
            "accepted, and written back as {}",
            json.get().chars().take(200).collect::<String>()
        ));
    }
    let path: Vec<String> = response.path.iter().map(spell_step).collect();
    if path == expected {
        return Ok(());
    }
    Err(format!(
        "the error is at {path:?}, not at {expected:?}: {}",
        response.error
    ))
}

/// Whether the variant is one of those whose branches accept the value.
fn judge_variant(response: &Response, accepting: &[String]) -> Result<(), String> {
    let taken = response.shown.split('(').next().unwrap_or_default();
    if accepting.is_empty() || accepting.iter().any(|variant| variant == taken) {
        return Ok(());
    }
    Err(format!(
        "{taken} was taken, the schema accepts {}",
        accepting.join(", ")
    ))
}

fn spell(path: &[Value]) -> String {
    path.iter().map(spell_step).collect::<Vec<_>>().join(".")
}

fn spell_step(step: &Value) -> String {
    step.as_str()
        .map_or_else(|| step.to_string(), str::to_owned)
}

impl Change {
    /// As tables name it.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Nothing => "sample",
            Self::UnknownField => "unknown field",
            Self::UnknownValue => "unknown enum value",
            Self::UnknownTag => "unknown tag",
            Self::Missing => "required field missing",
            Self::Null => "null in place of a value",
            Self::WrongType => "wrong type",
        }
    }
}

impl Report {
    /// What is wrong beyond what is known.
    #[must_use]
    pub fn wrong(&self, known: &Known) -> Vec<String> {
        self.rows.iter().flat_map(|row| row.wrong(known)).collect()
    }

    /// The table, as Markdown.
    #[must_use]
    pub fn table(&self, known: &Known) -> String {
        let mut text = String::from(HEAD);
        for row in &self.rows {
            let untyped: Vec<String> = row
                .untyped
                .iter()
                .map(|(reason, count)| format!("{count} {reason}"))
                .collect();
            let compiled = if row.messages.is_empty() {
                "yes"
            } else {
                "**no**"
            };
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {} | {} | {compiled} | {} | {} | {} | {} |",
                row.spec,
                row.size.div_ceil(1000),
                row.types,
                row.operations,
                row.skipped,
                untyped.join(", "),
                row.same,
                row.different.len(),
                row.refused.len(),
                row.failing.len()
            );
        }
        self.put_sums(&mut text);
        self.put_deviations(&mut text, known);
        text
    }

    fn put_sums(&self, text: &mut String) {
        let sum = |of: &dyn Fn(&Row) -> usize| self.rows.iter().map(of).sum::<usize>();
        let all = sum(&|row| row.same + row.different.len() + row.refused.len());
        let _ = writeln!(
            text,
            "\n{} documents, {} of them compiled without a warning. {} operations, {} skipped. {all} examples, {} the same.\n",
            self.rows.len(),
            sum(&|row| usize::from(row.messages.is_empty())),
            sum(&|row| row.operations),
            sum(&|row| row.skipped),
            sum(&|row| row.same),
        );
        let mut samples: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for (what, (all, right)) in self.rows.iter().flat_map(|row| &row.samples) {
            let count = samples.entry(what).or_default();
            count.0 += all;
            count.1 += right;
        }
        text.push_str("## Samples\n\n| what | samples | as they should |\n|---|---|---|\n");
        for (what, (all, right)) in samples {
            let _ = writeln!(text, "| {what} | {all} | {right} |");
        }
    }

    fn put_deviations(&self, text: &mut String, known: &Known) {
        text.push_str("\n## Examples that are not the same\n\n| document | example | what becomes of it | why |\n|---|---|---|---|\n");
        for row in &self.rows {
            for failing in row.different.iter().chain(&row.refused) {
                let why = known.why(&row.spec, &failing.pointer).unwrap_or("**new**");
                let _ = writeln!(
                    text,
                    "| {} | `{}` | {} | {why} |",
                    row.spec,
                    failing.pointer,
                    cell(&failing.why)
                );
            }
        }
        text.push_str("\n## Schemas of which samples do not become what they should\n\n| document | schema | what becomes of one | why |\n|---|---|---|---|\n");
        for row in &self.rows {
            let mut last = "";
            for failing in row
                .failing
                .iter()
                .filter(|failing| std::mem::replace(&mut last, failing.at.as_str()) != failing.at)
            {
                let why = known.why(&row.spec, &failing.at).unwrap_or("**new**");
                let _ = writeln!(
                    text,
                    "| {} | `{}` | {} | {why} |",
                    row.spec,
                    failing.at,
                    cell(&failing.why)
                );
            }
        }
    }
}

/// Text as it may stand in a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

const HEAD: &str = "# The corpus

Written by `cargo test -p corpus -- --ignored the_whole_corpus`: every document is generated, its crate compiled, and every
example and sample decoded and written back through the types that the bindings name.

| document | kB | types | operations | skipped | untyped | compiled | same | different | refused | samples failing |
|---|---|---|---|---|---|---|---|---|---|---|
";
