//! A `null` that was read for an optional property is written again, until it is set or forgotten.

use std::collections::BTreeMap;

use super::{json, read, round_trip, runtime, write};

runtime::object! {
    /// Optional properties, all of which may be null.
    #[object(explicit(nulls = 3, defaults = 0), default)]
    pub struct Person {
        #[json(optional "name" or null)]
        pub name: Option<String>,
        #[json(optional "age" or null)]
        pub age: Option<u8>,
        #[json(optional "friend" or null)]
        pub friend: Option<Box<Person>>,
        #[rest]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// All modes of fields.
    #[object(explicit(nulls = 3, defaults = 1))]
    pub struct Team {
        #[json("leader")]
        pub leader: Option<Person>,
        #[json(optional "note")]
        pub note: Option<String>,
        #[json(optional "logo" or null)]
        pub logo: Option<String>,
        #[json(default "size" = 3)]
        pub size: u8,
        #[json(patch "motto")]
        pub motto: runtime::Patch<String>,
        #[json(optional "id" or null read_only)]
        pub id: Option<u64>,
        #[json(optional "people" or null)]
        pub people: Option<Vec<Option<Person>>>,
        #[json(optional "by_role")]
        pub by_role: Option<BTreeMap<String, Option<Person>>>,
        #[json(optional "anything")]
        pub anything: Option<runtime::Untyped>,
        #[rest]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// A branch of a union.
    #[object(tag "type" = "cat", explicit(nulls = 1, defaults = 0), default)]
    pub struct Cat {
        #[json(optional "name" or null)]
        pub name: Option<String>,
        #[rest]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The same with a required field.
    #[object(tag "type" = "dog", explicit(nulls = 1, defaults = 0))]
    pub struct Dog {
        #[json("id")]
        pub id: u8,
        #[json(optional "name" or null)]
        pub name: Option<String>,
        #[rest]
        pub extra: BTreeMap<String, Option<u8>>,
    }
}

runtime::union! {
    /// Decided by a property.
    #[union(tag "type", kind PetKind)]
    pub enum Pet {
        #[json("cat", as_cat, from Cat)]
        Cat(Cat),
        #[json("dog", as_dog, from Dog)]
        Dog(Box<Dog>),
    }
}

runtime::union! {
    /// A part of it.
    #[union(tag "type", kind FelineKind)]
    pub enum Feline {
        #[json("cat", as_cat, from Cat)]
        Cat(Cat),
    }
}

runtime::subset! { Feline in Pet { Cat } }

runtime::union! {
    /// Decided by what the value looks like.
    #[union(shape)]
    pub enum Shaped {
        #[json({"leader": any; "note": string, "logo": any}, as_team, from Team)]
        Team(Team),
        #[json({; "name": any, "age": any, "friend": any}, as_person, from Person)]
        Person(Person),
    }
}

#[test]
fn null_comes_back_and_absent_stays_absent() {
    for text in [
        "{}",
        r#"{"name":null}"#,
        r#"{"age":null}"#,
        r#"{"name":null,"age":null,"friend":null}"#,
        r#"{"name":"Ann","age":null,"friend":{"friend":{"name":null},"age":3}}"#,
        r#"{"new":null,"name":null}"#,
    ] {
        round_trip::<Person>(text);
    }
    for text in [
        r#"{"leader":null}"#,
        r#"{"leader":{"name":null},"logo":null}"#,
        r#"{"leader":{},"size":3,"motto":null,"id":null,"people":null}"#,
        r#"{"leader":null,"people":[null,{"age":null},{}],"by_role":{"a":null,"b":{"name":null}}}"#,
        r#"{"leader":null,"anything":null,"new":[null,{"a":null}]}"#,
        r#"{"leader":null,"anything":[null,{"a":null}],"size":4}"#,
    ] {
        round_trip::<Team>(text);
    }
}

#[test]
fn null_comes_back_from_unions() {
    for text in [
        r#"{"type":"cat","name":null}"#,
        r#"{"name":null,"type":"cat"}"#,
        r#"{"type":"dog","name":null,"id":1,"more":null}"#,
        r#"{"type":"dog","id":1}"#,
        r#"{"type":"bird","name":null,"more":[null]}"#,
    ] {
        round_trip::<Pet>(text);
    }
    for text in [
        r#"{"leader":{"age":null},"logo":null}"#,
        r#"{"name":null,"friend":{"friend":null}}"#,
    ] {
        round_trip::<Shaped>(text);
    }
    round_trip::<runtime::Matching<Option<Person>>>(r#"{"name":null}"#);
    round_trip::<Vec<Option<runtime::Matching<Person>>>>(r#"[{"age":null},null]"#);
}

#[test]
fn a_setter_clears_the_null() {
    let person: Person = read(r#"{"name":null,"age":null}"#);
    assert_eq!(write(&person.clone().name(None)), r#"{"age":null}"#);
    assert_eq!(
        write(&person.clone().name("Ann")),
        r#"{"name":"Ann","age":null}"#
    );
    assert_eq!(write(&person.name("Ann").name(None).age(None)), "{}");
    assert_eq!(write(&Person::new().name(None)), "{}");
    let team: Team = read(r#"{"leader":null,"logo":null,"people":null}"#);
    assert_eq!(write(&team.people(None)), r#"{"leader":null,"logo":null}"#);
}

#[test]
fn a_null_is_looked_at_while_the_field_is_none() {
    let mut person: Person = read(r#"{"name":null}"#);
    person.name = Some("Ann".to_owned());
    assert_eq!(write(&person), r#"{"name":"Ann"}"#);
    person.name = None;
    assert_eq!(write(&person), r#"{"name":null}"#);
}

#[test]
fn all_nulls_can_be_forgotten() {
    let text = r#"{"leader":{"name":null,"friend":{"age":null}},"logo":null,"size":3,"motto":null,
        "people":[null,{"age":null}],"by_role":{"a":null,"b":{"name":null}},"anything":{"a":null},"new":null}"#;
    let mut team: Team = read(text);
    let before = team.clone();
    team.forget_nulls();
    assert_eq!(
        json(&write(&team)),
        json(
            r#"{"leader":{"friend":{}},"size":3,"motto":null,"people":[null,{}],"by_role":{"a":null,"b":{}},
                "anything":{"a":null},"new":null}"#
        )
    );
    assert_eq!(team, before);
    assert_eq!(json(&write(&before)), json(text));

    let mut pets: Vec<Pet> =
        read(r#"[{"type":"cat","name":null},{"type":"dog","id":1,"name":null,"a":null}]"#);
    runtime::forget_nulls(&mut pets);
    assert_eq!(
        write(&pets),
        r#"[{"type":"cat"},{"type":"dog","id":1,"a":null}]"#
    );
}

#[test]
fn nulls_are_no_part_of_equality_and_are_kept_by_conversions() {
    let null: Pet = read(r#"{"type":"cat","name":null}"#);
    let absent: Pet = read(r#"{"type":"cat"}"#);
    assert_eq!(null, absent);
    let written = write(&null);
    assert_ne!(written, write(&absent));
    assert_eq!(write(&null.clone()), written);
    let feline = Feline::try_from(null).expect("a cat");
    assert_eq!(write(&feline), written);
    assert_eq!(write(&Pet::from(feline.clone())), written);
    let Feline::Cat(cat) = feline else {
        panic!("a cat")
    };
    assert_eq!(write(&Pet::from(cat)), written);
}

#[test]
fn requests_have_no_read_only_nulls() {
    let team: Team = read(r#"{"leader":null,"logo":null,"id":null}"#);
    let sent = runtime::in_request(|| write(&team));
    assert_eq!(sent, r#"{"leader":null,"logo":null}"#);
}

#[test]
fn rules_about_all_properties_count_nulls() {
    let person: Person = read(r#"{"name":null}"#);
    assert_eq!(runtime::members_of(&person).len(), 1);
    assert_eq!(runtime::members_of(&person.name(None)).len(), 0);
}

#[test]
fn eight_fields_share_a_byte() {
    macro_rules! structs {
        ($($name:ident($nulls:literal) { $($field:ident)* } = $bytes:literal)*) => { $(
            runtime::object! {
                #[object(explicit(nulls = $nulls, defaults = 1), default)]
                pub struct $name {
                    $(#[json(optional "field" or null)] pub $field: Option<u8>,)*
                    #[json(default "size" = 1)]
                    pub size: u8,
                    #[rest]
                    pub extra: runtime::Dropped,
                }
            }
            let fields = [$(stringify!($field)),*].len();
            assert_eq!(size_of::<$name>(), fields * size_of::<Option<u8>>() + 1 + $bytes);
        )* };
    }
    structs! {
        One(1) { a } = 1
        Seven(7) { a b c d e f g } = 1
        Eight(8) { a b c d e f g h } = 2
        Sixteen(16) { a b c d e f g h i j k l m n o p } = 3
    }
}
