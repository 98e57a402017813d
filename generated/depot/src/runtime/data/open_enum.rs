//! What open enums of strings and of integers have in common: the macro `open_enum!`.
//!
//! In: the enum's name, its variants, and the method that returns its JSON value. Out: its `Debug`, its comparisons, and a
//! `Validate` without rules.

use std::fmt::{self, Debug, Formatter};

/// Formats an unknown value.
///
/// # Errors
///
/// If the formatter returns an error.
pub fn show_unknown(value: &dyn Debug, out: &mut Formatter<'_>) -> fmt::Result {
    out.debug_tuple("Unknown").field(value).finish()
}

/// Values are compared, sorted and hashed by their JSON values: the order of variants in a document may change, and an unknown
/// variant may hold a value that a newer crate knows.
macro_rules! open_enum {
    ($name:ident by $value:ident: $($variant:ident)*) => {
        impl ::core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                out.write_str(match self {
                    $(Self::$variant => stringify!($variant),)*
                    Self::Unknown(value) => return runtime::show_unknown(value, out),
                })
            }
        }

        impl ::core::cmp::PartialEq for $name {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.$value() == other.$value()
            }
        }

        impl Eq for $name {}

        impl ::core::cmp::PartialOrd for $name {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<::core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $name {
            #[inline]
            fn cmp(&self, other: &Self) -> ::core::cmp::Ordering {
                self.$value().cmp(&other.$value())
            }
        }

        impl ::core::hash::Hash for $name {
            #[inline]
            fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
                ::core::hash::Hash::hash(&self.$value(), state);
            }
        }

        impl runtime::Validate for $name {}
    };
}

pub(crate) use {open_enum};
