about = Camel Up i inne gry planszowe w przeglądarce, ze znajomymi i botami.
skip = Do twojego ruchu
skip-page = Do treści
best-on-average = najwięcej średnio:
site = Strona
menu = Menu
more = Więcej
language = Język
language-name = Polski
decimal-sign = ,
thousands-sign = {"\u00A0"}
theme = Kolory
theme-system = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
style = Elementy i rysunki
primer = W obrazkach
summary = Na jednej stronie
print = Drukuj
contents = Spis treści
rules = Zasady
rules-lead = Zasady wszystkich gier po kolei, naszymi słowami.
api = Dla programów (API)
reconnecting = Połączenie przerwane. Próbuję ponownie…
independent = Stolik to niezależna wersja, z własnymi słowami i rysunkami. Nazwy gier należą do ich wydawców.

problem-title = To się nie udało
too-early = Jeszcze za wcześnie
missing-title = Nie ma takiej strony
missing-words = Sprawdź adres: może brakuje w nim kawałka.
try-again = Jeszcze raz
to-lobby = Do stolików
to-table = Do stołu
to-board = Do planszy

lobby = Stoliki
lobby-title = Siadaj i graj
lobby-lead = Zagraj od razu z botami albo przygotuj stolik i wyślij znajomym link.
play-now = Zagraj teraz
new-table = Nowy stolik
set-up = Przygotuj stolik
game-seats = { $least }–{ $most } graczy
game-seats-fewer = także { $fewest }
game-minutes = { $minutes }{"\u00A0"}min
your-name = Twoje imię
your-name-words = Widzą je ci, którzy siedzą z tobą przy stole.
guest = Gość
field-missing = Tu trzeba coś wpisać.
a-player = Gracz
public = Widoczny na liście
public-words = Każdy może go znaleźć, dosiąść się albo popatrzeć.
odds = Dokładne szanse
odds-over = Gra skończona, nic już nie zależy od szczęścia.
odds-words = Wszyscy przy stole widzą szanse i wartość każdego wyboru.
seats = Miejsca
how-many = Gracze
seat-number = Miejsce { $seat }
and = { $more } i { $last }
you = ty
person = Ktoś z linkiem
bot = Bot
bot-seat = Dosadź
bot-random = Losowy
bot-odds = Rachmistrz
options = Opcje
create = Otwórz stolik
create-filled = Dosadź boty i zacznij
table-ways = Czas, widzowie, podpowiedzi
ways-as-usual = jak zwykle
options-count = { $count ->
    [one] Jedna opcja
    [few] { $count } opcje
   *[other] { $count } opcji
  }
options-as-usual = zwykłe zasady
seats-words = Znajomi siadają przez link do stolika, a wolne miejsca obsadzisz przed grą botami.
your-tables = Twoje stoliki
open-tables = Wolne miejsca
open-more = jeszcze { $count }
more-open-tables = Więcej wolnych miejsc
full-tables = Komplet, zaraz zaczną
running-tables = Gry w toku
finished-tables = { $count ->
    [one] Jedna skończona gra
    [few] { $count } skończone gry
   *[other] { $count } skończonych gier
  }
turn-of = Ruch: { $names }
ago-now = przed chwilą
ago-minutes = od { $count } min
ago-hours = od { $count } godz.
ago-days = { $count ->
    [one] od wczoraj
   *[other] od { $count } dni
  }
date = { $day } { $month } { $year }
month-1 = stycznia
month-2 = lutego
month-3 = marca
month-4 = kwietnia
month-5 = maja
month-6 = czerwca
month-7 = lipca
month-8 = sierpnia
month-9 = września
month-10 = października
month-11 = listopada
month-12 = grudnia
status-open = czeka
status-playing = w grze
status-finished = po grze
join = Dosiądź się
go-on = Graj dalej
watch-table = Popatrz
look-again = Zobacz

