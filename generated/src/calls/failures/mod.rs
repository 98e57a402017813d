//! Error responses of operations, one enum for all operations that declare the same.

mod failure422_http_validation_error_or429_rate_limit_exceeded;
mod failure429_rate_limit_exceeded;

pub use failure422_http_validation_error_or429_rate_limit_exceeded::Failure422HttpValidationErrorOr429RateLimitExceeded;
pub use failure429_rate_limit_exceeded::Failure429RateLimitExceeded;

use super::{runtime, types};
