analysis = Skill and luck
analysis-ask = How much of this game was luck, and how much skill? Every decision is looked at, and everything that chance brought. It takes up to half a minute.
analysis-keep = The record is kept as a table for that, with a link of its own.
analysis-begin = Analyse the game
analysis-wait = The game is being analysed…
analysis-look = Look again
analysis-axis = Chance to win, %
analysis-moments = course of the game
analysis-plot = Chances to win over the game, in percent
analysis-mistakes = Mistakes
analysis-no-mistakes = No choice was much worse than the best one.
analysis-strokes = Strokes of luck
analysis-no-strokes = Chance never changed much at once.
analysis-better = Better:
analysis-cost = { $win } to win, { $points } points
analysis-table = Par, what was lost by choices, luck and result of each player
analysis-par = Par
analysis-lost = Lost by choices
analysis-luck = Luck
analysis-result = Result
analysis-sentence = { $name }: { $result } points, { $without } with luck taken out. Luck { $luck ->
    [good] brought
   *[bad] took away
  } { $change }, choices cost { $lost }; { $mistakes ->
    [0] none was a big mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
  }.
analysis-verdict-same = Luck did not decide: { $winner } would have been ahead without it too.
analysis-verdict-even = Without luck { $winner } and { $other } would have been about even.
analysis-verdict-luck = Luck decided: without it { $other } would have been ahead of { $winner }.
analysis-how = Par is what the best choices would have brought without luck: par − lost + luck = result. Points stand above, chances to win below; as losses add up, those of par may go beyond 0% and 100%. The game was played on thousands of times, as a quick bot plays; a difference that may be chance counts as none.
problem-analyses-full = Many games are being analysed. Try again in a few minutes.
problem-no-analysis = This game cannot be analysed.
analysis-why = As { $name } saw it: { $reason }
analysis-small = Small losses
analysis-small-sum = { $name }: { $count ->
    [one] one choice a little below the best
   *[other] { $count } choices a little below the best
  }, together { $win } to win, { $points } points.
analysis-small-largest = The largest of them
analysis-part-of-win = { $part } of a win
analysis-whole-win = more than a whole win
