//! The FNV-1a hash, which is the same on every machine and in every version: it detects an edit, not an attack. And maps whose hashes
//! are fast.
//!
//! In: bytes. Out: 64 bits. It knows nothing of what the bytes mean.

use foldhash::fast::RandomState;

/// A map for keys that are looked up often: locations are long. As in that of the standard library, the order of entries is random.
pub type HashMap<K, V> = std::collections::HashMap<K, V, RandomState>;

/// A set for such keys.
pub type HashSet<K> = std::collections::HashSet<K, RandomState>;

/// The hash of bytes.
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let bytes = bytes.into_iter();
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
