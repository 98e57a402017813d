//! From `tests/cases/unions/tagged.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tagged.
    pub use action::{Action, ActionKind};
    pub use click_action::ClickAction;
    pub use fill_action::FillAction;

    use super::runtime;

    mod action {
        use super::{ClickAction, FillAction, runtime};

        runtime::union! {
            /// What can be done.
            #[union(tag "type", kind ActionKind, untagged Click)]
            #[shared(id: str, description: str, timeout: u64)]
            pub enum Action {
                #[json("click", as_click, from ClickAction)] Click(ClickAction),
                #[json("fill", as_fill, from FillAction)] Fill(FillAction),
            }
        }
    }

    mod click_action {
        use super::runtime;

        runtime::object! {
            /// The object `ClickAction`.
            #[object(tag "type" = "click" optional)]
            pub struct ClickAction {
                #[json("id")] pub id: String,
                #[json(optional "description")] pub description: Option<String>,
                #[json(optional "timeout")] pub timeout: Option<u64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod fill_action {
        use super::runtime;

        runtime::object! {
            /// The object `FillAction`.
            #[object(tag "type" = "fill", explicit(nulls = 1, defaults = 1))]
            pub struct FillAction {
                #[json("id")] pub id: String,
                #[json(optional "description" or null)] pub description: Option<String>,
                /// The `timeout` property. Default: `30000`.
                #[json(default "timeout" = 30_000)] pub timeout: u64,
                #[json("text")] pub text: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