room-lead = Wyślij link i zacznij, gdy wszyscy usiądą.
room-invited = { $host } zaprasza cię do tej gry: zajmij wolne miejsce albo zostań i popatrz.
room-full = Wszystkie miejsca są zajęte: gracze zaczną grę.
room-full-host = Wszyscy są na miejscach: zacznij, kiedy chcesz.
room-full-player = Wszyscy są na miejscach: grę zaczyna { $host } albo ty.
room-full-stranger = Wszystkie miejsca są zajęte: grę zaczyna { $host }, a ty możesz zostać i popatrzeć.
room-lead-player = Czekamy na pozostałych. Gospodarz stolika: { $host }.
room-lead-stranger = Zajmij wolne miejsce albo zostań i popatrz.
room-sent-away = { $host } odsyła cię od tego stolika. Już przy nim nie usiądziesz, ale możesz otworzyć własny.
room-host = gospodarz stolika
free-person = Zwolnij miejsce
free-bot = Zabierz
send-away = Tak, zwolnij miejsce
send-away-words = { $name } już nie usiądzie przy tym stoliku.
options-usual = Zwykłe zasady, bez opcji.
room-waiting = Czekamy, aż wszystkie miejsca będą zajęte.
room-away = teraz poza stolikiem
room-starting = Zaczynamy… Czekamy na: { $names } (najwyżej { $seconds } s)
chair-fill = bot albo ktoś tutaj
chair-beside = ktoś tutaj
chairs-free =
    { $count ->
        [0] komplet
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
free-chair = Wolne miejsce
sit = Usiądź
stand-up = Wstań
start = Zaczynamy
fill = Dosadź boty i zacznij
invite = Zaproś
invite-words = Kto otworzy ten link, może usiąść albo popatrzeć. Bez zakładania konta.
copy-link = Skopiuj link
copied = Skopiowano
send-link = Wyślij link
link-copied = Skopiowano: wklej link znajomym
or-code = albo kod:
qr = Kod QR z linkiem do stolika

players = Gracze
players-more = Pokaż wszystko, co mają gracze
board = Plansza
your-move = Twój ruch
you-hold = Masz:
your-seat = Twoje miejsce
spectator = Oglądasz
to-move = na ruchu
title-your-turn = Twoja kolej
your-turn = Twoja kolej.
never-mind = Jednak nie
close = Zamknij
take-back = Cofnij
watch = Patrz
waiting-for = Czekamy na: { $names }
waiting-bot = { $count ->
    [one] { $names } myśli
   *[other] { $names } myślą
  }
speed = Jak szybko widać ruchy innych
speed-slow = powoli
speed-normal = normalnie
speed-quick = szybko
speed-once = od razu
story-newest = Ostatnie ruchy
story-earlier = O jeden ruch wstecz
story-stop = Wstrzymaj
story-go = Dalej
story-back = Co było wcześniej
story-now = Wróć do gry
come-back = Wróć na miejsce
chair-left = { $from } odchodzi od stolika; dalej gra { $to }.
left-to-bot = { $from } odchodzi przed końcem; do końca gra { $to }.
chair-out-of-time = { $from } nie zdąża w czasie; do powrotu decyduje { $to }.
chair-taken-again = { $to } wraca i gra dalej; do tej pory grał { $from }.
tab-log = Przebieg
tab-odds = Szanse
tab-about = Stolik
hints = Warto wiedzieć
no-script = Bez JavaScriptu strona nie odświeża się sama: przeładuj ją, żeby zobaczyć ruchy innych.
leave-ask = Odejdź od stolika
leave-words = Na twoim miejscu zagra bot. Dopóki gra trwa, możesz wrócić do tego stolika i przejąć od bota swoje miejsce. Żeby zrobić przerwę, nie musisz odchodzić: stolik poczeka, a wrócisz do niego ze strony głównej albo przez jego adres.
leave-game = Odchodzę, niech gra bot
other-device = Przenieś na inne urządzenie
device-words = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa raz i przenosi to jedno miejsce, nic więcej.
device-words-all = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa raz i przenosi wszystko: twoje miejsca przy wszystkich stolikach, teraz i później. Nie dawaj go nikomu.
device-make-chair = Link do tego miejsca
device-make-all = Przenieś wszystkie moje miejsca
device-chair = { $game }, miejsce gracza { $name }
device-ask-chair = Grać dalej tutaj? ({ $chair })
device-ask-all = Stać się tutaj gościem z tamtego urządzenia, ze wszystkimi miejscami? ({ $chair })
device-lost-chair = Przy tym stoliku ta przeglądarka ma już miejsce. Będzie odtąd grać na tamtym, a na pierwszym nie da się już stąd grać.
device-lost-all = Ta przeglądarka jest już osobnym gościem. Przestanie nim być i nie da się już stąd grać na tych miejscach:
device-replace = Zamień i graj tutaj
device-own = To już jest twoje: nie ma czego przenosić.
device-yes = Tak, gram tutaj
devices = Urządzenia przy tym miejscu
devices-words = Na tym miejscu, oprócz urządzenia, na którym je zajęto, mogą grać:
devices-none = Na razie na tym miejscu gra tylko urządzenie, na którym je zajęto.
devices-handed = To miejsce przekazano tej przeglądarce z innego urządzenia.
device-unknown = Nieznana przeglądarka
device-has-chair = to miejsce
device-has-all = wszystko
device-this = to urządzenie
chair-moved = To urządzenie już tu nie gra: odebrano mu miejsce.
device-revoke = Odbierz
device-added-now = dodane przed chwilą
device-added-minutes =
    { $count ->
        [one] dodane minutę temu
        [few] dodane { $count } minuty temu
       *[many] dodane { $count } minut temu
    }
device-added-hours =
    { $count ->
        [one] dodane godzinę temu
        [few] dodane { $count } godziny temu
       *[many] dodane { $count } godzin temu
    }
device-added-days =
    { $count ->
        [one] dodane wczoraj
        [few] dodane { $count } dni temu
       *[many] dodane { $count } dni temu
    }

fair-dice = Uczciwy los
fair-dice-words = Tajne ziarno serwera ustalono przed grą; to jego odcisk. Potem każda przeglądarka dodaje własne słowo: najpierw jego odcisk, a samo słowo dopiero, gdy nikt nie może już wybrać innego. O rzutach i kartach decydują ziarno i słowa razem; na koniec ziarno zostaje ujawnione i każdy może wszystko odtworzyć.
fair-dice-over = Z tego ziarna i z tych słów każdy może odtworzyć wszystkie rzuty i karty. Odcisk był widoczny od początku.
commitment = Odcisk ziarna (SHA-256)
seed = Ziarno
dice-begin = Gra zaczyna się od słowa z twojej przeglądarki.
dice-own-word = Twoje słowo do losowania
dice-give = Podaj to słowo
dice-word-of = Słowo gracza { $name }
dice-no-word = nie podano
dice-no-word-yet = jeszcze nie podano
dice-sealed = zapieczętowane; odcisk:
dice-withheld = nie odsłonięto na czas, liczy się jako puste; odcisk:
dice-no-script = Z włączonymi skryptami przeglądarka, w której grasz, sama zapamiętuje odcisk i go porównuje. Bez nich zapisz go sobie.
dice-commitment-good = Ta przeglądarka zapamiętała odcisk ziarna i jest on ten sam.
dice-commitment-bad = Ta przeglądarka zapamiętała INNY odcisk ziarna: stolik zmienił ziarno.
dice-seed-good = Ziarno pasuje do odcisku, który zapamiętała ta przeglądarka.
dice-seed-bad = Ziarno NIE pasuje do odcisku, który zapamiętała ta przeglądarka.
dice-word-good = Twoje słowo powstało w tej przeglądarce: %word%
dice-word-bad = Stolik NIE używa słowa, które powstało w tej przeglądarce: %word%
dice-others-good = Wszystkie słowa pasują do odcisków, które ta przeglądarka zapamiętała przed odsłonięciem własnego.
dice-others-bad = Słowa NIE pasują do odcisków, które ta przeglądarka zapamiętała przed odsłonięciem własnego.

own-place = { $place ->
    [1] Brawo, wygrywasz!
   *[other] Twoje miejsce: { $place }. z { $seats }
}
winners =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają wspólnie: { $names }
    }
