learn = Learn
learn-title = Learn to play
learn-lead = A few short steps on the real board: you choose, and see at once what it does. Five minutes, and you can play.
learn-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-step = Step { $step }/{ $steps }
learn-steps = Steps of the lesson
learn-before = Step before
learn-skip = Skip this step
learn-next = Next
learn-right = That’s it!
learn-wrong = See what that does
learn-otherwise = You may do that, but the task was a different one. Take it back and try again.
learn-play = Your first game
learn-play-words = You know enough to play. Two easy bots are waiting for you, and in its tab the coach tells you what each choice is worth.
learn-begin = Start the game
learn-others = Other games
