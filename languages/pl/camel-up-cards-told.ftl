camel-up-cards-told-start-card = Na starcie: { camel-up-cards-feminine } +{ $value }.
camel-up-cards-told-preparation = Przygotowanie etapu { $leg }.
camel-up-cards-told-extended = { $free ->
    [0] Przed liderem nie było wolnego pola: tor wydłuża się do pola { $to }.
    [one] Przed liderem było tylko jedno wolne pole: tor wydłuża się do pola { $to }.
   *[other] Przed liderem były tylko { $free } wolne pola: tor wydłuża się do pola { $to }.
  }
camel-up-cards-told-storm = Burza piaskowa: { $cell } to teraz jedno pole.
camel-up-cards-told-poorest = Zaczyna { $name }, bo ma najmniej pieniędzy ({ $money } FE).
camel-up-cards-told-youngest = Zaczyna { $name }: spośród osób z { $money } FE najmłodsza.
camel-up-cards-told-shown = Pokazane karty zostają odkryte.
camel-up-cards-told-leg-begins = Etap { $leg }: zaczyna { $name }, talia wyścigu { $deck }.
camel-up-cards-told-figure = { $figure ->
    [fox] { $name } stawia lisa na polu { $cell }.
   *[other] { $name } stawia palmę na polu { $cell }.
  }
camel-up-cards-told-drawn = { $name } odkrywa: { camel-up-cards-feminine } +{ $value }.
camel-up-cards-told-left = { $left ->
    [0] To była ostatnia karta.
    [one] Została jedna karta.
    [few] Zostały { $left } karty.
   *[other] Zostało { $left } kart.
  }
camel-up-cards-told-played = { $name } zagrywa z ręki { camel-up-cards-feminine-whom } +{ $value }.
camel-up-cards-told-hop = { $camel } idzie { $from } na { $to }.
camel-up-cards-told-hop-with = { $camel } idzie { $from } na { $to } i wiezie { $riders }.
camel-up-cards-told-extra = { $where ->
    [start] Lis cofa na start i schodzi z toru.
    [finish] Palma pcha dalej, prosto na metę!
   *[cell] { $figure ->
        [fox] Lis cofa na { $to }, pod spód, i schodzi z toru.
       *[other] Palma pcha dalej na { $to }, na wierzch, i schodzi z toru.
      }
  }
camel-up-cards-told-passed = { $figure ->
    [fox] Wszystkie wielbłądy minęły lisa: schodzi z toru.
   *[other] Wszystkie wielbłądy minęły palmę: schodzi z toru.
  }
camel-up-cards-told-returned = { $kind ->
    [winner] { $name } oddaje kartę: { camel-up-cards-he } wygra.
   *[other] { $name } oddaje kartę: { camel-up-cards-he } ostatni.
  }
camel-up-cards-told-bet = { $kind ->
    [leg] { $name } bierze { camel-up-cards-feminine-whom } { camel-up-cards-value-whom } na etap.
    [third] { $name } typuje: { camel-up-cards-he } trzeci.
    [winner] { $name } typuje: { camel-up-cards-he } wygra.
   *[other] { $name } typuje: { camel-up-cards-he } ostatni.
  }
camel-up-cards-told-finished = { $camel } dobiega do mety: koniec wyścigu!
camel-up-cards-told-dropped = { $count ->
    [one] Jedna karta z ręki zostaje odrzucona bez pokazywania.
    [few] { $count } karty z ręki zostają odrzucone bez pokazywania.
   *[other] { $count } kart z ręki zostaje odrzuconych bez pokazywania.
  }
camel-up-cards-told-leg-paid = Po etapie { $leg }
camel-up-cards-told-race-paid = Po wyścigu
camel-up-cards-told-floored = (z { $sum }; nikt nie spada poniżej 1 FE)
camel-up-cards-told-item-bet = { $kind ->
    [leg] { camel-up-cards-feminine } { camel-up-cards-value } { $amount }
    [third] { camel-up-cards-he } trzeci { $amount }
    [winner] { camel-up-cards-he } wygra { $amount }
   *[other] { camel-up-cards-he } ostatni { $amount }
  }
camel-up-cards-told-item-figure = { $figure ->
    [fox] lis { $amount }
   *[other] palma { $amount }
  }
camel-up-cards-told-game-over = { $count ->
    [one] Wygrywa { $names } z wynikiem { $money } FE.
   *[other] Wygrywają wspólnie { $names }, po { $money } FE.
  }
