//! One tree → the references in it.
//!
//! A `$ref` is a reference only where the document could have a schema, a response and so on: in an example, a default or an
//! extension it is data, and under `properties` it may be a name. A small state machine distinguishes them; the walk does
//! not recurse.

use std::ptr;
use std::slice;

use serde_json::{Value, map};

use crate::hash::HashSet;
use crate::source::pointer;

/// What a node of the tree is to the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// A schema, response, operation …: `$ref` is a reference, other keys are keywords.
    Node,
    /// Each key is a name that its author chose.
    Names,
    /// The same, but for extensions (`paths`, `responses`).
    NamesOrExtensions,
    /// `components`: a map of maps of names.
    Components,
    /// A map of response headers.
    Headers,
    /// A map of callbacks.
    Callbacks,
    /// A map of [`Example`](Self::Example)s.
    Examples,
    /// An example object: a reference, or data.
    Example,
    /// A map of [`Link`](Self::Link)s.
    Links,
    /// A link object: a reference, or data.
    Link,
    /// A discriminator.
    Discriminator,
    /// A discriminator's mapping: values may be references.
    Mapping,
    /// Data.
    Literal,
}

impl State {
    /// Whether a client can be generated without it.
    fn is_optional(self) -> bool {
        matches!(
            self,
            Self::Headers | Self::Callbacks | Self::Examples | Self::Links
        )
    }
}

/// Something found in a tree.
#[derive(Debug, PartialEq)]
pub struct Mention<'v> {
    /// Pointer of the object that contains it.
    pub holder: String,
    /// Its key there.
    pub key: &'v str,
    /// What it is.
    pub what: What<'v>,
}

/// The things that the walk looks for.
#[derive(Debug, PartialEq)]
pub enum What<'v> {
    /// A reference, and what its target is to the walk.
    Reference(&'v str, State),
    /// A reference in a discriminator's mapping.
    Mapped(&'v str),
    /// A `$ref` that is not a string.
    NotText(&'v Value),
    /// An `externalValue`.
    ExternalExample(&'v str),
    /// An `operationRef` into another document.
    ExternalOperation(&'v str),
}

/// The nodes that were walked, by address, so that none is walked twice.
pub type Seen = HashSet<(*const Value, State)>;

/// What a walk found.
pub struct Walked<'v> {
    /// The references, and the like.
    pub mentions: Vec<Mention<'v>>,
    /// The pointers of what was not walked, since a client can be generated without it: to be walked last.
    pub optional: Vec<(String, State)>,
}

/// Finds all references below `start`, whose pointer is `pointer`.
pub fn walk<'v>(start: &'v Value, pointer: &str, state: State, seen: &mut Seen) -> Walked<'v> {
    let mut walk = Walk {
        seen,
        pointer: pointer.to_owned(),
        frames: Vec::new(),
        found: Vec::new(),
    };
    let mut optional = Vec::new();
    walk.enter(start, state);
    while let Some(frame) = walk.frames.last_mut() {
        walk.pointer.truncate(frame.length);
        let Some((key, value)) = frame.children.next(&mut walk.pointer) else {
            walk.frames.pop();
            continue;
        };
        let state = inside(frame.state, key, value);
        if state.is_optional() {
            optional.push((walk.pointer.clone(), state));
        } else {
            walk.enter(value, state);
        }
    }
    Walked {
        mentions: walk.found,
        optional,
    }
}

struct Walk<'v, 's> {
    seen: &'s mut Seen,
    pointer: String,
    frames: Vec<Frame<'v>>,
    found: Vec<Mention<'v>>,
}

struct Frame<'v> {
    children: Children<'v>,
    state: State,
    length: usize,
}

