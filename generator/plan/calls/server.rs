//! Where the document says that the service is.

use http::Uri;
use openapiv3::{OpenAPI, Server};

/// The address of the first server that a client can be told: absolute, its variables at their defaults.
pub fn plan_server(document: &OpenAPI) -> Option<String> {
    document.servers.iter().find_map(address)
}

fn address(server: &Server) -> Option<String> {
    let mut address = server.url.clone();
    for (name, variable) in server.variables.iter().flatten() {
        address = address.replace(&format!("{{{name}}}"), &variable.default);
    }
    let uri: Uri = address.parse().ok()?;
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    let is_plain = !address.contains(['@', '?', '#']);
    (is_web && is_plain).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::plan_server;

    fn server_of(servers: &str) -> Option<String> {
        let text = format!(
            "{{info: {{title: Case, version: '1'}}, openapi: 3.0.3, paths: {{}}, servers: {servers}}}"
        );
        plan_server(&serde_yaml::from_str(&text).expect("a document"))
    }

    #[test]
    fn takes_the_first_that_is_absolute() {
        assert_eq!(
            server_of("[{url: /v1}, {url: 'https://a.example/v1'}]").as_deref(),
            Some("https://a.example/v1")
        );
        assert_eq!(server_of("[]"), None);
    }

    #[test]
    fn variables_stand_at_their_defaults() {
        let server = "[{url: 'https://{region}.a.example:{port}', variables: {region: {default: eu}, port: {default: '8443'}}}]";
        assert_eq!(server_of(server).as_deref(), Some("https://eu.a.example:8443"));
        assert_eq!(server_of("[{url: 'https://{region}.a.example'}]"), None);
    }

    #[test]
    fn leaves_out_what_no_client_can_be_told() {
        let others = [
            "ftp://a.example",
            "https://u:p@a.example",
            "https://a.example/?x=1",
            "https://a.example/#x",
            "a.example",
        ];
        for other in others {
            assert_eq!(server_of(&format!("[{{url: '{other}'}}]")), None, "{other}");
        }
    }
}
