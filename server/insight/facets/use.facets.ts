import type { Facet } from "./facet.ts";

export const USE_FACETS: readonly Facet[] = [
  {
    id: "leak",
    group: "performance",
    readAs: { shelter: "wet" },
    praised:
      "leak proof|leakproof|spill proof|spillproof|watertight|leak free|leak resistant|not a drop|not one drop|not a single drop|nothing comes out|nothing came out|nothing gets out|nothing got out|seals completely|seals really well|drip free|no dripping|keep * from spilling|keep * from leaking|not spill a drop",
    blamed:
      "leak|leaks|leaked|leaking|leaky|leakage|spill|spills|spilled|spilling|drip|drips|dripped|dripping|seep|seeped|dribble|dribbles|leaker|ooze|oozes|oozed|oozing|puddle under|puddle on the|puddle inside|in a puddle|water everywhere|all over my bag|all over my purse|all over my backpack|seal is bad|seal failed|seal does not|seal did not|not seal properly|not seal completely|not seal tight|not seal tightly",
    raised: "seal|gasket",
    praise: "Stays leak-free",
    complaint: "Leaks",
    desire: "{product} that can tip over without leaking",
    pain: "It leaks when it is not upright",
    value: "no leaks",
  },
  {
    id: "cold",
    group: "performance",
    only: ["drinkware"],
    praised:
      "cold for hours|keep * cold|keeps * cold|kept * cold|stay cold|stays cold|stayed cold|still cold|ice cold|still ice|still have ice|still had ice|ice still|ice last|ice lasts|ice lasted|ice cubes last|stay ice cold|stays frozen|still frozen|keep ice|keeps ice|kept ice|stay cool|keep * cool|still cool|stay frozen|hold ice|holds the cold|cold all day|cold overnight|cold for days|cold until|cold all night|nice and cold|ice stays|ice stayed|ice was still|still has ice|still full of ice|ice the next day|ice the next morning|keep * frozen|stay chilled|keep * chilled|ice last a long time|ice last a very",
    blamed:
      "get warm|gets warm|got warm|went warm|lukewarm|ice melt|ice melts|ice melted|ice gone|warm by|melts fast|melts quickly|melted within|melted in|melted by|room temperature|ice was gone|ice is gone|warm in an hour|warm within|warm after|already warm|warm by lunch|warm by noon|warm water by|thawed|thaws",
    raised: "insulation|insulated",
    praise: "Stays cold for hours",
    complaint: "Does not stay cold long enough",
    desire: "{product} that keeps things cold for hours",
    pain: "What goes in cold warms up too soon",
    value: "lasting cold",
  },
  {
    id: "hot",
    group: "performance",
    only: ["drinkware"],
    praised:
      "keep * hot|keeps * hot|kept * hot|stay hot|stays hot|stayed hot|still hot|piping hot|keep * warm|stay warm|still warm at|still warm by|still warm when|still warm hours|still warm for|still warm after|still warm several|warm at lunch|warm until lunch|hot at lunch|hot until lunch|hot until noon|warm until noon|hot by lunch|hot for hours|warm for hours|hot all day|warm all day|hot all morning|still steaming|steaming hot|nice and hot|nice and warm|hold heat|hold the heat|hold its heat|retain heat|keep * from getting cold|keep * from going cold|hot lunch every",
    blamed:
      "get cold|gets cold|got cold|went cold|go cold|goes cold|cold by|cold within|cold in an hour|stone cold|cold by lunch|cold by noon|cold at lunch|barely warm|not even warm|not warm enough|not hot enough|cools down fast|cools down quickly|cools off fast|cools off quickly|cools too fast|cool down too|lose heat|lose its heat|lukewarm coffee|lukewarm tea|lukewarm food|lukewarm soup|coffee * lukewarm|tea * lukewarm|food * lukewarm|soup * lukewarm|lunch * lukewarm|lukewarm by lunch|lukewarm at lunch|cold food|cold lunch|cold soup",
    raised: "heat retention",
    praise: "Stays hot for hours",
    complaint: "Loses heat too soon",
    desire: "{product} that keeps things hot until they are wanted",
    pain: "What goes in hot cools down too soon",
    value: "lasting heat",
  },
  {
    id: "power",
    group: "performance",
    except: [
      "edible",
      "cosmetic",
      "reading",
      "game",
      "padded",
      "bedding",
      "garment",
      "bag",
      "tableware",
      "laid",
      "shelter",
    ],
    praised:
      "powerful|blend smooth|blends smooth|crush ice|crushes ice|pulverize|pulverizes|no chunks|strong motor|strong suction|plenty of power|silky smooth|no lumps|picks up everything|cuts through|makes short work|lots of power|enough power|so much power|tons of power|plenty of suction|great suction|amazing suction|powerful suction|plenty of torque|lots of torque|cuts right through|cuts like butter|through like butter|slices through|goes right through|handles anything|handles everything|packs a punch|picks up pet hair|picks up dog hair|sucks up everything|moves a lot of air|great pressure|strong pressure|no problem with frozen|no clumps",
    blamed:
      "underpowered|not powerful|chunks|bog down|bogs down|stalls|stall|weak motor|left big pieces|struggles|lack power|not enough power|weak suction|lose suction|no suction|little suction|weak pressure|low pressure|weak spray|barely blows|barely picks up|barely cuts|hardly picks up|hardly cuts|not pick up hair|not pick up dirt|not pick up dust|not pick up pet|not pick up anything|not pick up crumbs|not cut through|motor struggles|struggles to cut|struggles to blend|struggles to keep up|can't handle thick|can't handle frozen|can't handle anything|leaves chunks|leaves lumps|leaves big|motor is too weak|suction is too weak|too weak to cut|too weak to blend|motor is not strong|suction is not strong",
    raised: "motor|power|suction|torque|water pressure",
    praise: "Has the power for the job",
    complaint: "Lacks power",
    desire: "{product} strong enough to finish the job in one go",
    pain: "It struggles with tougher jobs",
    value: "real power",
  },
  {
    id: "speed",
    group: "performance",
    praised:
      "in seconds|in no time|in minutes|in under a minute|heats up fast|speedy|in five minutes|in ten seconds|in two seconds|plays fast|about 30 minutes|fast and easy|quick and easy|quick and painless|fast and accurate|fast and efficient|fast and responsive|fast and powerful|work fast|work quick|work quickly|work faster|acts fast|heat up fast|heat up quick|heat up quickly|heat up faster|heat fast|heat quickly|warm up fast|warm up quickly|boil fast|boils fast|boil quickly|boils quickly|boil faster|boils faster|cook fast|cooks fast|cook quickly|cooks quickly|cook faster|cooks faster|dry fast|dries fast|dry quick|dries quick|dry quickly|dries quickly|dry faster|dries faster|quick drying|quick dry|fast drying|load fast|loads fast|load quickly|loads quickly|load faster|loads faster|boot up fast|boot up quickly|start up quickly|print fast|prints fast|print quickly|prints quickly|blend fast|blends fast|blend quickly|blends quickly|freeze fast|freezes fast|freeze quickly|freezes quickly|cool down fast|cool down quickly|inflate fast|inflate quickly|deflate quickly|fill up fast|fill up quickly|fill quickly|cut fast|cuts fast|cut quickly|cuts quickly|respond quickly|lightning fast|blazing fast|fast transfer|fast transfers|transfers are fast|twice as fast|in half the time|time saver|within seconds|within minutes|in a few seconds|in a few minutes|in a minute or two|no waiting|no wait time|makes quick work|fast acting|ready in minutes|ready in seconds|ready in no time|it be fast|it be quick|they be fast|they be quick|this be fast|machine is fast|printer is fast|player is fast|saves time|saves me time|saves so much time|saves me so much time|saves a lot of time|saved me time",
    blamed:
      "laggy|lag|be slow|so slow|too slow|painfully slow|slow to|slow as|kind of slow|a bit slow|a little slow|slow loading|slow charging|slow response|run slow|run slowly|work slowly|charge slowly|charges slowly|load slowly|loads slowly|heat slowly|drain slowly|drains slowly|slower than|take ages|take way too long|sluggish|buffering|keep buffering|keep loading|long wait|too long to load|too long to heat|too long to charge|too long to dry|forever to load|forever to charge|forever to heat|forever to dry|takes a long time|takes so long|takes too long|takes forever|takes quite a while|took forever",
    raised: "speed",
    praise: "Quick",
    complaint: "Slow",
    desire: "{product} that does not keep anybody waiting",
    pain: "It takes too long",
    value: "speed",
  },
  {
    id: "light",
    group: "performance",
    only: ["lighting"],
    praised:
      "bright|bright enough|dims low|dims really low|dims very low|from warm to white|warm to cool|warm light|neutral light|easy on my eyes|easy on the eyes|no eye strain|no headaches|no more headaches|colors are true|well lit|lights up|warm light|soft light|no glare|no flicker|dimmable|illuminates|great light|good light|nice light|lots of light|plenty of light|so much light|enough light|light up the|lights the whole|brightens|soft glow|nice glow|warm glow|cozy glow|beautiful glow|gentle glow|great lighting|adjustable brightness|brightness levels|brightness settings|natural light|not harsh|flattering|gives off plenty|puts out plenty|puts out a lot|lit up the",
    blamed:
      "too dim|glare|flicker|flickers|flickering|flickered|too bright|blinding|bluish|harsh light|not bright|eye strain|headache|headaches|be dim|so dim|very dim|pretty dim|really dim|dimmer than|barely lights|barely light|hardly any light|weak light|light is weak|blinds me|blinded me|hurt my eyes|hurts the eyes|harsh on the eyes|too harsh|too white|too yellow|too blue|too cold|strobing|not light up|not give enough|not give off much|not put out much|less bright|dark corners",
    raised: "brightness|lighting|light levels|light level|color temperature|dimmer",
    praise: "Gives good light",
    complaint: "Light is wrong",
    desire: "light that is bright enough without tiring the eyes",
    pain: "The light tires the eyes",
    value: "good light",
  },
  {
    id: "battery",
    group: "performance",
    only: ["powered"],
    praised:
      "long battery|battery last|battery lasts|battery lasted|still charged|long lasting battery|battery lasts all|battery life is insane|hours and still|keep a charge|keep its charge|keep their charge|hold its charge|hold their charge|stays charged|stay charged|all day on|days on a charge|days on one charge|days on a single|days on a full|weeks on a charge|weeks on one|weeks on a single|weeks on a full|months on a|days between charges|weeks between charges|days without charging|weeks without charging|still has battery|still have battery|still had battery|battery left|not charged it|not charged them|not had to charge|not have to charge|not need to charge|not needed to charge|rarely charge|rarely needs charging|rarely have to charge|barely have to charge|charge it once a week|charges it once a week|charge it once a month|charges it once a month|charge them once a week|charges them once a week|charge once a week|charges once a week|fast charging|quick charging|charge up fast|charges up fast|charge up quickly|charges up quickly|charge pretty fast|charges pretty fast|charges in no time|battery goes and goes|battery goes forever|never runs out|battery holds up|lasts all day|last all day|lasts for days|last for days|charge fast|charges fast|charge quick|charges quick|charge quickly|charges quickly|hold charge|hold a charge|battery last a long time|battery life last a long|charge last a long time|battery last a very long",
    blamed:
      "battery dies|battery died|dies fast|drains|drained|not hold a charge|stopped charging|battery life short|constantly charging|not charge|not charge at all|dead battery|battery is dead|battery was dead|battery went dead|go dead|dead by noon|dead by lunch|dead in an hour|dead within hours|run out of battery|run out of charge|battery runs out|battery ran out|run out fast|run out quickly|drain fast|drains fast|drain quickly|drains quickly|drain overnight|drains overnight|battery drain|lose charge|lose its charge|lose a charge|barely last|hardly last|only last * hours|only last * hour|only last * minutes|minutes at most|needs charging every|charge it twice|charges it twice|charge it constantly|charges it constantly|recharge it every|keep charging it|have to keep charging|short battery life|battery life is short|battery sucks|battery gave out|die quickly|die after an hour|die within hours|die within an hour|die so fast|die so quickly|not stay charged|not last a day|not last all day|not last through|panel does not|needs recharging|constant charging|have to charge it every|had to charge it every|needs to be charged every|need to charge it every|have to charge them every|last only * hours",
    raised: "battery|battery life|charge|charging",
    praise: "Battery lasts",
    complaint: "Battery runs out",
    desire: "{product} that lasts between charges",
    pain: "The battery runs out too soon",
    value: "battery life",
  },
  {
    id: "results",
    group: "performance",
    praised:
      "work great|does what it|noticed a difference|see a difference|huge difference|big difference|made a difference|game changer|life changer|does exactly what|paid for itself|saved my sanity|calmed down|softer after|look softer|keeps me full|recovered faster|work amazing|work fantastic|work awesome|work beautifully|work wonderfully|work flawlessly|work like new|work as it should|work as described|work as expected|work as intended|work exactly as|work every time|work just fine|work like magic|work like a dream|work so well|work wonders|really works|actually works|do the job|do its job|do their job|do the trick|get the job done|got the job done|perform well|perform great|perform beautifully|performs as|see results|saw results|noticed results|seeing results|great results|good results|amazing results|visible results|noticeable difference|noticed a big|made such a difference|made a huge|makes a difference|makes a huge|makes all the difference|world of difference|night and day|helped a lot|helps a lot|helped so much|helps so much|really helps|really helped|lives up to|saved my life|life saver|lifesaver|worked wonders|very effective|super effective|highly effective|really effective|works for us|do what they say|do what it should|does what i need|does what i needed|exactly what it says|exactly what they say|work well|work perfectly|work like a charm|work as advertised|work good|work fine",
    blamed:
      "not work|does not work|did not work|no difference|useless|nobody can understand|do nothing|not do anything|not do a thing|not do its job|not do the job|not do what|not help|not help at all|no help|no results|no effect|no improvement|no noticeable|not effective|ineffective|not see any|not notice any|never worked|barely works|barely worked|hardly works|hardly worked|makes no difference|made no difference|make any difference|not live up to|good for nothing|pointless|worthless|a gimmick|total gimmick|just a gimmick|does absolutely nothing|did absolutely nothing|works half the|works sometimes|only works sometimes|works when it wants|hit or miss|defeats the purpose",
    raised: "results|effect|performance",
    praise: "Does what it should",
    complaint: "Does not do its job",
    desire: "{product} that simply works",
    pain: "It does not do what it was bought for",
    value: "things that work",
  },
  {
    id: "control",
    group: "performance",
    only: ["walking"],
    praised:
      "no pull|stop the pulling|stop pulling|stopped pulling|stops pulling|pulls less|no more pulling|pulling stopped|walks nicely|more control|better control|stops the pulling|does not pull|doesn't pull|not pull|walk beside me|walk next to me|walk so much better|walk much better|walk better|easier to walk|easier to control|easy to control|stop lunging|stopped lunging|pulling has stopped|pulling is gone|cut down on pulling|cuts down on pulling|not choke|no choking|loose leash|enjoy our walks|enjoy walks|enjoyable walks|walks are enjoyable",
    blamed:
      "still pulls|pulls harder|chokes|choke|choking|choked|no control|pull just as|pull even|pull right through|pull me|drag me|gag|gags|gagging|coughs|coughing|not stop pulling|not stop the pulling|not stop her from pulling|not stop him from pulling",
    raised: "pulling",
    praise: "Gives control",
    complaint: "Gives too little control",
    desire: "calm walks without a sore shoulder",
    pain: "It does not stop the pulling",
    value: "control",
  },
  {
    id: "sound",
    group: "performance",
    only: ["audio", "picture"],
    praised:
      "sound great|clear sound|crisp sound|great sound|deep bass|good bass|noise cancelling works|rich sound|warm sound|sound is clear|bass is deep|sound good|sound fantastic|sound incredible|sound excellent|sound awesome|sound wonderful|sound full|sound clear|sound crisp|sound rich|sound * crystal clear|crystal clear sound|crystal clear audio|clean sound|full sound|big sound|room filling|fill the room|fill a room|fill the whole|loud enough|be loud enough|plenty loud|loud and clear|clear and loud|gets loud|get really loud|plenty of volume|good sound|amazing sound|excellent sound|fantastic sound|incredible sound|great audio|thumping bass|plenty of bass|lots of bass|nice bass|great bass|solid bass|strong bass|punchy|well balanced|no distortion|hear every|great stereo|music sounds|great tone|beautiful tone|warm tone|rich tone|stays in tune|sound amazing",
    blamed:
      "tinny|muffled|crackles|crackling|static|distorted|distortion|no bass|bass is muddy|muddy|hiss|hissing|buzzing|popping noise|popping sound|crackle|sound flat|sound hollow|hollow sound|sound cheap|sound terrible|sound awful|sound horrible|sound bad|not loud enough|not very loud|too quiet|low volume|volume is low|volume is too low|volume too low|hard to hear|lack bass|lacks bass|weak bass|no low end|too much bass|bass is weak|bass is lacking|boomy|shrill|echoey|garbled|like a tin can|blown out|blew out|out of sync|out of tune|humming noise|humming sound|buzzing noise|buzzing sound|a buzz|constant buzz|loud buzz|cuts out|cutting out|keep cutting",
    raised: "sound|sound quality|audio|bass|treble",
    praise: "Sounds good",
    complaint: "Sounds poor",
    desire: "sound that is clear at every volume",
    pain: "The sound disappoints",
    value: "clear sound",
  },
  {
    id: "picture",
    group: "performance",
    only: ["picture"],
    praised:
      "crystal clear|sharp picture|clear picture|crisp display|clear image|clear images|clear video|clear videos|clear footage|clear view|sharp image|sharp images|sharp photos|sharp pictures|sharp video|crisp image|crisp images|crisp picture|crisp video|great picture|great pictures|great photos|great image|great images|great video|great videos|great footage|good picture|good pictures|beautiful picture|beautiful pictures|beautiful photos|beautiful images|amazing picture|amazing pictures|amazing photos|clear night vision|sharp and clear|clear as day|vivid|colors pop|see every detail|great resolution|great detail|so much detail|bright screen|clear screen|sharp screen|clear display|looks amazing on|stunning picture|come out clear|come out great|comes out clear|picture is clear|picture is crisp|image is clear|video is clear|picture is beautiful|picture be beautiful|picture * look * good|picture * look * great|picture look amazing|picture look beautiful|video look good|video look great|footage look good|footage look great|footage is clear|footage is sharp|picture is great|picture is amazing|picture is good|video is good|video is great|picture is sharp|video is sharp|video is crisp",
    blamed:
      "blurry|grainy|pixelated|out of focus|choppy|washed out|dead pixel|dead pixels|low resolution|poor resolution|overexposed|not focus|unfocused|picture is dark|pictures are dark|video is dark|too dark to see|not make out|not tell what|black screen|screen goes black|screen went black|lines on the screen|lines across the screen|screen flickers|lens fogs|lens fogged|lens * foggy|poor picture|poor quality picture|bad picture|be fuzzy|come out fuzzy|fuzzy picture|fuzzy image|fuzzy images|useless at night|useless in the dark|bad at night|terrible at night|awful at night|horrible at night|night vision is useless|night vision is bad|night vision is terrible|night footage is useless|night footage is bad|everything is a blur|all a blur|just a blur|white blob|white blobs|just headlights|nothing but glare|can't read plates|not read plates|not read a plate|not read a license|not read license|not see plates",
    raised:
      "picture|picture quality|image quality|screen|display|resolution|photos|video quality|lens|image|images|footage|night vision|live view",
    praise: "Shows a clear picture",
    complaint: "Picture is poor",
    desire: "a picture that is sharp and clear",
    pain: "The picture is not sharp",
    value: "a clear picture",
  },
  {
    id: "connection",
    group: "performance",
    praised:
      "paired right away|connected right away|pair instantly|pairs instantly|pair immediately|pairs immediately|pair right|pairs right|pair quickly|pairs quickly|pair easily|pairs easily|paired in seconds|connect instantly|connect immediately|connect right away|connect quickly|connect easily|connect automatically|connect every time|connected in seconds|easy to pair|easy to connect|easily paired|easily connected|easy to sync|sync easily|syncs easily|sync right|syncs right|sync instantly|syncs instantly|sync perfectly|syncs perfectly|syncs with|reconnect right|reconnects right|reconnect automatically|reconnects automatically|reconnect instantly|reconnects instantly|stay connected|never disconnects|not disconnect|never drops out|no dropouts|no drop outs|no connection issues|no connectivity issues|no connection problems|strong signal|strong connection|solid connection|stable connection|reliable connection",
    blamed:
      "disconnects|keep disconnecting|disconnects from|disconnects randomly|randomly disconnects|constantly disconnects|disconnects constantly|drop connection|drops connection|drop * connection|drops * connection|drop wifi|drops wifi|drop * wifi|drops * wifi|drop * wi-fi|drops * wi-fi|drop bluetooth|drops bluetooth|drop * bluetooth|drops * bluetooth|drop signal|drops signal|drop * signal|drops * signal|drop offline|drops offline|drop off the network|drops off the network|connection drops|wifi drops|bluetooth drops|signal drops|keep dropping|keep dropping connection|keep dropping * connection|keep dropping * wifi|keep dropping * signal|keep dropping off|drop out constantly|drops out constantly|dropouts|drop outs|drops outs|go offline|be offline|say offline|show offline|lose connection|lose * connection|lose signal|lose * signal|lose wifi|lose * wifi|lose bluetooth|loss of signal|loss of connection|signal loss|not connect|not pair|not sync|not stay paired|not hold a connection|not hold a signal|not hold * connection|not keep a connection|not find the network|not find my wifi|not find my network|not recognize my wifi|unable to connect|unable to pair|fail to connect|fail to pair|trouble connecting|trouble pairing|trouble staying connected|problem connecting|problem pairing|issues connecting|hard to connect|difficult to connect|hard to pair|difficult to pair|connection issues|connection issue|connectivity issues|connectivity issue|connection problems|connectivity problems|weak signal|poor signal|bad signal|no signal|poor connection|bad connection|spotty connection|spotty wifi|connection is spotty|poor reception|bad reception|have to reconnect|had to reconnect|keep cutting out|cut in and out|cuts in and out|cutting in and out|cuts out every|cuts out when|cuts out constantly|cuts out all the time|constantly cuts out|signal cuts out|connection cuts out|bluetooth cuts out|audio cuts out|sound cuts out|music cuts out",
    raised: "bluetooth|wifi|wi-fi|connection|pairing|signal|wi fi|connectivity|reception|internet connection",
    praise: "Connects without trouble",
    complaint: "Connection drops",
    desire: "a connection that holds",
    pain: "The connection drops",
    value: "a stable connection",
  },
  {
    id: "noise",
    group: "comfort",
    except: ["audio", "alerting"],
    praised:
      "quiet|silent|silently|whisper quiet|no noise|quieter|not loud|sleeps through it|noiseless|hear it running|not hear it|hardly hear it|barely hear it|hardly hear them|barely hear them|barely audible|hardly audible|low noise|hardly any noise|barely any noise|very little noise|no rattling|no rattle|no squeaking|no squeaks|not squeak|not rattle|no humming|no hum|no buzzing|hold a conversation|hear the tv|not wake me|not wake the|not wake up|not wake my|not wake anyone",
    blamed:
      "noisy|rattle|rattles|rattling|buzzing|squeak|squeaks|squeaky|screech|screeches|clunk|clunks|clanks|jingles|jet engine|be loud|so loud|too loud|very loud|really loud|super loud|extremely loud|pretty loud|quite loud|incredibly loud|insanely loud|crazy loud|awfully loud|loud as|loud when|loud noise|loud noises|loud motor|loud fan|loud click|loud beep|loud hum|louder than|lots of noise|so much noise|a lot of noise|too much noise|hums|annoying hum|constant hum|humming noise|humming sound|grinding noise|clicking noise|clicking sound|clanking|creak|creaks|creaking|creaky|squeaking|whining noise|whining sound|motor whine|motor whines|vibrates loudly|constant beeping|annoying beep|annoying beeping|not stop beeping|wakes me|woke me|wakes up the|woke up the|wakes the|woke the|wake everyone|woke everyone|woke my|sound like a jet|sound like a plane|sound like a lawnmower|sound like a truck|sound like a tractor|sound like a freight train|sound like a helicopter|sound like a vacuum|jingle|high pitched noise|high pitched sound|high pitched whine|wakes my|a buzz|loud buzz|annoying buzz|constant buzz|buzzing noise|buzzing sound|buzzes loudly|buzzes when|buzzes constantly",
    raised:
      "noise|noise level|decibel|decibels|be loud enough|loud enough|not loud enough|loud and clear|loud music|loud speaker|loud sound|loud colors|loud environment|keep quiet|keep * quiet|quiet time|quiet place|quiet room|quiet environment",
    praise: "Quiet",
    complaint: "Noisy",
    desire: "{product} that does not wake the house",
    pain: "It is louder than it should be",
    value: "quiet",
  },
  {
    id: "safety",
    group: "performance",
    except: ["edible", "reading", "game"],
    praised:
      "safe for|stays cool to the touch|cool to the touch|auto shut off|shuts off automatically|feel safe|child safe|kid safe|safe to use|safe to leave|safe around|safe enough for|safe to touch|peace of mind|no sharp edges|safer than|much safer|so much safer|not burn my",
    blamed:
      "smell like burning|smells like burning|smelled like burning|smell like it is burning|smells burnt|smelled burnt|burning rubber|motor burned|motor smelled|overheats|overheat|overheated|overheating|burning smell|smell of smoke|smelled smoke|saw smoke|smoke came|smoke coming|smoke started|started smoking|began smoking|was smoking|starts smoking|puff of smoke|burned me|burnt me|electric shock|electrical shock|electric shocks|got a shock|gave me a shock|gives me a shock|shocked me|shocks me|got shocked|get shocked|zapped me|fire hazard|safety hazard|a hazard|dangerous|injured|cut myself|cuts myself|choking hazard|unsafe|caught fire|not safe|burn my hand|burn my finger|burn my fingers|burn himself|burn herself|cut my finger|cuts my finger|cut my fingers|cuts my fingers|cut my hand|cuts my hand|cut my thumb|cuts my thumb|cut his|cuts his|cut her finger|cuts her finger|pinch my finger|pinch my fingers|pinched his finger|could have hurt|could have been hurt|could have burned|could have started|could start a fire|exploded|shattered in my|start sparking|started sparking|sparks flew|sparks came|sparks coming|saw sparks|it sparked|sharp corners|edges are sharp|plastic melted|plug melted|charger melted|cord melted|adapter melted|handle melted|it melted|melted the|melted my|melted onto|started to melt|started melting|smell of burning|burning plastic|too hot to touch|tripping hazard",
    raised: "safety",
    praise: "Feels safe",
    complaint: "Safety worry",
    desire: "{product} that is safe to leave alone",
    pain: "It raises safety worries",
    value: "safety",
  },
  {
    id: "grip",
    group: "performance",
    except: ["edible", "cookware"],
    praised:
      "holds strong|strong magnet|strong magnets|strong suction|great grip|good grip|non slip|nonslip|magnet is strong|magnets are strong|better grip|firm grip|nice grip|excellent grip|secure grip|solid grip|amazing grip|plenty of grip|grip well|grips the|grips great|grips my|grippy|great traction|good traction|excellent traction|anti slip|not slip|stick great|sticks great|stick really well|sticks really well|stick to the wall|sticks to the wall|stick to the window|sticks to the window|stick to the glass|sticks to the glass|stick to the fridge|sticks to the fridge|stick to any|sticks to any|stick to almost|sticks to almost|stick to anything|sticks to anything|strong hold|firm hold|hold firmly|hold on tight|holds firm|strong adhesive|not budged|not fallen off|never fallen off|not come loose|stay stuck|strong velcro|stick well|sticks well|hold tight|not fallen down",
    blamed:
      "falls off|won't stick|wo not stick|lost suction|loses suction|came unstuck|no grip|slippery|magnet is weak|magnets are weak|weak magnet|slides off|slides right out|keep falling off|fall off easily|fall right off|fall off the wall|fall off the window|fall off the door|fall off the fridge|fall off the mirror|fall off my wall|fall off overnight|fall off within|fall off after|fall off the first|fall off all|fall off constantly|keep falling down|not stick to|not stick well|not stick at all|not stick very|not stay stuck|come unstuck|came off the wall|peel off the wall|peel right off|lose its grip|slide right off|slides right off|not hold the weight|not grip|adhesive failed|adhesive gave|adhesive is weak|adhesive is terrible|adhesive did not|adhesive does not|weak adhesive|no traction|slip right out|suction does not|suction cups do not|suction cup does not|suction cups fall|loses grip",
    raised: "magnet|magnets|adhesive|suction cup|suction cups|velcro|traction",
    praise: "Holds fast",
    complaint: "Does not hold",
    desire: "{product} that stays where it is put",
    pain: "It comes loose",
    value: "a firm hold",
  },
  {
    id: "wet",
    group: "performance",
    except: ["edible"],
    praised:
      "waterproof|water proof|water resistant|repels water|weatherproof|survived the rain|bone dry|keeps the rain out|keep * dry|stay dry|stay bone dry|dry inside|dries inside|inside was dry|dry as a bone|dries as a bone|no water got in|no water inside|no water gets in|survive * rain|survive * storm|survive * downpour|hold up in the rain|held up in heavy|held up to rain|handle rain|handles heavy rain|water beads|bead up|beads up|bead right off|beads right off|run right off|roll right off|rolls right off|water rolls off|water runs off|rain rolls off|shed water|sheds water|splash proof|splashproof|sweat proof|sweatproof|sweat resistant|rain proof|rainproof|wear it in the shower|wear it in the pool|wear them in the shower|swim with it|weather resistant|weather proof|withstand rain|withstands rain|not a drop of water|no condensation",
    blamed:
      "not waterproof|soaked through|got wet inside|condensation|sweats|came through the seams|were soaked|not water resistant|not weatherproof|get soaked|soak my|soak everything|soaking wet|water inside|water get in|water get inside|water come in|water come through|let water in|let rain in|let the rain in|let moisture in|rain get in|rain come in|rain came through|water seep|seep in|seeps in|water pool|puddle of water|woke up wet|woke up soaked|woke up in a puddle|wake up wet|everything was wet|everything got wet|wet inside|damp inside|get soggy|waterlogged|moisture inside|moisture got|fog up|feet got wet|feet get wet|feet were wet|feet were soaked|wet feet|wet socks|leaks when it rains|leaked when it rained|be soaked",
    raised: "water resistance|rain",
    praise: "Keeps water out",
    complaint: "Lets water in",
    desire: "{product} that shrugs off rain",
    pain: "It lets water through",
    value: "staying dry",
  },
];
