//! The method and the URL of a request → the operation that it is of.
//!
//! A URL is of an operation if its host and the beginning of its path are those of one of the operation's servers, and the rest is as the
//! path template describes it. Of several operations, the one whose template has fixed segments first is meant.

use std::collections::HashMap;

use openapiv3::{OpenAPI, Server};
use regex::Regex;

use crate::lower::server_url::filled_in;
use crate::operations::{OperationAt, operations};
use crate::source::pointer::percent_decode;

/// The operations of a document, by method and number of segments.
pub struct Routes<'m> {
    all: Vec<Route<'m>>,
    by_shape: HashMap<(&'m str, usize), Vec<usize>>,
    longest: usize,
}

struct Route<'m> {
    operation: OperationAt<'m>,
    bases: Vec<Base>,
    segments: Vec<Segment>,
}

/// What the URL of a server begins with.
struct Base {
    /// `None` where it is relative to where the document is.
    host: Option<Regex>,
    path: Option<Regex>,
}

/// A segment of a path template. The order is that of precedence.
#[derive(Debug)]
enum Segment {
    Fixed(String),
    Partial(Regex),
    Parameter,
}

impl Segment {
    fn of(template: &str) -> Self {
        match template.split_once('{') {
            None => Self::Fixed(decoded(template)),
            Some(("", rest)) if rest.find('}') == Some(rest.len() - 1) => Self::Parameter,
            Some(_) => pattern_of(template, ".+").map_or(Self::Parameter, Self::Partial),
        }
    }

    fn accepts(&self, segment: &str) -> bool {
        match self {
            Self::Fixed(fixed) => *fixed == decoded(segment),
            Self::Partial(pattern) => pattern.is_match(&decoded(segment)),
            Self::Parameter => !segment.is_empty(),
        }
    }

    fn rank(&self) -> u8 {
        match self {
            Self::Fixed(_) => 0,
            Self::Partial(_) => 1,
            Self::Parameter => 2,
        }
    }
}

impl Base {
    fn of(server: &Server) -> Self {
        let template = &server.url;
        let default_of = |name: &str| {
            let variable = server.variables.as_ref()?.get(name)?;
            Some(variable.default.as_str())
        };
        // A variable may be the whole beginning of the URL.
        let template = if template.starts_with('{') && !template.contains("}://") {
            filled_in(template, default_of)
        } else {
            template.clone()
        };
        Self::of_url(&template)
    }

    fn of_url(url: &str) -> Self {
        let url = url.split(['?', '#']).next().unwrap_or_default();
        let (host, path) = match url.split_once("://") {
            Some((_, rest)) => {
                let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
                (Some(host), path)
            }
            None => (None, url),
        };
        let path = path.trim_matches('/');
        let path = path.strip_prefix("./").unwrap_or(path);
        let host = host.filter(|host| !host.is_empty());
        Self {
            host: host.and_then(|host| pattern_of(&plain_host(host), ".*")),
            path: pattern_of(path, ".*"),
        }
    }

    fn accepts(&self, host: Option<&str>, path: &str) -> bool {
        let is_host = match (&self.host, host) {
            (Some(pattern), Some(host)) => pattern.is_match(host),
            _ => true,
        };
        let path = path.trim_matches('/');
        // A path alone may be one below the server.
        let is_short = host.is_none() && path.is_empty();
        let fits = self.path.as_ref().is_some_and(|own| own.is_match(path));
        is_host && (is_short || fits)
    }
}

/// A template as a pattern of everything that it can be.
fn pattern_of(template: &str, variable: &str) -> Option<Regex> {
    let mut pattern = String::from("^");
    let mut rest = template;
    while let Some((before, (_, after))) = rest
        .split_once('{')
        .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        pattern.push_str(&regex::escape(before));
        pattern.push_str(variable);
        rest = after;
    }
    pattern.push_str(&regex::escape(rest));
    pattern.push('$');
    Regex::new(&pattern).ok()
}

/// In lower case, without credentials and the ports of the schemes.
fn plain_host(host: &str) -> String {
    let host = host.rsplit('@').next().unwrap_or_default();
    let host = host.to_ascii_lowercase();
    let ports = [":443", ":80"];
    let plain = ports.iter().find_map(|port| host.strip_suffix(port));
    plain.map(str::to_owned).unwrap_or(host)
}

fn decoded(segment: &str) -> String {
    percent_decode(segment).unwrap_or_else(|| segment.to_owned())
}

