//! The types of the cases of `tests/cases/operations`.

use crate::listed::{Case, Type};

/// The types of each case.
pub const CASES: &[Case] = &[
    Case { document: "operations/answer_kinds.yaml", unknown_fields: "Keep", types: {
        use expected::operations::answer_kinds::types;
        &[
            Type::of::<types::Job>(&["/components/schemas/Job", "/paths/~1answers~1by-status/post/responses/202/content/application~1vnd.job+json/schema"]),
            Type::of::<types::Problem>(&["/components/schemas/Problem", "/paths/~1answers~1no-body/head/responses/404/content/application~1json/schema", "/paths/~1answers~1by-status/post/responses/404/content/application~1problem+json/schema"]),
            Type::of::<types::Thing>(&["/components/schemas/Thing", "/paths/~1answers~1any-json/get/responses/200/content/*~1*/schema", "/paths/~1answers~1events/get/responses/200/content/text~1event-stream/schema", "/paths/~1answers~1no-body/head/responses/200/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/answers.yaml", unknown_fields: "Keep", types: {
        use expected::operations::answers::types;
        &[
            Type::of::<types::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse>(&["/paths/~1answers~1with~1{an}~1uncommonly~1long~1path~1that~1names~1what~1is~1answered/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse201>(&["/paths/~1answers~1with~1{an}~1uncommonly~1long~1path~1that~1names~1what~1is~1answered/get/responses/201/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/authentication.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/bodies.yaml", unknown_fields: "Keep", types: {
        use expected::operations::bodies::types;
        &[
            Type::of::<types::InlineBodyBody>(&["/paths/~1bodies~1inline/put/requestBody/content/application~1json/schema"]),
            Type::of::<types::InlineBodyBodyUnit>(&["/paths/~1bodies~1inline/put/requestBody/content/application~1json/schema/properties/unit"]),
            Type::of::<types::InlineBodyResponse>(&["/paths/~1bodies~1inline/put/responses/200/content/application~1json/schema"]),
            Type::of::<types::Thing>(&["/components/schemas/Thing", "/paths/~1bodies~1optional/post/requestBody/content/application~1json/schema", "/paths/~1bodies~1required/post/requestBody/content/application~1json/schema", "/paths/~1bodies~1required/post/responses/201/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/body_kinds.yaml", unknown_fields: "Keep", types: {
        use expected::operations::body_kinds::types;
        &[
            Type::of::<types::Charge>(&["/components/schemas/Charge", "/paths/~1kinds~1xml/put/requestBody/content/application~1xml/schema", "/paths/~1kinds~1several/put/requestBody/content/application~1xml/schema", "/paths/~1kinds~1several/put/requestBody/content/application~1json/schema"]),
            Type::of::<types::ChargeAddress>(&["/components/schemas/Charge/properties/address"]),
            Type::of::<types::ChargeMeta>(&["/components/schemas/Charge/properties/meta"]),
            Type::of::<types::UploadBody>(&["/paths/~1kinds~1upload/post/requestBody/content/multipart~1form-data/schema"]),
            Type::of::<types::UploadBodyImage>(&["/paths/~1kinds~1upload/post/requestBody/content/multipart~1form-data/schema/properties/image"]),
        ]
    } },
    Case { document: "operations/checked_bodies.yaml", unknown_fields: "Keep", types: {
        use expected::operations::checked_bodies::types;
        &[
            Type::of::<Vec<types::PointsItem>>(&["/components/schemas/Points"]),
            Type::of::<types::PointsItem>(&["/components/schemas/Points/items"]),
        ]
    } },
    Case { document: "operations/checked_text.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/client_headers.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/components.yaml", unknown_fields: "Keep", types: {
        use expected::operations::components::types;
        &[
            Type::of::<types::BusyResponse>(&["/components/responses/BusyResponse/content/application~1json/schema"]),
            Type::of::<types::ComponentBody>(&["/components/requestBodies/Component/content/application~1json/schema"]),
            Type::of::<types::ComponentResponse>(&["/components/responses/Component/content/application~1json/schema"]),
            Type::of::<types::FailedResponse>(&["/components/responses/Failed/content/application~1json/schema"]),
            Type::of::<types::OrderParameter>(&["/components/parameters/Order/schema"]),
        ]
    } },
    Case { document: "operations/constants_of_mathematics.yaml", unknown_fields: "Keep", types: {
        use expected::operations::constants_of_mathematics::types;
        &[
            Type::of::<types::Angle>(&["/components/schemas/Angle", "/paths/~1angles~1{angle}/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::Either>(&["/components/schemas/Either"]),
            Type::of::<types::Several>(&["/components/schemas/Several"]),
        ]
    } },
    Case { document: "operations/deprecated.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/device_flow.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/documented_operations.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/examples.yaml", unknown_fields: "Keep", types: {
        use expected::operations::examples::types;
        &[
            Type::of::<Vec<types::Lists>>(&["/components/schemas/ListOfLists"]),
            Type::of::<types::Amount>(&["/components/schemas/Amount"]),
            Type::of::<types::Card>(&["/components/schemas/Card"]),
            Type::of::<types::Cash>(&["/components/schemas/Cash"]),
            Type::of::<types::Endless>(&["/components/schemas/Endless", "/paths/~1examples~1endless/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::Filter>(&["/components/schemas/Filter", "/paths/~1examples~1optional/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::GiveExamplesKind>(&["/paths/~1examples~1{kind}~1given/parameters/0/schema"]),
            Type::of::<types::Lists>(&["/components/schemas/Lists", "/paths/~1examples~1json/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::Order>(&["/components/schemas/Order", "/paths/~1examples~1{kind}~1given/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::OrderLevel>(&["/components/schemas/Order/properties/level"]),
            Type::of::<types::Pattern>(&["/components/schemas/Pattern", "/paths/~1examples~1impossible/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::Payment>(&["/components/schemas/Payment", "/paths/~1examples~1union/post/requestBody/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/failure_names.yaml", unknown_fields: "Keep", types: {
        use expected::operations::failure_names::types;
        &[
            Type::of::<types::Error>(&["/components/schemas/Error"]),
            Type::of::<types::ErrorList>(&["/components/schemas/ErrorList", "/paths/~1named/get/responses/404/content/application~1json/schema"]),
            Type::of::<types::Text>(&["/components/schemas/Text"]),
        ]
    } },
    Case { document: "operations/failures.yaml", unknown_fields: "Keep", types: {
        use expected::operations::failures::types;
        &[
            Type::of::<types::AccountRecordingAddOnResultPayloadThatIsMissingOrMalformed>(&["/paths/~1failures~1six/get/responses/409/content/application~1json/schema", "/paths/~1failures~1five/get/responses/409/content/application~1json/schema", "/components/schemas/AccountRecordingAddOnResultPayloadThatIsMissingOrMalformed"]),
            Type::of::<types::FailOneResponse429>(&["/paths/~1failures~1one/get/responses/429/content/application~1json/schema"]),
            Type::of::<types::Problem>(&["/components/schemas/Problem", "/components/responses/NotFound/content/application~1problem+json/schema", "/paths/~1failures~1one/get/responses/404/content/application~1json/schema", "/paths/~1failures~1one/get/responses/5XX/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/failures_without_types.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/file_forms.yaml", unknown_fields: "Keep", types: {
        use expected::operations::file_forms::types;
        &[
            Type::of::<String>(&["/components/schemas/Attachment"]),
            Type::of::<Vec<String>>(&["/components/schemas/Attachments"]),
            Type::of::<types::Change>(&["/components/schemas/Change", "/paths/~1documents~1{id}/patch/requestBody/content/application~1json/schema"]),
            Type::of::<types::ChangeMultipart>(&["/components/schemas/Change/~files", "/paths/~1documents~1{id}/patch/requestBody/content/multipart~1form-data/schema"]),
            Type::of::<types::Document>(&["/components/schemas/Document", "/paths/~1documents/post/requestBody/content/application~1json/schema", "/paths/~1documents/post/responses/200/content/application~1json/schema", "/paths/~1documents/post/requestBody/content/application~1x-www-form-urlencoded/schema"]),
            Type::of::<types::DocumentDetails>(&["/components/schemas/Document/properties/details"]),
            Type::of::<types::DocumentMultipart>(&["/components/schemas/Document/~files", "/paths/~1documents/post/requestBody/content/multipart~1form-data/schema", "/paths/~1documents~1{id}/put/requestBody/content/multipart~1form-data/schema"]),
            Type::of::<types::Named>(&["/components/schemas/Named"]),
            Type::of::<types::Scan>(&["/components/schemas/Scan", "/paths/~1scans/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::ScanMultipart>(&["/components/schemas/Scan/~files", "/paths/~1scans/post/requestBody/content/multipart~1form-data/schema"]),
            Type::of::<types::ScanMultipartPage>(&["/components/schemas/Scan/~files/oneOf/0"]),
            Type::of::<types::ScanMultipartPages>(&["/components/schemas/Scan/~files/oneOf/1"]),
            Type::of::<types::ScanPage>(&["/components/schemas/Scan/oneOf/0"]),
            Type::of::<types::ScanPages>(&["/components/schemas/Scan/oneOf/1"]),
        ]
    } },
    Case { document: "operations/files/openapi.yaml", unknown_fields: "Keep", types: {
        use expected::operations::files::types;
        &[
            Type::of::<String>(&["/components/schemas/Lamp"]),
            Type::of::<types::Gadget>(&["/components/schemas/Gadget", "parts/gadgets.json#/Gadget"]),
            Type::of::<types::GadgetsLamp>(&["parts/gadgets.json#/Lamp"]),
            Type::of::<types::Kinds>(&["parts/kinds.yaml#", "/components/schemas/Kind", "/components/schemas/Sort"]),
            Type::of::<types::N100Fan>(&["parts/gadgets.json#/100% Fan"]),
            Type::of::<types::N404Response>(&["parts/responses.yaml#/404/content/application~1json/schema"]),
            Type::of::<types::Owner>(&["parts/defs.yaml#/owner", "/components/schemas/Owner"]),
            Type::of::<types::Pet>(&["parts/pet.yaml#", "/components/schemas/Pet"]),
            Type::of::<types::PetFood>(&["parts/pet.yaml#/properties/food"]),
            Type::of::<types::Saw>(&["parts/gadgets.json#/Saw"]),
            Type::of::<types::Tool>(&["/components/schemas/Tool", "parts/gadgets.json#/Tool"]),
            Type::of::<types::User>(&["/components/schemas/User", "parts/users.yaml#/components/schemas/User"]),
            Type::of::<types::UsersUser>(&["parts/users.yaml#/User", "/components/schemas/Account"]),
            Type::of::<types::Widget>(&["/components/schemas/Widget", "parts/gadgets.json#/Widget"]),
        ]
    } },
    Case { document: "operations/further_methods.yaml", unknown_fields: "Keep", types: {
        use expected::operations::further_methods::types;
        &[
            Type::of::<types::Book>(&["/components/schemas/Book", "/webhooks/shelf.moved/query/requestBody/content/application~1json/schema", "/paths/~1catalogue~1{shelf}/additionalOperations/PROPFIND/responses/207/content/application~1json/schema"]),
            Type::of::<types::MethodsAdditionalOperationsLinkRequestBody>(&["/components/pathItems/methods/additionalOperations/LINK/requestBody/content/application~1json/schema"]),
            Type::of::<types::SearchShelfBody>(&["/paths/~1catalogue~1{shelf}/query/requestBody/content/application~1json/schema"]),
            Type::of::<types::ShelfMovedMoveWebhook>(&["/webhooks/shelf.moved/additionalOperations/MOVE/requestBody/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/groups.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/idempotency.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/integer_enums.yaml", unknown_fields: "Keep", types: {
        use expected::operations::integer_enums::types;
        &[
            Type::of::<types::Kind>(&["/components/schemas/Kind", "/components/schemas/Kind/oneOf/0", "/components/schemas/Kind/oneOf/1"]),
            Type::of::<types::MakeChannelBody>(&["/paths/~1channels~1{kind}/post/requestBody/content/application~1x-www-form-urlencoded/schema"]),
        ]
    } },
    Case { document: "operations/items.yaml", unknown_fields: "Keep", types: {
        use expected::operations::items::types;
        &[
            Type::of::<types::AnyEvent>(&["/components/schemas/AnyEvent"]),
            Type::of::<types::ItemEventsResponseItem>(&["/paths/~1items~1events/get/responses/200/content/text~1event-stream/itemSchema"]),
            Type::of::<types::NamedItemsResponseItem>(&["/paths/~1items~1named/get/responses/200/content/text~1event-stream/itemSchema"]),
            Type::of::<types::NamedItemsResponseItemAddReading>(&["/paths/~1items~1named/get/responses/200/content/text~1event-stream/itemSchema/oneOf/1", "/paths/~1items~1named/get/responses/200/content/text~1event-stream/itemSchema/oneOf/1/~merged"]),
            Type::of::<types::NamedItemsResponseItemAddString>(&["/paths/~1items~1named/get/responses/200/content/text~1event-stream/itemSchema/oneOf/0", "/paths/~1items~1named/get/responses/200/content/text~1event-stream/itemSchema/oneOf/0/~merged"]),
            Type::of::<types::PlacesItem>(&["/components/mediaTypes/places/itemSchema"]),
            Type::of::<types::Reading>(&["/components/schemas/Reading", "/paths/~1items~1events/get/responses/200/content/text~1event-stream/itemSchema/properties/data", "/paths/~1items~1named/get/responses/200/content/text~1event-stream/itemSchema/oneOf/1/properties/data"]),
        ]
    } },
    Case { document: "operations/media_types.yaml", unknown_fields: "Keep", types: {
        use expected::operations::media_types::types;
        &[
            Type::of::<types::PostMediaBody>(&["/paths/~1media/post/requestBody/content/application~1json; version=2/schema"]),
            Type::of::<types::PutMediaBody>(&["/paths/~1media/put/requestBody/content/application~1vnd.media+json/schema"]),
            Type::of::<types::PutMediaFilter>(&["/paths/~1media/put/parameters/0/content/application~1json/schema"]),
            Type::of::<types::PutMediaMore>(&["/paths/~1media/put/parameters/1/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/mentions.yaml", unknown_fields: "Keep", types: {
        use expected::operations::mentions::types;
        &[
            Type::of::<types::Thing>(&["/components/schemas/Thing"]),
        ]
    } },
    Case { document: "operations/methods.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/methods_in_groups.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/multipart_arrays.yaml", unknown_fields: "Keep", types: {
        use expected::operations::multipart_arrays::types;
        &[
            Type::of::<types::BooleanArrayOrInteger>(&["/paths/~1parts/post/requestBody/content/multipart~1form-data/schema/properties/either"]),
            Type::of::<types::SendPartsBody>(&["/paths/~1parts/post/requestBody/content/multipart~1form-data/schema"]),
            Type::of::<types::SendPartsBodyPointsItem>(&["/paths/~1parts/post/requestBody/content/multipart~1form-data/schema/properties/points/items"]),
            Type::of::<types::SendPartsBodyShapesItem>(&["/paths/~1parts/post/requestBody/content/multipart~1form-data/schema/properties/shapes/items"]),
        ]
    } },
    Case { document: "operations/named_events.yaml", unknown_fields: "Keep", types: {
        use expected::operations::named_events::types;
        &[
            Type::of::<types::Constants>(&["/components/schemas/Constants"]),
            Type::of::<types::ConstantsDeleteOrUpdate>(&["/components/schemas/Constants/anyOf/0"]),
            Type::of::<types::DataOnly>(&["/components/schemas/DataOnly", "/paths/~1data/get/responses/200/content/text~1event-stream/schema"]),
            Type::of::<types::DataOnlyEnd>(&["/components/schemas/DataOnly/oneOf/1"]),
            Type::of::<types::DataOnlyToken>(&["/components/schemas/DataOnly/oneOf/0"]),
            Type::of::<types::Delete>(&["/components/schemas/Delete"]),
            Type::of::<types::Delta>(&["/components/schemas/Delta"]),
            Type::of::<types::DeltaData>(&["/components/schemas/Delta/properties/data"]),
            Type::of::<types::Fail>(&["/components/schemas/Fail"]),
            Type::of::<types::FailData>(&["/components/schemas/Fail/properties/data"]),
            Type::of::<types::Mapped>(&["/components/schemas/Mapped", "/paths/~1mapped/get/responses/200/content/text~1event-stream/schema"]),
            Type::of::<types::Message>(&["/components/schemas/Message"]),
            Type::of::<types::Ping>(&["/components/schemas/Ping"]),
            Type::of::<types::Started>(&["/components/schemas/Started"]),
            Type::of::<types::StartedData>(&["/components/schemas/Started/properties/data"]),
            Type::of::<types::Stopped>(&["/components/schemas/Stopped"]),
            Type::of::<types::StoppedData>(&["/components/schemas/Stopped/properties/data"]),
            Type::of::<types::Tagged>(&["/components/schemas/Tagged", "/paths/~1tagged/get/responses/200/content/text~1event-stream/schema"]),
            Type::of::<types::Unnamed>(&["/components/schemas/Unnamed", "/paths/~1unnamed/get/responses/200/content/text~1event-stream/schema"]),
            Type::of::<types::UnnamedClosed>(&["/components/schemas/Unnamed/oneOf/1"]),
            Type::of::<types::UnnamedProgress>(&["/components/schemas/Unnamed/oneOf/0"]),
            Type::of::<types::UnnamedProgressData>(&["/components/schemas/Unnamed/oneOf/0/properties/data"]),
            Type::of::<types::Update>(&["/components/schemas/Update"]),
            Type::of::<types::UpdateData>(&["/components/schemas/Update/properties/data"]),
        ]
    } },
    Case { document: "operations/names_of_ours.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/names_of_the_runtime.yaml", unknown_fields: "Keep", types: {
        use expected::operations::names_of_the_runtime::types;
        &[
            Type::of::<types::WatchRuntimeResponse>(&["/paths/~1runtime~1names/get/responses/200/content/text~1event-stream/schema"]),
        ]
    } },
    Case { document: "operations/names_that_clash.yaml", unknown_fields: "Keep", types: {
        use expected::operations::names_that_clash::types;
        &[
            Type::of::<types::X>(&["/components/schemas/X", "/paths/~1clash~1d/get/responses/200/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/no_operation_id.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/oauth.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/oauth_urls.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/one_sided.yaml", unknown_fields: "Keep", types: {
        use expected::operations::one_sided::types;
        &[
            Type::of::<types::Account>(&["/components/schemas/Account", "/paths/~1accounts/post/requestBody/content/application~1json/schema", "/paths/~1accounts/post/responses/200/content/application~1json/schema"]),
            Type::of::<types::Report>(&["/components/schemas/Report", "/paths/~1accounts~1report/get/responses/200/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/operation_names.yaml", unknown_fields: "Keep", types: {
        use expected::operations::operation_names::types;
        &[
            Type::of::<types::BTreeMapBodyValue>(&["/paths/~1j/post/requestBody/content/application~1json/schema/additionalProperties"]),
            Type::of::<types::CloneBody>(&["/paths/~1g~1{self}~1{body}/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::PartialEqResponse404>(&["/paths/~1i/get/responses/404/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/pages.yaml", unknown_fields: "Keep", types: {
        use expected::operations::pages::types;
        &[
            Type::of::<Vec<types::Pet>>(&["/components/schemas/Pets"]),
            Type::of::<types::ByACursorInTheBodyBody>(&["/paths/~1pets~1search/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::ByACursorInTheBodyBodyPage>(&["/paths/~1pets~1search/post/requestBody/content/application~1json/schema/properties/page"]),
            Type::of::<types::ByACursorInTheBodyResponse>(&["/paths/~1pets~1search/post/responses/200/content/application~1json/schema"]),
            Type::of::<types::ByACursorOfSeveralTypesResponse>(&["/paths/~1union/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::ByACursorOfSeveralTypesResponseMeta>(&["/paths/~1union/get/responses/200/content/application~1json/schema/properties/meta"]),
            Type::of::<types::ByANextUrlResponse>(&["/paths/~1next/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::ByANextUrlResponseLinks>(&["/paths/~1next/get/responses/200/content/application~1json/schema/properties/_links"]),
            Type::of::<types::ByANextUrlResponseLinksNext>(&["/paths/~1next/get/responses/200/content/application~1json/schema/properties/_links/properties/next"]),
            Type::of::<types::ByANullablePageResponseMeta>(&["/paths/~1nullable/get/responses/200/content/application~1json/schema/properties/meta"]),
            Type::of::<types::ByANumberWithATotalResponse>(&["/paths/~1pets/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::ByAnOffsetWithATotalResponse>(&["/paths/~1owners/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::ByAnOffsetWithPagesResponse>(&["/paths/~1visits/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::ByAnOffsetWithPagesResponsePages>(&["/paths/~1visits/get/responses/200/content/application~1json/schema/properties/pages"]),
            Type::of::<types::ByTheIdOfTheItemResponse>(&["/paths/~1last-id/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::Pet>(&["/components/schemas/Pet"]),
            Type::of::<types::RenderAPageResponse>(&["/paths/~1scans~1{id}~1render/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::StringOrInteger>(&["/paths/~1union/get/responses/200/content/application~1json/schema/properties/meta/properties/cursor"]),
            Type::of::<types::WithTakenNamesResponse>(&["/paths/~1taken/get/responses/200/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/parameters.yaml", unknown_fields: "Keep", types: {
        use expected::operations::parameters::types;
        &[
            Type::of::<types::GetPetFilter>(&["/paths/~1shops~1{shop-id}~1pets~1{petId}/get/parameters/5/content/application~1json/schema"]),
            Type::of::<types::GetPetOrder>(&["/paths/~1shops~1{shop-id}~1pets~1{petId}/get/parameters/4/schema"]),
            Type::of::<types::GetVagueResponse>(&["/paths/~1vague~1{foo}/get/responses/200/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/patch.yaml", unknown_fields: "Keep", types: {
        use expected::operations::patch::types;
        &[
            Type::of::<types::Address>(&["/components/schemas/Address"]),
            Type::of::<types::Profile>(&["/components/schemas/Profile", "/paths/~1patched/patch/responses/200/content/application~1json/schema"]),
            Type::of::<types::ProfileChange>(&["/components/schemas/ProfileChange", "/paths/~1patched/patch/requestBody/content/application~1merge-patch+json/schema"]),
        ]
    } },
    Case { document: "operations/query_strings.yaml", unknown_fields: "Keep", types: {
        use expected::operations::query_strings::types;
        &[
            Type::of::<types::ByFormFilter>(&["/paths/~1query-strings~1form/get/parameters/0/content/application~1x-www-form-urlencoded/schema"]),
            Type::of::<types::ByJsonJson>(&["/paths/~1query-strings~1json/get/parameters/0/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/read_change_put.yaml", unknown_fields: "Keep", types: {
        use expected::operations::read_change_put::types;
        &[
            Type::of::<types::Block>(&["/components/schemas/Block"]),
            Type::of::<types::ImageBlock>(&["/components/schemas/ImageBlock"]),
            Type::of::<types::Kept>(&["/components/schemas/Kept"]),
            Type::of::<types::Note>(&["/components/schemas/Note", "/paths/~1notes~1{id}/put/requestBody/content/application~1json/schema", "/paths/~1notes~1{id}/get/responses/200/content/application~1json/schema", "/paths/~1notes~1{id}/put/responses/200/content/application~1json/schema"]),
            Type::of::<types::Person>(&["/components/schemas/Person"]),
            Type::of::<types::Seal>(&["/components/schemas/Seal", "/paths/~1notes~1{id}/post/responses/200/content/application~1json/schema", "/paths/~1notes~1{id}/patch/requestBody/content/multipart~1form-data/schema", "/paths/~1notes~1{id}/post/requestBody/content/application~1x-www-form-urlencoded/schema"]),
            Type::of::<types::TextBlock>(&["/components/schemas/TextBlock"]),
            Type::of::<u64>(&["/components/schemas/Id"]),
        ]
    } },
    Case { document: "operations/renamed.yaml", unknown_fields: "Keep", types: {
        use expected::operations::renamed::types;
        &[
            Type::of::<types::After>(&["/components/schemas/Before"]),
            Type::of::<types::Animal>(&["/components/schemas/Pet", "/paths/~1kennel/post/requestBody/content/application~1json/schema", "/webhooks/petSold/post/requestBody/content/application~1json/schema", "/paths/~1kennel~1{id}/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::AnimalHome>(&["/components/schemas/Pet/properties/home"]),
            Type::of::<types::Availability>(&["/components/schemas/Pet/properties/status"]),
            Type::of::<types::Before>(&["/components/schemas/After"]),
            Type::of::<types::Circle>(&["/components/schemas/Circle"]),
            Type::of::<types::Color>(&["/components/schemas/Color"]),
            Type::of::<types::FindResponse404>(&["/paths/~1kennel/get/responses/404/content/application~1json/schema"]),
            Type::of::<types::Mixture>(&["/components/schemas/Paint/oneOf/1"]),
            Type::of::<types::Paint>(&["/components/schemas/Paint"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Size>(&["/components/schemas/Size"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
        ]
    } },
    Case { document: "operations/response_headers.yaml", unknown_fields: "Keep", types: {
        use expected::operations::response_headers::types;
        &[
            Type::of::<f64>(&["/components/schemas/Number"]),
            Type::of::<types::HeadingFirstResponseXHeadingState>(&["/paths/~1first/get/responses/200/headers/X-Heading-State/schema"]),
            Type::of::<types::KindHeader>(&["/components/headers/Kind/schema"]),
            Type::of::<types::Level>(&["/components/schemas/Level"]),
        ]
    } },
    Case { document: "operations/sent_by_the_service.yaml", unknown_fields: "Keep", types: {
        use expected::operations::sent_by_the_service::types;
        &[
            Type::of::<types::CreateOrderBody>(&["/paths/~1orders/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::CreateOrderOnShippedCallback>(&["/paths/~1orders/post/callbacks/onShipped/{$request.body#~1callbackUrl}/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::CreateOrderOnShippedCallbackCarrier>(&["/paths/~1orders/post/callbacks/onShipped/{$request.body#~1callbackUrl}/post/requestBody/content/application~1json/schema/properties/carrier"]),
            Type::of::<types::Item>(&["/components/schemas/Item", "/webhooks/item.sold/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::NotedWebhook>(&["/components/pathItems/noted/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::PaymentBody>(&["/components/requestBodies/Payment/content/application~1json/schema"]),
            Type::of::<types::StockChangedWebhook>(&["/webhooks/item.stock-changed/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::StockChangedWebhookGone>(&["/webhooks/item.stock-changed/post/requestBody/content/application~1json/schema/oneOf/1"]),
        ]
    } },
    Case { document: "operations/servers.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/several_media_types.yaml", unknown_fields: "Keep", types: {
        use expected::operations::several_media_types::types;
        &[
            Type::of::<types::CreateBody>(&["/paths/~1several~1bodies/post/requestBody/content/multipart~1form-data/schema"]),
            Type::of::<types::First>(&["/components/schemas/First", "/paths/~1several~1same/get/responses/200/content/text~1json/schema", "/paths/~1several~1bodies/put/requestBody/content/application~1json/schema", "/paths/~1several~1same/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::Plain>(&["/components/schemas/Plain", "/paths/~1several~1versions/get/responses/400/content/application~1json/schema", "/paths/~1several~1versions/get/responses/default/content/application~1json/schema"]),
            Type::of::<types::Problem>(&["/components/schemas/Problem", "/paths/~1several~1versions/get/responses/400/content/application~1problem+json/schema"]),
            Type::of::<types::Second>(&["/components/schemas/Second", "/paths/~1several~1statuses/get/responses/202/content/application~1json/schema", "/paths/~1several~1bodies/post/requestBody/content/application~1vnd.acme.v2+json/schema", "/paths/~1several~1ranges/get/responses/200/content/application~1json; version=2/schema"]),
        ]
    } },
    Case { document: "operations/stream_next_to_json.yaml", unknown_fields: "Keep", types: {
        use expected::operations::stream_next_to_json::types;
        &[
            Type::of::<bool>(&["/components/schemas/Streams"]),
            Type::of::<types::Ask>(&["/components/schemas/Ask", "/paths/~1chat/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::ChooseBody>(&["/paths/~1choose/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::ChooseBodyByNumber>(&["/paths/~1choose/post/requestBody/content/application~1json/schema/oneOf/1"]),
            Type::of::<types::ChooseBodyByText>(&["/paths/~1choose/post/requestBody/content/application~1json/schema/oneOf/0"]),
            Type::of::<types::CompleteBody>(&["/paths/~1complete/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::JobsResponse>(&["/paths/~1jobs/get/responses/200/content/application~1json/schema"]),
            Type::of::<types::JobsResponseInline>(&["/paths/~1jobs/get/responses/200/content/application~1x-ndjson/schema"]),
            Type::of::<types::Piece>(&["/components/schemas/Piece", "/paths/~1mixed/get/responses/200/content/application~1jsonl/schema", "/paths/~1mixed/get/responses/202/content/application~1jsonl/schema", "/paths/~1choose/post/responses/200/content/text~1event-stream/schema"]),
            Type::of::<types::Whole>(&["/components/schemas/Whole", "/paths/~1chat/post/responses/200/content/application~1json/schema", "/paths/~1mixed/get/responses/200/content/application~1json/schema", "/paths/~1choose/post/responses/200/content/application~1json/schema"]),
        ]
    } },
    Case { document: "operations/streams.yaml", unknown_fields: "Keep", types: {
        use expected::operations::streams::types;
        &[
            Type::of::<types::AlwaysSwitchedBody>(&["/paths/~1kinds~1always-switched/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::AlwaysSwitchedResponse>(&["/paths/~1kinds~1always-switched/post/responses/200/content/application~1json/schema"]),
            Type::of::<types::AnyLinesAccept>(&["/paths/~1kinds~1any-lines/get/parameters/0/schema"]),
            Type::of::<types::ChatBody>(&["/paths/~1chat/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::ChatEvent>(&["/components/schemas/ChatEvent", "/paths/~1chat/post/responses/200/content/text~1event-stream/schema"]),
            Type::of::<types::ChatEventChatError>(&["/components/schemas/ChatEvent/oneOf/1"]),
            Type::of::<types::ChatEventDelta>(&["/components/schemas/ChatEvent/oneOf/0"]),
            Type::of::<types::ChatResponse>(&["/paths/~1chat/post/responses/200/content/application~1json/schema"]),
            Type::of::<types::DescribedEventResponse>(&["/paths/~1kinds~1event/get/responses/200/content/text~1event-stream/schema"]),
            Type::of::<types::NeverSwitchedBody>(&["/paths/~1kinds~1never-switched/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::Piece>(&["/components/schemas/Piece", "/paths/~1kinds~1audio/get/responses/200/content/text~1event-stream/schema", "/paths/~1kinds~1by-status/get/responses/202/content/application~1json/schema", "/paths/~1kinds~1by-status/get/responses/200/content/text~1event-stream/schema"]),
        ]
    } },
    Case { document: "operations/strings.yaml", unknown_fields: "Keep", types: {
        use expected::operations::strings::types;
        &[
            Type::of::<types::Content>(&["/components/schemas/Content", "/paths/~1notes~1{kind}/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::ContentValue>(&["/components/schemas/Content/anyOf/2"]),
            Type::of::<types::Key>(&["/components/schemas/Key"]),
            Type::of::<types::Kind>(&["/components/schemas/Kind", "/components/schemas/Alias"]),
            Type::of::<types::Link>(&["/components/schemas/Link"]),
            Type::of::<types::Note>(&["/components/schemas/Note", "/paths/~1notes~1{kind}/get/responses/200/content/application~1json/schema", "/paths/~1notes~1{kind}/post/responses/200/content/application~1json/schema"]),
            Type::of::<types::Text>(&["/components/schemas/Text"]),
            Type::of::<types::Tree>(&["/components/schemas/Tree"]),
            Type::of::<types::TreeTree>(&["/components/schemas/Tree/anyOf/2"]),
            Type::of::<types::When>(&["/components/schemas/When"]),
        ]
    } },
    Case { document: "operations/styles.yaml", unknown_fields: "Keep", types: {
        use expected::operations::styles::types;
        &[
            Type::of::<Vec<String>>(&["/components/schemas/List"]),
            Type::of::<types::Range>(&["/components/schemas/Range"]),
        ]
    } },
    Case { document: "operations/swagger.yaml", unknown_fields: "Keep", types: {
        use expected::operations::swagger::types;
        &[
            Type::of::<types::Cat>(&["/definitions/Cat"]),
            Type::of::<types::Dog>(&["/definitions/Dog"]),
            Type::of::<types::Pet>(&["/definitions/Pet", "/paths/~1pets/put/parameters/0/schema", "/paths/~1pets/put/responses/200/schema"]),
            Type::of::<types::PetBase>(&["/definitions/Pet/~base"]),
            Type::of::<types::Problem>(&["/definitions/Problem", "/paths/~1logs/get/responses/404/schema"]),
            Type::of::<types::SendFormBody>(&["/paths/~1forms/post/parameters"]),
        ]
    } },
    Case { document: "operations/swagger_calls.yaml", unknown_fields: "Keep", types: {
        use expected::operations::swagger_calls::types;
        &[
            Type::of::<types::BoxType>(&["/definitions/Box"]),
            Type::of::<types::Crate>(&["/definitions/Crate"]),
            Type::of::<types::DeleteOptions>(&["/definitions/DeleteOptions", "/paths/~1pods~1{name}/delete/parameters/0/schema"]),
            Type::of::<types::Fault>(&["/definitions/Fault", "/paths/~1ping/get/responses/500/schema", "/paths/~1ping/head/responses/500/schema", "/paths/~1report/get/responses/default/schema"]),
            Type::of::<types::IntegerOrString>(&["/definitions/Pod/properties/port"]),
            Type::of::<types::Pod>(&["/definitions/Pod", "/paths/~1pods~1{name}/patch/responses/200/schema", "/paths/~1pods~1{name}/patch/responses/201/schema"]),
            Type::of::<types::PostMessageBody>(&["/paths/~1messages/post/parameters"]),
            Type::of::<types::PostMessageResponse>(&["/paths/~1messages/post/responses/200/schema"]),
            Type::of::<types::PostMessageResponseDefault>(&["/paths/~1messages/post/responses/default/schema"]),
            Type::of::<types::Thing>(&["/definitions/Thing", "/paths/~1things/post/parameters/0/schema", "/paths/~1things/post/responses/200/schema"]),
            Type::of::<types::ThingBase>(&["/definitions/Thing/~base"]),
            Type::of::<types::UploadPartsBody>(&["/paths/~1uploads~1{lists}/post/parameters"]),
        ]
    } },
    Case { document: "operations/tag_tree.yaml", unknown_fields: "Keep", types: {
        use expected::operations::tag_tree::types;
        &[
            Type::of::<types::TreeBook>(&["/components/schemas/TreeBook"]),
        ]
    } },
    Case { document: "operations/untagged.yaml", unknown_fields: "Keep", types: {
        &[
        ]
    } },
    Case { document: "operations/wire.yaml", unknown_fields: "Keep", types: {
        use expected::operations::wire::types;
        &[
            Type::of::<types::Circle>(&["/components/schemas/Circle"]),
            Type::of::<types::DescribeWireBody>(&["/paths/~1wire~1described/post/requestBody/content/multipart~1form-data/schema"]),
            Type::of::<types::Letters>(&["/components/schemas/Letters", "/paths/~1wire~1upload/post/requestBody/content/multipart~1form-data/schema", "/paths/~1wire~1form/post/requestBody/content/application~1x-www-form-urlencoded/schema"]),
            Type::of::<types::NumberOrString>(&["/components/schemas/Reading/properties/limit"]),
            Type::of::<types::Range>(&["/components/schemas/Range"]),
            Type::of::<types::Reading>(&["/components/schemas/Reading", "/paths/~1wire~1numbers~1{level}/post/requestBody/content/application~1json/schema"]),
            Type::of::<types::RelateWireBody>(&["/paths/~1wire~1related/post/requestBody/content/multipart~1related/schema"]),
            Type::of::<types::RelateWireBodyMetadata>(&["/paths/~1wire~1related/post/requestBody/content/multipart~1related/schema/properties/metadata"]),
            Type::of::<types::Shape>(&["/components/schemas/Shape"]),
            Type::of::<types::Square>(&["/components/schemas/Square"]),
        ]
    } },
];
