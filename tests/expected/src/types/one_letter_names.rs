//! From `tests/cases/types/one_letter_names.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of One-letter names.
    pub use a::A;
    pub use any::{Any, AnyKind};
    pub use b::B;
    pub use c::C;
    pub use d::D;
    pub use e::E;
    pub use f::F;
    pub use g::G;
    pub use h::H;
    pub use holder::Holder;
    pub use i::I;
    pub use j::J;
    pub use k::K;
    pub use l::L;
    pub use m::M;
    pub use n::N;
    pub use o::O;
    pub use p::P;
    pub use q::Q;
    pub use r::R;
    pub use s::S;
    pub use t::T;
    pub use u::U;
    pub use v::V;
    pub use w::W;
    pub use x::X;
    pub use y::Y;
    pub use z::Z;

    use super::runtime;

    mod a {
        use super::runtime;

        runtime::object! {
            /// The object `A`.
            #[object(tag "t" = "a", default)]
            pub struct A {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod any {
        use super::{
            A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, runtime,
        };

        runtime::union! {
            /// A discriminated union of 26 object types, tagged by `t`.
            #[union(tag "t", kind AnyKind)]
            pub enum Any {
                #[json("a", as_a, from A)] A(A),
                #[json("b", as_b, from B)] B(B),
                #[json("c", as_c, from C)] C(C),
                #[json("d", as_d, from D)] D(D),
                #[json("e", as_e, from E)] E(E),
                #[json("f", as_f, from F)] F(F),
                #[json("g", as_g, from G)] G(G),
                #[json("h", as_h, from H)] H(H),
                #[json("i", as_i, from I)] I(I),
                #[json("j", as_j, from J)] J(J),
                #[json("k", as_k, from K)] K(K),
                #[json("l", as_l, from L)] L(L),
                #[json("m", as_m, from M)] M(M),
                #[json("n", as_n, from N)] N(N),
                #[json("o", as_o, from O)] O(O),
                #[json("p", as_p, from P)] P(P),
                #[json("q", as_q, from Q)] Q(Q),
                #[json("r", as_r, from R)] R(R),
                #[json("s", as_s, from S)] S(S),
                #[json("t", as_t, from T)] T(T),
                #[json("u", as_u, from U)] U(U),
                #[json("v", as_v, from V)] V(V),
                #[json("w", as_w, from W)] W(W),
                #[json("x", as_x, from X)] X(X),
                #[json("y", as_y, from Y)] Y(Y),
                #[json("z", as_z, from Z)] Z(Z),
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::object! {
            /// The object `B`.
            #[object(tag "t" = "b", default)]
            pub struct B {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod c {
        use super::runtime;

        runtime::object! {
            /// The object `C`.
            #[object(tag "t" = "c", default)]
            pub struct C {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod d {
        use super::runtime;

        runtime::object! {
            /// The object `D`.
            #[object(tag "t" = "d", default)]
            pub struct D {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod e {
        use super::runtime;

        runtime::object! {
            /// The object `E`.
            #[object(tag "t" = "e", default)]
            pub struct E {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod f {
        use super::runtime;

        runtime::object! {
            /// The object `F`.
            #[object(tag "t" = "f", default)]
            pub struct F {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod g {
        use super::runtime;

        runtime::object! {
            /// The object `G`.
            #[object(tag "t" = "g", default)]
            pub struct G {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod h {
        use super::runtime;

        runtime::object! {
            /// The object `H`.
            #[object(tag "t" = "h", default)]
            pub struct H {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{
            A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, runtime,
        };

        runtime::object! {
            /// The object `Holder`.
            #[object(default)]
            pub struct Holder {
                #[json(optional "of_a")] pub of_a: Option<A>,
                #[json(optional "of_b")] pub of_b: Option<B>,
                #[json(optional "of_c")] pub of_c: Option<C>,
                #[json(optional "of_d")] pub of_d: Option<D>,
                #[json(optional "of_e")] pub of_e: Option<E>,
                #[json(optional "of_f")] pub of_f: Option<F>,
                #[json(optional "of_g")] pub of_g: Option<G>,
                #[json(optional "of_h")] pub of_h: Option<H>,
                #[json(optional "of_i")] pub of_i: Option<I>,
                #[json(optional "of_j")] pub of_j: Option<J>,
                #[json(optional "of_k")] pub of_k: Option<K>,
                #[json(optional "of_l")] pub of_l: Option<L>,
                #[json(optional "of_m")] pub of_m: Option<M>,
                #[json(optional "of_n")] pub of_n: Option<N>,
                #[json(optional "of_o")] pub of_o: Option<O>,
                #[json(optional "of_p")] pub of_p: Option<P>,
                #[json(optional "of_q")] pub of_q: Option<Q>,
                #[json(optional "of_r")] pub of_r: Option<R>,
                #[json(optional "of_s")] pub of_s: Option<S>,
                #[json(optional "of_t")] pub of_t: Option<T>,
                #[json(optional "of_u")] pub of_u: Option<U>,
                #[json(optional "of_v")] pub of_v: Option<V>,
                #[json(optional "of_w")] pub of_w: Option<W>,
                #[json(optional "of_x")] pub of_x: Option<X>,
                #[json(optional "of_y")] pub of_y: Option<Y>,
                #[json(optional "of_z")] pub of_z: Option<Z>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod i {
        use super::runtime;

        runtime::object! {
            /// The object `I`.
            #[object(tag "t" = "i", default)]
            pub struct I {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod j {
        use super::runtime;

        runtime::object! {
            /// The object `J`.
            #[object(tag "t" = "j", default)]
            pub struct J {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod k {
        use super::runtime;

        runtime::object! {
            /// The object `K`.
            #[object(tag "t" = "k", default)]
            pub struct K {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod l {
        use super::runtime;

        runtime::object! {
            /// The object `L`.
            #[object(tag "t" = "l", default)]
            pub struct L {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod m {
        use super::runtime;

        runtime::object! {
            /// The object `M`.
            #[object(tag "t" = "m", default)]
            pub struct M {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod n {
        use super::runtime;

        runtime::object! {
            /// The object `N`.
            #[object(tag "t" = "n", default)]
            pub struct N {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod o {
        use super::runtime;

        runtime::object! {
            /// The object `O`.
            #[object(tag "t" = "o", default)]
            pub struct O {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod p {
        use super::runtime;

        runtime::object! {
            /// The object `P`.
            #[object(tag "t" = "p", default)]
            pub struct P {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod q {
        use super::runtime;

        runtime::object! {
            /// The object `Q`.
            #[object(tag "t" = "q", default)]
            pub struct Q {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod r {
        use super::runtime;

        runtime::object! {
            /// The object `R`.
            #[object(tag "t" = "r", default)]
            pub struct R {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod s {
        use super::runtime;

        runtime::object! {
            /// The object `S`.
            #[object(tag "t" = "s", default)]
            pub struct S {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod t {
        use super::runtime;

        runtime::object! {
            /// The object `T`.
            #[object(tag "t" = "t", default)]
            pub struct T {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod u {
        use super::runtime;

        runtime::object! {
            /// The object `U`.
            #[object(tag "t" = "u", default)]
            pub struct U {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod v {
        use super::runtime;

        runtime::object! {
            /// The object `V`.
            #[object(tag "t" = "v", default)]
            pub struct V {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod w {
        use super::runtime;

        runtime::object! {
            /// The object `W`.
            #[object(tag "t" = "w", default)]
            pub struct W {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod x {
        use super::runtime;

        runtime::object! {
            /// The object `X`.
            #[object(tag "t" = "x", default)]
            pub struct X {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod y {
        use super::runtime;

        runtime::object! {
            /// The object `Y`.
            #[object(tag "t" = "y", default)]
            pub struct Y {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod z {
        use super::runtime;

        runtime::object! {
            /// The object `Z`.
            #[object(tag "t" = "z", default)]
            pub struct Z {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
