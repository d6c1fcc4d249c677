### Druides: kaarten, zetten, vragen, gebeurtenissen en redenen.

druides-title = Druides
druides-about = Leg edelstenen en dienaren bij mystieke plekken, en waag het ritueel op tijd.
druides-daily = Met twee spelers: jij en een bot, voor iedereen dezelfde plekken en dienaren.
druides-kept = alle 54 edelstenen, alle dienaren en de 12 plekken waren er.

## Kaarten

druides-kind =
    { $kind ->
        [jet] git
        [garnet] granaat
        [amber] barnsteen
        [emerald] smaragd
        [sapphire] saffier
       *[amethyst] amethist
    }
druides-gem = { druides-kind } { $number }
druides-place =
    { $kind ->
        [jet] Gitplek
        [garnet] Granaatplek
        [amber] Barnsteenplek
        [emerald] Smaragdplek
        [sapphire] Saffierplek
       *[amethyst] Amethistplek
    }

## Het scoreblad

druides-sheet-ritual = Ritueel { $number }

## Zetten, zoals ze in een keuzelijst staan

druides-move-ritual = Kondig een ritueel aan bij plek { $slot }
druides-move-no-ritual = Houd geen ritueel
druides-move-place-gem = Speel { $gem } bij plek { $slot }
druides-move-place-servant = Speel dienaar { $value } bij plek { $slot }
druides-move-discard = Leg { $gem } af
druides-move-keep = Leg niets af
druides-move-draw-gem = Trek een edelsteen
druides-move-draw-servant = Trek een dienaar
druides-move-stop = Stop met trekken
druides-move-first = Het toeval laat { $player } beginnen
druides-move-lay = Het toeval legt neer: { $place }
druides-move-deal-gem = Het toeval geeft { $gem }
druides-move-deal-servant = Het toeval geeft dienaar { $value }

## Wat een zet kost en oplevert

druides-effect-cards =
    { $card ->
        [gem] { $count ->
            [one] { $count } edelsteen
           *[other] { $count } edelstenen
        }
        [servant] { $count ->
            [one] { $count } dienaar
           *[other] { $count } dienaren
        }
       *[card] { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }
    }
druides-effect-lie =
    { $count ->
        [one] dan ligt daar { $count } kaart
       *[other] dan liggen daar { $count } kaarten
    }
druides-effect-ripe = dan kan daar een ritueel plaatsvinden
druides-effect-shown =
    { $count ->
        [0] er wordt geen edelsteen omgedraaid
        [one] { $count } edelsteen wordt omgedraaid
       *[other] { $count } edelstenen worden omgedraaid
    }
druides-effect-served =
    { $count ->
        [one] { $count } dienaar krijgt amuletten, waarvan { $own } van jou
       *[other] { $count } dienaren krijgen amuletten, waarvan { $own } van jou
    }

## Vragen

druides-ask-ritual = { $player }, kondig je een ritueel aan?
druides-ask-placing = { $player }, speel een kaart bij een plek.
druides-ask-second = { $player }, speel een tweede kaart.
druides-ask-second-gem = { $player }, speel een edelsteen als tweede kaart.
druides-ask-discarding = { $player }, leg je een edelsteen af?
druides-ask-drawing = { $player }, trek je een kaart?
druides-ask-chance = Het toeval beslist.
druides-ask-over = Het spel is afgelopen.

## Gebeurtenissen

druides-event-starts = { $player } begint.
    .you = Jij begint.
druides-event-place-laid = Nieuw: { $place } ({ $slot }).
druides-event-gem-drawn = { $player } trekt een edelsteen.
    .you = Je trekt een edelsteen.
druides-event-gem-drawn-own = { $player } trekt { $gem }.
    .you = Je trekt { $gem }.
druides-event-servant-drawn = { $player } trekt een dienaar.
    .you = Je trekt een dienaar.
druides-event-servant-drawn-own = { $player } trekt dienaar { $value }.
    .you = Je trekt dienaar { $value }.
druides-event-turn-began = { $player } is aan de beurt.
    .you = Jij bent aan de beurt.
druides-event-ritual-announced = { $player } kondigt een ritueel aan: { $place } ({ $slot }).
    .you = Je kondigt een ritueel aan: { $place } ({ $slot }).
druides-event-gem-matches = Onthuld: { $gem }. Die past.
druides-event-gem-does-not-match = Onthuld: { $gem }. Die past niet.
druides-event-amulets-made =
    { $count ->
        [0] Er zijn geen amuletten te verdelen.
        [one] Er is { $count } amulet te verdelen.
       *[other] Er zijn { $count } amuletten te verdelen.
    }
druides-event-servant-served =
    { $count ->
        [0] Dienaar { $value } van { $player } gaat met lege handen weg.
        [one] Dienaar { $value } van { $player } neemt { $count } amulet.
       *[other] Dienaar { $value } van { $player } neemt { $count } amuletten.
    }
    .you =
        { $count ->
            [0] Je dienaar { $value } gaat met lege handen weg.
            [one] Je dienaar { $value } neemt { $count } amulet.
           *[other] Je dienaar { $value } neemt { $count } amuletten.
        }
