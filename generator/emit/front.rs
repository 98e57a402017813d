//! The front of the crate: `lib.rs`, and the package's files that are not Rust.

use std::collections::BTreeSet;

use minijinja::syntax::SyntaxConfig;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use proc_macro2::TokenStream;
use quote::quote;

use super::client;
use super::print::Piece;
use super::scope::Scope;
use super::tree::Module;
use crate::files::{Files, Layout};
use crate::ir::{Client, Crate, CustomType, Package};
use crate::lock;
use crate::markdown::{align, demoted};

/// Crates that emitted code may name, a line of the manifest each.
const DEPENDENCIES: &str = include_str!("../../templates/crate/dependencies.toml");

/// Those that it names in WebAssembly, in addition.
const WEB_DEPENDENCIES: &str = include_str!("../../templates/crate/web_dependencies.toml");

/// The table of the manifest for WebAssembly with JavaScript.
pub const WEB_TARGET: &str =
    r#"target.'cfg(all(target_family = "wasm", target_os = "unknown"))'.dependencies"#;

/// Names are the document's, in any script.
const UNUSUAL_LETTERS: &str =
    "#![allow(confusable_idents, mixed_script_confusables, uncommon_codepoints)]\n";

/// The root module.
pub fn emit_front(plan: &Crate, modules: &[Module], layout: Layout) -> Module {
    let exports = plan.client.iter();
    let exports = exports.map(|client| export_client(client, &plan.package, layout));
    let constants = emit_constants(plan, layout);
    let custom = check_custom_types(modules);
    let servers = export_servers(plan, layout);
    let mut code = modules.iter().flat_map(Module::all);
    let letters = if code.any(|module| module.uses.has_unusual_letters) {
        UNUSUAL_LETTERS
    } else {
        ""
    };
    let attributes = format!("{letters}{}", recursion_limit(plan));
    let docs = match layout {
        Layout::Crate => {
            format!(
                "\n#![doc = include_str!(\"../README.md\")]\n#![forbid(unsafe_code)]\n{attributes}"
            )
        }
        Layout::Module | Layout::OneFile => {
            demand("Add at the top of the crate:", attributes.lines())
        }
    };
    Module {
        docs: format!("{}{docs}", header(&plan.package)),
        ..Module::of(
            "",
            exports
                .chain(servers)
                .chain([constants])
                .chain(custom)
                .collect(),
        )
    }
}

/// What checks that the types of the user implement what is needed.
fn check_custom_types(modules: &[Module]) -> Option<Piece> {
    let paths = custom_types(modules.iter().flat_map(Module::all));
    if paths.is_empty() {
        return None;
    }
    let scope = Scope::in_calls();
    scope.invoke("custom_types!");
    let paths: Vec<&str> = paths.into_iter().collect();
    let text = format!("runtime::custom_types! {{ {} }}\n", paths.join(", "));
    Some(Piece::text(text, scope))
}

/// The paths of the types of the user that code names.
fn custom_types<'m>(modules: impl IntoIterator<Item = &'m Module>) -> BTreeSet<&'m str> {
    let modules = modules.into_iter();
    let paths = modules.flat_map(|module| &module.uses.custom);
    paths.map(String::as_str).collect()
}

