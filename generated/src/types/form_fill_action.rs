use std::collections::BTreeMap;

use super::runtime;

runtime::object! {
    /// The `form_fill` browser action.
    #[object(tag "type" = "form_fill" optional)]
    pub struct FormFillAction {
        /// The `category` property.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// The `value` property.
        #[json(required "value")] #[check(min_properties(1))]
        pub value: BTreeMap<FormFillActionValueKey, runtime::Secret>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// One of several texts: `FormFillAction.value.keys` of the document.
    pub enum FormFillActionValueKey {
        /// `title`
        #[json("title")] Title,
        /// `first_name`
        #[json("first_name")] FirstName,
        /// `middle_name`
        #[json("middle_name")] MiddleName,
        /// `last_name`
        #[json("last_name")] LastName,
        /// `full_name`
        #[json("full_name")] FullName,
        /// `email`
        #[json("email")] Email,
        /// `company`
        #[json("company")] Company,
        /// `address1`
        #[json("address1")] Address1,
        /// `address2`
        #[json("address2")] Address2,
        /// `address3`
        #[json("address3")] Address3,
        /// `city`
        #[json("city")] City,
        /// `state`
        #[json("state")] State,
        /// `postal_code`
        #[json("postal_code")] PostalCode,
        /// `country`
        #[json("country")] Country,
        /// `phone`
        #[json("phone")] Phone,
        /// `cc_name`
        #[json("cc_name")] CcName,
        /// `cc_number`
        #[json("cc_number")] CcNumber,
        /// `cc_exp_month`
        #[json("cc_exp_month")] CcExpMonth,
        /// `cc_exp_year`
        #[json("cc_exp_year")] CcExpYear,
        /// `cc_exp`
        #[json("cc_exp")] CcExp,
        /// `cc_cvv`
        #[json("cc_cvv")] CcCvv,
        /// `username`
        #[json("username")] Username,
        /// `password`
        #[json("password")] Password,
        /// `current_password`
        #[json("current_password")] CurrentPassword,
        /// `new_password`
        #[json("new_password")] NewPassword,
        /// `totp`
        #[json("totp")] Totp,
    }
}
