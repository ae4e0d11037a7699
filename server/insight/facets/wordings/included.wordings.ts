import type { Wordings } from "./wording.ts";

export const INCLUDED_WORDINGS: Wordings = {
  included: [
    [
      "+",
      /\b(?:everything|all|anything|every (?:tool|part|screw|piece|cable|accessory|attachment)|all (?:the|of the) (?:tools|hardware|parts|cables|accessories|screws|mounting hardware)) (?:that )?(?:(?:[\w'’-]+ ){0,1})(?:i|you|we|one|is|was)(?:['’](?:ll|d))? ?(?:(?:[\w'’-]+ ){0,1})(?:ever )?(?:needed?|need|could (?:want|need)|would (?:want|need)|want|wanted|required|necessary|to (?:hang|mount|install|get)) (?:(?:[\w'’-]+ ){0,5})(?:(?:is|was|were|are|comes?|came|right there|right) )?(?:in the (?:box|kit|package|bag|set|case)|included|provided|supplied|is there|was there|right there|comes with (?:it|this)|came with (?:it|this))\b(?<!(?:not|n['’]t|nearly|almost|except|but) (?:\S+ ){1,10}\S+)(?!.{0,10}\b(?:except|but the|minus|besides|other than)\b)/,
    ],
    [
      "+",
      /\b(?:even|they|it|also|kit|box|set) (?!would|comes? (?:apart|clean|off)|packs? away)(?:(?:[\w'’-]+ ){0,1})(?:comes? with|came with|threw in|throws in|includes?|included|gives? you|gave me|supplied|supplies|provides?) (?:with )?(?:(?:[\w'’-]+ ){0,2})(?:(?:a |an |some |two |three |a few |a couple of |several |extra |spare |its own |all the |nice |little |free |replacement )+)(?:(?:[\w'’-]+ ){0,2})(?:spares?|extras?|allen (?:key|wrench)|hex (?:key|wrench)|screwdriver|wrench|batteries|charger|charging (?:cable|cord)|usb (?:cable|cord)|drill bits?|drywall anchors|anchors|screws|hardware|adapters?|ear ?tips|pouch|carrying case|travel case|storage (?:bag|case|box)|cleaning (?:brush|cloth|kit)|measuring (?:cup|spoon|scoop)|scoop|funnel|filters?|blades?|bits|needles|stand|sd card|memory card|hdmi cable|power (?:adapter|cord|brick)|remote|template|level|glue|patch kit|repair kit|pump|straps?|tools?|lanyard|mounting (?:kit|hardware|tape|bracket)|tripod|screen protectors?|straws?|lids?|brush(?:es)?|o-?rings?|gaskets?|nibs|strings|picks|tuner|strap)\b(?<!(?:not|n['’]t|never|no|nt|should have|could have|only|wish|if) (?:\S+ ){1,7}\S+)(?!.{0,50}\b(?:useless|junk|cheap|broke|broken|too short|wrong|did ?n['’]?t|does ?n['’]?t|garbage|joke|flimsy|missing|worthless|stripped|dead|tiny|never|not)\b)/,
    ],
    [
      "+",
      /(?<!wish i )(?<!wish we )\b(?:do|did|does)(?: not| ?n['’]?t) (?:have|need|had) to (?:buy|run|go|make a|order|hunt|dig|purchase|get|look) (?:(?:[\w'’-]+ ){0,3})(?:anything (?:else|extra|separate\w*)|hardware store|home depot|batteries|separate(?:ly)?|a (?:single )?thing|extra (?:parts|screws|hardware|cables)|trip|additional|another (?:cable|part|thing))\b/,
    ],
    [
      "+",
      /\b(?:right |all the way |even )?down to the (?:(?:[\w'’-]+ ){0,1})(?:batteries|screws|allen (?:key|wrench)|last (?:screw|washer|bolt|nut)|tape|glue|screwdriver|anchors|zip ties|wrench|sd card|washers|drill bit)\b/,
    ],
    [
      "+",
      /\b(?:batteries|battery|cables?|cord|charger|hardware|tools?|screws|case|adapter|sd card|memory card) (?:are|is|was|were|came|even)? ?(?:also |even |all |already )?(?:included|in the box|already installed|supplied|provided)\b(?<!(?:tools?|cable|adapter|cord|charger|case) in the box)(?<!(?:not|no|n['’]t|never|nt|wish|without|if|should be|none) (?:\S+ ){0,4}\S+)(?! (?:is|was|are|were|do|does|did|did ?n|broke|suck|short|seem|look|fit|and (?:it|they) (?:is|are)|in the (?:picture|photo|review)))(?!.{0,30}\b(?:not|n['’]?t|short|junk|cheap|dead|useless|broke\w*|wrong)\b)/,
    ],
    [
      "+",
      /\bno (?:extra|additional|separate|other) (?:purchase|parts?|accessories|hardware|trips?|tools?|cables?|equipment|cost|items) (?:(?:[\w'’-]+ ){0,1})(?:needed|required|necessary|to (?:the|buy))\b|\bno (?:trip|trips|run) to the (?:hardware )?store\b/,
    ],
    [
      "-",
      /\b(?:batter(?:y|ies)|charger|cables?|cord|adapter|hardware|screws|anchors|bulbs?|lids?|stand|remote|memory card|sd card|filters?|tools?|power (?:supply|adapter|cord|brick)|mounting (?:hardware|bracket|screws)|case|pump|hose|bracket|blades?|needles?|brush|attachments?|pillow|insert|bits|strap|legs|wheels|cover|plug|frame) (?:(?:[\w'’-]+ ){0,3})(?:(?:is|are|was|were)(?: not| n['’]?t|n['’]?t)|not|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|nowhere) (?:(?:[\w'’-]+ ){0,1})(?:included|in the (?:box|package|kit)|provided|supplied|with it)\b(?!.{0,25}\b(?:big deal|problem|but i (?:had|have|knew|already))\b)/,
    ],
    [
      "-",
      /\b(?:sold|purchased?|buy|order|ordered|extra|cost|costs|charged?) (?:(?:[\w'’-]+ ){0,2})separately\b(?<!(?:not|n['’]t|never|nt|than|if|rather than|wash\w*|dry|cook\w*) (?:\S+ ){0,5}\S+)(?!.{0,8}\b(?:wrapped|packaged)\b)/,
    ],
    [
      "-",
      /\b(?:had|have|has|having|need|needs|needed|forced) to (?:(?:[\w'’-]+ ){0,1})(?:buy|order|purchase|go (?:out|to|and)|run (?:out|to)|make a (?:trip|run)|get|find|supply|provide|hunt (?:down|for)|scrounge|use) (?:(?:[\w'’-]+ ){0,5})(?:separately|hardware store|home depot|lowe['’]?s|radio shack|to (?:make it work|use it|install it|get it to work|mount it|put it together|hang it|finish)|before (?:i|you|we) could (?:use|install|mount|hang|even)|my own (?:screws|bolts|cable|hardware|batteries|charger|anchors|nuts|washers|tools))\b(?<!(?:not|n['’]t|never|nt|no longer) (?:\S+ ){1,12}\S+)/,
    ],
    [
      "-",
      /\b(?:came|comes|arrived|shipped|shows up|ships|sold) (?:(?:(?!(?:apart|together|off|on|up|down|out)\b)[\w'’-]+ ){0,1})(?:without|with no|minus|missing|short|sans) (?:(?:[\w'’-]+ ){0,2})(?:any |a |the |its |all |one |two |half |enough |several |some |of )*(?:(?:[\w'’-]+ ){0,1})(?:batter(?:y|ies)|charger|cables?|cord|adapter|hardware|screws?|bolts?|nuts|washers|anchors|lids?|stand|remote|card|filters?|tools?|power (?:supply|adapter|cord)|bracket|caps?|pump|hose|needles?|strap|legs?|parts?|pieces?|wrench|allen (?:key|wrench)|plug|feet|knobs?|clips?|handle|hooks?|pages|pegs?|wheels?|cushion|cover)\b/,
    ],
    [
      "-",
      /\b(?:was missing|were missing|is missing|are missing|came up short|lacked|lacking|left out|^missing|(?:one|two|three) short|was (?:one|two|three|a)(?= (?:\w+ ){0,2}short)|shorted (?:me|us)|missing (?=a |an |one|two|three|four|some|several|half|all|\d)) ?(?:(?:[\w'’-]+ ){0,2})(?:a |an |the |one |two |three |four |some |several |half |all |of |by |few )*(?:(?:[\w'’-]+ ){0,1})(?:screws?|bolts?|nuts?|washers?|parts?|pieces?|hardware|dowels?|pegs|brackets?|legs?|allen (?:key|wrench)|remote|batter(?:y|ies)|charger|cable|power cord|cap|knobs?|casters?|hinge|hooks|clips?|anchors)(?: short)?\b(?<!(?:not|n['’]t|never|nothing|no|nt|without|wasn['’]t|weren['’]t|replac\w*|my) (?:\w+ ){0,4}\w+(?: \w+)?)(?!.{0,12}\b(?:seem|off my)\b)/,
    ],
    [
      "-",
      /\b(?:no|not a|not a single|not one|zero|nary a) (?:usb |charging |power |mounting |hdmi |sd |memory |audio |allen )?(?:batter(?:y|ies)|screws?|cable|cord|charger|adapter|hardware|remote|wrench|key|card|plug|brackets?|anchors|bolts) (?:(?:[\w'’-]+ ){0,1})(?:in the (?:box|package|bag|kit)|included|came with|were included|was included|provided|supplied|with it)\b/,
    ],
    [
      "-",
      /\b(?:comes?|came) with (?:only )?(?:\w+) (?:\w+ )?(?:and|but) (?:it )?(?:asks for|needs|needed|requires|calls for|takes|you need|i needed) (?:\w+)\b(?<!(?:not|n['’]t) (?:\S+ ){1,8}\S+)/,
    ],
  ],
  spares: [
    [
      "+",
      /(?<!\b(?:not|n['’]t|no|if|wish|nor) (?:\w+ ){0,3})\b(?:replacement|spare|extra|new|refill|additional|generic|aftermarket|replacements?|spares?) (?:parts?|pieces?|blades?|bags?|filters?|brush heads?|heads?|lids?|straws?|gaskets?|batter(?:y|ies)|bulbs?|pads?|seals?|rings?|wheels?|refills?|cartridges?|cushions?|ear ?tips?|ear ?pads?|belts?|hoses?|nibs?|combs?|guards?|chargers?|caps?|tips?|bands?|straps?|screws?|covers?|knobs?|glass(?:es)?|carafes?|tires?|tubes?|needles?|mops?|mop pads?|nozzles?|rollers?|spares?|replacements?)? ?(?:for (?:it|this|them) )?(?:are|is|were|can be)(?: also| all| really| very| so| super| readily| widely| pretty| easily| quite| reasonably| relatively| still)* (?:easy (?:to (?:find|get|order|buy|come by|source|swap)|enough to)|available|cheap(?! (?:and nasty|quality|plastic|made))|inexpensive|sold (?:everywhere|separately|at|in|by|on)|stocked|everywhere|affordable|found (?:at|in|on|every|online)|bought (?:anywhere|online|at|separately)|had (?:for|at|any)|a few (?:dollars|bucks)|easily found|only a (?:few|couple)|a dime a dozen)\b/,
    ],
    [
      "+",
      /\b(?:you|i|we|one) can (?:easily |also |just |actually |still |always |even )*(?:buy|get|order|find|purchase|pick up|source) (?:just )?(?:the |a |an |any |new |replacement |spare |extra |more |every |single |individual |additional |just )+(?:[\w'’-]+ )?(?:parts?|pieces?|blades?|bags?|filters?|brush heads?|heads?|lids?|straws?|gaskets?|batter(?:y|ies)|bulbs?|pads?|seals?|rings?|wheels?|refills?|cartridges?|cushions?|ear ?tips?|ear ?pads?|belts?|hoses?|nibs?|combs?|guards?|chargers?|caps?|tips?|bands?|straps?|screws?|covers?|knobs?|glass(?:es)?|carafes?|tires?|tubes?|needles?|mops?|mop pads?|nozzles?|rollers?|spares?|replacements?) (?:separately|on (?:its|their) own|by (?:itself|themselves)|anywhere|online|individually|alone|one at a time|from the (?:company|maker|manufacturer|website)|at (?:any|the hardware|walmart|target|home depot|lowe|most)|for (?:it|a few|cheap|under|pennies|a couple)|if (?:you|one|it|they) (?:lose|break|wear))/,
    ],
    [
      "+",
      /\b(?:they|company|maker|manufacturer|website|the brand|seller|brand) (?:also |still |actually |even |will |does |do |now )*(?:sells?|stocks?|carr(?:y|ies)|makes?|offers?) (?:all (?:of the )?|every |individual |single |the |just the |any |extra |spare |replacement |new |separate )*(?:(?:replacement|spare|extra|individual|refill) (?:parts?|pieces?|blades?|bags?|filters?|brush heads?|heads?|lids?|straws?|gaskets?|batter(?:y|ies)|bulbs?|pads?|seals?|rings?|wheels?|refills?|cartridges?|cushions?|ear ?tips?|ear ?pads?|belts?|hoses?|nibs?|combs?|guards?|chargers?|caps?|tips?|bands?|straps?|screws?|covers?|knobs?|glass(?:es)?|carafes?|tires?|tubes?|needles?|mops?|mop pads?|nozzles?|rollers?|spares?|replacements?)|spares|replacements|refills|parts|every (?:single )?part|each part)\b/,
    ],
    [
      "+",
      /\b(?:uses?|takes?|accepts?|works with|fits) (?:any |the |plain |a |all |just )*(?:standard|regular|ordinary|common|universal|off the shelf|generic|hardware store|normal|everyday|drug ?store) (?:size |sized |screw in |aa |hardware |cheap |\w+ )?(?:bulbs?|filters?|batter(?:y|ies)|bags|blades?|cartridges?|refills?|bits?|belts?|parts|screws|tubes?|hoses?|needles?|bobbins|fittings|fuses|leads|inserts|cables?)\b(?<!\bn['’]t (?:use|take|accept) .{0,40})/,
    ],
    [
      "+",
      /\b(?:sent|send|mailed|shipped|gave|got|supplied|emailed and) (?:me |us |him |her |out )*(?:a |an |the |one |free |new |extra )*(?:replacement|spare|missing) (?:part|piece|screw|bolt|bag of|lid|wheel|leg|bracket|card|token|knob)s? (?:for free|free|at no|no charge|within|in|right|the (?:next|same)|without|no questions|fast)\b/,
    ],
    [
      "+",
      /\b(?:comes?|came|included|includes|throw|threw|give|gave|gives|packed|ships) (?:with |me |you |us |in |it )*(?:a |an |two |three |extra |few |couple of |some |plenty of |several |lots of |whole |bag of |set of |bunch of |handful of |\d+ )+(?:spare|replacement|extra) (?:parts?|pieces?|blades?|bags?|filters?|brush heads?|heads?|lids?|straws?|gaskets?|batter(?:y|ies)|bulbs?|pads?|seals?|rings?|wheels?|refills?|cartridges?|cushions?|ear ?tips?|ear ?pads?|belts?|hoses?|nibs?|combs?|guards?|chargers?|caps?|tips?|bands?|straps?|screws?|covers?|knobs?|glass(?:es)?|carafes?|tires?|tubes?|needles?|mops?|mop pads?|nozzles?|rollers?|spares?|replacements?)\b(?! (?:but|that (?:do|are)|cost))/,
    ],
    [
      "-",
      /\b(?:can|could|ca)(?:not| ?n['’]?t| not) (?:even |seem to |just |actually |ever |for the life of me )*(?:find|buy|get|order|purchase|locate|source|replace) (?:a |an |any |the |just |new |one |single |only the |separate )*(?:replacement|spare|refill|individual part|replacement (?:gasket|filter|lid|blade|battery|seal)|cartridge|replacement for the)s?\b(?:(?= (?:separately|anywhere|any ?where|for (?:it|this|love)|on its own|by itself|alone|online|from|at|in|to|that|so|or|and|without|\w+ (?:anywhere|separately))|[.,!]|$))(?! (?:out of|to (?:stay|fit|work|seal|close|come)|in (?:or out|place)|off))/,
    ],
    [
      "-",
      /\b(?:no ?one|nobody|no store|they|company|manufacturer|maker|seller|brand|website|store) (?:\w+ )?(?:does n['’]?t|doesn['’]?t|do n['’]?t|don['’]?t|does not|do not|no longer|stopped|refuses? to|wo n['’]?t|won['’]?t|will not|never|quit|sells?|stocks?|makes?) (?:even |actually |any ?more |seem to )*(?:sell(?:ing)?|stock(?:ing)?|carry(?:ing)?|make|making|offer(?:ing)?|provide|supply(?:ing)?|send) (?:the |any |just |a |replacement |spare |individual |separate |extra |single |new )*(?:replacement|spare|refill|part|gasket|filter|lid|blade|battery|seal|ring|cartridge|belt|bulb|straw|individual|brush head|ear ?pad|knob|wheel|pad)s?\b(?= |[.,!]|$)(?! (?:with|included))/,
    ],
    [
      "-",
      /\b(?:spare parts|parts|spares|replacements|refills|(?:replacement|spare|refill) (?:parts?|pieces?|blades?|bags?|filters?|brush heads?|heads?|lids?|straws?|gaskets?|batter(?:y|ies)|bulbs?|pads?|seals?|rings?|wheels?|refills?|cartridges?|cushions?|ear ?tips?|ear ?pads?|belts?|hoses?|nibs?|combs?|guards?|chargers?|caps?|tips?|bands?|straps?|screws?|covers?|knobs?|glass(?:es)?|carafes?|tires?|tubes?|needles?|mops?|mop pads?|nozzles?|rollers?|spares?|replacements?)|cartridges|filters) (?:for (?:it|this|them|this model) )?(?:is|are|was|were|seem|have been|has been|['’]re)(?: \w+)? ?(?:not |n['’]?t |never |no longer |nowhere |impossible |always |constantly |permanently |hard |almost |pretty much |very |extremely )*(?:discontinued|unavailable|unobtainable|non ?existent|obsolete|(?<=\b(?:not|n['’]t|never|longer|nowhere|impossible|hard|always|constantly|permanently) )to (?:find|get|come by|buy|order|source|be found)|(?<=\b(?:not|n['’]t|never|longer) )(?:available|sold|made|stocked|in stock|carried|easy to (?:find|get))|(?<=\b(?:always|constantly|permanently) )(?:out of stock|back ?ordered))\b(?<!\b(?:not|never|n['’]t) (?:hard|impossible|needed|necessary).{0,20})/,
    ],
    [
      "-",
      /(?<!\b(?:no|not|n['’]t|never|without) (?:\w+ ){0,3})\b(?:have|had|has|need|needed|forced|makes? you|make me|want me|expected|told me|told) to (?:go |out and |just |now |then )*(?:buy|replace|order|purchase|get|throw (?:out|away)|toss|trash|chuck|junk|bin) (?:a |an |another |the )?(?:whole|entire|complete|brand new|whole new|full|whole other|whole nother) (?:new |other |darn |damn |nother )*(?:\w+ )?(?:thing|set|unit|machine|one|kit|device|package|assembly|trimmer|toothbrush|vacuum|bottle|lid|headset|lamp|blender|pack|tool|game|chair) ?(?:just |simply |only )?(?:for|because|over|when|to (?:get|replace)|if|once|every|due|since|[.,!]|$)/,
    ],
    [
      "-",
      /\b(?:no|not|without|zero|lack of|aren['’]?t any|are n['’]?t any|never any) (?:any |user |a |single )?(?:replacement|spare|replaceable|serviceable|extra|refill) (?:parts?|pieces?|blades?|bags?|filters?|brush heads?|heads?|lids?|straws?|gaskets?|batter(?:y|ies)|bulbs?|pads?|seals?|rings?|wheels?|refills?|cartridges?|cushions?|ear ?tips?|ear ?pads?|belts?|hoses?|nibs?|combs?|guards?|chargers?|caps?|tips?|bands?|straps?|screws?|covers?|knobs?|glass(?:es)?|carafes?|tires?|tubes?|needles?|mops?|mop pads?|nozzles?|rollers?|spares?|replacements?)(?: (?:available|anywhere|to be (?:found|had)|sold|for|in stock|in the box|included|exist|offered|at all|listed))\b|\b(?:try|tried|trying) (?:finding|buying|getting|ordering|to (?:find|buy|get|order)) (?:a |an |some |any |just |the )*(?:replacement|spare|new|extra|refill|parts?)\b (?!one(?!s)|home|job|time)(?:[\w'’-]+ ){0,3}(?:anywhere|for (?:it|this|these)|and (?:you|there|they|no|nobody|failed|gave)|but|without|no luck|separately|with no)/,
    ],
    [
      "-",
      /\b(?:battery|batteries|bulb|led|leds|light|cord|cable|blade|blades|filter|motor|strap|pads?|lens|straw|cushion) (?:is |are |was |that )?(?:is |are )?(?:\w+ )?(?:sealed(?: in| shut)?|glued(?: in| shut)?|soldered(?: in)?|built[- ]in|not (?:user[- ])?(?:replaceable|removable|changeable|swappable)|n['’]?t (?:user[- ])?(?:replaceable|removable|changeable|swappable)|non[- ]?(?:replaceable|removable)|proprietary|riveted(?: on| in)?|welded in)(?: in| shut)?(?= (?:and|so|which|once|when|you|if|meaning|i|,)|[.,!]|$)(?! (?:and (?:charges|works|lasts)|so (?:nothing|no)|which (?:is (?:nice|great|handy)|i (?:like|love))))/,
    ],
    [
      "-",
      /\b(?:proprietary|special order|weird sized?|non[- ]?standard|odd[- ]sized?) (?:sized? |\w+ )?(?:(?:parts?|pieces?|blades?|bags?|filters?|brush heads?|heads?|lids?|straws?|gaskets?|batter(?:y|ies)|bulbs?|pads?|seals?|rings?|wheels?|refills?|cartridges?|cushions?|ear ?tips?|ear ?pads?|belts?|hoses?|nibs?|combs?|guards?|chargers?|caps?|tips?|bands?|straps?|screws?|covers?|knobs?|glass(?:es)?|carafes?|tires?|tubes?|needles?|mops?|mop pads?|nozzles?|rollers?|spares?|replacements?)|size|connector|plug)\b(?<!\bno .{0,25})|\b(?:once|when|after|if) (?:the |that |one )(?:battery|blade|bulb|gasket|seal|filter|belt|straw|led) (?:dies|goes|wears out|breaks|burns out|dulls|fails|tears|gives out|is dead|is dull|is shot),? (?:so does|it['’]?s (?:trash|garbage|done|a paper ?weight|landfill)|the whole (?:thing|unit|lamp)|you (?:throw|toss|have to (?:throw|toss|buy|replace) the whole)|that['’]?s it)/,
    ],
  ],
};
