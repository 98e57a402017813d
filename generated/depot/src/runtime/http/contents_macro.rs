//! Responses of several media types: the macro `contents!` writes their enum. In: an enum whose attributes say which media types select a
//! variant. Out: the enum, how it is read from a response, and the methods of the request builder that ask for one variant or for any.

/// Writes the enum of the contents that a response may have, and the methods of its request builder.
///
/// `#[contents(of = T, failure = F, accept = "a/b, c/d", json = Some(0))]` names the request builder, its error responses, the `Accept` that
/// asks for any content, and the row that reads responses of undeclared media types. `#[media(0, body = json, types = "a/b" | "c/d")]` is a row's
/// index, its decoder (`json`, `text` or `bytes`), and its media types. `#[send = send_csv]` is the method that asks for it.
macro_rules! contents {
    (
        $(#[doc = $enum_doc:literal])*
        #[contents(of = $call:ident, failure = $failure:ty, accept = $accept:literal, json = $json:expr)]
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[media($index:literal, body = $reader:ident, types = $($media:literal)|+)]
                $(#[send = $method:ident])?
                $variant:ident ($ty:ty $(,)?)
            ),* $(,)?
        }
    ) => {
        $(#[doc = $enum_doc])*
        #[allow(clippy::large_enum_variant)]
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[doc = $doc])*
                $variant($ty),
            )*
        }

        impl runtime::Contents for $name {
            const DECLARED: &'static [&'static [&'static str]] = &[$(&[$($media),+]),*];
            const JSON: Option<usize> = $json;
        }

        impl runtime::Output for $name {
            type Value = Self;

            const ACCEPT: &'static str = $accept;

            fn read(response: &runtime::RawResponse) -> Result<Self, runtime::BodyError> {
                let head = response.head();
                match <Self as runtime::Contents>::select(head) {
                    $(Some($index) => runtime::read_failure!(response, Self::$variant, [$ty] [$reader]),)*
                    _ => Err(<Self as runtime::Contents>::undeclared(head, 0)),
                }
            }
        }

        impl $call {
            $($(
                #[doc = concat!("Sends the call, and asks only for [`", stringify!($name), "::", stringify!($variant), "`].")]
                ///
                /// # Errors
                ///
                /// As those of `send`. A response of another media type is [`runtime::Error::Unexpected`].
                pub fn $method(
                    self,
                ) -> impl Future<Output = Result<runtime::Response<$ty>, runtime::Error<$failure>>> {
                    self.call.send::<runtime::Declared<runtime::output_of!($ty as $reader), $name, $index>, $failure>()
                }
            )?)*

            /// Sends the call, and asks for any of the declared media types.
            ///
            /// # Errors
            ///
            /// As those of `send`.
            pub fn send_any(
                self,
            ) -> impl Future<Output = Result<runtime::Response<$name>, runtime::Error<$failure>>> {
                self.call.send::<$name, $failure>()
            }
        }
    };
}

pub(crate) use contents;
