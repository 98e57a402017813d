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
            #[object(explicit(nulls = 1, defaults = 0))]
            pub struct Customer {
                #[json("id")] pub id: String,
                #[json("created")] pub created: i64,
                #[json(optional "parent" or null)] #[check(nested())] pub parent: Option<Box<Reference>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod file_source {
        use super::runtime;

        runtime::object! {
            /// The object `FileSource`.
            #[object()]
            pub struct FileSource {
                #[json("file_id")] pub file_id: String,
                #[json("name")] pub name: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod reference {
        use super::{Customer, runtime};

        runtime::union! {
            /// Among the kinds of JSON value, the objects have keys of their own.
            #[union(shape)]
            pub enum Reference {
                /// A string.
                #[json(string, as_text, from String)] Text(String),
                /// An object with `created`.
                #[json({ "created": any }, as_customer, from Customer)] Customer(Customer),
                /// An object with `deleted`.
                #[json({ "deleted": (true) }, as_deleted, from ReferenceDeleted)] Deleted(ReferenceDeleted),
            }
        }

        runtime::object! {
            /// The object `Reference(3)`.
            #[object()]
            pub struct ReferenceDeleted {
                #[json("id")] pub id: String,
                /// The `deleted` property. Always `true`.
                #[json("deleted")] #[check(always(true))] pub deleted: bool,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod source {
        use super::{FileSource, TextSource, UrlSource, runtime};

        runtime::union! {
            /// Each branch requires a property that no other one has.
            #[union(shape)]
            pub enum Source {
                /// An object with `url`.
                #[json({ "url": any }, as_url, from UrlSource)] Url(UrlSource),
                /// An object with `file_id` and `name`.
                #[json({ "file_id": any, "name": any }, as_file, from FileSource)] File(FileSource),
                /// An object with `text`.
                #[json({ "text": any }, as_text, from TextSource)] Text(TextSource),
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
                #[rest] pub extra: runtime::Extra,
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
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod weather {
        use super::runtime;

        runtime::union! {
            /// Each branch is an object with one member, whose name is its tag.
            #[union(shape, open "")]
            pub enum Weather {
                /// An object with `rain`.
                #[json({ "rain": any }, as_rain, from WeatherRain)] Rain(WeatherRain),
                /// An object with `hail`.
                #[json({ "hail": any }, as_hail, from WeatherHail)] Hail(WeatherHail),
                /// A string.
                #[json(string, as_value, from WeatherValue)] Value(WeatherValue),
            }
        }

        runtime::object! {
            /// The object `Weather(1)`.
            #[object()]
            pub struct WeatherRain {
                #[json("rain")] pub rain: WeatherRainRain,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Weather(1).rain`.
            #[object(default)]
            pub struct WeatherRainRain {
                #[json(optional "mm")] pub mm: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Weather(2)`.
            #[object(closed)]
            pub struct WeatherHail {
                #[json("hail")] pub hail: String,
                #[rest] pub extra: runtime::Extra,
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
