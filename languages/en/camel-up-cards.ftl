camel-up-cards-blurb = Five camels, a row of cards, and a deck that you all fill in secret. You know more than the others: bet on it.
camel-up-cards-minutes = 30–45
camel-up-cards-option-age-order = Age order, youngest first
camel-up-cards-option-age-order-words = Who starts a leg when several have the least money.
camel-up-cards-option-age-order-seats = seat 1, then round the table
camel-up-cards-option-start-ties = Ties on the Start
camel-up-cards-option-start-ties-words = The place of camels that have not left the Start.
camel-up-cards-option-start-ties-last = all in place 5
camel-up-cards-option-start-ties-best = all in the best place they could fill
camel-up-cards-option-deal-3 = Three players: dealt / discarded
camel-up-cards-option-deal-3-words = For setup cards with other figures.
camel-up-cards-option-deal-3-9-4 = 9 / 4
camel-up-cards-option-deal-3-8-3 = 8 / 3
camel-up-cards-option-deal-3-10-5 = 10 / 5
camel-up-cards-option-deal-4 = Four players: dealt / discarded
camel-up-cards-option-deal-4-words = For setup cards with other figures.
camel-up-cards-option-deal-4-7-3 = 7 / 3
camel-up-cards-option-deal-4-6-2 = 6 / 2
camel-up-cards-option-deal-5 = Five players: dealt / discarded
camel-up-cards-option-deal-5-words = For setup cards with other figures.
camel-up-cards-option-deal-5-6-3 = 6 / 3
camel-up-cards-option-deal-5-5-2 = 5 / 2
camel-up-cards-option-memory-aid = Memory aid
camel-up-cards-option-memory-aid-words = Whether the screen lists what you have seen.
camel-up-cards-option-memory-aid-on = lists the cards you could remember
camel-up-cards-option-memory-aid-off = only what lies open

camel-up-cards-blue = blue
camel-up-cards-green = green
camel-up-cards-orange = orange
camel-up-cards-white = white
camel-up-cards-yellow = yellow
camel-up-cards-whom-blue = blue
camel-up-cards-whom-green = green
camel-up-cards-whom-orange = orange
camel-up-cards-whom-white = white
camel-up-cards-whom-yellow = yellow
camel-up-cards-card = { $camel } +{ $value }
camel-up-cards-fox = Fox
camel-up-cards-palm = Palm
camel-up-cards-leg = Leg winner: pays its value for place 1, then +1, −1
camel-up-cards-third = Third place: pays 2 for place 3, 1 for 2 and 4, −1 for 1 and 5
camel-up-cards-winner = Winner of the race: pays 7 for place 1, 3 for place 2, else −1
camel-up-cards-loser = Loser of the race: pays 7 for place 5, 3 for place 4, else −1
camel-up-cards-short-leg = first
camel-up-cards-short-third = third
camel-up-cards-short-winner = wins
camel-up-cards-short-loser = last
camel-up-cards-bet = { $kind ->
    [leg] { $camel } { $value }, leg winner
    [third] { $camel }, third place
    [winner] { $camel }, winner of the race
   *[other] { $camel }, loser of the race
  }
camel-up-cards-start = Start
camel-up-cards-beginning = start
camel-up-cards-finish = Finish
camel-up-cards-on-start = the Start
camel-up-cards-from-start = from the Start
camel-up-cards-on-finish = the Finish
camel-up-cards-from-cell = from { $cell }

camel-up-cards-progress = leg { $leg } · deck: { $left } of { $all }
camel-up-cards-progress-sort = leg { $leg } · preparation
camel-up-cards-progress-setup = setup
camel-up-cards-progress-over = the end

camel-up-cards-money = Money in EP:
camel-up-cards-sorts = sorting
camel-up-cards-ready = ready
camel-up-cards-word-hand = hand
camel-up-cards-word-played = played
camel-up-cards-word-shown = shown
camel-up-cards-no-bets = no bets
camel-up-cards-if-now = If the leg ended now: { $change }, so { $money } EP. Bets on the race are paid when it ends.
camel-up-cards-hand-moves-1 = Your hand card: moves its camel 1, whatever is printed
camel-up-cards-holds-card = Still holds a hand card
camel-up-cards-played-card = Hand card, played in this leg
camel-up-cards-shown-card = Shown before this leg, then put into the deck
camel-up-cards-holds-figure = { $figure ->
    [fox] Fox card: costs 1 EP if the fox is still out at the payout
   *[other] Palm card: costs 1 EP if the palm is still out at the payout
  }
