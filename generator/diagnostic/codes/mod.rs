//! The table of all codes, a file a phase. `disjunct explain` prints from it.

mod lowering;
mod planning;
mod reading;
mod references;
mod settings;

use std::sync::LazyLock;

use super::{Code, Severity};

pub use lowering::*;
pub use planning::*;
pub use reading::*;
pub use references::*;
pub use settings::*;

/// Every code, in the order of the phases.
pub static ALL: LazyLock<Vec<&'static Code>> = LazyLock::new(|| {
    [
        settings::CODES,
        reading::CODES,
        references::CODES,
        lowering::CODES,
        planning::CODES,
    ]
    .concat()
});

/// The code of this name.
pub fn find(name: &str) -> Option<&'static Code> {
    ALL.iter().copied().find(|code| code.name == name)
}

/// Declares codes, and the list of them, so that none can be missing from it: `Warning or Note` is a code whose diagnostics can be
/// either.
macro_rules! codes {
    (@also) => { None };
    (@also $severity:ident) => { Some(Severity::$severity) };
    ($($constant:ident $severity:ident $(or $also:ident)? $name:literal $meaning:literal $explain:literal)+) => {
        $(
            #[doc = $meaning]
            pub const $constant: Code = Code {
                name: $name,
                severity: Severity::$severity,
                also: codes!(@also $($also)?),
                meaning: $meaning,
                explain: $explain,
            };
        )+
        pub(super) const CODES: &[&Code] = &[$(&$constant),+];
    };
}
use codes;
