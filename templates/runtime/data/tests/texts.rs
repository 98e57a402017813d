//! `text!`: open enums of strings.

use std::collections::BTreeMap;

use super::{read, refuse, round_trip, runtime};

runtime::text! {
    /// What a page is for.
    pub enum Category {
        /// The first page.
        #[json("homepage")]
        Homepage,
        #[json("search-results")]
        SearchResults,
        #[deprecated]
        #[json("press&hold")]
        PressAndHold,
    }
}

#[test]
fn knows_its_spellings() {
    assert_eq!(round_trip::<Category>(r#""search-results""#), Category::SearchResults);
    assert_eq!(read::<Category>(r#""home\u0070age""#), Category::Homepage);
    assert_eq!(Category::from("homepage"), Category::Homepage);
    assert_eq!(Category::from("press&hold".to_owned()).as_str(), "press&hold");
    assert_eq!("homepage".parse(), Ok(Category::Homepage));
    assert_eq!(format!("[{:>10}]", Category::Homepage), "[  homepage]");
    assert_eq!(Category::Homepage.as_ref(), "homepage");
}

#[test]
fn keeps_other_spellings() {
    assert_eq!(round_trip::<Category>(r#""Homepage""#), Category::Unknown("Homepage".to_owned()));
    assert_eq!(Category::from("x").to_string(), "x");
    assert_eq!(refuse::<Category>("1"), "invalid type: integer 1, expected a string");
    assert_eq!(refuse::<Category>("null"), "invalid type: null, expected a string");
}

#[test]
fn is_a_key() {
    let text = r#"{"homepage":1,"new one":2,"search-results":3}"#;
    let map: BTreeMap<Category, u8> = round_trip(text);
    assert_eq!(map[&Category::Unknown("new one".to_owned())], 2);
    assert_eq!(map.keys().last().map(Category::as_str), Some("new one"), "what is unknown comes last");
}
