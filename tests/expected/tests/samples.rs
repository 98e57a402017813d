//! Samples through the code of the cases: what is read is written back, and what is broken is refused.

use std::fmt::Debug;

use expected::runtime::{DecodeError, Patch, decode, decode_strict};
use expected::{operations, types, unions};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Reads a value and writes it again, which gives the same.
fn pass<T: DeserializeOwned + Serialize + Debug>(sample: &Value) -> T {
    let value: T =
        decode(sample.to_string().as_bytes()).unwrap_or_else(|error| panic!("{sample}: {error}"));
    let written = serde_json::to_value(&value).unwrap();
    assert_eq!(written, plain(sample), "{value:?}");
    value
}

/// The value with each number without a fraction as an integer, as it is written.
fn plain(value: &Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64() {
            Some(float) if number.is_f64() && float.fract() == 0.0 => json!(float as i64),
            _ => value.clone(),
        },
        Value::Array(items) => items.iter().map(plain).collect(),
        Value::Object(fields) => {
            let fields = fields
                .iter()
                .map(|(key, value)| (key.clone(), plain(value)));
            Value::Object(fields.collect())
        }
        other => other.clone(),
    }
}

/// What is wrong with a value.
fn refuse<T: DeserializeOwned + Debug>(sample: &Value) -> String {
    let error = decode_strict::<T>(sample.to_string().as_bytes()).map(drop);
    let error = error.map_err(|error: DecodeError| error.to_string());
    error.unwrap_err().replace("; `decode` accepts it", "")
}

#[test]
fn presence() {
    use types::presence::types::Account;
    let full = json!({"id": "1", "closed_at": "2024-02-29T12:00:00Z", "nickname": "n", "avatar": "a", "language": "de",
        "theme": null, "motto": "m"});
    assert_eq!(pass::<Account>(&full).theme, None);
    let small = pass::<Account>(&json!({"id": "1", "closed_at": null}));
    assert_eq!(
        (small.language.as_str(), small.theme.as_deref(), small.motto),
        ("en", Some("light"), None)
    );
    let null = json!({"id": "1", "closed_at": null, "avatar": null, "motto": null});
    let cleared = pass::<Account>(&null);
    assert!(cleared.motto.is_none());
    let mut unset = cleared.motto(None).avatar(None);
    let written = serde_json::to_value(&unset).unwrap();
    assert_eq!(written, json!({"id": "1", "closed_at": null}));
    unset.extra.insert("motto", Value::Null);
    let written = serde_json::to_value(&unset).unwrap();
    assert_eq!(
        written,
        json!({"id": "1", "closed_at": null, "motto": null}),
        "a null can be sent"
    );
    assert!(refuse::<Account>(&json!({"id": "1"})).contains("closed_at"));
    assert!(
        refuse::<Account>(&json!({"id": "1", "closed_at": null, "nickname": null}))
            .contains("nickname")
    );
    assert!(refuse::<Account>(&json!({"id": null, "closed_at": null})).contains("id"));
}

#[test]
fn constants_are_written_and_asked_of_nobody() {
    use types::constants::types::{Asked, Kind, Page, PageNote, PageSize, Typed};
    let page = Page::new(2, PageSize::A4, PageNote::None, None, [Kind::Page]);
    let written = json!({"object": "list", "kind": "page", "blank": "", "unit": "mm", "version": 2, "size": "a4",
        "note": "none", "other": null, "role": ["page"]});
    assert_eq!(serde_json::to_value(&page).unwrap(), written);
    assert_eq!(pass::<Page>(&written), page);
    let mut newer = written;
    newer["unit"] = json!("inch");
    assert_eq!(pass::<Page>(&newer).extra.get("unit"), Some(&json!("inch")));
    newer.as_object_mut().unwrap().remove("kind");
    assert_eq!(refuse::<Page>(&newer), "missing field `kind`");
    assert_eq!(
        serde_json::to_value(Asked::new()).unwrap(),
        json!({"object": "page"})
    );
    pass::<Typed>(&json!({"object": "other", "more": 1}));
}

#[test]
fn integers_have_the_names_that_the_document_gives_them() {
    use types::named_integers::types::{Channel, Priority, Uses};
    let uses = json!({"channel": 2, "some": 0, "maybe": 5, "usual": 3, "list": [1, null, 9]});
    let read = pass::<Uses>(&uses);
    assert_eq!(
        (read.channel, read.some, read.maybe),
        (Channel::GuildVoice, Channel::GuildText, Some(Channel::N5))
    );
    assert_eq!(
        read.list,
        Some(vec![Some(Priority::Low), None, Some(Priority::Unknown(9))])
    );
    assert_eq!(
        Uses::new(Channel::GuildText, Channel::GuildText).usual,
        Some(Priority::High)
    );
    let chosen = Uses::new(Channel::from(2), Channel::NobodyAtAll);
    assert_eq!(
        chosen.validate().unwrap_err().to_string(),
        "some: Input should be 0 or 2"
    );
    assert_eq!(
        refuse::<Uses>(&json!({"channel": "2", "some": 0})),
        "channel: invalid type: string, expected i32"
    );
}

