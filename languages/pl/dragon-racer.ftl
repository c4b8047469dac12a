bot-racer = Lotnik
dragon-racer-blurb = Dobieraj smoki, a ich kolory odpalą twój zespół. Kto przez siedem tur zaleci najdalej, wygrywa.
dragon-racer-minutes = 30–45
dragon-racer-option-heroes = Bohaterowie
dragon-racer-option-heroes-words = Jak rozdziela się bohaterów.
dragon-racer-option-heroes-pick = każdy wybiera
dragon-racer-option-heroes-random = losowo
dragon-racer-option-heroes-set = Zestaw bohaterów
dragon-racer-option-heroes-set-words = Podstawowi: tylko trzy proste talenty, w 3, 5 lub 6 osób.
dragon-racer-option-heroes-set-all = cała dwunastka
dragon-racer-option-heroes-set-basic = tylko podstawowi
dragon-racer-option-leap = Skok Zwycięstwa
dragon-racer-option-leap-words = Jak często ten talent płaci w jednej turze.
dragon-racer-option-leap-each = za każdą krainę
dragon-racer-option-leap-once = raz na turę
dragon-racer-option-hero-pays-attack = Bohater na ataki
dragon-racer-option-hero-pays-attack-words = Czy symbol bohatera może opłacić atak.
dragon-racer-option-hero-pays-attack-yes = tak
dragon-racer-option-hero-pays-attack-no = nie

dragon-racer-red = czerwony
dragon-racer-green = zielony
dragon-racer-blue = niebieski
dragon-racer-yellow = żółty
dragon-racer-realm-city = Miasto Mocy
dragon-racer-realm-wood = Dzika Knieja
dragon-racer-realm-mountains = Góry Ogniste
dragon-racer-realm-bay = Mroźna Zatoka
dragon-racer-realm-caves = Złote Jaskinie
dragon-racer-realm-star = Gwiezdny Szlak
dragon-racer-short-city = Miasto
dragon-racer-short-wood = Knieja
dragon-racer-short-mountains = Góry
dragon-racer-short-bay = Zatoka
dragon-racer-short-caves = Jaskinie
dragon-racer-short-star = Szlak
dragon-racer-tile-red = { $realm }, kolor czerwony
dragon-racer-tile-green = { $realm }, kolor zielony
dragon-racer-tile-blue = { $realm }, kolor niebieski
dragon-racer-tile-yellow = { $realm }, kolor żółty
dragon-racer-tile-upper = Zakryta płytka górna, poziom 3
dragon-racer-tile-lower = Zakryta płytka dolna, poziom 4

dragon-racer-phase-setup = Przygotowanie
dragon-racer-phase-discovery = Odkrywanie
dragon-racer-phase-draft = Dobieranie
dragon-racer-phase-flight = Lot
dragon-racer-phase-turbo = Turbo
dragon-racer-progress = tura { $turn } z 7 · { $phase }
dragon-racer-progress-setup = przygotowanie
dragon-racer-progress-over = koniec
dragon-racer-last-turn = Ostatnia tura!
dragon-racer-last-turn-tie = Przy równej odległości wygrywa ten, kto w niej przeleci więcej.

dragon-racer-hero-rowan = Rowan
dragon-racer-hero-amrita = Amrita
dragon-racer-hero-rosella = Rosella
dragon-racer-hero-katsuro = Katsuro
dragon-racer-hero-li = Li
dragon-racer-hero-mona = Mona
dragon-racer-hero-saskia = Saskia
dragon-racer-hero-torvald = Torvald
dragon-racer-hero-nerys = Nerys
dragon-racer-hero-dagan = Dagan
dragon-racer-hero-kafka = Kafka
dragon-racer-hero-mingzu = Mingzu
dragon-racer-talent-formation = Lot w Szyku
dragon-racer-talent-substitutes = Zmiennicy
dragon-racer-talent-high = Wysokie Loty
dragon-racer-talent-leap = Skok Zwycięstwa
dragon-racer-talent-strike = Uderz i Leć
dragon-racer-talent-team = Gra Zespołowa
dragon-racer-does-formation = +3, gdy odpali cały zespół.
dragon-racer-does-substitutes = +2 za wymianę na inny kolor.
dragon-racer-does-high = +1 za odpalonego smoka szybkości 6+.
dragon-racer-does-leap = +1 za krainę w Turbo, też z remisem.
dragon-racer-does-leap-once = +1 za wygraną w Turbo, też z remisem.
dragon-racer-does-strike = +2 za każdy atak.
dragon-racer-does-team = Cztery smoki w zespole.
dragon-racer-lends-formation = Wsparcie: niebieskie.
dragon-racer-lends-substitutes = Wsparcie: zielone.
dragon-racer-lends-high = Wsparcie: dowolne.
dragon-racer-lends-leap = Wsparcie: żółte.
dragon-racer-lends-strike = Wsparcie: czerwone.
dragon-racer-lends-team = Bez wsparcia bohatera.

