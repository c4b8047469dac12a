notices = When it is your turn
notices-words = While any page of Stolik is open, it shows that it is your turn. Choose here how to be told when none is open. Everything is off at first.
notices-push = Notifications in the browser
notices-push-words = They name the game and who sits at the table, never your cards, and they come through the service of your browser’s maker, encrypted for this browser alone.
push-on = Switch on in this browser
push-none = This browser cannot show notifications here: they need scripts and an encrypted connection (https). On an iPhone or iPad, add Stolik to the home screen first and open it there.
push-denied = This browser does not let Stolik show notifications. You can change that in its settings for this page.
push-failed = The browser did not reach its push service. Try again later.
switch-off = Switch off
notices-feed = Atom feed
notices-feed-words = For programs that read feeds. Whoever knows its address can see at which tables it is your turn, so keep it to yourself; a new address makes the old one worthless.
feed-address = Address of the feed
feed-make = Make a private address
feed-replace = A new address
feed-copy = Copy the address
feed-end = Remove the feed
feed-title = Stolik: tables that wait for you
notices-mail = E-mail
notices-mail-words = One for each turn that waits, at most one an hour; each has a link that ends them.
field-address = E-mail address
field-address-words = First we send a link there, so that nobody else’s address is used.
mail-ask = Send the link
mail-waits = We have sent a link to { $address }. It is good for a day.
mail-goes = E-mails go to { $address }.
mail-end = End the e-mails
mail-confirm = Confirm the address
mail-confirm-ask = Shall we write to { $address } when a table waits for you?
mail-confirmed = The address is confirmed. We write when a table has waited for you for a while.
mail-end-ask = Shall we stop writing to you? Your address is then forgotten.
mail-ended = We will not write to you any more.
mail-confirm-subject = confirm your address
mail-confirm-text =
    Somebody, probably you, wants e-mails from Stolik ({ $house }) when it is their turn. If that was you, confirm the address here within a day:

    { $link }

    If it was not you, do nothing: we will not write again.
mail-end-text =
    At most one such e-mail comes in an hour. End them here:
    { $link }
notice-title = { $game }: your turn
notice-with = At the table with { $names }
problem-bad-endpoint = The browser gave an address that cannot be used: https and a push service are expected.
problem-unknown-push-service = The browser uses a push service that this server does not know. Its host can add it.
problem-bad-push-key = The key that the browser gave cannot be used.
problem-bad-address = This is no e-mail address.
problem-too-many-letters = Too many e-mails were asked for. Wait an hour.
