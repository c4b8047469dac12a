camel-up-cards-told-start-card = Starting place: { $camel } +{ $value }.
camel-up-cards-told-preparation = Leg { $leg } is prepared.
camel-up-cards-told-extended = { $free ->
    [0] No space was free ahead of the leader: the track grows to { $to }.
    [one] Only one space was free ahead of the leader: the track grows to { $to }.
   *[other] Only { $free } spaces were free ahead of the leader: the track grows to { $to }.
  }
camel-up-cards-told-storm = Sandstorm: { $cell } becomes one space.
camel-up-cards-told-poorest = { $name } starts, with the least money ({ $money } EP).
camel-up-cards-told-youngest = { $name } starts, the youngest of those with { $money } EP.
camel-up-cards-told-shown = The shown cards are turned up.
camel-up-cards-told-leg-begins = Leg { $leg }: { $name } begins, race deck { $deck }.
camel-up-cards-told-figure = { $figure ->
    [fox] { $name } puts the fox on { $cell }.
   *[other] { $name } puts the palm on { $cell }.
  }
camel-up-cards-told-drawn = { $name } reveals { $camel } +{ $value }.
camel-up-cards-told-left = { $left ->
    [0] That was the last card.
    [one] One card is left.
   *[other] { $left } cards are left.
  }
camel-up-cards-told-played = { $name } plays { $camel } +{ $value } from hand.
camel-up-cards-told-hop = { $camel } goes { $from } to { $to }.
camel-up-cards-told-hop-with = { $camel } goes { $from } to { $to } and carries { $riders }.
camel-up-cards-told-extra = { $where ->
    [start] Sent back to the Start by the fox, which goes home.
    [finish] Sent on by the palm, right to the Finish!
   *[cell] { $figure ->
        [fox] Sent back to { $to } by the fox, underneath; the fox goes home.
       *[other] Sent on to { $to } by the palm, on top; the palm goes home.
      }
  }
camel-up-cards-told-passed = { $figure ->
    [fox] All camels have passed the fox: it goes home.
   *[other] All camels have passed the palm: it goes home.
  }
camel-up-cards-told-returned = { $kind ->
    [winner] { $name } returns { $camel } as winner of the race.
   *[other] { $name } returns { $camel } as loser of the race.
  }
camel-up-cards-told-bet = { $kind ->
    [leg] { $name } takes the { $camel } { $value } for the leg.
    [third] { $name } bets on { $camel } for third place.
    [winner] { $name } bets on { $camel } to win the race.
   *[other] { $name } bets on { $camel } to lose the race.
  }
camel-up-cards-told-finished = { $camel } reaches the Finish: the race is over!
camel-up-cards-told-dropped = { $count ->
    [one] One hand card is discarded unseen.
   *[other] { $count } hand cards are discarded unseen.
  }
camel-up-cards-told-leg-paid = After leg { $leg }
camel-up-cards-told-race-paid = After the race
camel-up-cards-told-floored = (of { $sum }; nobody falls below 1 EP)
camel-up-cards-told-item-bet = { $kind ->
    [leg] { $camel } { $value }: { $amount }
    [third] { $camel } third: { $amount }
    [winner] { $camel } wins: { $amount }
   *[other] { $camel } loses: { $amount }
  }
camel-up-cards-told-item-figure = { $figure ->
    [fox] fox: { $amount }
   *[other] palm: { $amount }
  }
camel-up-cards-told-game-over = { $count ->
    [one] { $names } wins with { $money } EP.
   *[other] { $names } share the victory with { $money } EP each.
  }
