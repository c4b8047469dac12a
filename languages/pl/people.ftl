bot-former-player = dawny gracz
you-title = Ty
sign-in = Zaloguj się
sign-out = Wyloguj się
sign-in-words = Twoje stoliki na każdym urządzeniu, na którym się zalogujesz. Gry, które ta przeglądarka prowadzi jako gość, przechodzą z tobą.
keep = Załóż konto
keep-words = Z imieniem i hasłem twoje stoliki, znajomi i ustawienia są z tobą na każdym urządzeniu. O adres e-mail nie pytamy.
have-account = Mam już konto: zaloguj się
no-account = Nie mam jeszcze konta
you-guest = Grasz jako gość: zna cię tylko ta przeglądarka. Zachowaj imię, a znajdziesz swoje stoliki na każdym innym urządzeniu.
first-steps = Na początek
first-play = Zagraj
first-play-words = Z botami od razu; znajomym wyślesz link.
first-learn = Naucz się gry
first-learn-words = Pięć minut na prawdziwej planszy.
first-puzzle = Rozwiąż zagadkę
first-puzzle-words = Jeden wybór jest wyraźnie najlepszy. Codziennie nowa.
first-code = Dołącz do znajomych
first-code-words = Z kodem, który ci podadzą.
here-later = Co tu znajdziesz
here-tables = Twoje stoliki: najpierw te, które na ciebie czekają; skończone zostają i można je obejrzeć jeszcze raz.
here-people = Twoich współgraczy: po pierwszej wspólnej grze zaprosisz ich jednym dotknięciem.
here-rating = Rankingi i wyniki każdej gry, gdy zachowasz imię i skończysz z kimś grę.
field-name = Imię
field-name-words = Od 1 do 24 znaków; widoczne przy stolikach. Imiona podobne do cudzych są zajęte.
field-passphrase = Hasło
reveal = Pokaż
field-new-passphrase = Nowe hasło
field-new-passphrase-words = Co najmniej 10 znaków: kilka słów obok siebie to dobre hasło, łatwe do zapamiętania.
field-recovery = Słowa odzyskiwania
field-recovery-words = Dwanaście słów zapisanych przy zakładaniu konta.
recovery-words = Słowa odzyskiwania
words-once = Zapisz te dwanaście słów. Otworzą twoje konto, gdy zgubisz hasło, a widać je tylko w tej przeglądarce, przez kwadrans.
words-kept = Słowa zapisane
copy-words = Skopiuj słowa
lost-passphrase = Nie pamiętam hasła
recover = Odzyskaj konto
recover-words = Dzięki słowom odzyskiwania wybierzesz nowe hasło. Wszystkie zalogowane urządzenia zostaną wylogowane.
name-stays = Przy stolikach, przy których siedzisz, imię zostaje takie jak w chwili, gdy siadasz.
change-name = Zmień imię
change-passphrase = Zmień hasło
new-words = Nowe słowa odzyskiwania
new-words-words = Stare słowa przestają działać.
sessions = Zalogowane urządzenia
sessions-words = Zakończ to, czego już nie używasz; działa od razu.
end-session = Zakończ
end-others = Zakończ wszystkie pozostałe
your-data = Twoje dane
your-data-words = Wszystko, co o tobie przechowujemy, w jednym pliku: konto, ustawienia, urządzenia i to, co robisz przy każdym stoliku.
download-data = Pobierz wszystko
delete-account = Usuń konto
delete-words = Twoje imię znika wszędzie; gry zostają. Tam, gdzie jeszcze grasz, twoje miejsce zajmie bot. Tego nie można cofnąć.
waiting-for-you = Czekają na ciebie
running-for-you = Czekają na innych
open-for-you = Jeszcze nierozpoczęte
finished-for-you = Zakończone
no-tables = Nie siedzisz przy żadnym stoliku.
older = Starsze
tables-wait =
    { $count ->
        [one] czeka na ciebie jeden stolik
        [few] czekają na ciebie { $count } stoliki
       *[many] czeka na ciebie { $count } stolików
    }
problem-name-taken = To imię jest zajęte albo podobne do zajętego.
problem-has-account = Masz już konto.
problem-bad-passphrase = Hasło ma od 10 do 200 znaków.
problem-wrong-passphrase = Imię i hasło nie pasują do siebie.
problem-wrong-recovery = Imię i słowa odzyskiwania nie pasują do siebie.
problem-other-passphrase = To nie jest twoje hasło.
problem-too-many-tries = Za dużo prób. Poczekaj pół minuty.
problem-not-signed-in = To jest dla zalogowanych.
problem-bad-clock = Nie ma takiego zegara.
problem-not-absent = Tego miejsca nie można oddać: gracza nie ma krócej niż dwa dni albo decyduje zegar.

