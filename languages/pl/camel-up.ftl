camel-up-blurb = Wielbłądy ścigają się wokół piramidy, włażą na siebie i wywożą się nawzajem. Żaden nie jest twój: ty obstawiasz.
camel-up-minutes = 20–30
camel-up-option-first-seat = Pierwszy gracz
camel-up-option-first-seat-words = Kto zaczyna i decyduje o wieżach na starcie; według pudełka najmłodsza osoba.
camel-up-option-first-seat-random = losowo
camel-up-option-start-stacks = Wieże na starcie
camel-up-option-start-stacks-words = Kto układa wielbłądy ze wspólnego pola startowego: pierwszy gracz czy los.
camel-up-option-start-stacks-chooser = decyduje pierwszy gracz
camel-up-option-start-stacks-random = losowo
camel-up-option-money-view = Pieniądze innych
camel-up-option-money-view-words = Ukryte: sumy innych pojawią się na ekranie dopiero na koniec.
camel-up-option-money-view-open = widoczne
camel-up-option-money-view-hidden = ukryte do końca
camel-up-option-two-players = Gra we dwoje
camel-up-option-two-players-words = Włączona: usiąść mogą też dwie osoby, zasady są te same; stolik na dwoje ma ją włączoną.
camel-up-option-two-players-off = wyłączona
camel-up-option-two-players-on = włączona

camel-up-blue = niebieski
camel-up-green = zielony
camel-up-pink = różowy
camel-up-purple = fioletowy
camel-up-yellow = żółty
camel-up-black = czarny
camel-up-white = biały
camel-up-whom-blue = niebieskiego
camel-up-whom-green = zielonego
camel-up-whom-pink = różowego
camel-up-whom-purple = fioletowego
camel-up-whom-yellow = żółtego
camel-up-whom-black = czarnego
camel-up-whom-white = białego
camel-up-die-blue = niebieska
camel-up-die-green = zielona
camel-up-die-pink = różowa
camel-up-die-purple = fioletowa
camel-up-die-yellow = żółta
camel-up-die-grey = szara
camel-up-cheer = Doping
camel-up-boo = Wygwizdanie

camel-up-progress = etap { $leg } · kostek { $out } z 5
camel-up-progress-setup = przygotowanie
camel-up-progress-over = koniec

camel-up-money = Pieniądze w FE:
camel-up-money-hidden = ukryte do końca gry
camel-up-if-now = Gdyby etap skończył się teraz: { $change } FE
camel-up-tile-lies = { $side ->
    [cheer] Doping na polu { $space }
   *[other] Wygwizdanie na polu { $space }
  }
camel-up-cards-left = { $count ->
    [one] jedna karta typowania na ręce
    [few] { $count } karty typowania na ręce
   *[other] { $count } kart typowania na ręce
  }
camel-up-partner = Sojusz w tym etapie: { $name }
camel-up-pyramid-tickets = { $count ->
    [one] jeden kafelek piramidy
    [few] { $count } kafelki piramidy
   *[other] { $count } kafelków piramidy
  }
camel-up-ranking = Kolejność
camel-up-no-ranking = Wielbłądy dopiero ustawiają się na starcie.
camel-up-finish = meta
camel-up-racer-die = { $number ->
    [0] kostka jeszcze w piramidzie
   *[other] w tym etapie wyrzucono { $number }
  }

camel-up-prompt-turn = Weź kafelek typowania, połóż kafelek widowni, rzuć kostką albo wytypuj cały wyścig.
camel-up-prompt-turn-short = Wybierz jedną akcję.
camel-up-when-average = ⌀ = średnio
camel-up-prompt-turn-partner = Weź kafelek typowania, połóż kafelek widowni, rzuć kostką, wytypuj cały wyścig albo zawiąż sojusz.
camel-up-prompt-stack-first = Na polu { $space } startuje kilka wielbłądów. Który staje na dole?
camel-up-prompt-stack-next = Który wielbłąd następny w górę na polu { $space }?
camel-up-prompt-crazy = Który szalony wielbłąd staje na polu { $space }?

camel-up-act-leg = Etap
camel-up-act-race = Wyścig
camel-up-act-tile = Widownia
camel-up-act-pair = Sojusz
camel-up-feminine = { $camel ->
    [blue] niebieska
    [green] zielona
    [pink] różowa
    [purple] fioletowa
    [yellow] żółta
    [black] czarna
   *[white] biała
  }
camel-up-feminine-whom = { $camel ->
    [blue] niebieską
    [green] zieloną
    [pink] różową
    [purple] fioletową
    [yellow] żółtą
    [black] czarną
   *[white] białą
  }
camel-up-value = { $value ->
    [5] piątka
    [3] trójka
   *[other] dwójka
  }
camel-up-value-whom = { $value ->
    [5] piątkę
    [3] trójkę
   *[other] dwójkę
  }
camel-up-ticket = { camel-up-feminine } { camel-up-value }
camel-up-tickets-left = { $count ->
    [0] brak
    [one] został 1
   *[other] zostały { $count }
  }
camel-up-ticket-place = { $place ->
    [1] 1.
    [2] 2.
   *[other] 3.–5.
  }
