//! Prepared calls: the macro `call!` writes the type that an operation's method gives back. In: a struct
//! whose attributes say where each parameter goes. Out: the struct, a setter a row, and what every call can
//! do. It must not know the operation's method, path or arguments: they are in the [`Call`](super::Call).

/// Writes the type of a prepared call.
///
/// The struct's line says what is read: `output T` is JSON; `output () as empty`, `output String as text`,
/// `output Bytes as bytes` are what they say, and `output T as own` is a `T` that reads itself.
///
/// | a row is | it is sent |
/// |---|---|
/// | `#[query("name", form)]` | in the query |
/// | `#[header("name")]` | as a header; until it is set, as the client was told |
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
                    $body_field:ident
                )?
                : $ty:ty
            ),* $(,)?
        }
    ) => {
        $(#[doc = $call_doc])*
        #[derive(Clone, Debug)]
        #[must_use = "a call does nothing until it is sent"]
        pub struct $name {
            call: runtime::Call,
        }

        impl From<runtime::Call> for $name {
            fn from(call: runtime::Call) -> Self {
                $($(let call = call.inherit_header($header);)?)*
                Self { call }
            }
        }

        // A document that says 3.14 does not mean π.
        #[allow(clippy::approx_constant, clippy::should_implement_trait)]
        impl $name {
            $(
                #[doc = runtime::docs!($($query)? $($header)? $($cookie)?; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                pub fn $($query_field)? $($header_field)? $($cookie_field)? $($body_field)?(
                    self,
                    value: impl runtime::IntoField<Option<$ty>>,
                ) -> Self {
                    let value: Option<$ty> = value.into_field();
                    let call = self.call;
                    $(
                        let call = call.query($query, runtime::Style::FORM $(.$query_style())+, &value);
                        $(let call = { use runtime::*; call.check("query", $query, &value, &$query_check) };)?
                    )?
                    $(
                        let call = call.header($header, runtime::Style::SIMPLE $($(.$header_style())+)?, &value);
                        $(let call = { use runtime::*; call.check("header", $header, &value, &$header_check) };)?
                    )?
                    $(
                        let call = call.cookie($cookie, runtime::Style::FORM $($(.$cookie_style())+)?, &value);
                        $(let call = { use runtime::*; call.check("cookie", $cookie, &value, &$cookie_check) };)?
                    )?
                    $(
                        let call = match &value {
                            Some(value) => call.$body(value $(, &$encoder)?),
                            None => call.body(runtime::Body::Empty),
                        };
                    )?
                    Self { call }
                }
            )*

            runtime::call_options!(runtime::RetryPolicy);

            /// Whether parameters and body are checked against the document before anything is sent.
            pub fn validate(mut self, validate: bool) -> Self {
                self.call = self.call.validate(validate);
                self
            }

            /// Sends the call. Dropping the future at any time leaves nothing broken.
            ///
            /// # Errors
            ///
            /// See [`Error`](runtime::Error): nothing was sent, no answer came, or it is no success, or not as
            /// the document declares it.
            pub fn send(
                self,
            ) -> impl ::std::future::Future<Output = Result<runtime::Response<$output>, runtime::Error<$failure>>> {
                self.call.send::<runtime::output_of!($output $(as $reader)?), $failure>()
            }
        }
    };
}

pub(crate) use call;
