import type { Wordings } from "./wording.ts";

/** What is told of sewing machines: the thread, the fabric, the pedal and the light. */
export const SEWING_WORDINGS: Wordings = {
  threadJams: [
    ["-", /\bbird['’]?s? ?nests?(?:ing)?\b/],
    [
      "-",
      /\b(?:jam(?:s|med|ming)?|tangl(?:es?|ed|ing)|knot(?:s|ted|ting)?|bunch(?:es|ed|ing)?(?: up)?|loop(?:s|ing))\b[^.!?]{0,40}?\b(?:thread|under(?:neath|side)?|bobbin|back|needle plate|fabric|constantly|again|all the time|every)\b/,
    ],
    [
      "-",
      /\b(?:thread|bobbin|machine|it)\b[^.!?]{0,25}?\b(?:keeps? (?:on )?|kept (?:on )?|always |constantly |constantly keeps |prone to )(?:jamming|jams|jammed|tangling|tangles|knotting|breaking|snapping|bunching|chewing|getting (?:stuck|caught|tangled))\b/,
    ],
    ["-", /\b(?:chew(?:s|ed|ing)?|eat(?:s|ing)?|ate) (?:up )?(?:the |my |all )?(?:fabric|material|cloth)\b/],
    ["-", /^(?:it )?(?:jammed|jams)(?: again| up| constantly)?[.,! ]*$/],
    [
      "+",
      /\b(?:never|has ?n['’]?t|hasnt|not once|does ?n['’]?t|doesnt|no) (?:once )?(?:jam(?:s|med|ming)?|tangl(?:es?|ed|ing)|bird['’]?s? ?nest(?:s|ing)?)\b/,
    ],
  ],
  threading: [
    [
      "-",
      /\bthreader\b[^.!?]{0,40}?\b(?:bent|broke|broken|useless|miss(?:es|ed)?|fiddly|does ?n['’]?t|doesnt|never|wo ?n['’]?t|wont|ca ?n['’]?t|given up|gave up|another story|snapped|hopeless|joke|impossible|tricky|rubbish)\b/,
    ],
    [
      "-",
      /\b(?:given up on|gave up on|ca ?n['’]?t (?:use|work)|cannot (?:use|work)|never (?:got|figured out)) (?:the |that )?(?:needle |auto(?:matic)? )?threader\b/,
    ],
    ["-", /\b(?:hard|difficult|fiddly|tricky|impossible|pain|nightmare|a nuisance) to (?:re-?)?thread\b(?! the news)/],
    [
      "+",
      /\bthreader\b[^.!?]{0,25}?\b(?:works|is (?:a (?:godsend|dream|lifesaver)|brilliant|great|easy|wonderful|fantastic)|brilliant|godsend|saves)\b/,
    ],
    [
      "+",
      /\b(?:eas(?:y|ier|iest)|simple|quick|a breeze|a doddle) to (?:re-?)?thread\b|\bthread(?:s|ing) (?:it |up )?(?:is |was )?(?:so |very |really |super )?(?:eas(?:y|ily)|simple|a breeze|a doddle|quick)\b/,
    ],
  ],
  thickFabric: [
    [
      "-",
      /\b(?:hopeless|useless|struggl(?:es|ed|ing)|no good|rubbish|gives up|gave up|stall(?:s|ed)|chok(?:es|ed)|balks?|baulks?|bogs? down) (?:on|with|at|over) (?:anything |a |an |the |my |some |old |double |fold |of |two |layers? |several |thick(?:er)? |heavy )*(?:jeans|denim|canvas|leather|upholstery|wool|corduroy|blankets?|thick|heavy|seams?|layers|fleece|vinyl)\b/,
    ],
    ["-", /\b(?:struggl(?:es|ed)) with (?:a |an )?(?:[\w'’-]+ ){0,4}(?:fold|layers?|seams?|blanket)\b/],
    [
      "-",
      /\b(?:wo ?n['’]?t|wont|ca ?n['’]?t|cant|cannot|does ?n['’]?t|doesnt|do not expect it to|do ?n['’]?t expect it to|could ?n['’]?t) (?:really |even )?(?:sew|do|handle|go through|get through|cope with|manage|take|pierce|penetrate) (?:more than |anything |two |a |the |any |layers of |thick |heavy |thicker |heavier )*(?:jeans|denim|canvas|leather|upholstery|wool|thick|heavy|layers?|fleece|vinyl|thicker|heavier)\b(?<!\b(?:ones|people|those) saying it wo ?n['’]?t do denim)/,
    ],
    [
      "+",
      /\b(?:goes|went|sews?|sewed|gets?|got|getting|sails|sailed|powers|powered|punch(?:es|ed)?|glides|handle[sd]?|hemmed|stitched|stitches|sewn|copes? with|managed) (?:(?!(?:not|only|but|no)\b)[\w'’-]+ ){0,5}(?:denim|jeans|canvas|leather|upholstery|fleece|vinyl|thick (?:fabrics?|layers|seams|material)|heavy (?:fabrics?|material)|dogs? bed cover|(?:pairs|layers) of (?:jeans|denim))\b/,
    ],
  ],
  stitches: [
    [
      "+",
      /\b(?:(?:really |very |such |lovely |beautifully |super )?(?:neat|tidy|even|straight|lovely|lovley|beautiful|perfect|gorgeous|clean|professional)(?: and \w+)?) (?:straight )?(?:stitch(?:es|ing)?|seams?|lines?|button ?holes?|hems?)\b(?! of (?:code|credit))/,
    ],
    [
      "+",
      /\b(?:stitch(?:es|ing)?|seams?|button ?holes?|every one|hems?) (?:\w+ )?(?:are|is|came out|come out|looks?|turns? out|turned out) (?:all |so |really |very |perfectly |lovely and )*(?:neat|tidy|even|straight|perfect|beautiful|lovely)\b/,
    ],
    ["+", /\bbutton ?holes?\b[^.!?]{0,50}?\b(?:tidy|neat|perfect|came out (?:well|great|lovely))\b/],
    [
      "-",
      /\b(?:skips?|skipp(?:ed|ing)|miss(?:es|ed|ing)|drops?|dropped) (?:a |some |every |half the |lots of )*stitch(?:es)?\b/,
    ],
    [
      "-",
      /\b(?:stitch(?:es|ing)?|seams?|tension) (?:\w+ )?(?:is|are|was|were|comes out|come out|goes) (?:all |so |very |always |just )*(?:uneven|loose|wonky|crooked|all over the place|off|wrong|loopy|messy)\b|\bloops on the (?:back|underside|bottom)\b/,
    ],
    ["-", /\bfight(?:ing)? with the tension\b|\btension (?:dial )?(?:slips|wanders|drifts|will not|wo ?n['’]?t)\b/],
  ],
  pedalSpeed: [
    [
      "-",
      /\bpedal\b[^.!?]{0,60}?\b(?:jumpy|jerky|touchy|sensitive|either nothing or|no slow|all or nothing|zero to|shoots? off|takes? off|twitchy|full speed)\b/,
    ],
    [
      "-",
      /\b(?:shoots?|takes?|races?|rockets?|flies) off like\b|\bthere['’]?s no slow\b|\bno slow speed\b|\b(?:very |too |really |so )jumpy\b/,
    ],
    [
      "+",
      /\b(?:pedal|speed|slider)\b[^.!?]{0,30}?\b(?:responsive|easy to control|smooth|good control|goes (?:nice and |really )?slow|slow enough)\b/,
    ],
    [
      "+",
      /\b(?:speed control|slow(?:est)? (?:setting|speed)|speed slider|speed dial)\b[^.!?]{0,25}?\b(?:great|brilliant|perfect|handy|helpful|lovely|helps|saves|is a)\b/,
    ],
  ],
  workLight: [
    [
      "-",
      /\b(?:light|bulb|lamp|led)\b[^.!?]{0,30}?\b(?:dim|dull|weak|useless|feeble|poor|faint|pathetic|like a (?:\w+ )?candle|not bright|is ?n['’]?t bright|could be (?:brighter|stronger))\b/,
    ],
    [
      "-",
      /\b(?:need|needed|needs|have|had|use) (?:to (?:use |have |put ))?(?:a |an |my |another )(?:\w+ )?(?:lamp|torch|desk light|extra light)\b/,
    ],
    ["-", /\bwish (?:the |its )?(?:lamp|light|bulb) (?:was|were|is) (?:\w+ )?(?:stronger|brighter|better)\b/],
    [
      "+",
      /\b(?:light|led|lamp)\b[^.!?]{0,20}?\b(?:is|are|was) (?:nice and |really |very |so |plenty |lovely and )*bright\b|\b(?:bright|good|great|excellent|lovely) (?:work |built[- ]in |led |little )*light\b(?! (?:like|in the))/,
    ],
  ],
  bobbin: [
    [
      "+",
      /\b(?:love|like|great|brilliant|handy|wouldn['’]?t go without)\b[^.!?]{0,40}?\bbobbin\b|\bbobbin\b[^.!?]{0,40}?\b(?:brilliant|love|easy|great|wouldn['’]?t go without|godsend|handy|a dream|small thing but)\b/,
    ],
    ["+", /\b(?:top|drop)[- ](?:in|loading) bobbin (?:is|was|makes)\b(?! (?:a (?:pain|nightmare)|not|hard|awkward))/],
    [
      "-",
      /\bbobbin\b[^.!?]{0,30}?\b(?:nightmare|awkward|keeps? (?:jamming|catching|popping)|does ?n['’]?t (?:wind|fit|sit)|pain|winds? (?:uneven|loose|badly)|wo ?n['’]?t (?:wind|sit|fit))\b/,
    ],
  ],
};
