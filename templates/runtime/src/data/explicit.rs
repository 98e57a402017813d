//! Which optional fields of an object were explicitly `null`, or explicitly had their default value, when they were read.

use std::cell::Cell;

thread_local! {
    /// Whether nulls that were read are currently dropped, both on writing and on cloning.
    static DROPS_NULLS: Cell<bool> = const { Cell::new(false) };
}

/// Fields that are written although their values alone would omit them: an optional field that was read as `null`, and a field
/// with a default that was read or set. An object that is read and written again is therefore unchanged.
///
/// It has a bit for each such field, first those that may be `null`. Comparisons of objects ignore it.
#[derive(Debug)]
pub struct Explicit<const BYTES: usize>([u8; BYTES]);

/// The number of bytes that have a bit for each of these.
pub const fn bytes_for(bits: &[()]) -> usize {
    bits.len().div_ceil(8)
}

impl<const BYTES: usize> Explicit<BYTES> {
    /// No field.
    pub const NONE: Self = Self([0; BYTES]);

    /// Adds the field with this number.
    #[inline]
    pub fn insert(&mut self, field: usize) {
        self.0[field / 8] |= 1 << (field % 8);
    }

    /// Removes the field with this number.
    #[inline]
    pub fn remove(&mut self, field: usize) {
        self.0[field / 8] &= !(1 << (field % 8));
    }

    /// Whether it contains the field with this number.
    #[inline]
    #[must_use]
    pub fn contains(&self, field: usize) -> bool {
        self.0[field / 8] & (1 << (field % 8)) != 0
    }

    /// The same bits, which the slots of several fields can set.
    #[inline]
    pub fn shared(&mut self) -> &[Cell<u8>] {
        Cell::from_mut(&mut self.0[..]).as_slice_of_cells()
    }

    /// A copy; its first `nulls` bits are those of fields that may be `null`.
    #[inline]
    #[must_use]
    pub fn copy(&self, nulls: usize) -> Self {
        let mut copy = Self(self.0);
        if nulls > 0 && drops_nulls() {
            for field in 0..nulls {
                copy.remove(field);
            }
        }
        copy
    }
}

/// Forgets every `null` that was read for an optional field, in `value` and in all nested values: these fields are written as if
/// they had been absent.
///
/// Nulls that are values are kept: those of required fields, of elements of arrays and maps, and of untyped JSON.
pub fn forget_nulls<T: Clone>(value: &mut T) {
    // `Clone` already visits every object in a value. A separate method of each type would make all generated code slower to
    // compile.
    *value = without_nulls(|| value.clone());
}

/// Runs `run`. Nulls that were read for optional fields are meanwhile neither written nor cloned.
#[doc(hidden)]
pub fn without_nulls<T>(run: impl FnOnce() -> T) -> T {
    /// Restores the previous state, even if `run` panics.
    struct Restore(bool);

    impl Drop for Restore {
        fn drop(&mut self) {
            DROPS_NULLS.set(self.0);
        }
    }

    let _restore = Restore(DROPS_NULLS.replace(true));
    run()
}

/// Whether nulls that were read for optional fields are currently dropped.
pub(super) fn drops_nulls() -> bool {
    DROPS_NULLS.get()
}
