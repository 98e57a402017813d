//! From `tests/cases/unions/only_required.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Only required.
    pub use contact::Contact;
    pub use named::{Named, NamedModeItem};

    use super::runtime;

    mod contact {
        use super::runtime;

        runtime::object! {
            /// One of them must be there; that makes no types of their own.
            #[object()]
            #[check(any_required = &[&["mail"], &["phone"]])]
            pub struct Contact {
                #[json("mail", optional)] pub mail: Option<String>,
                #[json("phone", optional)] pub phone: Option<String>,
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod named {
        use super::runtime;

        runtime::object! {
            /// What is left of a union with null is called after the property.
            #[object()]
            pub struct Named {
                /// At least 1 item.
                #[json("mode", optional, nullable)] #[check(min_items = 1)] pub mode: Option<Vec<NamedModeItem>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Named.mode(1)[]`.
            pub enum NamedModeItem {
                #[json("a")] A,
                #[json("b")] B,
            }
        }
    }
}
