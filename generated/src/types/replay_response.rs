use super::runtime;

runtime::object! {
    /// Recording of a session that has ended, with presigned URLs.
    ///
    /// The URLs are time-limited; they are valid until `expires_at`.
    #[object(explicit(nulls = 5, defaults = 0), default)]
    pub struct ReplayResponse {
        /// Time-limited presigned URL of the MP4 recording. This is the field for downloading or sharing the recording from any HTTP client.
        #[json(optional "mp4_url" or null)] pub mp4_url: Option<runtime::Secret>,
        /// HLS playlist text with presigned segment URLs, for streaming.
        #[json(optional "playlist_content" or null)] pub playlist_content: Option<runtime::Secret>,
        /// When the presigned URLs stop working.
        #[json(optional "expires_at" or null)] pub expires_at: Option<String>,
        /// Video start offset in milliseconds.
        #[json(optional "video_start_ms" or null)] pub video_start_ms: Option<i64>,
        /// Video duration in milliseconds.
        #[json(optional "video_duration_ms" or null)] pub video_duration_ms: Option<i64>,
        #[rest] pub extra: runtime::Extra,
    }
}
