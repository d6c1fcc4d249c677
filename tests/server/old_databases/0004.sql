BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "holders" VALUES('9CsMbUEQZ8hPlOIM',0,'374bda1503f10290203ff09c1e2f1738b1bb12acf94fb2e40ad134e35be2d36c');
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
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',1,'move',NULL,'lay sapphire',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',2,'move',NULL,'lay emerald',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',3,'move',NULL,'lay garnet',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',4,'move',NULL,'lay sapphire',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',5,'move',NULL,'lay amethyst',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',6,'move',NULL,'lay amber',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',7,'move',NULL,'deal amber 5',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',8,'move',NULL,'deal garnet 6',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',9,'move',NULL,'deal emerald 9',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',10,'move',NULL,'deal sapphire 9',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',11,'move',NULL,'deal jet 8',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',12,'move',NULL,'deal garnet 1',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',13,'move',NULL,'deal amber 8',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',14,'move',NULL,'deal garnet 8',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',15,'move',NULL,'deal servant 6',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',16,'move',NULL,'deal servant 2',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',17,'move',NULL,'deal servant 3',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',18,'move',NULL,'deal servant 6',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',19,'move',NULL,'deal servant 4',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',20,'move',NULL,'deal servant 2',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',21,'move',NULL,'first P1',NULL,1794969456275);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',22,'move',1,'jet 8 to 2',NULL,1794969456301);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',23,'move',1,'garnet 1 to 3',NULL,1794969456310);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',24,'move',1,'keep gems',NULL,1794969456321);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',25,'move',1,'draw gem',NULL,1794969456328);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',26,'move',NULL,'deal emerald 2',NULL,1794969456328);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',27,'move',1,'draw gem',NULL,1794969456335);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',28,'move',NULL,'deal jet 9',NULL,1794969456335);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',29,'move',0,'garnet 6 to 1','m128',1794969456424);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',30,'move',0,'amber 5 to 1','m029',1794969456440);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',31,'move',0,'discard emerald 9','m030',1794969456447);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',32,'move',0,'draw gem','m031',1794969456464);
INSERT INTO "log" VALUES('9CsMbUEQZ8hPlOIM',33,'move',NULL,'deal amber 6',NULL,1794969456464);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',1,'move',NULL,'lay sapphire',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',2,'move',NULL,'lay jet',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',3,'move',NULL,'lay garnet',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',4,'move',NULL,'lay emerald',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',5,'move',NULL,'lay amethyst',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',6,'move',NULL,'lay amethyst',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',7,'move',NULL,'deal garnet 7',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',8,'move',NULL,'deal amber 7',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',9,'move',NULL,'deal jet 6',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',10,'move',NULL,'deal sapphire 8',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',11,'move',NULL,'deal emerald 7',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',12,'move',NULL,'deal amethyst 8',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',13,'move',NULL,'deal amethyst 6',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',14,'move',NULL,'deal amethyst 9',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',15,'move',NULL,'deal amber 5',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',16,'move',NULL,'deal amethyst 3',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',17,'move',NULL,'deal jet 8',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',18,'move',NULL,'deal sapphire 4',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',19,'move',NULL,'deal servant 1',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',20,'move',NULL,'deal servant 5',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',21,'move',NULL,'deal servant 2',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',22,'move',NULL,'deal servant 4',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',23,'move',NULL,'deal servant 5',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',24,'move',NULL,'deal servant 3',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',25,'move',NULL,'deal servant 2',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',26,'move',NULL,'deal servant 6',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',27,'move',NULL,'deal servant 1',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',28,'move',NULL,'first P0',NULL,1794969455174);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',29,'move',0,'servant 1 to 4',NULL,1794969455227);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',30,'move',0,'amber 7 to 3',NULL,1794969455240);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',31,'move',0,'keep gems',NULL,1794969455251);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',32,'move',0,'draw gem',NULL,1794969455256);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',33,'move',NULL,'deal amethyst 4',NULL,1794969455256);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',34,'move',0,'stop',NULL,1794969455264);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',35,'move',1,'servant 5 to 5',NULL,1794969455277);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',36,'move',1,'amethyst 9 to 1',NULL,1794969455285);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',37,'move',1,'discard amethyst 8',NULL,1794969455293);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',38,'move',1,'draw gem',NULL,1794969455301);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',39,'move',NULL,'deal amethyst 7',NULL,1794969455301);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',40,'move',1,'draw servant',NULL,1794969455307);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',41,'move',NULL,'deal servant 6',NULL,1794969455307);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',42,'move',1,'draw servant',NULL,1794969455326);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',43,'move',NULL,'deal servant 1',NULL,1794969455326);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',44,'move',2,'sapphire 4 to 1',NULL,1794969455329);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',45,'move',2,'servant 6 to 5',NULL,1794969455335);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',46,'move',2,'discard amethyst 3',NULL,1794969455340);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',47,'move',2,'stop',NULL,1794969455344);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',48,'move',0,'servant 2 to 2',NULL,1794969455346);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',49,'move',0,'garnet 7 to 2',NULL,1794969455349);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',50,'move',0,'discard sapphire 8',NULL,1794969455351);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',51,'move',0,'stop',NULL,1794969455358);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',52,'move',1,'servant 6 to 1',NULL,1794969455360);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',53,'move',1,'amethyst 7 to 6',NULL,1794969455369);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',54,'move',1,'keep gems',NULL,1794969455377);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',55,'move',1,'draw gem',NULL,1794969455389);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',56,'move',NULL,'deal garnet 5',NULL,1794969455389);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',57,'move',1,'stop',NULL,1794969455392);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',58,'move',2,'no ritual',NULL,1794969455402);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',59,'move',2,'jet 8 to 3',NULL,1794969455407);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',60,'move',2,'servant 1 to 6',NULL,1794969455411);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',61,'move',2,'discard amber 5',NULL,1794969455421);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',62,'move',2,'draw gem',NULL,1794969455430);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',63,'move',NULL,'deal emerald 4',NULL,1794969455430);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',64,'move',2,'stop',NULL,1794969455434);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',65,'move',0,'no ritual',NULL,1794969455437);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',66,'move',0,'amethyst 4 to 4',NULL,1794969455448);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',67,'move',0,'servant 5 to 2',NULL,1794969455457);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',68,'move',0,'keep gems',NULL,1794969455463);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',69,'move',0,'draw servant',NULL,1794969455468);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',70,'move',NULL,'deal servant 6',NULL,1794969455468);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',71,'move',0,'stop',NULL,1794969455474);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',72,'move',1,'ritual 1',NULL,1794969455487);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',73,'move',NULL,'lay amber',NULL,1794969455487);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',74,'move',1,'garnet 5 to 1',NULL,1794969455494);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',75,'move',1,'servant 4 to 3',NULL,1794969455498);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',76,'move',1,'discard emerald 7',NULL,1794969455502);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',77,'move',1,'stop',NULL,1794969455506);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',78,'move',2,'no ritual',NULL,1794969455509);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',79,'move',2,'emerald 4 to 4',NULL,1794969455519);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',80,'move',2,'servant 2 to 4',NULL,1794969455535);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',81,'move',2,'stop',NULL,1794969455539);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',82,'move',0,'ritual 3',NULL,1794969455548);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',83,'move',NULL,'lay garnet',NULL,1794969455548);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',84,'move',0,'servant 6 to 1',NULL,1794969455556);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',85,'move',0,'jet 6 to 2',NULL,1794969455564);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',86,'move',0,'draw gem',NULL,1794969455571);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',87,'move',NULL,'deal amber 4',NULL,1794969455571);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',88,'move',0,'draw gem',NULL,1794969455575);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',89,'move',NULL,'deal garnet 2',NULL,1794969455575);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',90,'move',0,'draw gem',NULL,1794969455592);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',91,'move',NULL,'deal garnet 3',NULL,1794969455592);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',92,'move',0,'draw servant',NULL,1794969455600);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',93,'move',NULL,'deal servant 3',NULL,1794969455600);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',94,'move',0,'draw servant',NULL,1794969455607);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',95,'move',NULL,'deal servant 4',NULL,1794969455607);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',96,'move',0,'draw gem',NULL,1794969455625);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',97,'move',NULL,'deal emerald 5',NULL,1794969455625);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',98,'move',0,'stop',NULL,1794969455636);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',99,'move',1,'no ritual',NULL,1794969455644);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',100,'move',1,'amethyst 6 to 6',NULL,1794969455653);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',101,'move',1,'servant 1 to 1',NULL,1794969455660);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',102,'move',1,'draw gem',NULL,1794969455683);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',103,'move',NULL,'deal sapphire 2',NULL,1794969455683);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',104,'move',1,'stop',NULL,1794969455692);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',105,'move',2,'ritual 1',NULL,1794969455706);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',106,'move',NULL,'lay jet',NULL,1794969455706);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',107,'move',2,'draw gem',NULL,1794969455714);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',108,'move',NULL,'deal amber 9',NULL,1794969455714);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',109,'move',2,'draw gem',NULL,1794969455722);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',110,'move',NULL,'deal amber 3',NULL,1794969455722);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',111,'move',2,'draw servant',NULL,1794969455729);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',112,'move',NULL,'deal servant 5',NULL,1794969455729);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',113,'move',2,'stop',NULL,1794969455739);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',114,'move',0,'ritual 6',NULL,1794969455745);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',115,'move',NULL,'lay sapphire',NULL,1794969455745);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',116,'move',0,'servant 3 to 6',NULL,1794969455750);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',117,'move',0,'emerald 5 to 4',NULL,1794969455757);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',118,'move',0,'discard garnet 3',NULL,1794969455762);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',119,'move',0,'stop',NULL,1794969455772);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',120,'move',1,'ritual 4',NULL,1794969455781);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',121,'move',NULL,'lay emerald',NULL,1794969455781);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',122,'move',1,'sapphire 2 to 3',NULL,1794969455790);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',123,'move',1,'servant 3 to 4',NULL,1794969455796);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',124,'move',1,'draw gem',NULL,1794969455802);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',125,'move',NULL,'deal sapphire 5',NULL,1794969455802);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',126,'move',1,'draw gem',NULL,1794969455808);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',127,'move',NULL,'deal jet 9',NULL,1794969455808);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',128,'move',1,'draw gem',NULL,1794969455811);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',129,'move',NULL,'deal garnet 1',NULL,1794969455811);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',130,'move',1,'stop',NULL,1794969455817);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',131,'move',2,'ritual 2',NULL,1794969455827);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',132,'move',NULL,'lay amber',NULL,1794969455827);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',133,'move',2,'amber 3 to 5',NULL,1794969455834);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',134,'move',2,'amber 9 to 2',NULL,1794969455837);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',135,'move',2,'draw servant',NULL,1794969455839);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',136,'move',NULL,'deal servant 1',NULL,1794969455839);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',137,'move',2,'stop',NULL,1794969455849);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',138,'move',0,'ritual 5',NULL,1794969455860);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',139,'move',0,'servant 4 to 2',NULL,1794969455866);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',140,'move',0,'amber 4 to 1',NULL,1794969455868);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',141,'move',0,'keep gems',NULL,1794969455878);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',142,'move',0,'draw gem',NULL,1794969455880);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',143,'move',NULL,'deal emerald 1',NULL,1794969455880);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',144,'move',0,'draw gem',NULL,1794969455882);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',145,'move',NULL,'deal garnet 4',NULL,1794969455882);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',146,'move',0,'draw servant',NULL,1794969455885);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',147,'move',NULL,'deal servant 2',NULL,1794969455885);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',148,'move',0,'draw servant',NULL,1794969455887);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',149,'move',NULL,'deal servant 6',NULL,1794969455887);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',150,'move',0,'draw gem',NULL,1794969455892);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',151,'move',NULL,'deal emerald 8',NULL,1794969455892);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',152,'move',0,'stop',NULL,1794969455899);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',153,'move',1,'garnet 1 to 1',NULL,1794969455909);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',154,'move',1,'sapphire 5 to 3',NULL,1794969455916);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',155,'move',1,'discard jet 9',NULL,1794969455925);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',156,'move',1,'draw gem',NULL,1794969455937);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',157,'move',NULL,'deal sapphire 6',NULL,1794969455937);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',158,'move',1,'stop',NULL,1794969455943);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',159,'move',2,'servant 1 to 3',NULL,1794969455951);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',160,'move',2,'draw gem',NULL,1794969455961);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',161,'move',NULL,'deal amethyst 2',NULL,1794969455961);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',162,'move',2,'stop',NULL,1794969455969);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',163,'move',0,'no ritual',NULL,1794969455977);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',164,'move',0,'emerald 8 to 1',NULL,1794969455981);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',165,'move',0,'servant 6 to 6',NULL,1794969455991);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',166,'move',0,'discard garnet 4',NULL,1794969456006);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',167,'move',0,'stop',NULL,1794969456010);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',168,'move',1,'ritual 3',NULL,1794969456017);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',169,'move',1,'sapphire 6 to 4',NULL,1794969456025);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',170,'move',1,'draw gem',NULL,1794969456033);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',171,'move',NULL,'deal sapphire 3',NULL,1794969456033);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',172,'move',1,'stop',NULL,1794969456038);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',173,'move',2,'amethyst 2 to 2',NULL,1794969456049);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',174,'move',2,'servant 5 to 4',NULL,1794969456052);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',175,'move',2,'draw servant',NULL,1794969456057);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',176,'move',NULL,'deal servant 3',NULL,1794969456057);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',177,'move',2,'draw servant',NULL,1794969456065);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',178,'move',NULL,'deal servant 2',NULL,1794969456065);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',179,'move',2,'stop',NULL,1794969456069);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',180,'move',0,'ritual 4',NULL,1794969456081);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',181,'move',0,'emerald 1 to 6',NULL,1794969456087);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',182,'move',0,'garnet 2 to 1',NULL,1794969456102);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',183,'move',0,'draw gem',NULL,1794969456109);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',184,'move',NULL,'deal emerald 3',NULL,1794969456109);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',185,'move',0,'stop',NULL,1794969456116);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',186,'move',1,'no ritual',NULL,1794969456126);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',187,'move',1,'sapphire 3 to 2',NULL,1794969456130);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',188,'move',1,'draw servant',NULL,1794969456138);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',189,'move',NULL,'deal servant 1',NULL,1794969456138);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',190,'move',1,'draw servant',NULL,1794969456143);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',191,'move',NULL,'deal servant 3',NULL,1794969456143);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',192,'move',1,'draw gem',NULL,1794969456148);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',193,'move',NULL,'deal garnet 6',NULL,1794969456148);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',194,'move',1,'draw servant',NULL,1794969456156);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',195,'move',NULL,'deal servant 5',NULL,1794969456156);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',196,'move',1,'draw gem',NULL,1794969456162);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',197,'move',NULL,'deal jet 7',NULL,1794969456162);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',198,'move',1,'stop',NULL,1794969456168);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',199,'move',2,'ritual 6',NULL,1794969456173);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',200,'move',2,'servant 2 to 1',NULL,1794969456179);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',201,'move',2,'stop',NULL,1794969456186);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',202,'move',0,'no ritual',NULL,1794969456189);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',203,'move',0,'emerald 3 to 1',NULL,1794969456196);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',204,'move',0,'servant 2 to 1',NULL,1794969456200);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',205,'move',0,'draw gem',NULL,1794969456211);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',206,'move',NULL,'deal garnet 9',NULL,1794969456211);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',207,'move',0,'draw gem',NULL,1794969456225);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',208,'move',NULL,'deal amber 6',NULL,1794969456225);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',209,'move',0,'draw gem',NULL,1794969456239);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',210,'move',NULL,'deal amber 2',NULL,1794969456239);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',211,'move',0,'stop',NULL,1794969456244);
INSERT INTO "log" VALUES('_KDqUx-oHh-VrAsS',212,'move',1,'ritual 1',NULL,1794969456252);
CREATE TABLE players (
	hash TEXT NOT NULL, 
	name TEXT, 
	lang TEXT, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (hash)
);
INSERT INTO "players" VALUES('374bda1503f10290203ff09c1e2f1738b1bb12acf94fb2e40ad134e35be2d36c',NULL,NULL,1794969455105);
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
INSERT INTO "seats" VALUES('9CsMbUEQZ8hPlOIM',0,'person','Guest',NULL,NULL,0,'172e142a070de14396c1c0d5afcc5bf4e8b70a2e83132080dd8fd6ddc7fbe9a6',NULL);
INSERT INTO "seats" VALUES('9CsMbUEQZ8hPlOIM',1,'bot','Nolwenn','greedy',NULL,0,'3175fafc96085fa55df71f32208fca39bb363d99b4c6b0693b75ebae08205d5e',NULL);
INSERT INTO "seats" VALUES('_KDqUx-oHh-VrAsS',0,'bot','Nolwenn','random',NULL,0,'c9172fc2d4022f8ae73becd5f76b4be4a4a4020638d59e0f6b7f35eea00659a6',NULL);
INSERT INTO "seats" VALUES('_KDqUx-oHh-VrAsS',1,'bot','Erwan','random',NULL,0,'6ff3a3cb2e04c3c4f058e67c030da08d29081d325d7c3a5784fdfee78c3824ce',NULL);
INSERT INTO "seats" VALUES('_KDqUx-oHh-VrAsS',2,'bot','Maëlle','random',NULL,0,'8d6ae235573ecd6f3f9876b200f38bea264da3fef58b4b7ac4cc7303882692f8',NULL);
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
INSERT INTO "tables" VALUES('_KDqUx-oHh-VrAsS','druides',2,3,'{"first": null, "amulets": "cards"}',0,0,0,'over',212,NULL,0,'50424ad3c27c299f61ae7d6e92bd7ded','3153fd6c7de7ed16d82cf2b0193018241ea2b86889d9bc256131f78e3ce41bc1',0,'374bda1503f10290203ff09c1e2f1738b1bb12acf94fb2e40ad134e35be2d36c',NULL,1794969455134,1794969456252,1794969456252,NULL,NULL,NULL,'{"how": "over", "seat": null, "scores": [2, 1, 3], "ranks": [2, 3, 1]}','d2de8e5eb2b6d301',2,NULL,1);
INSERT INTO "tables" VALUES('9CsMbUEQZ8hPlOIM','druides',2,2,'{"first": null, "amulets": "cards"}',0,0,0,'playing',33,0,0,'dea315f0e2e0e1c57ce8155de9cb0993','db0b86db9b6ebaa941883d24780067125f9a638ff89f18fedeba8ebcffb5a885',0,'374bda1503f10290203ff09c1e2f1738b1bb12acf94fb2e40ad134e35be2d36c',NULL,1794969456265,1794969456464,NULL,NULL,NULL,NULL,NULL,'3d07703501b1d2cc',2,NULL,1);
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
