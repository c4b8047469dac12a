bot-trader = Handlarz
sobek-blurb = Łodzie wiozą dobra na budowę świątyni. Bierz z kolejki, zagrywaj układy i uważaj na korupcję: kto się przepycha, ten płaci.
sobek-minutes = 40
sobek-option-amulet-only-sets = Układy z amuletów
sobek-option-amulet-only-sets-words = Czy nowy układ może składać się z samych amuletów.
sobek-option-amulet-only-sets-off = niedozwolone
sobek-option-amulet-only-sets-on = dozwolone
sobek-option-thief-pick = Złodziej kradnie
sobek-option-thief-pick-words = Czy Złodziej wybiera po rewersie, czy dostaje kartę z losu.
sobek-option-thief-pick-back = kartę o wybranym rewersie
sobek-option-thief-pick-random = dowolną kartę z ręki
sobek-option-prosperity-new-set = Dobrobyt na nowym układzie
sobek-option-prosperity-new-set-words = Czy liczy się układ, który przyniósł to wydarzenie.
sobek-option-prosperity-new-set-on = można
sobek-option-prosperity-new-set-off = nie można
sobek-option-courtesan-amulets = Kurtyzana i amulety
sobek-option-courtesan-amulets-words = Czy może dokładać amulety do układu.
sobek-option-courtesan-amulets-on = może je dokładać
sobek-option-courtesan-amulets-off = nie może
sobek-option-penalty-base = Kara zależy od
sobek-option-penalty-base-words = Czy punkty z Oszustwa wydłużają karę.
sobek-option-penalty-base-sets = punktów z układów
sobek-option-penalty-base-deceit = układów i Oszustwa
sobek-option-corruption-counts = Korupcja rywali
sobek-option-corruption-counts-words = Ukryta: ze stosów rywali ekran pokazuje tylko Klątwy.
sobek-option-corruption-counts-shown = widoczna
sobek-option-corruption-counts-hidden = ukryta do końca rundy
sobek-option-memory = Pamięć o kartach
sobek-option-memory-words = Czy stolik przypomina karty, które było widać.
sobek-option-memory-on = stolik pamięta
sobek-option-memory-off = pamiętaj sam

sobek-who-ivory = kość słoniowa
sobek-who-ebony = heban
sobek-who-marble = marmur
sobek-who-cattle = bydło
sobek-who-fish = ryby
sobek-who-wheat = pszenica
sobek-who-amulet = amulet
sobek-who-queen = Królowa
sobek-who-priest = Arcykapłan
sobek-who-priestess = Arcykapłanka
sobek-who-vizier = Wezyr
sobek-who-scribe = Skryba
sobek-who-thief = Złodziej
sobek-who-courtesan = Kurtyzana
sobek-who-merchant = Kupiec
sobek-whom-ivory = kość słoniową
sobek-whom-ebony = heban
sobek-whom-marble = marmur
sobek-whom-cattle = bydło
sobek-whom-fish = ryby
sobek-whom-wheat = pszenicę
sobek-whom-amulet = amulet
sobek-whom-queen = Królową
sobek-whom-priest = Arcykapłana
sobek-whom-priestess = Arcykapłankę
sobek-whom-vizier = Wezyra
sobek-whom-scribe = Skrybę
sobek-whom-thief = Złodzieja
sobek-whom-courtesan = Kurtyzanę
sobek-whom-merchant = Kupca
sobek-of-ivory = kości słoniowej
sobek-of-ebony = hebanu
sobek-of-marble = marmuru
sobek-of-cattle = bydła
sobek-of-fish = ryb
sobek-of-wheat = pszenicy
sobek-with-scarabs = { $scarabs ->
    [1] ze skarabeuszem
    [2] z dwoma skarabeuszami
   *[other] z trzema skarabeuszami
  }
sobek-who-back-green = zakryta karta startowa
sobek-who-back-beige = zakryta karta dóbr
sobek-who-back-orange = zakryta postać
sobek-whom-back-green = zakrytą kartę startową
sobek-whom-back-beige = zakrytą kartę dóbr
sobek-whom-back-orange = zakrytą postać
sobek-back-green = zielone rewersy
sobek-back-beige = beżowe rewersy
sobek-back-orange = pomarańczowe rewersy
sobek-backs-green = { $count ->
    [one] 1 karta startowa
    [few] { $count } karty startowe
   *[other] { $count } kart startowych
  }
