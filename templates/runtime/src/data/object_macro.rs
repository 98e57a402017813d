//! The macro `object!`.
//!
//! In: a struct whose attributes declare how each field is represented in JSON. Out: the struct, `new`, a setter for each field,
//! `validate`, and the impls of `Deserialize`, `Serialize`, `Debug`, [`Validate`](super::Validate), [`Object`](super::Object) and
//! `Members`. Does not depend on unions.

/// Writes a struct that is a JSON object, with its methods and impls. [`macros`](super::super::macros) describes its attributes.
// The attribute after the documentation is the same for every field: rustc tries every alternative after a line of documentation
// with a copy of what it has matched so far. The same holds for words after one comma each, hence `$(, …)*` around all flags.
// `$null`, `$default` and the like match nothing; they select the code next to them. Code that depends on any field, or on a field
// without a word (a required one), is kept or removed by `cfg`, where `all()` is true and `any()` is false.
#[doc(hidden)]
#[macro_export]
macro_rules! object {
    (
        $(#[doc = $struct_doc:literal])*
        $(#[deprecated $($struct_deprecated:tt)*])?
        $(#[attributes($($attribute:meta),+ $(,)?)])?
        #[object(
            $(tag = ($tag:literal, $tag_value:literal) $(, tag_optional $($tag_optional:literal)?)? $(,)?)?
            $(
                constant = ($constant:literal, $constant_value:literal)
                $(, constant_optional $($constant_optional:literal)?)? $(,)?
            )*
            $(defaults($($defaulted:literal = $default_json:literal),+) $(,)?)?
            $(exact $($is_exact:literal)? $(,)?)?
            $(closed $($is_closed:literal)? $(,)?)?
        )]
        $(#[check($($struct_rule:ident $(= $struct_limit:expr)?),+)])?
        pub struct $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[json($key:literal $(
                    , $mode:ident $(= $value:expr $(; $default:lifetime)?)?
                    $(,
                        $(nullable $($null:lifetime)?)?
                        $(read_only $($read_only:lifetime)?)?
                        $(required_in_requests $($sent:lifetime)?)?
                    )*
                )?)]
                $(#[deprecated $($deprecated:tt)*])?
                $(#[check($($rule:ident $(= $limit:expr)?),+)])?
                pub $field:ident: $ty:ty,
            )*
            #[json(flatten)]
            $(#[check($($rest_rule:ident $(= $rest_limit:expr)?),+)])?
            pub $rest:ident: $rest_ty:ty $(,)?
        }
    ) => {
        $(#[doc = $struct_doc])*
        $(#[deprecated $($struct_deprecated)*])?
        $($(#[$attribute])+)?
        #[non_exhaustive]
        pub struct $name {
            $(
                $(#[doc = $doc])*
                #[doc = runtime::docs!("The `" $key "` property."; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                pub $field: $ty,
            )*
            /// Fields not described by the schema, and other values of its constants.
            pub $rest: $rest_ty,
            #[cfg(any($($($($(all(), $($null)?)?)* $(all(), $($default)?)?)?)*))]
            __explicit: runtime::Explicit<{
                runtime::bytes_for(&[$($($($((), $($null)?)?)* $((), $($default)?)?)?)*])
            }>,
            $($($($tag_optional)? __omits_owned: bool,)?)?
            $($($($constant_optional)? __omits_owned: bool,)?)*
        }

        // Deprecated fields are set and read here like the others.
        #[allow(deprecated)]
        // A setter has the name of its field, a user's type may be `#[must_use]`, and a document's 3.14 is not π. Only clippy's lints are allowed: an allowed lint of
        // rustc is looked up for each name.
        #[cfg_attr(
            clippy,
            allow(
                clippy::approx_constant,
                clippy::disallowed_names,
                clippy::double_must_use,
                clippy::non_minimal_cfg,
                clippy::self_named_constructors,
                clippy::should_implement_trait,
                clippy::too_many_arguments
            )
        )]
        const _: () = {
            #[cfg(any($($($($(all(), $($null)?)?)* $(all(), $($default)?)?)?)*))]
            #[allow(non_camel_case_types)]
            enum __Explicit {
                $($($($($($null)? $field,)?)*)?)*
                $($($($($default)? $field,)?)?)*
            }

            impl $name {
                runtime::constructor! {
                    $(let $field: $ty => $($($($($sent)? required_in_requests)?)* $mode $(= $value)?)?;)*
                    others {
                        $rest: Default::default(),
                        #[cfg(any($($($($(all(), $($null)?)?)* $(all(), $($default)?)?)?)*))]
                        __explicit: runtime::Explicit::NONE,
                        $($($($tag_optional)? __omits_owned: false,)?)?
                        $($($($constant_optional)? __omits_owned: false,)?)*
                    }
                }

                $(
                    /// Sets the field of the same name.
                    ///
                    $(#[doc = $doc])*
                    $(#[deprecated $($deprecated)*])?
                    #[must_use]
                    #[inline]
                    pub fn $field(mut self, value: impl runtime::IntoField<$ty>) -> Self {
                        self.$field = value.into_field();
                        $(
                            $($($($null)? self.__explicit.remove(__Explicit::$field as usize);)?)*
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

            // Where no field is required.
            #[cfg(all($(any($(not(any($($(all(), $($sent)?)?)*)))?),)*))]
            impl Default for $name {
                #[inline]
                fn default() -> Self {
                    Self::new()
                }
            }

            impl<'de> runtime::Object<'de> for $name {
                #[inline]
                fn read<__A>(fields: &mut runtime::Fields<'de, __A>) -> Option<Self>
                where
                    __A: runtime::MapAccess<'de>,
                {
                    runtime::read_members! {
                        from fields
                        how [$(.defaults(&[$(($defaulted, $default_json)),+]))? $($($is_exact)? .exact())?]
                        owned [
                            $($tag: runtime::Owned::tag(&$tag_value)$($($tag_optional)? .optional())?,)?
                            $(
                                $constant: runtime::Owned::constant($constant_value)
                                    $($($constant_optional)? .optional())?,
                            )*
                        ]
                        sent [$($($($($($sent)? sent)?)*)?)*]
                        omits_owned [$($($($tag_optional)? __omits_owned)?)? $($($($constant_optional)? __omits_owned)?)*]
                        $($key $field: $ty => $($($($($null)? nullable)?)* $mode $(= $value)?)?;)*
                        rest $rest: $rest_ty
                    }
                }

                $($($($tag_optional)? runtime::write_with_tag! {})?)?
                $($($($constant_optional)? runtime::write_with_tag! {})?)*
            }

            impl<'de> runtime::Deserialize<'de> for $name {
                #[inline]
                fn deserialize<__D: runtime::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                    runtime::read_object(deserializer)
                }
            }

            impl runtime::Members for $name {
                type Rest = $rest_ty;

                #[inline]
                fn visit(&self, visitor: &mut impl runtime::MemberVisitor) {
                    let _ = &visitor;
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
                        #[cfg(not(any($(all(), $($($default)?)?)?)))]
                        visitor.required($key, &self.$field);
                        $(
                            visitor
                                $($($($read_only)? .read_only())?)*
                                $($($($null)? .or_null(self.__explicit.contains(__Explicit::$field as usize)))?)*
                                .$mode($key, &self.$field $(, {
                                    (!self.__explicit.contains(__Explicit::$field as usize)).then(|| $value)
                                })?);
                        )?
                    )*
                }

                #[inline]
                fn rest(&self) -> &$rest_ty {
                    &self.$rest
                }
            }

            impl runtime::Serialize for $name {
                #[inline]
                fn serialize<__S: runtime::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                    runtime::write_object(self, serializer)
                }
            }

            impl ::core::fmt::Debug for $name {
                #[inline]
                fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    runtime::show_object(self, stringify!($name), stringify!($($field,)* $rest), out)
                }
            }

            // Written by hand: a derive takes longer to compile.
            impl Clone for $name {
                #[inline]
                fn clone(&self) -> Self {
                    Self {
                        $($field: self.$field.clone(),)*
                        $rest: self.$rest.clone(),
                        #[cfg(any($($($($(all(), $($null)?)?)* $(all(), $($default)?)?)?)*))]
                        __explicit: self.__explicit.copy(<[()]>::len(&[$($($($((), $($null)?)?)*)?)*])),
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
                $name by [
                    $($($($rule)+)?)* $($($($($($sent)? required_in_requests)?)*)?)*
                    $($($struct_rule)+)? $($($rest_rule)+)? $($($is_closed)? closed)?
                ]
                #[inline]
                fn check(&self, report: &mut runtime::Report) {
                    $(runtime::checked! {
                        $($($($($read_only)? read_only)? $($($sent)? required_in_requests)?)*)?
                        [$(($($rule($($limit)?)),+))?] report, $key, &self.$field
                    })*
                    $({ use runtime::*; Rule::check(&($($struct_rule($($struct_limit)?)),+), &members_of(self), report); })?
                    $({ use runtime::*; Rule::check(&($($rest_rule($($rest_limit)?)),+), &self.$rest, report); })?
                    runtime::closed! { [$($($is_closed)? closed)?] &self.$rest, [$($constant),*], report }
                }
            }
        };
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { object $($item)* }
    };
}

/// Writes `new`, which has a parameter for each field without a mode, and for those that requests must have.
// A macro of its own: `cfg` for each field takes longer to compile. The most frequent mode is the last, as in `read_members!`.
#[doc(hidden)]
#[macro_export]
macro_rules! constructor {
    (
        $(
            let $field:ident: $ty:ty => $(required_in_requests $($sent:lifetime)?)?
            $(patch; $($patch:lifetime)?)?
            $(default = $value:expr;)?
            $(; $($required:lifetime)?)?
            $(optional; $($optional:lifetime)?)?
        )*
        others { $($others:tt)* }
    ) => {
        /// Creates a value with all required fields. The others are absent or have their defaults.
        #[must_use]
        #[inline]
        pub fn new($(
            $($($required)? $field: impl runtime::IntoField<$ty>,)?
            $($($sent)? $field: impl runtime::IntoField<$ty>,)?
        )*) -> Self {
            Self {
                $(
                    $($($required)? $field: $field.into_field(),)?
                    $($($optional)? $field: None,)?
                    $($($patch)? $field: runtime::Patch::Absent,)?
                    $($field: $value,)?
                )*
                $($others)*
            }
            $($($($sent)? .$field($field))?)*
        }
    };
    // A word that is not known.
    ($(let $field:ident: $ty:ty => $($word:ident $(= $value:expr)?)*;)* others { $($others:tt)* }) => {
        pub fn new() -> Self {
            $($(runtime::word! { @json $word })*)*
            loop {}
        }
    };
}

/// How a struct is validated: one without rules has no violations.
#[doc(hidden)]
#[macro_export]
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
#[doc(hidden)]
#[macro_export]
macro_rules! checked {
    ($(read_only)? [] $($field:tt)*) => {};
    (read_only [$check:expr] $report:expr, $key:literal, $value:expr) => {{
        use runtime::*;
        $report.read_only($key, $value, &$check);
    }};
    (required_in_requests [$($check:expr)?] $report:expr, $key:literal, $value:expr) => {{
        $report.required_in_requests($key, $value);
        runtime::checked! { [$($check)?] $report, $key, $value }
    }};
    ([$check:expr] $report:expr, $key:literal, $value:expr) => {{
        use runtime::*;
        $report.field($key, $value, &$check);
    }};
}

/// Rejects unknown fields if the schema does not allow them.
#[doc(hidden)]
#[macro_export]
macro_rules! closed {
    ([closed] $rest:expr, [$($constant:literal),*], $report:ident) => {
        runtime::Rest::forbid($rest, &[$($constant),*], $report);
    };
    ([] $($rest:tt)*) => {};
}
