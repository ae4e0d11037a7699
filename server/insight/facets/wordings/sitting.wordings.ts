import type { Wordings } from "./wording.ts";

/** Of what one sits on: the height it adds, the aches it takes, the heat it holds, the width it has. */
export const SITTING_WORDINGS: Wordings = {
  seatHeight: [
    [
      "-",
      /\b(?:jacks?|jacked|raises?|raised|lifts?|lifted|props?) (?:me|you|us) up (?:by )?(?:about |nearly |almost |over |at least )?(?:\d|two|three|four|several) inch/,
    ],
    ["-", /\b(?:had|have|having|need|needed) to (?:drop|lower) (?:the|my|his|her) (?:office |desk )?(?:chair|seat)\b/],
    [
      "-",
      /\b(?:raises?|raised|lifts?|lifted|jacks?|puts?|makes?|made|sits?|sit|sitting|seats?) (?:me|you|us|him|her)? ?(?:up )?(?:sit )?(?:way |far |much |a bit |a little |just |quite a bit |so |several |almost |about )*(?:too (?:high|tall|far up)|so (?:high|tall)|(?:quite a bit |a lot |much |far |way )(?:higher|taller)|(?:\d|two|three|four) inches (?:higher|taller|too (?:high|tall)))\b/,
    ],
    [
      "-",
      /\b(?:feet|foot|toes|legs|heels) (?:(?:do|does|did|ca|could|would|wo)(?: ?n['’]t| not)|cannot|no longer|barely|hardly|dont|cant) (?:even |quite |really )?(?:touch|reach|rest on|sit flat on|be flat on) (?:the )?(?:floor|ground|carpet)\b/,
    ],
    [
      "-",
      /\b(?:feet|legs) (?:are |were |just |left )?(?:dangle|dangled|dangling|hang|hanging)\b(?! (?:off|over) the (?:bed|end|edge))/,
    ],
    [
      "-",
      /\b(?:armrests?|arm ?rests?|arms of (?:the|my) chair|desk|monitor|keyboard tray)(?: \w+)? (?:is|are|was|were) (?:now |then |slightly |way |a bit |a little |much |just )*too low\b/,
    ],
    [
      "-",
      /\b(?:knees|thighs|legs) (?:now )?(?:hit|bump|touch|scrape|(?:do|does|wo|will|can|ca)(?: ?n['’]t| not|not)(?: \w+)? (?:fit|go)|no longer (?:fit|go)) (?:against |into |on |under |beneath )?(?:the|my) (?:desk|table|steering wheel|keyboard tray)\b/,
    ],
    [
      "-",
      /\b(?:it|this|cushion|pad|seat|they)(?: is|['’]s| was)? (?:way |far |much |a bit |a little |just |simply )*too (?:tall|high|thick)(?: for (?:me|my|the|a|short|shorter|an office)|(?= ?[.,!;]|$)| (?:with|if|when|and) )/,
    ],
    [
      "+",
      /\b(?:raises?|raised|lifts?|lifted|boosts?|boosted) (?:me|you|him|her|my (?:\w+)|us) (?:up )?(?:just |enough |exactly |to the |the |by )*(?:enough|right (?:height|amount)|perfect height|so (?:i|he|she) can (?:now )?(?:see|reach)|to see)\b/,
    ],
    [
      "+",
      /\b(?:added|extra|perfect|right|ideal|great|good) height\b(?! (?:adjust|for (?:the|my) (?:cat|dog)|is too|was too|makes it (?:too|hard)))/,
    ],
  ],
  pain: [
    [
      "+",
      /\b(?:takes?|took|taking|keeps?|kept|relieves?|relieved|reliev(?:e|ing)|eases?|eased|removes?|removed|reduces?|reduced|no|less|without) (?:\w+ ){0,3}?(?:pressure|strain|weight|pain|ache|aches|soreness|load) (?:\w+ )?(?:off|from|on|of|in|away from) (?:(?:my|your|the|his|her|our|sore|lower) )*(?:tailbone|tail bone|coccyx|back|lower back|hips?|spine|sit bones|sciatic(?: nerve)?|bottom|butt|sore spot|neck|knees?|feet|heels?|hemorrhoids?|pelvis)\b(?<!(?:\bnot|n['’]t|\bnever) .{0,50})/,
    ],
    [
      "+",
      /\b(?:pain|ache|aches|burning (?:in|at)|soreness|numbness|stiffness|sciatica|throbbing)\b[^.!?;]{0,40}\b(?:has|have|is|are|was|were|simply|just|almost|completely|all)? ?(?:gone|disappeared|vanished|calmed down|eased(?: up)?|went away|goes away|subsided|much better|a lot better|stopped)\b(?<!(?:\bnot|n['’]t|\bnever|\bnone|\bno) .{0,30})/,
    ],
    [
      "+",
      /\b(?:can|could|able to|was able to) (?:now |finally |actually )?(?:sit again|(?:sit|drive|work|stand|walk|sleep)(?: \w+){0,5}? without (?:any |the |my |constant |as much )*(?:pain|hurting|aching|discomfort|crying|numbness)|(?:sit|drive|work|stand|walk|sleep)(?: \w+){0,5}? (?:pain[- ]?free|with (?:less|no) pain))\b/,
    ],
    [
      "+",
      /\b(?:no|without) (?:more )?(?:numb|sore|aching|achy|hurting) (?:butt|bum|bottom|backside|tailbone|back|hips?|legs?|feet|neck)\b/,
    ],
    ["+", /\b(?:took|takes|taking) (?:all |most |a lot |some )?(?:of )?(?:the |that )?pressure off\b/],
  ],
  breathable: [
    [
      "-",
      /\b(?:foam|cushion|seat|pad|mattress|pillow|topper|cover|vinyl|gel) (?:\w+ )?(?:holds?|held|holding|traps?|trapped|retains?|retained) (?:\w+ ){0,3}?(?:body heat|heat|warmth|the heat in|the warmth in)\b(?! (?:out|well|nicely|in the room|when it|all night|very well|great|longer|for hours))/,
    ],
    [
      "-",
      /\b(?:sweaty|sweat|sweating|swampy|clammy|damp|perspire|sticky|sticking to it) (?:\w+ ){0,3}?(?:butt|bum|bottom|back|backside|thighs|rear|legs|trousers|pants|after (?:an hour|a while|half an hour|lunch)|in (?:the )?(?:summer|hot|heat|july|august|warm))\b/,
    ],
    [
      "-",
      /\b(?:makes?|made|making|leaves?|left|get|gets|got) (?:me|my (?:\w+ )?(?:butt|bum|rear|back|bottom|legs|thighs|backside)|you|it) (?:\w+ )?(?:sweat|sweaty|perspire|hot|warm|damp|clammy)\b(?! water| coffee| and ready)/,
    ],
    [
      "-",
      /\b(?:gets?|got|is|becomes?|a bit|a little|very|too|so|really) (?:\w+ )?(?:hot|warm|sweaty|swampy) (?:to sit on|after (?:an hour|a while|sitting|about|\d+|a few)|in (?:the )?(?:summer|hot weather|warm weather|heat)|when (?:sitting|you sit))\b/,
    ],
  ],
  sizing: [
    [
      "-",
      /\b(?:too (?:small|narrow|short|little)|not (?:wide|big|large) enough|skimpy|tiny) for (?:\w+ )?(?:big(?:ger)?|large(?:r)?|wide(?:r)?|heavy|heavier|tall|plus[- ]size|broad|curvy|full[- ]figured|grown|adult|larger) (?:\w+ )?(?:people|person|guys?|man|men|women|woman|ladies|folks|hips|bodies|behinds?|butts?|adults?|users|frames?)\b/,
    ],
    [
      "-",
      /\b(?:not|n['’]t|never) (?:made |meant |good |designed |suitable |really |great |ideal )*for (?:big|bigger|large|larger|heavy|heavier|wide|tall|plus[- ]size|broad) (?:people|guys?|men|women|ladies|folks|hips|boys|butts?)\b/,
    ],
    [
      "-",
      /\bwish (?:it|they|this|these|it was|it were)(?: (?:was|were|is|made it|made them|came|had been))? (?:\w+ ){0,4}?(?:wider|bigger|larger|broader)\b/,
    ],
    [
      "-",
      /\b(?:could|should|needs to|need to|would prefer (?:it|them) to) be (?:\w+ ){0,5}?(?:wider|broader|bigger|larger)\b/,
    ],
    ["-", /\b(?:i|thighs|hips|legs|butt|behind) (?:\w+ )?(?:overhang|hang over|spill over|stick out over)\b/],
  ],
  laundry: [
    [
      "+",
      /(?<!(?:n['’]t|\b(?:not|never|no|hardly)) (?:\w+ )?)\b(?:zips? off|unzips?|unzipped|comes? off|take (?:it|this cover|the cover|the case) off|takes? off)\b[^.!?;]{0,45}\b(?:to (?:wash|launder)|(?:and|then|,) (?:\w+ ){0,4}?(?:wash(?:es|ed|able)?|launder(?:s|ed)?|in the (?:wash|washer|washing machine|laundry)))\b(?![^.!?]{0,40}\b(?:shrunk|shrank|ruined|fell apart|ripped|tore|broke|never|not|n['’]t (?:fit|go|get))\b)/,
    ],
    [
      "+",
      /\b(?:been (?:in|through) the (?:wash|washer|washing machine|laundry)|washed (?:it|them|the cover|this)|(?:it|they|cover) washes|went through the wash)(?: \w+){0,3}?(?: and|,|:)? (?:\w+ ){0,2}?(?:like new|came out (?:fine|great|clean|perfect|like new|good as new|beautifully)|looks? (?:fine|great|new|like new|brand new)|no (?:shrinking|shrinkage|problem|issues?|stain)|has ?n['’]t (?:shrunk|faded)|did ?n['’]t (?:shrink|fade))\b/,
    ],
    [
      "+",
      /\bcovers? (?:that )?(?:is|are|was) (?:\w+ )?(?:removable|washable|machine washable|easy to (?:remove|take off|wash))\b/,
    ],
  ],
};
