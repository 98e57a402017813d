//! The files of a library → one tree in which every reference leads to a place of that tree.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

use serde_json::{Map, Value};

use super::library::Library;
use super::resolve::{Failure, Spot, find_id, follow};
use super::target::{Refusal, Target, read_target, reference_to};
use super::walk::{Mention, Seen, State, What, walk};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::{FILES_KEY, Format, MISSING_KEY, Place, Sources, pointer};

/// Follows all references that can be reached from the document, and bundles the files that they lead to.
///
/// Only what is reached is looked at: a file may hold much else.
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

/// A reference that will be written otherwise, or not at all.
struct Edit {
    holder: String,
    key: String,
    change: Change,
}

/// What becomes of it.
enum Change {
    /// It leads to the same place by this text.
    Rewritten(String),
    /// What it describes is anything.
    Missing,
    /// A client does not need what it describes: it describes nothing.
    Skipped,
    /// This text stands in place of what holds it.
    Text(String),
}

/// What a reference to a missing or unreadable file describes is anything.
fn blank_reference(holder: &mut Value) {
    let Some(holder) = holder.as_object_mut() else {
        return;
    };
    if let Some(reference) = holder.shift_remove("$ref") {
        holder.insert(MISSING_KEY.to_owned(), reference);
    }
}

/// A reference that leads nowhere and that a client does not need is not there.
fn drop_reference(holder: &mut Value) {
    if let Some(holder) = holder.as_object_mut() {
        holder.shift_remove("$ref");
    }
}

/// What is being collected.
struct Collection<'a> {
    volumes: &'a mut Library,
    diagnostics: &'a mut Diagnostics,
    edits: Vec<Edit>,
    followed: HashMap<(Spot, String, State), Result<Spot, Failure>>,
    /// By what is not there: the first place that leads into it, why it does not, and how many others do.
    absent: BTreeMap<String, (Place, Refusal, usize)>,
    queue: VecDeque<(Spot, State)>,
    later: Vec<Later>,
    seen: Seen,
    /// What a client can be generated without, to be walked when all else has been: examples, links, headers and callbacks.
    optional: VecDeque<(Spot, State)>,
    /// Whether that is being walked: what is wrong there is a warning.
    is_optional: bool,
}

