//! From `tests/cases/unions/by_keys.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of By keys.
    pub use customer::Customer;
    pub use file_source::FileSource;
    pub use reference::{Reference, ReferenceDeleted};
    pub use source::Source;
    pub use text_source::TextSource;
    pub use url_source::UrlSource;
    pub use weather::{Weather, WeatherHail, WeatherRain, WeatherRainRain, WeatherValue};

    use super::runtime;

    mod customer {
        use super::{Reference, runtime};

        runtime::object! {
            /// The object `Customer`.
            #[object()]
            pub struct Customer {
                #[json("id")] pub id: String,
                #[json("created")] pub created: i64,
                #[json("parent", optional, nullable)] #[check(nested)] pub parent: Option<Box<Reference>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod file_source {
        use super::runtime;

        runtime::object! {
            /// The object `FileSource`.
            #[object()]
            pub struct FileSource {
                #[json("name")] pub name: String,
                #[json("file_id")] pub file_id: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod reference {
        use super::{Customer, runtime};

        runtime::untagged_union! {
            /// Among the kinds of JSON value, the objects have keys of their own.
            #[union(untagged)]
            pub enum Reference {
                /// A string.
                #[json(string, accessor = as_string, from_text)] String(String),
                /// An object with `created`.
                #[json({ "created": any }, accessor = as_customer, from)] Customer(Customer),
                /// An object with `deleted`.
                #[json({ "deleted": (true) }, accessor = as_deleted, from)] Deleted(ReferenceDeleted),
            }
        }

        runtime::object! {
            /// The object `Reference(3)`.
            #[object()]
            pub struct ReferenceDeleted {
                #[json("id")] pub id: String,
                /// Always `true`.
                #[json("deleted")] #[check(always = true)] pub deleted: bool,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod source {
        use super::{FileSource, TextSource, UrlSource, runtime};

        runtime::untagged_union! {
            /// Each branch requires a property that no other one has.
            #[union(untagged)]
            pub enum Source {
                /// An object with `url`.
                #[json({ "url": any }, accessor = as_url, from)] Url(UrlSource),
                /// An object with `file_id` and `name`.
                #[json({ "file_id": any, "name": any }, accessor = as_file, from)] File(FileSource),
                /// An object with `text`.
                #[json({ "text": any }, accessor = as_text, from)] Text(TextSource),
            }
        }
    }

    mod text_source {
        use super::runtime;

        runtime::object! {
            /// The object `TextSource`.
            #[object()]
            pub struct TextSource {
                #[json("text")] pub text: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod url_source {
        use super::runtime;

        runtime::object! {
            /// The object `UrlSource`.
            #[object()]
            pub struct UrlSource {
                #[json("url")] pub url: String,
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod weather {
        use super::runtime;

        runtime::untagged_union! {
            /// Each branch is an object with one member, whose name is its tag.
            #[union(untagged, open = "")]
            pub enum Weather {
                /// An object with `rain`.
                #[json({ "rain": any }, accessor = as_rain, from)] Rain(WeatherRain),
                /// An object with `hail`.
                #[json({ "hail": any }, accessor = as_hail, from)] Hail(WeatherHail),
                /// A string.
                #[json(string, accessor = as_value, from, from_text)] Value(WeatherValue),
            }
        }

        runtime::object! {
            /// The object `Weather(1)`.
            #[object()]
            pub struct WeatherRain {
                #[json("rain")] pub rain: WeatherRainRain,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Weather(1).rain`.
            #[object()]
            pub struct WeatherRainRain {
                #[json("mm", optional)] pub mm: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Weather(2)`.
            #[object(closed)]
            pub struct WeatherHail {
                #[json("hail")] pub hail: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Weather(3)`.
            pub enum WeatherValue {
                #[json("sun")] Sun,
                #[json("fog")] Fog,
            }
        }
    }
}
