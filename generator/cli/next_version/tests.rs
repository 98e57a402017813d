//! The version of each step.

use super::{Step, next_version};

#[test]
fn the_first_number_that_is_not_0_stands_for_breaking_changes() {
    let rows = [
        ("1.4.40", "2.0.0", "1.5.0", "1.4.41"),
        ("0.3.1", "0.4.0", "0.3.2", "0.3.2"),
        ("0.0.7", "0.0.8", "0.0.8", "0.0.8"),
        (
            "2.0.0-beta.9",
            "2.0.0-beta.10",
            "2.0.0-beta.10",
            "2.0.0-beta.10",
        ),
        ("2.0.0-beta", "2.0.0-beta.1", "2.0.0-beta.1", "2.0.0-beta.1"),
        ("2.0.0-1", "2.0.0-2", "2.0.0-2", "2.0.0-2"),
        ("1.2.3+api.9", "2.0.0", "1.3.0", "1.2.4"),
    ];
    for (version, breaking, addition, patch) in rows {
        let version = version.parse().unwrap();
        let next = |step| next_version(&version, step).to_string();
        assert_eq!(next(Step::Breaking), breaking);
        assert_eq!(next(Step::Addition), addition);
        assert_eq!(next(Step::Patch), patch);
    }
}
