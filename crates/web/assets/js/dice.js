// This browser's part in fair dice (docs/fair-dice.md): it keeps the commitment to the seed before it draws its word,
// keeps everybody's commitments before it opens the word, and compares all of it with what the table says later.
"use strict";

// SHA-256 (FIPS 180-4) of bytes, in hexadecimal. Browsers keep their own from pages without https, as on a home network.
const sha256 = (() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
  const begin = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  return (bytes) => {
    const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
    bytes.forEach((byte, at) => padded.setUint8(at, byte));
    padded.setUint8(bytes.length, 0x80);
    padded.setUint32(padded.byteLength - 4, bytes.length * 8);
    const hash = Uint32Array.from(begin);
    const w = new Uint32Array(64);
    for (let block = 0; block < padded.byteLength; block += 64) {
      for (let i = 0; i < 64; i++) {
        if (i < 16) w[i] = padded.getUint32(block + 4 * i);
        else {
          const [x, y] = [w[i - 15], w[i - 2]];
          w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
        }
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + w[i]) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] += x));
    }
    return [...hash].map((x) => x.toString(16).padStart(8, "0")).join("");
  };
})();
const printOf = (word) => sha256(new TextEncoder().encode(word));
const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// What this browser keeps of each table: { commitment, word, others: [print of each seat], opened }. Where a browser
// keeps nothing for pages, the page itself does as long as it is open.
const TABLES_KEPT = 60;
const keptByPage = {};
const keptTables = () => {
  try {
    return { ...JSON.parse(localStorage.getItem("dice") ?? "{}"), ...keptByPage };
  } catch {
    return keptByPage;
  }
};
const keep = (table, kept) => {
  const { [table]: _, ...others } = keptTables();
  const tables = [...Object.entries(others).slice(1 - TABLES_KEPT), [table, kept]];
  try {
    localStorage.setItem("dice", JSON.stringify(Object.fromEntries(tables)));
  } catch {
    keptByPage[table] = kept;
  }
  return kept;
};

// The browser's word for a table whose commitment it has kept: 16 random bytes.
const wordFor = (table) => {
  const kept = keptTables()[table];
  if (!kept?.commitment) return undefined;
  const draw = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return kept.word ?? keep(table, { ...kept, word: draw() }).word;
};

const sending = new Set();
const send = async (table, name, value) => {
  if (sending.has(name + value)) return;
  sending.add(name + value);
  try {
    const body = new URLSearchParams({ [name]: value });
    const reply = await fetch(`/t/${table}/word`, { method: "POST", body, headers: { "hx-request": "true" } });
    if (reply.status < 500 && reply.status !== 429) return;
  } catch {
    // Tried again below.
  }
  setTimeout(() => {
    sending.delete(name + value);
    giveDice();
  }, 700);
};

const rowOf = (box) => $(`[data-seat="${box.dataset.own}"]`, box);
const printsOf = (box) => Object.fromEntries(all("[data-seat]", box).map(({ dataset }) => [dataset.seat, dataset.print ?? ""]));

// Commits to the word while the chairs are open; opens it when they are closed. Not for another seed than the first one.
const give = (box) => {
  const { dice: table, commitment, seed, stage, own } = box.dataset;
  // A commitment that comes with its seed proves nothing: kept is one that came before.
  const kept = keptTables()[table] ?? (seed ? undefined : keep(table, { commitment }));
  if (!own || kept?.commitment !== commitment) return;
  const { print } = rowOf(box).dataset;
  if (stage === "open" && !print && !$("[data-begin]")) send(table, "word_commitment", printOf(wordFor(table)));
  if (stage === "closed" && kept.word && print === printOf(kept.word)) {
    if (!kept.others) keep(table, { ...kept, others: printsOf(box) });
    send(table, "word", kept.word);
  }
};

// Whether others kept to what they had committed to when this browser opened its word.
const othersKept = (box, kept) =>
  all("[data-seat]", box).every(({ dataset: { seat, print, word } }) =>
    (kept.others[seat] ?? "") === (print ?? "") && (word === undefined || printOf(word) === print));

// What can be said of this browser: true, false, or nothing.
const checksOf = (box, kept) => {
  const { commitment, seed, own, stage } = box.dataset;
  const { print, word } = rowOf(box)?.dataset ?? {};
  const mine = kept.word && print === printOf(kept.word);
  const waiting = stage === "open" || stage === "closed";
  // A browser that was not there to open its word has nothing to complain about: the table says that it was not opened.
  const unopened = mine && word === undefined && !kept.others;
  return {
    commitment: kept.commitment === commitment,
    seed: seed && sha256(fromHex(seed)) === kept.commitment,
    word: !own || !kept.word || (waiting ? !print : unopened) ? undefined : mine && (waiting || word === kept.word),
    others: kept.others && othersKept(box, kept),
  };
};
const tellChecks = (box) => {
  const kept = keptTables()[box.dataset.dice];
  if (!kept) return;
  const found = checksOf(box, kept);
  for (const line of all("[data-check]", box)) {
    const good = found[line.dataset.check];
    line.hidden = good === undefined;
    line.className = good ? "is-good" : "is-bad";
    line.textContent = good === undefined ? "" : (good ? line.dataset.good : line.dataset.bad).replace("%word%", kept.word);
  }
};

const giveDice = () => {
  for (const box of all("[data-dice]")) {
    give(box);
    tellChecks(box);
  }
  // Who sits down brings a commitment along.
  for (const field of all("input[data-commit]")) {
    const word = wordFor(field.dataset.commit);
    if (word && !field.value) field.value = printOf(word);
  }
};
giveDice();
document.addEventListener("htmx:after:swap", giveDice);

// A game that waits for nothing but this browser's word starts with it.
for (const form of all("form[data-begin]")) {
  const table = form.dataset.begin;
  if (keptTables()[table]?.commitment !== $("[data-dice]").dataset.commitment) continue;
  $("input[name=word]", form).value = wordFor(table);
  form.submit();
}
