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
            #[object(constant = ("type", "ActionGroup"))]
            pub struct ActionGroup {
                #[json("status", optional)] pub status: Option<String>,
                #[json("group")] pub group: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod animal {
        use super::{Cat, Dog, runtime};

        runtime::union! {
            /// Both branches allow both values, and are called after one each.
            #[union(tag = "species", kind = AnimalKind)]
            pub enum Animal {
                #[json("Cat", accessor = as_cat, from)] Cat(Cat),
                #[json("Dog", accessor = as_dog, from)] Dog(Dog),
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
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("size", optional)] pub size: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod car {
        use std::collections::BTreeMap;

        use super::{Sedan, Truck, runtime};

        runtime::union! {
            /// All that extend it allow all values, and are called after one each.
            #[union(tag = "model", kind = CarKind)]
            pub enum Car {
                #[json("Sedan", accessor = as_sedan, from)] Sedan(Sedan),
                #[json("Truck", accessor = as_truck, from)] Truck(Truck),
                #[json("Car", accessor = as_car, from)] Car(BTreeMap<String, runtime::Untyped>),
            }
        }
    }

    mod cat {
        use super::runtime;

        runtime::object! {
            /// The object `Cat`.
            ///
            /// Its `species` is `Cat`.
            #[object(constant = ("species", "Cat"))]
            pub struct Cat {
                #[json("lives", optional)] pub lives: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod circle {
        use super::runtime;

        runtime::object! {
            /// The object `Circle`.
            ///
            /// Its `shape` is `circle`.
            #[object(constant = ("shape", "circle"))]
            pub struct Circle {
                #[json("area", optional)] pub area: Option<f64>,
                #[json("radius", optional)] pub radius: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[union(tag = "to", kind = DestinationKind)]
            pub enum Destination {
                #[json("library", accessor = as_library, from)] Library(ToLibrary),
                #[json("playlist", accessor = as_playlist, from)] Playlist(ToPlaylist),
            }
        }
    }

    mod dog {
        use super::runtime;

        runtime::object! {
            /// The object `Dog`.
            ///
            /// Its `species` is `Dog`.
            #[object(constant = ("species", "Dog"))]
            pub struct Dog {
                #[json("tricks", optional)] pub tricks: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod failure {
        use super::runtime;

        runtime::object! {
            /// The object `Failure`.
            ///
            /// Its `level` is `Failure`.
            #[object(constant = ("level", "Failure"), constant_optional)]
            pub struct Failure {
                #[json("failure", optional)] pub failure: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fossil {
        use super::runtime;

        runtime::object! {
            /// Nothing is added.
            ///
            /// Its `kind` is `fossil`.
            #[object(constant = ("kind", "fossil"))]
            pub struct Fossil {
                #[json("branch", optional)] pub branch: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod git {
        use super::runtime;

        runtime::object! {
            /// The object `Git`.
            ///
            /// Its `kind` is `git`.
            #[object(constant = ("kind", "git"))]
            pub struct Git {
                #[json("branch", optional)] pub branch: Option<String>,
                #[json("commit", optional)] pub commit: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod html_message {
        use super::runtime;

        runtime::object! {
            /// The object `HtmlMessage`.
            ///
            /// Its `class` is `html`.
            #[object(constant = ("class", "html"), constant_optional)]
            pub struct HtmlMessage {
                #[json("text", optional)] pub text: Option<String>,
                #[json("html", optional)] pub html: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod image {
        use super::{BatchImage, WebImage, runtime};

        runtime::union! {
            /// What the values are is said otherwise by what extends it.
            #[union(tag = "flavor", kind = ImageKind)]
            #[shared(flavor: ImageFlavor)]
            pub enum Image {
                #[json("BATCH", accessor = as_batch, from)] Batch(BatchImage),
                #[json("WEB", accessor = as_web, from)] Web(WebImage),
                /// What the values are is said otherwise by what extends it.
                #[json("Batch" | "Web", accessor = as_base, from)] Base(ImageBase),
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
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("lost", optional)] pub lost: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod mercurial {
        use super::runtime;

        runtime::object! {
            /// The object `Mercurial`.
            ///
            /// Its `kind` is `hg`.
            #[object(constant = ("kind", "hg"))]
            pub struct Mercurial {
                #[json("branch", optional)] pub branch: Option<String>,
                #[json("changeset", optional)] pub changeset: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod message {
        use super::{HtmlMessage, runtime};

        runtime::union! {
            /// The tag may be absent.
            #[union(tag = "class", kind = MessageKind, without_tag = Message)]
            #[shared(text: str)]
            pub enum Message {
                #[json("html", accessor = as_html, from)] Html(HtmlMessage),
                /// The tag may be absent.
                #[json("Message", accessor = as_message, from)] Message(MessageBase),
            }
        }

        runtime::object! {
            /// The tag may be absent.
            ///
            /// Its `class` is `Message`.
            #[object(constant = ("class", "Message"), constant_optional)]
            pub struct MessageBase {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
            #[object(constant = ("scheme", "named"))]
            pub struct NamedPartition {
                #[json("names", optional)] pub names: Option<Vec<String>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod notice {
        use super::{Failure, Warning, runtime};

        runtime::union! {
            /// The tag may be absent, and all its values are of others.
            #[union(tag = "level", kind = NoticeKind, without_tag = Unknown)]
            pub enum Notice {
                #[json("Failure", accessor = as_failure, from)] Failure(Failure),
                #[json("Warning", accessor = as_warning, from)] Warning(Warning),
            }
        }
    }

    mod partition {
        use super::{NamedPartition, UniformPartition, runtime};

        runtime::union! {
            /// One value is left for itself.
            #[union(tag = "scheme", kind = PartitionKind)]
            pub enum Partition {
                #[json("named", accessor = as_named, from)] Named(NamedPartition),
                #[json("uniform", accessor = as_uniform, from)] Uniform(UniformPartition),
                /// One value is left for itself.
                #[json("invalid", accessor = as_invalid, from)] Invalid(PartitionBase),
            }
        }

        runtime::object! {
            /// One value is left for itself.
            ///
            /// Its `scheme` is `invalid`.
            #[object(constant = ("scheme", "invalid"))]
            pub struct PartitionBase {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod polygon {
        use super::{Square, Triangle, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `shape`.
            #[union(tag = "shape", kind = PolygonKind)]
            #[shared(area: f64, corners: i64)]
            pub enum Polygon {
                #[json("square", accessor = as_square, from)] Square(Square),
                #[json("triangle", accessor = as_triangle, from)] Triangle(Triangle),
                #[json("polygon", accessor = as_polygon, from)] Polygon(PolygonBase),
            }
        }

        runtime::object! {
            /// The object `Polygon`.
            ///
            /// Its `shape` is `polygon`.
            #[object(constant = ("shape", "polygon"))]
            pub struct PolygonBase {
                #[json("area", optional)] pub area: Option<f64>,
                #[json("corners", optional)] pub corners: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("branch", optional)] pub branch: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod request {
        use super::{RequestV1, RequestV2, runtime};

        runtime::union! {
            /// A branch that adds nothing is one of its own, and leaves what it extends alone.
            #[union(tag = "version", kind = RequestKind)]
            #[shared(text: str)]
            pub enum Request {
                #[json("v1", accessor = as_v1, from)] V1(RequestV1),
                /// The second.
                #[json("v2", accessor = as_v2, from)] V2(RequestV2),
            }
        }
    }

    mod request_v1 {
        use super::runtime;

        runtime::object! {
            /// The object `RequestV1`.
            ///
            /// Its `version` is `v1`.
            #[object(constant = ("version", "v1"))]
            pub struct RequestV1 {
                #[json("text", optional)] pub text: Option<String>,
                #[json("first", optional)] pub first: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod request_v2 {
        use super::runtime;

        runtime::object! {
            /// The second.
            ///
            /// Its `version` is `v2`.
            #[object(constant = ("version", "v2"))]
            pub struct RequestV2 {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod rule {
        use super::{ActionGroup, Suppression, runtime};

        runtime::union! {
            /// Each of its values is that of a schema that extends it, by name.
            #[union(tag = "type", kind = RuleKind)]
            #[shared(status: str)]
            pub enum Rule {
                #[json("ActionGroup", accessor = as_action_group, from)] ActionGroup(ActionGroup),
                #[json("Suppression", accessor = as_suppression, from)] Suppression(Suppression),
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
            #[object(constant = ("model", "Sedan"))]
            pub struct Sedan {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod shape {
        use super::{Circle, Polygon, runtime};

        runtime::union! {
            /// A base of a base.
            #[union(tag = "shape", kind = ShapeKind)]
            pub enum Shape {
                #[json("circle", accessor = as_circle, from)] Circle(Circle),
                #[json("square" | "triangle" | "polygon", accessor = as_polygon, from)] Polygon(Polygon),
            }
        }
    }

    mod source {
        use super::{Fossil, Git, Mercurial, Template, runtime};

        runtime::union! {
            /// What stands between it and the last of its kind is only there for them.
            #[union(tag = "kind", kind = SourceKindTag)]
            pub enum Source {
                /// Nothing is added.
                #[json("fossil", accessor = as_fossil, from)] Fossil(Fossil),
                #[json("git", accessor = as_git, from)] Git(Git),
                #[json("hg", accessor = as_hg, from)] Hg(Mercurial),
                #[json("template", accessor = as_template, from)] Template(Template),
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
            #[object(constant = ("shape", "square"))]
            pub struct Square {
                #[json("area", optional)] pub area: Option<f64>,
                #[json("corners", optional)] pub corners: Option<i64>,
                #[json("side", optional)] pub side: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod suppression {
        use super::runtime;

        runtime::object! {
            /// The object `Suppression`.
            ///
            /// Its `type` is `Suppression`.
            #[object(constant = ("type", "Suppression"))]
            pub struct Suppression {
                #[json("status", optional)] pub status: Option<String>,
                #[json("until", optional)] pub until: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod template {
        use super::runtime;

        runtime::object! {
            /// The object `Template`.
            ///
            /// Its `kind` is `template`.
            #[object(constant = ("kind", "template"))]
            pub struct Template {
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod to_library {
        use super::runtime;

        runtime::object! {
            /// The object `ToLibrary`.
            #[object(tag = ("to", "library"))]
            pub struct ToLibrary {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod to_playlist {
        use super::runtime;

        runtime::object! {
            /// The object `ToPlaylist`.
            ///
            /// Its `to` is `playlist`.
            #[object(constant = ("to", "playlist"))]
            pub struct ToPlaylist {
                #[json("index", optional)] pub index: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod triangle {
        use super::runtime;

        runtime::object! {
            /// The object `Triangle`.
            ///
            /// Its `shape` is `triangle`.
            #[object(constant = ("shape", "triangle"))]
            pub struct Triangle {
                #[json("area", optional)] pub area: Option<f64>,
                #[json("corners", optional)] pub corners: Option<i64>,
                #[json("height", optional)] pub height: Option<f64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod truck {
        use super::runtime;

        runtime::object! {
            /// The object `Truck`.
            ///
            /// Its `model` is `Truck`.
            #[object(constant = ("model", "Truck"))]
            pub struct Truck {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod uniform_partition {
        use super::runtime;

        runtime::object! {
            /// The object `UniformPartition`.
            ///
            /// Its `scheme` is `uniform`.
            #[object(constant = ("scheme", "uniform"))]
            pub struct UniformPartition {
                #[json("count", optional)] pub count: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("name", optional)] pub name: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("name", optional)] pub name: Option<String>,
                #[json("mail", optional)] pub mail: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod warning {
        use super::runtime;

        runtime::object! {
            /// The object `Warning`.
            ///
            /// Its `level` is `Warning`.
            #[object(constant = ("level", "Warning"), constant_optional)]
            pub struct Warning {
                #[json("warning", optional)] pub warning: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
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
                #[json("port", optional)] pub port: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}
