//! The documentation of a field, variant or parameter that the document does not describe.

/// The last line of the documentation: a phrase with the name in the document, if the document has no description.
#[doc(hidden)]
#[macro_export]
macro_rules! docs {
    ($before:literal $name:literal $(| $other:literal)* $after:literal;) => {
        concat!($before, $name, $("` or `", $other,)* $after)
    };
    ($before:literal $name:literal $(| $other:literal)* $after:literal; $($doc:literal)+) => {
        ""
    };
    (; $($doc:literal)*) => {
        ""
    };
}

/// The same for a variant of a union with a tag.
#[doc(hidden)]
#[macro_export]
macro_rules! tagged_docs {
    ($tag:literal $name:literal $(| $other:literal)*;) => {
        concat!("An object whose `", $tag, "` is `", $name, $("` or `", $other,)* "`.")
    };
    ($tag:literal $($name:literal)|*; $($doc:literal)+) => {
        ""
    };
}
