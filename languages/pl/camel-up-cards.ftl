camel-up-cards-blurb = Pięć wielbłądów, tor z kart i talia, którą wszyscy układacie w tajemnicy. Wiesz więcej niż inni: obstawiaj.
camel-up-cards-minutes = 30–45
camel-up-cards-option-age-order = Kolejność wieku, od najmłodszych
camel-up-cards-option-age-order-words = Kto zaczyna etap, gdy kilka osób ma najmniej pieniędzy.
camel-up-cards-option-age-order-seats = miejsce 1, dalej po kolei
camel-up-cards-option-start-ties = Remis na starcie
camel-up-cards-option-start-ties-words = Miejsce wielbłądów, które nie ruszyły jeszcze ze startu.
camel-up-cards-option-start-ties-last = wszystkie na miejscu 5
camel-up-cards-option-start-ties-best = wszystkie na najlepszym możliwym
camel-up-cards-option-deal-3 = Trzech graczy: rozdane / odrzucone
camel-up-cards-option-deal-3-words = Dla kart przygotowania z innymi liczbami.
camel-up-cards-option-deal-3-9-4 = 9 / 4
camel-up-cards-option-deal-3-8-3 = 8 / 3
camel-up-cards-option-deal-3-10-5 = 10 / 5
camel-up-cards-option-deal-4 = Czterech graczy: rozdane / odrzucone
camel-up-cards-option-deal-4-words = Dla kart przygotowania z innymi liczbami.
camel-up-cards-option-deal-4-7-3 = 7 / 3
camel-up-cards-option-deal-4-6-2 = 6 / 2
camel-up-cards-option-deal-5 = Pięciu graczy: rozdane / odrzucone
camel-up-cards-option-deal-5-words = Dla kart przygotowania z innymi liczbami.
camel-up-cards-option-deal-5-6-3 = 6 / 3
camel-up-cards-option-deal-5-5-2 = 5 / 2
camel-up-cards-option-memory-aid = Ściąga
camel-up-cards-option-memory-aid-words = Czy ekran wymienia to, co już było widać.
camel-up-cards-option-memory-aid-on = karty, które można zapamiętać
camel-up-cards-option-memory-aid-off = tylko to, co leży odkryte

camel-up-cards-blue = niebieski
camel-up-cards-green = zielony
camel-up-cards-orange = pomarańczowy
camel-up-cards-white = biały
camel-up-cards-yellow = żółty
camel-up-cards-whom-blue = niebieskiego
camel-up-cards-whom-green = zielonego
camel-up-cards-whom-orange = pomarańczowego
camel-up-cards-whom-white = białego
camel-up-cards-whom-yellow = żółtego
camel-up-cards-he = { $camel ->
    [blue] niebieski
    [green] zielony
    [orange] pomarańczowy
    [white] biały
   *[yellow] żółty
  }
camel-up-cards-feminine = { $camel ->
    [blue] niebieska
    [green] zielona
    [orange] pomarańczowa
    [white] biała
   *[yellow] żółta
  }
camel-up-cards-feminine-whom = { $camel ->
    [blue] niebieską
    [green] zieloną
    [orange] pomarańczową
    [white] białą
   *[yellow] żółtą
  }
camel-up-cards-value = { $value ->
    [5] piątka
    [3] trójka
   *[other] dwójka
  }
camel-up-cards-value-whom = { $value ->
    [5] piątkę
    [3] trójkę
   *[other] dwójkę
  }
camel-up-cards-card = { camel-up-cards-feminine } +{ $value }
camel-up-cards-fox = Lis
camel-up-cards-palm = Palma
camel-up-cards-leg = Zwycięzca etapu: za 1. miejsce wartość karty, za 2. +1, dalej −1
camel-up-cards-third = Trzecie miejsce: za 3. +2, za 2. i 4. +1, za 1. i 5. −1
camel-up-cards-winner = Zwycięzca wyścigu: za 1. miejsce +7, za 2. +3, dalej −1
camel-up-cards-loser = Największy przegrany: za 5. miejsce +7, za 4. +3, wyżej −1
camel-up-cards-short-leg = pierwszy
camel-up-cards-short-third = trzeci
camel-up-cards-short-winner = wygra
camel-up-cards-short-loser = ostatni
camel-up-cards-bet = { $kind ->
    [leg] { camel-up-cards-feminine } { camel-up-cards-value }, zwycięzca etapu
    [third] { camel-up-cards-he }, trzecie miejsce
    [winner] { camel-up-cards-he }, zwycięzca wyścigu
   *[other] { camel-up-cards-he }, ostatni w wyścigu
  }
