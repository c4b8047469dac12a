dragon-racer-coach-nearer = { $card } (szybkość { $speed }), brakuje jeszcze: { $symbols }; { $count ->
    [0] to twoja ostatnia karta.
    [one] dostaniesz jeszcze jedną kartę.
    [few] dostaniesz jeszcze { $count } karty.
   *[other] dostaniesz jeszcze { $count } kart.
  }
dragon-racer-coach-renew = Może zastąpić { $other }: szybkość { $speed } za { $symbols ->
    [one] jeden symbol
    [few] { $symbols } symbole
   *[other] { $symbols } symboli
  } zamiast { $old } za { $fewer }.
dragon-racer-coach-realm = { $realm }: u ciebie { $own }, u innych { $most ->
    [0] nie widać żadnej
   *[other] widać najwyżej { $most }
  }{ $turbo ->
    [0] .
   *[other] ; na razie +{ $turbo } w Turbo.
  }
dragon-racer-coach-attack = { $card } (szybkość { $speed }) potrzebuje wtedy { $count ->
    [one] jednego symbolu
   *[other] { $count } symboli
  }{ $hero ->
    [yes] , a jego bohater wspiera tym kolorem
   *[no] {""}
  }. { $lost ->
    [0] Twój lot obejdzie się bez tej karty
   *[other] Twój najdalszy lot spada bez tej karty z { $far } na { $left }
  }{ $talent ->
    [0] .
   *[other] ; twój talent daje za to +{ $talent }.
  }
dragon-racer-coach-fire = Szybkość { $speed }: najdalszy lot { $with } z tym smokiem, { $without } bez niego.
dragon-racer-coach-done = { $more ->
    [0] Dalej twoje karty nie poniosą: { $far }.
   *[other] Przelecisz { $far }, a można by { $best }.
  }
dragon-racer-coach-swap = Szybkość { $speed } za { $symbols ->
    [one] jeden symbol
    [few] { $symbols } symbole
   *[other] { $symbols } symboli
  } zamiast { $old } za { $fewer }, { $turns ->
    [one] na jedną turę
    [few] na { $turns } tury
   *[other] na { $turns } tur
  }{ $talent ->
    [0] .
   *[other] ; talent od razu daje +{ $talent }.
  }
dragon-racer-coach-swap-last = { $talent ->
    [0] Nie ma już tury, w której ten smok mógłby odpalić.
   *[other] Talent od razu daje +{ $talent }; nie ma już tury, w której ten smok mógłby odpalić.
  }
dragon-racer-coach-keep = Zespół zachowa szybkości { $speeds } na { $turns ->
    [one] jeszcze jedną turę.
    [few] { $turns } kolejne tury.
   *[other] { $turns } kolejnych tur.
  }
