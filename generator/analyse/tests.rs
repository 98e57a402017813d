//! Names, locations and documentation: small inputs, the decisions they lead to.

use super::names::named_locations::Locations;
use super::secrets::{names_secret, names_secret_next_to};
use crate::ir::Ident;
use crate::lock::Lock;
use crate::lower::named::named;
use crate::names::parts::{Part, name_parts};
use crate::names::{Claim, Scope, Use, ident, module_of};

#[track_caller]
fn check_names(purpose: Use, cases: &[(&str, &str)]) {
    for (raw_name, expected) in cases {
        assert_eq!(
            ident(raw_name, purpose).as_str(),
            *expected,
            "of {raw_name:?}"
        );
    }
}

#[test]
fn types_and_variants_are_camel_case_and_never_capture_the_prelude() {
    check_names(
        Use::Type,
        &[
            ("HTTPValidationError", "HttpValidationError"),
            ("Item-Input", "ItemInput"),
            ("Page_Item_", "PageItem"),
            ("Option", "OptionType"),
            ("2fa", "N2fa"),
            ("", "Empty"),
            ("字符串", "字符串"),
        ],
    );
    check_names(
        Use::Variant,
        &[
            ("search-results", "SearchResults"),
            ("press&hold", "PressHold"),
            ("=", "Eq"),
            ("!=", "NotEq"),
            ("+1", "Plus1"),
            ("-1", "Minus1"),
            ("🚀", "U1f680"),
            ("Self", "SelfValue"),
            ("unknown", "UnknownValue"),
        ],
    );
}

#[test]
fn fields_may_be_raw_and_modules_may_not() {
    check_names(
        Use::Field,
        &[
            ("type", "r#type"),
            ("self", "self_"),
            ("httpOnly", "http_only"),
            ("new", "new_field"),
        ],
    );
    check_names(
        Use::Module,
        &[
            ("type", "type_"),
            ("Aux", "aux_"),
            ("mod", "mod_"),
            ("Ä", "ue4"),
        ],
    );
    check_names(Use::Method, &[("into", "into_call"), ("next", "next")]);
    check_names(
        Use::Setter,
        &[("send", "send_param"), ("x-request-id", "x_request_id")],
    );
}

#[test]
fn names_that_are_equal_but_for_case_are_distinguished() {
    let mut scope = Scope::default();
    let names = ["user_profile", "UserProfile", "USER-PROFILE"]
        .map(|raw_name| scope.mint(raw_name, Use::Type));
    assert_eq!(
        names.map(|name| name.to_string()),
        ["UserProfile", "UserProfile2", "UserDashProfile"]
    );
}

/// Who keeps the plain name, and what the others are called.
#[test]
fn collisions_say_how_they_differ() {
    let cases: [(Use, &[(&str, &str)]); 5] = [
        (
            Use::Type,
            &[
                ("Item", "Item"),
                ("item", "ItemLower"),
                ("ITEM", "ItemUpper"),
                ("it-em", "ItEm"),
            ],
        ),
        (
            Use::Type,
            &[
                ("Page_Item_", "PageUnderscoreItemUnderscore"),
                ("Page Item", "PageItem"),
            ],
        ),
        (
            Use::Type,
            &[
                ("asc", "AscLower"),
                ("Asc", "Asc"),
                ("a.s", "ADotS"),
                ("a-s", "AS"),
                ("as", "As"),
            ],
        ),
        (
            Use::Type,
            &[
                ("1.0", "N1_0"),
                ("10", "N10"),
                ("C++", "CPlusPlus"),
                ("C#", "CHash"),
                ("C", "C"),
            ],
        ),
        (
            Use::Method,
            &[
                ("fooBar", "foo_bar_2"),
                ("foo_bar", "foo_bar"),
                ("foo-bar", "foo_dash_bar"),
            ],
        ),
    ];
    for (purpose, names) in cases {
        for turn in 0..names.len() {
            let mut names = names.to_vec();
            names.rotate_left(turn);
            let raw_names: Vec<&str> = names.iter().map(|(raw_name, _)| *raw_name).collect();
            let minted = Scope::default().mint_all(&raw_names, purpose);
            let minted: Vec<_> = raw_names
                .iter()
                .copied()
                .zip(minted.iter().map(Ident::as_str))
                .collect();
            assert_eq!(minted, names);
        }
    }
}

