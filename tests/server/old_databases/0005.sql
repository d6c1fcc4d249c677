BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE blocks (
	kind TEXT NOT NULL, 
	value TEXT NOT NULL, 
	why TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (kind, value)
)
 WITHOUT ROWID

;
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	k INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	client TEXT, removed BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, k), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE deeds (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	what TEXT NOT NULL, 
	table_id TEXT, 
	line INTEGER, 
	player TEXT, 
	title TEXT, 
	why TEXT NOT NULL, 
	CONSTRAINT pk_deeds PRIMARY KEY (number)
);
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (table_id, seat, player), 
	CONSTRAINT fk_holders_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "holders" VALUES('icWnWZChpu4niTjO',0,'587e4cda09ba98c3abebc4d8b412d80ba4092a5b0ed5b0e07565215e52874876');
CREATE TABLE host_keys (
	hash TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_host_keys PRIMARY KEY (hash)
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	body TEXT NOT NULL, 
	client TEXT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',1,'move',NULL,'lay jet',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',2,'move',NULL,'lay jet',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',3,'move',NULL,'lay sapphire',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',4,'move',NULL,'lay amethyst',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',5,'move',NULL,'lay garnet',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',6,'move',NULL,'lay amber',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',7,'move',NULL,'deal sapphire 9',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',8,'move',NULL,'deal sapphire 1',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',9,'move',NULL,'deal amethyst 2',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',10,'move',NULL,'deal jet 9',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',11,'move',NULL,'deal sapphire 2',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',12,'move',NULL,'deal emerald 6',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',13,'move',NULL,'deal sapphire 4',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',14,'move',NULL,'deal emerald 5',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',15,'move',NULL,'deal servant 4',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',16,'move',NULL,'deal servant 3',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',17,'move',NULL,'deal servant 5',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',18,'move',NULL,'deal servant 5',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',19,'move',NULL,'deal servant 2',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',20,'move',NULL,'deal servant 4',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',21,'move',NULL,'first P0',NULL,1795000842472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',22,'move',0,'sapphire 1 to 5',NULL,1795000842529);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',23,'move',0,'servant 5 to 4',NULL,1795000842543);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',24,'move',0,'discard sapphire 9',NULL,1795000842560);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',25,'move',0,'draw servant',NULL,1795000842565);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',26,'move',NULL,'deal servant 2',NULL,1795000842565);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',27,'move',0,'draw gem',NULL,1795000842578);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',28,'move',NULL,'deal amber 3',NULL,1795000842578);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',29,'move',0,'stop',NULL,1795000842608);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',30,'move',1,'emerald 5 to 6',NULL,1795000842622);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',31,'move',1,'servant 2 to 1',NULL,1795000842640);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',32,'move',1,'keep gems',NULL,1795000842651);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',33,'move',1,'stop',NULL,1795000842678);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',34,'move',0,'servant 3 to 2',NULL,1795000842686);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',35,'move',0,'amber 3 to 4',NULL,1795000842707);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',36,'move',0,'discard jet 9',NULL,1795000842730);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',37,'move',0,'stop',NULL,1795000842740);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',38,'move',1,'emerald 6 to 1',NULL,1795000842754);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',39,'move',1,'sapphire 2 to 2',NULL,1795000842778);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',40,'move',1,'discard sapphire 4',NULL,1795000842807);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',41,'move',1,'stop',NULL,1795000842834);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',42,'move',0,'servant 2 to 4',NULL,1795000842862);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',43,'move',0,'amethyst 2 to 4',NULL,1795000842886);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',44,'move',0,'stop',NULL,1795000842908);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',45,'move',1,'no ritual',NULL,1795000842928);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',46,'move',1,'servant 4 to 2',NULL,1795000842987);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',47,'move',1,'draw servant',NULL,1795000842999);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',48,'move',NULL,'deal servant 6',NULL,1795000842999);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',49,'move',1,'draw gem',NULL,1795000843001);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',50,'move',NULL,'deal garnet 6',NULL,1795000843001);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',51,'move',1,'draw gem',NULL,1795000843003);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',52,'move',NULL,'deal garnet 4',NULL,1795000843003);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',53,'move',1,'draw gem',NULL,1795000843010);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',54,'move',NULL,'deal garnet 2',NULL,1795000843010);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',55,'move',1,'stop',NULL,1795000843018);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',56,'move',0,'ritual 4',NULL,1795000843027);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',57,'move',NULL,'lay amber',NULL,1795000843027);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',58,'move',0,'servant 4 to 6',NULL,1795000843029);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',59,'move',0,'stop',NULL,1795000843036);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',60,'move',1,'no ritual',NULL,1795000843050);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',61,'move',1,'garnet 6 to 1',NULL,1795000843074);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',62,'move',1,'servant 6 to 1',NULL,1795000843098);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',63,'move',1,'discard garnet 4',NULL,1795000843114);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',64,'move',1,'draw gem',NULL,1795000843124);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',65,'move',NULL,'deal jet 2',NULL,1795000843124);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',66,'move',1,'stop',NULL,1795000843154);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',67,'move',0,'ritual 1',NULL,1795000843168);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',68,'move',NULL,'lay amethyst',NULL,1795000843168);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',69,'move',0,'draw gem',NULL,1795000843202);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',70,'move',NULL,'deal jet 8',NULL,1795000843202);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',71,'move',0,'stop',NULL,1795000843214);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',72,'move',1,'no ritual',NULL,1795000843242);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',73,'move',1,'servant 5 to 3',NULL,1795000843265);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',74,'move',1,'garnet 2 to 4',NULL,1795000843275);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',75,'move',1,'discard jet 2',NULL,1795000843285);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',76,'move',1,'draw servant',NULL,1795000843293);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',77,'move',NULL,'deal servant 1',NULL,1795000843293);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',78,'move',1,'draw servant',NULL,1795000843315);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',79,'move',NULL,'deal servant 6',NULL,1795000843315);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',80,'move',1,'draw gem',NULL,1795000843326);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',81,'move',NULL,'deal amethyst 9',NULL,1795000843326);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',82,'move',1,'draw servant',NULL,1795000843336);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',83,'move',NULL,'deal servant 2',NULL,1795000843336);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',84,'move',1,'draw servant',NULL,1795000843345);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',85,'move',NULL,'deal servant 3',NULL,1795000843345);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',86,'move',1,'draw gem',NULL,1795000843347);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',87,'move',NULL,'deal amber 6',NULL,1795000843347);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',88,'move',1,'stop',NULL,1795000843351);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',89,'move',0,'ritual 2',NULL,1795000843352);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',90,'move',NULL,'lay emerald',NULL,1795000843352);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',91,'move',0,'jet 8 to 6',NULL,1795000843354);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',92,'move',0,'draw gem',NULL,1795000843355);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',93,'move',NULL,'deal amber 4',NULL,1795000843355);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',94,'move',0,'draw servant',NULL,1795000843358);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',95,'move',NULL,'deal servant 6',NULL,1795000843358);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',96,'move',0,'draw gem',NULL,1795000843366);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',97,'move',NULL,'deal amethyst 1',NULL,1795000843366);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',98,'move',0,'draw gem',NULL,1795000843370);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',99,'move',NULL,'deal sapphire 5',NULL,1795000843370);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',100,'move',0,'draw servant',NULL,1795000843372);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',101,'move',NULL,'deal servant 3',NULL,1795000843372);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',102,'move',0,'draw gem',NULL,1795000843378);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',103,'move',NULL,'deal garnet 9',NULL,1795000843378);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',104,'move',0,'draw servant',NULL,1795000843380);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',105,'move',NULL,'deal servant 2',NULL,1795000843380);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',106,'move',1,'no ritual',NULL,1795000843381);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',107,'move',1,'servant 6 to 1',NULL,1795000843386);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',108,'move',1,'amethyst 9 to 4',NULL,1795000843391);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',109,'move',1,'keep gems',NULL,1795000843404);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',110,'move',1,'draw servant',NULL,1795000843417);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',111,'move',NULL,'deal servant 4',NULL,1795000843417);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',112,'move',1,'draw gem',NULL,1795000843421);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',113,'move',NULL,'deal garnet 5',NULL,1795000843421);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',114,'move',1,'stop',NULL,1795000843423);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',115,'move',0,'ritual 6',NULL,1795000843431);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',116,'move',NULL,'lay garnet',NULL,1795000843431);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',117,'move',0,'servant 3 to 2',NULL,1795000843433);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',118,'move',0,'amber 4 to 4',NULL,1795000843435);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',119,'move',0,'discard sapphire 5',NULL,1795000843436);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',120,'move',0,'draw servant',NULL,1795000843439);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',121,'move',NULL,'deal servant 5',NULL,1795000843439);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',122,'move',0,'draw servant',NULL,1795000843440);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',123,'move',NULL,'deal servant 4',NULL,1795000843440);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',124,'move',0,'draw gem',NULL,1795000843442);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',125,'move',NULL,'deal sapphire 6',NULL,1795000843442);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',126,'move',1,'servant 3 to 5',NULL,1795000843445);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',127,'move',1,'amber 6 to 2',NULL,1795000843447);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',128,'move',1,'keep gems',NULL,1795000843454);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',129,'move',1,'draw gem',NULL,1795000843458);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',130,'move',NULL,'deal amethyst 5',NULL,1795000843458);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',131,'move',1,'stop',NULL,1795000843460);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',132,'move',0,'servant 2 to 3',NULL,1795000843461);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',133,'move',0,'garnet 9 to 3',NULL,1795000843467);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',134,'move',0,'discard sapphire 6',NULL,1795000843469);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',135,'move',0,'stop',NULL,1795000843472);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',136,'move',1,'no ritual',NULL,1795000843473);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',137,'move',1,'servant 4 to 5',NULL,1795000843475);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',138,'move',1,'amethyst 5 to 1',NULL,1795000843476);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',139,'move',1,'keep gems',NULL,1795000843479);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',140,'move',1,'stop',NULL,1795000843490);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',141,'move',0,'ritual 3',NULL,1795000843500);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',142,'move',NULL,'lay emerald',NULL,1795000843500);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',143,'move',0,'servant 6 to 6',NULL,1795000843506);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',144,'move',0,'amethyst 1 to 6',NULL,1795000843518);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',145,'move',0,'draw gem',NULL,1795000843520);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',146,'move',NULL,'deal sapphire 3',NULL,1795000843520);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',147,'move',0,'stop',NULL,1795000843522);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',148,'move',1,'ritual 5',NULL,1795000843523);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',149,'move',NULL,'lay sapphire',NULL,1795000843523);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',150,'move',1,'servant 2 to 6',NULL,1795000843529);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',151,'move',1,'garnet 5 to 6',NULL,1795000843531);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',152,'move',1,'draw servant',NULL,1795000843533);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',153,'move',NULL,'deal servant 5',NULL,1795000843533);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',154,'move',1,'draw servant',NULL,1795000843535);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',155,'move',NULL,'deal servant 3',NULL,1795000843535);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',156,'move',1,'draw servant',NULL,1795000843536);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',157,'move',NULL,'deal servant 4',NULL,1795000843536);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',158,'move',1,'stop',NULL,1795000843537);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',159,'move',0,'no ritual',NULL,1795000843542);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',160,'move',0,'sapphire 3 to 6',NULL,1795000843543);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',161,'move',0,'servant 4 to 4',NULL,1795000843545);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',162,'move',0,'draw servant',NULL,1795000843546);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',163,'move',NULL,'deal servant 1',NULL,1795000843546);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',164,'move',0,'draw servant',NULL,1795000843552);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',165,'move',NULL,'deal servant 2',NULL,1795000843552);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',166,'move',0,'stop',NULL,1795000843553);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',167,'move',1,'no ritual',NULL,1795000843555);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',168,'move',1,'servant 1 to 2',NULL,1795000843556);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',169,'move',1,'stop',NULL,1795000843557);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',170,'move',0,'no ritual',NULL,1795000843562);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',171,'move',0,'servant 1 to 2',NULL,1795000843567);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',172,'move',0,'draw gem',NULL,1795000843582);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',173,'move',NULL,'deal amethyst 3',NULL,1795000843582);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',174,'move',0,'draw gem',NULL,1795000843585);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',175,'move',NULL,'deal amethyst 8',NULL,1795000843585);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',176,'move',0,'draw gem',NULL,1795000843587);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',177,'move',NULL,'deal jet 1',NULL,1795000843587);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',178,'move',0,'draw gem',NULL,1795000843595);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',179,'move',NULL,'deal amethyst 4',NULL,1795000843595);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',180,'move',0,'stop',NULL,1795000843597);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',181,'move',1,'ritual 6',NULL,1795000843598);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',182,'move',1,'servant 4 to 2',NULL,1795000843600);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',183,'move',1,'draw gem',NULL,1795000843602);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',184,'move',NULL,'deal jet 7',NULL,1795000843602);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',185,'move',1,'stop',NULL,1795000843604);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',186,'move',0,'ritual 4',NULL,1795000843605);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',187,'move',0,'amethyst 3 to 5',NULL,1795000843607);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',188,'move',0,'servant 2 to 2',NULL,1795000843608);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',189,'move',0,'discard amethyst 4',NULL,1795000843610);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',190,'move',0,'draw servant',NULL,1795000843612);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',191,'move',NULL,'deal servant 6',NULL,1795000843612);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',192,'move',0,'stop',NULL,1795000843613);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',193,'move',1,'no ritual',NULL,1795000843616);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',194,'move',1,'jet 7 to 5',NULL,1795000843618);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',195,'move',1,'servant 3 to 1',NULL,1795000843620);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',196,'move',1,'draw gem',NULL,1795000843621);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',197,'move',NULL,'deal jet 6',NULL,1795000843621);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',198,'move',1,'draw gem',NULL,1795000843623);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',199,'move',NULL,'deal amber 5',NULL,1795000843623);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',200,'move',1,'draw servant',NULL,1795000843624);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',201,'move',NULL,'deal servant 2',NULL,1795000843624);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',202,'move',1,'draw gem',NULL,1795000843627);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',203,'move',NULL,'deal emerald 3',NULL,1795000843627);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',204,'move',1,'stop',NULL,1795000843629);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',205,'move',0,'no ritual',NULL,1795000843635);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',206,'move',0,'jet 1 to 2',NULL,1795000843637);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',207,'move',0,'servant 6 to 1',NULL,1795000843652);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',208,'move',0,'keep gems',NULL,1795000843656);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',209,'move',0,'draw gem',NULL,1795000843659);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',210,'move',NULL,'deal amethyst 7',NULL,1795000843659);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',211,'move',0,'stop',NULL,1795000843662);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',212,'move',1,'no ritual',NULL,1795000843667);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',213,'move',1,'servant 5 to 1',NULL,1795000843675);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',214,'move',1,'emerald 3 to 1',NULL,1795000843676);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',215,'move',1,'discard jet 6',NULL,1795000843678);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',216,'move',1,'draw gem',NULL,1795000843684);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',217,'move',NULL,'deal jet 3',NULL,1795000843684);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',218,'move',1,'draw gem',NULL,1795000843694);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',219,'move',NULL,'deal amber 9',NULL,1795000843694);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',220,'move',1,'stop',NULL,1795000843699);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',221,'move',0,'no ritual',NULL,1795000843701);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',222,'move',0,'amethyst 8 to 2',NULL,1795000843707);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',223,'move',0,'amethyst 7 to 2',NULL,1795000843717);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',224,'move',0,'draw gem',NULL,1795000843725);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',225,'move',NULL,'deal garnet 7',NULL,1795000843725);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',226,'move',0,'draw servant',NULL,1795000843734);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',227,'move',NULL,'deal servant 4',NULL,1795000843734);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',228,'move',0,'draw gem',NULL,1795000843736);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',229,'move',NULL,'deal emerald 2',NULL,1795000843736);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',230,'move',0,'stop',NULL,1795000843738);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',231,'move',1,'ritual 1',NULL,1795000843739);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',232,'move',1,'jet 3 to 3',NULL,1795000843740);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',233,'move',1,'amber 9 to 5',NULL,1795000843742);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',234,'move',1,'keep gems',NULL,1795000843743);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',235,'move',1,'draw servant',NULL,1795000843746);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',236,'move',NULL,'deal servant 6',NULL,1795000843746);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',237,'move',1,'draw gem',NULL,1795000843750);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',238,'move',NULL,'deal emerald 7',NULL,1795000843750);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',239,'move',1,'draw servant',NULL,1795000843752);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',240,'move',NULL,'deal servant 3',NULL,1795000843752);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',241,'move',1,'draw gem',NULL,1795000843753);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',242,'move',NULL,'deal sapphire 8',NULL,1795000843753);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',243,'move',1,'draw servant',NULL,1795000843755);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',244,'move',NULL,'deal servant 5',NULL,1795000843755);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',245,'move',0,'ritual 2',NULL,1795000843756);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',246,'move',0,'servant 5 to 5',NULL,1795000843763);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',247,'move',0,'emerald 2 to 5',NULL,1795000843767);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',248,'move',0,'keep gems',NULL,1795000843768);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',249,'move',0,'stop',NULL,1795000843772);
