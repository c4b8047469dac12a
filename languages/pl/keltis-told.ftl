keltis-told-first = Zaczyna { $name }.
keltis-told-begins = { $count ->
    [few] Płytki leżą; w stosie są { $count } karty.
   *[other] Płytki leżą; w stosie jest { $count } kart.
  }
keltis-told-laid = { $name } układa { keltis-accusative } { $value }.
keltis-told-discarded = { $name } odrzuca { keltis-accusative } { $value }.
keltis-told-laid-up = { $name } układa { keltis-accusative } { $value } ↑.
keltis-told-laid-down = { $name } układa { keltis-accusative } { $value } ↓.
keltis-told-marker = { $kind ->
    [large] Duży znacznik
   *[small] Mały znacznik
  }
keltis-told-mover = { $kind ->
    [large] Duży znacznik
   *[small] Znacznik
  }
keltis-told-entered = { keltis-told-marker } wchodzi na { keltis-accusative }: { $value }.
keltis-told-moved = { keltis-told-mover } na { keltis-locative } idzie z { $before } na { $value }: { $change }.
keltis-told-by-clover = Koniczyna!
keltis-told-by-finished = Droga skończona!
keltis-told-stays = Znacznik zostaje.
keltis-told-declined = Bez dodatkowego kroku.
keltis-told-goal = Znaczniki u celu: { $count } z { $of }.
keltis-told-points = { $points ->
    [one] Płytka z liczbą: 1 punkt.
   *[other] Płytka z liczbą: { $points } punkty.
  }
keltis-told-wish = { $count ->
    [one] Pierwszy kamień Życzeń: z { $before } na { $value }, czyli { $change }.
   *[other] Kamień Życzeń nr { $count }: z { $before } na { $value }, czyli { $change }.
  }
keltis-told-lapsed = Żaden znacznik nie może ruszyć: krok przepada.
keltis-told-taken = Z odrzuconych bierze { keltis-accusative } { $value }.
keltis-told-taken-back = Bierze { keltis-accusative } { $value } z powrotem.
keltis-told-back = Odrzuca i znów bierze { keltis-accusative } { $value }.
keltis-told-drawn-you = Ciągnie { keltis-accusative } { $value }.
keltis-told-drawn = { $count ->
    [0] Ciągnie ostatnią kartę.
    [one] Ciągnie; została jedna karta.
    [few] Ciągnie; zostały { $count } karty.
   *[other] Ciągnie; zostało { $count } kart.
  }
keltis-told-idle = Jałowa tura (nic nie ułożono, nic nie pociągnięto z zakrytego stosu): { $count }. Po { $limit } z rzędu gra się kończy.
keltis-told-small = { $count ->
    [0] { $name }, płytki z liczbą: { $points }; małe znaczniki: 0.
    [one] { $name }, płytki z liczbą: { $points }; małe znaczniki: { $sum }.
   *[other] { $name }, płytki z liczbą: { $points }; małe znaczniki: { $items } = { $sum }.
  }
keltis-told-large = { $name }, duży znacznik: 2 × { $row } = { $value }.
keltis-told-large-start = { $name }, duży znacznik na polu startowym: 0.
keltis-told-wishes = { $count ->
    [0] { $name }, ani jednego kamienia Życzeń: { $value }; razem { $total }.
    [one] { $name }, jeden kamień Życzeń: { $value }; razem { $total }.
    [few] { $name }, { $count } kamienie Życzeń: { $value }; razem { $total }.
   *[other] { $name }, { $count } kamieni Życzeń: { $value }; razem { $total }.
  }
keltis-told-game-over = { $count ->
    [one] Wygrywa { $names } z wynikiem { $points }.
   *[other] Wygrywają wspólnie { $names } z wynikiem { $points }.
  }
