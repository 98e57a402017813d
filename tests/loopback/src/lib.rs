//! Old clients with new services, and new clients with old services: what happens on loopback, compared with the verdicts of `disjunct diff`.
//!
//! In: the pairs of `tests/bumps`. A service is made of each document ([`service`]), which shares no code with the generator, and a
//! program of each generated crate ([`client`]), which makes sample calls. Out: what no longer works, pair by pair ([`outcome`]).
//!
//! A client breaks if a call that works with the service of its own document does not work with the other one, or if it cannot read a
//! response of the other one. The calls are those that the client's document allows, the responses those that the service's document
//! allows. A service may respond with 406 if no response has a media type that the client accepts.

pub mod api;
pub mod client;
pub mod outcome;
#[path = "../../bumps/pairs.rs"]
pub mod pairs;
pub mod samples;
pub mod service;
pub mod table;
pub mod view;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::Value;

use client::{Client, build};
use outcome::{Failure, Loopback, Row};
use pairs::Pair;
use service::{Documents, Served, Server};

/// What happened.
#[derive(Debug)]
pub struct Report {
    /// The pairs.
    pub rows: Vec<Row>,
    /// What did not work between the client and the service of one document: nothing, or the crate or this test is wrong.
    pub own_failures: Vec<Failure>,
}

/// Runs the clients and services of some pairs.
///
/// # Panics
/// If the clients do not compile.
#[must_use]
pub fn run(pairs: &[Pair]) -> Report {
    let folder = client::workspace_folder().join("documents");
    fs::create_dir_all(&folder).expect("a folder");
    let mut made = Clients::in_folder(folder);
    let mut named = Vec::new();
    for pair in pairs {
        let (old, new) = pair.documents();
        let old = made.name_of(old, None);
        let new = made.name_of(new, Some(&old));
        named.push((pair, old, new));
    }
    let clients = made.all;
    let documents = clients.iter().map(|client| {
        let served = Served::of(client.served.document.clone());
        (client.name.clone(), served)
    });
    let documents: Arc<Documents> = Arc::new(documents.collect());
    let programs = build(&clients);
    let server = Server::start(documents);
    let loopback = Loopback::of(clients, programs, server);
    let rows = named
        .iter()
        .map(|(pair, old, new)| loopback.row(pair, old, new))
        .collect();
    Report {
        rows,
        own_failures: loopback.into_own_failures(),
    }
}

/// The clients of documents. Pairs share those of the same document.
struct Clients {
    folder: PathBuf,
    all: Vec<Client>,
    /// The indices of clients by their documents, and the names of the clients that they follow.
    known: BTreeMap<(String, Option<String>), usize>,
}

impl Clients {
    fn in_folder(folder: PathBuf) -> Self {
        Self {
            folder,
            all: Vec::new(),
            known: BTreeMap::new(),
        }
    }

    /// The name of the client of a document, which is generated with the lock of a former one, as users do.
    fn name_of(&mut self, document: Value, former: Option<&String>) -> String {
        let key = (document.to_string(), former.cloned());
        if let Some(index) = self.known.get(&key) {
            return self.all[*index].name.clone();
        }
        let name = format!("document_{}", self.all.len());
        let path = self.folder.join(format!("{name}.json"));
        fs::write(&path, &key.0).expect("a file");
        let former = self.all.iter().find(|client| former == Some(&client.name));
        let lock = former.map(|client| client.lock.clone()).unwrap_or_default();
        self.known.insert(key, self.all.len());
        self.all.push(Client::of(&name, document, &path, lock));
        name
    }
}
