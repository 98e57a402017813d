//! The description of the browser session service, written out by hand.
//!
//! `# heading` starts a schema or an operation; every line below it is one field or one part:
//! name, type, `required` | `optional` | `default JSON`, and what else holds (limits, formats, markers).
//! Nothing here is derived from the document that it is held against.

/// Sections 2.1, 2.2, 2.3 (`NodeSelectors`), 2.5, 2.6, 2.7, 4.2 and 7.
pub const RECORDS: &str = "
# ObserveRequest closed
min_nb_actions   | integer or null   | optional
max_nb_actions   | integer           | default 100
instructions     | string or null    | optional
perception_type  | fast/deep or null | optional

# Observation
started_at  | string           | required | format date-time
ended_at    | string           | required | format date-time
metadata    | SnapshotMetadata | required
screenshot  | Screenshot       | required
space       | ActionSpace      | required

# SnapshotMetadata
title      | string       | required
url        | string       | required
viewport   | ViewportData | required
tabs       | [TabsData]   | required
timestamp  | string       | optional | format date-time

# ViewportData
scroll_x         | integer | required
scroll_y         | integer | required
viewport_width   | integer | required
viewport_height  | integer | required
total_width      | integer | required
total_height     | integer | required

# TabsData
tab_id  | integer | required
title   | string  | required
url     | string  | required

# Screenshot
raw             | string         | required
bboxes          | [BoundingBox]  | optional
last_action_id  | string or null | optional

# BoundingBox
x                | number         | required
y                | number         | required
width            | number         | required
height           | number         | required
scroll_x         | number         | required
scroll_y         | number         | required
viewport_width   | number         | required
viewport_height  | number         | required
iframe_offset_x  | number         | default 0
iframe_offset_y  | number         | default 0
service_id       | string or null | optional

# ActionSpace
description          | string                | required
interaction_actions  | [InteractionAction]   | required
category             | SpaceCategory or null | optional
actions              | [Action]              | required | readOnly
browser_actions      | [BrowserAction]       | required | readOnly
markdown             | string                | required | readOnly

# SpaceCategory
homepage/search-results/data-feed/item/auth/form/manage-cookies/overlay/payment/captcha/other

# NodeSelectors
css_selector                 | string         | required
xpath_selector               | string         | required
in_iframe                    | boolean        | required
in_shadow_root               | boolean        | required
iframe_parent_css_selectors  | [string]       | required
service_selector             | string or null | optional
playwright_selector          | string or null | optional
python_selector              | string or null | optional

# Cookie
name            | string  | optional
value           | string  | optional | x-sensitive
domain          | string  | optional
path            | string  | optional
httpOnly        | boolean | optional
expirationDate  | number  | optional
hostOnly        | boolean | optional
secure          | boolean | optional
session         | boolean | optional
storeId         | string  | optional
expires         | number  | optional
partitionKey    | string  | optional

# SetCookiesRequest
cookies        | [Cookie] | required
source_format  | string   | required
mode           | string   | required

# SetCookiesResponse
success        | boolean | required
message        | string  | required
cookies_count  | integer | required
mode           | string  | required

# SessionScriptResponse
python_script  | string   | required
json_actions   | [object] | required

# ReplayResponse
mp4_url            | string or null  | optional
playlist_content   | string or null  | optional
expires_at         | string or null  | optional
video_start_ms     | integer or null | optional
video_duration_ms  | integer or null | optional

# HTTPValidationError
detail  | [ValidationError] | optional

# ValidationError
loc    | [string or integer] | required
msg    | string              | required
type   | string              | required
input  | any                 | optional
ctx    | object              | optional

# RateLimitExceeded
message  | string | required
detail   | string | required
";

/// Section 2.3, what every interaction action has. `KIND` stands for the action's kind.
pub const INTERACTION_COMMON: &str = "
type         | 'KIND'                          | default \"KIND\"
category     | string                          | default \"Interaction Actions\" | minLength 1
description  | string                          | optional
id           | string                          | default \"\"
selector     | string or NodeSelectors or null | optional
press_enter  | boolean or null                 | optional
text_label   | string or null                  | optional
timeout      | integer                         | default 15000 | minimum 0
";

