//! The events of one file → its tree. Reports what JSON or YAML allow, but a document must not have.

mod report;

use std::ops::Range;

use serde_json::map::Entry;
use serde_json::{Map, Value};

use super::budget::{Budget, DEPTH, take};
use super::merge::{merge_into, merge_sources};
use super::number::{Read, read_number};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::hash::HashMap;
use crate::source::event::{Anchor, Event, EventKind, Scalar};
use crate::source::{Location, SourceFile, events};

/// Parses a file whose tree is inserted at `base`; `None` if it cannot be parsed to its end.
pub fn read_tree(
    file: &SourceFile,
    base: &str,
    budget: &mut Budget,
    diagnostics: &mut Diagnostics,
) -> Option<Value> {
    let mut tree = Tree {
        text: &file.text,
        base,
        budget,
        diagnostics,
        open: Vec::new(),
        anchors: HashMap::default(),
        root: None,
    };
    if file.text.trim().is_empty() {
        tree.report_empty();
        return None;
    }
    for event in events(&file.text, file.format) {
        let taken = event
            .map_err(|flaw| tree.flaw(flaw))
            .and_then(|event| tree.accept(event));
        if let Err(diagnostic) = taken {
            tree.diagnostics.push(*diagnostic);
            return None;
        }
    }
    if tree.root.is_none() {
        tree.report_empty();
    }
    tree.root
}

/// A tree under construction.
struct Tree<'a> {
    text: &'a str,
    base: &'a str,
    budget: &'a mut Budget,
    diagnostics: &'a mut Diagnostics,
    open: Vec<Open>,
    anchors: HashMap<Anchor, Grown>,
    root: Option<Value>,
}

/// A complete value, the cost of a copy, and its depth.
#[derive(Clone)]
struct Grown {
    value: Value,
    size: usize,
    height: usize,
}

/// A map or list that has begun.
struct Open {
    kind: Kind,
    anchor: Option<Anchor>,
    size: usize,
    height: usize,
}

enum Kind {
    Array(Vec<Value>),
    Map {
        map: Map<String, Value>,
        key: Option<Key>,
        merges: Vec<Map<String, Value>>,
    },
}

struct Key {
    name: String,
    span: Range<usize>,
    merges: bool,
}

/// The cost of a copy of a scalar.
fn size_of(text: &str) -> usize {
    1 + text.len() / 32
}

/// Why parsing stops.
type Stop = Box<Diagnostic>;

