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
            #[object(default)]
            pub struct Com1 {
                #[json(optional "a")] pub a: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod extra {
        use super::runtime;

        runtime::object! {
            /// The object `Extra`.
            #[object(default)]
            pub struct Extra {
                #[json(optional "i")] pub i: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod foo_bar {
        use super::runtime;

        runtime::object! {
            /// The object `FooBar`.
            #[object(default)]
            pub struct FooBar {
                #[json(optional "c")] pub c: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod foo_bar2 {
        use super::runtime;

        runtime::object! {
            /// The object `fooBar`.
            #[object(default)]
            pub struct FooBar2 {
                #[json(optional "a")] pub a: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod foo_underscore_bar {
        use super::runtime;

        runtime::object! {
            /// The object `foo_bar`.
            #[object(default)]
            pub struct FooUnderscoreBar {
                #[json(optional "b")] pub b: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod mod_ {
        use super::runtime;

        runtime::object! {
            /// The object `Mod`.
            #[object(default)]
            pub struct Mod {
                #[json(optional "h")] pub h: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod my_company_v1_thing {
        use super::runtime;

        runtime::object! {
            /// The object `my.company.v1.Thing`.
            #[object(default)]
            pub struct MyCompanyV1Thing {
                #[json(optional "f")] pub f: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod n3d_model {
        use super::runtime;

        runtime::object! {
            /// The object `3d-model`.
            #[object(default)]
            pub struct N3dModel {
                #[json(optional "d")] pub d: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod option_type {
        use super::{StringType, runtime};

        runtime::object! {
            /// The object `Option`.
            #[object(default)]
            pub struct OptionType {
                #[json(optional "value")] pub value: Option<StringType>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod page_item {
        use super::runtime;

        runtime::object! {
            /// The object `Page[Item]`.
            #[object(default)]
            pub struct PageItem {
                #[json(optional "g")] pub g: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
            #[object(default)]
            pub struct SelfType {
                #[json(optional "me")] pub me: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod string_type {
        use super::runtime;

        runtime::object! {
            /// The object `String`.
            #[object(default)]
            pub struct StringType {
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod type_ {
        use super::runtime;

        runtime::object! {
            /// The object `type`.
            #[object(default)]
            pub struct Type {
                #[json(optional "kind")] pub kind: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod vec_type {
        use super::{OptionType, runtime};

        runtime::object! {
            /// The object `Vec`.
            #[object(default)]
            pub struct VecType {
                #[json(optional "items")] pub items: Option<Vec<OptionType>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