dragon-racer-card-cinderpip = Żarzynek
dragon-racer-card-emberling = Iskierek
dragon-racer-card-sparkle = Iskrzak
dragon-racer-card-kindle = Podpałek
dragon-racer-card-mossy = Mszaczek
dragon-racer-card-fernwick = Paprotek
dragon-racer-card-sprout = Kiełek
dragon-racer-card-clover = Koniczynek
dragon-racer-card-frostnip = Mrozik
dragon-racer-card-drizzle = Mżawek
dragon-racer-card-puddle = Kałużek
dragon-racer-card-sleet = Chlapek
dragon-racer-card-glimmer = Migotek
dragon-racer-card-beacon = Latarnik
dragon-racer-card-spindle = Wrzecionek
dragon-racer-card-tinker = Majsterek
dragon-racer-card-scorchtail = Żaroogon
dragon-racer-card-flintwing = Krzemień
dragon-racer-card-magmaw = Magmopysk
dragon-racer-card-brazier = Koksownik
dragon-racer-card-barkhide = Koroskór
dragon-racer-card-ivywing = Bluszczak
dragon-racer-card-thistle = Ostrożeń
dragon-racer-card-oakensnap = Dębołap
dragon-racer-card-icefin = Lodopłetw
dragon-racer-card-glacierback = Lodowiec
dragon-racer-card-hailstorm = Gradobij
dragon-racer-card-wavecrest = Grzywacz
dragon-racer-card-brasswing = Mosiężnik
dragon-racer-card-lampfire = Lampiarz
dragon-racer-card-cogtooth = Zębatek
dragon-racer-card-sunspire = Złocisz
dragon-racer-card-thornblaze = Ogniocierń
dragon-racer-card-rustleaf = Rdzawolist
dragon-racer-card-bramblefang = Jeżyniec
dragon-racer-card-redbough = Jarzębin
dragon-racer-card-jadehorn = Jadoróg
dragon-racer-card-verdigris = Grynszpan
dragon-racer-card-malachite = Malachit
dragon-racer-card-peridot = Oliwin
dragon-racer-card-nightglide = Nocolot
dragon-racer-card-moonshard = Lunar
dragon-racer-card-eclipse = Mrocznik
dragon-racer-card-skyveil = Niebosłon
dragon-racer-card-sulphur = Siarkacz
dragon-racer-card-ashgold = Popiołek
dragon-racer-card-lavaluz = Lawolej
dragon-racer-card-amberjaw = Bursztyn
dragon-racer-card-novaclaw = Nowoszpon
dragon-racer-card-pulsar = Pulsar
dragon-racer-card-meteorax = Meteoraks
dragon-racer-card-crimson-comet = Karmazyn
dragon-racer-card-kelpmaw = Glonopysk
dragon-racer-card-brinefang = Słonokieł
dragon-racer-card-seaglass = Szklanofal
dragon-racer-card-tidemother = Przybój
dragon-racer-card-voltspire = Gromosz
dragon-racer-card-arcwing = Iskropiór
dragon-racer-card-cobalt-titan = Kobaltor
dragon-racer-card-stormcore = Burzowiec
dragon-racer-card-goldmaw = Złotopysk
dragon-racer-card-hoardlord = Skarbnik
dragon-racer-card-gildedge = Złotobok
dragon-racer-card-auricrown = Złotogłów
dragon-racer-whom-cinderpip = Żarzynka
dragon-racer-whom-emberling = Iskierka
dragon-racer-whom-sparkle = Iskrzaka
dragon-racer-whom-kindle = Podpałka
dragon-racer-whom-mossy = Mszaczka
dragon-racer-whom-fernwick = Paprotka
dragon-racer-whom-sprout = Kiełka
dragon-racer-whom-clover = Koniczynka
dragon-racer-whom-frostnip = Mrozika
dragon-racer-whom-drizzle = Mżawka
dragon-racer-whom-puddle = Kałużka
dragon-racer-whom-sleet = Chlapka
dragon-racer-whom-glimmer = Migotka
dragon-racer-whom-beacon = Latarnika
dragon-racer-whom-spindle = Wrzecionka
dragon-racer-whom-tinker = Majsterka
dragon-racer-whom-scorchtail = Żaroogona
dragon-racer-whom-flintwing = Krzemienia
dragon-racer-whom-magmaw = Magmopyska
dragon-racer-whom-brazier = Koksownika
dragon-racer-whom-barkhide = Koroskóra
dragon-racer-whom-ivywing = Bluszczaka
dragon-racer-whom-thistle = Ostrożenia
dragon-racer-whom-oakensnap = Dębołapa
dragon-racer-whom-icefin = Lodopłetwa
dragon-racer-whom-glacierback = Lodowca
dragon-racer-whom-hailstorm = Gradobija
dragon-racer-whom-wavecrest = Grzywacza
dragon-racer-whom-brasswing = Mosiężnika
dragon-racer-whom-lampfire = Lampiarza
dragon-racer-whom-cogtooth = Zębatka
dragon-racer-whom-sunspire = Złocisza
dragon-racer-whom-thornblaze = Ogniociernia
dragon-racer-whom-rustleaf = Rdzawolista
dragon-racer-whom-bramblefang = Jeżyńca
dragon-racer-whom-redbough = Jarzębina
dragon-racer-whom-jadehorn = Jadoroga
dragon-racer-whom-verdigris = Grynszpana
dragon-racer-whom-malachite = Malachita
dragon-racer-whom-peridot = Oliwina
dragon-racer-whom-nightglide = Nocolota
dragon-racer-whom-moonshard = Lunara
dragon-racer-whom-eclipse = Mrocznika
dragon-racer-whom-skyveil = Niebosłona
dragon-racer-whom-sulphur = Siarkacza
dragon-racer-whom-ashgold = Popiołka
dragon-racer-whom-lavaluz = Lawoleja
dragon-racer-whom-amberjaw = Bursztyna
dragon-racer-whom-novaclaw = Nowoszpona
dragon-racer-whom-pulsar = Pulsara
dragon-racer-whom-meteorax = Meteoraksa
dragon-racer-whom-crimson-comet = Karmazyna
dragon-racer-whom-kelpmaw = Glonopyska
dragon-racer-whom-brinefang = Słonokła
dragon-racer-whom-seaglass = Szklanofala
dragon-racer-whom-tidemother = Przyboja
dragon-racer-whom-voltspire = Gromosza
dragon-racer-whom-arcwing = Iskropióra
dragon-racer-whom-cobalt-titan = Kobaltora
dragon-racer-whom-stormcore = Burzowca
dragon-racer-whom-goldmaw = Złotopyska
dragon-racer-whom-hoardlord = Skarbnika
dragon-racer-whom-gildedge = Złotoboka
dragon-racer-whom-auricrown = Złotogłowa

