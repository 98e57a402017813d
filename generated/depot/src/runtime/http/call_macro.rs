//! What may be set on a prepared call: the macro `call!` names the type that an operation's method gives back. In: rows
//! whose attributes name where each parameter is sent. Out: the name, and a setter a row. It must not know the operation's method, path or
//! arguments: they are in the [`Call`](super::Call).

/// Names the type of a prepared call, a [`Prepared`](super::Prepared), and writes its setters. A module has one such call.
/// [`macros`](super::super::macros) describes its attributes.
macro_rules! call {
    (
        $(#[doc = $call_doc:literal])*
        #[call(output = $output:ty, failure = $failure:ty)]
        pub struct $name:ident {
            $(
                $(#[doc = $doc:literal])*
                $(#[deprecated $($deprecated:tt)*])?
                $(
                    #[query(
                        $query:literal $(, style = $query_style:ident)? $(, explode = $query_explode:literal)?
                        $(, allow_reserved $($query_reserved:lifetime)?)? $(, whole $($query_whole:lifetime)?)? $(,)?
                    )]
                    $(#[check($($query_rule:ident $(= $query_limit:expr)?),+)])?
                    $query_field:ident
                )?
                $(
                    #[header(
                        $header:literal $(, style = $header_style:ident)? $(, explode = $header_explode:literal)?
                        $(, allow_reserved $($header_reserved:lifetime)?)? $(,)?
                    )]
                    $(#[check($($header_rule:ident $(= $header_limit:expr)?),+)])?
                    $header_field:ident
                )?
                $(
                    #[cookie(
                        $cookie:literal $(, style = $cookie_style:ident)? $(, explode = $cookie_explode:literal)?
                        $(, allow_reserved $($cookie_reserved:lifetime)?)? $(,)?
                    )]
                    $(#[check($($cookie_rule:ident $(= $cookie_limit:expr)?),+)])?
                    $cookie_field:ident
                )?
                $(
                    #[body($body:ident $(= $encoder:expr)?)]
                    $(#[check($($body_rule:ident $(= $body_limit:expr)?),+)])?
                    $body_field:ident
                )?
                : $ty:ty
            ),* $(,)?
        }
    ) => {
        $(#[doc = $call_doc])*
        pub type $name = runtime::Prepared<$output, $failure, operation::$name>;

        /// The operation, which has setters of its own.
        pub mod operation {
            /// The operation, as the last parameter of [`Prepared`](super::runtime::Prepared).
            pub enum $name {}
        }

        // A document that says 3.14 does not mean π.
        #[cfg_attr(clippy, allow(clippy::approx_constant, clippy::should_implement_trait))]
        impl $name {
            $(
                $(#[doc = $doc])*
                #[doc = runtime::docs!(
                    $("Sets the `" $query "` query parameter.")?
                    $("Sets the `" $header "` header.")?
                    $("Sets the `" $cookie "` cookie.")?;
                    $($doc)*
                )]
                $(#[deprecated $($deprecated)*])?
                #[inline]
                pub fn $($query_field)? $($header_field)? $($cookie_field)? $($body_field)?(
                    mut self,
                    value: impl runtime::IntoField<Option<$ty>>,
                ) -> Self {
                    let value: Option<$ty> = value.into_field();
                    $(
                        let style = runtime::Style::FORM
                            $(.$query_style())? $(.explode($query_explode))? $(.allow_reserved() $($query_reserved)?)?
                            $(.whole() $($query_whole)?)?;
                        self.call = self.call.query($query, style.optional(), &value);
                        $(self.call = { use runtime::*; self.call.check("query", $query, &value, &($($query_rule($($query_limit)?)),+)) };)?
                    )?
                    $(
                        let style = runtime::Style::SIMPLE
                            $(.$header_style())? $(.explode($header_explode))? $(.allow_reserved() $($header_reserved)?)?;
                        self.call = self.call.header($header, style.optional(), &value);
                        $(self.call = { use runtime::*; self.call.check("header", $header, &value, &($($header_rule($($header_limit)?)),+)) };)?
                    )?
                    $(
                        let style = runtime::Style::FORM
                            $(.$cookie_style())? $(.explode($cookie_explode))? $(.allow_reserved() $($cookie_reserved)?)?;
                        self.call = self.call.cookie($cookie, style.optional(), &value);
                        $(self.call = { use runtime::*; self.call.check("cookie", $cookie, &value, &($($cookie_rule($($cookie_limit)?)),+)) };)?
                    )?
                    $(
                        self.call = match &value {
                            Some(value) => self.call.$body(value $(, &$encoder)?),
                            None => self.call.body(runtime::Body::default()),
                        };
                        $(self.call = { use runtime::*; self.call.check_body(&value, &($($body_rule($($body_limit)?)),+)) };)?
                    )?
                    self
                }
            )*
        }
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { call $($item)* }
    };
}

pub(crate) use {call};
