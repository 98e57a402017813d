#!/usr/bin/env python3
"""Draw the sample of GET operations that could page.

Usage: tests/corpus/pages/draw.py [--show] [CORPUS]

CORPUS is the folder of the documents, by default `../shared/corpus` next to the checkout. Prints document and operation, a line
each, in the order of `sample.tsv`. With `--show`, prints what there is to judge: the parameters, the success schema, the response
headers and the links. Needs PyYAML. README.md says how the sample is drawn.
"""

import json
import random
import re
import sys
from pathlib import Path
from urllib.parse import unquote

import yaml

SEED = 39
SIZE = 100
MOST_PER_DOCUMENT = 4
# Operations of the sample with at most one side. A rule that looks at one side only recognises them wrongly.
CONTROLS = 20

# Deliberately wide: a rule of the generator must not be able to decide what is judged.
PARAMETER = re.compile(
    "page|cursor|offset|limit|after|before|token|start|skip|marker|size|count|from|since|next|continu|index|rows|results|last|iterator"
    "|position|scroll",
    re.IGNORECASE,
)
PROPERTY = re.compile("next|cursor|more|link|pag|offset|marker|total", re.IGNORECASE)
SHOWN_DEPTH = 3


class Documents:
    """Reads each file once, and follows references, also to other files."""

    def __init__(self):
        self.files = {}

    def read(self, path):
        if path not in self.files:
            text = path.read_text(encoding="utf-8-sig")
            is_json = path.suffix == ".json"
            self.files[path] = json.loads(text) if is_json else yaml.load(text, yaml.CSafeLoader)
        return self.files[path]

    def resolve(self, path, value):
        """The value behind any `$ref`s, and the file it is in."""
        for _ in range(30):
            if not isinstance(value, dict) or not isinstance(value.get("$ref"), str):
                return path, value
            file, _, pointer = value["$ref"].partition("#")
            try:
                if file:
                    path = (path.parent / unquote(file)).resolve()
                value = self.read(path)
                for step in pointer.split("/")[1:]:
                    step = unquote(step).replace("~1", "/").replace("~0", "~")
                    value = value[int(step)] if isinstance(value, list) else value[step]
            except (KeyError, OSError, TypeError, ValueError):
                return path, {}
        return path, {}

    def flatten(self, path, schema, seen=()):
        """(properties with their files, array items or None, JSON types): `allOf` and the branches of unions are merged."""
        path, schema = self.resolve(path, schema)
        if not isinstance(schema, dict) or id(schema) in seen:
            return {}, None, set()
        seen = (*seen, id(schema))
        properties = {name: (path, value) for name, value in (schema.get("properties") or {}).items()}
        items = (path, schema["items"]) if "items" in schema else None
        declared = schema.get("type")
        types = {name for name in (declared if isinstance(declared, list) else [declared]) if isinstance(name, str)}
        for keyword in ("allOf", "oneOf", "anyOf"):
            for branch in schema.get(keyword) or []:
                branch_properties, branch_items, branch_types = self.flatten(path, branch, seen)
                for name, (branch_path, value) in branch_properties.items():
                    both = {"allOf": [properties[name][1], value]} if name in properties else value
                    properties[name] = (branch_path, both)
                items = items or branch_items
                types |= branch_types
        return properties, items, types


class Operation:
    def __init__(self, documents, path, url, item, operation):
        self.documents, self.path, self.url, self.operation = documents, path, url, operation
        parameters = {}
        for parameter in (item.get("parameters") or []) + (operation.get("parameters") or []):
            _, parameter = documents.resolve(path, parameter)
            if isinstance(parameter, dict):
                parameters[parameter.get("in"), parameter.get("name")] = parameter
        self.parameters = list(parameters.values())
        self.response_path, self.response = self.success()

    def success(self):
        responses = self.operation.get("responses") or {}
        named = sorted((str(status), response) for status, response in responses.items())
        successes = [entry for entry in named if entry[0].startswith("2")]
        defaults = [entry for entry in named if entry[0] == "default"]
        for _, response in successes + defaults:
            path, response = self.documents.resolve(self.path, response)
            return path, response if isinstance(response, dict) else {}
        return self.path, {}

    def schema(self):
        content = self.response.get("content") or {}
        is_json = [media for name, media in content.items() if "json" in name or name == "*/*"]
        media = next(iter(is_json), {})
        return media.get("schema", {}) if isinstance(media, dict) else {}

    def has_parameter(self):
        names = [str(parameter.get("name")) for parameter in self.parameters if parameter.get("in") == "query"]
        return any(PARAMETER.search(name) for name in names)

    def has_link(self):
        return any(name.lower() == "link" for name in self.response.get("headers") or {})

    def could_page(self):
        """Something to ask for another page with, and something that has items: an array, or JSON without any description."""
        names, has_array = self.two_levels()
        has_items = has_array or not names
        return self.has_link() or (self.has_parameter() and has_items)

    def could_be_mistaken(self):
        names, has_array = self.two_levels()
        return self.has_parameter() or has_array or any(PROPERTY.search(name) for name in names)

    def two_levels(self):
        """The names of the properties of the response and of their properties, and whether one of them, or the whole, is an array."""
        flatten = self.documents.flatten
        properties, items, _ = flatten(self.response_path, self.schema())
        names, arrays = list(properties), [items]
        for value in properties.values():
            inner_properties, items, _ = flatten(*value)
            names += inner_properties
            arrays.append(items)
            arrays += [flatten(*inner_value)[1] for inner_value in inner_properties.values()]
        return names, any(array is not None for array in arrays)


