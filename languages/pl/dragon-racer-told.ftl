dragon-racer-told-hero = { $name } leci jako { $hero }: { $talent }.
dragon-racer-told-trophies = Kolejność lotu: { $names }.
dragon-racer-told-team = { $name } zaczyna z zespołem: { $card }
dragon-racer-told-team-more = , { $card }
dragon-racer-told-turn = Tura { $turn }: po { $cards ->
    [few] { $cards } karty
   *[other] { $cards } kart
  }, w { $way ->
    [left] lewo
   *[right] prawo
  }, turbo { $premium }.
dragon-racer-told-joins = Do talii dochodzą: { $cards }.
dragon-racer-told-reveal-red = Czerwona płytka: { $realm }.
dragon-racer-told-reveal-green = Zielona płytka: { $realm }.
dragon-racer-told-reveal-blue = Niebieska płytka: { $realm }.
dragon-racer-told-reveal-yellow = Żółta płytka: { $realm }.
dragon-racer-told-pick-yours = Bierzesz { $card }.
dragon-racer-told-flight = leci z
dragon-racer-told-flight-cards = kartami: { $cards }.
dragon-racer-told-attack = { $card } atakuje { $target } ({ $victim }): dodatkowo { $colour }.
dragon-racer-told-attack-own = { $card } atakuje { $target } z własnego zespołu: dodatkowo { $colour }.
dragon-racer-told-fire = { $card } +{ $speed }
dragon-racer-told-talent = { $talent }: +{ $amount }
dragon-racer-told-moves = { $distance ->
    [0] Bez ruchu.
    [one] Razem jedno pole.
    [few] Razem { $distance } pola.
   *[other] Razem { $distance } pól.
  }
dragon-racer-told-lap = { $name } zaczyna okrążenie { $lap }.
dragon-racer-told-return = { $card } wraca do właściciela ({ $name }).
dragon-racer-told-swap = Odchodzi { $out }, do zespołu wchodzi { $in }.
dragon-racer-told-turbo = Turbo: { $premium } za najwięcej kart krainy
dragon-racer-told-turbo-won = { $realm }: najwięcej ({ $count }) ma { $names }, +{ $amount }.
dragon-racer-told-turbo-tied = { $realm }: remis po { $count }, { $names } po +{ $amount }.
dragon-racer-told-turbo-none = { $realm }: nikt nie ma karty.
dragon-racer-told-game-over = { $count ->
    [one] Wygrywa { $names }: odległość { $distance }.
   *[other] Wspólnie wygrywają { $names }: odległość { $distance }.
  }
dragon-racer-told-tie-break = Odległość równa, a w turze 7 więcej przelatuje { $name } ({ $amount }).
dragon-racer-told-trophy-drawn = { $name } losuje trofeum { $place }
dragon-racer-told-opens = Od teraz ta kraina liczy się w Turbo.
dragon-racer-told-hero-gave = { $colour ->
    [red] (czerwone wsparcie bohatera)
    [green] (zielone wsparcie bohatera)
    [blue] (niebieskie wsparcie bohatera)
   *[yellow] (żółte wsparcie bohatera)
  }
dragon-racer-told-talent-of = { $talent }, { $name }: +{ $amount }
dragon-racer-told-turn-ends = Po turze:
