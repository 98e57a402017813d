//! How a struct is read: the macro `read_members!`, a part of `object!`.
//!
//! In: the struct's properties, each with its mode, and the source of its fields. Out: the body of the function that reads them.
//! Only this module implements what a mode means for reading.

/// Reads the properties of a struct.
///
/// If all fields are `optional`, an empty struct is created and filled in: this is the cheapest to compile, and most structs are
/// so. Otherwise each field has a variable of its own until all are read.
// After a colon, clippy would check the type's complexity if the document nests maps; within angle brackets it does not.
// Modes are matched one by one instead of naming functions: a call of a generic function costs rustc far more than an expression.
macro_rules! read_members {
    (
        from $fields:ident
        owned [$($owned:literal: $owner:expr $(, $another_owned:literal: $another_owner:expr)* $(,)?)?]
        sent []
        omits_owned [$($omits_owned:ident)?]
        $(
            $([optional] $optional_ty:ty => $optional_field:ident $optional:literal)?
            $([optional nullable $($null:lifetime)?] $nullable_ty:ty => $nullable_field:ident $nullable:literal)?
            ,
        )*
        rest $rest:ident: $rest_ty:ty
    ) => {
        let mut read = Self::new();
        #[cfg(any($($(all(), $($null)?)?)*))]
        let explicit = read.__explicit.shared();
        let is_read = $fields$(.owning(&mut [$owner $(, $another_owner)*]))?.read(
            &[
                $($owned, $($another_owned,)*)? $($($optional)? $($nullable)?,)*
                $($owned, $($another_owned,)*)? $($($optional)? $($nullable)?,)*
            ],
            &mut [$(
                $(&mut read.$optional_field)?
                $(&mut runtime::Nullable {
                    field: &mut read.$nullable_field,
                    seen: false,
                    explicit,
                    bit: __Explicit::$nullable_field as usize,
                })?
            ),*],
            &mut read.$rest,
        );
        $(read.$omits_owned = $fields.omits_owned();)?
        is_read.then_some(read)
    };
    (
        from $fields:ident
        owned [$($owned:literal: $owner:expr $(, $another_owned:literal: $another_owner:expr)* $(,)?)?]
        sent [$($sent:ident)*]
        omits_owned [$($omits_owned:ident)?]
        $(
            $([] $required_ty:ty => $required_field:ident $required:literal)?
            $([optional] $optional_ty:ty => $optional_field:ident $optional:literal)?
            $([optional nullable $($null:lifetime)?] $nullable_ty:ty => $nullable_field:ident $nullable:literal)?
            $([patch] $patch_ty:ty => $patch_field:ident $patch:literal)?
            $([default $($is_default:lifetime)?] $default_ty:ty => $default_field:ident $default:literal = $value:expr)?
            ,
        )*
        rest $rest:ident: $rest_ty:ty
    ) => {
        $(
            $(let mut $required_field = runtime::Required::<$required_ty>(None);)?
            $(let mut $optional_field = <$optional_ty>::None;)?
            $(let mut $nullable_field = None::<$nullable_ty>;)?
            $(let mut $patch_field = None::<$patch_ty>;)?
            $(let mut $default_field = None::<$default_ty>;)?
        )*
        let mut rest = <$rest_ty>::default();
        if !$fields$(.owning(&mut [$owner $(, $another_owner)*]))?.read(
            &[
                $($owned, $($another_owned,)*)? $($($required)? $($optional)? $($nullable)? $($patch)? $($default)?,)*
                $($owned, $($another_owned,)*)? $($($required)? $($optional)? $($nullable)? $($patch)? $($default)?,)*
            ],
            &mut [$(
                &mut $($required_field)? $($optional_field)? $($nullable_field)? $($patch_field)? $($default_field)?
            ),*],
            &mut rest,
        ) {
            return None;
        }
        #[cfg(any($($(all(), $($null)?)? $(all(), $($is_default)?)?)*))]
        let mut explicit = runtime::Explicit::NONE;
        $(
            $(
                if let Some(None) = $nullable_field {
                    explicit.insert(__Explicit::$nullable_field as usize);
                }
            )?
            $(
                if $default_field.is_some() {
                    explicit.insert(__Explicit::$default_field as usize);
                }
            )?
        )*
        Some(Self {
            #[cfg(any($($(all(), $($null)?)? $(all(), $($is_default)?)?)*))]
            __explicit: explicit,
            $($omits_owned: $fields.omits_owned(),)?
            $(
                $($required_field: $required_field.taken(),)?
                $($optional_field,)?
                $($nullable_field: $nullable_field.flatten(),)?
                $($patch_field: $patch_field.unwrap_or(runtime::Patch::Absent),)?
                $($default_field: $default_field.unwrap_or_else(|| $value),)?
            )*
            $rest: rest,
        })
    };    // A word that is not known: `absent!` reports it.
    ($($fields:tt)*) => {
        None
    };
}

/// What a field that nobody gave a value is, by its mode.
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
    ($word:ident $($rest:tt)*) => {
        runtime::word! { @unknown json $word }
    };
}

pub(crate) use {absent, read_members};
