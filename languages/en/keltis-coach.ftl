keltis-coach-enters = { $large ->
    [none] { $small } at once
   *[other] { $small ->
        [none] { $large } at once with your large marker
       *[other] { $small } at once (large marker { $large })
      }
  }, and { $steps } more steps until the path pays.
keltis-coach-entry = { $change } at once, { $end } on the end stone; { $steps } more steps until the path pays.
keltis-coach-step = { $tile ->
    [wish] { $change } at once, with a wishing stone.
    [clover] { $change } at once, { $best } with the best that the clover gives.
   *[none] { $change } at once.
  }
keltis-coach-finished = The path is finished: another marker may step, { $change } at best.
keltis-coach-room = { $count ->
    [0] Nothing more fits after it
    [one] One card fits after it
   *[other] { $count } cards fit after it
  }{ $own ->
    [0] {""}
   *[other] , { $own } in your hand
  }{ $lost ->
    [0] {""}
    [one] ; one that fitted no longer does
   *[other] ; { $lost } that fitted no longer do
  }.
keltis-coach-turns = The draw pile lasts for at least { $turns ->
    [one] one more of your turns
   *[other] { $turns } more of your turns
  }.
keltis-coach-ends = { $how ->
    [level] The game ends level.
    [ahead] The game ends with you { $points } ahead.
   *[behind] The game ends with you { $points } behind.
  }
keltis-coach-would-end = { $how ->
    [level] The step would end the game level.
    [ahead] The step would end the game with you { $points } ahead.
   *[behind] The step would end the game with you { $points } behind.
  }
keltis-coach-last-card = { $how ->
    [level] The last card: the game ends level.
    [ahead] The last card: the game ends with you { $points } ahead.
   *[behind] The last card: the game ends with you { $points } behind.
  }
keltis-coach-forgo = Gives up a step worth { $change }.
keltis-coach-fits = It fits your column: a step worth { $change }.
keltis-coach-fits-not = It does not fit your column.
keltis-coach-fits-finished = It fits, but this path is finished: another marker could step.
keltis-coach-not-there = You have not begun this path.
keltis-coach-gift = { $names } can use it: a step worth { $count ->
    [one] { $change }
   *[other] up to { $change }
  }.
keltis-coach-no-gift = No rival on this path can lay it.
keltis-coach-kept-from = Otherwise { $names } could use it: a step worth { $count ->
    [one] { $change }
   *[other] up to { $change }
  }.
keltis-coach-deck = The next card fits a path that you are on in { $chance } of cases.
keltis-coach-idle = You stand as before.
keltis-coach-stays = The draw pile keeps its { $count ->
    [one] last card
   *[other] { $count } cards
  }.
