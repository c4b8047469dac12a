keltis-blurb = Five paths of stones. The first steps cost, the last ones pay, and each of your columns of cards runs only one way.
keltis-minutes = 30
bot-planner = Planner
keltis-option-layout = Dark stones
keltis-option-layout-checkerboard = alternating (checkerboard)
keltis-option-layout-pairs = in pairs, longer chains
keltis-option-layout-note = Nobody could tell us which stones of the printed board are dark. Whoever runs the server can
keltis-option-layout-link = add its layout
keltis-option-first-player = First player
keltis-option-first-player-words = Who has the first turn.
keltis-option-first-player-random = drawn at random
keltis-option-first-player-seat1 = seat 1
keltis-option-redraw-own-discard = Own discarded card
keltis-option-redraw-own-discard-words = Whether you may draw the card you have just discarded.
keltis-option-redraw-own-discard-yes = may be taken back
keltis-option-redraw-own-discard-no = may not be taken back
keltis-option-clover-optional = Clover step
keltis-option-clover-optional-words = Whether you may do without the step of a clover.
keltis-option-clover-optional-yes = may be declined
keltis-option-clover-optional-no = must be made
keltis-option-bonus-enters = Entering by a bonus step
keltis-option-bonus-enters-words = Whether bonus steps may bring in markers from the start stone.
keltis-option-bonus-enters-yes = allowed
keltis-option-bonus-enters-no = not allowed
keltis-option-stall-rounds = Idle rounds
keltis-option-stall-rounds-words = Rounds in which everybody only discards and takes discards.
keltis-option-stall-rounds-10 = end the game after 10
keltis-option-stall-rounds-0 = never end the game
keltis-option-browse-discards = Browsing discards
keltis-option-browse-discards-words = What the screen shows of the discard piles.
keltis-option-browse-discards-yes = whole piles
keltis-option-browse-discards-no = only the top card

keltis-blue = blue
keltis-brown = brown
keltis-green = green
keltis-pink = pink
keltis-yellow = yellow
keltis-card = { $path } { $value }
keltis-name-wish = wishing stone
keltis-name-clover = clover
keltis-name-number = number tile { $points }
keltis-kind-small = Small marker
keltis-kind-large = Large marker
keltis-means-small = counts once: { $least } to { $most }
keltis-means-large = counts twice: { $least } to { $most }

keltis-progress = goal { $count } of { $of }
keltis-progress-deck = · { $deck } to draw
keltis-near = { $count } of { $of } at the goal: one more ends the game!
keltis-near-deck = { $count ->
    [one] The last card to draw ends the game!
   *[other] { $count } cards to draw: the last ends the game!
  }
keltis-progress-setup = setup
keltis-progress-over = the end

keltis-score-now = Score if the game ended now
keltis-behind = { $far } behind
keltis-score-final = Final score
keltis-wishes-have = { $count ->
    [0] no wishing stone
    [one] one wishing stone
   *[other] { $count } wishing stones
  }
keltis-direction-up = upwards
keltis-direction-down = downwards
keltis-direction-open = direction still open
keltis-runs-up-short = rises
keltis-runs-down-short = falls
keltis-runs-open-short = open
keltis-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
keltis-known = Openly taken into hand
keltis-known-short = known:
keltis-sheet = Score sheet: what everything is worth now
keltis-number-tiles = Points from number tiles
keltis-number-tiles-short = Number tiles
keltis-wishing-stones = Wishing stones
keltis-wishes-next = { $count ->
    [0] No wishing stone: { $value }; the first one makes it { $next }.
    [one] One wishing stone: { $value }; one more makes it { $next }.
   *[other] { $count } wishing stones: { $value }; one more makes it { $next }.
  }
keltis-wishes-last = { $count } wishing stones: { $value }; more add nothing.
keltis-path-marker = { $kind ->
    [large] Large marker
   *[small] Small marker
  }
keltis-path-value = { $next ->
    [none] { keltis-path-marker } at the end of { $path }: { $value }.
   *[other] { keltis-path-marker } on { $path }, stone { $row }: { $value }; one stone on: { $next }.
  }

keltis-deck-left = { $count ->
    [one] one card in the draw pile
   *[other] { $count } cards in the draw pile
  }
keltis-piles = Draw pile and discard piles
keltis-pile-empty = { $path } discard pile: empty
keltis-pile = { $card } on top of { $count }. Look through the discards.
keltis-take = take { $card } from the discard pile
keltis-discards = Discard piles
keltis-discards-order = The top card comes first.
keltis-none = none
keltis-browse = Look through discards
keltis-spots = Stones your marker can reach
keltis-enter-which = Which marker enters { $path }?
keltis-way-marker = { $kind ->
    [large] large marker
   *[small] small marker
  }
keltis-way = { keltis-way-marker } to { $path }, stone { $row }: { $change }.
keltis-way-enters = { keltis-way-marker } enters { $path }: { $change }.
keltis-way-chain = Chain of { $steps } steps, ending with the { $way }
keltis-way-ends = This ends the game!
keltis-way-leads-on = A clover: one more step.
keltis-way-leads-on-to = Clover: up to { $best }.

