import type { Wordings } from "./wording.ts";

export const CONNECTION_WORDINGS: Wordings = {
  connection: [
    [
      "+",
      /\b(?:pair(?:ed|s(?! of)|ing)|connect(?:ed|s)?|sync(?:ed|s|['’]?d)?|hook(?:ed|s)? up|link(?:ed|s)?|reconnect(?:ed|s)?) (?:(?:[\w'’-]+ ){0,5})(?:instantly|instant|right away|immediately|(?:on the )?(?:very )?first (?:try|time|attempt|go)|in (?:about |just |under |less than |a couple of |a few |\w+ )?(?:a )?seconds?|in no time|automatically|as soon as|by itself|the (?:second|moment|instant)|every (?:single )?time|seamlessly|flawlessly|no (?:problem|trouble|issues?|fuss)|without (?:a|any) (?:hitch|problem|issue|trouble|fuss)|painless\w*|effortless\w*|straight away|at once)\b(?<!(?:not|never|n['’]t|nt) (?:\w+ ){1,7}\w+)/,
    ],
    [
      "+",
      /\b(?:bluetooth|wi-?fi|wireless|signal|connection|link|pairing|video|stream|feed|call|range) (?:(?:[\w'’-]+ ){0,2})(?:has never|have never|never|hasn['’]?t|has ?n['’]?t|does ?n['’]?t|doesn['’]?t|has not|does not|not once) (?:(?:[\w'’-]+ ){0,1})(?:dropped|drops?|lost|loses?|cut out|cuts out|disconnected|disconnects?|stuttered|buffered|buffers?|skipped|skips?|failed|fails?|lag(?:s|ged)?|glitche[sd]|fallen|gone out|hiccup\w*)\b/,
    ],
    [
      "+",
      /\b(?:has never|have never|never|hasn['’]?t|has ?n['’]?t|have ?n['’]?t|haven['’]?t|have not|has not|not once|not had|n['’]?t had) (?:(?:[\w'’-]+ ){0,3})(?:disconnected|disconnects?|dropped (?:out|the (?:signal|connection|call)|a (?:call|signal|connection)|connection|off)|drops? (?:out|the (?:signal|connection))|lost (?:the |its |my |a )?(?:signal|connection|wifi|bluetooth)|loses? (?:the |its )?(?:signal|connection)|(?:a |any |one |single )+(?:dropped (?:call|signal|connection)|drop ?outs?|disconnects?|disconnection|connection (?:issue|problem))|to re-?(?:pair|connect|boot))s?\b/,
    ],
    [
      "+",
      /\b(?:walk|go|wander|roam|move|work|even|anywhere|carry|been|out) (?:(?:[\w'’-]+ ){0,4})(?:upstairs|downstairs|to the (?:mailbox|garage|yard|basement|barn|kitchen)|in the (?:garage|basement|yard|next room|barn)|the other (?:end|side) of|across the (?:house|yard|street)|around the house|rooms? away|two floors|outside|(?:through|with) (?:(?:[\w'’-]+ ){0,1})walls)(?:.{0,40})\b(?:without|no|never|and still|still|n['’]?t) (?:(?:[\w'’-]+ ){0,3})(?:drop\w*|cut\w*|los(?:e|es|ing)|lost|skip\w*|static|interruption|disconnect\w*|dropouts?|signal|connected|break\w* up|stutter\w*|connection|crystal clear|bars|hear it)\b(?<!(?:loses|lost|losing) (?:\w+ ){0,2}\w+)/,
    ],
    [
      "+",
      /\b(?:rock[- ]solid|stable|reliable|solid|seamless|instant|flawless|bulletproof) (?:bluetooth |wifi |wi-fi |wireless |internet )?(?:connection|signal|pairing|connectivity|link|wifi|wi-fi|bluetooth)\b(?<!(?:not|never|n['’]t|no|without|for|need|needs|want|if) (?:a |an |have |get |has |hold |very |as )*(?:\w+ )?(?:\w+ )?\w+)/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|without a single) (?:more |bluetooth |wifi |signal )?(?:drop ?outs?|drop-outs|dropped (?:calls|signals?|connections?)|disconnects?|disconnections|disconnecting|stuttering|buffering|dead (?:zones|spots)|connection (?:issues|problems|drops)|connectivity (?:issues|problems)|cutting out|pairing (?:issues|problems))\b/,
    ],
    [
      "+",
      /\b(?:full|five|four|5|4|all) (?:green )?bars\b(?=.{0,40}\b(?:everywhere|every room|garage|basement|upstairs|in|now|all over|house|yard)\b)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:stays|stayed|remains|remained|keeps) (?:(?:[\w'’-]+ ){0,1})(?:connected|paired|linked|synced)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:keeps?|kept|constantly|always|randomly|continually|continuously|frequently|repeatedly|often|every (?:few|couple of|\w+) (?:minutes|seconds|songs|hours|days)|intermittently|started|starts) (?:(?:[\w'’-]+ ){0,2})(?:disconnect(?:ing|s|ed)?|cut(?:ting|s)? (?:in and )?out|los(?:ing|es?) (?:the |its |my |their )?(?:bluetooth |wifi |internet )?(?:signal|connection|pairing|wifi|bluetooth|link)|dropp?(?:ing|s|ed)? (?:out|the (?:signal|connection|call)|connection|calls|offline|off (?:the|line|my))|un-?pair(?:ing|s)?|going offline|goes offline)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:bluetooth|wi-?fi|(?<!its )(?:signal|connection)|pairing|internet|link|feed|stream|video|audio|right (?:side|bud|ear|one)|left (?:side|bud|ear|one)|headset|router) (?:(?:[\w'’-]+ ){0,2})(?:drops? (?:out|off|constantly|every|all|when|if)|dropped (?:out|every|constantly)|cuts? (?:in and )?out|disconnects?|goes (?:offline|in and out)|craps out|keeps dropping|flakes out|stutters|breaks up|comes and goes)\b(?<!(?:not|never|n['’]t|nt) (?:\w+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:have|has|had|having|need|needs) to (?:(?:[\w'’-]+ ){0,1})(?:re-?pair|re-?connect|un-?pair|forget the device|restart|reboot|power[- ]?cycle|re-?sync|turn (?:my |the )?bluetooth|delete and re|unplug (?:it|the router)|re-?set (?:it|the (?:router|connection|modem))) (?:.{0,30})\b(?:every|each|again|several|constantly|twice|daily|all the time|once a|almost|reconnect|before|times|over and over)\b(?<!(?:not|never|n['’]t|nt|no) (?:\S+ ){0,8}\S+)/,
    ],
    [
      "-",
      /\b(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,1})(?:pair|connect|sync|link|hook up|stay (?:connected|paired|linked|synced)|talk to|communicate|handshake|hold (?:a|the|its) (?:signal|connection)|keep (?:a|the|its) (?:signal|connection))(?: up)? ?(?:to|with|at all|anymore|any more|for|after|unless|$|\.|,|!|each other|again|properly)\b(?!.{0,10}\b(?:people|me with|customers))/,
    ],
    [
      "-",
      /\b(?:phone|laptop|computer|tablet|ipad|iphone|pc|mac|router|car|tv|windows|camera|headset) (?:(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer)) (?:(?:[\w'’-]+ ){0,1})(?:see|find|recognize|recognise|detect|connect to|pair with) (?:it|them|the|this|each)\b/,
    ],
    [
      "-",
      /\b(?:lost|loses?|losing) (?:(?:[\w'’-]+ ){0,1})(?:signal|connection|connectivity|bluetooth|wifi|wi-fi|internet|pairing) (?:(?:[\w'’-]+ ){0,2})(?:every|all the time|constantly|when|if|as soon|after|while|at least|several|daily|whenever|through|past|beyond|more)\b(?<!(?:not|never|n['’]t|no|without) (?:\w+ ){0,5}\w+)/,
    ],
    [
      "-",
      /\b(?:spotty|flaky|weak|unstable|unreliable|intermittent|iffy|patchy|poor|terrible|horrible|awful|crappy|sketchy|shaky|touch and go) (?:bluetooth |wifi |wi-fi |wireless |internet )?(?:connection|signal|connectivity|bluetooth|wifi|wi-fi|reception|pairing)\b(?<!(?:no|not|never|without|n['’]t) (?:\w+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:pairing|connecting|syncing|re-?pairing|re-?connecting|getting it to (?:pair|connect|sync)|bluetooth|connection|connectivity) (?:it |them |this |process )?(?:is|was|=|takes|took) ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:nightmare|pain|chore|joke|hit (?:or|and) miss|crapshoot|struggle|headache|spotty|flaky|iffy|terrible|awful|horrible|forever|ages|finicky|nonexistent|dice roll|coin (?:toss|flip)|hassle|impossible|garbage|weak|unreliable|several tries|three tries)\b/,
    ],
    [
      "-",
      /\b(?:as soon as|the (?:second|minute|moment) (?:that )?|if|when|once) (?:i|you) (?:(?:[\w'’-]+ ){0,2})(?:leave|walk|turn|move|step|go|put) (?:.{0,30}?)\b(?:it |the sound |the signal |the connection |audio |music )(?:(?:[\w'’-]+ ){0,1})(?:cuts|drops|skips|disconnects|loses|is gone|breaks up|stutters)\b/,
    ],
  ],
  speed: [
    [
      "+",
      /\b(?:boils?|boiled|boiling|heats? up|heated up|preheats?|boots?(?: up)?|loads?|loaded|starts up|wakes up|powers up|focuses|toasts?|rolling boil|hot water|my hair (?:is )?(?:dry|done)|hair dries) (?:(?:[\w'’-]+ ){0,4})?(?:in|within) (?:about |under |less than |like |maybe |around |only |just |barely )*(?:a few|a couple(?: of)?|seconds|an instant|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)) ?(?:seconds?|secs?|minutes?|mins?|moment|heartbeat)\b/,
    ],
    [
      "+",
      /\b(?:water|kettle|coffee|it|oven|iron|pc|laptop|page|toast|tea) ?(?:is|boils|heats|has) (?:(?:[\w'’-]+ ){0,2})?(?:done|ready|boiling|hot|loaded|finished|boils|up|on|printed|brewed|boiled )?before (?:i|you|we) (?:can |could |even |have |had |['’]?ve )*(?:finish|find|get|grab|sit|pour|grind|put|pick|set)/,
    ],
    [
      "+",
      /\b(?:before|by the time) (?:i|you|we) ?(?:['’]?ve|have |can |could |had |get |got )*(?:(?:[\w'’-]+ ){0,1})(?:find|found|finish|finished|pour|grind|get|got|grab|grabbed|sit|sat|fill|blink|turn|walk)\b.{0,40}\b(?:it|water|kettle|coffee|oven|iron|page|pan|tea) ?(?:is|['’]?s|was|has) (?:already )?(?:done|ready|boiling|boiled|hot|loaded|finished|printed|brewed)\b/,
    ],
    [
      "+",
      /\b(?:used to|took me|would take|was taking) (?:(?:[\w'’-]+ ){0,5})?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)|hours?|half) ?(?:(?:[\w'’-]+ ){0,3})?(?:hours?|minutes?|mins?|day|afternoon|morning|evening|weekend|forever|ages) ?,? ?(?:(?:[\w'’-]+ ){0,4})?(?:now|down to|done in) (?:(?:[\w'’-]+ ){0,4})?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)|seconds|minutes)\b/,
    ],
    [
      "+",
      /\b(?:cuts?|cutting|slashed|knocked|shaved|trimmed) (?:down )?(?:my |our |the |his |her )?(?:(?:[\w'’-]+ ){0,2})time (?:(?:[\w'’-]+ ){0,1})?(?:in half|by|down|from|to|off|way)\b|(?<!\bup )\b(?:in|takes?|took) (?:half|a third|a quarter|a fraction|a tenth) (?:of )?the time\b/,
    ],
    [
      "+",
      /(?<!\b(?:would|could|to|might) )\b(?:saves?|saved|saving) (?:me |us )?(?:about |at least |literally )*(?:so much |a ton of |tons of |a lot of |hours of |loads of |(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) )(?:minutes?|hours?|time)(?: every| each| a| in the| on|$)/,
    ],
    [
      "+",
      /\b(?:heats?|boils?|loads?|dries|boots?|prints?|cooks?|chops?|opens?|focuses|responds|connects?|shreds?|brews?|starts) (?:(?:[\w'’-]+ ){0,2})?(?:in a (?:flash|jiffy|snap|blink|heartbeat|wink)|in the blink of an eye|like lightning|lightning fast|in no time(?: at all| flat)?|before you know|super fast|so fast|blazing)\b/,
    ],
    [
      "+",
      /(?<!\b(?:assembled|delivered|arrived|shipped|shipping|sent)\b.{0,30})\b(?:no|zero|without(?: any)?) (?:noticeable |perceptible |real |more |annoying |discernible )?(?:lag|lagging|delay|shutter lag|stutter(?:ing)?|buffering|waiting for (?:it|the) (?:to|page|computer|water)|waiting around|hourglass)\b(?! (?:time|bolts?|screws?))/,
    ],
    ["+", /\b(?:made|makes) (?:short|quick) work of\b(?! (?:my|our) (?:wallet|money|budget))/],
    [
      "-",
      /\b(?:takes?|took|needs) (?:(?:[\w'’-]+ ){0,2})?(?:an eternity|ages|forever and a day|an age|donkey['’]?s years|eons|its (?:own )?sweet time|half the (?:day|morning|night)) (?:just )?(?:to |for it to |before it )(?!(?:charge|arrive|ship|come|get here|deliver|assemble|put|clean|set ?up|install|learn|understand|figure|reply|answer|get (?:it|a|the)))/,
    ],
    [
      "-",
      /(?<!\b(?:old|last|before|previous)\b.{0,30})\b(?:takes?|took|needs) (?:a good |at least |over |almost |nearly |more than |a full |about |close to |up to |like )*(?!an? (?:second|sec|minute|moment))(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several))(?: to \d+)? (?:seconds?|minutes?|mins?) (?:just |or (?:so|more) )*(?:for it )?to (?:load|boot(?: up)?|start up|turn on|open|wake|respond|switch|connect|focus|recognize|come on|save|read a disc|power on|refresh|register)\b/,
    ],
    [
      "-",
      /\b(?:takes?|took|needs) (?:a good|at least|over|almost|nearly|more than|a full|close to|well over) (?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several))(?: to \d+)? (?:minutes?|hours?|mins?) (?:just |or (?:so|more) )*(?:for it )?to (?:boil|heat|warm|preheat|toast|brew|cook|get (?:hot|warm|going)|finish|grind|blend|come to)\b/,
    ],
    [
      "-",
      /\b(?:you|i) (?:can|could|could have|could['’]?ve|might as well|may as well) (?:(?:[\w'’-]+ ){0,1})(?:make|walk|drive|knit|cook|brew|read|bake|grow|raise|eat|mow|shower|write|drink) (?:(?:[\w'’-]+ ){0,5})(?:while|before|by the time|in the time|waiting (?:for|on)) (?:it|the|this)\b/,
    ],
    [
      "-",
      /\b(?:like (?:watching|waiting for) (?:paint (?:to )?dry(?:ing)?|(?:the )?grass (?:to )?grow(?:ing)?)|(?:as slow as|slow as|slower than) (?:watching |waiting for )?(?:paint dry(?:ing)?|grass grow(?:ing)?|(?:cold )?molasses|christmas|a (?:sloth|snail|turtle|tortoise|glacier|slug|wet week)|dial ?up)|like molasses in)\b(?!.*\b(?:plot|story|book|movie|film|taste)\b)/,
    ],
    [
      "-",
      /\b(?:at a |a )(?:snail['’]?s|glacial) pace\b(?!.*\b(?:plot|story|book|movie|shipping)\b)|\b(?:slows|slowed) (?:down )?to a crawl\b|\b(?:grow|grew|get|got) (?:old|gray|grey) (?:waiting|while it|before it)\b|\b(?:make|get|pour|brew) (?:a |some |yourself |another )*(?:cup of |pot of )?(?:coffee|tea|sandwich) (?:while (?:it|you wait|the)|and come back)\b/,
    ],
    [
      "-",
      /\b(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)|full|half|whole|noticeable|annoying|long|maddening|huge|terrible) (?:seconds? )?(?:of )?(?:a )?(?:delay|lag|pause) (?:between|after|before|every time|each time|when(?:ever)?)\b(?<!\bno .{0,12})/,
    ],
    [
      "-",
      /\b(?:press|push|hit|tap|touch|click) (?:the |a |any )?(?:(?:[\w'’-]+ ){0,1})?,? ?(?:and |then )(?:wait|it thinks|you wait)\b|\b(?:so|very|too|painfully|terribly|incredibly|annoyingly|awfully) (?:laggy|pokey|poky)\b/,
    ],
  ],
  wet: [
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\bmake sure .*)\b(?:feet|foot|toes|socks|phone|clothes|gear|stuff|laptop|books|shirt|legs|shoulders|kids?|camera|sleeping bag|contents|insides?|everything(?: inside)?|wood|furniture|cushions|grill|bike|mail|mattress|tools|things|electronics|wallet|papers|tent) (?:(?:in|inside|underneath|all|both|always) )?(?:stay(?:s|ed)?|remain(?:s|ed)?|was|were|(?:is|are) (?=(?:still|completely|perfectly|bone|totally|always))|came out |comes out )(?: )?(?:still |all |always |completely |perfectly |totally |absolutely |nice and |warm and |snug and |toasty and |bone[ -])*dry(?: as a bone)?\b(?! (?:skin|out|clean|and (?:itchy|frizzy|brittle|cracked)))(?!.{0,20}\b(?:before|hair))/,
    ],
    [
      "+",
      /\b(?:stood|sat|walked|hiked|biked|ran|rode|caught|camped|worked|waited|out|fished|golfed|left|been|slept|sailed|skied|marched|drove|mowed|went) (?:[\w'’-]+ ){0,7}?(?:rain|downpours?|rainstorms?|storms?|thunderstorms?|hurricane|snow|slush|puddles|monsoon|drizzle|wet grass|creek|stream|sleet|the wet)\b.{0,50}(?<!(?:not|n['’]?t) (?:\w+ )?)\b(?:(?:bone |perfectly |completely |totally |still |stayed |stays |kept \w+ |was |were |i was |home |inside )+dry|not a drop|no (?:leaks?|water (?:got|inside|came|in)|wet (?:feet|socks))|nothing got (?:wet|in|through)|never (?:got wet|leaked)|did ?n['’]?t (?:get wet|leak|soak)|without (?:a drop|getting wet))\b/,
    ],
    [
      "+",
      /\b(?:water|rain|snow|coffee|wine|spills?|drizzle|liquids?|slush|mud|dew) (?:[\w'’-]+ ){0,2}?(?:just |simply |still |literally )*(?:beads? (?:up|right|off|and)|beaded|rolls? (?:right |straight )?off|rolled (?:right |straight )?off|runs? (?:right |straight )off|ran (?:right |straight )off|slides? (?:right |straight )?off|slid (?:right )?off|bounces? (?:right )?off|sheds? (?:right )?off|drips? right off|shakes? (?:right )?off)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:keeps?|kept|keeping) (?:(?:out )?(?:all )?(?:the |any |every )?(?:rain|water|snow|moisture|wind and rain|elements|weather|puddles) (?:out|off|away|at bay|from (?:getting|coming|seeping))|(?:me|us|him|them|everything|it all|(?:my|our|the|your|his|her) (?:[\w'’-]+ )?[\w'’-]+) (?:bone |perfectly |completely |nice and |warm and |totally |very )*dry (?:in (?:the|a|heavy|pouring|any)|even|through|during|when|despite)\b)/,
    ],
    [
      "+",
      /\b(?:not a|not one|not a single|never a|nary a|no|zero) (?:drops?|drips?|bit of water|water|rain|moisture|dampness|leaks?|snow|slush) (?:of (?:water|rain|moisture|it) )?(?:has |have |ever |had )*(?:got|gets|gotten|came|comes|made it|makes it|seeped|seeps|leaked|leaks|getting|coming|leaking|seeping) (?:in|inside|through|into|past)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:survive[sd]?|withst(?:ood|ands?)|handled|handles|made it through|held up (?:in|to|through|against)|holds up (?:in|to|against)|shrugs? off|shrugged off|shook off|laughs? at|laughed at|stands? up to|stood up to|no (?:problems?|issues|trouble) in) (?:[\w'’-]+ ){0,5}?(?:rain|downpours?|rainstorms?|thunderstorms?|monsoon|hurricane|storms?|snow ?storms?|drizzle|being (?:submerged|dunked|soaked|rained on)|a dunk(?:ing)?|the (?:surf|splash)|soaking|sprinklers)\b/,
    ],
    [
      "+",
      /\b(?:works?|worked|working|lit|lights|going|running|ran|fine|ticking|charging|played|plays|recording|records|kept (?:working|going|running|playing)) (?:[\w'’-]+ ){0,2}?(?:even )?after (?:being |getting |it (?:was|got|fell|went) |falling |a |i |sitting |going |my \w+ )?(?:[\w'’-]+ ){0,4}?(?:rained on|submerged|soaked|dunked|drenched|in the (?:pool|lake|river|toilet|washer|washing machine|sink|bath|tub|rain|ocean|surf)|overnight in the rain|through the (?:wash|washer|washing machine)|under ?water|downpour|in water|in a (?:puddle|creek|bucket|downpour))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:got|get|was|were|ended up|am|came home|feet|socks|everything|i|us|clothes) (?:[\w'’-]+ ){0,2}?(?:soaked|drenched|soaking wet|sopping wet|soaked through|wet through) (?:to the (?:skin|bone) )?(?:within|in|after|from) (?:[\w'’-]+ ){0,4}?(?:rain|drizzle|wet grass|dew|puddles?|storm|sprinkle)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:so|keep|keeps|kept|any|where|if|when|of) )\b(?:(?:rain|moisture|rainwater|snow|melt ?water|dampness) (?:just |always |still |somehow |eventually |also |has |had |will |would )*(?:got|gets|getting|gotten|comes|came|seeps?|seeped|soaks?|soaked|leaks?|leaked|pours?|poured|works? its way|worked its way|drips?|dripped|blows?|blew|finds? its way|found its way|wicks?|wicked) (?:right |straight |all the way )*(?:in|into|inside|through|thru|under)|water (?:just |always |still |somehow |eventually |also |has |had |will |would )*(?:got|gets|getting|gotten|seeps?|seeped|soaks?|soaked|leaks?|leaked|came|comes|works? its way|worked its way|finds? its way|found its way|wicks?|wicked) (?:right |straight |all the way )*(?:(?:in|into|inside|through|thru|under) (?:the |my |both |at the |around the |from the )?(?:[\w'’-]+ )?(?:seams?|zippers?|shoes?|boots?|toes?|socks|tent|jacket|hood|soles?|floor|housing|lens|battery(?: compartment)?|casing|case|fabric|cover|speaker|pocket|sleeves?|cuffs?|mesh|stitching|roof|rainfly|watch|crystal|screen)))\b(?! (?:a|the) (?:filter|shower|faucet))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:first|one|light|slight|little|single|heavy|good|real) (?:\w+ )?(?:rain|drizzle|rainstorm|storm|downpour|sprinkle|shower|snow) (?:and|,|came|killed|ruined|it|fried|short(?:ed|-circuited)|finished|washed|destroyed|took|soaked|filled) (?:[\w'’-]+ ){0,4}?(?:dead|died|soaked|soggy|drenched|through|rust\w*|ruined|fried|killed|filled|full of water|shorted|it out|them out|warped|peeled|leaked|wet|fell apart|dissolved|mush)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:died|dead|quit|stopped (?:working|lighting)|fried|shorted(?: out)?|ruined|fogged(?: up)?|failed|gave out|glitched|warped|swelled(?: up)?|dissolved|disintegrated|fell apart|turned to mush) (?:[\w'’-]+ ){0,3}?(?:after|in|from|the (?:first|minute|second|moment)|when|as soon as|with) (?:[\w'’-]+ ){0,4}?(?:rain|rained|drizzle|rainstorm|downpour|got wet|gets wet|get wet|getting wet|a splash|splashed|sprinkle|storm|moisture|damp|humidity|dew|water touched)\b/,
    ],
    [
      "-",
      /\b(?:waterproof|water[- ]proof|water[- ]?resistant|water[- ]?repellent|rain ?proof|weather ?proof)['’"]? ?(?:my (?:foot|ass|eye|butt|behind)|(?:is|was) (?:a (?:joke|lie|stretch|myth)|laughable|wrong|generous|false|wishful)|(?:only )?in name only|they (?:are|were) ?n['’]?o?t|it (?:is|was) ?n['’]?o?t|(?:claim|label|rating) (?:is|was) (?:a (?:joke|lie|stretch)|false|bogus|nonsense|laughable|wishful))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:fogs?|fogged|foggy|fogging|condensation|moisture|mist|water droplets|droplets|water) (?:[\w'’-]+ ){0,2}?(?:inside|behind|under|between) (?:of )?(?:the |my )?(?:lens|lenses|glass|screen|dial|crystal|watch|case|housing|light|lights|camera|headlights?|tent|display|globe|bulb|panes?|face)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:soaked|drenched|soaking wet|sopping|wet (?:feet|socks|toes)) (?:through )?(?:to the (?:skin|bone)|(?:in|within|after) (?:about |just |only |less than |under )?(?:a few|five|ten|fifteen|twenty|thirty|\d+|two|one|an?) (?:minutes?|mins|hour|steps|seconds)\b.{0,30}\b(?:rain|drizzle|snow|wet grass|dew|puddles?|storm|sprinkle))\b(?! (?:sweat))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:so|keeps?|kept|any|where|if|when|of) )\bwater (?:just |always |still |somehow )*(?:gets|got|comes|came|seeps|leaks|leaked|seeped|soaks|soaked) (?:right |straight )?(?:in )(?:through|at|around|from|by|along) (?:the |every |both |each )(?:[\w'’-]+ )?(?:seams?|zippers?|zips?|soles?|toes?|tongue|sides?|corners?|vents?|bottom|top|hood|cuffs?|neck|floor|door|windows?|flaps?|laces|stitching|battery door|usb port|charging port)\b/,
    ],
  ],
  hot: [
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:still|stays|stayed) (?:piping |steaming |scalding |nice and |plenty |too |good and |perfectly |really |super |so )*(?:hot|steaming|warm) (?:enough )?(?:(?:[\w'’-]+ ){0,3})?(?:at|by|till|until|when|for|after|all|the whole|come) (?:(?:[\w'’-]+ ){0,3})?(?:lunch(?: ?time)?|noon|dinner|supper|breakfast|bedtime|midnight|the end of|(?:the )?next (?:day|morning)|(?:the )?morning|quitting time|overnight|\d+ ?(?:am|pm|hours?|hrs?|o['’]?clock)|\d+:\d+|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) hours?|hours (?:later|after|and hours)|i (?:get|got|clock|leave|left|come|came|go)|all (?:day|night|shift|afternoon|morning)|recess)(?!.*\b(?:blanket|room|bed|house|heater)\b)/,
    ],
    [
      "+",
      /\b(?:coffee|tea|soup|cocoa|chili|oatmeal|noodles?|mac and cheese|pasta|food|lunch|ramen|hot chocolate|stew) (?:(?:[\w'’-]+ ){0,1})?(?:is|was|stays|stayed|comes out|came out|remains) (?:still |always |actually |nice and |piping |steaming |plenty |so |really |too |good and )*(?:hot|warm|steaming|piping) (?:enough |and |even |still )*(?:(?:[\w'’-]+ ){0,3})?(?:at (?:noon|lunch|\d)|by (?:noon|lunch|the time)|until|till|hours|for hours|for (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) hours|all (?:day|morning|shift))\b/,
    ],
    [
      "+",
      /\b(?:burn(?:ed|t)?|burns|scald(?:s|ed)?) (?:my|his|her|your) (?:(?:[\w'’-]+ ){0,1})?(?:tongue|mouth|lips?) (?:(?:[\w'’-]+ ){0,5})?(?:hours?|later|noon|at \d|lunch|still)\b|\b(?:hot|warm) (?:coffee|tea|soup|lunch|cocoa|chili|meal|noodles|mac and cheese|oatmeal) (?:at|until|till|all|hours) (?:(?:[\w'’-]+ ){0,2})?(?:noon|lunch|day|morning|hours?|later|recess|shift|summit|school|\d+)\b/,
    ],
    [
      "-",
      /\b(?:coffee|tea|soup|cocoa|chili|oatmeal|noodles?|mac and cheese|pasta|food|lunch|leftovers|ramen|stew) (?:(?:[\w'’-]+ ){0,3})?(?:is|was|were|are|goes|went|gets|got|turns) (?:already |always |barely |practically |only |stone |ice )*(?:cold|luke ?warm|tepid|room temp(?:erature)?|barely warm|cool|warmish) (?:again )?(?:by|in|within|before|after|at|when i) (?:about |only |just |less than |an |the time |like |half )*(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) )?(?:lunch|noon|hours?|minutes|mins|i (?:get|got|finish|reach)|recess|work|class|commute|get)\b/,
    ],
    [
      "-",
      /\b(?:cold|luke ?warm|tepid) (?:coffee|tea|soup|cocoa|chili|mac and cheese|noodles|oatmeal|pasta) (?:by|after|within|at) (?:(?:[\w'’-]+ ){0,2})?(?:lunch|noon|hours?|minutes)\b|\b(?:barely|hardly) (?:luke ?)?warm (?:by|after|at) (?:lunch|noon|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) (?:hours?|minutes))\b|\b(?:hot|warm) (?:for )?(?:only|maybe|barely|all of|less than|at (?:best|most)) (?:(?:[\w'’-]+ ){0,1})?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)) (?:or (?:two|so) )?(?:hours?|minutes|mins)\b|\b(?:wo|does|do|did)(?: not| ?n['’]?t) (?:really |even |actually )?(?:keep|hold|stay) (?:my |the |your |drinks? |water |food |lunch |it |coffee |tea |soup |any )*(?:hot|heat)\b/,
    ],
  ],
};
