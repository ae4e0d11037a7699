import type { Wordings } from "./wording.ts";

export const INSTRUCTIONS_WORDINGS: Wordings = {
  instructions: [
    [
      "+",
      /\b(?:(?:instructions?|instruction (?:\w+)|directions|user manual|manual|booklet|diagrams?|leaflet|pamphlet|guide|instruction sheet)|video|videos|pictures|illustrations) (?:(?:[\w'’-]+ ){0,3})(?:actually |really |all |even )?(?:makes?|made) (?:perfect |total |complete |good )?sense\b/,
    ],
    [
      "+",
      /\b(?:instructions?(?: sheet| booklet| manual)?|directions|user manual|manual|instruction video|assembly video|diagrams?|booklet|leaflet) (?!(?:\w+ )?(?:has|have|had|with|for) )(?:(?:[\w'’-]+ ){0,2})(?:is|are|was|were|=|:)? ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:spot on|top notch|step[- ]by[- ]step|detailed|thorough|well (?:written|illustrated|done|thought)|idiot[- ]proof|fool ?proof|concise|straightforward|great|excellent|perfect|a breeze|in plain english|plain english|in large print|color coded|helpful|super clear|crystal clear|simple|good|precise|easy|dead simple|on point|spell(?:ed|s)? (?:it|everything) out)\b(?<!(?:not|n['’]t|never|no|could be|hardly|less|more|least|would be|nt) (?:\w+[ -]){0,4}\w+)(?!.{0,12}\b(?:luck|if|enough)\b)(?<!(?:it|they) (?:was|were|is|are)? ?(?:\w+ ){0,2}\w+)(?<!manual (?:mode|focus|control|setting).{0,30})(?<!once .{0,60})/,
    ],
    [
      "+",
      /\b(?:every|each|all(?: of)?(?: the)?) (?:(?:[\w'’-]+ ){0,2})(?:part|parts|bag|bags|piece|pieces|screw|screws|step|steps|bolt|bolts|board|boards|hardware) (?:(?:[\w'’-]+ ){0,2})(?:is |are |was |were |came |comes )?(?:clearly |neatly |individually |well )?(?:labell?ed|numbered|lettered|marked|color[- ]coded|bagged|sorted)\b/,
    ],
    [
      "+",
      /\b(?:followed|following|follow) the (?:(?:[\w'’-]+ ){0,1})(?:(?:instructions?|instruction (?:\w+)|directions|user manual|manual|booklet|diagrams?|leaflet|pamphlet|guide|instruction sheet)|video|pictures|steps)(?: and| ,|,) (?:it |i |we |had |everything )?(?:(?:[\w'’-]+ ){0,2})(?:worked|works|had it|was done|was up|no (?:problem|trouble|issues)|turned out|came out|went|done|perfect)\b/,
    ],
    [
      "+",
      /\b(?:links?|qr code|code) (?:(?:[\w'’-]+ ){0,3})to (?:a|an|the|their) (?:(?:[\w'’-]+ ){0,2})video\b.{0,40}\b(?:help|clear|easy|great|shows?|made|perfect|good)\w*\b/,
    ],
    [
      "+",
      /\beven (?:i|my \w+|a child|a kid|an idiot|a novice) (?:can|could) (?:(?:[\w'’-]+ ){0,1})follow (?:the |these |them|along)\b/,
    ],
    [
      "-",
      /\b(?:instructions?(?: sheet| booklet| manual| book| page| card| pamphlet)?|directions|user manual|manual|booklet|diagrams?|leaflet|pamphlet) (?!to return)(?:(?:[\w'’-]+ ){0,4})(?:useless|joke|jokes|worthless|gibberish|translated|google translate|broken english|postage stamp|hieroglyph\w*|riddle|rumou?r|mystery|another planet|another language|laughable|atrocious|abysmal|awful|horrible|terrible|lousy|cryptic|vague|sparse|skimpy|microscopic|tiny|minuscule|ant-sized|for ants|incomprehensible|unreadable|illegible|indecipherable|nonexistent|non-existent|lacking|incomplete|outdated|out of date|backwards|misleading|pathetic|a puzzle|confusing|next to nothing|ambiguous|horrendous|dreadful|sketchy|minimal|poor|poorly written|hard to (?:follow|read|understand)|impossible to (?:follow|read|understand)|chinglish|not in english|only in (?:chinese|japanese|german|spanish)|in chinese|badly written|could be (?:better|clearer|more))\b(?<!(?:not|n['’]t|never) (?:\w+ ){0,2}\w+)/,
    ],
    [
      "-",
      /\b(?:instructions?|instruction (?:\w+)|directions|user manual|manual|booklet|diagrams?|leaflet|pamphlet|guide|instruction sheet) (?:(?:[\w'’-]+ ){0,3})(?:skips?|skipped|leaves? out|left out|omits?|omitted|(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) mention|never mentions?|contradicts?|(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) match|(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:tell|explain|say|help|cover|make (?:any )?sense)|makes? no sense|made no sense|made (?:little|zero) sense|look like|looks like|must have been|might as well|(?:was|were) (?:apparently |obviously |clearly |probably )(?:written|translated) by|(?:was|were) translated|left (?:me|us) (?:guessing|scratching)|leaves? (?:you|a lot|much|something)|shows? (?:a different|the wrong|another)|are for a different|is for a different|was for a different)\b(?<!(?:not|n['’]t) \w+)/,
    ],
    [
      "-",
      /\b(?:no|zero|without|not one|missing|lacks?|lacking|never any|didn['’]?t come with|did ?n['’]?t include|does ?n['’]?t come with|not a single|came with no|comes with no|there were no|there are no|there is no) (?:any |real |printed |written |clear |proper |decent |usable |english |assembly |useful |actual |user |set of |or |the )*(?:instructions?|directions|manual|instruction (?:sheet|book|booklet|manual)|booklet|diagrams?|documentation|user guide|guidance)\b(?<!even .{0,40}without the booklet)(?! (?:needed|required|necessary|to speak of needed|for (?:you|use)|with))(?<!\b(?:need|needs|needed|required|requires) no (?:\w+ )?\w+)(?!.{0,20}\b(?:need|needed|required|necessary|but (?:it|you|none)|are needed|mode|focus)\b)/,
    ],
    [
      "-",
      /\b(?:nothing|no one|nobody|not a word|no note|nowhere) (?:(?:[\w'’-]+ ){0,3})(?:in the box|in the package|on the box|on the package|on the label|in the manual|in the instructions|on their (?:site|website)) (?:(?:[\w'’-]+ ){0,2})(?:tells?|says?|explains?|mentions?|about|warns?|telling|saying|does it (?:say|tell|mention))\b/,
    ],
    [
      "-",
      /\b(?:had|have|having|need|needed|forced|ended up having|i) (?:to )?(?:(?:[\w'’-]+ ){0,1})(?:go|went|look|looked|resort|resorted|turn|turned|watch|watched|search|searched|find|hunt|google|googled|rely|relied|check)(?:ing)? (?:(?:[\w'’-]+ ){0,5})(?:youtube|online|google|the internet|the web|a video|videos|on line|a youtube video|youtube videos) (?:(?:[\w'’-]+ ){0,2})(?:to (?:figure|find out how|learn|see|understand|get|work)|how|for (?:help|instructions|directions|how)|somebody|someone)\b/,
    ],
    [
      "-",
      /\b(?:wish|should have|would have been nice|would be nice|needs?|please) (?:(?:[\w'’-]+ ){0,4})(?:better|clearer|real|proper|actual|more detailed|bigger|some kind of|any kind of) (?:(?:[\w'’-]+ ){0,1})(?:instructions|directions|manual|diagrams?)\b/,
    ],
    [
      "-",
      /\b(?:threw|tossed|toss|throw|ignore|ignored|forget|disregard|chucked) (?:away |out |aside )?the (?:(?:[\w'’-]+ ){0,1})(?:instructions|directions|manual)\b(?! (?:to|on|in) )/,
    ],
    [
      "+",
      /\b(?:(?:instructions?|instruction (?:\w+)|directions|user manual|manual|booklet|diagrams?|leaflet|pamphlet|guide|instruction sheet)|videos?|book|booklet|app|wizard|setup page|chapter|it|they|tutorial) (?:(?:[\w'’-]+ ){0,3})(?:walks?|walked|guides?|guided|leads?|talks) (?:you|me|us|one) (?:(?:[\w'’-]+ ){0,1})(?:through (?:it|the (?:setup|set-up|whole|process|steps?|assembly|installation)|each|every\w*)|step by step|by the hand)\b(?! .{0,12}(?:phone|support))/,
    ],
  ],
  smell: [
    [
      "+",
      /\b(?:no|zero|without(?: a| any| the| that)?|not (?:a|any|even a)|none of (?:the|that)|never (?:any|a)|has ?n['’]?t (?:any|a)|lacks (?:that|the)) (?:hint of |trace of |whiff of |usual |typical |lingering |weird |funny |funky |strange |nasty |bad |awful |horrible |noticeable |gross |off |strong |overpowering |harsh |stinky |new |cheap |that |sort of )*(?:chemical|plastic|plasticky|rubber|rubbery|glue|paint|factory|off-?gass?(?:ing)?|burnt|burning|musty|mildew|fishy|metallic|gasoline|petroleum|vinyl|latex|foam|sweaty|ammonia|urine|pee|cat|litter ?box|wet dog|doggy|feet|foot|gym|sour|chlorine|sulfur|perfumey?|moldy|mouldy|shoe|locker[- ]room|car|storage|fume|solvent)[- ]?(?:y )?(?:smells?|odou?rs?|stink|stench|fumes|scent|whiff|reek)\b/,
    ],
    [
      "+",
      /\b(?:did|does|do|has|have|is|was|are|were|could|can|would)(?: not| never|n['’]?t| n['’]?t|not) (?:ever |even |really |actually |once |at all )*(?:smell(?:ed|s|ing)?|stink(?:s|ing)?|stunk|reek(?:s|ed)?)(?: up)?(?: (?:at all|even|anymore|any ?more|bad|funny|weird|like (?:a |an )?(?:chemicals?|plastic|rubber|glue|paint|feet|factory|wet dog|tires?|gasoline|fish)|of (?:chemicals?|plastic|rubber|glue|paint|feet)|chemical\w*|musty|the (?:room|house|place|car|bathroom|kitchen|litter|box|cat|dog|pee|trash|garbage|diapers?|smoke))\b| ?[.!,;)]| ?$)/,
    ],
    [
      "+",
      /\b(?:smells?|odou?rs?|stink|stench) (?:is|was|are|were|'s) (?:all |completely |totally |finally |just |now |pretty much )*gone(?= ?(?:[.!,;)]|$))/,
    ],
    [
      "+",
      /\b(?:nobody|no one|no body|guests|visitors|friends|people|company|my (?:husband|wife|mother|mother[- ]in[- ]law|roommate|sister|neighbou?rs?|landlord|guests|friends)) (?:[\w'’-]+ ){0,4}?(?:can(?: ?not|['’]?t| n['’]?t)? (?:even )?(?:tell|smell|believe)|could ?n['’]?t (?:even )?(?:tell|smell|believe)|did ?n['’]?t (?:even )?(?:know|notice|realize|smell)|had no idea|would never (?:know|guess)|never (?:knew|noticed|smells?|smelled)) (?:that |it |there (?:is|was) |there ?['’]?s )?(?:[\w'’-]+ ){0,3}?(?:have|had|a|any|own|owned|thing|smell) ?(?:[\w'’-]+ ){0,2}?(?:cats?|dogs?|ferrets?|pets?|litter|box|rabbits?|pig|smell|odor)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:locks?|kills?|kill(?:ed|ing)|eats?|traps?|knocks?|knocked|masks?|controls?|contains?|gets? rid of|got rid of|eliminates?|eliminated|neutrali[sz]e[sd]?|banish(?:es|ed)|cuts?|wipes?|keeps?|kept|swallows?|handles?|removes?|removed|absorbs?|zaps?) (?:out |rid of |down |away |in |up )?(?:all |any |all of |most of |every bit of )?(?:of )?(?:the |that |those |our |my |his |her |their |in )*(?:[\w'’-]+ ){0,2}?(?:smells?|odou?rs?|stink|stench|funk|reek)(?: (?:in|out|down|away|at bay|under control|locked|contained|inside|completely|overnight|better|well|right|instantly|from day|for (?:days|weeks))\b| ?[.!]| ?$)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\bsmells (?:like|of) (?:absolutely |literally |pretty much )?(?:nothing|fresh (?:wood|pine|cedar|laundry|linen|cotton|air|cut)|clean (?:laundry|linen|cotton|sheets)|real (?:leather|wood|cedar|lavender|lemons?|vanilla)|cedar|lavender|heaven|a (?:spa|dream|garden))\b/,
    ],
    [
      "+",
      /\b(?:took|pulled|put|opened|unpacked|slept|used|wore|gave) (?:[\w'’-]+ ){0,7}?(?:straight |right )?(?:out of the (?:box|bag|package|wrapper)|that (?:same )?(?:first )?night|the first night) (?:[\w'’-]+ ){0,4}?(?:and |with |, )?(?:no|not a|without any|zero|without a) (?:smell|odou?r|whiff|stink|fumes|off-?gassing)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:the|any|no|that|my|our|his|her|their) (?:[\w'’-]+ ){0,2})(?<!\bdresser .*)\b(?:smell(?:s|ed|ing|y|t)?|stinks?|stank|stunk|reek(?:s|ed|ing)?) (?:up )?(?:(?:so|very|really|strongly|strangely|slightly|faintly|kind of|kinda|a bit|a little|exactly|just|like|of|as if|strong|bad|badly|horribly|to high heaven|heavily|awful|a lot|more|like it was|dipped in|soaked in|stored in|made of|made from|an?|some|something|my|old|burnt|burning|burned|cheap|wet|dead|rotten|rotting|sour|stale|dirty|used|moldy|spoiled|hot|melted|melting) )+(?:chemicals?|plastic|rubber|glue|paint|paint thinner|nail polish(?: remover)?|gasoline|petrol|diesel|kerosene|tar|tires?|tyres?|fish|eggs?|cat (?:pee|urine|litter)|pee|urine|vomit|puke|feet|socks?|gym (?:bag|socks?|locker)|mothballs?|moth balls?|mildew|mold|mould|basement|cigarettes?|smoke|ashtray|dog|garbage|trash|sewer|sewage|barn|skunk|vinegar|ammonia|bleach|chlorine|burnt hair|electrical|cheese|milk|death|mouse|mice|rat|factory|solvent|acetone|formaldehyde|motor oil|cough syrup|bug spray|swamp|armpits?|sweat|b\.?o\.?|cleaner|windex|crayons?|insecticide|poison|toilet|urinal|truck stop|tire (?:shop|store|fire))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:had|have|has|needed?|left|leave|leaving|put|keep|kept|hung|sat|stored?|air(?:ed|ing)|banished|moved|lives?|living) (?:to )?(?:be |leave |air |aired |let |keep |hang |put |sit |sitting |it |them |this |the [\w-]+ |mine |everything |that |out |for |a few |days? |weeks? |all |outside |outdoors )*(?:on|in|to|outside on|out on|out in|outside|onto|by) (?:the |my |our |an open )?(?:back )?(?:porch|garage|balcony|patio|deck|yard|clothesline|shed|window|open window|fire escape|mudroom|carport|terrace|fresh air|outdoors)\b.{0,60}\b(?:smell|smells|smelled|stink|stank|stunk|odou?r|fumes|off-?gas\w*|stench|reek\w*|air(?:ed|ing)? (?:it |them )?out)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:smells?|odou?rs?|stink|stench|fumes|reek|off-?gassing|scent|funk) (?:[\w'’-]+ ){0,3}?(?:(?:gave|gives|giving) (?:me|my \w+|us|everyone|him|her) (?:[\w'’-]+ ){0,2}?(?:headaches?|migraines?|nausea)|(?:makes?|made|making) (?:me|my \w+|us|everyone|him|her|it) (?:[\w'’-]+ ){0,3}?(?:sick|gag|nauseous|nauseated|dizzy|cough|sneeze|queasy|ill|wheeze|eyes (?:water|burn|sting)|impossible|unbearable)|(?:knocked|knocks|slapped|punched|burned|burns|stung|choked|choking) (?:me|you|us|my (?:nose|eyes|throat))|fill(?:s|ed) (?:the|my|our) (?:whole |entire )?(?:room|house|apartment|car|bedroom|kitchen|office|garage|closet|basement)|could knock|would (?:not|n['’]?t) (?:go|come|wash|leave|air)|wo ?n['’]?t (?:go|come|wash|leave|air)|(?:never|refuses to|refused to) (?:goes|went|go|left|leaves|leave|came|fade[sd]?|quite)|does ?n['’]?t (?:go away|come out|wash out|fade|air out|leave)|did ?n['’]?t (?:go away|come out|wash out|fade|air out|leave)|is still there|was still there|still has ?n['’]?t|has ?n['’]?t (?:gone|left|faded|gotten|come)|(?:just )?(?:lingers|lingered|clings|sticks around)|transfers|got (?:on|in|into) (?:my|our|the|all)|is (?:unreal|unbearable|atrocious|nauseating|sickening|insane|brutal|ungodly|eye[- ]watering|suffocating|revolting|putrid|out of this world bad))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:gagg?ed|gagging|had to open (?:all )?(?:the|every|a) windows?|opened (?:all|every) (?:the )?windows?|hold(?:ing)? my (?:nose|breath)|held my (?:nose|breath)|my eyes (?:watered|burned|were watering|stung)|made me gag|nearly threw up|almost threw up) (?:[\w'’-]+ ){0,6}?(?:smell|odou?r|stench|stink|fumes|opened (?:the|it|this) ?(?:box|bag|package|lid|jar|bottle)?|from the (?:smell|fumes|odor))\b/,
    ],
    [
      "-",
      /\b(?:washed|aired|soaked|sprayed|scrubbed|febrezed|cleaned|rinsed|wiped)\b.{0,50}\b(?:still|and it still|but it still|they still) (?:has |have |had |got |a |the |that )*(?:smells?|stinks?|reeks?|smelled|stank|smelly|odou?r|stench)(?! (?:good|great|nice|amazing|fresh|wonderful|clean|lovely|like new|divine))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:made|makes|making|leaves|left|leaving|has|had|now|and) (?:my|the|our|your|his|her)(?: whole| entire)? (?:house|room|bedroom|car|kitchen|closet|apartment|hands|hair|clothes|skin|feet|pillow|office|drawer|cupboard|water|fridge|bathroom|garage|shirts?|armpits) (?:to )?(?:smell(?:s|ing|ed)?|stink(?:s|ing)?|reek(?:s|ing)?|stank) (?:(?:up|so|just|really|strongly|like|of|an?|the|bad|old|wet|burnt|cheap|dirty) )*(?:chemicals?|plastic|rubber|glue|paint|fish|smoke|feet|mildew|mold|gas|gasoline|bad|terrible|awful|horrible|funky|musty|sour|weird|vinegar|bleach|chlorine|dog|barn|burning|fried|grease|factory|tires?|metal)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:my|our|his|her|their|dog|cat|kids?) (?:[\w'’-]+ ){0,3})\b(?:off-?gass(?:ing|ed|es)|stank|stunk|stinks|reek(?:s|ed)) (?:up )?(?:the (?:whole |entire )?(?:house|room|place|car|apartment|bedroom|kitchen|garage|office|closet)|for (?:days|weeks|months|a (?:week|month)|(?:about |over |at least )?(?:two|three|several|\d+) (?:days|weeks|months))|to high heaven|like (?:crazy|hell|no other|nothing else)|so (?:bad|badly|much|strongly))\b/,
    ],
  ],
  laundry: [
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:comes?|came|coming|emerged?s?) (?:right |back |straight )?(?:out )?(?:of |from |through )(?:the |our |my |its |their |a |each |every )?(?:first |second |hot |many |cold |multiple |several |tenth |third |whole )*(?:wash|washer|washing machine|dryer|drier|laundry|machine|tumble dryer|washes)(?: and (?:the )?(?:dryer|drier|dry))?(?: cycle)? (?:[\w'’-]+ ){0,2}?(?:like|looking (?:like|good|great|new|brand|fine|the same|perfect)|perfect(?:ly)?|fine|unchanged|unharmed|the same|soft(?:er)?|fluff(?:y|ier)|clean|great|beautiful(?:ly)?|good|intact|as (?:good|soft|new|bright)|just|fresh|without (?:a |any )?(?:pill|wrinkle|shrink|fad|lint)\w*|no (?:pilling|shrinkage|fading|wrinkles)|spotless|wrinkle[- ]free|in one piece)\b/,
    ],
    [
      "+",
      /\b(?:washed|laundered|through the (?:wash|washer|laundry|dryer)|washes|washings|(?:each|every|the) wash|wash(?= ?[,-] ?no )|laundry (?:days?|cycles?|trips?)|trips through the (?:wash|washer|dryer)|machine[- ]washed|tumble[- ]dried) (?:(?:it|them|these|this|mine|my \w+|the \w+|and|dried|twice|once|weekly|daily|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred|million|dozen|dozens of|bunch of|couple|couple of|few|many|multiple|several|numerous|countless) times|every (?:week|day|other day)|so far|already|at least|about|now|in|hot|cold|on|for|a|months?|weeks?|years?|later|since)(?: |(?:,|;|-+|\.\.\.) ?))*(?:,|;|-+|and|but|with|\.\.\.)? ?(?:it|they|the (?:color|colors|print|seams?|fabric|size|shape|elastic|stitching))? ?(?:has|have|had|is|are|'s|'re|did|does|do)? ?(?:they |it )?(?:still )?(?:(?:look|looks|looking|feel|feels|fit|fits|like) (?:exactly |just |as |the |brand |like |good |great |perfect|new |it |they )*(?:same|new|good|great|soft|day|did|perfectly|fresh)|(?:not|n['’]?t|never|no sign of|no signs of|no|without|zero|not a bit of|not any|hasn['’]?t|haven['’]?t|have not|has not|didn['’]?t|did not|don['’]?t|doesn['’]?t) (?:any |a |a single |even |one bit of )?(?:shrunk|shrank|shrink(?:age|ing)?|fad(?:e|ed|ing)|pill(?:s|ed|ing)?|lost (?:its|their|any)|bunch(?:ed|ing)?|stretch(?:ed|ing)?|frayed?|fraying|unravel\w*|wrinkl\w+|lump(?:s|ed|y)|bled|gone hard|matted|peel\w*|crack\w*|come apart|warp\w*|rip\w*|loose threads?))\b(?!.{0,30}\bshr[aiu]nk)/,
    ],
    [
      "+",
      /\b(?:has|have|had|did|does|do|is|are)(?: not| never|n['’]?t| n['’]?t) (?:even |really |ever |at all |one bit )*(?:shrunk|shrink|shrunken|fade[d]?|pill(?:ed|ing)?|bled|bleed|bunch(?:ed)? up|clump(?:ed)?|stretch(?:ed)? out|lost? (?:its|their|any) (?:shape|color|colour|softness|fluff|loft)|fall(?:en)? apart|come apart|unravel(?:ed)?|fray(?:ed)?)(?: \w+){0,3}? (?:in|after|from|through|with|despite|when|even after|even with) (?:[\w'’-]+ ){0,4}?(?:wash(?:es|ing|ings|ed|er)?|dryer|drier|laundry|laundering)\b/,
    ],
    [
      "+",
      /\b(?:gets?|got|getting|become|becomes|became|keeps? getting|only gets?|softened|softens|soften) (?:even |just |only |a bit |a little |so much |much )*(?:softer|fluffier|better|cozier|nicer|up|more comfortable|plusher)? ?(?:and (?:softer|better) )?(?:with|after|every|each|the more|in) (?:\w+ )*(?:you wash|i wash|wash|washes|washing|trip through|laundering|it ?['’]?s washed|they ?['’]?re washed)\b(?! ?(?:your|my) (?:hands|hair|face))/,
    ],
    [
      "+",
      /\b(?:throw|toss|chuck|pop|put|stick|threw|tossed|chucked|goes|go|went|run|ran) (?:it |them |the (?:whole )?[\w-]+ |everything |these |mine )?(?:right |straight |all |just |both )*(?:in|into|through) (?:the |my )?(?:wash(?:er|ing machine)?|laundry|dryer)(?: and (?:the )?dryer)?(?: (?:with|on|every|and|once|weekly|all|regularly)(?: [\w'’-]+){0,4}?)? (?:(?:and|,) )?(?:(?:it|they) )?(?:(?:comes?|came) (?:right )?(?:back )?out (?:great|fine|perfect(?:ly)?|clean|like|soft|looking|good|beautiful|as|new|the same|spotless|just)|(?:is|are|was|were) (?:just )?(?:fine|like new|perfect|good as new)|good as new|like new|no (?:problem|issues?|shrinking|shrinkage|pilling|fading))/,
    ],
    [
      "+",
      /\b(?:colou?rs?|print|logo|pattern|design|graphics?|letters|lettering|picture|elastic|stitching|seams?|fabric|fleece|shape|velcro|fluff) (?:[\w'’-]+ ){0,2}?(?:stay(?:s|ed)?|held|holds?|remain(?:s|ed)?|survive[sd]?|last(?:s|ed)?|(?:is|are) still|looks? still|still looks?) (?:up |so |as |just |very |nice and |perfectly )*(?:bright|vivid|true|sharp|crisp|strong|the same|put|well|fine|intact|good|great|soft|fluffy|black|white|dark|like new|tight)? ?(?:[\w'’-]+ ){0,3}?(?:wash(?:es|ing|ings)|wash|laundry|laundering|trips through)\b(?! (?:away|out))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:shrunk|shrank|shrink|shrinks|shrinking|shrunken) (?:up |down |so |like |about |at least |almost |a |an |two |three |\d+ |several |full |whole |to |by |half |in |the |my |first |way |terribly |badly |horribly |inches? |sizes? |kid|child|doll|toddler)*(?:sizes?|inch(?:es)?|wash|dryer|drier|doll|toddler|crop top|kid['’]?s|unwearable|crazy|mad|terribly|badly|a lot|a ton|so much|length|laundry|cold water)\b(?! of\b)(?! (?:wrap|tub))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:one|two|three|first|1|2|3|single|second|a few|after (?:the|a|one|two|only one)) (?:\w+ )?(?:wash|washing|washes|cycle|laundry|trip through the (?:wash|washer|dryer)|time (?:in|through) the (?:wash|washer|dryer)) (?:and|and now|,|in|later|,? (?:and )?(?:it|they|the \w+|these|this|mine)) (?:[\w'’-]+ ){0,4}?(?:shrunk|shrank|fad(?:ed|ing)|pill(?:ed|ing|s)|ruined|fell apart|falling apart|came apart|coming apart|unravel\w*|rag|rags|holes?|ripped|tore|torn|lumpy|clumped|bunched|matted|scratchy|see[- ]through|frayed|fraying|stretched|misshapen|trash|peel(?:ed|ing)|crack(?:ed|ing)|bled|toast|disintegrated|unwearable|rough|flat|twisted|wrinkled)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:shrunk|shrank|faded|fades|pilled|pills|frayed|bunched(?: up)?|clumped(?: up)?|matted|unravel(?:ed|led|s)|fell apart|falls apart|came apart|disintegrated|peeled(?: off)?|cracked|bled|ripped|tore|lost (?:its|their|all) (?:shape|color|colour|softness|fluff|elastic\w*|stretch|fuzz)|went (?:flat|lumpy|stiff|hard|scratchy)|turned (?:into a rag|grey|gray|pink|stiff|scratchy|lumpy)|became (?:stiff|scratchy|lumpy|rough|thin|misshapen)|twisted|warped|got (?:holes|lumpy|scratchy|stiff|rough|all lumpy)|developed holes|wrinkles?(?: badly)?|lint) (?:[\w'’-]+ ){0,3}?(?:(?:in|after|during|from|with|on|by) (?:only |just |the |its |their |my |a |an |very |every |one |first |two |three |few |couple |of |second |single |each |cold |gentle |hand |\d )+(?:wash(?:es|ing|ings)?|laundry|cycles?|dryer|washer|trips? through|launderings?)|(?:in|from) (?:washing|the wash))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:washed|laundered|wash(?:ed)? (?:it|them)|dried) (?:it |them |this |these |the \w+ |my \w+ )?(?:(?:only |just |exactly |once|twice|one time|two times|three times|a couple of times|a few times|on cold|on gentle|cold|in cold(?: water)?|on delicate|per (?:the )?(?:instructions|directions|label|tag)|according to (?:the )?(?:label|tag|instructions)|as (?:directed|instructed)|by hand|separately) ?)+ ?(?:,|and|but|;|-+)? ?(?:(?:and|now|already|all|it|they|the \w+|these|this|half|is|are|has|have)(?:'s|'re)? )*(?:shrunk|shrank|fad(?:ed|ing)|pill(?:ed|ing|s)|ruined|fell apart|falling apart|came apart|coming apart|unravel\w*|full of holes|has holes|ripped|tore|torn|lumpy|clumped|bunched|matted|scratchy|frayed|fraying|stretched|misshapen|peel(?:ed|ing)|crack(?:ed|ing)|bled|disintegrated|too small|too short)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:turned|dyed|stained|bled (?:all over|on|onto|into|all through)|ruined|tinted|turning) (?:[\w'’-]+ ){0,2}?(?:whole |entire )?(?:load|laundry|wash|whites|white (?:clothes|laundry|towels|shirts|load)|other clothes|rest of (?:the|my) (?:load|wash|laundry))(?: (?:of \w+ )?(?:pink|blue|red|gray|grey|purple|green))?\b/,
    ],
    [
      "-",
      /\b(?:clog(?:s|ged|ging)?|fill(?:s|ed)?|packed|plugged|emptied|empty|cleaned|cleaning|stuffed) (?:up )?(?:my|the|our) (?:dryer(?:['’]?s)? |whole )?(?:lint (?:trap|screen|filter|catcher)|dryer (?:filter|screen|vent|trap))\b/,
    ],
    [
      "+",
      /\b(?:colou?rs?|print|logo|pattern|fabric|fleece|elastic|they|it) (?:(?:is|are|'s|'re) still|still (?:looks?|feels?|is|are)|still|looks? still) (?:as |so |just |very |like )*(?:bright|vivid|soft|fluffy|new|great|perfect|crisp|good as new|good|the same|black|thick|plush)(?: as (?:new|ever|the day [\w'’ ]{3,20}))? (?:even )?after (?:[\w'’-]+ ){0,3}?(?:wash(?:es|ings)|trips through the (?:wash|washer|dryer)|months of washing|being washed)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:after|by) (?:only |just |the )*(?:one|two|three|a single|first|second|a few|1|2|3) (?:gentle |cold |hand )?(?:wash|washing|washes|washings) (?:,|and|;)? ?(?:it|they|the [\w-]+|these|this|mine) (?:now )?(?:(?:was|were|is|are|had|has|have|got|looks?|looked|came out|went|started|began) )?(?:already |all |completely |to |full of |covered (?:in|with) |too )*(?:shrunk|shrank|fad(?:ed|ing|e)|pill(?:ed|ing|s)?|ruined|fell apart|falling apart|came apart|coming apart|unravel\w*|like a rag|like rags|rags|holes?|ripped|tore|torn|lumpy|clumped|bunched up|matted|scratchy|see[- ]through|frayed|fraying|misshapen|peel(?:ed|ing)?|cracked|bled|fuzz balls|small)\b/,
    ],
  ],
  cord: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:power )?(?:cord|cable|lead|power line|usb wire|charging wire|charger|wire) (?:that comes with it |on (?:it|this|mine) |is |easily |also |just |itself |actually |will |was |gets |goes )*(?:reach(?:es|ed)?|stretch(?:es|ed)?|goes|extends|runs|makes it|long enough to (?:reach|go|get|sit|use|stand|plug|run|stretch|move|walk)) (?:right |clear |all the way |easily |from |across |to |around |over |the length of |everywhere|wherever|anywhere|any |far |past |behind |out |well |with |under |even )+/,
    ],
    [
      "+",
      /\b(?:power )?(?:cord|cable|lead|power line|usb wire|charging wire|charger|wire) (?:is|was|are|['’]s)? ?(?:also |really |so |very |super |nice and |plenty |good and |a |generously |pretty |extra |wonderfully |surprisingly |more than |nice |perfect |decent |great |just the right |the right |good |the perfect )+(?:long(?! enough to| (?:but|for a|way short))|long enough|length|generous|good length|great length)\b(?<!\b(?:too|not|n['’]t)(?: \w+){0,3})/,
    ],
    [
      "+",
      /(?<!\b(?:need|needs?|wish|want|wanted|with|could use|not a|n['’]t a|no) (?:an? |for )?(?:\w+ )?)\b(?:nice|good|great|love the|extra|super|really|very|lovely|plenty|generous|wonderfully|surprisingly|loooong|perfect|decent)(?: and| a| big| super| really| extra| very| that| nice)* long (?:power |charging |braided |usb )?(?:cord|cable|lead|wire)\b(?! (?:would|to trip))/,
    ],
    [
      "+",
      /\b(?:plenty|lots|miles|yards|loads|tons|enough|generous amount|a lot|bags|ample) (?:of )?(?:extra |slack |slack in the |length in the |length on the |length to the |spare )*(?:cord|cable|lead|power cord)(?: length)?\b(?! (?:clutter|mess|everywhere|management|wrap|to trip|strength))/,
    ],
    [
      "+",
      /(?<!\bif (?:[\w'’]+ ){0,6})\b(?:no|without|without (?:an|the|using an|needing an|having to (?:use|get|drag out) an)|no need for (?:an|the)|never need(?:ed)? (?:an|the)|did n['’]?t need (?:an|the|my)|didn['’]?t need (?:an|the|my)|don['’]?t need (?:an|the)|do n['’]?t (?:even )?need (?:an|the)|no more) (?:long )?extension (?:cords?|leads?|cables?)(?! (?:long|included|is|was|will|can|that|in|was))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:only|just|barely|need to|have to) )\breach(?:es|ed)? (?:right |easily |clear |all the way )*(?:the|my|any|an|every|both|to the|from the) (?:[\w'’-]+ ){0,2}(?:outlets?|plugs?|sockets?|wall) (?:from|with|across|behind|easily|no|on the other|perfectly|fine|just fine|in (?:the|my))/,
    ],
    [
      "-",
      /\b(?:power )?(?:cord|cable|lead|power line|usb wire|charging wire|charger|wire) (?:that comes with it |on (?:it|this|mine) |itself |it comes with )?(?:is|was|are|were|['’]s|seems|only|just|barely|hardly|still|that)? ?(?:really |so |very |way |super |a bit |just |far |kind of |kinda |pretty |ridiculously |stupidly |awfully |a little |rather |much |annoyingly |laughably |only |too |quite |on the |absurdly |insanely |extremely |like |about |maybe |a tad |barely |all of )*(?:short(?!s|ed|ing|ly| circuit|-| and (?:sweet|neat)| enough| which i (?:like|prefer))|shorter (?:than|side|end)|(?:\d|one|two|three|four)(?: |-)?(?:feet|foot|ft|inches)(?: long)?|only reaches|barely reaches|barely long|barely made|barely gets|hardly reaches|not long|stubby|a joke|measly)/,
    ],
    [
      "-",
      /\b(?:power )?(?:cord|cable|lead|power line|usb wire|charging wire|charger|wire) (?:just |really |still )?(?:is |was |are )?(?:(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to)|can['’]?t|ca n['’]?t|could n['’]?t|couldn['’]?t|not|n['’]?t|barely|hardly|never) (?:quite |even |really |nearly |actually |long )*(?:reach(?:es|ed)?|long enough|stretch|go far|get (?:to|from)|make it|extend|go (?:past|from|to|across|around))\b/,
    ],
    [
      "-",
      /\b(?:short|stubby|puny|stingy|tiny|measly|ridiculously short|super short|too[- ]short|shortest) (?:little |power |charging |usb |electrical |electric |ac )*(?:cord|cable|lead)(?! (?:that|is (?:perfect|great|just|exactly|fine|what)|which|for (?:my|the|a)|to (?:connect|go)|so|keeps|works|with|between|was exactly|means no))\b(?<!\b(?:nice|perfect|great|good|needed a|want(?:ed)? a|for a|looking for a|love the|this|these) (?:little )?short (?:\w+ )?(?:cord|cable|lead))/,
    ],
    [
      "-",
      /(?<!\b(?:no|never|n['’]t|not|without) (?:\w+ ){0,3})\b(?:had|have|has|need|needs|needed|forced|got|going|i['’]?ll have) (?:to )?(?:go |out and |also |now |always |go out |buy |bought |get |got |use |using |run |add |plug it into |plug in |hook it to |dig out |drag out |order |purchase |have |find )*(?:an?|another|my|the) (?:heavy duty |long |longer |separate |\d+ ?(?:ft|foot) )*extension (?:cord|lead|cable)\b/,
    ],
    [
      "-",
      /\bextension (?:cord|lead|cable) (?:is |was |will be )?(?:definitely |absolutely |also |a |an )*(?:must|required|needed|necessary|necessity|mandatory|essential|have to)\b|\b(?:must|better|plan to|be prepared to|be ready to|expect to|you['’]?ll) (?:have |need |use |buy |get |to |want |own )*(?:an?|your) (?:[\w-]+ )?extension (?:cord|lead|cable)\b/,
    ],
    [
      "-",
      /(?<!\bbatter(?:y|ies)\b.{0,40})\b(?:had|have|has|need|needed|forces? (?:me|you)|makes me) to (?:sit|stand|crouch|kneel|squat|lean|hunch|move|rearrange|swap|lie|dry my hair|drag) (?:[\w'’-]+ ){0,6}(?:next to|by|near|close to|beside|right at|within a foot of|on top of|because the (?:cord|cable|lead)|so the (?:cord|cable|lead)|to reach) (?:the |an |my |cord |cable |lead )*(?:[\w'’-]+ )?(?:outlet|plug|socket|wall plug|reach(?:es)?|does n['’]?t|doesn['’]?t|is (?:so |too )?short|would|wo n['’]?t|won['’]?t|can)\b/,
    ],
    ["-", /\b(?:tethered|chained|leashed|tied) to (?:the|a|my|an) (?:wall|outlet|socket|plug)\b/],
  ],
};