rematch = Zagraj jeszcze raz
rematch-next = Do kolejnej gry
explain-game = Wyjaśnij tę grę
scoring = Punktacja
record = Zapisz przebieg
story = Gra ruch po ruchu
turns =
    { $count ->
        [one] Jeden wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }

problem-not-found = Tu nic nie ma.
problem-no-table = Nie ma takiego stolika albo już go nie ma. Jeśli znasz kod, wpisz go tutaj.
problem-too-late = Gra poszła już dalej. Spójrz jeszcze raz.
problem-not-your-chair = To nie twoje miejsce.
problem-not-host = Może to zrobić tylko ten, kto otworzył stolik.
open-own = Otwórz własny stolik
problem-sent-away = Twoje miejsce zwolniono: przy tym stoliku już nie usiądziesz.
problem-chair-taken = To miejsce jest zajęte.
problem-seated-already = Już siedzisz przy tym stoliku.
problem-started = Gra już się zaczęła.
problem-not-started = Gra jeszcze się nie zaczęła.
problem-over = Gra już się skończyła.
problem-not-over = Gra jeszcze trwa.
problem-empty-chairs = Są jeszcze wolne miejsca.
problem-no-chair = Nie ma takiego miejsca.
problem-bad-name = Imię ma od 1 do 24 widocznych znaków.
problem-starting = Gra właśnie się zaczyna.
problem-other-dice-word = To nie jest słowo, którego odcisk podano.
problem-bad-dice-word = Słowo do losowania musi być krótkie i proste.
problem-cannot-take-back = Tego nie da się już cofnąć.
problem-too-far-ahead = Wyślij ten ruch osobno: po nim wiadomo coś nowego.
problem-not-seated = Nie siedzisz przy tym stoliku.
problem-store-failed = Nie udało się tego zapisać. Nic się nie zmieniło, spróbuj jeszcze raz.
problem-frozen-table = Ten stolik zapisała inna wersja Stolika, której ta nie umie odczytać. Nic z niego nie przepadło.
problem-cross-site = To żądanie przyszło z innej strony.
problem-too-many = Za dużo żądań. Poczekaj chwilę.
problem-handed-chair = To miejsce przekazano z innego urządzenia. Tylko tam można nim rozporządzać.
problem-too-many-devices = To miejsce ma już za dużo urządzeń. Odbierz je najpierw któremuś.
problem-link-used = Ten link został już użyty albo jest za stary: poproś o nowy.
problem-bad-word = W tej grze nie ma takiego ruchu.
problem-internal = Coś się u nas zepsuło. Zapisaliśmy to w dzienniku.
problem-bad-body = Ten formularz nie dotarł tak, jak powinien. Otwórz stronę jeszcze raz.
problem-bad-field = W tym formularzu czegoś brakuje albo coś się nie zgadza. Otwórz stronę jeszcze raz.
problem-bad-query = Tego adresu nie da się odczytać. Sprawdź, czy jest cały.
problem-bad-method = Tego adresu nie można tak użyć.
problem-bad-setup = Z takimi ustawieniami nie da się grać.
problem-unknown-game = Nie ma takiej gry.
problem-not-your-turn = Teraz nie twoja kolej.
problem-game-over = Gra już się skończyła.
