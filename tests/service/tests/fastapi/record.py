"""Records how FastAPI with pydantic refuses the requests of `recorded.json`.

In: the models of the description as a FastAPI service declares them, and the requests below. Out: `recorded.json`,
request by request with the answer's status and body, which `tests/refusals.rs` holds the hand-written service to.
Run: `pip install fastapi httpx && python record.py > recorded.json` (recorded with FastAPI 0.165, pydantic 2.14, Python 3.11).
"""

import json
from typing import Annotated, Literal

from fastapi import Body, Depends, FastAPI
from fastapi.security import OAuth2PasswordBearer
from fastapi.testclient import TestClient
from pydantic import BaseModel, ConfigDict

app = FastAPI(dependencies=[Depends(OAuth2PasswordBearer(tokenUrl="token"))])


class ObserveRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")
    min_nb_actions: int | None = None
    max_nb_actions: int = 100
    instructions: str | None = None
    perception_type: Literal["fast", "deep"] | None = None


class Cookie(BaseModel):
    name: str = ""
    value: str = ""
    domain: str = ""
    path: str = ""
    httpOnly: bool = False
    expirationDate: float = 0
    hostOnly: bool = False
    secure: bool = False
    session: bool = False
    storeId: str = ""
    expires: float = 0
    partitionKey: str = ""


class SetCookiesRequest(BaseModel):
    cookies: list[Cookie]
    source_format: str = "playwright"
    mode: str = "replace"


@app.post("/sessions/{session_id}/page/observe")
def observe(session_id: str, body: Annotated[ObserveRequest, Body()], update_metadata: bool = True):
    return {}


@app.post("/profiles/{profile_id}/cookies")
def cookies(profile_id: str, body: SetCookiesRequest):
    return {}


@app.get("/sessions/{session_id}/workflow/code")
def script(session_id: str, standalone: bool = True, infer_schema: bool = False):
    return {}


@app.get("/health")
def health():
    return {}


OBSERVE = "/sessions/running/page/observe"
COOKIES = "/profiles/profile/cookies"
SCRIPT = "/sessions/running/workflow/code"
JSON = "application/json"

