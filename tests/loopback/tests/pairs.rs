//! The verdicts of the pairs, compared with what happens on loopback.

#[path = "../../bumps/table.rs"]
mod page;

use std::env;

use corpus::sample::Dice;
use loopback::pairs::{Pair, pairs};
use loopback::table::{Agreement, DIRECTIONS, pairs_with, section};
use loopback::{Report, run};

/// How many pairs CI runs.
const SAMPLE: usize = 10;

/// A sample, the same in each run; the pairs whose names contain the variable `PAIRS`, if it is set.
#[test]
#[ignore = "it compiles the crates of some pairs"]
fn a_sample() {
    assert_verdicts(&run(&chosen(pairs())));
}

/// All pairs. Writes their section of `docs/bumps.md`.
#[test]
#[ignore = "it compiles the crates of all pairs"]
fn every_pair() {
    let report = run(&pairs());
    let rows = &report.rows;
    page::write_section("wire", &section(rows));
    assert_verdicts(&report);
    for (name, direction) in DIRECTIONS {
        let stricter = pairs_with(rows, direction, Agreement::Stricter).len();
        assert!(
            stricter * 20 <= rows.len(),
            "{name}: {stricter} are stricter"
        );
    }
}

fn chosen(mut pairs: Vec<Pair>) -> Vec<Pair> {
    if let Ok(part) = env::var("PAIRS") {
        pairs.retain(|pair| pair.name.contains(&part));
        return pairs;
    }
    let mut dice = Dice::seeded("pairs over loopback");
    while pairs.len() > SAMPLE {
        pairs.remove(dice.below(pairs.len()));
    }
    pairs
}

/// No verdict is milder than what happened, and a rule explains each one that is stricter.
fn assert_verdicts(report: &Report) {
    let own = &report.own_failures;
    assert!(
        own.is_empty(),
        "clients do not work with their own services: {own:#?}"
    );
    let mut wrong = Vec::new();
    for (name, direction) in DIRECTIONS {
        for row in &report.rows {
            let direction = direction(row);
            let is_wrong = match direction.agreement() {
                Agreement::Exact => false,
                Agreement::Stricter => !direction.is_explained(),
                Agreement::Milder => true,
            };
            if is_wrong {
                wrong.push(format!("{name}: {}: {direction:?}", row.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
