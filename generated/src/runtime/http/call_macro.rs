//! What may be set on a prepared call: the macro `call!` names the type that an operation's method gives back. In: rows
//! whose attributes say where each parameter goes. Out: the name, and a setter a row. It must not know the operation's method, path or
//! arguments: they are in the [`Call`](super::Call).

/// Names the type of a prepared call, a [`Prepared`](super::Prepared), and writes its setters. A module has one such call.
///
/// The struct's line says what is read: `output T` is JSON; `output () as empty`, `output String as text`,
/// `output Bytes as bytes` are what they say, and `output T as own` is a `T` that reads itself.
///
/// | a row is | it is sent |
/// |---|---|
/// | `#[query("name", form)]` | in the query |
/// | `#[header("name")]` | as a header |
/// | `#[cookie("name")]` | as a cookie |
/// | `#[body(json)]` | as the body, as JSON; also `json_unchecked` |
/// | `#[body(encoded, runtime::Form(&[]))]` | as the body, as that encoder writes it; also `encoded_unchecked` |
///
/// A style is a word such as `form`, `simple`, `space_delimited`, `pipe_delimited`, `deep_object` or `json`,
/// and then any of `joined`, `exploded`, `reserved`.
macro_rules! call {
    (
        $(#[doc = $call_doc:literal])*
        #[call(output $output:ty $(as $reader:ident)?, failure $failure:ty)]
        pub struct $name:ident {
            $(
                $(#[doc = $doc:literal])*
                $(#[deprecated $($deprecated:tt)*])?
                $(
                    #[query($query:literal, $($query_style:ident)+)]
                    $(#[check($query_check:expr)])?
                    $query_field:ident
                )?
                $(
                    #[header($header:literal $(, $($header_style:ident)+)?)]
                    $(#[check($header_check:expr)])?
                    $header_field:ident
                )?
                $(
                    #[cookie($cookie:literal $(, $($cookie_style:ident)+)?)]
                    $(#[check($cookie_check:expr)])?
                    $cookie_field:ident
                )?
                $(
                    #[body($body:ident $(, $encoder:expr)?)]
                    $(#[check($body_check:expr)])?
                    $body_field:ident
                )?
                : $ty:ty
            ),* $(,)?
        }
    ) => {
        $(#[doc = $call_doc])*
        pub type $name = runtime::Prepared<runtime::output_of!($output $(as $reader)?), $failure, __Setters>;

        /// Tells the call from all others.
        #[doc(hidden)]
        pub enum __Setters {}

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
                        self.call = self.call.query($query, runtime::Style::FORM $(.$query_style())+.optional(), &value);
                        $(self.call = { use runtime::*; self.call.check("query", $query, &value, &$query_check) };)?
                    )?
                    $(
                        self.call = self.call.header($header, runtime::Style::SIMPLE $($(.$header_style())+)?.optional(), &value);
                        $(self.call = { use runtime::*; self.call.check("header", $header, &value, &$header_check) };)?
                    )?
                    $(
                        self.call = self.call.cookie($cookie, runtime::Style::FORM $($(.$cookie_style())+)?.optional(), &value);
                        $(self.call = { use runtime::*; self.call.check("cookie", $cookie, &value, &$cookie_check) };)?
                    )?
                    $(
                        self.call = match &value {
                            Some(value) => self.call.$body(value $(, &$encoder)?),
                            None => self.call.body(runtime::Body::default()),
                        };
                        $(self.call = { use runtime::*; self.call.check_body(&value, &$body_check) };)?
                    )?
                    self
                }
            )*
        }
    };
}

pub(crate) use call;
