//! The types of the cases of `tests/cases/types`.

use std::collections::BTreeMap;

use crate::listed::{Case, Type};

/// The types of each case.
pub const CASES: &[Case] = &[
    Case { document: "types/additional_properties.yaml", unknown_fields: "Keep", types: {
        use expected::types::additional_properties::types;
        &[
            Type::of::<BTreeMap<String, types::ShapesValue>>(&["/components/schemas/Shapes"]),
            Type::of::<BTreeMap<types::Language, String>>(&["/components/schemas/Texts"]),
            Type::of::<types::Language>(&["/components/schemas/Language"]),
            Type::of::<types::Row>(&["/components/schemas/Row"]),
            Type::of::<types::ShapesValue>(&["/components/schemas/Shapes/additionalProperties"]),
        ]
    } },
    Case { document: "types/aliases.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::aliases::types;
        &[
            Type::of::<BTreeMap<String, Vec<String>>>(&["/components/schemas/Index"]),
            Type::of::<Option<types::Thing>>(&["/components/schemas/Maybe"]),
            Type::of::<String>(&["/components/schemas/Id"]),
            Type::of::<Vec<String>>(&["/components/schemas/Ids"]),
            Type::of::<runtime::DateTime>(&["/components/schemas/Moment"]),
            Type::of::<runtime::Untyped>(&["/components/schemas/Anything"]),
            Type::of::<types::Thing>(&["/components/schemas/Same", "/components/schemas/Thing", "/components/schemas/Described"]),
            Type::of::<types::Uses>(&["/components/schemas/Uses"]),
            Type::of::<u64>(&["/components/schemas/Count"]),
        ]
    } },
    Case { document: "types/all_of.yaml", unknown_fields: "Keep", types: {
        use expected::types::all_of::types;
        &[
            Type::of::<types::Chip>(&["/components/schemas/Chip"]),
            Type::of::<types::Dated>(&["/components/schemas/Dated"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Home>(&["/components/schemas/Home"]),
            Type::of::<types::HomeGhost>(&["/components/schemas/Home/properties/ghost"]),
            Type::of::<types::Named>(&["/components/schemas/Named", "/components/schemas/Home/properties/guest", "/components/schemas/Home/properties/owner"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::SizedType>(&["/components/schemas/Sized"]),
            Type::of::<u64>(&["/components/schemas/Narrow"]),
        ]
    } },
    Case { document: "types/all_of_itself.yaml", unknown_fields: "Keep", types: {
        use expected::types::all_of_itself::types;
        &[
            Type::of::<types::Beside>(&["/components/schemas/Beside"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::Loop>(&["/components/schemas/Loop"]),
            Type::of::<types::Named>(&["/components/schemas/Alias", "/components/schemas/Named"]),
            Type::of::<types::Other>(&["/components/schemas/Other", "/components/schemas/Holder/properties/only"]),
        ]
    } },
    Case { document: "types/any.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::any::types;
        &[
            Type::of::<BTreeMap<String, runtime::Untyped>>(&["/components/schemas/Empty"]),
            Type::of::<types::Loose>(&["/components/schemas/Loose"]),
        ]
    } },
    Case { document: "types/bare_urls.yaml", unknown_fields: "Keep", types: {
        use expected::types::bare_urls::types;
        &[
            Type::of::<types::Linked>(&["/components/schemas/Linked"]),
        ]
    } },
    Case { document: "types/checks.yaml", unknown_fields: "Keep", types: {
        use expected::types::checks::types;
        &[
            Type::of::<BTreeMap<String, String>>(&["/components/schemas/Named"]),
            Type::of::<String>(&["/components/schemas/Label"]),
            Type::of::<types::Checked>(&["/components/schemas/Checked"]),
            Type::of::<types::Extensible>(&["/components/schemas/Extensible"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::Listed>(&["/components/schemas/Listed"]),
            Type::of::<types::Password>(&["/components/schemas/Password"]),
        ]
    } },
    Case { document: "types/closed.yaml", unknown_fields: "Keep", types: {
        use expected::types::closed::types;
        &[
            Type::of::<types::Nothing>(&["/components/schemas/Nothing"]),
            Type::of::<types::Point>(&["/components/schemas/Point"]),
        ]
    } },
    Case { document: "types/combined.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::combined::types;
        &[
            Type::of::<BTreeMap<String, runtime::Matching<String>>>(&["/components/schemas/Mixin"]),
            Type::of::<BTreeMap<String, runtime::Matching<types::StringOrInteger>>>(&["/components/schemas/TwoP"]),
            Type::of::<Option<types::OneInline>>(&["/components/schemas/OneInline"]),
            Type::of::<String>(&["/components/schemas/IdT", "/components/schemas/OneText"]),
            Type::of::<types::C2>(&["/components/schemas/C2"]),
            Type::of::<types::D4>(&["/components/schemas/D4"]),
            Type::of::<types::E>(&["/components/schemas/E", "/components/schemas/H11/properties/e"]),
            Type::of::<types::H1>(&["/components/schemas/H1"]),
            Type::of::<types::H11>(&["/components/schemas/H11"]),
            Type::of::<types::H1A8>(&["/components/schemas/H1/properties/a8"]),
            Type::of::<types::Info6>(&["/components/schemas/Info6"]),
            Type::of::<types::Ka>(&["/components/schemas/Ka"]),
            Type::of::<types::Kb>(&["/components/schemas/Kb"]),
            Type::of::<types::L1>(&["/components/schemas/L1"]),
            Type::of::<types::Mm>(&["/components/schemas/Mm"]),
            Type::of::<types::MmBase>(&["/components/schemas/Mm/~base"]),
            Type::of::<types::OfOnes>(&["/components/schemas/OfOnes"]),
            Type::of::<types::Own>(&["/components/schemas/Own", "/components/schemas/Q4/~allOf/properties/o", "/components/schemas/Q4/~allOf/properties/p", "/components/schemas/Q4/~allOf/properties/q"]),
            Type::of::<types::P4>(&["/components/schemas/P4"]),
            Type::of::<types::P7>(&["/components/schemas/P7"]),
            Type::of::<types::P8>(&["/components/schemas/P8"]),
            Type::of::<types::P9>(&["/components/schemas/P9"]),
            Type::of::<types::Q4>(&["/components/schemas/Q4"]),
            Type::of::<types::Q7>(&["/components/schemas/Q7"]),
            Type::of::<types::Q8>(&["/components/schemas/Q8"]),
            Type::of::<types::Q9>(&["/components/schemas/Q9"]),
            Type::of::<types::S2>(&["/components/schemas/S2", "/components/schemas/H1/properties/a1", "/components/schemas/H1/properties/a2", "/components/schemas/H1/properties/a3"]),
            Type::of::<types::S2Base>(&["/components/schemas/S2/~base"]),
            Type::of::<types::Ss>(&["/components/schemas/Ss"]),
            Type::of::<types::SsBase>(&["/components/schemas/Ss/~base"]),
            Type::of::<types::StringOrInteger>(&["/components/schemas/TwoP/~values"]),
            Type::of::<types::Title>(&["/components/schemas/Title"]),
            Type::of::<types::U11>(&["/components/schemas/U11", "/components/schemas/H11/properties/u"]),
            Type::of::<types::W>(&["/components/schemas/W"]),
        ]
    } },
    Case { document: "types/constants.yaml", unknown_fields: "Keep", types: {
        use expected::types::constants::types;
        &[
            Type::of::<types::Asked>(&["/components/schemas/Asked", "/paths/~1pages/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::AskedState>(&["/components/schemas/Asked/properties/state"]),
            Type::of::<types::Kind>(&["/components/schemas/Kind"]),
            Type::of::<types::Page>(&["/components/schemas/Page"]),
            Type::of::<types::PageMood>(&["/components/schemas/Page/properties/mood"]),
            Type::of::<types::PageSize>(&["/components/schemas/Page/properties/size"]),
            Type::of::<types::Typed>(&["/components/schemas/Typed"]),
            Type::of::<types::TypedObject>(&["/components/schemas/Typed/properties/object"]),
        ]
    } },
    Case { document: "types/defaults.yaml", unknown_fields: "Keep", types: {
        use expected::types::defaults::types;
        &[
            Type::of::<types::Settings>(&["/components/schemas/Settings"]),
            Type::of::<types::SettingsMode>(&["/components/schemas/Settings/properties/mode"]),
            Type::of::<types::Unit>(&["/components/schemas/Unit", "/components/schemas/Settings/properties/unit"]),
        ]
    } },
    Case { document: "types/defaults_and_null.yaml", unknown_fields: "Keep", types: {
        use expected::types::defaults_and_null::types;
        &[
            Type::of::<i64>(&["/components/schemas/Size"]),
            Type::of::<types::Order>(&["/components/schemas/Order"]),
            Type::of::<types::Question>(&["/components/schemas/Question"]),
        ]
    } },
    Case { document: "types/defaults_of_required.yaml", unknown_fields: "Keep", types: {
        use expected::types::defaults_of_required::types;
        &[
            Type::of::<types::Page>(&["/components/schemas/Page"]),
            Type::of::<types::PageFilter>(&["/components/schemas/Page/properties/filter"]),
            Type::of::<types::PageOrder>(&["/components/schemas/Page/properties/order"]),
        ]
    } },
    Case { document: "types/defaults_that_do_not_fit.yaml", unknown_fields: "Keep", types: {
        use expected::types::defaults_that_do_not_fit::types;
        &[
            Type::of::<types::Settings>(&["/components/schemas/Settings"]),
            Type::of::<types::SettingsMode>(&["/components/schemas/Settings/properties/mode"]),
            Type::of::<types::SettingsPlace>(&["/components/schemas/Settings/properties/place"]),
        ]
    } },
    Case { document: "types/defaults_that_hold.yaml", unknown_fields: "Keep", types: {
        use expected::types::defaults_that_hold::types;
        &[
            Type::of::<types::Circle>(&["/components/schemas/Circle"]),
            Type::of::<types::Figure>(&["/components/schemas/Figure", "/components/schemas/Settings/properties/figure"]),
            Type::of::<types::Large>(&["/components/schemas/Large"]),
            Type::of::<types::LargeOrString>(&["/components/schemas/Lonely/properties/large", "/components/schemas/Settings/properties/large"]),
            Type::of::<types::Leaf>(&["/components/schemas/Leaf", "/components/schemas/Node/properties/leaf"]),
            Type::of::<types::Lonely>(&["/components/schemas/Lonely"]),
            Type::of::<types::Node>(&["/components/schemas/Node", "/components/schemas/Leaf/properties/node", "/components/schemas/Node/properties/child"]),
            Type::of::<types::Point>(&["/components/schemas/Point", "/components/schemas/Settings/properties/from"]),
            Type::of::<types::Range>(&["/components/schemas/Range", "/components/schemas/Settings/properties/range"]),
            Type::of::<types::RangeLeast>(&["/components/schemas/Range/oneOf/0"]),
            Type::of::<types::RangeMost>(&["/components/schemas/Range/oneOf/1"]),
            Type::of::<types::Settings>(&["/components/schemas/Settings", "/components/schemas/Node/properties/other"]),
            Type::of::<types::SettingsPlace>(&["/components/schemas/Settings/properties/place"]),
            Type::of::<types::Square>(&["/components/schemas/Square", "/components/schemas/Settings/properties/unknown"]),
            Type::of::<types::Unit>(&["/components/schemas/Unit"]),
            Type::of::<types::Voice>(&["/components/schemas/Voice", "/components/schemas/Settings/properties/voice", "/components/schemas/Settings/properties/custom"]),
            Type::of::<types::VoiceId>(&["/components/schemas/Voice/anyOf/1"]),
        ]
    } },
    Case { document: "types/deprecated.yaml", unknown_fields: "Keep", types: {
        use expected::types::deprecated::types;
        &[
            Type::of::<String>(&["/components/schemas/OldId"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Current>(&["/components/schemas/Current"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Old>(&["/components/schemas/Old"]),
            Type::of::<types::OldChoice>(&["/components/schemas/OldChoice"]),
            Type::of::<types::OldColour>(&["/components/schemas/OldColour"]),
            Type::of::<types::OldLevel>(&["/components/schemas/OldLevel"]),
        ]
    } },
    Case { document: "types/deprecated_uses.yaml", unknown_fields: "Keep", types: {
        use expected::types::deprecated_uses::types;
        &[
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Choice>(&["/components/schemas/Choice"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::New>(&["/components/schemas/New"]),
            Type::of::<types::Old>(&["/components/schemas/Old"]),
            Type::of::<types::OldColour>(&["/components/schemas/OldColour", "/components/schemas/New/properties/colour"]),
        ]
    } },
    Case { document: "types/derived.yaml", unknown_fields: "Keep", types: {
        use expected::types::derived::types;
        &[
            Type::of::<types::Address>(&["/components/schemas/Address"]),
            Type::of::<types::AnyShape>(&["/components/schemas/AnyShape"]),
            Type::of::<types::Card>(&["/components/schemas/Card"]),
            Type::of::<types::Cash>(&["/components/schemas/Cash"]),
            Type::of::<types::Document>(&["/components/schemas/Document"]),
            Type::of::<types::Line>(&["/components/schemas/Line"]),
            Type::of::<types::Order>(&["/components/schemas/Order"]),
            Type::of::<types::OrderType>(&["/components/schemas/Order/properties/type"]),
            Type::of::<types::Payment>(&["/components/schemas/Payment"]),
            Type::of::<types::Reading>(&["/components/schemas/Reading"]),
            Type::of::<types::RoundShape>(&["/components/schemas/RoundShape"]),
            Type::of::<types::SquareShape>(&["/components/schemas/SquareShape"]),
        ]
    } },
    Case { document: "types/described_references.yaml", unknown_fields: "Keep", types: {
        use expected::types::described_references::types;
        &[
            Type::of::<String>(&["/components/schemas/Id", "/components/schemas/Code"]),
            Type::of::<types::Airport>(&["/components/schemas/Airport", "/components/schemas/Flight/properties/to", "/components/schemas/Flight/properties/from"]),
            Type::of::<types::Class>(&["/components/schemas/Class", "/components/schemas/Flight/properties/class"]),
            Type::of::<types::Flight>(&["/components/schemas/Flight"]),
        ]
    } },
    Case { document: "types/deviations_refused.yaml", unknown_fields: "Exact", types: {
        use expected::types::deviations_refused::types;
        &[
            Type::of::<types::Line>(&["/components/schemas/Line"]),
            Type::of::<types::Order>(&["/components/schemas/Order"]),
            Type::of::<types::Prices>(&["/components/schemas/Prices"]),
        ]
    } },
    Case { document: "types/docs.yaml", unknown_fields: "Keep", types: {
        use expected::types::docs::types;
        &[
            Type::of::<types::Documented>(&["/components/schemas/Documented"]),
        ]
    } },
    Case { document: "types/documented_fields.yaml", unknown_fields: "Keep", types: {
        use expected::types::documented_fields::types;
        &[
            Type::of::<Vec<String>>(&["/components/schemas/Texts"]),
            Type::of::<types::Choice>(&["/components/schemas/Choice"]),
            Type::of::<types::ChoiceObject>(&["/components/schemas/Choice/oneOf/3"]),
            Type::of::<types::Parts>(&["/components/schemas/Parts"]),
            Type::of::<types::Titled>(&["/components/schemas/Titled"]),
        ]
    } },
    Case { document: "types/enums.yaml", unknown_fields: "Keep", types: {
        use expected::types::enums::types;
        &[
            Type::of::<Option<types::Sort>>(&["/components/schemas/Sort"]),
            Type::of::<bool>(&["/components/schemas/Toggle"]),
            Type::of::<i64>(&["/components/schemas/Level"]),
            Type::of::<types::Colour>(&["/components/schemas/Colour"]),
            Type::of::<types::Kind>(&["/components/schemas/Kind"]),
            Type::of::<types::Mixed>(&["/components/schemas/Mixed"]),
            Type::of::<types::MixedValue>(&["/components/schemas/Mixed/~type/0"]),
            Type::of::<types::Uses>(&["/components/schemas/Uses"]),
            Type::of::<types::UsesListItem>(&["/components/schemas/Uses/properties/list/items"]),
            Type::of::<types::UsesSize>(&["/components/schemas/Uses/properties/size"]),
        ]
    } },
    Case { document: "types/evaluated.yaml", unknown_fields: "Keep", types: {
        use expected::types::evaluated::types;
        &[
            Type::of::<(String, i64)>(&["/components/schemas/Pair"]),
            Type::of::<types::Base>(&["/components/schemas/Base"]),
            Type::of::<types::Counted>(&["/components/schemas/Counted"]),
            Type::of::<types::Open>(&["/components/schemas/Open"]),
            Type::of::<types::Sealed>(&["/components/schemas/Sealed"]),
            Type::of::<types::Short>(&["/components/schemas/Short"]),
        ]
    } },
    Case { document: "types/field_names.yaml", unknown_fields: "Keep", types: {
        use expected::types::field_names::types;
        &[
            Type::of::<types::Odd>(&["/components/schemas/Odd"]),
            Type::of::<types::Twins>(&["/components/schemas/Twins"]),
        ]
    } },
    Case { document: "types/formats.yaml", unknown_fields: "Keep", types: {
        use expected::types::formats::types;
        &[
            Type::of::<types::Formats>(&["/components/schemas/Formats"]),
        ]
    } },
    Case { document: "types/formats_alone.yaml", unknown_fields: "Keep", types: {
        use expected::types::formats_alone::types;
        &[
            Type::of::<types::Thing>(&["/components/schemas/Thing", "/paths/~1things~1{id}/get/responses/200/content/application~1json/schema"]),
        ]
    } },
    Case { document: "types/formats_checked.yaml", unknown_fields: "Keep", types: {
        use expected::types::formats_checked::types;
        &[
            Type::of::<types::Formats>(&["/components/schemas/Formats"]),
        ]
    } },
    Case { document: "types/inline.yaml", unknown_fields: "Keep", types: {
        use expected::types::inline::types;
        &[
            Type::of::<types::Order>(&["/components/schemas/Order"]),
            Type::of::<types::OrderChoice>(&["/components/schemas/Order/properties/choice"]),
            Type::of::<types::OrderChoiceOne>(&["/components/schemas/Order/properties/choice/anyOf/0"]),
            Type::of::<types::OrderChoiceTwo>(&["/components/schemas/Order/properties/choice/anyOf/1"]),
            Type::of::<types::OrderCustomer>(&["/components/schemas/Order/properties/customer"]),
            Type::of::<types::OrderCustomerAddress>(&["/components/schemas/Order/properties/customer/properties/address"]),
            Type::of::<types::OrderGridItemItem>(&["/components/schemas/Order/properties/grid/items/items"]),
            Type::of::<types::OrderLinesItem>(&["/components/schemas/Order/properties/lines/items"]),
            Type::of::<types::OrderPricesValue>(&["/components/schemas/Order/properties/prices/additionalProperties"]),
            Type::of::<types::OrderStatus>(&["/components/schemas/OrderStatus"]),
            Type::of::<types::OrderStatusInline>(&["/components/schemas/Order/properties/status"]),
        ]
    } },
    Case { document: "types/inline_or_null.yaml", unknown_fields: "Keep", types: {
        use expected::types::inline_or_null::types;
        &[
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::PetObject>(&["/components/schemas/Pet/properties/object"]),
        ]
    } },
    Case { document: "types/integers.yaml", unknown_fields: "Keep", types: {
        use expected::types::integers::types;
        &[
            Type::of::<types::Integers>(&["/components/schemas/Integers"]),
            Type::of::<types::IntegersBesideANumber>(&["/components/schemas/Integers/properties/beside_a_number"]),
        ]
    } },
    Case { document: "types/json_schema.yaml", unknown_fields: "Keep", types: {
        use expected::types::json_schema::types;
        &[
            Type::of::<Vec<types::Url>>(&["/components/schemas/Named"]),
            Type::of::<types::Action>(&["/components/schemas/Action"]),
            Type::of::<types::Base>(&["/components/schemas/Base"]),
            Type::of::<types::Button>(&["/components/schemas/Button"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Click>(&["/components/schemas/Click"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Either>(&["/components/schemas/Either"]),
            Type::of::<types::Format>(&["/components/schemas/Format"]),
            Type::of::<types::Node>(&["/components/schemas/Node"]),
            Type::of::<types::Order>(&["/components/schemas/Order"]),
            Type::of::<types::OtherNode>(&["/components/schemas/OtherNode"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::PetBase>(&["/components/schemas/Pet/~base"]),
            Type::of::<types::PetNode>(&["/components/schemas/PetNode"]),
            Type::of::<types::Press>(&["/components/schemas/Press"]),
            Type::of::<types::Reading>(&["/components/schemas/Reading"]),
            Type::of::<types::Size>(&["/components/schemas/Size"]),
            Type::of::<types::Unset>(&["/components/schemas/Unset"]),
            Type::of::<types::Unsized>(&["/components/schemas/Unsized"]),
            Type::of::<types::Url>(&["/components/schemas/Url"]),
            Type::of::<types::Wait>(&["/components/schemas/Wait"]),
        ]
    } },
    Case { document: "types/json_schema_of_31.yaml", unknown_fields: "Keep", types: {
        use expected::types::json_schema_of_31::types;
        &[
            Type::of::<Option<types::Nullable>>(&["/components/schemas/Nullable"]),
            Type::of::<types::Ended>(&["/components/schemas/Ended"]),
            Type::of::<types::Event>(&["/components/schemas/Event"]),
            Type::of::<types::NullableA>(&["/components/schemas/Nullable/oneOf/0"]),
            Type::of::<types::Other>(&["/components/schemas/Other"]),
            Type::of::<types::Shared>(&["/components/schemas/Shared", "/components/schemas/Shared/anyOf/0", "/components/schemas/Shared/anyOf/1"]),
            Type::of::<types::SharedLevel>(&["/components/schemas/Shared/properties/level", "/components/schemas/Shared/properties/level/oneOf/0", "/components/schemas/Shared/properties/level/oneOf/1"]),
            Type::of::<types::SharedMixedValue>(&["/components/schemas/Shared/properties/mixed/~type/0"]),
            Type::of::<types::Started>(&["/components/schemas/Started"]),
            Type::of::<types::Trees>(&["/components/schemas/Trees"]),
        ]
    } },
    Case { document: "types/large_integers.yaml", unknown_fields: "Keep", types: {
        use expected::types::large_integers::types;
        &[
            Type::of::<types::Large>(&["/components/schemas/Large"]),
        ]
    } },
    Case { document: "types/large_values.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::large_values::types;
        &[
            Type::of::<BTreeMap<String, i64>>(&["/components/schemas/Counts"]),
            Type::of::<BTreeMap<String, runtime::Matching<Vec<types::Wide>>>>(&["/components/schemas/Named"]),
            Type::of::<BTreeMap<String, types::Wide>>(&["/components/schemas/Map"]),
            Type::of::<types::ByType>(&["/components/schemas/ByType"]),
            Type::of::<types::Large>(&["/components/schemas/Large"]),
            Type::of::<types::Small>(&["/components/schemas/Small"]),
            Type::of::<types::Tagged>(&["/components/schemas/Tagged"]),
            Type::of::<types::Tree>(&["/components/schemas/Tree"]),
            Type::of::<types::TreeState>(&["/components/schemas/Tree/properties/state"]),
            Type::of::<types::Untagged>(&["/components/schemas/Untagged"]),
            Type::of::<types::UntaggedItems>(&["/components/schemas/Untagged/oneOf/1"]),
            Type::of::<types::UntaggedWide>(&["/components/schemas/Untagged/oneOf/0"]),
            Type::of::<types::Wide>(&["/components/schemas/Wide"]),
        ]
    } },
    Case { document: "types/lists.yaml", unknown_fields: "Keep", types: {
        use expected::types::lists::types;
        &[
            Type::of::<(String, types::Lists)>(&["/components/schemas/Segment"]),
            Type::of::<Vec<Vec<f64>>>(&["/components/schemas/Matrix"]),
            Type::of::<Vec<types::StringOrKnotArray>>(&["/components/schemas/Knot"]),
            Type::of::<types::Lists>(&["/components/schemas/Lists"]),
            Type::of::<types::StringOrKnotArray>(&["/components/schemas/Knot/prefixItems"]),
            Type::of::<types::Tangle>(&["/components/schemas/Tangle"]),
            Type::of::<types::TangleArray>(&["/components/schemas/Tangle/oneOf/1/prefixItems"]),
        ]
    } },
    Case { document: "types/lists_of_themselves.yaml", unknown_fields: "Keep", types: {
        use expected::types::lists_of_themselves::types;
        &[
            Type::of::<Option<types::Loose>>(&["/components/schemas/Loose"]),
            Type::of::<types::Even>(&["/components/schemas/Even"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::HolderInline>(&["/components/schemas/Holder/properties/inline"]),
            Type::of::<types::Json>(&["/components/schemas/Json"]),
            Type::of::<types::Nest>(&["/components/schemas/Nest"]),
            Type::of::<types::Odd>(&["/components/schemas/Odd"]),
            Type::of::<types::Tree>(&["/components/schemas/Tree"]),
        ]
    } },
    Case { document: "types/maps_of_maps.yaml", unknown_fields: "Keep", types: {
        use expected::types::maps_of_maps::types;
        &[
            Type::of::<BTreeMap<String, BTreeMap<String, BTreeMap<String, Vec<BTreeMap<String, f64>>>>>>(&["/components/schemas/ByCollection"]),
            Type::of::<types::Durations>(&["/components/schemas/Durations"]),
        ]
    } },
    Case { document: "types/named_integers.yaml", unknown_fields: "Keep", types: {
        use expected::types::named_integers::types;
        &[
            Type::of::<Option<types::Priority>>(&["/components/schemas/Priority"]),
            Type::of::<i64>(&["/components/schemas/Plain"]),
            Type::of::<types::A>(&["/components/schemas/A"]),
            Type::of::<types::Azure>(&["/components/schemas/Azure"]),
            Type::of::<types::B>(&["/components/schemas/B"]),
            Type::of::<types::ByValue>(&["/components/schemas/ByValue"]),
            Type::of::<types::Channel>(&["/components/schemas/Channel", "/components/schemas/Channel/oneOf/0", "/components/schemas/Channel/oneOf/1", "/components/schemas/Channel/oneOf/2"]),
            Type::of::<types::Kinds>(&["/components/schemas/Kinds", "/components/schemas/Kinds/oneOf/0", "/components/schemas/Kinds/oneOf/1"]),
            Type::of::<types::Mixed>(&["/components/schemas/Mixed"]),
            Type::of::<types::OnlyOne>(&["/components/schemas/OnlyOne"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Single>(&["/components/schemas/Single", "/components/schemas/Single/oneOf/0"]),
            Type::of::<types::Swagger>(&["/components/schemas/Swagger"]),
            Type::of::<types::Uses>(&["/components/schemas/Uses"]),
            Type::of::<types::UsesInline>(&["/components/schemas/Uses/properties/inline"]),
            Type::of::<types::Written>(&["/components/schemas/Written"]),
        ]
    } },
    Case { document: "types/names_of_methods.yaml", unknown_fields: "Keep", types: {
        use expected::types::names_of_methods::types;
        &[
            Type::of::<types::Any>(&["/components/schemas/Any"]),
            Type::of::<types::Methods>(&["/components/schemas/Methods"]),
            Type::of::<types::One>(&["/components/schemas/One"]),
            Type::of::<types::Two>(&["/components/schemas/Two"]),
        ]
    } },
    Case { document: "types/names_of_ours.yaml", unknown_fields: "Keep", types: {
        use expected::types::names_of_ours::types;
        &[
            Type::of::<Vec<types::Gruntime>>(&["/components/schemas/Gruntimes"]),
            Type::of::<types::Chosen>(&["/components/schemas/Chosen"]),
            Type::of::<types::Color>(&["/components/schemas/Color"]),
            Type::of::<types::DateTime>(&["/components/schemas/DateTime"]),
            Type::of::<types::Gruntime>(&["/components/schemas/Alias", "/components/schemas/Gruntime"]),
            Type::of::<types::Painted>(&["/components/schemas/Painted"]),
            Type::of::<types::Regex>(&["/components/schemas/regex"]),
        ]
    } },
    Case { document: "types/names_of_the_runtime.yaml", unknown_fields: "Keep", types: {
        use expected::types::names_of_the_runtime::types;
        &[
            Type::of::<types::BTreeMapType>(&["/components/schemas/BTreeMap"]),
            Type::of::<types::Core>(&["/components/schemas/Core"]),
            Type::of::<types::Fields>(&["/components/schemas/Fields"]),
            Type::of::<types::Kind>(&["/components/schemas/Kind"]),
            Type::of::<types::Object>(&["/components/schemas/Object"]),
            Type::of::<types::PartialEqType>(&["/components/schemas/PartialEq"]),
            Type::of::<types::PartialEqTypeB>(&["/components/schemas/PartialEq/properties/b"]),
            Type::of::<types::PartialOrdType>(&["/components/schemas/PartialOrd"]),
            Type::of::<types::PartialOrdTypeA>(&["/components/schemas/PartialOrd/properties/a"]),
            Type::of::<types::Rule>(&["/components/schemas/Rule"]),
            Type::of::<types::Runtime>(&["/components/schemas/Runtime"]),
            Type::of::<types::Serde>(&["/components/schemas/Serde"]),
            Type::of::<types::Serialize>(&["/components/schemas/Serialize"]),
            Type::of::<types::Shared>(&["/components/schemas/Shared"]),
            Type::of::<types::Std>(&["/components/schemas/Std"]),
            Type::of::<types::Super>(&["/components/schemas/Super"]),
            Type::of::<types::Types>(&["/components/schemas/Types"]),
        ]
    } },
    Case { document: "types/narrowed.yaml", unknown_fields: "Keep", types: {
        use expected::types::narrowed::types;
        &[
            Type::of::<Option<String>>(&["/components/schemas/Lists"]),
            Type::of::<types::Base>(&["/components/schemas/Base"]),
            Type::of::<types::BaseU>(&["/components/schemas/Base/properties/u"]),
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Child>(&["/components/schemas/Child"]),
            Type::of::<types::ChildSt>(&["/components/schemas/Child/~allOf/properties/st", "/components/schemas/Child/allOf/1/properties/st"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::OnlyCat>(&["/components/schemas/OnlyCat"]),
            Type::of::<types::Owner>(&["/components/schemas/Owner"]),
            Type::of::<types::P>(&["/components/schemas/P"]),
            Type::of::<types::PY>(&["/components/schemas/P/properties/y"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::Q>(&["/components/schemas/Q"]),
            Type::of::<types::QY>(&["/components/schemas/Q/~allOf/properties/y", "/components/schemas/Q/allOf/1/properties/y"]),
            Type::of::<types::StringOrInteger>(&["/components/schemas/P/properties/x", "/components/schemas/Base/properties/si"]),
            Type::of::<types::SubOwner>(&["/components/schemas/SubOwner", "/components/schemas/Child/~allOf/properties/o"]),
            Type::of::<types::Twice>(&["/components/schemas/Twice"]),
            Type::of::<types::U>(&["/components/schemas/U"]),
            Type::of::<types::X>(&["/components/schemas/X", "/components/schemas/Child/~allOf/properties/u"]),
            Type::of::<types::Y>(&["/components/schemas/Y", "/components/schemas/Child/~allOf/properties/v"]),
        ]
    } },
    Case { document: "types/non_ascii_names.yaml", unknown_fields: "Keep", types: {
        use expected::types::non_ascii_names::types;
        &[
            Type::of::<types::Größe>(&["/components/schemas/Größe"]),
            Type::of::<types::名前>(&["/components/schemas/名前"]),
        ]
    } },
    Case { document: "types/nullable_references.yaml", unknown_fields: "Keep", types: {
        use expected::types::nullable_references::types;
        &[
            Type::of::<i64>(&["/components/schemas/Rating"]),
            Type::of::<types::Author>(&["/components/schemas/Author"]),
            Type::of::<types::Kind>(&["/components/schemas/Kind", "/components/schemas/Post/properties/never"]),
            Type::of::<types::Post>(&["/components/schemas/Post"]),
        ]
    } },
    Case { document: "types/one_letter_names.yaml", unknown_fields: "Keep", types: {
        use expected::types::one_letter_names::types;
        &[
            Type::of::<types::A>(&["/components/schemas/A"]),
            Type::of::<types::Any>(&["/components/schemas/Any"]),
            Type::of::<types::B>(&["/components/schemas/B"]),
            Type::of::<types::C>(&["/components/schemas/C"]),
            Type::of::<types::D>(&["/components/schemas/D"]),
            Type::of::<types::E>(&["/components/schemas/E"]),
            Type::of::<types::F>(&["/components/schemas/F"]),
            Type::of::<types::G>(&["/components/schemas/G"]),
            Type::of::<types::H>(&["/components/schemas/H"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::I>(&["/components/schemas/I"]),
            Type::of::<types::J>(&["/components/schemas/J"]),
            Type::of::<types::K>(&["/components/schemas/K"]),
            Type::of::<types::L>(&["/components/schemas/L"]),
            Type::of::<types::M>(&["/components/schemas/M"]),
            Type::of::<types::N>(&["/components/schemas/N"]),
            Type::of::<types::O>(&["/components/schemas/O"]),
            Type::of::<types::P>(&["/components/schemas/P"]),
            Type::of::<types::Q>(&["/components/schemas/Q"]),
            Type::of::<types::R>(&["/components/schemas/R"]),
            Type::of::<types::S>(&["/components/schemas/S"]),
            Type::of::<types::T>(&["/components/schemas/T"]),
            Type::of::<types::U>(&["/components/schemas/U"]),
            Type::of::<types::V>(&["/components/schemas/V"]),
            Type::of::<types::W>(&["/components/schemas/W"]),
            Type::of::<types::X>(&["/components/schemas/X"]),
            Type::of::<types::Y>(&["/components/schemas/Y"]),
            Type::of::<types::Z>(&["/components/schemas/Z"]),
        ]
    } },
    Case { document: "types/only_null.yaml", unknown_fields: "Keep", types: {
        use expected::types::only_null::types;
        &[
            Type::of::<()>(&["/components/schemas/Nothing"]),
            Type::of::<types::Role>(&["/components/schemas/Role"]),
            Type::of::<types::Told>(&["/components/schemas/Told"]),
            Type::of::<types::ToldAbsent>(&["/components/schemas/Told/oneOf/0"]),
            Type::of::<types::ToldPresent>(&["/components/schemas/Told/oneOf/1"]),
        ]
    } },
    Case { document: "types/open_tuples.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::open_tuples::types;
        &[
            Type::of::<Vec<runtime::Untyped>>(&["/components/schemas/Tree", "/components/schemas/Wide"]),
            Type::of::<runtime::OpenTuple<(Option<String>, Option<f64>)>>(&["/components/schemas/Row"]),
            Type::of::<runtime::OpenTuple<(String, Option<bool>), runtime::Untyped, 1>>(&["/components/schemas/Merged"]),
            Type::of::<types::Cell>(&["/components/schemas/Cell"]),
            Type::of::<types::Closed>(&["/components/schemas/Closed"]),
            Type::of::<types::Node>(&["/components/schemas/Node"]),
            Type::of::<types::Sheet>(&["/components/schemas/Sheet"]),
            Type::of::<types::Step>(&["/components/schemas/Step"]),
            Type::of::<types::StepVariant1Variant1>(&["/components/schemas/Step/oneOf/0/prefixItems/0"]),
            Type::of::<types::StepVariant2Variant1>(&["/components/schemas/Step/oneOf/1/prefixItems/0"]),
        ]
    } },
    Case { document: "types/patterned_maps.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::patterned_maps::types;
        &[
            Type::of::<BTreeMap<String, runtime::Matching<types::Word>>>(&["/components/schemas/Root", "/components/schemas/Words"]),
            Type::of::<types::Closed>(&["/components/schemas/Closed"]),
            Type::of::<types::Either>(&["/components/schemas/Either"]),
            Type::of::<types::EitherA>(&["/components/schemas/Either/oneOf/0"]),
            Type::of::<types::Extended>(&["/components/schemas/Extended"]),
            Type::of::<types::IntegerOrString>(&["/components/schemas/Maps/properties/typed/~values"]),
            Type::of::<types::Maps>(&["/components/schemas/Maps"]),
            Type::of::<types::NumberOrString>(&["/components/schemas/Maps/properties/several/~values"]),
            Type::of::<types::Word>(&["/components/schemas/Word"]),
        ]
    } },
    Case { document: "types/patterns_and_positions.yaml", unknown_fields: "Keep", types: {
        use expected::types::patterns_and_positions::types;
        &[
            Type::of::<types::NumberOrString>(&["/components/schemas/Shapes/properties/either/~values"]),
            Type::of::<types::Open>(&["/components/schemas/Open"]),
            Type::of::<types::Shapes>(&["/components/schemas/Shapes"]),
        ]
    } },
    Case { document: "types/plain_aliases.yaml", unknown_fields: "Keep", types: {
        &[
            Type::of::<String>(&["/components/schemas/Id"]),
            Type::of::<i64>(&["/components/schemas/Count"]),
        ]
    } },
    Case { document: "types/positions_in_all_of.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::positions_in_all_of::types;
        &[
            Type::of::<(String, bool)>(&["/components/schemas/Closed"]),
            Type::of::<(String, u64)>(&["/components/schemas/NameAndSize"]),
            Type::of::<Vec<String>>(&["/components/schemas/Cut"]),
            Type::of::<runtime::OpenTuple<(Option<String>, Option<f64>)>>(&["/components/schemas/Longer"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
        ]
    } },
    Case { document: "types/presence.yaml", unknown_fields: "Keep", types: {
        use expected::types::presence::types;
        &[
            Type::of::<types::Account>(&["/components/schemas/Account"]),
        ]
    } },
    Case { document: "types/recursion.yaml", unknown_fields: "Keep", types: {
        use expected::types::recursion::types;
        &[
            Type::of::<types::Chicken>(&["/components/schemas/Chicken"]),
            Type::of::<types::Egg>(&["/components/schemas/Egg"]),
            Type::of::<types::Nest>(&["/components/schemas/Nest"]),
            Type::of::<types::Node>(&["/components/schemas/Node"]),
        ]
    } },
    Case { document: "types/redundant_keywords.yaml", unknown_fields: "Keep", types: {
        use expected::types::redundant_keywords::types;
        &[
            Type::of::<types::Cat>(&["/components/schemas/Cat"]),
            Type::of::<types::Dog>(&["/components/schemas/Dog"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::Owner>(&["/components/schemas/Owner", "/components/schemas/Holder/properties/b", "/components/schemas/Holder/properties/d", "/components/schemas/Holder/properties/e"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::ShapeCircle>(&["/components/schemas/ShapeCircle"]),
            Type::of::<types::ShapeSquare>(&["/components/schemas/ShapeSquare"]),
            Type::of::<types::Strict>(&["/components/schemas/Strict", "/components/schemas/Holder/properties/g", "/components/schemas/Holder/properties/h"]),
        ]
    } },
    Case { document: "types/required_properties.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::required_properties::types;
        &[
            Type::of::<BTreeMap<String, runtime::Untyped>>(&["/components/schemas/Labels"]),
            Type::of::<types::Holder>(&["/components/schemas/Holder"]),
            Type::of::<types::Looser>(&["/components/schemas/Looser", "/components/schemas/Looser/oneOf/0", "/components/schemas/Looser/oneOf/1"]),
            Type::of::<types::Merged>(&["/components/schemas/Merged"]),
            Type::of::<types::Patched>(&["/components/schemas/Patched"]),
            Type::of::<types::Recipient>(&["/components/schemas/Recipient", "/components/schemas/Recipient/anyOf/0", "/components/schemas/Recipient/anyOf/1"]),
            Type::of::<types::Source>(&["/components/schemas/Source", "/components/schemas/Source/oneOf/0", "/components/schemas/Source/oneOf/1"]),
        ]
    } },
    Case { document: "types/secret_option.yaml", unknown_fields: "Keep", types: {
        use expected::types::secret_option::types;
        &[
            Type::of::<types::Login>(&["/components/schemas/Login"]),
        ]
    } },
    Case { document: "types/secrets.yaml", unknown_fields: "Keep", types: {
        use expected::runtime;
        use expected::types::secrets::types;
        &[
            Type::of::<runtime::Secret>(&["/components/schemas/Pin"]),
            Type::of::<types::Login>(&["/components/schemas/Login"]),
            Type::of::<types::Piece>(&["/components/schemas/Piece"]),
            Type::of::<types::Session>(&["/components/schemas/Session"]),
        ]
    } },
    Case { document: "types/type_names.yaml", unknown_fields: "Keep", types: {
        use expected::types::type_names::types;
        &[
            Type::of::<types::Com1>(&["/components/schemas/COM1"]),
            Type::of::<types::Extra>(&["/components/schemas/Extra"]),
            Type::of::<types::FooBar>(&["/components/schemas/FooBar"]),
            Type::of::<types::FooBar2>(&["/components/schemas/fooBar"]),
            Type::of::<types::FooUnderscoreBar>(&["/components/schemas/foo_bar"]),
            Type::of::<types::Mod>(&["/components/schemas/Mod"]),
            Type::of::<types::MyCompanyV1Thing>(&["/components/schemas/my.company.v1.Thing"]),
            Type::of::<types::N3dModel>(&["/components/schemas/3d-model"]),
            Type::of::<types::OptionType>(&["/components/schemas/Option"]),
            Type::of::<types::PageItem>(&["/components/schemas/Page[Item]"]),
            Type::of::<types::ResultType>(&["/components/schemas/Result"]),
            Type::of::<types::SelfType>(&["/components/schemas/Self"]),
            Type::of::<types::StringType>(&["/components/schemas/String"]),
            Type::of::<types::Type>(&["/components/schemas/type"]),
            Type::of::<types::VecType>(&["/components/schemas/Vec"]),
        ]
    } },
    Case { document: "types/unknown_fields_deny.yaml", unknown_fields: "Deny", types: {
        use expected::types::unknown_fields_deny::types;
        &[
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::Prices>(&["/components/schemas/Prices"]),
        ]
    } },
    Case { document: "types/unknown_fields_drop.yaml", unknown_fields: "Drop", types: {
        use expected::types::unknown_fields_drop::types;
        &[
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::Prices>(&["/components/schemas/Prices"]),
        ]
    } },
    Case { document: "types/unused_components.yaml", unknown_fields: "Keep", types: {
        use expected::types::unused_components::types;
        &[
            Type::of::<types::Item>(&["/components/schemas/Item"]),
            Type::of::<types::OrderBody>(&["/components/requestBodies/Order/content/application~1json/schema"]),
            Type::of::<types::ReceiptResponse>(&["/components/responses/Receipt/content/application~1json/schema"]),
            Type::of::<types::ReceiptResponseState>(&["/components/responses/Receipt/content/application~1json/schema/properties/state"]),
        ]
    } },
    Case { document: "types/variant_err.yaml", unknown_fields: "Keep", types: {
        use expected::types::variant_err::types;
        &[
            Type::of::<types::Any>(&["/components/schemas/Any"]),
            Type::of::<types::ErrType>(&["/components/schemas/Err"]),
            Type::of::<types::Fail>(&["/components/schemas/Fail"]),
            Type::of::<types::Few>(&["/components/schemas/Few"]),
            Type::of::<types::Outcome>(&["/components/schemas/Outcome"]),
            Type::of::<types::Val>(&["/components/schemas/Val"]),
        ]
    } },
];