camel-up-cards-start = start
camel-up-cards-beginning = start
camel-up-cards-finish = meta
camel-up-cards-on-start = start
camel-up-cards-from-start = ze startu
camel-up-cards-on-finish = metę
camel-up-cards-from-cell = z { $cell }

camel-up-cards-progress = etap { $leg } · talia: { $left } z { $all }
camel-up-cards-progress-sort = etap { $leg } · sortowanie
camel-up-cards-progress-setup = przygotowanie
camel-up-cards-progress-over = koniec

camel-up-cards-money = Pieniądze w FE:
camel-up-cards-sorts = sortuje
camel-up-cards-ready = gotowe
camel-up-cards-word-hand = na ręce
camel-up-cards-word-played = zagrana
camel-up-cards-word-shown = pokazana
camel-up-cards-no-bets = bez typów
camel-up-cards-if-now = Gdyby etap skończył się teraz: { $change }, czyli { $money } FE. Typy na wyścig rozlicza się na jego końcu.
camel-up-cards-hand-moves-1 = Twoja karta z ręki: przesuwa wielbłąda o 1, cokolwiek na niej jest
camel-up-cards-holds-card = Ma jeszcze kartę na ręce
camel-up-cards-played-card = Karta z ręki zagrana w tym etapie
camel-up-cards-shown-card = Pokazana przed etapem, trafiła do talii
camel-up-cards-holds-figure = { $figure ->
    [fox] Karta lisa: kosztuje 1 FE, jeśli przy wypłacie lis stoi na torze
   *[other] Karta palmy: kosztuje 1 FE, jeśli przy wypłacie palma stoi na torze
  }
camel-up-cards-floor-chip = dopłata do 1 FE
camel-up-cards-floor-words = Nikt nie spada poniżej 1 FE; reszta długu przepada

camel-up-cards-ranking = Kolejność i karty typowania
camel-up-cards-place = Miejsce
camel-up-cards-offer-left = { $count ->
    [one] ostatnia karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
  }
camel-up-cards-on-display = do wzięcia
camel-up-cards-deck-left = Talia wyścigu: { $left } z { $all }
camel-up-cards-you-know = Na pewno w talii
camel-up-cards-certain = W talii
camel-up-cards-not-known = Nieznane
camel-up-cards-unknown = jeszcze { $count }, nieznane: spośród { $of } kart, których nie widać
camel-up-cards-you-discarded = Twoje odrzucone
camel-up-cards-discarded = Odrzucone

camel-up-cards-prompt-turn = Wykonaj akcję wyścigu, możesz też raz typować.
camel-up-cards-prompt-last = Następna karta kończy etap: typuj teraz albo wcale.
camel-up-cards-prompt-race = Typowanie za tobą. Teraz akcja wyścigu.
camel-up-cards-prompt-race-last = Typowanie za tobą. Następna karta kończy etap.
camel-up-cards-prompt-bet = Możesz jeszcze typować.
camel-up-cards-prompt-sort = Odrzuć { $discard }, zatrzymaj 1, pokaż 1. Reszta do talii.
camel-up-cards-prompt-keep-show = Zatrzymaj 1, pokaż 1.
camel-up-cards-prompt-keep = Zatrzymaj 1 na ręce.
camel-up-cards-prompt-show = Wybierz kartę, którą pokażesz.
camel-up-cards-prompt-sort-two = Odrzuć { $discard }, zatrzymaj 1. Reszta do talii.

camel-up-cards-lane-deck = Do talii
camel-up-cards-lane-move = do wyboru:
camel-up-cards-lane-discard = Odrzuć
camel-up-cards-lane-keep = Zatrzymaj
camel-up-cards-lane-show = Pokaż
camel-up-cards-lane-dealt = Twoje karty
camel-up-cards-note-deck = Reszta: potasowana razem z kartami innych.
camel-up-cards-note-rest = Blade karty są przed już odrzuconą: zostają.
camel-up-cards-note-discard = Nie pojadą w tym etapie.
camel-up-cards-note-keep = Zagrasz, kiedy zechcesz.
camel-up-cards-note-show = Odkryjesz ją, potem do talii.
camel-up-cards-sorted = Gotowe

