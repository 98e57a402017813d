//! The documentation of a field, variant or parameter that the document does not describe.

/// The last line of the documentation given: a phrase around the name in the document, where there is no other.
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

/// The same for a branch of a union that is decided by a tag.
macro_rules! tagged_docs {
    ($tag:literal $name:literal $(| $other:literal)*;) => {
        concat!("An object whose `", $tag, "` is `", $name, $("` or `", $other,)* "`.")
    };
    ($tag:literal $($name:literal)|*; $($doc:literal)+) => {
        ""
    };
}

/// The documentation of the variant for what an open union does not know.
macro_rules! unknown_docs {
    ("") => {
        "An object whose only property this crate does not know."
    };
    ($open:literal) => {
        concat!("An object whose `", $open, "` this crate does not know.")
    };
}

pub(crate) use docs;
pub(crate) use tagged_docs;
pub(crate) use unknown_docs;