dragon-racer-attack-card = karta ataku
dragon-racer-speed = szybkość { $speed }
dragon-racer-card-words = { $name }: { $realm }, kolor { $colour }, szybkość { $speed }, wymaga: { $needs }
dragon-racer-attack-words = { $name }: { $realm }, kolor { $colour }, karta ataku
dragon-racer-ready = może odpalić
dragon-racer-ready-or = może odpalić zamiast innego
dragon-racer-or = albo ten
dragon-racer-or-short = albo
dragon-racer-missing = brakuje: { $symbols }
dragon-racer-hero-helps = z bohaterem
dragon-racer-team = Zespół
dragon-racer-hand = Ręka
dragon-racer-drafted = Dobrane
dragon-racer-for-support = Wsparcie
dragon-racer-deck-count = { $count ->
    [one] jedna karta w talii
    [few] { $count } karty w talii
   *[other] { $count } kart w talii
  }
dragon-racer-trophy = Trofeum { $place }
dragon-racer-flown = { $distance ->
    [one] jedno pole za sobą
    [few] { $distance } pola za sobą
   *[other] { $distance } pól za sobą
  }
dragon-racer-lap = okrążenie { $lap }
dragon-racer-chosen = karta wybrana
dragon-racer-choosing = wybiera
dragon-racer-order = Kolejność lotu
dragon-racer-order-last-first = od ostatniego
dragon-racer-leads = prowadzi
dragon-racer-behind = { $far } za liderem
dragon-racer-safe = już po locie, bezpiecznie
dragon-racer-can-be-attacked = można jeszcze atakować
dragon-racer-so-far = Licząc karty, które już widać.
dragon-racer-seen-hand = Ręka { $pass }

dragon-racer-prompt-hero = Wybierz bohatera.
dragon-racer-prompt-pick = Wybierz kartę.
dragon-racer-prompt-pick-pass = { $count ->
    [one] Ostatnią dostanie { $name }.
   *[other] Resztę dostanie { $name }.
  }
