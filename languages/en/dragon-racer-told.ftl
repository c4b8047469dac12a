dragon-racer-told-hero = { $name } flies as { $hero }: { $talent }.
dragon-racer-told-trophies = Order of flight: { $names }.
dragon-racer-told-team = { $name } begins with the team { $card }
dragon-racer-told-team-more = , { $card }
dragon-racer-told-turn = Turn { $turn }: { $cards } cards, pass { $way ->
    [left] left
   *[right] right
  }, turbo { $premium }.
dragon-racer-told-joins = { $cards } join the deck.
dragon-racer-told-reveal-red = Discovered in red: { $realm }.
dragon-racer-told-reveal-green = Discovered in green: { $realm }.
dragon-racer-told-reveal-blue = Discovered in blue: { $realm }.
dragon-racer-told-reveal-yellow = Discovered in yellow: { $realm }.
dragon-racer-told-pick-yours = You keep { $card }.
dragon-racer-told-flight = flies with
dragon-racer-told-flight-cards = { $cards }.
dragon-racer-told-attack = { $card } attacks { $target } of { $victim }: one more { $colour }.
dragon-racer-told-attack-own = { $card } attacks { $target } of its own team: one more { $colour }.
dragon-racer-told-fire = { $card } +{ $speed }
dragon-racer-told-talent = { $talent }: +{ $amount }
dragon-racer-told-moves = { $distance ->
    [0] No space flown.
    [one] One space in all.
   *[other] { $distance } spaces in all.
  }
dragon-racer-told-lap = { $name } begins lap { $lap }.
dragon-racer-told-return = { $card } goes back to { $name }.
dragon-racer-told-swap = { $out } leaves, { $in } joins the team.
dragon-racer-told-turbo = Turbo: { $premium } for the most cards of a realm
dragon-racer-told-turbo-won = { $realm }: { $names } with the most ({ $count }), +{ $amount }.
dragon-racer-told-turbo-tied = { $realm }: { $names } tie with { $count }, +{ $amount } each.
dragon-racer-told-turbo-none = { $realm }: nobody has a card.
dragon-racer-told-game-over = { $count ->
    [one] { $names } wins with { $distance } spaces.
   *[other] { $names } share the victory with { $distance } spaces each.
  }
dragon-racer-told-tie-break = Level on distance: { $name } flew more in turn 7 ({ $amount }).
dragon-racer-told-trophy-drawn = { $name } draws trophy { $place }
dragon-racer-told-opens = From now on this realm counts in Turbo.
dragon-racer-told-hero-gave = { $colour ->
    [red] (the hero gives red)
    [green] (the hero gives green)
    [blue] (the hero gives blue)
   *[yellow] (the hero gives yellow)
  }
dragon-racer-told-talent-of = { $talent }, { $name }: +{ $amount }
dragon-racer-told-turn-ends = After the turn:
