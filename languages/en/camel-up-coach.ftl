camel-up-coach-bet = Exactly: { $camel } wins this leg in { $first } of all cases and is second in { $second }; its { $ticket } is worth { $worth }.
camel-up-coach-leg = Exactly, in this leg: { $worth }.
