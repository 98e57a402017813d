//! The contents of a response, by media type. In: the `content` of a response. Out: how each is read, and what selects it.

use openapiv3::Response;

use crate::ir::{
    Contents, Docs, Ident, MediaBranch, MediaGuard, Output, StatusBranch, StatusRange,
};
use crate::markdown;
use crate::names::media::media_words;
use crate::names::parts::Part;
use crate::names::{Scope, Use, ident, joined, prefixed, status_name};
use crate::operations::media::{self, Chosen, Kind};
use crate::operations::{OperationAt, origin_of};
use crate::plan::planner::Planner;

/// One content of a response.
#[derive(Clone, Debug)]
pub struct Planned {
    /// Its media types, as the document writes them.
    pub declared: Vec<String>,
    /// Its media types, as a request asks for them.
    pub media: Vec<String>,
    /// How it is read.
    pub body: Output,
    /// Its variant, where the response has several contents.
    pub name: Option<Ident>,
}

impl Planned {
    /// The media type that it is named after.
    fn key(&self) -> &str {
        &self.declared[0]
    }
}

/// In the lock, the content that is asked for by default.
const USUAL: &str = "send";

impl<'a> Planner<'a> {
    /// The contents of a response. The first is the one that is asked for by default.
    pub(in crate::plan) fn plan_contents(
        &mut self,
        found: OperationAt<'a>,
        status: StatusRange,
        response: &'a Response,
    ) -> Vec<Planned> {
        if has_no_body(found.http_method, status) {
            return Vec::new();
        }
        let at = origin_of(&response.extensions).unwrap_or(found.location);
        let all = self.choose_contents(at, response);
        let mut planned: Vec<Planned> = Vec::new();
        for (index, chosen) in all.into_iter().enumerate() {
            let is_stream = is_success(status) && media::has_items(chosen.name);
            if index == 0 && chosen.kind != Kind::Json && !is_stream {
                self.report_unread(chosen);
            }
            let body = self.plan_content(chosen);
            let media = match body {
                Output::Json(_) => media::json_names(chosen.name),
                _ => vec![chosen.name.to_owned()],
            };
            let is_alike = |other: &&mut Planned| {
                let is_json = matches!(body, Output::Json(_));
                is_json && other.body == body && breadth(&other.media) == breadth(&media)
            };
            match planned.iter_mut().find(is_alike) {
                Some(other) => {
                    other.declared.push(chosen.name.to_owned());
                    other.media.extend(media);
                }
                None => planned.push(Planned {
                    declared: vec![chosen.name.to_owned()],
                    media,
                    body,
                    name: None,
                }),
            }
        }
        self.name_contents(at, &mut planned);
        planned
    }