druides-event-servant-stopped =
    { $count ->
        [0] Dienaar { $value } van { $player } zou de pion voorbij de top van de kolom brengen.
        [one] Dienaar { $value } van { $player } brengt de pion { $count } cirkel hoger, tot aan de top.
       *[other] Dienaar { $value } van { $player } brengt de pion { $count } cirkels hoger, tot aan de top.
    }
    .you =
        { $count ->
            [0] Je dienaar { $value } zou de pion voorbij de top van de kolom brengen.
            [one] Je dienaar { $value } brengt de pion { $count } cirkel hoger, tot aan de top.
           *[other] Je dienaar { $value } brengt de pion { $count } cirkels hoger, tot aan de top.
        }
druides-event-column-grew =
    De onderste scorekaart gaat bovenop: de kolom loopt nu van { $low } tot en met { $high }.
druides-event-place-closed = Er komt geen nieuwe plek: plek { $slot } vervalt.
druides-event-gem-placed = { $player } speelt een edelsteen: { $place } ({ $slot }).
    .you = Je speelt een edelsteen: { $place } ({ $slot }).
druides-event-gem-placed-own = { $player } speelt { $gem }: { $place } ({ $slot }).
    .you = Je speelt { $gem }: { $place } ({ $slot }).
druides-event-servant-placed = { $player } speelt een dienaar: { $place } ({ $slot }).
    .you = Je speelt een dienaar: { $place } ({ $slot }).
druides-event-servant-placed-own = { $player } speelt dienaar { $value }: { $place } ({ $slot }).
    .you = Je speelt dienaar { $value }: { $place } ({ $slot }).
druides-event-gem-discarded = { $player } legt een edelsteen af.
    .you = Je legt een edelsteen af.
druides-event-gem-discarded-own = { $player } legt { $gem } af.
    .you = Je legt { $gem } af.
druides-event-deck-shuffled =
    { $count ->
        [one] De aflegstapel wordt de nieuwe edelsteenstapel: { $count } edelsteen.
       *[other] De aflegstapel wordt geschud tot nieuwe edelsteenstapel: { $count } edelstenen.
    }
druides-event-blank-turn = { $player } speelt en trekt geen kaart: een lege beurt.
    .you = Je speelt en trekt geen kaart: een lege beurt.
druides-event-ended-rituals = Dat was het elfde ritueel: het spel is afgelopen.
druides-event-ended-column =
    Er staat nog een pion op de onderste kaart: { $player } kan niet voorbij de top en wint meteen.
    .you =
        Er staat nog een pion op de onderste kaart: je kunt niet voorbij de top en wint meteen.
druides-event-ended-blank =
    Een hele ronde lang speelde of trok niemand een kaart: het spel is afgelopen.

## Waarom een zet geweigerd wordt

druides-why-game-over = Het spel is afgelopen.
druides-why-setting-up = De tafel wordt nog klaargezet.
druides-why-card-coming = Er is een kaart onderweg naar een hand: wacht daar even op.
druides-why-place-coming = Er wordt zo een nieuwe plek omgedraaid: wacht daar even op.
druides-why-chance-decides = Dat beslist het toeval, niet een speler.
druides-why-not-drawn-now = Het toeval trekt dit nu niet.
druides-why-not-there = Dat zit er niet bij en kan dus niet getrokken worden.
druides-why-no-place-there = Die plek is er niet meer.
druides-why-ritual-held = Je hebt deze beurt al een ritueel gehouden, en meer dan één mag niet.
druides-why-ritual-too-late = Een ritueel komt vóór je eerste kaart: deze beurt is het te laat.
druides-why-too-few-cards = Voor een ritueel moeten er minstens 3 kaarten bij de plek liggen.
druides-why-no-servant-there = Voor een ritueel moet er minstens één dienaar bij de plek liggen.
druides-why-ritual-open = Beslis eerst of je een ritueel houdt.
druides-why-empty-hand = Je hand is leeg, dus je moet een ritueel aankondigen.
druides-why-no-ritual-step = De stap van het ritueel is deze beurt al voorbij.
druides-why-place-first = Speel eerst je kaarten.
druides-why-placed-already = Kaarten spelen is voor deze beurt voorbij.
druides-why-gem-not-held = Die edelsteen zit niet in je hand.
druides-why-servant-not-held = Die dienaar zit niet in je hand.
druides-why-two-servants = Eén dienaar per beurt: je tweede kaart moet een edelsteen zijn.
druides-why-no-discard-step = De stap van het afleggen is deze beurt al voorbij.
druides-why-discard-not-held = Je kunt alleen een edelsteen uit je hand afleggen.
druides-why-discard-first = Beslis eerst of je een edelsteen aflegt.
druides-why-no-gem-left = Er is geen edelsteen meer: stapel en aflegstapel zijn allebei leeg.
druides-why-reserve-empty = Je reserve is leeg: er is geen dienaar om te trekken.

## Wat voor de zet pleit die een bot aanraadt

druides-advice-win = de winst
druides-advice-points = meteen punten
druides-advice-rivals = het afremmen van de koploper
druides-advice-ritual = een ritueel dat jou iets oplevert
druides-advice-hand = een goede hand