enum Children<'v> {
    Map(map::Iter<'v>),
    List(usize, slice::Iter<'v, Value>),
}

impl<'v> Children<'v> {
    /// The next child, and its token on the pointer.
    fn next(&mut self, pointer: &mut String) -> Option<(&'v str, &'v Value)> {
        match self {
            Self::Map(members) => {
                let (key, value) = members.next()?;
                pointer::push(pointer, key);
                Some((key, value))
            }
            Self::List(index, items) => {
                let value = items.next()?;
                pointer::push(pointer, &index.to_string());
                *index += 1;
                Some(("", value))
            }
        }
    }
}

impl<'v> Walk<'v, '_> {
    fn enter(&mut self, value: &'v Value, state: State) {
        let children = match value {
            Value::Object(map) => Children::Map(map.iter()),
            Value::Array(items) if state == State::Node => Children::List(0, items.iter()),
            _ => return,
        };
        if state == State::Literal || !self.seen.insert((ptr::from_ref(value), state)) {
            return;
        }
        if let Value::Object(map) = value {
            self.inspect(map, state);
        }
        self.frames.push(Frame {
            children,
            state,
            length: self.pointer.len(),
        });
    }

    fn inspect(&mut self, map: &'v map::Map<String, Value>, state: State) {
        match (state, map.get_key_value("$ref")) {
            (State::Mapping | State::Discriminator, _) | (_, None) => {}
            (_, Some((key, Value::String(text)))) => self.add(key, What::Reference(text, state)),
            (State::Node | State::Example | State::Link, Some((key, value))) => {
                self.add(key, What::NotText(value));
            }
            _ => {}
        }
        match (state, map.get("externalValue"), map.get("operationRef")) {
            (State::Example, Some(Value::String(url)), _) => {
                self.add("externalValue", What::ExternalExample(url));
            }
            (State::Link, _, Some(Value::String(url))) if !url.starts_with('#') => {
                self.add("operationRef", What::ExternalOperation(url));
            }
            (State::Discriminator, ..) => {
                let default = map.get_key_value("defaultMapping");
                let text = default.and_then(|(key, text)| Some((key, text.as_str()?)));
                if let Some((key, text)) =
                    text.filter(|(_, text)| super::target::is_reference(text))
                {
                    self.add(key, What::Mapped(text));
                }
            }
            (State::Mapping, ..) => {
                for (key, mapped) in map {
                    if let Some(text) = mapped
                        .as_str()
                        .filter(|text| super::target::is_reference(text))
                    {
                        self.add(key, What::Mapped(text));
                    }
                }
            }
            _ => {}
        }
    }

    fn add(&mut self, key: &'v str, what: What<'v>) {
        self.found.push(Mention {
            holder: self.pointer.clone(),
            key,
            what,
        });
    }
}

/// The state of the value of `key` in a node with the state `state`. Items of an array have an empty key.
pub(super) fn inside(state: State, key: &str, value: &Value) -> State {
    match state {
        State::Node => keyword(key, value),
        State::NamesOrExtensions | State::Components if key.starts_with("x-") => State::Literal,
        // The values of a mapping are strings; an object may be a reference.
        State::Names
        | State::NamesOrExtensions
        | State::Headers
        | State::Callbacks
        | State::Mapping => State::Node,
        State::Components => match key {
            "headers" => State::Headers,
            "callbacks" => State::Callbacks,
            "examples" => State::Examples,
            "links" => State::Links,
            _ => State::Names,
        },
        State::Examples => State::Example,
        State::Links => State::Link,
        State::Discriminator if key == "mapping" => State::Mapping,
        State::Discriminator | State::Example | State::Link | State::Literal => State::Literal,
    }
}

fn keyword(key: &str, value: &Value) -> State {
    match key {
        "properties"
        | "patternProperties"
        | "dependentSchemas"
        | "dependencies"
        | "$defs"
        | "definitions"
        | "content"
        | "encoding"
        | "webhooks"
        | "additionalOperations" => State::Names,
        "headers" => State::Headers,
        "callbacks" => State::Callbacks,
        // Swagger 2.0 has a map of them at its root.
        "parameters" if value.is_object() => State::Names,
        "paths" | "responses" => State::NamesOrExtensions,
        "components" => State::Components,
        "examples" if value.is_object() => State::Examples,
        "links" => State::Links,
        "discriminator" => State::Discriminator,
        // Values are data; where they should be, there may be a reference to them.
        "enum" if value.is_object() => State::Node,
        "example" | "examples" | "default" | "enum" | "const" | "scopes" | "security" => {
            State::Literal
        }
        _ if key.starts_with("x-") => State::Literal,
        _ => State::Node,
    }
}
