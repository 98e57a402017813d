//! How a struct is created and written: the macro `members!`, a part of `object!`.
//!
//! In: the struct's name and its properties, each with its mode; a required field has none. Out: `new`, `Default` if no field is
//! required, and the impl of `Members`.

/// Writes `new`, and passes the properties of a struct to a visitor.
macro_rules! members {
    (
        $name:ident
        tag [$($tag:literal = $tag_value:literal $(optional $($tag_optional:literal)?)?)?]
        constants [$($constant:literal = $constant_value:literal $(optional $($constant_optional:literal)?)?),*]
        $(
            $([] $required_ty:ty => $required:ident $required_key:literal)?
            $(
                [
                    $mode:ident
                    $(nullable $($null:lifetime)?)?
                    $(read_only $($read_only:lifetime)?)?
                    $(required_in_requests $($sent:lifetime)?)?
                ] $ty:ty => $field:ident $key:literal $(= $value:expr)?
            )?
            ,
        )*
        rest $rest:ident
    ) => {
        impl $name {
            /// Creates a value with all required fields. The others are absent or have their defaults.
            #[must_use]
            #[inline]
            pub fn new($(
                $($required: impl runtime::IntoField<$required_ty>,)?
                $($($($sent)? $field: impl runtime::IntoField<$ty>,)?)?
            )*) -> Self {
                Self {
                    $(
                        $($required: runtime::IntoField::into_field($required),)?
                        $($field: runtime::absent!($mode $($value)? $($($sent)? from $field)?),)?
                    )*
                    $rest: Default::default(),
                    __explicit: runtime::Explicit::NONE,
                    $($($($tag_optional)? __omits_owned: false,)?)?
                    $($($($constant_optional)? __omits_owned: false,)?)*
                }
            }
        }

        runtime::default! { $name [$($($required)? $($($($sent)? $field)?)?)*] }

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
                    $(visitor.required($required_key, stringify!($required), &self.$required);)?
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
    };
}

/// `Default` of a struct without required fields.
macro_rules! default {
    ($name:ident []) => {
        impl Default for $name {
            #[inline]
            fn default() -> Self {
                Self::new()
            }
        }
    };
    ($name:ident [$($required:ident)+]) => {};
}

/// The initial value of a field, by its mode.
macro_rules! absent {
    (optional) => {
        None
    };
    (patch) => {
        runtime::Patch::Absent
    };
    (default $value:expr) => {
        $value
    };
    (optional from $field:ident) => {
        runtime::IntoField::into_field($field)
    };
    (patch from $field:ident) => {
        runtime::IntoField::into_field($field)
    };
    ($word:ident $($rest:tt)*) => {
        runtime::word! { @unknown json $word }
    };
}

pub(crate) use {absent, default, members};