camel-up-cards-act-race = Akcja wyścigu
camel-up-cards-side-leg = etap
camel-up-cards-side-final = wyścig
camel-up-cards-printed = wartość karty
camel-up-cards-other-places = inne { $sum }
camel-up-cards-worth-beside = Przy kartach: średni zysk.
camel-up-cards-reveal = Odkryj
camel-up-cards-reveal-left = { $left ->
    [one] została { $left }
    [few] zostały { $left }
   *[other] zostało { $left }
  }
camel-up-cards-reveal-last = ostatnia!
camel-up-cards-hand-played = zagrana
camel-up-cards-moves-1 = z ręki: 1 pole
camel-up-cards-moves-only-1 = z ręki: tylko 1
camel-up-cards-from-hand = z ręki
camel-up-cards-hand-one = Z ręki także +2 to 1 pole.
camel-up-cards-play-card = Z ręki: { $card }
camel-up-cards-play = Zagraj
camel-up-cards-lands = { $camel } idzie { $from } na { $to }
camel-up-cards-lands-with = { $camel } idzie { $from } na { $to } i wiezie { $riders }
camel-up-cards-place-either-fox = lis cofa
camel-up-cards-place-either-palm = palma pcha
camel-up-cards-place-fox = lis cofa o 1
camel-up-cards-place-palm = palma pcha o 1
camel-up-cards-figure-card = karta: { $sum }
camel-up-cards-step-on = ▸1
camel-up-cards-step-back = ◂1
camel-up-cards-figures-out = obie na torze
camel-up-cards-choose-cell = Wybierz pole na torze.
camel-up-cards-figure-rule = { $figure ->
    [both] Kto tam stanie, tego lis cofnie o 1 pod spód, a palma pchnie o 1 na wierzch.
    [fox] Kto tam stanie, tego lis cofnie o 1, pod spód.
   *[palm] Kto tam stanie, tego palma pchnie o 1, na wierzch.
  }
camel-up-cards-cell-numbers = Liczby: średnia zmiana twojej wypłaty.
camel-up-cards-spots = Pola, na których może stanąć lis albo palma
camel-up-cards-space = Pole { $cell }
camel-up-cards-put-it = Postaw
camel-up-cards-other-space = Inne pole
camel-up-cards-figure-here = Kto stanie na polu { $cell }:
camel-up-cards-figure-costs = Jej karta: −1 FE, jeśli dotrwa do wypłaty.
camel-up-cards-in-reach = W zasięgu: { $camels }.
camel-up-cards-out-of-reach = W zasięgu nie ma nikogo.
camel-up-cards-sends-back = wraca na { $to }, pod spód
camel-up-cards-sends-on = idzie na { $to }, na wierzch
camel-up-cards-sends-finish = wjeżdża na metę!
camel-up-cards-sends-start = wraca na start
camel-up-cards-sends-nowhere = zostaje, bo działają obie
camel-up-cards-bet-it = Typuj
camel-up-cards-nth = { $place }.
camel-up-cards-pay-now = teraz
camel-up-cards-average = średnio { $value }
camel-up-cards-swap = oddajesz
camel-up-cards-race-done = Akcja wyścigu za tobą
camel-up-cards-done = Koniec tury

camel-up-cards-banner-leg = Wypłata po etapie { $leg }
camel-up-cards-banner-race = Wypłata finałowa
camel-up-cards-banner-finished = { $camel } dobiega do mety!
camel-up-cards-storm-one = = 1 pole
camel-up-cards-banner-storm = Burza piaskowa!
camel-up-cards-banner-storm-why = Na polach { $cell } nie ma żadnego wielbłąda: teraz to jedno pole
camel-up-cards-banner-longer = Tor wydłuża się do pola { $to }
camel-up-cards-banner-longer-why = { $free ->
    [0] przed liderem nie było wolnego pola, a muszą być trzy
    [one] przed liderem było tylko jedno wolne pole, a muszą być trzy
   *[other] przed liderem były tylko { $free } wolne pola, a muszą być trzy
  }
