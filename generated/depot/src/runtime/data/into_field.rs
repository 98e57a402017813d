//! The values that a setter or a constructor accepts for a field: the value itself, or something that converts
//! into it unambiguously. The macro `into_field!` writes the trait, since a crate implements it for types that are not its own.
//!
//! `.limit(20)`, `.name("x")` and `.name(None)` all compile if the field is an `Option`. Types in other modules
//! add their own conversions. Does not depend on JSON.

/// Writes the traits `IntoField` and `FromText`.
macro_rules! into_field {
    () => {
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

        impl<A: IntoField<K>, B: IntoField<V>, K: Ord, V, const N: usize> IntoField<::std::collections::BTreeMap<K, V>>
            for [(A, B); N]
        {
            fn into_field(self) -> ::std::collections::BTreeMap<K, V> {
                self.map(|(key, value)| (key.into_field(), value.into_field()))
                    .into()
            }
        }

        impl<A: IntoField<K>, B: IntoField<V>, K: Ord, V, const N: usize> IntoField<Option<::std::collections::BTreeMap<K, V>>>
            for [(A, B); N]
        {
            fn into_field(self) -> Option<::std::collections::BTreeMap<K, V>> {
                Some(self.into_field())
            }
        }

        /// A type into which every string converts: an open enum of strings, a union with a branch of strings, a secret.
        #[diagnostic::on_unimplemented(
            message = "a field of the type `{Self}` does not accept a string",
            label = "pass a `{Self}`",
            note = "strings convert into open enums and into unions with a branch of strings; a date or a time is the result of `.parse()`"
        )]
        pub trait FromText: runtime::Text {}

        impl<T: FromText> FromText for Option<T> {}

        impl<T: FromText> FromText for Box<T> {}

        impl<T: FromText> IntoField<T> for &str {
            fn into_field(self) -> T {
                runtime::text_of(self)
            }
        }

        impl<T: FromText> IntoField<T> for &String {
            fn into_field(self) -> T {
                runtime::text_of(self)
            }
        }

        impl<T: FromText> IntoField<T> for String {
            fn into_field(self) -> T {
                runtime::into_text(self)
            }
        }

        /// An argument may be borrowed, as those of other types are.
        impl<T: FromText + Clone> IntoField<T> for &T {
            fn into_field(self) -> T {
                self.clone()
            }
        }

        runtime::accept_items! { <U> &[U] }
        runtime::accept_items! { <U> &Vec<U> }
        runtime::accept_items! { <U, N> &[U; N] }
    };
}

/// The items of an array that is an argument.
macro_rules! accept_items {
    (<$item:ident $(, $length:ident)?> $from:ty) => {
        impl<T: FromText, $item: IntoField<T> + Clone $(, const $length: usize)?> IntoField<Vec<T>> for $from {
            fn into_field(self) -> Vec<T> {
                self.iter().cloned().map($item::into_field).collect()
            }
        }
    };
}

/// The types that convert into a field's, for a field and for an optional one.
macro_rules! accept {
    ($field:ty: $($from:ty),+) => { $(
        impl IntoField<$field> for $from {
            fn into_field(self) -> $field {
                self.into()
            }
        }

        impl IntoField<Option<$field>> for $from {
            fn into_field(self) -> Option<$field> {
                Some(self.into())
            }
        }
    )+ };
}

pub(crate) use {into_field, accept_items, accept};
