use super::runtime;

runtime::object! {
    /// The `captcha_solve` browser action.
    #[object(tag "type" = "captcha_solve" optional, default)]
    pub struct CaptchaSolveAction {
        /// The `category` property.
        #[json(default "category" = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json(optional "description")] pub description: Option<String>,
        /// The `captcha_type` property.
        #[json(maybe "captcha_type")] pub captcha_type: Option<CaptchaSolveActionCaptchaType>,
        #[json(rest)] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// One of several texts: `CaptchaSolveAction.captcha_type` of the document.
    pub enum CaptchaSolveActionCaptchaType {
        /// `recaptcha`
        #[json("recaptcha")] Recaptcha,
        /// `hcaptcha`
        #[json("hcaptcha")] Hcaptcha,
        /// `image`
        #[json("image")] Image,
        /// `text`
        #[json("text")] Text,
        /// `auth0`
        #[json("auth0")] Auth0,
        /// `cloudflare`
        #[json("cloudflare")] Cloudflare,
        /// `datadome`
        #[json("datadome")] Datadome,
        /// `arkose labs`
        #[json("arkose labs")] ArkoseLabs,
        /// `geetest`
        #[json("geetest")] Geetest,
        /// `press&hold`
        #[json("press&hold")] PressHold,
        /// `unknown`
        #[json("unknown")] UnknownValue,
    }
}
