//! The errors of the runtime's macros for an item that they cannot read. They are unused if there are no errors.

/// Reports each word in the item's attributes that the macro `$macro` does not know.
macro_rules! unknown_word {
    (
        $macro:ident
        $(#[$($attribute:tt)*])*
        pub struct $name:ident {
            $($(#[$($inner:tt)*])* $vis:vis $field:ident: $ty:ty),* $(,)?
        }
    ) => {
        $(runtime::word! { $($attribute)* })*
        $($(runtime::word! { $($inner)* })*)*
        runtime::unknown_word! { $macro }
    };
    (
        $macro:ident
        $(#[$($attribute:tt)*])*
        pub enum $name:ident {
            $($(#[$($inner:tt)*])* $variant:ident $(($($payload:tt)*))?),* $(,)?
        }
    ) => {
        $(runtime::word! { $($attribute)* })*
        $($(runtime::word! { $($inner)* })*)*
        runtime::unknown_word! { $macro }
    };
    ($macro:ident $($item:tt)*) => {
        compile_error!(concat!(
            "`", stringify!($macro), "!` cannot read this item: `runtime::macros` lists the words of its attributes, in their order"
        ));
    };
}

/// Nothing for an attribute whose words are all known; an error for each other word.
macro_rules! word {
    (@object tag) => {};
    (@object tag_optional) => {};
    (@object constant) => {};
    (@object constant_optional) => {};
    (@object closed) => {};
    (@json flatten) => {};
    (@json optional) => {};
    (@json patch) => {};
    (@json default) => {};
    (@json nullable) => {};
    (@json read_only) => {};
    (@json required_in_requests) => {};
    (@json accessor) => {};
    (@json from) => {};
    (@json from_text) => {};
    (@union tag) => {};
    (@union kind) => {};
    (@union without_tag) => {};
    (@union default) => {};
    (@union json_type) => {};
    (@union untagged) => {};
    (@union open) => {};
    (@call output) => {};
    (@call failure) => {};
    (@status body) => {};
    (@query style) => {};
    (@query explode) => {};
    (@query allow_reserved) => {};
    (@query whole) => {};
    (@header $word:ident) => {
        runtime::word! { @query $word }
    };
    (@cookie $word:ident) => {
        runtime::word! { @query $word }
    };
    (@$attribute:ident $word:ident) => {
        runtime::word! { @unknown $attribute $word }
    };
    (@unknown $attribute:ident $word:ident) => {
        compile_error!(concat!(
            "`", stringify!($word), "` is not a word of `#[", stringify!($attribute), "(…)]`: `runtime::macros` lists them"
        ))
    };
    (json (flatten)) => {};
    (json ($first:tt $(| $other:tt)* $(, $word:ident $(= $value:expr)?)* $(,)?)) => {
        $(runtime::word! { @json $word })*
    };
    (status ($status:pat $(, $word:ident $(= $value:ident)?)* $(,)?)) => {
        $(runtime::word! { @status $word })*
    };
    (query ($name:literal $(, $word:ident $(= $value:tt)?)* $(,)?)) => {
        $(runtime::word! { @query $word })*
    };
    (header ($name:literal $(, $word:ident $(= $value:tt)?)* $(,)?)) => {
        $(runtime::word! { @header $word })*
    };
    (cookie ($name:literal $(, $word:ident $(= $value:tt)?)* $(,)?)) => {
        $(runtime::word! { @cookie $word })*
    };
    (call ($($word:ident $(= $value:ty)?),* $(,)?)) => {
        $(runtime::word! { @call $word })*
    };
    (object ($($word:ident $(= $value:tt)?),* $(,)?)) => {
        $(runtime::word! { @object $word })*
    };
    (union ($($word:ident $(= $value:tt)?),* $(,)?)) => {
        $(runtime::word! { @union $word })*
    };
    (event ($name:literal $(, $shape:tt)*)) => {};
    (doc $($known:tt)*) => {};
    (deprecated $($known:tt)*) => {};
    (attributes $($known:tt)*) => {};
    (check $($known:tt)*) => {};
    (shared $($known:tt)*) => {};
    (integer $($known:tt)*) => {};
    (body $($known:tt)*) => {};
    (json $($known:tt)*) => {};
    (status $($known:tt)*) => {};
    (query $($known:tt)*) => {};
    (header $($known:tt)*) => {};
    (cookie $($known:tt)*) => {};
    (call $($known:tt)*) => {};
    (object $($known:tt)*) => {};
    (union $($known:tt)*) => {};
    ($attribute:ident $($words:tt)*) => {
        compile_error!(concat!(
            "`#[", stringify!($attribute), "]` is not an attribute of the runtime's macros: `runtime::macros` lists them"
        ));
    };
}

pub(crate) use {unknown_word, word};
