//! Success responses that arrive item by item.
//!
//! In: an operation. Out: which items its stream has, and whether a property of the request body asks for it.

use openapiv3::{MediaType, Response};
use serde_json::Value;

use crate::ir::{Output, StatusRange, Stream, StreamItems, Switch, Type};
use crate::lower::extension;
use crate::markdown;
use crate::operations::media::{self, Kind};
use crate::operations::{OperationAt, body_of, location_of};
use crate::plan::planner::Planner;
use crate::schema;

/// The property of a request body that asks for a stream, if it is a boolean.
pub const SWITCH: &str = "stream";

/// How many unions inside one another are searched for branches.
const DEEPEST_UNION: usize = 4;

impl<'a> Planner<'a> {
    /// The stream of an operation, whose success responses are `declared`: the first media type that is one, else the first with parts.
    /// `output` is what is read of a whole response, and `whole` are the media types that are read as a whole.
    pub(super) fn plan_stream(
        &mut self,
        found: OperationAt<'a>,
        declared: &[(StatusRange, &'a Response)],
        output: &Output,
        whole: &[String],
    ) -> Option<Stream> {
        if found.http_method == "HEAD" {
            return None;
        }
        let mut all = declared.iter().flat_map(|(_, response)| &response.content);
        let name = media::find_stream(all.clone().map(|(name, _)| name))?;
        let (_, media) = all.find(|(other, _)| *other == name)?;
        let is_alternative = matches!(output, Output::Json(_) | Output::Several(_));
        let usual = declared
            .iter()
            .filter_map(|(_, response)| media::choose(&response.content, self.model));
        let mut usual = usual.map(|chosen| chosen.name);
        let items = self.plan_items(name, media);
        let are_events = matches!(
            items,
            StreamItems::Events(_)
                | StreamItems::EventsAndErrors(_)
                | StreamItems::NamedEvents(_)
                | StreamItems::TextEvents
        );
        let is_usual = asked_by_itself(&items).is_none_or(|usual| usual == name);
        let accept = (!is_usual && media::can_be_header(name)).then(|| name.clone());
        let switch = is_alternative.then(|| self.find_switch(found)).flatten();
        Some(Stream {
            items,
            media: name.clone(),
            accept,
            is_only: usual.all(media::has_items),
            types: unread(declared, whole),
            reconnects: are_events && switch.is_none() && found.http_method == "GET",
            switch,
        })
    }

    fn plan_items(&mut self, name: &str, media: &'a MediaType) -> StreamItems {
        if media::has_parts(name) {
            let item = self.item_of_json(media);
            let ty = item.map(|item| self.plan_type(item).whole());
            return ty.map_or(StreamItems::Parts, StreamItems::JsonParts);
        }
        let model = self.model;
        let declared = media.schema.as_ref().and_then(location_of);
        let is_events = media::essence(name) == media::EVENT_STREAM;
        // An object may describe the fields of an event, and not its data alone.
        let data = |location: &'a str| {
            let data = is_events.then(|| self.data_of_event(location)).flatten();
            data.unwrap_or(location)
        };
        let kind = |location| model.find_bare(location).map(|found| &found.schema.kind);
        let item = |location| match kind(location) {
            Some(schema::Kind::Array(array)) => Some(array.item_of_all()),
            _ => None,
        };
        let location = match declared.map(|location| (location, item(location))) {
            Some((_, Some(item))) => item.map(data),
            Some((location, None)) => {
                let data = data(location);
                item(data).unwrap_or(Some(data))
            }
            None => None,
        };
        let named = location.filter(|_| is_events);
        if let Some(named) = named.and_then(|location| self.plan_named_events(location)) {
            return StreamItems::NamedEvents(named);
        }
        let is_described = match location.and_then(kind) {
            None | Some(schema::Kind::Any | schema::Kind::String(_)) => false,
            Some(_) => true,
        };
        let location = location.filter(|_| is_described);
        let ty = location.map(|location| self.plan_type(location).whole());
        match (media::essence(name).as_str(), ty) {
            (media::EVENT_STREAM, None) => StreamItems::TextEvents,
            (media::EVENT_STREAM, Some(ty)) => {
                if location.is_some_and(|location| self.declares_error(location)) {
                    StreamItems::EventsAndErrors(ty)
                } else {
                    StreamItems::Events(ty)
                }
            }
            (essence, ty) if media::is_json_sequence(essence) => {
                StreamItems::Sequence(ty.unwrap_or(Type::Value))
            }
            (_, ty) => StreamItems::Lines(ty.unwrap_or(Type::Value)),
        }
    }

    /// The schema of each part, where all parts are JSON.
    fn item_of_json(&self, media: &'a MediaType) -> Option<&'a str> {
        let has_prefix = media.extensions.contains_key(extension::PREFIX_TYPES);
        let item = media.extensions.get(extension::ITEM_SCHEMA)?.get("$ref")?;
        let item = item.as_str()?.strip_prefix('#').filter(|_| !has_prefix)?;
        let declared = media.extensions.get(extension::ITEM_TYPE);
        let is_json = match declared.and_then(Value::as_str) {
            Some(declared) => media::is_json(&media::essence(declared)),
            // By default strings are text, and objects are JSON.
            None => matches!(
                self.model.find_bare(item).map(|found| &found.schema.kind),
                Some(schema::Kind::Object(_))
            ),
        };
        is_json.then_some(item)
    }

    /// The boolean property `stream` of the JSON body of an operation, if it may be true. Of several bodies, one that streams by default counts.
    fn find_switch(&self, found: OperationAt<'a>) -> Option<Switch> {
        let (_, chosen) = body_of(found.operation, self.model)?;
        let location = chosen.location.filter(|_| chosen.kind == Kind::Json)?;
        let bodies = self.branches(location).into_iter();
        bodies.filter_map(|body| self.switch_of(body)).max()
    }

    fn switch_of(&self, body: &str) -> Option<Switch> {
        let object = self.model.find_bare(body)?.object()?;
        let property = object.properties.get(SWITCH)?;
        match &self.model.find_bare(property)?.schema.kind {
            schema::Kind::Boolean(values) if values.is_empty() || values.contains(&true) => {}
            _ => return None,
        }
        let mut annotations = self.model.annotations(property);
        let default = annotations.find_map(|found| found.schema.default.as_ref());
        Some(match default.and_then(Value::as_bool) {
            Some(true) => Switch::On,
            _ => Switch::Off,
        })
    }

    /// The branches of a union and of the unions among them; of any other schema, the schema alone.
    pub(super) fn branches(&self, location: &str) -> Vec<&'a str> {
        let mut level: Vec<&'a str> = self
            .model
            .find(location)
            .map(|found| found.location)
            .into_iter()
            .collect();
        for _ in 0..DEEPEST_UNION {
            let mut next = Vec::new();
            for location in level {
                let found = self.model.find_bare(location);
                match found.and_then(schema::Found::branches) {
                    Some(branches) => next.extend(branches.iter().map(String::as_str)),
                    None => next.push(location),
                }
            }
            level = next;
        }
        level
    }
}

/// The media types with items that are not read as a whole.
fn unread(declared: &[(StatusRange, &Response)], whole: &[String]) -> Vec<String> {
    let all = declared
        .iter()
        .flat_map(|(_, response)| response.content.keys());
    let mut types: Vec<String> = Vec::new();
    for name in all.filter(|name| media::has_items(name) && !whole.contains(name)) {
        if !types.contains(name) {
            types.push(name.clone());
        }
    }
    types
}

/// The media type that the runtime asks for if the call has no other; `None` where items have a single one.
fn asked_by_itself(items: &StreamItems) -> Option<&'static str> {
    match items {
        StreamItems::Lines(_) => Some("application/x-ndjson"),
        StreamItems::Sequence(_) => Some("application/json-seq"),
        StreamItems::Parts | StreamItems::JsonParts(_) => Some("multipart/*"),
        StreamItems::Events(_)
        | StreamItems::EventsAndErrors(_)
        | StreamItems::NamedEvents(_)
        | StreamItems::TextEvents => None,
    }
}

/// A note about the methods that read the stream.
pub fn describe(stream: &Stream) -> String {
    let media = markdown::code_text(&stream.media);
    let whole = if stream.is_only {
        " `.send()` reads it to its end."
    } else {
        ""
    };
    let switch = match stream.switch {
        Some(_) => format!(", and sets the property `{SWITCH}` of the body"),
        None => String::new(),
    };
    let off = match stream.switch {
        Some(Switch::On) => " Other methods set it to `false` if it is absent.",
        _ => "",
    };
    format!(
        "`.stream()` requests `{media}`, whose items are read while they arrive{switch}.{off}{whole}"
    )
}
