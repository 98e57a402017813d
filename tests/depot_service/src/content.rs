//! The bytes of the files that can be downloaded, which are made while they are sent, and SHA-256.

use std::ops::Range;
use std::sync::LazyLock;

use aws_lc_rs::digest::{Context, SHA256};
use bytes::Bytes;

/// The size of the block that files repeat: a prime number, so that bytes at the wrong offset are not the right ones.
const BLOCK: u64 = 65_521;

static PATTERN: LazyLock<Bytes> = LazyLock::new(|| {
    let byte = |offset: u64| (offset.wrapping_mul(31) ^ (offset >> 8)).to_le_bytes()[0];
    (0..BLOCK).map(byte).collect()
});

/// The bytes that every file has in this range, piece by piece, without copies.
pub(crate) fn pieces(range: Range<u64>) -> impl Iterator<Item = Bytes> {
    let mut offset = range.start;
    std::iter::from_fn(move || {
        let left = range.end.checked_sub(offset).filter(|left| *left > 0)?;
        let start = offset % BLOCK;
        let end = BLOCK.min(start.saturating_add(left));
        offset += end - start;
        let index = |offset: u64| usize::try_from(offset).expect("a block is small");
        Some(PATTERN.slice(index(start)..index(end)))
    })
}

/// The bytes that every file has in this range.
#[must_use]
pub fn file_bytes(range: Range<u64>) -> Vec<u8> {
    pieces(range).flatten().collect()
}

/// The SHA-256 of a file of `size` bytes, in hexadecimal.
#[must_use]
pub fn file_sha256(size: u64) -> String {
    let mut digest = Context::new(&SHA256);
    for piece in pieces(0..size) {
        digest.update(&piece);
    }
    hexadecimal(digest.finish().as_ref())
}

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
