//! Random numbers. In: nothing. Out: bits that nobody has had before, which are no secret. It must not know what they are for.

/// 64 random bits.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub(super) fn random() -> u64 {
    use std::{
        collections::hash_map::RandomState,
        hash::{BuildHasher, Hasher},
    };

    // Each state of a hasher is seeded anew from the system.
    RandomState::new().build_hasher().finish()
}

/// 64 random bits. On this target the hashers of the standard library have the same keys in each program.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is below 2^32"
)]
pub(super) fn random() -> u64 {
    const RANGE: f64 = 4_294_967_296.0;
    let half = || (web_sys::js_sys::Math::random() * RANGE) as u64;
    half() << 32 | half()
}
