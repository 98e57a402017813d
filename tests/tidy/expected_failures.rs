//! The table of the tests that have to fail until a later step is built: each row is one test, and names its step.

use crate::sources::sources;

#[test]
fn each_row_is_one_test_and_names_its_step() {
    let table = sources("tests/", "expected_failures.tsv").remove(0).text;
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("name\tstep\tplace\ttext"));
    let mut tests = sources("tests/wire/", ".rs");
    tests.extend(sources("tests/expected/tests/", ".rs"));
    for line in lines {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, step, place, text] = columns[..] else {
            panic!("{line}: {} columns", columns.len())
        };
        assert!(
            step.starts_with("Calls step ") && step.contains(": "),
            "{name}: {step}"
        );
        assert!(
            ["everywhere", "outside"].contains(&place),
            "{name}: {place}"
        );
        assert!(!text.is_empty(), "{name} fails in any way");
        let call = format!("expected_failure(\"{name}\", ");
        let calls: usize = tests
            .iter()
            .map(|source| source.text.matches(&call).count())
            .sum();
        assert_eq!(calls, 1, "{name}");
    }
}
