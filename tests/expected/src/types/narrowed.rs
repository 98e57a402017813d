//! From `tests/cases/types/narrowed.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Narrowed.
    pub use base::{Base, BaseU};
    pub use cat::Cat;
    pub use child::{Child, ChildSt};
    pub use dog::Dog;
    pub use lists::Lists;
    pub use only_cat::OnlyCat;
    pub use owner::Owner;
    pub use p::{P, PY};
    pub use pet::{Pet, PetKind};
    pub use q::{Q, QY};
    pub use sub_owner::SubOwner;
    pub use text_or_integer::TextOrInteger;
    pub use twice::Twice;
    pub use u::U;
    pub use x::X;
    pub use y::Y;

    use super::runtime;

    mod base {
        use super::{Owner, TextOrInteger, U, X, Y, runtime};

        runtime::object! {
            /// The object `Base`.
            #[object(explicit(nulls = 1, defaults = 0), default)]
            pub struct Base {
                #[json(optional "si")] pub si: Option<TextOrInteger>,
                #[json(optional "st" or null)] pub st: Option<String>,
                #[json(optional "u")] pub u: Option<BaseU>,
                #[json(optional "v")] pub v: Option<U>,
                #[json(optional "o")] pub o: Option<Owner>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// An untagged union of 2 types: X, Y.
            #[union(shape, open "")]
            pub enum BaseU {
                /// An object with `x`.
                #[json({ "x": any }, as_x, from X)] X(X),
                /// An object with `y`.
                #[json({ "y": any }, as_y, from Y)] Y(Y),
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(tag "kind" = "Cat", default)]
            pub struct Cat {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod child {
        use super::{SubOwner, X, Y, runtime};

        runtime::object! {
            /// The object `Child`.
            #[object(default)]
            pub struct Child {
                #[json(optional "si")] pub si: Option<String>,
                #[json(optional "st")] pub st: Option<ChildSt>,
                #[json(optional "u")] pub u: Option<X>,
                #[json(optional "v")] pub v: Option<Y>,
                #[json(optional "o")] pub o: Option<SubOwner>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Child.st`.
            pub enum ChildSt {
                #[json("done")] Done,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            #[object(tag "kind" = "Dog", default)]
            pub struct Dog {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod lists {
        /// The value `Lists`.
        pub type Lists = String;
    }

    mod only_cat {
        use super::runtime;

        runtime::object! {
            /// The object `OnlyCat`.
            ///
            /// Its `kind` is `Cat`.
            #[object(constant "kind" = "Cat", default)]
            pub struct OnlyCat {
                #[json(optional "c")] pub c: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod owner {
        use super::runtime;

        runtime::object! {
            /// The object `Owner`.
            #[object()]
            pub struct Owner {
                #[json("name")] pub name: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod p {
        use super::{TextOrInteger, runtime};

        runtime::object! {
            /// The object `P`.
            #[object(default)]
            pub struct P {
                #[json(optional "x")] pub x: Option<TextOrInteger>,
                #[json(optional "y")] #[check(nested())] pub y: Option<PY>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 3 JSON types: string, integer, boolean.
            #[union(json)]
            pub enum PY {
                /// A string.
                #[json(string, as_text, from String)] #[check(max_length(3))] Text(String),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A boolean.
                #[json(boolean, as_boolean, from bool)] Boolean(bool),
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind PetKind)]
            pub enum Pet {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }

    mod q {
        use super::runtime;

        runtime::object! {
            /// The object `Q`.
            #[object(default)]
            pub struct Q {
                #[json(optional "x")] pub x: Option<i64>,
                #[json(optional "y")] #[check(nested())] pub y: Option<QY>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json)]
            pub enum QY {
                /// A string.
                #[json(string, as_text, from String)] #[check(max_length(3))] Text(String),
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
            }
        }
    }

    mod sub_owner {
        use super::runtime;

        runtime::object! {
            /// The object `SubOwner`.
            #[object()]
            pub struct SubOwner {
                #[json("name")] pub name: String,
                #[json(optional "age")] pub age: Option<i64>,
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

    mod twice {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json)]
            pub enum Twice {
                /// An integer.
                #[json(integer, as_integer, from i64)] Integer(i64),
                /// A string.
                #[json(string, as_text, from String)] Text(String),
            }
        }
    }

    mod u {
        use super::{X, Y, runtime};

        runtime::union! {
            /// An untagged union of 2 types: X, Y.
            #[union(shape, open "")]
            pub enum U {
                /// An object with `x`.
                #[json({ "x": any }, as_x, from X)] X(X),
                /// An object with `y`.
                #[json({ "y": any }, as_y, from Y)] Y(Y),
            }
        }
    }

    mod x {
        use super::runtime;

        runtime::object! {
            /// The object `X`.
            #[object()]
            pub struct X {
                #[json("x")] pub x: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod y {
        use super::runtime;

        runtime::object! {
            /// The object `Y`.
            #[object()]
            pub struct Y {
                #[json("y")] pub y: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
