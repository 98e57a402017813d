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
    pub use text_or_integer::TextOrInteger;
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
            #[object(constant "t" = "C2")]
            pub struct C2 {
                #[json("a")] pub a: i64,
                #[rest] pub extra: runtime::Extra,
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
                #[rest] pub extra: runtime::Extra,
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
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct H1 {
                #[json(optional "a1")] pub a1: Option<S2>,
                /// x
                #[json(optional "a2")] pub a2: Option<S2>,
                #[json(optional "a3")] pub a3: Option<S2>,
                #[json(optional "a4")] pub a4: Option<S2>,
                #[json(optional "a5" or null)] pub a5: Option<S2>,
                #[json(optional "a6")] pub a6: Option<S2>,
                #[json(optional "a7")] pub a7: Option<S2>,
                #[json(optional "a8")] pub a8: Option<H1A8>,
                #[json(optional "a9")] pub a9: Option<Vec<S2>>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `H1.a8`.
            #[object()]
            pub struct H1A8 {
                #[json("t")] pub t: String,
                #[json(optional "z")] pub z: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod h11 {
        use super::{E, U11, runtime};

        runtime::object! {
            /// The object `H11`.
            #[object(default)]
            pub struct H11 {
                #[json(optional "e")] pub e: Option<E>,
                #[json(optional "u")] pub u: Option<U11>,
                #[rest] pub extra: runtime::Extra,
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
            #[object(default)]
            pub struct Info6 {
                #[json(optional "title")] pub title: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod ka {
        use super::runtime;

        runtime::object! {
            /// The object `Ka`.
            #[object(tag "k" = "Ka", default)]
            pub struct Ka {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod kb {
        use super::runtime;

        runtime::object! {
            /// The object `Kb`.
            #[object(tag "k" = "Kb", default)]
            pub struct Kb {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod l1 {
        use super::runtime;

        runtime::object! {
            /// The object `L1`.
            ///
            /// Its `t` is `l1`.
            #[object(constant "t" = "l1", default)]
            pub struct L1 {
                #[json(optional "m")] pub m: Option<String>,
                #[json(optional "a")] pub a: Option<i64>,
                #[rest] pub extra: runtime::Extra,
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
            #[union(tag "t", kind MmKind)]
            #[shared(m: str)]
            pub enum Mm {
                #[json("l1", as_l1, from L1)] L1(L1),
                #[json("m", as_m, from MmBase)] M(MmBase),
            }
        }

        runtime::object! {
            /// The object `Mm`.
            ///
            /// Its `t` is `m`.
            #[object(constant "t" = "m", default)]
            pub struct MmBase {
                #[json(optional "m")] pub m: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
                /// The `text` property. At most 3 characters.
                #[json(optional "text")] #[check(max_length(3))] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod one_inline {
        use super::runtime;

        runtime::object! {
            /// It has one part.
            #[object(default)]
            pub struct OneInline {
                #[json(optional "a")] pub a: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod p4 {
        use super::{Own, runtime};

        runtime::object! {
            /// The object `P4`.
            #[object(explicit(nulls = 2, defaults = 0), default)]
            pub struct P4 {
                #[json(optional "o" or null)] pub o: Option<Own>,
                #[json(optional "l")] pub l: Option<Vec<Option<Own>>>,
                #[json(optional "p")] pub p: Option<Own>,
                #[json(optional "q" or null)] pub q: Option<Own>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod p7 {
        use super::runtime;

        runtime::object! {
            /// The object `P7`.
            #[object(explicit(nulls = 0, defaults = 2), default)]
            pub struct P7 {
                /// How many.
                ///
                /// Default: `5`.
                #[json(default "d" = 5)] pub d: i64,
                /// Base.
                ///
                /// Default: `6`.
                #[json(default "n" = 6)] #[deprecated] pub n: i64,
                /// The `ro` property. At most 3 characters.
                #[json(optional "ro")] #[check(max_length(3))] pub ro: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod p8 {
        use super::{Own, runtime};

        runtime::object! {
            /// The object `P8`.
            #[object(explicit(nulls = 2, defaults = 0), default)]
            pub struct P8 {
                #[json(optional "e" or null)] pub e: Option<String>,
                #[json(optional "f" or null)] pub f: Option<Own>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod p9 {
        use super::runtime;

        runtime::object! {
            /// The object `P9`.
            #[object(default)]
            pub struct P9 {
                #[json(optional "s")] pub s: Option<String>,
                #[rest] pub extra: runtime::Extra,
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
                #[json(optional "l")] pub l: Option<Vec<Own>>,
                #[json(optional "p")] pub p: Option<Own>,
                #[json(optional "q")] pub q: Option<Own>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod q7 {
        use super::runtime;

        runtime::object! {
            /// The object `Q7`.
            #[object(explicit(nulls = 0, defaults = 2), default)]
            pub struct Q7 {
                /// How many here.
                ///
                /// Default: `7`.
                #[json(default "d" = 7)] pub d: i64,
                /// Base.
                ///
                /// At least 2. Default: `6`.
                #[json(default "n" = 6)] #[deprecated] #[check(minimum(2))] pub n: u64,
                /// Read it.
                ///
                /// At most 3 characters.
                #[json(optional "ro")] #[check(max_length(3))] pub ro: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod q8 {
        use super::runtime;

        runtime::object! {
            /// The object `Q8`.
            #[object(default)]
            pub struct Q8 {
                #[json(optional "e")] pub e: Option<()>,
                #[json(optional "f")] pub f: Option<()>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod q9 {
        use super::runtime;

        runtime::object! {
            /// The object `Q9`.
            #[object(default)]
            pub struct Q9 {
                /// The `s` property. At most 2 characters.
                #[json(optional "s")] #[check(max_length(2))] pub s: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod s2 {
        use super::{C2, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag "t", kind S2Kind)]
            pub enum S2 {
                #[json("C2", as_c2, from C2)] C2(C2),
                #[json("S2", as_s2, from S2Base)] S2(S2Base),
            }
        }

        runtime::object! {
            /// The object `S2`.
            ///
            /// Its `t` is `S2`.
            #[object(constant "t" = "S2", default)]
            pub struct S2Base {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod ss {
        use super::{Mm, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `t`.
            #[union(tag "t", kind SsKind)]
            pub enum Ss {
                #[json("l1" | "m", as_mm, from Mm)] Mm(Mm),
                #[json("Ss", as_ss, from SsBase)] Ss(SsBase),
            }
        }

        runtime::object! {
            /// The object `Ss`.
            ///
            /// Its `t` is `Ss`.
            #[object(constant "t" = "Ss", default)]
            pub struct SsBase {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod text_or_integer {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json)]
            pub enum TextOrInteger {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
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
                #[json(optional "z")] pub z: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod two_p {
        use std::collections::BTreeMap;

        use super::{TextOrInteger, runtime};

        /// The value `TwoP`.
        pub type TwoP = BTreeMap<String, runtime::Matching<TextOrInteger>>;
    }

    mod u11 {
        use super::{Ka, Kb, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `k`.
            #[union(tag "k", kind U11Kind)]
            pub enum U11 {
                #[json("Ka", as_ka, from Ka)] Ka(Ka),
                #[json("Kb", as_kb, from Kb)] Kb(Kb),
            }
        }
    }

    mod w {
        use super::runtime;

        runtime::object! {
            /// The object `W`.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct W {
                #[json(optional "pin3")] pub pin3: Option<runtime::Secret>,
                #[json(optional "pin4")] pub pin4: Option<runtime::Secret>,
                #[json(optional "pin5" or null)] pub pin5: Option<runtime::Secret>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
