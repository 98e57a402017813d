use super::runtime;

runtime::object! {
    /// A cookie to apply to a profile.
    #[object(default)]
    pub struct Cookie {
        /// The `name` property.
        #[json(optional "name")] pub name: Option<String>,
        /// The `value` property.
        #[json(optional "value")] pub value: Option<runtime::Secret>,
        /// The `domain` property.
        #[json(optional "domain")] pub domain: Option<String>,
        /// The `path` property.
        #[json(optional "path")] pub path: Option<String>,
        /// The `httpOnly` property.
        #[json(optional "httpOnly")] pub http_only: Option<bool>,
        /// The `expirationDate` property.
        #[json(optional "expirationDate")] pub expiration_date: Option<f64>,
        /// The `hostOnly` property.
        #[json(optional "hostOnly")] pub host_only: Option<bool>,
        /// The `secure` property.
        #[json(optional "secure")] pub secure: Option<bool>,
        /// The `session` property.
        #[json(optional "session")] pub session: Option<bool>,
        /// The `storeId` property.
        #[json(optional "storeId")] pub store_id: Option<String>,
        /// The `expires` property.
        #[json(optional "expires")] pub expires: Option<f64>,
        /// The `partitionKey` property.
        #[json(optional "partitionKey")] pub partition_key: Option<String>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}
