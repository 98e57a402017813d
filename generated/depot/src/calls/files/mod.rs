//! The operations of `client.files()`.

mod add_document;
mod create_file;
mod delete_file;
mod download_file;
mod get_documents;
mod inspect_file;
mod scan_file;
mod upload_file;

pub use add_document::{AddDocument, AddDocumentError};
pub use create_file::{CreateFile, CreateFileError};
pub use delete_file::{DeleteFile, DeleteFileError};
pub use download_file::{DownloadFile, DownloadFileError};
pub use get_documents::{GetDocuments, GetDocumentsError};
pub use inspect_file::{InspectFile, InspectFileError};
pub use scan_file::{ScanFile, ScanFileError};
pub use upload_file::{UploadFile, UploadFileError};

use super::{failures, runtime, server_urls, types};

/// Photos, invoices and other files.
#[derive(Clone, Copy, Debug)]
pub struct FilesCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
