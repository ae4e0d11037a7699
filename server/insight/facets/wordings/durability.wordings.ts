import type { Wordings } from "./wording.ts";

export const DURABILITY_WORDINGS: Wordings = {
  durability: [
    [
      "-",
      /^(?:(?:it|mine|this one) )?lasted (?:all of |about |maybe |exactly |less than |under )?(?:(?:a|one|two|three|four|five|six|seven|eight|\d\d?|a few|a couple(?: of)?) (?:days?|weeks?)|(?:a|one|two|three|four|five|six|[1-6]|a few|a couple(?: of)?) months?)(?=,? (?:then|before|and then) |[.!]*$)/,
    ],
    [
      "-",
      /\bhalf (?:of )?(?:the|my|its|our|them|these)(?: [\w-]+){0,2} (?:(?:are|is|were|went) (?:already |now )?(?:dead|burnt out|burned out|broken)|(?:are|were|went) (?:already out|out (?:already|now|after|by|at)))\b/,
    ],
    [
      "-",
      /\b(?:beads|pellets|stuffing|filling|batting|polyfill) (?:is |are |was |were |keeps? |kept |started |starts? |already )*(?:leak(?:s|ed|ing)?|spill(?:s|ed|ing)? out|pour(?:s|ed|ing)? out|fall(?:s|ing)? out|fell out|com(?:es?|ing) out|came out)\b/,
    ],
    [
      "-",
      /\b(?:worked|ran|functioned|held a charge)(?: \w+){0,2} for (?:about |only |just |maybe |less than |around |barely |under |exactly |all of |a whole |the first )*(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d+|a few|a couple(?: of)?|half an?) (?:minutes?|hours?|days?|weeks?|months?)(?=(?: of use)?(?: (?:and|then|before|until|but|now)\b|[ .,;!]*$))(?!.*\b(?:still|so far|and counting|no (?:problems?|issues?))\b)/,
    ],
    [
      "-",
      /\b(?:died|quit|dead|gave out|stopped|broke|failed|snapped|tore|ripped|cracked)(?: \w+){0,3} (?:after|within|in) (?:only |just |about |less than |under |maybe |barely |the first )*(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d+|a few|a couple(?: of)?|half an?) (?:uses?|hours?|days?|weeks?|months?)\b/,
    ],
    [
      "-",
      /\b(?:will|does|did|do|wo|ca|can)(?: not| n['’]t)? (?:no longer|not any ?more) (?:power|turn|start|switch|charge|light|boot|run|work)\b/,
    ],
    [
      "-",
      /\b(?:now|already|completely|totally) (?:it['’]?s |it is |they are |is |are )?dead\b(?! (?:quiet|silent|on|simple|easy|accurate|straight|flat|level|cent(?:er|re)|useful))|\b(?:it|unit|machine|battery|thing|charger|motor) (?:is|was|went) (?:now |completely |totally |already )?dead\b(?! (?:quiet|silent|on|simple|easy|accurate|straight|flat|level|cent(?:er|re)|useful))/,
    ],
    [
      "+",
      /\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? (?:weeks?|months?|mos|years?|yrs?|seasons?|summers?|winters?|semesters?|school years|washes|loads|uses|trips|flights|miles|moves|kids|deployments) (?:in|later|on|now|old|and counting|of (?:\w+ ){1,4}|after (?:\w+ ){1,3})?,? ?(?:and |with |but )?(?:(?:it|they|this|these|mine|the thing|that thing|thing|both|all of them|everything) )?(?:(?:has|have|had|['’]ve|['’]s|is|are) )?(?:still )?(?:(?:absolutely |had |have |having )?(?:zero|no|not a single|not one|never a|never an|nary an?) (?:problems?|issues?|complaints?|trouble|failures?|breakage|breakdowns?|repairs?|hiccups?)\b|(?:going|running|kicking|ticking|holding|hanging) (?:strong|fine|great|well|on|in there|up|like)|nothing(?: has|['’]s)? (?:broken?|snapped|failed|gone wrong|come (?:off|loose|apart)))/,
    ],
    [
      "+",
      /\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? (?:days|weeks|months|years|yrs|seasons|summers|winters|washes|flights|miles|trips|uses|cycles|loads|deployments|school years|kids) and (?:still )?(?:counting|going|kicking|ticking|trucking)\b|\bday \d{2,4} and (?:counting|still|going)/,
    ],
    [
      "+",
      /\bstill (?:looks?|looking|works?|working|runs?|running|feels?|performs?|holds?|going|cuts?|sounds?|charges|spins|functions?)(?: and (?:looks?|feels?|works?|runs?))? (?:[\w'’-]+,? ){0,2}(?:like (?:brand )?new|like it (?:is|was) new|(?:just )?(?:like|as|the same as|exactly as|same as) (?:good as |well as |great as |strong as |smooth as |it did )?(?:new|(?:on )?(?:the )?(?:first day|day one|day 1|day it|day they|day i|minute it)|it did|they did|when (?:i|we|it|they)))/,
    ],
    [
      "+",
      /\b(?:looks?|looking|works?|runs?|feels?|sounds?|is|are) (?:exactly |just |pretty much |still )?(?:like|the same as|as it did|as they did|as good as|as well as|the way it did|the same way it did)? ?(?:on )?(?:the )?(?:day (?:it|they) (?:came|arrived|showed up|got here|were new|was new|left the)|day (?:i|we) (?:bought|got|opened|unboxed|unpacked) (?:it|them)|day one|day 1)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|not (?:a|any|much)|hardly any|barely any|without(?: any| a)?|nary a|never a|little|minimal) (?:signs?|traces?|hints?|evidence|indications?) of (?:any )?(?:wear|giving|quitting|slowing|stopping|ag(?:e|ing)|falling|fraying|tearing|breaking|wearing|use|damage|stress|letting|failing|coming apart|cracking|fatigue)/,
    ],
    [
      "+",
      /\b(?:tak(?:es?|en|ing)|took|stands? up to|stood up to|handles?|handled|withstands?|withstood|withstand|survived?|survives|endured?|put up with|shrugs off|shrugged off|held up (?:to|against|through)) (?:\w+ ){0,3}(?:beatings?|abuse|punishment|licking|pounding|hammering|rough (?:use|handling|play)|toddlers?|preschoolers?|wear and tear|hard knocks|whatever (?:i|we|he|she|they) throw)\b/,
    ],
    [
      "+",
      /\b(?:dropped|dropping|drop|run over|thrown|threw|kicked|stepped on|sat on|fell|fallen|knocked|crashed|slammed|banged|dragged|left (?:it |them )?out)\b[^.!?]{0,70}\b(?:and|but|,) (?:it|they|this|he|she)?(?: is| are| was|['’]s| were)? ?(?:still|keeps? (?:on )?|kept (?:on )?|just (?:bounced|keeps)) ?(?:works?|working|worked|fine|going|ticking|goes|intact|perfect|in one piece|runs?|running|kicking|looks? (?:fine|new|good|great)|like new|functions?)\b/,
    ],
    [
      "+",
      /\b(?:will|['’]ll|should|going to|gonna|could|bound to|would|probably) (?:probably |easily |surely |definitely |likely |still )?(?:outlive|outlast) (?:me|us|my|all of us|the (?:car|house|dog|kids)|our|both of us|my kids|everyone)\b|\blast (?:one|pair|set|pan|knife|chair|bag|belt|wallet|umbrella|mower|drill) (?:i|we|you)(?:['’]ll| will)? (?:ever )?(?:have to |need to |need |buy|own)/,
    ],
    [
      "+",
      /\b(?:pass|passed|passing|hand|handed|handing|hands) (?:it|them|these|this|one|mine) down to (?:my|our|the|his|her|their|little|younger|another)\b|\b(?:his|her|their|a|now) (?:little|younger|baby) (?:brother|sister|cousin|sibling) (?:now )?(?:uses?|plays?|has|wears?|rides?|is using|is wearing|is playing|inherited)\b/,
    ],
    [
      "+",
      /\bon(?:to)? (?:(?:its|their) (?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th) (?:year|season|winter|summer|kid|child|baby|toddler|grandchild|puppy|owner|school year|semester|boy|girl|car|dog)|(?:our|my) (?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th) (?:year|season|winter|summer|school year|semester))\b(?! (?:one|pair|set))/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:bought|got|had|purchased|owned|own|have|using|used|worn|wearing) (?:this|these|it|them|mine|ours|one|one of these|my|the) (?:[\w'’-]+,? ){0,3}(?:back )?(?:in (?:19|20)\d\d|(?:since|in) (?:college|high school|the (?:nineties|eighties|90s|80s|70s)|grad school)|(?:over |about |almost |nearly )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? years ago)[^.!?]{0,40}\bstill (?:works?|going|use|using|looks?|runs?|running|in|wear|have it|kicking|like|the|as|good|great|fine|perfect|strong)/,
    ],
    [
      "+",
      /\b(?:used|use|using|wear|wearing|worn|wore|wash|washed|run|runs|ride|rode|beat|beaten|abused?) (?:[\w'’-]+,? ){0,5}(?:every ?day|daily|nightly|every night|every weekend|constantly|hundreds of times|to death|nonstop|hard|weekly|every morning|\d+ times)\b[^.!?]{0,50}\b(?:and|,|but) (?:it|they)? ?(?:['’]s |is |are |has |have )?(?:still (?:works?|going|good|great|perfect|holding|looks?|like|intact|look|in)|(?:has ?n['’]?t|have ?n['’]?t|has not|have not|never) (?:failed|broken|quit|let me|torn|ripped|worn|missed|given|skipped|frayed|had)|no (?:problems?|issues|rips|tears|wear|holes))/,
    ],
    [
      "+",
      /\b(?:not|never|hasn['’]?t|haven['’]?t) (?:once )?(?:missed|skipped) a beat\b|\bnever (?:once )?(?:failed\b(?! to)|quits?\b|let (?:me|us|him|her) down|given (?:me|us) (?:any |a (?:lick|bit|minute) of )?(?:trouble|problems?|grief))/,
    ],
    [
      "+",
      /\bnot (?:a|one|a single) (?:seam|stitch|strap|thread|wheel|hinge|piece|part|handle|leg|tooth|spoke|string|bristle|key|button|screw|rip|tear|hole|loose thread|broken \w+|frayed \w+|popped \w+) (?:has |have |had |is |was |or \w+ )?(?:broken?|failed|popped|come|gone|torn|ripped|given|loose|out of place|frayed|let go|moved|cracked|worn|in|after|yet|so far)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|not one|not a|without a|never a) (?:single )?(?:rips?|tears?|holes?|frays?|fraying|broken (?!hair|nail|skin)\w+|popped seams?|loose threads?|cracks?|breakage|breaks|repairs?|busted \w+)(?: or \w+|,| and no \w+)? (?:so far|yet|since|after|in (?:\d+|one|two|three|four|five|six|a|over) |even after|despite|to date|and (?:i|we|he|she)|in all)/,
    ],
    [
      "+",
      /\b(?:have|has|had|['’]ve) ?(?:n['’]?t|not|never|yet to) (?:had to |needed to |to |have to )?(?:replace|repair|fix|mend|patch|glue|sew|stitch|buy (?:a )?(?:another|new|replacement)) (?:a single |any |one |it|them|anything|a thing|yet|mine|since)/,
    ],
    [
      "+",
      /\b(?:still|yet) (?:waiting|to see|waiting for it|have to see) (?:on|for|to see)? ?(?:the |a )?(?:first )?(?:broken|failure|rip|tear|crack|problem|sign|it to (?:break|fail|quit|die))/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:you )?(?:ca ?n['’]?t|cannot|could ?n['’]?t|can not) (?:be )?(?:kill|killed|break|destroy|destroyed|hurt) (?:it|them|this thing|these|this)\b(?! (?:in|down|price|for))/,
    ],
    [
      "+",
      /\b(?:bomb|bullet|kid|teenager|husband|boy|teen|baggage handler|soldier|marine)[- ]?proof\b(?! (?:lid|cap|lock|latch|package|packaging|set ?up|instructions))/,
    ],
    [
      "+",
      /(?<!\b(?:i|we|i['’]ve|we['’]ve|i have) )\b(?:outlast(?:ed|s)|outlived|lasted longer than) (?:\w+ ){0,2}(?:every|all|both|any|two|three|four|five|my|the|our|his|her|several|most|anything|\d+)\b/,
    ],
    [
      "+",
      /\b(?:buy it|bought it|buy) once,? (?:and )?(?:cry once|keep|done|never|for life|and be done)|\bbuy it for life\b|\bbifl\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )(?<!\b(?:battery|charge|box|bag|bottle|tube|tank|cartridge|refill|charger|pack|scent|smell|roll)\b[^.]{0,40})\b(?:lasted|survived|held up|made it|lived|worked|ran|functioned) (?:for )?(?:all of|only|a whole|a grand total of|a total of|not even|barely|exactly|less than|under|just(?: about| over| under)?|maybe|a mere|approximately|roughly|like) (?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? (?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|weekends?|months?|mos?|uses?|washes|wash|wears?|wearings?|trips?|outings?|shifts?|sessions?|walks?|rides?|loads?|afternoons?|mornings?|cycles?|seasons?|winters?|summers?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:dead|died|broke|broken|toast|kaput|snapped|in pieces|in shreds|in the (?:trash|bin|garbage|landfill|dumpster)|junk|ruined|fell apart|falling apart|ripped|tore|torn|split|cracked|useless|conked out|busted|fried|burned out|kaputt|blew up|bent|wore out|worn out|frayed|unraveled|trashed) (?:already )?(?:in|after|within|inside of?|by|on|before|during) (?:about |only |just |less than |under |like |maybe |barely |not even |the |a little over |exactly |around |approx |my |our |his |her )?(?:(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))?|first|second|third|1st|2nd|3rd|very first) (?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|weekends?|months?|mos?|uses?|washes|wash|wears?|wearings?|trips?|outings?|shifts?|sessions?|walks?|rides?|loads?|afternoons?|mornings?|cycles?|seasons?|winters?|summers?)|christmas|new year['’]?s?|no time|thanksgiving|easter|halloween|(?:the )?end of (?:the )?(?:day|week|month|season|summer))\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:conked|crapped|pooped|crapping|conking|petered|fizzled|wigged) out\b|(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:bit|bites|biting) the dust\b|\b(?:gave|given|giving) up the ghost\b|\bwent (?:kaput|belly up|to (?:the )?(?:great|big)|dead on me)\b|\b(?:kicked the bucket|called it quits|packed it in|threw in the towel|croaked|(?<!never )died on (?:me|us|him|her)|quit on (?:me|us|him|her)|gave out on (?:me|us)|crapped the bed)\b/,
    ],
    [
      "-",
      /\b(?:on|onto|through|to) (?:my|our|their|his|her|a) (?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:one|pair|unit|replacement|set)\b,? (?:in|already|since (?:christmas|\w+ber|january|february|march|april|may|june|july)|this (?:year|season|summer|winter)|within|because|after)|\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:one|pair|set|unit|replacement) (?:in (?:as many|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? (?:weeks|months|days)|under|less than|a (?:year|month|week)|two years) ?|this (?:year|summer|month|season)|(?:i['’]?ve|we['’]?ve) (?:had to|gone through|been through|burned))/,
    ],
    [
      "-",
      /\b(?:nice|good|great|fun|liked|loved|enjoyed|comfy|comfortable|pretty|worked|cute|fine|happy|wonderful) (?:it |them |this |these |well |great |fine )?while (?:it|they|he|she|that|this) lasted\b/,
    ],
    [
      "-",
      /\b(?:came|come|comes|fell|broke|snapped|popped|tore|ripped) (?:clean |right |straight |completely )?(?:off|apart|in two|in half) in (?:my|his|her|your|our) hands?\b|(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:fell|fallen|falling|fall|falls|went|came|come|coming|broke|gone) (?:all )?(?:to|to|into|in) (?:pieces|bits|shreds|tatters|smithereens)\b|\b(?:came|coming|comes|come|split|splitting|busting|bursting|ripped|falling|popped|tearing) (?:apart |open |out |undone )?at (?:the|every|a|all the) seams?\b/,
    ],
    [
      "-",
      /\b(?:held|holding|keep|keeping|hold) (?:it|them|mine|this|the \w+|everything)? ?(?:together|on|shut|in place|alive) (?:now )?(?:with|by) (?:\w+ ){0,2}(?:tape|glue|super ?glue|zip ?ties?|wire|string|hope|epoxy|rubber bands?|safety pins?|prayers?|bungee|paper ?clips?|velcro)/,
    ],
    [
      "-",
      /\b(?:had|have|having|needed|got|ended up) (?:to |having to )?(?:\w+ )?(?:duct[- ]?tap(?:e|ing)|tape|glue|gluing|super ?glue|re-?glue|epoxy|sew|re-?sew|stitch|mend|solder|re-?solder|patch|staple|zip[- ]?tie|weld|jb weld|rivet|gorilla glue|taping|sewing) (?:it|them|the|mine|one|my|both|his|her|this|back)\b(?! (?:in|into) the pattern)/,
    ],
    [
      "-",
      /(?<!\b(?:battery|charge|box|bag|bottle|tube|scent|smell|juice|power)\b[^.]{0,40})\b(?:did(?: not| ?n['’]?t)|would(?: not| ?n['’]?t)|could(?: not| ?n['’]?t)|does(?: not| ?n['’]?t)|do(?: not| ?n['’]?t)|never|wo ?n['’]?t|failed to|not going to) (?:even )?(?:last|survive|survived|make it|made it|hold up|live|lasted) (?:even )?(?:through (?:the|a|one|two|our|my|\w+ing)|past (?:the|a|one|two|three|\d)|to (?:see|the end|christmas)|(?:until|till) (?:christmas|the end|spring|summer|winter|fall|lunch)|(?:a|one|two|three|the|the first|his first|her first|my first|our first|\d+) (?:full |whole |single |first )?(?:day|night|week|weekend|month|season|summer|winter|year|wash|trip|use|outing|shift|hour|afternoon|dishwasher|flight|walk|party)s?\b|long(?: enough)?\b(?! (?:on|in) (?:the|my|our) (?:shelf|house|table)))/,
    ],
    [
      "-",
      /\b(?:had to replace|have to replace|having to replace|replaced|replacing|have to (?:re-?)?buy|had to (?:re-?)?buy|needs? to be replaced|need replacing) (?:it|them|these|this|one|mine|a new one|a new pair|another|a pair|a set|new ones|it again|two|three|\d)? ?(?:about |at least |almost |like |roughly )?every (?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? |single |other )?(?:weeks?|months?|season|year|6 months|summer|winter|semester)\b/,
    ],
    [
      "-",
      /\b(?:built|made|designed|engineered|meant|guaranteed|programmed|destined) to (?:fail|break|die|self[- ]destruct|fall apart|be thrown)\b|\bplanned obsolescence\b|\b(?:one|single)[- ](?:season|winter|summer|trip|wash|time) (?:wonder|use junk)\b|\bshelf[- ]life of a\b|\blife ?span of (?:a|an|about|maybe) (?:\w+ )?(?:fly|mayfly|gnat|week|month|day|fruit fly|moth|butterfly|goldfish|mosquito)\b/,
    ],
    [
      "-",
      /\b(?:died|quit|broke|failed|stopped|dead|gave out|snapped|cracked|crapped out) (?:[\w'’-]+,? ){0,5}(?:after|past|out of|outside|beyond|before|once) (?:\w+ ){0,3}(?:warranty|return (?:window|period|date|policy)|guarantee|30 days)\b|\b(?:warranty|return window|return period) (?:\w+ ){0,3}(?:expired|ran out|ended|closed|was up|is up|over),? (?:[\w'’-]+,? ){0,5}(?:died|quit|broke|failed|stopped|dead|gave out)/,
    ],
    [
      "-",
      /\b(?:toes?|big toe|knees?|thumb|elbow|finger|heel|foam|wires?|padding|stuffing|springs?) (?:is |are |has |have |was |were |already |now )*(?:came|come|coming|comes|went|gone|go|goes|going|poked|pokes|poking|popped|worn|wore|sticks|sticking) (?:right |straight |clear )?(?:through|out of|thru|out the)\b|\b(?:blew|blown|blow|split|busted|ripped) out (?:the|at the|of the|both) (?:knees?|crotch|seams?|seat|inseam|butt|toes?|heels?|sides?|soles?)/,
    ],
    [
      "-",
      /\bholes? (?:in|under|near|through|at|on) (?:the|both|them|it|one|each|my|his|her|every) (?:[\w'’-]+,? ){0,3}(?:after|within|already|by|in less|in under|in a (?:week|month)|before|in (?:two|three|four|one|\d+)|the (?:first|second) (?:day|week|wash|wear))\b/,
    ],
    [
      "-",
      /\b(?:threw|tossed|chucked|pitched|binned|trashed) (?:it|them|mine|this|these|the thing|both)? ?(?:out|away|in the (?:trash|bin|garbage))? (?:after|within|in) (?:only |just |about |less than |under )?(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))?|the first) (?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|weekends?|months?|mos?|uses?|washes|wash|wears?|wearings?|trips?|outings?|shifts?|sessions?|walks?|rides?|loads?|afternoons?|mornings?|cycles?|seasons?|winters?|summers?)\b/,
    ],
  ],
  sturdy: [
    [
      "+",
      /\b(?:built|made|constructed|put together|feels?|solid|sturdy|strong|tough|stout|dense) (?:just )?(?:like|as) (?:a |an )?(?:(?:brick|concrete|stone|steel|cement|iron|old) )?(?:tank|truck|bank vault|brick (?:house|shithouse|s\S+house|wall)|outhouse|vault|fort|fortress|bunker|anvil|oak|ox|bull|rock|house|bridge|battleship|safe|mack truck|tractor|battle ?ship|tree)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|not (?:a|any|much|a bit of)|hardly any|barely any|never any|nary a) (?:flex|flexing|flimsiness|rattles?|rattling|slop|bending|cheap (?:plastic|parts|feel)|flimsy (?:plastic|parts|\w+)|plastic junk|hollow (?:feel|sound)|plasticky \w+|particle ?board|wiggle|play) (?:in|to|at|on|anywhere|whatsoever|here|about|when|between|or|and|even|like|at all)\b/,
    ],
    [
      "+",
      /\b(?:does|do|did|is|are|was|were)(?: not| ?n['’]?t) (?:(?:at all )?(?:feel|look|seem|come (?:off|across)(?: as)?) (?:like )?(?:at all |one bit |the least bit |a bit |anything )?(?:cheap|cheaply made|flimsy|plasticky|plastic-y|hollow|tinny|(?:a |some |any )?(?:cheap )?toys?\b|a cheap|junky|like junk|rickety|cheesy|the (?:flimsy|cheap)|some (?:flimsy|cheap)|one of those (?:flimsy|cheap|thin))|(?:at all |one bit |the least bit |some |one of (?:those|the) |the usual |your usual |your typical )?(?:flimsy|plasticky|cheaply made|tinny|rickety)\b)/,
    ],
    [
      "+",
      /\b(?:nice|good|reassuring|satisfying|real|solid|decent|lovely|substantial|some|great|pleasing|serious|perfect) (?:\w+ )?(?:heft|weight) (?:to (?:it|them|the|this)|in (?:the|your|my) hand|and feel|behind it)|\bhas (?:some |a bit of |a little )?heft\b/,
    ],
    [
      "+",
      /\b(?:over|well|super|solidly|ruggedly|massively)[- ]?(?:built|engineered|constructed)\b|\bmeans business\b|\b(?:built|made|welded|stitched|sewn|put together) (?:by (?:someone|somebody|people) who|like (?:they|it) (?:mean|mattered)|the old way|to (?:take|last|outlast|survive|withstand))\b/,
    ],
    [
      "+",
      /\b(?:real|actual|solid|all|proper|genuine|thick|heavy|honest[- ]to[- ]god|full) (?:metal|steel|wood|oak|brass|aluminum|aluminium|leather|iron|hardwood|walnut|maple|copper|bamboo|canvas|stainless|glass|ceramic)(?: \w+)?,? (?:and )?(?:not|instead of|rather than|no|none of that|nothing) (?:\w+ ){0,3}(?:plastic|cheap|particle ?board|mdf|veneer|flimsy|thin|tin|pot metal|chip ?board|pressed|laminate|junk|cardboard|fake)/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )(?<!\b(?:too|so|get|want|need|wish|more|wish \w+|has to be|be) )\b(?:thick|stout|beefy|substantial|burly|hefty|chunky|heavy[- ]gauge|heavy[- ]duty|thick[- ]walled|double[- ]stitched|reinforced|heavyweight|rugged) (?:\w+ ){0,1}(?:metal|canvas|leather|construction|frame|straps?|steel|stitching|aluminum|wire|seams?|webbing|denim|tubing|hardware|hinges|legs|zippers?|rubber|brackets|handles|wood|corners|casters|welds|cardstock|chrome|oak|vinyl|glass|acrylic|posts?|slats)\b/,
    ],
    [
      "+",
      /\b(?:they|nobody|no one|no-one) (?:do ?n['’]?t|does ?n['’]?t|makes?|do not) (?:make|build) (?:them |em |things |stuff |['’]em )?like (?:this|these) any ?more|(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:just like|the way|built like|made like) (?:they|it|things) used to (?:make|be made|build)|\bnothing (?:about (?:it|them|this) )?(?:\w+ )?(?:feels|is|looks|seems) (?:cheap|flimsy|plasticky|loose)/,
    ],
    [
      "+",
      /\b(?:stood|stand|standing|jumped|sat|knelt|climbed|leaned|walked|stepped|sit) on (?:it|them|top of it) (?:[\w'’-]+,? ){0,6}(?:(?:did|does|do)(?: not| ?n['’]?t)|never|without) (?:even |so much as )?(?:flinch|budge|flex|bend|creak|move|give|wobble|crack|break|dent|bending|breaking|a)/,
    ],
    [
      "+",
      /\b(?:well|better|beautifully|expertly|solidly|nicely|tightly|carefully|strongly|properly) (?:stitched|sewn|welded|riveted|bolted|glued|machined|bound|soldered|crafted|put together|assembled)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:paper|tissue|wafer|tin ?foil|razor|tissue[- ]paper|foil|onion[- ]skin|crepe[- ]paper|papery)[- ]thin (?:plastic|metal|material|fabric|cardboard|walls|sheet|steel|aluminum|wood|cloth|leather|nylon|vinyl|cover|lining|and)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:like|as if|as though) (?:it|they|the \w+|one|any|this|these)(?: (?:would|might|will|could|was|is|are|were|['’]d)|['’]s|['’]ll|['’]d|['’]re)? ?(?:going to |gonna |about to |ready to |just |easily |probably |not )?(?:snap|break|crack|fall apart|falling apart|collapse|bend|come apart|shatter|rip|tear|fold|split|disintegrate|crumble|buckle|give out)\b(?! down)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|[a-z]+n['’]t|(?:has|have|does|do|did|wo|is|are|was|ca)nt|without|no longer|was|less|stop|nothing|stopped)(?: [\w'’-]+){0,2} )\b(?:afraid|scared|worried|nervous|worry|terrified|fear|fearful|fearing|concerned) (?:that |of |to |about |if |i['’]?ll |i will |i['’]?m going to |i would |i might |it['’]?ll |it will |it would |it['’]?s going to |they['’]?ll |they will |the \w+ (?:will|is going to|would|might) |it |them |even |one good \w+ (?:will|would) |touching |using |too hard |hard )*(?:break|breaks|breaking|snap|snapping|bend|bending|crack|cracking|fall apart|falling apart|rip|ripping|tear|tearing|shatter|collapse) ?(?:it|them|off|something|the|in|when|if|one|at|apart|under|after|every|with|on me|soon|easily)?\b/,
    ],
    [
      "-",
      /\b(?:happy meal|dollar (?:store|tree|general)|cereal box|gum ?ball(?: machine)?|carnival|cracker jack|party favor|fast food|vending machine|five below|99 cent|kinder egg|claw machine|pound shop|poundland|arcade prize|crackerjack|temu|flea market|gas station|bargain bin) (?:toys?|quality|prizes?|junk|stuff|item|crap|feel|level|trinket|version|material|plastic|looking|trash)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:bends?|flexe?s?|flexed|gives?|dents?|breaks?|snaps?|tears?|rips?|cracks?|folds?|crumples?|caves in|bent|tore|ripped|broke|snapped|crumpled) (?:in )?(?:if|when|as soon as|every time|whenever|just|the (?:second|minute|moment)) (?:you |i |by |from |your |my )?(?:so much as |even |just |barely |try to |gently |lightly )?(?:look|looking|touch|touching|press|pressing|pick|lift|lifted|push|squeeze|squeezed|lean|breathe|sneeze|blow|tighten|tug|pull|grip|hold|handle)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )(?<!\b(?:looks|look|more|would|to|might) )\b(?:feels?|felt|seems?|comes off|came off|looks and feels) (?:more )?(?:like|as) (?:\w+ )?(?:(?:an? )?(?:cheap |kid['’]?s |child['’]?s |plastic |little |flimsy |hollow )?(?:toy|prop|costume|knock ?off|junk|trinket|souvenir|giveaway|freebie|plastic)|tin ?foil|cardboard|paper|a (?:soda|beer|pop|coke|tin) can|(?:a )?(?:milk jug|trash bag|garbage bag|grocery bag|shower curtain|dollar|halloween|movie prop|water bottle|tarp)|something (?:from|out of|you['’]d|that came))\b(?! (?:poodle|story))/,
    ],
    [
      "-",
      /\b(?:my|a|your) (?:kid|toddler|grand(?:ma|mother|son|daughter)|\d+ ?-?year ?-?old|dog|cat|two year old|three year old|child|five year old|baby|granny|niece|nephew) (?:could|can|was able to) (?:easily |have )?(?:bend|break|snap|rip|pull|crush|bent|broken)|\b(?:bend|bent|snap|snapped|crush|crushed|break) (?:it|them|the \w+|one|mine) (?:\w+ )?(?:with|between|using) (?:two|my|one|your|bare|just|a) (?:bare |finger|hand|thumb|fingers|hands)\b/,
    ],
    [
      "-",
      /\b(?:is|are|was|were|feels?|felt|['’]s|it|material|as|plastic|metal|fabric|handle|so) (?:as )?(?:thin|flimsy|cheap|weak) as (?:a |an )?(?:paper|wafer|tissue|foil|tinfoil|cracker|potato chip|dime|cookie|cereal box|napkin|toothpick|cardboard|wet|rice paper|eggshell|playing card|soda can)/,
    ],
  ],
};
