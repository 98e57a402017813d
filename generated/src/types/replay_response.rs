use super::runtime;

runtime::object! {
    /// Recording of a session that has ended, with presigned URLs.
    ///
    /// The URLs are time-limited; they are valid until `expires_at`.
    #[object()]
    pub struct ReplayResponse {
        /// Time-limited presigned URL of the MP4 recording. This is the field for downloading or sharing the recording from any HTTP client.
        #[json("mp4_url", optional, nullable)] pub mp4_url: Option<runtime::Secret>,
        /// HLS playlist text with presigned segment URLs, for streaming.
        #[json("playlist_content", optional, nullable)] pub playlist_content: Option<runtime::Secret>,
        /// When the presigned URLs stop working.
        #[json("expires_at", optional, nullable)] pub expires_at: Option<String>,
        /// Video start offset in milliseconds.
        #[json("video_start_ms", optional, nullable)] pub video_start_ms: Option<i64>,
        /// Video duration in milliseconds.
        #[json("video_duration_ms", optional, nullable)] pub video_duration_ms: Option<i64>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}