camel-up-now = teraz
camel-up-average = średnio { $value }
camel-up-tile-home = Kafelek widowni jeszcze nie leży na torze.
camel-up-cheer-does = pole dalej, na wierzch
camel-up-boo-does = pole wstecz, pod spód
camel-up-tile-earns = Kto na nim stanie, przynosi ci 1 FE.
camel-up-tile-earns-average = Kto na nim stanie, przynosi ci 1 FE: w tym etapie średnio { $hits }.
camel-up-tile-pays = Kto na nim stanie, idzie o pole dalej albo wraca o pole, a ty dostajesz 1 FE.
camel-up-partner-shares = Sojusz w tym etapie: na jego koniec każde z was ({ $name } i ty) dostaje też najlepszy kafelek drugiego.
camel-up-partner-pays = Na koniec etapu każde z was dostaje też najlepszy kafelek drugiego.
camel-up-take-it = Biorę
camel-up-won-race = wygrywa wyścig
camel-up-card = { camel-up-feminine } karta typowania
camel-up-card-played = { $deck ->
    [winner] Twoja { camel-up-feminine } karta: nr { $position } na stosie zwycięzcy
   *[other] Twoja { camel-up-feminine } karta: nr { $position } na stosie przegranego
  }
camel-up-nominative = { $camel ->
    [blue] niebieski
    [green] zielony
    [pink] różowy
    [purple] fioletowy
   *[yellow] żółty
  }
camel-up-card-will = W tajemnicy: { camel-up-nominative }
camel-up-card-pays = Trafne płacą kolejno 8, 5, 3, 2, 1.
camel-up-card-worth = { $deck ->
    [winner] Wygrywa { $chance } wyścigów: średnio { $value }
   *[other] Jest ostatni w { $chance } wyścigów: średnio { $value }
  }
camel-up-card-stakes = trafna { $right }, zła { $wrong }
camel-up-will-win = wygra
camel-up-will-lose = będzie ostatni
camel-up-no-space = brak miejsca
camel-up-place-it = Połóż
camel-up-move-it = Przełóż
camel-up-choose-space = Wybierz pole na planszy.
camel-up-spots = Pola, na których możesz położyć kafelek
camel-up-space = Pole { $space }
camel-up-other-space = Inne pole
camel-up-tile-here = Twój kafelek na polu { $space }
camel-up-racers-top = kolorowe na { $to }, na wierzch
camel-up-racers-beneath = kolorowe na { $to }, pod spód
camel-up-racers-finish = kolorowe za metę
camel-up-racers-never = kolorowe tu nie staną
camel-up-crazies-top = szalone na { $to }, na wierzch
camel-up-crazies-beneath = szalone na { $to }, pod spód
camel-up-crazies-finish = szalone za metę
camel-up-crazies-never = szalone tu nie staną
camel-up-team-up = Zawiąż
camel-up-with-whom = Z kim na ten etap?
camel-up-roll = Rzuć
camel-up-roll-ticket = +1 FE · { $number }. rzut z 5

camel-up-banner-leg = Etap { $leg }: prowadzi { $first }, drugi jest { $second }
camel-up-banner-over = Koniec wyścigu
camel-up-describe-stack = Pole { $space }, od dołu: { $camels }.
camel-up-describe-beyond = Za metą, od dołu: { $camels }.
camel-up-describe-tile = { $side ->
    [cheer] Pole { $space }: doping, kładzie { $name }.
   *[other] Pole { $space }: wygwizdanie, kładzie { $name }.
  }
camel-up-describe-dice = Kostki w piramidzie: { $dice }.

camel-up-odds-later = Szanse pojawią się, gdy kostki się zatrzymają.
camel-up-odds-leg = Ten etap: pierwszy, drugi
camel-up-odds-bar = { $camel }: pierwszy { $first }, drugi { $second }, ostatni { $last }
camel-up-odds-end = Wyścig skończy się w tym etapie: { $chance }
camel-up-odds-values = Ile warta jest akcja
camel-up-odds-race = Cały wyścig
camel-up-odds-how = Etap jest policzony dokładnie. Cały wyścig oszacowany na { $races } rozegranych wyścigach; ± to jeden błąd standardowy.
camel-up-wins-race = wygra
camel-up-loses-race = ostatni
camel-up-cheer-on = doping na { $space }
camel-up-boo-on = wygwizdanie na { $space }

camel-up-cards-one-by-one = Karty, jedna po drugiej
camel-up-deck-winner = Na zwycięzcę
camel-up-deck-loser = Na przegranego
camel-up-deck-empty = Nikt się nie odważył.
camel-up-money-story = Historia w pieniądzach
camel-up-plot = Pieniądze graczy po kolejnych etapach
camel-up-start = start
camel-up-end = koniec
camel-up-winner = zwycięzca
camel-up-loser = ostatni
camel-up-sources = Skąd te pieniądze
camel-up-and-start = i { $money } FE na początek
camel-up-sum = Razem
camel-up-tickets = Kafelki
camel-up-tile = Widownia
camel-up-legs = Etap po etapie
camel-up-leg = Etap { $leg }
camel-up-copied-from = kopia, kafelek ma { $name }

camel-up-move-roll = { $name } rzuca kostką.

camel-up-hint-1 = Wygwizdanie wsuwa wielbłądy pod wieżę; po wyrzuceniu 1 nawet pod te, które przed chwilą zostawiły.
camel-up-hint-2 = Na szalone wielbłądy kafelki działają odwrotnie, a właściciel za każde trafienie dostaje 1 FE.
camel-up-hint-3 = Szalony wielbłąd, który wiezie kolorowe, rusza zawsze; gdy jeden szalony siedzi na drugim, rusza górny.
camel-up-hint-4 = W etapie wypada tylko pięć z sześciu kostek. Po nim kafelki i kostki wracają na miejsce.
camel-up-hint-5 = Drugie miejsce daje tylko 1, nawet za piątkę; każde dalsze kosztuje 1.
camel-up-hint-6 = Wyścig kończy się, gdy jakikolwiek wielbłąd minie metę, także szalony biegnący pod prąd.
