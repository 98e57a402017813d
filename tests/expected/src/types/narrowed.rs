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
    pub use string_or_integer::StringOrInteger;
    pub use sub_owner::SubOwner;
    pub use twice::Twice;
    pub use u::U;
    pub use x::X;
    pub use y::Y;

    use super::runtime;

    mod base {
        use super::{Owner, StringOrInteger, U, X, Y, runtime};

        runtime::object! {
            /// The object `Base`.
            #[object()]
            pub struct Base {
                #[json("si", optional)] pub si: Option<StringOrInteger>,
                #[json("st", optional, nullable)] pub st: Option<String>,
                #[json("u", optional)] pub u: Option<BaseU>,
                #[json("v", optional)] pub v: Option<U>,
                #[json("o", optional)] pub o: Option<Owner>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::untagged_union! {
            /// An untagged union of 2 types: X, Y.
            #[union(untagged, open = "")]
            pub enum BaseU {
                /// An object with `x`.
                #[json({ "x": any }, accessor = as_x, from)] X(X),
                /// An object with `y`.
                #[json({ "y": any }, accessor = as_y, from)] Y(Y),
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            #[object(tag = ("kind", "Cat"))]
            pub struct Cat {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod child {
        use super::{SubOwner, X, Y, runtime};

        runtime::object! {
            /// The object `Child`.
            #[object()]
            pub struct Child {
                #[json("si", optional)] pub si: Option<String>,
                #[json("st", optional)] pub st: Option<ChildSt>,
                #[json("u", optional)] pub u: Option<X>,
                #[json("v", optional)] pub v: Option<Y>,
                #[json("o", optional)] pub o: Option<SubOwner>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object(tag = ("kind", "Dog"))]
            pub struct Dog {
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object(constant = ("kind", "Cat"))]
            pub struct OnlyCat {
                #[json("c", optional)] pub c: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod p {
        use super::{StringOrInteger, runtime};

        runtime::object! {
            /// The object `P`.
            #[object()]
            pub struct P {
                #[json("x", optional)] pub x: Option<StringOrInteger>,
                #[json("y", optional)] #[check(nested)] pub y: Option<PY>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 3 JSON types: string, integer, boolean.
            #[union(json_type)]
            pub enum PY {
                /// A string.
                #[json(string, accessor = as_string, from_text)] #[check(max_length = 3)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A boolean.
                #[json(boolean, accessor = as_boolean, from)] Boolean(bool),
            }
        }
    }

    mod pet {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = PetKind)]
            pub enum Pet {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
            }
        }
    }

    mod q {
        use super::runtime;

        runtime::object! {
            /// The object `Q`.
            #[object()]
            pub struct Q {
                #[json("x", optional)] pub x: Option<i64>,
                #[json("y", optional)] #[check(nested)] pub y: Option<QY>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, integer.
            #[union(json_type)]
            pub enum QY {
                /// A string.
                #[json(string, accessor = as_string, from_text)] #[check(max_length = 3)] String(String),
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
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

    mod sub_owner {
        use super::runtime;

        runtime::object! {
            /// The object `SubOwner`.
            #[object()]
            pub struct SubOwner {
                #[json("name")] pub name: String,
                #[json("age", optional)] pub age: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod twice {
        use super::runtime;

        runtime::union! {
            /// A union of 2 JSON types: integer, string.
            #[union(json_type)]
            pub enum Twice {
                /// An integer.
                #[json(integer, accessor = as_integer, from)] Integer(i64),
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
            }
        }
    }

    mod u {
        use super::{X, Y, runtime};

        runtime::untagged_union! {
            /// An untagged union of 2 types: X, Y.
            #[union(untagged, open = "")]
            pub enum U {
                /// An object with `x`.
                #[json({ "x": any }, accessor = as_x, from)] X(X),
                /// An object with `y`.
                #[json({ "y": any }, accessor = as_y, from)] Y(Y),
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
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
