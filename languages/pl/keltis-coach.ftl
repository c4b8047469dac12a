keltis-coach-enters = { $large ->
    [none] Od razu { $small }
   *[other] { $small ->
        [none] Od razu { $large } dużym znacznikiem
       *[other] Od razu { $small } (dużym znacznikiem { $large })
      }
  }; droga opłaca się po { $steps } kolejnych krokach.
keltis-coach-entry = Od razu { $change }, na końcu drogi { $end }; opłaca się po { $steps } kolejnych krokach.
keltis-coach-step = { $tile ->
    [wish] Od razu { $change }, z kamieniem Życzeń.
    [clover] Od razu { $change }, a z najlepszym krokiem za koniczynę { $best }.
   *[none] Od razu { $change }.
  }
keltis-coach-finished = Droga skończona: inny znacznik zrobi krok, najlepszy da { $change }.
keltis-coach-room = { $count ->
    [0] Po niej nic już nie pasuje
    [one] Po niej pasuje jedna karta
    [few] Po niej pasują { $count } karty
   *[other] Po niej pasuje { $count } kart
  }{ $own ->
    [0] {""}
   *[other] , z tego na twojej ręce { $own }
  }{ $lost ->
    [0] {""}
   *[other] ; przestaje pasować { $lost }
  }.
keltis-coach-turns = Stosu wystarczy jeszcze co najmniej na { $turns ->
    [one] jedną twoją turę
    [few] { $turns } twoje tury
   *[other] { $turns } twoich tur
  }.
keltis-coach-ends = { $how ->
    [level] Gra się kończy, jest remis.
    [ahead] Gra się kończy, masz { $points } pkt przewagi.
   *[behind] Gra się kończy, brakuje ci { $points } pkt.
  }
keltis-coach-would-end = { $how ->
    [level] Krok kończyłby grę remisem.
    [ahead] Krok kończyłby grę z przewagą { $points } pkt.
   *[behind] Krok kończyłby grę ze stratą { $points } pkt.
  }
keltis-coach-last-card = { $how ->
    [level] Ostatnia karta: gra się kończy, jest remis.
    [ahead] Ostatnia karta: gra się kończy, masz { $points } pkt przewagi.
   *[behind] Ostatnia karta: gra się kończy, brakuje ci { $points } pkt.
  }
keltis-coach-forgo = Przepada krok wart { $change }.
keltis-coach-fits = Pasuje do twojej kolumny: krok wart { $change }.
keltis-coach-fits-not = Nie pasuje do twojej kolumny.
keltis-coach-fits-finished = Pasuje, ale ta droga jest skończona: krok zrobiłby inny znacznik.
keltis-coach-not-there = Nie masz jeszcze znacznika na tej drodze.
keltis-coach-gift = { $names } { $count ->
    [one] może jej użyć: krok wart { $change }
   *[other] mogą jej użyć: krok wart do { $change }
  }.
keltis-coach-no-gift = Żaden rywal na tej drodze nie może jej ułożyć.
keltis-coach-kept-from = Inaczej { $names } { $count ->
    [one] może jej użyć: krok wart { $change }
   *[other] mogą jej użyć: krok wart do { $change }
  }.
keltis-coach-deck = W { $chance } przypadków następna karta pasuje do drogi, na której jesteś.
keltis-coach-idle = Wszystko zostaje, jak było.
keltis-coach-stays = W stosie nadal { $count ->
    [one] jest jedna karta
    [few] są { $count } karty
   *[other] jest { $count } kart
  }.
