//! Several successes: the macro `responses!` writes their enum. In: an enum whose attributes name which
//! statuses select a variant. Out: the enum, and how it is read from a response. It must not know operations.

/// Writes the enum of an operation's successful responses, where there are several. [`macros`](super::super::macros) describes its
/// attributes.
macro_rules! responses {
    (
        $(#[doc = $enum_doc:literal])*
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[status($status:pat $(if ($media:expr))? $(in ($only:expr))? $(, body = $reader:ident)?)]
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
            Unknown(runtime::Bytes),
        }

        impl runtime::Output for $name {
            type Value = Self;

            const ACCEPT: &'static str = "application/json";

            #[inline]
            fn read(response: &runtime::RawResponse) -> Result<Self, runtime::BodyError> {
                match response.status().as_u16() {
                    $($status $(if $media.include(response))? => {
                        $($only.expect(response)?;)?
                        runtime::read_failure!(response, Self::$variant, [$($ty)?] [$($reader)?])
                    })*
                    _ => <runtime::RawBytes as runtime::Output>::read(response).map(Self::Unknown),
                }
            }
        }
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { responses $($item)* }
    };
}

pub(crate) use {responses};
