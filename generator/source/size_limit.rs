//! The size limit of a document.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The size limit of a document with all its files, in MiB. The number of its values is limited in proportion.
///
/// ```
/// # use disjunct::SizeLimit;
/// assert_eq!(SizeLimit::default().mebibytes(), 128);
/// assert_eq!("256".parse(), Ok(SizeLimit::of_mebibytes(256).unwrap()));
/// assert_eq!(SizeLimit::of_mebibytes(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "u32")]
pub struct SizeLimit(u32);

/// Offsets in a file have 32 bits.
const LARGEST: u32 = 2_048;

/// The default.
const DEFAULT: u32 = 128;

/// The number of values for the default.
const DEFAULT_VALUES: u64 = 2_500_000;

impl SizeLimit {
    /// A limit in MiB, from 1 to 2,048.
    #[must_use]
    pub fn of_mebibytes(mebibytes: u32) -> Option<Self> {
        (1..=LARGEST)
            .contains(&mebibytes)
            .then_some(Self(mebibytes))
    }

    /// The limit in MiB.
    #[must_use]
    pub fn mebibytes(self) -> u32 {
        self.0
    }

    /// The limit in bytes.
    #[must_use]
    pub(crate) fn bytes(self) -> usize {
        (self.0 as usize) << 20
    }

    /// The limit of the number of values.
    #[must_use]
    pub(crate) fn values(self) -> usize {
        let values = DEFAULT_VALUES * u64::from(self.0) / u64::from(DEFAULT);
        usize::try_from(values).unwrap_or(usize::MAX)
    }

    /// What to do about a document that is larger.
    #[must_use]
    pub(crate) fn advice(self) -> String {
        let larger = self.0.saturating_mul(2).min(LARGEST);
        format!(
            "if the document is trusted, raise `max_size` above {self}: `--max-size {larger}`, \
             `max_size = {larger}` in `disjunct.toml`, or `Builder::max_size({larger})` in a build script"
        )
    }
}

impl Default for SizeLimit {
    fn default() -> Self {
        Self(DEFAULT)
    }
}

impl fmt::Display for SizeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} MiB", self.0)
    }
}

impl TryFrom<u32> for SizeLimit {
    type Error = String;

    fn try_from(mebibytes: u32) -> Result<Self, String> {
        Self::of_mebibytes(mebibytes).ok_or_else(|| {
            format!("`{mebibytes}` is not a size limit: expected 1 to {LARGEST}, in MiB")
        })
    }
}

impl FromStr for SizeLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mebibytes: u32 = text
            .parse()
            .map_err(|_| format!("expected an integer from 1 to {LARGEST}, in MiB"))?;
        mebibytes.try_into()
    }
}
