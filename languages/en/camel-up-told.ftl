camel-up-told-first = { $name } is the first player.
camel-up-told-start = The camels line up.
camel-up-told-placed = { $camel } starts on { $space }.
camel-up-told-leg-begins = Leg { $leg } begins with { $name }.
camel-up-told-ticket = { $name } takes the { $camel } { $value }.
camel-up-told-tile-placed = { $side ->
    [cheer] { $name } puts a cheer on { $space }.
   *[other] { $name } puts a boo on { $space }.
  }
camel-up-told-tile-moved = { $side ->
    [cheer] { $name } moves the cheer from { $from } to { $space }.
   *[other] { $name } moves the boo from { $from } to { $space }.
  }
camel-up-told-rolls = { $name } rolls:
camel-up-told-die = { $camel } { $number }
camel-up-told-overruled-carries = But { $camel } moves, for it carries racers.
camel-up-told-overruled-sits = But { $camel } moves, for it sits on { $other }.
camel-up-told-hop = { $beyond ->
    [yes] { $camel } goes from { $from } over the line.
   *[no] { $camel } goes from { $from } to { $to }.
  }
camel-up-told-hop-with = { $beyond ->
    [yes] { $camel } goes from { $from } over the line and carries { $riders }.
   *[no] { $camel } goes from { $from } to { $to } and carries { $riders }.
  }
camel-up-told-tile-paid = { $side ->
    [cheer] Cheer on { $space }: { $name } gets { $amount } EP.
   *[other] Boo on { $space }: { $name } gets { $amount } EP.
  }
camel-up-told-extra = { $side ->
    [cheer] One space on to { $space }, on top.
   *[other] One space back to { $space }, underneath.
  }
camel-up-told-extra-finish = One space on, over the finish line!
camel-up-told-crossed = { $camel } crosses the line: the race is over!
camel-up-told-crossed-back = { $camel } crosses the line the wrong way: the race is over!
camel-up-told-leg-scored = Leg { $leg }: { $first } leads, { $second } is second.
camel-up-told-item-ticket = { $camel } { $value }: { $amount }
camel-up-told-item-pyramid = pyramid: { $amount }
camel-up-told-copied = { $item } copied from { $name }
camel-up-told-forgiven = (of { $net }, the bank forgives the rest)
camel-up-told-card-played = { $deck ->
    [winner] { $name } bets on the winner.
   *[other] { $name } bets on the loser.
  }
camel-up-told-card-yours = Your card: { $camel }.
camel-up-told-partners = { $name } and { $partner } are partners for this leg.
camel-up-told-race-over = Race over: { $winner } wins, { $loser } is last.
camel-up-told-on-deck = { $deck ->
    [winner] winner:
   *[other] loser:
  }
camel-up-told-no-money = (no money left to pay)
camel-up-told-game-over = { $count ->
    [one] { $names } wins with { $money } EP.
   *[other] { $names } share the victory with { $money } EP each.
  }
