//! `text!`: open enums of strings.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};

use super::{read, refuse, round_trip, runtime};

runtime::text! {
    /// What a page is for.
    pub enum Category {
        /// The first page.
        #[json("homepage")]
        Homepage,
        #[json("search-results")]
        SearchResults,
        #[json("press&hold")]
        PressAndHold,
    }
}

#[test]
fn knows_its_spellings() {
    assert_eq!(
        round_trip::<Category>(r#""search-results""#),
        Category::SearchResults
    );
    assert_eq!(read::<Category>(r#""home\u0070age""#), Category::Homepage);
    assert_eq!(Category::from("homepage"), Category::Homepage);
    assert_eq!(
        Category::from("press&hold".to_owned()).as_str(),
        "press&hold"
    );
    assert_eq!("homepage".parse(), Ok(Category::Homepage));
    assert_eq!(format!("[{:>10}]", Category::Homepage), "[  homepage]");
    assert_eq!(Category::Homepage.as_ref(), "homepage");
}

#[test]
fn keeps_other_spellings() {
    assert_eq!(
        round_trip::<Category>(r#""Homepage""#),
        Category::Unknown("Homepage".to_owned())
    );
    assert_eq!(Category::from("x").to_string(), "x");
    assert_eq!(
        refuse::<Category>("1"),
        "invalid type: integer 1, expected a string"
    );
    assert_eq!(
        refuse::<Category>("null"),
        "invalid type: null, expected a string"
    );
}

#[test]
fn is_a_key() {
    let text = r#"{"homepage":1,"new one":2,"search-results":3}"#;
    let map: BTreeMap<Category, u8> = round_trip(text);
    assert_eq!(map[&Category::Unknown("new one".to_owned())], 2);
    let keys: Vec<_> = map.keys().map(Category::as_str).collect();
    assert_eq!(keys, ["homepage", "new one", "search-results"]);
}

#[test]
fn is_compared_by_its_text() {
    let (known, same) = (Category::Homepage, Category::Unknown("homepage".to_owned()));
    let state = RandomState::new();
    let hashes = [&known, &same].map(|value| state.hash_one(value));
    assert!(known == same && hashes[0] == hashes[1]);
    assert!(known < Category::Unknown("homepages".to_owned()));
}
