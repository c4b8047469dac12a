sobek-coach-set-ready = { $when ->
    [left] Nadal wystarcza na układ { $family }
    [best] W najlepszym razie wystarczy na układ { $family }
   *[with] Wystarczy na układ { $family }
  }: { $points } pkt.
sobek-coach-set-grows = { $when ->
    [left] Nadal wystarcza, by dołożyć do układu { $family }
    [best] W najlepszym razie wystarczy, by dołożyć do układu { $family }
   *[with] Wystarczy, by dołożyć do układu { $family }
  }: { $now } → { $points } pkt.
sobek-coach-set-part = { $when ->
    [left] Zostaje { $count } z { $least } kart na układ { $family }.
    [best] W najlepszym razie { $count } z { $least } kart na układ { $family }.
   *[with] Na układ { $family }: { $count } z { $least } kart.
  }
sobek-coach-character = { $count ->
    [one] To jedyna postać, której nie znasz.
   *[other] Jedna z { $count } postaci, których nie znasz.
  }
sobek-coach-leaves = { $name } może potem za darmo wziąć { $card }.
sobek-coach-most = Najwięcej przy stole{ $lost ->
    [0] .
    [one] : przy obecnych układach jeden punkt kary.
    [few] : przy obecnych układach { $lost } punkty kary.
   *[other] : przy obecnych układach { $lost } punktów kary.
  }
sobek-coach-fewer = { $count ->
    [one] Z twojej korupcji znika jedna karta
    [few] Z twojej korupcji znikają { $count } karty
   *[other] Z twojej korupcji znika { $count } kart
  }: { $now } → { $then }.
sobek-coach-queen = { $count ->
    [one] Ostatnia karta talii
    [few] { $count } karty z { $deck } w talii
   *[other] { $count } kart z { $deck } w talii
  }, bez korupcji.
sobek-coach-scribe = Do korupcji: { $names }.
sobek-coach-kept = { $name }: { $backs }{ $cards ->
    [none] .
   *[other] ; znasz z nich: { $cards }.
  }
sobek-coach-hidden = { $name }: liczba kart jest ukryta.
sobek-coach-grows = układ { $family }: { $now } → { $points } pkt.
sobek-coach-lay = { $scarabs } × { $cards } = { $points } pkt.
sobek-coach-lay-more = { $scarabs } × { $cards } = { $points } pkt, teraz { $now }.
sobek-coach-all = Ze wszystkim, co pasuje: { $points }.
sobek-coach-horizontal = { $points } pkt za skarabeusze; poza korupcją zostaje kart: { $cards }.
sobek-coach-add = Dodaje { $more }: układ jest wtedy wart { $points }.
sobek-coach-done = { $left ->
    [0] Układ zostaje wart { $points }.
    [one] Układ zostaje wart { $points }; na ręce zostaje jedna pasująca karta.
    [few] Układ zostaje wart { $points }; na ręce zostają { $left } pasujące karty.
   *[other] Układ zostaje wart { $points }; na ręce zostaje { $left } pasujących kart.
  }
sobek-coach-back = { $lost ->
    [0] Nic nie traci.
   *[other] { $from } → { $to }, strata { $lost }.
  }
sobek-coach-cursed = { $name }, korupcja: { $now } → { $then }{ $most ->
    [yes] , najwięcej przy stole.
   *[no] .
  }
sobek-coach-cursed-hidden = Korupcja +{ $more }.
