//! The files of a library → one tree, in which every reference refers to a location in the tree.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

use serde_json::{Map, Value};

use super::library::Library;
use super::resolve::{Failure, FileLocation, find_id, follow};
use super::target::{Refusal, Target, read_target, reference_to};
use super::walk::{Mention, Seen, State, What, walk};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::source::{FILES_KEY, Format, Location, MISSING_KEY, Sources, pointer};

/// Resolves all references that can be reached from the document, and bundles their files.
///
/// Only reachable parts are checked: a file may contain much else.
pub fn bundle_files(
    mut library: Library,
    diagnostics: &mut Diagnostics,
) -> (Option<Value>, Sources) {
    let edits = collect_edits(&mut library, diagnostics);
    let (volumes, sources) = library.into_volumes();
    let mut trees = volumes.into_iter().map(|volume| {
        (
            volume.key,
            volume.root.and_then(|tree| Rc::try_unwrap(tree).ok()),
        )
    });
    let Some((_, Some(mut root))) = trees.next() else {
        return (None, sources);
    };
    let mut files: Vec<_> = trees.filter_map(|(key, tree)| Some((key, tree?))).collect();
    files.sort_by(|(one, _), (other, _)| one.cmp(other));
    if let (Value::Object(members), false) = (&mut root, files.is_empty()) {
        members.insert(FILES_KEY.to_owned(), Value::Object(Map::from_iter(files)));
    }
    for edit in edits {
        let Some(holder) = root.pointer_mut(&edit.holder) else {
            continue;
        };
        match edit.change {
            Change::Text(text) => *holder = text.into(),
            Change::Missing => blank_reference(holder),
            Change::Skipped => drop_reference(holder),
            Change::Rewritten(text) => {
                if let Some(value) = holder.get_mut(&edit.key) {
                    *value = text.into();
                }
            }
        }
    }
    (Some(root), sources)
}

/// A reference that will be replaced.
struct Edit {
    holder: String,
    key: String,
    change: Change,
}

/// The replacement.
enum Change {
    /// A reference to the same location, written like this.
    Rewritten(String),
    /// A schema that accepts any value.
    Missing,
    /// Nothing: a client does not need the target.
    Skipped,
    /// This string replaces the object with the reference.
    Text(String),
}

/// A reference to a missing or unreadable file accepts any value.
fn blank_reference(holder: &mut Value) {
    let Some(holder) = holder.as_object_mut() else {
        return;
    };
    if let Some(reference) = holder.shift_remove("$ref") {
        holder.insert(MISSING_KEY.to_owned(), reference);
    }
}

/// An unresolved reference that a client does not need is removed.
fn drop_reference(holder: &mut Value) {
    if let Some(holder) = holder.as_object_mut() {
        holder.shift_remove("$ref");
    }
}

/// The state of bundling.
struct Collection<'a> {
    volumes: &'a mut Library,
    diagnostics: &'a mut Diagnostics,
    edits: Vec<Edit>,
    followed: HashMap<(FileLocation, String, State), Result<FileLocation, Failure>>,
    /// For each missing target, the location of the first reference, the reason, and the number of further references.
    absent: BTreeMap<String, (Location, Refusal, usize)>,
    queue: VecDeque<(FileLocation, State)>,
    later: Vec<Later>,
    seen: Seen,
    /// Parts that a client does not need, to be walked last: examples, links, headers and callbacks.
    optional: VecDeque<(FileLocation, State)>,
    /// Whether these parts are being walked: their errors are warnings.
    is_optional: bool,
}

fn collect_edits(library: &mut Library, diagnostics: &mut Diagnostics) -> Vec<Edit> {
    let root = FileLocation {
        file: 0,
        pointer: String::new(),
    };
    let mut collection = Collection {
        volumes: library,
        diagnostics,
        edits: Vec::new(),
        followed: HashMap::new(),
        absent: BTreeMap::new(),
        queue: VecDeque::from([(root, State::Node)]),
        later: Vec::new(),
        seen: Seen::default(),
        optional: VecDeque::new(),
        is_optional: false,
    };
    collection.collect();
    collection.report_absent();
    collection.is_optional = true;
    while !collection.optional.is_empty() {
        collection.queue = std::mem::take(&mut collection.optional);
        collection.collect();
    }
    collection.report_absent();
    collection.edits
}

/// A reference by a URI, which may be the URI of a file that is not open yet.
struct Later {
    file: usize,
    holder: String,
    key: String,
    text: String,
    /// Not a schema in a discriminator's mapping.
    state: Option<State>,
}

impl Later {
    fn of(file: usize, found: &Mention<'_>) -> Option<Self> {
        let (text, state) = match found.what {
            What::Reference(text, state) => (text, Some(state)),
            What::Mapped(text) => (text, None),
            _ => return None,
        };
        uri_of(text).contains("://").then(|| Self {
            file,
            holder: found.holder.clone(),
            key: found.key.to_owned(),
            text: text.to_owned(),
            state,
        })
    }
}

/// What a reference requires of its target.
fn uri_of(reference: &str) -> &str {
    reference.split('#').next().unwrap_or_default()
}