    /// All media types of a response, first the one that is asked for by default: the lock keeps the choice.
    fn choose_contents(&mut self, at: &str, response: &'a Response) -> Vec<Chosen<'a>> {
        let content = format!("{at}/content");
        let before = &self.options.lock;
        let kept = response
            .content
            .keys()
            .find(|name| before.part_at(&content, name) == Some(USUAL));
        let mut all = media::choose_all(&response.content, self.model, kept.map(String::as_str));
        // `stream` reads the first stream.
        if let Some(stream) = media::find_stream(response.content.keys()) {
            let usual = all.first().map(|usual| usual.name);
            all.retain(|chosen| chosen.name != stream || Some(chosen.name) == usual);
        }
        if let Some(usual) = all.first()
            && media::essence(usual.name) != media::JSON
        {
            self.lock.keep_part(&content, usual.name, USUAL);
        }
        all
    }

    /// How a content is read.
    fn plan_content(&mut self, chosen: Chosen<'a>) -> Output {
        match chosen.kind {
            Kind::Json => Output::Json(self.plan_media(chosen)),
            Kind::Text | Kind::Form => Output::Text,
            Kind::Bytes | Kind::Multipart | Kind::Parts => Output::Bytes,
        }
    }

    fn name_contents(&mut self, at: &str, planned: &mut [Planned]) {
        if planned.len() < 2 {
            return;
        }
        let words: Vec<String> = planned.iter().map(|one| media_words(one.key())).collect();
        let parts = planned.iter().zip(&words);
        let parts = parts.map(|(one, words)| Part::of(one.key(), words));
        let parts: Vec<Part<'_>> = parts.collect();
        let names = self.name_parts(at, &parts, Use::Variant);
        for (one, name) in planned.iter_mut().zip(names) {
            one.name = Some(name);
        }
    }
}

/// Whether HTTP allows no body in a response, even if the document declares one.
pub fn has_no_body(http_method: &str, status: StatusRange) -> bool {
    http_method == "HEAD" || matches!(status, StatusRange::Exactly(204 | 205 | 304))
}

fn is_success(status: StatusRange) -> bool {
    match status {
        StatusRange::Exactly(status) => (200..300).contains(&status),
        StatusRange::Hundreds(hundreds) => hundreds == 2,
        StatusRange::Default => false,
    }
}

/// How many other media types the broadest one includes.
fn breadth(media: &[String]) -> impl Ord + use<> {
    media.iter().map(|name| media::breadth(name)).max()
}

/// The index of the content that a response of an undeclared media type may have: the JSON, where there is one only.
fn only_json(planned: &[Planned]) -> Option<usize> {
    let is_json = |one: &Planned| matches!(one.body, Output::Json(_));
    let index = planned.iter().position(is_json)?;
    (!planned[index + 1..].iter().any(is_json)).then_some(index)
}

/// The enum `name` of several contents of a success, with a method for each; `taken` are the methods that the request builder has.
pub fn contents_of(planned: Vec<Planned>, name: &Ident, taken: &[&str]) -> Option<Contents> {
    if planned.len() < 2 {
        return None;
    }
    let asked: Vec<&str> = planned.iter().map(|one| one.media[0].as_str()).collect();
    let accept = asked.join(", ");
    let usual = planned[0].key().to_owned();
    let mut sorted = planned;
    sorted.sort_by_cached_key(|one| breadth(&one.media));
    let branches = sorted.iter().filter_map(|one| {
        let name = one.name.clone()?;
        let is_usual = one.key() == usual;
        let send = (!is_usual).then(|| untaken(prefixed("send_", &name), taken));
        let download = (one.body == Output::Bytes).then(|| {
            let method = if is_usual {
                ident("download", Use::Setter)
            } else {
                prefixed("download_", &name)
            };
            untaken(method, taken)
        });
        Some(MediaBranch {
            name,
            method: send,
            download,
            media: one.media.clone(),
            declared: one.declared.clone(),
            body: one.body.clone(),
        })
    });
    Some(Contents {
        name: name.clone(),
        branches: branches.collect(),
        usual: sorted.iter().position(|one| one.key() == usual)?,
        json: only_json(&sorted),
        accept,
    })
}

/// A method that no setter of the request builder has the name of.
fn untaken(method: Ident, setters: &[&str]) -> Ident {
    if setters.contains(&method.plain()) {
        joined([method.plain(), "_response"])
    } else {
        method
    }
}

/// The branches for a status, with the media types as the document writes them: one for each content, the most specific media type first.
pub fn status_branches(
    status: StatusRange,
    planned: Vec<Planned>,
    docs: &Docs,
    scope: &mut Scope,
) -> Vec<(StatusBranch, Vec<String>)> {
    let name = scope.mint(&status_name(status), Use::Variant);
    let branch = |name: Ident, media: MediaGuard, body: Output, docs: Docs| StatusBranch {
        name,
        status,
        media,
        body,
        docs,
    };
    if planned.len() < 2 {
        let (body, declared) = planned
            .into_iter()
            .next()
            .map_or((Output::Empty, Vec::new()), |one| (one.body, one.declared));
        return vec![(branch(name, MediaGuard::Any, body, docs.clone()), declared)];
    }
    let mut named: Vec<(Planned, Ident, Docs)> = Vec::new();
    for (index, one) in planned.into_iter().enumerate() {
        if index == 0 {
            named.push((one, name.clone(), docs.clone()));
            continue;
        }
        let words = media_words(one.key());
        let own = scope.mint(&format!("{} {words}", status_name(status)), Use::Variant);
        let docs = markdown::to_docs(&format!(
            "The same status with a body of the type `{}`.",
            markdown::code_text(one.key())
        ));
        named.push((one, own, docs));
    }
    named.sort_by_cached_key(|(one, ..)| breadth(&one.media));
    let is_json = |one: &Planned| matches!(one.body, Output::Json(_));
    let has_range = named
        .iter()
        .any(|(one, ..)| one.media.iter().any(|name| name.contains('*')));
    let json = named.iter().filter(|(one, ..)| is_json(one)).count();
    let is_only_json = json == 1 && !has_range;
    if is_only_json {
        // Responses of undeclared media types are read as JSON.
        named.sort_by_key(|(one, ..)| is_json(one));
    }
    let last = named.len() - 1;
    let branches = named
        .into_iter()
        .enumerate()
        .map(|(index, (one, name, docs))| {
            let guard = match index == last {
                true if is_only_json => MediaGuard::Any,
                true => MediaGuard::Only(one.media),
                false => MediaGuard::If(one.media),
            };
            (branch(name, guard, one.body, docs), one.declared)
        });
    branches.collect()
}
