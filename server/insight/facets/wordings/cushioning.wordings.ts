import type { Wordings } from "./wording.ts";

export const CUSHIONING_WORDINGS: Wordings = {
  cushioning: [
    [
      "+",
      /\b(?:not too|neither too|neither|isn['’]?t too|not) (?:soft|firm|hard|squishy|plush|mushy|stiff|thick|high|flat|fluffy)\b[ ,]{1,2}(?:\w+ ){0,3}(?:not too|nor too|nor|or too|or|not) (?:\w+ )?(?:firm|hard|soft|stiff|squishy|mushy|plush|flat|thin|low|lumpy)\b/,
    ],
    [
      "+",
      /\b(?:perfect|right|ideal|great|good|just enough|nice|happy|excellent|exact) (?:amount|level|balance|mix|blend|combination|degree|medium|bit|mixture)? ?(?:of )?(?:between )?(?:\w+ and )?(?:firm\w*|soft\w*|support|cushion\w*|give|plush\w*|squish\w*|loft|padding|thickness|bounce|density)\b(?! (?:ware|ball))/,
    ],
    [
      "+",
      /\b(?:firm|supportive|dense|solid) (?:but|yet|and|enough|while)(?: still| also| to)? (?:\w+ )?(?:soft\w*|comfortable|comfy|cushy|cushion\w*|not hard|gives?|squishy|forgiving|plush|plushy|cozy|keep|hold|support)\b/,
    ],
    [
      "+",
      /\b(?:soft|plush|squishy|cushy|fluffy|cozy|comfy) (?:but|yet|while|and|and yet)(?: still| also| not)? (?:\w+ )?(?:firm|supportive|supports?|holds?|springs?|mushy|too soft|sturdy|gives? support)\b/,
    ],
    [
      "+",
      /\b(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer) (?:\w+ ){0,2}(?:sink(?:s|ing)? (?:in|into|down|to|through|at|too)|sunk|bottom(?:s|ed|ing)? out|flatten(?:s|ed|ing)?(?: out| down)?|go(?:es|ne)? flat|went flat|sag(?:s|ged|ging)?|compress(?:es|ed)?|collapse[sd]?|pancake[sd]?|los(?:e[sd]?|t) (?:its|their) (?:shape|loft|bounce|fluff|height|puff|firmness)|slump(?:s|ed)?|deflate[sd]?|squash(?:es|ed)?|clump(?:s|ed)?|lump(?:s|ed|y)|bunch(?:es|ed)? up|need(?:s|ed)? fluffing)\b/,
    ],
    [
      "+",
      /\b(?:still|stays?|stayed|remains?|remained|kept|keeps?|holds?|held) (?:its |their |just |as |so |nice and |really |very |all the )?(?:plump|fluffy|puffy|springy|bouncy|lofty|loft|fluff|bounce|firmness|cushion|as thick|supportive|as firm|puffed|height)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:springs?|bounces?|bounced|pops?|puffs?|puffed|fluffs?|plumps?|sprang|springing|rises?) (?:right |straight |itself |all the way |up )?(?:back(?: up)?|up (?:again|nicely|fast|overnight|beautifully|great|well|in (?:a|the|no)))\b/,
    ],
    [
      "+",
      /\b(?:can['’]?t|ca n['’]?t|cannot|don['’]?t|do n['’]?t|do not|did ?n['’]?t|could ?n['’]?t|never|no longer|doesn['’]?t|without) (?:\w+ )?feel(?:ing)? (?:the |any |a |that |every )?(?:[\w'’-]+ ){0,1}(?:floor|ground|bars?|springs?|slats?|frame|hardwood|rocks|tile|concrete|board|coils?|zipper|wood|stones|roots|support bar)\b/,
    ],
    [
      "+",
      /\b(?:my |his |her |the |your )(?:hips?|shoulders?|head|elbows?|knees?|butt|bum|bottom|tailbone|joints|neck|back|spine|bones) (?:\w+ )?(?:(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer)) (?:\w+ )?(?:touch|hit|sink|feel|dig|poke|bottom|drop|flop|tilt|roll)\w*\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:holds?|held|keeps?|kept|cradles?|cradled|supports?|supported|props?|props up|lifts?|aligns?) (?:up )?(?:my|your|his|her) (?:\w+ )?(?:head|neck|back|lower back|hips|spine|lumbar|chin|knees|belly|bump) ?(?:up|straight|in (?:line|place|position)|aligned|at (?:the|just)|just|perfectly|nicely|where|without|like|and|so|well|all|in|from|level|steady|upright|right)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|not a|never any) (?:\w+ )?(?:lumps?|sagging|sag|sinking|dips?|flat spots?|bottoming out|pancaking|body (?:dent|impression)s?|dents?|indent\w*|clumps|lumpiness|hard spots?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:went|gone|goes|got|go|is|was|squished|squashed|pressed|are|were|already|compressed|now) (?:\w+ )?(?:completely |totally |pancake |as |so )?flat (?:as (?:a|an)|in (?:a|one|two|the|less|under|\w+ (?:weeks?|months?|days?))|within|after|like|already|by|under|when you|the first|every|overnight|the minute|and (?:hard|lumpy|useless|thin))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:flattened|flattens|pancaked|pancakes|deflated|deflates|compressed|squashed|collapsed|squishes down|squashes) (?:\w+ )?(?:out|down|like|in (?:a|one|two|the|less|under|\w+ (?:weeks?|months?|days?))|within|after|to (?:nothing|a pancake|an inch|half)|already|by|under|completely|the (?:first|second|minute))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sinks?|sank|sunk|sinking|sags?|sagged|sagging|droops?|caves?|caved|dips?) (?:right |all the way |straight |way |down |too far |too much )?(?:in the (?:middle|center|centre|seat)|to the (?:floor|bottom|ground|board|frame)|into (?:it|the (?:middle|hole|floor|frame))|down to|through|like quicksand|in like|in too|in where|already)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:feel|feeling|felt|feels|count|counting) (?:like )?(?:the |every |each |all the |that |those )(?:[\w'’-]+ ){0,1}(?:floor|ground|bars?|springs?|slats?|frame|boards?|coils?|plywood|hardwood|concrete|rocks?|wood|crossbar|support bar|seam in the floor|tiles?)\b/,
    ],
    [
      "-",
      /\b(?:hard|firm|stiff|solid|dense|unforgiving) (?:as|like) (?:a |an |the |sitting on |sleeping on )?(?:[\w'’-]+ ){0,1}(?:rock|rocks|brick|bricks|board|floor|concrete|stone|plank|cement|table|wood|log|cinder block|cinderblock|sidewalk|marble|plywood|slab)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:(?:all|so|got|gets?|is|was|went|very|already|are|turned|a|feels?|really|too|became|becomes|super) lumpy|lumps? (?:in|up|everywhere|under|where|of)|clumps? (?:up|into|in the|together)|clumped|(?:stuffing|filling|fill|foam|filler|polyfill|down|beads) (?:\w+ ){0,2}(?:moved|moves|shifts?|shifted|bunche[sd]|clump\w*|migrate[sd]?|ball(?:s|ed) up|slides|all (?:goes|went|ends|falls)|flattened|crumbl\w*|breaks? down|disintegrat\w*))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:had|have|need|needed|needs) to (?:fold|double|stack|roll|scrunch|prop|stuff|put (?:two|a (?:pillow|towel|blanket|cushion|second))|use two|buy (?:a )?(?:topper|cushion|second)|add (?:a |an |another )?(?:topper|pillow|cushion|blanket|towel|second))\b(?! (?:it )?(?:up )?(?:to (?:wash|fit|ship|store)))/,
    ],
  ],
  darkness: [
    [
      "+",
      /\b(?:pitch|completely|totally|perfectly|so|really|truly|wonderfully|nice and|super|fully) ?-?(?:black|dark)(?: \w+| ,){0,6} (?:nap|naps|at noon|in the (?:room|daytime|middle of the day|morning)|during the day|room|bedroom|nursery|even (?:at|in|with|when)|sleep|day|noon|now)\b/,
    ],
    [
      "+",
      /\bdark (?:as|like) (?:a |an |the )?(?:\w+ )?(?:cave|tomb|night|midnight|dungeon|coffin|closet|mine|movie theater|theater)\b/,
    ],
    [
      "+",
      /\b(?:not|n['’]?t|without|no|zero|barely|hardly) (?:\w+ )?(?:a |an |one |even )*(?:single )?(?:sliver|ray|speck|crack|bit|drop|beam|pinprick|pinhole|hint|glimmer|chink|trace|peep|ounce) of (?:\w+ )?(?:light|sun|sunlight|sunshine|daylight)\b/,
    ],
    [
      "+",
      /\b(?:slept|sleeps?|sleeping|naps?|napping|snoozed|stays? asleep)(?: \w+){0,3} (?:till|until|til|past|later|longer|through the (?:morning|day|sunrise)|in (?:again|on weekends)|during the day|two hours|like it(?:['’]?s| is) (?:night|midnight))\b(?! (?:the battery|it|they|he|she) (?:wore|died|quit|pop|fell))/,
    ],
    [
      "+",
      /\b(?:thought|think|swear|swore|convinced|feels? like|felt like|forget|no idea|ca ?n['’]?t tell|cannot tell|could ?n['’]?t tell|do ?n['’]?t know)(?: \w+){0,4} (?:it(?:['’]?s| is| was| were)|what time|whether it|if it)(?: \w+){0,3} (?:still |the middle of the )?(?:night ?-?time|night|midnight|day or night|day outside|morning|3 am|day|noon|sunny|is outside)\b(?= (?:at|in|when|because|or|outside|until|with|and|inside|anymore)|[.,! ]*$)/,
    ],
    [
      "+",
      /\b(?:nobody|no one|(?:people|everyone|everybody|friends|coworkers|co-workers|callers?|folks|clients|customers|colleagues|my (?:\w+ )?(?:husband|wife|mom|mother|dad|boss|sister|brother|friends?|daughter|son|coworkers?|clients?|family|team|hairdresser|stylist|dermatologist|esthetician|patients|students))|neighbou?rs?|they|you|passers ?-?by|people|anyone|strangers|the mailman)(?: \w+){0,6} (?:(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|can no longer|ca n['’]t|can)(?: even| now)? (?:see|look|peer|peek|peep) (?:in\b|inside|into)(?<=(?:nobody|no one|cannot|can not|n['’]?t|no longer).{0,30})(?! (?:the (?:dark|rain|sun\w*)|bright|direct|low|any|it\b))/,
    ],
    [
      "+",
      /\b(?:walk|walking|change|undress|get dressed|dance|run|sit|shower|strut|stand)(?: \w+){0,2} (?:around )?(?:naked|nude|in my (?:underwear|pajamas|undies|pjs|towel|robe|bra|birthday suit)|in a towel|half dressed|undressed)(?: \w+| ,){0,6} (?:without|again|now|and|in peace|worry|anymore)\b/,
    ],
    [
      "+",
      /\b(?:street ?lights?|street ?lamps?|lamp ?post|sunrise|headlights|porch light|flood ?lights?|security light|neon sign|billboard|parking lot lights?|neighbou?rs?['’]? (?:\w+ )?lights?)(?: \w+){0,5} (?:is gone|are gone|disappeared|vanished|no longer|(?:does|do|did)(?: not| ?n['’]?t)|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|never|ca n['’]t|is history|is not a problem|blocked|shut out|kept out)\b(?! (?:work|charge|come on|turn|lit|light))/,
    ],
    [
      "+",
      /\b(?:night shift|work(?:s|ing)? nights|third shift|overnights|graveyard|day ?sleeper|shift worker)(?: \w+| ,){0,10} (?:sleep (?:all|until|through|like|during)|slept|block|dark|these work|lifesaver|life saver)\b(?<!n['’]t.*)/,
    ],
    [
      "+",
      /\b(?:see|look) out(?:side)?(?: \w+| ,){0,4} (?:but|and|while|yet)(?: \w+| ,){0,3} (?:ca ?n['’]?t|cannot|nobody|no one|could ?n['’]?t)(?: \w+){0,3} (?:see|look) in\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:light|sun|sunlight|sunshine|daylight|street ?light|headlights|glare)(?: \w+){0,3}? (?:still )?(?:(?:leaks?|leaked|leaking|bleeds?|bleeding|seeps?|peeks?|sneaks?|creeps?|pours?|poured|blasts?|floods?|pokes?)(?: \w+){0,2} (?:in\b|through|around|over|under|from|at|past|between|out)|(?:comes?|came|coming|gets?|got|shines?|shining|streams?|spills?|filters?)(?: \w+){0,2} (?:around the|under the|over the top|past the|between the|(?:in |through )?(?:from|at|through|along|on|around) the (?:top|sides?|bottom|edges?|gaps?|holes?|seams?|stitch\w*|middle|grommets?|rings?)))(?! to the (?:plants|room nicely))/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:can|could) (?:still |easily |clearly |totally |also |just |actually )*(?:see|read|make out|look)(?: \w+){0,4} (?:right |straight |clear(?:ly)? )?(?:through (?:them|it|the|these|this)|shadows?|silhouettes?|outlines?|shapes|(?:me|us|everything|people|in|inside|right in) (?:at night|from (?:the )?(?:street|outside|sidewalk|road)|when the lights?|after dark|once|with the light))\b(?<!(?:\bout|lid|window of).{0,30})/,
    ],
    [
      "-",
      /\b(?:at night|after dark|when it gets dark|when the lights? (?:is|are|go)|with (?:the|a|my) (?:\w+ )?(?:light|lights|lamp) on|once the sun)(?: \w+| ,){0,6} (?:see (?:right |straight |clear |everything |me |us |you )*(?:in|inside|through|everything)|fish ?bowl|useless|see ?-?through|no privacy|works in reverse|reverses)\b/,
    ],
    [
      "-",
      /\b(?:(?:is|was|are|were)(?: not| ?n['’]?t)|not|(?:does|do|did)(?: not| ?n['’]?t)|hardly|never|no way|nowhere near|far from|supposed to be|so[- ]called|claims? (?:to be )?)(?: \w+){0,3}? (?:black ?-?out|room[- ]darkening|light[- ]blocking)\b(?! (?:the (?:date|name)|during))(?<!(?:have|need|want|like|get|own|use|find) \w*.{0,3})/,
    ],
    [
      "-",
      /\b(?:these|they|it|curtains?|film|shades?|blinds?|fabric|material|panels?|drapes?)(?: \w+){0,3} (?:is|are|was|were|so)(?: \w+){0,2} (?:see[- ]?through|sheer|transparent|paper thin|thin (?:that )?(?:you|i|the (?:sun|light)))\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:room|bedroom|nursery) (?:\w+ )?(?:is|was|stays?|stayed|gets?) (?:still |way too |too |so |lit up )*(?:bright|light|lit up)(?: \w+| ,){0,4} (?:at (?:five|six|5|6|dawn|noon)|in the morning|with them (?:closed|shut|drawn)|even (?:with|when)|when (?:they|closed)|to (?:sleep|nap)|by (?:five|six|5|6))\b/,
    ],
    [
      "-",
      /\b(?:pin ?-?holes?|needle holes|tiny holes|stitch(?:ing)? holes|gaps?)(?: \w+){0,5} (?:let(?:s|ting)? (?:in )?(?:\w+ )?(?:light|sun)|light|stars|sun)\b/,
    ],
  ],
  bond: [
    [
      "+",
      /\b(?:has|have|had|does|do|did|is|was|wo)(?: not| ?n['’]?t|nt) (?:even |ever |once |yet |a single one )*(?:budged?|moved? (?:an inch|a (?:bit|hair|millimeter)|since)|come (?:off|loose|undone|unglued|down|unstuck)|came (?:off|loose)|fallen (?:off|down)?|fall(?:en)? off|fell off|peel(?:ed|ing)?(?: off| up| at| away)?|let go|lift(?:ed|ing)?(?: off| up| at the)?|slip(?:ped)?|slid|going anywhere|coming (?:off|loose|apart)|popped off|giv(?:e|en) (?:way|up)|curl(?:ed)?)\b/,
    ],
    [
      "+",
      /\b(?:still|been) (?:[\w'’-]+ )?(?:stuck|holding|hanging|up|attached|on there|sticking|in place|holding (?:strong|tight|fast|firm)|glued|bonded|rock solid) ?(?:strong |tight |firm |fast |on |up |to the \w+ |like (?:day one|new) )?(?:after|since|through|months|weeks|a year|two|three|six|\d+|for (?:\w+ )?(?:months|weeks|years?|a year)|despite|even (?:after|in|with|through|when))\b/,
    ],
    [
      "+",
      /\b(?:holds?|held|sticks?|stuck|grips?|gripped|clings?|bonds?|bonded|adheres?|adhered) (?:on |up |it |them |the \w+ |together |down |in place )?(?:like (?:a |an |crazy|iron|glue|cement|concrete|nobody|mad|super|there|it)|for dear life|rock solid|through (?:rain|heat|hail|snow|summer|winter|the (?:dishwasher|wash|heat|rain|summer|winter)|a (?:hurricane|storm|winter|summer)|\w+ (?:washes|winters?|summers?|storms?))|to (?:just about |almost |pretty much )?(?:anything|everything|any surface|brick|concrete|glass|textured)|in (?:the )?(?:rain|heat|freezing|shower|dishwasher|freezer)|on the first try|instantly|immediately|stronger than|better than (?:the )?(?:original|factory|anything))\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,3}.{0,25})/,
    ],
    [
      "+",
      /\b(?:stuck|stuck on|stick(?:s)?|bonded|glued|in place|it|they|on) (?:[\w'’-]+ ){0,2}(?:for good|permanently|forever|and (?:it |they )?(?:stay(?:s|ed)?|never (?:moved|budged|came)|that was that|hasn['’]?t (?:moved|budged)))\b(?<=\b(?:stuck|sticks?|stick|bonded|glued)\b.{0,40})(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,4}[\w'’]+)/,
    ],
    [
      "+",
      /\b(?:need(?:ed)?|takes?|took|had to (?:use|get)|required?) (?:a |an |the |out |me |all my )*(?:crowbar|chisel|pliers|pry ?bar|putty knife|razor blade|hammer|hair ?dryer|heat gun|jackhammer|strength|screwdriver|scraper) (?:[\w'’-]+ )?(?:to (?:get|remove|pry|peel|take|pull|separate|chip) (?:[\w'’-]+ ){0,2}(?:off|out|down|apart|loose|up))\b/,
    ],
    [
      "+",
      /\b(?:bond|glue|joint|seam|patch|repair|tape|seal|weld|adhesive) (?:[\w'’-]+ )?(?:is|was|are|were|held|holds|has held|stayed|stays|turned out|came out) (?:[\w'’-]+ )?(?:stronger than|rock[- ]?(?:solid|hard)|still (?:holding|good|tight|perfect)|watertight|invisible|tight|bulletproof|solid|strong|after|through|up (?:great|well|fine|perfectly)|on (?:great|well|fine))\b(?! enough)/,
    ],
    [
      "+",
      /\b(?:wood|plastic|material|mug|handle|chair|it|paint|drywall|wall) (?:itself |around it |will |would )*(?:breaks?|broke|snapped|cracked|tears?|tore|gave|came off|gives?) before (?:the |this )(?:glue|bond|tape|adhesive|joint|epoxy)\b/,
    ],
    [
      "-",
      /(?<!\bfrom )(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:fell|falls|fall|falling|dropped|drops|came|comes|coming|come|peeled|peels|peeling|popped|pops|slid|slides|sliding|slipped|slips|rolled|let go|lifted|lifting|dropping) (?:right |straight |completely |all |almost |back |clean )*(?:off|down|loose|apart|unstuck|unglued|undone|up) (?:of |from )?(?:the |my |a |our )?(?:wall|walls|door|mirror|tile|tiles|window|windshield|dash|dashboard|ceiling|cabinet|glass|shower|fridge|paper|bottle|lid|skin|envelope|surface)\b(?! (?:without|clean|cleanly|easily))/,
    ],
    [
      "-",
      /\b(?:did|does|do|will|wo|would|could|can|ca|didnt|doesnt|dont|wont)(?: not| ?n['’]?t|not)? (?:even |really |actually |ever |want to |quite |seem to )*(?:stick(?! (?:out|up|with|around|together))|adhere|bond|hold (?:on|onto|to the (?:wall|tile)|anything up)|stay (?:stuck|put|up|on the (?:wall|tile|mirror|glass|door|window|dash))|set up|cure|harden|grip the)\b(?<=(?:not|n['’]?t|wont|dont|doesnt|didnt) .{0,30})/,
    ],
    [
      "-",
      /\b(?:adhesive|glue|stick(?:y|iness)|tape|sticky (?:side|back|part|stuff)|backing|suction|velcro|stickers?|labels?|tack|epoxy|caulk) (?:[\w'’-]+ )?(?:is |was |just |are |has |have |had |itself |all |on (?:it|them|these|the back) (?:is|was) |only |already |does )*(?:garbage|junk|a joke|useless|worthless|weak|very weak|too weak|gave (?:out|up|way)|gives (?:out|up|way)|failed|fails|melted|melts|dried (?:out|up)|let go|lets go|worn off|wore off|wears off|lasted|peeled|peels|peeling|curl(?:s|ed|ing)?|crumbl\w+|no match|never (?:set|cured|dried|stuck|hardened)|falls? off|fell off|came off|comes off|come off|pathetic|terrible|not (?:very )?(?:sticky|strong)|n['’]t (?:very )?(?:sticky|strong)|barely sticks?|stopped sticking|slides?)\b(?! (?:the roll|clean|cleanly|easily|easy|without|in one))/,
    ],
    [
      "-",
      /\b(?:about )?(?:as sticky as|sticks? (?:about )?as well as|less (?:sticky|stick|tack) than|stickier) (?:a |an |the )?(?:[\w'’-]+ )?(?:post[- ]?it|sticky notes?|wet|paper|tape|dollar store)\b|\b(?:barely|hardly|scarcely) (?:sticks?|stuck|sticky|holds?|adheres?|tacky)\b(?! out)/,
    ],
    [
      "-",
      /\b(?:woke (?:up )?to|came home to|found|heard|wake up to|walked in to|find) (?:[\w'’-]+ ){0,3}(?:them|it|hooks?|strip|strips|shelf|frame|picture|poster|caddy|mirror|all|half|one|tape|decals?) (?:all |lying |laying |had (?:fallen )?)*(?:on the (?:floor|ground|counter)|in the (?:tub|sink|bathtub)|crash(?:ed|ing)?|face down|fall(?:en)?|hit the floor)\b/,
    ],
    [
      "-",
      /\b(?:edges?|corners?|ends?|sides?) (?:are |is |were |was |have |has |all |just |started |start |keep |kept |already |began |immediately )+(?:to )?(?:lift(?:s|ed|ing)?(?: up)?|curl(?:s|ed|ing)?(?: up)?|peel(?:s|ed|ing)?(?: up| off| away| back)?|coming (?:up|loose|off|unstuck|unglued)|came (?:up|loose|unstuck)|rolling up)\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+(?: up| off)?)/,
    ],
    [
      "-",
      /\b(?:ended up|had to|resorted to|wound up|went back to|switched to|having to|finally) (?:[\w'’-]+ )?(?:us(?:e|ing|ed)|add(?:ed|ing)?|buy(?:ing)?|get(?:ting)?|nail(?:ed|ing)?|screw(?:ed|ing)?|staple?(?:d|ing)?|re-?stick(?:ing)?|re-?glu(?:e|ed|ing)|super ?glu(?:e|ed|ing)|hot[- ]?glu(?:e|ed|ing)|tap(?:e|ed|ing)|press(?:ing)?|duct[- ]?tap(?:e|ed|ing)) (?:it |them |the \w+ |some |my own |a |real |everything |another )*(?:back (?:on|up|down)|nails?|screws?|super ?glue|gorilla (?:glue|tape)|hot glue|staples?|duct tape|push ?pins|thumbtacks|on again|command strips|down again|3m)\b/,
    ],
  ],
  rust: [
    [
      "+",
      /\b(?:no|not (?:a|one|any|even a)|zero|without(?: a| any)?|never any|nary a|hardly any|no sign of|not a hint of|free of|still no) (?:single )?(?:(?:speck|spot|bit|hint|trace|lick|freckle|fleck|dot|sign|touch|patch|sign or|whisper) of )?(?:surface )?(?:rust|corrosion|pitting|tarnish|oxidation|oxidization|rusting|corroding|rusty \w+|rust spots?)\b(?! (?:remover|stains? (?:remov|can)))/,
    ],
    [
      "+",
      /\b(?:salt (?:air|water|spray)|saltwater|seawater|sea water|ocean|beach|seaside|coast|boat|dock|dishwasher|rain|shower|bathroom|outdoors|outside|snow|winter|chlorine|pool|lake|bilge|sea air|sweat)\b[^.!?]{0,50}\b(?:no rust|(?:has|have|is|does|did|are)(?: ?n['’]?t| not) (?:rust|corrod)\w*|not a (?:spot|speck|bit) of (?:rust|corrosion)|still (?:shiny|bright|rust[- ]free)|without rusting)/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:rust|corrosion)[- ]?(?:free|proof|resistant|less)\b(?! (?:my|they say|is a lie|ha))|\b(?:stainless|galvanized|galvanised|aluminum|aluminium|brass|titanium|powder coated|resin|plastic)\b[^.!?]{0,20}\b(?:so|and|means|which means) (?:it |they |there['’]?s |there is )?(?:no rust|(?:wo|does|do|will|ca|can)(?: ?n['’]?t| not|not)? (?:not )?rust|never rusts?|nothing to rust)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|not|any|zero|without|never|remove[sd]?|removing|remover|dissolve[sd]?|against|prevent\w*|from|old|of|for|off|cleans?|cleaned|my|ate|eats|loosen\w*|get|gets|got|to|yet|if|would|free|broke|inhibits?|convert\w*|through|those|these|stop|stops|stopped|resist\w*)(?: [\w'’-]+){0,2} )(?<!(?:n['’]t|\b(?:has|have|does|is|are|do|did|wo|was)nt) (?:[\w'’-]+ ){0,2})\b(?:rusted|rusts|rusting|corroded|corrodes|corroding|started rusting|rusty) (?:\w+ )?(?:in|after|within|through|out|shut|solid|already|up|where|around|at|the (?:first|second)|like|before|by|overnight|away|over|immediately|right away|so|quickly|fast|almost|badly|together|to|closed|easily|from|and|inside|underneath|on|almost|along|when|tight)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|not|any|zero|without|never|remove[sd]?|removing|remover|against|prevent\w*|from|old|of|for|off|cleans?|cleaned|my|ate|eats|get|gets|got|out|stop|stops|resist\w*|on|tackle[sd]?|takes?|took|yet to|a)(?: [\w'’-]+){0,2} )(?<!(?:n['’]t|\b(?:has|have|does|is|are|do|did|wo|was)nt) (?:[\w'’-]+ ){0,2})\b(?:rust|corrosion) (?:spots?|stains?|marks?|rings?|flakes|bloom|streaks?|specks?|was|is|has|had|appeared|appearing|started|starting|showed|showing|shows|forming|formed|forms|all over|around|coming|came|bleed\w*|dripped|dripping|streaked|everywhere|already|inside|under|along|creeping|at the|in the|after|within|where)\b(?! (?:free|gone|removed|off|no match|melted|came off|disappeared|right off))/,
    ],
    [
      "-",
      /\b(?:started|starting|starts|begun|beginning|began|begins|already|is|are|was|were|get|gets|got|getting|gone|went|turned|turning) (?:to |getting |showing |show |seeing |see )?(?:a bit |a little |all |completely |totally |covered (?:in|with) )?(?:rust|rusty|rusting|rusted|corrode|corroding|corroded|corrosion)\b(?<!\b(?:not|never|[a-z]+n['’]t|(?:has|have|does|do|did|wo|is|are|was|ca)nt|yet|no|hardly)\b.{0,24})(?! (?:bolts?|nails?|old|chain|tools?|car|pipes?|nuts?|screws?|off|color|colou?red|free|proof))/,
    ],
    [
      "-",
      /\b(?:orange|rust[- ]colou?red|rusty|reddish(?:[- ]brown)?) (?:spots|stains?|specks|streaks|flecks|rings?|freckles|water|drips?|dots|puddle) (?:\w+ )?(?:on|in|all|around|under|down|where|at|after|from|along|running|everywhere|appeared|inside|within|by)\b|\b(?:left|leaves|leaving) (?:a |an |little |big )*(?:rust|rusty) (?:ring|stain|mark|spot|circle|streak|outline)s?\b/,
    ],
  ],
};
