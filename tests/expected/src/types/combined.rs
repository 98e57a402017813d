//! From `tests/cases/types/combined.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
#[allow(deprecated)]
pub mod types {
    //! The types of Combined by allOf.
    pub use c2::C2;
    pub use d4::D4;
    pub use e::E;
    pub use h1::{H1, H1A8};
    pub use h11::H11;
    pub use id_t::IdT;
    pub use info6::Info6;
    pub use ka::Ka;
    pub use kb::Kb;
    pub use l1::L1;
    pub use mixin::Mixin;
    pub use mm::{Mm, MmBase, MmKind};
    pub use of_ones::OfOnes;
    pub use one_inline::OneInline;
    pub use one_text::OneText;
    pub use own::Own;
    pub use p4::P4;
    pub use p7::P7;
    pub use p8::P8;
    pub use p9::P9;
    pub use q4::Q4;
    pub use q7::Q7;
    pub use q8::Q8;
    pub use q9::Q9;
    pub use s2::{S2, S2Base, S2Kind};
    pub use ss::{Ss, SsBase, SsKind};
    pub use string_or_integer::StringOrInteger;
    pub use title::Title;
    pub use two_p::TwoP;
    pub use u11::{U11, U11Kind};
    pub use w::W;

    use super::runtime;

    mod c2 {
        use super::runtime;

