### Het adres waar de gastheer wil horen wie er aan de beurt is.

webhook-malformed = Dit is geen webadres waar een bericht naartoe kan.
webhook-long = Een webadres mag hier { $most } tekens hebben, en dit heeft er { $got }.
webhook-scheme = Berichten gaan alleen via https; een adres met alleen http volstaat niet.
webhook-login = In het adres mag geen gebruikersnaam of wachtwoord staan.
webhook-port = De poort moet 443 zijn of hoger dan 1023, niet { $port }.
webhook-private =
    ‘{ $host }’ is geen adres op het openbare internet, en berichten gaan nergens anders heen.
