dragon-racer-coach-nearer = { $card } (speed { $speed }) then lacks { $symbols }; { $count ->
    [0] this is your last card.
    [one] you get one more card.
   *[other] you get { $count } more cards.
  }
dragon-racer-coach-renew = It could replace { $other }: speed { $speed } for { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
  } instead of { $old } for { $fewer }.
dragon-racer-coach-realm = { $realm }: { $own } of yours, { $most ->
    [0] none seen with others
   *[other] others show { $most } at most
  }{ $turbo ->
    [0] .
   *[other] ; so far +{ $turbo } in Turbo.
  }
dragon-racer-coach-attack = { $card } (speed { $speed }) then needs { $count ->
    [one] one symbol
   *[other] { $count } symbols
  }{ $hero ->
    [yes] , and its hero lends this colour
   *[no] {""}
  }. { $lost ->
    [0] Your own flight can spare the card
   *[other] Your best flight falls from { $far } to { $left } without the card
  }{ $talent ->
    [0] .
   *[other] ; your talent moves you { $talent }.
  }
dragon-racer-coach-fire = Speed { $speed }: at best { $with } in all with it, { $without } without it.
dragon-racer-coach-done = { $more ->
    [0] As far as your cards carry you: { $far }.
   *[other] { $far } flown, and { $best } would be possible.
  }
dragon-racer-coach-swap = Speed { $speed } for { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
  } instead of { $old } for { $fewer }, { $turns ->
    [one] for one more turn
   *[other] for { $turns } more turns
  }{ $talent ->
    [0] .
   *[other] ; +{ $talent } at once by your talent.
  }
dragon-racer-coach-swap-last = { $talent ->
    [0] No turn is left in which it could fire.
   *[other] +{ $talent } at once by your talent; no turn is left in which it could fire.
  }
dragon-racer-coach-keep = The team keeps its speeds { $speeds } { $turns ->
    [one] for one more turn.
   *[other] for { $turns } more turns.
  }
