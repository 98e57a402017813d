//! The webhooks of a document → one enum, which is read by a webhook's name or by the body alone.
//!
//! A body is that of the webhook whose tag it has or, where the webhooks have no tag, of the one whose shape it matches.

use std::collections::BTreeMap;

use crate::analyse::tags::{Tagged, find_tag};
use crate::ir::{
    DecidedBranch, DecidedBy, Decision, Event, Events, Ident, ObjectShape, PropertyShape, Shape,
    Webhook,
};
use crate::names::joined;
use crate::operations::body_of;
use crate::operations::sent::{Origin, Sent};
use crate::plan::planner::Planner;
use crate::plan::unions::decisions::by_tag;
use crate::plan::unions::trials::distinguish_schemas;

/// The name of the enum.
const EVENT: &str = "Event";

/// The location of the webhooks.
const WEBHOOKS: &str = "/webhooks";

impl<'a> Planner<'a> {
    /// The enum of all webhooks; `None` where the document has none.
    pub(super) fn plan_events(&mut self, all: &[(&Sent<'a>, Webhook)]) -> Option<Events> {
        let webhooks = all
            .iter()
            .filter(|(sent, _)| matches!(sent.origin, Origin::Webhook));
        let mut webhooks: Vec<(&Sent<'a>, &Webhook)> =
            webhooks.map(|(sent, webhook)| (*sent, webhook)).collect();
        if webhooks.is_empty() {
            return None;
        }
        webhooks.sort_by(|(_, one), (_, other)| one.name.cmp(&other.name));
        let locations = webhooks.iter().map(|(sent, _)| {
            let (_, chosen) = body_of(sent.operation, self.model)?;
            chosen.location
        });
        let locations: Vec<Option<&str>> = locations.collect();
        let (shapes, by) = self.distinguish(&locations);
        let name = name_of_events(&webhooks);
        self.note_events(&name, by, &locations, &webhooks, &shapes);
        let keys = keys_of(&webhooks);
        let variants = webhooks.iter().zip(keys).zip(shapes);
        let variants = variants.map(|(((_, webhook), key), shapes)| Event {
            pointer: webhook.pointer.clone(),
            name: webhook.name.clone(),
            key,
            ty: webhook.ty.clone(),
            shapes,
        });
        Some(Events {
            name,
            variants: variants.collect(),
        })
    }

    /// The shapes by which each body is recognised. A body without a schema is any JSON.
    fn distinguish(&self, locations: &[Option<&str>]) -> (Vec<Vec<Shape>>, DecidedBy) {
        let known: Option<Vec<&str>> = locations.iter().copied().collect();
        let tagged = known.and_then(|known| find_tag(self.model, &known));
        if let Some(tagged) = tagged {
            let shapes = tagged.values.iter().map(|values| {
                let shape = Shape::Is(values.clone());
                vec![shape_with(&tagged, shape)]
            });
            return (shapes.collect(), by_tag(&tagged, None));
        }
        let (shapes, unclear) = distinguish_schemas(self.model, locations);
        (shapes, DecidedBy::Body { unclear })
    }

    fn note_events(
        &mut self,
        name: &Ident,
        by: DecidedBy,
        locations: &[Option<&str>],
        webhooks: &[(&Sent<'a>, &Webhook)],
        shapes: &[Vec<Shape>],
    ) {
        let branches = locations.iter().zip(webhooks).zip(shapes);
        let branches = branches.map(|((location, (sent, webhook)), shapes)| {
            let shapes: Vec<String> = shapes.iter().map(Shape::to_string).collect();
            DecidedBranch {
                pointer: location.unwrap_or(sent.location).to_owned(),
                variant: Some(webhook.name.as_str().to_owned()),
                select: shapes.join(" | "),
            }
        });
        let branches = branches.collect();
        self.decisions.push(Decision {
            pointer: WEBHOOKS.to_owned(),
            name: Some(format!("webhooks::{}", name.as_str())),
            by,
            branches,
        });
    }
}

/// A webhook may have the name of the enum.
fn name_of_events(webhooks: &[(&Sent<'_>, &Webhook)]) -> Ident {
    let is_taken = |name: &str| {
        webhooks
            .iter()
            .any(|(_, webhook)| webhook.name.plain() == name)
    };
    if is_taken(EVENT) {
        joined(["Any", EVENT])
    } else {
        joined([EVENT])
    }
}

/// Objects with a tag.
fn shape_with(tagged: &Tagged, shape: Shape) -> Shape {
    let required = true;
    let property = PropertyShape { required, shape };
    Shape::Object(ObjectShape {
        properties: [(tagged.key.clone(), property)].into_iter().collect(),
        rest: None,
    })
}

/// The name of each webhook; where it has several methods, the others than `POST` are behind their method.
fn keys_of(webhooks: &[(&Sent<'_>, &Webhook)]) -> Vec<String> {
    let mut usual: BTreeMap<&str, &str> = BTreeMap::new();
    for (sent, _) in webhooks {
        let usual = usual.entry(&sent.name).or_insert(sent.http_method);
        if sent.http_method == "POST" {
            *usual = sent.http_method;
        }
    }
    let keys = webhooks.iter().map(|(sent, _)| {
        if usual.get(sent.name.as_str()) == Some(&sent.http_method) {
            sent.name.clone()
        } else {
            format!("{} {}", sent.http_method, sent.name)
        }
    });
    keys.collect()
}
