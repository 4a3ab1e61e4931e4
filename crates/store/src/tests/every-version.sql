-- What each version first had room for, beside what is in version-2.sql: a section for every version, put into the file
-- when it has that version and no later one.

-- version 1
INSERT INTO parked VALUES('gone',1772359200000,'it is not there');

-- version 3
INSERT INTO notes(table_id,author,from_seat,to_seat,recipient,text,at) VALUES(1,'p1','red','black','p3','a truce?',1772359200000);
INSERT INTO notes(table_id,author,from_seat,to_seat,recipient,text,at,reported_by,reported_at,reason) VALUES(1,'p3','black','red','p1','never',1772359200000,'p1',1772359200000,'rude');

-- version 7
INSERT INTO habits(member,reminded,point,private,idle_days,digest,quiet,weekends,zone,digest_at,digested_at) VALUES('p1',1,'6h',1,3,'09:00','22-7',1,'Europe/Kyiv',1772434800000,NULL);
INSERT INTO reminders VALUES(1,'black','p3',1,0,0,1772359200000);

-- version 8
INSERT INTO plans VALUES(1,'p1','{"since":2,"branches":[]}',5,1772359200000);
INSERT INTO attendance VALUES('p1',1,2,1772359200000,1);
INSERT INTO jottings VALUES(1,'p1',1,'their knight is alone',1772359200000);

-- version 9
INSERT INTO imports VALUES(3,'ab12','{"digest":"ab12","manner":"archived","entries":0,"sealed":[],"chairs":[{"held":"p1"},{"held":"p1"},{"held":"p1"}],"host":"p1"}','p1',1772359200000);
INSERT INTO local_files(message,name,media,bytes) VALUES(14,'table-1.txt','text/plain',x'61626364');

-- version 12
INSERT INTO servers VALUES('local','["main"]','everybody','uk','time=3d',1,1772359200000,'p1');

-- version 13
INSERT INTO blocks VALUES('p2','p3',1772359200000);

-- version 14
INSERT INTO lobbies VALUES(2,1893456000000,NULL);
INSERT INTO seekers VALUES('p2','local','main','uk',1,1,'chess','time=3d',1772359200000);

-- version 15
INSERT INTO challenges VALUES(1,'p1','three-player-chess',0,1,0,'open',1772359200000,1893456000000,0,NULL,NULL);
INSERT INTO challenge_tables VALUES(2,1);
INSERT INTO closed_doors VALUES('p3',1772359200000);

-- version 16
INSERT INTO musters VALUES(2,1772359200000,1772359200000,1893456000000,0,NULL);
INSERT INTO voidings VALUES(1,'p1','a mistake',1772359200000);

-- version 17
INSERT INTO left_servers VALUES('elsewhere',1772359200000);

-- version 18
INSERT INTO old_posts VALUES('long-ago',3);

-- version 19
INSERT INTO direct_channels VALUES('p1','direct-p1',1772359200000);

-- version 22
INSERT INTO locks VALUES('member','p1');

-- version 24
INSERT INTO standing_messages VALUES('main','local','uk','m7','**Столи тут**',1772359200000,1772359200000,1);
INSERT INTO seek_calls VALUES('p2','local','chess');

-- version 26
INSERT INTO lessons VALUES('p1','dragonchess',3,'',1,0,1772359200000);

-- version 28
INSERT INTO machine_turns VALUES(2,1893456000000);

-- version 29
INSERT INTO puzzles VALUES('p1','chess','0a1b2c3d','e2e4',1,NULL,'main',1,1772359200000);
INSERT INTO daily_puzzles VALUES('main','local','uk','chess',1893456000000);
INSERT INTO daily_posts VALUES('main',1,'chess','0a1b2c3d',1772359200000,'m8');
INSERT INTO daily_solvers VALUES('main',1,'p1',1772359200000);

-- version 30
INSERT INTO tokens VALUES(1,'p1','bot','0f1e2d3c','read play talk hooks',1772359200000,1772359200000);
INSERT INTO hooks VALUES(1,'p1',1,'https://example.org/liege','turn ended','a-secret',1772359200000,NULL);
INSERT INTO hook_posts VALUES(1,1,'0a1b2c3d4e5f',1,'turn',2,1772359200000,1893456000000,0);

-- version 31
INSERT INTO shards VALUES(0,1772359200000,4194304,'{"direct":7}');

-- version 33
INSERT INTO calendars VALUES('p1','1a2b3c4d',1772359200000);
INSERT INTO follows VALUES('p2',1,1);