sobek-backs-beige = { $count ->
    [one] 1 karta dóbr
    [few] { $count } karty dóbr
   *[other] { $count } kart dóbr
  }
sobek-backs-orange = { $count ->
    [one] 1 postać
    [few] { $count } postacie
   *[other] { $count } postaci
  }
sobek-symbol-number = liczba
sobek-symbol-ankh = ankh
sobek-symbol-eye = oko
sobek-symbol-feather = pióro
sobek-symbol-reed = trzcina

sobek-token-fraternity = Bractwo ({ $glyph })
sobek-token-flood = Wylew rzeki
sobek-token-curse = Klątwa
sobek-token-prosperity = Dobrobyt
sobek-token-embalming = Balsamowanie
sobek-token-deceit = Oszustwo
sobek-event-fraternity = Na ten symbol: ty naprzód, wybrany rywal wstecz.
sobek-event-flood = Jeszcze jedna tura.
sobek-event-curse = Na stos rywala: +2 korupcji.
sobek-event-prosperity = +2 skarabeusze dla twojej pszenicy, ryb albo bydła.
sobek-event-embalming = Weź na rękę cały swój stos korupcji.
sobek-event-deceit = Pokaż stos korupcji: punkt za kartę.
sobek-event-idle = Teraz nic nie daje.
sobek-event-fraternity-now = Ty: { $from } → { $to }.
sobek-event-fraternity-back = { $name }: { $from } → { $to }.
sobek-event-fraternity-idle = Nikt się nie cofnie.
sobek-event-prosperity-now = { $family }: { $now } → { $then }.
sobek-event-embalming-now = Kart: { $count }.
sobek-event-deceit-now = Teraz +{ $count }.

sobek-power-queen = Dobierasz trzy karty z wierzchu talii.
sobek-power-priest = Odrzucasz ze swojego stosu korupcji wszystkie karty jednej rodziny.
sobek-power-priestess = Odrzucasz ze swojego stosu korupcji wszystkie karty jednej rodziny.
sobek-power-vizier = Oglądasz stos korupcji rywala i bierzesz z niego jedną kartę.
sobek-power-scribe = Każdy rywal, który ma ponad sześć kart, nadmiar oddaje do korupcji.
sobek-power-thief = Kradniesz rywalowi kartę z ręki; widzisz tylko rewersy.
sobek-power-courtesan = Dokładasz do swojego układu jedną lub dwie karty.
sobek-power-merchant = Bierzesz dowolną kartę z nabrzeża, bez korupcji.
sobek-short-queen = dobiera trzy karty z talii
sobek-short-priest = odrzuca z korupcji całą jedną rodzinę
sobek-short-priestess = odrzuca z korupcji całą jedną rodzinę
sobek-short-vizier = bierze kartę z korupcji rywala
sobek-short-scribe = rywale oddają do korupcji karty ponad sześć
sobek-short-thief = kradnie rywalowi kartę
sobek-short-courtesan = dokłada 1–2 karty do układu
sobek-short-merchant = bierze dowolną kartę z nabrzeża za darmo
sobek-power-idle = Teraz nic by nie dała.
sobek-power-scribe-now = Odda: { $names }.

sobek-progress = { $left ->
    [0] runda { $round } · ostatnia dostawa
   *[other] runda { $round } · dostawy: { $left }
  }
sobek-progress-scoring = runda { $round } · punktacja
sobek-progress-over = koniec

sobek-score = Punkty:
sobek-pile-title = Korupcja: karty w stosie i po 2 za każdą Klątwę
sobek-hand-title = Ręka: karty, które widzieli wszyscy, i rewersy pozostałych.
sobek-set-points = Punkty z układów w tej rundzie
sobek-if-now = Gdyby runda skończyła się teraz
sobek-if-left = Koniec rundy: gdyby nikt już nie zagrał układu
sobek-counting-now = Punktacja rundy
sobek-counting = Najpierw punkty za układy, potem korupcja: kto ma jej najwięcej, cofa się.
sobek-player = Gracz
sobek-now-sets = układy
sobek-earlier = dotąd
sobek-now-penalty = kara
sobek-why-penalty = kara za korupcję
sobek-now-end = razem
sobek-now-steps = { $steps ->
    [0] bez kary
    [one] jeden krok wstecz
    [few] { $steps } kroki wstecz
   *[other] { $steps } kroków wstecz
  }
