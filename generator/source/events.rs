//! A JSON or YAML text as a stream of events. Neither parser recurses, so a consumer can stop at any depth.

use super::event::{Event, Flaw};
use super::format::Format;
use super::json::Json;
use super::yaml::Yaml;

/// The events of a file; the last item is the first syntax error.
pub fn events(text: &str, format: Format) -> Events<'_> {
    match format {
        Format::Json => Events::Json(Json::new(text)),
        Format::Yaml => Events::Yaml(Box::new(Yaml::new(text))),
    }
}

/// See [`events`].
pub enum Events<'t> {
    /// Of JSON.
    Json(Json<'t>),
    /// Of YAML.
    Yaml(Box<Yaml<'t>>),
}

impl<'t> Iterator for Events<'t> {
    type Item = Result<Event<'t>, Flaw>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Json(json) => json.next(),
            Self::Yaml(yaml) => yaml.next(),
        }
    }
}
