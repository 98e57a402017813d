//! Responses of several media types: the macro `contents!` writes their enum. In: an enum whose attributes list the media types of each
//! variant. Out: the enum, how it is read from a response, and the methods of the request builder that ask for one variant or for any.

/// Writes the enum of the contents that a response may have, and the methods of its request builder.
///
/// `#[contents(of = T, failure = F, accept = "a/b, c/d", json = Some(0))]` names the request builder, its error responses, the `Accept` that
/// asks for any content, and the row that reads responses of undeclared media types. A row is `#[media(0, types = "a/b" | "c/d", body = json)]`:
/// its index, its media types and how it is read, as `json`, `text` or `bytes`. Then `send = send_csv` and
/// `download = download_csv(runtime::ByteStream)` are the methods that ask for it.
macro_rules! contents {
    (
        $(#[doc = $enum_doc:literal])*
        #[contents(of = $call:ident, failure = $failure:ty, accept = $accept:literal, json = $json:expr)]
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[media(
                    $index:literal, types = $($media:literal)|+, body = $reader:ident
                    $(, send = $send:ident)? $(, download = $download:ident($bytes:ty))? $(,)?
                )]
                $variant:ident ($ty:ty $(,)?)
            ),* $(,)?
        }
    ) => {
        $(#[doc = $enum_doc])*
        #[cfg_attr(clippy, allow(clippy::large_enum_variant))]
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

            #[inline]
            fn read(response: &runtime::RawResponse) -> Result<Self, runtime::BodyError> {
                let head = response.head();
                match <Self as runtime::Contents>::select(head) {
                    $(Some($index) => <runtime::content_of!($ty as $reader) as runtime::Output>::read(response).map(Self::$variant),)*
                    _ => Err(<Self as runtime::Contents>::unexpected(head, 0)),
                }
            }
        }

        impl $call {
            $(
                $(
                    #[doc = concat!("Sends the call, and asks only for [`", stringify!($name), "::", stringify!($variant), "`].")]
                    ///
                    /// # Errors
                    ///
                    /// Those of `send`. A response of another media type is [`Error::Unexpected`](runtime::Error::Unexpected).
                    #[inline]
                    pub fn $send(
                        self,
                    ) -> impl ::core::future::Future<Output = Result<runtime::Response<$ty>, runtime::Error<$failure>>> {
                        self.call.send::<runtime::Declared<runtime::content_of!($ty as $reader), $name, $index>, $failure>()
                    }
                )?

                $(
                    #[doc = concat!("Sends the call, and gives the bytes of [`", stringify!($name), "::", stringify!($variant), "`] while they arrive.")]
                    ///
                    /// Retries and the time of the call end with the head; then
                    /// [`ClientBuilder::idle_timeout`](runtime::ClientBuilder::idle_timeout) counts.
                    ///
                    /// # Errors
                    ///
                    /// Those of `send`. A response of another media type is [`Error::Unexpected`](runtime::Error::Unexpected).
                    #[inline]
                    pub fn $download(
                        self,
                    ) -> impl ::core::future::Future<Output = Result<runtime::Response<$bytes>, runtime::Error<$failure>>> {
                        self.call.send::<runtime::Declared<$bytes, $name, $index>, $failure>()
                    }
                )?
            )*

            /// Sends the call, and asks for any of the declared media types.
            ///
            /// # Errors
            ///
            /// Those of `send`.
            #[inline]
            pub fn send_any(
                self,
            ) -> impl ::core::future::Future<Output = Result<runtime::Response<$name>, runtime::Error<$failure>>> {
                self.call.send::<$name, $failure>()
            }
        }
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { contents $($item)* }
    };
}

/// The output that reads a content.
macro_rules! content_of {
    ($ty:ty as json) => { runtime::Json<$ty> };
    ($ty:ty as $reader:ident) => { runtime::output_of!($ty as $reader) };
}

pub(crate) use {contents, content_of};
