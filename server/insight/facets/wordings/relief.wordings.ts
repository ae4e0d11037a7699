import type { Wordings } from "./wording.ts";

/** What buyers tell of better nights, of ills that ease, and of animals that calm down. */
export const RELIEF_WORDINGS: Wordings = {
  sleep: [
    [
      "+",
      /\b(?:(?:i|he|she|we|they)(?:['’]?m|['’]?s|['’]?re| am| is| are| was| were)|theyre|im|hes|shes) (?:gone|out|off|asleep|under|dead to the world) (?:by|before|within|in|inside|like) (?:(?:about|a|an|the|just|half|under) )*(?:\d+|half past|eight|nine|ten|eleven|midnight|twenty|fifteen|five|thirty|few minutes|minutes|lights?)\b/,
    ],
    [
      "+",
      /\b(?:drop|drops|dropped|dropping|nod|nods|nodded|nodding|doze|dozes|dozed|drift|drifts|drifted|drifting) off (?:[\w'’-]+ ){0,2}(?:faster|quicker|quickly|easier|easily|sooner|within|straight|better)\b/,
    ],
    [
      "+",
      /\b(?:now )?(?:get|gets|getting|sleep|sleeps|sleeping|slept|manage|manages) (?:(?:a|about|at|least|nearly|almost|around|solid|full|up|to|over|good) )*(?:\d|five|six|seven|eight|nine)(?: or (?:\d|six|seven|eight|nine))? (?:solid |full |straight |good |whole |unbroken )?hours?(?: (?:now|a night|every night|straight|of sleep|without waking|most nights|these days|which)\b)/,
    ],
    [
      "+",
      /\b(?:yawning|eyes (?:are |get |were )?(?:heavy|closing|drooping)) (?:[\w'’-]+ ){0,2}(?:within|in|after) (?:[\w'’-]+ ){0,2}(?:minutes?|mins?)\b/,
    ],
    [
      "+",
      /\b(?:no longer|stopped|not|n['’]?t|wasnt|isnt) (?:looking at|watching|staring at|checking) (?:the clock|the ceiling)\b/,
    ],
    [
      "+",
      /\b(?:no longer|stopped|do(?: ?n['’]?t| not|nt)|does(?: ?n['’]?t| not|nt)|quit) (?:toss(?:ing)? and turn(?:ing)?|wak(?:e|ing)(?: up)? (?:at|every|in the|all|three|several|constantly))\b/,
    ],
    [
      "+",
      /\b(?:much |far |a lot |so much |way )less (?:up and down|getting up|tossing|waking(?: up)?|messing about)\b/,
    ],
    [
      "-",
      /\b(?:sleep|slept|sleeping) (?:exactly |just |about |pretty much |still )*(?:the same(?: as (?:before|ever|always))|no better|no different|as (?:badly|poorly|little) as)\b/,
    ],
  ],
  cramps: [
    [
      "+",
      /\b(?:cramps?|cramping|charley horses?)\b(?: (?!(?:not|never|no|still|and|but|until|if)\b|\w*n['’]?t\b)[\w'’-]+){0,9}? (?:eased|stopped|vanished|disappeared|gone|down to|less often|less frequent|rarer|fewer|a thing of the past|much better|so much better)\b/,
    ],
    [
      "+",
      /\b(?:fewer|no more|hardly any|barely any|not a single|not one|no longer (?:get|have|wake up with)|have(?: ?n['’]?t|nt| not) had (?:a|any|one)(?: single)?|has(?: ?n['’]?t|nt| not) had (?:a|any|one)(?: single)?) (?:(?:night|leg|calf|muscle|foot|period|stomach|hand|toe) )*(?:cramps?|cramping|charley horses?)\b/,
    ],
    [
      "+",
      /\bcramps?\b[^.!?]{0,60}\b(?:i['’]?ve|ive|i have|he['’]?s|she['’]?s|he has|she has) (?:only |now )?had (?:just |only )?(?:one|two|none)\b/,
    ],
    [
      "-",
      /\bstill (?:get|gets|got|getting|have|has|had|having|wake up with|waking up with|suffer|suffering) (?:[\w'’-]+ ){0,3}(?:cramps?|cramping|charley horses?)\b/,
    ],
  ],
  restlessLegs: [
    [
      "+",
      /\b(?:restless|twitchy|jumpy|jerky|fidgety) legs?\b(?: (?!(?:still|never|and|but|until|if|worse)\b|(?:not|\w*n['’]?t) (?!been (?:this|so|as)\b))[\w'’-]+){0,6} (?:calm|calmer|calmed|settled?|quiet|quieter|gone|stopped|better|eased|disappeared)\b/,
    ],
    [
      "+",
      /\b(?:helps?|helped|calms?|calmed|stops?|stopped|settles?|settled|great for|good for|works? for|works? on) (?:[\w'’-]+ ){0,2}(?:restless|twitchy|jumpy|jerky|fidgety) legs?\b/,
    ],
    [
      "-",
      /\b(?:did|does|do)(?: ?n['’]?t|nt| not) (?:help|calm|stop|touch|settle|do (?:anything|a thing) for) (?:[\w'’-]+ ){0,2}(?:restless|twitchy|jumpy|jerky) legs?\b/,
    ],
  ],
  swelling: [
    [
      "+",
      /\b(?:ankles?|feet|foot|legs?|calves|knees?|fingers|hands)\b(?: (?!(?:and|but|when|if|because)\b)[\w'’-]+){0,2}? ?(?:\b(?:are|is|were|was|do|does|did|have|has)(?: ?n['’]?t| not)|\b(?:arent|isnt|werent|wasnt|dont|doesnt|didnt|havent|hasnt|no longer|never)) (?:[\w'’-]+ ){0,2}?(?:swell(?:ed|ing)?|swollen|puff(?:y|ed|ing)?)\b/,
    ],
    [
      "+",
      /\b(?:ankles?|feet|legs?|calves)\b (?:[\w'’-]+ )?(?:stay|stays|stayed|remained|are back to|were still) (?:a |the |their |my )?(?:normal|regular|usual)(?: size)?\b/,
    ],
    [
      "+",
      /\b(?:feet|foot) (?:still |actually |even )?(?:fit|fits|go|goes|went|slid|slide) (?:right |straight |easily )?back (?:in|into|inside) (?:my |her |his |the |their )?(?:shoes|boots|heels|sneakers|trainers)\b/,
    ],
    [
      "+",
      /\bswelling\b(?: (?!(?:not|never|still|and|but|until|if)\b|\w*n['’]?t\b)[\w'’-]+){0,6} (?:gone|down|less|reduced|better|disappeared|improved|under control|minimal|vanished)\b/,
    ],
    [
      "+",
      /\b(?:keeps?|kept|brings?|brought|takes?|took) (?:the |my |his |her )?(?:swelling|puffiness) (?:\w+ )?(?:down|away|at bay|under control|in check)\b/,
    ],
    ["+", /\b(?:keeps?|kept) (?:it|them) down (?:better|more|well|nicely)\b/],
    [
      "-",
      /\b(?:ankles?|feet|legs?|calves)\b (?:[\w'’-]+ ){0,2}still (?:[\w'’-]+ )?(?:swell(?:s|ed)?|swelling|swollen|puffy|puffed)\b/,
    ],
  ],
  pain: [
    [
      "+",
      /\b(?:do ?n['’]?t|does ?n['’]?t|did ?n['’]?t|do not|does not|dont|doesnt|didnt|no longer)(?= (?:even |quite )?feel like (?:they(?:['’]?re| are) )?(?:made of )?(?:lead|bricks?|concrete|logs|stumps|(?:going to|gonna) fall off)\b)/,
    ],
    [
      "+",
      /\bless (?:achey|achy|tired|sore|heavy|fatigued|painful)\b(?! (?:than (?:other|the other|my)|for the wallet|to carry))/,
    ],
    [
      "+",
      /\b(?:great|good|wonderful|perfect|brilliant|excellent|a godsend|amazing|fantastic) (?:for|on) (?:my |his |her )?(?:tired|sore|aching|achy|achey|heavy|throbbing) (?:legs?|feet|calves|muscles|back|shoulders|knees|joints|hands|arms)\b/,
    ],
    [
      "+",
      /\b(?:legs|feet|calves) (?:\w+ )?(?:feel|felt|feels) (?:so much |much |so |way |a lot |really )?(?:better|fresher|lighter|less tired)\b/,
    ],
  ],
  effect: [
    [
      "+",
      /\b(?:loosens?|loosened|eases?|eased|dulls?|dulled|soothes?|soothed|melts?|melted) (?:up |away )?(?:(?:the|my|his|her|all|any|those|that) )*(?:[\w'’-]+ )?(?:aches?|soreness|stiffness|tension|tightness|tight muscles|sore muscles)\b/,
    ],
    [
      "+",
      /\b(?:calm|calmed|gone|settled|eased|better) within (?:a couple of|a few|two|three|\d+|one|a) (?:nights?|days?|weeks?|hours?)\b/,
    ],
    [
      "-",
      /\b(?:feel|feels|felt|feeling) (?:absolutely |exactly |pretty much )?(?:no different|the same|nothing at all|zero difference)\b/,
    ],
    [
      "-",
      /\b(?:did|does|do|done) (?:absolutely |literally |basically )?(?:nothing|naff all|sod all|zilch|bugger all) (?:for|to help)\b/,
    ],
    [
      "-",
      /\b(?:kept|keep|keeps) (?:thinking|hoping|waiting for) (?:it|this|them|that) (?:would|will|to) (?:kick in|work|start)\b/,
    ],
  ],
  digestion: [
    [
      "+",
      /\b(?:no|without(?: any)?|zero|none of the) (?:tummy|stomach|belly|gut|bowel) (?:trouble|troubles|aches?|issues?|problems?|upset|pain|cramps|drama)\b/,
    ],
    ["+", /\b(?:easier|gentler|kinder|better) on (?:my|the|her|his) (?:stomach|tummy|gut|belly)\b/],
  ],
  lint: [
    [
      "+",
      /\b(?:hair|fur|lint)\b (?:(?!(?:not|never|wo|does|do)\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}?(?:goes|comes|falls|shakes|drops|slides|brushes|wipes|vacuums|hoovers|rinses) (?:right |straight |clean )?(?:with it|off|out|away|up)\b/,
    ],
    [
      "-",
      /\b(?:hair|fur|it) (?:just |really |all )?(?:weaves?|embeds?|burrows?|needles?|works?) (?:itself |themselves )(?:right |deep )?(?:into|in)\b/,
    ],
  ],
  laundry: [
    [
      "-",
      /\bcame out (?:of the (?:wash|washer|dryer|machine) )?(?:with (?:the|its|a) (?:\w+ ){0,2}(?:peel\w*|crack\w*|flak\w*|torn|ripped|separat\w*)|in (?:pieces|shreds|tatters))/,
    ],
  ],
  autoOff: [
    [
      "-",
      /\b(?:just )?keeps? (?:on )?(?:boiling|heating|running|going|spinning|cooking)(?: and \w+)? (?:unless|until|till) (?:i|you|we|somebody|someone)\b/,
    ],
    [
      "-",
      /\b(?:auto(?:matic)?[ -]?)?(?:shut[ -]?off|switch[ -]?off|turn[ -]?off)(?: \w+)? (?:quit|stopped|broke|failed|no longer|never|does(?: ?n['’]?t|nt) work|died|gave up)\b/,
    ],
  ],
  petCalm: [
    [
      "+",
      /\b(?:sleeps?|slept|snoozes?|snoozed|naps?|napped|dozes|dozed) (?:almost |nearly |practically )?(?:the (?:whole|entire)|all the) (?:way|drive|trip|ride|flight|journey)\b/,
    ],
    [
      "+",
      /\b(?:used to|usually|normally) (?:[\w'’-]+ )?(?:pace|whine|cry|shake|pant|bark|howl|tremble|drool)\b[^.!?]{0,90}\b(?:now|no longer|any ?more|stopped|with this)\b/,
    ],
    [
      "+",
      /\b(?:is|was|been|seems?|are|were|so|much|lot|far) (?:calmer|more relaxed|less anxious|less nervous|less stressed|more settled)\b(?= (?:in|on|with|now|during|since|when|than|inside)\b|[.,!]|$)/,
    ],
    [
      "+",
      /\b(?:no more|stopped(?: the)?|without(?: any)?) (?:crying|whining|pacing|panting|howling|shaking|trembling)\b/,
    ],
    ["+", /\b(?:lay|lies|laid|curls|curled|settles|settled|lays) (?:right |straight |immediately )(?:down|up|in)\b/],
    [
      "-",
      /\b(?:still|now|just|constantly) (?:whines?|cries|whining|crying|paces|pacing|pants|panting|shakes|shaking|trembles|howls)\b(?= (?:in|on|the whole|the entire|every|all|inside|when)\b)/,
    ],
  ],
  softness: [
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t) (?:\w+ )?)\b(?:heels|hands|elbows|feet|knees|legs|lips|cuticles|arms)\b(?: (?!(?:not|never|no|but|and)\b|\w*n['’]?t\b)[\w'’-]+){0,5} (?:are|feel|felt) (?:(?:so|really|much|very|now|lovely|and|super) )*(?:soft|softer|smooth|smoother|silky)\b/,
    ],
  ],
  scent: [
    ["+", /\b(?:smell|scent|fragrance),? (?:i|we) (?:absolutely |really )?(?:love|adore|like) (?:it|that)\b/],
    ["+", /\b(?:lush|gorgeous|divine|heavenly|beautiful) (?:smell|scent|fragrance)\b/],
  ],
  dispenser: [
    [
      "-",
      /\bpump (?:(?!(?:not|never|no|and|but)\b)[\w'’-]+ ){0,2}?(?:stops|stopped|snapped|broke|broken|quit|jams?|jammed|sticks|stuck|leaks?|leaked|wo ?n['’]?t|wont|does ?n['’]?t|doesnt|fails?|failed|came off|fell off)\b/,
    ],
  ],
  value: [
    ["-", /^(?:(?:it['’]?s|it is|they are|and|but|is|so) )*not cheap\b(?= is it|[.,!]| at all| for what| but|$)/],
    ["-", /\bcosts? (?:me |us |you )?a (?:small |bloody |absolute )?fortune\b/],
  ],
  amount: [
    [
      "-",
      /\b\d+ ?(?:ml|oz|g|grams|ounces)\b (?:just |really )?(?:does ?n['’]?t|does not|doesnt|wo ?n['’]?t|wont|did ?n['’]?t|didnt) last\b/,
    ],
  ],
  wet: [
    [
      "+",
      /\b(?:not a drop|nothing|none of it|no (?:water|liquid|pee|mud)) (?:of it |has |ever )?(?:got|gets|went|goes|came|comes|soaked|soaks|seeped|seeps|leaked|leaks|made it) (?:it )?through(?: to)?\b/,
    ],
  ],
};
