dragon-racer-learn-pick-title = Zatrzymaj jedną kartę
dragon-racer-learn-pick-text = Niosą cię smoki; wygrywa, kto w siedem tur doleci najdalej. Żeby odpalić, smok potrzebuje symboli ze swojej karty. Twoje chcą niebieskiego, czerwonego i żółtego, a niebieski da bohater. Zatrzymaj kartę, która daje czerwony.
dragon-racer-learn-pick-done = Dobrana karta daje jeden symbol swojego koloru: Żaroogon czerwony. Wszyscy zatrzymali w tajemnicy po jednej karcie i ręce wędrują dalej.
dragon-racer-learn-pick-green = Zielony na nic się nie przyda: żaden z twoich smoków go nie chce.
dragon-racer-learn-pick-blue = Niebieski daje już bohater, a chce go tylko jeden smok. Brakuje czerwonego i żółtego.

dragon-racer-learn-pass-title = Ręce krążą
dragon-racer-learn-pass-text = To ręka sąsiada. Czerwony już masz, niebieski da bohater. Czego jeszcze brakuje?
dragon-racer-learn-pass-done = Mosiężnik daje żółty dla Migotka. Czego nie weźmiesz, wezmą inni.
dragon-racer-learn-pass-red = Czerwony już masz, a potrzebuje go tylko jeden smok. Spójrz na Migotka.

dragon-racer-learn-fire-title = Ognia!
dragon-racer-learn-fire-text = Teraz lecisz. Smoka, który dostał wszystkie symbole, można odpalić: niesie cię o tyle pól, ile ma szybkości. Twój bohater nagradza lot całego zespołu. Odpal wszystkie trzy.
dragon-racer-learn-fire-done = 2 + 2 + 2 i jeszcze 3 za Lot w Szyku, talent twojego bohatera. Każdy talent jest inny.
dragon-racer-learn-fire-none = Wtedy nic cię nie niesie. Prawie nigdy się to nie opłaca.
dragon-racer-learn-fire-more = Masz wsparcie dla wszystkich trzech smoków, a gdy odpali cały zespół, bohater doda 3 pola.

dragon-racer-learn-swap-title = Lepszy zespół
dragon-racer-learn-swap-text = Na koniec lotu możesz wymienić jednego smoka na dobranego. Żaroogon, tak jak Iskrzak, chce jednego czerwonego symbolu, ale jest szybszy. Weź go za Iskrzaka.
dragon-racer-learn-swap-done = Szybkość 3 za ten sam symbol. Zespoły z tury na turę są coraz lepsze; późniejsze smoki chcą więcej, ale lecą znacznie dalej.
dragon-racer-learn-swap-yellow = To też dobra wymiana: Mosiężnik chce jednego żółtego, tak jak Migotek, a jest szybszy o jeden.
dragon-racer-learn-swap-same = Na to miejsce jest ktoś lepszy: Żaroogon chce tylko czerwonego, tak jak Iskrzak.
dragon-racer-learn-swap-worse = Spójrz na symbole i szybkość: Żaroogon za Iskrzaka przyspiesza zespół i nie chce niczego nowego.
dragon-racer-learn-swap-keep = Można, ale szybszy smok za ten sam symbol nic nie kosztuje.

dragon-racer-learn-realm-title = Kolor i kraina
dragon-racer-learn-realm-text = Nowa tura, tym razem cztery karty. Kolor karty odpala smoki, a kraina liczy się po locie: kto ma najwięcej kart krainy, leci jeszcze kawałek. Znów trzeba czerwonego. Która karta go daje?
dragon-racer-learn-realm-done = Krzemień daje czerwony dla Żaroogona i jest twoją drugą kartą Gór Ognistych. Jedna karta, dwa pożytki.
dragon-racer-learn-realm-speed = Dobry smok na później, ale zielony nie odpali teraz żadnego z twoich. Najpierw czerwony.
dragon-racer-learn-realm-other = Twoje smoki odpalą tak samo i bez niej. Żaroogon chce czerwonego.

dragon-racer-learn-attack-title = Atak
dragon-racer-learn-attack-text = Teraz siedzisz na miejscu Saskii, a prowadzący jeszcze nie leciał. Smok, na którym leży karta ataku, chce o jeden symbol więcej, tu zielony. Połóż Malachita na najszybszym smoku prowadzącego.
dragon-racer-learn-attack-done = Żaroogon potrzebuje teraz czerwonego i zielonego. Bez zielonego nie odpali i nie będzie Lotu w Szyku. Prowadzący leci ostatni, więc każdy może go zaatakować.
dragon-racer-learn-attack-slow = Ten ma tylko szybkość 2. Żaroogon ma 3: to boli bardziej.
dragon-racer-learn-attack-own = To twój własny smok! Wpadłby na to najwyżej bohater, któremu płacą za ataki.
dragon-racer-learn-attack-none = Karta zostaje u ciebie jako zielony symbol, ale prowadzącego nikt nie spowalnia.

dragon-racer-learn-hold-title = Wszystko albo nic
dragon-racer-learn-hold-text = Wracasz na swoje miejsce. Żaroogon jest atakowany, a zielonego nie masz: gdy brakuje choć jednego symbolu, smok nie odpali wcale. Odpal pozostałe.
dragon-racer-learn-hold-done = 4 pola zamiast 10. Karta ataku wraca po twoim locie do właściciela.
dragon-racer-learn-hold-none = Dwa twoje smoki nadal mogą odpalić.
dragon-racer-learn-hold-more = Oba smoki, których nikt nie atakuje, mają wsparcie. Odpal oba.

dragon-racer-learn-turbo-title = Turbo
dragon-racer-learn-turbo-text = Twój lot jest ostatni, więc zaraz po wymianie liczą się krainy: zespół i wszystkie dobrane karty. Weź Mosiężnika z Miasta Mocy za Migotka i zobacz, kto ma najwięcej kart w każdej krainie.
dragon-racer-learn-turbo-done = Trzy karty Miasta Mocy i nikt nie ma tylu: 2 pola więcej. Przy remisie każdy dostaje 1. Smok, który odszedł, też się liczy.
dragon-racer-learn-turbo-other = Tak też można. W Turbo liczy się zespół i wszystkie dobrane karty, także smok, który odszedł.
dragon-racer-learn-turbo-keep = Turbo i tak policzy twoje karty. Ale Mosiężnik jest szybszy od Migotka i nie chce więcej.
