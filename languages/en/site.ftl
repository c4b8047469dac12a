about = Play Camel Up and other board games in the browser, with friends and bots.
skip = To your move
skip-page = To the content
best-on-average = the most on average:
site = Site
menu = Menu
more = More
language = Language
language-name = English
decimal-sign = .
thousands-sign = ,
theme = Colours
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
style = Components and drawings
primer = In pictures
summary = On one page
print = Print
contents = Contents
rules = Rules
rules-lead = What the boxes say, in order and in our own words.
api = For programs (API)
reconnecting = Connection lost. Trying again…
independent = Stolik is an independent implementation with its own words and pictures. The games’ names belong to their publishers.

problem-title = That did not work
too-early = Too early
missing-title = Not found
missing-words = Check the address: a part of it may be missing.
try-again = Try again
to-lobby = To the lobby
to-table = To the table
to-board = To the board

lobby = Tables
lobby-title = Sit down and play
lobby-lead = Take a seat against bots at once, or set up a table and send your friends the link.
play-now = Play now
new-table = New table
set-up = Set up a table
game-seats = { $least }–{ $most } players
game-seats-fewer = also { $fewest }
game-minutes = { $minutes }{"\u00A0"}min
your-name = Your name
your-name-words = Whoever sits at your tables sees it.
guest = Guest
field-missing = Please fill this in.
a-player = Player
public = Listed in the lobby
public-words = Anybody may find the table, sit down or watch.
odds = Exact odds
odds-over = The game is over; nothing is left to chance.
odds-words = Everybody at the table sees the chances and the value of each choice.
seats = Seats
how-many = Players
seat-number = Seat { $seat }
and = { $more } and { $last }
you = you
person = Person, by link
bot = Bot
bot-seat = Seat it
bot-random = Random
bot-odds = Odds bot
options = Options
create = Open the table
create-filled = Fill up with bots and start
table-ways = Time, watching, help
ways-as-usual = as at most tables
options-count = { $count ->
    [one] One option
   *[other] { $count } options
  }
options-as-usual = the usual rules
seats-words = Friends sit down by the table’s link; chairs that stay free can go to bots before the game.
your-tables = Your tables
open-tables = Seats to take
open-more = { $count } more
more-open-tables = More seats to take
full-tables = Full, about to start
running-tables = Games being played
finished-tables = { $count ->
    [one] One finished game
   *[other] { $count } finished games
  }
turn-of = { $names } to move
ago-now = just now
ago-minutes = { $count } min
ago-hours = { $count } h
ago-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
status-open = waiting
status-playing = playing
status-finished = over
join = Join
go-on = Go on
watch-table = Watch
look-again = Look again

room-lead = Send the link, and start when everybody has sat down.
room-invited = { $host } invites you to this game: take a free chair, or stay and watch.
room-full = All chairs are taken: the players start the game.
room-full-host = Everybody is here: start the game when you like.
room-full-player = Everybody is here: { $host } starts the game, or you do.
room-full-stranger = All chairs are taken: { $host } starts the game, and you can stay and watch.
room-lead-player = Waiting for the others. { $host } opened this table.
room-lead-stranger = Take a free chair, or stay and watch.
room-sent-away = { $host } has freed your chair. You cannot sit down at this table any more, but you can open one of your own.
room-host = opened the table
free-person = Free the chair
free-bot = Take away
send-away = Yes, free the chair
send-away-words = { $name } will not be able to sit down at this table again.
options-usual = The usual rules, without options.
room-waiting = Waiting until all chairs are taken.
room-away = not looking now
room-starting = Starting… waiting for { $names } (at most { $seconds } s)
chair-fill = a bot, or somebody here
chair-beside = somebody here
chairs-free =
    { $count ->
        [0] all taken
        [one] one chair free
       *[other] { $count } chairs free
    }
free-chair = Free chair
sit = Sit down
stand-up = Stand up
start = Start the game
fill = Fill up with bots and start
invite = Invite
invite-words = Whoever opens this link can sit down or watch. No account needed.
copy-link = Copy the link
copied = Copied
send-link = Send the link
link-copied = Copied: paste it to your friends
or-code = or the code:
qr = QR code of this table’s link

players = Players
players-more = Show all that the players have
board = Board
your-move = Your move
you-hold = You hold:
your-seat = Your chair
spectator = Watching
to-move = to move
title-your-turn = Your turn
your-turn = Your turn.
never-mind = Never mind
close = Close
take-back = Take back
watch = Watch
waiting-for = Waiting for { $names }
waiting-bot = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
  }
