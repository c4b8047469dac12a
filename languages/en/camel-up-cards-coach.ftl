camel-up-cards-coach-bet = { $exact ->
    [yes] Exactly
   *[no] Roughly
  }: { $kind ->
    [leg] { $camel } wins this leg in { $first } of all cases and is second in { $second }; its { $value } is
    [third] { $camel } is third in { $first } of all cases, second or fourth in { $second }; the card is
    [winner] { $camel } wins the race in { $first } of all cases and is second in { $second }; the card is
   *[other] { $camel } is last in { $first } of all cases and last but one in { $second }; the card is
  } worth { $worth }.
camel-up-cards-coach-swap = Your { $camel } card goes back, worth { $worth }.
camel-up-cards-coach-held = Your cards of this leg are worth { $worth } on average.
camel-up-cards-coach-last = The leg ends with this card.
camel-up-cards-coach-best-bet = the best bet left: { $bet }, worth { $worth }.
camel-up-cards-coach-changed = Your cards of this leg: { $now } → { $then } on average.
camel-up-cards-coach-nothing-held = You hold nothing in this leg that it could change.
camel-up-cards-coach-discard = { $camel }, now in place { $place }, goes { $value ->
    [one] one step
   *[other] { $value } steps
  } less in this leg.
camel-up-cards-coach-keep = { $camel }, now in place { $place }, goes 1 when you play it{ $value ->
    [one] .
   *[other] , not { $value }.
  }
camel-up-cards-coach-show = { $camel }, now in place { $place }, goes { $value ->
    [one] one step
   *[other] { $value } steps
  } for certain, and everybody knows.
