//! Untagged unions: the macro `untagged_union!` writes an enum with its methods and impls.
//!
//! In: an enum whose attributes declare the shape of each variant's values. Out: the enum and what `union!` writes for others. A
//! macro of its own, because few documents have such unions: `union!` would bring what compares shapes into all crates.

/// Writes a union whose variants have different shapes. [`macros`](super::super::macros) describes its attributes.
#[doc(hidden)]
#[macro_export]
macro_rules! untagged_union {
    (
        $(#[doc = $enum_doc:literal])*
        $(#[deprecated $($enum_deprecated:tt)*])?
        $(#[attributes($($attribute:meta),+ $(,)?)])?
        #[union(untagged $(, open = $open:literal)?)]
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[json($shape:tt, accessor = $accessor:ident $(, from $($from:lifetime)?)? $(, from_text $($text:lifetime)?)?)]
                $(#[deprecated $($deprecated:tt)*])?
                $(#[check($($rule:ident $(= $limit:expr)?),+)])?
                $variant:ident($($payload:tt)+)
            ),* $(,)?
        }
    ) => {
        $(#[doc = $enum_doc])*
        $(#[deprecated $($enum_deprecated)*])?
        $($(#[$attribute])+)?
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[doc = $doc])*
                $(#[deprecated $($deprecated)*])?
                $variant($($payload)+),
            )*
            $(
                #[doc = runtime::unknown_docs!($open)]
                Unknown(runtime::UnknownVariant),
            )?
        }

        // A document's 3.14 is not π.
        #[cfg_attr(clippy, allow(clippy::approx_constant, clippy::enum_variant_names))]
        const _: () = {
            enum __Branch {
                $($variant,)*
            }
            const BRANCHES: &[__Branch] = &[$(__Branch::$variant),*];

            $(
                runtime::branch! { [$($($from)? from)?] $name $accessor $variant $($payload)+ }
                $($($text)? runtime::from_text! { $name $variant })?
            )*

            impl<'de> runtime::ByShape<'de> for $name {
                const SHAPES: &'static [runtime::Shape] = &[$(runtime::shape!($shape)),*];
                const NAMES: &'static [&'static str] = &[$(stringify!($variant)),*];
                const OPEN: &'static [&'static str] = &[$($open)?];

                #[inline]
                fn read<__A>(branch: usize, value: __A) -> Result<Self, __A::Error>
                where
                    __A: runtime::MapAccess<'de>,
                {
                    match BRANCHES[branch] {
                        $(__Branch::$variant => runtime::read_variant(value, Self::$variant),)*
                    }
                }

                $(
                    #[inline]
                    fn unknown(value: runtime::UnknownVariant) -> Option<Self> {
                        let _ = $open;
                        Some(Self::Unknown(value))
                    }
                )?
            }

            impl<'de> runtime::Deserialize<'de> for $name {
                #[inline]
                fn deserialize<__D: runtime::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                    runtime::read_by_shape(deserializer)
                }
            }

            impl<'de> runtime::Object<'de> for $name {
                #[inline]
                fn read<__A>(fields: &mut runtime::Fields<'de, __A>) -> Option<Self>
                where
                    __A: runtime::MapAccess<'de>,
                {
                    runtime::read_fields_by_shape(fields)
                }
            }

            impl runtime::Serialize for $name {
                #[inline]
                fn serialize<__S: runtime::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                    match self {
                        $(Self::$variant(inner) => runtime::Validate::write_plain(inner, serializer),)*
                        $(Self::Unknown(unknown) => {
                            let _ = $open;
                            runtime::Serialize::serialize(unknown, serializer)
                        })?
                    }
                }
            }

            impl runtime::Validate for $name {
                #[inline]
                fn check(&self, report: &mut runtime::Report) {
                    match self {
                        $(Self::$variant(inner) => {
                            runtime::Validate::check(inner, report);
                            $({ use runtime::*; Rule::check(&($($rule($($limit)?)),+), inner, report); })?
                        })*
                        $(Self::Unknown(_) => {
                            let _ = ($open, report);
                        })?
                    }
                }
            }
        };
    };

    ($($item:tt)*) => {
        runtime::unknown_word! { untagged_union $($item)* }
    };
}

/// The documentation of the variant for unknown values of an open union.
#[doc(hidden)]
#[macro_export]
macro_rules! unknown_docs {
    ("") => {
        "An object whose only property is unknown to this crate."
    };
    ($open:literal) => {
        concat!("An object whose `", $open, "` is unknown to this crate.")
    };
}
