### Wat een hele server en de beheerder ervan aangaat.

cli-admin-help = De geheime link naar de beheerpagina tonen, of de bezem gebruiken.
cli-admin-usage = dolmen admin [ACTIE] [WAT] [OPTIES]
cli-stats-help = Tellen wat een server bevat.
cli-stats-usage = dolmen stats [OPTIES]
cli-export-help = Schrijven wat er bewaard wordt als JSON: alles, één tafel, of alles over één persoon.
cli-export-usage = dolmen export [BESTAND] [OPTIES]
cli-delete-help = Een tafel, een geüploade partij of alles over één persoon verwijderen.
cli-delete-usage = dolmen delete [OPTIES]
house-action-help = link (een nieuwe geheime link, standaard), revoke, deeds, blocks, close TAFEL, remove-line TAFEL NUMMER, remove-name PERSOON, block ADRES of PERSOON, unblock ADRES of PERSOON.
house-what-help = Waar de actie over gaat.
house-why-help = De reden, die iedereen mag lezen.
house-address-help = Het openbare adres van de server, voor de link.
house-file = Het bestand om te schrijven; - is de standaarduitvoer. Er staan namen en gesprekken in: houd het voor jezelf.
house-table = Een tafel, met haar id.
house-record = Een geüploade partij, met haar id.
house-person = Een persoon, met de privélink of met hoe de beheerpagina die noemt.
house-yes = Niet eerst vragen.
house-action = Er is geen actie { $action }. Toegestaan: { $allowed }.
house-action-count =
    { $count ->
        [0] { $action } verwacht niets erachter.
        [one] { $action } verwacht één woord erachter; dolmen help admin zegt welk.
       *[other] { $action } verwacht { $count } woorden erachter; dolmen help admin zegt welke.
    }
