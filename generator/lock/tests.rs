//! A lock that is written and read again is the same; an error in it is reported and does no harm.

use super::{Lock, Origin, Problem};

fn messages(problems: &[Problem], text: &str) -> Vec<String> {
    problems
        .iter()
        .map(|problem| format!("{}: {}", &text[problem.span.clone()], problem.message))
        .collect()
}

#[test]
fn what_is_kept_is_read_again() {
    let mut lock = Lock::default();
    lock.keep_type("/components/schemas/item", "Item");
    lock.keep_type("/components/schemas/a\"b\\c\nd\u{202e}e\u{7f}ü", "ABC");
    lock.keep_example(Some("/paths/~1pets/get"));
    lock.keep_call("/paths/~1pets/get", "pets", "ListPets");
    lock.keep_part("/components/schemas/Pet", "/components/schemas/Cat", "Cat");
    let text = lock.to_string();
    assert!(
        text.contains("\"/components/schemas/item\" = \"types::Item\"\n"),
        "{text}"
    );
    assert!(text.ends_with(
        "[members.\"/components/schemas/Pet\"]\n\"/components/schemas/Cat\" = \"Cat\"\n"
    ));
    assert!(
        !text.contains('\u{202e}') && text.contains("\\U0000202E") && text.contains('ü'),
        "{text}"
    );
    assert_eq!(Lock::parse(&text), (lock.clone(), Vec::new()));
    // Forms come before names, and are read again too.
    let form = lock.form_mut("/components/schemas/Pet");
    form.fields = vec!["a\"b".to_owned(), "c\nd".to_owned()];
    form.defaults
        .insert("a\"b".to_owned(), "{\"x\":[1]}".to_owned());
    form.errors = Some("PetError".to_owned());
    lock.keep_integer("/components/schemas/Age", "u8");
    let text = lock.to_string();
    assert!(
        text.contains("[forms]\n\"/components/schemas/Pet\" = { fields = "),
        "{text}"
    );
    assert_eq!(Lock::parse(&text), (lock.clone(), Vec::new()));
    assert_eq!(lock.type_at("/components/schemas/item"), Some("Item"));
    assert_eq!(
        lock.call_at("/paths/~1pets/get"),
        Some(("pets", "ListPets"))
    );
    assert_eq!(lock.type_at("/paths/~1pets/get"), None);
}

#[test]
fn an_impossible_entry_is_reported_and_skipped() {
    let text = "version = 3\n[names]\n\"/a\" = \"types::A\"\n\"/b\" = \"types::A\"\n\"/c\" = \"types::A B\"\n\
                \"d\" = \"types::D\"\n\"/e\" = \"calls::E\"\n\"/f\" = \"types::F; fn\"\n\
                [members.\"/g\"]\n\"/g/oneOf/0\" = \"A(B)\"\n";
    let (lock, problems) = Lock::parse(text);
    assert_eq!(lock.types().collect::<Vec<_>>(), [("/a", "A")]);
    assert_eq!(
        messages(&problems, text),
        [
            "\"types::A\": another entry has the same name; the entry is skipped",
            "\"types::A B\": this is not the name of a generated item; the entry is skipped",
            "\"calls::E\": this is not the name of a generated item; the entry is skipped",
            "\"types::F; fn\": this is not the name of a generated item; the entry is skipped",
            "\"types::D\": this is not the name of a generated item; the entry is skipped",
            "\"A(B)\": this is not the name of a generated item; the entry is skipped",
        ]
    );
}

#[test]
fn a_file_that_cannot_be_read_keeps_nothing() {
    for text in [
        "<<<<<<< ours\n",
        "version = 6\n[names]\n\"/a\" = \"types::A\"\n",
        "[names]\n",
        "",
    ] {
        let (lock, problems) = Lock::parse(text);
        assert!(
            lock.is_empty() && problems.len() == 1,
            "{text:?}: {problems:?}"
        );
    }
    let text = "version = 6\n";
    let expected = "6: unsupported version, expected 1 to 5; no name is kept";
    assert_eq!(messages(&Lock::parse(text).1, text), [expected]);
}

#[test]
fn names_of_version_1_are_found_by_the_locations_of_today() {
    let text = "version = 1\n[names]\n\"/a/object\" = \"types::AObject\"\n\"/f/allOf/base\" = \"types::FBase\"\n\
        [members.\"/a/text\"]\n\"/b/merged\" = \"B\"\n";
    let (lock, problems) = Lock::parse(text);
    assert_eq!(problems, []);
    assert_eq!(lock.type_at("/a/~objects"), Some("AObject"));
    assert_eq!(lock.type_at("/f/~base"), Some("FBase"));
    assert_eq!(lock.part_at("/a/~strings", "/b/~merged"), Some("B"));
    let (newer, _) = Lock::parse(&text.replace("version = 1", "version = 3"));
    assert_eq!(newer.type_at("/a/~objects"), None);
}

/// What the names of a lock were made from is read again, with settings of any type.
#[test]
fn the_origin_is_read_again() {
    let mut lock = Lock::default();
    lock.keep_type("/components/schemas/item", "Item");
    lock.set_origin(Origin {
        document_version: "1.5 \"ä\"\n".to_owned(),
        document_hash: "0123456789abcdef".to_owned(),
        generator_version: "0.1.0".to_owned(),
        settings: [
            ("formats", "\"check\""),
            ("pages", "[{ deny = true, operation = \"GET /pets\" }]"),
            ("secret", "[\"/a\", \"/b\"]"),
        ]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into(),
    });
    let text = lock.to_string();
    let header = "version = 5\n\n[document]\nversion = \"1.5 \\\"ä\\\"\\U0000000A\"\nhash = \"0123456789abcdef\"\n\n\
        [generator]\nversion = \"0.1.0\"\n\n[settings]\nformats = \"check\"\n\
        pages = [{ deny = true, operation = \"GET /pets\" }]\nsecret = [\"/a\", \"/b\"]\n\n[names]\n";
    assert!(text.contains(header), "{text}");
    assert_eq!(Lock::parse(&text), (lock, Vec::new()));
}

