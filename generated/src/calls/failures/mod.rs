//! Error responses of operations. Operations that declare the same error responses share an enum.

mod rate_limit_error;
mod validation_or_rate_limit_error;

pub use rate_limit_error::RateLimitError;
pub use validation_or_rate_limit_error::ValidationOrRateLimitError;

use super::{runtime, types};
