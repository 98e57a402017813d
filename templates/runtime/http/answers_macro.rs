//! Several successes: the macro `answers!` writes their enum. In: an enum whose attributes say which
//! statuses select a variant. Out: the enum, and how it is read from an answer. It must not know operations.

/// Writes the enum of what an operation brings, where that depends on the status.
///
/// It says what `failure!` says. A status that is not among them is `Unknown`, with the body as it came.
macro_rules! answers {
    (
        $(#[doc = $enum_doc:literal])*
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[status($status:pat $(if ($media:expr))? $(in ($only:expr))? $(, $reader:ident)?)]
                $variant:ident $(($ty:ty $(,)?))?
            ),* $(,)?
        }
    ) => {
        $(#[doc = $enum_doc])*
        // It is taken apart where it arrives.
        #[allow(clippy::large_enum_variant)]
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[doc = $doc])*
                $variant $(($ty))?,
            )*
            /// Any other success, with its body as it came.
            Unknown(::bytes::Bytes),
        }

        impl runtime::Output for $name {
            type Value = Self;

            const ACCEPT: &'static str = "application/json";

            #[inline]
            fn read(response: &runtime::RawResponse) -> Result<Self, runtime::BodyError> {
                match response.status().as_u16() {
                    $($status $(if $media.include(response))? => runtime::read_failure!(response, Self::$variant, [$($ty)?] [$($reader)?] $(in $only)?),)*
                    _ => <runtime::RawBytes as runtime::Output>::read(response).map(Self::Unknown),
                }
            }
        }
    };
}

pub(crate) use answers;
