bot-racer = Racer
dragon-racer-blurb = Draft dragons, and let their colours fire your team. Whoever flies farthest in seven turns wins.
dragon-racer-minutes = 30–45
dragon-racer-option-heroes = Heroes
dragon-racer-option-heroes-words = How heroes are given out.
dragon-racer-option-heroes-pick = everyone chooses
dragon-racer-option-heroes-random = at random
dragon-racer-option-heroes-set = Set of heroes
dragon-racer-option-heroes-set-words = Basic: three simple talents only, for 3, 5 or 6 players.
dragon-racer-option-heroes-set-all = all twelve
dragon-racer-option-heroes-set-basic = basic ones only
dragon-racer-option-leap = Victory Leap
dragon-racer-option-leap-words = How often this talent pays in one turn.
dragon-racer-option-leap-each = for each realm
dragon-racer-option-leap-once = once a turn
dragon-racer-option-hero-pays-attack = Hero against attacks
dragon-racer-option-hero-pays-attack-words = Whether the hero’s own symbol can pay for an attack.
dragon-racer-option-hero-pays-attack-yes = yes
dragon-racer-option-hero-pays-attack-no = no

dragon-racer-red = red
dragon-racer-green = green
dragon-racer-blue = blue
dragon-racer-yellow = yellow
dragon-racer-realm-city = City of Power
dragon-racer-realm-wood = Wild Wood
dragon-racer-realm-mountains = Fire Mountains
dragon-racer-realm-bay = Frozen Bay
dragon-racer-realm-caves = Golden Caves
dragon-racer-realm-star = Star Trail
dragon-racer-short-city = City
dragon-racer-short-wood = Wood
dragon-racer-short-mountains = Mountains
dragon-racer-short-bay = Bay
dragon-racer-short-caves = Caves
dragon-racer-short-star = Star
dragon-racer-tile-red = { $realm }, red
dragon-racer-tile-green = { $realm }, green
dragon-racer-tile-blue = { $realm }, blue
dragon-racer-tile-yellow = { $realm }, yellow
dragon-racer-tile-upper = Covered upper tile, level 3
dragon-racer-tile-lower = Covered lower tile, level 4

dragon-racer-phase-setup = Setup
dragon-racer-phase-discovery = Discovery
dragon-racer-phase-draft = Draft
dragon-racer-phase-flight = Flight
dragon-racer-phase-turbo = Turbo
dragon-racer-progress = turn { $turn } of 7 · { $phase }
dragon-racer-progress-setup = setup
dragon-racer-progress-over = the end
dragon-racer-last-turn = The last turn!
dragon-racer-last-turn-tie = If distances end up equal, the one who flew more in this turn wins.

dragon-racer-hero-rowan = Rowan
dragon-racer-hero-amrita = Amrita
dragon-racer-hero-rosella = Rosella
dragon-racer-hero-katsuro = Katsuro
dragon-racer-hero-li = Li
dragon-racer-hero-mona = Mona
dragon-racer-hero-saskia = Saskia
dragon-racer-hero-torvald = Torvald
dragon-racer-hero-nerys = Nerys
dragon-racer-hero-dagan = Dagan
dragon-racer-hero-kafka = Kafka
dragon-racer-hero-mingzu = Mingzu
dragon-racer-talent-formation = Flying Formation
dragon-racer-talent-substitutes = Substitutes
dragon-racer-talent-high = High Flight
dragon-racer-talent-leap = Victory Leap
dragon-racer-talent-strike = Strike and Fly
dragon-racer-talent-team = Team Play
dragon-racer-does-formation = +3 if all your dragons fire.
dragon-racer-does-substitutes = +2 for a swap to another colour.
dragon-racer-does-high = +1 per dragon fired of speed 6+.
dragon-racer-does-leap = +1 per realm won or tied in Turbo.
dragon-racer-does-leap-once = +1 if you win or tie a realm in Turbo.
dragon-racer-does-strike = +2 for each attack.
dragon-racer-does-team = Four dragons in the team.
dragon-racer-lends-formation = Lends blue.
dragon-racer-lends-substitutes = Lends green.
dragon-racer-lends-high = Lends any colour.
dragon-racer-lends-leap = Lends yellow.
dragon-racer-lends-strike = Lends red.
dragon-racer-lends-team = No support from the hero.