def documents_of(corpus):
    """The documents of the corpus: the files next to each other, and the root of each that has a folder."""
    roots = [file for file in corpus.iterdir() if file.suffix in (".json", ".yaml", ".yml")]
    for folder in corpus.iterdir():
        if folder.is_dir():
            roots += [file for file in folder.iterdir() if file.suffix in (".json", ".yaml", ".yml")]
    return sorted(roots, key=lambda file: file.name)


def operations_of(documents, root):
    document = documents.read(root)
    for url, item in (document.get("paths") or {}).items():
        path, item = documents.resolve(root, item)
        if isinstance(item, dict) and isinstance(item.get("get"), dict):
            yield Operation(documents, path, url, item, item["get"])


def draw(documents, corpus):
    """One operation of every document with one that could page, then further ones at random, at most four of each document;
    and the controls, at most one of each document."""
    generator = random.Random(SEED)
    first, further, controls = [], [], []
    for root in documents_of(corpus):
        operations = list(operations_of(documents, root))
        generator.shuffle(operations)
        could_page = [(root.name, operation) for operation in operations if operation.could_page()]
        first += could_page[:1]
        further += could_page[1 : MOST_PER_DOCUMENT - 1]
        others = [operation for operation in operations if not operation.could_page()]
        controls += [(root.name, operation) for operation in others if operation.could_be_mistaken()][:1]
    generator.shuffle(further)
    generator.shuffle(controls)
    paging = SIZE - CONTROLS
    drawn = first + further[: paging - len(first)] + controls[:CONTROLS]
    return sorted(drawn, key=lambda entry: (entry[0], entry[1].url))


def first_words(value):
    return " ".join(str(value or "").split())[:220]


def show_schema(documents, path, schema, name, depth=0):
    properties, items, types = documents.flatten(path, schema)
    _, resolved = documents.resolve(path, schema)
    described = first_words(resolved.get("description")) if depth and isinstance(resolved, dict) else ""
    print(f"{'  ' * (depth + 2)}{name}: {'/'.join(sorted(types)) or '?'}  {described}")
    if items:
        item_properties, _, item_types = documents.flatten(*items)
        print(f"{'  ' * (depth + 3)}[]: {'/'.join(sorted(item_types))} {', '.join(item_properties)[:200]}")
    elif depth < SHOWN_DEPTH:
        for property_name, value in properties.items():
            show_schema(documents, *value, property_name, depth + 1)


def show(documents, name, operation):
    described = operation.operation.get("description") or operation.operation.get("summary")
    print(f"\n=== {name}  GET {operation.url}\n  {first_words(described)}")
    for parameter in operation.parameters:
        schema = documents.resolve(operation.path, parameter.get("schema") or {})[1]
        facts = {key: schema[key] for key in ("type", "default", "minimum", "maximum") if isinstance(schema, dict) and key in schema}
        print(f"  {parameter.get('in')} {parameter.get('name')} {facts} {first_words(parameter.get('description'))}")
    for header in operation.response.get("headers") or {}:
        print(f"  header: {header}")
    for link in operation.response.get("links") or {}:
        print(f"  link: {link}")
    show_schema(documents, operation.response_path, operation.schema(), "body")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--show"]
    beside = Path(__file__).resolve().parents[3].parent / "shared" / "corpus"
    corpus = Path(arguments[0]) if arguments else beside
    documents = Documents()
    for name, operation in draw(documents, corpus.resolve()):
        if "--show" in sys.argv[1:]:
            show(documents, name, operation)
        else:
            print(f"{name}\tGET {operation.url}")


if __name__ == "__main__":
    main()
