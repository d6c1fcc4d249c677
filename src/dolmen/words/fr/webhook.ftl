### L’adresse où l’hôte veut apprendre à qui est le tour.

webhook-malformed = Ce n’est pas une adresse web où envoyer un avis.
webhook-long =
    Une adresse web peut avoir ici { $most } caractères, et celle-ci en a { $got }.
webhook-scheme =
    Les avis ne partent que par https ; une adresse en http simple ne convient pas.
webhook-login = L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.
webhook-port = Le port doit être 443 ou supérieur à 1023, et non { $port }.
webhook-private =
    « { $host } » n’est pas une adresse de l’internet public, et les avis ne vont nulle part
    ailleurs.
