//! Hostile JSON: decoding takes time in proportion to the text, and no more stack than there is.

use super::{decode_deep, runtime, time, write};

runtime::object! {
    #[object(tag = ("type", "leaf"))]
    pub struct Leaf {
        #[json("text", optional, nullable)]
        pub text: Option<String>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::object! {
    #[object(tag = ("type", "node"))]
    pub struct Node {
        #[json("next")]
        pub next: Box<Tree>,
        #[json("more", optional, nullable)]
        pub more: Option<Vec<Tree>>,
        #[json("either", optional, nullable)]
        pub either: Option<Either>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

runtime::union! {
    #[union(tag = "type", kind = TreeKind)]
    pub enum Tree {
        #[json("leaf", accessor = as_leaf, from)]
        Leaf(Leaf),
        #[json("node", accessor = as_node, from)]
        Node(Node),
    }
}

runtime::union! {
    #[union(json_type)]
    pub enum Either {
        #[json(string, accessor = as_text)]
        Text(String),
        #[json(object, accessor = as_tree)]
        Tree(Box<Tree>),
    }
}

/// Trees in each other, each with its tag last, around a leaf of `size` bytes.
fn tree(depth: usize, size: usize) -> String {
    let leaf = format!(r#"{{"text":"{}","type":"leaf"}}"#, "x".repeat(size));
    format!(
        "{}{leaf}{}",
        r#"{"next":"#.repeat(depth),
        r#","type":"node"}"#.repeat(depth)
    )
}

#[test]
fn unions_in_unions_take_linear_time() {
    const SIZE: usize = 400_000;
    let [flat, deep] = [tree(1, SIZE), tree(100, SIZE)];
    let slower =
        |read: fn(&str)| time(|| read(&deep)).as_secs_f64() / time(|| read(&flat)).as_secs_f64();
    let ours = slower(|text| assert!(decode_deep::<Tree>(text).is_ok()));
    let theirs = slower(|text| assert!(serde_json::from_str::<Tree>(text).is_ok()));
    assert!(
        ours < 15.0,
        "{ours} times slower, where a search at each level is a hundred"
    );
    assert!(theirs < 15.0, "{theirs} times slower");
}

#[test]
fn many_unions_take_linear_time() {
    let list = |count: usize| {
        format!(
            r#"{{"more":[{}],"next":{},"type":"node"}}"#,
            vec![tree(3, 20); count].join(","),
            tree(0, 0)
        )
    };
    let [short, long] = [list(500), list(5000)];
    let once = |text: &str| {
        time(|| assert!(runtime::decode::<Tree>(text.as_bytes()).is_ok())).as_secs_f64()
    };
    let slower = once(&long) / once(&short);
    assert!(
        slower < 40.0,
        "{slower} times slower for ten times the text"
    );
}

#[test]
fn decodes_as_deep_as_it_may() {
    for depth in [0, 1, 50, 126] {
        let text = tree(depth, 3);
        let ours: Tree = decode_deep(&text).expect("a tree");
        assert_eq!(ours, serde_json::from_str(&text).expect("a tree"));
        assert_eq!(write(&ours).len(), text.len());
        assert_eq!(decode_deep::<Tree>(&write(&ours)), Ok(ours));
    }
}

#[test]
fn refuses_what_is_deeper() {
    for depth in [127, 1000, 100_000] {
        assert!(runtime::decode::<Tree>(tree(depth, 3).as_bytes()).is_err());
        assert!(serde_json::from_str::<Tree>(&tree(depth, 3)).is_err());
        let first = format!("{}1", r#"{"type":"node","either":"#.repeat(depth));
        assert!(runtime::decode::<Tree>(first.as_bytes()).is_err());
        let unknown = format!(r#"{{"type":"node","extra":{}"#, r#"[{"a":"#.repeat(depth));
        assert!(runtime::decode::<Tree>(unknown.as_bytes()).is_err());
    }
}

#[test]
fn keeps_unions_inside_of_each_kind_of_place() {
    let inner = r#"{"text":"t","type":"leaf"}"#;
    let text = format!(
        r#"{{"more":[{inner},{inner}],"either":{{"next":{inner},"type":"node"}},"next":{inner},"type":"node"}}"#
    );
    let tree: Tree = super::round_trip(&text);
    let either = tree
        .as_node()
        .and_then(|node| node.either.as_ref()?.as_tree()?.as_node());
    assert_eq!(
        either.and_then(|node| node.next.as_leaf()?.text.as_deref()),
        Some("t")
    );
}

impl runtime::Validate for [[u64; 32]; 32] {}

runtime::object! {
    /// Eight kilobytes on the stack, more than once for each level.
    #[object()]
    pub struct Heavy {
        #[json("load", optional, nullable)]
        pub load: Option<[[u64; 32]; 32]>,
        #[json("next", optional, nullable)]
        pub next: Option<Box<Heavy>>,
        #[json(flatten)]
        pub extra: runtime::Extra,
    }
}

#[test]
fn stops_before_the_stack_ends() {
    let nested = |depth: usize| format!("{}{{}}{}", r#"{"next":"#.repeat(depth), "}".repeat(depth));
    assert!(decode_deep::<Heavy>(&nested(3)).is_ok());
    let error = decode_deep::<Heavy>(&nested(126)).expect_err("a megabyte");
    assert_eq!(error.message(), "nested too deep for the stack");
    assert!(error.path().starts_with("next.next.next"));
}
