import type { Wordings } from "./wording.ts";

export const WEAR_WORDINGS: Wordings = {
  staysUp: [
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:stay|stays|stayed|staying) (?:right |all the way |firmly |nicely |perfectly )?(?:up|put|in place|tucked(?: in)?|where (?:they|it|i|you))\b(?! (?:late|with))/,
    ],
    [
      "+",
      /\b(?:(?:(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer)|without(?: any| them| it)?) (?:\w+ ){0,3}|(?:no|no more|zero) (?:constant |more |annoying )?)(?:roll(?:ed|s|ing)? ?(?:down|up)|rolling|slid(?:e|es|ing)(?: down| up)?|rid(?:e|es|ing|den)(?: up| down)?|rode(?: up)?|slip(?:s|ped|ping)?(?: down)?|bunch(?:es|ed|ing)?(?: up)?|sagging|sag|sags|fall(?:s|ing|en)? down|fell down|creep(?:s|ing)? (?:up|down)|crept|droop\w*|pull(?:ing|ed)? (?:them|it|my \w+) (?:back )?up|hik(?:e|ed|ing) (?:them|it|my \w+)? ?up|tug(?:ging|ged)?|yank(?:ing|ed)?|hitch(?:ing|ed)?|adjust(?:ing|ed)?|readjust(?:ing|ed)?|untucked|come untucked|wedgies?|muffin top|plumber['’]?s (?:crack|butt)|digging for)\b(?! (?:straps?|needed for))/,
    ],
    [
      "+",
      /\b(?:without|no need for|don['’]?t need|do n['’]?t need|did ?n['’]?t need|no) (?:a |any )?(?:belt|suspenders|garters?|safety pins?|pulling|hiking|hoisting|fashion tape)\b(?! loops?)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:keep|keeps|kept|had to|have to|has to|always|constantly|forever|spent (?:[\w'’-]+ ){0,4}|was|am|i['’]?m|were|continually|constant|nonstop) (?:\w+ ){0,2}(?:pull(?:ing|ed)?|hik(?:e|ing)|yank(?:ing|ed)?|tug(?:ging|ged)?|hitch(?:ing|ed)?|hoist(?:ing)?) (?:them|it|these|this|at (?:them|it|my \w+|the \w+)|on (?:them|it)|my (?:pants|shirt|bra|leggings|tights|socks|shorts|underwear|jeans)|the (?:waist\w*|hem|top|legs?|back|straps?)|up)\b(?! apart| out)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:around|at|to|down to|by|down by|to about) (?:my|his|her|your) (?:ankles|knees|thighs) (?:by|within|after|before|in|when|every|all day|half|as soon|at)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:need(?:ed|s)?|had to (?:wear|use|buy|add)|have to (?:wear|use)|require[sd]?|wore) (?:a |some )?(?:belt|suspenders|garters?|safety pins?|fashion tape|body tape)\b(?! loops?)/,
    ],
    [
      "-",
      /\b(?:(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer)|will not|barely|hardly|refuses? to) (?:\w+ )?stay (?:up|put|in place|tucked|where|on my (?:hips|waist|legs|feet))\b/,
    ],
    [
      "-",
      /\b(?:constant|perpetual|instant|permanent|major|terrible|gives? (?:me |you )?(?:a )?(?:\w+ )?|gave me (?:a )?) ?(?:wedgie|wedgies|camel ?toe|muffin top|plumber['’]?s (?:crack|butt))\b/,
    ],
  ],
  stretch: [
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:right|perfect|great|nice|good|plenty of|just enough|enough|lots of|decent|amazing|some|excellent|a little|a bit of|comfortable|fantastic|just the right|ample|wonderful) (?:amount of |bit of |4[- ]way |four[- ]way |added )?(?:stretch|elasticity|spandex|stretchiness|give(?= (?:to|in|so|and|without|for|around|that|when)|[.,!]|$))\b(?! (?:marks?|strap|limo))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:stretch(?:es|y|ing)?|gives?|moves?|moved|bends?|flex(?:es)?) (?:\w+ )?(?:with (?:me|you|him|her|my body|the body|every|your)|when (?:i|you|he|she) (?:bend|squat|sit|move|kneel|need|reach)\w*|as (?:i|you|he|she) (?:move|bend|grow|need)\w*|(?:just )?enough (?:to|for|that)|comfortably|in all (?:directions|the right)|both ways|where|and (?:recovers?|bounce[sd]?|snaps?|goes|springs?|returns?|comes))\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:snaps?|springs?|bounces?|shrinks?|goes|went|pops|comes?|came|recovers?|returns?|sprang|bounced|snapped) (?:right )?back (?:to (?:shape|size|its|their|normal|the original|fit)|into (?:shape|place)|after (?:every|a|each|the) (?:wash|wear|stretch))\b/,
    ],
    [
      "+",
      /\b(?:can|could|able to|i) (?:\w+ ){0,3}(?:squats?|bend|lunges?|kneel|crouch|high kick|kick|touch my toes|climb|splits|sit cross\w*|move|raise my arms|reach|yoga|deadlift|downward dog|crawl|chase)(?: \w+){0,5} (?:without|with no|freely|easily|no problem|without (?:ripping|splitting|feeling|restriction))\b/,
    ],
    [
      "+",
      /\b(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer) (?:\w+ ){0,2}(?:stretch(?:ed|es|ing)? out|bag(?:s|ged|ging)?(?: out)|bagged|bagg(?:y|ing)|sag(?:s|ged|ging)?|lose?s? (?:its|their|any|the) (?:stretch|shape|elastic\w*)|lost (?:its|their|any|the) (?:stretch|shape|elastic\w*|snap)|go(?:es|ne)? (?:baggy|slack|saggy|limp)|get(?:s)? (?:baggy|saggy|loose)|gotten (?:baggy|saggy|loose)|bind|restrict(?:ed|s|ing)?|split(?! ends))\b/,
    ],
    [
      "+",
      /\b(?:elastic|waistband|band|stretch|spandex|cuffs?) (?:\w+ ){0,3}(?:still (?:\w+ )?(?:tight|snappy|springy|strong|good|perfect|holds|snaps|like new|the same|fits|works|stretches|great|firm)|has ?n['’]?t (?:\w+ )?(?:lost|gone|quit|stretched|worn|given|loosened|rolled|snapped)|has not (?:\w+ )?(?:lost|gone|quit|stretched|worn|given)|never (?:\w+ )?(?:lost|gone|quit|stretched|worn|given|gave)|as (?:good|tight|strong|snappy) as)\b/,
    ],
    [
      "+",
      /\b(?:so|very|really|super|nice and|soft and|nicely|wonderfully|extremely|plenty|comfortable and|comfy and|amazingly|incredibly|pretty|light and|thick and|and|perfectly) stretchy\b(?! (?:fabric that|and (?:loose|baggy|see|thin)|to hold))/,
    ],
    [
      "-",
      /\b(?:no|zero|not (?:much|any|enough|a lot of|a bit of)|hardly any|barely any|very little|without any|lacks?|lacking|n['’]?t (?:have|got) (?:much|any|enough|a lot of)|absolutely no|not an ounce of|next to no|minimal) (?:\w+ )?(?:stretch|give|elasticity|elastic|flex|spandex|stretchiness)\b(?! (?:marks|back|up))/,
    ],
    [
      "-",
      /\b(?:does not|does ?n['’]?t|don['’]?t|do n['’]?t|do not|won['’]?t|did ?n['’]?t|did not|is ?n['’]?t|are ?n['’]?t|not|never) (?:\w+ )?(?:stretch|give|stretchy)(?: (?:at all|enough|much|an inch|one bit|a bit|like|when|over|around|as|to (?:get|fit)|in the)|[.,!]|$)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:stretched|stretch|stretches|stretching|bagged|bags|bagging) (?:way |all |right |completely |so )?out (?:\w+ ){0,2}(?:after|within|by|in (?:one|a|two|the|an|about|less|minutes|hours|no time)|over|and|at|during|immediately|of shape|quickly|fast|as|so|like|the first|when|every|badly|terribly|a lot|too)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:saggy|baggy|loose|slack|droopy|bag|sag|bags|sags|sagged|bagged|sagging|bagging) (?:(?:in|at|around) the (?:knees?|butt|seat|crotch|bottom|waist|rear|bum|behind) ?(?:after|by|within)?|knees|butts?|by (?:noon|lunch|the end|midday|afternoon|evening|day|midmorning|mid)|after (?:\w+ ){0,2}(?:hours?|wears?|wash\w*|days?|uses?|wearing|times?))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:elastic|elastics|waistband|spandex|stretch) (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,4}(?:gave (?:out|up)|died|shot|gone|goes|went|quit|snapped|slack|stretched|wore out|worn out|disintegrat\w*|broke|broken|useless|crumbl\w*|dead|limp|lost|weak|loose|loosened|toast|failed|given (?:out|up)|gives out|crackl\w*|dried out|rotted|wavy|pops|popped)\b(?! (?:enough|fit and))/,
    ],
    [
      "-",
      /\b(?:can['’]?t|ca n['’]?t|cannot|could ?n['’]?t|could not|can not|hard to|difficult to|impossible to|try) (?:even |barely |hardly )?(?:lift|raise|bend|squat|move|breathe|sit|kneel|cross|reach|walk|climb|crouch|drive)(?: \w+){0,4} (?:in (?:them|it|these|this)|my arms|without (?:splitting|ripping|popping))\b/,
    ],
  ],
  traction: [
    [
      "+",
      /(?<!\b(?:heels?|straps?|tongue|laces?|insoles?|socks?|foot|back|ankle)\b[^.]{0,15})\b(?:(?:have|has|had|did|do|does|wo)(?: ?n['’]?t| not)|never|not once|without|yet to|nor have i) (?:even |once |ever |yet |have i |i |felt like i |come close to |so much as )?(?:slip(?:ped|s|ping)?|slid(?:e|es|ing)?|fall(?:en|s|ing)?|fell|lost (?:my|his|her) footing|lose (?:my|your|his|her) footing|losing (?:my|your) footing|skid(?:ded|s|ding)?|gone down|went down|wip(?:ed|ing) out|skat(?:ed|ing))\b(?= (?:on|in the|when|even|any ?more|once|yet|at all|while|climbing|walking|hiking|so far|since|around on|down the|despite)\b|[.,!]|$)(?! (?:apart|off|down (?:my|the (?:leg|ankle|heel))|asleep|in love|into|out|down|on and off|around in|behind|at the heel|up))/,
    ],
    [
      "+",
      /\b(?:no|zero|not (?:a|one|a single)|never a|without (?:a|any)|no more|hardly a) (?:single )?(?:slips?|slipping|slippage|sliding|skidding|skating|falls?|wipe ?outs?|slip ups?) (?:so far|yet|on|at|since|when|even|anymore|in the (?:rain|snow|mud|kitchen|wet)|around on|across|all (?:day|winter|season)|despite|through|down (?:the|hills?)|whatsoever)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:grips?|gripped|gripping|bites?|hold|holds|held|dig|digs|dug|claw|claws|planted|surefooted|grippy|great|excellent|amazing|traction|confident) (?:\w+ )?(?:on|onto|into|over) (?:\w+ ){0,2}(?:ice|icy|snow|snowy|mud|muddy|greasy|grease|oily|oil|slick|slippery|wet|rocks?|rocky|tiles?|kitchen|moss|mossy|gravel|hardwood|dock|deck|trails?|boulders?|leaves|linoleum|laminate|marble|puddles?|slush|shower|bathroom|concrete|pavement|cobblestones?|floors?|slopes?|hills?|sidewalks?|stairs|rain|granite|court|scree|roof|wood|grass|manure|hallway|restaurant|hospital|gym|asphalt|soap\w*|driveway|creek|river|stream)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:like|as) (?:a |an |i['’]?m |i (?:was|had|have|am) |wearing |having )*(?:spider-?man|spiderman|mountain goat|gecko|snow tires|cat ?paws|four wheel drive|4 wheel drive|4wd|all wheel drive|studded tires|suction cups|billy goat|chamois|ibex|cleats|winter tires|crampons)\b|\b(?:sure|surer|steady)[- ]?foot(?:ed|ing)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:walk(?:ed|s|ing)?|run|ran|running|hik(?:e|ed|ing)|climb(?:ed|ing)?|scrambl(?:e|ed|ing)|stand|stood|crossed?|crossing|strode|stomp(?:ed|ing)?) (?:right |straight |up |down |all day )?(?:across|over|on|through|up|down) (?:[\w'’-]+,? ){0,4}(?:ice|icy|snow|snowy|mud|muddy|greasy|grease|oily|oil|slick|slippery|wet|rocks?|rocky|tiles?|kitchen|moss|mossy|gravel|hardwood|dock|deck|trails?|boulders?|leaves|linoleum|laminate|marble|puddles?|slush|shower|bathroom|concrete|pavement|cobblestones?|floors?|slopes?|hills?|sidewalks?|stairs|rain|granite|court|scree|roof|wood|grass|manure|hallway|restaurant|hospital|gym|asphalt|soap\w*|driveway|creek|river|stream)\b[^.!?]{0,40}\b(?:(?:like|as if) (?:it|they) (?:was|were) (?:dry|carpet|nothing|sandpaper)|no problem|with ease|with confidence|confidently|without (?:a (?:slip|care|worry|thought)|slipping|sliding|thinking|fear|worry\w*)|never (?:slipped|lost|slid|worr)|did ?n['’]?t (?:slip|slide|lose|fall)|while (?:everyone|everybody|others|my husband))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:like|as if|as though|equivalent of) (?:i['’]?m |i (?:was|were|am) |being |wearing |having |a pair of |a |an )*(?:on )?(?:ice ?skates?|ice skating|skis|bambi|roller ?skates?|banana peels?|walking on (?:ice|marbles|ball bearings|butter|banana peels?|soap|grease)|cow on ice|newborn (?:deer|giraffe|foal)|curling stones?|hockey pucks?|roller blades)\b(?! (?:cold|cream|packs?))|\b(?:slick|slippery) as (?:ice|snot|glass|an eel|a banana peel|butter|grease|wet soap|a wet bar of soap)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:nearly|almost|damn near|darn near|came close to|just about|about) (?:\w+ )?(?:broke|breaking|cracked|cracking|busted|busting|killed|killing|fell|falling|went down|wiped out|split|landed|did the splits|bit it|ate it|wrecked|slipped|broken) (?:my|me|myself|on|flat|down|twice|several|the first|a hip|in|and|her|his|when|walking|every|out)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:i|she|he|we|feet|foot|my mom|my wife|my husband|my son|my daughter|heel|and) (?:slipped|fell|went down|wiped out|landed|ended up|hit the|busted|bruised|went|flew|did) (?:and (?:fell|landed|broke|went) )?(?:\w+ )?(?:on|flat on|hard on|down on|out from|the splits|my|right on) (?:my|his|her|the|under|our|splits|ice|wet)? ?(?:butt|behind|rear|hip|tailbone|ass|backside|knees?|back|elbow|keister|bum|wrist|floor|ground|under me|me|deck|first (?:\w+ )?(?:wet|rain|snow))\b/,
    ],
  ],
  pockets: [
    [
      "+",
      /(?<!\b(?:no|not|n['’]t|wish|without|too) (?:\w+ ){0,2})\b(?:the |side |front |back |hip |leg |zip |zippered |cargo |two |both |these |inside |inner |mesh )*pockets? (?:on (?:the|each|both) \w+ )?(?:is|are|was|were|feel|go)? ?(?:all |really |so |very |nice and |super |actually |big and |plenty |truly |good and |surprisingly |quite |pretty |nicely )*(?:deep(?! enough)|big enough|deep enough|large enough|roomy|huge|generous|spacious|handy|useful|perfect|great|awesome|amazing|functional|practical|fantastic|excellent|well placed|secure|wonderful|a (?:godsend|lifesaver|game changer|huge plus|big plus|plus|nice touch|bonus|must)|the best (?:part|thing)|what sold me|genius|handier|clutch)\b(?! for (?:a (?:doll|child|coin)|nothing))/,
    ],
    [
      "+",
      /\b(?:phone|cell|keys|wallet|card|iphone|water bottle|hands|passport|bottle|snacks|treats|gloves|earbuds) (?:[\w'’-]+ ){0,3}(?:fits?|stays?|sits|slides|goes|slips|drops|stay put|is safe|are safe|does ?n['’]?t (?:fall|slip|bounce|budge|move)|doesn['’]?t (?:fall|slip|bounce|budge|move)|never (?:falls|fell|slips)) (?:[\w'’-]+ ){0,3}(?:in|into|inside|of) (?:the|its|one of the|either|those|that|these|both) (?:[\w'’-]+ )?pockets?\b/,
    ],
    [
      "+",
      /\bpockets? (?:that |which |easily |actually |will |can |each |really |even |on the \w+ )*(?:fits?|holds?|takes?|swallows?|carries|keeps?) (?:my |a |your |the |all |his |her |both |an |everything|even |plus|two |large |big |full )+(?:\w+ )?(?:phone|cell|keys|wallet|iphone|bottle|hands|passport|stuff|everything|tools|snacks|treats|gels|water|cards?|book|kindle|tablet|pens?|glasses|sunglasses|gloves)?(?!\w)/,
    ],
    [
      "+",
      /\b(?:it|dress|skirt|they|these|this|jacket|leggings|shorts|pants|robe|scrubs|vest|hoodie|which|apron)(?: even| also| actually| all| finally)? (?:has|have|had|got|comes? with|came with)(?: real| actual| deep| good| great| nice| huge| big| side| two| proper| functional| working| useful| roomy| usable| so many| lots of| tons of| plenty of| enough| four| handy| zippered)+ pockets\b(?! (?:but|that (?:are|do)))/,
    ],
    [
      "+",
      /\b(?:and|has|have|it has|they have|with|yay|yay for|yes|hooray for|omg|love the|loves the|love that (?:it|they) (?:has|have)|love having|loving the|real|actual|swear by the|swears by the|sold on the|thank you for the|finally,?|the) pockets ?[!]/,
    ],
    [
      "+",
      /\b(?:love|loves|loved|like|likes|adore|bonus|plus|swears? by|appreciate|yay for|thank god for|thankful for|in love with) (?:[\w'’-]+ ){0,2}(?:the |these |its |all the |having |how many |that (?:it|they) (?:has|have) )(?:big |deep |side |hip |real |zip(?:per(?:ed)?)? |huge |little |hidden |inside |extra |many |phone )*pockets?\b(?! (?:were|was|could|would))/,
    ],
    [
      "+",
      /\b(?:more|so many|lots of|plenty of|tons of|loads of|a ton of|all kinds of|all sorts of|filled with|full of|pockets upon|enough) (?:little |zip(?:pered)? |handy |useful |inside |hidden |deep |great |good )*pockets\b(?! (?:would|of air|but i|full of))/,
    ],
    [
      "+",
      /\bpockets? (?:that |all |on the \w+ )*(?:zips?|zipper|buttons?|snaps?|closes?|velcros?|seals?)(?: up| shut| closed| tight| securely)*(?: so| and| to keep| which| tight|,|\.|!|$)/,
    ],
    [
      "+",
      /\bpockets? (?:that |actually |even |really )*(?:(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to)|lie|lay|lies|sits?) (?:gape|bunch|show|bulge|gap|stick out|flat|add bulk|puff|flare|sag)\b/,
    ],
    [
      "+",
      /\b(?:a |the )?pockets? (?:for|where i (?:keep|put|carry)|so i can (?:carry|keep|put)|i (?:keep|use|put|carry)) (?:absolutely |literally |just about )?(?:everything|my (?:phone|keys|wallet|cards?|passport|chapstick|id|glasses|inhaler|insulin|epipen|treats|poop bags|pens?|badge)|all my|your phone|each|every)\b(?<!\b(?:no|needs?|wish|without|could use|have|want(?:ed)?) (?:an? )?(?:\w+ )?pockets? .{0,30})/,
    ],
    [
      "-",
      /\b(?:pockets?)(?: \w+){0,2} (?:is|are|was|were|['’]re)(?: all| just| really| completely| totally| so| pretty| basically| only| actually| purely| way| far| much| kind of| a bit| a little| very| honestly)*(?: too)? (?:fake|sewn (?:shut|closed)|decorative|false|useless|tiny|shallow|a joke|for show|for looks|worthless|pointless|laughable|ridiculous|small|tight|narrow|placed wrong|in the wrong|missing|non ?existent|a lie|cosmetic|stitched shut|not (?:real|deep|functional|usable|very deep|big)|n['’]?t (?:real|deep|functional|usable|big))\b/,
    ],
    [
      "-",
      /\b(?:fake|false|pretend|useless|decorative|faux|tiny|shallow|dummy|sham|worthless|skimpy|stupid|itty bitty) (?:little |front |back |side |mesh )*pockets?\b(?! (?:of air|knife|watch|camera))/,
    ],
    [
      "-",
      /\b(?:no|without|lacks?|zero|has no|have no|missing|not a single|not one|n['’]?t (?:have )?any|does n['’]?t have|doesn['’]?t have|don['’]?t have) (?:any |real |usable |inside |outside |side |front |back |phone |proper |zip |zipper(?:ed)? |interior |exterior |single )*pockets?(?= |[.,!]|$)(?! (?:for the sheet|to (?:snag|catch)|bulg|gap))/,
    ],
    [
      "-",
      /\b(?:phone|keys|wallet|card|iphone|bottle|everything|stuff|change|things|hands?|it|credit card|earbuds|coins) (?:[\w'’-]+ ){0,3}(?:falls?|fell|slips?|slipped|pops?|popped|slides?|slid|jumps?|jumped|sticks?|hangs?|flew|flies|bounces?|tumbles?|dropped|poke?s|halfway|half way) (?:right |half ?way |half |straight )*(?:out|through) (?:of )?(?:the|my|its|both|those|a|these) (?:[\w'’-]+ )?pockets?\b/,
    ],
    [
      "-",
      /\bpockets? (?:on (?:the|each) \w+ )?(?:(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to)|will not|are too (?:small|shallow|tight) to|is too (?:small|shallow|tight) to|could n['’]?t|can['’]?t|ca n['’]?t|cannot|barely|hardly|scarcely) (?:even |really |actually |quite |be )?(?:hold|holds|fit|fits|take|takes|accommodate|close|zip|stay closed|big enough|deep enough|used)\b/,
    ],
    [
      "-",
      /(?:(?:can|could|ca|will|wo|would|do|does|did)(?: ?n['’]?t| not)|cannot|never|no way to|impossible to|unable to) (?:even |really |possibly |actually )?(?:fit|get|put|keep|squeeze|carry|use|slide|push) (?:my|a|an|anything|more than|much|your|the|even) (?:[\w'’-]+ ){0,5}(?:in|into|inside) (?:the|those|either|these|its|them|that) (?:[\w'’-]+ )?pockets?\b/,
    ],
    [
      "-",
      /\b(?:only|just) (?:one|a single|1) (?:tiny |small |little |back |inside |front )*pocket\b(?! (?:knife|on each))|\bpockets? (?:\w+ )?(?:bunch(?:es)?|gapes?|gaps?|bulges?|balloons?|puffs? out|flares?|rip(?:s|ped)?|tore|sags?)\b/,
    ],
  ],
};