clock = Czas
clock-words = Gdy czas liczy się w dniach, każdy gra, kiedy chce; to, co na ciebie czeka, jest w twoich stolikach.
clock-none = Bez ograniczeń
clock-live = Po { $minutes } min na osobę i { $seconds } s więcej za każdą decyzję
clock-live-short = { $bank } i { $more } s na decyzję
clock-left = zostało { $left }
clock-days-short =
    { $count ->
        [one] jeden dzień na decyzję
        [few] { $count } dni na decyzję
       *[many] { $count } dni na decyzję
    }
clock-days =
    { $count ->
        [one] Jeden dzień na decyzję
        [few] { $count } dni na decyzję
       *[many] { $count } dni na decyzję
    }
when-out = Gdy czas się skończy
when-out-stand-in = Bot decyduje, póki gracz nie wróci
when-out-leave = Miejsce zajmuje bot
stands-in = czas się skończył, decyduje bot
time-out = Twój czas się skończył.
time-out-words = Bot decyduje za ciebie, póki nie wrócisz.
time-back = Już jestem
absent = { $name } nie zagląda tu od dwóch dni.
absent-count = za oddaniem miejsca botowi: { $said } z { $all }
hand-on = Oddaj miejsce botowi

people = Twoi współgracze
people-words = Wszyscy, z którymi łączył cię choć jeden stolik. Kto jest zablokowany, nie może cię zaprosić ani do ciebie pisać i nie dowie się o tym.
people-none = Tu znajdziesz wszystkich, z którymi grasz.
played-together =
    { $count ->
        [one] jedna wspólna gra
        [few] { $count } wspólne gry
       *[many] { $count } wspólnych gier
    }
played-last-now = ostatnia przed chwilą
played-last-minutes =
    { $count ->
        [one] ostatnia minutę temu
        [few] ostatnia { $count } minuty temu
       *[many] ostatnia { $count } minut temu
    }
played-last-hours =
    { $count ->
        [one] ostatnia godzinę temu
        [few] ostatnia { $count } godziny temu
       *[many] ostatnia { $count } godzin temu
    }
played-last-days =
    { $count ->
        [one] ostatnia wczoraj
       *[other] ostatnia { $count } dni temu
    }
invite-to-new = Zaproś
invite-again = Zaproś znowu
block = Zablokuj
unblock = Odblokuj
blocked = zablokowany gracz
invitations = Zaproszenia
invited-by = zaprasza { $name }
invited-to = { $name } zaprasza cię do gry: { $game }
invited-again = { $name } zaprasza cię na kolejną grę: { $game }
chair-expects = czeka na: { $name }; zaproszenie wysłane
expected-waits = zaproszenie wysłane
expected-declined = tym razem nie przyjdzie
decline = Odrzuć
say-code = Albo kodem, który można powiedzieć na głos:
have-code = Mam kod
join-title = Dołącz z kodem
join-code = Do stolika
field-code = Kod stolika
field-code-words = Na przykład otter-47; działa do rozpoczęcia gry.
problem-begun-code = Gra z tym kodem już się zaczęła. Poproś o link do stolika: można pod nim popatrzeć.
problem-unknown-code = Żaden otwarty stolik nie ma takiego kodu.
tables-of = Stoliki której gry
all-games = Wszystkie gry

chat = Czat
tab-chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-unheard = Nowe w czacie:
chat-write = Napisz coś
chat-send = Wyślij
chat-closed = Przy tym stoliku piszą tylko gracze.
chat-open = Pozwól pisać widzom
chat-close = Niech piszą tylko gracze
chat-muted = Wyciszony gracz: { $name }.
mute = Wycisz
unmute = Nie wyciszaj
reactions = Reakcje
reaction-smile = Dobrze zagrane
reaction-laugh = Ha, ha
reaction-wow = Och!
reaction-sad = Szkoda
reaction-wink = Tylko poczekaj
reaction-heart = Dziękuję
reaction-luck = Powodzenia
reaction-moment = Chwileczkę
problem-bad-line = Wiadomość ma od 1 do 300 znaków.
problem-not-to-write = Przy tym stoliku piszą tylko gracze.
problem-talks-too-fast = Nie tak szybko: poczekaj chwilę.

