//! What asynchronous methods of traits return.

use std::{future::Future, pin::Pin};

/// A boxed future.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