sobek-now-hands = „+”: karty w ręce. Na koniec rundy stają się korupcją, chyba że trafią jeszcze do układu.
sobek-now-spared = Kara: krok wstecz za każde 10 punktów z układów. Poniżej 10 nikt jej nie płaci.
sobek-now-piles = Bez kart z rąk: liczą się tu od ostatniej dostawy.
sobek-now-tied = Remis w korupcji: karę dostaje ten, kto ma w stosie więcej skarabeuszy.

sobek-quay = Nabrzeże, od strony świątyni
sobek-deck-words = { $cards ->
    [one] w talii jedna karta
    [few] w talii { $cards } karty
   *[other] w talii { $cards } kart
  }
sobek-deliveries = { $count ->
    [0] talia pusta
    [one] jeszcze jedna dostawa
    [few] jeszcze { $count } dostawy
   *[other] jeszcze { $count } dostaw
  }
sobek-last-delivery = Ostatnia dostawa! Ręka idzie do korupcji.
sobek-last-delivery-queen = Ostatnia dostawa, skrócona przez Królową do 6 kart! Ręka idzie do korupcji.
sobek-stack = { $count ->
    [0] nie ma już wydarzeń
    [one] żeton wydarzenia
    [few] żetony wydarzeń
   *[other] żetonów wydarzeń
  }
sobek-signs = Co znaczą znaki
sobek-sign-start = Zielony róg: karta startowa. Kreska: bez skarabeuszy.
sobek-sign-scarab = Skarabeusze: układ daje tyle, ile skarabeusze razy karty.
sobek-sign-amulet = Amulet: karta do każdego układu, bez skarabeuszy.
sobek-sign-back = Karty zakryte: zielone startowe, pomarańczowe to postacie.
sobek-sign-event = Żetony wydarzeń, które zostały: nowy układ daje jeden z nich.
sobek-sign-leads = Przy fladze: punkty, gdyby runda skończyła się teraz. Na złotym: kto by wtedy prowadził.
sobek-sign-croc = Korupcja: kto ma jej najwięcej na koniec rundy, cofa się. Czerwona ramka: teraz najwięcej.
sobek-discard = Odrzucone
sobek-used-tokens = zużyte:
sobek-about-starter = { $name } wybiera, kto zaczyna rundę
sobek-about-build = { $name } zagrywa układ
sobek-about-event = { $name } wybiera żeton wydarzenia
sobek-about-fraternity = { $name } wybiera rywala dla Bractwa
sobek-about-curse = { $name } wybiera, na kogo rzucić Klątwę
sobek-about-prosperity = { $name } wybiera układ dla Dobrobytu
sobek-about-priest = { $name } wybiera rodzinę do odrzucenia
sobek-about-thief = { $name } zastanawia się, co ukraść
sobek-about-surplus = { $count ->
    [one] { $name } oddaje jeszcze jedną kartę
    [few] { $name } oddaje jeszcze { $count } karty
   *[other] { $name } oddaje jeszcze { $count } kart
  }
sobek-about-vizier = { $name } wybiera stos dla Wezyra
sobek-about-looking = { $name } ogląda cudzy stos ({ $other })
sobek-about-courtesan = { $name } dokłada karty z Kurtyzaną
sobek-about-merchant = { $name } wybiera kartę dla Kupca
sobek-about-horizontal = { $name } zagrywa układy poziomo
sobek-about-flood = { $name } ma drugą turę (Wylew rzeki)

sobek-own-sets = Twoje układy
sobek-no-own-sets = Układ to trzy karty jednej rodziny lub więcej.
sobek-set-rule = × karty = punkty
sobek-three-more = dołóż 3 zwykłe:
sobek-three-valued = dołóż 3 z
sobek-free = za darmo
sobek-missing = Wskaż jeszcze:
sobek-hand = ręka
sobek-set-worth = Układ { $family }: { $points }. Kolejna zwykła karta +{ $plain }, ze skarabeuszami +{ $valued }.
sobek-horizontal = poziomo

