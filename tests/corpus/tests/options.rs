//! Each option that changes what is emitted, with a document that others wrote: the client compiles without a warning.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use corpus::build::check;
use corpus::documents::{Document, documents, group_of_today};
use corpus::make::write_changed;
use corpus::raw::{Raw, escape};
use corpus::{Origin, checkout, target_folder};
use disjunct::{
    Addition, Deviations, Formats, Generation, Layout, Options, PageSetting, Replacement, Runtime,
    Types, UnknownFields, WriteMode, generate, write_files,
};

/// A value of an option.
struct Setting {
    /// The option, as `disjunct.toml` has it.
    key: &'static str,
    /// Its value, as a name of a crate.
    value: &'static str,
    set: fn(&mut Options, &Raw),
}

/// A row is the key of an option, a name for a value of it, and what sets the value.
macro_rules! settings {
    ($($key:ident $value:ident: |$options:ident, $raw:ident| $set:expr;)+) => {
        &[$(Setting {
            key: stringify!($key),
            value: stringify!($value),
            set: |$options, $raw| { $set; },
        }),+]
    };
}

const SETTINGS: &[Setting] = settings! {
    unknown_fields drop: |options, _raw| options.unknown_fields = UnknownFields::Drop;
    unknown_fields deny: |options, _raw| options.unknown_fields = UnknownFields::Deny;
    deviations refuse: |options, _raw| options.deviations = Deviations::Refuse;
    runtime package: |options, _raw| options.runtime = package_of_runtime();
    formats check: |options, _raw| options.formats = Formats::Check;
    secret strings: |options, raw| options.secret = string_schemas(raw);
    tower transport: |options, _raw| options.tower = true;
    select reads: |options, _raw| options.select.methods = vec!["GET".to_owned()];
    select json: |options, _raw| options.select.media_types = vec!["application/json".to_owned()];
    select nothing_deprecated: |options, _raw| options.select.deprecated = Some(false);
    types used: |options, _raw| options.types = Some(Types::Used);
    client types_only: |options, _raw| options.client = Some(false);
    rename schemas: |options, raw| rename(options, raw);
    replace uuid_and_jiff: |options, _raw| replace(options, "uuid", "jiff");
    replace decimal_and_chrono: |options, _raw| replace(options, "rust_decimal", "chrono");
    replace url_and_jiff: |options, _raw| replace(options, "url", "jiff");
    derive traits: |options, _raw| derive(options, &["Hash", "Eq", "PartialOrd", "Ord"]);
    attribute aliases: |options, _raw| add_attribute(options, "#[doc(alias = \"an alias\")]");
    json_schema first_ten: |options, raw| options.json_schema = first_schemas(raw);
    pages none: |options, raw| options.pages = without_pages(raw);
};

/// The options that decide names or types, but change no text that can be compiled otherwise.
const WITHOUT_TEXT: [&str; 1] = ["name"];

/// A larger document takes longer to compile, and is compiled by other tests.
const LARGEST: u64 = 600_000;

#[test]
fn each_option_of_the_lock_has_a_row() {
    let table = fs::read_to_string(checkout().join("generator/config/options.rs")).unwrap();
    let deciding = table
        .lines()
        .filter_map(|line| line.trim().strip_prefix("=> Lock::"));
    let deciding: BTreeSet<&str> = deciding.map(|key| key.trim_end_matches(';')).collect();
    let rows = SETTINGS.iter().map(|setting| setting.key);
    let rows: BTreeSet<&str> = rows.chain(WITHOUT_TEXT).collect();
    assert_eq!(deciding, rows);
}

/// Each value of each option, in one of the three layouts, with another document each day: those of the corpus, or of this project.
#[test]
#[ignore = "it compiles twenty crates: a minute or two"]
fn a_sample_compiles() {
    let published = documents(&Origin::Published.folder());
    let all = if published.is_empty() {
        documents(&Origin::Ours.folder())
    } else {
        published
    };
    let small: Vec<Document> = all
        .into_iter()
        .filter(|document| document.size < LARGEST)
        .collect();
    let workspace = target_folder().join("options");
    let layouts = [Layout::Crate, Layout::Module, Layout::OneFile];
    let mut members = String::new();
    for (index, setting) in SETTINGS.iter().enumerate() {
        let turn = group_of_today() * SETTINGS.len() + index;
        let document = &small[turn % small.len()];
        let layout = layouts[(turn / small.len() + index) % layouts.len()];
        println!("{}: {} as {layout:?}", crate_name(setting), document.name);
        let folder = workspace.join("crates").join(crate_name(setting));
        write_client(setting, document, layout, &folder);
        writeln!(members, "    \"crates/{}\",", crate_name(setting)).unwrap();
    }
    let manifest = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [\n{members}]\n\n[profile.dev]\ndebug = false\nincremental = false\n"
    );
    write_changed(&workspace.join("Cargo.toml"), &manifest);
    let lock = fs::read_to_string(checkout().join("Cargo.lock")).unwrap();
    if !workspace.join("Cargo.lock").exists() {
        write_changed(&workspace.join("Cargo.lock"), &lock);
    }
    let checked = check(&workspace);
    assert!(checked.messages.is_empty(), "{:#?}", checked.messages);
    let compiled = SETTINGS
        .iter()
        .filter(|setting| checked.libraries.contains(&crate_name(setting)));
    assert_eq!(compiled.count(), SETTINGS.len());
}

