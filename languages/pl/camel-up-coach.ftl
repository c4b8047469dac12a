camel-up-coach-bet = Dokładnie: { $camel } wygrywa ten etap w { $first } przypadków, a w { $second } jest na drugim miejscu; { $ticket } za niego jest warte { $worth }.
camel-up-coach-leg = Dokładnie w tym etapie: { $worth }.