INSERT INTO "log" VALUES('P91KsfNic8SavfvB',250,'move',1,'ritual 5',NULL,1795000843773);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',1,'move',NULL,'lay amber',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',2,'move',NULL,'lay amber',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',3,'move',NULL,'lay garnet',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',4,'move',NULL,'lay sapphire',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',5,'move',NULL,'lay sapphire',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',6,'move',NULL,'lay amethyst',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',7,'move',NULL,'deal garnet 2',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',8,'move',NULL,'deal amethyst 2',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',9,'move',NULL,'deal jet 9',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',10,'move',NULL,'deal amber 4',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',11,'move',NULL,'deal sapphire 7',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',12,'move',NULL,'deal emerald 5',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',13,'move',NULL,'deal garnet 8',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',14,'move',NULL,'deal emerald 4',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',15,'move',NULL,'deal servant 3',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',16,'move',NULL,'deal servant 1',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',17,'move',NULL,'deal servant 5',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',18,'move',NULL,'deal servant 4',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',19,'move',NULL,'deal servant 5',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',20,'move',NULL,'deal servant 3',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',21,'move',NULL,'first P0',NULL,1795000841574);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',22,'move',0,'jet 9 to 1','m0',1795000841587);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',23,'move',0,'garnet 2 to 1','m1',1795000841594);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',24,'move',0,'discard amber 4','m2',1795000841615);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',25,'move',0,'draw gem','m3',1795000841626);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',26,'move',NULL,'deal amethyst 7',NULL,1795000841626);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',27,'move',0,'draw gem','m4',1795000841635);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',28,'move',NULL,'deal amber 1',NULL,1795000841635);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',29,'move',0,'draw gem','m5',1795000841641);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',30,'move',NULL,'deal garnet 5',NULL,1795000841641);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',31,'move',1,'garnet 8 to 2',NULL,1795000841758);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',32,'move',1,'emerald 5 to 2',NULL,1795000841857);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',33,'move',1,'discard emerald 4',NULL,1795000841883);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',34,'move',1,'draw servant',NULL,1795000841894);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',35,'move',NULL,'deal servant 1',NULL,1795000841894);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',36,'move',1,'draw servant',NULL,1795000841914);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',37,'move',NULL,'deal servant 2',NULL,1795000841914);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',38,'move',1,'draw gem',NULL,1795000841922);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',39,'move',NULL,'deal jet 3',NULL,1795000841922);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',40,'move',0,'garnet 5 to 1','m6',1795000842099);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',41,'move',0,'amber 1 to 1','m7',1795000842139);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',42,'move',0,'discard amethyst 2','m8',1795000842183);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',43,'move',0,'draw gem','m9',1795000842231);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',44,'move',NULL,'deal jet 4',NULL,1795000842231);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',45,'move',0,'draw gem','m10',1795000842294);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',46,'move',NULL,'deal emerald 2',NULL,1795000842294);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',47,'move',0,'draw gem','m11',1795000842338);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',48,'move',NULL,'deal amethyst 4',NULL,1795000842338);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',49,'move',1,'jet 3 to 3',NULL,1795000842377);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',50,'move',1,'servant 1 to 6',NULL,1795000842400);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',51,'move',1,'keep gems',NULL,1795000842432);
INSERT INTO "log" VALUES('icWnWZChpu4niTjO',52,'move',1,'stop',NULL,1795000842451);
CREATE TABLE players (
	hash TEXT NOT NULL, 
	name TEXT, 
	lang TEXT, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (hash)
);
INSERT INTO "players" VALUES('587e4cda09ba98c3abebc4d8b412d80ba4092a5b0ed5b0e07565215e52874876','Anna',NULL,1795000841528);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	beats BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1);
CREATE TABLE records (
	id TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	title TEXT NOT NULL, 
	lines TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id)
);
CREATE TABLE reviews (
	record TEXT NOT NULL, 
	stage INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (record)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT, 
	stand_in TEXT, 
	resigned BOOLEAN NOT NULL, 
	token_hash TEXT NOT NULL, nonce TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('P91KsfNic8SavfvB',0,'bot','Nolwenn','random',NULL,0,'428ffc9b1254490de7751a5567fd47c253155b39142874b3955a7ddc5f702ea2',NULL);
INSERT INTO "seats" VALUES('P91KsfNic8SavfvB',1,'bot','Erwan','random',NULL,0,'73869c103d5d734c7c765ca06e080865f3e7b86b2560962b7dd725ba8c8a8bd7',NULL);
INSERT INTO "seats" VALUES('icWnWZChpu4niTjO',0,'person','Anna',NULL,NULL,0,'dd5bde85dc1ed81c6a5926936235dc56a3df8257986d273ffa58a641a900f283',NULL);
INSERT INTO "seats" VALUES('icWnWZChpu4niTjO',1,'bot','Nolwenn','random',NULL,0,'bd76783b528703fb9af4ba4d0aaa5266dbe785ea064a73be4da153351b76ceb8',NULL);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	title TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	lasting BOOLEAN NOT NULL, 
	shared BOOLEAN NOT NULL, 
	status TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	waits INTEGER, 
	due BOOLEAN NOT NULL, 
	seed TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	given INTEGER NOT NULL, 
	host TEXT NOT NULL, 
	webhook TEXT, 
	created BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	ended BIGINT, 
	keep_days INTEGER, 
	next TEXT, 
	parent TEXT, 
	outcome TEXT, 
	mark TEXT NOT NULL, dice INTEGER DEFAULT '1' NOT NULL, duplicate TEXT, advice BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('icWnWZChpu4niTjO','druides',2,2,'{"first": null, "amulets": "cards"}',0,0,0,'playing',52,0,0,'75c35b81dd5c138515b304d266e99e71','fe123b99569a6ecfcc7cde717f685ae760417b6857295bfa14e84afe8f563984',0,'587e4cda09ba98c3abebc4d8b412d80ba4092a5b0ed5b0e07565215e52874876',NULL,1795000841543,1795000842451,NULL,NULL,NULL,NULL,NULL,'64d01dcf016e285a',2,NULL,1);
INSERT INTO "tables" VALUES('P91KsfNic8SavfvB','druides',2,2,'{"first": null, "amulets": "cards"}',0,0,0,'over',250,NULL,0,'775ab4fc3bbac89f96121a5027c9b77e','c112651583e0e16d712d8e5ee8d258e753b792352a7cdd569c1a2d3afb05ba86',0,'587e4cda09ba98c3abebc4d8b412d80ba4092a5b0ed5b0e07565215e52874876',NULL,1795000842408,1795000843773,1795000843773,NULL,NULL,NULL,'{"how": "over", "seat": null, "scores": [2, 2], "ranks": [1, 1]}','c94c798748ea5635',2,NULL,1);
CREATE TABLE votes (
	table_id TEXT NOT NULL, 
	what TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	voter INTEGER NOT NULL, 
	CONSTRAINT pk_votes PRIMARY KEY (table_id, what, seat, voter), 
	CONSTRAINT fk_votes_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE INDEX ix_tables_public ON tables (moved) WHERE public = 1;
CREATE INDEX ix_tables_due ON tables (moved) WHERE due = 1;
CREATE INDEX ix_tables_kept ON tables (ended) WHERE keep_days IS NOT NULL;
CREATE INDEX ix_holders_player ON holders (player, table_id);
CREATE INDEX ix_deeds_table_id ON deeds (table_id);
COMMIT;
