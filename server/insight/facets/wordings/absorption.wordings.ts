import type { Wordings } from "./wording.ts";

export const ABSORPTION_WORDINGS: Wordings = {
  absorption: [
    [
      "+",
      /\b(?:it|they|this|these|this stuff|the (?:stuff|cream|lotion|serum|oil|gel|moisturizer|balm|sunscreen|formula)) (?:also |just |really |all |actually |seems to |does )*(?:sinks?|sank|soaks?|soaked|absorbs?|absorbed|melts?|melted|disappears?|disappeared|vanish(?:es|ed)?|dries|dried|drinks?|rubs?|rubbed)(?: right| straight| nicely| down| well| clear)? ?(?:in ?(?:to)?|away|up|down)?(?: (?:the|my|your|dry) (?:[\w'’-]+ )?(?:skin|face|hands|hair|scalp|legs))? ?(?:so |very |really |almost |nice and |pretty |super |right |fairly )*(?:fast|quick(?:ly)?|quick|instantly|immediately|in seconds|in (?:about |under |less than )?(?:a|one|two|ten|\d+) (?:minutes?|seconds?)|completely|beautifully|nicely|well|easily|before i|clear|clean|like water)\b(?! out)/,
    ],
    [
      "+",
      /\b(?:sinks?|sank|soaks?|soaked|absorbs?|absorbed|melts?|melted) (?:right |straight |nicely |quickly |fast )+(?:in(?:to)?|up)\b(?! (?:the )?(?:carpet|wood|water|spill|sponge|towel|paper|mess|urine|pee|mud|snow|ground|shirt))/,
    ],
    [
      "+",
      /\b(?:skin|face|hands|hair|scalp|it|legs|lips) (?:just |literally |really )?(?:drinks?|drank|eats?|gobbles?|slurps?|soaks?|soaked|sucks?|laps?) (?:it|this|this stuff|that|the (?:cream|lotion|oil|serum)) (?:right |straight )?(?:up|in)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without (?:any|a|the|that|leaving (?:a|any|behind)|feeling)|not (?:a|any)|never (?:a|any|leaves a|left a)|none of (?:the|that)|nothing|minus the|does ?n['’]?t leave (?:a|any|me|my \w+)|does not leave (?:a|any|me)) (?:[\w'’-]+,? ){0,3}(?:greasy|grease|greasiness|sticky|stickiness|oily|tacky|tackiness|slimy|filmy|slick) ?(?:film|residue|feel(?:ing)?|layer|hands|mess|after-?feel|coating|finish|sheen|fingers|shine)?\b(?! paper)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:type|typing|text|texting|hold (?:a|the|my)|holding (?:a|the|my)|open (?:a|the) (?:jar|door|doorknob)|grab (?:a|the|my)|touch (?:my|the|a)|use my phone|pick up my phone|put on (?:my )?gloves|get dressed|put (?:my )?(?:clothes|makeup|jeans|leggings) on|turn (?:a|the) (?:page|doorknob)|shake hands|go (?:right )?back to work) (?:[\w'’-]+ ){0,5}(?:right (?:after|away)|straight (?:after|away)|a minute (?:later|after)|seconds (?:later|after)|immediately(?: after)?|without (?:smearing|leaving|slipping|slimy|greasy))\b/,
    ],
    [
      "+",
      /\b(?:does|do|did|is|are)(?: not| ?n['’]?t) (?:make (?:me|my \w+) |leave (?:me|my \w+) |get |feel |look |at all |sit |just sit |turn )+(?:the least bit |at all |too |all |like a )?(?:greasy|oily|sticky|tacky|shiny|slick|slimy|grease ?ball|on top of (?:my|the|your) (?:skin|face))\b/,
    ],
    [
      "+",
      /\b(?:pillow ?case|pillow|sheets|phone|glasses|shirt|clothes|collar|keyboard|steering wheel) (?:[\w'’-]+ )?(?:stays?|stayed|is still|are still|comes? away|came away) (?:clean|dry|spotless|grease[- ]free)\b|\b(?:matte|smooth|weightless) (?:to the touch )?(?:within|in|after) (?:about |under )?(?:a|one|two|\d+|seconds|minutes)(?: minutes?| seconds?)?\b/,
    ],
    [
      "-",
      /\b(?:it|they|this|these|this stuff|the (?:stuff|cream|lotion|serum|oil|gel|moisturizer|balm|sunscreen|formula)) (?:just |really |only |kind of |all |literally )*(?:sits|sat|stays|stayed|slides|slid|smears|smeared|pools|rolls) (?:there |right |around |up )*(?:on top|on the surface|on (?:my|the|your) (?:skin|face|hair)|like (?:a )?(?:film|grease|paste|glue|wax))\b/,
    ],
    [
      "-",
      /\b(?:leaves?|left|leaving|leave|made|makes|making|feels?|felt|turned|end up|ended up|look|looked|looking) (?:me |my (?:[\w'’-]+ )?(?:hands|skin|face|hair|legs|forehead|scalp|lips|fingers|arms|roots) |you |your (?:skin|face|hair|hands) |us |feeling |looking |like |a |an |this |the )*(?:so |really |very |thick |slightly |all |weird |pretty |way too |too |kind of |super )*(?:grease ?ball|greasy|oil slick|oily|glazed donut|slimy|tacky|filmy|frying pan|greased pig|glue trap|fly ?paper|deep fried|sticky film|buttered|basted|sticky)(?: (?:film|mess|residue|feeling|layer|all day|for hours|coating))?\b(?<!(?:not|n['’]t|never|without|no|doesnt) (?:[\w'’-]+ ){0,6}[\w-]+(?: [\w-]+)?)(?! (?:at all\b.{0,10}not))/,
    ],
    [
      "-",
      /\b(?:white|chalky|ghostly|purple|grey|gray|ashy) (?:cast|streaks|film|residue|mask|ghost|sheen)\b(?<!\b(?:no|zero|not a|not|without|any|n['’]t leave a|never a) (?:[\w'’-]+ ){0,2}[\w]+ \w+)|\b(?:look|looked|looking|looks) like (?:a |an |i |my )*(?:ghost|casper|mime|vampire|geisha|clown|corpse|zombie)\b/,
    ],
    [
      "-",
      /\b(?:never|does ?n['’]?t|does not|did ?n['’]?t|did not|won['’]?t|will not|doesnt|didnt|wont|refuses to|refused to) (?:really |fully |ever |seem to |completely |quite |even |want to |actually )*(?:absorbs?|absorbed|sinks? in|sank in|soaks? in|soak into|rubs? in|sink into|penetrate|dry down|absorb into)\b(?! (?:any oil|oil|the lines|my lines|fine lines|the vib))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:grease|oil|greasy) (?:spots?|stains?|marks?|prints?|fingerprints|smudges|smears) (?:all over|on) (?:my|the|everything|every)\b/,
    ],
  ],
  layering: [
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:sits|sat|goes|layers|works|wears|plays) (?:so |very |really )?(?:beautifully|great|nicely|well|perfectly|fine|smoothly) (?:under|beneath|underneath|with|over) (?:my |a |other |your )?(?:[\w'’-]+ )?(?:makeup|foundation|sunscreen|spf|concealer|powder|moisturizer|bb cream)\b/,
    ],
    [
      "-",
      /\b(?:pills|pilled|pilling|balls up|balled up|rolls off|rolled off|rolls up|flakes off|peels off in) (?:[\w'’-]+ ){0,3}(?:under|when (?:i|you)|with|on (?:my|the) (?:skin|face)|like eraser|into (?:little|tiny)|in (?:little|tiny)|as soon as)\b/,
    ],
    [
      "-",
      /\b(?:pills?|pilled|pilling) (?:up )?(?:under|over|on|when layered|with) (?:my|other|top|the|makeup|make up|serum|sunscreen|foundation|moisturizer)\b|\b(?:rolls?|balls?|rolled|balled) (?:up|off) (?:in|into) (?:little|small|tiny|grey|gray|white|balls|bits|clumps)\b/,
    ],
  ],
  drying: [
    [
      "-",
      /\b(?:takes?|took|taking|wait|waited|needs?) (?:about |me |at least |over |a good |like |way |too |for |more than )*(?:forever|ages|hours|an hour|half an hour|so long|too long|long|(?:\d+|ten|fifteen|twenty|thirty) minutes)(?: for it)? to (?:fully |really |even |completely |finally )?(?:absorb|soak in|sink in|rub in|dry down|be absorbed|disappear)\b/,
    ],
    [
      "+",
      /\b(?:it['’]?s|it is|is|was) (?:gone|absorbed) in (?:a |under a |less than a |no |two |a few )?(?:minutes?|time|seconds?)\b/,
    ],
  ],
  digestion: [
    [
      "+",
      /(?<!\b(?:if|wish|hoping for|hope) .{0,20})\b(?:no|zero|without(?: any| the)?|never any|less|hardly any|never had(?: any)?) (?:more |the |usual |weird |issues with |any |bad )*(?:bloat(?:ing)?|gassiness|(?:(?:upset|sour) )?(?:stomach|tummy|belly|digestive|gi) (?:issues?|trouble|upset|aches?|pain|problems?|distress|discomfort|cramps)|upset (?:stomach|tummy)s?|heartburn|diarrhea|loose stools?|runny (?:poop|stools?)|acid reflux|reflux|indigestion|nausea|fish burps|fishy burps|constipation|spit ?up)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:easy|gentle|kind|light|mild|easier|gentler|soothing) (?:on|for) (?:my |his |her |the |your |our |their |a |even |most )+(?:\w+ )?(?:stomach|tummy|belly|guts?|insides|digestion|digestive system|system|bowels)\b|(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\beasy to digest\b|\b(?:agrees?|agreed|sits|sat|settles) (?:so |very |really )?(?:well|fine|right|nicely|great|good) (?:with|on|in) (?:my|his|her|our|the|your|me|him) (?:\w+ )?(?:(?:stomach|tummy|belly|guts?|insides|digestion|digestive system|system|bowels)|dogs?|cats?|baby|son|daughter|pup)\b(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,40})/,
    ],
    [
      "+",
      /\b(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)) (?:even |ever |once |seem to )*(?:upset|bother|bothered|hurt|tear up|wreck|irritate|trouble|turn|mess with) (?:on |up )?(?:my |his |her |the |their |your |our )(?:\w+ )?(?:sensitive |poor |old )*(?:stomach|tummy|belly|guts?|insides|digestion|digestive system|system|bowels)\b|\b(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) (?:ever )?(?:give|make|gave|made|leave) (?:me |him |her |us |them )(?:feel )?(?:any |a |an )?(?:bloated|gas|gassy|cramps|diarrhea|heartburn|the runs|reflux|nauseous|queasy|constipated|stomach ?aches?|upset stomach)\b/,
    ],
    [
      "+",
      /\b(?:poops?|stools?|poo) (?:is|are|has|have|got|became|turned|went|look|came|improved|firmed|were|was|much|finally) (?:(?:[\w'’-]+ ){0,2})?(?:firm(?:er|ed)?(?: up)?|solid|normal|regular|like clockwork|improved|perfect|formed|better)\b|\b(?:firm|firmer|formed|solid) (?:stools?|poops?|poo)\b|\bkeeps (?:me|him|her|us|things|my \w+) regular\b/,
    ],
    [
      "+",
      /\b(?:stopped|quit|no longer) (?:been )?(?:throw(?:s|ing)? up|vomit(?:s|ing)?|puk(?:es|ing)|spit(?:s|ting)? up|getting gassy)\b|(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|\b(?:nothing|no|supposed to|hoping it|if it|would|used to)) .{0,35})\b(?:helps?|helped|settles?|settled|calms|calmed|soothes?|soothed|fixed|cleared up|eased?) (?:with )?(?:my|his|her|our|the|your) (?:\w+ )?(?:stomach|tummy|belly|digestion|ibs|reflux|heartburn|bloating|diarrhea|constipation|colic|acid reflux|morning sickness|nausea|indigestion)\b/,
    ],
    [
      "-",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|never|not|without) .{0,12})\b(?:gave|gives|giving|caused|causes|causing) (?:\w+ )*(?:gas|the runs|diarrhea|the trots|heartburn|cramps|bloating|stomach ?(?:aches?|cramps|pains?|trouble|issues)|indigestion|reflux|constipation|tummy ?aches?|belly ?aches?|upset stomachs?|loose stools?|nausea)\b(?! (?:mask|cap|tank|grill|station))(?<!\b(?:no|any other|others?|whey|milk|most) .{0,50})/,
    ],
    [
      "-",
      /(?<!\b(?:the ones|other|others|brands?|store)\b.{0,35})(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|n['’]?t|not|never|neither|no longer|always|usually|used to) (?:[\w'’-]+ )?)\b(?:made|makes|making|left) (?:me|him|her|us|them|my|our|everyone|both) (?:(?:[\w'’-]+ ){0,2})?(?:sick to (?:my|his|her|their) stomach|vomit|throw up|puke|bloated|gassy|queasy|nauseous|nauseated|constipated|fart|burp|run to the bathroom)\b/,
    ],
    [
      "-",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|n['’]?t|not|never|hasn|stopped) .{0,12})\b(?:threw|throws|throwing) (?:it |them |everything |all of it )?(?:right |all |straight )?(?:back )?up (?:within|an hour|after (?:eating|every|each|one|two)|every (?:time|night|day|meal)|all (?:night|over)|twice|three times|right after|for (?:two|three|\d) days)\b|\b(?:tears up|tore up|wrecks|wrecked|upsets|upset|turned|twisted|bothers|bothered|irritates|did a number on|disagreed with) (?:my|his|her|their|our|the (?:dog|cat|baby)['’]?s|both (?:dogs|cats)['’]?) (?:(?:[\w'’-]+ ){0,1})?(?:stomach|tummy|belly|guts?|insides|digestion|digestive system|system|bowels)s?\b(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|n['’]?t|not|never|no|without|always|used to|others?|brands?) .{0,40})/,
    ],
    [
      "-",
      /\bspent (?:(?:[\w'’-]+ ){0,4})(?:in|on|over) (?:the |my )?(?:bathroom|toilet|throne)\b|(?<!\b(?:no|not|without|stopped)\b .{0,10})\b(?:ran|run|running|racing|sprinting) (?:(?:[\w'’-]+ ){0,1})?(?:to|for) the (?:bathroom|toilet)\b|\b(?:sits?|sat) (?:there )?(?:like|in) (?:a |my |your )(?:(?:[\w'’-]+ ){0,2})?(?:rock|brick|lead|stone|bowling ball)(?: in (?:my|your) (?:stomach|tummy|belly|guts?|insides|digestion|digestive system|system|bowels))?\b(?=.*\b(?:stomach|gut|belly)\b)|\brepeats on (?:me|him)\b|\bburping (?:it|fish|fishy|this)(?: up)? (?:all|for)\b/,
    ],
  ],
  reseal: [
    [
      "+",
      /\b(?:zips?|zip[- ]?(?:lock|top|seal|closure|loc)s?|ziplock|zipper|seals?|re-?seal(?:able)? ?(?:\w+)?|closure|press[- ]seal|press[- ]to[- ]close|lid|cap|flap|sticky (?:flap|strip|tab)|flip top|flip lid|snap lid|sliders?) (?:on the (?:\w+ ){1,2}|top |strip |really |actually |still |always |also |does |that ){0,6}(?<!n['’]?t |not |never )(?:closes|shuts|reseals|seals|works|worked|holds|held|stays|stayed|zips|snaps|clicks|locks|closed|sealed|grips|goes) (?:\w+ )?(?:tight(?:ly)?|shut|closed|again|every time|each time|back (?:up|on|down)|well|right|airtight|to the last|all the way|properly|securely|perfectly|great|fine|nicely|firmly|like new|until|till|through|up|to the (?:end|bottom|very))\b/,
    ],
    [
      "+",
      /\b(?:stays?|stayed|keeps?|kept|keeping|still) (?:it |them |everything |the \w+ |completely |perfectly |really )?(?:fresh|crisp|crunchy|soft|moist) (?:\w+ )?(?:because|since|thanks to|with|due to) (?:of )?(?:the |a |that |its )?(?:\w+ ){0,2}(?:zip\w*|seal\w*|reseal\w*|lid|closure|ziplock|zip-lock|zipper|cap)\b|(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:love|like|appreciate|great|nice|handy|good|convenient|thank god for|thanks for|glad) (?:that |it has |the bag has |they have |having |to have |is )?(?:the |a |its |in a |that the bag is )?(?:\w+ )?(?:resealable|re-sealable|zip[- ]?lock|zip[- ]?top|ziploc|zip closure|re-?closable|recloseable)\b/,
    ],
    [
      "+",
      /\b(?:no|without (?:a|any|the)|(?:do|does|did)(?: ?n['’]?t| not) need (?:a|any|the)|no need for (?:a|any)|never (?:needed|need) a) (?:chip clips?|bag clips?|clothes ?pins?|clothes pegs?|rubber bands?|twist ties?|binder clips?|bag clip|(?:extra |separate )?(?:jar|canister|container|ziplock|tupperware|baggie))\b(?! (?:in the box|included))/,
    ],
    [
      "-",
      /\b(?:zips?|zip[- ]?(?:lock|top|seal|closure|loc)s?|ziplock|zipper|seals?|re-?seal(?:able)? ?(?:\w+)?|closure|press[- ]seal|press[- ]to[- ]close|lid|cap|flap|sticky (?:flap|strip|tab)|flip top|flip lid|snap lid|sliders?) (?:on (?:the|this|my|every|each|one) (?:\w+ )?|on it |strip |top |part |bag |bags |pouch |really |just |simply |at the top |they (?:use|put) |that ){0,6}(?:(?:does|do|wo|would|did|could|ca|will|is|has)(?: ?n['’]?t| not|not)|never|refuses to|refused to|stopped|quit|barely|hardly|would not|failed to|fails to) (?:\w+ )?(?:close|closes|closed|closing|seal|seals|sealed|sealing|reseal|reseals|zip|shut|lock|locks|stay(?:s|ed)? (?:closed|shut|on|sealed|down)|work|works|worked|working|hold|holds|holding|catch|catches|line up|lines up|snap|snaps|grip|fit back|go back|screw|latch|engage|tight)\b/,
    ],
    [
      "-",
      /\b(?:zip|zipper|ziplock|zip[- ]lock|zip[- ]?top|zip strip|seal|seals|resealable \w+|closure|flap) (?:\w+ )?(?:tore|tears|rips?|ripped|came|comes|pulled|pulls|peeled|peels|separate[sd]?|broke|split|splits|popped|pops) (?:right |straight |clean |completely |away )?(?:off|away|apart|out|with the|down the|when (?:i|you)|the first|below the|past the|past|the second|below|open in|from the bag|all the way down)\b/,
    ],
    [
      "-",
      /\b(?:had|have|need|needed|having|forced|end up|ended up|ending up|got) (?:to )?(?:\w+ )?(?:use|using|dump|dumping|pour|pouring|move|moving|transfer|transferring|put|putting|empty|emptying|tip|decant|decanting|store|storing|repackage|rebag|re-bag|switch) (?:it|them|the rest|everything|mine|the (?:whole (?:bag|thing)|contents|\w+))? ?(?:all |over |out )?(?:in|into|to|with) (?:a|an|my|another|one of (?:my|those)|our|some|separate|zip\w*|mason|different) (?:\w+ ){0,3}?(?:jars?|zip[- ]?loc?k?s?|ziploc|tupperware|containers?|baggies?|canisters?|tin|freezer bags?|tub|bin|rubber bands?|chip clips?|clothes ?pins?|clips?|bags?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|without a|without|need a|need)\b.{0,12})\b(?:chip clip|bag clip|clothes ?pin|binder clip|rubber band|clothes peg|twist tie|packing tape|scotch tape|masking tape|paper ?clip) (?:\w+ ){0,2}?(?:to (?:keep|close|hold|seal|shut)|on (?:it|the bag|every bag)|because|since|after opening|the bag)\b/,
    ],
    [
      "-",
      /\b(?:no|not any|without any|is no|was no|isn['’]?t a|isn['’]?t any|had no|has no) (?:good |real |easy |decent )?(?:way to (?:close|reseal|re-?close|seal it|re-seal)|(?:zip[- ]?lock|zip[- ]?top|ziploc|resealable \w+|zip closure|reseal|zip|zipper|resealing) (?:on|at|so|and|top|bag|or|strip|closure|whatsoever|,|\.)|resealable)|\b(?:not|is ?n['’]?t|was ?n['’]?t|are ?n['’]?t|were ?n['’]?t) (?:even |really |actually )?(?:re-?sealable|re-?closable|recloseable)\b|\b(?:can ?not|ca ?n['’]?t|can['’]?t|could ?n['’]?t|impossible to|unable to|hard to) (?:be )?(?:re-?clos(?:e|ed)|re-?seal(?:ed)?|close (?:it|the (?:bag|pouch|lid|package|box)) (?:back|again|up|once|after))\b|\b(?:should|needs to|ought to|could|must) (?:really |have |be |come |come in |at least )*(?:a |in a |with a )?(?:re-?sealable|zip[- ]?lock|ziploc|zip[- ]?top|zip closure)\b/,
    ],
  ],
  ingredients: [
    [
      "+",
      /(?<!\b(?:not|n['’]?t|wish|no) (?:[\w'’-]+ ){0,3})\b(?:short|clean|simple|honest|readable|wholesome|quality|natural|recognizable|minimal|pure) (?:and (?:short|clean|simple|natural) )?(?:list of )?ingredients?(?: lists?| labels?| panels?)?\b|\bingredients?(?: list)? (?:is|are|look|looks|were) (?:so |very |all |super |really |just |pretty |only |actually )*(?:short|clean|simple|natural|organic|words i|things i|stuff i|real|pronounceable|wholesome|top notch|high quality|pure|minimal|recognizable)\b(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,25})|\bingredients: (?:just )?(?:one|two|three|four)\b/,
    ],
    [
      "+",
      /\b(?:i|you|a (?:child|kid|third grader)|anybody) can (?:actually |even |all )?(?:pronounce|read|recognize|spell|identify) (?:every|all|each|everything|the (?:ingredients|whole))\b|\bnothing (?:(?:artificial|fake|synthetic)|weird in|i can ?not pronounce|i ca ?n['’]?t pronounce|in (?:it|there|them) (?:but|except))\b(?! (?:about|happened|the way))/,
    ],
    [
      "+",
      /(?<!\b(?:wish|if|says|claims?|supposedly|said|wanted|looking for) (?:[\w'’:-]+ ){0,5})\b(?:no|zero|without(?: any| all the| all that)?|free of|free from|not full of|does n['’]?t (?:have|contain)(?: any)?) (?:any |all |added |harsh |nasty |weird |the |that |those |unnecessary |fillers or )*(?:(?:corn syrup|high fructose|palm oil|fillers|preservatives|artificial (?:colors?|flavors?|flavou?rings?|sweeteners?|dyes?|ingredients|anything|junk)|sugar alcohols?|parabens?|sulfates?|msg|dyes|red 40|food coloring|sucralose|aspartame|maltodextrin|carrageenan|titanium dioxide|by-?products|additives|hydrogenated|seed oils?|gmos?|phthalates|silicones|propylene glycol|mineral oil|formaldehyde|hfcs)|nasties|added (?:sugar|sweeteners?)|sugar added)\b(?! (?:smell|odor|taste|aftertaste|scent|flowers?|turf))/,
    ],
    [
      "+",
      /\b(?:real|actual|whole) (?:meat|chicken|beef|salmon|fish|fruit|peanuts) (?:is |as |are )(?:the )?(?:first|#1|number one|main)\b|\bfirst ingredient (?:is|was) (?:actual |real |deboned |organic |whole |fresh )*(?:chicken|meat|beef|salmon|fish|lamb|turkey|peanuts|oats|almonds|fruit|duck|dates)\b(?! (?:meal|by))|\bjust (?:two|three|four|2|3|4|one|five) (?:simple |real |natural |whole )?ingredients\b|\b(?:two|three|four|single) ingredients?(?:,|\.|$| and that['’]?s| total)/,
    ],
    [
      "-",
      /\b(?:first|second|third|main|top|number one|#1) (?:listed )?ingredients? (?:is|was|are) (?:actually |just |pure |basically |enriched |still )*(?:sugar|corn|water|soy|palm oil|canola|maltodextrin|wheat|flour|tapioca|vegetable oil|filler|by-?products?|glycerin|alcohol|soybean|mineral oil|petrolatum|glucose|high fructose|cellulose|dextrose|cane sugar|ground corn)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:full of|loaded with|packed with|nothing but|lots of|so (?:much|many)|has|have|contains?|there['’]?s|there is|mostly|a lot of|too (?:much|many)|sneaked in|made (?:with|from)|tons of|stuffed with|chock full of|all the) (?:a |the |some |all |of |in it |cheap |weird |a bunch of |a ton of |other |nasty |harmful |toxic |tons of |corn and )*(?:corn syrup|high fructose|palm oil|fillers|preservatives|artificial (?:colors?|flavors?|flavou?rings?|sweeteners?|dyes?|ingredients|anything|junk)|sugar alcohols?|parabens?|sulfates?|msg|dyes|red 40|food coloring|sucralose|aspartame|maltodextrin|carrageenan|titanium dioxide|by-?products|additives|hydrogenated|seed oils?|gmos?|phthalates|silicones|propylene glycol|mineral oil|formaldehyde|hfcs)\b(?! (?:smell|odor|free|in my (?:old|other)))(?<!\b(?:other|most|others?|unlike)\b.{0,60})/,
    ],
    [
      "-",
      /\b(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t)) (?:even )?(?:pronounce|recognize) (?:(?:[\w'’-]+ ){0,3})?(?:ingredients?|half|most|label|of (?:it|them))\b(?<!\b(?:no|nothing|not|without|n['’]?t have) .{0,50})|\bshould(?:['’]?ve| have)? (?:read|checked|looked at) the (?:label|ingredients?)\b|\b(?:reads|looks) like a (?:chemistry|science) (?:(?:[\w'’-]+ ){0,1})?(?:set|project|experiment|test|lab|class)\b|\bingredients?(?: list)? (?:is|was|are) (?:\w+ )?(?:a mile long|questionable|sketchy|scary|terrible|awful|not (?:good|great|clean|natural)|garbage|junk|horrible)\b/,
    ],
  ],
};
