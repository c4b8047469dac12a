camel-up-cards-learn-reveal-title = Karta dla wielbłąda
camel-up-cards-learn-reveal-text = Pięć wielbłądów biegnie wzdłuż rzędu kart, a ty je obstawiasz. Kto się ruszy, mówi talia: odkryj jej wierzchnią kartę. Wielbłądy na jednym polu tworzą wieżę, a kto się rusza, wiezie wszystkich nad sobą.
camel-up-cards-learn-reveal-done = Niebieska 1: niebieski poszedł o pole i powiózł żółtego, który na nim stał. W każdej turze robisz dokładnie jedną taką akcję wyścigu.
camel-up-cards-learn-reveal-hand = To karta, którą masz na ręce, twoja druga możliwa akcja. Dojdziemy do niej; na razie odkryj kartę z talii.
camel-up-cards-learn-reveal-figure = Lis i palma przyjdą później. Na razie odkryj kartę z talii.
camel-up-cards-learn-reveal-bet = Typowanie już za chwilę. Najpierw odkryj kartę z talii i zobacz, co robi.

camel-up-cards-learn-bet-title = I jeden typ
camel-up-cards-learn-bet-text = Oprócz akcji wyścigu możesz w turze raz postawić. Z wielbłądów na jednym polu z przodu jest ten najwyżej. Postaw, że etap wygra ten, kto teraz prowadzi: pierwszy taki typ jest wart 5.
camel-up-cards-learn-bet-done = Żółty stoi na niebieskim, więc prowadzi. Jeśli tak będzie na końcu etapu, dostaniesz 5. Następny typ na niego da już tylko 3, potem 2.
camel-up-cards-learn-bet-below = Niebieski stoi na tym samym polu, ale pod żółtym. Z przodu jest ten na górze.
camel-up-cards-learn-bet-behind = Ten wielbłąd jest z tyłu. Trzecie miejsce i dalsze kosztują 1.
camel-up-cards-learn-bet-none = Nie trzeba stawiać, ale samo typowanie nic nie kosztuje, a żółty ma duże szanse.
camel-up-cards-learn-bet-later = To typ innego rodzaju. Tu chodzi o zwycięzcę tego etapu.

camel-up-cards-learn-hand-title = Karta na ręce
camel-up-cards-learn-hand-text = Przed etapem każdy zatrzymał w tajemnicy jedną kartę. Zamiast odkrywać, możesz ją zagrać: jej wielbłąd idzie dokładnie o jedno pole. Zagraj swoją zieloną.
camel-up-cards-learn-hand-done = Zielony wspiął się na białego. Tę kartę znasz tylko ty, a to warto wykorzystać przy typowaniu.
camel-up-cards-learn-hand-reveal = Co przyjdzie z talii, tego nie wiesz. Kartę na ręce znasz tylko ty.
camel-up-cards-learn-hand-figure = Lis i palma przyjdą później. Zagraj swoją kartę.

camel-up-cards-learn-third-title = Trzecie miejsce
camel-up-cards-learn-third-text = Możesz też typować, kto będzie trzeci: 2 za trzecie miejsce, 1 za drugie lub czwarte. Prowadzi żółty, za nim niebieski. Kto jest teraz trzeci?
camel-up-cards-learn-third-done = Zielony stoi na białym, więc jest trzeci. Tylko pierwsze i ostatnie miejsce kosztuje 1; każde inne coś daje.
camel-up-cards-learn-third-other = Policz od przodu: żółty, niebieski, a potem wyższy z dwóch na polu 3.
camel-up-cards-learn-third-none = Nie trzeba stawiać, ale ten typ coś da w siedmiu przypadkach na dziesięć.
camel-up-cards-learn-third-leg = To typ na zwycięzcę etapu. Poszukaj kart trzeciego miejsca.

camel-up-cards-learn-fox-title = Lis na drodze
camel-up-cards-learn-fox-text = Lisa i palmę stawia się na wolnych polach. Lis cofa wielbłądy o pole, pod spód, a palma niesie je o pole dalej, na wierzch. Niebieski stoi na twoim żółtym i zaraz pójdzie o jedno pole: postaw tam lisa, na 8.
camel-up-cards-learn-fox-done = Niebieski trafił na lisa, cofnął się i jest teraz pod żółtym: twój wielbłąd znów prowadzi. Lis wraca na swoje miejsce.
camel-up-cards-learn-fox-palm = Palma pomogłaby niebieskiemu. A on ma się cofnąć: od tego jest lis.
camel-up-cards-learn-fox-far = Tam niebieski raczej nie stanie: jego karta to 1, więc dojdzie na 8.

camel-up-cards-learn-winner-title = Cały wyścig
camel-up-cards-learn-winner-text = Oprócz etapu możesz typować, kto wygra cały wyścig, a kto będzie w nim ostatni. Postaw, że wyścig wygra żółty, który prowadzi.
camel-up-cards-learn-winner-done = 7, jeśli wygra, 3 za drugie miejsce, dalej strata 1. Dopóki trwa wyścig, możesz zamienić ten typ na inny. Teraz pora na akcję wyścigu.
camel-up-cards-learn-winner-behind = Może jeszcze wygrać, ale żółty jest przed nim.
camel-up-cards-learn-winner-loser = To typ na ostatniego w wyścigu. Tu chodzi o zwycięzcę.
camel-up-cards-learn-winner-leg = To dotyczy tylko tego etapu. Typ na cały wyścig jest wart 7.

camel-up-cards-learn-last-title = Ostatnia karta
camel-up-cards-learn-last-text = W talii została jedna karta. Kto ją odkryje, od razu kończy etap i już nic nie postawi. Twoje typy wyglądają dobrze: odkryj ją.
camel-up-cards-learn-last-done = Żółty pierwszy: 5. Zielony trzeci: 2. Kto wciąż ma kartę lisa albo palmy, płaci 1. Wielbłądy zostają na miejscach i zaczyna się następny etap.
camel-up-cards-learn-last-wait = Wtedy ktoś inny zdąży jeszcze coś zmienić. Zakończ etap.

camel-up-cards-learn-sort-title = Kto jest w talii?
camel-up-cards-learn-sort-text = Tak zaczyna się każdy etap: wszyscy w tajemnicy sortują karty. Kilka odrzucasz, jedną zatrzymujesz, jedną pokazujesz, a reszta idzie do talii razem z kartami innych. Niech pobiegnie pomarańczowy: dwie pomarańczowe do talii, jedną pokaż, a zatrzymaj zieloną.
camel-up-cards-learn-sort-done = W talii są teraz trzy pomarańczowe karty i wiesz o tym tylko ty: inni widzieli jedną. Kto wie więcej, ten lepiej typuje.
camel-up-cards-learn-sort-any = Tak też można. To, co wkładasz do talii, na pewno przyjdzie, a wiesz o tym tylko ty: obstaw to.
