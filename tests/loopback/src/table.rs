//! The rows as text of `docs/bumps.md`.

use std::fmt::Write;

use crate::outcome::{Direction, FailureKind, Row};

const INTRODUCTION: &str = "Each pair of `tests/bumps/pairs.yaml` is run over loopback: the client of the old document with a service made of the new one, and the other way round.
The client makes the calls that its document allows: with as little and as much as possible, with each value of an enum, each variant of a union, null, and
both ends of each limit. The service validates each request with a JSON Schema validator of its own, and responds with samples of each response.
*Breaks* means that a call that works with the service of the client's own document does not work with the other one, or that the client cannot read a
response of it. The service responds with 406 if the client accepts none of its media types; other services may ignore that.
";

/// A verdict compared with what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// It is what happened.
    Exact,
    /// It reports a break, and everything worked.
    Stricter,
    /// It reports no break, and something did not work.
    Milder,
}

/// Changes whose verdict may be stricter than what happened: code and reason.
pub const STRICTER: [(&str, &str); 3] = [
    (
        "idempotency-key-changed",
        "single calls do not show what a service does with a request that is sent again",
    ),
    (
        "rule-changed",
        "what is sent may satisfy a rule that the crate does not check",
    ),
    (
        "event-renamed",
        "the body of a webhook is read as its own type, and not by the name of the event",
    ),
];

impl Direction {
    /// Whether a verdict may be stricter than what happened: a rule explains each break.
    #[must_use]
    pub fn is_explained(&self) -> bool {
        let is_explained = |code: &String| STRICTER.iter().any(|(known, _)| known == code);
        self.breaking.iter().all(is_explained)
    }

    /// How the verdict compares with what happened.
    #[must_use]
    pub fn agreement(&self) -> Agreement {
        match (!self.breaking.is_empty(), self.failure.is_some()) {
            (true, false) => Agreement::Stricter,
            (false, true) => Agreement::Milder,
            _ => Agreement::Exact,
        }
    }
}

/// A direction by name.
type Named = (&'static str, fn(&Row) -> &Direction);

/// Both directions.
pub const DIRECTIONS: [Named; 2] = [
    ("Old client, new service", |row| &row.old_client),
    ("New client, old service", |row| &row.new_client),
];

/// The pairs whose verdicts in a direction compare like this.
#[must_use]
pub fn pairs_with(
    rows: &[Row],
    direction: fn(&Row) -> &Direction,
    agreement: Agreement,
) -> Vec<&Row> {
    let has = |row: &&Row| direction(row).agreement() == agreement;
    rows.iter().filter(has).collect()
}

/// The section.
#[must_use]
pub fn section(rows: &[Row]) -> String {
    let mut text = format!("{INTRODUCTION}\n");
    text.push_str("| direction | pairs | exact | stricter | milder |\n|---|--:|--:|--:|--:|\n");
    for (name, direction) in DIRECTIONS {
        let count = |agreement| pairs_with(rows, direction, agreement).len();
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | {} |",
            rows.len(),
            count(Agreement::Exact),
            count(Agreement::Stricter),
            count(Agreement::Milder),
        );
    }
    text.push_str("\nA verdict may be stricter than what happened by these rules:\n\n");
    for (code, reason) in STRICTER {
        let _ = writeln!(text, "- `{code}`: {reason}.");
    }
    text.push_str("\n| pair | old client: verdict | what happened | new client: verdict | what happened |\n|---|---|---|---|---|\n");
    for row in rows {
        let _ = writeln!(
            text,
            "| {} | {} | {} |",
            row.name,
            cells(&row.old_client),
            cells(&row.new_client)
        );
    }
    text
}

fn cells(direction: &Direction) -> String {
    let verdict = if direction.breaking.is_empty() {
        "works"
    } else {
        "breaks"
    };
    let happened = match direction.failure.as_ref().map(|failure| failure.kind) {
        None => "works".to_owned(),
        Some(FailureKind::Refused(status)) => format!("request rejected ({status})"),
        Some(FailureKind::NotSent) => "request not sent".to_owned(),
        Some(FailureKind::Lost) => "parameter read as another value".to_owned(),
        Some(FailureKind::NotRead) => "response not read".to_owned(),
        Some(FailureKind::Webhook) => "webhook not read".to_owned(),
    };
    format!("{verdict} | {happened}")
}
