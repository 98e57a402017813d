//! Examples: one for each operation in its documentation, and one for the whole crate in its README.

use super::front::recursion_limit;
use super::sample::Samples;
use super::scope::{Scope, Uses};
use crate::ir::{
    Call, Content, Crate, Credential, CredentialKind, Group, Output, RequiredScheme, Server,
    ShownUnion, StatusRange, Type,
};

/// The example of an operation, as a code block that compiles.
///
/// A value that does not fit into a line is an argument of the example's own function, which rustdoc hides.
pub fn call_example(call: &Call, group: &Group, examples: &Examples<'_>) -> String {
    let plan = examples.plan;
    let library = plan.package.lib_name.plain();
    let shown = ShownCall::of(call, group, &examples.samples);
    let binding = if call.output == Output::Empty {
        ""
    } else {
        "let response = "
    };
    let body = lay_out_line(&format!("{binding}{};", shown.expression));
    let uses = match shown.modules().as_slice() {
        [] => String::new(),
        [only] => format!("# use {library}::{only};\n"),
        several => format!("# use {library}::{{{}}};\n", several.join(", ")),
    };
    let deprecated = if call.deprecated {
        "# #[allow(deprecated)]\n"
    } else {
        ""
    };
    let head = format!(
        "# async fn example(client: &{library}::Client{}) -> Result<(), Box<dyn std::error::Error>> {{",
        shown.parameters(", ")
    );
    let limit = recursion_limit(plan);
    format!("# Examples\n\n```no_run\n{limit}{uses}{deprecated}{head}\n{body}\n# Ok(()) }}\n```")
}

/// The inputs of examples.
pub struct Examples<'p> {
    plan: &'p Crate,
    samples: Samples<'p>,
}

impl<'p> Examples<'p> {
    /// Those of this plan's crate.
    pub fn of(plan: &'p Crate) -> Self {
        Self {
            plan,
            samples: Samples::of(plan),
        }
    }
}

/// A call in Rust.
pub struct ShownCall {
    /// The request, sent.
    pub expression: String,
    /// Its parameters: names and types.
    given: Vec<(String, String)>,
    uses: Uses,
}

impl ShownCall {
    /// The call with example arguments.
    pub fn of(call: &Call, group: &Group, samples: &Samples<'_>) -> Self {
        let scope = Scope::in_examples();
        let mut given = Vec::new();
        let mut arguments = Vec::new();
        for param in &call.arguments {
            // The example has a client already.
            let name = match param.name.rust.as_str() {
                "client" => "given_client",
                name => name,
            };
            arguments.push(
                samples
                    .argument(&param.ty, param.name.rust.plain(), &scope)
                    .unwrap_or_else(|| {
                        given.push((name.to_owned(), write_argument(&param.ty, &scope)));
                        name.to_owned()
                    }),
            );
        }
        let mut set = String::new();
        match &call.body {
            Some(body) if body.required => {
                arguments.push(
                    samples
                        .required_body(&body.content, &scope)
                        .unwrap_or_else(|| {
                            let ty = given_body(&body.content, &scope);
                            given.push(("body".to_owned(), ty));
                            "body".to_owned()
                        }),
                );
            }
            Some(body) => {
                let made = samples.optional_body(&body.content, &scope);
                set.extend(made.map(|made| format!(".body({made})")));
            }
            None => {}
        }
        let group = group
            .handle
            .as_ref()
            .map(|(_, method)| format!(".{method}()"))
            .unwrap_or_default();
        let flag = call
            .setters
            .iter()
            .find(|param| param.ty == Type::Bool && !param.deprecated && param.dropped.is_none());
        set.extend(flag.map(|param| format!(".{}(false)", param.name.rust)));
        let arguments = arguments.join(", ");
        let is_stream = call.stream.as_ref().is_some_and(|stream| stream.is_only);
        let send = if is_stream { "stream" } else { "send" };
        let expression = format!(
            "client{group}.{}({arguments}){set}.{send}().await?",
            call.method
        );
        Self {
            expression,
            given,
            uses: scope.into_uses(),
        }
    }

