import { CANNOT, type Promised, rulesOut } from "./promised.ts";

/** How reviewers tell that it makes a noise. */
const HEARD: Pick<Promised, "keys" | "broken"> = {
  keys: ["noise", "creak"],
  broken:
    /\bear ?plugs\b|\b(?:wakes?|woke|waking) (?:up )?(?:me|us|him|her|them|the|my|our|everyone|everybody)\b|\b(?:kept|keeps|keeping) (?:me|us|him|her|them|everyone|everybody|(?:the|my|our) \w+) (?:up|awake)\b|\bwoke (?:up )?(?:to|from|by) (?:\w+ ){0,3}(?:nois\w+|sound|hum\w*|buzz\w*|beep\w*|rattl\w+|grinding)\b|\bhear it (?:from|through|over|in|all|across|upstairs|downstairs|two|three)\b|\bturn up the (?:tv|volume|television)\b|\b(?:sounds?|(?:more|just) like|it['’]?s) (?:just )?(?:like )?(?:a|an|my) (?:\w+ )?(?:jet|plane|airplane|helicopter|truck|tractor|lawn|mower|vacuum|blender|dying|freight|train|chainsaw|motor|engine|leaf|generator|garbage|hair ?dryer|jackhammer)|\b(?:have|had) to leave the (?:house|room|kitchen|flat)\b|\b(?:rattl(?:es?|ed|ing)|noisy|loud|louder|hums?|humming|buzz(?:es|ing)?|whin(?:es|ing)|clack(?:s|ing)?|clicking|squeaks?|squeaky|squeaking|creaks?|creaky|creaking|grinding|roars?|screech\w*)\b|\blook up every time\b|\b(?:makes?|made|making) (?:a|an|this|so much|too much|lots of|weird) (?:\w+ ){0,2}nois(?:e|es)\b|\bnoise (?:is|was|level)\b/,
};

/** What is heard, seen, smelt and felt. */
export const OF_SENSES: readonly Promised[] = [
  {
    id: "quiet",
    says: /\b(?:quiet(?:ly)?|silent(?:ly)?|noiseless|whisper|low[ -]noise|[1-5]?\d ?db)\b/iu,
    unless: /\b(?:loud|volume)\b/i,
    ...HEARD,
  },
  {
    id: "noNoise",
    says: new RegExp(
      `\\b(?:won['’]?t|will not|never) (?:disturb|wake)|${rulesOut("nois\\w*|rattl\\w*|squeak\\w*|creak\\w*|buzz\\w*|hum\\w*")}`,
      "iu",
    ),
    ...HEARD,
  },
  {
    id: "coolTouch",
    says: /\bcool[ -](?:touch|grip|handles?|to the touch)\b|\b(?:stays?|staying|keeps?|keeping) (?:\p{L}+ )?cool\b|\bheat[ -]resistant\b|\banti-?scald\b|\b(?:won['’]?t|never|no|without) (?:burn|scald)\w*|\bbreathable\b|\bcooling\b|\b(?:carry|carries|draws?|pulls?|wicks?|moves?) (?:\p{L}+ )?heat away\b|\bhot sleepers\b|\bsleeps? cool\b|\bnever (?:gets? )?hot\b|\blets? (?:\p{L}+ ){0,2}(?:moisture|sweat|air|heat|steam) (?:out|escape|through|pass)\b|\bbreathes\b/iu,
    keys: ["breathable"],
    person: true,
    sure: true,
    of: "namedPart",
    broken:
      /\b(?:too|so|scorching|burning|scalding|uncomfortably|dangerously|crazy|insanely|red|piping) (?:hot|warm)\b|\b(?<!\bto )(?:gets?|got|getting) (?:\w+ )?warm\b(?! (?:fast|quick\w*|in|within|enough|right|evenly|and stays))|\b(?<!\bto )(?:gets?|got|getting|is|was) (?:\w+ )?hot\b(?! (?:sleeper|flash|water|day|summer|weather|glue|tub|fast|quick\w*|in (?:a |about |under )?(?:\d+|one|two|three|five|ten|seconds|minutes|no time)|within|enough|right away|evenly))|\bburn(?:ed|t|s|ing)? (?:my|her|his|the (?:tip|side|back)|me)\b|\b(?:oven mitts?|pot ?holders?)\b|\bwithout a (?:towel|mitt|rag|glove)\b|\byelped\b|\bdrenched\b|\bsweat(?:s|ed|ing|y)?\b(?! ?(?:pants|shirt|er))|\b(?:stuck|sticks|sticking) to my (?:back|skin|legs)\b|\ban oven\b|(?<!\bi )\boverheats?\b|\boverheated\b|\bblister on\b|\bhot to (?:the touch|hold|touch)\b|^hot\.?$|\bsoaked through by\b|\bsleeps? (?:warm|hot)\b|\bholds? (?:in )?(?:the )?heat\b|\bget(?:s|ting)? (?:\w+ )?toasty\b|\bas anything but hot\b|\bwarmer than (?:my|our|the) (?:bare|old|own)\b|\bclammy\b|\bsteam(?:s|ed|ing|y)? up\b|\b(?:like|into) (?:an? |wearing an? |being in an? )?(?:sauna|greenhouse|steam room|boil in the bag|bin bag|bin liner)\b|\b(?:damp|wet|soaked) (?:on|from) the inside\b|\bdamp inside\b/,
  },
  {
    id: "noOverheat",
    says: new RegExp(`${rulesOut("overheat\\w*")}|\\bcontinuous (?:use|operation|sealing)\\b`, "iu"),
    keys: [],
    broken:
      /(?<!\bi )\boverheat(?:s|ed|ing)?\b|\b(?:until|till|to) (?:it )?cools? (?:off|down)\b|\bneeds? a (?:breather|break|rest)\b|\blet it (?:cool|rest)\b/,
  },
  {
    id: "keepsHot",
    says: /(?:\bkeep(?:s|ing)? (?:\p{L}+ ){0,2}(?:hot|warm)\b|\bhot (?:for )?(?:up to )?\d+ ?(?:h|hrs?|hours)\b|\b\d+ ?(?:h|hrs?|hours) (?:hot|keep warm)\b)/iu,
    unless: /\b(?:cold|ice|cool|chilled)\b/i,
    keys: [],
    person: true,
    broken:
      /\b(?:lukewarm|tepid|room temp\w*|stone cold)\b|\b(?:cold|cool) (?:by|in (?:an|two|\d)|within|after|before)\b|\b(?:quits|quit|shuts? off|turns? off) after\b/,
  },
  {
    id: "keepsCold",
    says: /\bkeep(?:s|ing)? (?:\p{L}+ ){0,2}(?:cold|chilled)\b|\b(?:keeps?|holds?) ice\b|\b(?:cold|ice)\b.{0,15}\b\d+ ?(?:h|hrs?|hours|days)\b|\b\d+ ?(?:h|hrs?|hours) (?:cold|ice)\b/iu,
    keys: [],
    person: true,
    broken:
      /\b(?:lukewarm|tepid|room temp\w*)\b|\b(?:warm|melted) (?:by|in (?:an|two|\d)|within|after|before|in under)\b|\bgone (?:by|before) (?:noon|lunch|breakfast|dinner|\d)|\b(?:ice|it) (?:was |had |has )?(?:all |completely )?melted\b/,
  },
  {
    id: "clearSound",
    says: /\bclear (?:calls?|sound|voice|audio)\b|\b(?:crystal[ -])?clear (?:\p{L}+ )?(?:calls?|sound|audio|voice)\b|\b(?:no|without|zero) (?:static|interference|crackling|hiss\p{L}*|background noise)\b|\btwo-?way\b|\bmic(?:s|rophones?)?\b|\bhands[ -]free call\w*/iu,
    keys: ["microphone"],
    person: true,
    broken: new RegExp(
      `\\b(?:like|as if) .{0,25}\\bunderwater\\b|\\b(?:muffled|garbled|tinny|staticky|static|echo(?:es|ed|ing|y)?|distorted|crackl(?:es?|y|ing)|choppy|hiss(?:es|ing)?)\\b|\\b(?:${CANNOT}) (?:even |really )?(?:hear|understand)\\b|\\bhard to (?:hear|understand)\\b|\\bbreak(?:s|ing) up\\b|\\bask(?:s|ing|ed)? me to (?:repeat|switch|speak)\\b`,
    ),
  },
  {
    id: "clearPicture",
    says: /\bclear (?:picture|image|video|display|view)\b(?! (?:manual|instructions?|guides?|booklet|steps?))|\bcrystal clear\b(?! (?:calls?|sound|audio|voice))|\bnight vision\b|\b(?:hd|4k|1080p|2k)\b/i,
    keys: ["picture"],
    person: true,
    broken: new RegExp(
      `\\b(?:grainy|blurry|fuzzy|pixelated|blob|hazy|cloudy|yellowed|yellowing|washed out)\\b|\\bturned yellow\\b|\\b(?:${CANNOT}) (?:even |really )?(?:make out|tell(?! (?:them|the two) apart)|see(?! (?:it|them)\\b)|recogni[sz]e)\\b|\\bhard to (?:see|make out)\\b`,
    ),
  },
  {
    id: "noiseBlocking",
    says: /\bnoise[ -](?:cancel|reduc|isolat)\w+|\bblocks? (?:out )?(?:noise|sound)/i,
    keys: ["noiseCancelling"],
    person: true,
    broken:
      /\b(?:(?:still|could|can|you|i) hear|hearing) (?:every|the|everyone|everything|people|my|traffic|all)\b|\bdifference between\b|\b(?:did|does|do) ?n['’]?t (?:cancel|block)\b|\b(?:noise|sounds?|traffic|chatter|voices|wind) (?:still )?(?:comes?|gets?|leaks?|seeps?) (?:\w+ )?(?:through|in)\b|\bnois(?:e|y) cancel\w*\? (?!yes|great|good|excellent|amazing|works)|\b(?:cancelling|canceling|cancellation|anc) (?:is|was|does) (?:\w+ )?(?:weak|poor|useless|a joke|hopeless|nothing|not much|non-?existent|terrible|awful|rubbish)\b/,
  },
  {
    id: "readable",
    says: /\bat a glance\b|\beasy[ -]to[ -]read\b|\b(?:large|big|clear|backlit) (?:\p{L}+ )?(?:display|screen|numbers|digits)\b/iu,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\b(?:${CANNOT}) (?:even |really )?(?:make out|read|see)\\b|\\b(?:reading|my) glasses\\b|\\bsquint(?:s|ed|ing)?\\b|\\b(?:gray|grey|black|white) (?:\\w+ )?on (?:a )?(?:gray|grey|black|white)\\b|\\btoo (?:dim|small|faint|tiny) to\\b|\\b(?:numbers?|digits?|screen|display)\\b.{0,20}\\b(?:disappears?|vanish\\w*|washe[sd] out|fades? out)\\b|\\bhard to (?:read|see)\\b|\\bmagnifying\\b`,
    ),
  },
  {
    id: "odorless",
    says: new RegExp(
      `${rulesOut("odou?r\\w*|smell\\w*")}|\\bodou?r ?-?less\\b|\\bunscented\\b|\\b(?:fragrance|odou?r)[ -]free\\b`,
      "iu",
    ),
    keys: ["smell"],
    broken:
      /\b(?:smells|smelled|smelly|stinks?|stinky|stank|reeks?|reeked|stench|fumes)\b|\b(?:chemical|plastic|rubber|strong|horrible|awful|terrible) (?:\w+ )?(?:smell|odou?r)\b/,
  },
  {
    id: "odorControl",
    says: /\b(?:removes?|eliminates?|neutralizes?|controls?|fights?) (?:\p{L}+ ){0,3}(?:odou?rs?|smells?)\b|\bodou?r (?:control|removal|eliminat\w+|neutraliz\w+)/iu,
    keys: ["airCare"],
    broken:
      /\bstill (?:smells?|stinks?|reeks?)\b|\b(?:masks?|covers?) the (?:smell|odou?r)\b|\bsmell (?:came|comes) (?:right )?back\b/,
  },
  {
    id: "gentle",
    says: new RegExp(
      `\\b(?:gentle|sensitive|hypoallergenic|soothing|skin[ -]friendly|dermatolog\\w+)\\b|${rulesOut("irritat\\w*|itch\\w*|rash\\w*|burning|sting\\w*")}`,
      "iu",
    ),
    keys: ["skin"],
    person: true,
    broken:
      /\b(?:irritat(?:es|ed|ion)|itch(?:y|es|ed|ing)|rash|hives|redness|bumps|bumpy|burning|stings?|stung|welts?|allergic)\b|\b(?:bleeds?|bleeding|bled|sore|raw)\b|\bbroke (?:me |\w+ \w+ )?out\b|\brazor burn\b|\b(?:went|turned|all) red\b/,
  },
  {
    id: "comfort",
    says: /\b(?:comfort\w*|comfy|padded|ergonomic|break-?in|soft(?! (?:brush|bristle|start|clos)\w*)|plush|cozy)\b/i,
    keys: ["comfort"],
    person: true,
    broken:
      /\bblisters?\b|\bdig(?:s|ging)? (?:right )?in(?:to)?\b|\b(?:numb|aching|aches|achy|sore|stiff|limped|limping|crushed(?! (?:rock|stone|ice|gravel|velvet))|scratchy|itchy)\b|\b(?:hurts|still hurt|hurt (?:my|his|her|our|to))\b(?! (?:back )?(?:carry|lift|mov)\w*)|\bpinch(?:es|ed|ing)\b|\bchaf(?:es?|ed|ing)\b|\bhard as(?! (?:before|ever|it|i|you|we|he|she|they)\b)\b|\brock hard\b|\blike (?:a |sleeping on |sitting on |wearing )?(?:a )?(?:brick|rock|board|concrete|sandpaper|cardboard|plywood|bag of)/,
  },
  {
    id: "power",
    says: /\b(?:powerful|strong (?:suction|airflow|power|motor|pressure)|high[ -]power\w*|max(?:imum)? power|turbo)\b/i,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\bweak\\b|\\b(?:${CANNOT}) (?:even )?feel (?:a thing|it|anything|any)\\b|\\bbarely (?:feel|blows?|sucks?|picks?|moves?|spins?)\\b|\\bno (?:power|suction|pressure|airflow)\\b|\\b(?:stalls?|chokes?|bogs? down)\\b|\\b(?:does|wo|did) ?n['’]?t (?:pick|suck|blow|move|cut)\\b|\\bfeel a thing\\b`,
    ),
  },
  {
    id: "accuracy",
    says: /\baccura\w+|\bprecis\w+|\bexact\b|\bportion/i,
    keys: ["accuracy"],
    broken:
      /\b(?:gauge|scale|thermometer|meter|readout|sensor)s? (?:\w+ ){0,2}(?:out|off|useless|wrong)\b|\b(?:gauge|scale|thermometer|meter|readout|sensor)s? (?:doesn['’]?t|does not|didn['’]?t|won['’]?t) (?:move|register|read|react)\b|\breads? (?:about |around |nearly )?\d+ ?\w* (?:too )?(?:high|low)\b|\b(?:points|degrees|pounds|lbs?|ounces|inches|percent) (?:off|apart|different|higher|lower|more|less)\b(?! (?:than (?:my|the|our) (?:last|previous|first)|expensive))|\b(?:is|was|were|are|always|way|reads) (?:\w+ )?off by\b|\binaccurate\b|\b(?:lies|lying|lied) to (?:me|us|you)\b|\b(?:reads|shows|showed|displays) (?:the )?wrong\b|\b(?:shows?|says?|reads?|showed|said) (?:\w+ ){0,2}(?:\d+ ?(?:%|percent)|full|fully charged)(?: \w+)? (?:then|and then|but|and) (?:\w+ ){0,3}(?:drops?|dropped|dies|died|dead|jumps?|jumped|shuts?|falls?|fell)\b|\b(?:three|two|different) (?:different )?(?:numbers|readings|results|temperatures|weights)\b|\bsame setting\b|\bwhich (?:one )?to trust\b|\ball over the (?:place|map)\b|\b(?:never|not) (?:accurate|right|the same)\b|\b(?:got|gave|gives) (?:me |him |her )?(?:a )?(?:completely )?different\b/,
  },
];