dragon-racer-card-cinderpip = Cinderpip
dragon-racer-card-emberling = Emberling
dragon-racer-card-sparkle = Sparkle
dragon-racer-card-kindle = Kindle
dragon-racer-card-mossy = Mossy
dragon-racer-card-fernwick = Fernwick
dragon-racer-card-sprout = Sprout
dragon-racer-card-clover = Clover
dragon-racer-card-frostnip = Frostnip
dragon-racer-card-drizzle = Drizzle
dragon-racer-card-puddle = Puddle
dragon-racer-card-sleet = Sleet
dragon-racer-card-glimmer = Glimmer
dragon-racer-card-beacon = Beacon
dragon-racer-card-spindle = Spindle
dragon-racer-card-tinker = Tinker
dragon-racer-card-scorchtail = Scorchtail
dragon-racer-card-flintwing = Flintwing
dragon-racer-card-magmaw = Magmaw
dragon-racer-card-brazier = Brazier
dragon-racer-card-barkhide = Barkhide
dragon-racer-card-ivywing = Ivywing
dragon-racer-card-thistle = Thistle
dragon-racer-card-oakensnap = Oakensnap
dragon-racer-card-icefin = Icefin
dragon-racer-card-glacierback = Glacierback
dragon-racer-card-hailstorm = Hailstorm
dragon-racer-card-wavecrest = Wavecrest
dragon-racer-card-brasswing = Brasswing
dragon-racer-card-lampfire = Lampfire
dragon-racer-card-cogtooth = Cogtooth
dragon-racer-card-sunspire = Sunspire
dragon-racer-card-thornblaze = Thornblaze
dragon-racer-card-rustleaf = Rustleaf
dragon-racer-card-bramblefang = Bramblefang
dragon-racer-card-redbough = Redbough
dragon-racer-card-jadehorn = Jadehorn
dragon-racer-card-verdigris = Verdigris
dragon-racer-card-malachite = Malachite
dragon-racer-card-peridot = Peridot
dragon-racer-card-nightglide = Nightglide
dragon-racer-card-moonshard = Moonshard
dragon-racer-card-eclipse = Eclipse
dragon-racer-card-skyveil = Skyveil
dragon-racer-card-sulphur = Sulphur
dragon-racer-card-ashgold = Ashgold
dragon-racer-card-lavaluz = Lavaluz
dragon-racer-card-amberjaw = Amberjaw
dragon-racer-card-novaclaw = Novaclaw
dragon-racer-card-pulsar = Pulsar
dragon-racer-card-meteorax = Meteorax
dragon-racer-card-crimson-comet = Crimson Comet
dragon-racer-card-kelpmaw = Kelpmaw
dragon-racer-card-brinefang = Brinefang
dragon-racer-card-seaglass = Seaglass
dragon-racer-card-tidemother = Tidemother
dragon-racer-card-voltspire = Voltspire
dragon-racer-card-arcwing = Arcwing
dragon-racer-card-cobalt-titan = Cobalt Titan
dragon-racer-card-stormcore = Stormcore
dragon-racer-card-goldmaw = Goldmaw
dragon-racer-card-hoardlord = Hoardlord
dragon-racer-card-gildedge = Gildedge
dragon-racer-card-auricrown = Auricrown
dragon-racer-whom-cinderpip = Cinderpip
dragon-racer-whom-emberling = Emberling
dragon-racer-whom-sparkle = Sparkle
dragon-racer-whom-kindle = Kindle
dragon-racer-whom-mossy = Mossy
dragon-racer-whom-fernwick = Fernwick
dragon-racer-whom-sprout = Sprout
dragon-racer-whom-clover = Clover
dragon-racer-whom-frostnip = Frostnip
dragon-racer-whom-drizzle = Drizzle
dragon-racer-whom-puddle = Puddle
dragon-racer-whom-sleet = Sleet
dragon-racer-whom-glimmer = Glimmer
dragon-racer-whom-beacon = Beacon
dragon-racer-whom-spindle = Spindle
dragon-racer-whom-tinker = Tinker
dragon-racer-whom-scorchtail = Scorchtail
dragon-racer-whom-flintwing = Flintwing
dragon-racer-whom-magmaw = Magmaw
dragon-racer-whom-brazier = Brazier
dragon-racer-whom-barkhide = Barkhide
dragon-racer-whom-ivywing = Ivywing
dragon-racer-whom-thistle = Thistle
dragon-racer-whom-oakensnap = Oakensnap
dragon-racer-whom-icefin = Icefin
dragon-racer-whom-glacierback = Glacierback
dragon-racer-whom-hailstorm = Hailstorm
dragon-racer-whom-wavecrest = Wavecrest
dragon-racer-whom-brasswing = Brasswing
dragon-racer-whom-lampfire = Lampfire
dragon-racer-whom-cogtooth = Cogtooth
dragon-racer-whom-sunspire = Sunspire
dragon-racer-whom-thornblaze = Thornblaze
dragon-racer-whom-rustleaf = Rustleaf
dragon-racer-whom-bramblefang = Bramblefang
dragon-racer-whom-redbough = Redbough
dragon-racer-whom-jadehorn = Jadehorn
dragon-racer-whom-verdigris = Verdigris
dragon-racer-whom-malachite = Malachite
dragon-racer-whom-peridot = Peridot
dragon-racer-whom-nightglide = Nightglide
dragon-racer-whom-moonshard = Moonshard
dragon-racer-whom-eclipse = Eclipse
dragon-racer-whom-skyveil = Skyveil
dragon-racer-whom-sulphur = Sulphur
dragon-racer-whom-ashgold = Ashgold
dragon-racer-whom-lavaluz = Lavaluz
dragon-racer-whom-amberjaw = Amberjaw
dragon-racer-whom-novaclaw = Novaclaw
dragon-racer-whom-pulsar = Pulsar
dragon-racer-whom-meteorax = Meteorax
dragon-racer-whom-crimson-comet = Crimson Comet
dragon-racer-whom-kelpmaw = Kelpmaw
dragon-racer-whom-brinefang = Brinefang
dragon-racer-whom-seaglass = Seaglass
dragon-racer-whom-tidemother = Tidemother
dragon-racer-whom-voltspire = Voltspire
dragon-racer-whom-arcwing = Arcwing
dragon-racer-whom-cobalt-titan = Cobalt Titan
dragon-racer-whom-stormcore = Stormcore
dragon-racer-whom-goldmaw = Goldmaw
dragon-racer-whom-hoardlord = Hoardlord
dragon-racer-whom-gildedge = Gildedge
dragon-racer-whom-auricrown = Auricrown

