camel-up-cards-learn-reveal-title = A card for a camel
camel-up-cards-learn-reveal-text = Five camels run along a row of cards, and you bet on them. A deck says who moves: reveal its top card. Camels on one space form a stack, and whoever moves carries all those above.
camel-up-cards-learn-reveal-done = A blue 1: blue went one space and carried yellow, which stood on it. Each turn takes exactly one race action like this.
camel-up-cards-learn-reveal-hand = This is the card you kept, your other race action. We’ll come to it; reveal one from the deck now.
camel-up-cards-learn-reveal-figure = Fox and palm come later. Reveal a card from the deck now.
camel-up-cards-learn-reveal-bet = Bets come in a moment. Reveal a card from the deck first and see what it does.

camel-up-cards-learn-bet-title = And a bet
camel-up-cards-learn-bet-text = Besides the race action you may make one bet a turn. Of the camels on one space, the one on top is ahead. Bet that the camel which leads now wins the leg: the first such bet is worth 5.
camel-up-cards-learn-bet-done = Yellow stands on blue, so it leads. If it still does when the leg ends, you get 5. The next bet on it would bring only 3, then 2.
camel-up-cards-learn-bet-below = Blue stands on the same space, but below yellow. The one on top is ahead.
camel-up-cards-learn-bet-behind = This camel is behind. Third or worse costs 1.
camel-up-cards-learn-bet-none = You don’t have to bet, but a bet costs nothing when you make it, and yellow has a good chance.
camel-up-cards-learn-bet-later = That is a bet of another kind. This one is about who wins the leg.

camel-up-cards-learn-hand-title = The card in your hand
camel-up-cards-learn-hand-text = Before the leg each of you kept one card in secret. Instead of revealing you can play it: its camel goes exactly one space. Play your green card.
camel-up-cards-learn-hand-done = Green climbed onto white. You knew this card and nobody else did: that helps when you bet.
camel-up-cards-learn-hand-reveal = You can’t know what comes from the deck. The card in your hand only you know.
camel-up-cards-learn-hand-figure = Fox and palm come later. Play your card.

camel-up-cards-learn-third-title = The third place
camel-up-cards-learn-third-text = You can also bet on who comes third: 2 for the third place, 1 for the second or fourth. Yellow leads, blue is next. Who is third now?
camel-up-cards-learn-third-done = Green stands on white, so it is third. Only the first and the last place would cost 1; all others bring something.
camel-up-cards-learn-third-other = Count from the front: yellow, blue, and then the upper one of the two on space 3.
camel-up-cards-learn-third-none = You don’t have to bet, but this one brings something in seven cases of ten.
camel-up-cards-learn-third-leg = That is the bet on the winner of the leg. Look for the third-place cards.

camel-up-cards-learn-fox-title = A fox in the way
camel-up-cards-learn-fox-text = Fox and palm go on free spaces. The fox sends camels one space back and underneath, the palm one space on and on top. Blue stands on your yellow and will soon go one space: put the fox there, on 8.
camel-up-cards-learn-fox-done = Blue ran into the fox, went back, and is under yellow now: your camel leads again. The fox goes back to the supply.
camel-up-cards-learn-fox-palm = The palm would help blue. You want it to go back: the fox.
camel-up-cards-learn-fox-far = Blue will hardly land there: its card says 1, so it comes to 8.

camel-up-cards-learn-winner-title = The whole race
camel-up-cards-learn-winner-text = Besides the leg you can bet on who wins the whole race, and who comes last. Bet on yellow, which leads, to win the race.
camel-up-cards-learn-winner-done = 7 if it wins, 3 for second place; otherwise it costs 1. You may swap this bet for another as long as the race lasts. Now for your race action.
camel-up-cards-learn-winner-behind = It could still win, but yellow is ahead of it.
camel-up-cards-learn-winner-loser = That bets on who comes last in the race. This time it is about the winner.
camel-up-cards-learn-winner-leg = That is for this leg only. The bet on the race is worth 7.

camel-up-cards-learn-last-title = The last card
camel-up-cards-learn-last-text = There is one card left in the deck. Whoever reveals it ends the leg at once and makes no bet after it. Your bets look good: reveal it.
camel-up-cards-learn-last-done = Yellow first: 5. Green third: 2. Whoever still has the fox’s or the palm’s card pays 1. The camels stay where they are, and the next leg begins.
camel-up-cards-learn-last-wait = Then somebody else still has time to change something. End the leg.

camel-up-cards-learn-sort-title = Who is in the deck?
camel-up-cards-learn-sort-text = This comes before each leg: everybody sorts cards in secret. Some you discard, one you keep, one you show; the rest goes into the deck, together with what the others put in. Send orange running: put two orange cards in the deck and show one. Keep a green one.
camel-up-cards-learn-sort-done = There are three orange cards in the deck now, and only you know that: the others saw just one. Whoever knows more bets better.
camel-up-cards-learn-sort-any = You can sort like that too. What you put in the deck is sure to come, and only you know it: bet on it.
