//! The module `server_urls`: the enum of servers, and the enums of their variables.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::front::inline;
use super::object::plain;
use super::print::Piece;
use super::scope::Scope;
use super::tokens;
use super::tree::Module;
use crate::ir::{Client, Crate, Ident, Server, ServerVariable, VariableEnum};

/// The module of the servers; `None` where there is no choice of them.
pub fn emit_servers(plan: &Crate) -> Option<Module> {
    let client = plan.client.as_ref()?;
    if client.servers.is_empty() {
        return None;
    }
    let mut pieces = vec![
        Piece::imports(quote!(
            use std::fmt;
            use super::runtime;
        )),
        emit_enum(client),
        emit_functions(client),
        emit_conversions(&client.servers),
    ];
    pieces.extend(client.server_variables.iter().map(emit_variable_enum));
    let docs = format!(
        "//! The servers of {}, and the values of the variables in their URLs.\n",
        inline(&plan.package.title)
    );
    Some(Module {
        visibility: "pub",
        docs,
        ..Module::of("server_urls", pieces)
    })
}

fn emit_enum(client: &Client) -> Piece {
    let scope = Scope::in_calls();
    let variants = client.servers.iter().map(|server| {
        let name = scope.name(&server.name);
        let docs = tokens::doc_lines(&describe(server));
        let fields: Vec<TokenStream> = server
            .variables
            .iter()
            .map(|variable| emit_field(variable, &scope))
            .collect();
        let fields = (!fields.is_empty()).then(|| quote!({ #(#fields),* }));
        quote!(#docs #name #fields)
    });
    let item = quote! {
        /// A server of the service. `Client::builder` takes it.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Server { #(#variants),* }
    };
    Piece::items(item, scope)
}

/// The description of a server, and its URL.
fn describe(server: &Server) -> String {
    let url = format!("`{}`", plain(&server.template));
    // `//host` is on another host.
    let url = if server.is_relative && !server.template.starts_with("//") {
        format!("{url}, joined to the client's base URL.")
    } else if server.is_own {
        format!("{url}. Only single operations have it: it is no base URL of a client.")
    } else {
        url
    };
    if server.docs.is_empty() {
        url
    } else {
        format!("{}\n\n{url}", server.docs.text())
    }
}

fn emit_field(variable: &ServerVariable, scope: &Scope) -> TokenStream {
    let name = scope.name(&variable.name.rust);
    let text = if variable.docs.is_empty() {
        format!("The variable `{}`.", plain(&variable.name.wire))
    } else {
        variable.docs.text().to_owned()
    };
    let docs = tokens::doc_lines(&text);
    let ty = match &variable.values {
        Some(values) => {
            let values = scope.name(values);
            quote!(#values)
        }
        None => quote!(String),
    };
    quote!(#docs #name: #ty)
}

fn emit_functions(client: &Client) -> Piece {
    let scope = Scope::in_calls();
    let constructors = client
        .servers
        .iter()
        .filter_map(|server| emit_constructor(server, client, &scope));
    let setters = emit_setters(&client.servers, &scope);
    let (url, error) = (scope.runtime("ServerUrl"), scope.runtime("BuildError"));
    let item = quote! {
        impl Server {
            #(#constructors)*

            #(#setters)*

            /// Returns the URL.
            ///
            /// # Errors
            ///
            /// If a variable has a value that cannot be in the URL.
            pub fn url(&self) -> Result<String, #error> {
                #url::from(self.clone()).into_url()
            }
        }

        impl fmt::Display for Server {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                #url::from(self.clone()).fmt(f)
            }
        }
    };
    Piece::items(item, scope)
}

/// A method for each variable, which sets it on all servers that have it.
fn emit_setters(servers: &[Server], scope: &Scope) -> Vec<TokenStream> {
    let mut of_servers: BTreeMap<&str, Vec<(&Server, &ServerVariable)>> = BTreeMap::new();
    for server in servers {
        for variable in &server.variables {
            if let Some(setter) = &variable.setter {
                let all = of_servers.entry(setter.plain()).or_default();
                all.push((server, variable));
            }
        }
    }
    let setters = of_servers.into_values().filter_map(|having| {
        let (_, variable) = having.first()?;
        let setter = scope.name(variable.setter.as_ref()?);
        let patterns = having.iter().map(|(server, variable)| {
            let (name, field) = (scope.name(&server.name), scope.name(&variable.name.rust));
            quote!(Self::#name { #field: field, .. })
        });
        let wire = plain(&variable.name.wire);
        let have_all = having.len() == servers.len();
        let others = if have_all {
            ""
        } else {
            " of a server that has it; another stays as it is"
        };
        let docs = tokens::doc_lines(&format!("Sets the variable `{wire}`{others}."));
        let (ty, value) = match &variable.values {
            Some(values) => {
                let values = scope.name(values);
                (quote!(#values), quote!(value))
            }
            None => (quote!(impl Into<String>), quote!(value.into())),
        };
        let set = if having.len() == 1 && have_all {
            quote!(let #(#patterns)* = &mut self; *field = #value;)
        } else if have_all {
            quote!(let (#(#patterns)|*) = &mut self; *field = #value;)
        } else {
            quote!(if let #(#patterns)|* = &mut self { *field = #value; })
        };
        Some(quote! {
            #docs
            #[must_use]
            pub fn #setter(mut self, value: #ty) -> Self {
                #set
                self
            }
        })
    });
    setters.collect()
}

fn emit_constructor(server: &Server, client: &Client, scope: &Scope) -> Option<TokenStream> {
    let constructor = scope.name(server.constructor.as_ref()?);
    let name = scope.name(&server.name);
    let fields = server.variables.iter().map(|variable| {
        let field = scope.name(&variable.name.rust);
        let default = &variable.default;
        let of_enum = default_variant(variable, client).map(|(ty, variant)| {
            let (ty, variant) = (scope.name(ty), scope.name(variant));
            quote!(#ty::#variant)
        });
        let value = of_enum.unwrap_or_else(|| {
            if default.is_empty() {
                quote!(String::new())
            } else {
                quote!(#default.to_owned())
            }
        });
        quote!(#field: #value)
    });
    let line = format!("`{name}` with the defaults of its variables.");
    let docs = tokens::doc_lines(&line);
    Some(quote! {
        #docs
        #[must_use]
        pub fn #constructor() -> Self {
            Self::#name { #(#fields),* }
        }
    })
}

/// The enum of a variable and its variant for the default; the first, where the document has no default.
fn default_variant<'c>(
    variable: &ServerVariable,
    client: &'c Client,
) -> Option<(&'c Ident, &'c Ident)> {
    let name = variable.values.as_ref()?;
    let mut enums = client.server_variables.iter();
    let values = enums.find(|values| values.name == *name)?;
    let mut variants = values.variants.iter();
    let chosen = variants.find(|(_, value)| *value == variable.default);
    let (variant, _) = chosen.or(values.variants.first())?;
    Some((&values.name, variant))
}

fn emit_conversions(servers: &[Server]) -> Piece {
    let scope = Scope::in_calls();
    let (url, declared) = (scope.runtime("ServerUrl"), scope.runtime("DeclaredServer"));
    let arms = servers.iter().map(|server| {
        let (name, key, template) = (
            scope.name(&server.name),
            server.name.plain(),
            &server.template,
        );
        let fields: Vec<_> = server
            .variables
            .iter()
            .map(|variable| scope.name(&variable.name.rust))
            .collect();
        let pattern = (!fields.is_empty()).then(|| quote!({ #(#fields),* }));
        let wires = server.variables.iter().map(|variable| &variable.name.wire);
        let own = server.is_own.then(|| quote!(.of_operations()));
        quote! {
            Server::#name #pattern => Self::of(
                #key,
                #template,
                &[#((#wires, #fields.as_str())),*],
            ) #own
        }
    });
    let item = quote! {
        impl From<Server> for #url {
            fn from(server: Server) -> Self {
                match server { #(#arms),* }
            }
        }

        impl #declared for Server {}
    };
    Piece::items(item, scope)
}

fn emit_variable_enum(values: &VariableEnum) -> Piece {
    let scope = Scope::in_calls();
    let name = scope.name(&values.name);
    let docs = tokens::doc_lines(&format!(
        "The values of the variable `{}`.",
        plain(&values.variable)
    ));
    let variants = values.variants.iter().map(|(variant, value)| {
        let variant = scope.name(variant);
        let docs = tokens::doc_lines(&format!("`{}`", plain(value)));
        quote!(#docs #variant)
    });
    let arms = values.variants.iter().map(|(variant, value)| {
        let variant = scope.name(variant);
        quote!(Self::#variant => #value)
    });
    let item = quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum #name { #(#variants),* }

        impl #name {
            /// The value in the URL.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { #(#arms),* }
            }
        }
    };
    Piece::items(item, scope)
}
