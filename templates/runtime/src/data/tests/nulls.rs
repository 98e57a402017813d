//! A `null` that was read for an optional property is written again, until it is set or forgotten.

use std::collections::BTreeMap;

use super::{json, read, round_trip, runtime, write};

runtime::object! {
    /// Optional properties, all of which may be null.
    #[object()]
    pub struct Person {
        #[json("name", optional, nullable)]
        pub name: Option<String>,
        #[json("age", optional, nullable)]
        pub age: Option<u8>,
        #[json("friend", optional, nullable)]
        pub friend: Option<Box<Person>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// All modes of fields.
    #[object()]
    pub struct Team {
        #[json("leader")]
        pub leader: Option<Person>,
        #[json("note", optional)]
        pub note: Option<String>,
        #[json("logo", optional, nullable)]
        pub logo: Option<String>,
        #[json("size", default = 3)]
        pub size: u8,
        #[json("motto", patch)]
        pub motto: runtime::Patch<String>,
        #[json("id", optional, nullable, read_only)]
        pub id: Option<u64>,
        #[json("people", optional, nullable)]
        pub people: Option<Vec<Option<Person>>>,
        #[json("by_role", optional)]
        pub by_role: Option<BTreeMap<String, Option<Person>>>,
        #[json("anything", optional)]
        pub anything: Option<runtime::Untyped>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// A variant of a union.
    #[object(tag = ("type", "cat"))]
    pub struct Cat {
        #[json("name", optional, nullable)]
        pub name: Option<String>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    /// The same with a required field.
    #[object(tag = ("type", "dog"))]
    pub struct Dog {
        #[json("id")]
        pub id: u8,
        #[json("name", optional, nullable)]
        pub name: Option<String>,
        #[json(flatten)]
        pub extra: runtime::AdditionalProperties<Option<u8>>,
    }
}

runtime::union! {
    /// By a property.
    #[union(tag = "type", kind = PetKind)]
    pub enum Pet {
        #[json("cat", accessor = as_cat, from)]
        Cat(Cat),
        #[json("dog", accessor = as_dog, from)]
        Dog(Box<Dog>),
    }
}

runtime::union! {
    /// A part of it.
    #[union(tag = "type", kind = FelineKind)]
    pub enum Feline {
        #[json("cat", accessor = as_cat, from)]
        Cat(Cat),
    }
}

runtime::subset! { Feline in Pet { Cat } }

runtime::untagged_union! {
    /// By shape.
    #[union(untagged)]
    pub enum Shaped {
        #[json({"leader": any; "note": string, "logo": any}, accessor = as_team, from)]
        Team(Team),
        #[json({; "name": any, "age": any, "friend": any}, accessor = as_person, from)]
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
        ($($name:ident { $($field:ident)* } = $bytes:literal)*) => { $(
            runtime::object! {
                #[object()]
                pub struct $name {
                    $(#[json("field", optional, nullable)] pub $field: Option<u8>,)*
                    #[json("size", default = 1)]
                    pub size: u8,
                    #[json(flatten)]
                    pub extra: runtime::Dropped,
                }
            }
            let fields = [$(stringify!($field)),*].len();
            assert_eq!(size_of::<$name>(), fields * size_of::<Option<u8>>() + 1 + $bytes);
        )* };
    }
    structs! {
        One { a } = 1
        Seven { a b c d e f g } = 1
        Eight { a b c d e f g h } = 2
        Sixteen { a b c d e f g h i j k l m n o p } = 3
    }
}
