//! Styles in a document's words: what the rows of `call!` say. In: words. Out: a [`Style`](super::Style).

/// A [`Style`](super::Style) in `OpenAPI`'s words: its name, then `exploded`, `joined` or `reserved` as need be. A place in
/// front of it gives the style for when there are no words.
macro_rules! style {
    (header:) => { runtime::Style::SIMPLE };
    (cookie:) => { runtime::Style::FORM };
    ($place:ident: $($word:ident)+) => { runtime::style!($($word)+) };
    (simple $($change:ident)*) => { runtime::Style::SIMPLE $(.$change())* };
    (label $($change:ident)*) => { runtime::Style::LABEL $(.$change())* };
    (matrix $($change:ident)*) => { runtime::Style::MATRIX $(.$change())* };
    (form $($change:ident)*) => { runtime::Style::FORM $(.$change())* };
    (space_delimited $($change:ident)*) => { runtime::Style::SPACE_DELIMITED $(.$change())* };
    (pipe_delimited $($change:ident)*) => { runtime::Style::PIPE_DELIMITED $(.$change())* };
    (deep_object $($change:ident)*) => { runtime::Style::DEEP_OBJECT $(.$change())* };
    (json $($change:ident)*) => { runtime::Style::JSON $(.$change())* };
}

pub(crate) use style;