        runtime::object! {
            /// The object `C2`.
            ///
            /// Its `t` is `C2`.
            #[object(constant = ("t", "C2"))]
            pub struct C2 {
                #[json("a")] pub a: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod d4 {
        use super::runtime;

        runtime::object! {
            /// The object `D4`.
            #[object()]
            pub struct D4 {
                #[json("n")] pub n: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod e {
        use super::runtime;

        runtime::text! {
            /// The string enum `E`.
            pub enum E {
                #[json("a")] A,
                #[json("b")] B,
            }
        }
    }

    mod h1 {
        use super::{S2, runtime};

        runtime::object! {
            /// The object `H1`.
            #[object()]
            pub struct H1 {
                #[json("a1", optional)] pub a1: Option<S2>,
                /// x
                #[json("a2", optional)] pub a2: Option<S2>,
                #[json("a3", optional)] pub a3: Option<S2>,
                #[json("a4", optional)] pub a4: Option<S2>,
                #[json("a5", optional, nullable)] pub a5: Option<S2>,
                #[json("a6", optional)] pub a6: Option<S2>,
                #[json("a7", optional)] pub a7: Option<S2>,
                #[json("a8", optional)] pub a8: Option<H1A8>,
                #[json("a9", optional)] pub a9: Option<Vec<S2>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `H1.a8`.
            #[object()]
            pub struct H1A8 {
                #[json("t")] pub t: String,
                #[json("z", optional)] pub z: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod h11 {
        use super::{E, U11, runtime};

        runtime::object! {
            /// The object `H11`.
            #[object()]
            pub struct H11 {
                #[json("e", optional)] pub e: Option<E>,
                #[json("u", optional)] pub u: Option<U11>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod id_t {
        /// The value `IdT`.
        pub type IdT = String;
    }

    mod info6 {
        use super::runtime;

        runtime::object! {
            /// The object `Info6`.
            #[object()]
            pub struct Info6 {
                #[json("title", optional)] pub title: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod ka {
        use super::runtime;

        runtime::object! {
            /// The object `Ka`.
            #[object(tag = ("k", "Ka"))]
            pub struct Ka {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod kb {
        use super::runtime;

        runtime::object! {
            /// The object `Kb`.
            #[object(tag = ("k", "Kb"))]
            pub struct Kb {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod l1 {
        use super::runtime;

        runtime::object! {
            /// The object `L1`.
            ///
            /// Its `t` is `l1`.
            #[object(constant = ("t", "l1"))]
            pub struct L1 {
                #[json("m", optional)] pub m: Option<String>,
                #[json("a", optional)] pub a: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod mixin {
        use std::collections::BTreeMap;

        use super::runtime;

        /// The value `Mixin`.
        pub type Mixin = BTreeMap<String, runtime::Matching<String>>;
    }

    mod mm {
        use super::{L1, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = MmKind)]
            #[shared(m: str)]
            pub enum Mm {
                #[json("l1", accessor = as_l1, from)] L1(L1),
                #[json("m", accessor = as_m, from)] M(MmBase),
            }
        }

        runtime::object! {
            /// The object `Mm`.
            ///
            /// Its `t` is `m`.
            #[object(constant = ("t", "m"))]
            pub struct MmBase {
                #[json("m", optional)] pub m: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod of_ones {
        use super::{OneInline, runtime};

        runtime::object! {
            /// The object `OfOnes`.
            #[object()]
            pub struct OfOnes {
                #[json("inline")] pub inline: Option<OneInline>,
                /// At most 3 characters.
                #[json("text", optional)] #[check(max_length = 3)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod one_inline {
        use super::runtime;

        runtime::object! {
            /// It has one part.
            #[object()]
            pub struct OneInline {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod one_text {
        /// The value `OneText`.
        pub type OneText = String;
    }

    mod own {
        use super::runtime;

        runtime::object! {
            /// The object `Own`.
            #[object()]
            pub struct Own {
                #[json("n")] pub n: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod p4 {
        use super::{Own, runtime};

        runtime::object! {
            /// The object `P4`.
            #[object()]
            pub struct P4 {
                #[json("o", optional, nullable)] pub o: Option<Own>,
                #[json("l", optional)] pub l: Option<Vec<Option<Own>>>,
                #[json("p", optional)] pub p: Option<Own>,
                #[json("q", optional, nullable)] pub q: Option<Own>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod p7 {
        use super::runtime;

        runtime::object! {
            /// The object `P7`.
            #[object()]
            pub struct P7 {
                /// How many.
                ///
                /// Default: `5`.
                #[json("d", default = 5)] pub d: i64,
                /// Base.
                ///
                /// Default: `6`.
                #[json("n", default = 6)] #[deprecated] pub n: i64,
                /// At most 3 characters.
                #[json("ro", optional)] #[check(max_length = 3)] pub ro: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod p8 {
        use super::{Own, runtime};

        runtime::object! {
            /// The object `P8`.
            #[object()]
            pub struct P8 {
                #[json("e", optional, nullable)] pub e: Option<String>,
                #[json("f", optional, nullable)] pub f: Option<Own>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod p9 {
        use super::runtime;

        runtime::object! {
            /// The object `P9`.
            #[object()]
            pub struct P9 {
                #[json("s", optional)] pub s: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod q4 {
        use super::{Own, runtime};

        runtime::object! {
            /// The object `Q4`.
            #[object()]
            pub struct Q4 {
                #[json("o")] pub o: Own,
                #[json("l", optional)] pub l: Option<Vec<Own>>,
                #[json("p", optional)] pub p: Option<Own>,
                #[json("q", optional)] pub q: Option<Own>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod q7 {
        use super::runtime;

        runtime::object! {
            /// The object `Q7`.
            #[object()]
            pub struct Q7 {
                /// How many here.
                ///
                /// Default: `7`.
                #[json("d", default = 7)] pub d: i64,
                /// Base.
                ///
                /// At least 2. Default: `6`.
                #[json("n", default = 6)] #[deprecated] #[check(minimum = 2)] pub n: u64,
                /// Read it.
                ///
                /// At most 3 characters.
                #[json("ro", optional)] #[check(max_length = 3)] pub ro: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod q8 {
        use super::runtime;

        runtime::object! {
            /// The object `Q8`.
            #[object()]
            pub struct Q8 {
                #[json("e", optional)] pub e: Option<()>,
                #[json("f", optional)] pub f: Option<()>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod q9 {
        use super::runtime;

        runtime::object! {
            /// The object `Q9`.
            #[object()]
            pub struct Q9 {
                /// At most 2 characters.
                #[json("s", optional)] #[check(max_length = 2)] pub s: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod s2 {
        use super::{C2, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = S2Kind)]
            pub enum S2 {
                #[json("C2", accessor = as_c2, from)] C2(C2),
                #[json("S2", accessor = as_s2, from)] S2(S2Base),
            }
        }

        runtime::object! {
            /// The object `S2`.
            ///
            /// Its `t` is `S2`.
            #[object(constant = ("t", "S2"))]
            pub struct S2Base {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod ss {
        use super::{Mm, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag = "t", kind = SsKind)]
            pub enum Ss {
                #[json("l1" | "m", accessor = as_mm, from)] Mm(Mm),
                #[json("Ss", accessor = as_ss, from)] Ss(SsBase),
            }
        }

        runtime::object! {
            /// The object `Ss`.
            ///
            /// Its `t` is `Ss`.
            #[object(constant = ("t", "Ss"))]
            pub struct SsBase {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod string_or_integer {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum StringOrInteger {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
            }
        }
    }

    #[allow(deprecated)]
    mod title {
        use super::runtime;

        runtime::object! {
            /// A documented child.
            #[deprecated]
            #[object()]
            pub struct Title {
                #[json("n")] pub n: String,
                #[json("z", optional)] pub z: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod two_p {
        use std::collections::BTreeMap;

        use super::{StringOrInteger, runtime};

        /// The value `TwoP`.
        pub type TwoP = BTreeMap<String, runtime::Matching<StringOrInteger>>;
    }

    mod u11 {
        use super::{Ka, Kb, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `k`.
            #[union(tag = "k", kind = U11Kind)]
            pub enum U11 {
                #[json("Ka", accessor = as_ka, from)] Ka(Ka),
                #[json("Kb", accessor = as_kb, from)] Kb(Kb),
            }
        }
    }

    mod w {
        use super::runtime;

        runtime::object! {
            /// The object `W`.
            #[object()]
            pub struct W {
                #[json("pin3", optional)] pub pin3: Option<runtime::Secret>,
                #[json("pin4", optional)] pub pin4: Option<runtime::Secret>,
                #[json("pin5", optional, nullable)] pub pin5: Option<runtime::Secret>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
