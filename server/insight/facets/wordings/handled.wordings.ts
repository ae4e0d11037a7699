import type { Wordings } from "./wording.ts";

/** Of what is worked by hand: what it takes, what comes out of it, what it costs, and how it is cleaned after. */
export const HANDLED_WORDINGS: Wordings = {
  mess: [
    [
      "-",
      /\b(?:squirts?|squirted|squirting|splatters?|splattered|spurts?|spurted|spatters?|splashes|splashed) (?:(?:it|juice|oil|water|milk|paint|food|right|straight|stuff) )*(?:everywhere|all over|up my|in my (?:face|eye)|at (?:me|you)\b|out (?:of )?the (?:sides?|top|back))/,
    ],
    [
      "-",
      /\b(?:comes?|came|oozes?|oozed|squeezes|squeezed|squishes|squished|escapes?|pushes|squirts) (?:back )?(?:(?:up|out) (?:round|around|past)|out (?:of )?(?:at )?) ?the (?:sides?|edges?|rim|plunger|lid)\b(?! (?:pocket|door|of the (?:box|bed|road)))/,
    ],
    ["-", /\bwatch out for (?:the )?(?:spray|splash(?:es|ing)?|splatter(?:ing)?|spatter|squirts?|drips)\b/],
  ],
  easeOfUse: [
    [
      "-",
      /\b(?:you|one)(?:['’]ll)? (?:do |really |will )?needs? (?:(?:some|a lot of|proper|serious|real|so much|quite some|a fair bit of|hands of|arms of|the) )+(?:strength|muscles?|elbow grease|force|steel|grip)\b(?! (?:in|on) )/,
    ],
    [
      "-",
      /\b(?:too|so|far too|very) stiff (?:for (?:(?:my|her|his|an|a|the|anyone|older|old|elderly|arthritic|people|hands) )*(?:with )?(?:\w+ )?(?:hands?|fingers|thumbs|wrists?|grip|mum|mom|nan|gran|mother|arthritis|arthritic))/,
    ],
    [
      "-",
      /\bhad to (?:ask|get) (?:my|the) (?:husband|wife|son|dad|partner|neighbou?r|daughter|boyfriend|grandson) to (?:press|squeeze|open|turn|twist|crank|wind|lift|undo|close|push|pull|work|do) (?:it|this|them)\b/,
    ],
  ],
  capacity: [
    [
      "-",
      /\b(?:has|have|had|needs?) to be (?:cut|chopped|sliced|halved|quartered|broken|folded)(?: up)? (?:(?:in|into) )?(?:(?:two|half|halves|pieces|quarters|three|bits|chunks|smaller) )*(?:before|to|so|or) (?:it|they|that)?(?: (?:will|would|can|wo n['’]t|wont|even))* ?(?:fits?|goes? in)\b/,
    ],
  ],
  evenness: [
    [
      "+",
      /\b(?:comes?|came|coming) out (?:(?:all|really|so|very|nice and|lovely and) )+(?:fine(?=,? (?:almost|like|and|a)\b)|even(?:ly)?|uniform)\b/,
    ],
    [
      "+",
      /\b(?:nice|lovely|perfect|really|beautiful|beautifully|good|great|super) (?:and )?(?:fine|even|uniform) (?:mince|grind|powder|shreds?|slices|crumbs?|paste|cubes|strips|dice)\b(?! (?:is|are|would|was) (?:not|imposs))/,
    ],
    [
      "+",
      /\b(?:perfect|perfectly even|uniform|beautiful|neat) (?:little |tiny |small |even )*(?:specks|cubes|slices|shreds|dice|ribbons|spirals|matchsticks|crumbs)\b/,
    ],
  ],
  rust: [
    [
      "-",
      /(?<!\b(?:no|not|any|without|never) (?:\w+ )?)\b(?:brown|orange|rusty|rust(?:-| )coloured) (?:spots?|marks?|specks?|stains?|patch(?:es)?|bits|blotches) (?:\w+ )?(?:round|around|on|near|at|along|where) (?:the|its) (?:\w+ )?(?:hinges?|blades?|handles?|base|metal|screws?|edges?|rims?|frame|legs?|joints?|bottom|pivot|spring|seams?|rivets?|bolts?|element)\b/,
    ],
  ],
  cleaning: [
    [
      "-",
      /\b(?:a|an|real|complete|total|absolute) (?:pig|nightmare|pain|bugger|swine|nuisance|faff|devil|chore|beast|mission) to (?:get |keep )?(?:clean|wash|rinse|wipe)\b/,
    ],
    [
      "-",
      /\b(?:minutes?|ages|half an hour|hours?|forever) with (?:a|the|an old|my) (?:old )?(?:toothpick|toothbrush|cocktail stick|pin|skewer|needle|scourer|cotton bud|q-?tip)\b/,
    ],
    [
      "-",
      /\b(?:need|needs|have|had|got) to (?:poke|pick|prise|dig|scrape) (?:out )?(?:each|every|all the|them|the) (?:little |single )?(?:holes?|bits?|pieces?|slots?|teeth|gaps?)? ?(?:out|clean|with a)?\b/,
    ],
    [
      "-",
      /\bpok(?:e|ing|ed) (?:them|the holes|each hole|every hole|at it|it) (?:out )?with (?:a|an|my) (?:\w+ )?(?:pin|needle|toothpick|cocktail stick|skewer|paper ?clip)\b/,
    ],
    [
      "-",
      /\b(?:holes?|mesh|slots?|teeth) (?:(?:all|get|gets|just|always|soon) )*(?:clogs?|clogged|block|blocks|bungs?|gunks?)(?: up)?(?=[.,;!]| (?:up|with|after|every|constantly|all the time|and)|$)/,
    ],
    ["-", /\bdr(?:y|ies|ied) (?:on )?like (?:cement|concrete|glue)\b/],
    [
      "+",
      /\brun (?:it under )?the tap(?: on it)?,? (?:and )?(?:done|sorted|job done|that['’]?s it|it['’]?s clean|clean)\b/,
    ],
  ],
  value: [
    [
      "+",
      /\b(?:for|at) (?:(?:under|less than|around|about|only|just) )*(?:[£$€] ?\d+|\d+|five|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|this|that|the) ?(?:quid|pounds|bucks|dollars|euros|price|money),? (?:you|i|we) (?:really |just |honestly )?(?:wo ?n['’]?t|wont|will not|ca ?n['’]?t|cant|cannot|could ?n['’]?t|couldnt|would ?n['’]?t|wouldnt) (?:do|get|find|ask for|go) (?:any |much |anything )?(?:better|more|wrong)\b/,
    ],
    ["+", /\bcheap (?:and|but|&) cheerful\b/],
    ["+", /(?:^|[,;] ?)(?:\w+ \w+, )?small price,? (?:and |but )?(?:no|big|huge|great|good|lots)\b/],
    [
      "+",
      /(?<!\b(?:is|was|only|at|has) (?:barely |only )?)\b(?:a|one) (?:third|quarter|fifth|tenth|fraction) of the (?:price|cost)\b(?! of (?:this|these))/,
    ],
    ["+", /\bat (?:this|that) price,? i (?:bought|ordered|got) (?:a second|another|two|three|a spare|one for)\b/],
  ],
  sturdy: [
    [
      "-",
      /\b(?:feels?|looks?|felt|looked|seems?) like (?:it|they|something) (?:(?:could|must|might|have|has|should) )*(?:came|comes?|come|fell) (?:from|out of) (?:a|an|the) (?:(?:christmas|xmas|party|cheap) )*(?:cracker|cereal (?:box|packet)|(?:dollar|pound|99p|thrift|discount) (?:store|shop|tree)|happy meal|vending machine|gumball machine|toy (?:shop|box|set))\b/,
    ],
  ],
};
