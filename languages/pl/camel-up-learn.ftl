camel-up-learn-roll-title = Ruszyły!
camel-up-learn-roll-text = Pięć wielbłądów ściga się raz dookoła piramidy. Żaden nie jest twój: zarabiasz na typowaniu. Rzuć i zobacz, który pobiegnie.
camel-up-learn-roll-done = Z piramidy wypada jedna kostka i wielbłąd w jej kolorze biegnie o 1, 2 albo 3 pola. Zielony powiózł różowego, który na nim stał: kto stoi wyżej, ten jedzie na gapę. Za rzut dostaniesz 1 funt (FE), gdy skończy się etap.
camel-up-learn-roll-ticket = Tak typujesz, kto będzie prowadził na końcu etapu. Zaraz do tego dojdziemy, na razie rzuć pierwszą kostką.
camel-up-learn-roll-later = To się przyda później. Na razie rzuć pierwszą kostką.

camel-up-learn-lead-title = Kto prowadzi?
camel-up-learn-lead-text = Z wielbłądów na jednym polu z przodu jest ten najwyżej. Weź kafelek tego, który teraz prowadzi: jest na nim 5.
camel-up-learn-lead-done = Żółty stoi na samej górze, więc prowadzi. Jeśli tak zostanie do końca etapu, dostaniesz 5. Następny żółty kafelek da już tylko 3, potem 2: kto pierwszy, ten lepszy.
camel-up-learn-lead-below = Ten wielbłąd stoi na tym samym polu, ale niżej. Przed nim jest ten na górze, czyli żółty.
camel-up-learn-lead-behind = Ten wielbłąd jest z tyłu. Jeśli na końcu etapu będzie trzeci lub dalej, kafelek kosztuje cię 1.
camel-up-learn-lead-roll = Rzut zawsze daje 1. Ale zanim znów przyjdzie twoja kolej, żółta piątka może zniknąć.

camel-up-learn-second-title = Nie tylko liczba
camel-up-learn-second-text = Jeszcze jedna kostka i koniec etapu; może wypaść tylko fioletowa albo szara. Kafelek pierwszego daje tyle, ile na nim widać, drugiego 1, każdy inny kosztuje 1. Który jest wart najwięcej?
camel-up-learn-second-done = Żółty wygrywa etap w pięciu przypadkach na sześć, więc nawet jego dwójka jest warta więcej niż różowa piątka.
camel-up-learn-second-second = Różowy jest drugi, bo stoi na nim żółty. Drugie miejsce daje tylko 1, cokolwiek jest na kafelku.
camel-up-learn-second-behind = Żeby wygrać, musiałby jedną kostką wyprzedzić żółtego. Trzecie miejsce i dalsze kosztują 1.
camel-up-learn-second-roll = Etap się skończył, a ty masz 1 za rzut. Żółty kafelek dałby 2.

camel-up-learn-leg-title = Koniec etapu
camel-up-learn-leg-text = Etap to pięć kostek; cztery stoją już w namiotach. Rzuć ostatnią, a etap się rozliczy.
camel-up-learn-leg-done = Żółty wygrał etap: twoje dwa kafelki dają 5 i 2, a dwa rzuty po 1. Kafelki wracają na stosy, kostki do piramidy, a wielbłądy zostają tam, gdzie stoją.
camel-up-learn-leg-wait = Dobry ruch, ale wtedy etap skończy ktoś inny i to on dostanie 1 za rzut. Rzuć.

camel-up-learn-tile-title = Kafelek na drodze
camel-up-learn-tile-text = Swój kafelek widowni kładziesz na wolnym polu; ilekroć staną na nim wielbłądy, dostajesz 1. Doping posyła je o pole dalej, wygwizdanie o pole wstecz. Różowy i żółty stoją na polu 5, a ich kostki są jeszcze w piramidzie: połóż doping na polu 7!
camel-up-learn-tile-done = Różowy wyrzucił 2 i stanął na twoim kafelku: od razu masz 1, a wielbłądy pobiegły o pole dalej. Na końcu etapu kafelek wraca do ciebie.
camel-up-learn-tile-eight = Pole 8 też jest dobre: z pola 5 dochodzi się tam trójką. Na pole 7 wystarczy dwójka albo dwie jedynki.
camel-up-learn-tile-boo = To też dobre miejsce. Wygwizdanie cofa wielbłądy o pole, pod te, które tam stoją. Swoje 1 i tak dostaniesz.
camel-up-learn-tile-far = Tam w tym etapie mało kto dobiegnie, a przed następnym kafelki się zdejmuje. Lepiej tuż przed wielbłądami.

camel-up-learn-crazy-title = Pod prąd
camel-up-learn-crazy-text = Czarny i biały wielbłąd biegną w drugą stronę, gdy wypadnie szara kostka. Żółty właśnie wskoczył czarnemu na grzbiet. Rzuć i zobacz, co z nim będzie.
camel-up-learn-crazy-done = Czarny cofnął się o dwa pola i zabrał żółtego: lider jest teraz za różowym. Jeśli tylko jeden z szalonych wiezie kolorowe, rusza zawsze on, bez względu na kolor na kostce.
camel-up-learn-crazy-back = Żółty prowadzi, ale siedzi na czarnym: gdy wypadnie szara kostka, pojedzie do tyłu. Cofnij ruch, rzuć i zobacz.

camel-up-learn-loser-title = Typ na cały wyścig
camel-up-learn-loser-text = Masz po jednej karcie każdego koloru. Stawiasz nią w tajemnicy na to, kto wygra cały wyścig albo kto będzie ostatni. Niebieski jest daleko z tyłu: postaw, że będzie ostatni.
camel-up-learn-loser-done = Koloru twojej karty nikt nie widzi. Na końcu pierwsza trafna karta daje 8, następne 5, 3, 2 i 1, a chybiona kosztuje 1. Kto stawia wcześnie, zarabia więcej.
camel-up-learn-loser-ahead = Ten wielbłąd jest przed niebieskim. Chybiona karta kosztuje na końcu 1, a niebieski ma największe szanse na ostatnie miejsce.
camel-up-learn-loser-winner = To byłby typ na zwycięstwo niebieskiego. Jest ostatni, więc wybierz jego kartę i „będzie ostatni”.

camel-up-learn-winner-title = A kto wygra?
camel-up-learn-winner-text = Żółty jest daleko przed wszystkimi. Postaw, że wygra cały wyścig.
camel-up-learn-winner-done = Pierwsza karta na tym stosie: 8, jeśli żółty wygra, a zdarza się to w dwóch przypadkach na trzy. Karty nie da się wycofać, więc wczesny typ daje więcej, ale to ryzyko.
camel-up-learn-winner-behind = Ten wielbłąd jest za żółtym. Może jeszcze wygrać, ale żółty ma największe szanse.
camel-up-learn-winner-loser = Tak typujesz, kto będzie ostatni. Teraz chodzi o zwycięzcę: żółtego.
camel-up-learn-winner-ticket = Kafelek dotyczy tylko tego etapu. Karta dotyczy całego wyścigu i daje nawet 8.

camel-up-learn-finish-title = Meta
camel-up-learn-finish-text = Żółty stoi tuż przed metą. Rzuć: jeśli wypadnie jego kostka, wyścig się skończy.
camel-up-learn-finish-done = Gdy wielbłąd minie metę, wyścig się kończy: rozlicza się etap, a potem karty. Obie twoje były trafne i dały po 8. Wygrywa, kto ma najwięcej pieniędzy.
camel-up-learn-finish-wait = Wolno, ale skończmy już wyścig: rzuć.
