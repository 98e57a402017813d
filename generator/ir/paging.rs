//! How the pages of an operation follow each other.

use serde::Serialize;

use super::{Ident, Type};

/// How the next page of an operation is requested, and where a page has its items. `P` locates a property of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Paging<P> {
    /// What leads from a page to the next one.
    pub rule: PageRule,
    /// The query parameter that each request sets anew, or the JSON pointer of a property of its body; absent where a whole URL or the
    /// `Link` header leads on.
    pub parameter: Option<String>,
    /// Whether the parameter is a property of the body.
    pub is_in_body: bool,
    /// The property with the next URL, the next cursor or the last id.
    pub property: Option<P>,
    /// The property of an item that is its id, where the last item's id leads on.
    pub id_of_item: Option<String>,
    /// The boolean that shows whether there are further pages.
    pub more: Option<More<P>>,
    /// The number of all pages.
    pub total_pages: Option<P>,
    /// The number of all items.
    pub total_items: Option<P>,
    /// The number of this page, as the response repeats it.
    pub number: Option<P>,
    /// The size of a page, as the response repeats it.
    pub limit: Option<P>,
    /// The number of the first page, or the offset of the first item.
    pub first: FirstPage,
    /// The array of items; the whole response where it is an array.
    pub items: P,
}

impl<P> Paging<P> {
    /// The same with other locations of the properties; `None` where one has none.
    pub fn try_map<Q>(self, mut locate: impl FnMut(P) -> Option<Q>) -> Option<Paging<Q>> {
        // Without it the pages end all the same.
        let total_items = self.total_items.and_then(&mut locate);
        let mut maybe = |location: Option<P>| match location {
            Some(location) => locate(location).map(Some),
            None => Some(None),
        };
        let more = match self.more {
            Some(more) => Some(More {
                property: maybe(Some(more.property))??,
                on_last_page: more.on_last_page,
            }),
            None => None,
        };
        Some(Paging {
            rule: self.rule,
            parameter: self.parameter,
            is_in_body: self.is_in_body,
            property: maybe(self.property)?,
            id_of_item: self.id_of_item,
            more,
            total_pages: maybe(self.total_pages)?,
            total_items,
            number: maybe(self.number)?,
            limit: maybe(self.limit)?,
            first: self.first,
            items: maybe(Some(self.items))??,
        })
    }
}

/// What leads from a page to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum PageRule {
    /// A property with the URL of the next page.
    NextUrl,
    /// A property with the value that a parameter needs.
    Cursor,
    /// The header `Link` with `rel="next"`.
    LinkHeader,
    /// A parameter with the number of the page.
    PageNumber,
    /// A parameter with the number of items to skip.
    Offset,
    /// A parameter with the id of the last item, and a boolean that shows whether there are more.
    LastId,
    /// A Link Object of the document, which leads to the same operation.
    DeclaredLink,
}

impl PageRule {
    /// Its name in reports and settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::NextUrl => "next-url",
            Self::Cursor => "cursor",
            Self::LinkHeader => "link-header",
            Self::PageNumber => "page-number",
            Self::Offset => "offset",
            Self::LastId => "last-id",
            Self::DeclaredLink => "declared-link",
        }
    }
}

/// A boolean of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct More<P> {
    /// The property.
    pub property: P,
    /// The value on the last page.
    pub on_last_page: bool,
}

/// The number of the first page, or the offset of the first item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FirstPage {
    /// The number.
    pub number: i64,
    /// Whether neither a default nor a minimum declares it.
    pub is_assumed: bool,
}

/// The names of the properties that lead to a property, from the outermost on.
pub type PropertyNames = Vec<String>;

/// An operation that pages, for reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct PagedOperation {
    /// JSON pointer of the operation.
    pub pointer: String,
    /// Method and path.
    pub operation: String,
    /// What leads from a page to the next one.
    pub rule: PageRule,
    /// Whether the settings declare it.
    pub is_declared: bool,
    /// The query parameter that each request sets anew, or the JSON pointer of a property of its body.
    pub parameter: Option<String>,
    /// JSON pointer, within a page, of the property that leads on.
    pub property: Option<String>,
    /// JSON pointer, within a page, of the items.
    pub items: String,
    /// The number of the first page or the offset of the first item, where the rule counts.
    pub first: Option<i64>,
    /// Whether the document declares neither a default nor a minimum for it.
    pub first_is_assumed: bool,
}

/// An operation that looks as if it paged, for reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct NearMiss {
    /// JSON pointer of the operation.
    pub pointer: String,
    /// Method and path.
    pub operation: String,
    /// Why it is not read as paging.
    pub reason: String,
    /// The lines of `disjunct.toml` that declare how it pages.
    pub settings: String,
}

/// The pages of an operation, as emitted code reads them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pages {
    /// The method that returns the pages.
    pub method: Ident,
    /// The method that returns the items.
    pub items_method: Ident,
    /// How the next page is requested.
    pub paging: Paging<FieldPath>,
    /// The id of an item, where the last item's id leads on.
    pub id: Option<FieldPath>,
    /// The type of a page.
    pub page: Type,
    /// The type of an item.
    pub item: Type,
}

/// Where a property is in a Rust type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldPath {
    /// The names of the properties.
    pub names: PropertyNames,
    /// What wraps the type itself.
    pub root: Wrapper,
    /// The fields, from the outermost on.
    pub fields: Vec<FieldStep>,
}

/// A field on the way to a property.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldStep {
    /// The field.
    pub field: Ident,
    /// What wraps its value.
    pub wrapper: Wrapper,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
}

/// What wraps a value that may be absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Wrapper {
    /// Nothing: it is always there.
    None,
    /// `Option`
    Option,
    /// `Patch`
    Patch,
}
