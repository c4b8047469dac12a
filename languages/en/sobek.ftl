bot-trader = Trader
sobek-blurb = Boats bring goods for the temple. Take from the queue, play sets, and mind corruption: whoever jumps the queue pays for it.
sobek-minutes = 40
sobek-option-amulet-only-sets = Sets of amulets only
sobek-option-amulet-only-sets-words = Whether a new set may be nothing but amulets.
sobek-option-amulet-only-sets-off = not allowed
sobek-option-amulet-only-sets-on = allowed
sobek-option-thief-pick = The Thief steals
sobek-option-thief-pick-words = Whether the Thief chooses by the back or gets what chance brings.
sobek-option-thief-pick-back = a card with the chosen back
sobek-option-thief-pick-random = any card of the hand
sobek-option-prosperity-new-set = Prosperity on the new set
sobek-option-prosperity-new-set-words = Whether the set that brought the event counts for it.
sobek-option-prosperity-new-set-on = allowed
sobek-option-prosperity-new-set-off = not allowed
sobek-option-courtesan-amulets = Courtesan and amulets
sobek-option-courtesan-amulets-words = Whether she may add amulets to a set.
sobek-option-courtesan-amulets-on = may add them
sobek-option-courtesan-amulets-off = may not
sobek-option-penalty-base = The penalty depends on
sobek-option-penalty-base-words = Whether points from Deceit make the penalty longer.
sobek-option-penalty-base-sets = points of sets
sobek-option-penalty-base-deceit = sets and Deceit
sobek-option-corruption-counts = Rivals’ corruption
sobek-option-corruption-counts-words = Hidden: of rivals’ piles the screen shows only the Curses.
sobek-option-corruption-counts-shown = shown
sobek-option-corruption-counts-hidden = hidden until the round ends
sobek-option-memory = Cards seen
sobek-option-memory-words = Whether the table reminds you of cards you have seen.
sobek-option-memory-on = the table remembers
sobek-option-memory-off = remember yourself

sobek-who-ivory = ivory
sobek-who-ebony = ebony
sobek-who-marble = marble
sobek-who-cattle = cattle
sobek-who-fish = fish
sobek-who-wheat = wheat
sobek-who-amulet = amulet
sobek-who-queen = the Queen
sobek-who-priest = the High Priest
sobek-who-priestess = the High Priestess
sobek-who-vizier = the Vizier
sobek-who-scribe = the Scribe
sobek-who-thief = the Thief
sobek-who-courtesan = the Courtesan
sobek-who-merchant = the Merchant
sobek-whom-ivory = ivory
sobek-whom-ebony = ebony
sobek-whom-marble = marble
sobek-whom-cattle = cattle
sobek-whom-fish = fish
sobek-whom-wheat = wheat
sobek-whom-amulet = an amulet
sobek-whom-queen = the Queen
sobek-whom-priest = the High Priest
sobek-whom-priestess = the High Priestess
sobek-whom-vizier = the Vizier
sobek-whom-scribe = the Scribe
sobek-whom-thief = the Thief
sobek-whom-courtesan = the Courtesan
sobek-whom-merchant = the Merchant
sobek-of-ivory = ivory
sobek-of-ebony = ebony
sobek-of-marble = marble
sobek-of-cattle = cattle
sobek-of-fish = fish
sobek-of-wheat = wheat
sobek-with-scarabs = { $scarabs ->
    [1] with a scarab
   *[other] with { $scarabs } scarabs
  }
sobek-who-back-green = a starting card, unseen
sobek-who-back-beige = an unseen goods card
sobek-who-back-orange = a character, unseen
sobek-whom-back-green = a starting card, unseen
sobek-whom-back-beige = an unseen goods card
sobek-whom-back-orange = a character, unseen
sobek-back-green = green backs
sobek-back-beige = beige backs
sobek-back-orange = orange backs
sobek-backs-green = { $count ->
    [one] 1 starting card
   *[other] { $count } starting cards
  }
sobek-backs-beige = { $count ->
    [one] 1 good
   *[other] { $count } goods
  }
sobek-backs-orange = { $count ->
    [one] 1 character
   *[other] { $count } characters
  }
sobek-symbol-number = number
sobek-symbol-ankh = ankh
sobek-symbol-eye = eye
sobek-symbol-feather = feather
sobek-symbol-reed = reed

