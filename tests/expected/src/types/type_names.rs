//! From `tests/cases/types/type_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Type names.
    pub use com1_::Com1;
    pub use extra::Extra;
    pub use foo_bar::FooBar;
    pub use foo_bar2::FooBar2;
    pub use foo_underscore_bar::FooUnderscoreBar;
    pub use mod_::Mod;
    pub use my_company_v1_thing::MyCompanyV1Thing;
    pub use n3d_model::N3dModel;
    pub use option_type::OptionType;
    pub use page_item::PageItem;
    pub use result_type::ResultType;
    pub use self_type::SelfType;
    pub use string_type::StringType;
    pub use type_::Type;
    pub use vec_type::VecType;

    use super::runtime;

    mod com1_ {
        use super::runtime;

        runtime::object! {
            /// The object `COM1`.
            #[object()]
            pub struct Com1 {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod extra {
        use super::runtime;

        runtime::object! {
            /// The object `Extra`.
            #[object()]
            pub struct Extra {
                #[json("i", optional)] pub i: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod foo_bar {
        use super::runtime;

        runtime::object! {
            /// The object `FooBar`.
            #[object()]
            pub struct FooBar {
                #[json("c", optional)] pub c: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod foo_bar2 {
        use super::runtime;

        runtime::object! {
            /// The object `fooBar`.
            #[object()]
            pub struct FooBar2 {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod foo_underscore_bar {
        use super::runtime;

        runtime::object! {
            /// The object `foo_bar`.
            #[object()]
            pub struct FooUnderscoreBar {
                #[json("b", optional)] pub b: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod mod_ {
        use super::runtime;

        runtime::object! {
            /// The object `Mod`.
            #[object()]
            pub struct Mod {
                #[json("h", optional)] pub h: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod my_company_v1_thing {
        use super::runtime;

        runtime::object! {
            /// The object `my.company.v1.Thing`.
            #[object()]
            pub struct MyCompanyV1Thing {
                #[json("f", optional)] pub f: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod n3d_model {
        use super::runtime;

        runtime::object! {
            /// The object `3d-model`.
            #[object()]
            pub struct N3dModel {
                #[json("d", optional)] pub d: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod option_type {
        use super::{StringType, runtime};

        runtime::object! {
            /// The object `Option`.
            #[object()]
            pub struct OptionType {
                #[json("value", optional)] pub value: Option<StringType>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod page_item {
        use super::runtime;

        runtime::object! {
            /// The object `Page[Item]`.
            #[object()]
            pub struct PageItem {
                #[json("g", optional)] pub g: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod result_type {
        use super::runtime;

        runtime::text! {
            /// The string enum `Result`.
            pub enum ResultType {
                #[json("Ok")] Ok,
                #[json("Self")] SelfValue,
                #[json("Unknown")] UnknownValue,
            }
        }
    }

    mod self_type {
        use super::runtime;

        runtime::object! {
            /// The object `Self`.
            #[object()]
            pub struct SelfType {
                #[json("me", optional)] pub me: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod string_type {
        use super::runtime;

        runtime::object! {
            /// The object `String`.
            #[object()]
            pub struct StringType {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod type_ {
        use super::runtime;

        runtime::object! {
            /// The object `type`.
            #[object()]
            pub struct Type {
                #[json("kind", optional)] pub kind: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod vec_type {
        use super::{OptionType, runtime};

        runtime::object! {
            /// The object `Vec`.
            #[object()]
            pub struct VecType {
                #[json("items", optional)] pub items: Option<Vec<OptionType>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
