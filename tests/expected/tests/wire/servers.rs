//! Servers of the document: variables are set on a server, and a server of a path is no base of a client.

use expected::operations::servers::server_urls::{Region, Server};
use expected::runtime::Client;

#[test]
fn variables_are_set_on_a_server() {
    let server = Server::production().region(Region::UsEast).r#type("v2");
    assert_eq!(server.url().unwrap(), "https://us-east.servers.example/v2");
    // A server without the variable stays as it is.
    let other = Server::ProductionV1.tenant("x");
    assert_eq!(other.url().unwrap(), "https://servers.example/v1");
    let bare = Server::sandbox().tenant("a/b").url();
    assert!(bare.is_err());
}

#[test]
fn a_server_of_a_path_is_no_base() {
    let error = Client::builder(Server::files()).build().unwrap_err();
    assert_eq!(
        error.to_string(),
        "the base URL is that of a server that only single operations have; `server_base` takes it"
    );
    let client = Client::builder(Server::production());
    let client = client.server_base(Server::files(), "http://localhost:1");
    assert!(client.build().is_ok());
}
