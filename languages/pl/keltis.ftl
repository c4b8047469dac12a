keltis-blurb = Pięć dróg z kamieni. Pierwsze kroki kosztują, ostatnie sowicie się opłacają, a każda kolumna kart idzie tylko w jedną stronę.
keltis-minutes = 30
bot-planner = Planista
keltis-option-layout = Ciemne kamienie
keltis-option-layout-checkerboard = naprzemiennie (szachownica)
keltis-option-layout-pairs = parami, dłuższe ciągi
keltis-option-layout-note = Nie wiemy, które kamienie drukowanej planszy są ciemne. Kto prowadzi serwer, może
keltis-option-layout-link = dopisać jej układ
keltis-option-first-player = Pierwszy gracz
keltis-option-first-player-words = Kto ma pierwszą turę.
keltis-option-first-player-random = losowo
keltis-option-first-player-seat1 = miejsce 1
keltis-option-redraw-own-discard = Własna odrzucona karta
keltis-option-redraw-own-discard-words = Czy wolno pociągnąć kartę dopiero co odrzuconą.
keltis-option-redraw-own-discard-yes = można wziąć z powrotem
keltis-option-redraw-own-discard-no = nie można wziąć z powrotem
keltis-option-clover-optional = Krok z koniczyny
keltis-option-clover-optional-words = Czy krok z koniczyny trzeba zrobić.
keltis-option-clover-optional-yes = można zrezygnować
keltis-option-clover-optional-no = obowiązkowy
keltis-option-bonus-enters = Wejście dodatkowym krokiem
keltis-option-bonus-enters-words = Czy dodatkowe kroki mogą wprowadzać znaczniki z pola startowego.
keltis-option-bonus-enters-yes = dozwolone
keltis-option-bonus-enters-no = niedozwolone
keltis-option-stall-rounds = Jałowe rundy
keltis-option-stall-rounds-words = Rundy, w których wszyscy tylko odrzucają i biorą odrzucone.
keltis-option-stall-rounds-10 = po dziesięciu koniec gry
keltis-option-stall-rounds-0 = nie kończą gry
keltis-option-browse-discards = Przeglądanie odrzuconych
keltis-option-browse-discards-words = Co ekran pokazuje ze stosów odrzuconych.
keltis-option-browse-discards-yes = całe stosy
keltis-option-browse-discards-no = tylko karta z wierzchu

keltis-blue = niebieska
keltis-brown = brązowa
keltis-green = zielona
keltis-pink = różowa
keltis-yellow = żółta
keltis-nominative = { $path ->
    [blue] niebieska
    [brown] brązowa
    [green] zielona
    [pink] różowa
   *[yellow] żółta
  }
keltis-accusative = { $path ->
    [blue] niebieską
    [brown] brązową
    [green] zieloną
    [pink] różową
   *[yellow] żółtą
  }
keltis-locative = { $path ->
    [blue] niebieskiej
    [brown] brązowej
    [green] zielonej
    [pink] różowej
   *[yellow] żółtej
  }
keltis-card = { keltis-nominative } { $value }
keltis-name-wish = kamień Życzeń
keltis-name-clover = koniczyna
keltis-name-number = płytka z liczbą { $points }
keltis-kind-small = Mały znacznik
keltis-kind-large = Duży znacznik
keltis-means-small = liczy się raz: { $least } do { $most }
keltis-means-large = podwójnie: { $least } do { $most }

keltis-progress = u celu { $count } z { $of }
keltis-progress-deck = · w stosie { $deck }
keltis-near = U celu { $count } z { $of }: następny kończy grę!
keltis-near-deck = { $count ->
    [one] Ostatnia karta w stosie kończy grę!
    [few] W stosie { $count } karty: ostatnia kończy grę!
   *[other] W stosie { $count } kart: ostatnia kończy grę!
  }
keltis-progress-setup = przygotowanie
keltis-progress-over = koniec

keltis-score-now = Wynik, gdyby gra skończyła się teraz
keltis-behind = do lidera { $far }
keltis-score-final = Wynik końcowy
keltis-wishes-have = { $count ->
    [0] ani jednego kamienia Życzeń
    [one] jeden kamień Życzeń
    [few] { $count } kamienie Życzeń
   *[other] { $count } kamieni Życzeń
  }
keltis-direction-up = rosnąco
keltis-direction-down = malejąco
keltis-direction-open = kierunek jeszcze otwarty
keltis-runs-up-short = rośnie
keltis-runs-down-short = maleje
keltis-runs-open-short = otwarta
keltis-hand-size = { $count ->
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
  }