/// Section 2.3, what each kind adds: its kind, its schema, its fields.
pub const INTERACTION_ACTIONS: &str = "
# click ClickAction

# fill FillAction
value              | string or string(format password, writeOnly) | required
clear_before_fill  | boolean                                      | default true

# multi_factor_fill MultiFactorFillAction
value              | string or string(format password, writeOnly) | required
clear_before_fill  | boolean                                      | default true

# fallback_fill FallbackFillAction
value              | string or string(format password, writeOnly) | required
clear_before_fill  | boolean                                      | default true

# check CheckAction
value  | boolean | required

# select_dropdown_option SelectDropdownOptionAction
value  | string | required

# upload_file UploadFileAction
file_path  | string | required

# download_file DownloadFileAction
";

/// Section 2.4, what every browser action has.
pub const BROWSER_COMMON: &str = "
type         | 'KIND' | default \"KIND\"
category     | string | default \"Special Browser Actions\"
description  | string | optional
";

/// Section 2.4, what each kind adds.
pub const BROWSER_ACTIONS: &str = "
# form_fill FormFillAction
value  | {title/first_name/middle_name/last_name/full_name/email/company/address1/address2/address3/city/state\
/postal_code/country/phone/cc_name/cc_number/cc_exp_month/cc_exp_year/cc_exp/cc_cvv/username/password\
/current_password/new_password/totp: string(x-sensitive)} | required | minProperties 1

# goto GotoAction closed
url  | string | required

# goto_new_tab GotoNewTabAction
url  | string | required

# close_tab CloseTabAction

# switch_tab SwitchTabAction
tab_index  | integer | required

# go_back GoBackAction

# go_forward GoForwardAction

# reload ReloadAction

# wait WaitAction
time_ms  | integer | required | maximum 30000, minimum 0

# press_key PressKeyAction
key  | string | required

# scroll_up ScrollUpAction
amount  | integer or null | optional

# scroll_down ScrollDownAction
amount  | integer or null | optional

# captcha_solve CaptchaSolveAction
captcha_type  | recaptcha/hcaptcha/image/text/auth0/cloudflare/datadome/arkose labs/geetest/press&hold/unknown \
or null | optional

# help HelpAction
reason  | string | required

# completion CompletionAction
success  | boolean | required
answer   | string  | required

# scrape ScrapeAction
instructions       | string or null   | optional
only_main_content  | boolean          | default true
selector           | string or null   | optional
only_images        | boolean          | default false
scrape_links       | boolean          | default true
scrape_images      | boolean          | default false
ignored_tags       | [string] or null | optional
response_format    | object or null   | optional

# email_read EmailReadAction
limit        | integer                         | default 10
timedelta    | string(format duration) or null | default \"PT5M\"
only_unread  | boolean                         | default true

# email_verification_read EmailVerificationReadAction
mailbox_id       | string  | required    | minLength 1
sender_domain    | string  | required    | minLength 1
max_age_seconds  | integer | default 300 | maximum 900, minimum 30

# sms_read SmsReadAction
limit        | integer                         | default 10
timedelta    | string(format duration) or null | default \"PT5M\"
only_unread  | boolean                         | default true

# evaluate_js EvaluateJsAction
code  | string | required
";

/// Section 4, with the errors of section 7.
pub const OPERATIONS: &str = "
# POST /sessions/{session_id}/page/observe
operationId                      | page_observe
tags                             | sessions, page
security                         | OAuth2PasswordBearer
path session_id                  | string          | required
query update_metadata            | boolean         | default true
header x-service-request-origin  | string or null  | optional
header x-service-sdk-version     | string or null  | optional
body                             | ObserveRequest  | required
200                              | Observation
422                              | HTTPValidationError
429                              | RateLimitExceeded

# POST /profiles/{profile_id}/cookies
operationId      | profile_cookies_set
tags             | profiles
security         | OAuth2PasswordBearer
path profile_id  | string            | required
body             | SetCookiesRequest | required
200              | SetCookiesResponse
422              | HTTPValidationError
429              | RateLimitExceeded

# GET /sessions/{session_id}/workflow/code
operationId      | get_session_script
tags             | sessions
security         | OAuth2PasswordBearer
path session_id  | string | required
200              | SessionScriptResponse
422              | HTTPValidationError
429              | RateLimitExceeded

