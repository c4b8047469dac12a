sobek-learn-take-title = Na nabrzeżu
sobek-learn-take-text = Zbierasz dobra i zagrywasz je w układach. W swojej turze bierzesz jedną z czterech pierwszych kart nabrzeża; ta przy świątyni jest za darmo. Masz już dwie ryby: weź trzecią.
sobek-learn-take-done = Tak wygląda zwykła tura: bierzesz kartę, a następna osoba widzi już inny rząd.
sobek-learn-take-third = Też ryba, ale omijasz dla niej trzy karty, a one trafiają pod twoją płytkę korupcji. Pierwsza ryba była za darmo.
sobek-learn-take-other = Masz na ręce ryby, a układ to trzy karty jednej rodziny. Ryba leży pierwsza i nic nie kosztuje.

sobek-learn-skip-title = Cena chciwości
sobek-learn-skip-text = Karty wolno omijać: te bliżej świątyni trafiają pod twoją płytkę korupcji. Na końcu płaci najbardziej skorumpowany, ale jedna karta to jeszcze nic. Weź rybę leżącą za pszenicą.
sobek-learn-skip-done = Ryba jest twoja, a pszenica leży pod płytką: to jedna karta korupcji. Karę ponosi tylko ten, kto ma jej najwięcej.
sobek-learn-skip-single = Za darmo, ale sama jedna pszenica nic jeszcze nie daje. Ryba jest warta jednej karty korupcji.
sobek-learn-skip-amulet = Amulety się przydają, ale omijasz dla niego trzy karty. Przed rybą leży tylko jedna.
sobek-learn-skip-ebony = Omijasz pszenicę i rybę, której potrzebujesz.

sobek-learn-amulet-title = Amulety
sobek-learn-amulet-text = Amulet pasuje do każdego układu, jako karta bez skarabeuszy. Leży teraz pierwszy: weź go.
sobek-learn-amulet-done = Wydłuży układ, a układ to skarabeusze razy karty. Pora go zagrać.
sobek-learn-amulet-costs = Omijasz amulet: trafia pod twoją płytkę i nie daje nic prócz korupcji.
sobek-learn-amulet-wait = Układ można zagrać już teraz, ale z amuletem, który nic nie kosztuje, będzie o kartę dłuższy.

sobek-learn-set-title = Zagraj układ
sobek-learn-set-text = Zamiast brać kartę, możesz zagrać układ: co najmniej trzy karty jednej rodziny. Jest wart tyle, ile jego skarabeusze razy karty. Wybierz ryby i zagraj wszystko, amulet też.
sobek-learn-set-done = 2 skarabeusze razy 5 kart: 10 punktów na koniec rundy. Za każdy układ wybierasz jeden z pozostałych żetonów wydarzeń.
sobek-learn-set-less = Liczy się każda karta: skarabeusze razy karty. To, co zostaje na ręce, na razie nic nie daje; zagraj wszystkie pięć.
sobek-learn-set-take = Więcej kart to lepszy układ, ale zagrane są bezpieczne, a wydarzenie wybiera ten, kto zagra pierwszy. Zagraj ryby.

sobek-learn-event-title = Wybierz wydarzenie
sobek-learn-event-text = Zostało pięć żetonów i tylko ty je teraz widzisz. Dobrobyt daje dwa skarabeusze więcej układowi ryb, pszenicy albo bydła. Weź go dla swoich ryb.
sobek-learn-event-done = Cztery skarabeusze zamiast dwóch: układ jest już wart 20. Pozostałe żetony czekają na następne układy.
sobek-learn-event-fraternity = Idziesz do przodu po torze, a rywal się cofa, ale tak blisko zera to niewiele. Dobrobyt od razu daje 10.
sobek-learn-event-curse = Klątwa liczy się rywalowi jak dwie karty korupcji. Dobra później, teraz Dobrobyt daje 10 punktów.
sobek-learn-event-flood = Od razu jeszcze jedna tura: miło, ale to mniej niż 10 punktów.
sobek-learn-event-embalming = Zabierasz korupcję z powrotem na rękę, ale leży tam tylko jedna karta.

sobek-learn-character-title = Zakryte karty
sobek-learn-character-text = Karty z pomarańczowym rewersem to postacie. Bierzesz je w ciemno, a każda ma swoją zdolność. Jedna leży pierwsza na nabrzeżu: weź ją.
sobek-learn-character-done = To Królowa. Wiesz o tym tylko ty. Postać można zagrać dla jej zdolności albo wyłożyć w układzie jej rodziny jak zwykłą kartę.
sobek-learn-character-other = Można, ale zobaczmy, kto się kryje na pierwszym miejscu, i to za darmo.

sobek-learn-queen-title = Królowa
sobek-learn-queen-text = Zagranie postaci zajmuje całą turę. Królowa dobiera trzy karty z talii. Zagraj ją.
sobek-learn-queen-done = Trzy karty naraz i żadnej korupcji. I do tego same ryby!
sobek-learn-queen-later = Można ją zatrzymać, ale trzy karty teraz są warte więcej niż jedna.

sobek-learn-extend-title = Dłuższy układ
sobek-learn-extend-text = Każdej rodziny masz najwyżej jeden układ, ale możesz go rozbudowywać, zawsze o co najmniej trzy karty. Dołóż trzy ryby.
sobek-learn-extend-done = 5 skarabeuszy razy 8 kart to 40: układy rosną coraz szybciej. A rozbudowa też daje wydarzenie.
sobek-learn-extend-later = Na ręce nic jeszcze nie są warte. Zagraj je, póki są wydarzenia do wyboru.

sobek-learn-curse-title = Kto bardziej skorumpowany?
sobek-learn-curse-text = Masz jedną kartę korupcji, a rywal trzy. Karę ponosi tylko ten, kto ma najwięcej. Dopilnuj, żeby był to on: połóż Klątwę na jego stosie.
sobek-learn-curse-done = Liczy się jak dwie karty więcej. Kto na końcu rundy jest najbardziej skorumpowany, ten się cofa: o krok za każde dziesięć punktów zdobytych w rundzie.
sobek-learn-curse-flood = Jeszcze jedna tura to dobra rzecz, ale nie masz już kart. Klątwa sprawi, że zapłaci rywal.
sobek-learn-curse-other = To teraz niewiele daje. Dzięki Klątwie najbardziej skorumpowany będzie rywal, a nie ty.

sobek-learn-round-title = Koniec rundy
sobek-learn-round-text = Na nabrzeżu leży jedna karta, a talia jest pusta: kto ją weźmie, kończy rundę. To, co zostało na rękach, idzie do korupcji, potem liczą się układy i korupcja. Weź ją.
sobek-learn-round-done = Masz 30 i 40. Rywal miał 13 korupcji, ty 4, więc cofnął się o pięć kroków, po jednym za każde pełne dziesięć z jego 56 punktów. Gra się trzy rundy.