    /// Its parameters, as those of a function.
    pub fn parameters(&self, before: &str) -> String {
        self.given
            .iter()
            .map(|(name, ty)| format!("{before}{name}: {ty}"))
            .collect()
    }

    /// The modules of the crate that it uses.
    pub fn modules(&self) -> Vec<&'static str> {
        let runtime = (!self.uses.runtime.is_empty()).then_some("runtime");
        let types = (!self.uses.types.is_empty()).then_some("types");
        runtime.into_iter().chain(types).collect()
    }

    /// The same, as they follow another name in a `use` declaration.
    pub fn further_imports(&self) -> String {
        let modules = self.modules();
        modules.iter().map(|module| format!(", {module}")).collect()
    }
}

/// Lines of an example may be this long.
const WIDTH: usize = 100;

/// A statement, in one line if it fits.
fn lay_out_line(statement: &str) -> String {
    if statement.len() <= WIDTH {
        return statement.to_owned();
    }
    let body = lay_out(&format!("fn f() {{ {statement} }}"));
    body.lines()
        .filter_map(|line| line.strip_prefix("    "))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Source as prettyplease lays it out.
pub fn lay_out(source: &str) -> String {
    let file: syn::File = syn::parse_str(source)
        .unwrap_or_else(|error| panic!("an example is not Rust: {error}\n{source}"));
    prettyplease::unparse(&file)
}

/// The type of an argument.
fn write_argument(ty: &Type, scope: &Scope) -> String {
    match ty {
        Type::Vec(item) => format!("&[{}]", scope.write(item)),
        other => format!("&{}", scope.write(other)),
    }
}

/// How the URL of the service is written.
pub fn address(plan: &Crate) -> String {
    let library = plan.package.lib_name.plain();
    if plan.package.server.is_none() {
        let base_path = plan.package.base_path.as_deref().unwrap_or_default();
        return format!("\"https://api.example.com{base_path}\"");
    }
    let mut servers = plan.client.iter().flat_map(|client| &client.servers);
    match servers.find(|server| !server.is_relative) {
        Some(server) => format!("{library}::{}", write_server(server)),
        None => format!("{library}::SERVER"),
    }
}

/// A server with the defaults of its variables.
pub fn write_server(server: &Server) -> String {
    match &server.constructor {
        Some(constructor) => format!("Server::{constructor}()"),
        None => format!("Server::{}", server.name),
    }
}

/// The operation that the README shows.
pub fn example_call(plan: &Crate) -> Option<(&Group, &Call)> {
    let (client, example) = (plan.client.as_ref()?, plan.example.as_ref()?);
    let mut calls = client
        .groups
        .iter()
        .flat_map(|group| group.calls.iter().map(move |call| (group, call)));
    calls.find(|(_, call)| call.pointer == example.call)
}

/// The README's example: build a client, call the chosen operation, use the response.
pub fn readme_example(plan: &Crate) -> Option<String> {
    let (client, example) = (plan.client.as_ref()?, plan.example.as_ref()?);
    let (group, call) = example_call(plan)?;
    let library = plan.package.lib_name.plain();
    let shown = ShownCall::of(call, group, &Samples::of(plan));
    let address = address(plan);
    let credentials = hand_over(&credentials_of(call, &client.credentials));
    let loops = example.union.as_ref().map(loop_over).unwrap_or_default();
    let mut modules = shown.modules();
    if !loops.is_empty() && !modules.contains(&"types") {
        modules.push("types");
    }
    let modules: String = modules.iter().map(|module| format!(", {module}")).collect();
    let source = format!(
        "use {library}::{{Client{modules}}};\n\
         async fn example({}) -> Result<(), Box<dyn std::error::Error>> {{\n\
         let client = Client::builder({address}){credentials}.build()?;\n\
         let response = {};\n{loops}\n{}\nOk(())\n}}",
        shown.parameters(", ").trim_start_matches(", "),
        shown.expression,
        last_look(call, plan, !loops.is_empty()),
    );
    Some(format!(
        "{}{}",
        recursion_limit(plan),
        lay_out(&source).trim()
    ))
}

/// The type of a body that an example is given.
fn given_body(content: &Content, scope: &Scope) -> String {
    match content {
        Content::Raw => scope.runtime("Body").to_string().replace(' ', ""),
        _ => content
            .ty()
            .map_or_else(|| "Vec<u8>".to_owned(), |ty| scope.write(ty)),
    }
}

/// The credentials that the operation requires; the first one, where it declares none. One that the document does not declare may not be
/// needed.
pub fn credentials_of<'c>(call: &Call, all: &'c [Credential]) -> Vec<&'c Credential> {
    let of_set = |set: &Vec<RequiredScheme>| {
        let found = set
            .iter()
            .map(|required| all.iter().find(|one| one.scheme == required.scheme));
        found.collect::<Option<Vec<_>>>()
    };
    call.security.iter().find_map(of_set).unwrap_or_else(|| {
        let mut declared = all.iter();
        let first = declared.find(|one| one.kind != CredentialKind::Undeclared);
        first.into_iter().collect()
    })
}

