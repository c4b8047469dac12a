camel-up-cards-coach-bet = { $exact ->
    [yes] Dokładnie
   *[no] W przybliżeniu
  }: { camel-up-cards-he } { $kind ->
    [leg] wygrywa ten etap w { $first } przypadków, a w { $second } jest drugi; { camel-up-cards-value } jest
    [third] jest trzeci w { $first } przypadków, drugi albo czwarty w { $second }; karta jest
    [winner] wygrywa wyścig w { $first } przypadków, a w { $second } jest drugi; karta jest
   *[other] jest ostatni w { $first } przypadków, a przedostatni w { $second }; karta jest
  } warta { $worth }.
camel-up-cards-coach-swap = Oddajesz { camel-up-cards-feminine-whom } kartę, wartą { $worth }.
camel-up-cards-coach-held = Twoje karty na ten etap są warte średnio { $worth }.
camel-up-cards-coach-last = Ta karta kończy etap.
camel-up-cards-coach-best-bet = najlepsze typowanie, jakie zostało: { $bet }, warte { $worth }.
camel-up-cards-coach-changed = Twoje karty na ten etap: średnio { $now } → { $then }.
camel-up-cards-coach-nothing-held = Nie masz w tym etapie nic, co by to zmieniło.
camel-up-cards-coach-discard = { camel-up-cards-he }, teraz na miejscu { $place }, pójdzie w tym etapie o { $value ->
    [one] jedno pole
   *[other] { $value } pola
  } mniej.
camel-up-cards-coach-keep = { camel-up-cards-he }, teraz na miejscu { $place }, pójdzie o 1, gdy zagrasz tę kartę{ $value ->
    [one] .
   *[other] , a nie o { $value }.
  }
camel-up-cards-coach-show = { camel-up-cards-he }, teraz na miejscu { $place }, na pewno pójdzie o { $value ->
    [one] jedno pole
   *[other] { $value } pola
  }, i wszyscy to wiedzą.
