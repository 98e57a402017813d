//! Which operations page, compared with a sample of the corpus that was judged before the rules were written.
//!
//! Without the corpus next to the checkout nothing is tested, and the test reports that it was skipped.

#[path = "support/case.rs"]
mod case;
#[path = "support/shared_folder.rs"]
mod shared_folder;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use case::Case;
use disjunct::{Layout, Options, PageRule, PageSetting, PagedOperation, Report, report};
use shared_folder::shared_folder;

const SAMPLE: &str = "tests/corpus/pages/sample.tsv";

/// A row of the sample.
struct Judged<'t> {
    document: &'t str,
    operation: &'t str,
    class: &'t str,
    kinds: Vec<&'t str>,
    items: &'t str,
}

fn read_row(line: &str) -> Judged<'_> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [document, operation, class, kinds, _, _, items, ..] = columns[..] else {
        panic!("{line}");
    };
    Judged {
        document,
        operation,
        class,
        kinds: kinds.split("; ").collect(),
        items,
    }
}

#[test]
fn the_sample_is_recognised_as_it_was_judged() {
    let Some(corpus) = shared_folder("corpus") else {
        return;
    };
    let sample = fs::read_to_string(SAMPLE).unwrap();
    let mut by_document: BTreeMap<&str, Vec<Judged<'_>>> = BTreeMap::new();
    for line in sample.lines().skip(1) {
        let row = read_row(line);
        by_document.entry(row.document).or_default().push(row);
    }
    let (mut judged_to_page, mut recognised) = (0, 0);
    let mut wrong = Vec::new();
    let mut missed = Vec::new();
    let reports = read_reports(&corpus, by_document.keys().copied());
    for (document, rows) in &by_document {
        let report = &reports[document];
        for row in rows {
            let paged = report
                .paged
                .iter()
                .find(|paged| paged.operation == row.operation);
            let mut near_misses = report.near_misses.iter();
            let near_miss = near_misses.find(|miss| miss.operation == row.operation);
            let found = paged.map(|paged| (kind_of(paged), paged.items.as_str()));
            let name = format!("{document} {}", row.operation);
            match row.class {
                "both" => {
                    judged_to_page += 1;
                    let as_judged = found.is_some_and(|(kind, items)| {
                        row.kinds.contains(&kind) && items == pointer_of(row.items)
                    });
                    if as_judged {
                        recognised += 1;
                    } else {
                        missed.push(format!("{name}: {found:?}, {near_miss:?}"));
                    }
                }
                "one" => {
                    let has_settings =
                        near_miss.is_some_and(|miss| miss.settings.contains("[[client.pages]]"));
                    if paged.is_some() || !has_settings {
                        wrong.push(format!("{name}: {found:?}, {near_miss:?}"));
                    }
                }
                _ => {
                    if paged.is_some() {
                        wrong.push(format!("{name}: {found:?}"));
                    }
                }
            }
        }
    }
    println!("{recognised} of {judged_to_page} are recognised; missed: {missed:#?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(judged_to_page, 52);
    assert!(recognised * 100 >= judged_to_page * 95, "{missed:#?}");
}

/// Reads documents, several at a time.
fn read_reports<'d>(
    corpus: &Path,
    documents: impl Iterator<Item = &'d str> + Send,
) -> BTreeMap<&'d str, Report> {
    let documents = Mutex::new(documents);
    let reports = Mutex::new(BTreeMap::new());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let next = documents.lock().unwrap().next();
                    let Some(document) = next else { break };
                    let report = read_report(corpus, document);
                    reports.lock().unwrap().insert(document, report);
                }
            });
        }
    });
    reports.into_inner().unwrap()
}

/// The document is a file of the corpus, or the root of one of its folders.
fn read_report(corpus: &Path, document: &str) -> Report {
    let mut path = corpus.join(document);
    if !path.is_file() {
        let folders = fs::read_dir(corpus).unwrap();
        let mut inside = folders.map(|folder| folder.unwrap().path().join(document));
        path = inside.find(|path| path.is_file()).unwrap();
    }
    report(&path, &Options::default()).unwrap()
}

/// The kind in the words of the sample.
fn kind_of(paged: &PagedOperation) -> &'static str {
    let property = paged.property.as_deref().unwrap_or_default();
    let is_nested = property.matches('/').count() > 1;
    match paged.rule {
        PageRule::Cursor if is_nested => "nested cursor",
        PageRule::Cursor => "cursor",
        PageRule::NextUrl => "next url",
        PageRule::LinkHeader => "link header",
        PageRule::PageNumber => "page number",
        PageRule::Offset => "offset/limit",
        PageRule::LastId => "has_more + last id",
        rule => rule.name(),
    }
}

fn pointer_of(items: &str) -> String {
    match items {
        "(body)" => String::new(),
        names => format!("/{}", names.replace('.', "/")),
    }
}

/// What a report shows of each case.
#[test]
fn the_cases_are_recognised() {
    for case in Case::all("pages") {
        let report = report(&case.path, &case.options).unwrap();
        assert!(report.diagnostics.iter().next().is_none(), "{}", case.name);
        let shown = serde_yaml::to_string(&(&report.paged, &report.near_misses)).unwrap();
        let mut settings = insta::Settings::clone_current();
        settings.set_omit_expression(true);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_snapshot_path("cases/pages");
        settings.bind(|| insta::assert_snapshot!(case.name.as_str(), shown));
    }
}

/// The settings that a report writes for an operation declare it, once the notes in them are followed.
#[test]
fn the_settings_of_near_misses_are_settings() {
    let cases = Case::all("pages");
    let case = cases
        .iter()
        .find(|case| case.name == "near_misses.yaml")
        .unwrap();
    let near_misses = report(&case.path, &case.options).unwrap().near_misses;
    let mut options = Options::default();
    for miss in &near_misses {
        let table = miss.settings.strip_prefix("[[client.pages]]\n").unwrap();
        let setting: PageSetting = toml::from_str(table).unwrap();
        options.pages.push(setting);
    }
    let declared = report(&case.path, &options).unwrap();
    let paged: Vec<&str> = declared
        .paged
        .iter()
        .map(|paged| paged.operation.as_str())
        .collect();
    assert_eq!(
        paged,
        [
            "GET /next-url-without-parameter",
            "POST /offset-in-the-body",
            "GET /page-and-two-arrays",
            "GET /page-or-cursor",
            "GET /several-arrays",
        ]
    );
    assert!(declared.near_misses.is_empty());
    let ignored = declared
        .diagnostics
        .iter()
        .filter(|one| one.code.name == "ignored-pages");
    assert_eq!(ignored.count(), near_misses.len() - paged.len());
}

/// Also where a setter has the name already.
#[test]
fn bindings_name_the_methods() {
    let cases = Case::all("operations");
    let case = cases.iter().find(|case| case.name == "pages.yaml").unwrap();
    let operations = case.generate(Layout::Crate).bindings.operations;
    let methods = |pointer: &str| {
        let binding = &operations[pointer];
        (binding.pages.as_deref(), binding.items.as_deref())
    };
    assert_eq!(methods("/paths/~1next/get"), (Some("pages"), Some("items")));
    let other_names = (Some("all_pages"), Some("all_items"));
    assert_eq!(methods("/paths/~1taken/get"), other_names);
}
