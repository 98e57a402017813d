//! The servers of Depot, and the values of the variables in their URLs.

use std::fmt;
use super::runtime;

/// A server of the service. `Client::builder` takes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Server {
    /// Production.
    ///
    /// `https://{region}.depot.example/v1`
    Production {
        /// Where the data is kept.
        region: Region,
    },
    /// A sandbox, emptied every night.
    ///
    /// `https://sandbox.depot.example:{port}/v1`
    Sandbox {
        /// The port of your sandbox.
        port: String,
    },
    /// The virus scanner.
    ///
    /// `https://scan.depot.example/v1`. Only single operations have it: it is no base URL of a client.
    VirusScanner,
    /// The next version of the API, on the same server.
    ///
    /// `/v2`, joined to the client's base URL.
    NextVersion,
    /// The status page, which is hosted elsewhere.
    ///
    /// `https://status.depot.example`. Only single operations have it: it is no base URL of a client.
    StatusPage,
}

impl Server {
    /// `Production` with the defaults of its variables.
    #[must_use]
    pub fn production() -> Self {
        Self::Production {
            region: Region::Eu,
        }
    }
    /// `Sandbox` with the defaults of its variables.
    #[must_use]
    pub fn sandbox() -> Self {
        Self::Sandbox {
            port: "443".to_owned(),
        }
    }
    /// Sets the variable `port` of a server that has it; another stays as it is.
    #[must_use]
    pub fn port(mut self, value: impl Into<String>) -> Self {
        if let Self::Sandbox { port: field, .. } = &mut self {
            *field = value.into();
        }
        self
    }
    /// Sets the variable `region` of a server that has it; another stays as it is.
    #[must_use]
    pub fn region(mut self, value: Region) -> Self {
        if let Self::Production { region: field, .. } = &mut self {
            *field = value;
        }
        self
    }
    /// Returns the URL.
    ///
    /// # Errors
    ///
    /// If a variable has a value that cannot be in the URL.
    pub fn url(&self) -> Result<String, runtime::BuildError> {
        runtime::ServerUrl::from(self.clone()).into_url()
    }
}
impl fmt::Display for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        runtime::ServerUrl::from(self.clone()).fmt(f)
    }
}

impl From<Server> for runtime::ServerUrl {
    fn from(server: Server) -> Self {
        match server {
            Server::Production { region } => {
                Self::of(
                    "Production",
                    "https://{region}.depot.example/v1",
                    &[("region", region.as_str())],
                )
            }
            Server::Sandbox { port } => {
                Self::of(
                    "Sandbox",
                    "https://sandbox.depot.example:{port}/v1",
                    &[("port", port.as_str())],
                )
            }
            Server::VirusScanner => {
                Self::of("VirusScanner", "https://scan.depot.example/v1", &[])
                    .of_operations()
            }
            Server::NextVersion => Self::of("NextVersion", "/v2", &[]).of_operations(),
            Server::StatusPage => {
                Self::of("StatusPage", "https://status.depot.example", &[])
                    .of_operations()
            }
        }
    }
}
impl runtime::DeclaredServer for Server {}

/// The values of the variable `region`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Region {
    /// `eu`
    Eu,
    /// `us`
    Us,
}
impl Region {
    /// The value in the URL.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Eu => "eu",
            Self::Us => "us",
        }
    }
}
