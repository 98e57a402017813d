//! Declared failures: the macro `failure!` writes their enum. In: an enum whose attributes say which
//! statuses select a variant. Out: the enum, and how it is read from an answer. It must not know operations.

/// Writes the enum of what operations may answer instead of success.
///
/// A status is a pattern, `422`, `500..=599` or `_`, and the first that matches is taken. A variant's value
/// is read as JSON, unless the status is followed by `text` or `bytes`; without one the body is ignored.
///
/// Where a status has several media types, `422 if (runtime::MediaTypes(&["text/plain"]))` is skipped by a response of another one, and with
/// `in` in place of `if` such a response is an error.
macro_rules! failure {
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
                        return Some(runtime::read_failure!(response, Self::$variant, [$($ty)?] [$($reader)?] $(in $only)?));
                    }
                )*
                None
            }
        }
    };
}

/// One branch of `failure!` or `answers!`.
macro_rules! read_failure {
    ($response:ident, $variant:path, $ty:tt $reader:tt in $only:expr) => {
        $only
            .expect($response)
            .and_then(|()| runtime::read_failure!($response, $variant, $ty $reader))
    };
    ($response:ident, $variant:path, [] []) => {
        Ok($variant)
    };
    ($response:ident, $variant:path, [$ty:ty] [$($reader:ident)?]) => {
        <runtime::output_of!($ty $(as $reader)?) as runtime::Output>::read($response).map($variant)
    };
}

pub(crate) use failure;
pub(crate) use read_failure;
