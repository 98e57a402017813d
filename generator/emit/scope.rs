//! What emitted code uses, recorded where the code that names it is made.
//!
//! Every path to the runtime, to a crate, to a type of the document or to the standard library's map is made here, so that nothing
//! is named without being recorded, and no code is read back to find out what it needs.

use std::cell::RefCell;
use std::collections::BTreeSet;

use proc_macro2::{Ident as Token, Span, TokenStream};
use quote::quote;

use crate::ir::{Ident, OpenTuple, Temporal, Type};

/// What code uses.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    /// Parts of the runtime, macros as `name!`.
    pub runtime: BTreeSet<&'static str>,
    /// Crates, by their names in paths.
    pub crates: BTreeSet<&'static str>,
    /// Types of the document.
    pub types: BTreeSet<Ident>,
    /// The paths of types that the user chose.
    pub custom: BTreeSet<String>,
    /// Lines of the manifest that the user wrote.
    pub lines: BTreeSet<String>,
    /// Modules next to `types`.
    pub modules: BTreeSet<&'static str>,
    /// Whether it uses the standard library's map.
    pub has_map: bool,
    /// Whether a number has a fraction.
    pub has_fraction: bool,
    /// Whether an identifier has a character beyond ASCII.
    pub has_unusual_letters: bool,
}

impl Uses {
    /// Adds what other code uses.
    pub fn merge(&mut self, mut other: Self) {
        self.runtime.append(&mut other.runtime);
        self.crates.append(&mut other.crates);
        self.types.append(&mut other.types);
        self.custom.append(&mut other.custom);
        self.lines.append(&mut other.lines);
        self.modules.append(&mut other.modules);
        self.has_map |= other.has_map;
        self.has_fraction |= other.has_fraction;
        self.has_unusual_letters |= other.has_unusual_letters;
    }
}

/// From where code names types and maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    /// A file of `types` imports them.
    Types,
    /// Files next to `types` reach types by the module.
    Calls,
    /// Examples do so too, and import no map.
    Examples,
}

/// Makes the paths of one piece of code, and records what it uses.
///
/// It records through a shared reference, so that the tokens of a piece can be made by lazy iterators.
#[derive(Debug)]
pub struct Scope {
    from: From,
    uses: RefCell<Uses>,
}

impl Scope {
    /// Of code in the module `types`.
    pub fn in_types() -> Self {
        Self::new(From::Types)
    }

    /// Of code in the modules next to `types`.
    pub fn in_calls() -> Self {
        Self::new(From::Calls)
    }

    /// Of code in an example.
    pub fn in_examples() -> Self {
        Self::new(From::Examples)
    }

    fn new(from: From) -> Self {
        Self {
            from,
            uses: RefCell::default(),
        }
    }

    /// What was used.
    pub fn into_uses(self) -> Uses {
        self.uses.into_inner()
    }

