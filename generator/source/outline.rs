//! The bytes of each node of a file. Made once for each file, for the first message.

use std::collections::HashMap;
use std::iter;
use std::ops::Range;

use super::event::{Anchor, Event, EventKind, Scalar};
use super::events::events;
use super::format::Format;
use super::pointer;

/// How many aliases and merges in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// Children of maps and arrays with more children than this are found by their keys, not by a linear search.
const FEW: usize = 32;

/// The nodes of a file up to the first syntax error, in source order. The first one is the root.
#[derive(Debug)]
pub struct Outline {
    nodes: Vec<Node>,
    /// The children of nodes with many children.
    many: HashMap<usize, Children>,
}

#[derive(Debug)]
enum Children {
    Named(HashMap<Box<str>, usize>),
    Listed(Vec<usize>),
}

/// Small, since a file has millions of nodes.
#[derive(Debug)]
struct Node {
    name: Option<Box<str>>,
    key: Span,
    value: Span,
    kind: Kind,
    first: Option<u32>,
    next: Option<u32>,
    merges: bool,
}

/// A range of bytes; a file is shorter than four gigabytes.
#[derive(Clone, Copy, Debug, Default)]
struct Span {
    start: u32,
    end: u32,
}

impl Span {
    fn of(range: &Range<usize>) -> Self {
        Self {
            start: small(range.start),
            end: small(range.end),
        }
    }

    fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    fn is_empty(self) -> bool {
        self.start >= self.end
    }
}

/// A node within the budget of a file.
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Leaf,
    Map,
    Array,
    Alias(u32),
}

/// A map or array that is still open.
struct Open {
    node: usize,
    last: Option<usize>,
    key: Option<Key>,
}

struct Key {
    name: Box<str>,
    span: Range<usize>,
    merges: bool,
}

impl Outline {
    /// Parses a file. A syntax error ends the outline, and so does the maximum number of nodes.
    pub fn of(text: &str, format: Format, most: usize) -> Self {
        let mut builder = Builder::default();
        for event in events(text, format).map_while(Result::ok) {
            builder.accept(event);
            if builder.nodes.len() == most {
                break;
            }
        }
        let mut outline = Self {
            nodes: builder.nodes,
            many: HashMap::new(),
        };
        let broad = (0..outline.nodes.len()).filter(|at| outline.children(*at).nth(FEW).is_some());
        outline.many = broad.map(|at| (at, outline.gathered(at))).collect();
        outline
    }

    /// The children of a node by name, the first of each, or by position.
    fn gathered(&self, at: usize) -> Children {
        if self.nodes[at].kind == Kind::Array {
            return Children::Listed(self.children(at).collect());
        }
        let mut named = HashMap::new();
        for child in self.children(at) {
            if let Some(name) = self.nodes[child].name.clone() {
                named.entry(name).or_insert(child);
            }
        }
        Children::Named(named)
    }

    fn child_of(&self, at: usize, token: &str) -> Option<usize> {
        match (self.many.get(&at), self.nodes[at].kind) {
            (Some(Children::Named(named)), _) => named.get(token).copied(),
            (Some(Children::Listed(listed)), _) => {
                listed.get(token.parse::<usize>().ok()?).copied()
            }
            (None, Kind::Array) => token
                .parse()
                .ok()
                .and_then(|index| self.children(at).nth(index)),
            (None, _) => self
                .children(at)
                .find(|child| self.nodes[*child].name.as_deref() == Some(token)),
        }
    }

    /// The bytes of the node at `pointer`, or of its nearest ancestor in this file.
    pub fn find(&self, pointer: &str, on_key: bool) -> Range<usize> {
        self.nearest(pointer)
            .map_or(0..0, |(at, _)| self.span(at, on_key))
    }

