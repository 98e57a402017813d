//! Which optional fields of an object were explicitly at their default, or explicitly `null`, when they were read.

use std::cell::Cell;

thread_local! {
    /// Whether nulls that were read are dropped at the moment: by what writes them, and by what copies them.
    static DROPS_NULLS: Cell<bool> = const { Cell::new(false) };
}

/// Which fields of an object are written although their value alone would leave them out: a `null` that was read for an optional
/// field, and a field with a default that was read or set. An object that is read and written again stays as it was.
///
/// It has a bit for each such field, those that may be `null` first. It makes no difference between two objects.
#[derive(Debug)]
pub struct Explicit<const BYTES: usize>([u8; BYTES]);

/// How many bytes have a bit for each of these.
pub const fn bytes_for(bits: &[()]) -> usize {
    bits.len().div_ceil(8)
}

impl<const BYTES: usize> Explicit<BYTES> {
    /// No field.
    pub const NONE: Self = Self([0; BYTES]);

    /// Adds the field of this number.
    #[inline]
    pub fn insert(&mut self, field: usize) {
        self.0[field / 8] |= 1 << (field % 8);
    }

    /// Takes out the field of this number.
    #[inline]
    pub fn remove(&mut self, field: usize) {
        self.0[field / 8] &= !(1 << (field % 8));
    }

    /// Whether the field of this number is in it.
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

    /// A copy, of which the first `nulls` bits are for fields that may be `null`.
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

/// Forgets every `null` that was read for an optional field, in all that `value` holds: it is written as if these fields had been
/// absent.
///
/// Nulls that are values stay: of required fields, of arrays and maps, of untyped JSON.
pub fn forget_nulls<T: Clone>(value: &mut T) {
    // Cloning is what already gets to every object in a value, whatever holds it. A function of its own in each type would make
    // all generated code slower to compile.
    *value = without_nulls(|| value.clone());
}

/// Runs `run`, in which nulls that were read for optional fields are neither written nor copied.
#[doc(hidden)]
pub fn without_nulls<T>(run: impl FnOnce() -> T) -> T {
    /// Restores what held before, also where `run` panics.
    struct Restore(bool);

    impl Drop for Restore {
        fn drop(&mut self) {
            DROPS_NULLS.set(self.0);
        }
    }

    let _restore = Restore(DROPS_NULLS.replace(true));
    run()
}

/// Whether nulls that were read for optional fields are dropped at the moment.
pub(super) fn drops_nulls() -> bool {
    DROPS_NULLS.get()
}