settings = Ustawienia
save = Zapisz
saved = Zapisane.
confirm-move = Na pewno?
setting-theme = Kolory
setting-theme-system = Jak w systemie
setting-theme-light = Jasne
setting-theme-dark = Ciemne
setting-speed = Jak szybko pokazywać ruchy innych
setting-speed-slow = Powoli
setting-speed-normal = Normalnie
setting-speed-quick = Szybko
setting-speed-once = Od razu
setting-sound = Dźwięki
setting-sound-words = Dzwonek, gdy twoja kolej, stuknięcie, gdy inni wykonują ruch albo coś piszą.
setting-sound-off = Wyłączone
setting-sound-quiet = Ciche
setting-sound-normal = Zwykłe
setting-sound-loud = Głośne
setting-palette = Kolory graczy
setting-palette-words = Wszystko, co ma kolor, ma też kształt albo literę.
setting-palette-usual = Zwykłe
setting-palette-safe = Rozróżniane przez daltonistów
setting-size = Wielkość tekstu
setting-size-usual = Zwykła
setting-size-large = Większa
setting-size-larger = Dużo większa
setting-confirm = Ruchy
setting-confirm-off = Od razu
setting-confirm-on = Po potwierdzeniu
setting-odds = Dokładne szanse
setting-odds-words = Tam, gdzie stolik je ma.
setting-odds-shown = Widoczne
setting-odds-hidden = Ukryte przede mną
setting-keys = Klawisze
setting-keys-words = Litery, którymi można grać bez myszy.
setting-keys-off = Niewidoczne
setting-keys-on = Widoczne na przyciskach

pass-on = Podaj urządzenie dalej
pass-on-words = Patrzy tylko ten, kto je bierze.
i-am = Gra { $name }
i-look = Patrzy { $name }
sit-beside = Dosadź
their-name = Imię tej osoby
screen = Na telewizor
screen-address = Adres:
screen-code = Kod:
screen-words = Telefon, który odczyta kod, zajmuje to miejsce. Gdy wszyscy siedzą, ktoś zaczyna grę ze swojego telefonu.
qr-chair = Kod do miejsca { $seat }

your-page = Twoja strona
page-public = Tę stronę widzą wszyscy: gry, rankingi i wyniki, a z imienia tych rywali, których strony też są widoczne.
page-private = Tę stronę widzisz tylko ty. Dla innych jej nie ma.
page-look = Zobacz ją
page-show = Pokaż ją wszystkim
page-hide = Ukryj ją przed innymi
statistics-none = Jeszcze żadna gra się nie liczy. Liczy się gra skończona, którą zaczęły co najmniej dwie osoby.
statistics-words = Liczą się gry skończone, które zaczęły co najmniej dwie osoby. Kto na dobre odchodzi z trwającej gry, zajmuje ostatnie miejsce. Boty też mają rankingi, według rodzaju i gry.
their-pages = Ich strony:
rating = Ranking
rating-words = Wszyscy zaczynają od 1500. Prawdziwa siła leży w tym przedziale z szansą 95%.
rating-course = Ranking w { $game } z gry na grę
after-games =
    { $count ->
        [one] 1 gra
        [few] { $count } gry
       *[many] { $count } gier
    }
games-played = Gry
games-won = Wygrane
best-points = Najwięcej
mean-points = Średnio
longest-game = Najdłuższa
places = Miejsca
place = { $place }. miejsce
place-of = { $place }. miejsce z { $count }
points-made =
    { $count ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
gave-up = gra porzucona
given-up =
    { $count ->
        [one] Jedna gra porzucona.
        [few] { $count } gry porzucone.
       *[many] { $count } gier porzuconych.
    }
took-minutes = { $count } min
took-hours = { $hours } godz. { $minutes } min
took-days =
    { $count ->
        [one] 1 dzień { $hours } godz.
        [few] { $count } dni { $hours } godz.
       *[many] { $count } dni { $hours } godz.
    }
last-games = Ostatnie gry
rivals = Przeciwnicy
came-before = Wyżej
came-level = Równo
came-behind = Niżej
other-rivals = inne osoby

house-private = Na tym serwerze stoliki otwierają tylko osoby zaproszone przez gospodarza. Mając link albo kod, możesz dosiąść się do nich.
house-invited = Zaproszenie dla ciebie
house-invites = Gospodarz tego serwera zaprasza cię do otwierania tu stolików.
house-invites-keep = Potrzebne jest do tego konto: imię i hasło, które wybierzesz za chwilę.
house-accept = Przyjmij
problem-private-house = Na tym serwerze stoliki otwierają tylko osoby zaproszone przez gospodarza.
problem-table-shut = Gospodarz tego serwera zamknął ten stolik.

problem-bad-watching = Nie ma takiego sposobu oglądania.
problem-not-watched = Przy tym stoliku gra się bez widzów. Partię będzie można tu obejrzeć, gdy się skończy.
watching = Widzowie
watching-at-once = Widzą partię na żywo
watching-later =
    { $count ->
        [one] Widzą ją o jedną turę później
        [few] Widzą ją o { $count } tury później
       *[many] Widzą ją o { $count } tur później
    }
watching-never = Zobaczą ją, gdy się skończy
not-watched = bez widzów
turns-later =
    { $count ->
        [one] o jedną turę później
        [few] o { $count } tury później
       *[many] o { $count } tur później
    }
living = Trwające gry