sobek-token-fraternity = Fraternity ({ $glyph })
sobek-token-flood = Flood
sobek-token-curse = Curse
sobek-token-prosperity = Prosperity
sobek-token-embalming = Embalming
sobek-token-deceit = Deceit
sobek-event-fraternity = You go on to the next of this glyph, a rival you choose back to one.
sobek-event-flood = One more turn.
sobek-event-curse = For a rival’s pile: +2 corruption.
sobek-event-prosperity = +2 scarabs for your wheat, fish or cattle set.
sobek-event-embalming = Your corruption pile goes into your hand.
sobek-event-deceit = Show your corruption pile: 1 point a card.
sobek-event-idle = Nothing happens now.
sobek-event-fraternity-now = You: { $from } → { $to }.
sobek-event-fraternity-back = { $name }: { $from } → { $to }.
sobek-event-fraternity-idle = No rival moves.
sobek-event-prosperity-now = { $family }: { $now } → { $then }.
sobek-event-embalming-now = Cards: { $count }.
sobek-event-deceit-now = Now +{ $count }.

sobek-power-queen = You draw three cards from the top of the deck.
sobek-power-priest = You discard all cards of one family from your corruption pile.
sobek-power-priestess = You discard all cards of one family from your corruption pile.
sobek-power-vizier = You look through a rival’s corruption pile and take one card out of it.
sobek-power-scribe = Every rival with more than six cards gives the surplus to corruption.
sobek-power-thief = You steal a card from a rival’s hand, seeing only the backs.
sobek-power-courtesan = You add one or two cards to a set of yours.
sobek-power-merchant = You take any card from the quay, without corruption.
sobek-short-queen = draws three cards from the deck
sobek-short-priest = clears one family from your corruption
sobek-short-priestess = clears one family from your corruption
sobek-short-vizier = takes a card from a rival’s corruption
sobek-short-scribe = rivals’ cards over six go to corruption
sobek-short-thief = steals a rival’s card
sobek-short-courtesan = adds 1–2 cards to a set
sobek-short-merchant = takes any card from the quay, free
sobek-power-idle = Nothing would happen now.
sobek-power-scribe-now = Gives up: { $names }.

sobek-progress = { $left ->
    [0] round { $round } · last delivery
    [one] round { $round } · 1 delivery left
   *[other] round { $round } · { $left } deliveries left
  }
sobek-progress-scoring = round { $round } · scoring
sobek-progress-over = the end

sobek-score = Points:
sobek-pile-title = Corruption: cards in the pile, and 2 for each Curse
sobek-hand-title = Hand: the cards that all have seen, and the backs of the others.
sobek-set-points = Points of sets in this round
sobek-if-now = If the round ended now
sobek-if-left = Round over: if nobody plays another set
sobek-counting-now = The round is scored
sobek-counting = First the points of sets, then corruption: whoever has most goes back.
sobek-player = Player
sobek-now-sets = sets
sobek-earlier = before
sobek-now-penalty = penalty
sobek-why-penalty = corruption penalty
sobek-now-end = total
sobek-now-steps = { $steps ->
    [0] no penalty
    [one] one step back
   *[other] { $steps } steps back
  }
sobek-now-hands = “+”: cards in hand. They become corruption when the round ends, unless they are still played in sets.
sobek-now-spared = Penalty: a step back for every 10 points of sets. Under 10 nobody pays.
sobek-now-piles = Without hands: they are counted here from the last delivery on.
sobek-now-tied = Corruption is tied: the penalty goes to whoever has more scarabs in the pile.

sobek-quay = The quay, from the temple
sobek-deck-words = { $cards ->
    [one] one card in the deck
   *[other] { $cards } cards in the deck
  }
sobek-deliveries = { $count ->
    [0] deck empty
    [one] one more delivery
   *[other] { $count } more deliveries
  }
sobek-last-delivery = Last delivery! The hand becomes corruption.
sobek-last-delivery-queen = Last delivery, cut to 6 cards by the Queen! The hand becomes corruption.
sobek-stack = { $count ->
    [0] no events left
    [one] event token
   *[other] event tokens
  }