house-link = Deze link opent de beheerpagina. Houd hem voor jezelf; hij wordt alleen nu getoond, en eerdere werken niet meer.
house-revoked = Geen enkele link opent de beheerpagina nog. dolmen admin maakt een nieuwe.
house-done = Gedaan: { $action }. Iedereen kan het lezen.
house-exporting = Schrijven
house-exported = { $count } geschreven naar { $path }.
house-one-thing = Noem één ding: --table, --record of --person.
house-file-exists = { $path } bestaat al; er is niets geschreven.
house-needs-yes = Er is niemand om het aan te vragen: geef --yes als je het meent. Er is niets verwijderd.
house-sure = Dit verwijdert { $kind } { $id } voorgoed. Typ { $id } om door te gaan:
house-kept = Er is niets verwijderd.
house-deleted = Verwijderd: { $kind } { $id }.
house-no-line = Er is geen regel { $line } aan deze tafel, of hij is al weg.
house-closed-already = Aan deze tafel wordt niet gespeeld: er valt niets te sluiten.
house-nobody = Niemand hier heet { $who }.
house-several = Meerdere mensen beginnen met { $who }: geef er meer van.
house-blocked-already = { $who } is al geblokkeerd.
house-not-blocked = { $who } is niet geblokkeerd.
house-address-refused = { $address } is geen adres: geef een nummer zoals 192.0.2.7, of een netwerk zoals 192.0.2.0/24.
house-address-wide = { $address } zou de halve wereld buitensluiten.
house-why-long = Een reden heeft hoogstens { $most } tekens.
house-unsure = Vink het vakje aan als je het meent. Er is niets veranderd.
house-yourself = Daarmee zou je jezelf buitensluiten.
house-about = Over deze server
house-version = Dolmen { $version }
house-making-heading = Tafels maken
house-word = Het woord
house-word-send = Zeg het
house-deeds-heading = Wat de beheerder deed
house-deeds-about = Alles wat de beheerder van deze server verwijdert, sluit of blokkeert staat hier, en iedereen kan het lezen.
house-no-deeds = Nog niets.
house-host-page = De beheerpagina
house-link-about = Wie hier binnenkomt kan verwijderen, sluiten en blokkeren. Deze browser blijft een halve dag binnen.
house-come-in = Naar binnen
house-leave = Weggaan: deze browser is niet meer van de beheerder
house-why = Reden (iedereen kan die lezen)
house-mean-it = Ik meen het
house-search = Een tafel of een persoon zoeken
house-search-send = Zoeken
house-figures = Wat er bewaard wordt
house-of-most = van hoogstens { $most }
house-free = { $megabytes } MB vrij op de schijf
house-load = Hoe druk dit proces het heeft
house-since = Draait sinds
house-here = Open verbindingen
house-in-memory = Tafels in het geheugen
house-load-average = Belasting van de machine
house-memory = Geheugen
house-bots = Tijd van de bots
house-bot = Bot
house-moves = Zetten
house-seconds = Seconden processor
house-no-bots = Sinds de start heeft geen bot gespeeld.
house-bot-failures = Mislukte zetten van bots: { $count }
house-tables = Tafels
house-people = Mensen
house-no-people = Nog niemand.
house-name = Naam
house-came = Voor het eerst hier (UTC)
house-blocks = Wie geblokkeerd is
house-no-blocks = Niemand is geblokkeerd.
house-address = Adres of netwerk
house-block-address = Het adres blokkeren
house-block-this = Het adres { $address } blokkeren
house-block = Deze persoon blokkeren
house-block-about = Wie geblokkeerd is krijgt hier niets meer, en hoort waarom. In een andere browser is die iemand anders: dan helpt het adres.
house-is-blocked = Geblokkeerd
house-unblock = Weer toelaten
house-uploads = Geüploade partijen
house-no-uploads = Geen geüploade partijen.
house-delete-upload = Deze partij verwijderen
house-made = Gemaakt
house-look = De tafel bekijken
house-watching = Kijkt mee
house-no-chat = Niemand heeft iets gezegd.
house-remove-line = Deze regel verwijderen
house-broom = De bezem
house-close-about = Sluiten beëindigt de partij waar die staat. Ze is nog te bekijken, en het partijbestand blijft.
house-close = De tafel sluiten
house-delete-about = Verwijderen haalt de tafel weg met haar logboek en chat, voorgoed.
house-delete-table = De tafel verwijderen
house-nameless = Zonder naam
house-here-now = Nu hier, vanaf
house-name-about = Zonder naam heet iemand naar het nummer van de plaats, aan elke tafel.
house-remove-name = De naam verwijderen
house-person-about = Een persoon verwijderen haalt de identiteit, gesprekken, partijen en tafels waar niemand anders zit weg. De zetten aan andere tafels blijven, zonder naam.
house-delete-person = Deze persoon verwijderen
house-heading-at = Wanneer (UTC)
house-heading-what = Wat
house-heading-who = Wie
house-heading-why = Reden
house-heading-table = Tafel
house-heading-count = Aantal
house-making =
    { $who ->
        [word] Wie het woord van de beheerder heeft mag hier tafels maken.
        [host] Alleen de beheerder maakt hier tafels; anderen schuiven aan via hun links.
       *[other] Iedereen mag hier tafels maken.
    }
house-deed =
    { $what ->
        [line-removed] Een chatregel werd verwijderd
        [table-closed] Een tafel werd gesloten
        [table-deleted] Een tafel werd verwijderd
        [record-deleted] Een geüploade partij werd verwijderd
        [name-removed] Een naam werd verwijderd
        [person-deleted] Alles over een persoon werd verwijderd
        [person-left] Iemand liet alles over zichzelf verwijderen
        [address-blocked] Een adres werd geblokkeerd
        [identity-blocked] Een persoon werd geblokkeerd
       *[unblocked] Iemand werd weer toegelaten
    }
house-figure =
    { $what ->
        [version] Versie
        [schema] Database
        [tables] Tafels
        [people] Mensen
        [entries] Regels in logboeken
        [chat_lines] Chatregels
        [uploads] Geüploade partijen
        [bytes] Grootte van de database
        [tables_made] Tafels gemaakt in de laatste week
        [people_came] Nieuw in de laatste week
       *[tables_moved] Tafels gespeeld in de laatste week
    }
