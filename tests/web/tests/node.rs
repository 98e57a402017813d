//! The client in WebAssembly, run by Node: a call, a stream of events, a redirect and a timeout, with `fetch`.

#![allow(missing_docs)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, io};

use depot_service::{Fault, Gate, Service, TOKEN};
use tempfile::TempDir;
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

#[tokio::test]
#[ignore = "needs Node and the target wasm32-unknown-unknown"]
async fn calls_are_sent_with_fetch() {
    let Some(program) = program() else {
        return;
    };
    let service = Service::start().await;

    let before = service.items();
    let id = run(&program, "create_item", &service).await;
    assert_eq!(service.items(), before + 1, "{id}");
    assert!(id.starts_with("\"item-"), "{id}");
    let request = &service.main.requests()[0];
    let sent = String::from_utf8_lossy(&request.body);
    assert!(sent.contains("Cordless drill"), "{sent}");

    let names = run(&program, "event_names", &service).await;
    let expected = r#"["item.created","item.moved","stock.low","truck.arrived"]"#;
    assert_eq!(names, expected);

    // Node shows where a redirect leads, and the client decides whether it follows: not to another origin.
    let other = format!("{}/v1/events", service.other.url());
    service.main.next(Fault::redirect(307, &other));
    let refused = run(&program, "event_names", &service).await;
    assert!(refused.contains("it leads to another origin"), "{refused}");
    assert!(service.other.requests().is_empty());

    service.main.next(Fault::none().until(&Gate::new()));
    let late = run(&program, "timeout_error", &service).await;
    assert!(late.contains("not complete in time"), "{late}");
}

/// The result of a function of the program, as JSON, or its error.
async fn run(program: &TempDir, function: &str, service: &Service) -> String {
    let script = format!(
        "require('./web.js').{function}(...process.argv.slice(1)).then(JSON.stringify, String).then(console.log)"
    );
    let mut node = Command::new("node");
    node.args(["--eval", &script, &service.main.base(), TOKEN])
        .current_dir(program.path());
    // The service runs in this thread.
    let output = tokio::task::spawn_blocking(move || node.output()).await;
    printed(&output.expect("no panic").expect("Node starts"))
}

/// The program, built and with the JavaScript around it. `None` if something is missing for it: one line on standard error reports that.
fn program() -> Option<TempDir> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let libraries = output("rustc", &["--print=target-libdir", "--target", TARGET]).ok();
    if !libraries.is_some_and(|folder| Path::new(&folder).exists()) {
        return skip("the target wasm32-unknown-unknown is not installed");
    }
    if output("node", &["--version"]).is_err() {
        return skip("there is no Node");
    }
    let build = ["build", "--package=web", "--locked", "--target", TARGET];
    let built = Command::new(env!("CARGO"))
        .args(build)
        .current_dir(&root)
        .output();
    printed(&built.expect("cargo starts"));
    let folder = TempDir::new().expect("a folder");
    let module = target(&root).join(TARGET).join("debug/web.wasm");
    let mut bindings = Bindgen::new();
    let bound = bindings
        .input_path(module)
        .nodejs(true)
        .and_then(|bindings| bindings.generate(folder.path()));
    bound.unwrap_or_else(|error| panic!("the JavaScript around it: {error:#}"));
    Some(folder)
}

fn target(root: &Path) -> PathBuf {
    let folder = env::var_os("CARGO_TARGET_DIR");
    root.join(folder.unwrap_or_else(|| "target".into()))
}

fn output(program: &str, arguments: &[&str]) -> io::Result<String> {
    let output = Command::new(program).args(arguments).output()?;
    Ok(printed(&output))
}

/// What a process that succeeded printed.
fn printed(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Not `println!`, which a passing test shows to nobody: `.ci/run` looks for this line.
fn skip(reason: &str) -> Option<TempDir> {
    let line = writeln!(
        io::stderr(),
        "skipped: {reason}, so no client runs in WebAssembly"
    );
    line.expect("a standard error");
    None
}
