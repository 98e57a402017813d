//! The operations of `client.lists()`.

mod list_audit_entries;
mod list_locations;
mod list_movements;
mod list_orders;
mod list_shipments;
mod list_suppliers;
mod list_zones;

pub use list_audit_entries::{ListAuditEntries, ListAuditEntriesError};
pub use list_locations::{ListLocations, ListLocationsError};
pub use list_movements::{ListMovements, ListMovementsError};
pub use list_orders::{ListOrders, ListOrdersError};
pub use list_shipments::{ListShipments, ListShipmentsError};
pub use list_suppliers::{ListSuppliers, ListSuppliersError};
pub use list_zones::{ListZones, ListZonesError};

use super::{failures, runtime, types};

/// Everything else, page by page.
#[derive(Clone, Copy, Debug)]
pub struct ListsCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