# GET /sessions/{session_id}/replay
operationId      | session_replay
tags             | sessions, debug
security         | OAuth2PasswordBearer
path session_id  | string | required
200              | ReplayResponse
429              | RateLimitExceeded

# GET /health
operationId  | health
tags         | health
security     | OAuth2PasswordBearer
200          | any
429          | RateLimitExceeded
";

/// Section 8: on every response.
pub const RATE_LIMIT_HEADERS: &str = "
X-RateLimit-Limit      | Maximum requests allowed per window      | integer | required
X-RateLimit-Remaining  | Requests remaining in the current window | integer | required
X-RateLimit-Reset      | Unix timestamp when the window resets    | integer | required
";

/// Section 1.
pub const TAGS: &str = "
agents     | Web AI agents (start, stop, status, replay)
sessions   | Session management (start, stop, status)
debug      | Session debugging tools (replay, logs, recording)
page       | Page operations within a session (observe, step, scrape)
storage    | File storage (upload, download, list)
network    | Network requests/responses within a session (intercept)
vaults     | Vaults and credentials management
personas   | Persona management (create, delete, list emails, list SMS)
scrape     | Webpage scraping with automatic session management
health     | Health check
usage      | Usage logs
functions  | Functions management (create, delete, list)
profiles   | Profiles (browser state such as cookies)
";

/// The meanings that sections 2, 4 and 8 give, in their words; capital and small letters are the same.
pub const MEANINGS: &str = "
ObserveRequest/min_nb_actions          | Minimum number of actions to list before stopping.
ObserveRequest/min_nb_actions          | When absent, listing continues until the maximum is reached.
ObserveRequest/max_nb_actions          | Maximum number of actions to list, after which listing stops.
ObserveRequest/max_nb_actions          | Used when min_nb_actions is not provided.
ObserveRequest/instructions            | Additional instructions for the observation.
ObserveRequest/perception_type         | Whether to run with fast or deep perception.
Observation/metadata                   | Current page: url, title, snapshot timestamp
Observation/screenshot                 | Base64-encoded screenshot of the current page
Observation/space                      | Available actions in the current state
SnapshotMetadata/timestamp             | time of the snapshot
Screenshot/raw                         | encoded image content
ActionSpace/description                | Human-readable description of the current page
ActionSpace/interaction_actions        | Actions available on page elements
ActionSpace/category                   | Category of the page
ActionSpace/actions                    | all actions
ClickAction/id                         | Identifier of the target element
ClickAction/timeout                    | Action timeout in milliseconds
MultiFactorFillAction                  | intended only for one-time passcodes
FallbackFillAction                     | intended only when explicitly asked or when normal fill failed
CheckAction/value                      | `true` checks, `false` unchecks
SelectDropdownOptionAction/id          | the select element's id
SelectDropdownOptionAction/value       | the option text
WaitAction/time_ms                     | max 30 seconds
PressKeyAction/key                     | keyboard key name
ScrollUpAction/amount                  | `null` scrolls one page
ScrollDownAction/amount                | `null` scrolls one page
CompletionAction                       | completes the task and terminates the browser session
ScrapeAction/instructions              | `null` scrapes the whole page
ScrapeAction/selector                  | Playwright selector scoping the scrape
ScrapeAction/response_format           | structured output
EvaluateJsAction/code                  | immediately invoked function for multi-statement code; the result is returned
SetCookiesRequest/cookies              | The cookies to apply
SetCookiesRequest/source_format        | Format of the cookie objects; the form `playwright` is used in the examples
SetCookiesRequest/mode                 | How the cookies are applied; the form `replace` is used in the examples
ReplayResponse/mp4_url                 | Time-limited presigned URL of the MP4 recording
ReplayResponse/playlist_content        | HLS playlist text with presigned segment URLs, for streaming
ReplayResponse/expires_at              | When the presigned URLs stop working
ReplayResponse/video_start_ms          | Video start offset in milliseconds
ReplayResponse/video_duration_ms       | Video duration in milliseconds
ReplayResponse                         | valid until `expires_at`
";
