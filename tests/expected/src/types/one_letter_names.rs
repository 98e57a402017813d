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
            #[object(tag = ("t", "a"))]
            pub struct A {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod any {
        use super::{
            A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, runtime,
        };

        runtime::union! {
            /// A discriminated union of 26 object types, tagged by `t`.
            #[union(tag = "t", kind = AnyKind)]
            pub enum Any {
                #[json("a", accessor = as_a, from)] A(A),
                #[json("b", accessor = as_b, from)] B(B),
                #[json("c", accessor = as_c, from)] C(C),
                #[json("d", accessor = as_d, from)] D(D),
                #[json("e", accessor = as_e, from)] E(E),
                #[json("f", accessor = as_f, from)] F(F),
                #[json("g", accessor = as_g, from)] G(G),
                #[json("h", accessor = as_h, from)] H(H),
                #[json("i", accessor = as_i, from)] I(I),
                #[json("j", accessor = as_j, from)] J(J),
                #[json("k", accessor = as_k, from)] K(K),
                #[json("l", accessor = as_l, from)] L(L),
                #[json("m", accessor = as_m, from)] M(M),
                #[json("n", accessor = as_n, from)] N(N),
                #[json("o", accessor = as_o, from)] O(O),
                #[json("p", accessor = as_p, from)] P(P),
                #[json("q", accessor = as_q, from)] Q(Q),
                #[json("r", accessor = as_r, from)] R(R),
                #[json("s", accessor = as_s, from)] S(S),
                #[json("t", accessor = as_t, from)] T(T),
                #[json("u", accessor = as_u, from)] U(U),
                #[json("v", accessor = as_v, from)] V(V),
                #[json("w", accessor = as_w, from)] W(W),
                #[json("x", accessor = as_x, from)] X(X),
                #[json("y", accessor = as_y, from)] Y(Y),
                #[json("z", accessor = as_z, from)] Z(Z),
            }
        }
    }

    mod b {
        use super::runtime;

        runtime::object! {
            /// The object `B`.
            #[object(tag = ("t", "b"))]
            pub struct B {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod c {
        use super::runtime;

        runtime::object! {
            /// The object `C`.
            #[object(tag = ("t", "c"))]
            pub struct C {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod d {
        use super::runtime;

        runtime::object! {
            /// The object `D`.
            #[object(tag = ("t", "d"))]
            pub struct D {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod e {
        use super::runtime;

        runtime::object! {
            /// The object `E`.
            #[object(tag = ("t", "e"))]
            pub struct E {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod f {
        use super::runtime;

        runtime::object! {
            /// The object `F`.
            #[object(tag = ("t", "f"))]
            pub struct F {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod g {
        use super::runtime;

        runtime::object! {
            /// The object `G`.
            #[object(tag = ("t", "g"))]
            pub struct G {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod h {
        use super::runtime;

        runtime::object! {
            /// The object `H`.
            #[object(tag = ("t", "h"))]
            pub struct H {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod holder {
        use super::{
            A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, runtime,
        };

        runtime::object! {
            /// The object `Holder`.
            #[object()]
            pub struct Holder {
                #[json("of_a", optional)] pub of_a: Option<A>,
                #[json("of_b", optional)] pub of_b: Option<B>,
                #[json("of_c", optional)] pub of_c: Option<C>,
                #[json("of_d", optional)] pub of_d: Option<D>,
                #[json("of_e", optional)] pub of_e: Option<E>,
                #[json("of_f", optional)] pub of_f: Option<F>,
                #[json("of_g", optional)] pub of_g: Option<G>,
                #[json("of_h", optional)] pub of_h: Option<H>,
                #[json("of_i", optional)] pub of_i: Option<I>,
                #[json("of_j", optional)] pub of_j: Option<J>,
                #[json("of_k", optional)] pub of_k: Option<K>,
                #[json("of_l", optional)] pub of_l: Option<L>,
                #[json("of_m", optional)] pub of_m: Option<M>,
                #[json("of_n", optional)] pub of_n: Option<N>,
                #[json("of_o", optional)] pub of_o: Option<O>,
                #[json("of_p", optional)] pub of_p: Option<P>,
                #[json("of_q", optional)] pub of_q: Option<Q>,
                #[json("of_r", optional)] pub of_r: Option<R>,
                #[json("of_s", optional)] pub of_s: Option<S>,
                #[json("of_t", optional)] pub of_t: Option<T>,
                #[json("of_u", optional)] pub of_u: Option<U>,
                #[json("of_v", optional)] pub of_v: Option<V>,
                #[json("of_w", optional)] pub of_w: Option<W>,
                #[json("of_x", optional)] pub of_x: Option<X>,
                #[json("of_y", optional)] pub of_y: Option<Y>,
                #[json("of_z", optional)] pub of_z: Option<Z>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod i {
        use super::runtime;

        runtime::object! {
            /// The object `I`.
            #[object(tag = ("t", "i"))]
            pub struct I {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod j {
        use super::runtime;

        runtime::object! {
            /// The object `J`.
            #[object(tag = ("t", "j"))]
            pub struct J {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod k {
        use super::runtime;

        runtime::object! {
            /// The object `K`.
            #[object(tag = ("t", "k"))]
            pub struct K {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod l {
        use super::runtime;

        runtime::object! {
            /// The object `L`.
            #[object(tag = ("t", "l"))]
            pub struct L {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod m {
        use super::runtime;

        runtime::object! {
            /// The object `M`.
            #[object(tag = ("t", "m"))]
            pub struct M {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod n {
        use super::runtime;

        runtime::object! {
            /// The object `N`.
            #[object(tag = ("t", "n"))]
            pub struct N {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod o {
        use super::runtime;

        runtime::object! {
            /// The object `O`.
            #[object(tag = ("t", "o"))]
            pub struct O {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod p {
        use super::runtime;

        runtime::object! {
            /// The object `P`.
            #[object(tag = ("t", "p"))]
            pub struct P {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod q {
        use super::runtime;

        runtime::object! {
            /// The object `Q`.
            #[object(tag = ("t", "q"))]
            pub struct Q {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod r {
        use super::runtime;

        runtime::object! {
            /// The object `R`.
            #[object(tag = ("t", "r"))]
            pub struct R {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod s {
        use super::runtime;

        runtime::object! {
            /// The object `S`.
            #[object(tag = ("t", "s"))]
            pub struct S {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod t {
        use super::runtime;

        runtime::object! {
            /// The object `T`.
            #[object(tag = ("t", "t"))]
            pub struct T {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod u {
        use super::runtime;

        runtime::object! {
            /// The object `U`.
            #[object(tag = ("t", "u"))]
            pub struct U {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod v {
        use super::runtime;

        runtime::object! {
            /// The object `V`.
            #[object(tag = ("t", "v"))]
            pub struct V {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod w {
        use super::runtime;

        runtime::object! {
            /// The object `W`.
            #[object(tag = ("t", "w"))]
            pub struct W {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod x {
        use super::runtime;

        runtime::object! {
            /// The object `X`.
            #[object(tag = ("t", "x"))]
            pub struct X {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod y {
        use super::runtime;

        runtime::object! {
            /// The object `Y`.
            #[object(tag = ("t", "y"))]
            pub struct Y {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod z {
        use super::runtime;

        runtime::object! {
            /// The object `Z`.
            #[object(tag = ("t", "z"))]
            pub struct Z {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