sobek-signs = What the signs mean
sobek-sign-start = Green corner: a starting card. Line: no scarab.
sobek-sign-scarab = Scarabs: a set brings its scarabs times its cards.
sobek-sign-amulet = Amulet: a card for any set, without a scarab.
sobek-sign-back = Hidden cards: green ones from the start, orange ones are characters.
sobek-sign-event = Event tokens still in the stack: a new set brings you one.
sobek-sign-leads = By the flag: the score if the round ended now. On gold: who would lead then.
sobek-sign-croc = Corruption: whoever has the most at the end of the round slides back. Red frame: the most now.
sobek-discard = Discarded
sobek-used-tokens = used:
sobek-about-starter = { $name } chooses who starts the round
sobek-about-build = { $name } is playing a set
sobek-about-event = { $name } chooses an event token
sobek-about-fraternity = { $name } chooses a rival for Fraternity
sobek-about-curse = { $name } chooses whom to curse
sobek-about-prosperity = { $name } chooses a set for Prosperity
sobek-about-priest = { $name } chooses a family to discard
sobek-about-thief = { $name } ponders what to steal
sobek-about-surplus = { $count ->
    [one] { $name } gives up one more card
   *[other] { $name } gives up { $count } more cards
  }
sobek-about-vizier = { $name } chooses a pile for the Vizier
sobek-about-looking = { $name } looks through a pile ({ $other })
sobek-about-courtesan = { $name } adds cards with the Courtesan
sobek-about-merchant = { $name } chooses a card for the Merchant
sobek-about-horizontal = { $name } plays horizontal sets
sobek-about-flood = { $name } has a second turn (Flood)

sobek-own-sets = Your sets
sobek-no-own-sets = A set is three or more cards of one family.
sobek-set-rule = × cards = points
sobek-three-more = add 3 plain:
sobek-three-valued = add 3 with
sobek-free = free
sobek-missing = Still to choose:
sobek-hand = hand
sobek-set-worth = The { $family } set: { $points }. One more plain card +{ $plain }, one with scarabs +{ $valued }.
sobek-horizontal = horizontal

sobek-prompt-starter = You have the fewest points: who starts the round?
sobek-prompt-turn = Take a card, or play a character or a set.
sobek-prompt-turn-play = Take a card, or play a character.
sobek-prompt-turn-set = Take a card, or play a set.
sobek-prompt-turn-take = Take a card from the quay.
sobek-prompt-again = Flood: one more turn.
sobek-prompt-build = Complete the set.
sobek-prompt-build-end = The set is ready: no more of your cards fit.
sobek-prompt-event = Choose an event token.
sobek-prompt-fraternity = Whose marker goes back?
sobek-prompt-fraternity-one = Only this marker can go back.
sobek-prompt-curse = Whom do you curse?
sobek-prompt-curse-one = Only this player can be cursed.
sobek-prompt-prosperity = Which set gets two scarabs more?
sobek-prompt-prosperity-one = Only this set can get two scarabs more.
sobek-prompt-priest = Which family do you discard from your corruption pile?
sobek-prompt-priest-one = Only this family lies in your corruption pile.
sobek-prompt-victim = From whom do you steal?
sobek-prompt-victim-one = You can steal from this player only.
sobek-prompt-back = A card with which back do you steal?
sobek-prompt-back-one = That hand has cards with this back only.
sobek-prompt-surplus = { $count ->
    [one] A Scribe! Give up one card to corruption.
   *[other] A Scribe! Give up { $count } cards to corruption.
  }
sobek-prompt-vizier = Whose corruption pile do you look through?
sobek-prompt-vizier-one = You can look through this corruption pile only.
sobek-prompt-pick = Which card do you take? (pile: { $name })
sobek-prompt-courtesan = Which set do you extend?
sobek-prompt-merchant = Merchant: take any card from the quay, it costs nothing.
sobek-prompt-horizontal = Round over: play sets for their scarabs alone, the rest is corruption.

sobek-your-hand = Your hand
sobek-hand-empty = You have no cards in hand.
sobek-amulets = amulets
sobek-take = Take it
sobek-take-it = take { $card }
sobek-price-none = Costs nothing.
sobek-price-now = Corruption:
sobek-price = { $count ->
    [one] One card falls to your corruption: { $now } → { $then }.
   *[other] { $count } cards fall to your corruption: { $now } → { $then }.
  }
