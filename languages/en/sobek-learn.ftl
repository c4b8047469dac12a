sobek-learn-take-title = At the quay
sobek-learn-take-text = You collect goods and lay them out in sets. On your turn you take one of the first four cards of the quay; the one next to the temple is free. You have two fish already: take the third.
sobek-learn-take-done = That is the usual turn: take a card, and the next player sees another row.
sobek-learn-take-third = A fish as well, but you skip three cards for it, and they go under your corruption tile. The first fish was free.
sobek-learn-take-other = Your hand is fish, and a set needs three cards of a family. The fish is the first card and costs nothing.

sobek-learn-skip-title = What greed costs
sobek-learn-skip-text = You may skip cards: those nearer to the temple go under your corruption tile. The most corrupt player pays for it in the end, but one card is no harm. Take the fish behind the wheat.
sobek-learn-skip-done = The fish is yours, the wheat lies under your tile: one corruption. Only the player with the most corruption is punished.
sobek-learn-skip-single = Free, but a single wheat is worth nothing yet. Here a fish is worth one corruption.
sobek-learn-skip-amulet = Amulets are useful, but you skip three cards for it. Only one stands before the fish.
sobek-learn-skip-ebony = This skips the wheat and the fish you need.

sobek-learn-amulet-title = Amulets
sobek-learn-amulet-text = An amulet fits into any set as a card without scarabs. It is first in the row now: take it.
sobek-learn-amulet-done = It makes a set longer, and scarabs count times cards. Next, your set.
sobek-learn-amulet-costs = You skip the amulet for that: it goes under your tile, where it brings nothing but corruption.
sobek-learn-amulet-wait = You could lay your set now, but with the amulet, which costs nothing, it would be one card longer.

sobek-learn-set-title = Lay a set
sobek-learn-set-text = Three or more cards of a family make a set, instead of taking a card. It scores its scarabs times its cards. Choose fish and lay all you have, the amulet too.
sobek-learn-set-done = 2 scarabs times 5 cards: 10 points at the end of the round. For each set you may choose one of the event tokens that are left.
sobek-learn-set-less = Every card counts: scarabs times cards. What stays in your hand brings nothing for now; lay all five.
sobek-learn-set-take = More cards make better sets, but those that lie in front of you are safe, and the events are chosen by whoever is first. Lay your fish.

sobek-learn-event-title = Choose an event
sobek-learn-event-text = Five tokens are left, only you see them now. Prosperity gives two more scarabs to a set of fish, wheat or cattle. Take it for your fish.
sobek-learn-event-done = Four scarabs instead of two: your set has just become worth 20. The other tokens stay for the next sets.
sobek-learn-event-fraternity = You go forward on the track and a rival back, but with scores near 0 that is little. Prosperity brings 10 at once.
sobek-learn-event-curse = A Curse counts as two cards of corruption for a rival. Good later in the round; now Prosperity brings 10 points.
sobek-learn-event-flood = Another turn at once: nice, but worth less than 10 points.
sobek-learn-event-embalming = It takes your corruption back into your hand, but there is only one card.

sobek-learn-character-title = Face down
sobek-learn-character-text = Cards with an orange back are characters. You take them without seeing who it is; each has a power. One lies first on the quay: take it.
sobek-learn-character-done = It is the Queen. Only you know. A character can be played for its power, or laid in a set of its family as a plain card.
sobek-learn-character-other = Fine, but let us see who is hiding in the first place, free of charge.

sobek-learn-queen-title = The Queen
sobek-learn-queen-text = To play a character is a turn of its own. The Queen draws three cards from the deck. Play her.
sobek-learn-queen-done = Three cards at once and without any corruption. And all three are fish!
sobek-learn-queen-later = You may keep her, but three cards now are worth more than one.

sobek-learn-extend-title = Make it longer
sobek-learn-extend-text = You have only one set of each family, but you can extend it, by three cards or more at a time. Lay the three fish.
sobek-learn-extend-done = 5 scarabs times 8 cards is 40: sets grow faster and faster. And an extension brings an event too.
sobek-learn-extend-later = In your hand they are worth nothing yet. Lay them while there are events to choose from.

sobek-learn-curse-title = Who is more corrupt?
sobek-learn-curse-text = You have one card of corruption, your rival three. Only the most corrupt is punished. Make sure it is not you: lay the Curse on the rival’s pile.
sobek-learn-curse-done = It counts like two cards more. Whoever is most corrupt when the round ends walks back: one step for every ten points of the round.
sobek-learn-curse-flood = Another turn is good, but you have no cards left. The Curse makes sure that your rival pays.
sobek-learn-curse-other = That does little now. The Curse makes sure that your rival, not you, is the most corrupt.

sobek-learn-round-title = The round ends
sobek-learn-round-text = One card lies on the quay and the deck is empty: whoever takes it ends the round. What is left in your hands goes to corruption, then sets and corruption are counted. Take it.
sobek-learn-round-done = You scored 30 and 40. Your rival had 13 corruption to your 4 and went back five steps, one for each full ten of the 56 points. There are three rounds.
