//! Conversions and accessors that every union has.
//!
//! Used only inside `union!`.

/// What an accessor of a shared field returns: the content of an `Option` or a `Box`.
pub trait Shared<T: ?Sized> {
    /// The field's value; `None` if it is absent.
    fn shared(&self) -> Option<&T>;
}

impl<T> Shared<T> for T {
    fn shared(&self) -> Option<&T> {
        Some(self)
    }
}

impl<T> Shared<T> for Option<T> {
    fn shared(&self) -> Option<&T> {
        self.as_ref()
    }
}

impl<T> Shared<T> for Box<T> {
    fn shared(&self) -> Option<&T> {
        Some(self)
    }
}

impl<T> Shared<T> for Option<Box<T>> {
    fn shared(&self) -> Option<&T> {
        self.as_deref()
    }
}

impl Shared<str> for String {
    fn shared(&self) -> Option<&str> {
        Some(self)
    }
}

impl Shared<str> for Option<String> {
    fn shared(&self) -> Option<&str> {
        self.as_deref()
    }
}

/// Writes `as_branch()` and, with `from`, conversions from the variant's value, which setters accept too. Signatures do not show a
/// `Box`. A long type ends with a comma, as rustfmt would write it.
macro_rules! branch {
    (@ [$(from $($from:lifetime)?)?] $name:ident $accessor:ident $variant:ident $inner:ty) => {
        impl $name {
            #[doc = concat!("Returns the value if it is [`", stringify!($variant), "`](Self::", stringify!($variant), ").")]
            #[must_use]
            #[inline]
            pub fn $accessor(&self) -> Option<&$inner> {
                match self {
                    Self::$variant(inner) => Some(inner),
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
        }

        $(
            $($from)?
            impl From<$inner> for $name {
                #[inline]
                fn from(value: $inner) -> Self {
                    Self::$variant(runtime::IntoField::into_field(value))
                }
            }

            impl runtime::IntoField<$name> for $inner {
                #[inline]
                fn into_field(self) -> $name {
                    self.into()
                }
            }

            impl runtime::IntoField<Option<$name>> for $inner {
                #[inline]
                fn into_field(self) -> Option<$name> {
                    Some(self.into())
                }
            }
        )?
    };
    ($from:tt $name:ident $accessor:ident $variant:ident Box<$inner:ty> $(,)?) => {
        runtime::branch! { @ $from $name $accessor $variant $inner }
    };
    ($from:tt $name:ident $accessor:ident $variant:ident $plain:ty $(,)?) => {
        runtime::branch! { @ $from $name $accessor $variant $plain }
    };
}

/// Accessors of the fields that every branch has.
macro_rules! shared {
    ([$($field:ident : $ty:ty),*] $variants:tt) => {
        $(runtime::shared! { $field: $ty, $variants })*
    };
    ($field:ident : $ty:ty, { $($variant:ident)* }) => {
        #[doc = concat!("Returns the field `", stringify!($field), "`, which every known variant has.")]
        #[must_use]
        #[inline]
        pub fn $field(&self) -> Option<&$ty> {
            match self {
                $(Self::$variant(inner) => runtime::Shared::shared(&inner.$field),)*
                Self::Unknown(_) => None,
            }
        }
    };
}

/// Writes the value of a variant with its tag. Only the variant for objects without a tag may omit it.
macro_rules! write_branch {
    ([Unknown] $($union:tt)*) => {
        runtime::write_branch! { [] $($union)* }
    };
    ([$untagged:ident] $asked:expr, $union:expr, $serializer:ident, $($variants:tt)*) => {{
        if let Self::$untagged(inner) = $union {
            return runtime::Serialize::serialize(inner, $serializer);
        }
        runtime::write_branch! { [] $asked, $union, $serializer, $($variants)* }
    }};
    ([] $asked:expr, $union:expr, $serializer:ident, $($variant:ident)*) => {
        match $union {
            $(Self::$variant(inner) => runtime::Object::write(inner, $asked, $serializer),)*
            Self::Unknown(unknown) => runtime::Serialize::serialize(unknown, $serializer),
        }
    };
}

/// Writes a union that is a variant of another union, which requires the tag.
macro_rules! write_asked {
    ([] $($variant:ident)*) => {};
    ([$untagged:ident] $($variant:ident)*) => {
        #[inline]
        fn write<__S: runtime::Serializer>(
            &self,
            asked: &'static str,
            serializer: __S,
        ) -> Result<__S::Ok, __S::Error> {
            runtime::write_branch! { [] asked, self, serializer, $($variant)* }
        }
    };
}

pub(crate) use {branch, shared, write_branch, write_asked};
