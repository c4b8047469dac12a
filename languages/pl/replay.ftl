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
problem-bad-record = Tego zapisu nie da się pokazać:
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
import-drop = Upuść tu zapisy albo archiwa, albo je wybierz
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
