import { CANNOT, type Promised, rulesOut, SMALL_WORKS } from "./promised.ts";

/** What a thing is like in use. */
export const OF_USE: readonly Promised[] = [
  {
    id: "ease",
    says: /\beas(?:y|ily)[ -](?:to[ -])?(?:use|operate|install\w*|set|setup|assembl\w+|control|program|connect|pair)\b|\b(?:user[ -]friendly|intuitive|plug (?:and|&) play|hassle[ -]free|no[ -]fuss)\b/i,
    keys: [],
    broken:
      /\b(?:hard|difficult|impossible|tricky|pain|struggle|nightmare|challenge|chore|bear|hassle) to (?:use|figure|set|install|operate|put|work|get|assemble|program|pair|connect)\b|\b(?:so|too|very|really|is|are|was|were|pretty) (?:\w+ )?(?:confusing|complicated|frustrating)\b|\b(?:can ?n['’]?t|could ?n['’]?t|cannot) figure\b|\bno instructions\b|\binstructions (?:are|were|make|made) (?:\w+ )?(?:no sense|useless|terrible|awful|worthless|unclear|bad|horrible|a joke)\b/,
  },
  {
    id: "easeOf",
    says: /\beas(?:y|ily)[ -](?:to[ -])?\p{L}+/iu,
    keys: [],
    broken: /\b(?:hard|difficult|impossible|tricky|pain|struggle|nightmare|chore|bear|hassle) to (?<partner>[a-z]+)\b/,
  },
  {
    id: "bright",
    says: /\b(?:bright|lumens?|illuminat\w+|lights? up|glow\w*|dusk to dawn)\b/i,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\b(?:too|so|very|really|pretty|super|kind of|kinda|is|are) dim\\b|\\b(?:${CANNOT}) (?:very |even |really |that )?bright\\b|\\bbarely (?:lights?|see|glows?|visible|any light)\\b|\\b(?:${CANNOT}) (?:even )?see (?:a thing|anything|it|them|the)\\b|\\bin shadow\\b|\\b(?:lights?|bulbs?|leds?|half|some|many|one) (?:\\w+ ){0,3}(?:go|goes|went|gone) (?:dim|dark|out)\\b|\\bburn(?:ed|t) out\\b|\\b(?:lights?|lamps?|bulbs?|leds?|beam)(?: (?:is|are|was|were)) (?:\\w+ ){0,2}(?:useless|weak|feeble|pathetic|poor|a joke|hopeless|worthless|dull|puny)\\b|\\bwish(?:ed)? the (?:lights?|lamp|bulb|leds?|beam) (?:was|were|is|had been) (?:\\w+ )?(?:brighter|stronger)\\b|\\bneed (?:a|another|my|an extra) (?:\\w+ )?(?:lamp|torch|flashlight|light) (?:next to|beside|as well|on top)\\b`,
    ),
  },
  {
    id: "light",
    says: /\b(?:light ?-?weight|portable|compact|slim|travel[ -](?:size|friendly)|pocket[ -]?sized?|(?:slips?|fits?|slides?|tucks?|drops?|goes) (?:\p{L}+ )?(?:in|into|inside) (?:\p{L}+ ){0,3}(?:pocket|purse|handbag)s?|space[ -]saving|foldable|easy to carry)\b/iu,
    keys: ["weight"],
    broken:
      /\b(?:too|so|very|super|really|pretty|quite|is|are|it['’]?s|kind of|way) (?:\w+ )?(?:heavy|bulky|huge)\b|\bweighs a ton\b|\bheavy as\b|\b(?:like|is|was|it['’]?s|carrying|lugging) a (?:literal |total |absolute )?brick\b|\b(?:heavier|bulkier|thicker|bigger) than (?:i|it|the|expected|pictured|advertised)\b|\bhurts? my (?:wrist|arm|shoulder|arms)\b/,
  },
  {
    id: "trueToSize",
    says: /\b(?:true to size|(?:usual|regular|normal) size|perfect fit|fits? (?:true|as expected|like|great|all sizes|perfectly)|one size|plus size|wide (?:calf|feet|width|fit))\b/i,
    keys: ["sizing"],
    person: true,
    broken: new RegExp(
      `\\b(?:runs?|ran|fits?|comes?|came) (?:\\w+ )?(?:small|big|large|tight|loose|narrow|long|short)\\b|(?<!\\bpockets? (?:are|is) )\\b(?:too|way too|so|super|very) (?:tight|small|big|loose|short|long|narrow|snug)\\b|\\b(?:size|go) (?:up|down)\\b|\\bsizes? too (?:small|big)\\b|\\b(?:two|a|one|several) sizes? (?:smaller|bigger|larger|off)\\b|\\b(?:${CANNOT}) (?:even )?(?:get (?:it|them|these) (?:on|over|past|up)|zip|button)\\b|\\bcuts? off (?:my|the) circulation\\b`,
    ),
  },
  {
    id: "adjustable",
    says: /\b(?:adjust\w*|customiz\w+|telescop\w+|extend\w*|recline\w*|tilt\w*|swivel\w*|rotat\w+|height)\b/i,
    unless: /\bbrightness/i,
    of: "smallPart",
    notOf: SMALL_WORKS,
    keys: [],
    broken: new RegExp(
      `\\b(?:${CANNOT}) (?:even |really )?(?:adjust|tighten|move(?! (?:an?|any|my|our) )|lock|stay|extend|recline|tilt|rotate|swivel|go (?:any )?(?:lower|higher|down|up)|loosen)\\b|\\b(?:hard|impossible|difficult) to (?:adjust|tighten|move|tilt|turn)\\b|\\bonly (?:one|two|goes|has (?:one|two)) (?:setting|position|height)s?\\b|\\b(?:slips|slides|drops|drifts|sinks|flops?) (?:back )?(?:down|back)\\b`,
    ),
  },
  {
    id: "absorbent",
    says: /\b(?:absorb\w+|soaks? up|quick[ -]?dry\w*|fast[ -]?dry\w*|dr(?:y|ies) (?:fast|quick\w*|hair|in)|moisture[ -]wicking|wick\w*)\b/i,
    keys: ["absorption", "drying", "soaksUp"],
    person: true,
    broken: new RegExp(
      `\\b(?:${CANNOT}) (?:even |really )?(?:absorb|soak|dry|wick)\\b|\\b(?:push(?:es|ed|ing)?|mov(?:es|ed|ing)|smear(?:s|ed|ing)?|spread(?:s|ing)?) (?:the |it |water |liquid |\\w+ )?(?:water )?around\\b|\\bstill (?:damp|wet|soaking|soggy)\\b|\\b(?:forever|ages|all day|days|hours) to dry\\b|\\brepels? (?:the )?water\\b|\\bnot (?:very |at all )?absorbent\\b`,
    ),
  },
  {
    id: "effect",
    of: "whole",
    says: /\b(?:relie(?:f|ves?)|sooth(?:es?|ing)|helps?|reduces?|effective\w*|removes?|removal|kills?|repels?|strips?|eliminates?|improves?|boosts?|restores?|proven|results?|catches|controls?|fights?|prevents?)\b/i,
    keys: [],
    broken: new RegExp(
      `(?<!\\bwhich )\\b(?:${CANNOT}) (?:even |really )?(?:do (?:anything|a thing|much|squat|jack)|help|relieve|remove|kill(?! (?:them|you|me))|make (?:a|any) difference|notice (?:a|any)|see (?:a|any) (?:difference|change|improvement|results?))\\b|\\b(?:no|zero) (?:difference|effect|relief|change|improvement|results?)\\b|\\b(?:did|does|do) (?:absolutely |literally )?nothing\\b|\\bsnake oil\\b|\\bstill (?:hurts?|itch\\w*|ach\\w*)\\b`,
    ),
  },
  {
    id: "rolling",
    says: /\b(?:smooth|swivel|rolling|quiet|silent|rotating|spinner|360[- ]degree|all[- ]terrain|sturdy|durable) (?:[a-z]+ )?(?:wheels?|casters?)\b|\b(?:glid(?:es?|ing)|rolls? smooth\w*|spinner|smooth (?:ride|rolling|glide)|maneuver\w*|swivel)\b/i,
    keys: ["rolling"],
    broken:
      /\b(?:wheels?|casters?|rollers?)\b.{0,25}\b(?:broke|snapped|fell|stuck|sticks?|wobbl\w+|squeak\w*|off|jam\w*|wo ?n['’]?t|do ?n['’]?t|locked|cheap|flimsy|catch|drag\w*)\b|\b(?:hard|difficult|impossible) to (?:push|roll|pull|steer|turn|maneuver)\b|\bdragg(?:ed|ing)\b|\b(?:does|do|wo|did) ?n['’]?t (?:roll|glide|turn|steer)\b|\bbumpy\b|\b(?:pulls|veers) to (?:the|one)\b/,
  },
  {
    id: "warm",
    says: /\b(?:warm|warmth|cozy|heats?|heating|heated)\b(?! ?(?:resist|proof|protect|shield|sink))/i,
    keys: ["warmsRoom"],
    person: true,
    broken: new RegExp(
      `\\b(?:freezing|froze|still cold|stone cold|ice cold|no heat|lukewarm)\\b|\\bbarely (?:warm|warms|heats?|gets warm|gets hot|puts out)\\b|\\b(?:${CANNOT}) (?:even |really |very |that )?(?:warm|heat|(?<!\\b(?:handle|grip|outside|exterior|lid) \\w+ )get warm|keep (?:me|us|my|him|her|you|them|it) warm|put out)\\b|\\bnot (?:very |that |at all )?warm\\b|\\bhot spots?\\b|\\bcold (?:spots?|in the (?:middle|center))\\b`,
    ),
  },
  {
    id: "staysWarm",
    says: /\b(?:warmth|cozy|(?:keeps?|stays?|sleeps?) (?:\p{L}+ ){0,2}warm|warm (?:inside|in|on|at|through|enough))\b/iu,
    unless: /\b(?:cold|cool|ice|chilled)\b/i,
    keys: [],
    person: true,
    broken:
      /(?<!\b(?:when|if|while|because|since|as|though|although) (?:it|it['’]s|the \w+) (?:(?:is|was|gets|got) )?(?:\w+ )?)(?<!\b(?:ice|the|stays?|stayed|keeps?|kept) )\bcold (?:in|at|on|through|because|inside|all) (?!water|hand|packs?)/,
  },
  {
    id: "taste",
    says: /\b(?:delicious|tast(?:e|es|y|ing)|flavou?r\w*|stays? fresh|keeps? (?:\p{L}+ )?fresh|aroma)\b/iu,
    keys: ["taste"],
    broken:
      /\btast(?:es?|ed) (?:\w+ )?(?:awful|bad|horrible|weird|funny|off|chemical|stale|terrible|bitter|artificial|metallic|gross|burnt)\b|\btast(?:es?|ed) (?:\w+ )?like (?:\w+ ){0,2}(?:plastic|chemicals?|metal|cardboard|chalk|soap|dirt|dust|rubber|paper|perfume|medicine|grass|sand|mud|sawdust|ash|glue|detergent|vitamins|water|nothing)\b|\b(?:stale|bland|rancid|expired|moldy|inedible)\b|\b(?:it|this|that|they|these|it['’]s|flavou?r|taste|stuff|powder) (?:(?:is|was|are|were|just|so|really|pretty|tastes?|tasted) )*(?:gross|nasty)\b|\b(?:gross|nasty) (?:\w+ )?(?:taste|flavou?r|stuff|aftertaste)\b|\b(?:no|zero|weird|chemical|artificial|bitter|metallic) (?:taste|flavou?r|aftertaste)\b/,
  },
  {
    id: "loud",
    says: /\b(?:bass|rich sound|hi-?fi|loud|stereo|surround|sound quality|audio(?! ?(?:cables?|cords?|jacks?|ports?|inputs?|outputs?|plugs?)))\b/i,
    keys: [],
    broken: new RegExp(
      `\\b(?:no|zero|weak|lacks?|little|where['’]?s the) (?:\\w+ )?(?:bass|volume)\\b|\\btinny\\b|\\b(?:${CANNOT}) (?:very |even |really |that |nearly )?(?:loud|hear)\\b|\\bbarely hear\\b|\\btoo (?:quiet|soft|low)\\b|\\bsounds? (?:\\w+ )?(?:cheap|tinny|hollow|muffled|terrible|awful|bad|horrible|distorted|flat|like it['’]?s)\\b|\\bdistort(?:s|ed|ion)\\b|\\bcrackl(?:es|ing|ed)\\b`,
    ),
  },
  {
    id: "safe",
    says: /(?<!\b(?:dish ?washer|microwave|oven|freezer|dryer|machine|colou?r|septic)[ -])\bsafe\b|\b(?:safety|non-?toxic|rounded|smooth edges|bpa|food[ -]grade|(?:protects?|guards?)(?! (?:against|from) (?:rust|corrosion|scratch|scuff|dust|rain|water|moisture|stain|fading|sun|uv|spill|wear|drops?|damage|weather|the elements)))\b/i,
    keys: [],
    person: true,
    broken:
      /\bsharp (?:\w+ )?(?:edges?|corners?|points?|seams?|metal)\b|\bsharp enough to\b|\bcut (?:my|his|her|our) (?:\w+ )?(?:finger|fingers|hand|hands|thumb|arm|leg|skin|face|knee|foot|lip|palm|wrist)\b|\bsplinters?\b|\b(?:caught|catch) (?:on )?fire\b|\b(?:smoke|smoking|sparks?|sparked|melted|toxic|fumes|hazard|dangerous)\b|\b(?:shocked|zapped) (?:me|him|her)\b/,
  },
  {
    id: "closing",
    says: /\b(?:(?:closes?|closing|shuts?) (?:itself|automatically|tight\w*|secure\w*)|auto-?close|self[ -]closing|seals?|sealed(?! seams?)|airtight|snaps? shut|zippers?|magnetic closure|latch\w*)\b/i,
    keys: [],
    broken: new RegExp(
      `\\b(?:${CANNOT}) (?:even |fully |always |really |completely |all the way )?(?:close|shut|latch|seal|zip|snap|stay (?:closed|shut))\\b|\\bzippers?\\b.{0,20}\\b(?:broke|broken|stuck|sticks|jams?|jammed|split|splits|came off|failed|snags?|catches|separated)\\b|\\b(?:pops?|comes?|popped|came|swings?|flies) open\\b|\\bgaps?\\b|\\bpull tab\\b|\\bwent (?:stale|soggy)\\b`,
    ),
  },
  {
    id: "long",
    says: /\b(?:long|extra long) (?:\p{L}+ )?(?:cord|cable|handle|hose|strap|reach|leash)\b/iu,
    keys: [],
    broken: new RegExp(
      `\\b(?:cord|cable|hose|strap|handle|chain|leash|wire|tube)\\b.{0,15}\\b(?:too |so |very |only |really |pretty |super )?short\\b|\\b(?:too|way too|so|very) short\\b|\\b(?:${CANNOT}) (?:long enough|reach)\\b|\\bextension cord\\b|\\bshorter than\\b|\\bonly (?:\\w+ )?(?:feet|foot|ft|inches)\\b`,
    ),
  },
  {
    id: "sensing",
    says: /\b(?:sensor|motion|alerts?|detect\w*|smart(?! (?:features?|design|choice))|voice control|alexa|google|app)\b/i,
    keys: [],
    broken: new RegExp(
      `\\b(?:${CANNOT}|stopped) (?:even |always |really |picking )?(?:detect|sense|turn on|come on|trigger|notify|pick up|recogni[sz]e|work with|respond|react|open|up)\\b|\\bfalse (?:alarms?|alerts?)\\b|\\bgoes off (?:for|when|at|every|constantly|randomly)\\b|\\bturns? on (?:by itself|randomly|for no)\\b|\\bmiss(?:es|ed) (?:half|most|every|everything|the)\\b|\\bwave my (?:arms?|hands?)\\b|\\bapp (?:crash\\w*|is (?:terrible|awful|useless|buggy|garbage)|never|keeps|wo ?n['’]?t)\\b`,
    ),
  },
  {
    id: "pockets",
    says: /\b(?:organiz\w+|dividers?|storage|(?:roomy|deep|large|big|spacious|handy|many|multiple|several|plenty of|extra|well-placed) (?:\p{L}+ ){0,2}(?:compartments?|pockets?)|(?:compartments?|pockets?) (?:for|that|to|which|hold|holds|keep|keeps|fit|fits)\b)/iu,
    keys: [],
    broken:
      /\b(?:no|not enough|too few|hardly any) (?!(?:more|less|extra|other|wasted) )(?:\w+ )?(?:pockets?|compartments?|room|space|storage)\b|\b(?:pockets?|compartments?|drawers?|slots?)\b.{0,20}\b(?:too )?(?:small|tiny|shallow|useless|tight|narrow|tore|ripped|hole|holes)\b/,
  },
  {
    id: "looks",
    says: /\b(?:as pictured|elegant|stylish|beautiful|luxur\w+|premium|vivid|vibrant|true[ -]to[ -]life|realistic|lifelike|modern|consistent colou?r)\b/i,
    keys: [],
    broken:
      /\b(?:nothing|not|does ?n['’]?t look) (?:\w+ )?like the (?:picture|pictures|photo|photos|ad|listing)\b|\bcolou?r (?:is|was) (?:\w+ )?(?:off|different|wrong|nothing|not|way|much)\b|\blook(?:s|ed)? (?:so |very |really |super |pretty )?(?:cheap|fake|plastic|tacky|awful|terrible|ugly)\b|\bnot the colou?r\b|\b(?:different|wrong) (?:colou?r|shade)\b/,
  },
  {
    id: "noFee",
    says: /\b(?:no|without)(?: monthly| subscription| hidden)? (?:fees?|subscription|contract)\b|\bfree (?:local |cloud )?storage\b|\b(?:completely|totally|absolutely|entirely|100 ?%) free\b(?![ -](?:of|from)\b)|\bfree (?:templates?|designs?|updates?|patterns?)\b/i,
    keys: ["subscription"],
    sure: true,
    broken:
      /\b(?:subscription|monthly fee|monthly charge|per month|(?<!\b(?:in|within|after|for|about|over|under|than) )a month)\b|\b(?:have|had|need|makes? you|made me|want me|wants you) (?:to )?pay\b|\bpaywall\b|\bpay up\b|\b(?:sell|buy|get|need) (?:me |you )?(?:a|the) (?:\w+ )?membership\b|\bin-app purchases?\b/,
  },
  {
    id: "noAccount",
    says: /\b(?:no|without(?: an?)?|zero) (?:accounts?|sign[ -]?ups?|registration|log[ -]?ins?)\b/i,
    keys: [],
    sure: true,
    person: true,
    broken:
      /\b(?:wants?|wanted|asks?|asked(?: me)?|needs?|needed|requires?|required|demands?|demanded)(?: for)? (?:an|a|your|my) (?:e-?mail|phone number|account|password|credit card)\b|\b(?:makes? (?:you|me)|made me|forces? (?:you|me)|forced me|(?:have|had|has) to)(?: to)? (?:sign ?up|register|log ?in|(?:create|make|open|set up) an account)\b/,
  },
  {
    id: "lumpFree",
    says: new RegExp(
      `${rulesOut("lump\\w*|clump\\w*|grit\\w*")}|\\b(?:mix(?:es)?|dissolves?|blends?|stirs?)(?: in)? (?:instantly|easily|smooth(?:ly)?|quickly|completely|fully|with (?:just|only))\\b`,
      "iu",
    ),
    keys: [],
    broken: new RegExp(
      `\\b(?:lump(?:s|y)|clump(?:s|y|ed|ing)|gritty|dry balls|(?:balls|blobs|clots) (?:at the bottom|of powder))\\b|\\b(?:${CANNOT}) (?:even |really |fully |completely |ever )?(?:dissolve|mix|blend)\\b`,
    ),
  },
  {
    id: "noAftertaste",
    says: new RegExp(rulesOut("after-?taste"), "iu"),
    keys: [],
    broken:
      /(?<!\b(?:nice|pleasant|lovely|good) )\bafter-?taste\b|\btaste (?:that |which )?(?:hangs|lingers|sticks|stays)\b|\b(?:hangs around|lingers|stays) in (?:your|my|the) mouth\b/,
  },
  {
    id: "sameRecipe",
    says: /\bsame (?:\p{L}+ ){0,2}(?:formula|recipe|taste|flavou?r|ingredients|blend)\b|\b(?:formula|recipe) (?:has |have )?(?:never changed|unchanged)\b/iu,
    keys: [],
    broken:
      /\b(?:they|company|maker|brand|seller)(?:['’]ve| have| has| must have)? (?:just )?(?:changed|altered|messed with) (?:something|it\b|things|the (?:\w+ )?(?:formula|recipe|taste|flavou?r|ingredients|blend|scent))|\bnew (?:formula|recipe|formulation)\b|\b(?:formula|recipe) (?:has |have |was |is )?(?:been )?(?:changed|different)\b|\bnot the same (?:formula|recipe|stuff|anymore|any more)\b/,
  },
];
