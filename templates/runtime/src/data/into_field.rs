//! The values that a setter or a constructor accepts for a field: the value itself, or something that converts
//! into it unambiguously.
//!
//! `.limit(20)`, `.name("x")` and `.name(None)` all compile if the field is an `Option`. Types in other modules
//! add their own conversions. Does not depend on JSON.

use std::collections::BTreeMap;

/// A value that can be passed for a field of the type `T`.
///
/// It is narrower than `Into`: a number literal has the type of its field, and a bare `None` is
/// unambiguous.
#[diagnostic::on_unimplemented(
    message = "a field of the type `{T}` does not accept `{Self}`",
    label = "pass a `{T}`",
    note = "in place of an `Option` or a `Box`, its value may be passed, and in place of a union, the value of a variant"
)]
pub trait IntoField<T> {
    /// Converts into the value of the field.
    fn into_field(self) -> T;
}

impl<T> IntoField<T> for T {
    fn into_field(self) -> T {
        self
    }
}

impl<T> IntoField<Option<T>> for T {
    fn into_field(self) -> Option<T> {
        Some(self)
    }
}

impl<T> IntoField<Box<T>> for T {
    fn into_field(self) -> Box<T> {
        Box::new(self)
    }
}

impl<T> IntoField<T> for Box<T> {
    fn into_field(self) -> T {
        *self
    }
}

impl<T> IntoField<Option<Box<T>>> for T {
    fn into_field(self) -> Option<Box<T>> {
        Some(Box::new(self))
    }
}

impl IntoField<String> for &str {
    fn into_field(self) -> String {
        self.to_owned()
    }
}

impl IntoField<String> for &String {
    fn into_field(self) -> String {
        self.clone()
    }
}

impl IntoField<Option<String>> for &str {
    fn into_field(self) -> Option<String> {
        Some(self.to_owned())
    }
}

impl IntoField<Option<String>> for &String {
    fn into_field(self) -> Option<String> {
        Some(self.clone())
    }
}

impl<T: IntoField<U>, U, const N: usize> IntoField<Vec<U>> for [T; N] {
    fn into_field(self) -> Vec<U> {
        self.map(T::into_field).into()
    }
}

impl<T: IntoField<U>, U, const N: usize> IntoField<Option<Vec<U>>> for [T; N] {
    fn into_field(self) -> Option<Vec<U>> {
        Some(self.into_field())
    }
}

impl<A: IntoField<K>, B: IntoField<V>, K: Ord, V, const N: usize> IntoField<BTreeMap<K, V>>
    for [(A, B); N]
{
    fn into_field(self) -> BTreeMap<K, V> {
        self.map(|(key, value)| (key.into_field(), value.into_field()))
            .into()
    }
}

impl<A: IntoField<K>, B: IntoField<V>, K: Ord, V, const N: usize> IntoField<Option<BTreeMap<K, V>>>
    for [(A, B); N]
{
    fn into_field(self) -> Option<BTreeMap<K, V>> {
        Some(self.into_field())
    }
}
