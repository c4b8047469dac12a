replay = Watch again
replay-title = { $game }: the game again
replay-bar = Moments of the game
replay-moment = Moment of the game
replay-first = To the start
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-next = One step on
replay-turn-on = One turn on
replay-last = To the end
replay-word-start = start
replay-word-turn = turn
replay-word-step = step
replay-word-end = end
replay-speed = Speed
replay-told = What happened
replay-start = The game begins.
replay-eyes = Seen by
replay-open = All open
replay-at-house = At Stolik
replay-now = Back to now
replay-look = Look back over the game
replay-record = See a game again
replay-lead = Paste a record, or drop its file here. It is shown on the board, move by move; nothing of it is kept.
replay-paste = The record
replay-see = See it
replay-file = Choose a file
share = Share
share-moment = This moment
share-link = Copy the link
share-position = Copy the position
share-frame = Copy the frame for a page
problem-own-eyes = While the game goes on you see it with your own eyes only.
problem-bad-record = This record cannot be shown:
away = While you were away:
away-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
away-skip = Skip
away-on = Go on
away-look = See it turn by turn
replay-keep = Keep it here
problem-record-not-over = This record ends before its game does. Play on from it instead.
import = Bring games in
import-lead = Records of finished games become tables of this server that can be seen again. Each is verified first.
import-drop = Drop records or archives here, or choose them
import-many = Bring many games in at once
import-no-script = Without scripts records are brought in one by one:
import-new = is here now.
import-known = was here already.
play-on = Play on from here
play-on-words = A new table begins with this position and dice of its own. Bots keep their chairs; friends come by the link.
play-on-chair = Which chair is yours?
origin-record = This game was played elsewhere and brought in as a record.
origin-table = This game goes on from another one, after { $made ->
    [one] its first entry.
   *[other] { $made } of its entries.
  }
origin-see = See it
origin-editor = This game begins with a position that was set up; nothing was hidden while that was done.
origin-dice = Its dice are new.
share-picture = A picture ({ $kind })
games-archive = All finished games as one file
