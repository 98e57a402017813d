//! Unions: the macro `union!` writes an enum with its methods and impls.
//!
//! In: an enum whose attributes declare what selects the variant: a tag or the JSON type. Out: the enum, its conversions and
//! accessors, and the impls of `Deserialize`, `Serialize`, `Validate` and, if a tag selects the variant, [`Object`](super::Object).

/// Writes a union. [`macros`](super::super::macros) describes its attributes.
#[doc(hidden)]
#[macro_export]
macro_rules! union {
    (
        $(#[doc = $enum_doc:literal])*
        $(#[deprecated $($enum_deprecated:tt)*])?
        $(#[attributes($($attribute:meta),+ $(,)?)])?
        #[union(tag = $tag:literal, kind = $kind:ident $(, without_tag = $untagged:ident)? $(, default = $default:ident)?)]
        $(#[shared($($shared:ident : $shared_ty:ty),* $(,)?)])?
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[json($($value:literal)|+, accessor = $accessor:ident $(, from $($from:lifetime)?)?)]
                $(#[deprecated $($deprecated:tt)*])?
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
                #[doc = runtime::tagged_docs!($tag $($value)|+; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                $variant($($payload)+),
            )*
            /// A variant that this crate does not know: the value is kept as it was read.
            Unknown(runtime::UnknownVariant),
        }

        runtime::text! {
            #[doc = concat!("The variants of [`", stringify!($name), "`], by their tags.")]
            pub enum $kind {
                $($(#[doc = $doc])* #[json($($value)|+)] $(#[deprecated $($deprecated)*])? $variant,)*
            }
        }

        impl $name {
            /// Returns the tag of the variant.
            #[must_use]
            #[inline]
            pub fn kind(&self) -> $kind {
                match self {
                    $(Self::$variant(_) => $kind::$variant,)*
                    Self::Unknown(unknown) => $kind::Unknown(unknown.tag().to_owned()),
                }
            }

            runtime::shared! { [$($($shared: $shared_ty),*)?] { $($variant)* } }
        }

        $(runtime::branch! { [$($($from)? from)?] $name $accessor $variant $($payload)+ })*

        impl<'de> runtime::Object<'de> for $name {
            #[inline]
            fn read<__A>(fields: &mut runtime::Fields<'de, __A>) -> Option<Self>
            where
                __A: runtime::MapAccess<'de>,
            {
                $(if fields.maybe_tag(&[$tag])?.is_none() {
                    return runtime::read_branch(fields, Self::$untagged);
                })?
                let tag = fields.tag(&[$tag])?;
                // Long: there is a match arm for each variant.
                match tag.text_like(&[$($($value),+),*]) {
                    $(Some($(concat!($value))|+) => runtime::read_branch(fields, Self::$variant),)*
                    $(_ => runtime::read_branch(fields, Self::$default),)?
                    #[allow(unreachable_patterns)]
                    _ => runtime::UnknownVariant::read_tagged(&tag, fields).map(Self::Unknown),
                }
            }

            runtime::write_asked! { [$($untagged)?] $($variant)* }
        }

        impl<'de> runtime::Deserialize<'de> for $name {
            #[inline]
            fn deserialize<__D: runtime::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                runtime::read_object(deserializer)
            }
        }

        impl runtime::Serialize for $name {
            #[inline]
            fn serialize<__S: runtime::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                runtime::write_branch! { [$($untagged)?] $tag, self, serializer, $($variant)* }
            }
        }

        impl runtime::Validate for $name {
            const TAG: Option<&'static str> = Some($tag);

            #[inline]
            fn check(&self, report: &mut runtime::Report) {
                match self {
                    $(Self::$variant(inner) => report.tagged($tag, &[$(concat!($value)),+], inner),)*
                    Self::Unknown(_) => {}
                }
            }
        }
    };

    (
        $(#[doc = $enum_doc:literal])*
        $(#[deprecated $($enum_deprecated:tt)*])?
        $(#[attributes($($attribute:meta),+ $(,)?)])?
        #[union(json_type)]
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[json($kind:ident, accessor = $accessor:ident $(, from $($from:lifetime)?)? $(, from_text $($text:lifetime)?)?)]
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
        }

        $(
            runtime::branch! { [$($($from)? from)?] $name $accessor $variant $($payload)+ }
            $($($text)? runtime::from_text! { $name $variant })?
        )*

        impl<'de> runtime::ByKind<'de> for $name {
            const KINDS: &'static [&'static str] = &[$(stringify!($kind)),*];

            $(
                #[inline]
                fn $kind<__D: runtime::Deserializer<'de>>(value: __D) -> Result<Self, __D::Error> {
                    runtime::read_value(value).map(Self::$variant)
                }
            )*
        }

        impl<'de> runtime::Deserialize<'de> for $name {
            #[inline]
            fn deserialize<__D: runtime::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                runtime::read_by_kind(deserializer)
            }
        }

        impl runtime::Serialize for $name {
            #[inline]
            fn serialize<__S: runtime::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                match self {
                    $(Self::$variant(inner) => runtime::Validate::write_plain(inner, serializer),)*
                }
            }
        }

        // A document's 3.14 is not π.
        #[cfg_attr(clippy, allow(clippy::approx_constant))]
        impl runtime::Validate for $name {
            #[inline]
            fn check(&self, report: &mut runtime::Report) {
                match self {
                    $(Self::$variant(inner) => {
                        runtime::Validate::check(inner, report);
                        $({ use runtime::*; Rule::check(&($($rule($($limit)?)),+), inner, report); })?
                    })*
                }
            }
        }
    };

    ($($item:tt)*) => {
        runtime::unknown_word! { union $($item)* }
    };
}
