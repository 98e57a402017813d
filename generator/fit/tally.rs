//! What was found out about many recordings: how often each deviation came, of how many values.

use std::collections::{BTreeMap, HashMap};

use super::deviation::Deviation;
use super::matching::Judged;

/// How many patterns of URLs without an operation are counted.
const MOST_PATTERNS: usize = 1 << 12;

/// How many deviations are counted by the words in them.
const MOST_DEVIATIONS: usize = 1 << 16;

/// Counts of recordings and deviations.
#[derive(Debug, Default)]
pub struct Tally {
    /// How many recordings there are.
    pub recordings: u64,
    /// Of how many the body was judged.
    pub bodies: u64,
    /// Of how many the status was compared alone, since there is no JSON body.
    pub without_body: u64,
    /// Of how many something is not as declared.
    pub deviating: u64,
    /// How often each deviation came.
    pub found: BTreeMap<Deviation, u64>,
    /// Requests without an operation, by method and pattern of the URL.
    pub unmatched: BTreeMap<String, u64>,
    /// How many values each location describes.
    used: HashMap<String, u64>,
}

impl Tally {
    /// Counts a recording.
    pub fn add(&mut self, judged: Judged) {
        self.recordings += 1;
        let findings = match judged {
            Judged::Unmatched(pattern) => {
                if self.unmatched.len() < MOST_PATTERNS || self.unmatched.contains_key(&pattern) {
                    *self.unmatched.entry(pattern).or_default() += 1;
                } else {
                    *self.unmatched.entry("others".to_owned()).or_default() += 1;
                }
                return;
            }
            Judged::Compared { findings, is_body } => {
                if is_body {
                    self.bodies += 1;
                } else {
                    self.without_body += 1;
                }
                findings
            }
        };
        for location in findings.used {
            match self.used.get_mut(&location) {
                Some(count) => *count += 1,
                None => {
                    self.used.insert(location, 1);
                }
            }
        }
        self.deviating += u64::from(!findings.deviations.is_empty());
        for mut deviation in findings.deviations {
            // The keys of a map that is declared as an object may be any number.
            if self.found.len() >= MOST_DEVIATIONS && !self.found.contains_key(&deviation) {
                deviation.what = deviation.what.without_words();
            }
            *self.found.entry(deviation).or_default() += 1;
        }
    }

    /// Of how many values a deviation is one.
    pub fn of(&self, deviation: &Deviation) -> u64 {
        self.used.get(&deviation.at).copied().unwrap_or_default()
    }

    /// How many recordings have no operation.
    pub fn unmatched_count(&self) -> u64 {
        self.unmatched.values().sum()
    }
}
