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
            #[union(tag = "age_type", kind = AgedKind)]
            pub enum Aged {
                #[json("Person", accessor = as_person, from)] Person(Person),
                #[json("Aged", accessor = as_aged, from)] Aged(AgedBase),
            }
        }

        runtime::object! {
            /// The object `Aged`.
            ///
            /// Its `age_type` is `Aged`.
            #[object(constant = ("age_type", "Aged"))]
            pub struct AgedBase {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod big {
        use super::runtime;

        runtime::object! {
            /// The object `Big`.
            ///
            /// Its `size` is `b`.
            #[object(constant = ("size", "b"))]
            pub struct Big {
                #[json("kind")] pub kind: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod card {
        use super::runtime;

        runtime::object! {
            /// The object `Card`.
            ///
            /// Its `category` is `payment`. Its `method` is `card`.
            #[object(constant = ("category", "payment"), constant = ("method", "card"))]
            pub struct Card {
                #[json("digits", optional)] pub digits: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod event {
        use super::{Login, Payment, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `category`.
            #[union(tag = "category", kind = EventKind)]
            pub enum Event {
                #[json("login", accessor = as_login, from)] Login(Login),
                #[json("payment", accessor = as_payment, from)] Payment(Payment),
                #[json("Event", accessor = as_event, from)] Event(EventBase),
            }
        }

        runtime::object! {
            /// The object `Event`.
            ///
            /// Its `category` is `Event`.
            #[object(constant = ("category", "Event"))]
            pub struct EventBase {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod inner {
        use super::{Left, Right, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `way`.
            #[union(tag = "way", kind = InnerKind)]
            #[shared(outer: str)]
            pub enum Inner {
                #[json("left", accessor = as_left, from)] Left(Left),
                #[json("right", accessor = as_right, from)] Right(Right),
            }
        }
    }

    mod left {
        use super::runtime;

        runtime::object! {
            /// The object `Left`.
            ///
            /// Its `way` is `left`.
            #[object(constant = ("way", "left"), constant_optional)]
            pub struct Left {
                #[json("outer", optional)] pub outer: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod login {
        use super::runtime;

        runtime::object! {
            /// The object `Login`.
            ///
            /// Its `category` is `login`.
            #[object(constant = ("category", "login"))]
            pub struct Login {
                #[json("user", optional)] pub user: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod loose {
        use super::{Inner, Plain, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `outer`.
            #[union(tag = "outer", kind = LooseKind)]
            pub enum Loose {
                #[json("in", accessor = as_in, from)] In(Inner),
                #[json("plain", accessor = as_plain, from)] Plain(Plain),
            }
        }
    }

    mod named {
        use super::{Person, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `name_type`.
            #[union(tag = "name_type", kind = NamedKind)]
            pub enum Named {
                #[json("Person", accessor = as_person, from)] Person(Person),
                #[json("Named", accessor = as_named, from)] Named(NamedBase),
            }
        }

        runtime::object! {
            /// The object `Named`.
            ///
            /// Its `name_type` is `Named`.
            #[object(constant = ("name_type", "Named"))]
            pub struct NamedBase {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod payment {
        use super::{Card, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `method`.
            #[union(tag = "method", kind = PaymentKind)]
            pub enum Payment {
                #[json("card", accessor = as_card, from)] Card(Card),
                #[json("Payment", accessor = as_payment, from)] Payment(PaymentBase),
            }
        }

        runtime::object! {
            /// The object `Payment`.
            ///
            /// Its `category` is `payment`. Its `method` is `Payment`.
            #[object(constant = ("category", "payment"), constant = ("method", "Payment"))]
            pub struct PaymentBase {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod person {
        use super::runtime;

        runtime::object! {
            /// The object `Person`.
            ///
            /// Its `age_type` is `Person`. Its `name_type` is `Person`.
            #[object(constant = ("age_type", "Person"), constant = ("name_type", "Person"))]
            pub struct Person {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod plain {
        use super::runtime;

        runtime::object! {
            /// The object `Plain`.
            ///
            /// Its `outer` is `plain`.
            #[object(constant = ("outer", "plain"), constant_optional)]
            pub struct Plain {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod right {
        use super::runtime;

        runtime::object! {
            /// The object `Right`.
            ///
            /// Its `way` is `right`.
            #[object(constant = ("way", "right"), constant_optional)]
            pub struct Right {
                #[json("outer", optional)] pub outer: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod round {
        use super::{Big, Small, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `size`.
            #[union(tag = "size", kind = RoundKind)]
            pub enum Round {
                #[json("s", accessor = as_s, from)] S(Small),
                #[json("b", accessor = as_b, from)] B(Big),
            }
        }
    }

    mod shape {
        use super::{Round, Square, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `kind`.
            #[union(tag = "kind", kind = ShapeKind)]
            pub enum Shape {
                #[json("circle" | "oval", accessor = as_round, from)] Round(Round),
                #[json("square", accessor = as_square, from)] Square(Square),
            }
        }
    }

    mod small {
        use super::runtime;

        runtime::object! {
            /// The object `Small`.
            ///
            /// Its `size` is `s`.
            #[object(constant = ("size", "s"))]
            pub struct Small {
                #[json("kind")] pub kind: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            ///
            /// Its `kind` is `square`.
            #[object(constant = ("kind", "square"))]
            pub struct Square {
                #[json("side", optional)] pub side: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
