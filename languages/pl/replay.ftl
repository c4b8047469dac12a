replay = Obejrzyj jeszcze raz
replay-title = { $game }: gra jeszcze raz
replay-bar = Chwile gry
replay-moment = Chwila gry
replay-first = Na początek
replay-turn-back = Jeden ruch wstecz
replay-back = Jeden krok wstecz
replay-play = Odtwarzaj
replay-next = Jeden krok dalej
replay-turn-on = Jeden ruch dalej
replay-last = Na koniec
replay-speed = Szybkość
replay-told = Co się stało
replay-start = Gra się zaczyna.
replay-eyes = Czyimi oczami
replay-open = Wszystko odkryte
replay-at-house = W Stoliku
replay-now = Wróć do teraz
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
share-frame = Skopiuj ramkę na stronę
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
