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
            #[union(tag = "type", kind = ActionKind, without_tag = Click)]
            #[shared(id: str, description: str, timeout: u64)]
            pub enum Action {
                #[json("click", accessor = as_click, from)] Click(ClickAction),
                #[json("fill", accessor = as_fill, from)] Fill(FillAction),
            }
        }
    }

    mod click_action {
        use super::runtime;

        runtime::object! {
            /// The object `ClickAction`.
            #[object(tag = ("type", "click"), tag_optional)]
            pub struct ClickAction {
                #[json("id")] pub id: String,
                #[json("description", optional)] pub description: Option<String>,
                #[json("timeout", optional)] pub timeout: Option<u64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fill_action {
        use super::runtime;

        runtime::object! {
            /// The object `FillAction`.
            #[object(tag = ("type", "fill"))]
            pub struct FillAction {
                #[json("id")] pub id: String,
                #[json("description", optional, nullable)] pub description: Option<String>,
                /// Default: `30000`.
                #[json("timeout", default = 30_000)] pub timeout: u64,
                #[json("text")] pub text: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
