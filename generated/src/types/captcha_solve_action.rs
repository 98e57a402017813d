use super::runtime;

runtime::object! {
    /// The `captcha_solve` browser action.
    #[object(tag = ("type", "captcha_solve"), tag_optional)]
    pub struct CaptchaSolveAction {
        /// Default: `Special Browser Actions`.
        #[json("category", default = "Special Browser Actions".to_owned())] pub category: String,
        /// Description of the action. When it is left out, the service uses a text of its own for the kind.
        #[json("description", optional)] pub description: Option<String>,
        #[json("captcha_type", optional, nullable)] pub captcha_type: Option<CaptchaSolveActionCaptchaType>,
        #[json(flatten)] pub extra: runtime::Extra,
    }
}

runtime::text! {
    /// The string enum `CaptchaSolveAction.captcha_type`.
    pub enum CaptchaSolveActionCaptchaType {
        #[json("recaptcha")] Recaptcha,
        #[json("hcaptcha")] Hcaptcha,
        #[json("image")] Image,
        #[json("text")] Text,
        #[json("auth0")] Auth0,
        #[json("cloudflare")] Cloudflare,
        #[json("datadome")] Datadome,
        #[json("arkose labs")] ArkoseLabs,
        #[json("geetest")] Geetest,
        #[json("press&hold")] PressHold,
        #[json("unknown")] UnknownValue,
    }
}
