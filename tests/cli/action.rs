//! The action for GitHub, `action.yml`, and the workflow in `docs/ci.md` that uses it.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_yaml::Value;

use super::{DOCUMENT, expect, folder};

fn action() -> Value {
    serde_yaml::from_str(&fs::read_to_string("action.yml").unwrap()).unwrap()
}

/// Runs the last step in a folder, as GitHub does: by bash, which ends at the first error.
fn run_step(folder: &Path, arguments: &str) -> Output {
    let action = action();
    let steps = action["runs"]["steps"].as_sequence().unwrap();
    let step = steps.last().unwrap();
    assert_eq!(
        step["env"]["ARGUMENTS"].as_str(),
        Some("${{ inputs.arguments }}")
    );
    let binary = Path::new(env!("CARGO_BIN_EXE_disjunct"));
    let mut path = vec![binary.parent().unwrap().to_owned()];
    path.extend(env::split_paths(&env::var_os("PATH").unwrap()));
    Command::new("bash")
        .args(["--noprofile", "--norc", "-eo", "pipefail", "-c"])
        .arg(step["run"].as_str().unwrap())
        .current_dir(folder)
        .env("PATH", env::join_paths(path).unwrap())
        .env("ARGUMENTS", arguments)
        .output()
        .unwrap()
}

#[cfg(unix)]
#[test]
fn the_action_checks_and_annotates() {
    let default = action()["inputs"]["arguments"]["default"].clone();
    let default = default.as_str().unwrap();
    let config = "[[client]]\nspec = 'api.yaml'\n";
    let folder = folder(&[("api.yaml", DOCUMENT), ("disjunct.toml", config)]);
    let stale = run_step(folder.path(), default);
    assert_eq!(stale.status.code(), Some(1));
    let err = String::from_utf8(stale.stderr).unwrap();
    assert!(err.starts_with("::error::generated is stale: "), "{err}");
    expect(&folder, &["generate"], 0, "");
    assert_eq!(run_step(folder.path(), default).status.code(), Some(0));
    // The arguments are words, whatever they are.
    let hostile = run_step(folder.path(), "report; touch hacked $(touch hacked) *");
    assert_eq!(hostile.status.code(), Some(2));
    assert!(!folder.path().join("hacked").exists());
}

/// A list, one argument a line, and quotes around what has spaces.
#[cfg(unix)]
#[test]
fn the_action_takes_lines_and_quotes() {
    let folder = folder(&[("my api.yaml", DOCUMENT)]);
    let arguments = "generate\n  'my api.yaml'\n--output\n  out\n--name \"pets\"\n";
    let run = run_step(folder.path(), arguments);
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    assert!(folder.path().join("out/Cargo.toml").exists());
    // A quote without its other half.
    assert_ne!(run_step(folder.path(), "report 'my").status.code(), Some(0));
}

/// The command is built once for each version of what it is built from: the key of the cache is a hash of that.
#[cfg(unix)]
#[test]
fn the_action_caches_what_it_builds() {
    let action = action();
    let steps = action["runs"]["steps"].as_sequence().unwrap();
    let find = |name: &str| {
        steps
            .iter()
            .find(|step| step["name"].as_str() == Some(name))
    };
    let script = find("Find the version").unwrap()["run"].as_str().unwrap();
    let hash = |changed: bool| {
        let folder = folder(&[("Cargo.toml", ""), ("Cargo.lock", "")]);
        for part in ["generator", "templates"] {
            fs::create_dir(folder.path().join(part)).unwrap();
        }
        let source = if changed { "fn main() {}" } else { "" };
        fs::write(folder.path().join("generator/main.rs"), source).unwrap();
        let output = folder.path().join("output");
        let run = Command::new("bash")
            .args(["--noprofile", "--norc", "-eo", "pipefail", "-c", script])
            .env("ACTION_PATH", folder.path())
            .env("GITHUB_OUTPUT", &output)
            .status();
        assert!(run.unwrap().success());
        fs::read_to_string(output).unwrap()
    };
    let first = hash(false);
    assert!(first.starts_with("hash="), "{first}");
    assert_eq!(hash(false), first);
    assert_ne!(hash(true), first);
    let cache = find("Cache").unwrap();
    let key = cache["with"]["key"].as_str().unwrap();
    assert!(key.contains("steps.version.outputs.hash"), "{key}");
    assert!(
        cache["uses"]
            .as_str()
            .unwrap()
            .starts_with("actions/cache@v")
    );
}

/// No step pastes an expression into a script.
#[test]
fn scripts_of_the_action_have_no_expressions() {
    let action = action();
    for step in action["runs"]["steps"].as_sequence().unwrap() {
        let Some(script) = step["run"].as_str() else {
            continue;
        };
        assert!(!script.contains("${{"), "{script}");
        assert_eq!(step["shell"].as_str(), Some("bash"));
    }
}

#[test]
fn the_documented_workflow_uses_the_action_as_it_is() {
    let page = fs::read_to_string("docs/ci.md").unwrap();
    let (_, block) = page.split_once("```yaml\n# .github/workflows/").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    let (_, workflow) = block.split_once('\n').unwrap();
    let workflow: Value = serde_yaml::from_str(workflow).unwrap();
    let steps = workflow["jobs"]["client"]["steps"].as_sequence().unwrap();
    let ours = steps
        .iter()
        .find(|step| {
            step["uses"]
                .as_str()
                .is_some_and(|uses| uses.starts_with("disjunct/"))
        })
        .unwrap();
    let tag = concat!("disjunct/disjunct@v", env!("CARGO_PKG_VERSION"));
    assert_eq!(ours["uses"].as_str(), Some(tag));
    let inputs = action()["inputs"].clone();
    for (name, _) in ours["with"].as_mapping().into_iter().flatten() {
        assert!(inputs.get(name).is_some(), "{name:?}");
    }
}
