//! From `tests/cases/unions/inherited_tags.yaml`.

use crate::runtime;

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Inherited tags.
    pub use action_group::ActionGroup;
    pub use animal::{Animal, AnimalKind};
    pub use any_request::{AnyRequest, AnyRequestVersion};
    pub use batch_image::BatchImage;
    pub use car::{Car, CarKind};
    pub use cat::Cat;
    pub use circle::Circle;
    pub use creature::{Creature, CreatureSpecies};
    pub use destination::{Destination, DestinationKind};
    pub use dog::Dog;
    pub use failure::Failure;
    pub use fossil::Fossil;
    pub use git::Git;
    pub use html_message::HtmlMessage;
    pub use image::{Image, ImageBase, ImageFlavor, ImageKind};
    pub use lost_partition::LostPartition;
    pub use mercurial::Mercurial;
    pub use message::{Message, MessageBase, MessageKind};
    pub use model::Model;
    pub use named_partition::NamedPartition;
    pub use notice::{Notice, NoticeKind};
    pub use partition::{Partition, PartitionBase, PartitionKind};
    pub use polygon::{Polygon, PolygonBase, PolygonKind};
    pub use repository::Repository;
    pub use request::{Request, RequestKind};
    pub use request_v1::RequestV1;
    pub use request_v2::RequestV2;
    pub use rule::{Rule, RuleKind};
    pub use scheme::Scheme;
    pub use sedan::Sedan;
    pub use shape::{Shape, ShapeKind};
    pub use source::{Source, SourceKind, SourceKindTag};
    pub use square::Square;
    pub use suppression::Suppression;
    pub use template::Template;
    pub use to_library::ToLibrary;
    pub use to_playlist::ToPlaylist;
    pub use triangle::Triangle;
    pub use truck::Truck;
    pub use uniform_partition::UniformPartition;
    pub use user::{User, UserType};
    pub use user_details::UserDetails;
    pub use warning::Warning;
    pub use web_image::WebImage;

    use super::runtime;

    mod action_group {
        use super::runtime;

        runtime::object! {
            /// The object `ActionGroup`.
            ///
            /// Its `type` is `ActionGroup`.
            #[object(constant "type" = "ActionGroup")]
            pub struct ActionGroup {
                #[json(optional "status")] pub status: Option<String>,
                #[json("group")] pub group: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod animal {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// Both branches allow both values, and are called after one each.
            #[union(tag "species", kind AnimalKind)]
            pub enum Animal {
                #[json("Cat", as_cat, from Cat)] Cat(Cat),
                #[json("Dog", as_dog, from Dog)] Dog(Dog),
            }
        }
    }

    mod any_request {
        use super::runtime;

        runtime::object! {
            /// The object `AnyRequest`.
            #[object()]
            pub struct AnyRequest {
                #[json("version")] pub version: AnyRequestVersion,
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `AnyRequest.version`.
            pub enum AnyRequestVersion {
                #[json("v1")] V1,
                #[json("v2")] V2,
            }
        }
    }

    mod batch_image {
        use super::{ImageFlavor, runtime};

        runtime::object! {
            /// The object `BatchImage`.
            #[object()]
            pub struct BatchImage {
                #[json("flavor")] pub flavor: ImageFlavor,
                #[json(optional "size")] pub size: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod car {
        use std::collections::BTreeMap;

        use super::{Sedan, Truck, runtime};

        runtime::union! {
            /// All that extend it allow all values, and are called after one each.
            #[union(tag "model", kind CarKind)]
            pub enum Car {
                #[json("Sedan", as_sedan, from Sedan)] Sedan(Sedan),
                #[json("Truck", as_truck, from Truck)] Truck(Truck),
                #[json("Car", as_car, from BTreeMap<String, runtime::Untyped>)] Car(BTreeMap<String, runtime::Untyped>),
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `species` is `Cat`.
            #[object(constant "species" = "Cat", default)]
            pub struct Cat {
                #[json(optional "lives")] pub lives: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            ///
            /// Its `shape` is `circle`.
            #[object(constant "shape" = "circle", default)]
            pub struct Circle {
                #[json(optional "area")] pub area: Option<f64>,
                #[json(optional "radius")] pub radius: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod creature {
        use super::runtime;

        runtime::object! {
            /// The object `Creature`.
            #[object()]
            pub struct Creature {
                #[json("species")] pub species: CreatureSpecies,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `Creature.species`.
            pub enum CreatureSpecies {
                #[json("Cat")] Cat,
                #[json("Dog")] Dog,
            }
        }
    }

    mod destination {
        use super::{ToLibrary, ToPlaylist, runtime};

        runtime::union! {
            /// What extends it says itself which value it has.
            #[union(tag "to", kind DestinationKind)]
            pub enum Destination {
                #[json("library", as_library, from ToLibrary)] Library(ToLibrary),
                #[json("playlist", as_playlist, from ToPlaylist)] Playlist(ToPlaylist),
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `species` is `Dog`.
            #[object(constant "species" = "Dog", default)]
            pub struct Dog {
                #[json(optional "tricks")] pub tricks: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod failure {
        use super::runtime;

        runtime::object! {
            /// The object `Failure`.
            ///
            /// Its `level` is `Failure`.
            #[object(constant "level" = "Failure" optional, default)]
            pub struct Failure {
                #[json(optional "failure")] pub failure: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod fossil {
        use super::runtime;

        runtime::object! {
            /// Nothing is added.
            ///
            /// Its `kind` is `fossil`.
            #[object(constant "kind" = "fossil", default)]
            pub struct Fossil {
                #[json(optional "branch")] pub branch: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod git {
        use super::runtime;

        runtime::object! {
            /// The object `Git`.
            ///
            /// Its `kind` is `git`.
            #[object(constant "kind" = "git", default)]
            pub struct Git {
                #[json(optional "branch")] pub branch: Option<String>,
                #[json(optional "commit")] pub commit: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod html_message {
        use super::runtime;

        runtime::object! {
            /// The object `HtmlMessage`.
            ///
            /// Its `class` is `html`.
            #[object(constant "class" = "html" optional, default)]
            pub struct HtmlMessage {
                #[json(optional "text")] pub text: Option<String>,
                #[json(optional "html")] pub html: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod image {
        use super::{BatchImage, WebImage, runtime};

        runtime::union! {
            /// What the values are is said otherwise by what extends it.
            #[union(tag "flavor", kind ImageKind)]
            #[shared(flavor: ImageFlavor)]
            pub enum Image {
                #[json("BATCH", as_batch, from BatchImage)] Batch(BatchImage),
                #[json("WEB", as_web, from WebImage)] Web(WebImage),
                /// What the values are is said otherwise by what extends it.
                #[json("Batch" | "Web", as_base, from ImageBase)] Base(ImageBase),
            }
        }

        runtime::text! {
            /// The string enum `Image.flavor`.
            pub enum ImageFlavor {
                #[json("Web")] Web,
                #[json("Batch")] Batch,
            }
        }

        runtime::object! {
            /// What the values are is said otherwise by what extends it.
            #[object()]
            pub struct ImageBase {
                #[json("flavor")] pub flavor: ImageFlavor,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod lost_partition {
        use super::{Scheme, runtime};

        runtime::object! {
            /// No value stands for it.
            #[object()]
            pub struct LostPartition {
                #[json("scheme")] pub scheme: Scheme,
                #[json(optional "lost")] pub lost: Option<bool>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod mercurial {
        use super::runtime;

        runtime::object! {
            /// The object `Mercurial`.
            ///
            /// Its `kind` is `hg`.
            #[object(constant "kind" = "hg", default)]
            pub struct Mercurial {
                #[json(optional "branch")] pub branch: Option<String>,
                #[json(optional "changeset")] pub changeset: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod message {
        use super::{HtmlMessage, runtime};

        runtime::union! {
            /// The tag may be absent.
            #[union(tag "class", kind MessageKind, untagged Message)]
            #[shared(text: str)]
            pub enum Message {
                #[json("html", as_html, from HtmlMessage)] Html(HtmlMessage),
                /// The tag may be absent.
                #[json("Message", as_message, from MessageBase)] Message(MessageBase),
            }
        }

        runtime::object! {
            /// The tag may be absent.
            ///
            /// Its `class` is `Message`.
            #[object(constant "class" = "Message" optional, default)]
            pub struct MessageBase {
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod model {
        use super::runtime;

        runtime::text! {
            /// The string enum `Model`.
            pub enum Model {
                #[json("Sedan")] Sedan,
                #[json("Truck")] Truck,
                #[json("Vintage")] Vintage,
            }
        }
    }

    mod named_partition {
        use super::runtime;

        runtime::object! {
            /// The object `NamedPartition`.
            ///
            /// Its `scheme` is `named`.
            #[object(constant "scheme" = "named", default)]
            pub struct NamedPartition {
                #[json(optional "names")] pub names: Option<Vec<String>>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod notice {
        use super::{Failure, Warning, runtime};

        runtime::union! {
            /// The tag may be absent, and all its values are of others.
            #[union(tag "level", kind NoticeKind, untagged Unknown)]
            pub enum Notice {
                #[json("Failure", as_failure, from Failure)] Failure(Failure),
                #[json("Warning", as_warning, from Warning)] Warning(Warning),
            }
        }
    }

    mod partition {
        use super::{NamedPartition, UniformPartition, runtime};

        runtime::union! {
            /// One value is left for itself.
            #[union(tag "scheme", kind PartitionKind)]
            pub enum Partition {
                #[json("named", as_named, from NamedPartition)] Named(NamedPartition),
                #[json("uniform", as_uniform, from UniformPartition)] Uniform(UniformPartition),
                /// One value is left for itself.
                #[json("invalid", as_invalid, from PartitionBase)] Invalid(PartitionBase),
            }
        }

        runtime::object! {
            /// One value is left for itself.
            ///
            /// Its `scheme` is `invalid`.
            #[object(constant "scheme" = "invalid", default)]
            pub struct PartitionBase {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod polygon {
        use super::{Square, Triangle, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `shape`.
            #[union(tag "shape", kind PolygonKind)]
            #[shared(area: f64, corners: i64)]
            pub enum Polygon {
                #[json("square", as_square, from Square)] Square(Square),
                #[json("triangle", as_triangle, from Triangle)] Triangle(Triangle),
                #[json("polygon", as_polygon, from PolygonBase)] Polygon(PolygonBase),
            }
        }

        runtime::object! {
            /// The object `Polygon`.
            ///
            /// Its `shape` is `polygon`.
            #[object(constant "shape" = "polygon", default)]
            pub struct PolygonBase {
                #[json(optional "area")] pub area: Option<f64>,
                #[json(optional "corners")] pub corners: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod repository {
        use super::{SourceKind, runtime};

        runtime::object! {
            /// The object `Repository`.
            #[object()]
            pub struct Repository {
                #[json("kind")] pub kind: SourceKind,
                #[json(optional "branch")] pub branch: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod request {
        use super::{RequestV1, RequestV2, runtime};

        runtime::union! {
            /// A branch that adds nothing is one of its own, and leaves what it extends alone.
            #[union(tag "version", kind RequestKind)]
            #[shared(text: str)]
            pub enum Request {
                #[json("v1", as_v1, from RequestV1)] V1(RequestV1),
                /// The second.
                #[json("v2", as_v2, from RequestV2)] V2(RequestV2),
            }
        }
    }

    mod request_v1 {
        use super::runtime;

        runtime::object! {
            /// The object `RequestV1`.
            ///
            /// Its `version` is `v1`.
            #[object(constant "version" = "v1", default)]
            pub struct RequestV1 {
                #[json(optional "text")] pub text: Option<String>,
                #[json(optional "first")] pub first: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod request_v2 {
        use super::runtime;

        runtime::object! {
            /// The second.
            ///
            /// Its `version` is `v2`.
            #[object(constant "version" = "v2", default)]
            pub struct RequestV2 {
                #[json(optional "text")] pub text: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod rule {
        use super::{ActionGroup, Suppression, runtime};

        runtime::union! {
            /// Each of its values is that of a schema that extends it, by name.
            #[union(tag "type", kind RuleKind)]
            #[shared(status: str)]
            pub enum Rule {
                #[json("ActionGroup", as_action_group, from ActionGroup)] ActionGroup(ActionGroup),
                #[json("Suppression", as_suppression, from Suppression)] Suppression(Suppression),
            }
        }
    }

    mod scheme {
        use super::runtime;

        runtime::text! {
            /// The string enum `Scheme`.
            pub enum Scheme {
                #[json("invalid")] Invalid,
                #[json("named")] Named,
                #[json("uniform")] Uniform,
            }
        }
    }

    mod sedan {
        use super::runtime;

        runtime::object! {
            /// The object `Sedan`.
            ///
            /// Its `model` is `Sedan`.
            #[object(constant "model" = "Sedan", default)]
            pub struct Sedan {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::{Circle, Polygon, runtime};

        runtime::union! {
            /// A base of a base.
            #[union(tag "shape", kind ShapeKind)]
            pub enum Shape {
                #[json("circle", as_circle, from Circle)] Circle(Circle),
                #[json("square" | "triangle" | "polygon", as_polygon, from Polygon)] Polygon(Polygon),
            }
        }
    }

    mod source {
        use super::{Fossil, Git, Mercurial, Template, runtime};

        runtime::union! {
            /// What stands between it and the last of its kind is only there for them.
            #[union(tag "kind", kind SourceKindTag)]
            pub enum Source {
                /// Nothing is added.
                #[json("fossil", as_fossil, from Fossil)] Fossil(Fossil),
                #[json("git", as_git, from Git)] Git(Git),
                #[json("hg", as_hg, from Mercurial)] Hg(Mercurial),
                #[json("template", as_template, from Template)] Template(Template),
            }
        }

        runtime::text! {
            /// The string enum `Source.kind`.
            pub enum SourceKind {
                #[json("fossil")] Fossil,
                #[json("git")] Git,
                #[json("hg")] Hg,
                #[json("template")] Template,
            }
        }
    }

    mod square {
        use super::runtime;

        runtime::object! {
            /// The object `Square`.
            ///
            /// Its `shape` is `square`.
            #[object(constant "shape" = "square", default)]
            pub struct Square {
                #[json(optional "area")] pub area: Option<f64>,
                #[json(optional "corners")] pub corners: Option<i64>,
                #[json(optional "side")] pub side: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod suppression {
        use super::runtime;

        runtime::object! {
            /// The object `Suppression`.
            ///
            /// Its `type` is `Suppression`.
            #[object(constant "type" = "Suppression", default)]
            pub struct Suppression {
                #[json(optional "status")] pub status: Option<String>,
                #[json(optional "until")] pub until: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod template {
        use super::runtime;

        runtime::object! {
            /// The object `Template`.
            ///
            /// Its `kind` is `template`.
            #[object(constant "kind" = "template", default)]
            pub struct Template {
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod to_library {
        use super::runtime;

        runtime::object! {
            /// The object `ToLibrary`.
            #[object(tag "to" = "library", default)]
            pub struct ToLibrary {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod to_playlist {
        use super::runtime;

        runtime::object! {
            /// The object `ToPlaylist`.
            ///
            /// Its `to` is `playlist`.
            #[object(constant "to" = "playlist", default)]
            pub struct ToPlaylist {
                #[json(optional "index")] pub index: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod triangle {
        use super::runtime;

        runtime::object! {
            /// The object `Triangle`.
            ///
            /// Its `shape` is `triangle`.
            #[object(constant "shape" = "triangle", default)]
            pub struct Triangle {
                #[json(optional "area")] pub area: Option<f64>,
                #[json(optional "corners")] pub corners: Option<i64>,
                #[json(optional "height")] pub height: Option<f64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod truck {
        use super::runtime;

        runtime::object! {
            /// The object `Truck`.
            ///
            /// Its `model` is `Truck`.
            #[object(constant "model" = "Truck", default)]
            pub struct Truck {
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod uniform_partition {
        use super::runtime;

        runtime::object! {
            /// The object `UniformPartition`.
            ///
            /// Its `scheme` is `uniform`.
            #[object(constant "scheme" = "uniform", default)]
            pub struct UniformPartition {
                #[json(optional "count")] pub count: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod user {
        use super::runtime;

        runtime::object! {
            /// No value stands for what extends it.
            #[object()]
            pub struct User {
                #[json("type")] pub r#type: UserType,
                #[json(optional "name")] pub name: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }

        runtime::text! {
            /// The string enum `User.type`.
            pub enum UserType {
                #[json("user")] User,
                #[json("guest")] Guest,
            }
        }
    }

    mod user_details {
        use super::{UserType, runtime};

        runtime::object! {
            /// The object `UserDetails`.
            #[object()]
            pub struct UserDetails {
                #[json("type")] pub r#type: UserType,
                #[json(optional "name")] pub name: Option<String>,
                #[json(optional "mail")] pub mail: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod warning {
        use super::runtime;

        runtime::object! {
            /// The object `Warning`.
            ///
            /// Its `level` is `Warning`.
            #[object(constant "level" = "Warning" optional, default)]
            pub struct Warning {
                #[json(optional "warning")] pub warning: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod web_image {
        use super::{ImageFlavor, runtime};

        runtime::object! {
            /// The object `WebImage`.
            #[object()]
            pub struct WebImage {
                #[json("flavor")] pub flavor: ImageFlavor,
                #[json(optional "port")] pub port: Option<i64>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}
