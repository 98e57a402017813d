//! Conversions between two unions, where one has a subset of the other's variants: the macro `subset!`.

/// Writes `From` and `TryFrom` between two unions of the same structs, where the first one has a subset of the second one's
/// variants. An unknown variant of one is an unknown variant of the other.
#[doc(hidden)]
#[macro_export]
macro_rules! subset {
    ($part:ident in $whole:ident { $($variant:ident),* $(,)? }) => {
        impl From<$part> for $whole {
            #[inline]
            fn from(value: $part) -> Self {
                match value {
                    $($part::$variant(inner) => Self::$variant(runtime::IntoField::into_field(inner)),)*
                    $part::Unknown(unknown) => Self::Unknown(unknown),
                }
            }
        }

        impl TryFrom<$whole> for $part {
            /// The unchanged value, if it is a variant that this type does not have.
            type Error = $whole;

            #[inline]
            fn try_from(value: $whole) -> Result<Self, $whole> {
                match value {
                    $($whole::$variant(inner) => Ok(Self::$variant(runtime::IntoField::into_field(inner))),)*
                    $whole::Unknown(unknown) => Ok(Self::Unknown(unknown)),
                    #[allow(unreachable_patterns)]
                    other => Err(other),
                }
            }
        }
    };
}
