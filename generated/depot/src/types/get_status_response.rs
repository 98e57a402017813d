use super::runtime;

runtime::object! {
    /// The object that is the response 200 of `GET /status`.
    #[object()]
    pub struct GetStatusResponse {
        #[json("status")] pub status: GetStatusResponseStatus,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// The string enum `status` in the response 200 of `GET /status`.
    pub enum GetStatusResponseStatus {
        #[json("up")] Up,
        #[json("degraded")] Degraded,
        #[json("down")] Down,
    }
}
