//! What is said of a field, variant or parameter of which the document says nothing.

/// The documentation given, or else the name in the document.
macro_rules! docs {
    ($name:literal $(| $other:literal)*;) => {
        concat!("`", $name, $("` or `", $other,)* "` in the document.")
    };
    ($($name:literal)|*; $($doc:literal)+) => {
        concat!($($doc, "\n"),+)
    };
}

pub(crate) use docs;
