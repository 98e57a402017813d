use super::PackageVersion;

#[test]
fn the_version_of_the_api_is_build_metadata_where_it_can_be() {
    let cases = [
        ("2.0.0", "1.5.0", "2.0.0+api.1.5.0"),
        ("2.0.0-beta.1", "2024-05-01", "2.0.0-beta.1+api.2024-05-01"),
        ("2.0.0", "v1.5", "2.0.0+api.v1.5"),
        ("2.0.0", "1.5.0+3", "2.0.0"),
        ("2.0.0", "1.5 (beta)", "2.0.0"),
        ("2.0.0", "1..5", "2.0.0"),
        ("2.0.0", "", "2.0.0"),
        ("2.0.0+mine", "1.5.0", "2.0.0+mine"),
    ];
    for (own, api, expected) in cases {
        let version: PackageVersion = own.parse().unwrap();
        assert_eq!(version.with_api_version(api), expected);
    }
}

#[test]
fn a_version_has_three_numbers() {
    for text in [
        "", "1", "1.2", "v1.2.3", "1.2.3.4", "01.2.3", "1.2.3-", " 1.2.3",
    ] {
        assert!(text.parse::<PackageVersion>().is_err(), "{text}");
    }
}