dragon-racer-attack-card = attack card
dragon-racer-speed = speed { $speed }
dragon-racer-card-words = { $name }: { $realm }, { $colour }, speed { $speed }, needs { $needs }
dragon-racer-attack-words = { $name }: { $realm }, { $colour }, attack card
dragon-racer-ready = ready to fire
dragon-racer-ready-or = could fire instead of another
dragon-racer-or = or this
dragon-racer-or-short = or
dragon-racer-missing = missing: { $symbols }
dragon-racer-hero-helps = with the hero
dragon-racer-team = Team
dragon-racer-hand = Hand
dragon-racer-drafted = Drafted
dragon-racer-for-support = Support
dragon-racer-deck-count = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
  }
dragon-racer-trophy = Trophy { $place }
dragon-racer-flown = { $distance ->
    [one] one space flown
   *[other] { $distance } spaces flown
  }
dragon-racer-lap = lap { $lap }
dragon-racer-chosen = has chosen
dragon-racer-choosing = is choosing
dragon-racer-order = Order of flight
dragon-racer-order-last-first = last place first
dragon-racer-leads = in the lead
dragon-racer-behind = { $far } behind the leader
dragon-racer-safe = has flown, safe
dragon-racer-can-be-attacked = can still be attacked
dragon-racer-so-far = By the cards seen so far.
dragon-racer-seen-hand = Hand { $pass }

