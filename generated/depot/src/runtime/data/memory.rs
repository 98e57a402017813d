//! Limits the memory of a value while it is decoded.
//!
//! A short JSON text can become a large value: `{}` has two bytes, the struct may have a kilobyte. Allocations are therefore
//! counted against a limit before they are made: elements of arrays, entries of maps, values in a `Box`, strings. The fields of a
//! struct are not counted separately: they are part of the allocation that contains the struct.

use std::cell::Cell;

use serde::de::Error;

use super::corrections::Corrections;
use super::decode_error::DecodeError;

/// The overhead of an allocation.
const ALLOCATION: usize = 16;

/// The capacity of a node of a `BTreeMap`, in entries.
const NODE: usize = 11;

thread_local! {
    /// Outside `decode` there is no limit: this number cannot be used up.
    static MEMORY: Memory = const {
        Memory {
            limit: Cell::new(usize::MAX),
            left: Cell::new(u64::MAX),
            storage: Cell::new(usize::MAX),
            corrections: Corrections::new(),
        }
    };
}

/// The remaining memory of the decoding on this thread.
pub(crate) struct Memory {
    limit: Cell<usize>,
    left: Cell<u64>,
    /// The size of the storage for the next value. A larger value is in a `Box`.
    storage: Cell<usize>,
    /// How values are treated that are not as declared.
    pub(super) corrections: Corrections,
}

impl Memory {
    /// Counts an allocation of `bytes`.
    #[inline]
    pub(super) fn take(&self, bytes: usize) -> Result<(), DecodeError> {
        match self.left.get().checked_sub(bytes as u64) {
            Some(left) => {
                self.left.set(left);
                Ok(())
            }
            None => Err(DecodeError::out_of_memory(self.limit.get())),
        }
    }

    /// Sets the size of the storage for the next value.
    #[inline]
    pub(super) fn store_in(&self, size: usize) {
        self.storage.set(size);
    }

    /// Counts the element at `index` of a `Vec`: its first allocation is for a few elements, and each further one
    /// doubles the capacity.
    #[inline]
    pub(super) fn element(&self, size: usize, index: usize) -> Result<(), DecodeError> {
        self.store_in(size);
        let at_first = match size {
            0 => return Ok(()),
            1 => 8,
            2..=1024 => 4,
            _ => 1,
        };
        match index {
            0 => self.take(at_first * size + ALLOCATION),
            index if index < at_first => Ok(()),
            _ => self.take(2 * size),
        }
    }

    /// Counts the next entry of a `BTreeMap` that has `entries` entries: a value of `size` bytes and its key. The first nodes are
    /// allocated for many entries; with many entries, half of the capacity is used.
    #[inline(never)]
    pub(super) fn entry(&self, size: usize, entries: usize) -> Result<(), DecodeError> {
        let entry = size + size_of::<String>();
        match entries {
            _ if size == 0 => Ok(()),
            0 => self.take(NODE * entry + ALLOCATION),
            NODE => self.take(2 * (NODE * entry + ALLOCATION)),
            1..NODE => Ok(()),
            _ => self.take(2 * entry),
        }
    }

    /// Counts a string of this length.
    #[inline]
    pub(super) fn string(&self, length: usize) -> Result<(), DecodeError> {
        self.take(length + ALLOCATION)
    }
}

/// Restores the previous limit, on a panic too.
struct Outer<'m> {
    memory: &'m Memory,
    limit: usize,
    left: u64,
    storage: usize,
}

impl Drop for Outer<'_> {
    fn drop(&mut self) {
        self.memory.limit.set(self.limit);
        self.memory.left.set(self.left);
        self.memory.storage.set(self.storage);
    }
}

/// Decodes with no more than `limit` bytes of memory.
pub(super) fn limited<T>(limit: usize, decode: impl FnOnce(&Memory) -> T) -> T {
    let mut decode = Some(decode);
    let mut value = None;
    limit_to(limit, &mut |memory| {
        value = decode.take().map(|decode| decode(memory));
    });
    value.unwrap_or_else(|| unreachable!("`limit_to` calls its argument"))
}

// It depends on no type, so that it is compiled once.
#[inline(never)]
fn limit_to(limit: usize, decode: &mut dyn FnMut(&Memory)) {
    MEMORY.with(|memory| {
        let _outer = Outer {
            memory,
            limit: memory.limit.replace(limit),
            left: memory.left.replace(limit as u64),
            storage: memory.storage.get(),
        };
        decode(memory);
    });
}

/// The same count, for decoders that do not read JSON text themselves.
// Only in functions that depend on no type: the access to the thread's memory would be compiled for each type.
pub(super) fn with<T>(count: impl FnOnce(&Memory) -> T) -> T {
    MEMORY.with(count)
}

/// Counts a `Box` that contains a `T`.
pub(super) fn take_box<T, E: Error>() -> Result<(), E> {
    take_box_of(size_of::<T>()).map_err(DecodeError::retold)
}

#[inline(never)]
fn take_box_of(size: usize) -> Result<(), DecodeError> {
    with(|memory| memory.take(size + ALLOCATION))
}

/// Counts the next `T` if it is larger than its storage, which is then a `Box`.
#[inline]
pub(super) fn take_if_boxed<T, E: Error>() -> Result<(), E> {
    match take_if_larger(size_of::<T>()) {
        Ok(()) => Ok(()),
        Err(error) => Err(error.retold()),
    }
}

/// Counts the next value if it is of this size and larger than its storage.
#[inline(never)]
pub(super) fn take_if_larger(size: usize) -> Result<(), DecodeError> {
    with(|memory| {
        if size > memory.storage.get() {
            memory.take(size + ALLOCATION)
        } else {
            Ok(())
        }
    })
}

/// Counts a value that is kept as the first entry of a map.
pub(super) fn take_entry<T, E: Error>() -> Result<(), E> {
    take_entry_of(size_of::<T>()).map_err(DecodeError::retold)
}

#[inline(never)]
fn take_entry_of(size: usize) -> Result<(), DecodeError> {
    with(|memory| memory.entry(size, 0))
}

/// Counts a string of this length.
#[inline(never)]
pub(super) fn take_string(length: usize) -> Result<(), DecodeError> {
    with(|memory| memory.string(length))
}

/// Counts the element at `index` of a `Vec`.
#[inline(never)]
pub(super) fn take_element(size: usize, index: usize) -> Result<(), DecodeError> {
    with(|memory| memory.element(size, index))
}

/// Sets the size of the storage for the next value.
#[inline(never)]
pub(super) fn store_next_in(size: usize) {
    with(|memory| memory.store_in(size));
}

/// Whether values are corrected where they are read.
#[inline(never)]
pub(super) fn is_correcting() -> bool {
    with(|memory| memory.corrections.is_correcting())
}

/// Returns what `read` returns, and the memory counted for it: [`give_back`] subtracts that when the value is freed.
pub(super) fn counted<T>(read: impl FnOnce() -> T) -> (T, u64) {
    let before = left();
    let value = read();
    (value, before - left())
}

#[inline(never)]
fn left() -> u64 {
    with(|memory| memory.left.get())
}

/// Subtracts freed memory from the count.
#[inline(never)]
pub(super) fn give_back(bytes: u64) {
    with(|memory| memory.left.set(memory.left.get() + bytes));
}
