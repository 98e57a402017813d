//! Checks of `ir`, as the surface has them.

use super::limit::Limit;
use super::types::json_text;
use crate::ir;

/// The limits of a value, sorted.
pub fn describe_limits(checks: &[ir::Check]) -> Vec<Limit> {
    let mut limits = Vec::new();
    add_limits(checks, "", &mut limits);
    limits.sort();
    limits
}

// Long: an arm for each kind of check.
fn add_limits(checks: &[ir::Check], on: &str, limits: &mut Vec<Limit>) {
    let within = |part: &str| match on {
        "" => part.to_owned(),
        on => format!("{on} {part}"),
    };
    for check in checks {
        let (keyword, value) = match check {
            ir::Check::Minimum(bound) => ("minimum", describe_bound(bound)),
            ir::Check::Maximum(bound) => ("maximum", describe_bound(bound)),
            ir::Check::Above(bound) => ("exclusiveMinimum", describe_bound(bound)),
            ir::Check::Below(bound) => ("exclusiveMaximum", describe_bound(bound)),
            ir::Check::MultipleOf(bound) => ("multipleOf", describe_bound(bound)),
            ir::Check::MinLength(length) => ("minLength", length.to_string()),
            ir::Check::MaxLength(length) => ("maxLength", length.to_string()),
            ir::Check::Pattern(pattern) => ("pattern", pattern.clone()),
            ir::Check::MinItems(count) => ("minItems", count.to_string()),
            ir::Check::MaxItems(count) => ("maxItems", count.to_string()),
            ir::Check::Unique => ("uniqueItems", "true".to_owned()),
            ir::Check::MinProperties(count) => ("minProperties", count.to_string()),
            ir::Check::MaxProperties(count) => ("maxProperties", count.to_string()),
            ir::Check::AnyRequired(groups) => ("anyOf required", json_list(groups)),
            ir::Check::OneRequired(groups) => ("oneOf required", json_list(groups)),
            ir::Check::DependentRequired(first, others) => {
                let value = format!("{}: {}", json_text(first), json_list(others));
                ("dependentRequired", value)
            }
            ir::Check::Format(format) => ("format", format!("{format:?}")),
            ir::Check::OneOf(bounds) => {
                let bounds: Vec<String> = bounds.iter().map(describe_bound).collect();
                ("enum", format!("[{}]", bounds.join(",")))
            }
            ir::Check::Listed(values) => ("enum", format!("[{}]", values.join(","))),
            ir::Check::Always(flag) => ("enum", format!("[{flag}]")),
            // Follows from the type.
            ir::Check::Nested => continue,
            ir::Check::Each(checks) => {
                add_limits(checks, &within("items"), limits);
                continue;
            }
            ir::Check::Positions(positions) => {
                for (position, checks) in positions.iter().enumerate() {
                    add_limits(checks, &within(&format!("items[{position}]")), limits);
                }
                continue;
            }
            ir::Check::OpenPositions(positions, rest) => {
                for (position, checks) in positions.iter().enumerate() {
                    add_limits(checks, &within(&format!("items[{position}]")), limits);
                }
                add_limits(rest, &within("further items"), limits);
                continue;
            }
            ir::Check::Keys(checks) => {
                add_limits(checks, &within("keys"), limits);
                continue;
            }
            ir::Check::Values(checks) => {
                add_limits(checks, &within("values"), limits);
                continue;
            }
            ir::Check::ByPattern {
                patterns,
                is_closed,
                checks,
            } => {
                add_limits(checks, &within("matching values"), limits);
                let closed = if *is_closed { " only" } else { "" };
                let value = format!("{}{closed}", json_list(patterns));
                ("patternProperties", value)
            }
            ir::Check::Either(one, other) => {
                let sides = [describe_limits(one), describe_limits(other)];
                ("anyOf", serde_json::json!(sides).to_string())
            }
        };
        limits.push(Limit {
            on: on.to_owned(),
            keyword: keyword.to_owned(),
            value,
        });
    }
}

fn json_list(values: &impl serde::Serialize) -> String {
    serde_json::json!(values).to_string()
}

fn describe_bound(bound: &ir::Bound) -> String {
    match bound {
        ir::Bound::Int(number) => number.to_string(),
        ir::Bound::Float(number) => number.as_str().to_owned(),
    }
}
