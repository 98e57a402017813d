//! The operations of `client.items()`.

mod create_item;
mod delete_item;
mod export_items;
mod get_item;
mod get_label;
mod import_items;
mod list_items;
mod print_labels;
mod replace_item;
mod update_item;

pub use create_item::{CreateItem, CreateItemError};
pub use delete_item::{DeleteItem, DeleteItemError};
pub use export_items::{ExportItems, ExportItemsError, ExportItemsResponse};
pub use get_item::{GetItem, GetItemError};
pub use get_label::{GetLabel, GetLabelError};
pub use import_items::{ImportItems, ImportItemsError};
pub use list_items::{ListItems, ListItemsError};
pub use print_labels::{PrintLabels, PrintLabelsError};
pub use replace_item::{ReplaceItem, ReplaceItemError};
pub use update_item::{UpdateItem, UpdateItemError};

use super::{failures, runtime, types};

/// What is in stock.
#[derive(Clone, Copy, Debug)]
pub struct ItemsCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
