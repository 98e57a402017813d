use super::runtime;

runtime::object! {
    /// A cookie to apply to a profile.
    #[object(default)]
    pub struct Cookie {
        #[json(optional "name")] pub name: Option<String>,
        #[json(optional "value")] pub value: Option<runtime::Secret>,
        #[json(optional "domain")] pub domain: Option<String>,
        #[json(optional "path")] pub path: Option<String>,
        #[json(optional "httpOnly")] pub http_only: Option<bool>,
        #[json(optional "expirationDate")] pub expiration_date: Option<f64>,
        #[json(optional "hostOnly")] pub host_only: Option<bool>,
        #[json(optional "secure")] pub secure: Option<bool>,
        #[json(optional "session")] pub session: Option<bool>,
        #[json(optional "storeId")] pub store_id: Option<String>,
        #[json(optional "expires")] pub expires: Option<f64>,
        #[json(optional "partitionKey")] pub partition_key: Option<String>,
        #[rest] pub extra: runtime::Extra,
    }
}
