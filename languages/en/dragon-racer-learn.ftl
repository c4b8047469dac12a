dragon-racer-learn-pick-title = Keep one card
dragon-racer-learn-pick-text = Your dragons carry you; whoever flies farthest in seven turns wins. To fire, a dragon needs the symbols on its card. Yours need blue, red and yellow, and your hero lends blue. Keep the card that brings red.
dragon-racer-learn-pick-done = A drafted card gives one symbol of its colour: Scorchtail gives red. Everybody has kept one card in secret, and the hands move on.
dragon-racer-learn-pick-green = Green is of no use: none of your dragons asks for it.
dragon-racer-learn-pick-blue = Your hero lends blue already, and only one dragon needs it. You lack red and yellow.

dragon-racer-learn-pass-title = Hands go round
dragon-racer-learn-pass-text = This is your neighbour’s hand. You have red, and your hero gives blue. What is still missing?
dragon-racer-learn-pass-done = Brasswing brings the yellow for Glimmer. What you leave, others will take.
dragon-racer-learn-pass-red = You have red already, and only one of your dragons needs it. Look at Glimmer.

dragon-racer-learn-fire-title = Fire!
dragon-racer-learn-fire-text = Now you fly. A dragon that gets all its symbols can be fired, and carries you as many spaces as its speed. Your hero rewards you if the whole team fires. Fire all three.
dragon-racer-learn-fire-done = 2 + 2 + 2, and 3 more for Flying Formation, your hero’s talent. Each talent is different.
dragon-racer-learn-fire-none = Then nothing carries you. There is hardly ever a reason for that.
dragon-racer-learn-fire-more = You have support for all three dragons, and if the whole team fires, your hero adds 3 spaces.

dragon-racer-learn-swap-title = A better team
dragon-racer-learn-swap-text = At the end of your flight you may swap one dragon for one you drafted. Scorchtail needs one red symbol, just like Sparkle, but is faster. Swap it in for Sparkle.
dragon-racer-learn-swap-done = Speed 3 for the same symbol. Teams get better from turn to turn; later dragons need more and fly much farther.
dragon-racer-learn-swap-yellow = A good swap too: Brasswing needs one yellow like Glimmer and is faster by one.
dragon-racer-learn-swap-same = For the same place there is a better one: Scorchtail needs just the red symbol that Sparkle needed.
dragon-racer-learn-swap-worse = Look at symbols and speed: Scorchtail for Sparkle makes you faster and needs nothing new.
dragon-racer-learn-swap-keep = You may, but a faster dragon for the same symbol costs nothing.

dragon-racer-learn-realm-title = Colour and realm
dragon-racer-learn-realm-text = A new turn, now with four cards. A card’s colour fires dragons; its realm counts after the flight: whoever has the most cards of a realm flies a little farther. You need red again. Which card brings it?
dragon-racer-learn-realm-done = Flintwing brings red for Scorchtail and is your second card of the Fire Mountains. One card, two uses.
dragon-racer-learn-realm-speed = A good dragon for later, but green fires none of yours now. Red comes first.
dragon-racer-learn-realm-other = Your dragons would fire just as well without it. You need red for Scorchtail.

dragon-racer-learn-attack-title = Attack
dragon-racer-learn-attack-text = Now you sit in Saskia’s place, and the leader has yet to fly. An attack card makes a dragon ask for one more symbol, here green. Lay Malachite on the leader’s fastest dragon.
dragon-racer-learn-attack-done = Scorchtail now needs red and green. Without green it stays, and Flying Formation pays nothing. The leader flies last, so everybody can attack it.
dragon-racer-learn-attack-slow = That one only has speed 2. Scorchtail has 3: it hurts more.
dragon-racer-learn-attack-own = That is one of your own dragons! Only a hero who is paid for attacks would think of it.
dragon-racer-learn-attack-none = It stays with you as a green symbol, but nobody slows the leader down.

dragon-racer-learn-hold-title = All or nothing
dragon-racer-learn-hold-text = Back in your own place. Scorchtail is under attack and you have no green: with even one symbol missing a dragon doesn’t fire at all. Fire the others.
dragon-racer-learn-hold-done = 4 spaces instead of 10. The attack card returns to its owner after your flight.
dragon-racer-learn-hold-none = Two of your dragons can still fire.
dragon-racer-learn-hold-more = There is support for both dragons that are not under attack. Fire both.

dragon-racer-learn-turbo-title = Turbo
dragon-racer-learn-turbo-text = You fly last, so the realms are counted right after your swap: your team and all you drafted. Swap Brasswing of the City of Power in for Glimmer, and see who has the most of each realm.
dragon-racer-learn-turbo-done = With three cards of the City of Power you alone have the most: 2 more spaces. In a tie each gets 1. The dragon that left counts too.
dragon-racer-learn-turbo-other = You can do that as well. Turbo counts the team and all drafted cards, and also the dragon that left.
dragon-racer-learn-turbo-keep = Turbo counts your cards anyway. But Brasswing is faster than Glimmer and needs no more.
