notices = Kiedy twoja kolej
notices-words = Gdy masz otwartą dowolną stronę Stolika, zobaczysz na niej, że czas na ciebie. Tu wybierzesz, jak mamy dać znać, gdy nie masz otwartej żadnej. Na początku wszystko jest wyłączone.
notices-push = Powiadomienia w przeglądarce
notices-push-words = Podają grę i osoby przy stole, nigdy twoje karty, i przychodzą przez usługę twórcy przeglądarki, zaszyfrowane tylko dla niej.
push-on = Włącz w tej przeglądarce
push-none = Ta przeglądarka nie może tu pokazywać powiadomień: potrzebne są skrypty i szyfrowane połączenie (https). Na iPhonie i iPadzie najpierw dodaj Stolik do ekranu początkowego i otwórz go stamtąd.
push-denied = Ta przeglądarka nie pozwala Stolikowi pokazywać powiadomień. Zmienisz to w jej ustawieniach tej strony.
push-failed = Przeglądarka nie połączyła się ze swoją usługą powiadomień. Spróbuj później.
switch-off = Wyłącz
notices-feed = Kanał Atom
notices-feed-words = Dla czytników kanałów. Kto zna jego adres, widzi, przy których stolikach twoja kolej, więc zachowaj go dla siebie; nowy adres unieważnia poprzedni.
feed-address = Adres kanału
feed-make = Utwórz prywatny adres
feed-replace = Nowy adres
feed-copy = Skopiuj adres
feed-end = Usuń kanał
feed-title = Stolik: stoliki, które na ciebie czekają
notices-mail = E-mail
notices-mail-words = Jeden na każdą czekającą kolej, najwyżej jeden na godzinę; w każdym jest link, którym się je wyłącza.
field-address = Adres e-mail
field-address-words = Najpierw wyślemy tam link, żeby nikt nie użył cudzego adresu.
mail-ask = Wyślij link
mail-waits = Na adres { $address } poszedł link, ważny przez jeden dzień.
mail-goes = Piszemy na adres { $address }.
mail-end = Wyłącz e-maile
mail-confirm = Potwierdź adres
mail-confirm-ask = Czy pisać na adres { $address }, kiedy stolik na ciebie czeka?
mail-confirmed = Adres jest potwierdzony. Napiszemy, gdy stolik będzie na ciebie czekać dłużej niż chwilę.
mail-end-ask = Czy przestać do ciebie pisać? Adres zostanie wtedy zapomniany.
mail-ended = Nie będziemy już do ciebie pisać.
mail-confirm-subject = potwierdź adres
mail-confirm-text =
    Ktoś, zapewne ty, chce dostawać e-maile ze Stolika ({ $house }), kiedy przyjdzie jego kolej. Jeśli to ty, potwierdź adres w ciągu jednego dnia:

    { $link }

    Jeśli to nie ty, nie rób nic: więcej nie napiszemy.
mail-end-text =
    Przychodzi najwyżej jeden taki e-mail na godzinę. Wyłączysz je tutaj:
    { $link }
notice-title = { $game }: twoja kolej
notice-with = Przy stole: { $names }
problem-bad-endpoint = Przeglądarka podała adres, którego nie można użyć: potrzebne są https i usługa powiadomień.
problem-unknown-push-service = Przeglądarka używa usługi powiadomień, której ten serwer nie zna. Może ją dodać jego gospodarz.
problem-bad-push-key = Klucz podany przez przeglądarkę jest nieprawidłowy.
problem-bad-address = To nie jest adres e-mail.
problem-too-many-letters = Za dużo e-maili naraz. Poczekaj godzinę.
