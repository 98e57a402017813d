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
            #[union(tag "type", kind AnimalKind)]
            #[shared(name: str)]
            pub enum Animal {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
                #[json("Fox", as_fox, from Fox)] Fox(Fox),
                /// Its discriminator decides wherever what extends it is listed.
                #[json("Animal", as_animal, from AnimalBase)] Animal(AnimalBase),
            }
        }

        runtime::object! {
            /// Its discriminator decides wherever what extends it is listed.
            ///
            /// Its `type` is `Animal`.
            #[object(constant "type" = "Animal", default)]
            pub struct AnimalBase {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `type` is `Cat`.
            #[object(constant "type" = "Cat", default)]
            pub struct Cat {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "lives")] pub lives: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `type` is `Dog`.
            #[object(constant "type" = "Dog", default)]
            pub struct Dog {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "bark")] pub bark: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod fox {
        use super::runtime;

        runtime::object! {
            /// The object `Fox`.
            ///
            /// Its `type` is `Fox`.
            #[object(constant "type" = "Fox", default)]
            pub struct Fox {
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "tail")] pub tail: Option<bool>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod garden {
        use super::{Oak, Rose, runtime};

        /// The value `Garden`.
        pub type Garden = Vec<GardenItem>;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind GardenItemKind, untagged Unknown)]
            #[shared(height: i64)]
            pub enum GardenItem {
                #[json("Rose", as_rose, from Rose)] Rose(Rose),
                #[json("Oak", as_oak, from Oak)] Oak(Oak),
            }
        }
    }

    mod oak {
        use super::runtime;

        runtime::object! {
            /// The object `Oak`.
            ///
            /// Its `type` is `Oak`.
            #[object(constant "type" = "Oak" optional, default)]
            pub struct Oak {
                #[json(optional "height")] pub height: Option<i64>,
                #[json(optional "acorns")] pub acorns: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod plant {
        use super::{Oak, Rose, runtime};

        runtime::union! {
            /// It may lack its tag.
            #[union(tag "type", kind PlantKind, untagged Plant)]
            #[shared(height: i64)]
            pub enum Plant {
                #[json("Oak", as_oak, from Oak)] Oak(Oak),
                #[json("Rose", as_rose, from Rose)] Rose(Rose),
                /// It may lack its tag.
                #[json("Plant", as_plant, from PlantBase)] Plant(PlantBase),
            }
        }

        runtime::object! {
            /// It may lack its tag.
            ///
            /// Its `type` is `Plant`.
            #[object(constant "type" = "Plant" optional, default)]
            pub struct PlantBase {
                #[json(optional "height")] pub height: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod rose {
        use super::runtime;

        runtime::object! {
            /// The object `Rose`.
            ///
            /// Its `type` is `Rose`.
            #[object(constant "type" = "Rose" optional, default)]
            pub struct Rose {
                #[json(optional "height")] pub height: Option<i64>,
                #[json(optional "thorns")] pub thorns: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod zoo {
        use super::{Animal, Cat, Dog, runtime};

        runtime::object! {
            /// The object `Zoo`.
            #[object(default)]
            pub struct Zoo {
                #[json(optional "pet")] pub pet: Option<ZooPet>,
                #[json(optional "any")] pub any: Option<ZooAny>,
                #[json(optional "or_text")] pub or_text: Option<ZooOrText>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `type`.
            #[union(tag "type", kind ZooAnyKind)]
            pub enum ZooAny {
                /// Its discriminator decides wherever what extends it is listed.
                #[json("Fox" | "Animal", as_animal, from Animal)] Animal(Animal),
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }

        runtime::union! {
            /// A union of 2 JSON types: string, object.
            #[union(json)]
            pub enum ZooOrText {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An object.
                #[json(object, as_object, from ZooOrTextObject)] Object(ZooOrTextObject),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind ZooOrTextObjectKind)]
            #[shared(name: str)]
            pub enum ZooOrTextObject {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag "type", kind ZooPetKind)]
            #[shared(name: str)]
            pub enum ZooPet {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }
}
