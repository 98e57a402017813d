use super::{ItemCreated, ItemMoved, StockLow, runtime};

runtime::union! {
    /// Something that happened.
    #[union(tag = "type", kind = EventKind)]
    pub enum Event {
        #[json("item.created", accessor = as_item_created, from)] ItemCreated(ItemCreated),
        #[json("item.moved", accessor = as_item_moved, from)] ItemMoved(ItemMoved),
        #[json("stock.low", accessor = as_stock_low, from)] StockLow(StockLow),
    }
}

impl Event {
    /// Returns the JSON Schema of the values, as the document describes them: draft 2020-12, with what it refers to in `$defs`.
    #[must_use]
    pub fn json_schema() -> runtime::Untyped {
        runtime::json_schema(
            r##"{
  "$schema":"https://json-schema.org/draft/2020-12/schema",
  "description":"Something that happened.",
  "oneOf":[
    {
      "$ref":"#/$defs/ItemCreated"
    },
    {
      "$ref":"#/$defs/ItemMoved"
    },
    {
      "$ref":"#/$defs/StockLow"
    }
  ],
  "$defs":{
    "Item":{
      "description":"An item.",
      "type":"object",
      "properties":{
        "name":{"description":"What is on the label.","type":"string","minLength":1,"maxLength":200},
        "kind":{"$ref":"#/$defs/ItemKind"},
        "quantity":{"description":"The number of pieces in stock.","type":"integer","format":"int64","minimum":0,"default":0},
        "tags":{"description":"Words to find the item by.","type":"array","items":{"type":"string"}},
        "id":{"type":"string","readOnly":true},
        "created_at":{"type":"string","format":"date-time","readOnly":true}
      },
      "required":[
        "name",
        "kind",
        "id",
        "created_at"
      ]
    },
    "ItemCreated":{
      "type":"object",
      "properties":{
        "type":{"type":"string","const":"item.created"},
        "item":{"$ref":"#/$defs/Item"}
      },
      "required":[
        "type",
        "item"
      ]
    },
    "ItemKind":{
      "description":"What an item is for.",
      "type":"string",
      "enum":[
        "tool",
        "part",
        "material"
      ]
    },
    "ItemMoved":{
      "type":"object",
      "properties":{
        "type":{"type":"string","const":"item.moved"},
        "item_id":{"type":"string"},
        "from":{"description":"The `id` of a location.","type":"string"},
        "to":{"description":"The `id` of a location.","type":"string"},
        "note":{"type":"string"}
      },
      "required":[
        "type",
        "item_id",
        "from",
        "to"
      ]
    },
    "StockLow":{
      "type":"object",
      "properties":{
        "type":{"type":"string","const":"stock.low"},
        "item_id":{"type":"string"},
        "quantity":{"type":"integer","format":"int64"}
      },
      "required":[
        "type",
        "item_id",
        "quantity"
      ]
    }
  }
}"##,
        )
    }
}