-- version 34
INSERT INTO seat_links VALUES('2b3c4d5e','p1',1,1772359200000,NULL);

-- version 35
INSERT INTO contests (id,server,channel,thread,message,language,game,name,state,organiser,entries,version,wake,rest,created,changed,looked,tried) VALUES(1,'local','main',NULL,NULL,'uk','chess','Кубок','cancelled','p1',13,1,NULL,0,1772359200000,1772359200000,0,0);
INSERT INTO contest_log VALUES(1,1,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":{"new":{"terms":{"name":"Кубок","text":"","game":"chess","rules":2,"options":{"setup":"orthodox"},"table":"{\"negotiation\":\"public\",\"anonymous\":false,\"dealing\":\"choice\",\"partners\":null,\"offer_hours\":72,\"order_hours\":24,\"patience_days\":7,\"muster\":\"stale\",\"time\":\"3d\",\"missed\":\"resign\",\"excuses\":1,\"leave_days\":21,\"rated\":true,\"takebacks\":true,\"reliable\":{\"percent\":0,\"proven\":false},\"level\":{\"low\":null,\"high\":null,\"proven\":false}}","seats":2,"least":2,"team":1,"partners":false,"first_is_better":true,"format":{"round-robin":{"cycles":1,"plan":"standard","together":null,"rounds":null,"groups":null,"final-group":false}},"rated":true,"limit":null,"opens":null,"closes":null,"checkin_hours":0,"round_days":21,"ends":null,"first_move_hours":144,"machines":0,"tie_breaks":[],"scoring":"rank","play_on":false,"late_half":false,"short_tables":false,"playoff":false},"seed":"8325a7ad7291b91a98d23f9cae256a2bd9daa41bb6b407468e0fa1f5939203e1"}}}');
INSERT INTO contest_log VALUES(1,2,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":"open"}');
INSERT INTO contest_log VALUES(1,3,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":{"join":{"members":[{"id":"p1","name":"p1"}]}}}');
INSERT INTO contest_log VALUES(1,4,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p2"},"act":{"join":{"members":[{"id":"p2","name":"p2"}]}}}');
INSERT INTO contest_log VALUES(1,5,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p3"},"act":{"join":{"members":[{"id":"p3","name":"p3"}]}}}');
INSERT INTO contest_log VALUES(1,6,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":"close"}');
INSERT INTO contest_log VALUES(1,7,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"numbered":{"order":["p1","p2","p3"]}}}');
INSERT INTO contest_log VALUES(1,8,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"parts":{"season":1,"parts":[[1,2,3]]}}}');
INSERT INTO contest_log VALUES(1,9,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"paired":{"round":1,"version":1,"tables":[{"seats":[2,3],"part":1}],"byes":{"1":"Z"}}}}');
INSERT INTO contest_log VALUES(1,10,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"paired":{"round":2,"version":1,"tables":[{"seats":[1,2],"part":1}],"byes":{"3":"Z"}}}}');
INSERT INTO contest_log VALUES(1,11,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"paired":{"round":3,"version":1,"tables":[{"seats":[3,1],"part":1}],"byes":{"2":"Z"}}}}');
INSERT INTO contest_log VALUES(1,12,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"table","act":{"opened":{"game":{"round":1,"table":1},"table":1}}}');
INSERT INTO contest_log VALUES(1,13,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":{"cancel":{"reason":"nobody has time"}}}');
INSERT INTO contest_tables VALUES(1,1,1,1,'','');
INSERT INTO contest_tables VALUES(1,2,1,NULL,'','');
INSERT INTO contest_tables VALUES(1,3,1,NULL,'','');
INSERT INTO contest_members VALUES(1,'p1');
INSERT INTO contest_members VALUES(1,'p2');
INSERT INTO contest_members VALUES(1,'p3');
INSERT INTO outbox(id,contest,kind,first,number,payload,queued_at,not_before,done_at) VALUES(99,1,'post',0,1,'null',1772359200000,1772359200000,1772359200000);

-- version 36
INSERT INTO contests (id,server,channel,thread,message,language,game,name,state,organiser,entries,version,wake,rest,created,changed,looked,tried,import) VALUES(2,'local','main',NULL,NULL,'uk','chess','Кубок','cancelled','p1',12,1,NULL,0,1772359200000,1772359200000,0,0,'3c4d5e6f');
INSERT INTO contest_log VALUES(2,1,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":{"new":{"terms":{"name":"Кубок","text":"","game":"chess","rules":2,"options":{"setup":"orthodox"},"table":"{\"negotiation\":\"public\",\"anonymous\":false,\"dealing\":\"choice\",\"partners\":null,\"offer_hours\":72,\"order_hours\":24,\"patience_days\":7,\"muster\":\"stale\",\"time\":\"3d\",\"missed\":\"resign\",\"excuses\":1,\"leave_days\":21,\"rated\":true,\"takebacks\":true,\"reliable\":{\"percent\":0,\"proven\":false},\"level\":{\"low\":null,\"high\":null,\"proven\":false}}","seats":2,"least":2,"team":1,"partners":false,"first_is_better":true,"format":{"round-robin":{"cycles":1,"plan":"standard","together":null,"rounds":null,"groups":null,"final-group":false}},"rated":true,"limit":null,"opens":null,"closes":null,"checkin_hours":0,"round_days":21,"ends":null,"first_move_hours":144,"machines":0,"tie_breaks":[],"scoring":"rank","play_on":false,"late_half":false,"short_tables":false,"playoff":false},"seed":"8325a7ad7291b91a98d23f9cae256a2bd9daa41bb6b407468e0fa1f5939203e1"}}}');
INSERT INTO contest_log VALUES(2,2,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":"open"}');
INSERT INTO contest_log VALUES(2,3,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":{"join":{"members":[{"id":"p1","name":"p1"}]}}}');
INSERT INTO contest_log VALUES(2,4,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p2"},"act":{"join":{"members":[{"id":"p2","name":"p2"}]}}}');
INSERT INTO contest_log VALUES(2,5,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p3"},"act":{"join":{"members":[{"id":"p3","name":"p3"}]}}}');
INSERT INTO contest_log VALUES(2,6,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":"close"}');
INSERT INTO contest_log VALUES(2,7,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"numbered":{"order":["p1","p2","p3"]}}}');
INSERT INTO contest_log VALUES(2,8,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"parts":{"season":1,"parts":[[1,2,3]]}}}');
INSERT INTO contest_log VALUES(2,9,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"paired":{"round":1,"version":1,"tables":[{"seats":[2,3],"part":1}],"byes":{"1":"Z"}}}}');
INSERT INTO contest_log VALUES(2,10,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"paired":{"round":2,"version":1,"tables":[{"seats":[1,2],"part":1}],"byes":{"3":"Z"}}}}');
INSERT INTO contest_log VALUES(2,11,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":"contest","act":{"paired":{"round":3,"version":1,"tables":[{"seats":[3,1],"part":1}],"byes":{"2":"Z"}}}}');
INSERT INTO contest_log VALUES(2,12,1772359200000,'{"at":"2026-03-01T10:00:00Z","by":{"member":"p1"},"act":{"cancel":{"reason":"nobody has time"}}}');
INSERT INTO contest_tables VALUES(2,1,1,NULL,'','');
INSERT INTO contest_tables VALUES(2,2,1,NULL,'','');
INSERT INTO contest_tables VALUES(2,3,1,NULL,'','');
INSERT INTO contest_members VALUES(2,'p1');
INSERT INTO contest_members VALUES(2,'p2');
INSERT INTO contest_members VALUES(2,'p3');
INSERT INTO hook_posts VALUES(2,1,'1b2c3d4e5f60',NULL,1,'paired',2,1772359200000,1893456000000,0);

-- version 37
INSERT INTO servers VALUES('club','[]','managers',NULL,'',NULL,1772359200000,'p1','Europe/Kyiv',40,0,'on','["chess","*","-chapaev"]');

-- version 38
INSERT INTO servers (id,channels,openers,language,defaults,threads,changed,changed_by,signs) VALUES('signs','[]','everybody',NULL,'',NULL,1772359200000,'p1',1);
INSERT INTO members (id,name,created,last_seen,signs) VALUES('p38','Kaito',1772359200000,1772359200000,1);

-- version 39
INSERT INTO texts VALUES('club-chess',3296350888,'c47a52a89399e216f1338319daa716ac113ba86daa49ee8311bb2a65b5d81981','[club-chess:chess]',1772359200000);

-- version 40
INSERT INTO councils (id,table_id,seats,thread,greeted,checked,tried) VALUES(1,1,'red white','1001',1,3,0);
INSERT INTO council_members VALUES(1,'p1',1);
INSERT INTO council_members VALUES(1,'p2',1);
