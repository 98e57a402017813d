use super::runtime;

runtime::object! {
    /// A cookie to apply to a profile.
    #[object()]
    pub struct Cookie {
        #[json("name", optional)] pub name: Option<String>,
        #[json("value", optional)] pub value: Option<runtime::Secret>,
        #[json("domain", optional)] pub domain: Option<String>,
        #[json("path", optional)] pub path: Option<String>,
        #[json("httpOnly", optional)] pub http_only: Option<bool>,
        #[json("expirationDate", optional)] pub expiration_date: Option<f64>,
        #[json("hostOnly", optional)] pub host_only: Option<bool>,
        #[json("secure", optional)] pub secure: Option<bool>,
        #[json("session", optional)] pub session: Option<bool>,
        #[json("storeId", optional)] pub store_id: Option<String>,
        #[json("expires", optional)] pub expires: Option<f64>,
        #[json("partitionKey", optional)] pub partition_key: Option<String>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
