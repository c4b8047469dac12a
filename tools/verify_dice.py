#!/usr/bin/env python3
"""Recomputes every outcome of chance of a record from its seed, as docs/fair-dice.md describes.

    stolik replay game.txt --chances --json | tools/verify_dice.py game.txt

Needs nothing but Python 3. The rules come from Stolik (which outcomes were possible); the dice do not.
"""
import hashlib, json, re, struct, sys


def chacha20_words(key, nonce):
    """The 32-bit words of ChaCha20 with a 64-bit nonce and a 64-bit block counter from 0."""
    rotate = lambda x, n: (x << n | x >> (32 - n)) & 0xFFFFFFFF
    counter = 0
    while True:
        start = list(struct.unpack("<4I8I4I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, nonce)))
        x = start[:]
        for _ in range(10):  # Ten double rounds: columns, then diagonals.
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for to, add, turn, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[to] = (x[to] + x[add]) & 0xFFFFFFFF
                    x[turn] = rotate(x[turn] ^ x[to], by)
        yield from ((one + two) & 0xFFFFFFFF for one, two in zip(x, start))
        counter += 1


def draw(key, index, outcomes):
    """The outcome that owns the number drawn for the entry with this index."""
    total = sum(weight for _, weight in outcomes)
    limit = 2**32 // total * total
    ticket = next(word for word in chacha20_words(key, index) if word < limit) % total
    for text, weight in outcomes:
        if ticket < weight:
            return text
        ticket -= weight


def main(record_file):
    lines = open(record_file, encoding="utf-8").read().splitlines()
    headers = {m[1]: json.loads(m[2]) for m in (re.match(r"\s*\[(\w+) (.*)\]\s*$", line) for line in lines) if m}
    seed = bytes.fromhex(headers["Seed"])
    if hashlib.sha256(seed).hexdigest() != headers.get("Commitment", hashlib.sha256(seed).hexdigest()):
        sys.exit("the seed is not the one that was committed to")
    seats = int(headers["Seats"] if "Seats" in headers else headers["Position"]["seats"])
    for seat in range(1, seats + 1):
        word, committed = headers.get(f"Word{seat}"), headers.get(f"WordCommitment{seat}")
        if committed is not None and word is None:
            print(f"the word of seat {seat} was not opened in time and counts as empty")
        elif committed is not None and hashlib.sha256(word.encode()).hexdigest() != committed.lower():
            sys.exit(f"the word of seat {seat} is not the one that was committed to")
    words = (headers.get(f"Word{seat}", "").encode() for seat in range(1, seats + 1))
    key = hashlib.sha256(b"stolik fair dice 1\n" + seed
                         + b"".join(struct.pack("<I", len(word)) + word for word in words)).digest()
    entries = [line.split(";")[0].split() for line in lines if not line.strip().startswith("[")]
    entries = [entry for entry in entries if entry]
    chances = json.load(sys.stdin)
    if [c["index"] for c in chances] != [i for i, entry in enumerate(entries) if entry[0] == "*"]:
        sys.exit("the list of chances is not that of this record")
    for chance in chances:
        index, fair, written = chance["index"], draw(key, chance["index"], chance["outcomes"]), entries[chance["index"]]
        if fair != " ".join(written[1:]):
            sys.exit(f"entry {index}: the seed gives `{fair}`, the record says `{' '.join(written[1:])}`")
    print(f"{len(chances)} outcomes recomputed, all as recorded")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else sys.exit(__doc__))
