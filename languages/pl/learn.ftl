learn = Naucz się
learn-title = Naucz się grać
learn-lead = Kilka krótkich kroków na prawdziwej planszy: wybierasz i od razu widzisz, co z tego wynika. Pięć minut i możesz grać.
learn-count = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
learn-step = Krok { $step }/{ $steps }
learn-steps = Kroki lekcji
learn-before = Poprzedni krok
learn-skip = Pomiń ten krok
learn-next = Dalej
learn-right = Właśnie tak!
learn-wrong = Zobacz, co się wtedy dzieje
learn-otherwise = Tak też wolno, ale zadanie było inne. Cofnij ruch i spróbuj jeszcze raz.
learn-play = Pierwsza partia
learn-play-words = Wiesz już dość, żeby zagrać. Czekają dwa łatwe boty, a trener w swojej zakładce podpowie, ile wart jest każdy wybór.
learn-begin = Zaczynamy
learn-others = Inne gry
