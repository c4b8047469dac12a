bot-former-player = former player
you-title = You
sign-in = Sign in
sign-out = Sign out
sign-in-words = Your tables, on every device where you sign in. The games this browser plays as a guest come along.
keep = Make an account
keep-words = A name and a passphrase: then your tables, friends and settings are yours on every device. No e-mail address is asked for.
have-account = I have an account already: sign in
no-account = I have no account yet
you-guest = You play as a guest: this browser alone knows you. Keep your name, and you find your tables on any other device.
first-steps = First steps
first-play = Play
first-play-words = A game against bots begins at once; for friends there is a link.
first-learn = Learn a game
first-learn-words = Five minutes on the real board.
first-puzzle = Solve a puzzle
first-puzzle-words = One choice is clearly the best. A new one each day.
first-code = Join friends
first-code-words = With the code that they tell you.
here-later = What you will find here
here-tables = Your tables: those that wait for you come first, those that are over stay and can be watched again.
here-people = The people you play with: after your first game together one tap invites them again.
here-rating = Ratings and results, game by game, once you have kept your name and finished a game with somebody.
field-name = Name
field-name-words = 1 to 24 characters; shown at the tables. A name that looks like another counts as taken.
field-passphrase = Passphrase
reveal = Show
field-new-passphrase = New passphrase
field-new-passphrase-words = At least 10 characters: several words in a row are good and easy to remember.
field-recovery = Recovery words
field-recovery-words = The twelve words that you wrote down when you made the account.
recovery-words = Recovery words
words-once = Write these twelve words down. They open your account when the passphrase is lost, and they are shown for a quarter of an hour, in this browser only.
words-kept = I have kept them
copy-words = Copy the words
lost-passphrase = I have lost the passphrase
recover = Open the account again
recover-words = With your recovery words you choose a new passphrase. Everybody who is signed in is signed out.
name-stays = At tables where you sit the name stays as it was when you sat down.
change-name = Change the name
change-passphrase = Change the passphrase
new-words = New recovery words
new-words-words = The old words are worth nothing from then on.
sessions = Signed in
sessions-words = End what you no longer use; it takes effect at once.
end-session = End
end-others = End all others
your-data = Your data
your-data-words = Everything that is kept of you, as one file: your account, settings, sessions, and what you did at each table.
download-data = Download it all
delete-account = Delete the account
delete-words = Your name disappears everywhere; the games stay. Where you still play, a bot takes your chair. This cannot be undone.
waiting-for-you = Waiting for you
running-for-you = Waiting for others
open-for-you = Not started yet
finished-for-you = Finished
no-tables = You are not at any table.
older = Older ones
tables-wait =
    { $count ->
        [one] one table waits for you
       *[other] { $count } tables wait for you
    }
problem-name-taken = This name is taken, or looks like one that is.
problem-has-account = You have an account already.
problem-bad-passphrase = The passphrase has 10 to 200 characters.
problem-wrong-passphrase = Name and passphrase do not fit together.
problem-wrong-recovery = Name and recovery words do not fit together.
problem-other-passphrase = This is not your passphrase.
problem-too-many-tries = Too many tries. Wait half a minute.
problem-not-signed-in = This is for people who are signed in.
problem-bad-clock = There is no such clock.
problem-not-absent = This chair cannot be handed on: its player has not been away for two days, or the clock decides.

clock = Time
clock-words = With days for a decision everybody plays when they like; what waits for you is listed under Your tables.
clock-none = As much as everybody likes
clock-live = { $minutes } minutes each, and { $seconds } seconds more with each decision
clock-live-short = { $bank } and { $more } s a decision
clock-left = { $left } left
clock-days-short =
    { $count ->
        [one] one day a decision
       *[other] { $count } days a decision
    }
clock-days =
    { $count ->
        [one] One day a decision
       *[other] { $count } days a decision
    }
when-out = When time is up
when-out-stand-in = A bot decides until the player is back
when-out-leave = The chair goes to a bot
stands-in = time is up, a bot decides
time-out = Your time is up.
time-out-words = A bot decides for you until you are back.
time-back = I am back
absent = { $name } has been away for two days.
absent-count = { $said } of { $all } are for handing the chair to a bot
hand-on = Hand the chair to a bot

people = People you play with
people-words = Everybody with whom you have sat at a table. Somebody you block can neither invite you nor write to you, and is not told.
people-none = Here you find everybody with whom you have played.
played-together =
    { $count ->
        [one] one game together
       *[other] { $count } games together
    }
played-last-now = last played just now
played-last-minutes =
    { $count ->
        [one] last played one minute ago
       *[other] last played { $count } minutes ago
    }
played-last-hours =
    { $count ->
        [one] last played one hour ago
       *[other] last played { $count } hours ago
    }
played-last-days =
    { $count ->
        [one] last played yesterday
       *[other] last played { $count } days ago
    }
