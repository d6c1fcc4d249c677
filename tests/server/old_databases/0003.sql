BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	k INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	client TEXT, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, k), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "chat" VALUES('DlWuppGys6ye5I67',1,0,'Anna','good luck',1794965661330,'c1');
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (table_id, seat, player), 
	CONSTRAINT fk_holders_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "holders" VALUES('DlWuppGys6ye5I67',0,'80edbbe608c8256e64ee72f0e88f577bd227ab77f139ed008af390d262fb9e53');
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
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',1,'move',NULL,'lay amber',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',2,'move',NULL,'lay jet',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',3,'move',NULL,'lay amber',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',4,'move',NULL,'lay garnet',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',5,'move',NULL,'lay emerald',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',6,'move',NULL,'lay sapphire',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',7,'move',NULL,'deal sapphire 1',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',8,'move',NULL,'deal garnet 8',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',9,'move',NULL,'deal sapphire 7',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',10,'move',NULL,'deal emerald 6',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',11,'move',NULL,'deal amber 9',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',12,'move',NULL,'deal sapphire 3',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',13,'move',NULL,'deal garnet 3',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',14,'move',NULL,'deal emerald 4',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',15,'move',NULL,'deal servant 3',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',16,'move',NULL,'deal servant 5',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',17,'move',NULL,'deal servant 6',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',18,'move',NULL,'deal servant 1',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',19,'move',NULL,'deal servant 2',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',20,'move',NULL,'deal servant 3',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',21,'move',NULL,'first P1',NULL,1794965659064);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',22,'move',1,'garnet 3 to 2',NULL,1794965659223);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',23,'move',1,'sapphire 3 to 5',NULL,1794965659257);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',24,'move',1,'keep gems',NULL,1794965659292);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',25,'move',1,'draw gem',NULL,1794965659320);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',26,'move',NULL,'deal emerald 8',NULL,1794965659320);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',27,'move',1,'draw gem',NULL,1794965659325);
INSERT INTO "log" VALUES('DlWuppGys6ye5I67',28,'move',NULL,'deal amber 3',NULL,1794965659325);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',1,'move',NULL,'lay garnet',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',2,'move',NULL,'lay sapphire',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',3,'move',NULL,'lay emerald',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',4,'move',NULL,'lay amber',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',5,'move',NULL,'lay garnet',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',6,'move',NULL,'lay sapphire',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',7,'move',NULL,'deal emerald 8',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',8,'move',NULL,'deal amethyst 3',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',9,'move',NULL,'deal emerald 6',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',10,'move',NULL,'deal sapphire 1',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',11,'move',NULL,'deal amethyst 5',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',12,'move',NULL,'deal sapphire 5',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',13,'move',NULL,'deal sapphire 2',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',14,'move',NULL,'deal sapphire 4',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',15,'move',NULL,'deal servant 2',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',16,'move',NULL,'deal servant 6',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',17,'move',NULL,'deal servant 5',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',18,'move',NULL,'deal servant 2',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',19,'move',NULL,'deal servant 3',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',20,'move',NULL,'deal servant 5',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',21,'move',NULL,'first P1',NULL,1794965644868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',22,'move',1,'amethyst 5 to 2',NULL,1794965653754);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',23,'move',1,'sapphire 2 to 3',NULL,1794965654219);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',24,'move',1,'keep gems',NULL,1794965654363);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',25,'move',1,'draw gem',NULL,1794965654372);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',26,'move',NULL,'deal sapphire 3',NULL,1794965654372);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',27,'move',1,'draw gem',NULL,1794965654405);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',28,'move',NULL,'deal amber 6',NULL,1794965654405);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',29,'move',0,'amethyst 3 to 2',NULL,1794965654439);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',30,'move',0,'sapphire 1 to 6',NULL,1794965654454);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',31,'move',0,'keep gems',NULL,1794965654493);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',32,'move',0,'draw gem',NULL,1794965654524);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',33,'move',NULL,'deal jet 1',NULL,1794965654524);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',34,'move',0,'draw gem',NULL,1794965654553);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',35,'move',NULL,'deal amber 9',NULL,1794965654553);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',36,'move',1,'servant 3 to 2',NULL,1794965654581);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',37,'move',1,'sapphire 3 to 2',NULL,1794965654588);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',38,'move',1,'keep gems',NULL,1794965654629);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',39,'move',1,'draw gem',NULL,1794965654661);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',40,'move',NULL,'deal amber 8',NULL,1794965654661);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',41,'move',1,'draw gem',NULL,1794965654693);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',42,'move',NULL,'deal garnet 6',NULL,1794965654693);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',43,'move',0,'no ritual',NULL,1794965654732);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',44,'move',0,'servant 2 to 2',NULL,1794965654738);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',45,'move',0,'jet 1 to 4',NULL,1794965654754);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',46,'move',0,'keep gems',NULL,1794965654777);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',47,'move',0,'draw servant',NULL,1794965654820);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',48,'move',NULL,'deal servant 3',NULL,1794965654820);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',49,'move',0,'draw gem',NULL,1794965654830);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',50,'move',NULL,'deal amber 1',NULL,1794965654830);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',51,'move',1,'no ritual',NULL,1794965654856);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',52,'move',1,'sapphire 4 to 2',NULL,1794965654870);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',53,'move',1,'servant 2 to 2',NULL,1794965654888);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',54,'move',1,'keep gems',NULL,1794965654926);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',55,'move',1,'draw gem',NULL,1794965654959);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',56,'move',NULL,'deal jet 7',NULL,1794965654959);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',57,'move',1,'draw gem',NULL,1794965654970);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',58,'move',NULL,'deal amethyst 1',NULL,1794965654970);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',59,'move',0,'ritual 2',NULL,1794965654989);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',60,'move',NULL,'lay jet',NULL,1794965654989);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',61,'move',0,'servant 3 to 6',NULL,1794965655022);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',62,'move',0,'amber 1 to 6',NULL,1794965655040);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',63,'move',0,'keep gems',NULL,1794965655059);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',64,'move',0,'draw servant',NULL,1794965655081);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',65,'move',NULL,'deal servant 2',NULL,1794965655081);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',66,'move',0,'draw gem',NULL,1794965655088);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',67,'move',NULL,'deal amethyst 8',NULL,1794965655088);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',68,'move',1,'no ritual',NULL,1794965655120);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',69,'move',1,'servant 5 to 6',NULL,1794965655124);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',70,'move',1,'amethyst 1 to 5',NULL,1794965655163);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',71,'move',1,'keep gems',NULL,1794965655191);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',72,'move',1,'draw gem',NULL,1794965655216);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',73,'move',NULL,'deal amethyst 4',NULL,1794965655216);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',74,'move',1,'draw gem',NULL,1794965655243);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',75,'move',NULL,'deal amber 7',NULL,1794965655243);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',76,'move',0,'ritual 6',NULL,1794965655288);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',77,'move',NULL,'lay amethyst',NULL,1794965655288);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',78,'move',0,'servant 2 to 3',NULL,1794965655311);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',79,'move',0,'emerald 6 to 3',NULL,1794965655329);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',80,'move',0,'keep gems',NULL,1794965655348);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',81,'move',0,'draw gem',NULL,1794965655372);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',82,'move',NULL,'deal amber 4',NULL,1794965655372);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',83,'move',0,'draw servant',NULL,1794965655405);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',84,'move',NULL,'deal servant 1',NULL,1794965655405);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',85,'move',1,'no ritual',NULL,1794965655427);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',86,'move',1,'sapphire 5 to 2',NULL,1794965655452);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',87,'move',1,'amethyst 4 to 5',NULL,1794965655468);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',88,'move',1,'keep gems',NULL,1794965655475);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',89,'move',1,'draw gem',NULL,1794965655527);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',90,'move',NULL,'deal emerald 7',NULL,1794965655527);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',91,'move',1,'draw gem',NULL,1794965655544);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',92,'move',NULL,'deal sapphire 6',NULL,1794965655544);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',93,'move',0,'no ritual',NULL,1794965655568);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',94,'move',0,'emerald 8 to 3',NULL,1794965655587);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',95,'move',0,'servant 1 to 5',NULL,1794965655614);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',96,'move',0,'keep gems',NULL,1794965655633);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',97,'move',0,'draw gem',NULL,1794965655651);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',98,'move',NULL,'deal sapphire 9',NULL,1794965655651);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',99,'move',0,'draw servant',NULL,1794965655668);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',100,'move',NULL,'deal servant 3',NULL,1794965655668);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',101,'move',1,'ritual 5',NULL,1794965655676);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',102,'move',NULL,'lay amethyst',NULL,1794965655676);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',103,'move',1,'sapphire 6 to 5',NULL,1794965655699);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',104,'move',1,'amber 6 to 6',NULL,1794965655732);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',105,'move',1,'keep gems',NULL,1794965655759);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',106,'move',1,'draw servant',NULL,1794965655775);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',107,'move',NULL,'deal servant 2',NULL,1794965655775);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',108,'move',1,'draw gem',NULL,1794965655779);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',109,'move',NULL,'deal emerald 1',NULL,1794965655779);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',110,'move',0,'ritual 3',NULL,1794965655795);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',111,'move',NULL,'lay amber',NULL,1794965655795);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',112,'move',0,'sapphire 9 to 4',NULL,1794965655807);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',113,'move',0,'servant 5 to 5',NULL,1794965655855);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',114,'move',0,'keep gems',NULL,1794965655878);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',115,'move',0,'draw gem',NULL,1794965655891);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',116,'move',NULL,'deal garnet 1',NULL,1794965655891);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',117,'move',0,'draw gem',NULL,1794965655908);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',118,'move',NULL,'deal emerald 5',NULL,1794965655908);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',119,'move',1,'emerald 7 to 1',NULL,1794965655925);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',120,'move',1,'emerald 1 to 3',NULL,1794965655963);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',121,'move',1,'keep gems',NULL,1794965655971);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',122,'move',1,'draw gem',NULL,1794965655995);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',123,'move',NULL,'deal amethyst 2',NULL,1794965655995);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',124,'move',1,'draw gem',NULL,1794965656011);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',125,'move',NULL,'deal amber 5',NULL,1794965656011);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',126,'move',0,'amethyst 8 to 5',NULL,1794965656025);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',127,'move',0,'emerald 5 to 3',NULL,1794965656046);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',128,'move',0,'keep gems',NULL,1794965656069);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',129,'move',0,'draw gem',NULL,1794965656086);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',130,'move',NULL,'deal jet 9',NULL,1794965656086);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',131,'move',0,'draw gem',NULL,1794965656092);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',132,'move',NULL,'deal emerald 2',NULL,1794965656092);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',133,'move',1,'no ritual',NULL,1794965656120);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',134,'move',1,'servant 2 to 4',NULL,1794965656149);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',135,'move',1,'amber 5 to 4',NULL,1794965656162);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',136,'move',1,'keep gems',NULL,1794965656203);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',137,'move',1,'draw servant',NULL,1794965656220);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',138,'move',NULL,'deal servant 4',NULL,1794965656220);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',139,'move',1,'draw gem',NULL,1794965656235);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',140,'move',NULL,'deal amethyst 9',NULL,1794965656235);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',141,'move',0,'ritual 5',NULL,1794965656251);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',142,'move',NULL,'lay emerald',NULL,1794965656251);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',143,'move',0,'servant 3 to 3',NULL,1794965656287);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',144,'move',0,'amber 4 to 3',NULL,1794965656308);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',145,'move',0,'keep gems',NULL,1794965656321);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',146,'move',0,'draw gem',NULL,1794965656337);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',147,'move',NULL,'deal jet 2',NULL,1794965656337);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',148,'move',0,'draw gem',NULL,1794965656371);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',149,'move',NULL,'deal sapphire 7',NULL,1794965656371);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',150,'move',1,'ritual 4',NULL,1794965656432);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',151,'move',NULL,'lay jet',NULL,1794965656432);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',152,'move',1,'servant 4 to 3',NULL,1794965656459);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',153,'move',1,'amber 7 to 3',NULL,1794965656477);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',154,'move',1,'keep gems',NULL,1794965656507);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',155,'move',1,'draw gem',NULL,1794965656538);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',156,'move',NULL,'deal jet 5',NULL,1794965656538);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',157,'move',1,'draw gem',NULL,1794965656549);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',158,'move',NULL,'deal sapphire 8',NULL,1794965656549);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',159,'move',0,'no ritual',NULL,1794965656593);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',160,'move',0,'amber 9 to 3',NULL,1794965656611);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',161,'move',0,'sapphire 7 to 6',NULL,1794965656645);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',162,'move',0,'keep gems',NULL,1794965656684);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',163,'move',0,'draw gem',NULL,1794965656711);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',164,'move',NULL,'deal emerald 3',NULL,1794965656711);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',165,'move',0,'draw gem',NULL,1794965656744);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',166,'move',NULL,'deal emerald 9',NULL,1794965656744);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',167,'move',1,'no ritual',NULL,1794965656767);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',168,'move',1,'amber 8 to 3',NULL,1794965656805);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',169,'move',1,'sapphire 8 to 4',NULL,1794965656853);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',170,'move',1,'keep gems',NULL,1794965656871);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',171,'move',1,'draw gem',NULL,1794965656895);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',172,'move',NULL,'deal garnet 3',NULL,1794965656895);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',173,'move',1,'draw servant',NULL,1794965656933);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',174,'move',NULL,'deal servant 5',NULL,1794965656933);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',175,'move',0,'ritual 3',NULL,1794965656972);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',176,'move',0,'garnet 1 to 4',NULL,1794965656982);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',177,'move',0,'servant 6 to 6',NULL,1794965657009);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',178,'move',0,'keep gems',NULL,1794965657060);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',179,'move',0,'draw gem',NULL,1794965657070);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',180,'move',NULL,'deal amethyst 7',NULL,1794965657070);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',181,'move',0,'draw gem',NULL,1794965657096);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',182,'move',NULL,'deal jet 6',NULL,1794965657096);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',183,'move',1,'no ritual',NULL,1794965657121);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',184,'move',1,'servant 5 to 4',NULL,1794965657143);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',185,'move',1,'jet 5 to 4',NULL,1794965657152);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',186,'move',1,'keep gems',NULL,1794965657201);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',187,'move',1,'draw servant',NULL,1794965657238);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',188,'move',NULL,'deal servant 4',NULL,1794965657238);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',189,'move',1,'draw gem',NULL,1794965657266);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',190,'move',NULL,'deal jet 8',NULL,1794965657266);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',191,'move',0,'no ritual',NULL,1794965657302);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',192,'move',0,'amethyst 7 to 6',NULL,1794965657331);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',193,'move',0,'emerald 2 to 4',NULL,1794965657367);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',194,'move',0,'keep gems',NULL,1794965657383);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',195,'move',0,'draw gem',NULL,1794965657436);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',196,'move',NULL,'deal amber 2',NULL,1794965657436);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',197,'move',0,'draw gem',NULL,1794965657458);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',198,'move',NULL,'deal jet 4',NULL,1794965657458);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',199,'move',1,'ritual 4',NULL,1794965657477);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',200,'move',1,'servant 4 to 6',NULL,1794965657500);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',201,'move',1,'amethyst 2 to 6',NULL,1794965657527);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',202,'move',1,'keep gems',NULL,1794965657554);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',203,'move',1,'draw gem',NULL,1794965657586);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',204,'move',NULL,'deal garnet 8',NULL,1794965657586);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',205,'move',1,'draw gem',NULL,1794965657625);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',206,'move',NULL,'deal amber 3',NULL,1794965657625);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',207,'move',0,'no ritual',NULL,1794965657643);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',208,'move',0,'amber 2 to 2',NULL,1794965657659);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',209,'move',0,'jet 2 to 1',NULL,1794965657681);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',210,'move',0,'keep gems',NULL,1794965657723);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',211,'move',0,'draw gem',NULL,1794965657739);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',212,'move',NULL,'deal garnet 2',NULL,1794965657739);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',213,'move',0,'draw servant',NULL,1794965657771);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',214,'move',NULL,'deal servant 1',NULL,1794965657771);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',215,'move',1,'no ritual',NULL,1794965657795);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',216,'move',1,'amethyst 9 to 6',NULL,1794965657823);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',217,'move',1,'amber 3 to 5',NULL,1794965657850);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',218,'move',1,'keep gems',NULL,1794965657868);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',219,'move',1,'draw gem',NULL,1794965657883);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',220,'move',NULL,'deal garnet 9',NULL,1794965657883);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',221,'move',1,'draw gem',NULL,1794965657905);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',222,'move',NULL,'deal jet 3',NULL,1794965657905);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',223,'move',0,'no ritual',NULL,1794965657919);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',224,'move',0,'servant 1 to 6',NULL,1794965657943);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',225,'move',0,'garnet 2 to 6',NULL,1794965657970);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',226,'move',0,'keep gems',NULL,1794965657991);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',227,'move',0,'draw gem',NULL,1794965658015);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',228,'move',NULL,'deal garnet 7',NULL,1794965658015);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',229,'move',0,'draw gem',NULL,1794965658045);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',230,'move',NULL,'deal garnet 4',NULL,1794965658045);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',231,'move',1,'no ritual',NULL,1794965658063);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',232,'move',1,'garnet 3 to 6',NULL,1794965658089);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',233,'move',1,'jet 3 to 2',NULL,1794965658120);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',234,'move',1,'keep gems',NULL,1794965658136);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',235,'move',1,'draw gem',NULL,1794965658172);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',236,'move',NULL,'deal emerald 4',NULL,1794965658172);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',237,'move',1,'draw servant',NULL,1794965658203);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',238,'move',NULL,'deal servant 3',NULL,1794965658203);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',239,'move',0,'ritual 6',NULL,1794965658223);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',240,'move',0,'emerald 3 to 5',NULL,1794965658243);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',241,'move',0,'jet 4 to 5',NULL,1794965658263);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',242,'move',0,'keep gems',NULL,1794965658279);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',243,'move',0,'draw servant',NULL,1794965658308);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',244,'move',NULL,'deal servant 1',NULL,1794965658308);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',245,'move',0,'draw gem',NULL,1794965658332);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',246,'move',NULL,'deal garnet 5',NULL,1794965658332);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',247,'move',1,'servant 3 to 2',NULL,1794965658345);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',248,'move',1,'jet 7 to 2',NULL,1794965658368);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',249,'move',1,'keep gems',NULL,1794965658388);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',250,'move',1,'draw gem',NULL,1794965658404);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',251,'move',NULL,'deal amethyst 6',NULL,1794965658404);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',252,'move',1,'draw servant',NULL,1794965658416);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',253,'move',NULL,'deal servant 1',NULL,1794965658416);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',254,'move',0,'no ritual',NULL,1794965658437);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',255,'move',0,'servant 1 to 5',NULL,1794965658446);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',256,'move',0,'emerald 9 to 5',NULL,1794965658460);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',257,'move',0,'keep gems',NULL,1794965658492);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',258,'move',0,'draw servant',NULL,1794965658508);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',259,'move',NULL,'deal servant 2',NULL,1794965658508);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',260,'move',0,'draw servant',NULL,1794965658524);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',261,'move',NULL,'deal servant 4',NULL,1794965658524);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',262,'move',1,'no ritual',NULL,1794965658548);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',263,'move',1,'jet 8 to 2',NULL,1794965658557);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',264,'move',1,'servant 1 to 5',NULL,1794965658576);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',265,'move',1,'keep gems',NULL,1794965658592);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',266,'move',1,'draw servant',NULL,1794965658628);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',267,'move',NULL,'deal servant 2',NULL,1794965658628);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',268,'move',1,'draw servant',NULL,1794965658635);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',269,'move',NULL,'deal servant 4',NULL,1794965658635);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',270,'move',0,'ritual 5',NULL,1794965658657);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',271,'move',0,'servant 4 to 2',NULL,1794965658662);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',272,'move',0,'jet 6 to 2',NULL,1794965658697);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',273,'move',0,'keep gems',NULL,1794965658709);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',274,'move',0,'draw servant',NULL,1794965658734);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',275,'move',NULL,'deal servant 5',NULL,1794965658734);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',276,'move',0,'draw servant',NULL,1794965658752);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',277,'move',NULL,'deal servant 6',NULL,1794965658752);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',278,'move',1,'no ritual',NULL,1794965658785);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',279,'move',1,'servant 2 to 2',NULL,1794965658816);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',280,'move',1,'amethyst 6 to 2',NULL,1794965658829);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',281,'move',1,'keep gems',NULL,1794965658860);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',282,'move',1,'draw servant',NULL,1794965658869);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',283,'move',NULL,'deal servant 6',NULL,1794965658869);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',284,'move',1,'draw servant',NULL,1794965658903);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',285,'move',NULL,'deal servant 5',NULL,1794965658903);
INSERT INTO "log" VALUES('El6wCsaybesPZwTA',286,'move',0,'ritual 2',NULL,1794965658922);
CREATE TABLE players (
	hash TEXT NOT NULL, 
	name TEXT, 
	lang TEXT, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (hash)
);
INSERT INTO "players" VALUES('80edbbe608c8256e64ee72f0e88f577bd227ab77f139ed008af390d262fb9e53',NULL,NULL,1794965644618);
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
INSERT INTO "seats" VALUES('DlWuppGys6ye5I67',0,'person','Anna',NULL,NULL,0,'3d3e63fc3254b1c7d8df5fb56d53ca1ca5dc442ab4371e9bee841439c43a0cb1',NULL);
INSERT INTO "seats" VALUES('DlWuppGys6ye5I67',1,'bot','Nolwenn','greedy',NULL,0,'a32abc507fca1e665f476c3d4b208c6075710a33554c1343211f3873bccacf5c',NULL);
INSERT INTO "seats" VALUES('El6wCsaybesPZwTA',0,'bot','Nolwenn','greedy',NULL,0,'198e8ff7aa419565bb1696eb6a454309f456eac04749e84143365e649c192aed',NULL);
INSERT INTO "seats" VALUES('El6wCsaybesPZwTA',1,'bot','Erwan','greedy',NULL,0,'a6c4e7cebb032d2d899ab9f8f9f7593bce14daf6f1e00866d05784d263c25e01',NULL);
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
INSERT INTO "tables" VALUES('El6wCsaybesPZwTA','druides',2,2,'{"first": null, "amulets": "cards"}',0,0,0,'over',286,NULL,0,'0b23557d75b242482f165443102b7282','a2be49f1d2fffa7102c3405f55ed3b992b55336fe1f1acdbe7a986f17068502f',0,'80edbbe608c8256e64ee72f0e88f577bd227ab77f139ed008af390d262fb9e53',NULL,1794965644761,1794965658922,1794965658922,NULL,NULL,NULL,'{"how": "over", "seat": null, "scores": [11, 10], "ranks": [1, 2]}','65e15283fbd1048a',2,NULL,1);
INSERT INTO "tables" VALUES('DlWuppGys6ye5I67','druides',2,2,'{"first": null, "amulets": "cards"}',0,0,0,'playing',28,0,0,'c6b4c74997f89cd8aa1ddda45e89dd12','e1e60179246c676d96165071774bb8c37ce2c016c748e8ec8ddf622cef1aa9ab',0,'80edbbe608c8256e64ee72f0e88f577bd227ab77f139ed008af390d262fb9e53',NULL,1794965659021,1794965659325,NULL,NULL,NULL,NULL,NULL,'47900db773f430a2',2,NULL,1);
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
COMMIT;
