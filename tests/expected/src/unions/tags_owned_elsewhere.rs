//! From `tests/cases/unions/tags_owned_elsewhere.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Tags owned elsewhere.
    pub use animal::{Animal, AnimalBase, AnimalKind};
    pub use cat::Cat;
    pub use dog::Dog;
    pub use fox::Fox;
    pub use garden::{Garden, GardenItem, GardenItemKind};
    pub use oak::Oak;
    pub use plant::{Plant, PlantBase, PlantKind};
    pub use rose::Rose;
    pub use zoo::{
        Zoo, ZooAny, ZooAnyKind, ZooOrText, ZooOrTextObject, ZooOrTextObjectKind, ZooPet,
        ZooPetKind,
    };

    use super::runtime;

    runtime::subset! {
        GardenItem in Plant {
            Oak, Rose,
        }
    }

    runtime::subset! {
        ZooOrTextObject in Animal {
            Cat, Dog,
        }
    }

    runtime::subset! {
        ZooOrTextObject in ZooAny {
            Cat, Dog,
        }
    }

    runtime::subset! {
        ZooPet in Animal {
            Cat, Dog,
        }
    }

    runtime::subset! {
        ZooPet in ZooAny {
            Cat, Dog,
        }
    }

    mod animal {
        use super::{Cat, Dog, Fox, runtime};

        runtime::union! {
            /// Its discriminator decides wherever what extends it is listed.
            #[union(tag = "type", kind = AnimalKind)]
            #[shared(name: str)]
            pub enum Animal {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
                #[json("Fox", accessor = as_fox, from)] Fox(Fox),
                /// Its discriminator decides wherever what extends it is listed.
                #[json("Animal", accessor = as_animal, from)] Animal(AnimalBase),
            }
        }

        runtime::object! {
            /// Its discriminator decides wherever what extends it is listed.
            ///
            /// Its `type` is `Animal`.
            #[object(constant = ("type", "Animal"))]
            pub struct AnimalBase {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `type` is `Cat`.
            #[object(constant = ("type", "Cat"))]
            pub struct Cat {
                #[json("name", optional)] pub name: Option<String>,
                #[json("lives", optional)] pub lives: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `type` is `Dog`.
            #[object(constant = ("type", "Dog"))]
            pub struct Dog {
                #[json("name", optional)] pub name: Option<String>,
                #[json("bark", optional)] pub bark: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fox {
        use super::runtime;

        runtime::object! {
            /// The object `Fox`.
            ///
            /// Its `type` is `Fox`.
            #[object(constant = ("type", "Fox"))]
            pub struct Fox {
                #[json("name", optional)] pub name: Option<String>,
                #[json("tail", optional)] pub tail: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod garden {
        use super::{Oak, Rose, runtime};

        /// The value `Garden`.
        pub type Garden = Vec<GardenItem>;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = GardenItemKind, without_tag = Unknown)]
            #[shared(height: i64)]
            pub enum GardenItem {
                #[json("Rose", accessor = as_rose, from)] Rose(Rose),
                #[json("Oak", accessor = as_oak, from)] Oak(Oak),
            }
        }
    }

    mod oak {
        use super::runtime;

        runtime::object! {
            /// The object `Oak`.
            ///
            /// Its `type` is `Oak`.
            #[object(constant = ("type", "Oak"), constant_optional)]
            pub struct Oak {
                #[json("height", optional)] pub height: Option<i64>,
                #[json("acorns", optional)] pub acorns: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod plant {
        use super::{Oak, Rose, runtime};

        runtime::union! {
            /// It may lack its tag.
            #[union(tag = "type", kind = PlantKind, without_tag = Plant)]
            #[shared(height: i64)]
            pub enum Plant {
                #[json("Oak", accessor = as_oak, from)] Oak(Oak),
                #[json("Rose", accessor = as_rose, from)] Rose(Rose),
                /// It may lack its tag.
                #[json("Plant", accessor = as_plant, from)] Plant(PlantBase),
            }
        }

        runtime::object! {
            /// It may lack its tag.
            ///
            /// Its `type` is `Plant`.
            #[object(constant = ("type", "Plant"), constant_optional)]
            pub struct PlantBase {
                #[json("height", optional)] pub height: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod rose {
        use super::runtime;

        runtime::object! {
            /// The object `Rose`.
            ///
            /// Its `type` is `Rose`.
            #[object(constant = ("type", "Rose"), constant_optional)]
            pub struct Rose {
                #[json("height", optional)] pub height: Option<i64>,
                #[json("thorns", optional)] pub thorns: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod zoo {
        use super::{Animal, Cat, Dog, runtime};

        runtime::object! {
            /// The object `Zoo`.
            #[object()]
            pub struct Zoo {
                #[json("pet", optional)] pub pet: Option<ZooPet>,
                #[json("any", optional)] pub any: Option<ZooAny>,
                #[json("or_text", optional)] pub or_text: Option<ZooOrText>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `type`.
            #[union(tag = "type", kind = ZooAnyKind)]
            pub enum ZooAny {
                /// Its discriminator decides wherever what extends it is listed.
                #[json("Fox" | "Animal", accessor = as_animal, from)] Animal(Animal),
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json_type)]
            pub enum ZooOrText {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object.
                #[json(object, accessor = as_object, from)] Object(ZooOrTextObject),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = ZooOrTextObjectKind)]
            #[shared(name: str)]
            pub enum ZooOrTextObject {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = ZooPetKind)]
            #[shared(name: str)]
            pub enum ZooPet {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
            }
        }
    }
}
