//! Whether what was emitted is inert: Rust is lexed and parsed again, TOML is read again, and Markdown is read as rustdoc
//! and web pages read it.

use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// What is wrong with a file, each in a line. No identifier may be `canary`, which the document has only inside of texts.
pub fn faults(path: &str, text: &str, canary: &str) -> Vec<String> {
    if let Some(file) = path
        .strip_prefix("src/runtime/")
        .filter(|file| file.contains('/') && !file.ends_with("/mod.rs"))
    {
        let ours = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("templates/runtime/src")
            .join(file);
        let lines = |text: &str| {
            // Macros are exported in another way.
            let is_export = |line: &str| {
                ["#[doc(hidden)]", "#[macro_export]"].contains(&line)
                    || line.starts_with("pub(crate) use {")
            };
            text.lines()
                .filter(|line| !line.is_empty() && !is_export(line))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let same = fs::read_to_string(ours).is_ok_and(|ours| lines(&ours) == lines(text));
        return if same {
            Vec::new()
        } else {
            vec![format!("{path}: is not the template")]
        };
    }
    let hidden = text
        .chars()
        .filter(|c| is_hidden(*c))
        .map(|c| format!("has the character {c:?}"));
    let mut faults: Vec<String> = hidden.take(1).collect();
    match Path::new(path)
        .extension()
        .and_then(|extension| extension.to_str())
    {
        Some("rs") => rust_faults(text, canary, &mut faults),
        Some("toml") => {
            faults.extend(
                text.parse::<toml::Table>()
                    .err()
                    .map(|error| format!("no TOML: {error}")),
            );
        }
        Some("md") => markdown_faults(text, canary, &mut faults),
        _ => {}
    }
    faults
        .into_iter()
        .map(|fault| format!("{path}: {fault}"))
        .collect()
}

/// Characters that hide text from its reader, or that a terminal or Rust itself reads another way.
pub fn is_hidden(c: char) -> bool {
    let is_layout = c == '\n' || c == '\t';
    (c.is_control() && !is_layout)
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn rust_faults(text: &str, canary: &str, faults: &mut Vec<String>) {
    if let Err(error) = syn::parse_file(text) {
        faults.push(format!("no Rust: {error}"));
    }
    let Ok(tokens) = text.parse::<TokenStream>() else {
        return;
    };
    let mut reader = Reader {
        canary,
        faults,
        docs: String::new(),
    };
    reader.read(tokens);
    reader.finish_docs();
}

/// Reads tokens: identifiers one by one, and documentation as the whole that its lines are.
struct Reader<'a> {
    canary: &'a str,
    faults: &'a mut Vec<String>,
    docs: String,
}

impl Reader<'_> {
    fn read(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == '#' => {
                    if matches!(tokens.peek(), Some(TokenTree::Punct(bang)) if bang.as_char() == '!')
                    {
                        tokens.next();
                    }
                    match tokens.peek().and_then(doc_line) {
                        Some(line) => {
                            self.docs += &(line + "\n");
                            tokens.next();
                        }
                        None => self.finish_docs(),
                    }
                }
                TokenTree::Ident(name) => {
                    self.finish_docs();
                    if name.to_string().trim_start_matches("r#") == self.canary {
                        self.faults.push(format!("`{name}` is code"));
                    }
                }
                TokenTree::Group(group) => {
                    self.finish_docs();
                    self.read(group.stream());
                    self.finish_docs();
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => self.finish_docs(),
            }
        }
    }

    fn finish_docs(&mut self) {
        let docs = std::mem::take(&mut self.docs);
        if !docs.is_empty() {
            markdown_faults(&docs, self.canary, self.faults);
        }
    }
}

/// The text of `[doc = "…"]`.
fn doc_line(token: &TokenTree) -> Option<String> {
    let TokenTree::Group(group) = token else {
        return None;
    };
    if group.delimiter() != Delimiter::Bracket {
        return None;
    }
    let attribute: syn::MetaNameValue = syn::parse2(Group::stream(group)).ok()?;
    let syn::Expr::Lit(syn::ExprLit {
        lit: syn::Lit::Str(line),
        ..
    }) = &attribute.value
    else {
        return None;
    };
    attribute.path.is_ident("doc").then(|| line.value())
}

/// Markdown may have no HTML, no link to anything but pages, and no code that is compiled but our own, which names no canary.
fn markdown_faults(text: &str, canary: &str, faults: &mut Vec<String>) {
    // Rustdoc strips the margin that all lines have in common.
    let margin = text
        .lines()
        .all(|line| line.is_empty() || line.starts_with(' '));
    let text: String = if margin {
        text.lines()
            .map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n")
            .collect()
    } else {
        text.to_owned()
    };
    let rustdoc = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_SMART_PUNCTUATION;
    for options in [Options::empty(), rustdoc] {
        let mut block = None;
        for event in Parser::new_ext(&text, options) {
            match (event, &mut block) {
                (Event::Html(html) | Event::InlineHtml(html), _) => {
                    faults.push(format!("has HTML: {html}"));
                }
                (Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }), _)
                    if !is_page(&dest_url) =>
                {
                    faults.push(format!("has a link to `{dest_url}`"));
                }
                (Event::Start(Tag::CodeBlock(kind)), _) => block = Some((kind, String::new())),
                (Event::Text(text), Some((_, code))) => code.push_str(&text),
                (Event::End(TagEnd::CodeBlock), Some((kind, code))) => {
                    faults.extend(code_fault(kind, code, canary));
                    block = None;
                }
                _ => {}
            }
        }
    }
}

fn code_fault(kind: &CodeBlockKind<'_>, code: &str, canary: &str) -> Option<String> {
    match kind {
        CodeBlockKind::Fenced(info) if &**info == "text" => None,
        CodeBlockKind::Fenced(info) if ["no_run", "rust,no_run"].contains(&&**info) => {
            let shown = code
                .lines()
                .map(|line| line.strip_prefix("# ").unwrap_or(line))
                .collect::<Vec<_>>()
                .join("\n");
            let mut faults = Vec::new();
            match shown.parse() {
                Ok(tokens) => Reader {
                    canary,
                    faults: &mut faults,
                    docs: String::new(),
                }
                .read(tokens),
                Err(error) => faults.push(format!("is no Rust: {error}")),
            }
            (!faults.is_empty()).then(|| format!("an example {faults:?}: {shown}"))
        }
        other => Some(format!("has code that is compiled, {other:?}: {code}")),
    }
}

fn is_page(target: &str) -> bool {
    let is_web = ["https://", "http://", "mailto:"]
        .iter()
        .any(|scheme| target.to_ascii_lowercase().starts_with(scheme));
    is_web || is_our_own(target)
}

/// A link that we write from the type of a request to its method and back: names of Rust, and nothing else.
fn is_our_own(target: &str) -> bool {
    let mut steps = target.split("::");
    let is_root = steps
        .next()
        .is_some_and(|step| ["Self", "crate", "runtime", "super"].contains(&step));
    let is_name = |step: &str| {
        let name = step.strip_prefix("r#").unwrap_or(step);
        !name.is_empty() && name.chars().all(|c| c == '_' || c.is_alphanumeric())
    };
    is_root && steps.all(is_name)
}