camel-up-cards-floor-chip = made up to 1 EP
camel-up-cards-floor-words = Nobody falls below 1 EP; what is missing is forgiven

camel-up-cards-ranking = Ranking and bets
camel-up-cards-place = Place
camel-up-cards-offer-left = { $count ->
    [one] the last one
   *[other] { $count } cards left
  }
camel-up-cards-on-display = on display
camel-up-cards-deck-left = Race deck: { $left } of { $all } left
camel-up-cards-you-know = In it for sure
camel-up-cards-certain = In the deck
camel-up-cards-not-known = Not known
camel-up-cards-unknown = { $count } more, unknown: among { $of } cards you have not seen
camel-up-cards-you-discarded = You discarded
camel-up-cards-discarded = Discarded

camel-up-cards-prompt-turn = Make a race action; you may also bet once.
camel-up-cards-prompt-last = The next card ends the leg: bet first or lose the bet.
camel-up-cards-prompt-race = Your bet is made. Now the race action.
camel-up-cards-prompt-race-last = Your bet is made. The next card ends the leg.
camel-up-cards-prompt-bet = You may still bet.
camel-up-cards-prompt-sort = Discard { $discard }, keep 1, show 1. The rest goes into the deck.
camel-up-cards-prompt-keep-show = Keep 1, show 1.
camel-up-cards-prompt-keep = Keep 1 in your hand.
camel-up-cards-prompt-show = Choose the card to show.
camel-up-cards-prompt-sort-two = Discard { $discard }, keep 1. The rest goes into the deck.

camel-up-cards-lane-deck = Into the deck
camel-up-cards-lane-move = still to choose:
camel-up-cards-lane-discard = Discard
camel-up-cards-lane-keep = Keep
camel-up-cards-lane-show = Show
camel-up-cards-lane-dealt = Dealt to you
camel-up-cards-note-deck = The rest: shuffled together with everybody else’s.
camel-up-cards-note-rest = Pale cards come before one already discarded: they stay.
camel-up-cards-note-discard = Out of this leg; nobody sees them.
camel-up-cards-note-keep = Play it when you like.
camel-up-cards-note-show = All see it, then into the deck.
camel-up-cards-sorted = Ready

camel-up-cards-act-race = Race action
camel-up-cards-side-leg = leg
camel-up-cards-side-final = race
camel-up-cards-printed = its value
camel-up-cards-other-places = others { $sum }
camel-up-cards-worth-beside = Beside the cards: average gain.
camel-up-cards-reveal = Reveal
camel-up-cards-reveal-left = { $left } left
camel-up-cards-reveal-last = the last one!
camel-up-cards-hand-played = played
camel-up-cards-moves-1 = hand: 1 space
camel-up-cards-moves-only-1 = hand: only 1
camel-up-cards-from-hand = from hand
camel-up-cards-hand-one = From the hand a +2 also moves 1.
camel-up-cards-play-card = From hand: { $card }
camel-up-cards-play = Play it
camel-up-cards-lands = { $camel } goes { $from } to { $to }
camel-up-cards-lands-with = { $camel } goes { $from } to { $to } and carries { $riders }
camel-up-cards-place-either-fox = fox: back
camel-up-cards-place-either-palm = palm: on
camel-up-cards-place-fox = fox: back 1
camel-up-cards-place-palm = palm: on 1
camel-up-cards-figure-card = its card: { $sum }
camel-up-cards-step-on = ▸1
camel-up-cards-step-back = ◂1
camel-up-cards-figures-out = both are out
camel-up-cards-choose-cell = Choose a space on the track.
camel-up-cards-figure-rule = { $figure ->
    [both] Whoever ends there is sent 1 back underneath by the fox, 1 on to the top by the palm.
    [fox] Whoever ends there is sent 1 back by the fox, underneath.
   *[palm] Whoever ends there is sent 1 on by the palm, on top.
  }
camel-up-cards-cell-numbers = Numbers: average change of your payout.
camel-up-cards-spots = Legal spaces for fox and palm
camel-up-cards-space = Space { $cell }
camel-up-cards-put-it = Place
camel-up-cards-other-space = Another space
camel-up-cards-figure-here = Whoever ends on space { $cell }:
camel-up-cards-figure-costs = Its card: −1 EP if it is out at the payout.
camel-up-cards-in-reach = In reach: { $camels }.
camel-up-cards-out-of-reach = Nobody is in reach.
camel-up-cards-sends-back = goes back to { $to }, underneath
camel-up-cards-sends-on = goes on to { $to }, on top
camel-up-cards-sends-finish = goes on to the Finish!
camel-up-cards-sends-start = goes back to the Start
camel-up-cards-sends-nowhere = stays here, for both act
camel-up-cards-bet-it = Bet
camel-up-cards-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
camel-up-cards-pay-now = now
camel-up-cards-average = { $value } on average
camel-up-cards-swap = you give back
camel-up-cards-race-done = Race action done
camel-up-cards-done = End turn