impl<'m> Routes<'m> {
    /// Those of a document. The recordings may have been made of other servers, which replace all that the document declares.
    pub fn of(document: &'m OpenAPI, servers: &[String]) -> Self {
        let mut found = Self {
            all: Vec::new(),
            by_shape: HashMap::new(),
            longest: 0,
        };
        for operation in operations(document) {
            let own = &operation.operation.servers;
            let declared = if own.is_empty() {
                &document.servers
            } else {
                own
            };
            let mut bases: Vec<Base> = declared.iter().map(Base::of).collect();
            if !servers.is_empty() {
                bases = servers.iter().map(|url| Base::of_url(url)).collect();
            }
            if bases.is_empty() {
                bases.push(Base::of_url("/"));
            }
            let path = operation.path.split(['?', '#']).next().unwrap_or_default();
            let path = path.strip_prefix('/').unwrap_or(path);
            let segments: Vec<Segment> = path.split('/').map(Segment::of).collect();
            let shape = (operation.http_method, segments.len());
            found.longest = found.longest.max(segments.len());
            let index = found.all.len();
            found.by_shape.entry(shape).or_default().push(index);
            found.all.push(Route {
                operation,
                bases,
                segments,
            });
        }
        found
    }

    /// The operation of a request.
    pub fn find(&self, method: &str, url: &str) -> Option<OperationAt<'m>> {
        let url = url.split(['?', '#']).next().unwrap_or_default();
        let (host, path) = match url.split_once("://") {
            Some((_, rest)) => {
                let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
                (Some(plain_host(host)), path)
            }
            None => (None, url),
        };
        let path = path.strip_prefix('/').unwrap_or(path);
        let segments: Vec<&str> = path.split('/').collect();
        let mut best: Option<(Vec<u8>, &Route<'m>)> = None;
        for count in 1..=segments.len().min(self.longest) {
            let (base, rest) = segments.split_at(segments.len() - count);
            let base = base.join("/");
            let routes = self.by_shape.get(&(method, count)).into_iter().flatten();
            for route in routes.map(|index| &self.all[*index]) {
                let mut pairs = route.segments.iter().zip(rest);
                let fits = pairs.all(|(declared, segment)| declared.accepts(segment))
                    && route
                        .bases
                        .iter()
                        .any(|own| own.accepts(host.as_deref(), &base));
                let rank = || {
                    route
                        .segments
                        .iter()
                        .map(Segment::rank)
                        .collect::<Vec<u8>>()
                };
                if fits && best.as_ref().is_none_or(|(least, _)| rank() < *least) {
                    best = Some((rank(), route));
                }
            }
        }
        best.map(|(_, route)| route.operation)
    }
}

#[cfg(test)]
mod tests {
    use openapiv3::OpenAPI;
    use serde_json::{Map, Value, json};

    use super::Routes;

    /// The operations of these paths are found by their paths.
    fn found(servers: &Value, paths: &[&str], url: &str, others: &[String]) -> Option<String> {
        let item = |path: &&str| {
            let get = json!({ "responses": {}, "x-disjunct-location": path });
            ((*path).to_owned(), json!({ "get": get }))
        };
        let paths: Map<String, Value> = paths.iter().map(item).collect();
        let document = json!({
            "openapi": "3.0.0", "info": { "title": "", "version": "" },
            "servers": servers, "paths": paths,
        });
        let document: OpenAPI = serde_json::from_value(document).expect("it is a document");
        let routes = Routes::of(&document, others);
        let found = routes.find("GET", url);
        found.map(|found| found.path.to_owned())
    }

    #[test]
    fn fixed_segments_come_before_parameters() {
        let paths = ["/pets/{id}", "/pets/{id}.json", "/pets/mine", "/{a}/mine"];
        let servers = json!([{ "url": "https://api.example/v1" }]);
        let found = |url: &str| found(&servers, &paths, url, &[]);
        let expected = [
            ("https://api.example/v1/pets/7", Some("/pets/{id}")),
            (
                "https://API.example:443/v1/pets/7.json?a=b",
                Some("/pets/{id}.json"),
            ),
            ("http://api.example/v1/pets/mine", Some("/pets/mine")),
            ("https://api.example/v1/pets/m%69ne", Some("/pets/mine")),
            ("https://api.example/v1/dogs/mine", Some("/{a}/mine")),
            ("https://api.example/pets/7", None),
            ("https://cdn.example/v1/pets/7", None),
            ("/pets/7", Some("/pets/{id}")),
            ("/v1/pets/7", Some("/pets/{id}")),
            ("https://api.example/v1/pets/", None),
        ];
        for (url, path) in expected {
            assert_eq!(found(url).as_deref(), path, "{url}");
        }
    }

    #[test]
    fn variables_of_servers_are_anything() {
        let url = "https://{region}.example.com/{version}";
        let servers = json!([{ "url": url, "variables": {
            "region": { "default": "eu" }, "version": { "default": "v1" },
        } }]);
        let found = |url: &str| found(&servers, &["/a"], url, &[]);
        assert!(found("https://us.example.com/v2/beta/a").is_some());
        assert!(found("https://example.org/v2/a").is_none());
    }

    #[test]
    fn other_servers_replace_the_declared_ones() {
        let servers = json!([{ "url": "https://api.example" }]);
        let others = ["http://localhost:8080/base".to_owned()];
        let found = |url: &str| found(&servers, &["/a"], url, &others);
        assert!(found("http://localhost:8080/base/a").is_some());
        assert!(found("https://api.example/a").is_none());
    }
}
