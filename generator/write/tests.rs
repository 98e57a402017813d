use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use tempfile::TempDir;

use super::manifest::{self, Manifest};
use super::{Changes, WriteMode, write_file, write_files};
use crate::error::Error;
use crate::files::Files;

fn files(texts: &[(&str, &str)]) -> Files {
    let mut files = Files::default();
    for (path, text) in texts {
        files.insert(*path, *text);
    }
    files
}

/// A folder to which these files were written.
fn folder(texts: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    write_files(&files(texts), folder.path(), WriteMode::Write).unwrap();
    folder
}

/// Every file of a folder but the manifest, by its path.
fn snapshot(folder: &Path) -> BTreeMap<String, String> {
    fn walk(root: &Path, folder: &Path, found: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(root, &path, found);
            } else {
                let name = path
                    .strip_prefix(root)
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .replace('\\', "/");
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(folder, folder, &mut found);
    found.remove(manifest::NAME);
    found
}

fn texts(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs
        .iter()
        .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
        .collect()
}

fn changes(added: &[&str], changed: &[&str], removed: &[&str], unchanged: &[&str]) -> Changes {
    let owned = |paths: &[&str]| paths.iter().map(|path| (*path).to_owned()).collect();
    Changes {
        added: owned(added),
        changed: owned(changed),
        removed: owned(removed),
        unchanged: owned(unchanged),
        is_refused: false,
    }
}

fn lost(result: Result<Changes, Error>) -> Vec<String> {
    match result {
        Err(Error::WouldLose { paths, .. }) => paths,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_first_run_adds_everything_and_the_folder() {
    let outer = TempDir::new().unwrap();
    let folder = outer.path().join("a/b");
    let wanted = [("Cargo.toml", "[package]\n"), ("src/lib.rs", "//! Lib.\n")];
    let done = write_files(&files(&wanted), &folder, WriteMode::Write).unwrap();
    assert_eq!(
        done,
        changes(&[manifest::NAME, "Cargo.toml", "src/lib.rs"], &[], &[], &[])
    );
    assert_eq!(snapshot(&folder), texts(&wanted));
}

#[test]
fn only_what_differs_is_written() {
    let folder = folder(&[("a.rs", "a"), ("b.rs", "b"), ("old/c.rs", "c")]);
    let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
    let times = fs::FileTimes::new().set_modified(long_ago);
    fs::File::options()
        .append(true)
        .open(folder.path().join("a.rs"))
        .unwrap()
        .set_times(times)
        .unwrap();
    let wanted = [("a.rs", "a"), ("b.rs", "B"), ("new/d.rs", "d")];
    let done = write_files(&files(&wanted), folder.path(), WriteMode::Write).unwrap();
    assert_eq!(
        done,
        changes(
            &["new/d.rs"],
            &[manifest::NAME, "b.rs"],
            &["old/c.rs"],
            &["a.rs"]
        )
    );
    assert_eq!(snapshot(folder.path()), texts(&wanted));
    assert_eq!(
        fs::metadata(folder.path().join("a.rs"))
            .unwrap()
            .modified()
            .unwrap(),
        long_ago
    );
    assert!(!folder.path().join("old").exists());
}

#[test]
fn a_second_run_changes_nothing() {
    let wanted = [("a.rs", "a"), ("src/b.rs", "b")];
    let folder = folder(&wanted);
    for mode in [
        WriteMode::Check,
        WriteMode::DryRun,
        WriteMode::Write,
        WriteMode::Overwrite,
    ] {
        let done = write_files(&files(&wanted), folder.path(), mode).unwrap();
        assert_eq!(
            done,
            changes(&[], &[], &[], &[manifest::NAME, "a.rs", "src/b.rs"])
        );
    }
}

#[test]
fn check_and_dry_run_write_nothing() {
    let folder = folder(&[("a.rs", "a"), ("b.rs", "b")]);
    let manifest = fs::read(folder.path().join(manifest::NAME)).unwrap();
    for mode in [WriteMode::Check, WriteMode::DryRun] {
        let done =
            write_files(&files(&[("a.rs", "A"), ("c.rs", "c")]), folder.path(), mode).unwrap();
        assert_eq!(
            done,
            changes(&["c.rs"], &[manifest::NAME, "a.rs"], &["b.rs"], &[])
        );
    }
    assert_eq!(
        snapshot(folder.path()),
        texts(&[("a.rs", "a"), ("b.rs", "b")])
    );
    assert_eq!(
        fs::read(folder.path().join(manifest::NAME)).unwrap(),
        manifest
    );
    let missing = folder.path().join("missing");
    assert!(
        !write_files(&files(&[("a.rs", "a")]), &missing, WriteMode::Check)
            .unwrap()
            .is_empty()
    );
    assert!(!missing.exists());
}

fn refused(result: Result<Changes, Error>) -> Vec<String> {
    match result {
        Err(Error::Foreign { names, .. }) => names,
        other => panic!("{other:?}"),
    }
}

/// What may be there already: what version control and editors put into a folder, a lock, and what an interrupted first run left.
#[test]
fn a_folder_with_files_of_others_is_refused() {
    let wanted = [("Cargo.toml", "[package]\n"), ("src/lib.rs", "//! Lib.\n")];
    for (there, names) in [
        (&[][..], &[][..]),
        (
            &[
                ".git/config",
                ".gitignore",
                "disjunct.lock",
                ".disjunct-12.tmp",
            ],
            &[],
        ),
        (&["notes.txt", ".git/config"], &["notes.txt"]),
        (&["src/main.rs", "Cargo.toml"], &["Cargo.toml", "src"]),
        (
            &["disjunct.toml", "specs/api.yaml"],
            &["disjunct.toml", "specs"],
        ),
        (&["bin/"], &["bin"]),
    ] {
        let folder = TempDir::new().unwrap();
        for path in there {
            let path = folder.path().join(path);
            let parent = if path.to_string_lossy().ends_with('/') {
                &path
            } else {
                path.parent().unwrap()
            };
            fs::create_dir_all(parent).unwrap();
            if !path.is_dir() {
                fs::write(&path, "").unwrap();
            }
        }
        let before = snapshot(folder.path());
        for mode in [WriteMode::DryRun, WriteMode::Write] {
            let done = write_files(&files(&wanted), folder.path(), mode);
            if names.is_empty() {
                assert_eq!(done.unwrap().added.len(), 3, "{there:?}");
            } else {
                assert_eq!(refused(done), names, "{there:?}");
                assert_eq!(snapshot(folder.path()), before);
            }
        }
        let check = write_files(&files(&wanted), folder.path(), WriteMode::Check).unwrap();
        assert_eq!(check.is_refused, !names.is_empty(), "{there:?}");
        write_files(&files(&wanted), folder.path(), WriteMode::Overwrite).unwrap();
        assert_eq!(
            fs::read_to_string(folder.path().join("src/lib.rs")).unwrap(),
            "//! Lib.\n"
        );
        // By now it has a manifest.
        write_files(&files(&wanted[..1]), folder.path(), WriteMode::Write).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_folder_is_refused_before_anything_is_looked_at() {
    let outer = TempDir::new().unwrap();
    let (file, link) = (outer.path().join("file"), outer.path().join("link"));
    fs::write(&file, "theirs").unwrap();
    std::os::unix::fs::symlink(outer.path().join("nowhere"), &link).unwrap();
    let cases = [
        (file.clone(), "a file, not a folder"),
        (file.join("below/it"), "a file, not a folder"),
        (link.clone(), "a broken symbolic link"),
        (link.join("below"), "a broken symbolic link"),
        (Path::new("/dev/null").to_owned(), "not a folder"),
    ];
    for (path, what) in cases {
        for mode in [
            WriteMode::Write,
            WriteMode::Overwrite,
            WriteMode::Check,
            WriteMode::DryRun,
        ] {
            let error = write_files(&files(&[("a.rs", "a")]), &path, mode).unwrap_err();
            assert!(
                matches!(&error, Error::InTheWay { is, .. } if *is == what),
                "{}: {error}",
                path.display()
            );
        }
    }
    assert_eq!(fs::read_to_string(file).unwrap(), "theirs");
}

#[test]
fn files_of_others_are_neither_overwritten_nor_removed() {
    let folder = folder(&[]);
    let theirs = [
        ("README.md", "mine"),
        ("src/own.rs", "mine"),
        ("src/lib.rs", "same"),
    ];
    for (path, text) in theirs {
        fs::create_dir_all(folder.path().join("src")).unwrap();
        fs::write(folder.path().join(path), text).unwrap();
    }
    let wanted = files(&[
        ("README.md", "ours"),
        ("src/lib.rs", "same"),
        ("src/new.rs", "new"),
    ]);
    for mode in [WriteMode::DryRun, WriteMode::Write] {
        assert_eq!(
            lost(write_files(&wanted, folder.path(), mode)),
            ["README.md"]
        );
        assert_eq!(snapshot(folder.path()), texts(&theirs));
    }
    let check = write_files(&wanted, folder.path(), WriteMode::Check).unwrap();
    assert_eq!(
        (check.changed, check.is_refused),
        (vec![manifest::NAME.to_owned(), "README.md".into()], true)
    );
    write_files(&wanted, folder.path(), WriteMode::Overwrite).unwrap();
    write_files(&files(&[]), folder.path(), WriteMode::Write).unwrap();
    assert_eq!(snapshot(folder.path()), texts(&[("src/own.rs", "mine")]));
}

#[test]
fn edited_files_are_neither_overwritten_nor_removed() {
    let folder = folder(&[("a.rs", "a"), ("b.rs", "b"), ("c.rs", "c")]);
    for path in ["a.rs", "b.rs", "c.rs"] {
        fs::write(folder.path().join(path), "edited").unwrap();
    }
    let wanted = files(&[("a.rs", "A"), ("c.rs", "edited"), ("d.rs", "d")]);
    assert_eq!(
        lost(write_files(&wanted, folder.path(), WriteMode::Write)),
        ["a.rs", "b.rs"]
    );
    assert!(!folder.path().join("d.rs").exists());
    write_files(&wanted, folder.path(), WriteMode::Overwrite).unwrap();
    assert_eq!(
        snapshot(folder.path()),
        texts(&[("a.rs", "A"), ("c.rs", "edited"), ("d.rs", "d")])
    );
}

#[test]
fn line_ends_of_windows_are_no_difference() {
    let folder = folder(&[("a.rs", "one\ntwo\n"), ("b.rs", "one\n")]);
    fs::write(folder.path().join("a.rs"), "one\r\ntwo\r\n").unwrap();
    fs::write(folder.path().join("b.rs"), "one\r\n").unwrap();
    let done = write_files(
        &files(&[("a.rs", "one\ntwo\n"), ("b.rs", "two\n")]),
        folder.path(),
        WriteMode::Write,
    )
    .unwrap();
    assert_eq!(
        done,
        changes(&[], &[manifest::NAME, "b.rs"], &[], &["a.rs"])
    );
}

#[test]
fn an_interrupted_run_is_made_good() {
    let (old, new) = (
        files(&[("a.rs", "a"), ("b.rs", "b"), ("c.rs", "c")]),
        files(&[("a.rs", "A"), ("b.rs", "B")]),
    );
    let folder = folder(&[("a.rs", "a"), ("b.rs", "b"), ("c.rs", "c")]);
    let under_way = Manifest::of(&old).union(&Manifest::of(&new)).to_string();
    fs::write(folder.path().join(manifest::NAME), under_way).unwrap();
    fs::write(folder.path().join("a.rs"), "A").unwrap();
    fs::write(folder.path().join(".disjunct-123.tmp"), "half a te").unwrap();
    let newest = [("a.rs", "newest"), ("b.rs", "newest")];
    write_files(&files(&newest), folder.path(), WriteMode::Write).unwrap();
    assert_eq!(snapshot(folder.path()), texts(&newest));
    let manifest = fs::read_to_string(folder.path().join(manifest::NAME)).unwrap();
    assert_eq!(manifest, Manifest::of(&files(&newest)).to_string());
}

#[test]
fn a_failure_half_way_leaves_whole_files_and_is_made_good() {
    let folder = folder(&[("a.rs", "a"), ("b.rs", "b")]);
    // A folder of that name keeps the unfinished file from being created.
    let obstacle = folder
        .path()
        .join(format!(".disjunct-{}.tmp", std::process::id()));
    fs::create_dir(&obstacle).unwrap();
    let wanted = [("a.rs", "A"), ("b.rs", "B")];
    let error = write_files(&files(&wanted), folder.path(), WriteMode::Write).unwrap_err();
    assert!(matches!(error, Error::Io { .. }), "{error}");
    assert_eq!(
        snapshot(folder.path()),
        texts(&[("a.rs", "a"), ("b.rs", "b")])
    );
    fs::remove_dir(&obstacle).unwrap();
    write_files(&files(&wanted), folder.path(), WriteMode::Write).unwrap();
    assert_eq!(snapshot(folder.path()), texts(&wanted));
}

#[test]
fn what_is_no_file_is_not_written_over() {
    let folder = folder(&[("src/a.rs", "a")]);
    fs::create_dir_all(folder.path().join("b.rs")).unwrap();
    for mode in [
        WriteMode::Write,
        WriteMode::Overwrite,
        WriteMode::Check,
        WriteMode::DryRun,
    ] {
        let error =
            write_files(&files(&[("a.rs", "a"), ("b.rs", "b")]), folder.path(), mode).unwrap_err();
        assert!(
            matches!(&error, Error::InTheWay { is: "a folder", .. }),
            "{error}"
        );
        let error =
            write_files(&files(&[("src/a.rs/c.rs", "c")]), folder.path(), mode).unwrap_err();
        assert!(
            matches!(
                &error,
                Error::InTheWay {
                    is: "not a folder",
                    ..
                }
            ),
            "{error}"
        );
    }
    assert_eq!(snapshot(folder.path()), texts(&[("src/a.rs", "a")]));
}

#[test]
fn a_file_for_a_folder_is_an_error() {
    let outer = TempDir::new().unwrap();
    let file = outer.path().join("file");
    fs::write(&file, "theirs").unwrap();
    let error = write_files(&files(&[("a.rs", "a")]), &file, WriteMode::Write).unwrap_err();
    assert!(matches!(error, Error::InTheWay { .. }), "{error}");
    assert_eq!(fs::read_to_string(file).unwrap(), "theirs");
}

#[cfg(unix)]
#[test]
fn symbolic_links_are_not_followed() {
    use std::os::unix::fs::symlink;

    let outside = TempDir::new().unwrap();
    fs::write(outside.path().join("a.rs"), "theirs").unwrap();
    let manifest = Manifest::of(&files(&[("src/a.rs", "theirs"), ("b.rs", "theirs")])).to_string();
    let wanted = [files(&[]), files(&[("src/a.rs", "a"), ("b.rs", "b")])];
    for link in ["src", "b.rs"] {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join(manifest::NAME), &manifest).unwrap();
        let target = if link == "src" {
            outside.path().to_owned()
        } else {
            outside.path().join("a.rs")
        };
        symlink(target, folder.path().join(link)).unwrap();
        for wanted in &wanted {
            let error = write_files(wanted, folder.path(), WriteMode::Overwrite).unwrap_err();
            assert!(
                matches!(
                    &error,
                    Error::InTheWay {
                        is: "a symbolic link",
                        ..
                    }
                ),
                "{error}"
            );
        }
    }
    assert_eq!(snapshot(outside.path()), texts(&[("a.rs", "theirs")]));
}

#[cfg(unix)]
#[test]
fn the_folder_itself_may_be_a_link() {
    let real = TempDir::new().unwrap();
    let outer = TempDir::new().unwrap();
    let link = outer.path().join("link");
    std::os::unix::fs::symlink(real.path(), &link).unwrap();
    write_files(&files(&[("a.rs", "a")]), &link, WriteMode::Write).unwrap();
    assert_eq!(snapshot(real.path()), texts(&[("a.rs", "a")]));
}

#[test]
fn a_manifest_cannot_name_files_outside() {
    let outer = TempDir::new().unwrap();
    let folder = outer.path().join("out");
    fs::create_dir(&folder).unwrap();
    fs::write(outer.path().join("a.rs"), "theirs").unwrap();
    let honest = Manifest::of(&files(&[("a.rs", "theirs")])).to_string();
    let absolute = outer.path().join("a.rs");
    let hostile =
        honest.replace("a.rs", "../a.rs") + &honest.replace("a.rs", absolute.to_str().unwrap());
    fs::write(folder.join(manifest::NAME), hostile).unwrap();
    write_files(&files(&[]), &folder, WriteMode::Overwrite).unwrap();
    assert_eq!(fs::read_to_string(absolute).unwrap(), "theirs");
}

#[test]
fn a_manifest_is_read_as_it_is_written() {
    let manifest = Manifest::of(&files(&[("a.rs", "a"), ("src/b.rs", "b\r\nc")]));
    assert_eq!(Manifest::parse(manifest.to_string().as_bytes()), manifest);
    assert!(
        manifest.allows("a.rs", b"a")
            && !manifest.allows("a.rs", b"b")
            && !manifest.allows("b.rs", b"a")
    );
    assert!(manifest.allows("src/b.rs", b"b\nc") && !manifest.allows("src/b.rs", b"b\rc"));
}

#[test]
fn a_merged_manifest_names_what_either_side_wrote() {
    let [ours, theirs] = ["ours", "theirs"].map(|text| Manifest::of(&files(&[("a.rs", text)])));
    let lines = |manifest: &Manifest| manifest.to_string().lines().skip(1).collect::<String>();
    let merged = format!(
        "<<<<<<< HEAD\r\n{}\r\n=======\r\n{}\r\n>>>>>>> other\r\n",
        lines(&ours),
        lines(&theirs)
    );
    assert_eq!(Manifest::parse(merged.as_bytes()), ours.union(&theirs));
    assert_eq!(
        Manifest::parse(b"\xff\xfe\nnot  a hash\n12\n"),
        Manifest::default()
    );
}

#[test]
fn one_file_is_written_when_it_differs() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("client.rs");
    fs::write(&file, "another build's").unwrap();
    assert!(write_file(folder.path(), "client.rs", "new").unwrap());
    assert!(!write_file(folder.path(), "client.rs", "new").unwrap());
    assert_eq!(snapshot(folder.path()), texts(&[("client.rs", "new")]));
    assert!(matches!(
        write_file(&file, "client.rs", "new"),
        Err(Error::Io { .. })
    ));
}
