//! How a parameter is serialized: `OpenAPI`'s `style`, `explode` and `allowReserved` as one value.
//! In: nothing. Out: [`Style`], which `param` carries out. It must not know where the parameter goes.

/// How a parameter's value is serialized in a path, a query, a header or a cookie.
///
/// The constants are `OpenAPI`'s defaults for each style; the methods change one thing about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    pub(super) shape: Shape,
    pub(super) explode: bool,
    pub(super) reserved: bool,
    pub(super) optional: bool,
    pub(super) whole: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Simple,
    Label,
    Matrix,
    Form,
    Space,
    Pipe,
    Deep,
    Json,
    Cookie,
}

impl Style {
    /// `3,4,5`: paths and headers.
    pub const SIMPLE: Self = Self::of(Shape::Simple, false);
    /// `.3,4,5`: paths.
    pub const LABEL: Self = Self::of(Shape::Label, false);
    /// `;id=3,4,5`: paths.
    pub const MATRIX: Self = Self::of(Shape::Matrix, false);
    /// `id=3&id=4&id=5`: queries, cookies and form bodies.
    pub const FORM: Self = Self::of(Shape::Form, true);
    /// `id=3%204%205`: queries.
    pub const SPACE_DELIMITED: Self = Self::of(Shape::Space, false);
    /// `id=3%7C4%7C5`: queries.
    pub const PIPE_DELIMITED: Self = Self::of(Shape::Pipe, false);
    /// `id[role]=admin`: queries.
    pub const DEEP_OBJECT: Self = Self::of(Shape::Deep, true);
    /// The value as JSON text, for a parameter that is declared by `content`.
    pub const JSON: Self = Self::of(Shape::Json, false);

    /// `id=3; id=4; id=5`: cookies. Nothing is encoded.
    pub const COOKIE: Self = Self::of(Shape::Cookie, true);

    const fn of(shape: Shape, explode: bool) -> Self {
        Self {
            shape,
            explode,
            reserved: false,
            optional: false,
            whole: false,
        }
    }

    /// `explode`: whether every item and every property is on its own, or all are joined into one value.
    #[must_use]
    pub const fn explode(self, explode: bool) -> Self {
        Self { explode, ..self }
    }

    /// `allowReserved: true`: RFC 3986's reserved characters are sent as they are in a query,
    /// save those that would end the value there (`&`, `+`, `#`, `[`, `]`) and `'`, which a URL's query always encodes. What is
    /// percent-encoded already stays as it is.
    #[must_use]
    pub const fn allow_reserved(self) -> Self {
        Self {
            reserved: true,
            ..self
        }
    }

    /// `in: querystring`: the value is the whole query, in which its name is not.
    #[must_use]
    pub const fn whole(self) -> Self {
        Self {
            whole: true,
            ..self
        }
    }

    /// `required: false`: null, an empty array and an empty object are not sent. Of a required parameter they are sent as an empty
    /// value, such as `id=`, if the style can express it.
    #[must_use]
    pub const fn optional(self) -> Self {
        Self {
            optional: true,
            ..self
        }
    }
}

macro_rules! words {
    ($($word:ident $constant:ident)*) => {
        /// The same styles by their names in a document, as the rows of `call!` have them.
        impl Style {
            $(
                #[doc = concat!("[`", stringify!($constant), "`](Self::", stringify!($constant), "), in place of what it was.")]
                #[must_use]
                pub const fn $word(self) -> Self {
                    Self {
                        reserved: self.reserved,
                        optional: self.optional,
                        whole: self.whole,
                        ..Self::$constant
                    }
                }
            )*
        }
    };
}

words! {
    simple SIMPLE
    label LABEL
    matrix MATRIX
    form FORM
    space_delimited SPACE_DELIMITED
    pipe_delimited PIPE_DELIMITED
    deep_object DEEP_OBJECT
    json JSON
    cookie COOKIE
}
