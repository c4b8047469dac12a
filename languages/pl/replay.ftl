replay = Obejrzyj jeszcze raz
replay-title = { $game }: gra jeszcze raz
replay-bar = Momenty gry
replay-moment = Moment gry
replay-first = Na początek
replay-turn-back = Jeden ruch wstecz
replay-back = Jeden krok wstecz
replay-play = Odtwarzaj
replay-next = Jeden krok dalej
replay-turn-on = Jeden ruch dalej
replay-last = Na koniec
replay-word-start = początek
replay-word-turn = tura
replay-word-step = krok
replay-word-end = koniec
replay-speed = Szybkość
replay-told = Co się stało
replay-start = Gra się zaczyna.
replay-eyes = Czyimi oczami
replay-open = Wszystko odkryte
replay-at-house = W Stoliku
replay-now = Wróć do gry
replay-look = Przejrzyj grę wstecz
replay-record = Zobacz grę jeszcze raz
replay-lead = Wklej zapis gry albo upuść tu plik. Zobaczysz ją na planszy, ruch po ruchu; niczego nie zachowujemy.
replay-paste = Zapis gry
replay-see = Pokaż
replay-file = Wybierz plik
share = Udostępnij
share-moment = Ta chwila
share-link = Skopiuj link
share-position = Skopiuj pozycję
share-frame = Skopiuj kod do osadzenia
problem-own-eyes = Dopóki gra trwa, oglądasz ją tylko własnymi oczami.
problem-bad-record = Tego zapisu nie da się odczytać.
record-fault = Wiersz { $line }, znak { $column }: { $what }
record-entry = To nie jest ruch: wiersz zaczyna się od numeru miejsca albo od * dla losu, a potem stoi sam ruch.
record-form = Nagłówek ma postać [Nazwa "wartość"].
record-late = Nagłówki stoją przed pierwszym ruchem.
record-twice = Nagłówek { $name } jest tu po raz drugi.
record-missing = Brakuje nagłówka { $name }.
record-value = Nagłówek { $name } ma wartość, której nie da się przyjąć.
record-game = Nie ma tu gry „{ $name }”.
record-outcome = Los wypadł inaczej: ziarno z nagłówka daje tu inny wynik.
record-move = Takiego ruchu nie można tu wykonać.
paper-left = Ten plik i następne pominięto: archiwum ma po rozpakowaniu ponad { $count } kB.
paper-long = Ten plik jest za długi: zapis ma najwyżej { $count } kB.
paper-bytes = Wiersz { $line }: to nie jest tekst UTF-8.
paper-unread = Tego pliku nie da się otworzyć: jest uszkodzony albo ucięty.
away = Kiedy cię nie było:
away-turns = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
away-skip = Pomiń
away-on = Gram dalej
away-look = Pokaż ruch po ruchu
replay-keep = Zachowaj tutaj
problem-record-not-over = Ten zapis urywa się przed końcem gry. Możesz za to grać od niego dalej.
import = Wczytaj gry
import-lead = Zapisy skończonych gier stają się stolikami tego serwera, które można oglądać. Każdy jest najpierw sprawdzany.
import-drop = Upuść tu zapisy gier albo archiwa ZIP
import-choose = Wybierz pliki
import-many = Wczytaj wiele gier naraz
import-no-script = Bez skryptów zapisy wczytuje się po jednym:
import-new = wczytano.
import-known = był tu już wcześniej.
play-on = Graj stąd dalej
play-on-words = Nowy stolik zaczyna od tej pozycji i ma własne losowanie. Boty zostają na swoich miejscach, znajomi przychodzą przez link.
play-on-chair = Które miejsce jest twoje?
origin-record = Tę grę rozegrano gdzie indziej i wczytano z zapisu.
origin-table = Ta gra jest dalszym ciągiem innej, po { $made ->
    [one] jej pierwszym wpisie.
   *[other] { $made } jej wpisach.
  }
origin-see = Zobacz ją
origin-editor = Ta gra zaczyna się od ustawionej pozycji; podczas ustawiania nic nie było zakryte.
origin-dice = Jej losowanie jest nowe.
share-picture = Obrazek ({ $kind })
games-archive = Wszystkie skończone gry w jednym pliku
