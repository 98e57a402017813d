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
/// | `"key"` | an error | as its type says | always |
/// | `optional "key"` | `None` | as its type says | unless `None` |
/// | `maybe "key"` | `None` | `None` | unless `None` |
/// | `patch "key"` | `Absent` | `Null` | unless `Absent` |
/// | `default "key" = value` | the default | as its type says | unless it was absent or never set, and still stands at the default |
///
/// A mode is the name of what reads and writes such a field: see `modes`, and [`Writer`](super::Writer). The last field, marked
/// `rest`, takes the fields that the schema does not name.
// What comes first after the documentation is the same for every field: all that could follow a line of documentation is
// tried by rustc with a copy of what it has matched so far. `$required` and `$default` match nothing; they say for which
// fields the code beside them is written.
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
                #[json($($req:literal $($required:lifetime)?)? $($mode:ident $key:literal $(= $value:expr $(, $default:lifetime)?)?)?)]
                $(#[deprecated $($deprecated:tt)*])?
                $(#[check($check:expr)])?
                pub $field:ident: $ty:ty,
            )*
            #[rest]
            $(#[check($rest_check:expr)])?
            pub $rest:ident: $rest_ty:ty $(,)?
        }
    ) => {
        $(#[doc = $struct_doc])*
        $(#[deprecated $($struct_deprecated)*])?
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub struct $name {
            $(
                #[doc = runtime::docs!($($req)? $($key)?; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                pub $field: $ty,
            )*
            /// The fields that the schema does not name.
            pub $rest: $rest_ty,
            __omitted: runtime::omission!([$($tag)? $($open_tag)? $($($req)? $($key)?)*] [$($($($value)?)?)*]),
        }

        // A setter is called after its field, whatever that is, and a document that says 3.14 does not mean π.
        #[allow(
            deprecated,
            clippy::approx_constant,
            clippy::disallowed_names,
            clippy::should_implement_trait
        )]
        const _: () = {
            #[allow(non_camel_case_types)]
            enum __Field {
                $(#[doc = $tag] __tag,)?
                $(#[doc = $open_tag] __tag,)?
                $($field,)*
                __rest,
            }
            const FIELDS: &runtime::FieldTable<__Field> = &runtime::FieldTable {
                keys: &[
                    $($tag,)? $($open_tag,)? $($($req,)? $($key,)?)*
                    $($tag,)? $($open_tag,)? $($($req,)? $($key,)?)*
                ],
                fields: &[
                    $({ let _ = $tag; __Field::__tag },)?
                    $({ let _ = $open_tag; __Field::__tag },)?
                    $(__Field::$field,)*
                    __Field::__rest,
                ],
            };

            impl $name {
                /// With everything that is required; the rest is absent, or stands at its default.
                #[allow(clippy::self_named_constructors, clippy::too_many_arguments)]
                #[must_use]
                pub fn new($($($($required)? $field: impl runtime::IntoField<$ty>,)?)*) -> Self {
                    Self {
                        $(
                            $field: $($($required)? runtime::IntoField::into_field($field))?
                                $(runtime::taken::$mode(runtime::slot::$mode::<$ty>() $(, || $value)?))?,
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
                    pub fn $field(mut self, value: impl runtime::IntoField<$ty>) -> Self {
                        self.$field = value.into_field();
                        $($($($default)? self.__omitted.remove(__Field::$field as usize);)?)?
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
                    $(let mut tagged = fields.take_tag($tag);)?
                    $(let mut tagged = fields.take_tag($open_tag);)?
                    $(let mut $field = $($($required)? None::<$ty>)? $(runtime::slot::$mode::<$ty>())?;)*
                    let mut rest = <$rest_ty>::default();
                    while let Some(__field) = fields.field(FIELDS) {
                        match __field {
                            $(__Field::__tag => fields.read_tag($tag, &mut tagged, &$tag_value),)?
                            $(__Field::__tag => {
                                runtime::read_open_tag(fields, $open_tag, &mut tagged, $open_value, &mut rest);
                            })?
                            $(__Field::$field => fields.read($($req)? $($key)?, &mut $field),)*
                            __Field::__rest => runtime::Rest::read(&mut rest, fields),
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
                            __omitted: runtime::Omission::of(&[
                                $($($($($default)? (__Field::$field as usize, $field.is_none()),)?)?)*
                            ]),
                            $(
                                $field: $(match $field {
                                    Some(value) => value,
                                    None => break 'missing $req,
                                })? $(runtime::taken::$mode($field $(, || $value)?))?,
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
                        $(out.write($req, &self.$field);)?
                        $(
                            out.$mode($key, &self.$field $(, {
                                self.__omitted.contains(__Field::$field as usize).then(|| $value)
                            })?);
                        )?
                    )*
                    runtime::Rest::write(&self.$rest, &mut out);
                    out.close()
                }
            }

            impl runtime::Validate for $name {
                fn check(&self, report: &mut runtime::Report) {
                    $(
                        $({ use runtime::*; report.field(FIELDS.keys[__Field::$field as usize], &self.$field, &$check); })?
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
