puzzles = Zagadki
puzzle-today = Zagadki dnia
puzzle-todays = Dzisiejsza zagadka
puzzle-lead = Jeden wybór jest wyraźnie najlepszy, a inny tylko na taki wygląda. Co wybierzesz?
puzzle-all = Wszystkie zagadki
puzzle-way-all = Wszystkie
puzzle-count = { $count ->
    [one] Jedyna zagadka
    [few] Wszystkie { $count } zagadki
   *[other] Wszystkie { $count } zagadek
}
puzzle-solved = rozwiązana
puzzle-solved-count = { $count ->
    [one] { $count } rozwiązana
    [few] { $count } rozwiązane
   *[other] { $count } rozwiązanych
}
puzzle-number = Zagadka { $number }
puzzle-task = Który wybór jest najlepszy?
puzzle-task-words = Widzisz tyle, co gracz przy stole. Jeden wybór jest wyraźnie najlepszy.
puzzle-link = Skopiuj link
puzzle-next = Następna zagadka
puzzle-way-next = Następna
puzzle-again = Spróbuj jeszcze raz
puzzle-right = To najlepszy wybór!
puzzle-wrong = To nie jest najlepszy wybór
puzzle-solution = Pokaż rozwiązanie
puzzle-best = najlepszy
puzzle-tempting = kuszący
puzzle-worth = { $win }% szans na wygraną, { $points } pkt.
puzzle-tempted = To ten kuszący: kosztuje więcej, niż widać na pierwszy rzut oka.
puzzle-seen = Nie dajesz się skusić: kuszący wybór jest wart mniej.
puzzle-difference = Najlepszy wybór daje więcej: { $win } pkt proc. szans na wygraną i { $points } pkt.
puzzle-exact = Dokładnie policzone: w tym etapie najlepszy wybór jest wart { $best }, kuszący { $tempting }.
puzzle-margin = Przewaga nad następnym wyborem: { $margin } pkt proc.
puzzle-how = Po każdym wyborze grę dograno wiele razy, za każdym razem losując inaczej to, czego nie widzisz; ± to niepewność. Punkty liczone są do końca etapu albo rundy.
