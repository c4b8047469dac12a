sobek-learn-take-title = At the quay
sobek-learn-take-text = You collect goods and play them in sets. On your turn you take one of the first four cards on the quay; the one next to the temple is free. You have two fish already: take the third.
sobek-learn-take-done = That is the usual turn: you take a card, and the next player finds a different row.
sobek-learn-take-third = Also a fish, but you skip three cards for it, and they go under your corruption tile. The first fish was free.
sobek-learn-take-other = You hold fish, and a set needs three cards of one family. The fish comes first and costs nothing.

sobek-learn-skip-title = What greed costs
sobek-learn-skip-text = You may skip cards: those nearer to the temple go under your corruption tile. The most corrupt player pays for it in the end, but a single card does no harm. Take the fish behind the wheat.
sobek-learn-skip-done = The fish is yours, the wheat lies under your tile: one corruption. Only the player with the most corruption is punished.
sobek-learn-skip-single = Free, but a single wheat is worth nothing yet. A fish is worth one card of corruption here.
sobek-learn-skip-amulet = Amulets are useful, but you skip three cards for this one. In front of the fish there is only one.
sobek-learn-skip-ebony = This skips the wheat and the fish you need.

sobek-learn-amulet-title = Amulets
sobek-learn-amulet-text = An amulet fits any set, as a card without scarabs. It lies first in the row now: take it.
sobek-learn-amulet-done = It makes a set longer, and a set counts scarabs times cards. Now for your set.
sobek-learn-amulet-costs = For that you skip the amulet: it goes under your tile, where it brings nothing but corruption.
sobek-learn-amulet-wait = You could play your set now, but with the amulet, which costs nothing, it would be one card longer.

sobek-learn-set-title = Play a set
sobek-learn-set-text = Instead of taking a card you may play a set: three or more cards of one family. It scores its scarabs times its cards. Choose fish and play all you have, the amulet too.
sobek-learn-set-done = 2 scarabs times 5 cards: 10 points at the end of the round. And for each set you choose one of the event tokens that are left.
sobek-learn-set-less = Every card counts: scarabs times cards. What stays in your hand brings nothing for now; play all five.
sobek-learn-set-take = More cards make better sets, but what lies in front of you is safe, and whoever plays first chooses the event. Play your fish.

sobek-learn-event-title = Choose an event
sobek-learn-event-text = Five tokens are left, and only you see them now. Prosperity gives a set of fish, wheat or cattle two more scarabs. Take it for your fish.
sobek-learn-event-done = Four scarabs instead of two: your set has just become worth 20. The other tokens stay for the next sets.
sobek-learn-event-fraternity = You move forward on the track and a rival back, but this close to 0 that is little. Prosperity brings 10 at once.
sobek-learn-event-curse = A Curse counts as two cards of corruption for a rival. Good later in the round; right now Prosperity brings 10 points.
sobek-learn-event-flood = Another turn at once: nice, but worth less than 10 points.
sobek-learn-event-embalming = It takes your corruption back into your hand, but that is only one card.

sobek-learn-character-title = Face down
sobek-learn-character-text = Cards with an orange back are characters. You take them without seeing who it is, and each has a power. One lies first on the quay: take it.
sobek-learn-character-done = It is the Queen, and only you know it. A character can be played for its power, or laid in a set of its family as a plain card.
sobek-learn-character-other = Fine, but let us see who is hiding in the first place, free of charge.

sobek-learn-queen-title = The Queen
sobek-learn-queen-text = Playing a character takes your whole turn. The Queen draws three cards from the deck. Play her.
sobek-learn-queen-done = Three cards at once, without any corruption. And all three are fish!
sobek-learn-queen-later = You may keep her, but three cards now are worth more than one.

sobek-learn-extend-title = Make it longer
sobek-learn-extend-text = You have only one set of each family, but you can extend it, by at least three cards at a time. Play the three fish.
sobek-learn-extend-done = 5 scarabs times 8 cards is 40: sets grow faster and faster. And an extension brings an event too.
sobek-learn-extend-later = In your hand they are worth nothing yet. Play them while there are events to choose from.

sobek-learn-curse-title = Who is more corrupt?
sobek-learn-curse-text = You have one card of corruption, your rival three. Only the most corrupt is punished. Make sure it isn’t you: lay the Curse on your rival’s pile.
sobek-learn-curse-done = It counts as two more cards. Whoever is most corrupt when the round ends walks back: one step for every ten points scored in the round.
sobek-learn-curse-flood = Another turn is good, but you have no cards left. The Curse makes sure that your rival pays.
sobek-learn-curse-other = That does little now. The Curse makes sure that your rival, not you, is the most corrupt.

sobek-learn-round-title = The round ends
sobek-learn-round-text = One card lies on the quay and the deck is empty: whoever takes it ends the round. What is left in hand goes to corruption, then sets and corruption are counted. Take it.
sobek-learn-round-done = You scored 30 and 40. Your rival had 13 corruption to your 4 and went back five steps, one for each full ten of the 56 points. There are three rounds.