camel-up-cards-banner-starts = Etap zaczyna { $name }
camel-up-cards-poorest = bo ma najmniej pieniędzy: { $money } FE
camel-up-cards-youngest = po { $money } FE: zaczyna najmłodsza z tych osób
camel-up-cards-banner-shown = Pokazane karty odkrywają się naraz
camel-up-cards-banner-played = { $card } z ręki: 1 pole

camel-up-cards-describe-start = Na starcie: { $camels }.
camel-up-cards-describe-stack = Pole { $cell }, od dołu: { $camels }.
camel-up-cards-describe-finish = Na mecie, od dołu: { $camels }.
camel-up-cards-describe-figure = { $figure ->
    [fox] Pole { $cell }: lis, jego kartę ma { $name }.
   *[other] Pole { $cell }: palma, jej kartę ma { $name }.
  }
camel-up-cards-describe-track = Ostatnie pole przed metą: { $last }.
camel-up-cards-describe-deck = Kart w talii wyścigu: { $left }.
camel-up-cards-describe-pile = Odkryte dotąd: { $cards }.

camel-up-cards-odds-later = Szanse pojawią się, gdy etap ruszy.
camel-up-cards-odds-leg = Miejsca na koniec etapu
camel-up-cards-odds-exact = Dokładnie, z tym, co wiesz: policzone wszystkie układy nieznanych ci kart ({ $orders }).
camel-up-cards-odds-sampled = Oszacowane na { $samples } układach nieznanych ci kart; błąd standardowy najwyżej { $error }%.
camel-up-cards-odds-end = Wyścig skończy się w tym etapie: { $chance }.
camel-up-cards-odds-figure = { $figure ->
    [fox] Lis dotrwa do wypłaty: { $chance }.
   *[other] Palma dotrwa do wypłaty: { $chance }.
  }
camel-up-cards-odds-values = Ile warta jest karta typowania
camel-up-cards-odds-values-how = Średnio w FE, jeśli będą tylko odkrywane karty. Typy na wyścig oszacowane na { $races } wyścigach; ± to jeden błąd standardowy.

camel-up-cards-leg-bets = Typowanie etapu
camel-up-cards-final-bets = Typowanie wyścigu
camel-up-cards-money-story = Historia w pieniądzach
camel-up-cards-plot = Pieniądze graczy po kolejnych wypłatach
camel-up-cards-end = koniec
camel-up-cards-winner-word = zwycięzca
camel-up-cards-won-race = wygrywa wyścig
camel-up-cards-loser-word = ostatni
camel-up-cards-sources = Skąd te pieniądze
camel-up-cards-and-start = i { $money } FE na początek
camel-up-cards-sum = Razem
camel-up-cards-figures-word = Lis, palma
camel-up-cards-legs = Etap po etapie
camel-up-cards-from-legs = Z etapów razem
camel-up-cards-leg-title = Etap { $leg }

camel-up-cards-hint-1 = W każdej turze trzeba wykonać jedną akcję wyścigu. Typować można przed nią albo po niej, ale ostatnia karta talii od razu kończy etap.
camel-up-cards-hint-2 = Karta z ręki przesuwa wielbłąda tylko o 1, nawet jeśli jest na niej +2. Nie musisz jej zagrywać.
camel-up-cards-hint-3 = Wielbłąd niesie wszystkich, których ma na grzbiecie. W wieży prowadzi ten wyżej.
camel-up-cards-hint-4 = Lis cofa i wsuwa pod spód, palma pcha dalej i na wierzch; figurka od razu schodzi z toru. Jeśli dotrwa do wypłaty, jej karta kosztuje 1.
camel-up-cards-hint-5 = Drugie miejsce daje tylko 1, nawet za piątkę. Typy na wyścig można wymieniać, typów na etap nie.
camel-up-cards-hint-6 = Nikt nie spada poniżej 1 FE: kto ma mało, może ryzykować.

camel-up-cards-move-discard = { $name } odrzuca: { $card }.
camel-up-cards-move-keep = { $name } zostawia na ręce: { $card }.
camel-up-cards-move-show = { $name } wykłada do pokazania: { $card }.
camel-up-cards-move-reveal = { $name } odkrywa wierzchnią kartę.
camel-up-cards-move-done = { $name } nie obstawia.
