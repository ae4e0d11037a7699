import type { Wordings } from "./wording.ts";

export const SIGNAL_REACH_WORDINGS: Wordings = {
  signalReach: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:full|strong|great|solid|perfect|excellent|good|four|five|4|5|3|three|all|max|decent) (?:\w+ )?(?:bars?|signal|wi-?fi|coverage|reception|connection|strength|speeds?|internet|range)(?: \w+){0,3} (?:in|to|throughout|all over|across|out|even|on|from|at|everywhere|anywhere|through|all the way) (?:\w+ ){0,3}?(?:barn|garage|basement|backyard|yard|bedrooms?|attic|patio|deck|porch|driveway|kitchen|upstairs|downstairs|shed|pool|corner|floors?|rooms?|house|home|office|property|street|mailbox|walls?|other (?:end|side)|everywhere|workshop|cellar|guest|dock|bathroom|camper|rv)\b/,
    ],
    [
      "+",
      /\b(?:every|each|all) (?:single |last |the )?(?:corner|room|rooms|inch|floor|nook|spot|part|square (?:foot|inch)|bedroom)s?(?: \w+){0,6} (?:covered|signal|wi-?fi|bars|coverage|reception|internet|connection|online|streams?|reached|connected)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:covers?|reaches|reached|blankets|gets to|carries|extends|broadcasts|stretches) (?:\w+ ){0,2}?(?:all the way |clear |right |every corner of |every inch of )*(?:to |the |my |our |out to |into |down to |up to )+(?:\w+ ){0,3}?(?:barn|garage|basement|backyard|yard|attic|patio|deck|driveway|shed|pool|entire house|whole house|whole home|stories|story|floors?|acres?|mailbox|street|square|sq|workshop|cellar|guest house|dock|camper)\b/,
    ],
    [
      "+",
      /\b(?:went|gone|jumped|up|goes|going|from|improved|boosted|bumped) (?:my speeds? )?(?:up )?(?:from )?(?:one|two|1|2|zero|0|no|\d+)(?: or \w+)? ?(?:bars?|mbps|megs?|mb|mega\w+)?(?: \w+){0,4}? to (?:\w+ )?(?:two|three|four|five|full|3|4|5|\d{2,}) ?(?:bars?|mbps|megs?|mb|mega\w+)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|not a single|never|without(?: any| a)?|eliminated|killed|cured|fixed|got rid of|solved|goodbye)(?: \w+){0,3} (?:dead (?:zones?|spots?)|buffering|buffers?|dropped calls|drop ?outs?|dropouts|lag|spinning (?:wheel|circle)|signal loss|disconnects?)\b/,
    ],
    [
      "+",
      /\b(?:dead (?:zones?|spots?)|buffering|lag|dropouts|spinning (?:wheel|circle))(?: \w+){0,4} (?:(?:are|is|have|has|all) (?:\w+ )?(?:gone|history|disappeared|vanished|no more|stopped|a thing of)|disappeared|vanished|stopped|went away)\b/,
    ],
    [
      "+",
      /\b(?:stream|streams|streaming|netflix|youtube|zoom|game|gaming|movies?|video calls?|teams|watch|work|facetime)(?: \w+){0,5} (?:in|from|out (?:in|on|by)|on|by) (?:the |my |our )(?:\w+ )?(?:barn|garage|basement|backyard|yard|attic|patio|deck|porch|shed|pool|back bedroom|far bedroom|upstairs|workshop|guest (?:house|room)|hammock|driveway|dock)\b/,
    ],
    [
      "+",
      /\b(?:kids?|teenagers?|son|daughter|husband|wife|family|everyone|everybody|boys|gamer)(?: \w+){0,3} (?:stopped|quit|no longer|has ?n['’]?t|have ?n['’]?t|does ?n['’]?t|do ?n['’]?t)(?: \w+)? (?:complain(?:ing|ed|s)?|yell(?:ing|ed|s)?|scream(?:ing|ed|s)?|moan(?:ing|ed|s)?|whin(?:ing|ed|es)?|shout(?:ing|ed|s)?) (?:\w+ ){0,3}?(?:wi-?fi|internet|lag|buffering|signal|connection|speed)\b/,
    ],
    [
      "-",
      /\b(?:drops?|dropped|loses?|lost|dies|died|cuts? out|nothing|no (?:signal|connection|service|reception|wi-?fi)|out of range|signal (?:is gone|dies|fades|disappears)|disconnects?|static)(?: \w+){0,3}? (?:as soon as|when(?:ever)? i (?:go|walk|step|am|move|leave|get)|once (?:i|you)|past|beyond|after (?:about )?(?:\d+|ten|twenty|thirty|fifty|a few) (?:feet|ft|yards|steps|paces|meters)|one room|two rooms|in the next room|the (?:moment|minute|second) (?:i|you)|if (?:i|you) (?:go|walk|step|leave|move)|on the other side|upstairs|downstairs|at (?:\d+|ten|twenty|thirty|fifty) (?:feet|ft|yards))\b(?<!(?:\bnot|n['’]t|never|without) (?:[\w'’-]+ ){0,2}(?:drop|lose|cut|lost|dropped).*)/,
    ],
    [
      "-",
      /(?<!\b(?:old|previous|afraid|worried|had|single|before) .{0,50})\b(?:barely|hardly|(?:does|do|did)(?: not| ?n['’]?t)|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|never|not) (?:even )?(?:reach(?:es)?|makes? it|cover|covers|get|gets|go|goes|extend|extends|penetrate[sd]?|pick up)(?: \w+){0,4} (?:next room|upstairs|downstairs|bedrooms?|garage|basement|yard|backyard|other (?:side|end)|walls?|patio|kitchen|back of the house|whole house|entire house|mailbox|driveway|barn|attic|house|second floor|two rooms|one room|fence|street|living room|\d+ (?:feet|ft|yards))\b(?! (?:wet|dirty|clean|cold|warm))/,
    ],
    [
      "-",
      /\b(?:standing|sitting|stand|sit|phone|laptop|be|was|am|is|are|unless)(?: \w+){0,4} (?:right |directly )?(?:next to|beside|in front of|on top of|in the same room(?: as| with)?|two feet from|ten feet (?:from|away)|five feet (?:from|away)|three feet (?:from|away)) (?:the |this |it|my )?(?:router|extender|modem|unit|base|booster|antenna|tower|receiver)?(?: \w+| ,){0,5} (?:still|only|drops?|buffers?|slow|one bar|two bars|weak|to (?:get|work|connect)|for it to|lag|loses|no signal)\b/,
    ],
    [
      "-",
      /\b(?:slower|worse|weaker|less range) than (?:without it|my (?:old|previous|last|isp)|the (?:old|one|router|free|isp|original|previous)|what i had|dial ?-?up)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:one|zero|no|1|0|two) bars?(?: of (?:signal|wi-?fi))? (?:in|on|at|upstairs|downstairs|from|next|even|beside|everywhere|standing)\b/,
    ],
    [
      "-",
      /\b(?:still|just as many|exactly the same) (?:\w+ ){0,3}?(?:dead (?:spots?|zones?)|buffering|buffers|drop ?outs|dropped connections?|no signal|weak signal|slow (?:speeds?|internet|wi-?fi)|speeds? as before|one bar)\b/,
    ],
    [
      "-",
      /\b(?:cut|cuts|dropped|drops|halved|halves|lost|loses|slowed|slows|kills?|killed|tanked|lose) (?:my |the |our |down )?(?:\w+ )?(?:speeds?|internet|bandwidth|wi-?fi|signal|mbps|download)(?: \w+){0,3} (?:half|from|to|by|down|in half|every|constantly|all|several|when|a dozen|\d+)\b/,
    ],
    [
      "-",
      /\b(?:reboot|restart|reset|unplug|power cycle)(?: \w+){0,4} (?:router|extender|modem|booster) (?:every|daily|twice a|three times|several times|once a|each|constantly)(?: \w+){0,3} (?:day|week|morning|hours?|night|few|other|to get (?:signal|wi-?fi|internet))\b/,
    ],
  ],
  response: [
    [
      "+",
      /\b(?:responds?|responded|reacts?|answers?|wakes? up|wakes|comes on|kicks in|kicked in|turns? on|starts up|fires? up|boots?|lights up|opens|loads|obeys|follows) (?:(?:[\w'’-]+ ){0,2})(?:instantly|immediately|right away|at once|in an instant|before (?:i|my|you) (?:finish|can|even|finger|take|have)|on the first (?:press|try|tap|touch|pull|word|ask)|the (?:second|moment|instant) (?:i|you|my|the)|in (?:a|under a|less than a|half a|one) (?:second|blink|flash|heartbeat)|every (?:single )?time i (?:ask|press|tap|touch|say|push)|to (?:every|the (?:slightest|lightest)|my (?:voice|touch|every))|as soon as (?:i|you) (?:touch|press|say|push|tap|pull|speak|turn|hit|flip|ask))\b(?<!(?:not|n['’]t|never|nt|customer service|seller|company|support) (?:\S+ ){1,5}\S+)/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|not (?:any|a bit of)|never any|hardly any|barely any|almost no|virtually no|imperceptible|minimal) (?:noticeable |perceptible |input |audio |touch |screen |shutter |visible |real |detectable )?(?:lag|lagging|latency|delay(?! between)|stutter)(?<!(?:without|with no) (?:any )?delay)(?:s|time)?\b(?! (?:in (?:shipping|delivery|getting|receiving)|with (?:shipping|delivery)))/,
    ],
    [
      "+",
      /(?<!can |could |to )\b(?:hears|understands|recogni[sz]es) (?:me|my voice|what i (?:say|ask)|every word|you) (?:(?:[\w'’-]+ ){0,2})(?:from (?:across|over|the|another)|over|even (?:with|when|if|from|over)|every time|(?:on )?the first (?:time|try)|perfectly|right away|without)\b(?<!(?:not|n['’]t|never) (?:\S+ ){1,6}\S+)/,
    ],
    [
      "+",
      /\bdoes (?:exactly |just )?(?:what|whatever) (?:i|you|we|he|she) (?:tell|tells|ask|asks|say|says|want it|command|told|asked)s?(?: it)?(?: to)?\b/,
    ],
    [
      "+",
      /\b(?:quick|fast|snappy|instant|lightning|crisp|zippy|immediate|smooth) (?:response|reaction|start-?up|boot|wake|shutter|to (?:respond|react|wake|boot|start up|answer|focus))\b(?<!(?:not|n['’]t|never|nt|wish|for) (?:\w+ ){0,4}\w+)(?! (?:from|by|to my (?:question|email|inquir\w+|message)))(?<!(?:service|seller|company|support|email) .{0,30})/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:have|has|had|having|need|needs) to (?:(?:[\w'’-]+ ){0,1})(?:say|repeat|ask|shout|yell|scream|press|tap|push|touch|swipe|wave|talk|speak) (?:(?:[\w'’-]+ ){0,5})(?:twice|three|four|several|again|multiple|a dozen|many times|over and over|repeatedly|louder|\d+ times|more than once|at it|before it (?:responds?|reacts?|does|works|hears|registers|turns|comes|understands))\b(?<!(?:not|n['’]t|never|no longer|nt) (?:\S+ ){1,9}\S+)/,
    ],
    [
      "-",
      /\b(?:it|alexa|siri|thing|robot|remote|screen|touch ?screen|device|speaker|assistant|button|voice) (?:(?:[\w'’-]+ ){0,2})(?:ignores? (?:me|my|you|half|every|the)|hears only|only hears|misunderstands?|mishears?|never (?:hears|understands|responds?|reacts?|wakes)|(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,1})(?:respond|react|hear|register|listen|obey|recogni[sz]e my|understand (?:me|my|what)|wake up))\b(?! to (?:my email|emails|messages|phone))/,
    ],
    [
      "-",
      /\b(?:takes?|took|wait|waits|waiting|waited) (?:(?:[\w'’-]+ ){0,3})(?:seconds|forever|a minute|minutes|ages|its (?:sweet )?time|an eternity|several seconds|full second) (?:(?:[\w'’-]+ ){0,1})(?:to|for it to|before it|for the \w+ to) (?:(?:[\w'’-]+ ){0,1})(?:respond|react|wake|come on|open (?:a|the|up|an)|load|boot|change (?:channels?|the)|start up|turn on|register|answer|focus|switch|do anything|catch up|refresh|decide)\w*\b(?<!(?:not|n['’]t|never|only|just) (?:\S+ ){1,5}\S+)(?!.{0,12}\b(?:nail|customer)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:not|n['’]t|never|no|less|without|isn['’]?t|nothing) (?:\w+ ){0,2})\b(?:is|are|was|were|it['’]?s|gets?|got|feels?|so|very|too|bit|little|screen|display|menus?|remote|interface) ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:laggy|sluggish|unresponsive|slow to (?:respond|react|wake|boot|load|start|turn on|focus|answer|open)|lagging)\b(?!.{0,25}\b(?:shipping|delivery|company|seller|customer|service)\b)/,
    ],
    [
      "-",
      /\b(?:press|presses|pressed|tap|tapped|push(?! up)|pushed|click|clicked|touch|hit|say|pull|pulled|ask|swipe|flip) (?:(?:[\w'’-]+ ){0,5})(?:and )(?:then )?(?:nothing(?: happens?| happened)?|wait|get nothing|it (?:just )?(?:sits|thinks|does nothing|ignores|stares|spins)|pray|hope)\b/,
    ],
    [
      "-",
      /\b(?:half|most|three quarters|90%|some) (?:of )?the time (?:(?:[\w'’-]+ ){0,1})(?:it |the \w+ )?(?:(?:[\w'’-]+ ){0,1})(?:(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,1})(?:respond|work|register|hear|react|turn|come|do|recogni\w+)|ignores|misses|just (?:sits|stares|blinks))\b/,
    ],
    [
      "-",
      /\b(?:screen|display|menu|cursor|shutter|stylus|keyboard|mouse|video|picture) (?:(?:[\w'’-]+ ){0,1})(?:freezes|freeze|froze|lags|locks up|stutters|hesitates|takes forever)\b(?<!(?:not|n['’]t|never|without|nt) (?:\w+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:by the time|long after) (?:it|the (?:\w+)) (?:(?:[\w'’-]+ ){0,2})(?:responds?|wakes?|boots?|loads?|starts?|turns? on|comes on|opens?|focuses|focused|fires|takes the)\b/,
    ],
  ],
  spray: [
    [
      "+",
      /(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,30})\b(?:strips?|stripped|blasts?|blasted|knocks|knocked|blew|blows) (?:the |off |all |years of |dried |caked |a |old |that |loose )*(?:mud|paint|moss|grime|dirt|mildew|wasp nests?|gunk|algae|cobwebs|crud|lichen|soap|leaves) (?:(?:[\w'’-]+ ){0,2})?(?:right |clean |straight )?(?:off|out|away)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:pressure|spray|stream|flow|jet) (?:is|was|coming out(?: of it)? is|feels|on (?:this|it) is|went) (?:so |just |really |absolutely |much |way |very |super |now |still |surprisingly |even )*(?:amazing|great|night and day|unreal|doubled|strong(?:er)?|fantastic|insane|powerful|excellent|incredible|awesome|wonderful|terrific|impressive|intense|outstanding|tripled)\b(?! (?:than i (?:wanted|like)|if|when|at first|until|cooker|enough to leak)|.*\bbut\b)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:reaches|shoots|shot|sprays|hits|squirts) (?:water |clear |all the way |right |it |out |a stream |over |up |easily |about |the )*(?:to the (?:roof|gutters|second|top|peak)|(?:second|third)[- ](?:floor|story)|(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)|\d+) (?:feet|ft))\b/,
    ],
    [
      "+",
      /(?<!\b(?:no|not|n['’]?t|need|want|wish|for|without|instead of|expected|supposed to be) (?:a |the |any )?)\b(?:a |nice |really |very |ultra |such a |lovely |perfect |good |super )+(?:fine|even|consistent|continuous|steady|soft|gentle) (?:and (?:fine|even|gentle|soft) )?(?:mist|misting|spray|spray pattern)\b(?! (?:paint|bottle|tan)|.*\b(?:not|n['’]?t) )|\b(?:has(?: not| ?n['’]?t)|have(?: not| ?n['’]?t)|never|does(?: not| ?n['’]?t)) (?:once |ever |yet )*(?:clog(?:s|ged)?|sputter(?:s|ed)?)(?: up)?(?: once| at all| like| on me|$|,| yet| and)/,
    ],
    [
      "+",
      /\b(?:sad|low|weak|bad|lousy|poor|terrible|awful|pitiful|horrible) (?:well |water |city |house |apartment )*pressure (?:and|but|,|yet) (?:this|it|now) (?:(?:[\w'’-]+ ){0,4})?(?:feels|great|strong|good|amazing|blasts?|rinses)\b|\b(?:rinse[sd]?|washe[sd]) (?:(?:[\w'’-]+ ){0,3})?(?:shampoo|conditioner|soap|suds) (?:out )?(?:in (?:half|seconds|no time)|so (?:fast|quick)|faster|quicker|in half)/,
    ],
    [
      "-",
      /\b(?:it|water|spray|sprayer|nozzle|bottle|pump|shower ?head|hose|mister|trigger|stream|just|that) (?:only |just |barely |now |mostly |kind of |sort of )*(?:dribbles|dribbled|trickles|spits|sputters|sputtered|drools|piddles)\b(?<!(?:never|n['’]?t|not) .{0,12})(?! (?:at night|milk|up|down|out|on|over))|\b(?:nothing but|no more than|weak|sad|pathetic|turned into|reduced to) (?:a |little )*(?:dribble|trickle|drizzle|piddle|spritz)\b(?<!\b(?:old|last|before|previous|used to)\b.{0,40})/,
    ],
    [
      "-",
      /\b(?:sprays|sprayed|shoots|squirts|squirted|comes out|came out) (?:water |out |straight |it )*(?:sideways|everywhere (?:but|except)|backwards?|crooked|in (?:two|every|three|random|all) directions?|(?:in|into) my (?:face|eyes?)|(?:in )?(?:a |one )?(?:single |straight |solid |big |thick ){0,6}(?:stream|blob|glob|jet)s? (?:instead|rather|not a))\b/,
    ],
    [
      "-",
      /\b(?:half|most|some|several|three|two|many) (?:of )?(?:the |its )(?:\d+ )?(?:holes|nozzles|jets) (?:are|were|got|get|have) (?:already |all |completely )*(?:clogged|plugged|blocked|dead|stopped)\b|\b(?:nozzle|sprayer|spray(?:er)?|pump|mister|it) (?:clogs|clogged|plugs up|gums up|kept clogging|keeps clogging) (?:up )?(?:after|every|constantly|within|right|all the time|the (?:first|second)|in (?:a|two)|immediately)\b/,
    ],
    [
      "-",
      /(?<!\bn['’]?t .{0,20})\b(?:water pressure|pressure|spray|stream|flow) (?:is|was|drops? to|went to|gets|coming out is) (?:so |very |really |too |pretty |super |a )*(?:weak|pathetic|wimpy|feeble|pitiful|nonexistent|non-existent|lousy|puny|joke|anemic|trickle)\b|\b(?:i|you|my (?:dog|son|toddler)) (?:can|could) (?:spit|pee|sneeze) (?:farther|further|harder|more)\b|\brun around (?:in there |under it )?to get (?:wet|rinsed)\b|\b(?:lost|kills?|killed|ruined) (?:all |most of |half |my |the |our |its )*water pressure\b(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|without) .{0,50})/,
    ],
  ],
};
