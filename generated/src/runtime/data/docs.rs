//! What is said of a field, variant or parameter of which the document says nothing.

/// The last line of the documentation given: the name in the document, where there is no other.
macro_rules! docs {
    ($name:literal $(| $other:literal)*;) => {
        concat!("`", $name, $("` or `", $other,)* "` in the document.")
    };
    ($($name:literal)|*; $($doc:literal)+) => {
        ""
    };
}

/// What is said of the variant for what an open union does not know.
macro_rules! unknown_docs {
    ("") => {
        "An object whose one member this crate does not know."
    };
    ($open:literal) => {
        concat!("A value whose `", $open, "` this crate does not know.")
    };
}

pub(crate) use docs;
pub(crate) use unknown_docs;