dragon-racer-prompt-hero = Choose your hero.
dragon-racer-prompt-pick = Choose a card.
dragon-racer-prompt-pick-pass = { $count ->
    [one] { $name } gets the last one.
   *[other] { $name } gets the rest.
  }
dragon-racer-prompt-attack = Attack with { $card }?
dragon-racer-prompt-attack-leader = Keep { $card } for support? Your rivals have all flown.
dragon-racer-prompt-fire = Choose the dragons to fire.
dragon-racer-prompt-swap = Swap one dragon of your team?
dragon-racer-prompt-swap-next = Who joins? Flies from turn { $turn }.
dragon-racer-prompt-swap-note = The dragon that leaves still counts in Turbo.
dragon-racer-prompt-swap-last = Your last flight is done: a swap would bring nothing more.
dragon-racer-act-keep-card = Keep { $card }
dragon-racer-act-keep-it = Keep
dragon-racer-act-hold = Do not attack
dragon-racer-act-hold-own = Keep it for support
dragon-racer-act-fire-total = Fire, +{ $total }
dragon-racer-act-fire = Fire
dragon-racer-act-attack = Attack
dragon-racer-act-done-none = Fire nothing
dragon-racer-act-keep = Keep the team
dragon-racer-act-end = End the flight
dragon-racer-swap-first = Fire, then swap
dragon-racer-nothing-fires = Nothing fires: +0.
dragon-racer-then-fire = { $name } fires: { dragon-racer-spaces }.
dragon-racer-then-all = { $all } in all this turn.
dragon-racer-aim-needs = Adds
dragon-racer-aim-or = or loses { $loss }.
dragon-racer-aim-hero = Its hero may give that.
dragon-racer-aim-behind = Its dragons carry it to { $to } at most, you fly to { $own }.
dragon-racer-aim-far = You fly { $far } instead of { $with }.
dragon-racer-aim-same = You fly { $far } either way.

dragon-racer-tied = { $distance } each, last turn:
dragon-racer-ties-settled = Level at { $distance }; the last turn decides: { $names }.

dragon-racer-story = The story of the race
dragon-racer-plot = Distance of each player after each turn
dragon-racer-sources = Where the spaces came from
dragon-racer-source-dragons = Dragons
dragon-racer-source-talent = Talent
dragon-racer-source-turbo = Turbo
dragon-racer-source-last = Turn 7
dragon-racer-sum = Sum
dragon-racer-turns = Turn by turn
dragon-racer-account-turn = Turn
dragon-racer-account-most = Farthest
dragon-racer-account-first = In the lead
dragon-racer-describe-pawn = { $name }: { $distance } flown, { $tile }, lap { $lap }.

dragon-racer-turn-short = turn { $turn }
dragon-racer-turn-words = Turn { $turn }: { $cards } cards each, hands to the { $way ->
    [left] left
   *[right] right
  }, turbo premium { $premium }
dragon-racer-turbo-for = Turbo for { $premium }
dragon-racer-seen-hands = Hands seen
dragon-racer-teams = Teams
dragon-racer-act-hero = Fly as { $name }
dragon-racer-spaces = { $far ->
    [one] one space
   *[other] { $far } spaces
  }
dragon-racer-brings = { $far ->
    [0] With it no dragon fires yet.
   *[other] With it { $names } { $count ->
        [one] fires
       *[other] fire
      }: { dragon-racer-spaces }, { $more ->
        [0] no more than without it.
       *[other] { $more } more than without it.
      }
  }
