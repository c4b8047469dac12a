camel-up-coach-bet = Exactly: { $camel } wins this leg in { $first } of all cases and is second in { $second }; its { $value } is worth { $worth }.
camel-up-coach-tile = Exactly: in this leg camels land there { $times } times on average, and each time you get 1.
camel-up-coach-tile-leaves = On { $space }, where it lies now, it would bring { $worth }.
camel-up-coach-changed = Your tickets: { $now } → { $then } on average.
camel-up-coach-together = Together { $worth }.
camel-up-coach-roll = 1 for certain when the leg ends.
camel-up-coach-roll-last = 1 for certain, and the leg ends with this die.
camel-up-coach-held = Your tickets are worth { $worth } on average.
camel-up-coach-ally = You also get the best ticket of { $name }: { $worth } on average. { $name } gets the best of yours.
camel-up-coach-finish = { $deck ->
    [winner] { $camel } wins { $chance } of the races played on from here
   *[loser] { $camel } comes last in { $chance } of the races played on from here
  }. If right, the card pays { $most }{ $before ->
    [0] {""}
   *[other] , or down to { $least } if earlier ones are right too
  }; if wrong, it costs 1.
