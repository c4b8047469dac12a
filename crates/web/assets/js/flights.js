// Things that fly from where they lay to whose they are. Needs stolik.js.

// What a player takes flies there from where it lay: from [data-offer] to the [data-take] of the same name that has come
// into the panel; to the panel itself where that shows no things, and from the board where no offer is to be seen.
// Other things ([data-from]) say themselves between which offers and elements they fly.
const boxOf = (element) => {
  const box = element?.getBoundingClientRect();
  return box?.width ? box : undefined;
};
const takenBy = (panel) => all("[data-take]", panel).map((thing) => thing.dataset.take);
let beforeSwap;
const noteOffers = () => {
  const offers = new Map(all("[data-offer]").map((thing) => [thing.dataset.offer, boxOf(thing)]));
  beforeSwap = { offers, flown: new Set(all("[data-from]").map((thing) => thing.id)), had: new Map(all(".player").map((panel) => [panel.id, takenBy(panel)])) };
};
// What lies beyond the edge of its panel is not seen there: then it flies to the panel.
const target = (thing, panel) => {
  const [at, whole] = [boxOf(thing), boxOf(panel)];
  return at && at.bottom <= whole.bottom + 2 ? at : whole;
};
const fly = (thing, from, to) => {
  const flier = document.body.appendChild(thing.cloneNode(true));
  flier.classList.add("flier");
  const at = (box) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const way = flier.animate([{ transform: `${at(from)} scale(1.6)` }, { transform: `${at(to)} scale(1)` }], { duration: 700, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
  way.finished.finally(() => flier.remove());
};
const flyTaken = () => {
  if (!beforeSwap || still.matches || document.hidden) return;
  for (const panel of all(".player")) {
    const had = [...(beforeSwap.had.get(panel.id) ?? takenBy(panel))];
    for (const thing of all("[data-take]", panel)) {
      const known = had.indexOf(thing.dataset.take);
      if (known >= 0) had.splice(known, 1);
      else fly(thing, beforeSwap.offers.get(thing.dataset.take) ?? boxOf($("#board-area")), target(thing, panel));
    }
  }
  const place = (names) => names.split(" ").map((name) => beforeSwap.offers.get(name) ?? boxOf(document.getElementById(name))).find(Boolean);
  for (const thing of all("[data-from]").filter(({ id }) => !beforeSwap.flown.has(id))) {
    const [from, to] = [place(thing.dataset.from), place(thing.dataset.to)];
    if (from && to) fly(thing.firstElementChild, from, to);
  }
  beforeSwap = undefined;
};
document.addEventListener("htmx:sse:before:message", noteOffers);
document.addEventListener("htmx:sse:after:message", flyTaken);