speed = How fast the others’ moves are shown
speed-slow = slowly
speed-normal = normally
speed-quick = quickly
speed-once = at once
story-newest = The newest moves
story-earlier = One turn back
story-stop = Stop here
story-go = Go on
story-back = Looking back
story-now = Back to now
come-back = Take your chair again
chair-left = { $from } has left the table; { $to } plays on.
left-to-bot = { $from } left before the end; { $to } played on.
chair-out-of-time = { $from } is out of time; { $to } decides until { $from } is back.
chair-taken-again = { $to } is back and plays on instead of { $from }.
tab-log = Log
tab-odds = Odds
tab-about = Table
hints = Good to know
no-script = Without JavaScript the page does not update by itself: reload to see what the others did.
leave-ask = Leave the table
leave-words = A bot takes your seat. You may come back to this table and take it again from the bot as long as the game goes on. To take a break you need not leave: the table waits, and you come back to it from the front page or by its address.
leave-game = Leave, a bot plays on
other-device = Continue on another device
device-words = Open this link on the other device within ten minutes. It works once and carries this chair, nothing else that is yours.
device-words-all = Open this link on the other device within ten minutes. It works once and carries everything: all your chairs, at every table, now and later. Keep it to yourself.
device-make-chair = A link for this chair
device-make-all = Carry all my chairs instead
device-chair = { $game }, the chair of { $name }
device-ask-chair = Go on playing here? ({ $chair })
device-ask-all = Become the guest of the other device here, with all chairs? ({ $chair })
device-lost-chair = At this table this browser already plays a chair. It would play the other one instead; the first one could no longer be played from here.
device-lost-all = This browser already is a guest of its own. It would no longer be that guest, and these chairs could no longer be played from here:
device-replace = Replace, and go on here
device-own = This is yours already: there is nothing to carry over.
device-yes = Yes, go on here
devices = Devices that share this chair
devices-words = Besides the device on which you sat down, these can play your chair:
devices-none = So far only the device on which you sat down plays your chair.
devices-handed = This chair was handed to this browser by another device.
device-unknown = An unknown browser
device-has-chair = this chair
device-has-all = everything
device-this = this device
chair-moved = This device no longer plays at this table: its chair was taken back.
device-revoke = Take back
device-added-now = added just now
device-added-minutes =
    { $count ->
        [one] added one minute ago
       *[other] added { $count } minutes ago
    }
device-added-hours =
    { $count ->
        [one] added one hour ago
       *[other] added { $count } hours ago
    }
device-added-days =
    { $count ->
        [one] added yesterday
       *[other] added { $count } days ago
    }

fair-dice = Fair chance
fair-dice-words = The server’s secret seed was fixed before the game; this is its fingerprint. Then each browser adds a word: first its fingerprint, and the word itself only when no other can be chosen any more. Seed and words together decide every roll and card; at the end the seed is revealed, and anybody can work them all out.
fair-dice-over = With this seed and these words anybody can recompute every roll and every card. The fingerprint was shown from the start.
commitment = Fingerprint of the seed (SHA-256)
seed = Seed
dice-begin = The game starts with a word from your browser.
dice-own-word = A word of your own for the dice
dice-give = Give this word
dice-word-of = Word of { $name }
dice-no-word = none given
dice-no-word-yet = not yet given
dice-sealed = sealed; its fingerprint:
dice-withheld = not opened in time, counts as empty; its fingerprint:
dice-no-script = With scripts on, the browser in which you play keeps the fingerprint and compares it by itself. Without them, note it down yourself.
dice-commitment-good = This browser has kept the fingerprint of the seed, and it is the same.
dice-commitment-bad = This browser has kept ANOTHER fingerprint of the seed: the table has changed its seed.
dice-seed-good = The seed fits the fingerprint that this browser has kept.
dice-seed-bad = The seed does NOT fit the fingerprint that this browser has kept.
dice-word-good = Your word was made by this browser: %word%
dice-word-bad = The table does NOT use the word that this browser made: %word%
dice-others-good = All words fit the fingerprints that this browser kept before it opened its own.
dice-others-bad = The words do NOT fit the fingerprints that this browser kept before it opened its own.

own-place = { $place ->
    [1] Well done, you win!
   *[other] You came { $place ->
        [2] second
        [3] third
       *[other] number { $place }
    } of { $seats }
}
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
rematch = Play again
rematch-next = To the next game
explain-game = Explain the game
scoring = Scoring
record = Save the record
story = The game, turn by turn
turns =
    { $count ->
        [one] One entry
       *[other] { $count } entries
    }

problem-not-found = There is nothing here.
problem-no-table = There is no such table, or it is gone. If you know a code, type it here.
problem-too-late = The table has moved on. Look again.
problem-not-your-chair = This is not your chair.
problem-not-host = Only the one who opened the table can do this.
open-own = Open a table of your own
problem-sent-away = The one who opened this table has freed your chair: you cannot sit down here any more.
problem-chair-taken = This chair is taken.
problem-seated-already = You already sit at this table.
problem-started = The game has started.
problem-not-started = The game has not started yet.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-empty-chairs = Some chairs are still empty.
problem-no-chair = There is no such chair.
problem-bad-name = A name has 1 to 24 visible characters.
problem-starting = The game is just starting.
problem-other-dice-word = This is not the word whose fingerprint was given.
problem-bad-dice-word = The word for the dice must be plain and short.
problem-cannot-take-back = This can no longer be taken back.
problem-too-far-ahead = Send that move by itself: after it something new is known.
problem-not-seated = You do not sit at this table.
problem-store-failed = This could not be stored. Nothing has changed; try again.
problem-frozen-table = This table was written by another version of Stolik, which this one cannot read. Nothing of it is lost.
problem-cross-site = This request came from another site.
problem-too-many = Too many requests. Wait a moment.
problem-handed-chair = This chair was handed over by another device. Only that one can decide about it.
problem-too-many-devices = Too many devices share this chair. Take it back from one first.
problem-link-used = This link was used already or is too old: ask for a new one.
problem-bad-word = This is no move of the game.
problem-internal = Something went wrong here. It has been logged.
problem-bad-body = This form did not arrive as it should. Open the page again.
problem-bad-field = Something in this form is missing or wrong. Open the page again.
problem-bad-query = This address cannot be read. See whether all of it is there.
problem-bad-method = This address cannot be used like that.
problem-bad-setup = The game cannot be played with these settings.
problem-unknown-game = There is no such game.
problem-not-your-turn = It is not your turn.
problem-game-over = The game is over.
