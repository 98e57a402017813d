//! Data type: what a compiler finds out about a comparison.

/// What was found out.
#[derive(Debug)]
pub struct Verified {
    /// For each change, whether the compiler confirms that it breaks source code.
    pub is_confirmed: Vec<bool>,
    /// What does not compile although no change breaks it.
    pub unexplained: Vec<Unexplained>,
    /// What `cargo semver-checks` reports.
    pub semver_checks: SemverChecks,
}

/// An error of the compiler that no change explains: a defect of ours.
#[derive(Debug)]
pub struct Unexplained {
    /// The item that is used; absent for the new crate itself.
    pub item: Option<String>,
    /// The error.
    pub message: String,
}

/// What `cargo semver-checks` reports.
#[derive(Debug)]
pub enum SemverChecks {
    /// It was not run, with the reason.
    Skipped(String),
    /// Whether it finds a breaking change, and its own summary.
    Ran {
        /// Whether it does.
        breaks: bool,
        /// Its last line.
        summary: String,
    },
}