observe_bodies = [
    "{}",
    '{"min_nb_actions": null, "instructions": null, "perception_type": null}',
    '{"max_nb_actions": "20", "min_nb_actions": 3.0}',
    '{"max_nb_actions": " 20 ", "min_nb_actions": "+3"}',
    '{"max_nb_actions": "1_000", "min_nb_actions": "20.0"}',
    '{"max_nb_actions": true}',
    '{"max_nb_actions": null}',
    '{"max_nb_actions": "many"}',
    '{"max_nb_actions": ""}',
    '{"max_nb_actions": "1.5"}',
    '{"max_nb_actions": 1.5}',
    '{"max_nb_actions": []}',
    '{"min_nb_actions": {"at": 1}}',
    '{"max_nb_actions": 1e3}',
    '{"max_nb_actions": 1e300}',
    '{"instructions": 5}',
    '{"instructions": ["a"]}',
    '{"perception_type": "slow"}',
    '{"perception_type": 1}',
    '{"perception_type": "fast"}',
    '{"depth": 3}',
    '{"breadth": 1, "depth": {"x": null}, "instructions": false, "max_nb_actions": "x", "min_nb_actions": "y"}',
    "[]",
    "null",
    '"text"',
    "5",
    "",
    "{",
    '{"a"',
    '{"a":',
    '{"a":}',
    '{"a" 1}',
    '{"a": 1 "b": 2}',
    '{"a": 1,}',
    "{a: 1}",
    "[1 2]",
    "[1,]",
    "nope",
    "{} {}",
    '{"a": "b',
    '{"a": tru}',
    '{\n "a": 1,\n "b" 2}',
    '{"ü": 1, "b" 2}',
    '{"a": "\\q"}',
    '{"a": "\\u12"}',
    '{"a": "\\u12zz"}',
    '{"a": "\t"}',
    '{"a": "\\',
    '{"a": -}',
    '{"a": 01}',
    '{"a": 1.}',
    '{"a": 1e+}',
    '  {"a": [{"b": [1, 2, {"c": nul}]}]}',
]
queries = ["true", "false", "1", "0", "yes", "No", "ON", "off", "t", "F", "y", "N", "", "maybe", "2", "%20true"]
cookie_bodies = [
    "{}",
    '{"cookies": null}',
    '{"cookies": {}}',
    '{"cookies": "x"}',
    '{"cookies": []}',
    '{"cookies": [1, null, "x", []]}',
    '{"cookies": [{}, {"name": 1, "value": null, "httpOnly": "maybe", "secure": 2, "session": null}]}',
    '{"cookies": [{"secure": 1.5, "hostOnly": 1.0, "httpOnly": [], "session": "yes"}, {"secure": 2.0, "hostOnly": "TRUE"}]}',
    '{"cookies": [{"expires": "soon", "expirationDate": null}, {"expires": "1.5", "expirationDate": true}]}',
    '{"cookies": [{"expires": [], "expirationDate": {}}, {"expires": "", "expirationDate": -1}]}',
    '{"cookies": [{"expires": " 1.5 ", "expirationDate": "1_0"}, {"expires": "1e3", "expirationDate": "+1"}]}',
    '{"cookies": [{"expires": "inf"}, {"expires": "0x10"}, {"expires": ".5"}, {"expires": "5."}]}',
    '{"cookies": [{"sameSite": "Lax"}], "extra": 1}',
    '{"cookies": [], "mode": null, "source_format": 1}',
    '{"mode": 1}',
    "[]",
]
requests = (
    [("POST", OBSERVE, JSON, body) for body in observe_bodies]
    + [("POST", f"{OBSERVE}?update_metadata={q}", JSON, "{}") for q in queries]
    + [
        ("POST", f"{OBSERVE}?update_metadata=maybe", JSON, '{"depth": 3}'),
        ("POST", f"{OBSERVE}?update_metadata=maybe&update_metadata=false", JSON, "{}"),
        ("POST", f"{OBSERVE}?update_metadata=%6daybe&unknown=1", JSON, "{}"),
        ("POST", f"{OBSERVE}?update_metadata=not+sure%21", JSON, "{}"),
        ("POST", f"{OBSERVE}?update_metadata", JSON, "{}"),
        ("POST", OBSERVE, "application/json; charset=utf-8", "{}"),
        ("POST", OBSERVE, "application/vnd.api+json", "{}"),
        ("POST", OBSERVE, "text/plain", '{"max_nb_actions": 1}'),
        ("POST", OBSERVE, None, '{"max_nb_actions": 1}'),
        ("POST", OBSERVE, None, ""),
    ]
    + [("POST", COOKIES, JSON, body) for body in cookie_bodies]
    + [("GET", f"{SCRIPT}?standalone={q}", None, "") for q in ("false", "maybe")]
    + [("GET", f"{SCRIPT}?infer_schema=2&standalone=x", None, "")]
    + [
        ("GET", "/nowhere", None, ""),
        ("POST", "/sessions//page/observe", JSON, "{}"),
        ("GET", OBSERVE, None, ""),
        ("DELETE", "/health", None, ""),
    ]
)

NO_TOKEN = (None, "", "Basic dGVzdA==", "test-token")
TOKEN = "Bearer test-token"
asked = [(TOKEN, *request) for request in requests]
asked += [(authorization, "GET", "/health", None, "") for authorization in NO_TOKEN]
asked += [("bearer test-token", "GET", "/health", None, "")]

client = TestClient(app, follow_redirects=False)
recorded = []
for authorization, method, target, content_type, body in asked:
    headers = {"authorization": authorization, "content-type": content_type}
    headers = {name: value for name, value in headers.items() if value is not None}
    answer = client.request(method, target, headers=headers, content=body.encode() or None)
    recorded.append(
        {
            "authorization": authorization,
            "method": method,
            "target": target,
            "content_type": content_type,
            "body": body,
            "status": answer.status_code,
            "refusal": answer.json() if answer.status_code != 200 else None,
            "challenge": answer.headers.get("www-authenticate"),
            "allow": answer.headers.get("allow"),
        }
    )
print("[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in recorded) + "\n]")
