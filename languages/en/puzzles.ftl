puzzles = Puzzles
puzzle-today = Puzzles of the day
puzzle-todays = Today’s puzzle
puzzle-lead = One choice is clearly the best, and another only looks like it. Which would you make?
puzzle-all = All puzzles
puzzle-way-all = All puzzles
puzzle-count = { $count ->
    [one] The one puzzle
   *[other] All { $count } puzzles
}
puzzle-solved = solved
puzzle-solved-count = { $count } solved
puzzle-number = Puzzle { $number }
puzzle-task = Which choice is the best?
puzzle-task-words = You see what a player would see. One choice is clearly the best.
puzzle-link = Copy the link
puzzle-next = Next puzzle
puzzle-way-next = Next puzzle
puzzle-again = Try again
puzzle-right = That is the best choice!
puzzle-wrong = That is not the best
puzzle-solution = Show the solution
puzzle-best = the best
puzzle-tempting = the tempting one
puzzle-worth = { $win }% to win, { $points } points.
puzzle-tempted = That is the one that tempts: it gives away more than you see at first.
puzzle-seen = You saw through it: the tempting choice is worth less.
puzzle-difference = The best choice brings { $win } percentage points of the chance to win and { $points } points.
puzzle-exact = Counted exactly, the best choice is worth { $best } in this leg, the tempting one { $tempting }.
puzzle-margin = It is ahead of the next best by { $margin } percentage points.
puzzle-how = After each choice the game was played on many times, each time with what you do not see drawn anew; ± is the margin of error. Points are counted to the end of the leg or the round.
