//! Error responses of operations, one enum for all operations that declare the same.

mod failure304_or401_404_429_problem;
mod failure401_404_412_problem_or422_invalid_problem;
mod failure401_404_416_problem;
mod failure401_404_problem;
mod failure401_429_problem;
mod failure401_429_problem_or422_invalid_problem;
mod failure401_problem;
mod failure401_problem_or422_invalid_problem;
mod failure404;
mod failure404_problem;

pub use failure304_or401_404_429_problem::Failure304Or401_404_429Problem;
pub use failure401_404_412_problem_or422_invalid_problem::Failure401_404_412ProblemOr422InvalidProblem;
pub use failure401_404_416_problem::Failure401_404_416Problem;
pub use failure401_404_problem::Failure401_404Problem;
pub use failure401_429_problem::Failure401_429Problem;
pub use failure401_429_problem_or422_invalid_problem::Failure401_429ProblemOr422InvalidProblem;
pub use failure401_problem::Failure401Problem;
pub use failure401_problem_or422_invalid_problem::Failure401ProblemOr422InvalidProblem;
pub use failure404::Failure404;
pub use failure404_problem::Failure404Problem;

use super::{runtime, types};
