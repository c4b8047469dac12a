camel-up-coach-bet = Dokładnie: { $camel } wygrywa ten etap w { $first } przypadków, a w { $second } jest drugi; { camel-up-value } jest warta { $worth }.
camel-up-coach-tile = Dokładnie: w tym etapie wielbłądy staną tam średnio { $times } raza, a za każdym razem dostajesz 1.
camel-up-coach-tile-leaves = Na polu { $space }, gdzie leży teraz, dałby { $worth }.
camel-up-coach-changed = Twoje kafelki: średnio { $now } → { $then }.
camel-up-coach-together = Razem { $worth }.
camel-up-coach-roll = 1 na pewno, gdy skończy się etap.
camel-up-coach-roll-last = 1 na pewno, a ta kostka kończy etap.
camel-up-coach-held = Twoje kafelki są warte średnio { $worth }.
camel-up-coach-ally = Dostaniesz też najlepszy kafelek, który ma { $name }: średnio { $worth }. { $name } dostanie najlepszy z twoich.
camel-up-coach-finish = { $deck ->
    [winner] { $camel } wygrywa { $chance } wyścigów dogranych stąd do końca
   *[loser] { $camel } jest ostatni w { $chance } wyścigów dogranych stąd do końca
  }. Trafiona karta da { $most }{ $before ->
    [0] {""}
   *[other] , a jeśli trafią też wcześniejsze, może tylko { $least }
  }; chybiona kosztuje 1.