#[test]
fn an_origin_that_cannot_be_read_loses_no_name() {
    let names = "[names]\n\"/a\" = \"types::A\"\n";
    for header in [
        "document = 1\n",
        "[document]\nversion = \"1\"\n[generator]\nversion = \"1\"\n",
        "[document]\nversion = \"1\"\nhash = \"0\"\n",
        "[document]\nversion = \"1\"\nhash = \"0\"\n[generator]\nversion = 1\n",
        "settings = 1\n[document]\nversion = \"1\"\nhash = \"0\"\n[generator]\nversion = \"1\"\n",
    ] {
        let (lock, problems) = Lock::parse(&format!("version = 3\n{header}{names}"));
        assert_eq!((lock.type_at("/a"), problems.len()), (Some("A"), 1));
        assert_eq!(lock.origin, None);
    }
    // A lock of a generator that wrote none, and one of a newer generator.
    let (lock, problems) = Lock::parse(&format!("version = 3\n{names}"));
    assert_eq!((lock.origin, problems), (None, Vec::new()));
    let newer =
        "[document]\nversion = \"1\"\nhash = \"0\"\nnew = 1\n[generator]\nversion = \"9\"\n[new]\n";
    let (lock, problems) = Lock::parse(&format!("version = 3\n{newer}{names}"));
    assert_eq!(
        lock.origin.map(|origin| origin.generator_version),
        Some("9".to_owned())
    );
    assert_eq!(problems, []);
}

/// Two branches that change the document always conflict there, and no name is lost to that.
#[test]
fn a_conflict_in_the_origin_keeps_names() {
    let whole = "version = 3\n\n[document]\nversion = \"2\"\nhash = \"b\"\n\n[generator]\nversion = \"1\"\n\n\
        [names]\n\"/a\" = \"types::A\"\n";
    let (expected, _) = Lock::parse(whole);
    let ours = "version = \"2\"\nhash = \"b\"\n";
    let theirs = "version = \"3\"\nhash = \"c\"\n";
    let base = "||||||| base\nversion = \"1\"\nhash = \"a\"\n";
    for between in ["", base] {
        let conflict = format!("<<<<<<< HEAD\n{ours}{between}=======\n{theirs}>>>>>>> other\n");
        let merged = whole.replace(ours, &conflict);
        assert_eq!(Lock::parse(&merged), (expected.clone(), Vec::new()));
        // An error after it is where it was.
        let wrong = format!("{merged}\"/b\" = \"no name\"\n");
        let (_, problems) = Lock::parse(&wrong);
        let message = "\"no name\": this is not the name of a generated item; the entry is skipped";
        assert_eq!(messages(&problems, &wrong), [message]);
        // With the line ends of Windows too.
        let windows = merged.replace('\n', "\r\n");
        assert_eq!(Lock::parse(&windows), (expected.clone(), Vec::new()));
    }
}

/// Which name is meant is for people to decide.
#[test]
fn a_conflict_of_names_keeps_nothing() {
    let head = "version = 3\n[document]\nversion = \"1\"\nhash = \"a\"\n[generator]\nversion = \"1\"\n[names]\n";
    for conflict in [
        "<<<<<<< HEAD\n\"/a\" = \"types::A\"\n=======\n\"/b\" = \"types::B\"\n>>>>>>> other\n",
        "<<<<<<< HEAD\nversion = \"1\"\n=======\n\"/b\" = \"types::B\"\n>>>>>>> other\n",
        "<<<<<<< HEAD\nversion = \"1\"\n",
        "<<<<<<< HEAD\n",
        ">>>>>>> other\n",
    ] {
        let (lock, problems) = Lock::parse(&format!("{head}{conflict}"));
        assert!(lock.is_empty() && problems.len() == 1, "{conflict}");
    }
}

#[test]
fn former_names_of_operations_are_kept() {
    let renamed = "[renamed]
Old = \"types::New\"
\"calls::pets::ListPets\" = \"calls::pets::FindPets\"
\"calls::pets::list_pets()\" = \"calls::pets::find_pets()\"
";
    let text = format!("version = 3\n\n[names]\n\n{renamed}");
    let (mut lock, problems) = Lock::parse(&text);
    assert_eq!(problems, []);
    assert!(lock.to_string().ends_with(renamed), "{lock}");
    assert_eq!(lock.renamed_types().collect::<Vec<_>>(), [("Old", "New")]);
    // The former name of a former name.
    lock.rename("calls::pets::FindPets", "calls::pets::SearchPets");
    let targets: Vec<&str> = lock.renamed_calls().map(|(_, name)| name).collect();
    let search = "calls::pets::SearchPets";
    assert_eq!(targets, [search, search, "calls::pets::find_pets()"]);
}

#[test]
fn former_names_that_are_no_names_are_skipped() {
    for entry in [
        "\"calls::pets::ListPets\" = \"calls::pets::find_pets()\"",
        "\"calls::ListPets\" = \"calls::pets::FindPets\"",
        "\"calls::pets::ListPets\" = \"types::FindPets\"",
        "\"calls::pets::ListPets\" = \"fn x() {}\"",
        "Old = \"calls::pets::FindPets\"",
    ] {
        let (lock, problems) = Lock::parse(&format!("version = 3\n[renamed]\n{entry}\n"));
        assert_eq!(problems.len(), 1, "{entry}");
        assert_eq!(lock, Lock::parse("version = 3\n").0, "{entry}");
    }
}
