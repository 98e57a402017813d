//! Mutated bodies of every type: nothing panics, everything ends, and the memory stays within its limit.

#[path = "mutated/counting.rs"]
mod counting;
#[path = "mutated/mutate.rs"]
mod mutate;

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use corpus::sample::Dice;
use corpus::schema::Schemas;
use deviations::judge::{Unknown, check_any};
use deviations::listed::{Outcome, Type, cases};
use deviations::valid::{document, schema, values};
use serde_json::Value;

/// What decoding may allocate.
const LIMIT: usize = 64 << 10;

/// No body takes a tenth of this.
const PATIENCE: Duration = Duration::from_secs(30);

/// A valid value.
struct Valid {
    ty: &'static Type,
    value: Value,
}

/// What happened to the bodies.
#[derive(Debug, Default)]
struct Tally {
    read: usize,
    refused: usize,
    out_of_memory: usize,
    deviating: usize,
    /// The most bytes that were allocated while a body was decoded, beyond four times its text.
    peak: usize,
}

#[test]
fn a_sample_of_mutated_bodies() {
    let tally = run(2_000, 8);
    assert!(tally.deviating > 200, "{tally:?}");
}

/// `cargo test -p deviations -- --ignored`
#[test]
#[ignore = "takes minutes: a sample is tested by default"]
fn mutated_bodies_of_every_type() {
    let tally = run(66_000, 1);
    println!("{tally:?}");
    assert!(
        tally.deviating > 5_000 && tally.out_of_memory > 100,
        "{tally:?}"
    );
}

/// Reads so many bodies of each `step`th type.
fn run(count: usize, step: usize) -> Tally {
    let current = Arc::new(Mutex::new(String::new()));
    let (sender, receiver) = channel();
    let begun = Arc::clone(&current);
    let worker = thread::spawn(move || {
        let valid = valid_values(step);
        let mut tally = Tally::default();
        for index in 0..count {
            let valid = &valid[index % valid.len()];
            let body = mutate::mutated(&valid.value, &mut Dice::seeded(&index.to_string()));
            let name = (valid.ty.name)();
            *begun.lock().unwrap() = format!("{name}: {}", String::from_utf8_lossy(&body));
            tally.add(valid, &body);
            let _ = sender.send(());
        }
        tally
    });
    // Making the values takes a while.
    let mut patience = 10 * PATIENCE;
    loop {
        match receiver.recv_timeout(patience) {
            Ok(()) => patience = PATIENCE,
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => panic!("has no end: {}", current.lock().unwrap()),
        }
    }
    worker
        .join()
        .unwrap_or_else(|_| panic!("panics: {}", current.lock().unwrap()))
}

fn valid_values(step: usize) -> Vec<Valid> {
    let mut found = Vec::new();
    for case in cases() {
        let raw = document(case);
        let schemas = Schemas::of(&raw);
        for ty in case.types.iter().step_by(step) {
            let Some(schema) = schema(&raw, ty) else {
                continue;
            };
            let made = values(&schemas, schema, ty.pointers[0]).into_iter();
            found.extend(made.map(|(value, _)| Valid { ty, value }));
        }
    }
    found
}

impl Tally {
    fn add(&mut self, valid: &Valid, body: &[u8]) {
        let (value, peak) = counting::peak_of(|| (valid.ty.read_within)(body, LIMIT));
        let beyond = peak.saturating_sub(4 * body.len());
        let text = String::from_utf8_lossy(body);
        // The estimate is exact to an eighth; the struct around all is not counted, nor is an error.
        let most = LIMIT + LIMIT / 8 + (8 << 10);
        assert!(beyond <= most, "{beyond} bytes are allocated");
        self.peak = self.peak.max(beyond);
        match &value {
            Ok(_) => self.read += 1,
            Err(error) if error.memory_limit().is_some() => self.out_of_memory += 1,
            Err(_) => self.refused += 1,
        }
        drop(value);
        let outcome = (valid.ty.read)(body);
        // `-0` and `1e-999` are written as `0`: what is written back is compared in the sweep.
        let consistent = check_any(&text, &outcome, Unknown::Drop);
        assert!(consistent.is_ok() || !is_exact(&outcome), "{consistent:?}");
        let is_deviating = outcome.read.is_ok_and(|read| !read.deviations.is_empty());
        self.deviating += usize::from(is_deviating);
    }
}

/// Whether a strict reader keeps all digits: where nothing is corrected, those that an `f64` does not hold are lost.
fn is_exact(outcome: &Outcome) -> bool {
    match (&outcome.read, &outcome.strict) {
        (Ok(read), Ok(written)) => read.written == *written || !read.deviations.is_empty(),
        _ => true,
    }
}
