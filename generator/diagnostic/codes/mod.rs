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

/// The code with this name, or with this former name.
pub fn find(name: &str) -> Option<&'static Code> {
    let mut codes = ALL.iter().copied();
    codes.find(|code| code.name == name || code.former_name == Some(name))
}

/// Declares codes, and the list of them, so that none can be missing from it. The diagnostics of a code with `Warning or Note` can
/// be either. A renamed code keeps its former name after `was`.
macro_rules! codes {
    (@also) => { None };
    (@also $severity:ident) => { Some(Severity::$severity) };
    (@former) => { None };
    (@former $name:literal) => { Some($name) };
    ($($constant:ident $severity:ident $(or $also:ident)? $name:literal $(was $former:literal)? $title:literal $explain:literal)+) => {
        $(
            #[doc = $title]
            pub const $constant: Code = Code {
                name: $name,
                former_name: codes!(@former $($former)?),
                severity: Severity::$severity,
                also: codes!(@also $($also)?),
                title: $title,
                explain: $explain,
            };
        )+
        pub(super) const CODES: &[&Code] = &[$(&$constant),+];
    };
}
use codes;
