use super::runtime;

runtime::object! {
    /// Recording of a session that has ended, with presigned URLs.
    ///
    /// The URLs are time-limited; they are valid until `expires_at`.
    #[object(default)]
    pub struct ReplayResponse {
        /// Time-limited presigned URL of the MP4 recording. This is the field for downloading or sharing the recording from any HTTP client.
        #[json(maybe "mp4_url")] pub mp4_url: Option<runtime::Secret>,
        /// HLS playlist text with presigned segment URLs, for streaming.
        #[json(maybe "playlist_content")] pub playlist_content: Option<runtime::Secret>,
        /// When the presigned URLs stop working.
        #[json(maybe "expires_at")] pub expires_at: Option<String>,
        /// Video start offset in milliseconds.
        #[json(maybe "video_start_ms")] pub video_start_ms: Option<i64>,
        /// Video duration in milliseconds.
        #[json(maybe "video_duration_ms")] pub video_duration_ms: Option<i64>,
        #[rest] pub extra: runtime::Extra,
    }
}
