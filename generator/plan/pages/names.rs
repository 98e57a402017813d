//! The names by which parameters and properties of pages are recognised. They are compared in lower case, without punctuation.

/// A name in lower case, without `_`, `-`, `.` and other punctuation.
pub fn plain(name: &str) -> String {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|c| c.to_ascii_lowercase()).collect()
}

/// Parameters that take a cursor.
pub const CURSORS: &[&str] = &[
    "cursor",
    "nextcursor",
    "pagecursor",
    "pagetoken",
    "nextpagetoken",
    "nexttoken",
    "paginationtoken",
    "continuationtoken",
    "continuationkey",
    "continue",
    "marker",
    "nextmarker",
    "startcursor",
    "scrollid",
    "after",
    "startingafter",
    "startafter",
    "bookmark",
    "pagekey",
    "iterator",
    "nextpage",
    "nextpageid",
    "pageid",
    "startkey",
    "next",
    "pagestart",
];

/// Parameters of [`CURSORS`] that often mean something else, such as a point in time: they need a parameter for the size of a page.
pub const VAGUE_CURSORS: &[&str] = &["after", "next", "marker"];

/// Parameters that take the id of the last item.
pub const LAST_IDS: &[&str] = &[
    "after",
    "startingafter",
    "startafter",
    "afterid",
    "sinceid",
    "lastid",
    "cursor",
];

/// Parameters that take the number of a page.
pub const PAGES: &[&str] = &[
    "page",
    "pagenumber",
    "pageno",
    "pagenum",
    "pageindex",
    "currentpage",
];

/// Parameters that take the number of items to skip.
pub const OFFSETS: &[&str] = &[
    "offset",
    "skip",
    "startat",
    "startindex",
    "firstresult",
    "startrow",
    "pageoffset",
    "startposition",
    "start",
    "from",
];

/// Parameters of [`OFFSETS`] that may as well be the start of a range.
pub const VAGUE_OFFSETS: &[&str] = &["start", "from"];

/// Parameters that take the size of a page.
pub const SIZES: &[&str] = &[
    "limit",
    "size",
    "pagesize",
    "perpage",
    "pagelimit",
    "maxresults",
    "maxresult",
    "resultsperpage",
    "count",
    "rows",
    "top",
    "take",
    "itemsperpage",
    "maxitems",
    "maxpagesize",
    "num",
    "number",
    "pagecount",
    "resultsize",
];

/// Properties that repeat the size of a page.
pub const SIZES_IN_RESPONSES: &[&str] = &[
    "limit",
    "pagesize",
    "perpage",
    "pagelimit",
    "maxresults",
    "resultsperpage",
    "itemsperpage",
];

/// Properties with the next cursor, whichever parameter takes it.
pub const NEXT_CURSORS: &[&str] = &[
    "nextcursor",
    "nextpagetoken",
    "nexttoken",
    "continuationtoken",
    "nextmarker",
    "endcursor",
    "paginationtoken",
    "nextpagecursor",
    "nextpageid",
    "nextkey",
    "nextoffset",
    "nextscrollid",
    "scrollid",
    "nextcontinuationtoken",
];

/// Properties with the URL of the next page.
pub const NEXT_URLS: &[&str] = &[
    "next",
    "nexturl",
    "nextlink",
    "nextpageurl",
    "nextpageuri",
    "nexturi",
    "nextpage",
    "nexthref",
    "nextpagelink",
    "odatanextlink",
];

/// Booleans that show that there are further pages.
pub const MORE: &[&str] = &[
    "hasmore",
    "more",
    "hasnext",
    "hasnextpage",
    "hasmoreitems",
    "hasmoreresults",
    "istruncated",
];

/// Booleans that show that there are no further pages.
pub const LAST: &[&str] = &["islast", "islastpage", "last"];

/// Properties with the number of all pages.
pub const TOTAL_PAGES: &[&str] = &[
    "pages",
    "totalpages",
    "pagestotal",
    "pagecount",
    "numpages",
    "totalpage",
    "lastpage",
];

/// Properties with the number of the next page.
pub const NEXT_NUMBERS: &[&str] = &["nextpagenumber", "nextpage"];

/// Properties that repeat the number of the page.
pub const NUMBERS: &[&str] = &["page", "pagenumber", "currentpage"];

/// Properties that repeat the offset.
pub const OFFSETS_IN_RESPONSES: &[&str] = &["offset", "startat", "start", "startindex", "skip"];

/// Properties with the number of all items.
pub const TOTALS: &[&str] = &[
    "total",
    "totalcount",
    "totalresults",
    "totalitems",
    "itemstotal",
    "totalelements",
    "totalrecords",
    "count",
    "numfound",
    "itemcount",
    "totalentries",
    "totalhits",
    "hits",
    "totalsize",
    "resultcount",
    "totalrows",
];

/// Those of [`TOTALS`] that are never the number of the items of a page.
pub const CLEAR_TOTALS: &[&str] = &[
    "total",
    "totalcount",
    "totalresults",
    "totalitems",
    "itemstotal",
    "totalelements",
    "totalrecords",
    "numfound",
    "totalentries",
    "totalhits",
    "totalsize",
    "totalrows",
];

/// Those of [`TOTAL_PAGES`] that are never the number of the items of a page, or of a page.
pub const CLEAR_TOTAL_PAGES: &[&str] =
    &["pages", "totalpages", "pagestotal", "numpages", "totalpage"];

/// Objects of a response whose properties describe the page or hold its items.
pub const WRAPPERS: &[&str] = &[
    "meta",
    "metadata",
    "pagination",
    "paging",
    "page",
    "pages",
    "pageinfo",
    "links",
    "cursor",
    "cursors",
    "responsemetadata",
    "listmetadata",
    "paginginfo",
    "response",
    "result",
    "results",
    "data",
    "resultset",
    "pagingdata",
    "nextpage",
    "next",
    "summary",
    "elements",
];

/// Arrays that are not the items.
pub const SIDE_ARRAYS: &[&str] = &[
    "links",
    "include",
    "includes",
    "included",
    "facets",
    "filters",
    "messages",
    "order",
    "sort",
    "fields",
    "aggregations",
    "sorting",
    "ordering",
    "expand",
];

/// Arrays that are the items, if there are others.
pub const ITEMS: &[&str] = &[
    "data",
    "items",
    "results",
    "result",
    "values",
    "entries",
    "records",
    "content",
    "elements",
    "list",
    "rows",
    "docs",
    "hits",
    "edges",
    "resources",
    "objects",
];

/// Whether an array is not the items, by its plain name.
pub fn is_side_array(plain: &str) -> bool {
    SIDE_ARRAYS.contains(&plain) || plain.contains("error") || plain.contains("warning")
}
