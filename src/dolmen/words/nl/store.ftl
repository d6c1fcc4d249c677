### Wat in een database bewaard wordt, en waarom dat niet lukt.

## Openen

store-url =
    Een database heet zoiets als sqlite:///BESTAND of postgresql://GEBRUIKER@HOST:POORT/NAAM.
store-taken =
    Een andere Dolmen-server gebruikt { $url }. Met SQLite draait er één proces; stop dat eerst, of
    gebruik PostgreSQL.
store-others =
    Processen van een andere versie van Dolmen gebruiken de database { $url }. Stop ze allemaal en
    start daarna overal de nieuwe versie.
store-newer =
    De database { $url } is gemaakt door een nieuwere versie van Dolmen (revisie { $found }; deze
    kent { $known }). Installeer die versie; er is niets veranderd.
store-foreign =
    { $url } bevat iets anders dan partijen van Dolmen. Noem een lege database; er is niets
    veranderd.
store-unreachable = De database { $url } kan niet worden geopend: { $reason }
store-nothing = Er zijn nog geen tafels in { $url }.

## Bewaren

store-failed = De database kan dat nu niet. Er is niets veranderd; probeer het opnieuw.
store-conflict = Dit past niet bij wat bewaard is: de tafel is weg, of de naam is al bezet.
store-unfit = Hier staan tekens of getallen in die niet bewaard kunnen worden.

## Back-ups

store-torn =
    In de database { $url } horen rijen van “{ $table }” nergens bij. Er is niets veranderd.
backup-nothing = Er is niets te bewaren in { $url }.
backup-older =
    De database { $url } is van een oudere versie. Start de server er één keer op; die brengt haar
    bij.
backup-exists = { $path } bestaat al, en een back-up overschrijft niets.
backup-file = Het bestand { $path } kan niet worden gebruikt: { $reason }
backup-damaged = Regel { $line } van de back-up is beschadigd. { $reason } Er is niets veranderd.
backup-foreign =
    Dit is geen back-up van Dolmen: zo’n bestand begint met het formaat “{ $expected }”.
backup-newer =
    Deze back-up is gemaakt door een nieuwere versie van Dolmen (revisie { $found }). Installeer die
    versie.
backup-header = De kop moet de revisie noemen, en de tabellen met hun kolommen.
backup-not-json = Een regel moet JSON zijn.
backup-line-long = Een regel is te lang.
backup-row = Een rij moet haar tabel noemen en een waarde voor elke kolom hebben.
backup-cut = De back-up is afgebroken.
backup-after-end = Na de slotregel mag niets meer komen.
backup-sum = De rijen kloppen niet met de slotregel.
restore-used = Een Dolmen-server gebruikt { $url }. Stop die eerst.
restore-full = De database { $url } is niet leeg. Een back-up gaat alleen in een lege.
restore-unfit = De back-up past niet op de tabellen: { $table }. Er is niets veranderd.
