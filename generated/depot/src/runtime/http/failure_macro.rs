//! Declared failures: the macro `failure!` writes their enum. In: an enum whose attributes name which
//! statuses select a variant. Out: the enum, and how it is read from a response. It must not know operations.

/// Writes the enum of an operation's error responses. [`macros`](super::super::macros) describes its attributes.
macro_rules! failure {
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
        #[cfg_attr(clippy, allow(clippy::large_enum_variant))]
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[doc = $doc])*
                $variant $(($ty))?,
            )*
        }

        impl runtime::Failure for $name {
            #[inline]
            fn read(response: &runtime::RawResponse) -> Option<Result<Self, runtime::BodyError>> {
                let status = response.status().as_u16();
                $(
                    if matches!(status, $status) $(&& $media.include(response))? {
                        $(if let Err(error) = $only.expect(response) { return Some(Err(error)); })?
                        return Some(runtime::read_failure!(response, Self::$variant, [$($ty)?] [$($reader)?]));
                    }
                )*
                None
            }
        }
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { failure $($item)* }
    };
}

/// One branch of `failure!` or `responses!`.
macro_rules! read_failure {
    ($response:ident, $variant:path, [] []) => {
        Ok($variant)
    };
    ($response:ident, $variant:path, [$ty:ty] [$($reader:ident)?]) => {
        <runtime::output_of!($ty $(as $reader)?) as runtime::Output>::read($response).map($variant)
    };
}

pub(crate) use {failure, read_failure};