impl Collection<'_> {
    /// Walks everything that can be reached. URIs are resolved when all files are open.
    fn collect(&mut self) {
        let mut any = true;
        while any {
            self.walk_reached();
            let (known, others) = std::mem::take(&mut self.later)
                .into_iter()
                .partition::<Vec<Later>, _>(|later| {
                    find_id(self.volumes, later.file, uri_of(&later.text)).is_some()
                });
            any = !known.is_empty();
            let now = if any {
                self.later = others;
                known
            } else {
                others
            };
            for Later {
                file,
                holder,
                key,
                text,
                state,
            } in now
            {
                let what = state.map_or(What::Mapped(&text), |state| What::Reference(&text, state));
                self.take(
                    file,
                    &Mention {
                        holder,
                        key: &key,
                        what,
                    },
                );
            }
            any |= !self.queue.is_empty();
        }
    }

    fn walk_reached(&mut self) {
        while let Some((at, state)) = self.queue.pop_front() {
            let Some(root) = self.volumes.volume(at.file).root.clone() else {
                continue;
            };
            let Some(start) = pointer::value_at(&root, &at.pointer) else {
                continue;
            };
            let walked = walk(start, &at.pointer, state, &mut self.seen);
            let optional = walked.optional.into_iter();
            self.optional.extend(optional.map(|(pointer, state)| {
                (
                    FileLocation {
                        file: at.file,
                        pointer,
                    },
                    state,
                )
            }));
            for found in walked.mentions {
                match Later::of(at.file, &found) {
                    Some(later) => self.later.push(later),
                    None => self.take(at.file, &found),
                }
            }
        }
    }

    fn take(&mut self, file: usize, found: &Mention<'_>) {
        let holder = format!("{}{}", self.volumes.volume(file).base, found.holder);
        let location = Location::value(pointer::join(&holder, found.key));
        let (text, state) = match found.what {
            What::Reference(text, state) => (text, state),
            What::Mapped(text) => (text, State::Node),
            What::NotText(value) => {
                if self.is_optional {
                    self.edits.push(Edit {
                        holder,
                        key: String::new(),
                        change: Change::Skipped,
                    });
                }
                return self.report(location, self.not_text(file, value));
            }
            What::ExternalExample(url) => return self.report(location, external_example(url)),
            What::ExternalOperation(url) => {
                return self.report(location, external_operation(url));
            }
        };
        if let Some(path) = is_text(found).then(|| plain_file(text)).flatten() {
            return match self.volumes.open_text(file, &path, self.diagnostics) {
                Ok(text) => self.replace(holder, found.key, location, text),
                Err(refusal) => {
                    self.edits.push(Edit {
                        holder,
                        key: String::new(),
                        change: Change::Text(String::new()),
                    });
                    self.report(location, refusal);
                }
            };
        }
        let resource = self.volumes.resource(file, &found.holder).to_owned();
        let from = FileLocation {
            file,
            pointer: resource,
        };
        match self.follow(from, text, state, &location) {
            Ok(target) => self.lead_to(file, found, holder, location, &target),
            Err(failure) => self.lead_nowhere(found, holder, location, failure),
        }
    }

    /// The target of a reference is unknown.
    fn lead_nowhere(
        &mut self,
        found: &Mention<'_>,
        holder: String,
        location: Location,
        failure: Failure,
    ) {
        let is_allowed = self.is_allowed(found, &location, &failure);
        let change = match found.what {
            What::Reference(..) if self.is_optional => Some(Change::Skipped),
            What::Reference(..) if is_allowed => Some(Change::Missing),
            _ => is_missing(&found.what, &failure).then_some(Change::Missing),
        };
        self.edits.extend(change.map(|change| Edit {
            holder,
            key: found.key.to_owned(),
            change,
        }));
        match failure {
            Failure::Unreadable => {}
            Failure::Refused(refusal) if is_allowed => {
                let message = format!("{}; any value is accepted", refusal.message);
                let found = Diagnostic::new(refusal.code, location, message);
                self.diagnostics.push(found.severity(Severity::Warning));
            }
            Failure::Refused(refusal) => {
                // A mapping to something other than a schema is reported later.
                if !matches!(found.what, What::Mapped(_)) || refusal.code != &codes::UNRESOLVED_REF
                {
                    self.refuse(location, refusal);
                }
            }
        }
    }

    /// Whether the user allows that this reference is unresolved. Where no schema can be, it is an error all the same.
    fn is_allowed(&self, found: &Mention<'_>, location: &Location, failure: &Failure) -> bool {
        let is_unresolved =
            matches!(failure, Failure::Refused(refusal) if *refusal.code == codes::UNRESOLVED_REF);
        let is_reference = matches!(found.what, What::Reference(_, State::Node));
        is_unresolved && is_reference && self.diagnostics.may_be_unresolved(location)
    }

    /// The target of a reference exists: returns the replacement of the reference.
    fn lead_to(
        &mut self,
        file: usize,
        found: &Mention<'_>,
        holder: String,
        location: Location,
        target: &FileLocation,
    ) {
        let key = found.key.to_owned();
        if let Some(text) = self.text_at(target).filter(|_| is_text(found)) {
            return self.replace(holder, found.key, location, text);
        }
        let pointer = format!(
            "{}{}",
            self.volumes.volume(target.file).base,
            target.pointer
        );
        let rewritten = reference_to(&pointer);
        if target.file != file && target.file != 0 {
            self.volumes.sources.refer(pointer, location);
        }
        let (What::Reference(text, _) | What::Mapped(text)) = found.what else {
            return;
        };
        if rewritten != text {
            self.edits.push(Edit {
                holder,
                key,
                change: Change::Rewritten(rewritten),
            });
        }
    }

    /// A string replaces the object that refers to it.
    fn replace(&mut self, holder: String, key: &str, location: Location, text: String) {
        let message = "OpenAPI does not allow a `$ref` in place of a string; it is resolved anyway";
        self.report(location, Refusal::new(&codes::UNKNOWN_FIELD, message));
        self.edits.push(Edit {
            holder,
            key: key.to_owned(),
            change: Change::Text(text),
        });
    }

    /// Targets that are reached for the first time are walked too.
    fn follow(
        &mut self,
        from: FileLocation,
        text: &str,
        state: State,
        location: &Location,
    ) -> Result<FileLocation, Failure> {
        let key = (from, text.to_owned(), state);
        if let Some(target) = self.followed.get(&key) {
            return target.clone();
        }
        // Errors in a file that is only referenced here are warnings too.
        let was_tolerant = self.diagnostics.set_tolerant(self.is_optional);
        let target = follow(self.volumes, &key.0, text, location, self.diagnostics);
        self.diagnostics.set_tolerant(was_tolerant);
        self.queue
            .extend(target.iter().map(|at| (at.clone(), state)));
        self.followed.insert(key, target.clone());
        target
    }

    /// The string at a location, if there is one.
    fn text_at(&self, at: &FileLocation) -> Option<String> {
        let root = self.volumes.volume(at.file).root.as_deref()?;
        Some(pointer::value_at(root, &at.pointer)?.as_str()?.to_owned())
    }

    fn not_text(&self, file: usize, value: &Value) -> Refusal {
        let mut refusal = Refusal::new(
            &codes::REF_NOT_A_STRING,
            "the value of `$ref` must be a string",
        );
        let source = self.volumes.sources.file(&self.volumes.volume(file).key);
        if value.is_null() && source.is_some_and(|source| source.format == Format::Yaml) {
            refusal.help = Some("quote the reference: in YAML, `#` begins a comment".to_owned());
        }
        refusal
    }

    /// A missing target is reported once for all references to it.
    fn refuse(&mut self, location: Location, refusal: Refusal) {
        let Some(absent) = refusal.absent.clone() else {
            return self.report(location, refusal);
        };
        self.absent
            .entry(absent)
            .and_modify(|(.., others)| *others += 1)
            .or_insert((location, refusal, 0));
    }

    fn report_absent(&mut self) {
        for (location, refusal, others) in std::mem::take(&mut self.absent).into_values() {
            let others = match others {
                0 => String::new(),
                1 => "; 1 more reference refers to it".to_owned(),
                count => format!("; {count} more references refer to it"),
            };
            let message = refusal.message + &others;
            self.report(location, Refusal { message, ..refusal });
        }
    }

    fn report(&mut self, location: Location, refusal: Refusal) {
        let diagnostic = Diagnostic::new(refusal.code, location, refusal.message);
        let diagnostic = Diagnostic {
            help: refusal.help,
            ..diagnostic
        };
        self.diagnostics.push(if self.is_optional {
            diagnostic.tolerated()
        } else {
            diagnostic
        });
    }
}

