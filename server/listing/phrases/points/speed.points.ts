import { naming, type Point, point, told } from "./point.ts";

export const SPEED_POINTS: Readonly<Record<string, readonly Point[]>> = {
  speed: [
    told(
      "heats up within a minute",
      /\b(?:heat(?:s|ed)?|warm(?:s|ed)?|hot|warm|toasty)(?: up)?(?:,? \w+){0,3} (?:in|within) (?:just |only |about |around |less than |under |literally |like )*(?:(?:a few |\d\d |thirty |sixty |ten |twenty )?seconds|(?:a|one) minute)\b/,
    ),
    told(
      "warms up in minutes",
      /\b(?:heat(?:s|ed)?|warm(?:s|ed)?|warm|toasty)(?: up)?(?:,? \w+){0,3} (?:in|within) (?:just |only |about |around |less than |under |literally |like )*(?:a few |a couple of |couple |two |three |four |five |[2-9] |10 )?min(?:ute)?s\b/,
    ),
    told(
      "boils within minutes",
      /\bboil(?:s|ed|ing)?\b(?: \w+){0,6} (?:in|within|under) (?:just |only |about |around |less than |under |literally |like )*(?:a few |a couple of |two |three |four |five |six |[2-9] )?(?:and a half )?min(?:ute)?s\b/,
    ),
    told(
      "dries in minutes",
      /\bdr(?:y|ies|ied)(?: \w+){0,3} (?:in|within) (?:just |only |about |around |less than |under |a )*(?:few |couple of |minute or |two |three |four |five |ten |fifteen |twenty |\d+ )*min(?:ute)?s?\b/,
    ),
    told(
      "dries overnight",
      /\bdries(?: \w+){0,5} overnight\b|\b(?:is|are|was|were|be) dry(?: \w+){0,3} (?:overnight|by (?:the next )?morning|the next morning)\b|\bdries(?: \w+){0,3} by (?:the next )?morning\b/,
    ),
    told(
      "cuts drying time in half",
      /\bdr(?:y|ies|ied|ying)\b[^.;!?]{0,25}\b(?:half the time|time in half)\b|\bhair\b[^.;!?]{0,30}\bhalf the time\b/,
    ),
    point("done in half the usual time", /\bhalf (?:of )?(?:the|my|that) (?:usual |normal )?time\b|\btime in half\b/),
    point(
      "dries quickly when hung up",
      /\bdr(?:y|ies|ied)\b[^.;]{0,30}\bhang\w*|\bhang\w*\b[^.;]{0,30}\bdr(?:y|ies)\b/,
    ),
    point("dries quickly after rain", /\bdr(?:y|ies|ied)\b[^.;]{0,25}\b(?:after|from) (?:the |a |heavy )*rain\w*/),
    point(
      "dries quickly after a swim",
      /\bdr(?:y|ies|ied)\b[^.;]{0,25}\b(?:after|post|from|out of) (?:the |a |every )*(?:swim\w*|pool|lake|ocean|beach|water)\b/,
    ),
    point(
      "dries quickly after sweating",
      /\bdr(?:y|ies|ied)\b[^.;]{0,25}\bsweat\w*|\bsweat\w*\b[^.;]{0,25}\bdr(?:y|ies)\b/,
    ),
    point(
      "sets up in minutes",
      /\b(?:install(?:ed|s)?|set ?(?:it |this |them )?up|put (?:it |this |them )?(?:together|up)|assembled?|up and running)\b(?: \w+){0,4} (?:in|within|under|took) (?:just |only |about |around |less than |under |literally |like |me |us |a )*(?:few |couple of |two |three |four |five |ten |fifteen |5 |10 |15 |[2-9] )?min(?:ute)?s\b/,
    ),
    told(
      "on and off in seconds",
      /\b(?:on and off|on\/off|on or off)(?: \w+){0,2} (?:in|within) (?:\w+ )?(?:seconds|a second)\b/,
    ),
    told(
      "connects in seconds",
      /(?<!used to )\b(?:pair|connect|sync)(?:s|ed)?\b(?: \w+){0,6} (?:in|within) (?:\w+ ){0,2}seconds\b|\b(?:pairs?|connects?|paired|connected) (?:\w+ ){0,3}the (?:second|moment|instant) (?:i|you|it)\b|\b(?:pairs|connects) (?:instantly|immediately|right away)\b/,
    ),
    told(
      "starts up in seconds",
      /\b(?:boots?|starts?|turns? on|powers? (?:on|up)|comes? on|fires? up|loads?)(?: \w+){0,3} (?:in|within) (?:just |only |about |under |a |less than )*(?:few |couple of |couple |\w+ )?seconds\b(?! of)/,
    ),
    told(
      "no noticeable lag",
      /\b(?:(?:no|zero)(?: \w+)? (?:lag|lagging|delay|buffering|latency)|without(?: any)? (?:lag|lagging|buffering|latency)|(?:do|does|did|have|has|is|was) ?n['’]?t(?: \w+)? any (?:lag|lagging|buffering|latency))\b(?! (?:in|with) (?:shipping|delivery|the shipping))/,
    ),
    point(
      "quick file transfers",
      /\b(?:transfers?|transfer speeds?|uploads?|uploading|downloads?|write speeds?|read speeds?)(?: \w+){0,3} (?:is|are|was|were)(?: \w+)? (?:fast|quick|great|good|plenty|excellent|a pleasant)\b|\b(?:fast|quick) (?:\w+ )?(?:transfers?|uploads?|downloads?)\b|\btransfer is \w+ fast\b/,
    ),
    told("saves hours", /\bsav(?:es|ed) (?:me |us |you )(?:\w+ )?hours\b/),
    told(
      "inflates in minutes",
      /\b(?:inflat(?:es|ed|e|ing)|pump(?:s|ed)? (?:it )?up)\b(?: \w+){0,5} (?:in|within|takes) (?:just |only |about |under |less than |a )*(?:few |couple of |couple |two |three |four |five |ten |[2-9] |10 )?min(?:ute)?s?\b/,
    ),
    told("readings in seconds", /\bread(?:s|ing|ings)?\b(?: \w+){0,3} (?:in|within|takes) (?:\w+ ){0,3}seconds\b/),
    told(
      "no preheating or warm-up",
      /\b(?:no|without(?: any)?|(?:do|does|did) ?n['’]?t (?:need|have) to|no need (?:to|for)) (?:wait time to |time to |wait to )?(?:pre-?heat\w*|warm(?:ing)?[- ]?up)\b(?! (?:exercise|set|routine|the car))/,
    ),
    told(
      "quicker than an oven",
      /\b(?:quicker|faster|less time) than (?:in |using )?(?:the|my|an|our|a) (?:\w+ )?oven\b/,
    ),
    point(
      "done in minutes",
      /\b(?:done|finished|cleaned?|complete|washed|blew)\b(?: \w+){0,4} in (?:just |only |about |under |less than |a )*(?:few |couple of |couple |five |four |three |two |ten |[2-9] |10 )min(?:ute)?s\b/,
    ),
    point(
      "quick changeovers",
      /\b(?:switch|swap|changing|changeover|swapping)\b[^.;]{0,30}\b(?:seconds|quick|fast)\b|\bin (?:just )?(?:a few )?seconds i can (?:switch|swap)\b/,
    ),
    told(
      "ready in seconds",
      /\bready (?:to (?:go|use|ride|brew|wear) )?(?:in|within) (?:just |only |about |a |under )*(?:few |couple of |\w+ )?seconds\b/,
    ),
  ],
  wet: [
    point(
      "stays dry through hours of rain",
      /\b(?:all (?:day|night)|\w+ (?:hours|days|nights)|whole (?:night|day|weekend)|(?:two|three|four|\d+) of them|overnight)\b[^.!?]{0,40}\b(?:rain\w*|pour\w*|storm\w*|downpour)|\b(?:rain\w*|pour(?:ed|ing)|storm\w*)\b[^.!?]{0,30}\b(?:all (?:day|night)|\w+ (?:hours|days)|whole (?:night|day|weekend)|overnight)\b/,
    ),
    point(
      "holds up in heavy rain",
      /\bdown ?pours?\b|\bpour(?:ed|ing)\b|\b(?:heavy|torrential|driving|hard|pouring) (?:\w+ )?rains?\b|\b(?:thunder ?-?storms?|(?:bad|big|huge|major) (?:\w+ )?storms?|rained (?:hard|heavily)|monsoon)\b/,
    ),
    point(
      "fine in light rain",
      /\b(?:light|little|gentle) rain\b(?![^.!?]*\b(?:puddle|leak\w*|soak\w*|through)\b)|\bdrizzl\w*(?![^.!?]*\b(?:puddle|leak\w*|soak\w*|through)\b)/,
    ),
    point("fine in the snow", /\bsnow(?:y|ing|ed|storm|storms)?\b|\bslush\w*|\bsledding\b/),
    point(
      "keeps belongings dry",
      /\b(?:everything|contents|stuff|gear|clothes|laptop|tablet|phone|sleeping bag|map|lures|books) (?:(?!and\b)\w+ ){0,3}(?:stayed|stays?|was|were|came out|is|are|perfectly|completely|totally|bone) ?(?:\w+ )?dry\b|\b(?:keeps?|kept|keeping) (?:my|the|our|your|all my|all our) (?:\w+ )?(?:phone|laptop|gear|stuff|things|clothes|lures|food|books|electronics|biscuits|mower|sofa|belongings) dry\b/,
    ),
    point(
      "keeps the bed dry",
      /\bmattress(?:es)?\b|\bbed (?:underneath|under it|below)\b|\b(?:bed|sheets) (?:\w+ ){0,3}dry\b/,
    ),
    point(
      "handles spills and accidents",
      /\b(?:accidents?|potty|pee|pees|peed|urine|spills?|spilled|sippy|juice|bed ?-?wett\w+|incontinen\w+)\b/,
    ),
    point(
      "keeps feet dry",
      /\bfeet (?:\w+ ){0,2}(?:stay\w*|dry|were|are)\b|\bkeep\w* (?:\w+ )?(?:feet|toes|socks) (?:\w+ )?dry\b|\bsocks (?:\w+ ){0,2}dry\b/,
    ),
    point("keeps hair dry", /\bhair (?:\w+ ){0,2}dry\b/),
    point("keeps hands dry", /\b(?:hands?|fingers) (?:\w+ ){0,2}(?:stay\w*|stayed|are|were|kept)? ?(?:\w+ )?dry\b/),
    point(
      "seams that keep water out",
      /\bseams?\b[^.!?]{0,25}\b(?:dry|sealed|tight|taped|hold\w*|held)\b(?! yourself)/,
    ),
    point("keeps the floor dry", /\bfloor (?:\w+ ){0,2}(?:bone )?dry\b|\bdry (?:\w+ )?floor\b/),
    point(
      "no water left on surfaces",
      /\b(?:no|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|without|never) (?:\w+ ){0,3}(?:rings?|puddles?|water marks?)\b|\bno condensation (?:\w+ )?on (?:my|the)\b/,
    ),
    point(
      "survives a dunking",
      /\b(?:submerg\w*|under ?water|dunk\w*|(?:dropped|fell|falls|fallen|went) (?:it )?(?:in|into|overboard)(?: the| a| my)? ?(?:water|lake|pool|toilet|sink|ocean|river|creek)?|kayak (?:went|flipped|tipped)|capsiz\w*|laps)\b(?<!\bwent in|\bfell in|\bfalls in|\bdropped in)/,
    ),
    point(
      "fine by the bath or shower",
      /\b(?:in|into|near|by|from) (?:the|my|a) (?:\w+ )?(?:bath|bathtub|tub|shower)\b(?! curtain)/,
    ),
    point(
      "good for days on the water",
      /\b(?:boats?|kayak(?:s|ing)?|canoe|paddle ?-?board\w*|rafting|fishing|sailing)\b/,
    ),
    point(
      "holds up outdoors",
      /\b(?:left|leave|sits?|sat|stay(?:s|ed)?|been|lives?|kept) (?:\w+ ){0,2}(?:outside|outdoors)\b|\b(?:left|leave|leaving|been|sits|sat) (?:it |them |this )?out\b(?! of)|\b(?:on|in) (?:my|the|our) (?:\w+ )?(?:porch|patio|deck|yard)\b/,
    ),
    point(
      "doesn't get soggy",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never|no) (?:\w+ ){0,2}(?:soggy|soaked|soak through|waterlogged|soggy)\b/,
    ),
    point(
      "still sheds water after months",
      /\b(?:after|for|over) (?:\w+ ){0,3}(?:months?|years?|summer|seasons?|winters?)\b[^.!?]{0,40}\b(?:bead\w*|shed\w*|repel\w*|water ?proof|dry)\b|\b(?:bead\w*|shed\w*|repel\w*)\b[^.!?]{0,60}\b(?:after|for) (?:\w+ ){0,2}(?:months?|years?)\b|\bwater still beads\b/,
    ),
    point("stands up to sweat", /\bsweat (?:rolls|runs|beads|wipes)\b|\bsweat[- ]?proof\b/),
    point("keeps electronics dry", /\b(?:phone|tablet|camera|electronics|laptop|kindle) (?:\w+ ){0,3}(?:bone )?dry\b/),
    point("keeps food and feed dry", /\b(?:food|kibble|feed|seed|biscuits|snacks|chips) (?:\w+ ){0,2}dry\b/),
    point(
      "keeps you dry",
      /\bkeep(?:s|ing)? (?:me|him|her|you|us|them) (?:\w+ )?dry\b|\bkept (?:me|him|her|us|them) (?:\w+ )?dry\b/,
    ),
  ],
  light: [
    naming(
      "lights up {}",
      ["room", "outdoors", "furniture", "surface"],
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:lights? up|lit up|lighting up|brightens?(?: up)?|brightened|illuminates?|illuminated|illuminating) (?:the |my |our |a |all |whole |entire |of )*(?=\w))/,
    ),
    point(
      "covers the entire work surface",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:lights?(?: up)?|lit(?: up)?|illuminat\w+|covers?|brighten\w*) (?:up )?(?:my |the )?(?:whole|entire|full) (?:\w+ )?(?:desk|sheet|page|table|bench|mat|work ?space|work ?bench|work area|keyboard|counter|sink|easel|canvas)\b)/,
    ),
    point(
      "evenly spread light",
      /\beven (?:light|lighting|illumination|spread|coverage)\b|\b(?:lights?|spreads?|illuminat\w*|distribut\w*)\b[^.;]{0,25}\bevenly\b|\bno (?:dark|hot) (?:spots?|rings?|areas?)\b|\b(?:no|without|casts? no|has no) shadows?\b/,
    ),
    point(
      "casts light over a wide area",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:wide|broad|wider) (?:\w+ )?(?:beam|angle|spread|flood|area|arc)\b|\bflood ?light mode\b)/,
    ),
    point(
      "shines over a long distance",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?<!arm )(?:shines?|throws?|reach\w*|beam|lights?(?: up)?|illuminat\w*|see)\b[^.;]{0,30}\b(?:far (?:ahead|away|down|out|off|enough)|long (?:way|distance)|(?:\d+|hundred) ?(?:feet|ft|yards|meters)|down the (?:road|trail|street|path|block)|across the (?:yard|field|street|lake))\b)/,
    ),
    point(
      "lights the way in the dark",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bunlit\b|\bpitch[- ](?:black|dark)\b|\bdark (?:\w+ )?(?:roads?|trails?|paths?|streets?|alley|woods)\b|\b(?:no|without) street ?(?:lights?|lamps?)\b)/,
    ),
    point(
      "works well for reading",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\breading\b(?! reviews| the)|\bto read\b(?! (?:the )?(?:reviews|instructions|label|manual))|\bread (?:in bed|at night|by)\b)/,
    ),
    point(
      "looks close to daylight",
      /\bneutral (?:white |light|colou?r)|\bnatural (?:light|white|looking|sun)|\b(?:like|mimics|close to|simulates?|imitates?) (?:natural |real )?(?:day ?light|sun ?light)\b|\bday ?light (?:bulb|white|setting|mode|colou?r)/,
    ),
    told(
      "red light mode",
      /\bred[- ](?:light )?(?:mode|setting)\b|\bon red you\b|\buse the red light (?:for|when|to)\b/,
    ),
    point(
      "helps when working with dark colors",
      /\bblack (?:thread|yarn|fabric|on black|cloth|ink)\b|\b(?:navy|dark blue)\b[^.;]{0,15}\bblack\b|\bblack\b[^.;]{0,15}\b(?:navy|dark blue)\b/,
    ),
  ],
};
