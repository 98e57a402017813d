//! From `tests/cases/operations/named_events.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, Event, EventStream, RateLimit, Response, RetryPolicy, StreamError,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Named events.
    pub use constants::{
        Constants, ConstantsDeleteOrUpdate, ConstantsDeleteOrUpdateKind, ConstantsKind,
    };
    pub use data_only::{DataOnly, DataOnlyEnd, DataOnlyKind, DataOnlyToken};
    pub use delete::Delete;
    pub use delta::{Delta, DeltaData};
    pub use fail::{Fail, FailData};
    pub use mapped::{Mapped, MappedKind};
    pub use message::Message;
    pub use ping::Ping;
    pub use started::{Started, StartedData};
    pub use stopped::{Stopped, StoppedData};
    pub use tagged::{Tagged, TaggedKind};
    pub use unnamed::{Unnamed, UnnamedClosed, UnnamedProgress, UnnamedProgressData};
    pub use update::{Update, UpdateData};

    use super::runtime;

    mod constants {
        use super::{Delete, Message, Ping, Update, runtime};

        runtime::union! {
            /// A discriminated union of 3 object types, tagged by `event`.
            #[union(tag = "event", kind = ConstantsKind, without_tag = Message)]
            pub enum Constants {
                #[json("update" | "delete", accessor = as_delete_or_update, from)]
                DeleteOrUpdate(ConstantsDeleteOrUpdate),
                /// It has no data.
                #[json("ping", accessor = as_ping, from)] Ping(Ping),
                /// Its name need not be sent.
                #[json("message", accessor = as_message, from)] Message(Message),
            }
        }

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event`.
            #[union(tag = "event", kind = ConstantsDeleteOrUpdateKind)]
            pub enum ConstantsDeleteOrUpdate {
                #[json("update", accessor = as_update, from)] Update(Update),
                /// Its data is text that may look like a number.
                #[json("delete", accessor = as_delete, from)] Delete(Delete),
            }
        }
    }

    mod data_only {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event`.
            #[union(tag = "event", kind = DataOnlyKind)]
            #[shared(task: str)]
            pub enum DataOnly {
                #[json("token", accessor = as_token, from)] Token(DataOnlyToken),
                #[json("end", accessor = as_end, from)] End(DataOnlyEnd),
            }
        }

        runtime::object! {
            /// The object `DataOnly(1)`.
            #[object(tag = ("event", "token"))]
            pub struct DataOnlyToken {
                #[json("task")] pub task: String,
                #[json("data")] pub data: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `DataOnly(2)`.
            #[object(tag = ("event", "end"))]
            pub struct DataOnlyEnd {
                #[json("task")] pub task: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod delete {
        use super::runtime;

        runtime::object! {
            /// Its data is text that may look like a number.
            #[object(tag = ("event", "delete"))]
            pub struct Delete {
                #[json("data")] pub data: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod delta {
        use super::runtime;

        runtime::object! {
            /// The object `Delta`.
            #[object(tag = ("event", "message.delta"))]
            pub struct Delta {
                #[json("data")] pub data: DeltaData,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Delta.data`.
            #[object()]
            pub struct DeltaData {
                #[json("t")] pub t: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod fail {
        use super::runtime;

        runtime::object! {
            /// The object `Fail`.
            #[object(tag = ("event", "error"))]
            pub struct Fail {
                #[json("data")] pub data: FailData,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Fail.data`.
            #[object()]
            pub struct FailData {
                #[json("message")] pub message: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod mapped {
        use super::{Started, Stopped, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event`.
            #[union(tag = "event", kind = MappedKind)]
            pub enum Mapped {
                #[json("started", accessor = as_started, from)] Started(Started),
                #[json("stopped", accessor = as_stopped, from)] Stopped(Stopped),
            }
        }
    }

    mod message {
        use super::runtime;

        runtime::object! {
            /// Its name need not be sent.
            #[object(tag = ("event", "message"), tag_optional)]
            pub struct Message {
                #[json("data")] pub data: Vec<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod ping {
        use super::runtime;

        runtime::object! {
            /// It has no data.
            #[object(tag = ("event", "ping"))]
            pub struct Ping {
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod started {
        use super::runtime;

        runtime::object! {
            /// The object `Started`.
            ///
            /// Its `event` is `started`.
            #[object(constant = ("event", "started"))]
            pub struct Started {
                #[json("data")] pub data: StartedData,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Started.data`.
            #[object()]
            pub struct StartedData {
                #[json("at")] pub at: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod stopped {
        use super::runtime;

        runtime::object! {
            /// The object `Stopped`.
            ///
            /// Its `event` is `stopped`.
            #[object(constant = ("event", "stopped"))]
            pub struct Stopped {
                #[json("data")] pub data: StoppedData,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Stopped.data`.
            #[object()]
            pub struct StoppedData {
                #[json("code", optional)] pub code: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod tagged {
        use super::{Delta, Fail, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event`.
            #[union(tag = "event", kind = TaggedKind)]
            pub enum Tagged {
                #[json("message.delta", accessor = as_message_delta, from)] MessageDelta(Delta),
                #[json("error", accessor = as_error, from)] Error(Fail),
            }
        }
    }

    mod unnamed {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: Closed, Progress.
            #[union(untagged)]
            pub enum Unnamed {
                /// An object with `data` and `event`.
                #[json({ "data": string, "event": any }, accessor = as_closed, from)] Closed(UnnamedClosed),
                /// An object with `data`.
                #[json({ "data": {} }, accessor = as_progress, from)] Progress(UnnamedProgress),
            }
        }

        runtime::object! {
            /// The object `Unnamed(1)`.
            #[object()]
            pub struct UnnamedProgress {
                #[json("data")] pub data: UnnamedProgressData,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Unnamed(1).data`.
            #[object()]
            pub struct UnnamedProgressData {
                #[json("percent")] pub percent: f64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Unnamed(2)`.
            ///
            /// Its `event` is `closed`.
            #[object(constant = ("event", "closed"))]
            pub struct UnnamedClosed {
                #[json("data")] pub data: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod update {
        use super::runtime;

        runtime::object! {
            /// The object `Update`.
            #[object(tag = ("event", "update"))]
            pub struct Update {
                #[json("id", optional)] pub id: Option<String>,
                #[json("data")] pub data: UpdateData,
                #[json("retry", optional)] pub retry: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `Update.data`.
            #[object()]
            pub struct UpdateData {
                #[json("n")] pub n: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Named events.
    #[doc(inline)]
    pub use named::NamedCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `named`.
        #[must_use]
        #[inline]
        pub fn named(&self) -> NamedCalls<'_> {
            NamedCalls { client: self }
        }
    }

    pub mod named {
        //! The operations of `client.named()`.
        pub use constants::{Constants, ConstantsError};
        pub use data_only::{DataOnly, DataOnlyError};
        pub use mapped::{Mapped, MappedError};
        pub use tagged::{Tagged, TaggedError};
        pub use unnamed::{Unnamed, UnnamedError};

        use super::{runtime, types};

        /// Operations tagged `named`.
        #[derive(Clone, Copy, Debug)]
        pub struct NamedCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod constants {
            use super::{runtime, types};

            impl super::NamedCalls<'_> {
                /// Unions in a union, whose branches have constants and further fields of events.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /constants`
                ///
                /// Returns the request builder [`Constants`]. Items of the stream: `types::Constants`.
                #[inline]
                pub fn constants(&self) -> Constants {
                    let template = "/constants";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`NamedCalls::constants`](super::NamedCalls::constants).
                ///
                /// `GET /constants`
                ///
                /// Items of the stream: `types::Constants`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::NamedEvents<types::Constants, true>>,
                    failure = ConstantsError
                )]
                pub struct Constants {}
            }

            impl Constants {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(
                    self,
                ) -> runtime::Reconnecting<types::Constants, ConstantsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`Constants`], which declares none.
            pub type ConstantsError = runtime::Undeclared;
        }

        mod data_only {
            use super::{runtime, types};

            impl super::NamedCalls<'_> {
                /// A property of the data is named `event`, next to others that are no fields of an event.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /data`
                ///
                /// Returns the request builder [`DataOnly`]. Items of the stream: `types::DataOnly`.
                #[inline]
                pub fn data_only(&self) -> DataOnly {
                    let template = "/data";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`NamedCalls::data_only`](super::NamedCalls::data_only).
                ///
                /// `GET /data`
                ///
                /// Items of the stream: `types::DataOnly`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::EventStream<types::DataOnly>>,
                    failure = DataOnlyError
                )]
                pub struct DataOnly {}
            }

            impl DataOnly {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<types::DataOnly, DataOnlyError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`DataOnly`], which declares none.
            pub type DataOnlyError = runtime::Undeclared;
        }

        mod mapped {
            use super::{runtime, types};

            impl super::NamedCalls<'_> {
                /// Only the mapping has the names.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /mapped`
                ///
                /// Returns the request builder [`Mapped`]. Items of the stream: `types::Mapped`.
                #[inline]
                pub fn mapped(&self) -> Mapped {
                    let template = "/mapped";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`NamedCalls::mapped`](super::NamedCalls::mapped).
                ///
                /// `GET /mapped`
                ///
                /// Items of the stream: `types::Mapped`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::NamedEvents<types::Mapped>>,
                    failure = MappedError
                )]
                pub struct Mapped {}
            }

            impl Mapped {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<types::Mapped, MappedError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`Mapped`], which declares none.
            pub type MappedError = runtime::Undeclared;
        }

        mod tagged {
            use super::{runtime, types};

            impl super::NamedCalls<'_> {
                /// The discriminator is the name of the event.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /tagged`
                ///
                /// Returns the request builder [`Tagged`]. Items of the stream: `types::Tagged`.
                #[inline]
                pub fn tagged(&self) -> Tagged {
                    let template = "/tagged";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`NamedCalls::tagged`](super::NamedCalls::tagged).
                ///
                /// `GET /tagged`
                ///
                /// Items of the stream: `types::Tagged`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::NamedEventsAndErrors<types::Tagged>>,
                    failure = TaggedError
                )]
                pub struct Tagged {}
            }

            impl Tagged {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<types::Tagged, TaggedError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`Tagged`], which declares none.
            pub type TaggedError = runtime::Undeclared;
        }

        mod unnamed {
            use super::{runtime, types};

            impl super::NamedCalls<'_> {
                /// One of the events has no name.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /unnamed`
                ///
                /// Returns the request builder [`Unnamed`]. Items of the stream: `types::Unnamed`.
                #[inline]
                pub fn unnamed(&self) -> Unnamed {
                    let template = "/unnamed";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`NamedCalls::unnamed`](super::NamedCalls::unnamed).
                ///
                /// `GET /unnamed`
                ///
                /// Items of the stream: `types::Unnamed`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::NamedEvents<types::Unnamed, false, true>>,
                    failure = UnnamedError
                )]
                pub struct Unnamed {}
            }

            impl Unnamed {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<types::Unnamed, UnnamedError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`Unnamed`], which declares none.
            pub type UnnamedError = runtime::Undeclared;
        }
    }
}
