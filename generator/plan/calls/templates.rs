//! The names in a path's braces, and the parameter for each.

use std::collections::HashMap;

use openapiv3::Parameter;

use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::operations::{OperationAt, lists_unread_parameter, origin_of};
use crate::plan::planner::Planner;

/// The parameters of a path.
pub struct Template<'a> {
    /// The names in braces, in the path's order.
    pub names: Vec<&'a str>,
    /// Names that have a parameter, by the name of the parameter.
    filled: HashMap<&'a str, &'a str>,
    /// Names that have no parameter.
    pub open: Vec<&'a str>,
    /// The keys of the path's query whose values are in braces, by the names there.
    asked: HashMap<&'a str, &'a str>,
}

impl<'a> Template<'a> {
    fn of(path: &'a str, parameters: &[&'a Parameter]) -> Self {
        let names = names_of(path.split(['?', '#']).next().unwrap_or_default());
        let is_filled = |name: &str| {
            parameters
                .iter()
                .any(|parameter| name_of(parameter) == name)
        };
        let mut open: Vec<&str> = Vec::new();
        for name in &names {
            if !is_filled(name) && !open.contains(name) {
                open.push(name);
            }
        }
        let filled = parameters.iter().map(|parameter| name_of(parameter));
        let filled = filled
            .filter(|name| names.contains(name))
            .map(|name| (name, name))
            .collect();
        let asked = query_of(path).filter_map(|pair| {
            let (key, value) = pair.split_once('=')?;
            Some((value.strip_prefix('{')?.strip_suffix('}')?, key))
        });
        Self {
            names,
            filled,
            open,
            asked: asked.collect(),
        }
    }

    /// The query key of a parameter whose braces are in the path's query.
    pub fn asked_as(&self, parameter: &str) -> Option<&'a str> {
        self.asked.get(parameter).copied()
    }

    /// The name in the path that a parameter is for, if any.
    pub fn location_of(&self, parameter: &str) -> Option<&'a str> {
        self.filled.get(parameter).copied()
    }

    /// Assigns each parameter with another name to a name without a parameter, where only these two are similar.
    fn take(&mut self, others: &[&'a str]) {
        let alike = |all: &[&'a str], name: &str| -> Vec<&'a str> {
            all.iter()
                .copied()
                .filter(|other| are_alike(other, name))
                .collect()
        };
        for parameter in others {
            if let [meant] = alike(&self.open, parameter)[..]
                && alike(others, meant).len() == 1
            {
                self.open.retain(|name| *name != meant);
                self.filled.insert(parameter, meant);
            }
        }
    }
}

impl Planner<'_> {
    /// The parameters of a path; mismatches are reported.
    pub(in crate::plan) fn fill_path<'a>(
        &mut self,
        found: OperationAt<'a>,
        declared: &[&'a Parameter],
    ) -> Template<'a> {
        let parameters = declared
            .iter()
            .copied()
            .filter(|found| matches!(found, Parameter::Path { .. }));
        let parameters: Vec<&Parameter> = parameters.collect();
        let mut template = Template::of(found.path, &parameters);
        let others = parameters
            .iter()
            .filter(|found| template.location_of(name_of(found)).is_none());
        let others: Vec<&Parameter> = others.copied().collect();
        template.take(
            &others
                .iter()
                .map(|found| name_of(found))
                .collect::<Vec<_>>(),
        );
        for parameter in others {
            let name = name_of(parameter);
            let (meant, help) = match (template.location_of(name), template.asked_as(name)) {
                (Some(meant), _) => (format!("is used for `{{{meant}}}`"), None),
                (None, Some(key)) => (format!("is sent as `{key}` in the query"), None),
                (None, None) => (
                    "is skipped".to_owned(),
                    Some(help_for(found.path, &template.names, name)),
                ),
            };
            let message = format!("the path has no `{{{name}}}`; the parameter {meant}");
            let at =
                origin_of(&parameter.parameter_data_ref().extensions).unwrap_or(found.location);
            let found = Diagnostic::new(&codes::PATH_PARAMETER_MISMATCH, at, message);
            self.diagnostics.push(Diagnostic { help, ..found });
        }
        let is_unread = lists_unread_parameter(found.operation);
        for name in template.open.iter().filter(|_| !is_unread) {
            let message =
                format!("no parameter describes `{{{name}}}` in the path; any string is accepted");
            let help = match *name {
                "" => "write the name of a parameter between the braces",
                _ => "declare a parameter of that name with `in: path`",
            };
            let found = Diagnostic::new(&codes::PATH_PARAMETER_MISMATCH, found.location, message);
            self.diagnostics.push(found.help(help));
        }
        template
    }
}

/// The query in a path's key, without the parts that differ between requests.
pub fn fixed_query(path: &str) -> Option<String> {
    let fixed: Vec<&str> = query_of(path).filter(|pair| !pair.contains('{')).collect();
    (!fixed.is_empty()).then(|| fixed.join("&"))
}

/// The pairs of a path's query.
fn query_of(path: &str) -> impl Iterator<Item = &str> {
    let query = path
        .split('#')
        .next()
        .and_then(|path| path.split_once('?'))
        .map(|(_, query)| query);
    query
        .into_iter()
        .flat_map(|query| query.split('&'))
        .filter(|pair| !pair.is_empty())
}

fn name_of(parameter: &Parameter) -> &str {
    &parameter.parameter_data_ref().name
}

/// The names in braces.
fn names_of(path: &str) -> Vec<&str> {
    let parts = path.split('{').skip(1);
    parts
        .filter_map(|part| part.split_once('}').map(|(name, _)| name))
        .collect()
}

/// Whether both names are equal in all letters and digits, or one is the beginning or the end of the other.
fn are_alike(one: &str, other: &str) -> bool {
    let letters = |name: &str| {
        name.chars()
            .filter(|c| c.is_alphanumeric())
            .collect::<String>()
            .to_lowercase()
    };
    let (one, other) = (letters(one), letters(other));
    let (short, long) = if one.len() < other.len() {
        (one, other)
    } else {
        (other, one)
    };
    !short.is_empty() && (long.starts_with(&short) || long.ends_with(&short))
}

/// What the author of a path probably meant: it refers to the parameter as `:name`, by a similar name, or not at all.
fn help_for(path: &str, names: &[&str], name: &str) -> String {
    if path
        .split('/')
        .any(|step| step.strip_prefix(':') == Some(name))
    {
        return format!("write `{{{name}}}` in place of `:{name}`");
    }
    match nearest(name, names.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("add `{{{name}}}` to the path, or remove the parameter"),
    }
}