    /// The pointer of the node at `pointer`, or of its nearest ancestor in this file.
    pub fn known<'p>(&self, pointer: &'p str) -> &'p str {
        let steps = self.nearest(pointer).map_or(0, |(_, steps)| steps);
        let end = pointer
            .match_indices('/')
            .nth(steps)
            .map_or(pointer.len(), |(end, _)| end);
        &pointer[..end]
    }

    /// The bytes of the scalar at `pointer`, behind aliases too.
    pub fn scalar(&self, pointer: &str) -> Option<Range<usize>> {
        let (mut at, steps) = self.nearest(pointer)?;
        if steps < pointer::tokens(pointer).count() {
            return None;
        }
        for _ in 0..LONGEST_CHAIN {
            match self.nodes[at].kind {
                Kind::Leaf => return Some(self.nodes[at].value.range()),
                Kind::Alias(target) => at = target as usize,
                Kind::Map | Kind::Array => return None,
            }
        }
        None
    }

    /// The node at `pointer`, or its nearest ancestor, and how many steps lead to it.
    fn nearest(&self, pointer: &str) -> Option<(usize, usize)> {
        let (mut at, mut steps) = (0, 0);
        for token in pointer::tokens(pointer) {
            let Some(child) = self.child(at, &token) else {
                break;
            };
            (at, steps) = (child, steps + 1);
        }
        (!self.nodes.is_empty()).then_some((at, steps))
    }

    /// A map or array is shown by its key, since its own span would be the whole value.
    fn span(&self, at: usize, on_key: bool) -> Range<usize> {
        let node = &self.nodes[at];
        let has_key = !node.key.is_empty();
        let leaf = matches!(node.kind, Kind::Leaf | Kind::Alias(_)) && !node.value.is_empty();
        if has_key && (on_key || !leaf) {
            return node.key.range();
        }
        match node
            .first
            .filter(|_| node.value.is_empty())
            .map(|first| &self.nodes[first as usize])
        {
            Some(first) if !first.key.is_empty() => first.key.range(),
            Some(first) => first.value.range(),
            None => node.value.range(),
        }
    }

    fn child(&self, at: usize, token: &str) -> Option<usize> {
        self.nodes.get(at)?;
        let mut candidates = vec![at];
        for _ in 0..LONGEST_CHAIN {
            let at = candidates.pop()?;
            let found = match self.nodes[at].kind {
                Kind::Leaf => None,
                Kind::Alias(target) => {
                    candidates.push(target as usize);
                    None
                }
                Kind::Array => self.child_of(at, token),
                Kind::Map => {
                    let own = self.child_of(at, token);
                    if own.is_none() {
                        candidates.extend(self.merged(at).into_iter().rev());
                    }
                    own
                }
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The maps that `<<` merges into a map, which may be an array.
    fn merged(&self, at: usize) -> Vec<usize> {
        let mut merged = Vec::new();
        for child in self.children(at).filter(|child| self.nodes[*child].merges) {
            match self.nodes[child].kind {
                Kind::Array => merged.extend(self.children(child)),
                _ => merged.push(child),
            }
        }
        merged
    }

    fn children(&self, at: usize) -> impl Iterator<Item = usize> {
        let next = |child: &usize| self.nodes[*child].next.map(|next| next as usize);
        iter::successors(self.nodes[at].first.map(|first| first as usize), next)
    }
}

#[derive(Default)]
struct Builder {
    nodes: Vec<Node>,
    open: Vec<Open>,
    anchors: HashMap<Anchor, usize>,
}

impl Builder {
    fn accept(&mut self, event: Event<'_>) {
        match event.kind {
            EventKind::End => {
                self.open.pop();
            }
            EventKind::Scalar(name, scalar) if self.wants_key() => {
                let merges = scalar == Scalar::Merge;
                let key = Key {
                    name: name.into(),
                    span: event.span,
                    merges,
                };
                if let Some(map) = self.open.last_mut() {
                    map.key = Some(key);
                }
            }
            EventKind::Scalar(..) => self.add(Kind::Leaf, event.span, event.anchor),
            EventKind::Alias(anchor) => {
                let target = self.anchors.get(&anchor).copied();
                self.add(
                    target.map_or(Kind::Leaf, |target| Kind::Alias(small(target))),
                    event.span,
                    None,
                );
            }
            EventKind::Map => self.enter(Kind::Map, event.span, event.anchor),
            EventKind::Array => self.enter(Kind::Array, event.span, event.anchor),
        }
    }

    fn wants_key(&self) -> bool {
        let open = self.open.last();
        open.is_some_and(|open| open.key.is_none() && self.nodes[open.node].kind == Kind::Map)
    }

    fn enter(&mut self, kind: Kind, span: Range<usize>, anchor: Option<Anchor>) {
        self.add(kind, span, anchor);
        self.open.push(Open {
            node: self.nodes.len() - 1,
            last: None,
            key: None,
        });
    }

    fn add(&mut self, kind: Kind, value: Range<usize>, anchor: Option<Anchor>) {
        let index = self.nodes.len();
        let mut key = None;
        if let Some(parent) = self.open.last_mut() {
            key = parent.key.take();
            match parent.last.replace(index) {
                Some(last) => self.nodes[last].next = Some(small(index)),
                None => self.nodes[parent.node].first = Some(small(index)),
            }
        }
        if let Some(anchor) = anchor {
            self.anchors.insert(anchor, index);
        }
        let merges = key.as_ref().is_some_and(|key| key.merges);
        let (name, key) = key.map_or((None, Span::default()), |key| {
            (Some(key.name), Span::of(&key.span))
        });
        let value = Span::of(&value);
        self.nodes.push(Node {
            name,
            key,
            value,
            kind,
            first: None,
            next: None,
            merges,
        });
    }
}
