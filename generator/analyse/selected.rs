//! The operations, webhooks and callbacks that the user selects, and the patterns that select.

use std::collections::{BTreeSet, HashSet};

use openapiv3::{OpenAPI, Operation};
use regex::Regex;

use super::locations::display;
use crate::config::Selection;
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
use crate::operations::sent::{Origin, Sent};
use crate::operations::{OperationAt, operations};

/// The selected operations; all of them without a setting.
#[derive(Debug, Default)]
pub struct Selected {
    chosen: Option<Chosen>,
}

#[derive(Debug, Default)]
struct Chosen {
    /// The JSON pointers and paths of operations: paths can share an operation.
    calls: BTreeSet<(String, String)>,
    /// The JSON pointers of webhooks and callbacks.
    sent: HashSet<String>,
    /// The JSON pointers of the operations, webhooks and callbacks that are excluded.
    others: BTreeSet<String>,
}

impl Selected {
    /// Applies the setting. Patterns that match nothing are reported.
    pub fn find(
        document: &OpenAPI,
        sent: &[Sent<'_>],
        select: &Selection,
        diagnostics: &mut Diagnostics,
    ) -> Self {
        if *select == Selection::default() {
            return Self::default();
        }
        let rules = Rules::of(select);
        let mut chosen = Chosen::default();
        let mut listed = HashSet::new();
        for found in operations(document) {
            if rules.select(&Subject::of(&found)) {
                listed.insert(found.listed());
                chosen.calls.insert(key_of(&found));
            } else {
                chosen.others.insert(display(found.location));
            }
        }
        for request in sent {
            let is_selected = match &request.origin {
                Origin::Webhook => rules.select(&Subject::sent(request)),
                Origin::Operation(cause) => listed.contains(&cause.listed()),
                // It is not known here whose callback it is.
                Origin::Shared => true,
            };
            let pointer = display(request.location);
            if is_selected {
                chosen.sent.insert(pointer);
            } else {
                chosen.others.insert(pointer);
            }
        }
        for (pointer, _) in &chosen.calls {
            chosen.others.remove(pointer);
        }
        let all = operations(document).map(|found| Subject::of(&found));
        let webhooks = sent
            .iter()
            .filter(|request| matches!(request.origin, Origin::Webhook));
        let all: Vec<Subject> = all.chain(webhooks.map(Subject::sent)).collect();
        let found = rules.report_unmatched(&all, diagnostics);
        if chosen.calls.is_empty() && !found {
            let message = "the patterns of `select` have no operation in common";
            let found = Diagnostic::new(&codes::UNUSED_SELECT, "", message);
            diagnostics.push(found.of_setting("select", 0));
        }
        Self {
            chosen: Some(chosen),
        }
    }

    /// Whether there is a setting that may exclude an operation.
    pub fn is_partial(&self) -> bool {
        self.chosen.is_some()
    }

    /// Whether an operation is selected, by its JSON pointer and its path without a query.
    pub fn has_call(&self, pointer: &str, path: &str) -> bool {
        let key = (pointer.to_owned(), path.to_owned());
        let chosen = self.chosen.as_ref();
        chosen.is_none_or(|chosen| chosen.calls.contains(&key))
    }

    /// Whether a JSON pointer is within an operation, webhook or callback that is excluded.
    pub fn excludes(&self, pointer: &str) -> bool {
        let Some(chosen) = &self.chosen else {
            return false;
        };
        let ends = pointer.match_indices('/').map(|(end, _)| end);
        let mut around = ends.chain([pointer.len()]).map(|end| &pointer[..end]);
        around.any(|around| chosen.others.contains(around))
    }

    /// Whether a webhook or callback is selected, by its JSON pointer.
    pub fn has_sent(&self, pointer: &str) -> bool {
        let chosen = self.chosen.as_ref();
        chosen.is_none_or(|chosen| chosen.sent.contains(pointer))
    }
}

fn key_of(found: &OperationAt<'_>) -> (String, String) {
    let path = found.path.split(['?', '#']).next().unwrap_or_default();
    (display(found.location), path.to_owned())
}

/// What patterns are compared with.
struct Subject<'a> {
    tags: &'a [String],
    /// A webhook has none.
    path: Option<&'a str>,
    method: &'a str,
    /// The `operationId`, and the method and path.
    names: Vec<String>,
    deprecated: bool,
}

impl<'a> Subject<'a> {
    fn of(found: &OperationAt<'a>) -> Self {
        let name = format!("{} {}", found.http_method, found.path);
        Self {
            path: Some(found.path),
            ..Self::new(found.operation, found.http_method, name)
        }
    }

    fn sent(request: &Sent<'a>) -> Self {
        Self::new(request.operation, request.http_method, request.name.clone())
    }

    fn new(operation: &'a Operation, http_method: &'a str, name: String) -> Self {
        let id = operation.operation_id.clone();
        Self {
            tags: &operation.tags,
            path: None,
            method: http_method,
            names: id.into_iter().chain([name]).collect(),
            deprecated: operation.deprecated,
        }
    }

    /// The strings that the patterns of a list are compared with.
    fn strings(&self, list: List) -> Vec<&str> {
        match list {
            List::Tags => self.tags.iter().map(String::as_str).collect(),
            List::Paths => self.path.into_iter().collect(),
            List::Methods => vec![self.method],
            List::Operations => self.names.iter().map(String::as_str).collect(),
            // They select parts of operations.
            List::MediaTypes => Vec::new(),
        }
    }
}

/// A list of the setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    Tags,
    Paths,
    Methods,
    Operations,
    MediaTypes,
}

