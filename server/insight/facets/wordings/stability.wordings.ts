import type { Wordings } from "./wording.ts";

export const STABILITY_WORDINGS: Wordings = {
  stability: [
    [
      "+",
      /\bnever (?:once )?(?:tips?|tipped|wobbles?|wobbled|topples?|toppled|sways?|swayed|falls over|fell over|fallen over|teeters|tilted|tilts|keeled|shimmies)\b/,
    ],
    [
      "+",
      /\b(?:no|not a|zero|without (?:a|any)|hardly any|barely a|barely any|nary a|not (?:one|the slightest|even a)|never a|no more) (?:hint of a? ?|bit of )?(?:wobbl(?:e|ing|y|iness)|sway(?:ing)?|teeter(?:ing)?|tipping|tilt(?:ing)?|shimmy|rocking|shaking|shakiness|jiggl(?:e|ing)|shake|toppling)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:rock|dead|perfectly|remarkably|impressively|surprisingly|plenty|good and|nice and|very|really|super|completely) (?:steady|stable)\b(?! (?:hand|internet|connection|temperature|heat|pace|stream|signal|flow|hands|release|rhythm|results|app))|\bsteady as (?:a|they|she)\b|\bsolid as a rock\b(?= (?:on|when|once))/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:sits?|stands?|sat|stood|sitting|standing|stays?|stayed) (?:\w+ )?(?:level|planted|rock solid|steady|steadily|perfectly still|dead still|flat and steady|four[- ]square)\b(?! (?:in (?:my|your|the) ear|on (?:my|your) head))/,
    ],
    [
      "+",
      /\b(?:kids?|toddlers?|cats?|dogs?|son|daughter|grandkids|twins|baby|puppy|he|she|\w+ pound(?:er)?) (?:can |could |will |has |have |had )?(?:climbs?|climbed|jumps?|jumped|leaps?|leaped|leapt|leans?|leaned|pulls?|pulled|launch\w*|bumps?|bumped|crash\w*|swings?|rocks) (?:on|up|off|onto|into|against|at|from|around|himself|herself|all over)\b[^.!?]{0,45}\b(?:(?:does|do|did|has|have)(?: ?n['’]?t| not)|never|without) (?:even |once |it )?(?:budg|mov|tip|wobbl|fall|fell|sway|shak|topp|shift|flinch|rock)\w*/,
    ],
    [
      "+",
      /\b(?:wide|heavy|weighted|broad|solid|big|sturdy|cast iron|metal|marble|rubber) (?:\w+ )?(?:base|feet|legs|stance|footprint|foot) (?:\w+ ){0,2}(?:keeps?|means|so (?:it|that)|makes (?:it|sure)|and (?:it )?(?:never|does ?n['’]?t|wo ?n['’]?t|stays|will not)|that (?:keeps|does ?n['’]?t|wo ?n['’]?t|never|stays))/,
    ],
    [
      "+",
      /\b(?:uneven|crooked|sloping|sloped|slanted|unlevel|wonky|bumpy|old|not level) (?:\w+ )?(?:floors?|ground|deck|patio|flagstones?|concrete|bricks?|lawn|tiles?|yard|porch)\b[^.!?]{0,40}\b(?:still|and it|but it|yet it) (?:\w+ )?(?:steady|stable|level|stands|sits|(?:does|did)(?: ?n['’]?t| not) (?:wobble|rock|tip))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:it |they |table |desk |stand |base |tripod |shelf |ladder |chair |stool |tower |thing |unit |cart |rack |lamp |monitor |tv |still |bed |bench |grill |easel )(?:rocks|wobbles?|wobbled|sways?|swayed|teeters?|teetered|shakes|shook|shivers|jiggles?|jiggled|shimmies|lists|leans|wiggles) (?:like|when|whenever|on (?:one|its|any|every|the|carpet|my)|every time|back and forth|from side|side to side|if|with (?:every|each|the|any)|to (?:one|the)|so|around|all over|badly|a lot|constantly|as|at the|just|and|no matter)\b(?! back to sleep)/,
    ],
    [
      "-",
      /\b(?:leaning tower|(?:wobbl|rock|sway|shak|lean|teeter|stand|sits|stead|stable|tipp|unstead)\w* (?:\w+ ){0,3}(?:like|as|than) (?:a |an )?(?:drunk(?:en)?(?: \w+)?|newborn (?:\w+)|baby (?:giraffe|deer)|jello|jelly|jell-o|house of cards|canoe|see[- ]?saw|loose tooth|sailor|bambi|weeble|jenga tower|ship in|boat in|rowboat|rocking horse|bobble ?head))\b/,
    ],
    [
      "-",
      /\b(?:one|1|a|the (?:back|front|left|right)) (?:of the )?(?:leg|foot|corner|legs|feet) (?:is|was|sits|sat|being|are) (?:\w+ ){0,3}(?:shorter|longer|higher|lower|off the (?:floor|ground)|in the air|short)\b|\blegs? (?:are|were|was|is)(?: not|[a-z]+n['’]t|(?:has|have|does|do|did|wo|is|are|was|ca)nt| n['’]?t) (?:even|the same|level|equal|all the same|square)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:too |so |very |really |pretty |a bit |bit |little |quite |kind of |is |extremely |incredibly )(?:top[- ]heavy|tippy|tipsy|wobbly|teetery|shaky|rickety|wonky|unsteady|tottery|wibbly|lopsided)\b(?! (?:hands?|knees|tooth|teeth|start|baby|legs when|connection|footage|season|legged|on my feet))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:slightest|smallest|least|any|every|one|a (?:gentle|light|slight|small|little|single)|lightest) (?:\w+ )?(?:bump|touch|nudge|tap|breeze|breath|brush|knock|tail wag|wag|jostle|poke) (?:of (?:the|a|my) \w+ )?(?:(?:will |would |can |could )?(?:sends?|sent|knocks?|tips?|topples?|makes? it (?:wobble|shake|rock|sway)|sets it|and over|over it|brings it|knock|tip|topple|send))\b/,
    ],
    [
      "-",
      /\b(?:goes|went|knocked|knocks|fell|falls|fall) (?:right |straight |crashing )?over (?:if|when|every time|whenever|at the|with the (?:slightest|least|smallest)|twice|three times|constantly|all the time|in the (?:slightest|first|night)|on its own|by itself|again|as soon as|so easily|too easily|easily)\b/,
    ],
  ],
  defect: [
    [
      "+",
      /\b(?:worked|works|working|fired (?:right )?up|started(?: right)? up|booted|ran|running|ready to (?:go|use|run)|good to go|up and running|powered (?:right )?(?:on|up)|functional|cutting|playing) (?:perfectly |great |flawlessly |fine |like a charm |just fine |beautifully |right |straight |immediately |as advertised |first time )*(?:out of the (?:box|package|packaging|gate|wrapper)|from the (?:box|get[- ]?go|first (?:minute|second|day|try)|moment)|the (?:minute|second|moment) (?:i|we) (?:plugged|opened|took|turned)|(?:on )?(?:the )?(?:very )?first (?:try|attempt|pull))\b(?<!(?:not|n['’]t|never|nothing) (?:[\w'’-]+ ){0,6}[\w'’]+)/,
    ],
    [
      "+",
      /\b(?:every|each|all (?:the|of the|its|\d+)|everything|nothing|not (?:a|one)) (?:[\w'’-]+ ){0,3}(?:pieces?|parts?|screws?|bolts?|hardware|accessor(?:y|ies)|cables?|thing|things|it)? ?(?:was |were |is |are )(?:all |there |right )*(?:accounted for|present and|in the box(?! except)|missing(?= ?[.!,;]| ?$| and)|included as|labell?ed and|intact|there(?= ?[.!,;]| ?$| and)|damaged(?= ?[.!,;]| ?$)|in one piece|broken(?= ?[.!,;]| ?$))(?<!(?:every|each|all|everything) (?:[\w'’-]+ ){0,5}(?:missing|damaged|broken))(?<!(?:not|n['’]t) (?:all )?(?:there|accounted for|intact))/,
    ],
    [
      "+",
      /\b(?:no|zero|not (?:one|even a)|without (?:a|any|so much as)|never (?:a|any)|free of|not a single|no visible) (?:single )?(?:[\w'’-]+,? ){0,2}(?:dead pixels?|stuck pixels?|missing (?:parts?|pieces?|screws?|hardware)|missing|defects?|defective|duds?|broken (?:pieces?|parts?|ones?)|imperfections?|damaged (?:ones?|pieces?)|light bleed)\b(?! (?:in the past|with my old))/,
    ],
    [
      "+",
      /\b(?:arrived|came|come|comes|showed up|got here|landed|delivered|made it|reached (?:me|us)|received) (?:here |to me |to my \w+ |all |it |safely |safe and |sound |completely |well packed |well packaged |and |fully |100% |perfectly |absolutely |in )*(?:intact|undamaged|unscathed|one piece|perfect (?:condition|shape|working order)|mint(?: condition)?|pristine(?: condition)?|flawless(?:ly)?|unbroken|excellent condition|good condition|perfect|great (?:condition|shape)|working order|factory sealed|brand new condition)\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,4}[\w'’]+)/,
    ],
    [
      "+",
      /\b(?:not one|none|zero|every (?:single )?one|all (?:of them|\d+|ten|twelve|six|four|eight)|each (?:and every )?one) (?:of them )?(?:was |were |is |are |has |have )?(?:still )?(?:works?|worked|working(?: perfectly)?|lit(?: up)?|lights up|fires?|broken|cracked|defective|dead|duds?|burnt out|damaged|perfect|missing)\b(?<!(?:all|every|each|every single) (?:[\w'’-]+ ){0,5}(?:broken|cracked|defective|dead|duds?|bad|burnt out|damaged|missing))(?<!(?:none|not one|zero) (?:[\w'’-]+ ){0,4}(?:works?|worked|working|working perfectly|lit|lit up|lights up|fires?|perfect))/,
    ],
    [
      "-",
      /\b(?:dead|broken|cracked|shattered|bent|dented|defective|non[- ]?functional|smashed|warped|leaking|inoperable|chipped|torn|ripped|faulty) (?:right |straight |when it came |pump |screen |and \w+ )*(?:out of the (?:box|package|packaging|bag|wrapper)|on arrival|upon arrival|at arrival|when (?:i|we|it|they) (?:opened|arrived|came|got|received|unpacked|took|pulled|showed)|from (?:day one|the (?:start|get[- ]?go|beginning|factory|box))|in the box|as soon as (?:i|we) (?:opened|unpacked))\b(?<!(?:not|n['’]t|never|nothing|none|no|if) (?:[\w'’-]+ ){0,6}[\w'’-]+)/,
    ],
    [
      "-",
      /\b(?:arrived|came|comes?(?! (?:\w+ )?in (?:\w+ )?pieces\b)|showed up|got here|shipped|received (?:it|mine|them|one)|sent (?:me|us)) (?:to me |in |already |with |all |both |completely |in the mail |here )*(?:a |an |the |one |two |half |its |several |of |them )*(?:broken|cracked|dead|doa|defective|shattered|smashed|bent|dented|damaged|missing|in (?:pieces|two pieces|a million pieces)|pieces|busted|crushed|scratched|warped|ripped|torn|chipped|incomplete|snapped|without (?:the |a |any |its )?(?:[\w'’-]+ )?(?:screws|hardware|instructions|charger|cord|cable|lid|legs|bolts|parts|remote|adapter|manual|power cord|straps?|filter|cap|bulb|key|pump))\b(?<!(?:not|n['’]t|never|nothing|none|no|if) (?:[\w'’-]+ ){0,6}[\w'’-]+)/,
    ],
    [
      "-",
      /\b(?:would|did|does|will|wo|could|wouldnt|didnt|doesnt|wont)(?: not| ?n['’]?t|not)? (?:even |ever |so much as )*(?:turn on|power (?:on|up)|start(?: up)?|charge|boot(?: up)?|light up|work|function|come on|pair|connect|fire up) (?:at all |even )*(?:out of the box|right out of|from the (?:start|beginning|get[- ]?go|first day|box)|from day one|when (?:i|we) (?:first|plugged|opened|got|took)|on day one|(?:on )?the (?:very )?first (?:time|try|day|use)|straight out)\b(?<=(?:not|n['’]?t|wont|didnt|doesnt|wouldnt|never) .{0,60})/,
    ],
    [
      "-",
      /\b(?:missing|short|lacking|without|no) (?:a |an |the |one |two |three |four |\d+ |half the |several |some |all the |of the |its |most of the |key )*(?:[\w'’-]+ )?(?:screws?|bolts?|pieces?|parts?|washers?|legs?|hardware|nuts|pegs|dowels|puzzle piece|allen (?:key|wrench)|bracket|power (?:cord|adapter)|charger|remote|gasket|knob|caster|wheel|shelf|hinge|instructions|manual) (?:in the (?:box|package|bag|kit)|from the (?:box|package|bag|set|kit)|that (?:was|were|is|are) (?:supposed|needed)|so (?:i|we|it)|and (?:i|we|the company|customer)|to (?:put|assemble|finish|attach|mount)|included|when (?:i|we|it))\b(?<!(?:not|n['’]t|never|nothing|none|needs?|needed|required?) (?:[\w'’-]+ ){0,6}[\w'’-]+)(?<!\bno (?:screws?|hardware|parts?|washers?|manual|instructions|charger|remote) (?:to|and|so) \w+)/,
    ],
    [
      "-",
      /\b(?:one|two|three|four|five|six|half|several|some|\d+|a (?:few|couple|third)|most|(?:the )?(?:left|right)(?: one| side| bud| earbud| speaker)?) (?:of (?:the |them |my |these |\d+ )*)?(?:[\w-]+s )?(?:of them )?(?:were|was|arrived|came) (?:already |all |completely |just |totally )*(?:broken|cracked|dead|duds?|defective|doa|shattered|smashed|bad out of|busted|crushed|burnt out|burned out|stripped|missing|snapped in|faulty|dented)\b(?! (?:after|in|within|from|a|tired|wood|skin|zone|link|serious|by (?:the|a) (?:time|bullet|bomb)|sexy))/,
    ],
    [
      "-",
      /\b(?:second|third|fourth|2nd|3rd|4th|replacement|new one|next one) (?:one |unit |pair |set |that |they sent |i got |they shipped )*(?:was |is |came |arrived |also |had |has |did |does |died |with |just )+(?:also |just |as |the |even |exact |exactly |bad |equally |same |too |a |an ){0,6}(?:broken|dead|defective|same (?:problem|issue|defect|thing|fault|way|crack)|worse|doa|bad|dud|faulty|missing|cracked|no better|damaged)\b/,
    ],
    [
      "-",
      /\b(?:got|received|sent(?: me)?|gave me|must have (?:gotten|got|received)|stuck with|mine (?:is|was)|this (?:is|was)|ended up with|it (?:is|was)|bought) (?:a |an |the |what (?:is|was) |obviously |clearly |me |two |one )+(?:total |complete |real |bad |obvious |absolute )*(?:dud|lemon|defective (?:one|unit|product|item|pair)|faulty (?:one|unit)|factory (?:reject|second)|reject|bad (?:one|unit|batch|apple)|returned (?:one|item|unit)|someone else['’]?s (?:return|used)|someone['’]?s return)\b(?! (?:back|pith|taste|squeezer|juicer|tree|in the past|before|of mine))(?<!(?:not|n['’]t|never|if|think) (?:[\w'’-]+ ){0,5}[\w'’-]+)/,
    ],
    [
      "-",
      /\b(?:holes?|bolts?|screws?|doors?|lids?|pieces|drawers?|panels?|legs|parts) (?:do|did|does|would|were|are|is|was)(?: not| ?n['’]?t|nt) (?:even |all |quite |drilled |come close to )*(?:line up|lined up|align(?:ed)?|match(?: up)?|drilled|fit together|go together|threaded|meet up|the right size)\b|\b(?:holes?) (?:were |was |are |is )?(?:pre-?drilled (?:wrong|in the wrong)|drilled (?:wrong|in the wrong|crooked|off)|in the wrong (?:place|spot)s?|off by|misaligned|stripped|missing)\b/,
    ],
  ],
  finish: [
    [
      "+",
      /\b(?:finish|coating|paint|paintwork|print|logo|lettering|plating|gold plating|enamel|varnish|lacquer|veneer|decals?|graphics|letters|numbers|markings|printing|powder coat(?:ing)?|glaze|chrome|chrome plating|gilding|gold leaf|clear coat|top coat|colou?rs?|design|pattern|dye|black|gold|silver|laminate|nonstick|non-stick|teflon|ceramic coating|surface|screen print(?:ing)?|image|picture on (?:it|the \w+)|numbers on the \w+|letters on the \w+) (?:\w+ ){0,4}?(?:(?:has|have|does|do|did|is|are|wo)(?: ?n['’]?t| not)|never|yet to|not once) (?:even |once |ever |yet |at all |started to |started |begun to |a bit |worn or )?(?:chip(?:ped|s|ping)?|peel(?:ed|s|ing)?|flak(?:e|ed|es|ing)|fad(?:e|ed|es|ing)|rub(?:bed|bing)? off|wear off|worn off|worn|come off|coming off|scratch(?:ed|es)?|bubbled?|cracked|tarnish(?:ed)?|washed (?:off|out)|lifted|dulled|discolou?red|yellowed|scuffed)\b/,
    ],
    [
      "+",
      /\b(?:finish|coating|paint|paintwork|print|logo|lettering|plating|gold plating|enamel|varnish|lacquer|veneer|decals?|graphics|letters|numbers|markings|printing|powder coat(?:ing)?|glaze|chrome|chrome plating|gilding|gold leaf|clear coat|top coat|colou?rs?|design|pattern|dye|black|gold|silver|laminate|nonstick|non-stick|teflon|ceramic coating|surface|screen print(?:ing)?|image|picture on (?:it|the \w+)|numbers on the \w+|letters on the \w+) (?:\w+ ){0,3}?(?:is|are|looks?|stays?|stayed|has stayed|have stayed|remains?) (?:still |all |just )?(?:as )?(?:bright|vivid|shiny|crisp|glossy|vibrant|perfect|sharp|intact|fresh|rich|deep|new|pristine|unmarked|like new|good as new|dark|black|there) ?(?:as (?:the day|when|day one|ever|new|it was|they were|brand)|after|even after|through|despite|and (?:i|we|it)['’]?(?:ve|s)? (?:washed|had|been)|\d+|years? later|months? later|wash after wash)/,
    ],
    [
      "+",
      /\b(?:no|zero|not (?:a|one|any)|without(?: any| a)?|hardly any|barely any|never any|nary a) (?:sign of |single |hint of |paint )?(?:chips?|chipping|peeling|fading|flak(?:e|es|ing)|discolou?ration|scratches|scratch|scuffs?|tarnish(?:ing)?|yellowing|wear on the \w+)(?: or \w+|, no \w+)?,? (?:in|after|yet|so far|even after|since|despite|through|over) (?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))?|all|many|multiple|countless|the|being|using|i|we|he|she|daily|every|months|years|repeated)?\b/,
    ],
    [
      "+",
      /\b(?:after|for|in|and|through) (?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? (?:\w+ )?(?:months?|years?|weeks|washes|winters?|summers?|seasons|trips|dishwasher \w+|loads|cycles)\b[^.!?]{0,50}\b(?:(?:has|have)(?: ?n['’]?t| not) (?:chipped|faded|peeled|flaked|scratched|tarnished)|no (?:fading|chips?|chipping|peeling|flaking|tarnish|discoloration)|not (?:a|one) (?:flake|chip|fade|scuff|scratch on (?:it|them|the (?:finish|paint|coating)))|without (?:fading|chipping|peeling|flaking|tarnishing))/,
    ],
    [
      "+",
      /\b(?:months?|years?|weeks|washes|winters|summers|seasons) of [^.!?]{1,40}\b(?:and )?not a (?:flake|chip|fade|scuff|scratch|mark on it)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:looks?|looking|shines?|shiny|gleams?) (?:\w+ )?(?:like it (?:just )?(?:came|rolled) (?:out of|off) (?:the )?(?:box|showroom|store|assembly line|factory)|factory fresh|fresh out of the box|showroom new) (?:\w+ )?(?:after|even|still|today|years|months|\d)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:finish|coating|paint|paintwork|print|logo|lettering|plating|gold plating|enamel|varnish|lacquer|veneer|decals?|graphics|letters|numbers|markings|printing|powder coat(?:ing)?|glaze|chrome|chrome plating|gilding|gold leaf|clear coat|top coat|colou?rs?|design|pattern|dye|black|gold|silver|laminate|nonstick|non-stick|teflon|ceramic coating|surface|screen print(?:ing)?|image|picture on (?:it|the \w+)|numbers on the \w+|letters on the \w+) (?:on (?:the|my|one|it|both|each|mine|these|this|its) ?(?:\w+ ){0,2}?)?(?:is |are |was |were |has |have |had |already |just |all |started |starts |starting |began |begins |to |mostly |completely |basically |literally |now |soon |quickly |easily |also |coming |half |slowly |immediately |pretty much |being )*(?:chipped|chips|chipping|peeled|peels|peeling|peel|flaked|flakes|flaking|faded|fades|fading|fade|rubbed (?:off|away|right off)|rubs? (?:off|right off|away)|rubbing off|wore (?:off|away)|worn (?:off|away|down|through)|wearing (?:off|away|thin)|wears? off|came (?:right |straight )?off|comes? (?:right |straight )?off|coming off|scratched (?:off|up)|scraped off|bubbled|bubbles|bubbling|blistered|blistering|turned (?:green|yellow|black|brown|pink|copper|dull|cloudy|orange)|washed (?:off|away|out|right off)|washes off|lifting|lifts|disappeared|vanished|cracked and|wiped off|ran in the wash)\b(?! (?:easily )?(?:with (?:soap|water|acetone|warm|a (?:damp|wet))|of my|the old|in the (?:bath|tub)))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:scratches|scratched|scuffs|scuffed|chips|chipped|nicks|dings|smudges and scratches|marks up|fades|faded|tarnishes|tarnished|peels|flakes) (?:up )?(?:if (?:you|i)|so (?:easily|easy|quickly|fast)|very (?:easily|easy|quickly)|really (?:easily|easy)|super (?:easily|easy)|too easily|easily|easy|in (?:a|one|two|three|\d+) (?:days?|weeks?|months?|wash\w*)|after (?:a|one|two|three|the first|only|just|\d+) (?:\w+ )?(?:days?|weeks?|months?|wash\w*|uses?)|within|when (?:you|i) (?:look|wipe|clean|touch)|the first (?:time|day|week|wash)|right away|almost (?:immediately|instantly)|already|by just|just by)\b(?! (?:at my|the old))/,
    ],
    [
      "-",
      /\b(?:flecks|bits|flakes|chips|pieces|specks|chunks|slivers|shards) of (?:the )?(?:paint|coating|teflon|black|finish|enamel|gold|silver|non-?stick|veneer|plating|varnish|fake leather|faux leather|vinyl|chrome|print|glaze|lacquer) (?:\w+ )?(?:in|on|all|came|come|coming|were|are|started|everywhere|off|floating|stuck|falling|fell|peeling|flaking|under)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:turned|turns|turning|dyed|stained|left|leaves) (?:my|his|her|the|your|a) (?:whole |entire |poor |ring )*(?:finger|neck|wrist|skin|ears?|earlobes?|hand|arm|toe|chest|fingers|ankle)s? (?:\w+ )?(?:green|black|blue|grey|gray)\b|\bgreen (?:finger|neck|wrist|ring|skin|line around)\b(?! (?:light|thumb))/,
    ],
    [
      "-",
      /\b(?:a |my |your |one |just a |the )(?:fingernail|finger nail|nail|paper towel|soft cloth|dish ?cloth|sponge|zipper|ring|watch|belt buckle|dust ?rag|duster) (?:will |would |can |could |was enough to |is enough to )?(?:scratch(?:es|ed)?|took (?:the|some) (?:paint|finish|print|coating)|marks? it|leaves? (?:a )?(?:mark|scratch)|left (?:a )?(?:mark|scratch)|gouge[sd]?)\b(?! (?:my|the (?:dog|cat|wall)))/,
    ],
  ],
  fasteners: [
    [
      "+",
      /\b(?:zips?|zippers?|buckles?|clasps?|velcro|hook[- ]and[- ]loop|snaps|snap buttons?|poppers?|press studs?|magnetic closures?|drawstrings?|toggles?|closures?|fasteners?|belt clips?|chest clips?|carabiners?|side release buckles?|hooks? and eyes?|latches|zipper pulls?|zip pulls?|leg snaps|clips|eyelets|rivets|d[- ]rings?) (?:\w+ ){0,3}?(?<!n['’]?t |not |never |hardly |barely |to )(?:holds?|held|stays?|stayed|keeps?|grips?|gripped|kept|closes?|fastens?|locks?|snaps|clicks?|clips|fits) (?:\w+ )?(?:tight(?:ly)?|firm(?:ly)?|fast|shut|closed|put|fastened|buckled|done up|snapped|clipped|zipped|securely|well|strong|solidly?|up|great|perfectly|nicely|on through|with a (?:\w+ )?(?:click|snap|clunk))\b/,
    ],
    [
      "+",
      /\b(?:zips?|zippers?|buckles?|clasps?|velcro|hook[- ]and[- ]loop|snaps|snap buttons?|poppers?|press studs?|magnetic closures?|drawstrings?|toggles?|closures?|fasteners?|belt clips?|chest clips?|carabiners?|side release buckles?|hooks? and eyes?|latches|zipper pulls?|zip pulls?|leg snaps|clips|eyelets|rivets|d[- ]rings?) (?:\w+ ){0,3}?(?<!n['’]?t |not |never |hardly |barely |to )(?:glides?|slides?|slid|runs?|zips?|zipped|moves?|works?|pulls?|opens?|goes) (?:\w+ )?(?:smooth(?:ly)?|like (?:butter|silk|a dream|new|a charm)|easily|freely|without (?:a |any |ever )?(?:snag|catch|stick|jam|fight|hitch|effort|tug|fuss)\w*|effortlessly|flawlessly|beautifully|great|perfectly|every time|with one hand|one[- ]handed|fine)\b/,
    ],
    [
      "+",
      /\b(?:zips?|zippers?|buckles?|clasps?|velcro|hook[- ]and[- ]loop|snaps|snap buttons?|poppers?|press studs?|magnetic closures?|drawstrings?|toggles?|closures?|fasteners?|belt clips?|chest clips?|carabiners?|side release buckles?|hooks? and eyes?|latches|zipper pulls?|zip pulls?|leg snaps|clips|eyelets|rivets|d[- ]rings?) (?:is|are|feels?|seems?|looks?|was|were|['’]s) (?:all |also |both |and |nice and |very |really |super |so |quite |extremely |pretty |real |big and |metal and |solid |good |thick |chunky |actually )*(?:sturdy|strong|solid|heavy[- ]duty|beefy|chunky|tough|robust|stout|smooth|ykk|substantial|metal|high quality|good quality|top notch|top quality|excellent|well made|quality|brass|secure|reinforced|bulletproof|smooth as \w+|burly|trustworthy)\b(?! (?:enough )?(?:to (?:undo|open)|and (?:cheap|break|rust)))/,
    ],
    [
      "+",
      /\b(?:zips?|zippers?|buckles?|clasps?|velcro|hook[- ]and[- ]loop|snaps|snap buttons?|poppers?|press studs?|magnetic closures?|drawstrings?|toggles?|closures?|fasteners?|belt clips?|chest clips?|carabiners?|side release buckles?|hooks? and eyes?|latches|zipper pulls?|zip pulls?|leg snaps|clips|eyelets|rivets|d[- ]rings?) (?:\w+ ){0,2}?(?:(?:has|have|does|do|did|is|are|wo|had)(?: ?n['’]?t| not)|never|yet to|not once) (?:yet |once |ever |even |at all )?(?:snag|snagged|snags|stuck|catch|caught|catches|come (?:undone|open|loose|unclipped|off)|comes? (?:undone|open|loose|off)|came (?:undone|open|loose|off)|pop|popped|pops|jam|jammed|jams|broken?|break|slip|slipped|slips|failed|fail|let go|gum|quit|bust|busted|split|give|given)\b/,
    ],
    [
      "+",
      /\b(?:no|not a|never a|without a|zero|not one|without any) (?:single )?(?:snags?|snagging|stuck|sticky|jammed|broken|popped|busted|catching|separated|missing|loose|sticking) ?(?:on |in |of |with )?(?:the )?(?:zippers?|zips?|buckles?|snaps?|clasps?|velcro)\b/,
    ],
    [
      "+",
      /\b(?:snaps?|clicks?|clips?|buckles?|latches|fastens?|closes|locks|zips?) (?:shut|closed|together|in|into place|home|on|down)? ?with a (?:\w+,? ){0,2}(?:click|snap|clunk|thunk|pop|snick)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|not a|if the|before the) (?:\w+ )?)\b(?:zips?|zippers?|buckles?|clasps?|velcro|hook[- ]and[- ]loop|snaps|snap buttons?|poppers?|press studs?|magnetic closures?|drawstrings?|toggles?|closures?|fasteners?|belt clips?|chest clips?|carabiners?|side release buckles?|hooks? and eyes?|latches|zipper pulls?|zip pulls?|leg snaps|clips|eyelets|rivets|d[- ]rings?) (?:(?:on|of|at|in|for|to) (?:\w+ ){1,3})?(?:\w+ ){0,2}?(?<!n['’]?t |not |never |yet to |to |no |ever |hasn['’]t \w+ |haven['’]t \w+ )(?:broke|broken|snapped(?! (?:on|in|into|shut|together|right))|jams|jammed|stuck(?! (?:on|to) )|snags|snagged|catches|split|splits|separates?|separated|derailed|derails|pop(?:s|ped)? (?:open|off|undone|out|apart)|(?:comes?|came|coming) (?:\w+ )?(?:undone|open|loose|off|apart|unsewn|unstitched|unsnapped|unclipped|unglued|unhooked)|fell (?:off|apart)|falls off|falling off|failed|fails|busted|ripped (?:off|out|away)|tore (?:off|out|away)|torn|let go|lets go|gave (?:out|way|up)|gives (?:way|out)|cracked|slips|slipped|slides loose|lost its (?:grip|stick)|sheared|is (?:a joke|garbage|junk|useless|crap|trash|shot|cheap|flimsy|weak|pathetic|broken|stuck)|are (?:a joke|garbage|junk|useless|crap|trash|shot|cheap|flimsy|weak|pathetic|broken|stuck)|bent|unthreaded|went off track|off (?:the|its) track|misaligned)\b/,
    ],
    [
      "-",
      /\b(?:zips?|zippers?|buckles?|clasps?|velcro|hook[- ]and[- ]loop|snaps|snap buttons?|poppers?|press studs?|magnetic closures?|drawstrings?|toggles?|closures?|fasteners?|belt clips?|chest clips?|carabiners?|side release buckles?|hooks? and eyes?|latches|zipper pulls?|zip pulls?|leg snaps|clips|eyelets|rivets|d[- ]rings?) (?:\w+ ){0,3}?(?:(?:wo|does|do|did|would|will|could|ca)(?: ?n['’]?t| not)|can not|cannot|refuses? to|refused to|stopped|quit|never) (?:\w+ )?(?:stay|stays|stayed|close|closed|clos(?:ing|es)|shut|zip|hold|holds|holding|held|snap|catch(?:ing)?|latch(?:ing)?|grip|grips|click|clip|work|works|working|fasten|lock|locks|locking|line up|lines up|meet|engage|move|budge|go up|zip up)\b(?! (?:well )?(?:open by|any hair|my hair|my skin))/,
    ],
    [
      "-",
      /\b(?:zipped|buckled|fastened|closed|held|holding|closing|keep|hold|pin|pinned|using|use|with|needed|need|bought) (?:it |them |mine |the \w+ |shut |closed |together |up )*(?:with |by )?(?:a |an |some )?(?:safety pins?|binder clips?|paper ?clip (?:as|for|on)|hair ?tie|bungee|bread tie) (?:to|as|for|on|instead|now|because|since|where)\b/,
    ],
    [
      "-",
      /\bhad to (?:\w+ )?(?:sew|re-?sew|stitch|glue|replace|swap|pliers|crimp|fight|wrestle|wax|soap|yank|force) (?:\w+ )?(?:the |on the |with the |a new |new |every )(?:\w+ )?(?:zips?|zippers?|buckles?|clasps?|velcro|snaps|fasteners?|closures?|drawstrings?)\b|\b(?:fight|fights|fighting|fought|wrestle|wrestling|battle|struggle|struggling|pliers) (?:with |on |to (?:close|zip|work) )?(?:the |this |that |with the )?(?:zips?|zippers?|buckles?|clasps?)\b/,
    ],
  ],
};