sobek-prompt-starter = Masz najmniej punktów: kto zaczyna rundę?
sobek-prompt-turn = Weź kartę, zagraj postać albo układ.
sobek-prompt-turn-play = Weź kartę albo zagraj postać.
sobek-prompt-turn-set = Weź kartę albo zagraj układ.
sobek-prompt-turn-take = Weź kartę z nabrzeża.
sobek-prompt-again = Wylew rzeki: jeszcze jedna tura.
sobek-prompt-build = Dokończ układ.
sobek-prompt-build-end = Układ gotowy: nic więcej do niego nie masz.
sobek-prompt-event = Wybierz żeton wydarzenia.
sobek-prompt-fraternity = Czyj znacznik się cofa?
sobek-prompt-fraternity-one = Cofnąć może się tylko ten znacznik.
sobek-prompt-curse = Na kogo rzucasz Klątwę?
sobek-prompt-curse-one = Klątwę możesz rzucić tylko na tę osobę.
sobek-prompt-prosperity = Który układ dostaje dwa skarabeusze?
sobek-prompt-prosperity-one = Dwa skarabeusze może dostać tylko ten układ.
sobek-prompt-priest = Którą rodzinę odrzucasz ze stosu korupcji?
sobek-prompt-priest-one = W twoim stosie korupcji jest tylko ta rodzina.
sobek-prompt-victim = Kogo okradasz?
sobek-prompt-victim-one = Okraść możesz tylko tę osobę.
sobek-prompt-back = Kartę o jakim rewersie kradniesz?
sobek-prompt-back-one = Na tej ręce są karty tylko z tym rewersem.
sobek-prompt-surplus = { $count ->
    [one] Skryba! Oddaj do korupcji jedną kartę.
    [few] Skryba! Oddaj do korupcji { $count } karty.
   *[other] Skryba! Oddaj do korupcji { $count } kart.
  }
sobek-prompt-vizier = Czyj stos korupcji oglądasz?
sobek-prompt-vizier-one = Obejrzeć możesz tylko ten stos korupcji.
sobek-prompt-pick = Którą kartę bierzesz? (stos: { $name })
sobek-prompt-courtesan = Który układ powiększasz?
sobek-prompt-merchant = Kupiec: weź dowolną kartę z nabrzeża, nic nie kosztuje.
sobek-prompt-horizontal = Koniec rundy: za układ same skarabeusze, reszta to korupcja.

sobek-your-hand = Twoja ręka
sobek-hand-empty = Nie masz kart na ręce.
sobek-amulets = amulety
sobek-take = Biorę
sobek-take-it = weź { $card }
sobek-price-none = Nic nie kosztuje.
sobek-price-now = Korupcja:
sobek-price = { $count ->
    [one] Jedna karta wpada do twojej korupcji: { $now } → { $then }.
    [few] { $count } karty wpadają do twojej korupcji: { $now } → { $then }.
   *[other] { $count } kart wpada do twojej korupcji: { $now } → { $then }.
  }
sobek-price-most = { $lost ->
    [0] Najwięcej!
   *[other] Najwięcej: kara −{ $lost }!
  }
sobek-ends-round = To kończy rundę: z całą ręką będzie { $then }!
sobek-play = Zagrywam
sobek-open-set = nowy układ { $family }
sobek-open-more = dokończ układ { $family }
sobek-open-extension = dokładanie do układu { $family }
sobek-open-courtesan = Kurtyzana: układ { $family }
sobek-lay-points = pkt
sobek-gain-for = do twoich układów:
sobek-gain-set = układu
sobek-play-it = Zagraj { $who }
sobek-lay-verb = Zagraj:
sobek-lay-uses = zużywa
sobek-lay = Zagrywam
sobek-lay-ready = Zagrywam układ: { $points }
sobek-add-one = Dokładam jedną
sobek-add-more = Dokładam dwie
sobek-add-none = Wystarczy
sobek-give-up = Oddaję
sobek-to-corruption = Twoja korupcja
sobek-horizontal-sum = (poziomo: same skarabeusze)
sobek-worth-now = (teraz { $points })
sobek-then-event = Potem żeton wydarzenia.
sobek-stays = zostaje na { $score }
sobek-you-yourself = ty
sobek-corruption = korupcja
sobek-lay-keeps = Te karty nie trafią do korupcji
sobek-stop-laying = { $count ->
    [0] Gotowe
    [one] Gotowe, jedna karta do korupcji
    [few] Gotowe, { $count } karty do korupcji
   *[other] Gotowe, { $count } kart do korupcji
  }

