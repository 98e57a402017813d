//! The facts of the emitted package.

use heck::{ToKebabCase, ToSnakeCase};
use openapiv3::OpenAPI;

use super::docs::read_on;
use super::servers::{base_path, default_url};
use crate::config::{Options, PackageName, Runtime};
use crate::ir::{Metadata, Package, RuntimePackage};
use crate::lock::Terms;
use crate::markdown;
use crate::names::{Use, ident};

/// Reads the package's facts from the document and the options.
pub fn plan_package(document: &OpenAPI, options: &Options) -> Package {
    let title = markdown::one_line(&document.info.title);
    let chosen = options.name.as_ref().map(ToString::to_string);
    let name = chosen
        .clone()
        .unwrap_or_else(|| package_name(&title, options.lock.terms()));
    let title = if title.trim().is_empty() {
        chosen.unwrap_or("an API".to_owned())
    } else {
        title
    };
    let further = read_on(document.external_docs.as_ref());
    let api_version = markdown::one_line(&document.info.version);
    let version = match &options.version {
        Some(own) => own.with_api_version(&api_version),
        None => semver(&document.info.version),
    };
    Package {
        lib_name: ident(&name.to_snake_case(), Use::Module),
        name,
        version,
        has_own_version: options.version.is_some(),
        metadata: Metadata {
            license: options.license.as_ref().map(ToString::to_string),
            repository: options.repository.as_ref().map(ToString::to_string),
            homepage: options.homepage.as_ref().map(ToString::to_string),
            authors: options.authors.clone(),
        },
        title,
        api_version,
        docs: markdown::paragraphs(&[document.info.description.as_deref(), further.as_deref()]),
        server: default_url(document),
        base_path: base_path(document),
        tower: options.tower,
        custom: Vec::new(),
        runtime: match &options.runtime {
            Runtime::Copy => None,
            Runtime::Crate(location) => Some(RuntimePackage {
                location: location.clone(),
                version: options.runtime.version(),
            }),
        },
    }
}

/// A title as the name of a cargo package: ASCII, kebab case, not a reserved name.
fn package_name(title: &str, terms: Terms) -> String {
    let ascii: String = title
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' })
        .collect();
    let kebab = match terms {
        Terms::Former | Terms::Standard => ascii.to_kebab_case(),
        Terms::Grouped | Terms::Ordered => kebab_case(&ascii),
    };
    let name: String = kebab.chars().take(60).collect();
    let name = name.trim_matches('-');
    if name.is_empty() {
        return "api-client".to_owned();
    }
    if name.parse::<PackageName>().is_err() {
        return format!("api-{name}");
    }
    name.to_owned()
}

/// In a title of several words these are separated by spaces, and a capital inside of a word belongs to it: `OpenAI API` is `openai-api`. A
/// word with several such capitals, as in `UserAccountService API`, is an identifier.
fn kebab_case(title: &str) -> String {
    let words: Vec<&str> = title.split_whitespace().collect();
    let parts = words.iter().map(|word| {
        let parts = word.to_kebab_case();
        let is_word = words.len() > 1 && parts.matches('-').count() == 1;
        if is_word {
            word.to_ascii_lowercase()
        } else {
            parts
        }
    });
    parts.collect::<Vec<_>>().join("-")
}

/// The API's version as semver: missing numbers are zero, and anything that is not a version becomes `0.1.0`.
fn semver(version: &str) -> String {
    let core = version.trim().trim_start_matches(['v', 'V']);
    let core = core.split(['-', '+']).next().unwrap_or_default();
    let parts: Option<Vec<u64>> = core.split('.').map(|part| part.parse().ok()).collect();
    match parts.as_deref() {
        Some([major]) => format!("{major}.0.0"),
        Some([major, minor]) => format!("{major}.{minor}.0"),
        Some([major, minor, patch, ..]) => format!("{major}.{minor}.{patch}"),
        _ => "0.1.0".to_owned(),
    }
}