keltis-known = Wzięte do ręki na oczach wszystkich
keltis-known-short = znane:
keltis-sheet = Arkusz punktów: ile wszystko jest teraz warte
keltis-number-tiles = Punkty z płytek z liczbą
keltis-number-tiles-short = Płytki z liczbą
keltis-wishing-stones = Kamienie Życzeń
keltis-wishes-next = { $count ->
    [0] Ani jednego kamienia Życzeń: { $value }; z pierwszym będzie { $next }.
    [one] Jeden kamień Życzeń: { $value }; z następnym będzie { $next }.
    [few] { $count } kamienie Życzeń: { $value }; z następnym będzie { $next }.
   *[other] { $count } kamieni Życzeń: { $value }; z następnym będzie { $next }.
  }
keltis-wishes-last = { $count ->
    [few] { $count } kamienie Życzeń: { $value }; następne już nic nie dodają.
   *[other] { $count } kamieni Życzeń: { $value }; następne już nic nie dodają.
  }
keltis-path-marker = { $kind ->
    [large] Duży znacznik
   *[small] Mały znacznik
  }
keltis-path-value = { $next ->
    [none] { keltis-path-marker } u celu na { keltis-locative }: { $value }.
   *[other] { keltis-path-marker } na { keltis-locative }, kamień { $row }: { $value }; o kamień dalej: { $next }.
  }

keltis-deck-left = { $count ->
    [one] jedna karta w zakrytym stosie
    [few] { $count } karty w zakrytym stosie
   *[other] { $count } kart w zakrytym stosie
  }
keltis-piles = Zakryty stos i stosy kart odrzuconych
keltis-pile-empty = Stos odrzuconych ({ keltis-nominative }): pusty
keltis-pile = { $card } na wierzchu, kart: { $count }. Przejrzyj odrzucone.
keltis-take = { $card }: weź z odrzuconych
keltis-discards = Karty odrzucone
keltis-discards-order = Od wierzchu.
keltis-none = pusto
keltis-browse = Przejrzyj odrzucone
keltis-spots = Kamienie, na które możesz wejść
keltis-enter-which = Który znacznik wchodzi na { keltis-accusative }?
keltis-way-marker = { $kind ->
    [large] duży znacznik
   *[small] mały znacznik
  }
keltis-way = { keltis-way-marker } na kamień { $row }, droga { keltis-nominative }: { $change }.
keltis-way-enters = { keltis-way-marker } wchodzi na { keltis-accusative }: { $change }.
keltis-way-chain = Ciąg kroków: { $steps }; na koniec { $way }
keltis-way-ends = To kończy grę!
keltis-way-leads-on = Koniczyna: jeszcze jeden krok.
keltis-way-leads-on-to = Koniczyna: do { $best }.

keltis-prompt-card = Wybierz kartę: ułóż ją albo odrzuć.
keltis-prompt-discard = Żadna karta nie pasuje: wybierz jedną do odrzucenia.
keltis-prompt-enter = Droga { keltis-nominative }: mały czy duży?
keltis-prompt-enter-one = Na { keltis-accusative } musi teraz wejść znacznik.
keltis-prompt-step = Krok na { keltis-locative } czy zostajesz?
keltis-prompt-clover = Koniczyna! Przesuń znacznik o kamień.
keltis-prompt-finished = Droga { keltis-nominative } skończona: możesz ruszyć innym znacznikiem o kamień.
keltis-prompt-draw = Pociągnij kartę: ze stosu albo odrzuconą.
keltis-prompt-draw-late = { $count ->
    [one] Pociągnij: ostatnia karta stosu kończy grę!
   *[other] Pociągnij: ostatnia z { $count } kart kończy grę!
  }
keltis-prompt-draw-deck = Pociągnij kartę: to zakończy turę.

keltis-hand = Twoja ręka
keltis-legend-change = o tyle zmieni się wynik
keltis-legend-clover = jeszcze jeden krok
keltis-legend-fits-not = nie pasuje (→ komu by pasowała)
keltis-legend-runs = kolumna rośnie albo maleje
keltis-legend-number = punkty za wejście
keltis-legend-wish = bez nich −4, za pięć +10
keltis-legend-goal = pięć u celu kończy grę
keltis-fits-not-short = nie pasuje
keltis-fits-not = Nie pasuje do twojej kolumny
keltis-wanted = pasuje: { $names }
keltis-runs-up = Za niska: co najmniej { $last }.
keltis-runs-down = Za wysoka: najwyżej { $last }.
keltis-will-step = Krok na kamień { $row }: { $change }.
keltis-will-step-more = Krok na kamień { $row }: { $change }, w tym { $tile ->
    [wish] kamień Życzeń
   *[number] liczba
  } { $more }.
