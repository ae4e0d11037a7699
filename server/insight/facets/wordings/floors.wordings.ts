import type { Wordings } from "./wording.ts";

/** Of what cleans floors: hard ones and carpets, hair, fluff and what winds round the brush; and of what is poured, opened and lit. */
export const FLOORS_WORDINGS: Wordings = {
  hairPickup: [
    [
      "+",
      /(?<!\b(?:not|no|n['’]t|never|nothing) (?:\w+ ){0,2})\b(?:great|good|brilliant|fine|excellent|superb|amazing|perfect|fantastic|wonderful|marvellous) (?:at|with|for|on) (?:(?:the|our|my|all|both|picking|getting|up|of|that|shifting|lifting) )*(?:\w+['’]?s )?(?:(?:dog|cat|pet|animal|long|short|\w+['’]s) )?(?:hairs?|fur|fluff)\b(?! (?:dryer|ties?|clips?|care|types?|loss|styling))/,
    ],
    [
      "+",
      /\b(?:hairs?|fur|fluff)\b[^.!?]{0,40}?[, ](?:is |was |comes? |came |goes |went |it ?['’]?s )?(?:all |everything )?(?:up|gone|off) in (?:one|a single) (?:go|pass|swipe|sweep)\b/,
    ],
    [
      "+",
      /\b(?:hairs?|fur|fluff)\b[^.!?]{0,60}\band then (?:the |it['’]?s |its |that |it is |they are )?(?:hairs? |fur |fluff )?(?:is |are |all )*gone\b/,
    ],
  ],
  hairWrap: [
    [
      "-",
      /\b(?:hairs?|fur|threads?|strings?)\b(?:,? (?!(?:not|never|no longer|without)\b|\w*n['’]?t\b)[\w'’-]+){0,10}?,? (?:wraps?|winds?|tangles?|twists?|wrapped|knots) (?:itself |themselves |up )*(?:tight(?:ly)? )?(?:all |right )?(?:round|around|in|into|on) (?:the |its |my |that )?(?:[\w'’-]+ )?(?:rollers?|brush(?:es)?|brush ?roll|brush bar|bar|wheels?|bristles|axles?|spindle)\b/,
    ],
    [
      "-",
      /\b(?:rollers?|brush(?:es)?|brush ?roll|(?:brush|beater) bar|bristles|wheels?|spindle) (?:\w+ )?(?:clogs?|clogged|jams?|jammed|chokes?|choked|blocks?|gums?)(?: up)? (?:with|on|up with)(?= (?:[\w'’-]+ ){0,6}(?:hairs?|fur|threads?|strings?)\b)(?<!(?:not|never|n['’]t|nt|no longer) [^.!?]{0,60})/,
    ],
    [
      "-",
      /\b(?:rollers?|brush(?:es)?|brush ?roll|(?:brush|beater) bar) (?:soon |now |always |just )?(?:looks?|looked|ends? up looking) like (?:an? )?(?:[\w'’-]+ )?(?:wig|rat|hedgehog|animal|guinea pig|mammoth|scarf|cocoon)\b/,
    ],
  ],
  rugs: [
    [
      "-",
      /\b(?:carpets?|rugs?)\b,?(?: (?!(?:not|never|and|but)\b|\w*n['’]?t\b)[\w'’-]+){0,3}? (?:just|only|barely|hardly|merely|simply) (?:(?:sort|kind|of|about|ever|really) )*(?:strokes?|skims?|brushes|tickles?|glides over|slides over|pats|wipes|touches|pushes|scratches|picks up|gets|lifts)\b/,
    ],
    [
      "-",
      /\b(?:in|into|on) (?:the |our |my |a |any )?(?:\w+ )?(?:rugs?|carpets?) (?:just |all |simply )?(?:stays?|stayed|remains?|remained|is still|was still|does ?n['’]?t move|doesnt move|never moves|does ?n['’]?t budge)(?: (?:exactly|right|just))?(?: (?:where|there|put|behind|in)\b|[.,;!]|$)/,
    ],
    [
      "-",
      /\b(?:carpets?|rugs?) (?:needs?|takes?|requires?|wants?) (?:the )?(?:max(?:imum)?|full|high(?:est)?|boost|turbo|top|strongest)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|n['’]t|never|no) (?:\w+ )?)\b(?:useless|hopeless|poor|weak|rubbish|no good|terrible|awful|bad|struggles?|struggled|struggling|not (?:so |very |that |too )?(?:great|good|much (?:good|use)|brilliant)|not (?:so |very |that )?(?:impressed|effective)) (?:up )?(?:on|with) (?:(?:the|my|our|any|thick|thicker|deep|deeper|high|pile|bedroom|shag|all) )*(?:carpets?|rugs?)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|n['’]t|never|no|hardly|if) (?:\w+ ){0,2})\b(?:great|good|brilliant|superb|excellent|fantastic|amazing|perfect|wonderful|works? (?:really |very |so |just as )?well|(?:great|good|fine|excellent|amazing|fantastic) job) on (?:(?:the|my|our|all|both|thick|short|pile|bedroom|hard|floors|and|area|low) )*(?:carpets?|rugs?)\b/,
    ],
  ],
  cleansWell: [
    [
      "+",
      /(?<!\b(?:not|n['’]t|never|no|hardly|if) (?:\w+ ){0,2})\b(?:great|good|brilliant|superb|excellent|fine|fantastic|amazing|perfect|wonderful|marvellous|works? (?:really |very |so )?well|(?:great|good|fine|excellent|amazing|fantastic) job) on (?:(?:the|my|our|all|both|kitchen|bathroom|wood|wooden|any|dark|glossy) )*(?:tiles?|tiled floors?|lino(?:leum)?|vinyl|laminate|floorboards?|hardwoods?|(?:hardwood|wood|wooden|hard|bare|tile|laminate|vinyl) floors?|parquet|floors)\b/,
    ],
    [
      "+",
      /\bon (?:(?:the|my|our|all|both|kitchen|bathroom|wood|wooden|any|hard) )*(?:tiles?|lino(?:leum)?|vinyl|laminate|floorboards?|hardwoods?|floors?|parquet),? (?:it|this)(?: ?['’]s| is|s| does an?| works| was) (?:(?:absolutely|really|just|very|simply|an|a) )*(?:superb|great|brilliant|excellent|fantastic|amazing|perfect|wonderful|spot on|faultless)\b/,
    ],
  ],
  underFurniture: [
    [
      "+",
      /\b(?:gets?|got|goes|get|go|fits?|slides?|reach(?:es)?) (?:in |right |all the way |easily |straight |well )*(?:under|beneath|underneath) (?:(?:the|my|our|all|low|most|every) )*(?:\w+ )?(?:beds?|sofas?|settees?|couch(?:es)?|furniture|cupboards|cabinets|radiators)\b/,
    ],
  ],
  pouring: [
    [
      "-",
      /\b(?:spout|lip|water|liquid|tea|coffee|juice|milk|oil)(?: (?!(?:not|never|no)\b|\w*n['’]?t\b)\w+)? (?:runs?|ran|dribbles?|dribbled|drips?|dripped|trickles?|trickled) (?:straight |right |back )*down (?:the )?(?:front|side|sides|outside|glass|back|jug|pot|body|neck|bottle)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]t|nt) (?:\w+ )?)\bpours? (?:(?!(?:not|no|never)\b)\w+ ){0,2}?(?:clean|neat|steady|smooth|controlled|even|precise|perfect|nice) ?(?:,? \w+ )?(?:stream|flow)\b/,
    ],
    ["+", /\b(?:not|never|n['’]t|havent|hasnt) (?:had |spilled |spilt |lost |dripped )(?:a|one|a single) drop\b/],
  ],
  levelShown: [
    [
      "-",
      /\b(?:numbers?|markings?|marks?|lines?|level|scale|gauge|figures)\b[^.!?]{0,60}?\b(?:(?:hard|difficult|impossible|tricky|a pain) to (?:see|read|make out)|(?:can ?not|ca ?n['’]?t|cant|could ?n['’]?t|couldnt) (?:be )?(?:see|seen|read|make out)|illegible|invisible|barely visible|too (?:faint|pale|small|light)(?: to (?:see|read))?)\b/,
    ],
  ],
  leak: [
    [
      "-",
      /\b(?:water|coffee|liquid|oil|juice) (?:\w+ )?(?:underneath|under|beneath|all around|all over) (?:the |its )?(?:base|counter|worktop|machine|unit|floor|bottom|stand|tank|kettle|thing|bottle|table)\b/,
    ],
    ["-", /^(?:a |another |big |huge |always a |there was a |found a )*puddles?\b(?! (?:jump|boots?))/],
  ],
  taste: [
    [
      "-",
      /(?<!\b(?:not|never|n['’]t|no longer|stopped) (?:\w+ )?)\b(?:tastes?|tasted|tasting) (?:\w+ )?(?:like|of) (?:a |an |the |new )*(?:\w+ )?(?:plastic|shower curtain|rubber|chemicals?|metal|tyres?|tires?|glue|paint|soap|cardboard|mould|mold|petrol)\b/,
    ],
  ],
  limescale: [
    [
      "-",
      /\b(?:see|sees|shows?|shown|notice)(?: up)? (?:every|each|any|all the)(?: single| little| tiny| last)? (?:speck|bit|spot|mark|trace|flake|fleck)s? of (?:lime ?scale|scale|lime|calcium)\b/,
    ],
  ],
  openClose: [
    [
      "-",
      /\b(?:have|has|had|having|need|needs) to (?:pull|push|lift|pry|prise|prize|force|yank|lever|hold) the (?:lid|door|flap|hood|cover|drawer|gate) (?:(?:up|open|back|all|rest|the|of) )*(?:way|up|open)\b/,
    ],
    [
      "-",
      /\b(?:lid|door|flap|drawer|hood|gate|hatch)\b(?: (?!(?:not|never|no)\b|\w*n['’]?t\b)[\w'’-]+){0,4}? (?:only|barely|hardly|just) (?:lifts?|opens?|pops?|raises?|comes?|goes|slides?|swings?) (?:up |open |out )*(?:about |by |to )?(?:a (?:little|tiny bit|bit|crack|fraction|third|quarter)|half ?way|part ?way|part of the way|half)\b(?! (?:faster|easier|slower))/,
    ],
    [
      "-",
      /\bbutton only (?:lifts?|opens?|pops?|raises?|releases?) (?:it|the \w+) (?:up |open )?(?:a (?:little|tiny bit|bit|crack|fraction)|half ?way|part ?way)\b/,
    ],
  ],
  cleaning: [
    [
      "+",
      /(?<!\b(?:not|n['’]t|cannot|never|nor) (?:\w+ ){0,2})\b(?:can|could) (?:(?:easily|even|actually|just) )*(?:get|fit|put|reach|stick) (?:my|your|a) (?:whole |entire |full )?(?:hand|fist|arm)(?: \w+)? (?:in(?:side)?|into|down|through)(?: it| the \w+)?(?: (?:to|and|for) (?:\w+ )?(?:clean|wipe|scrub|wash|dry|rinse|give|cleaning)|[.,;!]|$)/,
    ],
  ],
  glow: [
    [
      "-",
      /\b(?:leds?|lights?|display|indicator|glow|screen)(?: \w+)? (?:is|are|was|were|['’]s) (?:(?:just|way|far|much|a|bit|so|really) )*(?:too bright|blinding|dazzling|like a (?:nightclub|disco|lighthouse|searchlight|floodlight|runway))/,
    ],
    [
      "-",
      /\b(?:it['’]?s|its|is|was) like (?:a |an )?(?:nightclub|disco|lighthouse|runway|airport|football ground|stadium|floodlight)\b/,
    ],
    [
      "+",
      /\b(?:love|loves|like|likes|enjoy|enjoys) (?:watching |seeing |how )?(?:the|its) (?:(?:soft|blue|little|gentle|pretty|red|green|warm|white|nice) )*(?:lights?|glow|leds?)\b(?! (?:weight|up and down|switch))/,
    ],
  ],
};
