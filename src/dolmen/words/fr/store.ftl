### Ce qui est gardé dans une base de données, et pourquoi ce n’est pas possible.

## Ouvrir

store-url =
    Une base de données s’écrit { "sqlite:///FICHIER" } ou
    { "postgresql://UTILISATEUR@HÔTE:PORT/NOM" }.
store-taken =
    Un autre serveur Dolmen utilise { $url }. Avec SQLite, un seul processus sert ; arrêtez-le
    d’abord, ou utilisez PostgreSQL.
store-others =
    Des processus d’une autre version de Dolmen servent la base de données { $url }. Arrêtez-les
    tous, puis démarrez la nouvelle version partout.
store-newer =
    La base de données { $url } vient d’une version plus récente de Dolmen (révision { $found } ;
    celle-ci connaît { $known }). Installez cette version ; rien n’a été modifié.
store-foreign =
    { $url } contient autre chose que des parties de Dolmen. Indiquez une base vide ; rien n’a été
    modifié.
store-unreachable = La base de données { $url } ne peut pas être ouverte : { $reason }
store-nothing = Il n’y a pas encore de tables à { $url }.

## Garder

store-failed =
    La base de données ne peut pas le faire pour le moment. Rien n’a été modifié ; veuillez
    réessayer.
store-conflict =
    Cela ne correspond pas à ce qui est gardé : la table n’existe plus, ou le nom est déjà pris.
store-unfit = Il y a là des caractères ou des nombres qui ne peuvent pas être gardés.

## Sauvegardes

store-torn =
    Dans la base de données { $url }, des lignes de « { $table } » n’appartiennent à rien. Rien n’a
    été modifié.
backup-nothing = Il n’y a rien à sauvegarder dans { $url }.
backup-older =
    La base de données { $url } est d’une version plus ancienne. Lancez-y le serveur une fois ; il
    la met à jour.
backup-exists = { $path } existe déjà, et une sauvegarde n’écrase rien.
backup-file = Le fichier { $path } ne peut pas être utilisé : { $reason }
backup-damaged = La ligne { $line } de la sauvegarde est abîmée. { $reason } Rien n’a été modifié.
backup-foreign =
    Ce n’est pas une sauvegarde de Dolmen : un tel fichier commence par le format « { $expected } ».
backup-newer =
    Cette sauvegarde vient d’une version plus récente de Dolmen (révision { $found }). Installez
    cette version.
backup-header = L’en-tête doit nommer la révision, et les tables avec leurs colonnes.
backup-not-json = Une ligne doit être du JSON.
backup-line-long = Une ligne est trop longue.
backup-row = Une ligne doit nommer sa table et avoir une valeur pour chacune de ses colonnes.
backup-cut = La sauvegarde est incomplète.
backup-after-end = Rien ne peut suivre la ligne finale.
backup-sum = Les lignes ne correspondent pas à la ligne finale.
restore-used = Un serveur Dolmen utilise { $url }. Arrêtez-le d’abord.
restore-full =
    La base de données { $url } n’est pas vide. Une sauvegarde ne va que dans une base vide.
restore-unfit = La sauvegarde ne correspond pas aux tables : { $table }. Rien n’a été modifié.