keltis-will-enter = Wejdzie mały albo duży znacznik.
keltis-will-enter-small = Wejdzie mały znacznik: { $small }.
keltis-will-enter-large = Musi wejść duży znacznik: { $large }.
keltis-will-move-other = Droga skończona: rusza inny znacznik.
keltis-tile-wish = Zabierasz kamień Życzeń.
keltis-tile-clover = Koniczyna: jeszcze jeden krok.
keltis-tile-one = Płytka z liczbą: 1 punkt.
keltis-tile-two = Płytka z liczbą: 2 punkty.
keltis-tile-three = Płytka z liczbą: 3 punkty.
keltis-note-late = późno na nową drogę
keltis-note-fixes-up = odtąd rosnąco
keltis-note-fixes-down = odtąd malejąco
keltis-far = Przerywana ramka: kilka kroków naraz.
keltis-lay-and = Układasz { keltis-accusative } { $value }: { $way }
keltis-note-room = { $count ->
    [0] potem nic już nie pasuje
    [one] potem pasuje jeszcze 1 karta
    [few] potem pasują jeszcze { $count } karty
   *[other] potem pasuje jeszcze { $count } kart
  }
keltis-note-covers = przykryje { $value }
keltis-lay = Układam
keltis-lay-and-step = Układam i idę
keltis-lay-with = { $kind ->
    [small] Mały
   *[large] Duży
}
keltis-lay-only = Bez kroku
keltis-discard = Odrzucam
keltis-to-stone = { $from ->
    [none] na { keltis-locative } na kamień { $row }
   *[other] na { keltis-locative } { $from } → { $row }
  }
keltis-stay = Zostaję
keltis-no-bonus = Bez kroku
keltis-draw-deck = Zakryty stos
keltis-draw-short = Stos
keltis-draw-only = Pociągnij kartę i zakończ turę

keltis-ended-goal = Piąty znacznik jest u celu: gra natychmiast się kończy.
keltis-ended-deck = Pociągnięto ostatnią kartę: koniec gry.
keltis-ended-stall = Za dużo jałowych tur z rzędu: koniec gry.
keltis-banner-small = małe znaczniki { $value }
keltis-banner-large = duży znacznik { $value }
keltis-banner-wishes = { $count ->
    [one] jeden kamień Życzeń { $value }
    [few] { $count } kamienie Życzeń { $value }
   *[other] { $count } kamieni Życzeń { $value }
  }
keltis-describe-marker = { $kind ->
    [large] { keltis-nominative } { $row } (duży)
   *[small] { keltis-nominative } { $row }
  }
keltis-describe-seat = { $name }: { $places }.
keltis-describe-start = { $name }: wszystkie znaczniki na polu startowym.
keltis-describe-tiles = Płytki na { keltis-locative }: { $tiles }.

keltis-odds-later = Szanse widać, dopóki ciągnie się karty.
keltis-odds-unseen = Karty, których nie widać
keltis-odds-count = { $count ->
    [one] Jedna karta:
    [few] { $count } karty:
   *[other] { $count } kart:
  } { $seats ->
    [2] na cudzej ręce, w zakrytym stosie albo poza grą.
   *[other] na cudzych rękach albo w zakrytym stosie.
  }
keltis-odds-fits = Ze stosu przyjdzie pasująca karta
keltis-odds-how = Szansa, że następna karta będzie w tym kolorze i będzie pasować do twojej kolumny. Każda niewidziana karta jest równie prawdopodobna.

keltis-sources = Skąd te punkty
keltis-sources-how = Obręcz oznacza duży znacznik: jego rząd liczy się podwójnie.
keltis-sum = Suma
keltis-left-in-hand = Zostało na ręce, nic niewarte
keltis-story-points = Przebieg w punktach
keltis-plot = Wynik każdego gracza po każdej turze, gdyby gra się wtedy skończyła
keltis-turns = { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[other] { $count } tur
  }
keltis-on-the-table = Na stole

keltis-hint-1 = Równe karty mogą leżeć po sobie, a kierunek pozostaje otwarty, dopóki wszystkie karty w kolumnie są równe.
keltis-hint-2 = Pierwsza karta w kolorze stawia znacznik na −4. Trzy kroki dalej droga już zarabia: nie zaczynaj wszystkich pięciu.
keltis-hint-3 = Duży znacznik liczy się podwójnie, straty też. Wybierasz go tylko wtedy, gdy wchodzi na drogę.
keltis-hint-4 = Płytki z liczbą i koniczyny zostają dla następnych; kamień Życzeń bierze pierwszy.
keltis-hint-5 = Bez kamieni Życzeń tracisz 4, z jednym 3. Dwa są warte 2, pięć i więcej: 10.
keltis-hint-6 = Piąty znacznik na ostatnich trzech kamieniach kończy grę od razu, czyjkolwiek jest. Jego płytka już nie działa.

keltis-move-draw = { $name } ciągnie z zakrytego stosu.
