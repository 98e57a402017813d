#!/usr/bin/env python3
"""Checks OpenAPI 3.1 documents with openapi-spec-validator, a validator that shares nothing with Disjunct.

    python3 -m venv .venv && .venv/bin/pip install -r specs/requirements.txt
    .venv/bin/python specs/validate.py [DOCUMENT ...]     # JSON or YAML; default: both documents of this folder

Exit code: 0 every document is valid, 1 one is not, 2 one cannot be read or the validator is not installed.
"""

import json
import sys
import textwrap
from importlib.metadata import version
from pathlib import Path

try:
    import yaml
    from openapi_spec_validator import OpenAPIV31SpecValidator
except ImportError as error:
    print(f"error: {error}; install specs/requirements.txt", file=sys.stderr)
    sys.exit(2)

METHODS = {"get", "put", "post", "delete", "options", "head", "patch", "trace"}


def without_duplicates(pairs):
    """A JSON object in which a key that is written twice is an error instead of the last one winning."""
    keys = [key for key, _ in pairs]
    twice = {key for key in keys if keys.count(key) > 1}
    if twice:
        raise ValueError(f"the same key twice in one object: {', '.join(sorted(twice))}")
    return dict(pairs)


def problems(document):
    """What is wrong with the document, a line each."""
    if not isinstance(document, dict) or not str(document.get("openapi", "")).startswith("3.1."):
        yield "openapi: expected an object with the version 3.1.x"
        return
    try:
        for error in OpenAPIV31SpecValidator(document).iter_errors():
            yield f"/{'/'.join(map(str, error.absolute_path))}: {error.message}"
    except Exception as error:  # a reference that leads nowhere is raised by the library, not listed
        yield f"{type(error).__name__}: {error}"


class Loader(yaml.SafeLoader):
    """YAML in which a key that is written twice is an error, and a date is a string, as in JSON."""

    yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
        for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }

    def construct_mapping(self, node, deep=False):
        pairs = [(self.construct_object(key), self.construct_object(value, deep=True)) for key, value in node.value]
        return without_duplicates(pairs)


def read(path):
    """The document in a file, JSON or YAML."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in {".yaml", ".yml"}:
        return yaml.load(text, Loader)
    return json.loads(text, object_pairs_hook=without_duplicates)


def summary(document):
    operations = sum(method in METHODS for item in document.get("paths", {}).values() for method in item)
    schemas = len(document.get("components", {}).get("schemas", {}))
    return f"OpenAPI {document['openapi']}, version {document['info']['version']}, {operations} operations, {schemas} schemas"


def check(path):
    """Prints the verdict on one document and returns its exit code."""
    try:
        document = read(path)
    except (OSError, ValueError, yaml.YAMLError) as error:
        print(f"{path}: cannot be read: {error}", file=sys.stderr)
        return 2
    found = list(problems(document))
    for problem in found:  # the library quotes the whole document where it can
        print(f"{path}: {textwrap.shorten(problem, 300)}", file=sys.stderr)
    if found:
        print(f"{path}: not valid, problems: {len(found)}", file=sys.stderr)
        return 1
    print(f"{path}: valid ({summary(document)}; openapi-spec-validator {version('openapi-spec-validator')})")
    return 0


if __name__ == "__main__":
    documents = [Path(argument) for argument in sys.argv[1:]] or [Path(__file__).with_name(name) for name in ("openapi.json", "depot.yaml")]
    sys.exit(max(map(check, documents)))
