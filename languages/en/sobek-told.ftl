sobek-told-round = Round { $round } begins.
sobek-told-delivered = { $left ->
    [0] the last delivery arrives, { $cards } cards.
    [one] a delivery arrives, 1 more in the deck.
   *[other] a delivery arrives, { $left } more in the deck.
  }
sobek-told-first = { $name } starts.
sobek-told-first-chosen = { $name } chooses: { $first } starts.
sobek-told-taken = { $name } takes { $card }.
sobek-told-fetched = takes { $card }, without corruption.
sobek-told-skipped = { $name } buries { $card }.
sobek-told-all-buried = +{ $count } corruption
sobek-told-round-ends = No cards left: the round is over.
sobek-told-hand-to-pile = { $name } leaves { $count } to corruption: { $cards }.
sobek-told-lays = { $name } plays { $family }.
sobek-told-extends = { $name } adds { $family }.
sobek-told-lays-horizontal = { $name } plays { $family } horizontally.
sobek-told-laid = { $sum }.
sobek-told-sum-horizontal = { $points } for scarabs
sobek-told-stack = { $count ->
    [one] { $name } looks at the last event token.
   *[other] { $name } looks at { $count } event tokens.
  }
sobek-told-event = { $name } chooses a token: { $token }.
sobek-told-event-more = Token: { $token }.
sobek-told-event-idle = nothing happens.
sobek-told-forward = { $name } goes on: { $from } → { $to } ({ $symbol }).
sobek-told-back = { $name } goes back: { $from } → { $to }.
sobek-told-stays = { $name } is on 0 already.
sobek-told-deceit = { $name } gets { $points }: { $from } → { $to }.
sobek-told-again = { $name } has another turn.
sobek-told-cursed = { $count ->
    [1] a Curse for { $name } (corruption +2).
   *[other] a second Curse for { $name } (corruption +2).
  }
sobek-told-blessed = the { $family } set is now worth { $sum }.
sobek-told-embalmed = { $name } takes their whole pile into hand: { $cards }.
sobek-told-pile-shown = { $name } shows their own pile: { $cards }.
sobek-told-plays = { $name } plays { $who }.
sobek-told-power-idle = nothing happens.
sobek-told-drawn = draws { $card }.
sobek-told-purged = { $name } discards from the corruption pile: { $cards }.
sobek-told-victim = the victim: { $name }.
sobek-told-stolen = { $name } steals { $card } from { $from }.
sobek-told-picked = { $name } takes { $card } out of the pile of { $from }.
sobek-told-surplus-due = { $count ->
    [one] { $name } has to give up one card.
   *[other] { $name } has to give up { $count } cards.
  }
sobek-told-surplus-given = { $name } gives { $count } to corruption: { $cards }.
sobek-told-looked = { $name } looks through the corruption pile of { $owner }.
sobek-told-set-points = { $name }: { $from } + { $points } = { $to }.
sobek-told-piles = The corruption piles are turned up.
sobek-told-no-cards = nothing
sobek-told-corrupt-nobody = Nobody is corrupt.
sobek-told-corrupt = { $count ->
    [one] Most corrupt: { $names }.
   *[other] Most corrupt together: { $names }.
  }
sobek-told-counted = { $curses ->
    [0] corruption { $corruption }, scarabs { $scarabs }
    [one] corruption { $corruption } (with a Curse), scarabs { $scarabs }
   *[other] corruption { $corruption } (with { $curses } Curses), scarabs { $scarabs }
  }
sobek-told-penalty = { $steps ->
    [0] { $name }: no penalty, sets under 10.
    [one] { $name } goes back one step ({ $symbol }): sets { $points }.
   *[other] { $name } goes back { $steps } steps ({ $symbol }): sets { $points }.
  }
sobek-told-round-scored = Round { $round } is over.
sobek-told-early = Somebody has more than 100 points, so there is no third round.
sobek-told-game-over = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points } each.
  }