/// The first of a type's fields gets the plain name, and with a lock all keep theirs in any order.
#[test]
fn properties_are_distinguished_in_the_order_of_the_document() {
    let name = |keys: &[&str], purpose: Use, before: &Lock| {
        let members: Vec<Part<'_>> = keys.iter().map(|key| Part::of(key, key)).collect();
        let mut kept = Lock::default();
        let names = name_parts("/a", &members, purpose, (before, &mut kept));
        (names.iter().map(Ident::to_string).collect::<Vec<_>>(), kept)
    };
    let cases: [(Use, &[&str], &[&str], usize); 3] = [
        (
            Use::Variant,
            &["ASC", "DESC", "asc", "Unknown"],
            &["Asc", "Desc", "AscLower", "UnknownValue"],
            2,
        ),
        (
            Use::Field,
            &["orderId", "order_id", "order-id"],
            &["order_id", "order_id_2", "order_dash_id"],
            3,
        ),
        (Use::Field, &["fooBar", "type"], &["foo_bar", "r#type"], 0),
    ];
    for (purpose, keys, expected, kept) in cases {
        let (names, lock) = name(keys, purpose, &Lock::default());
        assert_eq!(names, expected);
        assert_eq!(
            keys.iter()
                .filter(|key| lock.part_at("/a", key).is_some())
                .count(),
            kept
        );
        for turn in 0..keys.len() {
            let (mut keys, mut expected) = (keys.to_vec(), expected.to_vec());
            keys.rotate_left(turn);
            expected.rotate_left(turn);
            assert_eq!(
                name(&keys, purpose, &lock),
                (
                    expected.iter().map(|&name| name.to_owned()).collect(),
                    lock.clone()
                )
            );
        }
    }
}

#[test]
fn a_name_of_before_is_given_again_to_whom_it_can_belong() {
    let claims = [
        ("item", "Item"),
        ("Item", ""),
        ("pet", "Dog"),
        ("a-b", "ADashB"),
    ];
    let claims = claims.map(|(raw_name, before)| Claim {
        before: Some(before),
        ..Claim::of(raw_name)
    });
    let settle = |claims: &[Claim<'_>]| -> Vec<String> {
        let settled = Scope::default().settle(claims, Use::Type);
        settled
            .iter()
            .map(|raw_name| ident(raw_name, Use::Type).to_string())
            .collect()
    };
    assert_eq!(settle(&claims), ["Item", "Item2", "Pet", "ADashB"]);
    // A type inside another one keeps its name as long as the outer one does.
    let inside = |within| Claim {
        before: Some("PetVariant1"),
        within: Some(within),
        ..Claim::of("Pet cat")
    };
    assert_eq!(settle(&[inside("Pet")]), ["PetVariant1"]);
    assert_eq!(settle(&[inside("Beast")]), ["PetCat"]);
    assert_eq!(settle(&[inside("PetVar")]), ["PetCat"]);
    // Another type has this name by now.
    assert_eq!(
        settle(&[inside("Pet"), Claim::of("Pet variant 1")]),
        ["PetCat", "PetVariant1"]
    );
    // Words of one letter are words.
    let inside = Claim {
        before: Some("PetXYZ1"),
        within: Some("Pet"),
        ..Claim::of("Pet x y z")
    };
    assert_eq!(settle(&[inside]), ["PetXYZ1"]);
    assert_eq!(
        settle(&[Claim {
            before: Some("Option"),
            within: Some(""),
            ..Claim::of("pet")
        }]),
        ["Pet"]
    );
}

#[test]
fn long_names_are_cut_and_stay_different() {
    let name = |end: &str| ident(&format!("find_{}_{end}", "very_".repeat(20)), Use::Field);
    assert_eq!(
        name("long").as_str(),
        "find_very_very_very_very_very_very_d80120bd_very_very_very_very_very_very_long"
    );
    assert_ne!(name("short"), name("long"));
    let [one, other] = ["a", "b"].map(|end| ident(&("a".repeat(10_000) + end), Use::Type));
    assert!(one != other && one.as_str().len() < 80, "{one}");
}