/// Whether the location of a reference has a string in OpenAPI that authors keep in separate files.
fn is_text(found: &Mention<'_>) -> bool {
    let key = found.holder.rsplit('/').next().unwrap_or_default();
    matches!(found.what, What::Reference(_, State::Node))
        && matches!(key, "description" | "summary" | "title")
}

/// The path of a whole file that is neither JSON nor YAML.
fn plain_file(reference: &str) -> Option<String> {
    let Ok(Target::File(path)) = read_target(reference) else {
        return None;
    };
    (Format::of_ending(&path).is_none() && !reference.contains('#')).then_some(path)
}

/// Whether the target of a reference is missing, which was reported.
fn is_missing(what: &What<'_>, failure: &Failure) -> bool {
    let replaceable = matches!(
        what,
        What::Reference(_, State::Node | State::Example | State::Link)
    );
    match failure {
        Failure::Unreadable => replaceable,
        Failure::Refused(refusal) if refusal.absent.is_some() => replaceable,
        Failure::Refused(refusal) => refusal.code == &codes::MISSING_FILE,
    }
}

fn external_example(url: &str) -> Refusal {
    Refusal::new(
        &codes::EXTERNAL_EXAMPLE,
        format!("the example at `{url}` is not read"),
    )
}

fn external_operation(url: &str) -> Refusal {
    Refusal::new(
        &codes::EXTERNAL_OPERATION,
        format!("the operation at `{url}` is not resolved"),
    )
}