dragon-racer-brings-flight = Flight { $from } → { $far }
dragon-racer-brings-part = { $name }: { $count } of { $all }.
dragon-racer-key-total = spaces
dragon-racer-key-turbo = from Turbo
dragon-racer-key-symbols = symbols
dragon-racer-brings-nothing = No dragon needs it now.
dragon-racer-turbo-off = not in Turbo yet
dragon-racer-turbo-lead = you lead
dragon-racer-turbo-same = as before
dragon-racer-turbo-level = level with
dragon-racer-turbo-behind = led by
dragon-racer-how = How a race goes
dragon-racer-how-1 = Draft: keep a card, pass the others on.
dragon-racer-how-2 = Flight: each card lends its colour to one dragon. Dragons with all they need fire and carry you.
dragon-racer-how-3 = An attack card makes a rival’s dragon need one symbol more.
dragon-racer-how-4 = A drafted dragon may join your team.
dragon-racer-how-5 = Turbo: the most cards of a realm carry you on.
dragon-racer-how-6 = After seven turns the farthest wins.
dragon-racer-asks-more = Its target must add
dragon-racer-or-loses = or stays calm.
dragon-racer-hits-hardest = hardest
dragon-racer-stays-behind = stays behind you
dragon-racer-hold-words = Best flight: { $with } with it as support, { $without } without it.
dragon-racer-hold-far = you fly { $with }, attacking { $without }
dragon-racer-gap-ahead = { $by } ahead
dragon-racer-rival = rival
dragon-racer-turbo = Turbo
dragon-racer-turbo-pays = { $premium } each
dragon-racer-turbo-each = Turbo: { $premium } a realm
dragon-racer-gap-level = level
dragon-racer-gap-behind = { $by } behind
dragon-racer-hold-same = you fly { $far } either way
dragon-racer-or-own = Or hit a dragon of your own, which then also needs
dragon-racer-as-support = kept for support
dragon-racer-own-team = Your team
dragon-racer-own-flight = Your flight: { $far }
dragon-racer-start-over = Start over
dragon-racer-fire-words = Fire { $card }
dragon-racer-choose-dragons = Nothing fires. Tick the dragons to fire.
dragon-racer-set-lacks = Together they lack
dragon-racer-set-lacks-hero = Your hero gives only one.
dragon-racer-may-join = May join
dragon-racer-each-brings = another colour +{ $more }
dragon-racer-team-speed = speed of the team
dragon-racer-who-leads = Who leads
dragon-racer-keep-words-last = Send the flight as it is.
dragon-racer-keep-words = Send the flight with the team as it is, or tap a dragon to bring it in.
dragon-racer-takes-place = { $card } joins.
dragon-racer-who-leaves = Tap who leaves.
dragon-racer-act-swap = { $card } for { $whom }
dragon-racer-swap-speed = team { $from } → { $to }
dragon-racer-deck-title = What is still in the deck
dragon-racer-deck-rest = { $count ->
    [one] One card is in other hands, face down, or left over.
   *[other] { $count } cards are in other hands, face down, or left over.
  }
dragon-racer-deck-attacks = { $count ->
    [0] No attack cards among them.
    [one] One of them is an attack card.
   *[other] { $count } of them are attack cards.
  }
dragon-racer-tiles-upper = Upper tiles, level 3
dragon-racer-tiles-lower = Lower tiles, level 4
dragon-racer-tile-is-open = discovered
dragon-racer-tile-is-hidden = may be covered
dragon-racer-tile-is-out = not in this game
dragon-racer-source-attacks = Attacks
dragon-racer-source-swaps = Swaps
dragon-racer-hint-1 = One card supports one dragon, with one symbol. And do not forget the symbol of your hero.
dragon-racer-hint-2 = A dragon fires completely or not at all: better two small ones than a big one that lacks a symbol.
dragon-racer-hint-3 = Colours fire dragons, realms count in Turbo. A green dragon of Frozen Bay is green for firing and Bay for Turbo.
dragon-racer-hint-4 = Unused cards, returned attack cards and the dragon you swapped out all count in Turbo.
dragon-racer-hint-5 = The leader flies last and can be attacked by everybody. Whoever has flown is safe.
dragon-racer-hint-6 = Swap in a stronger dragon in time: it can fire from the next turn on.

dragon-racer-move-hold = { $name } does not attack with { $card }.
dragon-racer-move-fire = { $name } fires { $card }.
dragon-racer-move-done = { $name } fires no more dragons.
dragon-racer-move-keep = { $name } keeps the team.
