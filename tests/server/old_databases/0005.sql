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
INSERT INTO "chat" VALUES('XHqCKMVgbAWtuPJA',1,0,'Ann','Hello',1795000033288,'c1',0);
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
INSERT INTO "holders" VALUES('XHqCKMVgbAWtuPJA',0,'8f31e7da1a7e288ae3df207ffa1858132e34933175bffdce9b34ae332f3c468b');
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
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',1,'move',NULL,'lay amethyst',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',2,'move',NULL,'lay emerald',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',3,'move',NULL,'lay amber',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',4,'move',NULL,'lay jet',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',5,'move',NULL,'lay amethyst',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',6,'move',NULL,'lay garnet',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',7,'move',NULL,'deal jet 6',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',8,'move',NULL,'deal amber 3',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',9,'move',NULL,'deal emerald 6',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',10,'move',NULL,'deal sapphire 4',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',11,'move',NULL,'deal emerald 9',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',12,'move',NULL,'deal sapphire 8',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',13,'move',NULL,'deal amber 9',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',14,'move',NULL,'deal amber 5',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',15,'move',NULL,'deal servant 5',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',16,'move',NULL,'deal servant 3',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',17,'move',NULL,'deal servant 1',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',18,'move',NULL,'deal servant 2',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',19,'move',NULL,'deal servant 4',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',20,'move',NULL,'deal servant 3',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',21,'move',NULL,'first P0',NULL,1795000033052);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',22,'move',0,'sapphire 4 to 4',NULL,1795000033107);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',23,'move',0,'amber 3 to 2',NULL,1795000033109);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',24,'move',0,'keep gems',NULL,1795000033115);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',25,'move',0,'draw gem',NULL,1795000033116);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',26,'move',NULL,'deal sapphire 7',NULL,1795000033116);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',27,'move',0,'draw gem',NULL,1795000033117);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',28,'move',NULL,'deal sapphire 2',NULL,1795000033117);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',29,'move',1,'sapphire 8 to 3',NULL,1795000033119);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',30,'move',1,'servant 2 to 4',NULL,1795000033120);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',31,'move',1,'keep gems',NULL,1795000033121);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',32,'move',1,'draw gem',NULL,1795000033122);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',33,'move',NULL,'deal amethyst 7',NULL,1795000033122);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',34,'move',1,'draw gem',NULL,1795000033124);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',35,'move',NULL,'deal emerald 2',NULL,1795000033124);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',36,'move',0,'sapphire 2 to 5',NULL,1795000033125);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',37,'move',0,'sapphire 7 to 6',NULL,1795000033127);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',38,'move',0,'keep gems',NULL,1795000033130);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',39,'move',0,'draw gem',NULL,1795000033131);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',40,'move',NULL,'deal amethyst 1',NULL,1795000033131);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',41,'move',0,'draw gem',NULL,1795000033139);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',42,'move',NULL,'deal jet 5',NULL,1795000033139);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',43,'move',1,'servant 4 to 5',NULL,1795000033146);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',44,'move',1,'amethyst 7 to 5',NULL,1795000033153);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',45,'move',1,'keep gems',NULL,1795000033158);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',46,'move',1,'draw servant',NULL,1795000033166);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',47,'move',NULL,'deal servant 5',NULL,1795000033166);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',48,'move',1,'draw gem',NULL,1795000033171);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',49,'move',NULL,'deal amethyst 9',NULL,1795000033171);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',50,'move',0,'no ritual',NULL,1795000033180);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',51,'move',0,'amethyst 1 to 2',NULL,1795000033183);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',52,'move',0,'servant 5 to 5',NULL,1795000033186);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',53,'move',0,'keep gems',NULL,1795000033188);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',54,'move',0,'draw servant',NULL,1795000033191);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',55,'move',NULL,'deal servant 6',NULL,1795000033191);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',56,'move',0,'draw gem',NULL,1795000033192);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',57,'move',NULL,'deal amethyst 8',NULL,1795000033192);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',58,'move',1,'no ritual',NULL,1795000033193);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',59,'move',1,'amethyst 9 to 5',NULL,1795000033195);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',60,'move',1,'servant 5 to 2',NULL,1795000033196);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',61,'move',1,'keep gems',NULL,1795000033197);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',62,'move',1,'draw gem',NULL,1795000033198);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',63,'move',NULL,'deal emerald 7',NULL,1795000033198);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',64,'move',1,'draw servant',NULL,1795000033199);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',65,'move',NULL,'deal servant 1',NULL,1795000033199);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',66,'move',0,'ritual 5',NULL,1795000033201);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',67,'move',NULL,'lay amber',NULL,1795000033201);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',68,'move',0,'servant 6 to 3',NULL,1795000033202);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',69,'move',0,'jet 5 to 3',NULL,1795000033204);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',70,'move',0,'keep gems',NULL,1795000033205);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',71,'move',0,'draw gem',NULL,1795000033207);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',72,'move',NULL,'deal amber 2',NULL,1795000033207);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',73,'move',0,'draw servant',NULL,1795000033208);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',74,'move',NULL,'deal servant 5',NULL,1795000033208);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',75,'move',1,'no ritual',NULL,1795000033209);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',76,'move',1,'emerald 2 to 2',NULL,1795000033211);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',77,'move',1,'emerald 7 to 2',NULL,1795000033212);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',78,'move',1,'keep gems',NULL,1795000033213);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',79,'move',1,'draw servant',NULL,1795000033215);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',80,'move',NULL,'deal servant 6',NULL,1795000033215);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',81,'move',1,'draw gem',NULL,1795000033216);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',82,'move',NULL,'deal sapphire 6',NULL,1795000033216);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',83,'move',0,'ritual 3',NULL,1795000033217);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',84,'move',NULL,'lay sapphire',NULL,1795000033217);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',85,'move',0,'servant 3 to 2',NULL,1795000033219);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',86,'move',0,'emerald 6 to 2',NULL,1795000033220);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',87,'move',0,'keep gems',NULL,1795000033221);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',88,'move',0,'draw gem',NULL,1795000033222);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',89,'move',NULL,'deal amethyst 6',NULL,1795000033222);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',90,'move',0,'draw gem',NULL,1795000033224);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',91,'move',NULL,'deal amber 8',NULL,1795000033224);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',92,'move',1,'no ritual',NULL,1795000033225);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',93,'move',1,'servant 3 to 2',NULL,1795000033227);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',94,'move',1,'emerald 9 to 2',NULL,1795000033232);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',95,'move',1,'keep gems',NULL,1795000033242);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',96,'move',1,'draw gem',NULL,1795000033249);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',97,'move',NULL,'deal amber 4',NULL,1795000033249);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',98,'move',1,'draw servant',NULL,1795000033264);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',99,'move',NULL,'deal servant 4',NULL,1795000033264);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',100,'move',0,'no ritual',NULL,1795000033269);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',101,'move',0,'servant 1 to 2',NULL,1795000033275);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',102,'move',0,'amber 2 to 5',NULL,1795000033280);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',103,'move',0,'keep gems',NULL,1795000033286);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',104,'move',0,'draw gem',NULL,1795000033307);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',105,'move',NULL,'deal jet 9',NULL,1795000033307);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',106,'move',0,'draw gem',NULL,1795000033311);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',107,'move',NULL,'deal amethyst 5',NULL,1795000033311);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',108,'move',1,'no ritual',NULL,1795000033314);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',109,'move',1,'servant 1 to 6',NULL,1795000033327);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',110,'move',1,'amber 4 to 4',NULL,1795000033331);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',111,'move',1,'keep gems',NULL,1795000033334);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',112,'move',1,'draw gem',NULL,1795000033346);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',113,'move',NULL,'deal jet 4',NULL,1795000033346);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',114,'move',1,'draw gem',NULL,1795000033350);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',115,'move',NULL,'deal jet 8',NULL,1795000033350);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',116,'move',0,'ritual 2',NULL,1795000033352);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',117,'move',NULL,'lay sapphire',NULL,1795000033352);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',118,'move',0,'servant 5 to 5',NULL,1795000033355);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',119,'move',0,'amber 8 to 5',NULL,1795000033358);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',120,'move',0,'keep gems',NULL,1795000033361);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',121,'move',0,'draw gem',NULL,1795000033365);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',122,'move',NULL,'deal emerald 4',NULL,1795000033365);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',123,'move',0,'draw gem',NULL,1795000033368);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',124,'move',NULL,'deal amethyst 2',NULL,1795000033368);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',125,'move',1,'no ritual',NULL,1795000033371);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',126,'move',1,'jet 4 to 4',NULL,1795000033375);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',127,'move',1,'jet 8 to 4',NULL,1795000033377);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',128,'move',1,'keep gems',NULL,1795000033379);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',129,'move',1,'draw gem',NULL,1795000033383);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',130,'move',NULL,'deal garnet 1',NULL,1795000033383);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',131,'move',1,'draw servant',NULL,1795000033385);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',132,'move',NULL,'deal servant 5',NULL,1795000033385);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',133,'move',0,'ritual 5',NULL,1795000033388);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',134,'move',NULL,'lay jet',NULL,1795000033388);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',135,'move',0,'emerald 4 to 5',NULL,1795000033399);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',136,'move',0,'amethyst 2 to 6',NULL,1795000033402);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',137,'move',0,'keep gems',NULL,1795000033411);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',138,'move',0,'draw servant',NULL,1795000033427);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',139,'move',NULL,'deal servant 3',NULL,1795000033427);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',140,'move',0,'draw servant',NULL,1795000033434);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',141,'move',NULL,'deal servant 4',NULL,1795000033434);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',142,'move',1,'ritual 4',NULL,1795000033439);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',143,'move',NULL,'lay garnet',NULL,1795000033439);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',144,'move',1,'garnet 1 to 6',NULL,1795000033442);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',145,'move',1,'amber 5 to 6',NULL,1795000033444);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',146,'move',1,'keep gems',NULL,1795000033447);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',147,'move',1,'draw gem',NULL,1795000033459);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',148,'move',NULL,'deal jet 7',NULL,1795000033459);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',149,'move',1,'draw gem',NULL,1795000033469);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',150,'move',NULL,'deal amber 6',NULL,1795000033469);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',151,'move',0,'no ritual',NULL,1795000033474);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',152,'move',0,'servant 4 to 6',NULL,1795000033483);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',153,'move',0,'amethyst 5 to 2',NULL,1795000033491);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',154,'move',0,'keep gems',NULL,1795000033497);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',155,'move',0,'draw gem',NULL,1795000033504);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',156,'move',NULL,'deal garnet 9',NULL,1795000033504);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',157,'move',0,'draw servant',NULL,1795000033531);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',158,'move',NULL,'deal servant 2',NULL,1795000033531);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',159,'move',1,'ritual 6',NULL,1795000033534);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',160,'move',NULL,'lay emerald',NULL,1795000033534);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',161,'move',1,'amber 9 to 5',NULL,1795000033545);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',162,'move',1,'servant 6 to 5',NULL,1795000033556);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',163,'move',1,'keep gems',NULL,1795000033561);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',164,'move',1,'draw gem',NULL,1795000033578);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',165,'move',NULL,'deal garnet 5',NULL,1795000033578);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',166,'move',1,'draw gem',NULL,1795000033580);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',167,'move',NULL,'deal garnet 4',NULL,1795000033580);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',168,'move',0,'no ritual',NULL,1795000033585);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',169,'move',0,'servant 3 to 5',NULL,1795000033591);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',170,'move',0,'jet 6 to 5',NULL,1795000033596);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',171,'move',0,'keep gems',NULL,1795000033606);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',172,'move',0,'draw servant',NULL,1795000033616);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',173,'move',NULL,'deal servant 1',NULL,1795000033616);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',174,'move',0,'draw servant',NULL,1795000033621);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',175,'move',NULL,'deal servant 5',NULL,1795000033621);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',176,'move',1,'no ritual',NULL,1795000033624);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',177,'move',1,'servant 4 to 5',NULL,1795000033627);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',178,'move',1,'jet 7 to 5',NULL,1795000033633);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',179,'move',1,'keep gems',NULL,1795000033635);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',180,'move',1,'draw gem',NULL,1795000033636);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',181,'move',NULL,'deal jet 2',NULL,1795000033636);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',182,'move',1,'draw gem',NULL,1795000033648);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',183,'move',NULL,'deal sapphire 3',NULL,1795000033648);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',184,'move',0,'no ritual',NULL,1795000033655);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',185,'move',0,'servant 2 to 5',NULL,1795000033668);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',186,'move',0,'jet 9 to 5',NULL,1795000033675);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',187,'move',0,'keep gems',NULL,1795000033677);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',188,'move',0,'draw servant',NULL,1795000033679);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',189,'move',NULL,'deal servant 6',NULL,1795000033679);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',190,'move',0,'draw gem',NULL,1795000033680);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',191,'move',NULL,'deal sapphire 9',NULL,1795000033680);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',192,'move',1,'no ritual',NULL,1795000033682);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',193,'move',1,'amber 6 to 1',NULL,1795000033685);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',194,'move',1,'jet 2 to 5',NULL,1795000033686);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',195,'move',1,'keep gems',NULL,1795000033688);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',196,'move',1,'draw gem',NULL,1795000033689);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',197,'move',NULL,'deal garnet 2',NULL,1795000033689);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',198,'move',1,'draw gem',NULL,1795000033690);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',199,'move',NULL,'deal sapphire 1',NULL,1795000033690);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',200,'move',0,'ritual 5',NULL,1795000033691);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',201,'move',0,'servant 5 to 6',NULL,1795000033693);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',202,'move',0,'amethyst 6 to 1',NULL,1795000033694);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',203,'move',0,'keep gems',NULL,1795000033696);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',204,'move',0,'draw servant',NULL,1795000033697);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',205,'move',NULL,'deal servant 3',NULL,1795000033697);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',206,'move',0,'draw gem',NULL,1795000033698);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',207,'move',NULL,'deal amber 7',NULL,1795000033698);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',208,'move',1,'servant 5 to 1',NULL,1795000033700);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',209,'move',1,'sapphire 1 to 6',NULL,1795000033701);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',210,'move',1,'keep gems',NULL,1795000033702);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',211,'move',1,'draw gem',NULL,1795000033703);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',212,'move',NULL,'deal emerald 3',NULL,1795000033703);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',213,'move',1,'draw servant',NULL,1795000033705);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',214,'move',NULL,'deal servant 4',NULL,1795000033705);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',215,'move',0,'no ritual',NULL,1795000033706);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',216,'move',0,'servant 1 to 1',NULL,1795000033707);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',217,'move',0,'amber 7 to 1',NULL,1795000033709);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',218,'move',0,'keep gems',NULL,1795000033710);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',219,'move',0,'draw gem',NULL,1795000033711);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',220,'move',NULL,'deal emerald 1',NULL,1795000033711);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',221,'move',0,'draw gem',NULL,1795000033713);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',222,'move',NULL,'deal garnet 6',NULL,1795000033713);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',223,'move',1,'no ritual',NULL,1795000033719);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',224,'move',1,'garnet 2 to 6',NULL,1795000033727);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',225,'move',1,'servant 4 to 2',NULL,1795000033741);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',226,'move',1,'keep gems',NULL,1795000033747);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',227,'move',1,'draw gem',NULL,1795000033749);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',228,'move',NULL,'deal amethyst 3',NULL,1795000033749);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',229,'move',1,'draw gem',NULL,1795000033755);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',230,'move',NULL,'deal garnet 8',NULL,1795000033755);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',231,'move',0,'ritual 6',NULL,1795000033767);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',232,'move',0,'emerald 1 to 1',NULL,1795000033773);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',233,'move',0,'servant 3 to 2',NULL,1795000033782);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',234,'move',0,'keep gems',NULL,1795000033794);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',235,'move',0,'draw gem',NULL,1795000033796);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',236,'move',NULL,'deal garnet 3',NULL,1795000033796);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',237,'move',0,'draw gem',NULL,1795000033833);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',238,'move',NULL,'deal garnet 7',NULL,1795000033833);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',239,'move',1,'ritual 2',NULL,1795000033845);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',240,'move',1,'amethyst 3 to 1',NULL,1795000033893);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',241,'move',1,'emerald 3 to 4',NULL,1795000033907);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',242,'move',1,'keep gems',NULL,1795000033910);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',243,'move',1,'draw gem',NULL,1795000034042);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',244,'move',NULL,'deal emerald 8',NULL,1795000034042);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',245,'move',1,'draw gem',NULL,1795000034060);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',246,'move',NULL,'deal emerald 5',NULL,1795000034060);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',247,'move',0,'no ritual',NULL,1795000034121);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',248,'move',0,'servant 6 to 4',NULL,1795000034125);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',249,'move',0,'garnet 3 to 4',NULL,1795000034128);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',250,'move',0,'keep gems',NULL,1795000034134);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',251,'move',0,'draw servant',NULL,1795000034179);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',252,'move',NULL,'deal servant 3',NULL,1795000034179);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',253,'move',0,'draw servant',NULL,1795000034218);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',254,'move',NULL,'deal servant 2',NULL,1795000034218);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',255,'move',1,'no ritual',NULL,1795000034227);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',256,'move',1,'emerald 5 to 3',NULL,1795000034250);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',257,'move',1,'emerald 8 to 4',NULL,1795000034259);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',258,'move',1,'keep gems',NULL,1795000034269);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',259,'move',1,'draw servant',NULL,1795000034277);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',260,'move',NULL,'deal servant 6',NULL,1795000034277);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',261,'move',1,'draw servant',NULL,1795000034282);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',262,'move',NULL,'deal servant 1',NULL,1795000034282);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',263,'move',0,'ritual 1',NULL,1795000034291);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',264,'move',0,'garnet 6 to 4',NULL,1795000034294);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',265,'move',0,'garnet 7 to 4',NULL,1795000034329);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',266,'move',0,'keep gems',NULL,1795000034335);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',267,'move',0,'draw servant',NULL,1795000034377);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',268,'move',NULL,'deal servant 4',NULL,1795000034377);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',269,'move',0,'draw gem',NULL,1795000034418);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',270,'move',NULL,'deal amber 1',NULL,1795000034418);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',271,'move',1,'no ritual',NULL,1795000034434);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',272,'move',1,'servant 1 to 4',NULL,1795000034481);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',273,'move',1,'sapphire 3 to 3',NULL,1795000034494);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',274,'move',1,'keep gems',NULL,1795000034534);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',275,'move',1,'draw gem',NULL,1795000034541);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',276,'move',NULL,'deal jet 1',NULL,1795000034541);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',277,'move',1,'draw gem',NULL,1795000034560);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',278,'move',NULL,'deal amethyst 4',NULL,1795000034560);
INSERT INTO "log" VALUES('2goqBxudkYGPECaA',279,'move',0,'ritual 4',NULL,1795000034563);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',1,'move',NULL,'lay garnet',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',2,'move',NULL,'lay emerald',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',3,'move',NULL,'lay sapphire',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',4,'move',NULL,'lay jet',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',5,'move',NULL,'lay garnet',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',6,'move',NULL,'lay amethyst',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',7,'move',NULL,'deal amber 7',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',8,'move',NULL,'deal amber 4',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',9,'move',NULL,'deal amber 8',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',10,'move',NULL,'deal jet 9',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',11,'move',NULL,'deal amethyst 6',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',12,'move',NULL,'deal jet 5',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',13,'move',NULL,'deal amethyst 9',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',14,'move',NULL,'deal garnet 4',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',15,'move',NULL,'deal servant 4',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',16,'move',NULL,'deal servant 1',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',17,'move',NULL,'deal servant 3',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',18,'move',NULL,'deal servant 2',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',19,'move',NULL,'deal servant 1',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',20,'move',NULL,'deal servant 5',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',21,'move',NULL,'first P1',NULL,1795000033022);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',22,'move',1,'servant 1 to 2',NULL,1795000033058);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',23,'move',1,'garnet 4 to 2',NULL,1795000033084);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',24,'move',1,'keep gems',NULL,1795000033088);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',25,'move',1,'draw gem',NULL,1795000033089);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',26,'move',NULL,'deal amethyst 2',NULL,1795000033089);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',27,'move',1,'draw gem',NULL,1795000033090);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',28,'move',NULL,'deal amber 3',NULL,1795000033090);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',29,'move',0,'amber 4 to 3','m1',1795000033138);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',30,'move',0,'jet 9 to 5','m2',1795000033144);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',31,'move',0,'discard amber 8','m3',1795000033151);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',32,'move',0,'draw gem','m4',1795000033157);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',33,'move',NULL,'deal jet 4',NULL,1795000033157);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',34,'move',0,'draw servant','m5',1795000033164);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',35,'move',NULL,'deal servant 6',NULL,1795000033164);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',36,'move',0,'draw servant','m6',1795000033170);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',37,'move',NULL,'deal servant 5',NULL,1795000033170);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',38,'move',1,'amber 3 to 2',NULL,1795000033178);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',39,'move',1,'servant 2 to 5',NULL,1795000033182);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',40,'move',1,'keep gems',NULL,1795000033184);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',41,'move',1,'draw servant',NULL,1795000033187);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',42,'move',NULL,'deal servant 4',NULL,1795000033187);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',43,'move',1,'draw gem',NULL,1795000033189);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',44,'move',NULL,'deal amber 6',NULL,1795000033189);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',45,'move',0,'no ritual','m7',1795000033233);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',46,'move',0,'servant 6 to 6','m8',1795000033247);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',47,'move',0,'amber 7 to 1','m9',1795000033253);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',48,'move',0,'discard jet 4','m10',1795000033268);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',49,'move',0,'draw gem','m11',1795000033275);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',50,'move',NULL,'deal garnet 5',NULL,1795000033275);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',51,'move',0,'draw servant','m12',1795000033281);
INSERT INTO "log" VALUES('XHqCKMVgbAWtuPJA',52,'move',NULL,'deal servant 2',NULL,1795000033281);
CREATE TABLE players (
	hash TEXT NOT NULL, 
	name TEXT, 
	lang TEXT, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (hash)
);
INSERT INTO "players" VALUES('8f31e7da1a7e288ae3df207ffa1858132e34933175bffdce9b34ae332f3c468b','Ann','nl',1795000032976);
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
INSERT INTO "seats" VALUES('2goqBxudkYGPECaA',0,'bot','Nolwenn','greedy',NULL,0,'0ebb78e2a1e5e789c4ca9f73f8c05b579ca4f4f6fecf4b0fe0943ea33db35dbb',NULL);
INSERT INTO "seats" VALUES('2goqBxudkYGPECaA',1,'bot','Erwan','greedy',NULL,0,'9a0bd1dfaa05298d7fa874ca107874c5c31f03b38d19fcf13823c8610ad2a85a',NULL);
INSERT INTO "seats" VALUES('XHqCKMVgbAWtuPJA',0,'person','Ann',NULL,NULL,0,'f0028b5f91e2eca550e6d12a3414257a66ad7245b482b81cfbcc164c49f63165',NULL);
INSERT INTO "seats" VALUES('XHqCKMVgbAWtuPJA',1,'bot','Nolwenn','greedy',NULL,0,'0b7daf58dd8b850d3a4a1a4a6abb38c92b953848a3f427c342a9ad2c8c713a83',NULL);
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
INSERT INTO "tables" VALUES('XHqCKMVgbAWtuPJA','druides',2,2,'{"first": null, "amulets": "cards"}',0,0,0,'playing',52,0,0,'aa817b4c9ec5ed460ec0fe46286905ad','33355df44e06eef86ffbda6db235e0d5eb7c70daadbd555e9f34e29541da650b',0,'8f31e7da1a7e288ae3df207ffa1858132e34933175bffdce9b34ae332f3c468b',NULL,1795000033009,1795000033281,NULL,NULL,NULL,NULL,NULL,'44baa546e35fcb43',2,NULL,1);
INSERT INTO "tables" VALUES('2goqBxudkYGPECaA','druides',2,2,'{"first": null, "amulets": "cards"}',0,0,0,'over',279,NULL,0,'2916198b13490ddba77103f2c04a4ec6','b49c30bbf8ea2324e32a9cca8789c6c745b93c047ac2608faf0c7857c888ab36',0,'8f31e7da1a7e288ae3df207ffa1858132e34933175bffdce9b34ae332f3c468b',NULL,1795000033032,1795000034563,1795000034563,NULL,NULL,NULL,'{"how": "over", "seat": null, "scores": [13, 7], "ranks": [1, 2]}','38eebc7524c253f6',2,NULL,1);
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