fn crate_name(setting: &Setting) -> String {
    format!("options_{}_{}", setting.key, setting.value)
}

/// Writes the client of a document, with one option, as a package or inside of one.
fn write_client(setting: &Setting, document: &Document, layout: Layout, folder: &Path) {
    let mut options = Options::default();
    options.name = Some(crate_name(setting).parse().unwrap());
    (setting.set)(&mut options, &Raw::read(&document.path));
    let made = generate(&document.path, &options, layout).unwrap();
    let Generation {
        files,
        dependencies,
        diagnostics,
        ..
    } = made;
    let files = files.unwrap_or_else(|| panic!("{}: {diagnostics:?}", document.spec));
    if layout == Layout::Crate {
        write_files(&files, folder, WriteMode::Overwrite).unwrap();
        return;
    }
    write_files(&files, &folder.join("src/client"), WriteMode::Overwrite).unwrap();
    let manifest = format!(
        "[package]\nname = \"{}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{}\n",
        crate_name(setting),
        dependencies.join("\n")
    );
    write_changed(&folder.join("Cargo.toml"), &manifest);
    let library = "//! A package with a client.\n\n#[rustfmt::skip]\npub mod client;\n";
    write_changed(&folder.join("src/lib.rs"), library);
}

/// The package of this checkout.
fn package_of_runtime() -> Runtime {
    let folder: PathBuf = checkout().join("templates/runtime").canonicalize().unwrap();
    let location = format!("crate, path = \"{}\"", folder.display());
    location.parse().unwrap()
}

/// The string properties of all schemas that have a name.
fn string_schemas(raw: &Raw) -> Vec<String> {
    let mut found = Vec::new();
    for (schema, value) in schemas(raw) {
        let properties = value["properties"].as_object();
        for (property, value) in properties.into_iter().flatten() {
            if value["type"] == "string" {
                let property = escape(property);
                found.push(format!("{schema}/properties/{property}"));
            }
        }
    }
    found
}

/// The pointer of each schema that has a name, with the schema.
fn schemas(raw: &Raw) -> Vec<(String, &serde_json::Value)> {
    let components = raw.root()["components"]["schemas"].as_object();
    let components = components.into_iter().flatten();
    components
        .map(|(name, value)| (format!("/components/schemas/{}", escape(name)), value))
        .collect()
}

/// A few schemas: each has what it refers to, so those of all types are large together.
fn first_schemas(raw: &Raw) -> Vec<String> {
    let all = schemas(raw).into_iter().take(10);
    all.map(|(pointer, _)| pointer).collect()
}

/// Gives each struct that has a name another one.
fn rename(options: &mut Options, raw: &Raw) {
    for (index, (schema, value)) in schemas(raw).into_iter().enumerate() {
        let is_type = value["type"] == "object" && value["properties"].is_object();
        if is_type {
            options.rename.insert(schema, format!("Renamed{index}"));
        }
    }
}

/// Puts types of these crates in place of formats.
fn replace(options: &mut Options, values: &str, times: &str) {
    let format = match values {
        "uuid" => "uuid",
        "rust_decimal" => "decimal",
        _ => "uri",
    };
    for (format, choice) in [(format, values), ("date-time", times), ("date", times)] {
        let replacement = Replacement::of(choice);
        options
            .replace
            .insert(format!("format:{format}"), replacement);
    }
}

/// Adds traits to all types that can have them.
fn derive(options: &mut Options, traits: &[&str]) {
    let traits = traits.iter().copied().map(Addition::of).collect();
    options.derive.insert("*".to_owned(), traits);
}

/// Adds an attribute to all types.
fn add_attribute(options: &mut Options, attribute: &str) {
    let attributes = vec![Addition::of(attribute)];
    options.attribute.insert("*".to_owned(), attributes);
}

/// No operation that gets something pages.
fn without_pages(raw: &Raw) -> Vec<PageSetting> {
    let paths = raw.root()["paths"].as_object().into_iter().flatten();
    let reads = paths.filter(|(_, item)| item["get"].is_object());
    reads
        .map(|(path, _)| {
            let mut setting = PageSetting::of(format!("GET {path}"));
            setting.deny = true;
            setting
        })
        .collect()
}