dragon-racer-prompt-attack = { $card }: atakujesz?
dragon-racer-prompt-attack-leader = { $card } zostaje na wsparcie? Rywale są już po locie.
dragon-racer-prompt-fire = Wybierz smoki do odpalenia.
dragon-racer-prompt-swap = Chcesz wymienić smoka w zespole?
dragon-racer-prompt-swap-next = Kto wejdzie, a za kogo? Poleci od tury { $turn }.
dragon-racer-prompt-swap-note = Ten, który odejdzie, liczy się jeszcze w Turbo.
dragon-racer-prompt-swap-last = Ostatni lot za tobą: wymiana nic już nie da.
dragon-racer-act-keep-card = Biorę: { $card }
dragon-racer-act-keep-it = Biorę
dragon-racer-act-hold = Bez ataku
dragon-racer-act-hold-own = Zostaje na wsparcie
dragon-racer-act-fire-total = Odpalam, +{ $total }
dragon-racer-act-fire = Odpalam
dragon-racer-act-attack = Atakuję
dragon-racer-act-done-none = Nic nie odpalam
dragon-racer-act-keep = Zespół zostaje
dragon-racer-act-end = Kończę lot
dragon-racer-swap-first = Odpalam i wymieniam
dragon-racer-nothing-fires = Nic nie odpala: +0.
dragon-racer-then-fire = Odpala { $name }: { dragon-racer-spaces }.
dragon-racer-then-all = W tej turze razem { $all }.
dragon-racer-aim-needs = Dokłada
dragon-racer-aim-or = albo traci { $loss }.
dragon-racer-aim-hero = Bohater może go dać.
dragon-racer-aim-behind = Smokami doleci najwyżej do { $to }, ty do { $own }.
dragon-racer-aim-far = Lecisz { $far } zamiast { $with }.
dragon-racer-aim-same = Lecisz { $far } tak czy tak.

dragon-racer-tied = Po { $distance }, ostatnia tura:
dragon-racer-ties-settled = Równo po { $distance }; rozstrzyga ostatnia tura: { $names }.

dragon-racer-story = Historia wyścigu
dragon-racer-plot = Odległość każdego gracza po kolejnych turach
dragon-racer-sources = Skąd te pola
dragon-racer-source-dragons = Smoki
dragon-racer-source-talent = Talent
dragon-racer-source-turbo = Turbo
dragon-racer-source-last = Tura 7
dragon-racer-sum = Razem
dragon-racer-turns = Tura po turze
dragon-racer-account-turn = Tura
dragon-racer-account-most = Najdłuższy lot
dragon-racer-account-first = Na czele
dragon-racer-describe-pawn = { $name }: odległość { $distance }, { $tile }, okrążenie { $lap }.

dragon-racer-turn-short = tura { $turn }
dragon-racer-turn-words = Tura { $turn }: po { $cards ->
    [few] { $cards } karty
   *[other] { $cards } kart
  }, ręce w { $way ->
    [left] lewo
   *[right] prawo
  }, premia turbo { $premium }
dragon-racer-turbo-for = Turbo za { $premium }
dragon-racer-seen-hands = Widziane ręce
dragon-racer-teams = Zespoły
dragon-racer-act-hero = Lecę jako { $name }
dragon-racer-spaces = { $far ->
    [one] jedno pole
    [few] { $far } pola
   *[other] { $far } pól
  }
dragon-racer-brings = { $far ->
    [0] Z nią jeszcze żaden smok nie odpali.
   *[other] Z nią { $count ->
        [one] odpali
       *[other] odpalą
      } { $names }: { dragon-racer-spaces }, { $more ->
        [0] tyle samo co bez niej.
       *[other] o { $more } więcej niż bez niej.
      }
  }
