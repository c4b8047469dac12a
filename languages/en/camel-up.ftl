camel-up-blurb = Camels race round the pyramid, climb on each other and carry each other off. You own none of them: you bet.
camel-up-minutes = 20–30
camel-up-option-first-seat = First player
camel-up-option-first-seat-words = Who begins and decides about the starting stacks; by the box it is the youngest.
camel-up-option-first-seat-random = drawn at random
camel-up-option-start-stacks = Starting stacks
camel-up-option-start-stacks-words = Who stacks the racers that share a starting space: the first player or chance.
camel-up-option-start-stacks-chooser = the first player decides
camel-up-option-start-stacks-random = at random
camel-up-option-money-view = Money of others
camel-up-option-money-view-words = Hidden: the screen shows others’ totals only at the end.
camel-up-option-money-view-open = shown
camel-up-option-money-view-hidden = hidden until the end
camel-up-option-two-players = Two players
camel-up-option-two-players-words = On: two may sit down as well, with the same rules; a table for two has it on.
camel-up-option-two-players-off = off
camel-up-option-two-players-on = on

camel-up-blue = blue
camel-up-green = green
camel-up-pink = pink
camel-up-purple = purple
camel-up-yellow = yellow
camel-up-black = black
camel-up-white = white
camel-up-whom-blue = blue
camel-up-whom-green = green
camel-up-whom-pink = pink
camel-up-whom-purple = purple
camel-up-whom-yellow = yellow
camel-up-whom-black = black
camel-up-whom-white = white
camel-up-die-blue = blue
camel-up-die-green = green
camel-up-die-pink = pink
camel-up-die-purple = purple
camel-up-die-yellow = yellow
camel-up-die-grey = grey
camel-up-cheer = Cheer
camel-up-boo = Boo

camel-up-progress = leg { $leg } · { $out } of 5 dice out
camel-up-progress-setup = setup
camel-up-progress-over = the end

camel-up-money = Money in EP:
camel-up-money-hidden = hidden until the end
camel-up-if-now = If the leg ended now: { $change } EP
camel-up-tile-lies = { $side ->
    [cheer] Cheer tile on space { $space }
   *[other] Boo tile on space { $space }
  }
camel-up-cards-left = { $count ->
    [one] one finish card in hand
   *[other] { $count } finish cards in hand
  }
camel-up-partner = Partner in this leg: { $name }
camel-up-pyramid-tickets = { $count ->
    [one] one pyramid ticket
   *[other] { $count } pyramid tickets
  }
camel-up-ranking = Ranking
camel-up-no-ranking = The camels are still lining up.
camel-up-finish = finish
camel-up-racer-die = { $number ->
    [0] die still in the pyramid
   *[other] rolled { $number } in this leg
  }

camel-up-prompt-turn = Take a ticket, place your tile, roll, or bet on the race.
camel-up-prompt-turn-short = Choose one action.
camel-up-when-average = ⌀ = on average
camel-up-prompt-turn-partner = Take a ticket, place your tile, roll, bet on the race or find a partner.
camel-up-prompt-stack-first = Several camels start on space { $space }: which one stands at the bottom?
camel-up-prompt-stack-next = Which camel comes next on space { $space }, further up?
camel-up-prompt-crazy = Which crazy camel starts on space { $space }?

camel-up-act-leg = Leg
camel-up-act-race = Race
camel-up-act-tile = Tile
camel-up-act-pair = Partner
camel-up-ticket = the { $camel } { $value }
camel-up-tickets-left = { $count ->
    [0] none
   *[other] { $count } left
  }
camel-up-ticket-place = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd–5th
  }
camel-up-now = now
camel-up-average = { $value } on average
camel-up-tile-home = The spectator tile is not on the track.
camel-up-cheer-does = a space on, on top
camel-up-boo-does = a space back, underneath
camel-up-tile-earns = Each hit pays you 1 EP.
camel-up-tile-earns-average = Each hit pays you 1 EP: { $hits } on average this leg.
camel-up-tile-pays = Camels that land on it go one space on or back, and you get 1 EP.
camel-up-partner-shares = Partners in this leg: at its end you and { $name } each also get the other’s best ticket.
camel-up-partner-pays = At the end of the leg each of you also gets the other’s best ticket.
camel-up-take-it = Take it
camel-up-won-race = won the race
camel-up-card = { $camel } finish card
camel-up-card-played = { $deck ->
    [winner] Your { $camel } card is number { $position } on the winner deck
   *[other] Your { $camel } card is number { $position } on the loser deck
  }
