//! Data type: how an operation pages, as a user declares or denies it.

use serde::{Deserialize, Serialize};

/// How an operation pages, or that it does not: a table `[[client.pages]]` of `disjunct.toml`.
///
/// `disjunct report` writes such tables for operations that look as if they paged.
///
/// ```
/// use disjunct::PageSetting;
///
/// let mut declared = PageSetting::of("GET /pets");
/// declared.parameter = Some("cursor".to_owned());
/// declared.property = Some("/meta/next".to_owned());
/// let mut denied = PageSetting::of("listOwners");
/// denied.deny = true;
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct PageSetting {
    /// The operation: its `operationId`, or its method and path, such as `GET /pets`.
    pub operation: String,
    /// Whether the operation does not page, although a rule recognises it. Nothing else is set then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deny: bool,
    /// What leads to the next page: `next-url`, `cursor`, `link-header`, `page-number`, `offset` or `last-id`. By default, what the other
    /// settings show.
    pub rule: Option<String>,
    /// The query parameter that asks for the next page, or the JSON pointer of the property of the request body that does, such as
    /// `/start_cursor`.
    pub parameter: Option<String>,
    /// JSON pointer, within a page, of the property with the next URL, the next cursor or the last id. For `last-id` it can be absent: the
    /// property `id` of the last item is used.
    pub property: Option<String>,
    /// JSON pointer, within a page, of the array of items; empty if the page is the array. By default it is searched for.
    pub items: Option<String>,
    /// The number of the first page, or the offset of the first item. By default the document declares it.
    pub first: Option<i64>,
}

impl PageSetting {
    /// A setting for an operation, named by its `operationId`, or by its method and path. Nothing else is set.
    pub fn of(operation: impl Into<String>) -> Self {
        Self {
            operation: operation.into(),
            ..Self::default()
        }
    }
}