#[test]
fn defaults_are_values_and_are_not_invented() {
    use types::defaults::types::{Settings, SettingsMode, Unit};
    let settings: Settings = pass(&json!({}));
    assert_eq!(settings, Settings::new());
    assert_eq!(
        (settings.unit, settings.mode, settings.ports),
        (Unit::Mile, SettingsMode::Safe, vec![80, 443])
    );
    assert_eq!((settings.offset, settings.limit), (-10, Some(20)));
    assert_eq!(
        pass::<Settings>(&json!({"retries": 3, "limit": null})).retries,
        3
    );
    assert_eq!(
        serde_json::to_value(Settings::new().retries(3)).unwrap(),
        json!({"retries": 3})
    );
}

#[test]
fn defaults_hold_objects_lists_and_unions() {
    use types::defaults_that_hold::types::{Node, Settings, Square};
    let settings: Settings = pass(&json!({}));
    assert_eq!(settings, Settings::new());
    assert_eq!(
        (settings.figure.as_square(), &settings.unknown),
        (Some(&Square::new().side(4)), &None)
    );
    let held = [
        json!(settings.from),
        json!(settings.place),
        json!(settings.points),
        json!(settings.named),
        json!(settings.counts),
        json!(settings.figure),
        json!(settings.maybe),
        json!(settings.voice),
        json!(settings.custom),
        json!(settings.range),
        json!(settings.bytes),
        json!(settings.empty),
        json!(settings.large),
        json!(settings.gaps),
        json!(settings.anything),
    ];
    let described = [
        json!({"x": 1, "y": null, "unit": "mile", "next": {"x": 2, "y": 0.5, "unit": "kilometre", "label": "end"}}),
        json!({}),
        json!([{"x": 1, "y": 2, "unit": "mile"}]),
        json!({"home": {"x": 0, "y": 0, "unit": "mile"}}),
        json!({"mile": 3}),
        json!({"kind": "square", "side": 4}),
        json!({"kind": "circle", "radius": 1.5}),
        json!("alloy"),
        json!({"id": "v1"}),
        json!({"most": 9}),
        json!("aGk="),
        json!(""),
        json!({}),
        json!([1, null]),
        json!({"depth": 5_000_000_000_i64, "list": [], "none": null, "inner": {"flags": [true, -0.5, "text"], "empty": {}}}),
    ];
    assert_eq!(held, described);
    let sent = json!({"maybe": null, "figure": {"kind": "square", "side": 4}});
    assert_eq!(pass::<Settings>(&sent).maybe, None);
    let node: Node = pass(&json!({}));
    assert_eq!(
        (node.child, node.leaf, node.other),
        (None, None, Settings::new())
    );
}

#[test]
fn patches_say_three_things() {
    use expected::operations::patch::types::ProfileChange;
    let change = ProfileChange::new().name(Patch::Null).age(Patch::Value(7));
    assert_eq!(
        serde_json::to_value(&change).unwrap(),
        json!({"name": null, "age": 7})
    );
    assert_eq!(
        pass::<ProfileChange>(&json!({"name": null, "age": 7})),
        change
    );
}

#[test]
fn members_that_have_no_field() {
    use types::{additional_properties, closed, unknown_fields_deny, unknown_fields_drop};
    let point: closed::types::Point = pass(&json!({"x": 1, "y": 2, "z": 3}));
    assert_eq!(
        point.validate().unwrap_err().iter().next().unwrap().kind,
        "extra_forbidden"
    );
    assert_eq!(
        pass::<closed::types::Nothing>(&json!({})).validate(),
        Ok(())
    );
    assert!(
        pass::<closed::types::Nothing>(&json!({"x": null}))
            .validate()
            .is_err()
    );
    let row = json!({"id": 1, "texts": {"en": "hello", "fr": "salut"}, "colour": "red", "gaps": {"a": null, "b": 0.5}});
    let row: additional_properties::types::Row = pass(&row);
    assert_eq!(row.extra["colour"], "red");
    assert!(
        refuse::<additional_properties::types::Row>(&json!({"id": 1, "colour": 7}))
            .contains("colour")
    );
    let dropped: unknown_fields_drop::types::Pet =
        serde_json::from_value(json!({"name": "Rex", "age": 3})).unwrap();
    assert_eq!(
        serde_json::to_value(dropped).unwrap(),
        json!({"name": "Rex"})
    );
    assert!(
        refuse::<unknown_fields_deny::types::Pet>(&json!({"name": "Rex", "age": 3}))
            .contains("age")
    );
}