camel-up-card-will = In secret: { $camel }
camel-up-card-pays = Right: 8, 5, 3, 2, 1 in the order laid.
camel-up-card-worth = { $deck ->
    [winner] Wins in { $chance } of all races: { $value } on average
   *[other] Comes last in { $chance } of all races: { $value } on average
  }
camel-up-card-stakes = right { $right }, wrong { $wrong }
camel-up-will-win = win
camel-up-will-lose = come last
camel-up-no-space = no free space
camel-up-place-it = Place it
camel-up-move-it = Move it
camel-up-choose-space = Choose a space on the board.
camel-up-spots = Legal spaces for your tile
camel-up-space = Space { $space }
camel-up-other-space = Another space
camel-up-tile-here = Your tile on space { $space }
camel-up-racers-top = racers go to { $to }, on top
camel-up-racers-beneath = racers go to { $to }, beneath
camel-up-racers-finish = racers go over the finish line
camel-up-racers-never = no racer can land here
camel-up-crazies-top = crazies go to { $to }, on top
camel-up-crazies-beneath = crazies go to { $to }, beneath
camel-up-crazies-finish = crazies go over the finish line
camel-up-crazies-never = no crazy can land here
camel-up-team-up = Team up
camel-up-with-whom = With whom, for this leg?
camel-up-roll = Roll
camel-up-roll-ticket = +1 EP · roll { $number } of 5

camel-up-banner-leg = Leg { $leg }: { $first } leads, { $second } is second
camel-up-banner-over = The race is over
camel-up-describe-stack = Space { $space }, from the bottom: { $camels }.
camel-up-describe-beyond = Over the finish line, from the bottom: { $camels }.
camel-up-describe-tile = { $side ->
    [cheer] Space { $space }: cheer tile of { $name }.
   *[other] Space { $space }: boo tile of { $name }.
  }
camel-up-describe-dice = Dice in the pyramid: { $dice }.

camel-up-odds-later = The chances appear when the dice lie still.
camel-up-odds-leg = This leg: first, second
camel-up-odds-bar = { $camel }: first { $first }, second { $second }, last { $last }
camel-up-odds-end = The race ends in this leg: { $chance }
camel-up-odds-values = What an action is worth
camel-up-odds-race = The whole race
camel-up-odds-how = The leg is counted exactly. The whole race is estimated from { $races } races played out; ± is one standard error.
camel-up-wins-race = wins
camel-up-loses-race = comes last
camel-up-cheer-on = cheer on { $space }
camel-up-boo-on = boo on { $space }

camel-up-cards-one-by-one = Cards, one by one
camel-up-deck-winner = On the winner
camel-up-deck-loser = On the loser
camel-up-deck-empty = Nobody dared.
camel-up-money-story = The story in money
camel-up-plot = Money of each player after each leg
camel-up-start = start
camel-up-end = end
camel-up-winner = winner
camel-up-loser = loser
camel-up-sources = Where it came from
camel-up-and-start = and { $money } to start with
camel-up-sum = Sum
camel-up-tickets = Tickets
camel-up-tile = Tile
camel-up-legs = Leg by leg
camel-up-leg = Leg { $leg }
camel-up-copied-from = copied from { $name }

camel-up-move-roll = { $name } rolls.

camel-up-hint-1 = Boo puts camels underneath the stack there; after a roll of 1 even underneath those they just left.
camel-up-hint-2 = For crazy camels tiles work the other way round, and every hit pays the owner 1 EP.
camel-up-hint-3 = A crazy camel that carries racers always moves; of two crazies on top of each other it is the upper one.
camel-up-hint-4 = Only five of the six dice come out in a leg. After it all tiles and tickets go back.
camel-up-hint-5 = Second place pays only 1, even for the 5 ticket; every place behind costs 1.
camel-up-hint-6 = The race ends as soon as any camel crosses the line, even a crazy one going backwards.
