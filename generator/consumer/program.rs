//! The text of the program, function after function.

use proc_macro2::TokenStream;
use quote::quote;

use super::paths::{CRATE, name};
use super::usage::Use;

/// A library whose functions use the items of a crate. They compile, and are never called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The source text.
    pub text: String,
    /// Its functions, in their order.
    pub uses: Vec<Use>,
    /// The number of lines so far.
    lines: usize,
}

impl Program {
    /// Without functions.
    pub fn new(recursion_limit: Option<usize>) -> Self {
        let limit = recursion_limit.map(|limit| {
            let limit = limit.to_string();
            quote!(#![recursion_limit = #limit])
        });
        let mut program = Self {
            text: String::new(),
            uses: Vec::new(),
            lines: 0,
        };
        program.print(quote! {
            //! Uses each public item of a crate once. Nothing of it runs.
            // Names are the document's, in any script and any case.
            #![allow(confusable_idents, mixed_script_confusables, non_snake_case, uncommon_codepoints)]
            // What is deprecated is public too.
            #![allow(deprecated, unused_imports)]
            #limit

            /// What every type of a schema implements.
            pub fn is_data<T>()
            where
                T: Clone + std::fmt::Debug + PartialEq + serde::Serialize + serde::de::DeserializeOwned + Send + Sync,
            {
            }

            /// What every enum of values implements.
            pub fn is_value<T: Eq + std::hash::Hash + Ord + std::fmt::Display>() {}

            /// What every enum of responses implements.
            pub fn is_response<T: Clone + std::fmt::Debug + PartialEq + Send + Sync>() {}
        });
        program
    }

    /// Adds a function: its arguments, result and body.
    pub fn add(&mut self, usage: Use, function: TokenStream) {
        let letters = usage.subject.replace("::", "_");
        let letters = letters.replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        let function_name = name(&format!("use_{letters}_{}", self.uses.len()));
        let start = self.lines + 1;
        let mut code = quote!(pub fn #function_name);
        code.extend(function);
        self.print(code);
        let lines = start..=self.lines;
        self.uses.push(Use { lines, ..usage });
    }

    fn print(&mut self, code: TokenStream) {
        let shown = code.to_string();
        let file: syn::File = syn::parse2(code)
            .unwrap_or_else(|error| panic!("the program is not Rust: {error}\n{shown}"));
        let printed = prettyplease::unparse(&file);
        self.lines += printed.lines().count();
        self.text.push_str(&printed);
    }

    /// The function at a line of the text.
    pub fn at_line(&self, line: usize) -> Option<&Use> {
        let index = self.uses.partition_point(|usage| *usage.lines.end() < line);
        self.uses
            .get(index)
            .filter(|usage| usage.lines.contains(&line))
    }

    /// The manifest of the program, a package of this name. It depends on another package in a folder.
    pub fn manifest(&self, [name, package]: [&str; 2], folder: &str) -> String {
        let toml = |text: &str| toml::Value::from(text).to_string();
        let (package, folder) = (toml(package), toml(folder));
        let uses_bytes = self.text.contains("bytes::Bytes");
        let bytes = if uses_bytes { "bytes = \"1\"\n" } else { "" };
        format!(
            "[package]\nname = {}\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
             [dependencies]\n{CRATE} = {{ package = {package}, path = {folder} }}\n{bytes}\
             serde = {{ version = \"1\", default-features = false }}\n",
            toml(name)
        )
    }
}
