//! From `tests/cases/types/defaults_of_required.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Defaults of required properties.
    pub use page::{Page, PageFilter, PageOrder};

    use super::runtime;

    mod page {
        use super::runtime;

        runtime::object! {
            /// The object `Page`.
            #[object(
                defaults(
                    "size" = "20",
                    "order" = "\"oldest\"",
                    "filter" = "{\"state\":\"open\"}",
                    "since" = "\"2024-02-29T12:00:00Z\"",
                    "tags" = "[\"all\"]"
                )
            )]
            pub struct Page {
                #[json("size")] pub size: i64,
                #[json("order")] pub order: PageOrder,
                #[json("filter")] pub filter: PageFilter,
                #[json("since")] pub since: runtime::DateTime,
                #[json("tags")] pub tags: Vec<String>,
                #[json("total")] pub total: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Page.filter`.
            #[object()]
            pub struct PageFilter {
                #[json("state", optional)] pub state: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Page.order`.
            pub enum PageOrder {
                #[json("newest")] Newest,
                #[json("oldest")] Oldest,
            }
        }
    }
}
