sobek-coach-set-ready = { $when ->
    [left] You still have enough for a set of { $family }
    [best] At best enough for a set of { $family }
   *[with] Enough for a set of { $family }
  }: { $points } points.
sobek-coach-set-grows = { $when ->
    [left] You still have enough to extend the { $family } set
    [best] At best enough to extend the { $family } set
   *[with] Enough to extend the { $family } set
  }: { $now } → { $points } points.
sobek-coach-set-part = { $when ->
    [left] You keep { $count } of { $least } cards for a set of { $family }.
    [best] At best { $count } of { $least } cards for a set of { $family }.
   *[with] { $count } of { $least } cards for a set of { $family }.
  }
sobek-coach-character = { $count ->
    [one] It is the only character that you have not seen.
   *[other] One of { $count } characters that you have not seen.
  }
sobek-coach-leaves = Leaves { $card } to { $name } for free.
sobek-coach-most = The most at the table{ $lost ->
    [0] .
    [one] : as sets lie now, a penalty of one point.
   *[other] : as sets lie now, a penalty of { $lost } points.
  }
sobek-coach-fewer = { $count ->
    [one] One card leaves
   *[other] { $count } cards leave
  } your corruption: { $now } → { $then }.
sobek-coach-queen = { $count ->
    [one] The last card of the deck
   *[other] { $count } of the { $deck } cards in the deck
  }, without corruption.
sobek-coach-scribe = To corruption: { $names }.
sobek-coach-kept = { $name } has { $backs }{ $cards ->
    [none] .
   *[other] ; you know { $cards }.
  }
sobek-coach-hidden = How many cards { $name } has is hidden.
sobek-coach-grows = the { $family } set: { $now } → { $points } points.
sobek-coach-lay = { $scarabs } × { $cards } = { $points } points.
sobek-coach-lay-more = { $scarabs } × { $cards } = { $points } points, now { $now }.
sobek-coach-all = With all that fits: { $points }.
sobek-coach-horizontal = { $points } for the scarabs, and { $cards } cards stay out of corruption.
sobek-coach-add = Adds { $more }: the set is then worth { $points }.
sobek-coach-done = { $left ->
    [0] The set stays at { $points }.
    [one] The set stays at { $points }; one card that fits stays in hand.
   *[other] The set stays at { $points }; { $left } cards that fit stay in hand.
  }
sobek-coach-back = { $lost ->
    [0] Loses nothing.
   *[other] { $from } → { $to }, a loss of { $lost }.
  }
sobek-coach-cursed = Corruption of { $name }: { $now } → { $then }{ $most ->
    [yes] , the most at the table.
   *[no] .
  }
sobek-coach-cursed-hidden = Corruption +{ $more }.
