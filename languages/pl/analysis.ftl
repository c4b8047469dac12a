analysis = Umiejętność i szczęście
analysis-ask = Ile w tej grze było szczęścia, a ile umiejętności? Sprawdzimy każdą decyzję i wszystko, co przyniósł los. Zajmie to do pół minuty.
analysis-keep = Zapis zostanie do tego zachowany jako stolik z własnym linkiem.
analysis-begin = Przeanalizuj grę
analysis-wait = Trwa analiza gry…
analysis-look = Sprawdź ponownie
analysis-axis = Szansa na wygraną, %
analysis-moments = przebieg gry
analysis-plot = Szanse na wygraną w ciągu gry, w procentach
analysis-mistakes = Błędy
analysis-no-mistakes = Żaden wybór nie był dużo gorszy od najlepszego.
analysis-strokes = Szczęście i pech
analysis-no-strokes = Los ani razu nie zmienił naraz zbyt wiele.
analysis-better = Lepiej:
analysis-cost = { $win } szans na wygraną, { $points } pkt
analysis-table = Norma, koszt wyborów, szczęście i wynik każdego gracza
analysis-par = Norma
analysis-lost = Koszt wyborów
analysis-luck = Szczęście
analysis-result = Wynik
analysis-sentence = { $name }: { $result } pkt, bez szczęścia { $without }. Los { $luck ->
    [good] dodał
   *[bad] zabrał
  } { $change }, wybory kosztowały { $lost }; { $mistakes ->
    [0] żaden nie był dużym błędem
    [one] jeden błąd
    [few] { $mistakes } błędy
    [many] { $mistakes } błędów
   *[other] { $mistakes } błędu
  }.
analysis-verdict-same = Los nie zdecydował: bez niego też prowadzi { $winner }.
analysis-verdict-even = Bez szczęścia mniej więcej po równo: { $winner } i { $other }.
analysis-verdict-luck = Zdecydował los: bez niego prowadzi { $other }, a nie { $winner }.
analysis-how = Norma to tyle, ile przyniosłyby najlepsze wybory bez szczęścia: norma − koszt wyborów + szczęście = wynik. U góry punkty, pod nimi szanse na wygraną; straty się sumują, więc w normie mogą wyjść poza 0% i 100%. Grę dogrywano tysiące razy tak, jak gra szybki bot; różnica, która może być przypadkiem, się nie liczy.
problem-analyses-full = Trwa analiza wielu gier. Spróbuj za kilka minut.
problem-no-analysis = Tej gry nie da się przeanalizować.
analysis-why = Z miejsca gracza { $name }: { $reason }
analysis-small = Drobne straty
analysis-small-sum = { $name }: { $count ->
    [one] jeden wybór
    [few] { $count } wybory
   *[other] { $count } wyborów
  } trochę poniżej najlepszego, razem { $win } szans na wygraną, { $points } pkt.
analysis-small-largest = Największe z nich
analysis-part-of-win = { $part } wygranej
analysis-whole-win = więcej niż całą wygraną