sobek-price-most = { $lost ->
    [0] The most!
   *[other] The most: penalty −{ $lost }!
  }
sobek-ends-round = This ends the round: with all that is in your hand, { $then }!
sobek-play = Play it
sobek-open-set = new { $family } set
sobek-open-more = complete the { $family } set
sobek-open-extension = extend the { $family } set
sobek-open-courtesan = Courtesan: the { $family } set
sobek-lay-points = { $points ->
    [one] pt
   *[other] pts
}
sobek-gain-for = for your sets:
sobek-gain-set = of a set
sobek-play-it = Play { $who }
sobek-lay-verb = Play:
sobek-lay-uses = uses
sobek-lay = Play it
sobek-lay-ready = Play the set: { $points }
sobek-add-one = Add one
sobek-add-more = Add two
sobek-add-none = Enough
sobek-give-up = Give up
sobek-to-corruption = Your corruption
sobek-horizontal-sum = (horizontal: scarabs only)
sobek-worth-now = (now { $points })
sobek-then-event = Then an event token.
sobek-stays = stays on { $score }
sobek-you-yourself = you
sobek-corruption = corruption
sobek-lay-keeps = These cards do not go to corruption
sobek-stop-laying = { $count ->
    [0] Done
    [one] Done, one card to corruption
   *[other] Done, { $count } cards to corruption
  }

sobek-banner-round = Round { $round }
sobek-banner-round-ends = Quay and deck are empty: the round is over
sobek-banner-piles = Corruption piles turned up
sobek-banner-sum = in all { $sum }
sobek-banner-corruption = Who is most corrupt?
sobek-banner-counted = { $curses ->
    [0] scarabs: { $scarabs }
    [one] { $cards } cards and a Curse; scarabs: { $scarabs }
   *[other] { $cards } cards and { $curses } Curses; scarabs: { $scarabs }
  }
sobek-banner-penalty = { $steps ->
    [0] fewer than 10 points of sets, no penalty
    [one] { $points } points: one step back ({ $symbol })
   *[other] { $points } points: { $steps } steps back ({ $symbol })
  }
sobek-describe-quay = on the quay, from the temple: { $cards }.
sobek-describe-player = { $name }: { $score } points ({ $symbol }), cards in hand { $hand }, corruption { $corruption }.
sobek-describe-set = The { $family } set: scarabs { $scarabs }, cards { $cards }, points { $points }.

sobek-unseen = What you have not seen yet
sobek-unseen-how = In the deck, hidden with rivals, or out of the round. The first part of a bar is cards with scarabs.
sobek-unseen-row = Unseen: { $left } of { $all }, with scarabs { $valued }
sobek-unseen-people = Characters you do not know of
sobek-unseen-nobody = You know all of them.
sobek-unseen-each = Each orange back that you know nothing of hides each of these with a chance of { $percent }%.

sobek-story-points = The story in points
sobek-sources = Where the points came from
sobek-sum = total
sobek-tokens = tokens
sobek-rounds = Round by round
sobek-round = Round { $round }
sobek-scored-round = Round { $round } scored
sobek-ledger-before = Before
sobek-ledger-steps = { $steps ->
    [0] under 10: none
    [one] one step back
   *[other] { $steps } steps back
  }
sobek-ledger-after = After
sobek-reason-deceit = Deceit
sobek-reason-forward = Fraternity, forward
sobek-reason-back = Fraternity, back

sobek-hint-1 = The first card of the queue is free. Reach further, and the cards you skip fall to your corruption.
sobek-hint-2 = A set is scarabs times cards: a plain card adds as many points as the set has scarabs.
sobek-hint-3 = Extending a set takes at least three new cards at once; only the Courtesan adds fewer.
sobek-hint-4 = Every set played or extended brings an event token. There are only five in a round.
sobek-hint-5 = When the last card of the last delivery goes, the round stops, and loose cards in hand become corruption.
sobek-hint-6 = The most corrupt player goes back along their own symbol: a step for every 10 points of sets.

sobek-move-add = { $name } adds { $card } to the set.
sobek-move-back = { $name } steals { $card }.
sobek-move-drop = { $name } gives up { $card } to corruption.
