use super::super::options::{DESCRIPTIONS, OPTIONS};
use super::super::{ClientConfig, parse_config};
use super::write_config;

/// A client of which nothing is set but the document.
fn written() -> String {
    let client = ClientConfig {
        spec: Some("api.yaml".into()),
        ..ClientConfig::default()
    };
    write_config(&client).unwrap()
}

#[test]
fn a_written_config_has_each_option_once() {
    let text = written();
    for key in OPTIONS {
        let lines = text.lines().filter(|line| {
            line.trim_start_matches('#')
                .split_once(" = ")
                .is_some_and(|(name, _)| name == *key)
        });
        assert_eq!(lines.count(), 1, "{key}\n{text}");
    }
    assert_eq!(DESCRIPTIONS.len(), OPTIONS.len());
    // What is not set is as if it were not there.
    let bare = parse_config("disjunct.toml", "[[client]]\nspec = 'api.yaml'\n").unwrap();
    assert_eq!(
        parse_config("disjunct.toml", &*text).unwrap().clients,
        bare.clients
    );
}

/// Each line by itself, and all of them.
#[test]
fn each_option_of_a_written_config_can_be_uncommented() {
    let text = written();
    let mut all = text.clone();
    for (key, _, _) in DESCRIPTIONS {
        let comment = format!("\n#{key} = ");
        if *key == "spec" {
            assert!(!text.contains(&comment));
            continue;
        }
        let setting = format!("\n{key} = ");
        let one = text.replace(&comment, &setting);
        assert_ne!(one, text, "{key}");
        parse_config("disjunct.toml", one).unwrap_or_else(|error| panic!("{key}: {error:?}"));
        all = all.replace(&comment, &setting);
    }
    let set = parse_config("disjunct.toml", &*all)
        .unwrap()
        .clients
        .remove(0);
    assert!(
        set.strict && set.tower && set.pages.len() == 1 && set.name.is_some(),
        "{all}"
    );
    // Written again, it is the same.
    let again = write_config(&set).unwrap();
    assert_eq!(parse_config("disjunct.toml", again).unwrap().clients, [set]);
}
