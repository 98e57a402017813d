//! The action for GitHub, `action.yml`, and the workflow in the README that uses it.

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

/// No step pastes an expression into a script.
#[test]
fn scripts_of_the_action_have_no_expressions() {
    let action = action();
    for step in action["runs"]["steps"].as_sequence().unwrap() {
        let script = step["run"].as_str().unwrap();
        assert!(!script.contains("${{"), "{script}");
        assert_eq!(step["shell"].as_str(), Some("bash"));
    }
}

#[test]
fn the_workflow_of_the_readme_uses_the_action_as_it_is() {
    let readme = fs::read_to_string("README.md").unwrap();
    let (_, block) = readme.split_once("```yaml\n# .github/workflows/").unwrap();
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
    let inputs = action()["inputs"].clone();
    for (name, _) in ours["with"].as_mapping().into_iter().flatten() {
        assert!(inputs.get(name).is_some(), "{name:?}");
    }
}