fn collect_edits(library: &mut Library, diagnostics: &mut Diagnostics) -> Vec<Edit> {
    let root = Spot {
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
        seen: Seen::new(),
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

/// A reference by a URI, which a file that is not open yet may have as its own.
struct Later {
    file: usize,
    holder: String,
    key: String,
    text: String,
    /// None of what is mapped.
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

/// What a reference says of the file that it leads to.
fn uri_of(reference: &str) -> &str {
    reference.split('#').next().unwrap_or_default()
}

impl Collection<'_> {
    /// Walks all that is reached. What a URI means is known when all files are open that others lead to.
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
        }
    }

    fn walk_reached(&mut self) {
        while let Some((spot, state)) = self.queue.pop_front() {
            let Some(root) = self.volumes.volume(spot.file).root.clone() else {
                continue;
            };
            let Some(start) = root.pointer(&spot.pointer) else {
                continue;
            };
            let walked = walk(start, &spot.pointer, state, &mut self.seen);
            let optional = walked.optional.into_iter();
            self.optional.extend(optional.map(|(pointer, state)| {
                (
                    Spot {
                        file: spot.file,
                        pointer,
                    },
                    state,
                )
            }));
            for found in walked.mentions {
                match Later::of(spot.file, &found) {
                    Some(later) => self.later.push(later),
                    None => self.take(spot.file, &found),
                }
            }
        }
    }

    fn take(&mut self, file: usize, found: &Mention<'_>) {
        let holder = format!("{}{}", self.volumes.volume(file).base, found.holder);
        let place = Place::value(pointer::join(&holder, found.key));
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
                return self.report(place, self.not_text(file, value));
            }
            What::ExternalExample(url) => return self.report(place, external_example(url)),
            What::ExternalOperation(url) => {
                return self.report(place, external_operation(url));
            }
        };
        if let Some(path) = is_text(found).then(|| plain_file(text)).flatten() {
            return match self.volumes.open_text(file, &path, self.diagnostics) {
                Ok(text) => self.replace(holder, found.key, place, text),
                Err(refusal) => {
                    self.edits.push(Edit {
                        holder,
                        key: String::new(),
                        change: Change::Text(String::new()),
                    });
                    self.report(place, refusal);
                }
            };
        }
        let resource = self.volumes.resource(file, &found.holder).to_owned();
        let from = Spot {
            file,
            pointer: resource,
        };
        match self.follow(from, text, state, &place) {
            Ok(target) => self.lead_to(file, found, holder, place, &target),
            Err(failure) => self.lead_nowhere(found, holder, place, failure),
        }
    }

    /// What a reference describes is not known.
    fn lead_nowhere(
        &mut self,
        found: &Mention<'_>,
        holder: String,
        place: Place,
        failure: Failure,
    ) {
        let change = match found.what {
            What::Reference(..) if self.is_optional => Some(Change::Skipped),
            _ => is_missing(&found.what, &failure).then_some(Change::Missing),
        };
        self.edits.extend(change.map(|change| Edit {
            holder,
            key: found.key.to_owned(),
            change,
        }));
        match failure {
            Failure::Unreadable => {}
            Failure::Refused(refusal) => {
                // What a mapping to no schema means is not for this phase to say.
                if !matches!(found.what, What::Mapped(_)) || refusal.code != &codes::UNRESOLVED_REF
                {
                    self.refuse(place, refusal);
                }
            }
        }
    }

    /// What a reference leads to is there: what stands in its place from now on.
    fn lead_to(
        &mut self,
        file: usize,
        found: &Mention<'_>,
        holder: String,
        place: Place,
        target: &Spot,
    ) {
        let key = found.key.to_owned();
        if let Some(text) = self.text_at(target).filter(|_| is_text(found)) {
            return self.replace(holder, found.key, place, text);
        }
        let pointer = format!(
            "{}{}",
            self.volumes.volume(target.file).base,
            target.pointer
        );
        let rewritten = reference_to(&pointer);
        if target.file != file && target.file != 0 {
            self.volumes.sources.refer(pointer, place);
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

    /// A text stands in place of what refers to it.
    fn replace(&mut self, holder: String, key: &str, place: Place, text: String) {
        let message = "OpenAPI does not allow a `$ref` in place of a string; it is resolved anyway";
        self.report(place, Refusal::new(&codes::UNKNOWN_FIELD, message));
        self.edits.push(Edit {
            holder,
            key: key.to_owned(),
            change: Change::Text(text),
        });
    }

    /// Whatever is reached for the first time is walked too.
    fn follow(
        &mut self,
        from: Spot,
        text: &str,
        state: State,
        place: &Place,
    ) -> Result<Spot, Failure> {
        let key = (from, text.to_owned(), state);
        if let Some(target) = self.followed.get(&key) {
            return target.clone();
        }
        // What is wrong with a file that nothing else refers to is a warning as well.
        let was_tolerant = self.diagnostics.set_tolerant(self.is_optional);
        let target = follow(self.volumes, &key.0, text, place, self.diagnostics);
        self.diagnostics.set_tolerant(was_tolerant);
        self.queue
            .extend(target.iter().map(|spot| (spot.clone(), state)));
        self.followed.insert(key, target.clone());
        target
    }

    /// The text that stands at a place, where one does.
    fn text_at(&self, spot: &Spot) -> Option<String> {
        let root = self.volumes.volume(spot.file).root.as_deref()?;
        Some(root.pointer(&spot.pointer)?.as_str()?.to_owned())
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

    /// What is not there is said once, whatever leads into it.
    fn refuse(&mut self, place: Place, refusal: Refusal) {
        let Some(absent) = refusal.absent.clone() else {
            return self.report(place, refusal);
        };
        self.absent
            .entry(absent)
            .and_modify(|(.., others)| *others += 1)
            .or_insert((place, refusal, 0));
    }

    fn report_absent(&mut self) {
        for (place, refusal, others) in std::mem::take(&mut self.absent).into_values() {
            let others = match others {
                0 => String::new(),
                1 => "; 1 more reference refers to it".to_owned(),
                count => format!("; {count} more references refer to it"),
            };
            let message = refusal.message + &others;
            self.report(place, Refusal { message, ..refusal });
        }
    }

    fn report(&mut self, place: Place, refusal: Refusal) {
        let diagnostic = Diagnostic::new(refusal.code, place, refusal.message);
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

/// Whether a reference stands where OpenAPI has a text that people keep in files of their own.
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

/// Whether nothing is known of what a reference leads to, as has been said.
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
