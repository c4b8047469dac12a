sobek-told-round = Zaczyna się runda { $round }.
sobek-told-delivered = { $left ->
    [0] przypływa ostatnia dostawa, kart: { $cards }.
   *[other] przypływa dostawa, w talii jeszcze { $left }.
  }
sobek-told-first = Zaczyna { $name }.
sobek-told-first-chosen = { $name } decyduje: zaczyna { $first }.
sobek-told-taken = { $name } bierze { $card }.
sobek-told-fetched = bez korupcji bierze { $card }.
sobek-told-skipped = { $name } chowa pod płytkę { $card }.
sobek-told-all-buried = +{ $count } korupcji
sobek-told-round-ends = Nie ma już kart: koniec rundy.
sobek-told-hand-to-pile = { $name } odkłada { $count } do korupcji: { $cards }.
sobek-told-lays = { $name } zagrywa { $family }.
sobek-told-extends = { $name } dokłada do układu { $family }.
sobek-told-lays-horizontal = { $name } zagrywa poziomo { $family }.
sobek-told-laid = { $sum }.
sobek-told-sum-horizontal = { $points } za skarabeusze
sobek-told-stack = { $count ->
    [one] { $name } ogląda ostatni żeton wydarzenia.
    [few] { $name } ogląda { $count } żetony wydarzeń.
   *[other] { $name } ogląda { $count } żetonów wydarzeń.
  }
sobek-told-event = { $name } wybiera żeton: { $token }.
sobek-told-event-more = Żeton: { $token }.
sobek-told-event-idle = żeton nic nie daje.
sobek-told-forward = { $name } naprzód: { $from } → { $to } ({ $symbol }).
sobek-told-back = { $name } wstecz: { $from } → { $to }.
sobek-told-stays = { $name } już jest na 0.
sobek-told-deceit = { $name } dostaje { $points } pkt: { $from } → { $to }.
sobek-told-again = { $name } ma jeszcze jedną turę.
sobek-told-cursed = { $count ->
    [1] Klątwa dla: { $name } (korupcja +2).
   *[other] druga Klątwa dla: { $name } (korupcja +2).
  }
sobek-told-blessed = układ { $family } jest teraz wart { $sum }.
sobek-told-embalmed = { $name } bierze cały swój stos na rękę: { $cards }.
sobek-told-pile-shown = { $name } pokazuje swój stos: { $cards }.
sobek-told-plays = { $name } zagrywa { $who }.
sobek-told-power-idle = zdolność nic nie daje.
sobek-told-drawn = dobiera { $card }.
sobek-told-purged = { $name } odrzuca ze stosu korupcji: { $cards }.
sobek-told-victim = ofiara: { $name }.
sobek-told-stolen = { $name } kradnie { $card } (z ręki: { $from }).
sobek-told-picked = { $name } bierze { $card } (ze stosu: { $from }).
sobek-told-surplus-due = { $count ->
    [one] { $name } musi oddać jedną kartę.
    [few] { $name } musi oddać { $count } karty.
   *[other] { $name } musi oddać { $count } kart.
  }
sobek-told-surplus-given = { $name } oddaje { $count } do korupcji: { $cards }.
sobek-told-looked = { $name } przegląda stos korupcji (gracz: { $owner }).
sobek-told-set-points = { $name }: { $from } + { $points } = { $to }.
sobek-told-piles = Stosy korupcji są odkryte.
sobek-told-no-cards = nic
sobek-told-corrupt-nobody = Nikt nie jest skorumpowany.
sobek-told-corrupt = { $count ->
    [one] Najbardziej skorumpowany gracz: { $names }.
   *[other] Najbardziej skorumpowani: { $names }.
  }
sobek-told-counted = { $curses ->
    [0] korupcja { $corruption }, skarabeusze { $scarabs }
    [one] korupcja { $corruption } (z Klątwą), skarabeusze { $scarabs }
   *[other] korupcja { $corruption } (z dwiema Klątwami), skarabeusze { $scarabs }
  }
sobek-told-penalty = { $steps ->
    [0] { $name }: bez kary, układy poniżej 10.
    [one] { $name } cofa się o krok ({ $symbol }): układy { $points }.
    [few] { $name } cofa się o { $steps } kroki ({ $symbol }): układy { $points }.
   *[other] { $name } cofa się o { $steps } kroków ({ $symbol }): układy { $points }.
  }
sobek-told-round-scored = Koniec rundy { $round }.
sobek-told-early = Ktoś ma ponad 100 punktów, więc trzeciej rundy nie ma.
sobek-told-game-over = { $count ->
    [one] Wygrywa { $names } z wynikiem { $points }.
   *[other] Wygrywają wspólnie { $names }, po { $points }.
  }
