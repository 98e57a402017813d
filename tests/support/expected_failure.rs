//! Tests of what a later step builds: they are written now, and have to fail until then.
//!
//! In: a test, and its row in `tests/expected_failures.tsv`. Out: success where the test fails as its row says. Where it passes,
//! or fails in another way, that is an error: its row and the call of [`expected_failure`] have to be taken out.

use std::any::Any;

/// The rows of the table: name, step, where it fails, the text that it fails with.
const TABLE: &str = include_str!("../expected_failures.tsv");

/// Runs `test`, which fails as the row of `name` says.
pub async fn expected_failure(name: &str, test: impl Future<Output = ()> + Send + 'static) {
    let row = TABLE
        .lines()
        .skip(1)
        .find(|line| line.split('\t').next() == Some(name));
    let row = row.unwrap_or_else(|| panic!("`{name}` is not in tests/expected_failures.tsv"));
    let columns: Vec<&str> = row.split('\t').collect();
    let [_, step, _, text] = columns[..] else {
        panic!("`{name}` has not four columns")
    };
    // A panic is caught where a task of its own ends with it.
    let message = match tokio::spawn(test).await {
        Ok(()) => None,
        Err(error) => Some(message(error.into_panic().as_ref())),
    };
    match message {
        None => {
            panic!("`{name}` passes, before {step}: take it out of tests/expected_failures.tsv")
        }
        Some(message) if message.contains(text) => {}
        Some(message) => panic!("`{name}` fails in another way than its row says: {message}"),
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_default()
}
