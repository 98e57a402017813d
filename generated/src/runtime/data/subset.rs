//! Conversions between unions, one of which lists a part of the other's branches: the macro `subset!`.

/// Writes `From` and `TryFrom` between two unions over the same structs, the first of which has a part of the
/// second's branches. What is unknown to the one is unknown to the other.
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
            /// What is in none of the branches, untouched.
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

pub(crate) use subset;
