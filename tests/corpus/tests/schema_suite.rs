//! JSON Schema's own test suite through emitted types: the suite where it lies beside the checkout, and a small one of our own in the
//! same format, always.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use corpus::shared;
use corpus::suite::group::read_groups;
use corpus::suite::made::make;
use corpus::suite::outcome::Tested;
use corpus::suite::table::{Decisions, Row, rows, summary, write};
use corpus::suite::{assumptions, folder, run};

/// JSON Schema's suite; `None` where it is not there.
fn json_schema_suite() -> Option<PathBuf> {
    let folder = shared().join("json-schema-test-suite/draft2020-12");
    if folder.exists() {
        return Some(folder);
    }
    tell(&format!(
        "skipped: there is no folder {}\n",
        folder.display()
    ));
    None
}

/// Not by `println!`: what a passing test prints is shown to nobody.
fn tell(text: &str) {
    io::stderr().write_all(text.as_bytes()).unwrap();
}

#[test]
#[ignore = "it compiles the types of some five hundred schemas"]
fn values_become_what_the_tables_say() {
    let own = read_groups(&folder().join("own"));
    let count = own.len();
    let others = json_schema_suite()
        .map(|folder| read_groups(&folder))
        .unwrap_or_default();
    let mut own = run(own.into_iter().chain(others).collect());
    let others = own.split_off(count);
    check_agreement(own.iter().chain(&others));
    let mut tables = Tables::new();
    tables.check("Our own suite", &own, "own.tsv");
    if !others.is_empty() {
        let (optional, required): (Vec<Tested>, Vec<Tested>) = others
            .into_iter()
            .partition(|tested| tested.made.group.file.starts_with("optional/"));
        tables.check(
            "JSON Schema's suite, draft 2020-12",
            &required,
            "draft2020-12.tsv",
        );
        tables.check(
            "JSON Schema's suite, optional part",
            &optional,
            "optional.tsv",
        );
        let unused = tables.decisions.unused(&tables.rows);
        tables.stale.extend(
            unused
                .into_iter()
                .map(|decision| format!("decisions.tsv: {decision}: explains nothing")),
        );
    }
    assert!(tables.stale.is_empty(), "{}", tables.stale.join("\n"));
}

/// The tables of a run.
struct Tables {
    decisions: Decisions,
    /// The rows of all tables.
    rows: Vec<Row>,
    /// What is wrong with the checked-in files.
    stale: Vec<String>,
}

impl Tables {
    fn new() -> Self {
        let decisions =
            Decisions::parse(&fs::read_to_string(folder().join("decisions.tsv")).unwrap());
        Self {
            decisions,
            rows: Vec::new(),
            stale: Vec::new(),
        }
    }

    /// Compares the table of a suite with the checked-in one, which is rewritten outside of CI.
    fn check(&mut self, title: &str, tested: &[Tested], file: &str) {
        let rows = rows(tested, &self.decisions);
        tell(&format!("{title}\n{}", summary(tested, &rows)));
        let (path, table) = (folder().join(file), write(&rows));
        self.rows.extend(rows);
        if fs::read_to_string(&path).is_ok_and(|before| before == table) {
            return;
        }
        let in_ci = env::var_os("CI").is_some();
        if !in_ci {
            fs::write(&path, table).unwrap();
        }
        let done = if in_ci {
            "is stale: run this test locally, look at what it changes"
        } else {
            "was rewritten: look at it"
        };
        self.stale
            .push(format!("{} {done}, and commit it", path.display()));
    }
}

/// The client's own reader, with and without corrections, and `serde_json` accept the same values.
fn check_agreement<'t>(tested: impl Iterator<Item = &'t Tested>) {
    let mut different = String::new();
    for tested in tested {
        let group = &tested.made.group;
        for (value, fates) in tested.disagreements() {
            let what = format!(
                "{}: {}: {}",
                group.file, group.description, value.description
            );
            let _ = writeln!(different, "{what}: {fates:?}");
        }
    }
    assert!(different.is_empty(), "the readers disagree:\n{different}");
}

#[test]
fn every_assumed_type_is_reported_at_its_schema() {
    let suites = [Some(folder().join("own")), json_schema_suite()];
    let mut unreported = Vec::new();
    let mut reported = 0;
    for group in suites
        .iter()
        .flatten()
        .flat_map(|folder: &PathBuf| read_groups(folder as &Path))
    {
        let made = make(group);
        reported += made
            .reported
            .iter()
            .filter(|found| found.code == "assumed-type")
            .count();
        let (file, description) = (&made.group.file, &made.group.description);
        let found = assumptions::unreported(&made);
        unreported.extend(
            found
                .into_iter()
                .map(|pointer| format!("{file}: {description}: {pointer}")),
        );
    }
    assert!(reported > 10, "only {reported} are reported");
    assert!(
        unreported.is_empty(),
        "{} are not reported:\n{}",
        unreported.len(),
        unreported.join("\n")
    );
}