#[test]
fn names() {
    let odd = json!({"type": "a", "self": "b", "_": "c", "": "d", "@id": "e", "$ref": "f", "+1": 1, "-1": 2, "1st": "g",
        "2fa-code": "h", "kebab-case": "i", "HTTPStatus": 3, "with space": "j", "<=": "k", "größe": 1.5, "名前": "l", "🙂": "m",
        "new": "n", "validate": "o", "extra": "p", "omitted": "q", "quote\"back\\slash": "r", "of nobody": "s"});
    let odd: types::field_names::types::Odd = pass(&odd);
    assert_eq!((odd.r#type.as_deref(), odd.extra.len()), (Some("a"), 1));
    pass::<types::field_names::types::Twins>(
        &json!({"fooBar": "a", "foo_bar": "b", "FooBar": "c", "foo-bar": "d"}),
    );
    pass::<types::enums::types::Uses>(
        &json!({"colour": "+1", "size": "s", "sort": "null", "list": ["x", "neither"]}),
    );
}

#[test]
fn limits() {
    use types::checks::types::Checked;
    let good = json!({"code": "ABC", "port": 1, "share": 1.0, "words": ["a", "b"], "grid": [[1, 2, 3], []], "scores": {"a": 10.0}});
    pass::<Checked>(&good).validate().unwrap();
    let bad = json!({"code": "abcd", "label": "", "age": 151, "port": 0, "even": 3, "share": 0.0, "step": 0.3, "huge": 10_000_000_001_i64,
        "words": ["a", "a"], "grid": [[0]], "scores": {"a": 10.5}, "maybe": "x"});
    let broken = pass::<Checked>(&bad).validate().unwrap_err();
    assert_eq!(broken.iter().count(), 12, "{broken}");
}

#[test]
fn members_that_go_together() {
    use types::required_properties::types::{Holder, Merged, Patched, Recipient};
    let keep =
        |sample: Value| assert_eq!(pass::<Recipient>(&sample).validate(), Ok(()), "{sample}");
    keep(json!({"email": "a"}));
    keep(json!({"email": null, "note": "n"}));
    keep(json!({"phone": "1", "country": null}));
    let broken = |sample: Value| {
        pass::<Recipient>(&sample)
            .validate()
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        broken(json!({})),
        "Object should have `email`, or `phone` and `country`"
    );
    assert_eq!(
        broken(json!({"phone": "1"})),
        "Object should have `email`, or `phone` and `country`"
    );
    assert_eq!(
        broken(json!({"phone": "1", "country": "c", "note": "n"})),
        "Object with `note` should have `email`"
    );
    assert_eq!(
        broken(json!({"email": "a", "country": null})),
        "Object with `country` should have `phone`"
    );
    let broken = |sample: Value| pass::<Merged>(&sample).validate().unwrap_err().to_string();
    assert_eq!(
        broken(json!({"id": 1})),
        "Object should have exactly one of `url`, or `file`"
    );
    assert_eq!(
        broken(json!({"url": "u", "file": "f", "id": 1})),
        "Object should have exactly one of `url`, or `file`, not more"
    );
    assert_eq!(
        broken(json!({"url": "u"})),
        "Object should have `name`, or `id`"
    );
    pass::<Merged>(&json!({"url": "u", "name": "n", "id": 1}))
        .validate()
        .unwrap();
    pass::<Patched>(&json!({"title": null})).validate().unwrap();
    pass::<Patched>(&json!({})).validate().unwrap_err();
    let holder = pass::<Holder>(&json!({"labels": {"c": 1}, "list": [{}]}))
        .validate()
        .unwrap_err()
        .to_string();
    assert!(
        holder.contains("labels: ") && holder.contains("list[0]: "),
        "{holder}"
    );
}

#[test]
fn positions_of_lists() {
    use types::lists::types::Lists;
    let with = |key: &str, value: Value| {
        let mut lists = json!({"texts": [], "holes": []});
        lists[key] = value;
        lists
    };
    assert_eq!(
        pass::<Lists>(&with("point", json!([1.5, -2.0]))).point,
        Some((1.5, -2.0))
    );
    let entry = pass::<Lists>(&with("entry", json!(["one", null, [[1.0]]]))).entry;
    assert_eq!(entry, ("one".to_owned(), None, vec![vec![1.0]]));
    assert_eq!(
        Lists::new(vec![], vec![]).entry,
        ("one".to_owned(), Some(1), vec![])
    );
    pass::<Lists>(&with(
        "segments",
        json!([["a", {"texts": ["b"], "holes": [null]}]]),
    ));
    for (broken, place) in [
        (json!([1.5]), "point:"),
        (json!([1.5, 2.5, 3.5]), "point:"),
        (json!([1.5, "2"]), "point[1]:"),
        (json!({}), "point:"),
    ] {
        let error = refuse::<Lists>(&with("point", broken));
        assert!(error.contains(place), "{error}");
    }
    let far: Lists = pass(&with("point", json!([200.0, 0.0])));
    assert!(far.validate().unwrap_err().to_string().contains("point[0]"));
    let unnamed: Lists = pass(&with("segments", json!([["", {"texts": [], "holes": []}]])));
    assert!(
        unnamed
            .validate()
            .unwrap_err()
            .to_string()
            .contains("segments[0][0]")
    );
}

#[test]
fn secrets_are_not_shown() {
    let login = json!({"user": "me", "password": "s3cr3t", "pin": "1234", "oldPasswords": ["0ld"], "cookies": {"sid": "c00kie"}});
    let shown = format!("{:?}", pass::<types::secrets::types::Login>(&login));
    assert!(
        ["s3cr3t", "1234", "0ld", "c00kie"]
            .iter()
            .all(|secret| !shown.contains(secret)),
        "{shown}"
    );
}

#[test]
fn recursion() {
    let leaf = json!({"value": 1, "children": []});
    pass::<types::recursion::types::Node>(
        &json!({"value": 1, "parent": leaf, "children": [leaf], "named": {"a": leaf}}),
    );
    pass::<types::recursion::types::Chicken>(
        &json!({"laid": {"hatched": {"laid": {"first": leaf}}}}),
    );
    let sum = json!({"op": "sum", "of": [{"op": "constant", "value": 1.5}, {"op": "negation", "of": {"op": "sum", "of": []}}]});
    pass::<unions::recursive::types::Expression>(&sum);
    pass::<unions::recursive::types::Json>(&json!({"a": ["b", {"c": []}]}));
    pass::<unions::recursive::types::Nested>(&json!(["a", ["b", null, []], null]));
}

#[test]
fn tags_that_only_unions_fix() {
    use unions::tagged_by_name::types::{Cat, Pet};
    let cat = json!({"petType": "Cat", "lives": 9});
    let pet: Pet = Cat::new().lives(9).into();
    assert_eq!(
        (pass::<Pet>(&cat), serde_json::to_value(&pet).unwrap()),
        (pet, cat.clone())
    );
    assert_eq!(pass::<Cat>(&cat), Cat::new().lives(9));
    assert_eq!(
        pass::<Cat>(&json!({"petType": "Lion"}))
            .extra
            .get("petType"),
        Some(&json!("Lion"))
    );
    assert!(refuse::<Cat>(&json!({"petType": 7})).contains("petType"));
    assert!(refuse::<Cat>(&json!({"lives": 9})).contains("petType"));
}

#[test]
fn structs_own_the_tags_of_two_levels() {
    use unions::tags_on_two_levels::types::{
        Aged, Card, Event, Loose, Named, Payment, Person, Shape,
    };
    let card = json!({"category": "payment", "method": "card", "digits": "1234"});
    let event: Event = Payment::from(Card::new().digits("1234")).into();
    assert_eq!(
        (pass::<Event>(&card), serde_json::to_value(&event).unwrap()),
        (event, card.clone())
    );
    pass::<Event>(&json!({"digits": "1234", "method": "card", "category": "payment"}));
    pass::<Payment>(&card);
    pass::<Card>(&card);
    assert!(matches!(
        pass::<Event>(&json!({"category": "payment", "method": "coin"})).as_payment(),
        Some(Payment::Unknown(_))
    ));
    assert_eq!(
        refuse::<Payment>(&json!({"method": "card"})),
        "card: missing field `category`"
    );
    assert_eq!(
        refuse::<Event>(&json!({"category": "payment"})),
        "payment: missing field `method`"
    );
    let mut broken = card;
    broken["digits"] = json!(7);
    assert!(
        refuse::<Event>(&broken).starts_with("payment.card.digits: "),
        "{}",
        refuse::<Event>(&broken)
    );
    let person = json!({"name_type": "Person", "age_type": "Person"});
    assert_eq!(
        serde_json::to_value(Named::from(Person::new())).unwrap(),
        person
    );
    assert!(
        pass::<Named>(&person).as_person().is_some() && pass::<Aged>(&person).as_person().is_some()
    );
    let oval: Shape = pass(&json!({"kind": "oval", "size": "s"}));
    assert_eq!(oval.as_round().unwrap().as_s().unwrap().kind, "oval");
    pass::<Loose>(&json!({"outer": "in", "way": "left"}));
}

#[test]
fn a_base_is_the_union_of_what_extends_it() {
    use unions::inheritance::types::{Home, Pet};
    let home: Home =
        pass(&json!({"pet": {"kind": "cat", "lives": 9}, "guest": {"kind": "Pet", "name": "n"}}));
    assert_eq!(home.pet.unwrap().as_cat().unwrap().lives, Some(9));
    assert!(matches!(home.guest, Some(Pet::Pet(base)) if base.name.as_deref() == Some("n")));
    assert!(matches!(
        pass::<Pet>(&json!({"kind": "Parrot", "name": "p"})),
        Pet::Unknown(_)
    ));
    assert!(refuse::<Pet>(&json!({"kind": "Puppy", "weeks": "x"})).starts_with("Puppy.weeks: "));
}

#[test]
fn values_of_a_base_are_divided_among_what_extends_it() {
    use unions::inherited_tags::types::{
        AnyRequest, Car, Destination, HtmlMessage, Image, Message, Notice, Partition, Request,
        Rule, Shape, Source, User,
    };
    assert!(
        pass::<Rule>(&json!({"type": "ActionGroup", "group": "g"}))
            .as_action_group()
            .is_some()
    );
    assert!(refuse::<Rule>(&json!({"type": "ActionGroup"})).contains("group"));
    assert!(
        pass::<Partition>(&json!({"scheme": "named", "names": []}))
            .as_named()
            .is_some()
    );
    assert!(
        pass::<Partition>(&json!({"scheme": "invalid"}))
            .as_invalid()
            .is_some()
    );
    assert!(matches!(
        pass::<Partition>(&json!({"scheme": "LostPartition", "lost": true})),
        Partition::Unknown(_)
    ));
    assert!(
        pass::<Source>(&json!({"kind": "hg", "branch": "b", "changeset": "c"}))
            .as_hg()
            .is_some()
    );
    assert!(
        pass::<Source>(&json!({"kind": "fossil", "branch": "b"}))
            .as_fossil()
            .is_some()
    );
    assert!(
        pass::<Image>(&json!({"flavor": "WEB", "port": 1}))
            .as_web()
            .is_some()
    );
    assert!(pass::<Image>(&json!({"flavor": "Web"})).as_base().is_some());
    assert_eq!(
        pass::<User>(&json!({"type": "user", "mail": "m"}))
            .extra
            .get("mail"),
        Some(&json!("m"))
    );
    assert!(
        pass::<Destination>(&json!({"to": "library"}))
            .as_library()
            .is_some()
    );
    let shape: Shape = pass(&json!({"shape": "square", "area": 1.0, "side": 1.0}));
    assert!(shape.as_polygon().unwrap().as_square().is_some());
    assert!(
        pass::<Message>(&json!({"class": "html", "html": "h"}))
            .as_html()
            .is_some()
    );
    let message: Message = pass(&json!({"text": "t"}));
    assert_eq!(message.as_message().unwrap().text.as_deref(), Some("t"));
    assert!(matches!(
        pass::<Notice>(&json!({"warning": "w"})),
        Notice::Unknown(_)
    ));
    // Alone it may stand without the tag; in the union it would be taken for the base.
    let html: Message = pass::<HtmlMessage>(&json!({"html": "h"})).into();
    assert_eq!(
        serde_json::to_value(&html).unwrap(),
        json!({"class": "html", "html": "h"})
    );
    assert!(pass::<Car>(&json!({"model": "Truck"})).as_truck().is_some());
    assert!(matches!(
        pass::<Car>(&json!({"model": "Vintage"})),
        Car::Unknown(_)
    ));
    assert!(pass::<Request>(&json!({"version": "v2"})).as_v2().is_some());
    assert_eq!(
        pass::<AnyRequest>(&json!({"version": "v1"}))
            .version
            .as_str(),
        "v1"
    );
}

#[test]
fn keys_of_their_own() {
    use unions::by_keys::types::{Reference, Source};
    assert!(
        pass::<Source>(&json!({"url": "u", "name": "n", "size": 1}))
            .as_url()
            .is_some()
    );
    assert!(
        pass::<Source>(&json!({"name": "n", "file_id": "f"}))
            .as_file()
            .is_some()
    );
    assert!(refuse::<Source>(&json!({"text": 1})).starts_with("text: "));
    assert!(refuse::<Source>(&json!({"name": "n"})).contains("Url or File or Text"));
    let customer = json!({"id": "c", "created": 1, "parent": {"id": "d", "deleted": true}});
    let customer = pass::<Reference>(&customer);
    assert!(matches!(
        customer.as_customer().unwrap().parent.as_deref(),
        Some(Reference::Deleted(_))
    ));
    pass::<Reference>(&json!("c"));
    use unions::by_keys::types::Weather;
    assert!(
        pass::<Weather>(&json!({"rain": {"mm": 3}}))
            .as_rain()
            .is_some()
    );
    let Weather::Unknown(snow) = pass::<Weather>(&json!({"snow": {"cm": 3}})) else {
        panic!("it is not known")
    };
    assert_eq!(snow.tag(), "snow");
    assert!(refuse::<Weather>(&json!({"snow": 1, "ice": 2})).starts_with("matches no variant"));
}

#[test]
fn a_union_of_one_branch_waits_for_others() {
    use unions::one_branch::types::{Content, Holder};
    assert!(
        pass::<Content>(&json!({"type": "text", "text": "t"}))
            .as_text()
            .is_some()
    );
    assert!(matches!(
        pass::<Content>(&json!({"type": "image", "url": "u"})),
        Content::Unknown(_)
    ));
    assert!(
        pass::<Holder>(&json!({"cache": {"type": "ephemeral"}}))
            .cache
            .is_some()
    );
}

#[test]
fn what_values_look_like() {
    use unions::by_shape::types::{Either, Message, Prompt, Range, Vectors};
    use unions::undecided;
    assert!(
        pass::<undecided::types::Either>(&json!({"breed": "b"}))
            .as_dog()
            .is_some()
    );
    // What is no breed is nobody's member, which a cat may have.
    assert!(
        pass::<undecided::types::Either>(&json!({"breed": 5}))
            .as_cat()
            .is_some()
    );
    assert!(pass::<Prompt>(&json!(["a"])).as_string_array().is_some());
    assert!(pass::<Prompt>(&json!([1, -2])).as_integer_array().is_some());
    assert!(
        pass::<Prompt>(&json!([[1]]))
            .as_integer_array_array()
            .is_some()
    );
    assert!(refuse::<Prompt>(&json!([["a"]])).starts_with("[0][0]: "));
    assert!(
        pass::<Range>(&json!({"from": 0.5, "to": 1.5}))
            .as_number()
            .is_some()
    );
    assert!(
        pass::<Range>(&json!({"to": "2024-02-29", "zone": 1}))
            .as_date()
            .is_some()
    );
    assert!(
        pass::<Message>(&json!({"type": "message", "role": "assistant", "text": "t"}))
            .as_heard()
            .is_some()
    );
    assert!(
        pass::<Message>(&json!({"type": "message", "role": "robot", "text": "t"}))
            .as_said()
            .is_some()
    );
    assert!(matches!(
        pass::<Message>(&json!({"type": "call", "id": 7})),
        Message::Unknown(_)
    ));
    assert!(refuse::<Message>(&json!({"type": "item"})).contains("id"));
    assert!(
        pass::<Vectors>(&json!({"text": "t", "next": {"note": "n"}}))
            .as_document()
            .is_some()
    );
    assert!(
        pass::<Vectors>(&json!({"text": [0.5], "image": []}))
            .as_map()
            .is_some()
    );
    assert!(pass::<Either>(&json!({"name": "n"})).as_cat().is_some());
    assert!(
        pass::<Either>(&json!({"name": "n", "breed": "b"}))
            .as_dog()
            .is_some()
    );
}

/// Constants without a field are written too, and what was read is written as it was.
fn new_values_of_several_tags() {
    use unions::tag_of_several_values::types::{Apple, Fruit, Pear};
    let new = [Fruit::from(Apple::new().seeds(3)), Pear::new().into()];
    assert_eq!(
        json!(new),
        json!([{"sort": "red", "seeds": 3}, {"sort": "pear"}])
    );
    for sort in ["red", "green", "conference", "pear", "quince"] {
        pass::<Fruit>(&json!({"sort": sort, "length": 5}));
    }
}

#[test]
fn tags() {
    use unions::tagged::types::{Action, ActionKind, ClickAction};
    let last: Action = decode(br#"{"id": "B1", "timeout": 5, "type": "click"}"#).unwrap();
    assert_eq!(last, ClickAction::new("B1").timeout(5).into());
    assert_eq!(
        serde_json::to_string(&last).unwrap(),
        r#"{"type":"click","id":"B1","timeout":5}"#
    );
    assert_eq!(
        (last.kind(), last.timeout(), last.description()),
        (ActionKind::Click, Some(&5), None)
    );
    let newer: Action = pass(&json!({"type": "hover", "id": 7}));
    assert_eq!(newer.kind().as_str(), "hover");
    assert!(refuse::<Action>(&json!({"type": "fill", "id": "I1"})).contains("fill"));
    pass::<Action>(&json!({"id": "B1"}));
    pass::<unions::tag_of_several_values::types::Event>(&json!({"kind": "updated"}));
    new_values_of_several_tags();
    pass::<unions::tag_of_other_types::types::Packet>(&json!({"op": -1}));
    pass::<unions::tag_of_other_types::types::Packet>(&json!({"op": 3, "bytes": "AAEC"}));
    pass::<unions::tag_of_other_types::types::Packet>(&json!({"op": "1"}));
    pass::<unions::nested::types::Zoo>(
        &json!({"star": {"kind": "dog"}, "animals": [{"kind": "wolf"}, {"kind": "bear"}]}),
    );
    pass::<unions::shared_schemas::types::ByKind>(&json!({"kind": "a", "type": "a"}));
}

/// A text is never taken for a number that is written with the same digits.
#[test]
fn tags_of_two_kinds() {
    use unions::tag_of_other_types::types::Release;
    assert!(matches!(pass(&json!({"version": 1})), Release::Numbered(_)));
    assert!(matches!(pass(&json!({"version": "1"})), Release::Named(_)));
    assert!(
        pass::<Release>(&json!({"version": "2"}))
            .as_numbered()
            .is_none()
    );
}

/// A key of a mapping is read as a number if the property is one.
#[test]
fn tags_that_are_mapped_numbers() {
    use unions::tag_of_other_types::types::{Event, Frame};
    assert!(
        pass::<Frame>(&json!({"code": 1, "window": 7}))
            .as_open()
            .is_some()
    );
    assert!(pass::<Frame>(&json!({"code": 2})).as_close().is_some());
    assert!(matches!(
        pass(&json!({"code": 3, "reason": 7})),
        Frame::Unknown(_)
    ));
    assert!(pass::<Event>(&json!({"level": 10})).as_alarm().is_some());
    assert!(
        pass::<Event>(&json!({"level": 20, "text": "t"}))
            .as_notice()
            .is_some()
    );
}

#[test]
fn parts_of_unions() {
    use unions::subsets::types::{Any, Bee, Crow, Few};
    let crow = Any::from(Few::from(Crow::new()));
    assert_eq!(Few::try_from(crow).unwrap(), Crow::new().into());
    assert_eq!(
        Few::try_from(Any::from(Bee::new())).unwrap_err(),
        Bee::new().into()
    );
}

#[test]
fn kinds_of_json() {
    use unions::by_kind::types::{Recipient, Scalar};
    let samples = [
        json!("text"),
        json!(1),
        json!(1.5),
        json!(true),
        json!(["a"]),
        json!({"a": 1}),
    ];
    samples
        .iter()
        .for_each(|sample| drop(pass::<Scalar>(sample)));
    assert!(matches!(pass(&samples[1]), Scalar::Integer(1)));
    assert!(refuse::<Scalar>(&Value::Null).contains("string"));
    pass::<Recipient>(&json!({"kind": "group"}));
    assert!(refuse::<Recipient>(&json!(7)).contains("string"));
}

/// What the service sends by itself has types, and names that lead to them.
#[test]
fn webhooks() {
    use operations::sent_by_the_service::types::{CreateOrderOnShippedCallbackCarrier, Item};
    use operations::sent_by_the_service::webhooks::{
        CreateOrderOnShipped, ItemSold, Paid, StockChanged,
    };
    let shipped: CreateOrderOnShipped = pass(&json!({"order": "7", "carrier": "dhl", "weight": 1}));
    assert_eq!(
        shipped.carrier,
        Some(CreateOrderOnShippedCallbackCarrier::Dhl)
    );
    assert_eq!(pass::<ItemSold>(&json!({"id": "a"})), Item::new("a"));
    assert!(matches!(
        pass(&json!({"gone": true})),
        StockChanged::Gone(_)
    ));
    let error = decode_strict::<Paid>(br#"{"amount": "1"}"#).unwrap_err();
    assert_eq!(error.path(), "amount");
}

/// What is never anything but null is there or not, and nothing else.
#[test]
fn only_null() {
    use types::only_null::types::{Role, Told};
    let role: Role =
        pass(&json!({"premium": null, "gone": null, "list": [null, null], "ref": null}));
    assert_eq!(
        (role.premium, role.described, role.list.len()),
        (Some(()), None, 2)
    );
    pass::<Role>(&json!({"gone": null, "list": [], "both": "text"}));
    assert!(refuse::<Role>(&json!({"gone": null, "list": [{}]})).starts_with("list[0]: "));
    assert!(
        refuse::<Role>(&json!({"premium": {"a": 1}, "gone": null, "list": []}))
            .starts_with("premium: ")
    );
    assert_eq!(refuse::<Role>(&json!({"list": []})), "missing field `gone`");
    assert!(matches!(pass(&json!({"a": null})), Told::Absent(_)));
    assert!(matches!(pass(&json!({"a": "x"})), Told::Present(_)));
}

/// What has no tag is of the branch that does not require it; where several do not, it is kept as it is.
#[test]
fn values_without_a_tag() {
    use unions::untagged::types::{
        Careless, Check, CheckQueuedOrRunningStatus, Doubtful, Lone, LoneSilent, Media,
    };
    let silent = json!({"name": "a", "conclusion": "b"});
    assert!(
        matches!(pass(&silent), Check::QueuedOrRunning(open) if open.status == CheckQueuedOrRunningStatus::Queued && open.conclusion.is_some())
    );
    assert!(matches!(
        pass(&json!({"name": "a", "status": "running"})),
        Check::QueuedOrRunning(_)
    ));
    assert!(matches!(
        pass(&json!({"conclusion": "b", "name": "a", "status": "completed"})),
        Check::Completed(_)
    ));
    assert!(matches!(
        pass(&json!({"status": "new", "name": "a"})),
        Check::Unknown(_)
    ));
    assert_eq!(
        refuse::<Check>(&json!({"status": "completed", "name": "a"})),
        "completed: missing field `conclusion`"
    );
    assert_eq!(
        refuse::<Check>(&json!({"name": 1})),
        "name: invalid type: integer 1, expected a string"
    );
    assert!(matches!(pass(&json!({})), Lone::B(_)));
    assert!(matches!(pass(&json!({"kind": "b"})), Lone::B(_)));
    assert_eq!(
        serde_json::to_value(Lone::B(LoneSilent::new())).unwrap(),
        json!({"kind": "b"})
    );
    assert!(matches!(pass(&json!({"kind": "a"})), Lone::A(_)));
    assert!(
        matches!(pass(&json!({"to": "a"})), Careless::Unknown(other) if other.tag().is_empty())
    );
    assert!(matches!(
        pass(&json!({"to": "a", "kind": "far"})),
        Careless::Far(_)
    ));
    assert!(matches!(pass(&json!({"artist": "a"})), Media::Track(_)));
    assert!(matches!(
        pass(&json!({"show": "a", "type": "episode"})),
        Media::Episode(_)
    ));
    assert_eq!(
        refuse::<Doubtful>(&json!({"artist": "a"})),
        "missing field `type`"
    );
}

/// A value of a branch and of a more general one is read as the branch that describes more of it.
#[test]
fn the_special_branch_comes_first() {
    use unions::special_branches::types::{Point, Tool};
    assert!(
        pass::<Tool>(&json!({"type": "function", "function": {"name": "f"}}))
            .as_function()
            .is_some()
    );
    assert!(pass::<Tool>(&json!({"type": "search"})).as_any().is_some());
    assert!(
        pass::<Tool>(&json!({"type": "other", "function": {}}))
            .as_any()
            .is_some()
    );
    assert!(
        pass::<Point>(&json!({"x": 1, "y": 2}))
            .as_two_numbers()
            .is_some()
    );
    assert!(pass::<Point>(&json!({"x": 1})).as_one_number().is_some());
    assert!(pass::<Point>(&json!({"x": "1"})).as_one_text().is_some());
}

/// As Springdoc writes it: the union lists what extends it.
#[test]
fn branches_extend_their_union() {
    use unions::extended_by_branches::types::{Animal, Shape, Vehicle};
    let cat = json!({"type": "CAT", "name": "Tom", "lives": 9});
    assert_eq!(
        pass::<Animal>(&cat).as_cat().and_then(|cat| cat.lives),
        Some(9)
    );
    assert_eq!(
        pass::<Animal>(&json!({"type": "Dog", "name": "Rex"}))
            .as_dog()
            .unwrap()
            .name
            .as_deref(),
        Some("Rex")
    );
    assert!(matches!(
        pass::<Animal>(&json!({"type": "Newt"})),
        Animal::Unknown(_)
    ));
    let taxi = pass::<Vehicle>(&json!({"kind": "Taxi", "seats": 4}));
    assert_eq!(
        taxi.as_car()
            .and_then(|car| car.as_taxi())
            .and_then(|taxi| taxi.seats),
        Some(4)
    );
    assert_eq!(
        pass::<Shape>(&json!({"color": "red", "x": 1.5}))
            .as_point()
            .unwrap()
            .color
            .as_deref(),
        Some("red")
    );
}

/// A union that is a part of an `allOf` is decided by its tag there too.
#[test]
fn a_tag_decides_within_all_of() {
    use unions::tagged_in_all_of::types::Stamped;
    assert!(
        pass::<Stamped>(&json!({"ts": 1, "shape": "sq", "side": 1.5}))
            .as_sq()
            .is_some()
    );
    assert!(matches!(
        pass::<Stamped>(&json!({"ts": 1, "shape": "ring", "r": 1})),
        Stamped::Unknown(_)
    ));
    assert!(refuse::<Stamped>(&json!({"ts": 1, "shape": "sq", "r": 1.5})).contains("side"));
}

/// What holds itself holds null too where one of its branches is null.
#[test]
fn null_within_a_union_of_itself() {
    use unions::null_within::types::Holder;
    pass::<Holder>(&json!({"json": null, "text": ["a", null, ["b", null]]}));
    pass::<Holder>(&json!({"json": [null, {"a": null, "b": [1.5, "x", [null]]}]}));
    assert!(refuse::<Holder>(&json!({"text": "a"})).contains("json"));
}

#[test]
fn what_another_union_says_of_a_struct_decides_too() {
    use unions::tags_owned_elsewhere::types::{Cat, Garden, GardenItem, Zoo, ZooPet};
    let zoo: Zoo = pass(&json!({
        "pet": {"type": "Dog", "name": "x"},
        "any": {"type": "Fox", "tail": true},
        "or_text": {"type": "Cat", "lives": 9},
    }));
    assert!(zoo.pet.unwrap().as_dog().is_some());
    assert!(zoo.any.unwrap().as_animal().unwrap().as_fox().is_some());
    assert_eq!(
        serde_json::to_value(Zoo::new().pet(ZooPet::from(Cat::new()))).unwrap(),
        json!({"pet": {"type": "Cat"}})
    );
    pass::<Zoo>(&json!({"or_text": "a text", "pet": {"type": "Eel", "wet": true}}));
    let garden: Garden = pass(&json!([{"type": "Oak", "height": 3}, {"height": 3, "thorns": 1}]));
    assert!(garden[0].as_oak().is_some() && matches!(garden[1], GardenItem::Unknown(_)));
}

#[test]
fn whole_numbers_are_tags() {
    use unions::number_tags::types::{Packet, Second};
    assert!(
        pass::<Packet>(&json!({"v": 1, "size": 3}))
            .as_first()
            .is_some()
    );
    assert_eq!(
        pass::<Packet>(&json!({"v": 2})),
        Packet::from(Second::new())
    );
    assert_eq!(
        decode::<Packet>(br#"{"v": 2.0}"#).unwrap(),
        Packet::from(Second::new())
    );
    assert!(matches!(
        pass::<Packet>(&json!({"v": 3})),
        Packet::Unknown(_)
    ));
}

#[test]
fn null_of_a_branch_is_null_of_the_union() {
    use unions::nulls_of_branches::types::Owner;
    let owner: Owner = pass(&json!({"pet": null, "other": null, "more": [null, {"kind": "dog"}]}));
    assert!(owner.pet.is_none() && owner.other.is_none());
    pass::<Owner>(&json!({"pet": {"kind": "cat"}, "other": {"kind": "bird"}}));
}

#[test]
fn a_branch_is_chosen_by_all_that_it_demands() {
    use unions::demands::types::{Range, Tool};
    assert!(
        pass::<Tool>(&json!({"type": "function", "function": "f"}))
            .as_function()
            .is_some()
    );
    assert!(
        pass::<Tool>(&json!({"type": "web", "function": "f"}))
            .as_function()
            .is_none()
    );
    pass::<Tool>(&json!({"type": "web"}));
    assert!(
        pass::<Range>(&json!({"from": 1, "at": 2}))
            .as_at()
            .is_some()
    );
    assert!(
        pass::<Range>(&json!({"from": 1, "to": 2}))
            .as_from()
            .is_some()
    );
}

#[test]
fn a_union_asks_for_its_own_tag_only() {
    use unions::two_discriminators::types::{Entry, Event};
    let created = pass::<Event>(&json!({"event_type": "created", "id": 1}));
    let created = created.as_created().unwrap().clone();
    let entry = serde_json::to_value(Entry::from(created)).unwrap();
    assert_eq!(
        entry,
        json!({"event_type": "created", "kind": "Created", "id": 1})
    );
}

#[test]
fn merged_branches_have_the_values_of_their_schemas() {
    use unions::merged_by_name::types::{Placed, Twice};
    let ellipse = json!({"kind": "ellipse", "x": 1.5});
    assert!(!matches!(pass::<Placed>(&ellipse), Placed::Unknown(_)));
    assert!(!matches!(pass::<Twice>(&ellipse), Twice::Unknown(_)));
    for kind in ["circle", "square", "Plain"] {
        let sample = json!({"kind": kind, "x": 1.5});
        assert!(
            !matches!(pass::<Placed>(&sample), Placed::Unknown(_)),
            "{kind}"
        );
        assert!(
            !matches!(pass::<Twice>(&sample), Twice::Unknown(_)),
            "{kind}"
        );
    }
}

#[test]
fn tuples_are_told_apart_by_position_and_length() {
    use unions::tuples::types::{Pair, Position, Step};
    let pairs = [json!(["a", 1]), json!([1, "a"])].map(|sample| pass::<Pair>(&sample));
    assert_ne!(
        std::mem::discriminant(&pairs[0]),
        std::mem::discriminant(&pairs[1])
    );
    for sample in [
        json!([1.5, 2.5]),
        json!([1.5, 2.5, 3.5]),
        json!(["a", "b", "c", "d"]),
        json!([]),
    ] {
        pass::<Position>(&sample);
    }
    for sample in [
        json!(["add", "x", 1.5]),
        json!(["del", "x"]),
        json!(["get", "x"]),
    ] {
        pass::<Step>(&sample);
    }
    let steps = [json!(["del", "x"]), json!(["get", "x"])].map(|sample| pass::<Step>(&sample));
    assert_ne!(
        std::mem::discriminant(&steps[0]),
        std::mem::discriminant(&steps[1])
    );
}
