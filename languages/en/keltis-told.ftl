keltis-told-first = { $name } goes first.
keltis-told-begins = Tiles lie; { $count } cards to draw.
keltis-told-laid = { $name } lays { $path } { $value }.
keltis-told-discarded = { $name } discards { $path } { $value }.
keltis-told-laid-up = { $name } lays { $path } { $value } ↑.
keltis-told-laid-down = { $name } lays { $path } { $value } ↓.
keltis-told-marker = { $kind ->
    [large] The large marker
   *[small] A small marker
  }
keltis-told-mover = { $kind ->
    [large] The large marker
   *[small] The marker
  }
keltis-told-entered = { keltis-told-marker } enters { $path }: { $value }.
keltis-told-moved = { keltis-told-mover } on { $path } goes from { $before } to { $value }: { $change }.
keltis-told-by-clover = A clover!
keltis-told-by-finished = A finished path!
keltis-told-stays = The marker stays.
keltis-told-declined = No bonus step.
keltis-told-goal = Markers in the goal: { $count } of { $of }.
keltis-told-points = { $points ->
    [one] A number tile: 1 point.
   *[other] A number tile: { $points } points.
  }
keltis-told-wish = { $count ->
    [one] The first wishing stone: from { $before } to { $value }, that is { $change }.
   *[other] Wishing stone number { $count }: from { $before } to { $value }, that is { $change }.
  }
keltis-told-lapsed = Nobody can move: the step lapses.
keltis-told-taken = Takes { $path } { $value } from the discards.
keltis-told-taken-back = Takes { $path } { $value } right back.
keltis-told-back = Discards and retakes { $path } { $value }.
keltis-told-drawn-you = Draws { $path } { $value }.
keltis-told-drawn = { $count ->
    [0] Draws the last card.
    [one] Draws; one card is left.
   *[other] Draws; { $count } cards are left.
  }
keltis-told-idle = Idle turn (nothing laid, nothing drawn from the pile): { $count }. After { $limit } in a row the game ends.
keltis-told-small = { $count ->
    [0] { $name }, number tiles: { $points }; small markers: 0.
    [one] { $name }, number tiles: { $points }; small markers: { $sum }.
   *[other] { $name }, number tiles: { $points }; small markers: { $items } = { $sum }.
  }
keltis-told-large = { $name }, large marker: 2 × { $row } = { $value }.
keltis-told-large-start = { $name }, large marker on the start stone: 0.
keltis-told-wishes = { $count ->
    [0] { $name }, no wishing stone: { $value }; total { $total }.
    [one] { $name }, one wishing stone: { $value }; total { $total }.
   *[other] { $name }, { $count } wishing stones: { $value }; total { $total }.
  }
keltis-told-game-over = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points } each.
  }
