//! The macro `object!`.
//!
//! In: a struct whose attributes say how each field stands in JSON. Out: the struct, `new`, a setter a field,
//! `validate`, and the impls of `Deserialize`, `Serialize`, `Debug`, [`Validate`](super::Validate), [`Object`](super::Object) and
//! [`Members`](super::Members). Knows nothing of unions.

/// Writes a struct that is a JSON object, and all that it can do.
///
/// The struct's line may say `tag "key" = value`: the struct owns its tag and has no field for it. `constant "key" = value`: the
/// struct owns that too; another value, which a newer service may send, is kept among the fields that the schema does not name.
/// After one of them, `optional`: it may be absent where the struct is read alone, and is then not written either, but by a union
/// that asks for it. `explicit`: how many fields are `or null` or in the mode `default`, of which it is remembered whether they were
/// explicitly so. `default`: nothing is required. `closed`: the schema allows no other fields. `members`: a rule about all properties
/// together.
///
/// | a field is | absent | `null` | it is written |
/// |---|---|---|---|
/// | `"key"` | an error | as its type says | always |
/// | `optional "key"` | `None` | as its type says | unless `None` |
/// | `optional "key" or null` | `None` | `None` | unless it was absent or never set, and is still `None` |
/// | `patch "key"` | `Absent` | `Null` | unless `Absent` |
/// | `default "key" = value` | the default | as its type says | unless it was absent or never set, and still stands at the default |
///
/// After the key, `read_only`: only the service sends the field; requests are written without it. `required_in_requests`: only the
/// client sends it, and has to; `new` asks for it, and a request without it is not sent.
///
/// What a mode means is said by [`absent!`](super::absent), [`read_members!`](super::read_members) and
/// [`MemberVisitor`](super::MemberVisitor). The last field, marked `rest`, takes the fields that the schema does not name.
// What comes first after the documentation is the same for every field: all that could follow a line of documentation is
// tried by rustc with a copy of what it has matched so far. `$required`, `$default` and their like match nothing; they say for what
// the code beside them is written.
macro_rules! object {
    (
        $(#[doc = $struct_doc:literal])*
        $(#[deprecated $($struct_deprecated:tt)*])?
        #[object(
            $(tag $tag:literal = $tag_value:literal $(optional $($tag_optional:literal)?)? $(,)?)?
            $(constant $constant:literal = $constant_value:literal $(optional $($constant_optional:literal)?)? $(,)?)*
            $(explicit(nulls = $nulls:literal, defaults = $defaults:literal) $($has_explicit:literal)? $(,)?)?
            $(default $($has_default:literal)? $(,)?)?
            $(closed $($is_closed:literal)? $(,)?)?
            $(members $members:expr)?
        )]
        pub struct $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[json($($req:literal $($required:lifetime)?)? $(
                    $mode:ident $key:literal
                    $(or null $($null:lifetime)?)?
                    $(read_only $($read_only:lifetime)?)?
                    $(required_in_requests $($sent:lifetime)?)?
                    $(= $value:expr $(, $default:lifetime)?)?
                )?)]
                $(#[deprecated $($deprecated:tt)*])?
                $(#[check($check:expr)])?
                pub $field:ident: $ty:ty,
            )*
            #[rest]
            $(#[check($rest_check:expr)])?
            pub $rest:ident: $rest_ty:ty $(,)?
        }
    ) => {
        $(#[doc = $struct_doc])*
        $(#[deprecated $($struct_deprecated)*])?
        #[non_exhaustive]
        pub struct $name {
            $(
                $(#[doc = $doc])*
                #[doc = runtime::docs!("The `" $($req)? $($key)? "` property."; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                pub $field: $ty,
            )*
            /// Fields not described by the schema, and other values of its constants.
            pub $rest: $rest_ty,
            $(__explicit: runtime::Explicit<{ usize::div_ceil($nulls + $defaults, 8) }>,)?
            $($($($tag_optional)? __omits_owned: bool,)?)?
            $($($($constant_optional)? __omits_owned: bool,)?)*
        }

        // Deprecated fields are set and read here like the others.
        #[allow(deprecated)]
        // A setter is called after its field, whatever that is, and a document that says 3.14 does not mean π. Only clippy is told:
        // rustc looks at each name.
        #[cfg_attr(
            clippy,
            allow(
                clippy::approx_constant,
                clippy::disallowed_names,
                clippy::self_named_constructors,
                clippy::should_implement_trait,
                clippy::too_many_arguments
            )
        )]
        const _: () = {
            #[allow(non_camel_case_types)]
            enum __Explicit {
                $($($($($null)? $field,)?)?)*
                $($($($($default)? $field,)?)?)*
            }

            impl $name {
                /// Creates a value with all required fields. The others are absent or have their defaults.
                #[must_use]
                #[inline]
                pub fn new($(
                    $($($required)? $field: impl runtime::IntoField<$ty>,)?
                    $($($($sent)? $field: impl runtime::IntoField<$ty>,)?)?
                )*) -> Self {
                    Self {
                        $(
                            $field: $($($required)? runtime::IntoField::into_field($field))?
                                $(runtime::absent!($mode $($value)? $($($sent)? from $field)?))?,
                        )*
                        $rest: Default::default(),
                        $($($has_explicit)? __explicit: runtime::Explicit::NONE,)?
                        $($($($tag_optional)? __omits_owned: false,)?)?
                        $($($($constant_optional)? __omits_owned: false,)?)*
                    }
                }

                $(
                    #[doc = concat!("Sets [`", stringify!($field), "`](#structfield.", stringify!($field), ").")]
                    ///
                    $(#[doc = $doc])*
                    $(#[deprecated $($deprecated)*])?
                    #[must_use]
                    #[inline]
                    pub fn $field(mut self, value: impl runtime::IntoField<$ty>) -> Self {
                        self.$field = value.into_field();
                        $(
                            $($($null)? self.__explicit.remove(__Explicit::$field as usize);)?
                            $($($default)? self.__explicit.insert(__Explicit::$field as usize);)?
                        )?
                        self
                    }
                )*

                /// Checks the value against the constraints of its schema.
                ///
                /// # Errors
                ///
                /// Every violation.
                #[inline]
                pub fn validate(&self) -> Result<(), runtime::Violations> {
                    runtime::validate(self)
                }

                /// Forgets every `null` that was read for an optional field, in nested objects too: these fields are not written.
                #[inline]
                pub fn forget_nulls(&mut self) {
                    runtime::forget_nulls(self);
                }
            }

            $(
                impl Default for $name {
                    #[inline]
                    fn default() -> Self {
                        $($has_default)?
                        Self::new()
                    }
                }
            )?

            impl<'de> runtime::Object<'de> for $name {
                #[inline]
                fn read<__A>(fields: &mut runtime::Fields<'de, __A>) -> Option<Self>
                where
                    __A: ::serde::de::MapAccess<'de>,
                {
                    runtime::read_members! {
                        from fields
                        owned [
                            $($tag: runtime::Owned::tag(&$tag_value)$($($tag_optional)? .optional())?,)?
                            $(
                                $constant: runtime::Owned::constant($constant_value)
                                    $($($constant_optional)? .optional())?,
                            )*
                        ]
                        explicit [$($($has_explicit)? __explicit)?]
                        sent [$($($($($sent)? sent)?)?)*]
                        omits_owned [$($($($tag_optional)? __omits_owned)?)? $($($($constant_optional)? __omits_owned)?)*]
                        $($($($required)? required)? $($($($null)? or_null)? $mode)? $ty => $field $($req)? $($key $(= $value)?)?,)*
                        rest $rest: $rest_ty
                    }
                }

                $($($($tag_optional)? runtime::write_with_tag! {})?)?
                $($($($constant_optional)? runtime::write_with_tag! {})?)*
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                #[inline]
                fn deserialize<__D: ::serde::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                    runtime::read_object(deserializer)
                }
            }

            impl runtime::Members for $name {
                #[inline]
                fn visit(&self, visitor: &mut impl runtime::MemberVisitor) {
                    $(visitor.tag(
                        $tag,
                        &$tag_value,
                        $($($tag_optional)? self.__omits_owned ||)? false,
                    );)?
                    $(visitor.constant(
                        $constant,
                        $constant_value,
                        $($($constant_optional)? self.__omits_owned ||)? false,
                        &self.$rest,
                    );)*
                    $(
                        $($($required)? visitor.required($req, stringify!($field), &self.$field);)?
                        $(
                            visitor
                                $($($read_only)? .read_only())?
                                $($($null)? .or_null(self.__explicit.contains(__Explicit::$field as usize)))?
                                .$mode($key, stringify!($field), &self.$field $(, {
                                    (!self.__explicit.contains(__Explicit::$field as usize)).then(|| $value)
                                })?);
                        )?
                    )*
                    visitor.rest(stringify!($rest), &self.$rest);
                }
            }

            impl ::serde::Serialize for $name {
                #[inline]
                fn serialize<__S: ::serde::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                    runtime::write_object(self, serializer)
                }
            }

            impl ::core::fmt::Debug for $name {
                #[inline]
                fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    runtime::show_object(self, stringify!($name), out)
                }
            }

            // Spelled out: a derive costs its compiler more.
            impl Clone for $name {
                #[inline]
                fn clone(&self) -> Self {
                    Self {
                        $($field: self.$field.clone(),)*
                        $rest: self.$rest.clone(),
                        $(__explicit: self.__explicit.copy($nulls),)?
                        $($($($tag_optional)? __omits_owned: self.__omits_owned,)?)?
                        $($($($constant_optional)? __omits_owned: self.__omits_owned,)?)*
                    }
                }
            }

            impl ::core::cmp::PartialEq for $name {
                #[inline]
                fn eq(&self, other: &Self) -> bool {
                    $(self.$field == other.$field &&)* self.$rest == other.$rest
                }
            }

            runtime::validated! {
                $name by [$($($check)?)* $($($($($sent)? sent)?)?)* $($members)? $($rest_check)? $($($is_closed)? closed)?]
                #[inline]
                fn check(&self, report: &mut runtime::Report) {
                    $(runtime::checked! {
                        $($($($read_only)? read_only)? $($($sent)? sent)?)?
                        [$($check)?] report, $($req)? $($key)?, &self.$field
                    })*
                    $({ use runtime::*; Rule::check(&$members, &members_of(self), report); })?
                    $({ use runtime::*; Rule::check(&$rest_check, &self.$rest, report); })?
                    runtime::closed! { [$($($is_closed)? closed)?] &self.$rest, [$($constant),*], report }
                }
            }
        };
    };
}

/// How a struct is checked: one without any rule breaks none.
macro_rules! validated {
    ($name:ident by [] $($check:tt)*) => {
        impl runtime::Validate for $name {}
    };
    ($name:ident by [$($rule:tt)+] $($check:tt)*) => {
        impl runtime::Validate for $name {
            $($check)*
        }
    };
}

/// Applies the rule of a field that has one.
macro_rules! checked {
    ($(read_only)? [] $($field:tt)*) => {};
    (read_only [$check:expr] $report:expr, $key:literal, $value:expr) => {{
        use runtime::*;
        $report.read_only($key, $value, &$check);
    }};
    (sent [$($check:expr)?] $report:expr, $key:literal, $value:expr) => {{
        $report.required_in_requests($key, $value);
        runtime::checked! { [$($check)?] $report, $key, $value }
    }};
    ([$check:expr] $report:expr, $key:literal, $value:expr) => {{
        use runtime::*;
        $report.field($key, $value, &$check);
    }};
}

/// Refuses unknown fields where the schema allows none.
macro_rules! closed {
    ([closed] $rest:expr, [$($constant:literal),*], $report:ident) => {
        runtime::Rest::forbid($rest, &[$($constant),*], $report);
    };
    ([] $($rest:tt)*) => {};
}

pub(crate) use {checked, closed, object, validated};
