import type { Wordings } from "./wording.ts";

export const SUPPLY_WORDINGS: Wordings = {
  beginners: [
    [
      "+",
      /\b(?:my|our|the|a|her|his|any|even a|even my|both) (?:(?:[\w'’-]+ ){0,3})(?:(?:\w+[ -]){0,2}(?:year|yr|month)[ -]?olds?|kids?|sons?|daughters?|grand ?(?:son|daughter|kid|child)s?|granddaughters?|grandchildren|toddlers?|nephews?|nieces?|child|children|kindergartn?er|preschooler|students?|first ?graders?|boys?|girls?)(?:,? who (?:(?:[\w'’-]+ ){0,5})|,? (?:(?:[\w'’-]+ ){0,1})(?:age[d]? )?\d\d?,? | )(?:can|could|was able to|were able to|figured|learned|does|puts?|put|uses?|works?|operates?|managed|manages|had|has|set|built|assembled|runs?|opens?|handles?|buckles?|reads?)(?! not|n['’]?t| n['’]t| hardly| barely| no trouble sleeping) (?:(?:[\w'’-]+ ){0,5})(?:by (?:him|her)self|by themselves|(?:on|all on) (?:his|her|their) own|without (?:my |any |our |much |adult |a grown )*(?:help|assistance)|with (?:no|little|very little|minimal) (?:help|trouble|problem)|in (?:about |under |less than |just )?(?:\w+ )?minutes|no problem|before i (?:did|had|could)|right away|out (?:right away|in|faster|quicker|before|by)|on the first|like a pro|it easily)\b(?<!(?:hers|his|theirs) for .{0,40})(?<!set it up for .{0,20})(?<!i can['’]t .{0,60})(?<!(?:not|never|n['’]t|can ?not) (?:\S+ ){1,8}\S+)(?<!(?:sit|hurt|hurting|hit|burn|cut|sleep|sleeps|see|stand|play|plays|played) (?:him|her)self)(?<!(?:hurt|hurting|killed|entertain\w*|cut|burned|scratch\w*|dressed?) (?:him|her|them)sel\w+)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:even |so simple |so easy |simple enough |easy enough )(?:that )?(?:for )?(?:a|an|my|any|the) (?:(?:[\w'’-]+ ){0,3})(?:child|beginner|toddler|kid|caveman|novice|newbie|(?:\w+[ -])year[ -]old|year[ -]old|preschooler|total amateur|amateur|first[- ]timer|rookie|klutz|kids|children|beginners) (?:(?:[\w'’-]+ ){0,1})(?:can|could|to (?:use|do|work|operate|understand|figure|handle|learn|play|follow|put))\b(?!.{0,4}n['’]?t| not)/,
    ],
    [
      "+",
      /\b(?:never|had never|i['’]?ve never|have never|who had never|who['’]?d never|not) (?:(?:[\w'’-]+ ){0,1})(?:sewn|sewed|knit(?:ted)?|crocheted|painted|baked|played|soldered|welded|drawn|skated|skied|fished|embroidered|quilted|camped|tiled|drilled|woven|weaved|brewed|canned|made (?:bread|soap|candles|pasta|jewelry|sushi|yogurt|one)|touched an?|held an?|done anything like this|cooked|grilled|smoked|canoed|kayaked|photographed|coded|programmed) (?:(?:[\w'’-]+ ){0,5})(?:before|in (?:my|her|his) life|until)?(?:,| and| but| yet)+ (?:(?:[\w'’-]+ ){0,3})(?:now|finished|made|had|came out|turned out|done|i['’]?m|was|it (?:worked|came|turned|looks)|managed|hooked|learned|playing|within|by the|loved|could|got it|perfect)\b/,
    ],
    [
      "+",
      /\b(?:perfect|great|ideal|good|excellent|wonderful|fantastic|best|awesome|nice|made|easy|designed|right|terrific|suitable|lovely|friendly) (?:(?:[\w'’-]+ ){0,2})(?:for|to) (?:a |an |the |any |total |complete |absolute |us |young |true |brand new |my |adult )*(?:beginners?|newbies?|first[- ]timers?|novices?|starters?|newcomers?|rookies?|beginning \w+|(?:someone|people|anyone|those) (?:who (?:is|are) )?(?:just |new |starting |who['’]?s never|learning)|learners?|amateurs?)\b(?<!(?:not|n['’]t|never|nt|would be|too) (?:\w+ ){0,5}\w+)/,
    ],
    [
      "+",
      /\b(?:beginner|newbie|novice|kid|kids|starter)[- ]friendly\b(?<!(?:not|n['’]t|never|nt|less) (?:\w+ ){0,2}\S+)/,
    ],
    [
      "+",
      /\b(?:as a|being a|for a|i['’]?m a|i am a) (?:(?:[\w'’-]+ ){0,2})(?:beginner|newbie|novice|first[- ]timer|rookie|amateur|complete klutz)\b,?(?: and)? (?:(?:[\w'’-]+ ){0,2})(?:it was (?:easy|great|perfect|simple)|found (?:it|this) (?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:easy|simple|helpful|perfect)|had no (?:trouble|problem)|(?:could|was able to) (?:follow|use|understand|figure|make|do|play)|this (?:is|was) (?:perfect|great|easy|just)|came out|turned out|it['’]?s (?:easy|perfect|great)|easy to|love)\b/,
    ],
    [
      "+",
      /\b(?:forgiving|first (?:try|attempt|project|loaf|scarf|quilt|batch|time|one|sweater|cake)(?: ever)?) (?:(?:[\w'’-]+ ){0,1})(?:for (?:beginners?|novices?|us|someone)|(?:came|turned) out (?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:perfect\w*|great|amazing|beautiful\w*|wonderful\w*|edible|good|fantastic|delicious))\b(?<!(?:not|n['’]t|never) (?:\w+ ){0,4}\w+)/,
    ],
    [
      "-",
      /\b(?:not|never|n['’]?t|hardly|nt) (?:(?:[\w'’-]+ ){0,3})(?:for|suited (?:for|to)|suitable for|recommended for|good for|geared (?:to|toward|towards)|aimed at|friendly (?:for|to)) (?:a |an |the |complete |absolute |total |young |true )*(?:beginners?|newbies?|novices?|first[- ]timers?|amateurs?|rookies?|beginning \w+|little (?:hands|fingers)|small hands|newcomers?|faint)\b(?!.{0,10}\bonly\b)(?<!(?:just|only) (?:\w+ )?\w+ \w+)/,
    ],
    [
      "-",
      /\b(?:too|way too|very|pretty|quite|much too|extremely|a bit|a little) (?:(?:[\w'’-]+ ){0,1})(?:hard|difficult|complicated|advanced|fiddly|stiff|complex|tricky|confusing|tough|tight|technical|challenging|heavy) for (?:(?:[\w'’-]+ ){0,1})(?:a |my |the |any |little |small |young |her |his |most )*(?:(?:[\w'’-]+ ){0,2})(?:kids?|child|children|hands|fingers|beginners?|novices?|year[ -]olds?|toddlers?|grandson|granddaughter|son|daughter|(?:three|four|five|six|seven|eight|nine|ten|\d+)(?: year|$|\.|,)|newbies?|students?|first[- ]timers?|little ones?)\b(?<!(?:not|n['’]t|never|nt|nothing) (?:\w+ ){0,5}\w+)/,
    ],
    [
      "-",
      /\b(?:assumes|presumes|supposes|takes for granted|expects) (?:that )?(?:you|one|the (?:reader|user|player|student)) (?:(?:[\w'’-]+ ){0,1})(?:already )?(?:know|knows|have|has|understand|can|are already|is already|read|been)\b(?!.{0,6}\bnothing\b)(?<!(?:not|n['’]t|never) (?:\w+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:ended up|end up|wound up|wind up|had to) (?:(?:[\w'’-]+ ){0,1})(?:doing|do|building|build|putting|put|assembling|finishing|finish|making|make|playing|reading|opening|open) (?:(?:[\w'’-]+ ){0,2})(?:it|them|most of it|everything|all of it|the whole thing) (?:(?:[\w'’-]+ ){0,1})(?:all )?(?:myself|for (?:him|her|them|my (?:son|daughter|kids?|grandson|granddaughter|\w+ year old)))\b(?!.{0,15}\b(?:anyway because))/,
    ],
    [
      "-",
      /\b(?:ended|ends|ending|resulted|led|leads|finished) (?:up )?(?:in|with|to) (?:(?:[\w'’-]+ ){0,2})(?:tears|a meltdown|tantrums?|crying|frustration)\b(?<!(?:not|n['’]t|never|book|story|movie|film) (?:\w+ ){1,6}\w+)/,
    ],
    [
      "-",
      /\b(?:steep|huge|big|high|long|serious|brutal|sharp|significant|real|considerable|major) (?:(?:[\w'’-]+ ){0,1})learning curve\b(?<!(?:no|not|n['’]t|never|without|nt) (?:\w+ ){0,4}\w+)/,
    ],
  ],
  soaksUp: [
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:soak(?:s|ed)?|suck(?:s|ed)?|sop(?:s|ped)|mop(?:s|ped)|slurp(?:s|ed)|drinks) (?:it |them |that |everything |right |all )*up (?:(?:a|an|all|every|any|most|almost|entire|whole|of|that|the|his|her|my|our|big|large|half|tons?|lots?|so|much|more|spilled|dog|cat|drop) )*(?:(?:spills?|spilled|puddles?|water|pee|urine|moisture|liquids?|drool|milk|wetness|accidents?|sweat|drips?|splashes|juice|mud|rain|everything)|instantly|quickly|fast|great|really well|in seconds|in one (?:swipe|go|pass)|like a (?:sponge|champ))\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:(?:absorbs?|absorbed|soaks? up|soaked up|sucks? up|sucked up|drinks? up) (?:and )?(?:an? |about |over |nearly |almost |more than |at least |so |very |tons? |tremendous |enormous |amazing |incredible |insane |unbelievable |entire |whole |full |huge |large |much |lots? |of |ridiculous |surprising )+(?:amounts?|cup|glass|bottle|pitcher|bucket|pint|quart|gallon|mug|water|liquid|pee|moisture|more)|(?:holds|absorbs|sucks) (?:a (?:lot|ton)|tons|so much|a (?:huge|crazy|surprising|ridiculous) amount)(?: of)? (?:water|liquid|pee|urine|moisture)|absorbs (?:really |very |so |extremely |incredibly )*(?:well|quickly|fast|great|everything|instantly|more|water|moisture|liquid|pee|urine|spills))\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:super|very|really|so|extremely|incredibly|amazingly|highly|quite|pretty|crazy|ultra|insanely|surprisingly|wonderfully|most|more|nicely|unbelievably|fantastically|plenty|soft and|thick and|soft ,|thick ,|are|is) (?:soft |thick |and |plush |, )*(?:absorbent|absorbant|absorbing|thirsty)\b(?! (?:pads?|at all if))/,
    ],
    [
      "+",
      /\b(?:one|a single|1|two|just one|half a) (?:sheet|towel|pad|cloth|pee ?pad|square|pull|rag|diaper) (?:[\w'’-]+ ){0,3}?(?:soak(?:s|ed)|absorb(?:s|ed)|dr(?:ies|ied)|handle[sd]?|took care of|takes care of|got|gets|does|did|cleaned|lasts|lasted|mopped|picks? up|picked up|holds?|held) (?:[\w'’-]+ ){0,4}?(?:spill|puddle|car|dog|mess|night|water|accident|windshield|hair|whole|entire|counter|job|floor|day|up)\b/,
    ],
    [
      "+",
      /\b(?:dog|car|dishes|windshield|paws|top|surface|bottom|bum|butt|tush) (?:[\w'’-]+ ){0,2}?(?:is|was|are|were|stays?|stayed|feels?|felt|comes? out|came out|gets?|got) (?:nearly |almost |mostly |practically |completely |always |totally |bone |just )*dry (?:in (?:one|two|half|seconds|minutes|no time|a (?:few|couple|minute|single|flash))|after one|within|with one|to the touch|on top|even (?:after|when))\b/,
    ],
    [
      "+",
      /\b(?:dries|dried|drys|dry) (?:off )?(?:me|you|my|the|our|your|him|her|a|us|both|two|everything)(?: [\w'’-]+){0,3} (?:in (?:one|two|seconds|no time|a (?:single|few|flash|couple|minute))|with (?:one|just one|a single|a couple)|(?:so |very |super |really )?(?:fast|quick(?:ly)?|completely|right (?:off|up))|without (?:a streak|streaks|leaving|having|wringing))\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:clumps|clumping (?:is|was)|it clumped|clumped) (?:really |very |up |so |super |nice and |pretty )*(?:hard|tight(?:ly)?|firm(?:ly)?|rock|like (?:a rock|concrete|cement)|great|well|nicely|fast|quick(?:ly)?|instantly|perfect(?:ly)?|beautifully|right away|immediately|excellent|amazing|awesome|superb)\b(?! (?:to|on|at the bottom))/,
    ],
    [
      "+",
      /\b(?:clumps?) (?:(?:stay|stayed|hold|held|come|came|lift|scoop|scooped|are|were|is|was) (?:right |up |out |nice and |very |so |always |in |as |all )*(?:together|firm|solid|tight|hard|rock|intact|whole|one piece|out clean\w*|easily|cleanly|nice|well)|(?:do|did|does)(?: not|n['’]?t| n['’]?t) (?:break|fall|crumble))\b/,
    ],
    [
      "-",
      /\b(?:does|do|did|would|will|wo|could|can|ca)(?: not|n['’]?t| n['’]?t|not) (?:even |really |actually |seem to )*(?:absorb(?: (?:anything|much|water|a thing|well|at all|any (?:water|liquid|moisture)|a drop|moisture|liquid|very (?:well|much)|enough))?|soak up (?:anything|much|water|a thing|a drop|any)|dry (?:anything|dishes|you|the (?:dishes|car|dog|counter)|off)|clump (?:well|properly|very|tight\w*|firmly)|hold (?:the pee|any (?:water|liquid|pee)|much (?:water|liquid|pee)|a (?:whole |full )?night))(?= ?[.!,;)]| ?$| (?:at all|like|as|well|and|or|very|when|because|so)\b)/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:just |only |simply |basically |mostly )*(?:push(?:es|ed)?|mov(?:es|ed)|smear(?:s|ed)?|spread(?:s)?|sloshe[sd]|shov(?:es|ed)|slid(?:es)?) (?:the |all the |that )?(?:water|spill|liquid|moisture|puddle|pee|wetness|mess) (?:around|from|back|along|all over|across|side to side)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:water|pee|urine|liquid|moisture|milk|spill|spills|drool|sweat|wetness) (?:just |always |simply |still )*(?:(?:beads?|beaded) up (?:on|and)|sits? on (?:top|the (?:surface|top))|sat on (?:top|the (?:surface|top))|pools? (?:up )?(?:on|in the|at)|pooled (?:on|in|at)|(?:rolls?|runs?|ran) (?:right |straight )?off (?:the (?:pad|towel|sides?|edge|cloth)|it|onto)|(?:runs?|ran|leaks?|leaked|goes|went|soaks?|soaked|seeps?|seeped|came|comes) (?:right |straight |all the way |clear )?(?:through|thru) (?:to |onto |the |and |it|on ))(?=.{0,40}\b(?:pads?|towels?|diapers?|mat|cloth|floor|carpet|clothes|mattress|sheets?|absor\w+|soak\w*|rug|litter|liner|bib|pajamas|onesie|crib)\b)/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:soak(?:s|ed)?|leak(?:s|ed)?|bleed(?:s)?|bled|seep(?:s|ed)?|wick(?:s|ed)?|went|goes|drip(?:s|ped)?) (?:right |straight |all the way |clear |completely )*(?:through|thru) (?:to |onto |on |the |his |her |my |every |and |into |after |in |it )*(?:floor|carpet|clothes|pajamas|pjs|onesie|mattress|sheets?|crib|bed|pants|hardwood|rug|one pee|one use|single use|an hour|two hours|minutes|every time|each time|night|hand|hands|shirt|table|counter|outfit)\b/,
    ],
    [
      "-",
      /\b(?:about as|as) absorbent as (?:a |an )?(?:[\w'’-]+ )?(?:plastic|wax paper|paper|rock|brick|garbage bag|tarp|raincoat|shower curtain|newspaper|glass|cardboard|saran wrap|cellophane)\b|\b(?:zero|no|not very|not at all|hardly|barely|not (?:that|so|as|really|particularly|the most)|never|less|non|un) ?-?(?:absorbent|absorbant|absorbency|absorption power)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:clumps?|litter) (?:just |all |always |immediately )*(?:fall(?:s)? apart|fell apart|break(?:s)?(?: up| apart)?|broke(?: up| apart)?|crumbles?|crumbled|turns? (?:in)?to (?:mush|mud|sludge|concrete|cement|dust|soup|paste|muck)|turned (?:in)?to (?:mush|mud|sludge|concrete|cement|dust|soup|paste|muck)|sticks? to the (?:bottom|sides|box|pan)|stuck to the (?:bottom|sides|box|pan)|dissolves?)\b/,
    ],
    [
      "-",
      /\b(?:is|are|was|were|it ?['’]?s|they ?['’]?re)(?: not|n['’]?t| n['’]?t) (?:very |really |that |too |as |all that |at all |particularly |so |the most |exactly )*(?:absorbent|absorbant)\b/,
    ],
  ],
  colorStrength: [
    [
      "+",
      /\b(?:one|a single|1|just one|only one|two thin) (?:quick |light |thin |single )?(?:coat|stroke|swipe|pass|layer|brush ?stroke|dab|dip|drop)(?: \w+){0,2} (?:is|was|covers?|covered|did|does|gives?|gave|and|of (?:it|this)|for|to)(?: \w+| ,){0,3} (?:enough|all|the (?:job|trick)|full|opaque|solid|plenty|done|rich|bold|bright|vibrant|completely|everything|complete|total|beautiful|deep|colou?r|perfect|good|coverage|good to go|covers?)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:covers?|covered|covering|hid|hides|blends|took care of) (?:all |up )?(?:my |the |her |his |stubborn |those )+(?:\w+ )?(?:gr[ae]ys?|gr[ae]y (?:hair|roots)|roots|old (?:colou?r|paint)|dark (?:wall|brown|red|blue)|black (?:wall|paint)|stain|pencil)(?: \w+){0,2} (?:completely|100|perfectly|in one|really|beautifully|great|well|totally|with (?:one|no)|fully|easily|every|the first|entirely)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:colou?rs?|pigments?|reds?|blues?|blacks?|whites?|golds?|metallics?|shades?|paints?|inks?|hues?)(?: \w+){0,2} (?:really |just |literally |truly |are so \w+ they |absolutely )*(?:pops?|jumps? off|sings?|glows?|leaps? off|stands? out|shows? up (?:great|well|beautifully|bold|bright|on (?:black|dark))|is (?:so |very |really |super )?(?:pigmented|saturated|intense|opaque|punchy|rich)|are (?:so |very |really |super |all |incredibly )?(?:pigmented|saturated|intense|opaque|punchy|rich|vivid|bold|strong|vibrant))\b/,
    ],
    [
      "+",
      /\b(?:highly|heavily|super|so|very|well|richly|intensely|incredibly|strongly|beautifully|deeply|extremely|nicely|really|insanely|amazingly) (?:pigmented|saturated|opaque)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:shows?|showed|show(?:ing)?|stands?|stood|pops?|comes?|came) (?:up|out|through)? ?(?:\w+ ){0,2}?(?:on|against|over|even on) (?:black|dark|kraft|brown|navy|colou?red|construction|the dark|dark-colou?red) (?:paper|card ?stock|fabric|hair|shirts?|skin|wood|brown hair|paint|rock|stones?|surfaces?|pages|canvas|construction)\b/,
    ],
    [
      "+",
      /\b(?:lays?|laid|goes|went|glides?) (?:down|on) (?:\w+ )?(?:rich|strong|bold|opaque|thick|vivid|bright|smooth and|dark and|solid|saturated|creamy|like butter)\b/,
    ],
    [
      "+",
      /\bstill (?:\w+ )?(?:as )?(?:bright|vibrant|red|blue|purple|pink|vivid|bold|rich|dark|strong|copper|black|green)(?: \w+){0,4} (?:after|\d+ weeks|weeks|washes|months|shampoos|a month|two months)\b/,
    ],
    [
      "+",
      /\b(?:little|tiny (?:bit|amount|dab)|touch|dab|drop|barely any|half pan|speck)(?: \w+| ,){0,5} (?:(?:is|was|gives?|gave) (?:\w+ )?(?:intense|plenty|so much colou?r|strong|bold|rich|tons of colou?r|a lot of colou?r))\b/,
    ],
    [
      "-",
      /\b(?:took|takes?|taking|needs?|needed|need|required|requires|had to (?:do|use|put on|apply|paint)|after|even (?:after|with)|used|put on|on coat|it took me) (?:at least |like |about |me |over |literally |up to |a good |almost |you )*(?:three|four|five|six|seven|eight|3|4|5|6|7|8|several|multiple|many|a million|ten|10|numerous|a dozen) (?:or \w+ |plus |to \w+ )?(?:thick |heavy |more |full |thin )?(?:coats|layers|passes|swipes|applications|boxes)\b(?! (?:lasts|and it(?:['’]?s| is) (?:perfect|beautiful)))/,
    ],
    [
      "-",
      /\b(?:looks?|looked|came out|comes out|dries|dried|goes on|went on|turned out|turns out|is|are|was|were|just|so|very|too|appears?|prints?) (?:\w+ )?(?:like |more like )?(?:a |an |dirty |colou?red )?(?:watery|washed[- ]?out|pale|faint|chalky|streaky|patchy|see[- ]?through|transparent|translucent|like water|like (?:weak )?tea|weak tea|barely there|thin and (?:watery|pale)|colou?red water|dirty water|muddy|sheer|watered down|anemic|too light to)\b(?<!(?:\bnot|n['’]t|never|expecting|expected) (?:[\w'’-]+ ){0,4}\w+)(?<=(?:colou?r|paint|marker|pencil|ink|dye|polish|crayon|pigment|chalk|pen|stain|shade|red|blue|green|yellow|purple|pink|black|white|gold)s?\b.{0,80})/,
    ],
    [
      "-",
      /\b(?:barely|hardly|(?:does|do|did)(?: not| ?n['’]?t)|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|never) (?:even )?(?:shows?|showed|see|leaves?|left|makes?|made|register|deposit|transfers?|took|take|tint|tints|tinted|stain|colou?r|dye|dyed|cover|covers|covered) (?:up |any |a |much |the |my |on |it |at )*(?:colou?r|mark|on (?:\w+ )?(?:paper|fabric|hair|skin|wood|canvas)|gr[ae]ys?|gr[ae]y|roots|dark (?:hair|brown|paper)|black paper|pigment|stain|old (?:colou?r|paint)|tint|pencil lines?|brass|brassiness)\b(?! (?:my|the) (?:skin|clothes|towels|hands|counter|tub|shirt|carpet|sink))(?<=(?:colou?r|mark|paper|fabric|hair|canvas|gr[ae]ys?|gr[ae]y|roots|pigment|paint|tint|lines?|brass|brassiness|at all))/,
    ],
    [
      "-",
      /\b(?:wash(?:ed|es)?|rinsed?|rinses|faded|fades|bled) (?:right |almost |completely |all |totally )*(?:out |away |off )?(?:after|in|within|by) (?:about |only |just |like |the )*(?:one|two|three|first|1|2|3|second|a (?:few|couple)|single) (?:of )?(?:wash(?:es)?|shampoos?|showers?|days|rinse)\b(?<!(?:\bnot|n['’]t|never|stain|ink|smell|marker) (?:[\w'’-]+ ){0,5}\w+.*)/,
    ],
    [
      "-",
      /\b(?:gr[ae]ys?|gr[ae]y (?:hair|roots)|roots|old colou?r|brass|orange)(?: \w+){0,3} (?:still|(?:does|do|did)(?: not| ?n['’]?t)|poke[sd]?|peek(?:s|ed)?|came (?:right )?back|showed|show(?:s|ing)?|were|are)(?: \w+){0,2} (?:there|take|cover(?:ed)?|through|showing|visible|grab|budge|gr[ae]y|up|within|after a)\b/,
    ],
    [
      "-",
      /\b(?:have|has|had|need|got) to (?:\w+ )?(?:press|push|scrub|go over|layer|bear down|scribble|rub|grind|color over|trace over|re-?dip|load)(?: \w+){0,4} (?:hard|twice|three times|several times|over and over|again and again|to (?:get|see|make|show|leave)|like crazy|repeatedly)(?: \w+){0,4} ?(?:colou?r|mark|pigment|anything|to show|show|line|show up|paint|hard enough|legible)\b/,
    ],
  ],
  paper: [
    [
      "+",
      /\b(?:no|zero|without(?: any)?|not a (?:bit|hint|speck) of|never any|hardly any|barely any|no sign of|minimal|very little) (?:\w+ )?(?:bleed(?:ing|s)?(?:[- ]?through)?|ghost(?:ing|s)?|feather(?:ing|s)?|show[- ]?through|buckling|bleed[- ]?thru)\b(?<=(?:ing|bleed|bleeds|through|thru|ghosts|show))(?! (?:in (?:the )?(?:picture|screen|video)|on (?:the )?(?:screen|display)|gums|edges of the screen|noise|of colou?r|in the (?:wash|dryer|picture|image|shower)|gums|after (?:shaving|the dentist))|[ ,.]*(?:in|even with) (?:the|a) (?:wash|red))(?<!(?:washed|washes|wash|dye|stencil\w*|longer|board|screen|markers?:? ?(?:zero smell,)?|razor|shav\w+|gums|chalk\w*|tv|monitor|display|wipes? (?:down|off|clean))\b.{0,40})/,
    ],
    [
      "+",
      /\b(?:(?:does|do|did)(?: not| ?n['’]?t)|never|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|has ?n['’]?t|have ?n['’]?t|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|has not|doesnt|dont|no longer) (?:\w+ )?(?:bleed(?:s)?|bled|ghost(?:s|ed)?|feather(?:s|ed)?|buckle[sd]?|warp(?:s|ed)?|pill(?:s|ed)?|curl(?:s|ed)?|tear|tears|tore|rip|rips|wrinkle[sd]?|shred)(?: \w+){0,2} (?:through|thru|onto|to the (?:other|next|back)|page|pages|paper|with (?:my |a |the )?(?:\w+ )?(?:fountain|ink|gel|marker|markers|sharpie|sharpies|watercolou?rs?|paint|erasing|pens?|highlighters?)|when i (?:erase|paint|write|use|colou?r)|under (?:a |wet |the )?(?:\w+ )?(?:wash|wet|ink|brush|watercolou?r|erasing))\b(?! (?:the (?:fabric|wash|shirt|leg|jeans)|my (?:shirt|jeans)))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:thick|heavy|heavyweight|sturdy|substantial|creamy|smooth|quality|hefty|toothy|weighty|luxurious|beautiful|lovely|archival|velvety|buttery|silky) (?:watercolou?r |sketch |drawing |cotton |ivory |white |cream |lined |ruled |blank |dotted |matte |printer |photo |off-white )*(?:paper|pages|stock|card ?stock|sheets of paper|sketch paper|watercolou?r paper)\b(?! (?:towels?|plates?|cups?|clips?|bag|jam|tray|weight|straws?|backing|cutter|trimmer|shredder|photos|turner|feed|market|pot|size))/,
    ],
    [
      "+",
      /\b(?:paper|pages|card ?stock)(?! (?:towels?|plates?|cups?|clips?|bags?|trays?|feed\w*|jam\w*))(?: (?!towel|plate|tray|each|every)\w+){0,2} (?:takes?|took|holds? up|held up|handles?|handled|stands? up|stood up|can take|survived|survives|accepts|loves|feels? (?:\w+ )?(?:thick|substantial|luxurious|great|sturdy|heavy|expensive|quality|good|nice|creamy|smooth)|is (?:\w+ )?(?:thick|heavy|sturdy|substantial|creamy|gorgeous|luscious|lovely|superb|excellent|top notch|smooth|hefty|nice and)|has (?:a )?(?:\w+ )?(?:tooth|weight|heft|texture|body))\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+)(?! to (?:read|load|print|get))/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:bleeds?|bled|bleeding|soaks?|soaked|seeps?|leaks?|ghosts?|shows?|presses|feathers?) (?:right |straight |clean |completely |all the way )*(?:through|thru|onto) (?:to )?(?:the |my |every |each |both |three |two |to )*(?:paper|pages?|other side|next (?:page|sheet|one)|back(?: side)?|sheet|sheets|reverse|card ?stock|table|envelope|journal|notebook)\b/,
    ],
    [
      "-",
      /\b(?:paper|pages|page|sheets?|card ?stock|stock|envelopes?|stationery)(?: \w+){0,3} (?:is|are|was|were|tears?|rips?|tore|ripped|buckles?|buckled|warps?|warped|pills?|pilled|curls?|curled|shreds?|disintegrat\w+|wrinkles?|crumples?|falls? apart)(?: \w+){0,1} (?:(?:so|too|very|super|really|paper|tissue|extremely|way too|awfully|incredibly|quite|pretty|kind of) ?-?(?:thin|flimsy|cheap|transparent|slick|waxy|rough)|(?:when|if|as soon as|with|at|the (?:minute|moment|second)|from|after|under|easily|every|like) ?(?:\w+ ){0,4}?(?:eras\w+|wet|paint\w*|water|writ\w+|pens?|markers?|turn\w*|ink|touch\w*|fold\w*|it|i|you|look|crazy|single|tape|tissue|glue|sneez\w*))\b(?<!(?:\bnot|n['’]t|never|toilet|wrapping|the toilet) (?:[\w'’-]+ ){0,4}\w+)(?<!(?:paper towels?|toilet paper|bed sheets?|dryer sheets?)\b.{0,60})/,
    ],
    [
      "-",
      /\b(?:like|as thin as|thinner than|thin as|cheap as|flimsy as|feels? like|thin like|basically|practically|almost|might as well be) (?:a |cheap |thin |the |one[- ]ply )*(?:tissue(?: paper)?|newsprint|newspaper|toilet paper|tracing paper|onion ?skin|rice paper|phone ?book|bible paper|printer paper|copy paper|receipt paper|construction paper|wax paper|parchment)\b(?<=(?:paper|page|pages|sheets?|stock|thin|flimsy|cheap|quality)\b.{0,60})/,
    ],
    [
      "-",
      /\b(?:see|read)(?: \w+){0,5} (?:other side|next page|previous page|words|print|writing|ink|text|pictures?|drawing|lines?)(?: \w+){0,4} (?:right |straight )?through (?:the |it|each |every |to |this )?(?:paper|pages?|sheet|it)?\b(?<!(?:\bnot|n['’]t|cannot|cant|never) (?:see|read).*)/,
    ],
    [
      "-",
      /\b(?:eras(?:e|er|ers|ed|ing)|highlighters?|gel pens?|fountain pens?|markers?|ball ?point|pencil|watercolou?rs?|a drop of water|brush|sharpies?)(?: \w+){0,4} (?:tears?|tore|rips?|ripped|makes?|made|left|leaves|goes|went|wears?|pokes?|poked|shreds?|pills?)(?: \w+){0,3} (?:hole|holes|through|paper|page|pages|up the|apart|surface)\b(?<!(?:\bnot|n['’]t|never|without) (?:[\w'’-]+ ){0,4}\w+.*)/,
    ],
  ],
};
