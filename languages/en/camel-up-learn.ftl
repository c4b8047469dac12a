camel-up-learn-roll-title = Off they go!
camel-up-learn-roll-text = Five camels race once round the pyramid. None of them is yours: you earn money by betting on them. Roll, and see which one runs.
camel-up-learn-roll-done = One die falls out of the pyramid, and the camel of its colour runs 1 to 3 spaces. Green carried pink, which stood on it: whoever stands higher rides along. The roll brings you 1 pound (EP) when the leg ends.
camel-up-learn-roll-ticket = This is a bet on who leads when the leg ends. We’ll come to that in a moment; roll the first die now.
camel-up-learn-roll-later = This will be useful later. Roll the first die now.

camel-up-learn-lead-title = Who is in front?
camel-up-learn-lead-text = Of the camels on one space, the one on top is ahead. Take the ticket of the camel that leads now: it shows 5.
camel-up-learn-lead-done = Yellow stands on top, so it leads. If it still does when the leg ends, your ticket brings 5. The next ticket of its colour would bring only 3, then 2: the first to bet earns the most.
camel-up-learn-lead-below = This camel stands on the same space, but further down. The one on top is ahead: yellow.
camel-up-learn-lead-behind = This camel is behind. If it is third or worse when the leg ends, its ticket costs you 1.
camel-up-learn-lead-roll = A roll is always worth 1. But the yellow 5 may be gone when your turn comes again.

camel-up-learn-second-title = Not the number alone
camel-up-learn-second-text = One more die and the leg ends; it can only be purple’s or the grey one. The ticket of the first camel pays what it shows, that of the second pays 1, any other costs 1. Which one is worth the most?
camel-up-learn-second-done = Yellow wins the leg in five of six cases, so even its 2 is worth more than the pink 5.
camel-up-learn-second-second = Pink is second, because yellow stands on it. Second place brings just 1, whatever the ticket shows.
camel-up-learn-second-behind = To win, this camel would have to pass yellow with a single die. If it ends third or worse, the ticket costs 1.
camel-up-learn-second-roll = Now the leg is over and you got 1 for the roll. A yellow ticket would have brought 2.

camel-up-learn-leg-title = The leg ends
camel-up-learn-leg-text = A leg has five dice; four of them already stand in their tents. Roll the last one, and the leg is scored.
camel-up-learn-leg-done = Yellow won the leg: your two tickets bring 5 and 2, your two rolls 1 each. All tickets go back, the dice return to the pyramid, the camels stay where they are.
camel-up-learn-leg-wait = A good move, but somebody else would end the leg and get the 1 for it. Roll.

camel-up-learn-tile-title = A tile in the way
camel-up-learn-tile-text = Your tile goes on a free space, and each time camels land there you get 1. Cheering sends them one space on, booing one space back. Pink and yellow stand on 5 and their dice are still to come: cheer on space 7!
camel-up-learn-tile-done = Pink rolled a 2 and landed on your tile: 1 for you at once, and the camels ran one space further. At the end of the leg the tile comes back to you.
camel-up-learn-tile-eight = Space 8 is good too: the camels on 5 reach it with a 3. For space 7 a 2 is enough, or two 1s.
camel-up-learn-tile-boo = A fine place as well. Booing sends the camels one space back, underneath those that stand there. You still get your 1.
camel-up-learn-tile-far = Hardly any camel will get there this leg, and before the next one all tiles are taken away. Just in front of the camels is better.

camel-up-learn-crazy-title = The wrong way round
camel-up-learn-crazy-text = The black and the white camel run the other way, whenever the grey die comes. Yellow has just landed on black’s back. Roll and see what becomes of it.
camel-up-learn-crazy-done = Black ran back two spaces and took yellow along: the leader is behind pink now. If only one of the two carries racers, that one always moves, whatever colour the die shows.
camel-up-learn-crazy-back = Yellow leads, but it sits on the black camel: when the grey die comes, it is carried back. Take this back, roll, and see.

camel-up-learn-loser-title = Bet on the whole race
camel-up-learn-loser-text = You have a card of each colour to bet in secret on who will win the whole race, or who will come last. Blue is far behind: bet that it comes last.
camel-up-learn-loser-done = Nobody sees the colour of your card. At the end the first right card brings 8, the next ones 5, 3, 2 and 1; a wrong one costs 1. So it pays to bet early.
camel-up-learn-loser-ahead = That camel is ahead of blue. A wrong card costs 1 at the end; blue is much more likely to be last.
camel-up-learn-loser-winner = That would be the bet that blue wins. It is last, so choose its card and then “come last”.

camel-up-learn-winner-title = And the winner?
camel-up-learn-winner-text = Yellow is far ahead of all the others. Bet that it wins the whole race.
camel-up-learn-winner-done = The first card on this deck: 8 if yellow wins, as it does in two cases of three. A card can’t be taken back, so an early bet pays more but is a risk.
camel-up-learn-winner-behind = That camel is behind yellow. It may still win, but yellow has the best chance.
camel-up-learn-winner-loser = That bets on who comes last. This time it is about the winner: yellow.
camel-up-learn-winner-ticket = A ticket is for this leg only. The card is for the whole race and brings up to 8.

camel-up-learn-finish-title = Across the line
camel-up-learn-finish-text = Yellow stands right before the finish line. Roll, and the race is over if its die comes.
camel-up-learn-finish-done = As soon as a camel crosses the line, the race is over: the leg is scored, then the cards. Both of yours were right and brought 8 each. Whoever has the most money wins.
camel-up-learn-finish-wait = You may, but let’s end the race: roll.
