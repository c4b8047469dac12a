keltis-learn-begin-title = Pierwszy krok
keltis-learn-begin-text = Twoje znaczniki idą pięcioma drogami z kamieni, a prowadzą je karty. Ułóż niebieską 1: z pierwszą kartą koloru na jego drogę musi wejść znacznik. Poślij mały.
keltis-learn-begin-done = Pierwsze trzy kamienie kosztują punkty, od czwartego zaczyna się zysk. Zaczynaj więc tylko te drogi, którymi dojdziesz daleko.
keltis-learn-begin-large = Duży znacznik liczy się podwójnie, straty też. Wolno, ale zaraz znajdzie się dla niego lepsza droga.
keltis-learn-begin-low = Najpierw 1, potem 3 i 4: kolumna biegnie tylko w jedną stronę, a każda pominięta karta to krok mniej.
keltis-learn-begin-other = To początek innej drogi. Masz niebieskie 1, 3 i 4: zacznij tam.
keltis-learn-begin-discard = Odrzucona karta niczego nie przesuwa, a zabrać może ją każdy. Ułóż niebieską 1.

keltis-learn-direction-title = W górę czy w dół
keltis-learn-direction-text = Pierwsza karta o innej wartości rozstrzyga na zawsze, czy kolumna rośnie, czy maleje. Wartości wolno pomijać. Ułóż następną niebieską tak, żeby żadna się nie zmarnowała, i zrób krok.
keltis-learn-direction-done = Niebieska kolumna rośnie: 1, 3, a 4 nadal pasuje. Znacznik wszedł na płytkę z liczbą: 2 punkty od razu, dla ciebie i dla każdego, kto przyjdzie później.
keltis-learn-direction-stay = Można zostać, ale wtedy karta poszła na nic. Krok oddala od minusów i daje tu 2 punkty.
keltis-learn-direction-leap = Pomijasz 3, która już nigdy nie będzie pasować, a z nią krok. Ułóż najbliższą wyższą kartę.
keltis-learn-direction-other = Tak zaczniesz następną drogę od kamienia z minusem. Najpierw idź dalej niebieską.
keltis-learn-direction-discard = Te karty jeszcze się przydadzą. Ułóż niebieską.

keltis-learn-draw-title = Pociągnij kartę
keltis-learn-draw-text = Niebieska 4 już leży, a na koniec tury ciągniesz kartę. Weź nieznaną z zakrytego stosu albo wierzchnią z odrzuconych. Rywal wyrzucił niebieską 8.
keltis-learn-draw-done = Pasuje do twojej rosnącej kolumny i wiesz, co bierzesz. Tyle że inni też to widzieli.
keltis-learn-draw-deck = Nigdy nie wiadomo, co przyjdzie z zakrytego stosu. Tu leżała karta, która na pewno pasuje.

keltis-learn-large-title = Duży znacznik
keltis-learn-large-text = Jeden z pięciu znaczników jest duży i liczy się podwójnie, na dobre i na złe. Zielone 10, 9 i 8 to ładna malejąca kolumna: zacznij ją dużym znacznikiem.
keltis-learn-large-done = Na razie −8, ale na ostatnim kamieniu będzie wart 20. Poślij go tam, gdzie masz najwięcej kart po kolei.
keltis-learn-large-small = Mały liczy się tylko raz. Trzy karty po kolei to droga w sam raz dla dużego.
keltis-learn-large-later = Jeśli kolumna ma maleć, zacznij od samej góry, od 10: później już nie będzie pasować.
keltis-learn-large-other = Tu masz tylko jedną kartę. Zacznij tam, gdzie jest ich kilka po kolei: na zielonej.
keltis-learn-large-discard = Ta karta przyda się tobie albo komuś innemu. Zacznij zieloną drogę.

keltis-learn-clover-title = Koniczyna
keltis-learn-clover-text = Na drugim kamieniu zielonej drogi leży koniczyna: kto tam wejdzie, może przesunąć o kamień dowolny swój znacznik. Ułóż zieloną 9, zrób krok i wybierz najlepszy znacznik.
keltis-learn-clover-done = Niebieski przeszedł z −2 na +1, i to na płytkę z liczbą: 5 punktów jednym krokiem. Gdy koniczyna prowadzi do następnej, idziesz dalej i dalej.
keltis-learn-clover-green = To daje 2 punkty, bo duży liczy się podwójnie. Niebieski przeszedłby z −2 na +1 i znalazł tam 2 punkty: razem 5.
keltis-learn-clover-none = Krok oddany za darmo. Rzadko warto.
keltis-learn-clover-stay = Znacznik nie wchodzi na koniczynę, więc nie ma dodatkowego kroku.
keltis-learn-clover-leap = Kolumna maleje: pominięta 9 już nigdy nie będzie pasować.

keltis-learn-wish-title = Kamienie Życzeń
keltis-learn-wish-text = Na czwartym kamieniu zielonej drogi leży kamień Życzeń: zabiera go ten, kto wejdzie pierwszy. Na końcu brak kamieni kosztuje 4 punkty, jeden kosztuje 3, dwa dają 2, a pięć i więcej 10. Weź go.
keltis-learn-wish-done = Jest twój i nikt inny już go nie dostanie. Jeden wciąż kosztuje 3, opłaca się dopiero od drugiego.
keltis-learn-wish-stay = Kamień zostaje dla kogoś innego, a twój znacznik na minusie.
keltis-learn-wish-leap = Szóstka przepadnie: w malejącej kolumnie musi leżeć przed 5.

keltis-learn-discard-title = Odrzucanie
keltis-learn-discard-text = Nie trzeba zaczynać wszystkich dróg. Zamiast ułożyć kartę, możesz ją odrzucić, ale inni mogą ją wziąć: rywal schodzi w dół brązową i różową. Odrzuć taką, która nikomu nie pomoże.
keltis-learn-discard-done = Nikt nie zaczął żółtej drogi, więc ta karta mało komu się przyda. Najlepiej odrzucać to, co już nigdzie nie pasuje.
keltis-learn-discard-theirs = Ta karta pasuje do malejącej kolumny rywala. Podziękuje ci za nią.
keltis-learn-discard-yours = Ta przyda się tobie: to następny krok.

keltis-learn-end-title = Piąty u celu
keltis-learn-end-text = Gdy pięć znaczników, czyichkolwiek, stoi na trzech ostatnich kamieniach, gra od razu się kończy. Cztery już tam są, a ty mocno prowadzisz: zakończ grę.
keltis-learn-end-done = Teraz wszystko się sumuje: płytki z liczbami, znaczniki (duży podwójnie) i kamienie Życzeń. Kto utknął na minusach, ten za to płaci.
keltis-learn-end-stay = Karta leży, ale znacznik nie ruszył: inni mają więcej czasu, żeby cię dogonić.
keltis-learn-end-wait = Gra toczy się dalej i inni cię doganiają. Różowa karta wprowadzi znacznik do celu.