keltis-prompt-card = Choose a card to lay or to discard.
keltis-prompt-discard = No card fits: choose one to discard.
keltis-prompt-enter = The { $path } path: small or large?
keltis-prompt-enter-one = A marker must enter { $path } now.
keltis-prompt-step = Step on the { $path } path, or stay?
keltis-prompt-clover = Clover! Move a marker one stone.
keltis-prompt-finished = The { $path } path is finished: any other marker may move one stone.
keltis-prompt-draw = Draw: from the deck or a discard.
keltis-prompt-draw-late = { $count ->
    [one] Draw: the last card of the pile ends the game!
   *[other] Draw: the last of { $count } cards ends the game!
  }
keltis-prompt-draw-deck = Draw a card: that ends your turn.

keltis-hand = Your hand
keltis-legend-change = how your score changes
keltis-legend-clover = one more step
keltis-legend-fits-not = does not fit (→ whom it would fit)
keltis-legend-runs = a column rises or falls
keltis-legend-number = points for stepping there
keltis-legend-wish = none −4, five +10
keltis-legend-goal = five there end the game
keltis-fits-not-short = does not fit
keltis-fits-not = Does not fit your column
keltis-wanted = fits { $names }
keltis-runs-up = Too low: needs { $last } or more.
keltis-runs-down = Too high: needs { $last } or less.
keltis-will-step = Step to stone { $row }: { $change }.
keltis-will-step-more = A step to stone { $row }: { $change }, of that { $more } for the { $tile ->
    [wish] wishing stone
   *[number] number tile
  }.
keltis-will-enter = A small or large marker enters.
keltis-will-enter-small = A small marker enters: { $small }.
keltis-will-enter-large = The large marker must enter: { $large }.
keltis-will-move-other = Path finished: another marker may move.
keltis-tile-wish = Takes a wishing stone.
keltis-tile-clover = A clover: one more step.
keltis-tile-one = Number tile: 1 point.
keltis-tile-two = Number tile: 2 points.
keltis-tile-three = Number tile: 3 points.
keltis-note-late = late for a new path
keltis-note-fixes-up = now upwards
keltis-note-fixes-down = now downwards
keltis-far = Dashed: several steps at once.
keltis-lay-and = Lay { $path } { $value }: { $way }
keltis-note-room = { $count ->
    [0] nothing more can follow
    [one] 1 card can follow
   *[other] { $count } cards can follow
  }
keltis-note-covers = covers { $value }
keltis-lay = Lay it
keltis-lay-and-step = Lay and step
keltis-lay-with = { $kind ->
    [small] Small
   *[large] Large
}
keltis-lay-only = Only lay
keltis-discard = Discard
keltis-to-stone = { $from ->
    [none] on { $path } to { $row }
   *[other] on { $path } { $from } → { $row }
  }
keltis-stay = Stay
keltis-no-bonus = No step
keltis-draw-deck = Draw pile
keltis-draw-short = Draw
keltis-draw-only = Draw a card, end the turn

keltis-ended-goal = The fifth marker has reached the goal: the game ends at once.
keltis-ended-deck = The last card is drawn: game over.
keltis-ended-stall = Too many idle turns in a row: the game is over.
keltis-banner-small = small markers { $value }
keltis-banner-large = large marker { $value }
keltis-banner-wishes = { $count ->
    [one] one wishing stone { $value }
   *[other] { $count } wishing stones { $value }
  }
keltis-describe-marker = { $kind ->
    [large] { $path } { $row } (large)
   *[small] { $path } { $row }
  }
keltis-describe-seat = { $name }: { $places }.
keltis-describe-start = { $name }: all markers on the start stone.
keltis-describe-tiles = Tiles on { $path }: { $tiles }.

keltis-odds-later = Chances appear while cards are drawn.
keltis-odds-unseen = Cards you have not seen
keltis-odds-count = { $count ->
    [one] One card:
   *[other] { $count } cards:
  } { $seats ->
    [2] in the other hand, in the draw pile or out of the game.
   *[other] in other hands or in the draw pile.
  }
keltis-odds-fits = The draw pile gives a card that fits
keltis-odds-how = Chance that the next card has this colour and fits your column. Every unseen card is equally likely.

keltis-sources = Where it came from
keltis-sources-how = A ring marks the large marker: its row counts twice.
keltis-sum = Sum
keltis-left-in-hand = Left in hand, worth nothing
keltis-story-points = The story in points
keltis-plot = Score of each player after each turn, had the game ended there
keltis-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
keltis-on-the-table = On the table

keltis-hint-1 = Equal cards may follow each other, and the direction stays open as long as all cards of a column are equal.
keltis-hint-2 = The first card of a colour forces a marker onto −4. Three more steps and the path pays: do not begin all five.
keltis-hint-3 = The large marker counts twice, losses too. You choose it only when it enters a path.
keltis-hint-4 = Number tiles and clovers stay for those who come later; wishing stones go to the first.
keltis-hint-5 = Without wishing stones you lose 4, with one 3. Two are worth 2, five or more 10.
keltis-hint-6 = The fifth marker on the last three stones ends the game at once, whoever it belongs to. Its tile does nothing.

keltis-move-draw = { $name } draws from the draw pile.
