dragon-racer-learn-pick-title = Keep one card
dragon-racer-learn-pick-text = Your dragons carry you as far as they can; whoever gets farthest in seven turns wins. Each of them needs the symbols on its card. Yours need blue, red and yellow, and your hero lends blue. Keep the card that brings red.
dragon-racer-learn-pick-done = A drafted card gives one symbol of its colour: Scorchtail red. All have kept one card in secret, and the hands move on.
dragon-racer-learn-pick-green = Green is of no use: none of your dragons asks for it.
dragon-racer-learn-pick-blue = Your hero lends blue already, and only one dragon needs it. You lack red and yellow.

dragon-racer-learn-pass-title = Hands go round
dragon-racer-learn-pass-text = That is the hand of a neighbour. You have red, and your hero gives blue. What is still missing?
dragon-racer-learn-pass-done = Brasswing brings the yellow for Glimmer. What you don’t take, others will.
dragon-racer-learn-pass-red = You have red already, and only one of your dragons needs it. Look at Glimmer.

dragon-racer-learn-fire-title = Fire!
dragon-racer-learn-fire-text = Now you fly. A dragon that gets all its symbols can be fired and carries you as far as its speed. Your hero rewards it if the whole team fires. Fire all three.
dragon-racer-learn-fire-done = 2 + 2 + 2, and 3 more for the Flying Formation, your hero’s talent. Each hero has another one.
dragon-racer-learn-fire-none = Then nothing carries you. There is hardly ever a reason for it.
dragon-racer-learn-fire-more = You have support for all three dragons, and if the whole team fires, your hero gives 3 spaces more.

dragon-racer-learn-swap-title = A better team
dragon-racer-learn-swap-text = At the end of your flight you may swap one dragon for one you drafted. Scorchtail needs a red symbol like Sparkle, but is faster. Take it in for Sparkle.
dragon-racer-learn-swap-done = Speed 3 for the same symbol. Teams get better from turn to turn; later dragons need more and fly much farther.
dragon-racer-learn-swap-yellow = A good swap too: Brasswing needs one yellow like Glimmer and is faster by one.
dragon-racer-learn-swap-same = For the same place there is a better one: Scorchtail needs just the red symbol that Sparkle needed.
dragon-racer-learn-swap-worse = Look at symbols and speed: Scorchtail for Sparkle makes you faster and needs nothing new.
dragon-racer-learn-swap-keep = You may, but a faster dragon for the same symbol costs nothing.

dragon-racer-learn-realm-title = Colour and realm
dragon-racer-learn-realm-text = A new turn with four cards. The colour of a card fires dragons, its realm counts after the flight: whoever has most cards of a realm flies a premium. You need red again. Which card brings it?
dragon-racer-learn-realm-done = Flintwing brings red for Scorchtail and is your second card of the Fire Mountains. One card, two uses.
dragon-racer-learn-realm-speed = A good dragon for later, but green fires none of yours now. Red comes first.
dragon-racer-learn-realm-other = That fires none of your dragons that would not fire anyway. You need red for Scorchtail.

dragon-racer-learn-attack-title = Attack
dragon-racer-learn-attack-text = Now you sit in Saskia’s place, and the leader has yet to fly. An attack card on a dragon makes it ask for one symbol more, here green. Lay Malachite on the leader’s fastest dragon.
dragon-racer-learn-attack-done = Scorchtail now needs red and green. Without green it stays, and so does the Formation. The leader flies last and can be attacked by all.
dragon-racer-learn-attack-slow = That one has speed 2 only. Scorchtail has 3: it hurts more.
dragon-racer-learn-attack-own = That is one of your own dragons! Only a hero who is paid for attacks would think of it.
dragon-racer-learn-attack-none = It stays with you as a green symbol. But nobody slows the leader down.

dragon-racer-learn-hold-title = All or nothing
dragon-racer-learn-hold-text = Back in your own place. Scorchtail is under attack and you have no green: with one symbol missing a dragon doesn’t fire at all. Fire the others.
dragon-racer-learn-hold-done = 4 spaces instead of 10. The attack card returns to its owner after your flight.
dragon-racer-learn-hold-none = Two of your dragons can still fire.
dragon-racer-learn-hold-more = There is support for both dragons that are not under attack. Fire both.

dragon-racer-learn-turbo-title = Turbo
dragon-racer-learn-turbo-text = You fly last, so the realms are counted right after your swap: your team and all you drafted. Take Brasswing of the City of Power in for Glimmer, and see who has most of each realm.
dragon-racer-learn-turbo-done = With three cards of the City of Power you alone have most: 2 spaces more. Who ties gets 1. The dragon that left counts too.
dragon-racer-learn-turbo-other = You can do that as well. What counts in Turbo is the team and all drafted cards, also the dragon that left.
dragon-racer-learn-turbo-keep = Turbo counts your cards anyway. But Brasswing is faster than Glimmer and needs no more.