impl Tree<'_> {
    fn accept(&mut self, event: Event<'_>) -> Result<(), Stop> {
        if take(&mut self.budget.values, 1).is_none() {
            let at = Location::text(self.pointer(), event.span);
            return Err(Box::new(self.budget.too_many_values(at)));
        }
        if let Some(tag) = &event.tag {
            let message = format!("the tag `{tag}` is unknown and ignored");
            let written = self.text[event.span.clone()].starts_with(tag.as_str());
            let end = if written {
                event.span.start + tag.len()
            } else {
                event.span.end
            };
            self.report(&codes::YAML_TAG, event.span.start..end, message);
        }
        if self.wants_key() && event.kind != EventKind::End {
            return self.take_key(event);
        }
        match event.kind {
            EventKind::Map => {
                let kind = Kind::Map {
                    map: Map::new(),
                    key: None,
                    merges: Vec::new(),
                };
                self.open(kind, event.anchor, event.span)
            }
            EventKind::Array => self.open(Kind::Array(Vec::new()), event.anchor, event.span),
            EventKind::End => self.close(event.span),
            EventKind::Scalar(text, scalar) => {
                let size = size_of(&text);
                let value = self.scalar_value(text.into_owned(), scalar, &event.span);
                self.put(
                    Grown {
                        value,
                        size,
                        height: 0,
                    },
                    event.anchor,
                    event.span,
                )
            }
            EventKind::Alias(anchor) => {
                let copy = self.copy(anchor, &event.span)?;
                self.put(copy, None, event.span)
            }
        }
    }

    fn wants_key(&self) -> bool {
        matches!(
            self.open.last(),
            Some(Open {
                kind: Kind::Map { key: None, .. },
                ..
            })
        )
    }

    fn take_key(&mut self, event: Event<'_>) -> Result<(), Stop> {
        let EventKind::Scalar(name, scalar) = event.kind else {
            let stop = self.stop(&codes::YAML_KEY, event.span, "a key must be a scalar");
            return Err(Box::new(stop.help("quote the value if it is a string")));
        };
        let name = name.into_owned();
        if let Some(anchor) = event.anchor {
            let size = size_of(&name);
            self.anchors.insert(
                anchor,
                Grown {
                    value: name.clone().into(),
                    size,
                    height: 0,
                },
            );
        }
        if let Some(Open {
            kind: Kind::Map { key, .. },
            ..
        }) = self.open.last_mut()
        {
            *key = Some(Key {
                name,
                span: event.span,
                merges: scalar == Scalar::Merge,
            });
        }
        Ok(())
    }

    fn open(&mut self, kind: Kind, anchor: Option<Anchor>, span: Range<usize>) -> Result<(), Stop> {
        if self.open.len() >= DEPTH {
            return Err(self.too_deep(span));
        }
        self.open.push(Open {
            kind,
            anchor,
            size: 1,
            height: 0,
        });
        Ok(())
    }

    fn close(&mut self, span: Range<usize>) -> Result<(), Stop> {
        let Some(open) = self.open.pop() else {
            return Ok(());
        };
        let value = match open.kind {
            Kind::Array(items) => Value::Array(items),
            Kind::Map {
                mut map, merges, ..
            } => {
                merge_into(&mut map, merges);
                Value::Object(map)
            }
        };
        self.put(
            Grown {
                value,
                size: open.size,
                height: open.height + 1,
            },
            open.anchor,
            span,
        )
    }

    /// Puts a finished value where it belongs.
    fn put(
        &mut self,
        grown: Grown,
        anchor: Option<Anchor>,
        span: Range<usize>,
    ) -> Result<(), Stop> {
        if let Some(anchor) = anchor {
            self.take_copies(grown.size, span)?;
            self.anchors.insert(anchor, grown.clone());
        }
        let Some(parent) = self.open.last_mut() else {
            self.root = Some(grown.value);
            return Ok(());
        };
        parent.size += grown.size;
        let merges = matches!(&parent.kind, Kind::Map { key: Some(key), .. } if key.merges);
        // What is merged becomes part of this level.
        let height = if merges {
            grown.height.saturating_sub(1)
        } else {
            grown.height
        };
        parent.height = parent.height.max(height);
        match &mut parent.kind {
            Kind::Array(items) => items.push(grown.value),
            Kind::Map { map, key, .. } => match key.take() {
                Some(key) if key.merges => self.put_merge(key.span, grown.value)?,
                Some(key) => match map.entry(key.name) {
                    Entry::Vacant(entry) => _ = entry.insert(grown.value),
                    Entry::Occupied(entry) => {
                        let name = entry.key().clone();
                        self.report_duplicate(&name, key.span);
                    }
                },
                None => {}
            },
        }
        Ok(())
    }

    fn put_merge(&mut self, span: Range<usize>, value: Value) -> Result<(), Stop> {
        let Some(sources) = merge_sources(value) else {
            return Err(self.stop(&codes::YAML_MERGE_VALUE, span, "`<<` can only merge maps"));
        };
        self.report(
            &codes::YAML_MERGE_KEY,
            span,
            "`<<` is merged into this map, which not every tool does",
        );
        if let Some(Open {
            kind: Kind::Map { merges, .. },
            ..
        }) = self.open.last_mut()
        {
            merges.extend(sources);
        }
        Ok(())
    }

    fn copy(&mut self, anchor: Anchor, span: &Range<usize>) -> Result<Grown, Stop> {
        let Some(original) = self.anchors.get(&anchor) else {
            return Err(self.stop(
                &codes::INVALID_SYNTAX,
                span.clone(),
                "this alias is inside of its own anchor",
            ));
        };
        let (size, height) = (original.size, original.height);
        if self.open.len() + height > DEPTH {
            return Err(self.too_deep(span.clone()));
        }
        self.take_copies(size, span.clone())?;
        Ok(self.anchors[&anchor].clone())
    }

    fn take_copies(&mut self, size: usize, span: Range<usize>) -> Result<(), Stop> {
        let message = "the aliases of this file expand to too many values";
        take(&mut self.budget.copies, size)
            .ok_or_else(|| self.stop(&codes::YAML_COPIES, span, message))
    }

    fn scalar_value(&mut self, text: String, scalar: Scalar, span: &Range<usize>) -> Value {
        match scalar {
            Scalar::String | Scalar::Merge => Value::String(text),
            Scalar::Null => Value::Null,
            Scalar::Bool(value) => Value::Bool(value),
            Scalar::Number => self.number_value(&text, span),
            Scalar::NotFinite => self.not_finite(&text, span),
        }
    }

    fn number_value(&mut self, text: &str, span: &Range<usize>) -> Value {
        match read_number(text) {
            Read::Held(number) => Value::Number(number),
            Read::Rounded(number) => {
                let message =
                    format!("`{text}` cannot be represented exactly and is read as {number}");
                self.report(&codes::NUMBER_OUT_OF_RANGE, span.clone(), message);
                Value::Number(number)
            }
            Read::NotFinite => self.not_finite(text, span),
        }
    }
}