    /// What was used so far.
    pub fn uses(&self) -> std::cell::Ref<'_, Uses> {
        self.uses.borrow()
    }

    /// Makes code that may turn out not to exist: then it uses nothing.
    pub fn attempt<T>(&self, make: impl FnOnce(&Self) -> Option<T>) -> Option<T> {
        let scope = Self::new(self.from);
        let made = make(&scope)?;
        self.uses.borrow_mut().merge(scope.into_uses());
        Some(made)
    }

    /// The path of a part of the runtime.
    pub fn runtime(&self, part: &'static str) -> TokenStream {
        let part = self.part(part);
        quote!(runtime::#part)
    }

    /// A part of the runtime by its bare name, as the attributes that its macros read have it.
    pub fn part(&self, part: &'static str) -> TokenStream {
        self.uses.borrow_mut().runtime.insert(part);
        let part = Token::new(part, Span::call_site());
        quote!(#part)
    }

    /// Records a macro of the runtime, `name!`.
    pub fn invoke(&self, name: &'static str) {
        self.uses.borrow_mut().runtime.insert(name);
    }

    /// Records a line of the manifest.
    pub fn depend(&self, line: &str) {
        self.uses.borrow_mut().lines.insert(line.to_owned());
    }

    /// A path that begins with a crate.
    pub fn external(&self, path: &'static str) -> TokenStream {
        let name = path.trim_start_matches("::").split("::").next();
        self.uses.borrow_mut().crates.extend(name);
        parse(path)
    }

    /// The enum of servers, as files next to `types` reach it.
    pub fn servers(&self) -> TokenStream {
        self.uses.borrow_mut().modules.insert("server_urls");
        quote!(server_urls::Server)
    }

    /// The standard library's map.
    pub fn map(&self) -> TokenStream {
        parse(self.write_map())
    }

    /// An identifier that is no type of the document.
    pub fn name(&self, name: &Ident) -> Token {
        self.uses.borrow_mut().has_unusual_letters |= !name.as_str().is_ascii();
        match name.as_str().strip_prefix("r#") {
            Some(plain) => Token::new_raw(plain, Span::call_site()),
            None => Token::new(name.as_str(), Span::call_site()),
        }
    }

    /// The name of an item that is declared or exported. All items of `types` are types of the document.
    pub fn item(&self, name: &Ident) -> Token {
        if self.from == From::Types {
            self.record_type(name);
        }
        self.name(name)
    }

    /// The path of a type of the document.
    pub fn type_name(&self, name: &Ident) -> TokenStream {
        self.record_type(name);
        let token = self.name(name);
        match self.from {
            From::Types => quote!(#token),
            From::Calls | From::Examples => quote!(types::#token),
        }
    }

    /// A type as tokens.
    pub fn ty(&self, ty: &Type) -> TokenStream {
        parse(&self.write(ty))
    }

    /// A type as source text.
    pub fn write(&self, ty: &Type) -> String {
        match ty {
            Type::Bool => "bool".to_owned(),
            Type::Int(integer) => integer.name().to_owned(),
            Type::Float => "f64".to_owned(),
            Type::String => "String".to_owned(),
            Type::Secret => self.write_part("Secret"),
            Type::Base64 => self.write_part("Base64"),
            Type::File => self.write_part("File"),
            Type::Temporal(Temporal::DateTime) => self.write_part("DateTime"),
            Type::Temporal(Temporal::Date) => self.write_part("Date"),
            Type::Temporal(Temporal::Time) => self.write_part("Time"),
            Type::Temporal(Temporal::Duration) => self.write_part("Duration"),
            Type::Null => "()".to_owned(),
            Type::Value => self.write_part("Untyped"),
            Type::Custom(path) => {
                self.uses.borrow_mut().custom.insert(path.clone());
                format!("{}<{path}>", self.write_part("Custom"))
            }
            Type::Named(name) => self.write_type_name(name),
            Type::Matching(inner) => {
                format!("{}<{}>", self.write_part("Matching"), self.write(inner))
            }
            Type::Boxed(inner) => format!("Box<{}>", self.write(inner)),
            Type::Option(inner) => format!("Option<{}>", self.write(inner)),
            Type::Vec(inner) => format!("Vec<{}>", self.write(inner)),
            Type::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.write(part)).collect();
                format!("({})", parts.join(", "))
            }
            Type::OpenTuple(tuple) => self.write_open_tuple(tuple),
            Type::Map(key, value) => {
                let (key, value) = (self.write(key), self.write(value));
                format!("{}<{key}, {value}>", self.write_map())
            }
        }
    }

    /// Arguments that have their defaults are not written.
    fn write_open_tuple(&self, tuple: &OpenTuple) -> String {
        let name = self.write_part("OpenTuple");
        let first: Vec<String> = tuple.first.iter().map(|part| self.write(part)).collect();
        let first = match first.as_slice() {
            [only] => format!("({only},)"),
            several => format!("({})", several.join(", ")),
        };
        match (&tuple.rest, tuple.required) {
            (Type::Value, 0) => format!("{name}<{first}>"),
            (rest, 0) => format!("{name}<{first}, {}>", self.write(rest)),
            (rest, required) => format!("{name}<{first}, {}, {required}>", self.write(rest)),
        }
    }

    /// The path of a type of the document as source text.
    pub fn write_type_name(&self, name: &Ident) -> String {
        self.record_type(name);
        match self.from {
            From::Types => name.to_string(),
            From::Calls | From::Examples => format!("types::{name}"),
        }
    }

    /// The body of a request as source text.
    pub fn write_body(&self) -> String {
        self.write_part("Body")
    }

    fn write_part(&self, part: &'static str) -> String {
        self.uses.borrow_mut().runtime.insert(part);
        format!("runtime::{part}")
    }

    fn write_map(&self) -> &'static str {
        self.uses.borrow_mut().has_map = true;
        match self.from {
            From::Types | From::Calls => "BTreeMap",
            From::Examples => "std::collections::BTreeMap",
        }
    }

    fn record_type(&self, name: &Ident) {
        let mut uses = self.uses.borrow_mut();
        uses.has_unusual_letters |= !name.as_str().is_ascii();
        if !uses.types.contains(name) {
            uses.types.insert(name.clone());
        }
    }

    /// Records that a number has a fraction.
    pub fn record_fraction(&self) {
        self.uses.borrow_mut().has_fraction = true;
    }
}

fn parse(code: &str) -> TokenStream {
    code.parse()
        .unwrap_or_else(|error| unreachable!("`{code}` is a path or a type: {error}"))
}

#[cfg(test)]
mod tests;
