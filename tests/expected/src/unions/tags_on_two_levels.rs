//! From `tests/cases/unions/tags_on_two_levels.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Structs that own two tags.
    pub use aged::{Aged, AgedBase, AgedKind};
    pub use big::Big;
    pub use card::Card;
    pub use event::{Event, EventBase, EventKind};
    pub use inner::{Inner, InnerKind};
    pub use left::Left;
    pub use login::Login;
    pub use loose::{Loose, LooseKind};
    pub use named::{Named, NamedBase, NamedKind};
    pub use payment::{Payment, PaymentBase, PaymentKind};
    pub use person::Person;
    pub use plain::Plain;
    pub use right::Right;
    pub use round::{Round, RoundKind};
    pub use shape::{Shape, ShapeKind};
    pub use small::Small;
    pub use square::Square;

    use super::runtime;

    mod aged {
        use super::{Person, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `age_type`.
            #[union(tag "age_type", kind AgedKind)]
            pub enum Aged {
                #[json("Person", as_person, from Person)] Person(Person),
                #[json("Aged", as_aged, from AgedBase)] Aged(AgedBase),
            }
        }

        runtime::object! {
            /// The object `Aged`.
            ///
            /// Its `age_type` is `Aged`.
            #[object(constant "age_type" = "Aged", default)]
            pub struct AgedBase {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod big {
        use super::runtime;

        runtime::object! {
            /// The object `Big`.
            ///
            /// Its `size` is `b`.
            #[object(constant "size" = "b")]
            pub struct Big {
                #[json("kind")] pub kind: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod card {
        use super::runtime;

        runtime::object! {
            /// The object `Card`.
            ///
            /// Its `category` is `payment`. Its `method` is `card`.
            #[object(constant "category" = "payment", constant "method" = "card", default)]
            pub struct Card {
                #[json(optional "digits")] pub digits: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod event {
        use super::{Login, Payment, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `category`.
            #[union(tag "category", kind EventKind)]
            pub enum Event {
                #[json("login", as_login, from Login)] Login(Login),
                #[json("payment", as_payment, from Payment)] Payment(Payment),
                #[json("Event", as_event, from EventBase)] Event(EventBase),
            }
        }

        runtime::object! {
            /// The object `Event`.
            ///
            /// Its `category` is `Event`.
            #[object(constant "category" = "Event", default)]
            pub struct EventBase {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod inner {
        use super::{Left, Right, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `way`.
            #[union(tag "way", kind InnerKind)]
            #[shared(outer: str)]
            pub enum Inner {
                #[json("left", as_left, from Left)] Left(Left),
                #[json("right", as_right, from Right)] Right(Right),
            }
        }
    }

    mod left {
        use super::runtime;

        runtime::object! {
            /// The object `Left`.
            ///
            /// Its `way` is `left`.
            #[object(constant "way" = "left" optional, default)]
            pub struct Left {
                #[json(optional "outer")] pub outer: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod login {
        use super::runtime;

        runtime::object! {
            /// The object `Login`.
            ///
            /// Its `category` is `login`.
            #[object(constant "category" = "login", default)]
            pub struct Login {
                #[json(optional "user")] pub user: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod loose {
        use super::{Inner, Plain, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `outer`.
            #[union(tag "outer", kind LooseKind)]
            pub enum Loose {
                #[json("in", as_in, from Inner)] In(Inner),
                #[json("plain", as_plain, from Plain)] Plain(Plain),
            }
        }
    }

    mod named {
        use super::{Person, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `name_type`.
            #[union(tag "name_type", kind NamedKind)]
            pub enum Named {
                #[json("Person", as_person, from Person)] Person(Person),
                #[json("Named", as_named, from NamedBase)] Named(NamedBase),
            }
        }

        runtime::object! {
            /// The object `Named`.
            ///
            /// Its `name_type` is `Named`.
            #[object(constant "name_type" = "Named", default)]
            pub struct NamedBase {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod payment {
        use super::{Card, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `method`.
            #[union(tag "method", kind PaymentKind)]
            pub enum Payment {
                #[json("card", as_card, from Card)] Card(Card),
                #[json("Payment", as_payment, from PaymentBase)] Payment(PaymentBase),
            }
        }

        runtime::object! {
            /// The object `Payment`.
            ///
            /// Its `category` is `payment`. Its `method` is `Payment`.
            #[object(constant "category" = "payment", constant "method" = "Payment", default)]
            pub struct PaymentBase {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod person {
        use super::runtime;

        runtime::object! {
            /// The object `Person`.
            ///
            /// Its `age_type` is `Person`. Its `name_type` is `Person`.
            #[object(constant "age_type" = "Person", constant "name_type" = "Person", default)]
            pub struct Person {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod plain {
        use super::runtime;

        runtime::object! {
            /// The object `Plain`.
            ///
            /// Its `outer` is `plain`.
            #[object(constant "outer" = "plain" optional, default)]
            pub struct Plain {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod right {
        use super::runtime;

        runtime::object! {
            /// The object `Right`.
            ///
            /// Its `way` is `right`.
            #[object(constant "way" = "right" optional, default)]
            pub struct Right {
                #[json(optional "outer")] pub outer: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod round {
        use super::{Big, Small, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `size`.
            #[union(tag "size", kind RoundKind)]
            pub enum Round {
                #[json("s", as_s, from Small)] S(Small),
                #[json("b", as_b, from Big)] B(Big),
            }
        }
    }

    mod shape {
        use super::{Round, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag "kind", kind ShapeKind)]
            pub enum Shape {
                #[json("circle" | "oval", as_round, from Round)] Round(Round),
                #[json("square", as_square, from Square)] Square(Square),
            }
        }
    }

    mod small {
        use super::runtime;

        runtime::object! {
            /// The object `Small`.
            ///
            /// Its `size` is `s`.
            #[object(constant "size" = "s")]
            pub struct Small {
                #[json("kind")] pub kind: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            ///
            /// Its `kind` is `square`.
            #[object(constant "kind" = "square", default)]
            pub struct Square {
                #[json(optional "side")] pub side: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
