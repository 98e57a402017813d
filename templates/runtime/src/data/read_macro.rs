//! How a struct is read: the macro `read_members!`, a part of `object!`.
//!
//! In: the struct's properties, each with its mode, and the source of its fields. Out: the body of the function that reads them.
//! Only this module implements what a mode means for reading.

/// Reads the properties of a struct.
///
/// If all fields are `optional`, an empty struct is created and filled in: this is the cheapest to compile, and most structs are
/// so. Otherwise each field has a variable of its own until all are read.
// Within angle brackets clippy does not check the complexity of a type, as it would after a colon if the document nests maps.
// Modes are matched one by one instead of naming functions: a call of a generic function costs rustc far more than an expression.
// `$null` and the like match nothing; they select the code next to them. Each field begins and ends with tokens, its modes begin with
// different ones, and the most frequent mode is the last: where rustc can continue in two ways, it copies all that it has matched.
#[doc(hidden)]
#[macro_export]
macro_rules! read_members {
    (
        from $fields:ident
        how [$($how:tt)*]
        owned [$($owned:literal: $owner:expr $(, $another_owned:literal: $another_owner:expr)* $(,)?)?]
        sent []
        omits_owned [$($omits_owned:ident)?]
        $(
            $key:literal $field:ident: $ty:ty =>
            $(nullable $($null:lifetime)? optional;)?
            $(optional; $($optional:lifetime)?)?
        )*
        rest $rest:ident: $rest_ty:ty
    ) => {
        let mut read = Self::new();
        #[cfg(any($($(all(), $($null)?)?)*))]
        let explicit = read.__explicit.shared();
        let is_read = $fields$(.owning(&mut [$owner $(, $another_owner)*]))?$($how)*.read(
            &[
                $($owned, $($another_owned,)*)? $($key,)*
                $($owned, $($another_owned,)*)? $($key,)*
            ],
            &mut [$(
                $($($optional)? &mut read.$field)?
                $($($null)? &mut runtime::Nullable {
                    field: &mut read.$field,
                    seen: false,
                    explicit,
                    bit: __Explicit::$field as usize,
                })?
            ),*],
            &mut read.$rest,
        );
        $(read.$omits_owned = $fields.omits_owned();)?
        is_read.then_some(read)
    };
    (
        from $fields:ident
        how [$($how:tt)*]
        owned [$($owned:literal: $owner:expr $(, $another_owned:literal: $another_owner:expr)* $(,)?)?]
        sent [$($sent:ident)*]
        omits_owned [$($omits_owned:ident)?]
        $(
            $key:literal $field:ident: $ty:ty =>
            $(patch; $($patch:lifetime)?)?
            $(default = $value:expr; $($default:lifetime)?)?
            $(nullable $($null:lifetime)? optional;)?
            $(; $($required:lifetime)?)?
            $(optional; $($optional:lifetime)?)?
        )*
        rest $rest:ident: $rest_ty:ty
    ) => {
        $(
            $(let mut $field = runtime::Required::<$ty>(None); $($required)?)?
            $(let mut $field = <$ty>::None; $($optional)?)?
            $(let mut $field = None::<$ty>; $($null)?)?
            $(let mut $field = None::<$ty>; $($patch)?)?
            $(let mut $field = None::<$ty>; $($default)?)?
        )*
        let mut rest = <$rest_ty>::default();
        if !$fields$(.owning(&mut [$owner $(, $another_owner)*]))?$($how)*.read(
            &[
                $($owned, $($another_owned,)*)? $($key,)*
                $($owned, $($another_owned,)*)? $($key,)*
            ],
            &mut [$(&mut $field),*],
            &mut rest,
        ) {
            return None;
        }
        #[cfg(any($($(all(), $($null)?)? $(all(), $($default)?)?)*))]
        let mut explicit = runtime::Explicit::NONE;
        $(
            $(
                if let Some(None) = $field {
                    explicit.insert(__Explicit::$field as usize);
                }
                $($null)?
            )?
            $(
                if $field.is_some() {
                    explicit.insert(__Explicit::$field as usize);
                }
                $($default)?
            )?
        )*
        Some(Self {
            #[cfg(any($($(all(), $($null)?)? $(all(), $($default)?)?)*))]
            __explicit: explicit,
            $($omits_owned: $fields.omits_owned(),)?
            $(
                $($field: $field.taken(), $($required)?)?
                $($field, $($optional)?)?
                $($field: $field.flatten(), $($null)?)?
                $($field: $field.unwrap_or(runtime::Patch::Absent), $($patch)?)?
                $($field: $field.unwrap_or_else(|| $value),)?
            )*
            $rest: rest,
        })
    };
    // A word that is not known: `constructor!` reports it.
    ($($fields:tt)*) => {
        None
    };
}
