//! Operation → how it pages: by a setting of the user, else by the first rule that matches.
//!
//! Nothing here knows Rust: where a property is in a struct, `link` finds.

mod evidence;
mod names;
mod near_misses;
mod rules;
mod settings;

use openapiv3::Response;

use self::evidence::{Evidence, Items, pointer_to};
use self::near_misses::{counts, suspect, suspect_body};
use self::rules::{recognise, recognise_in_body};
use self::settings::declare;
use super::planner::Planner;
use crate::analyse::locations::display;
use crate::config::PageSetting;
use crate::diagnostic::{Diagnostic, codes, nearest};
use crate::ir::{NearMiss, PagedOperation, Paging, PropertyNames};
use crate::operations::{OperationAt, id_of};

impl<'a> Planner<'a> {
    /// How an operation pages, if it does; `response` is its success.
    pub(super) fn plan_pages(
        &mut self,
        found: OperationAt<'a>,
        response: Option<&'a Response>,
    ) -> Option<Paging<PropertyNames>> {
        let operation = title_of(found);
        let setting = self.page_setting(found, &operation);
        let is_get = found.http_method == "GET";
        // What has other methods changes something; by `POST` it may as well search.
        let may_page = is_get || matches!(found.http_method, "POST" | "QUERY");
        if setting
            .as_ref()
            .map_or(!may_page, |(_, setting)| setting.deny)
        {
            return None;
        }
        let evidence = Evidence::find(found, response, self.model);
        let paging = match &setting {
            Some((index, setting)) => match declare(setting, &evidence) {
                Ok(paging) => Some(paging),
                Err(problem) => {
                    self.report_setting((*index, setting), found.location, &problem, None);
                    None
                }
            },
            None => match &evidence.items {
                Items::Found(items) if is_get => recognise(&evidence, items),
                Items::Found(items) => recognise_in_body(&evidence, items),
                Items::Several(_) | Items::Missing => None,
            },
        };
        match &paging {
            Some(paging) => {
                let paged = describe(found, operation, paging, setting.is_some());
                self.paged.push(paged);
            }
            None if setting.is_none() => {
                let suspicion = if is_get {
                    suspect(&evidence, &operation)
                } else {
                    suspect_body(&evidence, &operation)
                };
                self.near_misses.extend(suspicion.map(|suspicion| NearMiss {
                    pointer: display(found.location),
                    operation,
                    reason: suspicion.reason,
                    settings: suspicion.settings,
                }));
            }
            None => {}
        }
        paging
    }

    /// The setting for an operation, with its index.
    fn page_setting(
        &mut self,
        found: OperationAt<'_>,
        title: &str,
    ) -> Option<(usize, PageSetting)> {
        let id = id_of(found.operation);
        let mut settings = self.options.pages.iter().enumerate();
        let (index, setting) = settings.find(|(_, setting)| {
            setting.operation == title || id == Some(setting.operation.as_str())
        })?;
        self.used_page_settings.insert(index);
        Some((index, setting.clone()))
    }

    /// Reports each setting whose operation the document does not have.
    pub(super) fn report_unused_page_settings<'o>(
        &mut self,
        operations: impl Iterator<Item = OperationAt<'o>>,
    ) {
        let mut titles = Vec::new();
        for found in operations {
            titles.push(title_of(found));
            titles.extend(id_of(found.operation).map(str::to_owned));
        }
        for (index, setting) in self.options.pages.clone().iter().enumerate() {
            if self.used_page_settings.contains(&index) {
                continue;
            }
            let problem = if titles.contains(&setting.operation) {
                "an earlier entry is about the same operation, or the operation is skipped"
            } else {
                "the document has no such operation"
            };
            let guess = nearest(&setting.operation, titles.iter().map(String::as_str));
            self.report_setting((index, setting), "", problem, guess);
        }
    }

    fn report_setting(
        &mut self,
        (index, setting): (usize, &PageSetting),
        at: &str,
        problem: &str,
        guess: Option<&str>,
    ) {
        let message = format!(
            "the `pages` of `{}` is ignored: {problem}",
            setting.operation
        );
        let found = Diagnostic::new(&codes::IGNORED_PAGES, at, message).of_setting("pages", index);
        self.diagnostics.push(match guess {
            Some(guess) if guess != setting.operation => {
                found.help(format!("did you mean `{guess}`?"))
            }
            _ => found,
        });
    }
}

/// Method and path.
fn title_of(found: OperationAt<'_>) -> String {
    format!("{} {}", found.http_method, found.path)
}

/// What a report shows.
fn describe(
    found: OperationAt<'_>,
    operation: String,
    paging: &Paging<PropertyNames>,
    is_declared: bool,
) -> PagedOperation {
    let property = match (&paging.property, &paging.id_of_item) {
        (Some(property), _) => Some(pointer_to(property)),
        (None, Some(id)) => Some(format!("{}/-/{id}", pointer_to(&paging.items))),
        (None, None) => None,
    };
    let is_counting = counts(paging);
    PagedOperation {
        pointer: display(found.location),
        operation,
        rule: paging.rule,
        is_declared,
        parameter: paging.parameter.clone(),
        property,
        items: pointer_to(&paging.items),
        first: is_counting.then_some(paging.first.number),
        first_is_assumed: is_counting && paging.first.is_assumed,
    }
}
