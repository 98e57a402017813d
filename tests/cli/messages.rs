//! What a user reads first: the end of a run, faults of settings at their lines, and help that leads on.

use super::{expect, folder};

#[test]
fn the_codes_of_changes_are_explained() {
    let folder = folder(&[]);
    let out = expect(&folder, &["explain", "limit-tightened"], 0, "");
    assert!(out.starts_with("change[limit-tightened]: a limit"), "{out}");
    expect(
        &folder,
        &["explain", "limit-tightend"],
        2,
        "did you mean `limit-tightened`?",
    );
    let out = expect(&folder, &["explain"], 0, "");
    assert!(out.contains("\nwebhook-changed "), "{out}");
}
