//! Which [`Output`](super::Output) reads a type: what `call!` and `failure!` have in common.

/// The output that reads a type, as JSON unless another one is declared.
#[doc(hidden)]
#[macro_export]
macro_rules! output_of {
    ($ty:ty) => { runtime::Json<$ty> };
    ($ty:ty as empty) => { runtime::NoContent };
    ($ty:ty as text) => { $ty };
    ($ty:ty as bytes) => { runtime::RawBytes };
    ($ty:ty as own) => { $ty };
}
