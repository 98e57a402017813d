use super::runtime;

runtime::object! {
    /// Request body of page observe.
    #[object(closed)]
    pub struct ObserveRequest {
        /// Minimum number of actions to list before stopping. When absent, listing continues until the maximum is reached.
        #[json("min_nb_actions", optional, nullable)] pub min_nb_actions: Option<i64>,
        /// Maximum number of actions to list, after which listing stops. Used when min_nb_actions is not provided.
        ///
        /// Default: `100`.
        #[json("max_nb_actions", default = 100)] pub max_nb_actions: i64,
        /// Additional instructions for the observation.
        #[json("instructions", optional, nullable)] pub instructions: Option<String>,
        /// Whether to run with fast or deep perception.
        #[json("perception_type", optional, nullable)] pub perception_type: Option<ObserveRequestPerceptionType>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// Whether to run with fast or deep perception.
    pub enum ObserveRequestPerceptionType {
        #[json("fast")] Fast,
        #[json("deep")] Deep,
    }
}
