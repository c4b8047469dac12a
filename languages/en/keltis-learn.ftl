keltis-learn-begin-title = The first step
keltis-learn-begin-text = Your markers walk along five paths of stones, led by cards. Lay the blue 1: with the first card of a colour a marker has to enter its path. Send a small one.
keltis-learn-begin-done = The first three stones cost points, from the fourth on they pay. So begin only paths on which you will get far.
keltis-learn-begin-large = The large marker counts twice, losses too. You may, but a better path for it will come in a moment.
keltis-learn-begin-low = Lay the 1 before the 3 and the 4: a column runs only one way, and every card you skip is a step less.
keltis-learn-begin-other = That starts another path. You have 1, 3 and 4 of blue: begin there.
keltis-learn-begin-discard = A discarded card moves nothing, and anybody may take it. Lay the blue 1.

keltis-learn-direction-title = Up or down
keltis-learn-direction-text = The first card of another value fixes for good whether a column rises or falls. Values may be skipped. Go on with blue so that no card is lost, and take the step.
keltis-learn-direction-done = Blue rises now: 1, 3, and the 4 still fits. Your marker came to a number tile: 2 points at once, for you and for everyone who comes later.
keltis-learn-direction-stay = You may stay, but then the card was laid for nothing. The step takes you away from the minus stones and brings 2 points.
keltis-learn-direction-leap = That skips the 3, which will never fit again, and with it a step. Lay the next higher card.
keltis-learn-direction-other = That starts another path on a minus stone. Go on with blue first.
keltis-learn-direction-discard = You will need your cards. Lay a blue one.

keltis-learn-draw-title = Draw a card
keltis-learn-draw-text = You have just laid the blue 4; each turn ends with drawing a card. Take the unknown one from the draw pile or the top of a discard pile. The other player has thrown away a blue 8.
keltis-learn-draw-done = It fits your rising column, and you know what you get. But the others have seen it too.
keltis-learn-draw-deck = You never know what comes from the draw pile. The card that lay here is sure to fit.

keltis-learn-large-title = The large marker
keltis-learn-large-text = One of your five markers is large and counts twice, for good and ill. Green 10, 9 and 8 make a fine falling column: begin it with the large marker.
keltis-learn-large-done = Minus 8 for now, but on the last stone it is worth 20. Send it where you have the most cards in a row.
keltis-learn-large-small = A small marker counts only once. With three cards in a row this is the path for the large one.
keltis-learn-large-later = If the column is to fall, begin at the top with the 10: it will not fit later.
keltis-learn-large-other = You have only one card there. Begin where you have several in a row: green.
keltis-learn-large-discard = You can use this card yourself, or others might. Begin the green path.

keltis-learn-clover-title = Clover
keltis-learn-clover-text = Green’s second stone has a clover: whoever comes there may move any marker of their own one stone on. Lay the green 9, take the step, then choose the best marker.
keltis-learn-clover-done = Blue went from −2 to +1 and onto a number tile as well: 5 points with one step. If a clover leads to another one, you go on and on.
keltis-learn-clover-green = That brings 2 points, for the large marker counts double. Blue would get from −2 to +1 and find 2 points there: 5 in all.
keltis-learn-clover-none = A step given away. There is hardly ever a reason for that.
keltis-learn-clover-stay = Then the marker doesn’t come to the clover and you don’t get the extra step.
keltis-learn-clover-leap = The column falls: if you skip the 9, it will never fit again.

keltis-learn-wish-title = Wishing stones
keltis-learn-wish-text = On green’s fourth stone lies a wishing stone: whoever gets there first takes it. At the end having none costs 4 points, having one costs 3; two bring 2, five or more bring 10. Fetch it.
keltis-learn-wish-done = It is yours, and gone for everybody else. One alone still costs 3: from the second on they pay.
keltis-learn-wish-stay = Then the stone stays there for somebody else, and your marker on a minus stone.
keltis-learn-wish-leap = The 6 would be lost to you: in a falling column it has to come before the 5.

keltis-learn-discard-title = Throw away
keltis-learn-discard-text = You need not begin every path. Instead of laying a card you can discard one, but others may take it: the other player is going down brown and pink. Discard one that helps nobody.
keltis-learn-discard-done = Nobody has begun yellow, so this card is of little use to anybody. The best discards are those that fit nowhere any more.
keltis-learn-discard-theirs = That card fits into the falling column of the other player, who would thank you for it.
keltis-learn-discard-yours = You need this one yourself for another step.

keltis-learn-end-title = The fifth in the goal
keltis-learn-end-text = When five markers, no matter whose, stand on the last three stones, the game ends at once. Four are there and you are far ahead: end it.
keltis-learn-end-done = Now everything is added up: number tiles, markers, the large one twice, and wishing stones. Whoever is left on minus stones pays for it.
keltis-learn-end-stay = Your card is laid, but the marker did not move: the others get more time to catch up.
keltis-learn-end-wait = The game goes on and the others catch up. The pink card takes your marker to the goal.
