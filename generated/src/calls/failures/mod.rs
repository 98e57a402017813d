//! Error responses of operations, one enum for all operations that declare the same.

mod rate_limit_error;
mod validation_or_rate_limit_error;

pub use rate_limit_error::RateLimitError;
pub use validation_or_rate_limit_error::ValidationOrRateLimitError;

use super::{runtime, types};
