//! Which fields of an object nobody gave a value, so that they stand at their default.

/// Which fields of an object nobody gave a value, so that they stand at their default. They are not written, so that an object that
/// is read and written again stays as it was. A field's setter takes it out.
///
/// It is as many bytes long as a bit for each such field needs. It makes no difference between two objects.
#[derive(Clone, Copy, Debug)]
pub struct Omitted<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> Omitted<BYTES> {
    /// All fields.
    pub const ALL: Self = Self([u8::MAX; BYTES]);

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
}
