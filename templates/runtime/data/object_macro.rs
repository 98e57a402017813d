//! The macro `object!`.
//!
//! In: a struct whose attributes say how each field stands in JSON. Out: the struct, `new`, a setter a field,
//! `validate`, and the impls of `Deserialize`, `Serialize`, [`Validate`](super::Validate) and
//! [`Object`](super::Object). Knows nothing of unions, except that one may have read the tag.

/// Writes a struct that is a JSON object, and all that it can do.
///
/// The struct's line may say `tag "key" = value`: the struct owns its tag and has no field for it; with
/// `optional` the tag may be absent where the struct is read alone. `open tag`: only the struct's unions fix the tag; alone it may
/// have another value, which is kept among the fields that the schema does not name. `default`: nothing is required. `closed`:
/// the schema allows no other fields. `members`: a rule about all members together.
///
/// | a field is | absent | `null` | it is written |
/// |---|---|---|---|
/// | `required` | an error | as its type says | always |
/// | `optional` | `None` | as its type says | unless `None` |
/// | `maybe` | `None` | `None` | unless `None` |
/// | `patch` | `Absent` | `Null` | unless `Absent` |
/// | `default` | the default | as its type says | unless it was absent or never set, and still stands at the default |
///
/// The last field, `rest`, takes the fields that the schema does not name.
macro_rules! object {
    (
        $(#[doc = $struct_doc:literal])*
        $(#[deprecated $($struct_deprecated:tt)*])?
        #[object(
            $(tag $tag:literal = $tag_value:literal $(optional $($tag_optional:literal)?)? $(,)?)?
            $(open tag $open_tag:literal = $open_value:literal $(optional $($open_optional:literal)?)? $(,)?)?
            $(default $($has_default:literal)? $(,)?)?
            $(closed $($is_closed:literal)? $(,)?)?
            $(members $members:expr)?
        )]
        pub struct $name:ident {
            $(
                $(#[doc = $doc:literal])*
                $(#[deprecated $($deprecated:tt)*])?
                $(
                    #[json(required $req:literal)]
                    $(#[check($req_check:expr)])?
                    pub $req_field:ident
                )?
                $(
                    #[json(optional $opt:literal)]
                    $(#[check($opt_check:expr)])?
                    pub $opt_field:ident
                )?
                $(
                    #[json(maybe $may:literal)]
                    $(#[check($may_check:expr)])?
                    pub $may_field:ident
                )?
                $(
                    #[json(patch $pat:literal)]
                    $(#[check($pat_check:expr)])?
                    pub $pat_field:ident
                )?
                $(
                    #[json(default $def:literal = $default:expr)]
                    $(#[check($def_check:expr)])?
                    pub $def_field:ident
                )?
                : $ty:ty,
            )*
            #[json(rest)]
            $(#[check($rest_check:expr)])?
            pub $rest:ident : $rest_ty:ty $(,)?
        }
    ) => {
        $(#[doc = $struct_doc])*
        $(#[deprecated $($struct_deprecated)*])?
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub struct $name {
            $(
                #[doc = runtime::docs!($($req)? $($opt)? $($may)? $($pat)? $($def)?; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                $(pub $req_field)? $(pub $opt_field)? $(pub $may_field)? $(pub $pat_field)? $(pub $def_field)?: $ty,
            )*
            /// The fields that the schema does not name.
            pub $rest: $rest_ty,
            __omitted: runtime::omission!([$($tag)? $($open_tag)? $($($req)? $($opt)? $($may)? $($pat)? $($def)?)*] [$($($def)?)*]),
        }

        // A setter is called after its field, whatever that is.
        #[allow(deprecated, clippy::disallowed_names, clippy::should_implement_trait)]
        const _: () = {
            #[allow(dead_code, non_camel_case_types)]
            enum __Field {
                $(#[doc = $tag] __tag,)?
                $(#[doc = $open_tag] __tag,)?
                $($($req_field,)? $($opt_field,)? $($may_field,)? $($pat_field,)? $($def_field,)?)*
            }
            // Twice over: a search that starts at any of them comes round.
            const KEYS: &[&str] = &[
                $($tag,)? $($open_tag,)? $($($req,)? $($opt,)? $($may,)? $($pat,)? $($def,)?)*
                $($tag,)? $($open_tag,)? $($($req,)? $($opt,)? $($may,)? $($pat,)? $($def,)?)*
            ];
            const FIELDS: &[__Field] = &[
                $({ let _ = $tag; __Field::__tag },)?
                $({ let _ = $open_tag; __Field::__tag },)?
                $(
                    $(__Field::$req_field,)? $(__Field::$opt_field,)? $(__Field::$may_field,)?
                    $(__Field::$pat_field,)? $(__Field::$def_field,)?
                )*
            ];

            impl $name {
                /// With everything that is required; the rest is absent, or stands at its default.
                #[allow(clippy::self_named_constructors, clippy::too_many_arguments)]
                #[must_use]
                pub fn new($($($req_field: impl runtime::IntoField<$ty>,)?)*) -> Self {
                    Self {
                        $(
                            $($req_field: runtime::IntoField::into_field($req_field),)?
                            $($opt_field: None,)?
                            $($may_field: None,)?
                            $($pat_field: runtime::Patch::Absent,)?
                            $($def_field: $default,)?
                        )*
                        $rest: Default::default(),
                        __omitted: runtime::Omission::all(),
                    }
                }

                $(
                    /// Sets the field of this name.
                    ///
                    $(#[doc = $doc])*
                    $(#[deprecated $($deprecated)*])?
                    #[must_use]
                    pub fn $($req_field)? $($opt_field)? $($may_field)? $($pat_field)? $($def_field)?(
                        mut self,
                        value: impl runtime::IntoField<$ty>,
                    ) -> Self {
                        self.$($req_field)? $($opt_field)? $($may_field)? $($pat_field)? $($def_field)? = value.into_field();
                        $(self.__omitted.remove(__Field::$def_field as usize);)?
                        self
                    }
                )*

                /// Checks the value against the constraints of its schema.
                ///
                /// # Errors
                ///
                /// Every violation, worded as the service words them.
                pub fn validate(&self) -> Result<(), runtime::Violations> {
                    runtime::validate(self)
                }
            }

            $(
                impl Default for $name {
                    fn default() -> Self {
                        $($has_default)?
                        Self::new()
                    }
                }
            )?

            impl<'de> runtime::Object<'de> for $name {
                fn read<__A>(fields: &mut runtime::Fields<'de, __A>) -> Result<Self, __A::Error>
                where
                    __A: ::serde::de::MapAccess<'de>,
                {
                    // Long: one arm for each mode of a field, three times over.
                    $(let mut tagged = fields.take_tag($tag);)?
                    $(let mut tagged = fields.take_tag($open_tag);)?
                    $(
                        $(let mut $opt_field: $ty = None;)?
                        $(let mut $req_field: Option<$ty> = None;)?
                        $(let mut $may_field: Option<$ty> = None;)?
                        $(let mut $pat_field: Option<$ty> = None;)?
                        $(let mut $def_field: Option<$ty> = None;)?
                    )*
                    let mut rest = <$rest_ty>::default();
                    while let Some(place) = fields.field(KEYS) {
                        match FIELDS.get(place) {
                            $(Some(__Field::__tag) => fields.read_tag($tag, &mut tagged, &$tag_value),)?
                            $(Some(__Field::__tag) => {
                                runtime::read_open_tag(fields, $open_tag, &mut tagged, $open_value, &mut rest);
                            })?
                            $(
                                $(Some(__Field::$req_field) => fields.read($req, &mut $req_field),)?
                                $(Some(__Field::$opt_field) => fields.read($opt, &mut $opt_field),)?
                                $(Some(__Field::$may_field) => fields.read($may, &mut $may_field),)?
                                $(Some(__Field::$pat_field) => fields.read($pat, &mut $pat_field),)?
                                $(Some(__Field::$def_field) => fields.read($def, &mut $def_field),)?
                            )*
                            _ => runtime::Rest::read(&mut rest, fields),
                        }
                    }
                    let missing = 'missing: {
                        if fields.failed() {
                            break 'missing "";
                        }
                        $(
                            $($($tag_optional)? tagged = true;)?
                            if !tagged {
                                break 'missing $tag;
                            }
                        )?
                        $(
                            $($($open_optional)? tagged = true;)?
                            if !tagged {
                                break 'missing $open_tag;
                            }
                        )?
                        return Ok(Self {
                            __omitted: <runtime::omission!([$($tag)? $($open_tag)? $($($req)? $($opt)? $($may)? $($pat)? $($def)?)*] [$($($def)?)*])>::default()
                                $($(.with(__Field::$def_field as usize, $def_field.is_none()))?)*,
                            $(
                                $($req_field: match $req_field {
                                    Some(value) => value,
                                    None => break 'missing $req,
                                },)?
                                $($opt_field,)?
                                $($may_field: match $may_field {
                                    Some(value) => value,
                                    None => None,
                                },)?
                                $($pat_field: match $pat_field {
                                    Some(value) => value,
                                    None => runtime::Patch::Absent,
                                },)?
                                $($def_field: match $def_field {
                                    Some(value) => value,
                                    None => $default,
                                },)?
                            )*
                            $rest: rest,
                        });
                    };
                    Err(fields.error(missing))
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<__D: ::serde::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                    runtime::read_object(deserializer)
                }
            }

            impl ::serde::Serialize for $name {
                fn serialize<__S: ::serde::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                    let mut out = runtime::Writer::open(serializer);
                    $(out.write($tag, &$tag_value);)?
                    $(runtime::write_open_tag(&mut out, $open_tag, $open_value, &self.$rest);)?
                    $(
                        $(out.write($req, &self.$req_field);)?
                        $(out.write_some($opt, &self.$opt_field);)?
                        $(out.write_some($may, &self.$may_field);)?
                        $(out.write_some($pat, &self.$pat_field.given());)?
                        $(
                            let omitted = self.__omitted.contains(__Field::$def_field as usize);
                            out.write_unless($def, &self.$def_field, &if omitted { Some($default) } else { None });
                        )?
                    )*
                    runtime::Rest::write(&self.$rest, &mut out);
                    out.close()
                }
            }

            impl runtime::Validate for $name {
                fn check(&self, report: &mut runtime::Report) {
                    $(
                        $($({ use runtime::*; report.field($req, &self.$req_field, &$req_check); })?)?
                        $($({ use runtime::*; report.field($opt, &self.$opt_field, &$opt_check); })?)?
                        $($({ use runtime::*; report.field($may, &self.$may_field, &$may_check); })?)?
                        $($({ use runtime::*; report.field($pat, &self.$pat_field, &$pat_check); })?)?
                        $($({ use runtime::*; report.field($def, &self.$def_field, &$def_check); })?)?
                    )*
                    $({ use runtime::*; Rule::check(&$members, &members_of(self), report); })?
                    $({ use runtime::*; Rule::check(&$rest_check, &self.$rest, report); })?
                    $($($is_closed)? runtime::Rest::forbid(&self.$rest, report);)?
                    let _ = report;
                }
            }
        };
    };
}

pub(crate) use object;
