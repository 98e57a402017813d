//! Error responses of operations. Operations that declare the same error responses share an enum.

mod download_file_error;
mod get_item_error;
mod item_error;
mod not_found_problem_error;
mod not_found_status_error;
mod problem_or_invalid_problem_error;
mod unauthorized_or_not_found_problem_error;
mod unauthorized_or_rate_limit_problem_error;
mod unauthorized_problem_error;
mod unauthorized_problem_or_validation_invalid_problem_error;

pub use download_file_error::DownloadFileError;
pub use get_item_error::GetItemError;
pub use item_error::ItemError;
pub use not_found_problem_error::NotFoundProblemError;
pub use not_found_status_error::NotFoundStatusError;
pub use problem_or_invalid_problem_error::ProblemOrInvalidProblemError;
pub use unauthorized_or_not_found_problem_error::UnauthorizedOrNotFoundProblemError;
pub use unauthorized_or_rate_limit_problem_error::UnauthorizedOrRateLimitProblemError;
pub use unauthorized_problem_error::UnauthorizedProblemError;
pub use unauthorized_problem_or_validation_invalid_problem_error::UnauthorizedProblemOrValidationInvalidProblemError;

use super::{runtime, types};
