//! From `tests/cases/unions/number_tags.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Number tags.
    pub use first::First;
    pub use packet::{Packet, PacketKind};
    pub use second::Second;

    use super::runtime;

    mod first {
        use super::runtime;

        runtime::object! {
            /// The object `First`.
            #[object(tag = ("v", 1))]
            pub struct First {
                #[json("size")] pub size: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod packet {
        use super::{First, Second, runtime};

        runtime::union! {
            /// The constants are whole, though the document calls them numbers.
            #[union(tag = "v", kind = PacketKind)]
            #[shared(size: i64)]
            pub enum Packet {
                #[json(1, accessor = as_first, from)] First(First),
                #[json(2, accessor = as_second, from)] Second(Second),
            }
        }
    }

    mod second {
        use super::runtime;

        runtime::object! {
            /// The object `Second`.
            #[object(tag = ("v", 2))]
            pub struct Second {
                #[json("size", optional)] pub size: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
