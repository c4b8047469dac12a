camel-up-told-first = Zaczyna { $name }.
camel-up-told-start = Wielbłądy ustawiają się na starcie.
camel-up-told-placed = { $camel } staje na polu { $space }.
camel-up-told-leg-begins = Etap { $leg } zaczyna { $name }.
camel-up-told-ticket = { $name } bierze { camel-up-feminine-whom } { camel-up-value-whom }.
camel-up-told-tile-placed = { $side ->
    [cheer] { $name } kładzie doping na polu { $space }.
   *[other] { $name } kładzie wygwizdanie na polu { $space }.
  }
camel-up-told-tile-moved = { $side ->
    [cheer] { $name } przenosi doping z { $from } na { $space }.
   *[other] { $name } przenosi wygwizdanie z { $from } na { $space }.
  }
camel-up-told-rolls = { $name } rzuca:
camel-up-told-die = { $camel } { $number }
camel-up-told-overruled-carries = Rusza jednak { $camel }, bo wiezie kolorowe.
camel-up-told-overruled-sits = { $other ->
    [black] Rusza jednak { $camel }, bo siedzi na czarnym.
   *[white] Rusza jednak { $camel }, bo siedzi na białym.
  }
camel-up-told-hop = { $beyond ->
    [yes] { $camel } idzie z { $from } za metę.
   *[no] { $camel } idzie z { $from } na { $to }.
  }
camel-up-told-hop-with = { $beyond ->
    [yes] { $camel } idzie z { $from } za metę i wiezie { $riders }.
   *[no] { $camel } idzie z { $from } na { $to } i wiezie { $riders }.
  }
camel-up-told-tile-paid = { $side ->
    [cheer] Doping na { $space }: { $name } dostaje { $amount } FE.
   *[other] Wygwizdanie na { $space }: { $name } dostaje { $amount } FE.
  }
camel-up-told-extra = { $side ->
    [cheer] Jeszcze pole dalej, na { $space }, na wierzch.
   *[other] Pole z powrotem, na { $space }, pod spód.
  }
camel-up-told-extra-finish = Jeszcze pole dalej i za metę!
camel-up-told-crossed = { $camel } mija metę: koniec wyścigu!
camel-up-told-crossed-back = { $camel } mija metę pod prąd: koniec wyścigu!
camel-up-told-leg-scored = Koniec etapu { $leg }: prowadzi { $first }, drugi jest { $second }.
camel-up-told-item-ticket = { camel-up-feminine } { camel-up-value } { $amount }
camel-up-told-item-pyramid = piramida { $amount }
camel-up-told-copied = { $item } z sojuszu ({ $name })
camel-up-told-forgiven = (zamiast { $net }, resztę daruje bank)
camel-up-told-card-played = { $deck ->
    [winner] { $name } typuje zwycięzcę.
   *[other] { $name } typuje przegranego.
  }
camel-up-told-card-yours = Twoja karta: { camel-up-feminine }.
camel-up-told-partners = { $name } i { $partner } zawiązują sojusz na ten etap.
camel-up-told-race-over = Wygrywa { $winner }, ostatni { $loser }.
camel-up-told-on-deck = { $deck ->
    [winner] na zwycięzcę:
   *[other] na przegranego:
  }
camel-up-told-no-money = (nie ma z czego zapłacić)
camel-up-told-game-over = { $count ->
    [one] Wygrywa { $names } z wynikiem { $money } FE.
   *[other] Wygrywają wspólnie { $names }, po { $money } FE.
  }