#[test]
fn no_two_types_have_one_module() {
    let modules = [
        "a b",
        "ab",
        "HttpError2",
        "N1_0",
        "N10",
        "Type",
        "Mod",
        "字",
    ]
    .map(|name| {
        let ty = ident(name, Use::Type);
        (ty.to_string(), module_of(&ty).to_string())
    });
    let modules = modules
        .each_ref()
        .map(|(ty, module)| (ty.as_str(), module.as_str()));
    assert_eq!(
        modules,
        [
            ("AB", "a_b"),
            ("Ab", "ab"),
            ("HttpError2", "http_error2"),
            ("N1_0", "n1_0"),
            ("N10", "n10"),
            ("Type", "type_"),
            ("Mod", "mod_"),
            ("字", "u5b57"),
        ]
    );
}

#[test]
fn inline_schemas_are_called_after_the_way_that_leads_to_them() {
    let mut locations = Locations::default();
    locations.add("/paths/~1pets/post/requestBody", "add_pet body");
    let cases = [
        ("/components/schemas/Pet", "Pet", "/components/schemas/Pet"),
        (
            "/components/schemas/Pet/properties/owner",
            "Pet owner",
            "/components/schemas/Pet",
        ),
        (
            "/components/schemas/Pet/properties/tags/items",
            "Pet tags item",
            "/components/schemas/Pet",
        ),
        (
            "/components/schemas/Pet/oneOf/1",
            "Pet variant 2",
            "/components/schemas/Pet",
        ),
        (
            "/components/parameters/Limit/schema",
            "Limit parameter",
            "/components/parameters/Limit",
        ),
        (
            "/paths/~1pets/post/requestBody/content/application~1json/schema/properties/a~1b",
            "add_pet body a/b",
            "/paths/~1pets/post/requestBody",
        ),
    ];
    for (location, raw_name, home) in cases {
        assert_eq!(
            locations.call(location),
            (raw_name.to_owned(), home.to_owned()),
            "of {location}"
        );
    }
}

#[test]
fn schemas_of_other_files_have_the_names_of_their_files() {
    assert_eq!(
        named("/x-disjunct-files/schemas~1Pet.yaml").as_deref(),
        Some("Pet")
    );
    assert_eq!(
        named("/x-disjunct-files/index.yaml/Pet").as_deref(),
        Some("Pet")
    );
    assert_eq!(
        named("/x-disjunct-files/com.acme.v1.Pet.schema.json").as_deref(),
        Some("com.acme.v1.Pet")
    );
    assert_eq!(
        named("/x-disjunct-files/schemas~1pet~1index.yaml").as_deref(),
        Some("pet")
    );
    assert_eq!(named("/x-disjunct-files/schemas~1Pet.yaml/items"), None);
    assert_eq!(named("/components/schemas/Pet/items"), None);
}

#[test]
fn secrets_are_known_by_name() {
    for name in [
        "password",
        "clientSecret",
        "client_secret",
        "webhook_secret",
        "provider.accessToken",
        "API-Key",
        "new_password",
        "cvv",
        "Cookie",
    ] {
        assert!(names_secret(name), "{name}");
    }
    for name in [
        "next_page_token",
        "token_count",
        "passwordless",
        "secretary",
    ] {
        assert!(!names_secret(name), "{name}");
    }
}

#[test]
fn the_token_of_a_language_model_is_no_secret() {
    let is_secret = |name: &str, sibling: &str| {
        names_secret_next_to(name, [name.to_owned(), sibling.to_owned()].iter())
    };
    assert!(!is_secret("token", "logprob"));
    assert!(!is_secret("token", "top_logprobs"));
    assert!(!is_secret("Token", "endOffset"));
    assert!(is_secret("token", "expires_in"));
    assert!(is_secret("token", "score"));
    assert!(is_secret("access_token", "logprob"));
}

#[test]
fn a_locked_name_that_was_made_apart_by_case_is_kept() {
    let settle = |before| {
        let folder = Claim {
            before,
            word: "slash",
            ..Claim::of("get a")
        };
        Scope::default().settle(&[Claim::of("get a"), folder], Use::Type)
    };
    assert_eq!(settle(None), ["get a", "get a slash"]);
    assert_eq!(settle(Some("GetALower")), ["get a", "get a lower"]);
}
