//! From `tests/cases/types/positions_in_all_of.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Positions in allOf.
    pub use closed::Closed;
    pub use cut::Cut;
    pub use holder::Holder;
    pub use longer::Longer;
    pub use name_and_size::NameAndSize;

    use super::runtime;

    mod closed {
        /// The value `Closed`.
        pub type Closed = (String, bool);
    }

    mod cut {
        /// The value `Cut`.
        pub type Cut = Vec<String>;
    }

    mod holder {
        use super::runtime;

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("pair")] pub pair: (String, bool),
                /// Each part describes a position.
                #[json("named", optional)] #[check(positions = ((min_length(2), max_length(3)), unchecked()))]
                pub named: Option<(String, u64)>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod longer {
        use super::runtime;

        /// The value `Longer`.
        pub type Longer = runtime::OpenTuple<(Option<String>, Option<f64>)>;
    }

    mod name_and_size {
        /// Each part describes a position.
        pub type NameAndSize = (String, u64);
    }
}
