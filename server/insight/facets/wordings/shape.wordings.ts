import type { Wordings } from "./wording.ts";

export const SHAPE_WORDINGS: Wordings = {
  shape: [
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:keeps?|kept|holds?|held|retains?|retained|keeping|holding|maintains?|maintained|retaining) (?:all |most of |onto )?(?:its|their|it['’]?s|his|her|there|the) (?:original |nice |full |\w+ )?(?:shape|loft|fluff(?:iness)?|plumpness|bounce|spring|springiness|plushness|puff(?:iness)?|structure|stretch|elasticity|firmness|thickness|poof|body|curve|roundness)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:(?:springs?|sprang|sprung|bounces?|bounced|pops?|popped|puffs?|puffed|fluffs?|fluffed|plumps?|plumped) (?:right |straight |all the way |itself |themselves )*(?:back (?:up|into (?:shape|place|form)|to (?:its|their|full|its original|normal)|overnight|after (?:\w+ ){1,5}(?:sit|sat|slept|wash|lay|pack|squash|compress)|every (?:morning|time|night))|up (?:again|like new|nicely|in the dryer|after (?:a|every|each) (?:wash|tumble|dry)))|(?:springs?|bounces?|bounced|sprang) (?:right|straight) back\b)/,
    ],
    [
      "+",
      /\b(?:(?:has|have|does|do|did|wo|is|are)(?: ?n['’]?t| not)|never|yet to|not once|without) (?:even |once |ever |yet |at all |gotten |started |lost |going |become |get |getting |gone )*(?:(?:gone |went )?flat(?:ten|tened|tening)|gone flat|pancaked?|sag|sags|sagged|sagging|saggy|bag|bagged|bag out|bagged out|baggy|stretch(?:ed)? out|stretching out|lump|lumpy|clump(?:ed|ing|y)?|compress(?:ed)?|its (?:shape|loft|fluff|bounce|spring|stretch|firmness)|their (?:shape|loft|fluff|bounce|spring|stretch)|lost (?:its|their)|lose (?:its|their)|misshapen|deflated?|collapsed?|droop(?:ed|y)?|pack(?:ed)? down)\b(?! (?:of|your|my|under))/,
    ],
    [
      "+",
      /\b(?:still |just |every bit |exactly |is |are )?as (?:plump|puffy|fluffy|full|thick|firm|springy|bouncy|poofy|plush|lofty|squishy|tight|snug|supportive|round|stretchy) (?:as (?:the day|when|day one|it was|they were|ever|new|the first|on day|a new|brand new)|after (?:\w+ ){1,4}(?:as|months|years|washes|weeks))/,
    ],
    [
      "+",
      /\b(?:no|zero|without|not (?:a|any)|hardly any|barely any|no sign of|never any) (?:\w+ )?(?:sagging|sag|dips?|lumps?|divots?|flat spots?|crater|bagging|bagginess|stretching out|baggy knees|saggy (?:knees|butt|bottom|seat)|body (?:impression|dent|shape)s?|clump(?:s|ing)|indentations?|valley|sinkhole|bacon neck|flattening|pilling or stretching|stretched[- ]out \w+)\b(?! (?:in (?:the )?(?:gravy|batter|sauce|mix|powder|shake|litter|box)|of ))/,
    ],
    [
      "-",
      /(?<!\b(?:fold\w*|lay|lays|lie|lies|laid|pack\w*|ship\w*|arriv\w*|came|iron\w*|not|[a-z]+n['’]t|(?:has|have|does|do|did|wo|is|are|was|ca)nt|never|without|roll\w*|press\w*|squash\w*|stor\w*|falls?|from|before|yet|no|fell|battery|tires?|tyres?)\b[^.!?]{0,24})\b(?:went|gone|goes|going|turned|got|gets|fell|become|became|is|are|was|already|completely|totally) (?:all |completely |totally |as |so |pretty |nearly |already |kind of |kinda |really |super |just )*(?:flat|limp|lumpy|saggy|baggy|shapeless|misshapen|deflated|pancake flat|thin|clumpy|droopy|stretched out|squashed) (?:as a (?:pancake|board|tortilla|crepe|flounder|pizza|cracker|rug|penny)|(?:in|after|within|by|overnight|before) (?:\w+ )*(?:hours?|days?|nights?|weeks?|months?|wash(?:es)?|wears?|wearings?|uses?|morning|year|noon|lunch|christmas|dryer)|already)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:like|into|as|than|basically|just|now) (?:a |an |two |sleeping on a |sitting on a )*(?:pancakes?|crepe|hammock|taco|tortilla|bag of (?:rocks|golf balls|lumps|laundry|marbles|potatoes)|potato sack|sack of \w+|sad (?:pancake|sack)|deflated \w+|wet noodle|used tea ?bag|flat tire|pita|soggy \w+|swayback|sack)\b(?<!\b(?:taste|tastes|mix|batter|eat|wear|cook|flip|packs?|fold|folds|folded|thin|rolls?)\b.{0,60})(?! (?:mix|batter|breakfast|pan|syrup|swing|chair|turner))/,
    ],
    [
      "-",
      /\b(?:stretched|stretches|bagged|bags|sagged|sags|droops|drooped|rides|loosened|bagging|sagging|stretching|gave) (?:way )?(?:out |down |up )?(?:at|in|around|by|so much|after|over|a size|two sizes|half a size|big) (?:the |my |your |one |two |by |a |both |that |an )*(?:knees?|seat|crotch|neck|collar|butt|bottom|waist(?:band)?|cuffs|elbows|wears?|hours?|wash(?:es)?|size|sizes|armpits|bum|day|noon|lunch)\b(?<!\b(?:not|never|[a-z]+n['’]t|(?:has|have|does|do|did|wo|is|are|was|ca)nt|no|without)\b.{0,40})/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:lumps?|clumps?|clumped|balled|bunched|bunches|clumping|stuffing|filling|fill|fluff|foam|padding|beans) (?:up |has |had |all |is |was |it |just |have |went |goes |moved |shifted |migrated |settled |collected |shifts |ends up )+(?:in|into|at|to|toward|towards) (?:one|the|a|two|each|little|hard) (?:corner|end|side|corners|bottom|ends|lumps?|clumps?|balls?|wads?|blob|foot|edges?|knots?|single)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:permanent|body[- ]shaped|body|butt[- ]shaped|butt|me[- ]shaped|dog[- ]shaped|man[- ]shaped|him[- ]shaped) (?:dents?|dips?|craters?|valleys?|impressions?|divots?|indentations?|sag|trench|canyon|rut|groove|sinkhole|ditch)\b(?! (?:in my (?:skin|head|shoulder|face|wrist|ear)|on my|for))/,
    ],
    [
      "-",
      /\b(?:lost|loses|losing|lose|lost all|out of|gave up on) (?:all |most of |almost all |half |pretty much all )?(?:of )?(?:its|their|it['’]?s|the) (?:\w+ )?(?:shape|fluff(?:iness)?|loft|bounce|spring|plumpness|firmness|elasticity|stretch|structure|poof|puff|cushion(?:ing)?|support|thickness|form)\b(?<!\b(?:not|never|[a-z]+n['’]t|(?:has|have|does|do|did|wo|is|are|was|ca)nt|no|without|yet to)\b.{0,30})|\b(?:bacon (?:neck|collar|edges)|(?:neck|collar|hem|waistband|neckline) (?:\w+ ){0,2}(?:like bacon|bacon(?:ed|s|ing)?|went wavy|stretched out|got loose))\b/,
    ],
  ],
  chewing: [
    [
      "+",
      /\b(?:chewers?|destroyer|pit ?bulls?|pitties?|pittie|rottweilers?|rottie|german shepherds?|shepherd|labs?|labrador|husky|huskies|pupp(?:y|ies)|pups?|dogs?|cats?|mastiffs?|terriers?|boxers?|malinois|retrievers?|beagles?|doodle|dane|bully|bulldogs?|kittens?|teeth|claws|jaws|jack russell|dachshund|corgi|collie|poodle|heeler|he|she|rabbits?|ferrets?|parrots?|cockatoo|macaw|goats?|horse)\b (?:\w+ ){0,3}?(?:(?:has|have|ca|could|did|does|do|is|are)(?: ?n['’]?t| not|not)|(?:has|have|is) yet to|unable to|never|still has ?n['’]?t|ca not|failed to) (?:managed to |figured out how to |yet |even |able to |ever |once |quite |been |gotten to |get to )*(?:destroy(?:ed)?|chew(?:ed)? (?:through|it up|up|apart|a hole)|tear(?:ing)?|torn|rip(?:ped)?|puncture[d]?|shred(?:ded)?|kill(?:ed)?|demolish(?:ed)?|get(?:ten)? through|got through|ma(?:k|d)e a (?:dent|hole|mark)|gut(?:ted)?|bit(?:e|ten)? (?:through|off|a)|put a (?:hole|dent|mark|tooth)|dismantle[d]?|ruin(?:ed)?|pull(?:ed)? (?:it|the stuffing|the squeaker|out)|pop(?:ped)?|murder(?:ed)?|got(?:ten)? (?:to )?(?:the )?(?:squeaker|stuffing)|un-?stuff(?:ed)?|de-?stuff(?:ed)?|dent(?:ed)?|win|won)\b(?! (?:the (?:furniture|couch|sofa)|my (?:couch|sofa|furniture|shoes)))/,
    ],
    [
      "+",
      /\b(?:only|just|barely|hardly|a few|some|not (?:a|one|a single)|no|faint|tiny|couple of|couple) (?:\w+ )?(?:teeth|tooth|bite|claw|chew|fang)[- ]?(?:marks?|dents?|prints?|punctures?|damage)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:survived?|survives|outlasted|withstood|withstands?|stands? up to|stood up to|holds? up (?:to|against|with)|held up (?:to|against|with)|holding up to|match for|up to|lasted (?:longer|through|with)|endured|puts up with|handles?|handled|taken on|beaten|resisted|resists|defeated|stumped) (?:\w+,? ){0,5}(?:chewers?|chewing|jaws|teeth|claws|pit ?bulls?|pupp(?:y|ies)|rottweilers?|shepherds?|labs?|mastiffs?|huskies|husky|terriers?|boxers?|malinois|destroyer|teething|kneading|scratching|land shark|mauling|gnawing|tug of war|beagles?|chomping|biting)\b/,
    ],
    [
      "+",
      /\b(?:only|first|one|finally an?) (?:\w+ ){0,2}?(?:toy|thing|one|bed|ball|leash|chew|bone|rope|harness|brand|crate|blanket|plush|frisbee|stuffie) (?:[\w'’-]+ ){0,4}?(?:(?:has|have|ca|could|did|does)(?: ?n['’]?t| not|not)|has not|never|survived|has survived|has lasted|lasted (?:more|longer|past|a (?:week|month|year|whole))|still (?:intact|alive|in one|whole)|to survive|left standing|outlast\w*) ?(?:been |yet |him |her |my |immediately |completely |his |be )*(?:destroy\w*|chew\w*|shred\w*|kill\w*|ripped|torn|tear|gut(?:ted)?|demolish\w*|dogs?|puppy|pup|jaws|intact|teeth)\b/,
    ],
    [
      "+",
      /\b(?:chew(?:ed|s|ing)?|gnaw(?:ed|s|ing)?|tug(?:ged|s|ging)?|bit(?:es?|ing)?|claw(?:ed|s|ing)?|scratch(?:ed|es|ing)?|attack(?:ed|s|ing)?|thrash(?:ed|es|ing)?|worked on|mauled?|kneads?|shak(?:es?|ing)|shook) [^.!?]{0,50}\b(?:and (?:it|they)(?:['’]s| is| are|['’]re| still| has| have)?|but (?:it|they)(?:['’]s| is| are| still| has)?|,) ?(?:still |all )?(?:in one piece|intact|whole|looks? (?:new|like new|fine|the same|good)|like new|squeaks?|good as new|holding (?:up|together)|going strong|not a (?:mark|scratch|tooth|hole|snag|thread)|no (?:damage|holes?|rips|tears|snags|stuffing)|no worse for wear)\b/,
    ],
    [
      "-",
      /\b(?:destroyed|demolished|shredded|gutted|killed|dismembered|disembowel+ed|murdered|chewed (?:through|up|off|it|right|a|the)|tore (?:through|up|apart|into|it|the|open)|torn (?:up|apart|open)|ripped (?:it|open|apart|off|the|through|a)|obliterated|eviscerated|decapitated|bit (?:through|off|the)|unstuffed|de-?stuffed|had the (?:stuffing|squeaker)|had it (?:open|apart|in|gutted|shredded|destroyed)|got the (?:squeaker|stuffing)|pulled (?:the|all the|out)|popped it|punctured|ate (?:the|it|half|through|a)|annihilated|dissected|clawed (?:through|a)) (?:[\w'’-]+ ){0,6}?(?:in|within|under|after|inside|by|before) (?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))?|about|like|less than|less|under|the first|no time|seconds|minutes|record time|an? |only|just|maybe|literally|approximately|bedtime|lunch|morning|dinner)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:stuffing|fluff|guts|squeakers?|cotton|foam|polyfill|filling|innards) (?:\w+ )?(?:all over|everywhere|was out|out (?:in|of it|within|by|before)|removed in|across the|on the (?:floor|lawn|carpet)|in (?:his|her) (?:mouth|belly|stomach)|gone (?:in|within)|strewn|scattered|was gone)\b|\b(?:in|to|into) (?:\w+ )?(?:shreds|pieces|confetti|ribbons|tatters|smithereens) (?:in|within|by|all over|after|before|everywhere|on the)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:(?:chewers?|destroyer|pit ?bulls?|pitties?|pittie|rottweilers?|rottie|german shepherds?|shepherd|labs?|labrador|husky|huskies|pupp(?:y|ies)|pups?|dogs?|cats?|mastiffs?|terriers?|boxers?|malinois|retrievers?|beagles?|doodle|dane|bully|bulldogs?|kittens?|teeth|claws|jaws|jack russell|dachshund|corgi|collie|poodle|heeler|he|she|rabbits?|ferrets?|parrots?|cockatoo|macaw|goats?|horse)|they|kitty|our \w+|my \w+) (?:had |has |already |both |just |easily |quickly |immediately |literally )*(?:chewed|gnawed|bit|ate|clawed|ripped|tore|chews|rips|gnawed) (?:right |straight |clean |completely |a (?:big |huge )?)?(?:through|hole (?:in|through)|holes in|(?:it|them|the \w+(?: \w+)?|one \w+|chunks|pieces|parts?|bits|an ear|a leg|the ears?) (?:off|out|up|apart|open|to (?:bits|shreds|pieces)|in half))\b(?! (?:my|the (?:old|last|sofa|couch)|our) )/,
    ],
    [
      "-",
      /\b(?:lasted|survived|held up|made it) (?:for )?(?:all of |about |maybe |only |less than |under |a whole |approximately |exactly |barely |roughly |not even )*(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? (?:seconds?|minutes?|mins?)\b(?! (?:on a|of (?:chew|play)time|per))|\b(?:lasted|survived|held up) (?:for )?(?:all of|maybe|less than|under|a whole|barely|not even) (?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|\d+|several|(?:a )?few|(?:a )?couple(?: of)?|half a|(?:a )?dozens?(?: of)?|many|countless|hundreds of)(?: and a half| or (?:so|two|three|\w+))?(?: (?:full|solid|whole|hard|straight|short|measly|more))? (?:hours?|days?)\b|\b(?:not|hardly|no way|far from|nowhere near|by no means) (?:\w+ ){0,2}(?:indestructible|chew[- ]?proof|tough enough for|for (?:\w+ ){0,2}chewers|strong enough for (?:\w+ ){0,2}chewer)/,
    ],
  ],
};