/// The methods of the builder that are given credentials, each from an environment variable of its own.
pub fn hand_over(credentials: &[&Credential]) -> String {
    let calls = credentials.iter().map(|credential| {
        let method = &credential.method;
        let is_basic = credential.kind == CredentialKind::Basic;
        let variable = match (credentials, is_basic) {
            ([_], false) => "API_KEY".to_owned(),
            ([_], true) => "PASSWORD".to_owned(),
            (_, false) => method.plain().to_ascii_uppercase(),
            (_, true) => format!("{}_PASSWORD", method.plain().to_ascii_uppercase()),
        };
        let user = if is_basic { "\"user\", " } else { "" };
        format!(".{method}({user}std::env::var({variable:?})?)")
    });
    calls.collect()
}

/// Shows the value, if there is one; if it was shown already, the remaining rate limit, where the operation declares one.
fn last_look(call: &Call, plan: &Crate, has_shown: bool) -> &'static str {
    let statuses = call.failure.statuses(&plan.failures);
    let refused = StatusRange::Exactly(http::StatusCode::TOO_MANY_REQUESTS.as_u16());
    let is_limited = statuses.is_some_and(|statuses| {
        statuses
            .branches
            .iter()
            .any(|branch| branch.status == refused)
    });
    match call.output {
        _ if has_shown && is_limited => {
            "println!(\"{:?} requests left\", response.rate_limit().and_then(|limit| limit.remaining));"
        }
        _ if has_shown => "",
        Output::Empty => "println!(\"{}\", response.status());",
        _ => "println!(\"{:?}\", *response);",
    }
}

fn loop_over(shown: &ShownUnion) -> String {
    let ShownUnion {
        path,
        name,
        first,
        text,
    } = shown;
    // An array is not behind a field, but behind the response itself.
    let array = if path.is_empty() {
        "*response".to_owned()
    } else {
        "response".to_owned()
    };
    let array = path
        .iter()
        .fold(array, |array, field| format!("{array}.{field}"));
    let (bound, value) = match text {
        Some(text) => ("_", format!("item.{text}().unwrap_or_default()")),
        None => ("first", "first".to_owned()),
    };
    let hole = if text.is_some() { "{}" } else { "{:?}" };
    format!(
        "for item in &{array} {{ match item {{\
         types::{name}::{first}({bound}) => println!(\"{first}: {hole}\", {value}),\
         types::{name}::Unknown(other) => println!(\"unknown variant: {{}}\", other.tag()),\
         _ => {{}} }} }}"
    )
}