invite-to-new = Invite
invite-again = Invite again
block = Block
unblock = Unblock
blocked = blocked
invitations = Invitations
invited-by = { $name } invites you
invited-to = { $name } invites you to a game of { $game }
invited-again = { $name } has set up the next game of { $game }
chair-expects = for { $name }: invited, has not come yet
expected-waits = invited, has not come yet
expected-declined = does not come this time
decline = Decline
say-code = Or by this code, which can be said aloud:
have-code = I have a code
join-title = Join with a code
join-code = Go to the table
field-code = Code of the table
field-code-words = Such as otter-47; it works until the game begins.
problem-begun-code = The game with this code has begun already. Ask for the link to its table: there one can watch.
problem-unknown-code = No open table has this code.
tables-of = Tables of which game
all-games = All games

chat = Chat
tab-chat = Chat
chat-empty = Nothing has been said yet.
chat-unheard = New in the chat:
chat-write = Write something
chat-send = Send
chat-closed = Only the players write at this table.
chat-open = Let spectators write
chat-close = Only players write
chat-muted = You do not hear { $name }.
mute = Mute
unmute = Unmute
reactions = Reactions
reaction-smile = Well played
reaction-laugh = Ha ha
reaction-wow = Oh!
reaction-sad = What a pity
reaction-wink = Just you wait
reaction-heart = Thank you
reaction-luck = Good luck
reaction-moment = One moment, please
problem-bad-line = A line has 1 to 300 characters.
problem-not-to-write = Only the players write at this table.
problem-talks-too-fast = Not so fast: wait a moment.

settings = Settings
save = Save
saved = Saved.
confirm-move = Sure?
setting-theme = Colours
setting-theme-system = Same as the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-speed = How fast the others’ moves are shown
setting-speed-slow = Slowly
setting-speed-normal = Normally
setting-speed-quick = Quickly
setting-speed-once = At once
setting-sound = Sounds
setting-sound-words = A bell when it is your turn, a knock when others move or say something.
setting-sound-off = Off
setting-sound-quiet = Quiet
setting-sound-normal = Normal
setting-sound-loud = Loud
setting-palette = Colours of the players
setting-palette-words = Everything that has a colour has a shape or a letter as well.
setting-palette-usual = Usual
setting-palette-safe = For colour-blind eyes
setting-size = Text size
setting-size-usual = Usual
setting-size-large = Larger
setting-size-larger = Much larger
setting-confirm = Moves
setting-confirm-off = At once
setting-confirm-on = After confirming
setting-odds = Exact odds
setting-odds-words = Where the table has them.
setting-odds-shown = Shown
setting-odds-hidden = Hidden from me
setting-keys = Keys
setting-keys-words = The letters by which moves can be made without a mouse.
setting-keys-off = Not shown
setting-keys-on = Shown on the buttons

pass-on = Pass the device on
pass-on-words = Only the one who takes it looks at it.
i-am = I am { $name }
i-look = { $name } looks
sit-beside = Seat them
their-name = Their name
screen = For a television
screen-address = Address:
screen-code = Code:
screen-words = Each phone that reads a code takes that chair. When all sit, the game is started from one of them.
qr-chair = Code to chair { $seat }

your-page = Your page
page-public = Everybody sees this page: your games, ratings and results, and by name those rivals whose pages can be seen too.
page-private = Only you see this page. For everybody else there is none.
page-look = Look at it
page-show = Show it to everybody
page-hide = Hide it from others
statistics-none = No game counts yet. A game counts when it is over and at least two people began it.
statistics-words = A game counts when it is over and at least two people began it. Whoever leaves a running game for good comes last. Bots have ratings too, by kind and game.
their-pages = Their pages:
rating = Rating
rating-words = Everybody begins with 1500. The true strength lies in this range with a chance of 95%.
rating-course = The rating at { $game } from game to game
after-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
games-played = Games
games-won = Won
best-points = Most points
mean-points = On average
longest-game = Longest
places = Places
place = Place { $place }
place-of = Place { $place } of { $count }
points-made =
    { $count ->
        [one] { $number } point
       *[other] { $number } points
    }
gave-up = gave up
given-up =
    { $count ->
        [one] Gave up once.
       *[other] Gave up { $count } times.
    }
took-minutes = { $count } min
took-hours = { $hours } h { $minutes } min
took-days =
    { $count ->
        [one] 1 day { $hours } h
       *[other] { $count } days { $hours } h
    }
last-games = Last games
rivals = Against
came-before = Ahead
came-level = Level
came-behind = Behind
other-rivals = other people

house-private = On this server only people invited by its host can open tables. With a link or a code you can sit down at theirs.
house-invited = You are invited
house-invites = The host of this server invites you to open tables here.
house-invites-keep = For this you need an account: a name and a passphrase, which you choose next.
house-accept = Accept
problem-private-house = On this server only people invited by its host can open tables.
problem-table-shut = The host of this server has closed this table.

problem-bad-watching = There is no such way to watch.
problem-not-watched = This table plays without spectators. The game can be seen here when it is over.
watching = Spectators
watching-at-once = See the game as it happens
watching-later =
    { $count ->
        [one] See it one turn later
       *[other] See it { $count } turns later
    }
watching-never = See it when it is over
not-watched = without spectators
turns-later =
    { $count ->
        [one] one turn later
       *[other] { $count } turns later
    }
living = Being played