dragon-racer-brings-flight = Lot { $from } → { $far }
dragon-racer-brings-part = { $name }: { $count } z { $all }.
dragon-racer-key-total = pól
dragon-racer-key-turbo = w tym turbo
dragon-racer-key-symbols = symboli
dragon-racer-brings-nothing = Na razie niepotrzebna.
dragon-racer-turbo-off = jeszcze nie w turbo
dragon-racer-turbo-lead = prowadzisz
dragon-racer-turbo-same = jak dotąd
dragon-racer-turbo-level = po równo z
dragon-racer-turbo-behind = na czele
dragon-racer-how = Jak przebiega wyścig
dragon-racer-how-1 = Dobieranie: zostaw kartę, resztę podaj dalej.
dragon-racer-how-2 = Lot: karta użycza koloru jednemu smokowi. Smok, który ma wszystko, odpala i niesie cię dalej.
dragon-racer-how-3 = Atak: smok rywala potrzebuje o symbol więcej.
dragon-racer-how-4 = Dobrany smok może wejść do zespołu.
dragon-racer-how-5 = Turbo: kto ma najwięcej kart krainy, leci dalej.
dragon-racer-how-6 = Po siedmiu turach wygrywa najdalszy.
dragon-racer-asks-more = Trafiony musi dołożyć
dragon-racer-or-loses = albo nie odpali.
dragon-racer-hits-hardest = najmocniej
dragon-racer-stays-behind = zostaje za tobą
dragon-racer-hold-words = Najdalszy lot: { $with } z tą kartą jako wsparciem, { $without } bez niej.
dragon-racer-hold-far = lecisz { $with }, po ataku { $without }
dragon-racer-gap-ahead = o { $by } dalej
dragon-racer-rival = rywal
dragon-racer-turbo = Turbo
dragon-racer-turbo-pays = po { $premium }
dragon-racer-turbo-each = Turbo: { $premium } za krainę
dragon-racer-gap-level = na równi
dragon-racer-gap-behind = { $by } za tobą
dragon-racer-hold-same = lecisz { $far } tak czy tak
dragon-racer-or-own = Albo trafisz własnego smoka, który potrzebuje wtedy też
dragon-racer-as-support = zostaje na wsparcie
dragon-racer-own-team = Twój zespół
dragon-racer-own-flight = Twój lot: { $far }
dragon-racer-start-over = Od nowa
dragon-racer-fire-words = Odpal: { $card }
dragon-racer-choose-dragons = Nic nie odpala. Zaznacz smoki do odpalenia.
dragon-racer-set-lacks = Razem brakuje:
dragon-racer-set-lacks-hero = Bohater da tylko jeden.
dragon-racer-may-join = Mogą wejść
dragon-racer-each-brings = inny kolor +{ $more }
dragon-racer-team-speed = szybkość zespołu
dragon-racer-who-leads = Kto prowadzi
dragon-racer-keep-words-last = Wyślij lot bez wymiany.
dragon-racer-keep-words = Zostaw zespół bez wymiany albo wskaż smoka, który ma wejść.
dragon-racer-takes-place = { $card } wchodzi.
dragon-racer-who-leaves = Wskaż, kto odchodzi.
dragon-racer-act-swap = { $card } za { $whom }
dragon-racer-swap-speed = zespół { $from } → { $to }
dragon-racer-deck-title = Co jest jeszcze w talii
dragon-racer-deck-rest = { $count ->
    [one] Jedna karta jest na cudzej ręce, zakryta albo odłożona.
    [few] { $count } karty są na cudzych rękach, zakryte albo odłożone.
   *[other] { $count } kart jest na cudzych rękach, zakrytych albo odłożonych.
  }
dragon-racer-deck-attacks = { $count ->
    [0] Nie ma wśród nich kart ataku.
    [one] Jedna z nich to karta ataku.
    [few] Wśród nich { $count } karty ataku.
   *[other] Wśród nich { $count } kart ataku.
  }
dragon-racer-tiles-upper = Płytki górne, poziom 3
dragon-racer-tiles-lower = Płytki dolne, poziom 4
dragon-racer-tile-is-open = odkryta
dragon-racer-tile-is-hidden = może być zakryta
dragon-racer-tile-is-out = poza tą grą
dragon-racer-source-attacks = Ataki
dragon-racer-source-swaps = Wymiany
dragon-racer-hint-1 = Jedna karta wspiera jednego smoka, jednym symbolem. I nie zapomnij o symbolu bohatera.
dragon-racer-hint-2 = Smok odpala w całości albo wcale: lepsze dwa małe niż jeden wielki, któremu brakuje symbolu.
dragon-racer-hint-3 = Kolory odpalają smoki, krainy liczą się w Turbo. Zielony smok z Mroźnej Zatoki odpala na zielono, a w Turbo liczy się do Zatoki.
dragon-racer-hint-4 = W Turbo liczą się też karty nieużyte, karty ataku, które wróciły, i smok, który odszedł z zespołu.
dragon-racer-hint-5 = Lider leci ostatni i każdy może go zaatakować. Kto już leciał, jest bezpieczny.
dragon-racer-hint-6 = Silniejszego smoka wprowadź w porę: odpalić może dopiero w następnej turze.

dragon-racer-move-hold = { $name } nie atakuje kartą: { $card }.
dragon-racer-move-fire = { $name } odpala: { $card }.
dragon-racer-move-done = { $name } nie odpala więcej smoków.
dragon-racer-move-keep = { $name } nie zmienia zespołu.
