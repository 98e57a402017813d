//! The date and time of this machine. In: nothing. Out: a time. It must not know what it is for.

use std::time::SystemTime;

/// The date and time of this machine.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub(super) fn today() -> SystemTime {
    SystemTime::now()
}

/// The date and time of this machine. The clock of the standard library panics on this target.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub(super) fn today() -> SystemTime {
    use web_time::web::SystemTimeExt;

    web_time::SystemTime::now().to_std()
}