camel-up-cards-banner-leg = Leg { $leg } is paid
camel-up-cards-banner-race = The bets on the race are paid
camel-up-cards-banner-finished = { $camel } reaches the Finish!
camel-up-cards-storm-one = = 1 space
camel-up-cards-banner-storm = Sandstorm!
camel-up-cards-banner-storm-why = No camel stands on { $cell }: now it is one space
camel-up-cards-banner-longer = The track grows to { $to }
camel-up-cards-banner-longer-why = { $free ->
    [0] no space was free ahead of the leader, three must be
    [one] only one space was free ahead of the leader, three must be
   *[other] only { $free } spaces were free ahead of the leader, three must be
  }
camel-up-cards-banner-starts = { $name } starts the leg
camel-up-cards-poorest = with the least money: { $money } EP
camel-up-cards-youngest = the youngest of those with { $money } EP starts
camel-up-cards-banner-shown = All shown cards are turned up
camel-up-cards-banner-played = { $card } hand: 1 space

camel-up-cards-describe-start = On the Start: { $camels }.
camel-up-cards-describe-stack = Space { $cell }, from the bottom: { $camels }.
camel-up-cards-describe-finish = On the Finish, from the bottom: { $camels }.
camel-up-cards-describe-figure = { $figure ->
    [fox] Space { $cell }: the fox, whose card { $name } holds.
   *[other] Space { $cell }: the palm, whose card { $name } holds.
  }
camel-up-cards-describe-track = The last space before the Finish is { $last }.
camel-up-cards-describe-deck = Cards left in the race deck: { $left }.
camel-up-cards-describe-pile = Revealed so far: { $cards }.

camel-up-cards-odds-later = The chances appear when the leg is running.
camel-up-cards-odds-leg = Places at the end of the leg
camel-up-cards-odds-exact = Exact for what you know: all { $orders } orders of the cards you have not seen are counted.
camel-up-cards-odds-sampled = Estimated from { $samples } orders of the cards you have not seen; one standard error is at most { $error }%.
camel-up-cards-odds-end = The race ends in this leg: { $chance }.
camel-up-cards-odds-figure = { $figure ->
    [fox] The fox is still out at the payout: { $chance }.
   *[other] The palm is still out at the payout: { $chance }.
  }
camel-up-cards-odds-values = What a bet is worth
camel-up-cards-odds-values-how = In EP on average if only cards are revealed. Bets on the race are estimated from { $races } races; ± is one standard error.

camel-up-cards-leg-bets = Bets on the leg
camel-up-cards-final-bets = Bets on the race
camel-up-cards-money-story = The story in money
camel-up-cards-plot = Money of each player after each payout
camel-up-cards-end = end
camel-up-cards-winner-word = winner
camel-up-cards-won-race = won the race
camel-up-cards-loser-word = loser
camel-up-cards-sources = Where it came from
camel-up-cards-and-start = and { $money } to start with
camel-up-cards-sum = Sum
camel-up-cards-figures-word = Fox, palm
camel-up-cards-legs = Leg by leg
camel-up-cards-from-legs = From all legs
camel-up-cards-leg-title = Leg { $leg }

camel-up-cards-hint-1 = Every turn needs one race action. A bet is extra, before or after it, but the last card of the deck ends the leg at once.
camel-up-cards-hint-2 = The card in your hand moves its camel only 1, even if it says +2. You need not play it.
camel-up-cards-hint-3 = A camel carries everyone on its back. The higher one in a stack is ahead.
camel-up-cards-hint-4 = The fox puts camels back and underneath, the palm on and on top; either goes home at once. If it is still out at the payout, its card costs 1.
camel-up-cards-hint-5 = Second place pays only 1, even for the 5. You can swap your bets on the race, not those on the leg.
camel-up-cards-hint-6 = Nobody falls below 1 EP: with little money you can dare a lot.

camel-up-cards-move-discard = { $name } discards { $card }.
camel-up-cards-move-keep = { $name } keeps { $card } in hand.
camel-up-cards-move-show = { $name } lays { $card } out to be shown.
camel-up-cards-move-reveal = { $name } turns up the top card.
camel-up-cards-move-done = { $name } places no bet.