impl List {
    /// Its key in `disjunct.toml`.
    fn key(self) -> &'static str {
        match self {
            Self::Tags => "select.tags",
            Self::Paths => "select.paths",
            Self::Methods => "select.methods",
            Self::Operations => "select.operations",
            Self::MediaTypes => "select.media_types",
        }
    }

    fn what(self) -> &'static str {
        match self {
            Self::Tags => "no operation has a tag",
            Self::Paths => "there is no path",
            Self::Methods => "no operation has a method",
            Self::Operations => "there is no operation",
            Self::MediaTypes => "no operation has a media type",
        }
    }

    /// Whether its strings are compared without regard to case.
    fn ignores_case(self) -> bool {
        matches!(self, Self::Methods | Self::MediaTypes)
    }
}

/// The setting, with its patterns compiled.
struct Rules {
    lists: Vec<Patterns>,
    deprecated: Option<bool>,
}

/// The patterns of a list.
pub struct Patterns {
    list: List,
    patterns: Vec<Pattern>,
}

struct Pattern {
    text: String,
    excludes: bool,
    /// `None` if it is longer than what can be compiled, and matches nothing.
    regex: Option<Regex>,
}

impl Pattern {
    fn of(written: &str, list: List) -> Self {
        let text = written.strip_prefix('!').unwrap_or(written);
        let flags = if list.ignores_case() { "(?si)" } else { "(?s)" };
        let regex = regex_of(text, list == List::Paths);
        Self {
            text: text.to_owned(),
            excludes: text.len() < written.len(),
            regex: Regex::new(&format!("{flags}{regex}")).ok(),
        }
    }

    fn matches(&self, strings: &[&str]) -> bool {
        let Some(regex) = &self.regex else {
            return false;
        };
        strings.iter().any(|text| regex.is_match(text))
    }
}

/// Compiles a pattern of names, in which `*` is any string. `None` if it is longer than what can be compiled.
pub fn name_pattern(pattern: &str) -> Option<Regex> {
    Regex::new(&format!("(?s){}", regex_of(pattern, false))).ok()
}

/// `*` in a path is within a segment. `/**` at the end of one includes the path without it.
fn regex_of(pattern: &str, is_path: bool) -> String {
    let (pattern, end) = match pattern.strip_suffix("/**").filter(|_| is_path) {
        Some(start) => (start, "(?:/.*)?"),
        None => (pattern, ""),
    };
    let parts: Vec<String> = pattern
        .split("**")
        .map(|part| {
            let literals: Vec<String> = part.split('*').map(regex::escape).collect();
            literals.join(if is_path { "[^/]*" } else { ".*" })
        })
        .collect();
    format!("^{}{end}$", parts.join(".*"))
}

impl Patterns {
    pub fn of(list: List, written: &[String]) -> Self {
        let patterns = written.iter().map(|text| Pattern::of(text, list));
        Self {
            list,
            patterns: patterns.collect(),
        }
    }

    /// Whether they select something that has these strings.
    pub fn select(&self, strings: &[&str]) -> bool {
        let (excluding, including): (Vec<&Pattern>, Vec<&Pattern>) =
            self.patterns.iter().partition(|pattern| pattern.excludes);
        let is_in = |patterns: &[&Pattern]| patterns.iter().any(|one| one.matches(strings));
        (including.is_empty() || is_in(&including)) && !is_in(&excluding)
    }

    /// Reports each pattern that matches none of the strings; whether there is one.
    pub fn report_unmatched(&self, all: &[&str], diagnostics: &mut Diagnostics) -> bool {
        let mut any = false;
        for (index, pattern) in self.patterns.iter().enumerate() {
            if pattern.matches(all) {
                continue;
            }
            any = true;
            let message = format!("{} `{}`", self.list.what(), pattern.text);
            let mut found = Diagnostic::new(&codes::UNUSED_SELECT, "", message);
            let meant = nearest(&pattern.text, all.iter().copied());
            found.help = meant.map(|meant| format!("did you mean `{meant}`?"));
            diagnostics.push(found.of_setting(self.list.key(), index));
        }
        any
    }
}

impl Rules {
    fn of(select: &Selection) -> Self {
        let lists = [
            (List::Tags, &select.tags),
            (List::Paths, &select.paths),
            (List::Methods, &select.methods),
            (List::Operations, &select.operations),
        ];
        let lists = lists.map(|(list, patterns)| Patterns::of(list, patterns));
        Self {
            lists: lists.into(),
            deprecated: select.deprecated,
        }
    }

    fn select(&self, subject: &Subject<'_>) -> bool {
        let mut lists = self.lists.iter();
        let by_lists = lists.all(|patterns| patterns.select(&subject.strings(patterns.list)));
        by_lists
            && self
                .deprecated
                .is_none_or(|wanted| wanted == subject.deprecated)
    }

    /// Reports each pattern that matches nothing; whether there is one.
    fn report_unmatched(&self, all: &[Subject<'_>], diagnostics: &mut Diagnostics) -> bool {
        let mut any = false;
        for patterns in &self.lists {
            let strings = all
                .iter()
                .flat_map(|subject| subject.strings(patterns.list));
            let strings: BTreeSet<&str> = strings.collect();
            let strings: Vec<&str> = strings.into_iter().collect();
            any |= patterns.report_unmatched(&strings, diagnostics);
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use super::name_pattern;

    #[test]
    fn a_star_is_any_string() {
        let matches =
            |pattern: &str| name_pattern(pattern).is_some_and(|regex| regex.is_match("PetId"));
        for pattern in ["PetId", "*", "*Id", "Pet*", "P*I*", "*e*I*", "PetId*", "**"] {
            assert!(matches(pattern), "{pattern}");
        }
        for pattern in ["Pet", "Id*", "*Pet", "PetId*d", "P*x*d", "", "petId"] {
            assert!(!matches(pattern), "{pattern}");
        }
    }
}
