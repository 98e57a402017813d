//! The operations of `client.reports()`.

mod create_report;
mod get_report;

pub use create_report::{CreateReport, CreateReportError};
pub use get_report::{GetReport, GetReportError, GetReportResponse};

use super::{failures, runtime, server_urls, types};

/// Reports, which take a while.
#[derive(Clone, Copy, Debug)]
pub struct ReportsCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
