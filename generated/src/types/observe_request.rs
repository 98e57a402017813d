use super::runtime;

runtime::object! {
    /// Request body of page observe.
    #[object(explicit(nulls = 3, defaults = 1), default, closed)]
    pub struct ObserveRequest {
        /// Minimum number of actions to list before stopping. When absent, listing continues until the maximum is reached.
        #[json(optional "min_nb_actions" or null)] pub min_nb_actions: Option<i64>,
        /// Maximum number of actions to list, after which listing stops. Used when min_nb_actions is not provided.
        ///
        /// Default: `100`.
        #[json(default "max_nb_actions" = 100)] pub max_nb_actions: i64,
        /// Additional instructions for the observation.
        #[json(optional "instructions" or null)] pub instructions: Option<String>,
        /// Whether to run with fast or deep perception.
        #[json(optional "perception_type" or null)] pub perception_type: Option<ObserveRequestPerceptionType>,
        #[rest] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// Whether to run with fast or deep perception.
    pub enum ObserveRequestPerceptionType {
        #[json("fast")] Fast,
        #[json("deep")] Deep,
    }
}