/// The constants of the root module.
fn emit_constants(plan: &Crate, layout: Layout) -> Piece {
    let scope = Scope::in_calls();
    let package = &plan.package;
    // `pub` is more than is needed in a module that is private.
    let unused = layout
        .is_in_other_package()
        .then(|| quote!(#[allow(dead_code, unreachable_pub)]));
    let oauth_urls = plan.client.iter();
    let oauth_urls =
        oauth_urls.map(|client| client::emit_oauth_urls(client, unused.as_ref(), &scope));
    let version = package.has_own_version.then(|| {
        let version = &package.api_version;
        quote! {
            /// The version of the service's OpenAPI document, which is not the version of this crate.
            #unused
            pub const API_VERSION: &str = #version;
        }
    });
    let server = package.server.as_ref().filter(|_| plan.client.is_some());
    let server = server.map(|server| {
        quote! {
            /// The URL of the service, for [`Client::builder`].
            #unused
            pub const SERVER: &str = #server;
        }
    });
    let oauth_urls: Vec<TokenStream> = oauth_urls.collect();
    Piece::items(quote!(#version #server #(#oauth_urls)*), scope)
}

/// Items that are exported at the top of the crate.
fn export_client(client: &Client, package: &Package, layout: Layout) -> Piece {
    let scope = Scope::in_calls();
    scope.part("Method");
    let parts = client.exports();
    for part in &parts {
        scope.part(part);
    }
    let parts = parts.into_iter().collect::<Vec<_>>().join(", ");
    scope.part("Wait");
    if package.tower {
        scope.part("TowerTransport");
        scope.part("check_transport");
    }
    // Where the client is included privately, perhaps nobody names them, and its crate has the dependencies itself.
    let (unused, crates) = match layout {
        Layout::Crate => {
            scope.part("http_crate");
            scope.part("reqwest");
            let crates = "pub use runtime::http_crate as http;\npub use runtime::reqwest;\n";
            ("", crates)
        }
        Layout::Module | Layout::OneFile => ("#[allow(unused_imports, unreachable_pub)]\n", ""),
    };
    let traits = client.header_traits();
    let traits = if traits.is_empty() {
        String::new()
    } else {
        format!("{unused}pub use calls::{{{}}};\n", traits.join(", "))
    };
    let text = format!(
        "{crates}{traits}{unused}pub use runtime::{{Method, StatusCode}};\n\
         {unused}#[doc(inline)]\npub use runtime::{{\n    {parts},\n}};\n"
    );
    Piece::text(text, scope)
}

/// The enum of servers, where there is one.
fn export_servers(plan: &Crate, layout: Layout) -> Option<Piece> {
    let client = plan.client.as_ref()?;
    let unused = layout
        .is_in_other_package()
        .then(|| quote!(#[allow(unused_imports, unreachable_pub)]));
    (!client.servers.is_empty())
        .then(|| Piece::imports(quote!(#unused #[doc(inline)] pub use server_urls::Server;)))
}

/// The attribute of a crate whose types are nested deeper than the compiler looks by itself; who uses such types needs it too.
pub fn recursion_limit(plan: &Crate) -> String {
    let limit = plan
        .recursion_limit
        .map(|limit| format!("#![recursion_limit = \"{limit}\"]\n"));
    limit.unwrap_or_default()
}

fn header(package: &Package) -> String {
    let source = inline(&format!("{} {}", package.title, package.api_version));
    format!("// Generated by Disjunct from {source}. Do not edit.\n")
}

/// A line of the document that is safe within a comment or a line of Markdown. An address in it is no link, of which rustdoc would want
/// that it be marked as one.
pub fn inline(text: &str) -> String {
    let escaped: String = text
        .chars()
        .flat_map(|c| match c {
            '<' => "&lt;".chars().collect::<Vec<_>>(),
            '>' => "&gt;".chars().collect(),
            '[' | ']' | '`' | '*' | '_' | '\\' => vec!['\\', c],
            other => vec![other],
        })
        .collect();
    escaped
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace("://", "\\://")
}

/// What the description of the package begins with.
fn described(plan: &Crate) -> &'static str {
    if plan.client.is_some() {
        "A client of"
    } else {
        "The types of"
    }
}

/// `Cargo.toml`, `README.md`, the settings of rustfmt, and the names for the next run.
pub fn emit_package(plan: &Crate, needed: &Dependencies) -> Files {
    let mut files = Files::default();
    let package = &plan.package;
    let manifest = render(
        "Cargo.toml",
        include_str!("../../templates/crate/Cargo.toml.j2"),
        context! {
            name => &package.name,
            library => package.lib_name.plain(),
            version => &package.version,
            description => format!("{} {}", described(plan), package.title),
            license => &package.metadata.license,
            repository => &package.metadata.repository,
            homepage => &package.metadata.homepage,
            authors => &package.metadata.authors,
            dependencies => &needed.everywhere,
            web_target => WEB_TARGET,
            web_dependencies => &needed.web,
            has_own_runtime => plan.package.runtime.is_none(),
            has_client => plan.client.is_some(),
        },
    );
    files.insert("Cargo.toml", manifest);
    let readme = render(
        "README.md",
        include_str!("../../templates/crate/README.md.j2"),
        context! {
            name => &package.name,
            library => package.lib_name.plain(),
            has_client => plan.client.is_some(),
            title => inline(&package.title),
            version => inline(&package.api_version),
            docs => align(&demoted(package.docs.text())),
            example => super::example::readme_example(plan),
            has_webhooks => !plan.webhooks.is_empty(),
            sections => super::readme::sections(plan),
        },
    );
    files.insert("README.md", readme);
    files.insert(lock::FILE_NAME, plan.lock.to_string());
    files.insert(
        "rustfmt.toml",
        "# Laid out by the generator.\ndisable_all_formatting = true\n".to_owned(),
    );
    files
}

/// The comment at the top of a file to be included: where it comes from, and which crates it needs.
pub fn emit_comment(root: &Module, needed: &Dependencies) -> String {
    let web_table = format!("[{WEB_TARGET}]");
    let everywhere = table("[dependencies]", &needed.everywhere);
    let everywhere = demand("Its crate needs:", everywhere);
    let web = demand("For WebAssembly, it needs:", table(&web_table, &needed.web));
    format!("{}{everywhere}{web}", root.docs)
}

/// The lines of a table; none of an empty one.
fn table<'l>(heading: &'l str, lines: &'l [String]) -> impl Iterator<Item = &'l str> {
    let heading = (!lines.is_empty()).then_some(heading);
    heading.into_iter().chain(lines.iter().map(String::as_str))
}

/// The requirements of an included file, as a comment; empty where there are none.
fn demand<'l>(title: &str, lines: impl Iterator<Item = &'l str>) -> String {
    let lines: String = lines.map(|line| format!("//     {line}\n")).collect();
    if lines.is_empty() {
        lines
    } else {
        format!("//\n// {title}\n//\n{lines}")
    }
}

/// The dependencies of a client, a line of the manifest each.
#[derive(Debug, Default)]
pub struct Dependencies {
    /// On each target.
    pub everywhere: Vec<String>,
    /// In WebAssembly, in addition.
    pub web: Vec<String>,
}

impl Dependencies {
    /// Those that the code names, the package of the runtime, and those of the types of the user.
    pub fn of(
        code: &Module,
        runtime: Option<String>,
        custom: &[CustomType],
        layout: Layout,
    ) -> Self {
        let modules = code.all();
        let crates = modules.iter().flat_map(|module| &module.uses.crates);
        let crates: BTreeSet<&str> = crates.copied().collect();
        let mut everywhere = lines_of(DEPENDENCIES, &crates);
        everywhere.extend(runtime);
        let paths = custom_types(modules.iter().copied());
        let used = custom
            .iter()
            .filter(|custom| paths.contains(custom.path.as_str()));
        let of_types = used.filter_map(|custom| custom.dependency.as_ref());
        let of_attributes = modules.iter().flat_map(|module| &module.uses.lines);
        for line in of_types.chain(of_attributes) {
            // A crate that the code names too has one line, with the features that the user needs.
            everywhere.retain(|other| name_in(other) != name_in(line));
            everywhere.push(line.clone());
        }
        everywhere.sort();
        // A package has a feature for TLS.
        if layout.is_in_other_package() {
            for line in &mut everywhere {
                *line = line.replace(r#"["http2"]"#, r#"["http2", "rustls"]"#);
            }
        }
        Self {
            everywhere,
            web: lines_of(WEB_DEPENDENCIES, &crates),
        }
    }
}

/// The lines of a table that are of these crates.
fn lines_of(table: &str, crates: &BTreeSet<&str>) -> Vec<String> {
    let is_used = |line: &&str| crates.contains(name_in(line).as_str());
    table.lines().filter(is_used).map(str::to_owned).collect()
}

/// The name of the crate that a line of the manifest brings.
fn name_in(line: &str) -> String {
    let name = line.split('=').next().unwrap_or_default();
    name.trim().trim_matches(['"', '\'']).replace('-', "_")
}

fn render(name: &str, template: &'static str, context: minijinja::Value) -> String {
    let syntax = SyntaxConfig::builder()
        .trim_blocks(true)
        .keep_trailing_newline(true)
        .build();
    let syntax = syntax.unwrap_or_else(|error| panic!("the templates' syntax is wrong: {error:#}"));
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    environment.set_syntax(syntax);
    environment.add_filter("toml", |text: String| toml::Value::String(text).to_string());
    environment
        .render_named_str(name, template, context)
        .unwrap_or_else(|error| panic!("the template {name} is wrong: {error:#}"))
}

#[cfg(test)]
mod tests {
    use super::inline;

    #[test]
    fn nothing_in_a_title_is_live() {
        let title = "Pets <b>&\n[`x`](https://pets.example/a_b)";
        assert_eq!(
            inline(title),
            r"Pets &lt;b&gt;& \[\`x\`\](https\://pets.example/a\_b)"
        );
    }
}
