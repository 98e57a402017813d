use std::collections::BTreeMap;

use super::runtime;

runtime::object! {
    /// The `form_fill` browser action.
    #[object(tag = ("type", "form_fill"), tag_optional)]
    pub struct FormFillAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        /// At least 1 property.
        #[json("value")] #[check(min_properties = 1)]
        pub value: BTreeMap<FormFillActionValueKey, runtime::Secret>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// The string enum `FormFillAction.value.keys`.
    pub enum FormFillActionValueKey {
        #[json("title")] Title,
        #[json("first_name")] FirstName,
        #[json("middle_name")] MiddleName,
        #[json("last_name")] LastName,
        #[json("full_name")] FullName,
        #[json("email")] Email,
        #[json("company")] Company,
        #[json("address1")] Address1,
        #[json("address2")] Address2,
        #[json("address3")] Address3,
        #[json("city")] City,
        #[json("state")] State,
        #[json("postal_code")] PostalCode,
        #[json("country")] Country,
        #[json("phone")] Phone,
        #[json("cc_name")] CcName,
        #[json("cc_number")] CcNumber,
        #[json("cc_exp_month")] CcExpMonth,
        #[json("cc_exp_year")] CcExpYear,
        #[json("cc_exp")] CcExp,
        #[json("cc_cvv")] CcCvv,
        #[json("username")] Username,
        #[json("password")] Password,
        #[json("current_password")] CurrentPassword,
        #[json("new_password")] NewPassword,
        #[json("totp")] Totp,
    }
}
