//! The types of the cases of `tests/cases/unions`.

use std::collections::BTreeMap;

use crate::listed::{Case, Type};

/// The types of each case.
pub const CASES: &[Case] = &[
    Case { document: "unions/base_without_tag.yaml", unknown_fields: "Keep", types: {
        use expected::unions::base_without_tag::types;
        &[
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::ShapeBase>(&["/components/schemas/ShapeBase"]),
            Type::of::<types::ShapeSquare>(&["/components/schemas/ShapeSquare"]),
            Type::of::<types::ShapeTriangle>(&["/components/schemas/ShapeTriangle"]),
        ]
    } },
    Case { document: "unions/branch_without_fields.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::unions::branch_without_fields::types;
        &[
            Type::of::<BTreeMap<String, runtime::Untyped>>(&["/components/schemas/Closed"]),
            Type::of::<types::Answer>(&["/components/schemas/Answer"]),
            Type::of::<types::AnswerCount>(&["/components/schemas/Answer/oneOf/1"]),
            Type::of::<types::AnswerEmpty>(&["/components/schemas/Answer/oneOf/0"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::Opened>(&["/components/schemas/Opened"]),
        ]
    } },
    Case { document: "unions/by_keys.yaml", unknown_fields: "Keep", types: {
        use expected::unions::by_keys::types;
        &[
            Type::of::<Option<types::Reference>>(&["/components/schemas/Reference"]),
            Type::of::<types::Customer>(&["/components/schemas/Customer"]),
            Type::of::<types::ReferenceDeleted>(&["/components/schemas/Reference/anyOf/2"]),
            Type::of::<types::Source>(&["/components/schemas/Source"]),
            Type::of::<types::TextSource>(&["/components/schemas/TextSource"]),
            Type::of::<types::UrlSource>(&["/components/schemas/UrlSource"]),
            Type::of::<types::Weather>(&["/components/schemas/Weather"]),
            Type::of::<types::WeatherHail>(&["/components/schemas/Weather/oneOf/1"]),
            Type::of::<types::WeatherRain>(&["/components/schemas/Weather/oneOf/0"]),
            Type::of::<types::WeatherRainRain>(&["/components/schemas/Weather/oneOf/0/properties/rain"]),
            Type::of::<types::WeatherValue>(&["/components/schemas/Weather/oneOf/2"]),
        ]
    } },
    Case { document: "unions/by_kind.yaml", unknown_fields: "Keep", types: {
        use expected::unions::by_kind::types;
        &[
            Type::of::<Option<types::Recipient>>(&["/components/schemas/Recipient"]),
            Type::of::<types::Group>(&["/components/schemas/Group"]),
            Type::of::<types::NodeSelectors>(&["/components/schemas/NodeSelectors"]),
            Type::of::<types::Scalar>(&["/components/schemas/Scalar"]),
            Type::of::<types::Selector>(&["/components/schemas/Selector"]),
            Type::of::<types::Target>(&["/components/schemas/Target"]),
            Type::of::<types::User>(&["/components/schemas/User"]),
        ]
    } },
    Case { document: "unions/by_shape.yaml", unknown_fields: "Keep", types: {
        use expected::unions::by_shape::types;
        &[
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::DateRange>(&["/components/schemas/DateRange"]),
            Type::of::<types::Document>(&["/components/schemas/Document"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Either>(&["/components/schemas/Either"]),
            Type::of::<types::Empty>(&["/components/schemas/Empty"]),
            Type::of::<types::Heard>(&["/components/schemas/Heard"]),
            Type::of::<types::Item>(&["/components/schemas/Item"]),
            Type::of::<types::Message>(&["/components/schemas/Message"]),
            Type::of::<types::NumberRange>(&["/components/schemas/NumberRange"]),
            Type::of::<types::Prompt>(&["/components/schemas/Prompt"]),
            Type::of::<types::Range>(&["/components/schemas/Range"]),
            Type::of::<types::Said>(&["/components/schemas/Said"]),
            Type::of::<types::SaidRole>(&["/components/schemas/Said/properties/role"]),
            Type::of::<types::Vectors>(&["/components/schemas/Vectors"]),
        ]
    } },
    Case { document: "unions/called_after_content.yaml", unknown_fields: "Keep", types: {
        use expected::unions::called_after_content::types;
        &[
            Type::of::<types::Node>(&["/components/schemas/Node"]),
            Type::of::<types::NodeAlways>(&["/components/schemas/Node/properties/always"]),
            Type::of::<types::NodeBounded>(&["/components/schemas/Node/properties/bounded"]),
            Type::of::<types::NodeLimited>(&["/components/schemas/Node/properties/limited"]),
            Type::of::<types::StringOrBoolean>(&["/components/schemas/Node/properties/sometimes"]),
            Type::of::<types::StringOrInteger>(&["/components/schemas/Node/properties/id", "/components/schemas/Node/properties/size", "/components/schemas/Node/properties/loc/items"]),
            Type::of::<types::StringOrNode>(&["/components/schemas/Node/properties/parent"]),
            Type::of::<types::StringOrStringArray>(&["/components/schemas/Node/properties/names"]),
            Type::of::<types::StringOrStringOrNullArray>(&["/components/schemas/Node/properties/gaps"]),
            Type::of::<types::TextOrInteger>(&["/components/schemas/TextOrInteger"]),
        ]
    } },
    Case { document: "unions/default_mapping.yaml", unknown_fields: "Keep", types: {
        use expected::unions::default_mapping::types;
        &[
            Type::of::<types::AnyVehicle>(&["/components/schemas/AnyVehicle"]),
            Type::of::<types::Car>(&["/components/schemas/Car"]),
            Type::of::<types::Garage>(&["/components/schemas/Garage"]),
            Type::of::<types::MyCat>(&["/components/schemas/MyCat"]),
            Type::of::<types::MyDog>(&["/components/schemas/MyDog"]),
            Type::of::<types::MyPet>(&["/components/schemas/MyPet"]),
            Type::of::<types::OtherPet>(&["/components/schemas/OtherPet"]),
            Type::of::<types::Vehicle>(&["/components/schemas/Vehicle"]),
            Type::of::<types::VehicleBase>(&["/components/schemas/Vehicle/~base"]),
        ]
    } },
    Case { document: "unions/demands.yaml", unknown_fields: "Keep", types: {
        use expected::unions::demands::types;
        &[
            Type::of::<types::Range>(&["/components/schemas/Range"]),
            Type::of::<types::RangeAt>(&["/components/schemas/Range/oneOf/1"]),
            Type::of::<types::RangeFrom>(&["/components/schemas/Range/oneOf/0"]),
            Type::of::<types::Tool>(&["/components/schemas/Tool"]),
            Type::of::<types::ToolFunction>(&["/components/schemas/Tool/anyOf/0"]),
        ]
    } },
    Case { document: "unions/extended_by_branches.yaml", unknown_fields: "Keep", types: {
        use expected::unions::extended_by_branches::types;
        &[
            Type::of::<types::Animal>(&["/components/schemas/Animal"]),
            Type::of::<types::Bike>(&["/components/schemas/Bike"]),
            Type::of::<types::Car>(&["/components/schemas/Car"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Circle>(&["/components/schemas/Circle"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Loop>(&["/components/schemas/Loop"]),
            Type::of::<types::LoopA>(&["/components/schemas/Loop/oneOf/0", "/components/schemas/Loop/oneOf/0/allOf/1"]),
            Type::of::<types::LoopB>(&["/components/schemas/Loop/oneOf/1"]),
            Type::of::<types::Plain>(&["/components/schemas/Plain"]),
            Type::of::<types::PlainA>(&["/components/schemas/PlainA"]),
            Type::of::<types::PlainB>(&["/components/schemas/PlainB"]),
            Type::of::<types::Point>(&["/components/schemas/Point"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::ShapeCircle>(&["/components/schemas/Shape/anyOf/0/~merged"]),
            Type::of::<types::ShapePoint>(&["/components/schemas/Shape/anyOf/2/~merged"]),
            Type::of::<types::ShapeSquare>(&["/components/schemas/Shape/anyOf/1/~merged"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
            Type::of::<types::Taxi>(&["/components/schemas/Taxi"]),
            Type::of::<types::Van>(&["/components/schemas/Van"]),
            Type::of::<types::Vehicle>(&["/components/schemas/Vehicle"]),
        ]
    } },
    Case { document: "unions/implied_tag.yaml", unknown_fields: "Keep", types: {
        use expected::unions::implied_tag::types;
        &[
            Type::of::<types::Base>(&["/components/schemas/Base"]),
            Type::of::<types::Circle>(&["/components/schemas/Circle"]),
            Type::of::<types::Round>(&["/components/schemas/Round"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
        ]
    } },
    Case { document: "unions/inheritance.yaml", unknown_fields: "Keep", types: {
        use expected::unions::inheritance::types;
        &[
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Home>(&["/components/schemas/Home"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::PetBase>(&["/components/schemas/Pet/~base"]),
            Type::of::<types::Puppy>(&["/components/schemas/Puppy"]),
            Type::of::<types::Tagged>(&["/components/schemas/Tagged"]),
            Type::of::<types::Untagged>(&["/components/schemas/Untagged"]),
        ]
    } },
    Case { document: "unions/inherited_tags.yaml", unknown_fields: "Keep", types: {
        use expected::unions::inherited_tags::types;
        &[
            Type::of::<types::ActionGroup>(&["/components/schemas/ActionGroup"]),
            Type::of::<types::Animal>(&["/components/schemas/Animal"]),
            Type::of::<types::AnyRequest>(&["/components/schemas/AnyRequest"]),
            Type::of::<types::AnyRequestVersion>(&["/components/schemas/AnyRequest/properties/version"]),
            Type::of::<types::BatchImage>(&["/components/schemas/BatchImage"]),
            Type::of::<types::Car>(&["/components/schemas/Car"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Circle>(&["/components/schemas/Circle"]),
            Type::of::<types::Creature>(&["/components/schemas/Creature"]),
            Type::of::<types::CreatureSpecies>(&["/components/schemas/Creature/properties/species"]),
            Type::of::<types::Destination>(&["/components/schemas/Destination"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Failure>(&["/components/schemas/Failure"]),
            Type::of::<types::Fossil>(&["/components/schemas/Fossil"]),
            Type::of::<types::Git>(&["/components/schemas/Git"]),
            Type::of::<types::HtmlMessage>(&["/components/schemas/HtmlMessage"]),
            Type::of::<types::Image>(&["/components/schemas/Image"]),
            Type::of::<types::ImageBase>(&["/components/schemas/Image/~base"]),
            Type::of::<types::ImageFlavor>(&["/components/schemas/Image/properties/flavor"]),
            Type::of::<types::LostPartition>(&["/components/schemas/LostPartition"]),
            Type::of::<types::Mercurial>(&["/components/schemas/Mercurial"]),
            Type::of::<types::Message>(&["/components/schemas/Message"]),
            Type::of::<types::MessageBase>(&["/components/schemas/Message/~base"]),
            Type::of::<types::Model>(&["/components/schemas/Model"]),
            Type::of::<types::NamedPartition>(&["/components/schemas/NamedPartition"]),
            Type::of::<types::Notice>(&["/components/schemas/Notice"]),
            Type::of::<types::Partition>(&["/components/schemas/Partition"]),
            Type::of::<types::PartitionBase>(&["/components/schemas/Partition/~base"]),
            Type::of::<types::Polygon>(&["/components/schemas/Polygon"]),
            Type::of::<types::PolygonBase>(&["/components/schemas/Polygon/~base"]),
            Type::of::<types::Repository>(&["/components/schemas/Repository"]),
            Type::of::<types::Request>(&["/components/schemas/Request"]),
            Type::of::<types::RequestV1>(&["/components/schemas/RequestV1"]),
            Type::of::<types::RequestV2>(&["/components/schemas/RequestV2"]),
            Type::of::<types::Rule>(&["/components/schemas/Rule"]),
            Type::of::<types::Scheme>(&["/components/schemas/Scheme"]),
            Type::of::<types::Sedan>(&["/components/schemas/Sedan"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Source>(&["/components/schemas/Source"]),
            Type::of::<types::SourceKind>(&["/components/schemas/Source/properties/kind"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
            Type::of::<types::Suppression>(&["/components/schemas/Suppression"]),
            Type::of::<types::Template>(&["/components/schemas/Template"]),
            Type::of::<types::ToLibrary>(&["/components/schemas/ToLibrary"]),
            Type::of::<types::ToPlaylist>(&["/components/schemas/ToPlaylist"]),
            Type::of::<types::Triangle>(&["/components/schemas/Triangle"]),
            Type::of::<types::Truck>(&["/components/schemas/Truck"]),
            Type::of::<types::UniformPartition>(&["/components/schemas/UniformPartition"]),
            Type::of::<types::User>(&["/components/schemas/User"]),
            Type::of::<types::UserDetails>(&["/components/schemas/UserDetails"]),
            Type::of::<types::UserType>(&["/components/schemas/User/properties/type"]),
            Type::of::<types::Warning>(&["/components/schemas/Warning"]),
            Type::of::<types::WebImage>(&["/components/schemas/WebImage"]),
        ]
    } },
    Case { document: "unions/inline_branches.yaml", unknown_fields: "Keep", types: {
        use expected::unions::inline_branches::types;
        &[
            Type::of::<types::Action>(&["/components/schemas/Action"]),
            Type::of::<types::ActionBackOrClose>(&["/components/schemas/Action/oneOf/0"]),
            Type::of::<types::ActionBackOrCloseType>(&["/components/schemas/Action/oneOf/0/properties/type"]),
            Type::of::<types::ActionUrl>(&["/components/schemas/Action/oneOf/1"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::EventCame>(&["/components/schemas/Event/oneOf/0"]),
            Type::of::<types::EventWent>(&["/components/schemas/Event/oneOf/1"]),
            Type::of::<types::Log>(&["/components/schemas/Log"]),
            Type::of::<types::LogEntry>(&["/components/schemas/Log/properties/entry"]),
            Type::of::<types::LogEntryError>(&["/components/schemas/Log/properties/entry/oneOf/1"]),
            Type::of::<types::LogEntryInfo>(&["/components/schemas/Log/properties/entry/oneOf/0"]),
            Type::of::<types::Media>(&["/components/schemas/Media"]),
            Type::of::<types::MediaPause>(&["/components/schemas/Media/oneOf/0"]),
            Type::of::<types::MediaSkipTo>(&["/components/schemas/Media/oneOf/1"]),
        ]
    } },
    Case { document: "unions/large_branch.yaml", unknown_fields: "Keep", types: {
        use expected::unions::large_branch::types;
        &[
            Type::of::<BTreeMap<String, i64>>(&["/components/schemas/Counts"]),
            Type::of::<types::Document>(&["/components/schemas/Document"]),
            Type::of::<types::Large>(&["/components/schemas/Large"]),
            Type::of::<types::Maps>(&["/components/schemas/Maps"]),
            Type::of::<types::MapsOrTexts>(&["/components/schemas/MapsOrTexts"]),
            Type::of::<types::Small>(&["/components/schemas/Small"]),
            Type::of::<types::Texts>(&["/components/schemas/Texts"]),
        ]
    } },
    Case { document: "unions/long_names.yaml", unknown_fields: "Keep", types: {
        use expected::unions::long_names::types;
        &[
            Type::of::<types::RetentionPolicyMaxExtensionLengthRequestOrItsDefault>(&["/components/schemas/RetentionPolicyMaxExtensionLengthRequestOrItsDefault"]),
            Type::of::<types::RetentionPolicyMaxExtensionLengthRequestOrItsDefaultDays>(&["/components/schemas/RetentionPolicyMaxExtensionLengthRequestOrItsDefault/oneOf/1"]),
            Type::of::<types::RetentionPolicyMaxExtensionLengthRequestOrItsDefaultValue>(&["/components/schemas/RetentionPolicyMaxExtensionLengthRequestOrItsDefault/oneOf/0"]),
        ]
    } },
    Case { document: "unions/merged_by_name.yaml", unknown_fields: "Keep", types: {
        use expected::unions::merged_by_name::types;
        &[
            Type::of::<types::Circle>(&["/components/schemas/circle"]),
            Type::of::<types::CircleKind>(&["/components/schemas/circle/properties/kind"]),
            Type::of::<types::Placed>(&["/components/schemas/Placed"]),
            Type::of::<types::PlacedCircle>(&["/components/schemas/Placed/oneOf/0/~merged"]),
            Type::of::<types::PlacedPlain>(&["/components/schemas/Placed/oneOf/2/~merged"]),
            Type::of::<types::PlacedSquare>(&["/components/schemas/Placed/oneOf/1/~merged"]),
            Type::of::<types::Plain>(&["/components/schemas/Plain"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
            Type::of::<types::Twice>(&["/components/schemas/Twice"]),
            Type::of::<types::TwiceCircle>(&["/components/schemas/Twice/oneOf/0/~merged"]),
            Type::of::<types::TwicePlain>(&["/components/schemas/Twice/oneOf/2/~merged"]),
            Type::of::<types::TwiceSquare>(&["/components/schemas/Twice/oneOf/1/~merged"]),
        ]
    } },
    Case { document: "unions/nested.yaml", unknown_fields: "Keep", types: {
        use expected::unions::nested::types;
        &[
            Type::of::<types::Animal>(&["/components/schemas/Animal"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::Wolf>(&["/components/schemas/Wolf"]),
            Type::of::<types::Zoo>(&["/components/schemas/Zoo"]),
        ]
    } },
    Case { document: "unions/null_within.yaml", unknown_fields: "Keep", types: {
        use expected::unions::null_within::types;
        &[
            Type::of::<BTreeMap<String, Option<types::Json>>>(&["/components/schemas/Object"]),
            Type::of::<Option<types::Json>>(&["/components/schemas/Json"]),
            Type::of::<Option<types::Scalar>>(&["/components/schemas/Scalar"]),
            Type::of::<Option<types::Texts>>(&["/components/schemas/Texts"]),
            Type::of::<Vec<Option<types::Json>>>(&["/components/schemas/List"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
        ]
    } },
    Case { document: "unions/nulls.yaml", unknown_fields: "Keep", types: {
        use expected::unions::nulls::types;
        &[
            Type::of::<Option<types::Maybe>>(&["/components/schemas/Maybe"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat", "/components/schemas/Holder/properties/only"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
        ]
    } },
    Case { document: "unions/nulls_of_branches.yaml", unknown_fields: "Keep", types: {
        use expected::unions::nulls_of_branches::types;
        &[
            Type::of::<Option<types::Cat>>(&["/components/schemas/Cat"]),
            Type::of::<Option<types::Dog>>(&["/components/schemas/MaybeDog"]),
            Type::of::<Option<types::Pet>>(&["/components/schemas/Pet"]),
            Type::of::<types::Bird>(&["/components/schemas/Bird"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Owner>(&["/components/schemas/Owner"]),
        ]
    } },
    Case { document: "unions/number_tags.yaml", unknown_fields: "Keep", types: {
        use expected::unions::number_tags::types;
        &[
            Type::of::<types::First>(&["/components/schemas/First"]),
            Type::of::<types::Packet>(&["/components/schemas/Packet"]),
            Type::of::<types::Second>(&["/components/schemas/Second"]),
        ]
    } },
    Case { document: "unions/one_branch.yaml", unknown_fields: "Keep", types: {
        use expected::unions::one_branch::types;
        &[
            Type::of::<types::Content>(&["/components/schemas/Content"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::Text>(&["/components/schemas/Text"]),
        ]
    } },
    Case { document: "unions/one_kind_twice.yaml", unknown_fields: "Keep", types: {
        use expected::unions::one_kind_twice::types;
        &[
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::HolderConstants>(&["/components/schemas/Holder/properties/constants", "/components/schemas/Holder/properties/constants/anyOf/0", "/components/schemas/Holder/properties/constants/anyOf/1"]),
            Type::of::<types::HolderNumber>(&["/components/schemas/Holder/properties/number"]),
            Type::of::<types::HolderOpenValue>(&["/components/schemas/Holder/properties/open", "/components/schemas/Holder/properties/open/anyOf/0"]),
        ]
    } },
    Case { document: "unions/only_required.yaml", unknown_fields: "Keep", types: {
        use expected::unions::only_required::types;
        &[
            Type::of::<types::Contact>(&["/components/schemas/Contact", "/components/schemas/Contact/anyOf/0", "/components/schemas/Contact/anyOf/1"]),
            Type::of::<types::Named>(&["/components/schemas/Named"]),
            Type::of::<types::NamedModeItem>(&["/components/schemas/Named/properties/mode/anyOf/0/items"]),
        ]
    } },
    Case { document: "unions/properties_next_to_nested_union.yaml", unknown_fields: "Keep", types: {
        use expected::unions::properties_next_to_nested_union::types;
        &[
            Type::of::<types::A>(&["/components/schemas/A"]),
            Type::of::<types::B>(&["/components/schemas/B"]),
            Type::of::<types::C>(&["/components/schemas/C"]),
            Type::of::<types::Inner>(&["/components/schemas/Inner"]),
            Type::of::<types::Outer>(&["/components/schemas/Outer"]),
            Type::of::<types::With>(&["/components/schemas/With"]),
            Type::of::<types::WithC>(&["/components/schemas/With/oneOf/1/~merged"]),
            Type::of::<types::WithInner>(&["/components/schemas/With/oneOf/0/~merged"]),
            Type::of::<types::WithInnerA>(&["/components/schemas/With/oneOf/0/~merged/oneOf/0/~merged"]),
            Type::of::<types::WithInnerB>(&["/components/schemas/With/oneOf/0/~merged/oneOf/1/~merged"]),
        ]
    } },
    Case { document: "unions/properties_next_to_union.yaml", unknown_fields: "Keep", types: {
        use expected::unions::properties_next_to_union::types;
        &[
            Type::of::<types::Bike>(&["/components/schemas/Bike"]),
            Type::of::<types::Car>(&["/components/schemas/Car"]),
            Type::of::<types::Extended>(&["/components/schemas/Extended"]),
            Type::of::<types::ExtendedBike>(&["/components/schemas/Extended/oneOf/1/~merged"]),
            Type::of::<types::ExtendedCar>(&["/components/schemas/Extended/oneOf/0/~merged"]),
            Type::of::<types::Vehicle>(&["/components/schemas/Vehicle"]),
            Type::of::<types::VehicleBike>(&["/components/schemas/Vehicle/oneOf/1/~merged"]),
            Type::of::<types::VehicleCar>(&["/components/schemas/Vehicle/oneOf/0/~merged"]),
        ]
    } },
    Case { document: "unions/recursive.yaml", unknown_fields: "Keep", types: {
        use expected::unions::recursive::types;
        &[
            Type::of::<Vec<Option<types::StringOrNested>>>(&["/components/schemas/Nested"]),
            Type::of::<types::Comparison>(&["/components/schemas/Comparison"]),
            Type::of::<types::ComparisonType>(&["/components/schemas/Comparison/properties/type"]),
            Type::of::<types::Constant>(&["/components/schemas/Constant"]),
            Type::of::<types::Expression>(&["/components/schemas/Expression"]),
            Type::of::<types::Filter>(&["/components/schemas/Filter", "/components/schemas/Filter/properties/filters/items/oneOf/1"]),
            Type::of::<types::FilterFiltersItem>(&["/components/schemas/Filter/properties/filters/items"]),
            Type::of::<types::FilterType>(&["/components/schemas/Filter/properties/type"]),
            Type::of::<types::Json>(&["/components/schemas/Json"]),
            Type::of::<types::Negation>(&["/components/schemas/Negation"]),
            Type::of::<types::Sum>(&["/components/schemas/Sum"]),
        ]
    } },
    Case { document: "unions/shared_in_patches.yaml", unknown_fields: "Keep", types: {
        use expected::unions::shared_in_patches::types;
        &[
            Type::of::<types::ChangeThingBody>(&["/paths/~1things/patch/requestBody/content/application~1json/schema"]),
            Type::of::<types::DoorChange>(&["/components/schemas/DoorChange"]),
            Type::of::<types::LampChange>(&["/components/schemas/LampChange"]),
            Type::of::<types::Room>(&["/components/schemas/Room"]),
        ]
    } },
    Case { document: "unions/shared_schemas.yaml", unknown_fields: "Keep", types: {
        use expected::unions::shared_schemas::types;
        &[
            Type::of::<types::Ant>(&["/components/schemas/Ant"]),
            Type::of::<types::Bee>(&["/components/schemas/Bee"]),
            Type::of::<types::BoxType>(&["/components/schemas/Box"]),
            Type::of::<types::Boxed>(&["/components/schemas/Boxed"]),
            Type::of::<types::ByKind>(&["/components/schemas/ByKind"]),
            Type::of::<types::ByType>(&["/components/schemas/ByType"]),
            Type::of::<types::Crate>(&["/components/schemas/Crate"]),
            Type::of::<types::Crow>(&["/components/schemas/Crow"]),
        ]
    } },
    Case { document: "unions/special_branches.yaml", unknown_fields: "Keep", types: {
        use expected::unions::special_branches::types;
        &[
            Type::of::<types::AnyTool>(&["/components/schemas/AnyTool"]),
            Type::of::<types::FunctionTool>(&["/components/schemas/FunctionTool"]),
            Type::of::<types::FunctionToolFunction>(&["/components/schemas/FunctionTool/properties/function"]),
            Type::of::<types::OneNumber>(&["/components/schemas/OneNumber"]),
            Type::of::<types::OneText>(&["/components/schemas/OneText"]),
            Type::of::<types::Point>(&["/components/schemas/Point"]),
            Type::of::<types::Tool>(&["/components/schemas/Tool"]),
            Type::of::<types::TwoNumbers>(&["/components/schemas/TwoNumbers"]),
        ]
    } },
    Case { document: "unions/strings_and_others.yaml", unknown_fields: "Keep", types: {
        use expected::unions::strings_and_others::types;
        &[
            Type::of::<types::A>(&["/components/schemas/A"]),
            Type::of::<types::AOrBOrInteger>(&["/components/schemas/H/properties/u"]),
            Type::of::<types::B>(&["/components/schemas/B"]),
            Type::of::<types::H>(&["/components/schemas/H"]),
            Type::of::<types::L>(&["/components/schemas/L"]),
            Type::of::<types::LObject>(&["/components/schemas/L/anyOf/2"]),
            Type::of::<types::LString>(&["/components/schemas/L/anyOf/0", "/components/schemas/L/anyOf/1"]),
            Type::of::<types::O>(&["/components/schemas/O"]),
            Type::of::<types::U>(&["/components/schemas/U"]),
        ]
    } },
    Case { document: "unions/strings_next_to_a_number.yaml", unknown_fields: "Keep", types: {
        use expected::unions::strings_next_to_a_number::types;
        &[
            Type::of::<types::Link>(&["/components/schemas/Link"]),
            Type::of::<types::LinkExpiresAt>(&["/components/schemas/Link/properties/expires_at"]),
            Type::of::<types::LinkExpiresAtString>(&["/components/schemas/Link/properties/expires_at/anyOf/0", "/components/schemas/Link/properties/expires_at/anyOf/2"]),
        ]
    } },
    Case { document: "unions/subset_with_other_names.yaml", unknown_fields: "Keep", types: {
        use expected::unions::subset_with_other_names::types;
        &[
            Type::of::<types::Dash>(&["/components/schemas/Dash"]),
            Type::of::<types::Part>(&["/components/schemas/Part"]),
            Type::of::<types::Third>(&["/components/schemas/Third"]),
            Type::of::<types::Underscore>(&["/components/schemas/Underscore"]),
            Type::of::<types::Whole>(&["/components/schemas/Whole"]),
        ]
    } },
    Case { document: "unions/subsets.yaml", unknown_fields: "Keep", types: {
        use expected::unions::subsets::types;
        &[
            Type::of::<types::Ant>(&["/components/schemas/Ant"]),
            Type::of::<types::Any>(&["/components/schemas/Any"]),
            Type::of::<types::Bee>(&["/components/schemas/Bee"]),
            Type::of::<types::Crow>(&["/components/schemas/Crow"]),
            Type::of::<types::Deer>(&["/components/schemas/Deer"]),
            Type::of::<types::Few>(&["/components/schemas/Few"]),
            Type::of::<types::Other>(&["/components/schemas/Other"]),
            Type::of::<types::Twin>(&["/components/schemas/Twin"]),
        ]
    } },
    Case { document: "unions/tag_next_to_other_types.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tag_next_to_other_types::types;
        &[
            Type::of::<types::Page>(&["/components/schemas/Page"]),
            Type::of::<types::Query>(&["/components/schemas/Query"]),
            Type::of::<types::Value>(&["/components/schemas/Value"]),
        ]
    } },
    Case { document: "unions/tag_of_other_types.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tag_of_other_types::types;
        &[
            Type::of::<types::Alarm>(&["/components/schemas/Alarm"]),
            Type::of::<types::Bye>(&["/components/schemas/Bye"]),
            Type::of::<types::Close>(&["/components/schemas/Close"]),
            Type::of::<types::Data>(&["/components/schemas/Data"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::Frame>(&["/components/schemas/Frame"]),
            Type::of::<types::Hello>(&["/components/schemas/Hello"]),
            Type::of::<types::Notice>(&["/components/schemas/Notice"]),
            Type::of::<types::Open>(&["/components/schemas/Open"]),
            Type::of::<types::Outcome>(&["/components/schemas/Outcome"]),
            Type::of::<types::OutcomeFailure>(&["/components/schemas/Outcome/anyOf/1"]),
            Type::of::<types::OutcomeSuccess>(&["/components/schemas/Outcome/anyOf/0"]),
            Type::of::<types::Packet>(&["/components/schemas/Packet"]),
            Type::of::<types::Release>(&["/components/schemas/Release"]),
            Type::of::<types::ReleaseNamed>(&["/components/schemas/Release/oneOf/1"]),
            Type::of::<types::ReleaseNumbered>(&["/components/schemas/Release/oneOf/0"]),
        ]
    } },
    Case { document: "unions/tag_of_several_values.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tag_of_several_values::types;
        &[
            Type::of::<types::Apple>(&["/components/schemas/Apple"]),
            Type::of::<types::Changed>(&["/components/schemas/Changed"]),
            Type::of::<types::ChangedKind>(&["/components/schemas/Changed/properties/kind"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::Fruit>(&["/components/schemas/Fruit"]),
            Type::of::<types::Image>(&["/components/schemas/Image"]),
            Type::of::<types::Message>(&["/components/schemas/Message"]),
            Type::of::<types::Pear>(&["/components/schemas/pear"]),
            Type::of::<types::Removed>(&["/components/schemas/Removed"]),
            Type::of::<types::Text>(&["/components/schemas/Text"]),
        ]
    } },
    Case { document: "unions/tagged.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tagged::types;
        &[
            Type::of::<types::Action>(&["/components/schemas/Action"]),
            Type::of::<types::ClickAction>(&["/components/schemas/ClickAction"]),
            Type::of::<types::FillAction>(&["/components/schemas/FillAction"]),
        ]
    } },
    Case { document: "unions/tagged_by_name.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::unions::tagged_by_name::types;
        &[
            Type::of::<runtime::Untyped>(&["/components/schemas/Ghost"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
        ]
    } },
    Case { document: "unions/tagged_in_all_of.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tagged_in_all_of::types;
        &[
            Type::of::<types::Circle>(&["/components/schemas/Circle"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
            Type::of::<types::Stamped>(&["/components/schemas/Stamped"]),
            Type::of::<types::StampedCircle>(&["/components/schemas/Stamped/oneOf/0/~merged"]),
            Type::of::<types::StampedSquare>(&["/components/schemas/Stamped/oneOf/1/~merged"]),
        ]
    } },
    Case { document: "unions/tagged_of_untagged.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tagged_of_untagged::types;
        &[
            Type::of::<types::AdminReply>(&["/components/schemas/AdminReply"]),
            Type::of::<types::ById>(&["/components/schemas/ById"]),
            Type::of::<types::ByMail>(&["/components/schemas/ByMail"]),
            Type::of::<types::ContactReply>(&["/components/schemas/ContactReply"]),
            Type::of::<types::Reply>(&["/components/schemas/Reply"]),
        ]
    } },
    Case { document: "unions/tags_mapped_elsewhere.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tags_mapped_elsewhere::types;
        &[
            Type::of::<types::Either>(&["/components/schemas/Either"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::EventBase>(&["/components/schemas/Event/~base"]),
            Type::of::<types::Gone>(&["/components/schemas/Gone"]),
            Type::of::<types::Made>(&["/components/schemas/Made"]),
        ]
    } },
    Case { document: "unions/tags_on_two_levels.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tags_on_two_levels::types;
        &[
            Type::of::<types::Aged>(&["/components/schemas/Aged"]),
            Type::of::<types::AgedBase>(&["/components/schemas/Aged/~base"]),
            Type::of::<types::Big>(&["/components/schemas/Big"]),
            Type::of::<types::Card>(&["/components/schemas/Card"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::EventBase>(&["/components/schemas/Event/~base"]),
            Type::of::<types::Inner>(&["/components/schemas/Inner"]),
            Type::of::<types::Left>(&["/components/schemas/Left"]),
            Type::of::<types::Login>(&["/components/schemas/Login"]),
            Type::of::<types::Loose>(&["/components/schemas/Loose"]),
            Type::of::<types::Named>(&["/components/schemas/Named"]),
            Type::of::<types::NamedBase>(&["/components/schemas/Named/~base"]),
            Type::of::<types::Payment>(&["/components/schemas/Payment"]),
            Type::of::<types::PaymentBase>(&["/components/schemas/Payment/~base"]),
            Type::of::<types::Person>(&["/components/schemas/Person"]),
            Type::of::<types::Plain>(&["/components/schemas/Plain"]),
            Type::of::<types::Right>(&["/components/schemas/Right"]),
            Type::of::<types::Round>(&["/components/schemas/Round"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Small>(&["/components/schemas/Small"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
        ]
    } },
    Case { document: "unions/tags_owned_elsewhere.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tags_owned_elsewhere::types;
        &[
            Type::of::<Vec<types::GardenItem>>(&["/components/schemas/Garden"]),
            Type::of::<types::Animal>(&["/components/schemas/Animal"]),
            Type::of::<types::AnimalBase>(&["/components/schemas/Animal/~base"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Fox>(&["/components/schemas/Fox"]),
            Type::of::<types::GardenItem>(&["/components/schemas/Garden/items"]),
            Type::of::<types::Oak>(&["/components/schemas/Oak"]),
            Type::of::<types::Plant>(&["/components/schemas/Plant"]),
            Type::of::<types::PlantBase>(&["/components/schemas/Plant/~base"]),
            Type::of::<types::Rose>(&["/components/schemas/Rose"]),
            Type::of::<types::Zoo>(&["/components/schemas/Zoo"]),
            Type::of::<types::ZooAny>(&["/components/schemas/Zoo/properties/any"]),
            Type::of::<types::ZooOrText>(&["/components/schemas/Zoo/properties/or_text"]),
            Type::of::<types::ZooPet>(&["/components/schemas/Zoo/properties/pet"]),
        ]
    } },
    Case { document: "unions/tuples.yaml", unknown_fields: "Keep", types: {
        use expected::unions::tuples::types;
        &[
            Type::of::<types::Pair>(&["/components/schemas/Pair"]),
            Type::of::<types::Position>(&["/components/schemas/Position"]),
            Type::of::<types::Step>(&["/components/schemas/Step"]),
            Type::of::<types::StepVariant1Variant1>(&["/components/schemas/Step/oneOf/0/prefixItems/0"]),
            Type::of::<types::StepVariant2Variant1>(&["/components/schemas/Step/oneOf/1/prefixItems/0"]),
            Type::of::<types::StepVariant3Variant1>(&["/components/schemas/Step/oneOf/2/prefixItems/0"]),
        ]
    } },
    Case { document: "unions/two_discriminators.yaml", unknown_fields: "Keep", types: {
        use expected::unions::two_discriminators::types;
        &[
            Type::of::<types::Created>(&["/components/schemas/Created"]),
            Type::of::<types::Deleted>(&["/components/schemas/Deleted"]),
            Type::of::<types::Entry>(&["/components/schemas/Entry"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::Note>(&["/components/schemas/Note"]),
        ]
    } },
    Case { document: "unions/types_of_keywords.yaml", unknown_fields: "Keep", types: {
        use expected::unions::types_of_keywords::types;
        &[
            Type::of::<types::Amount>(&["/components/schemas/Amount"]),
            Type::of::<types::AmountObject>(&["/components/schemas/Amount/~type/1"]),
            Type::of::<types::Counts>(&["/components/schemas/Counts"]),
            Type::of::<types::Either>(&["/components/schemas/Either"]),
            Type::of::<types::EitherString>(&["/components/schemas/Either/oneOf/1"]),
            Type::of::<types::Few>(&["/components/schemas/Few"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
        ]
    } },
    Case { document: "unions/undecided.yaml", unknown_fields: "Keep", types: {
        use expected::unions::undecided::types;
        &[
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Either>(&["/components/schemas/Either"]),
            Type::of::<types::Home>(&["/components/schemas/Home"]),
        ]
    } },
    Case { document: "unions/untagged.yaml", unknown_fields: "Keep", types: {
        use expected::unions::untagged::types;
        &[
            Type::of::<types::Album>(&["/components/schemas/Album"]),
            Type::of::<types::Careless>(&["/components/schemas/Careless"]),
            Type::of::<types::CarelessFar>(&["/components/schemas/Careless/oneOf/0"]),
            Type::of::<types::CarelessNear>(&["/components/schemas/Careless/oneOf/1"]),
            Type::of::<types::Check>(&["/components/schemas/Check"]),
            Type::of::<types::CheckCompleted>(&["/components/schemas/Check/oneOf/0", "/components/schemas/Check/oneOf/0/~merged"]),
            Type::of::<types::CheckQueuedOrRunning>(&["/components/schemas/Check/oneOf/1", "/components/schemas/Check/oneOf/1/~merged"]),
            Type::of::<types::CheckQueuedOrRunningStatus>(&["/components/schemas/Check/oneOf/1/~merged/~allOf/properties/status"]),
            Type::of::<types::Doubtful>(&["/components/schemas/Doubtful"]),
            Type::of::<types::Episode>(&["/components/schemas/Episode"]),
            Type::of::<types::Lone>(&["/components/schemas/Lone"]),
            Type::of::<types::LoneSilent>(&["/components/schemas/Lone/oneOf/1"]),
            Type::of::<types::LoneTold>(&["/components/schemas/Lone/oneOf/0"]),
            Type::of::<types::Media>(&["/components/schemas/Media"]),
            Type::of::<types::Track>(&["/components/schemas/Track"]),
        ]
    } },
    Case { document: "unions/variant_names.yaml", unknown_fields: "Keep", types: {
        use expected::unions::variant_names::types;
        &[
            Type::of::<types::Five>(&["/components/schemas/Five"]),
            Type::of::<types::Four>(&["/components/schemas/Four"]),
            Type::of::<types::Odd>(&["/components/schemas/Odd"]),
            Type::of::<types::One>(&["/components/schemas/One"]),
            Type::of::<types::Seven>(&["/components/schemas/Seven"]),
            Type::of::<types::Six>(&["/components/schemas/Six"]),
            Type::of::<types::Three>(&["/components/schemas/Three"]),
            Type::of::<types::Two>(&["/components/schemas/Two"]),
        ]
    } },
];
