//! The version is set, and all else stays.

use super::with_version;

#[test]
fn all_but_the_version_stays() {
    let set = |text: &str, index| with_version(text, index, &"2.0.0".parse().unwrap()).unwrap();
    let two = "# Ours.\n[[client]]\nspec = \"a.yaml\" # A.\nversion = \"1.0.0\" # Kept.\n\n[[client]]\nspec = \"b.yaml\"\n";
    assert_eq!(set(two, 0), two.replace("1.0.0", "2.0.0"));
    assert_eq!(set(two, 1), format!("{two}version = \"2.0.0\"\n"));
    let inline = "client = [{ spec = \"a.yaml\" }]\n";
    let edited = set(inline, 0);
    assert_eq!(
        edited,
        "client = [{ spec = \"a.yaml\", version = \"2.0.0\" }]\n"
    );
}
