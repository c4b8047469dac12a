camel-up-learn-roll-title = Off they go!
camel-up-learn-roll-text = Five camels race once round the pyramid. None of them is yours: you earn money by betting on them. Roll, and see which one runs.
camel-up-learn-roll-done = A die of one colour falls out of the pyramid, and that camel runs 1 to 3 spaces. Green carried pink, which stood on it: whoever stands above rides along. A roll brings you 1 pound (EP) when the leg ends.
camel-up-learn-roll-ticket = This is a bet on who leads when the leg ends. We come to that in a moment; roll the first die now.
camel-up-learn-roll-later = This will be useful later. Roll the first die now.

camel-up-learn-lead-title = Who is in front?
camel-up-learn-lead-text = On a space the upper camel is ahead of those below it. Take the ticket of the camel that leads now: it shows 5.
camel-up-learn-lead-done = Yellow stands on top, so it leads. If it still does when the leg ends, your ticket brings 5. The next one of its colour would only bring 3, then 2: the quick get more.
camel-up-learn-lead-below = This camel stands on the same space, but further down. The one on top is ahead: yellow.
camel-up-learn-lead-behind = This camel is behind. If it is third or worse when the leg ends, its ticket costs you 1.
camel-up-learn-lead-roll = A roll is always worth 1. But the yellow 5 may be gone when your turn comes again.

camel-up-learn-second-title = Not the number alone
camel-up-learn-second-text = One die more and the leg ends; only purple’s or the grey one can come. A ticket of the first camel pays what it shows, of the second 1, all others cost 1. Which one is worth the most?
camel-up-learn-second-done = Yellow almost certainly wins, so even its 2 is worth more than the pink 5.
camel-up-learn-second-second = Pink is second, for yellow stands on it. Second place brings just 1, whatever the ticket shows.
camel-up-learn-second-behind = To win, this camel would have to pass yellow with a single die. If it ends third or worse, the ticket costs 1.
camel-up-learn-second-roll = Now the leg is over and you got 1 for the roll. A yellow ticket would have brought 2.

camel-up-learn-leg-title = The leg ends
camel-up-learn-leg-text = Four of the five dice that come out in a leg are in their tents. Roll the last one: then the leg is scored.
camel-up-learn-leg-done = Yellow won the leg: your two tickets bring 5 and 2, your two rolls 1 each. All tickets go back, the dice return to the pyramid, the camels stay where they are.
camel-up-learn-leg-wait = A good move, but somebody else would end the leg and get the 1 for it. Roll.

camel-up-learn-tile-title = A tile in the way
camel-up-learn-tile-text = Your tile goes on a free space; each time camels land there you get 1. Cheering sends them one space on, booing one back. Two stacks are close behind space 7: cheer there!
camel-up-learn-tile-done = Pink rolled a 2 and landed on your tile: 1 for you at once, and the camels ran one space further. At the end of the leg the tile comes back to you.
camel-up-learn-tile-eight = Space 8 is good too: the camels on 5 reach it with a 3. Space 7 is reached with a 2, and next leg from 6 with a 1.
camel-up-learn-tile-boo = A fine place as well. Booing sends the camels one space back, underneath those that stand there. You get your 1 all the same.
camel-up-learn-tile-far = Hardly a camel will land there in this leg, and before the next one all tiles are taken away. Better just in front of the camels.

camel-up-learn-crazy-title = The wrong way round
camel-up-learn-crazy-text = The black and the white camel run the other way, when the grey die comes. Yellow has just landed on black’s back. Roll and see what becomes of it.
camel-up-learn-crazy-done = Black ran back two spaces and took yellow along: the leader is behind pink now. If one of the two carries racers, that one always moves, whatever colour the die shows.
camel-up-learn-crazy-back = Yellow leads, but it sits on the black camel: when the grey die comes, it is carried back. Take it back, roll, and see.

camel-up-learn-loser-title = Bet on the whole race
camel-up-learn-loser-text = You have a card of each colour to bet secretly on who wins the whole race, or who is last. Blue is far behind: bet that it will lose.
camel-up-learn-loser-done = Nobody sees the colour of your card. At the end the first right card brings 8, then 5, 3, 2 and 1; a wrong one costs 1. So those who bet early earn more.
camel-up-learn-loser-ahead = That camel is ahead of blue. A wrong card costs 1 at the end; blue is much more likely to be last.
camel-up-learn-loser-winner = This would be the bet that blue wins. It is last, so choose the card and then “come last”.

camel-up-learn-winner-title = And the winner?
camel-up-learn-winner-text = Yellow is well ahead and no crazy camel is near. Bet that it wins the whole race.
camel-up-learn-winner-done = The first card on this deck: 8 if yellow wins. A card can’t be taken back, so betting early pays more but is a risk.
camel-up-learn-winner-behind = That camel is behind yellow. It may still win, but yellow has the best chance.
camel-up-learn-winner-loser = A camel that loses is last at the end. Here the winner is asked: yellow.
camel-up-learn-winner-ticket = A ticket is for this leg only. The card is for the whole race and brings up to 8.

camel-up-learn-finish-title = Across the line
camel-up-learn-finish-text = Yellow stands right before the finish line. Roll, and the race is over if its die comes.
camel-up-learn-finish-done = As soon as a camel crosses the line, all ends: the leg is scored, then the cards. Both of yours were right and brought 8 each. Whoever has the most money wins.
camel-up-learn-finish-wait = You may, but let us end the race: roll.
