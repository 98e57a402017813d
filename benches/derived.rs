//! The same page as `browser_session::types::Observation`, as serde's derive would have it.
//!
//! Twice: with its actions as internally tagged enums, and as untagged ones whose branches check their own tag. Fields,
//! defaults and the types of the leaves are the same; unknown fields are dropped, which is less work than keeping them.

#[expect(
    clippy::struct_field_names,
    clippy::unnecessary_wraps,
    reason = "names and types are the document's"
)]
mod kinds;

use browser_session::runtime::DateTime;
use browser_session::types::SpaceCategory;
use serde::{Deserialize, Serialize};

pub use kinds::{tagged, untagged};

/// A page whose actions are `A`, or `I` and `B` where they are of one family.
#[derive(Deserialize, Serialize)]
pub struct Observation<A, I, B> {
    started_at: DateTime,
    ended_at: DateTime,
    metadata: SnapshotMetadata,
    screenshot: Screenshot,
    space: ActionSpace<A, I, B>,
}

#[derive(Deserialize, Serialize)]
struct SnapshotMetadata {
    title: String,
    url: String,
    viewport: ViewportData,
    tabs: Vec<TabsData>,
    timestamp: Option<DateTime>,
}

#[derive(Deserialize, Serialize)]
struct ViewportData {
    scroll_x: i64,
    scroll_y: i64,
    viewport_width: i64,
    viewport_height: i64,
    total_width: i64,
    total_height: i64,
}

#[derive(Deserialize, Serialize)]
struct TabsData {
    tab_id: i64,
    title: String,
    url: String,
}

#[derive(Deserialize, Serialize)]
struct Screenshot {
    raw: String,
    bboxes: Option<Vec<BoundingBox>>,
    last_action_id: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct BoundingBox {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    scroll_x: f64,
    scroll_y: f64,
    viewport_width: f64,
    viewport_height: f64,
    #[serde(default)]
    iframe_offset_x: f64,
    #[serde(default)]
    iframe_offset_y: f64,
    service_id: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct ActionSpace<A, I, B> {
    description: String,
    interaction_actions: Vec<I>,
    category: Option<SpaceCategory>,
    actions: Vec<A>,
    browser_actions: Vec<B>,
    markdown: String,
}

#[derive(Deserialize, Serialize)]
#[serde(untagged)]
pub enum Selector {
    Text(String),
    NodeSelectors(NodeSelectors),
}

#[derive(Deserialize, Serialize)]
pub struct NodeSelectors {
    css_selector: String,
    xpath_selector: String,
    in_iframe: bool,
    in_shadow_root: bool,
    iframe_parent_css_selectors: Vec<String>,
    service_selector: Option<String>,
    playwright_selector: Option<String>,
    python_selector: Option<String>,
}
