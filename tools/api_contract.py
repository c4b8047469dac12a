#!/usr/bin/env python3
"""Holds a running server against its own API document.

    python3 tools/api_contract.py http://127.0.0.1:8080

The document must be valid OpenAPI, and Schemathesis must not find a reply that it does not describe. Needs the packages of
tools/api_contract.txt; `cargo xtask test` installs them into target/api-contract and starts a server of its own.
"""
import json, pathlib, subprocess, sys, tempfile, urllib.request

from openapi_spec_validator import validate

API = sys.argv[1] + "/api/v1"
SECONDS = 40

# Everything is checked, with these exceptions:
# - positive_data_acceptance: what the rules of a game forbid is 422, and a move of another game 400, though the schema of a move
#   admits both; no schema can say what is allowed in a position.
# - A stream never ends: its first event is looked at.
CONFIG = """
max-stream-events = 1
request-timeout = 20
seed = 7

[headers]
Authorization = "Bearer {token}"

[dictionaries.tables]
values = {tables}

[dictionaries.moves]
values = {moves}

[dictionaries.decisions]
values = [0, 0, 0, 0, 1, 2]

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.8 }}
"body.moves[*]" = {{ dictionary = "moves", probability = 0.8 }}
"body.decision" = {{ dictionary = "decisions", probability = 0.8 }}

[generation]
database = "none"

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "401", "403", "404", "409", "422"]
"""


def ask(method, path, body=None, token=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": "Bearer " + token} if token else {})
    return json.load(urllib.request.urlopen(urllib.request.Request(API + path, data, headers, method=method)))


def tables(token):
    """For each game tables with empty chairs, some at which the caller plays, and one that only bots play; and legal moves."""
    names, moves = [], set()
    for game in ask("GET", "/games"):
        for people in (None, 0, 1, 1, 1, 1):
            seats = min(3, game["seats_max"])
            table = ask("POST", "/tables", {"game": game["id"], "seats": seats, "public": True}, token)["table"]
            names.append(table)
            if people is None:
                continue
            for seat in range(1, seats + 1):
                who = {"name": "Ola"} if seat <= people else {"bot": "random"}
                ask("PUT", f"/tables/{table}/chairs/{seat}", who, token)
            ask("POST", f"/tables/{table}/start", None, token)
            moves.update(ask("GET", f"/tables/{table}/moves", None, token)["moves"])
    return names, sorted(moves)


def main():
    validate(ask("GET", "/openapi.json"))
    print("The document is valid OpenAPI.", flush=True)
    token = ask("POST", "/guests")["token"]
    with tempfile.TemporaryDirectory() as folder:
        config = pathlib.Path(folder, "schemathesis.toml")
        names, moves = (json.dumps(values) for values in tables(token))
        config.write_text(CONFIG.format(token=token, tables=names, moves=moves))
        arguments = ["run", API + "/openapi.json", "--max-examples", "40", "--max-time", str(SECONDS), "--no-color"]
        program = pathlib.Path(sys.executable).with_name("schemathesis")
        sys.exit(subprocess.run([program, "--config-file", config, *arguments], cwd=folder).returncode)


main()