sobek-banner-round = Runda { $round }
sobek-banner-round-ends = Nabrzeże i talia są puste: koniec rundy
sobek-banner-piles = Stosy korupcji odkryte
sobek-banner-sum = razem { $sum }
sobek-banner-corruption = Kto jest najbardziej skorumpowany?
sobek-banner-counted = { $curses ->
    [0] skarabeusze: { $scarabs }
    [one] kart { $cards } i Klątwa; skarabeusze: { $scarabs }
   *[other] kart { $cards } i { $curses } Klątwy; skarabeusze: { $scarabs }
  }
sobek-banner-penalty = { $steps ->
    [0] mniej niż 10 punktów z układów, bez kary
    [one] { $points } pkt: jeden krok wstecz ({ $symbol })
    [few] { $points } pkt: { $steps } kroki wstecz ({ $symbol })
   *[other] { $points } pkt: { $steps } kroków wstecz ({ $symbol })
  }
sobek-describe-quay = na nabrzeżu, od świątyni: { $cards }.
sobek-describe-player = { $name }: punkty { $score } ({ $symbol }), kart na ręce { $hand }, korupcja { $corruption }.
sobek-describe-set = Układ { $family }: skarabeusze { $scarabs }, karty { $cards }, punkty { $points }.

sobek-unseen = Czego jeszcze nie widać
sobek-unseen-how = W talii, zakryte u rywali albo poza rundą. Pierwsza część paska to karty ze skarabeuszami.
sobek-unseen-row = Nieznane: { $left } z { $all }, ze skarabeuszami { $valued }
sobek-unseen-people = Postacie, których nie znasz
sobek-unseen-nobody = Znasz już wszystkie.
sobek-unseen-each = Za każdym pomarańczowym rewersem, o którym nic nie wiesz, każda z nich z szansą { $percent }%.

sobek-story-points = Historia w punktach
sobek-sources = Skąd te punkty
sobek-sum = razem
sobek-tokens = żetony
sobek-rounds = Runda po rundzie
sobek-round = Runda { $round }
sobek-scored-round = Punktacja rundy { $round }
sobek-ledger-before = Przed
sobek-ledger-steps = { $steps ->
    [0] poniżej 10: brak
    [one] krok wstecz
    [few] { $steps } kroki wstecz
   *[many] { $steps } kroków wstecz
  }
sobek-ledger-after = Po
sobek-reason-deceit = Oszustwo
sobek-reason-forward = Bractwo, naprzód
sobek-reason-back = Bractwo, wstecz

sobek-hint-1 = Pierwsza karta w kolejce jest za darmo. Sięgniesz dalej, to pominięte karty wpadną do twojej korupcji.
sobek-hint-2 = Układ to skarabeusze razy karty: zwykła karta dodaje tyle, ile układ ma skarabeuszy.
sobek-hint-3 = Do układu na stole dokładasz co najmniej trzy nowe karty naraz; mniej pozwala tylko Kurtyzana.
sobek-hint-4 = Każdy zagrany lub rozbudowany układ daje żeton wydarzenia. W rundzie jest ich tylko pięć.
sobek-hint-5 = Gdy zniknie ostatnia karta ostatniej dostawy, runda się urywa, a luźne karty z ręki stają się korupcją.
sobek-hint-6 = Najbardziej skorumpowany cofa się po swoim symbolu: krok za każde 10 punktów z układów.

sobek-move-add = { $name } dokłada do układu { $card }.
sobek-move-back = { $name } kradnie { $card }.
sobek-move-drop = { $name } oddaje do korupcji { $card }.
