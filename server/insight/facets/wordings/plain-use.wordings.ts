import type { Wordings } from "./wording.ts";

/** What happens in plain use, told by its verbs: air that is lost, beads that come out, soup that comes out smooth. */
export const PLAIN_USE_WORDINGS: Wordings = {
  shape: [
    [
      "-",
      /\b(?:lost|loses?|losing) (?:maybe |about |almost |nearly |some |most |half |all |a lot |a third |a quarter |a little |of |its |the )*air\b/,
    ],
    [
      "-",
      /\b(?:(?:had|have|having|needs?|needed|got) to |kept |keeps? )(?:keep )?(?:(?:add|adding|put|putting) (?:more |some |back )*air|(?:top|topping|pump|pumping|blow|blowing) (?:it|them|this|mine) (?:back )?(?:up|off)|re-?inflat(?:e|ing)(?: it| them)?|(?:hit|run|start|turn on) the pump)(?: in)? (?:again|every|each|twice|daily|nightly|overnight|halfway|in the (?:middle|night|morning)|before (?:bed|the second))\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|n['’]t) (?:\w+ )?)\b(?:went|gone|goes|going) (?:all |really |very |kind of |a (?:little|bit|tad) )?soft\b(?! (?:on|and|in (?:the|your|my) (?:mouth|milk|wash)))/,
    ],
    [
      "-",
      /\b(?:soft|flat|saggy|squishy|half empty) (?:again )?(?:by|before|within) (?:the (?:next )?)?(?:an hour|morning|midnight|dawn|noon|sun(?:day|rise)|monday|saturday|\d+ ?(?:am|a\.m\.)|hours?|end of the night)\b/,
    ],
    ["-", /\b(?:woke|wake|woken|waking|ended) up (?:flat )?on the (?:bare |hard |cold )?(?:floor|ground)\b/],
    [
      "+",
      /(?<!\b(?:not|never|n['’]t|barely|hardly|longer|to|should) (?:\w+ )?)\b(?:holds?|held|keeps|kept|holding) (?:all |its |the |in )*air\b(?! (?:out|moving|flow\w*|clean|fresh|pump))/,
    ],
    [
      "+",
      /\b(?:never|not once|(?:have|did) ?n['’]?t|havent|didnt|without) (?:once |ever |even )*(?:had to |have to |having to |need(?:ed|ing)? to )?(?:add(?:ing)?|put(?:ting)?|top(?:ping)?|pump(?:ing)?|blow(?:ing)?|re-?inflat(?:e|ing|ed)) (?:(?:any |more |some )*air|it (?:back )?(?:up|off)|it)\b/,
    ],
    [
      "-",
      /\b(?:beads?|filling|fill|stuffing|pellets|beans|down|feathers|fiberfill|padding) (?:have |has |had |are |is |was |were )?(?:all |just |also |always )*(?:slid(?:es|e)?|slides|shift(?:s|ed|ing)?|mov(?:e|es|ed)|bunch(?:es|ed)?|clump(?:s|ed)?|gather(?:s|ed)?|pool(?:s|ed)?|collect(?:s|ed)?|sinks?|sank) (?:up |down |over |together |all )*(?:in|into|at|to|toward|towards|on) (?:one|the|a|each|either) (?:\w+ )?(?:end|side|corners?|bottom|middle|foot|edges?|centre|center)\b/,
    ],
  ],
  leak: [
    [
      "-",
      /(?<!\b(?:no|not|never|without|keeps? the|keep the) (?:\w+ )?)\b(?:beads?|stuffing|filling|pellets|beans|feathers|sand|granules|gel)(?: (?:are|is|was|were|all|started|keep|kept|just|everywhere))* (?:everywhere|all over|(?:com(?:e|es|ing)|came|pour(?:s|ed|ing)?|spill(?:s|ed|ing)?|leak(?:s|ed|ing)?|fall(?:s|ing)?|fell|sift(?:s|ed|ing)?) (?:right )?(?:out|through))\b/,
    ],
    [
      "-",
      /\b(?:out|through) (?:came|come|poured|spilled|fell|leaked) (?:all )?(?:the|a|some) (?:\w+ )?(?:beads?|stuffing|filling|pellets|beans|feathers|sand)\b/,
    ],
    ["-", /\btrail of (?:\w+ ){0,3}(?:beads?|stuffing|pellets|beans|feathers|sand|fluff)\b/],
  ],
  breathable: [
    [
      "-",
      /(?<!\b(?:not|never|n['’]t|without|less) (?:\w+ )?)\b(?:it|this|i|he|she|we|you|hubby|husband|wife|son|daughter) (?:just |always |can )?(?:gets?|got|runs?|ran|is|was|['’]s) (?:way |just |a bit |a little |much |far )?too (?:warm|hot)\b/,
    ],
    ["-", /^hot,? hot(?:,? hot)?\b/],
    [
      "-",
      /\b(?:one (?:leg|foot|arm)|legs?|feet|foot|arms?) (?:is |are |always |sticking |hanging |poking )+out (?:of|from under)\b/,
    ],
    ["+", /\bno (?:heat|sweat|sweating|overheating|temperature) (?:problems?|issues?|trouble|complaints?)\b/],
  ],
  sizing: [
    [
      "-",
      /\b(?:no|not(?: any| much)?|n['’]t (?:any|much)|hardly any|barely any) (?:bigger|larger|wider|longer) than (?:a|an|my) (?:\w+ )?(?:throw|towel|crib|baby blanket|lap blanket|hand towel|placemat|napkin|pillow ?case|postage stamp|handkerchief|tea towel|wash ?cloth|child['’]?s|toddler['’]?s)\b/,
    ],
    ["-", /\b(?:too|so|rather|pretty|very|a bit|awfully) skimpy\b/],
    [
      "-",
      /\b(?:does ?n['’]?t|doesnt|wo ?n['’]?t|wont|will not|not|barely|hardly) (?:even )?(?:cover|covers|reach) (?:both )?(?:my |our |his |her |the )?(?:feet|toes|shoulders|chin|whole bed|bed|both of us|all of me|me)\b/,
    ],
    [
      "-",
      /\bcover (?:both )?(?:my|his|her) (?:feet|toes|chin|shoulders) and (?:my |his |her )?(?:feet|toes|chin|shoulders) at the same time\b/,
    ],
    [
      "-",
      /\b(?:wo ?n['’]?t|wont|will not|does ?n['’]?t|doesnt|did ?n['’]?t|didnt|ca ?n['’]?t|cant|cannot|could ?n['’]?t|couldnt) (?:even |quite )?(?:close|clamp|go|stretch|fit|be used|work|use (?:it|this)?) ?(?:round|around|over|on|with|w\/?) (?:my|his|her|a|an|any) (?:[\w'’-]+ ){0,3}?(?:cases?|pop ?sockets?|handlebars?|wrists?|waist|head|mug|cup)\b/,
    ],
    [
      "+",
      /\bfits? (?:my|his|her|our) (?:[\w'’+-]+ ){1,4}(?:fine|perfectly|great|well|with (?:the|a|my|its) (?:\w+ )?(?:case|cover)(?: on)?)\b/,
    ],
  ],
  comfort: [["+", /\bfeels? (?:just )?like (?:velvet|silk|butter|a cloud|suede|cashmere|satin|a hug)\b/]],
  included: [
    ["-", /\bnowhere to (?:keep|store|put|stow) (?:all )?(?:the|them|it|its|any)\b/],
    [
      "-",
      /\b(?:an? )(?:\w+ )?(?:bag|case|stand|pouch|box|holder|rack|caddy|hook|tray) (?:to|for) (?:[\w'’-]+ ){1,5}?(?:would(?:['’]ve| have|ve)? (?:been|be)|would n['’]?t (?:have )?(?:go|gone|be|been)) (?:nice|good|handy|great|useful|welcome|amiss|appreciated|lovely)\b/,
    ],
    [
      "-",
      /\bno (?:\w+ )?(?:patch(?:es| kit)?|repair kit|bag|case|stand|pouch|storage box|screws|charger|batteries|instructions|holder)(?:, no \w+)?(?: \w+)? (?:in (?:with|the (?:box|pack|bag))|with (?:it|mine|this)|to (?:keep|store|put|carry)|supplied|provided|for (?:the|all))\b/,
    ],
  ],
  rust: [
    [
      "-",
      /\b(?:orange|brown|rusty|reddish) (?:specks?|speckles?|spots?|marks?|stains?|patches|flecks?|dots)\b(?! (?:on (?:my|the) (?:banana|skin|leaves|leaf|fur|carpet|rug)|of (?:food|sauce)))/,
    ],
  ],
  blends: [
    [
      "+",
      /(?<!\b(?:not|never|n['’]t|no|less|as) (?:\w+ )?)\b(?:soups?|sauces?|purees?|purées?|smoothies?|gravy|result|results|mash|hummus|batter|shakes?|texture|mayo|dip) (?:is |was |are |were |comes? out |came out |turns? out |turned out |gets? |got |always |really |so |lovely |lovely and |nice and |properly |beautifully |perfectly )*(?:smooth|silky|velvety|creamy)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]t|no|less|as|wanted|for) (?:\w+ )?)\b(?:smooth|silky|velvety|creamy|silky smooth) (?:soups?|sauces?|purees?|purées?|smoothies?|gravy|results?|mash|hummus|texture|shakes?)\b/,
    ],
    [
      "+",
      /\b(?:properly|lovely|lovely and|nice and|perfectly|beautifully|silky|completely|really) smooth(?= ?[,.!;]|$| (?:and|as well|too|with|every|no)\b)/,
    ],
    ["+", /\b(?:no|without(?: any)?|not a single) (?:\w+ )?(?:lumps?|chunks?|stringy bits?|strings|bits)\b/],
    ["+", /\bno (?:sieve|sieving|straining) needed\b/],
  ],
  cleaning: [
    [
      "+",
      /\b(?:cleaning|cleaning up|clean-?up|washing up|washing it)(?: (?:it|this))? (?:is |was |['’]s )?(?:so |very |really |dead |super |pretty )?(?:simple|easy|quick|painless|a breeze|a doddle|a cinch|a snap|effortless|nothing)\b/,
    ],
    [
      "+",
      /\b(?:wash|washed|rinse|rinsed|wipe|wiped|clean|cleaned|swill) (?:it|them|everything|this)(?: \w+)? in (?:about |under |less than )?(?:\d+|ten|twenty|thirty|two|five|a few|a couple of|a) (?:seconds?|secs?|minutes?)\b/,
    ],
    [
      "+",
      /\b(?:rinse|swill|wipe|quick (?:rinse|wipe|wash))(?: (?:it|them|everything))?(?: (?:down|off|out|under the tap|in (?:hot |warm |soapy )*water|with a (?:damp )?cloth))?,? (?:and )?(?:(?:you['’]?re |it['’]?s |i['’]?m |job ?|all )?done)\b/,
    ],
  ],
  mess: [
    [
      "-",
      /(?<!\b(?:not|never|n['’]t|no|without|does not) (?:\w+ )?)\b(?:splash(?:ed|es)?|spatter(?:ed|s)?|splatter(?:ed|s)?|sprayed|sprays|spat|spits) (?:[\w'’-]+ ){0,4}(?:up|over|across|all over|onto|on) (?:the|my|me|you|every\w*) ?(?:tiles?|walls?|worktops?|counters?|extractor|clothes|shirt|cardigan|hob|stove|kitchen|ceiling|face|where)?\b/,
    ],
    [
      "-",
      /\b(?:it|this|they) (?:does |do |will |can )?(?:spits?|splash(?:es)?|splatters?|spatters?)\b(?! (?:less|nothing|no))/,
    ],
  ],
  acceptance: [
    [
      "+",
      /\b(?:dogs?|cats?|kitty|kitten|pupp(?:y|ies)|poodle|dachshund|beagle|lab|terrier|pets?|kids?|toddler|grandkids|husband|wife|teenager)(?: [a-z]+)?(?: (?:has|have|had))? (?:already |completely |totally )?(?:taken (?:it |mine |this )over|taken over (?:it|this|mine)|claimed (?:it|this|mine)|stolen (?:it|this|mine)|stole (?:it|mine)|claimed it)\b/,
    ],
    [
      "+",
      /\b(?:dogs?|cats?|kitty|kitten|puppy|poodle|dachshund|beagle|lab|terrier)(?: \w+ \w+ (?:and|then))?(?: (?:and|then))* (?:gets?|got|crawls?|climbs?|burrows?|curls? up|sleeps?|snuggles?|naps?|lies|lays) (?:right |all night |up )*(?:under|on|in(?: the middle of)?) (?:it|mine)\b/,
    ],
    [
      "+",
      /\b(?:mother|father|mom|dad|sister|brother|aunt|uncle|friends?|guests?|in-?laws?|neighbou?rs?|company|everyone|they)(?: in law| in-law)?\b[^.!?]{0,50}?\basked (?:me |us )?where (?:we|i) (?:got|bought|found) (?:it|them|this)\b/,
    ],
  ],
  repeat: [
    [
      "+",
      /\b(?:has|have|had)? ?(?:since |already |then |now )*(?:bought|ordered|purchased|got) (?:(?:me|her|him|them)(?:self|selves)? )?(?:one|another|a second|a second one|two|three) (?:for (?:my(?:self)?|her(?:self)?|him(?:self)?|our|the|his)|more)\b/,
    ],
    ["+", /^bought (?:two|three|four|a second)\b(?! (?:\w+ )?(?:because|and (?:both|one) (?:broke|died|leak)))/],
    [
      "+",
      /\b(?:two|three|four|five|several|some|both) of (?:them|my friends|the ladies|us) (?:have )?(?:since )?(?:ordered|bought) (?:it|one|theirs|them)\b/,
    ],
  ],
  restlessLegs: [
    [
      "+",
      /\b(?:jumping|twitching|kicking|jerking|creepy[- ]crawl(?:y|ies)(?: feeling)?|crawling feeling|jumpy legs|jitters in my legs) (?:has |have |is |was |are )?(?:\w+ )?(?:quieted|calmed|settled|stopped|eased|gone|went away|about gone|less|better)\b/,
    ],
    [
      "+",
      /\b(?:stopped|quit|no longer|without) (?:kicking|twitching|jerking) (?:him|her|my (?:husband|wife)|at night|in (?:bed|my sleep)|all night)\b/,
    ],
    ["+", /\b(?:helps?|helped|calms?|calmed|quiets?|quieted|settles?|settled) (?:with )?my (?:restless )?legs\b/],
    ["+", /\b(?:feet|legs) (?:used to|would) (?:go|jump|kick|twitch|jerk|dance|run)\b/],
  ],
  speed: [
    [
      "+",
      /\b(?:inflat(?:es|ed|ing)|fill(?:s|ed)(?: up)?|blows up|blew up|deflat(?:es|ed|ing)|pumps up) (?:\w+ )?(?:was |is |so |really |very |super |pretty )*(?:fast|quick(?:ly)?|in (?:no time|minutes|seconds|a flash|(?:about |under |less than )?(?:\d+|two|three|four|five|ten|a few|a couple of) (?:min(?:ute)?s?|sec(?:ond)?s?)))\b/,
    ],
    [
      "+",
      /\btook (?:about |only |just |maybe |under |less than )*(?:\d+|two|three|four|five|a few|a couple of) (?:min(?:ute)?s?|sec(?:ond)?s?) to (?:blow|inflate|pump)(?: (?:it|them))?(?: up)?\b/,
    ],
    [
      "+",
      /\b(?:blown up|inflated|pumped up) before (?:i|you|we) (?:\w+ )?(?:got|get|had|have|can|could|find|found|finish\w*|know)\b/,
    ],
  ],
  packAway: [
    [
      "-",
      /\b(?:bag|case|sack|pouch)\b[^.!?]{0,25}?\b(?:is|was|['’]s) (?:way |far |much |a bit |a little )?too (?:small|tight|snug)\b/,
    ],
    [
      "-",
      /\bnever (?:\w+ )?(?:get|fold|pack|roll|squash|fit) (?:it|them|this)(?: \w+)? (?:as small|back (?:in|into|to)|in(?:to)? (?:the|its) (?:bag|case|box))\b/,
    ],
  ],
  pain: [
    ["+", /\bno (?:more )?(?:pain|aches?) (?:in|from|at all)\b/],
    [
      "+",
      /\b(?:arthritis|sciatica|back|knees?|hips?|neck|shoulders?|fibro|joints|feet) (?:loves?|likes?|thanks?|thank) (?:it|me|this|them)\b/,
    ],
    [
      "+",
      /\b(?:arthritis|sciatica|back|knees?|hips?|neck|gout) (?:did|does|has) ?(?:not|n['’]t) (?:act(?:ed)? up|play(?:ed)? up|flare(?:d)? up|ache|hurt|bother(?:ed)? me)\b/,
    ],
  ],
  warmth: [
    ["-", /\btoo cold (?:in|on|under|underneath|for|at)\b(?! (?:me to|the (?:fridge|freezer)))/],
    ["-", /\bfeel the (?:chill|cold|draft|draught)(?: \w+)? (?:up|through|from|in)\b/],
    ["-", /\bnothing between (?:you|me|us) and (?:the|that) cold\b/],
  ],
  capacity: [
    [
      "-",
      /\bno (?:use|good) for more than (?:a|one|two|three|a few|\d+) (?:portions?|people|persons?|servings?|cups?|mugs?|items?)\b/,
    ],
  ],
  getUp: [
    [
      "+",
      /(?<!\b(?:not|never|n['’]t|no|nothing|hardly|cannot|too|without) (?:\w+ )?)\b(?:easy|easier|easily|simple|no trouble|no problem|can|could|able to)\b[^.!?]{0,22}?\b(?:get|getting|stand|standing|got) (?:up|out|off|in and out|on and off)(?: off| from| of| out of| and down)* (?:it|of it|the (?:bed|chair|seat|sofa|couch|mattress|recliner|toilet|tub|bench)|without (?:my|help|any help|a (?:hand|struggle|fight)|using))\b/,
    ],
    [
      "+",
      /\b(?:easy|kind|gentle|easier) on (?:my|the|his|her|your|old) (?:\w+ )?(?:knees?|hips?|back|joints) (?:when |for )?(?:getting|to get|standing|to stand) (?:up|in|out)\b/,
    ],
    ["+", /\b(?:nice and |so |really |plenty |pretty )?high off (?:of )?the (?:floor|ground)\b(?! (?:for|so))/],
    ["+", /\b(?:sit|perch) on the edge and (?:stand|get) (?:right |straight )?up\b/],
    ["+", /^(?:nice |good |it['’]s )?(?:a )?tall (?:bed|mattress|seat|chair)\b/],
    [
      "+",
      /\b(?:not|(?:was|is|am|are|were|do|did|does) ?n['’]t|no more|without) (?:have to )?(?:crawl|crawling|climb|climbing|roll|rolling|struggle|struggling) (?:\w+ )?(?:up )?(?:off|from|out of|up off) (?:of )?(?:the|it)(?: (?:floor|ground|bed))?\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|n['’]t|no longer|nothing) (?:\w+ )?)\b(?:hard|tough|difficult|struggle|struggled|a fight|impossible|tricky)\b[^.!?]{0,20}?\b(?:get(?:ting)?|stand(?:ing)?) (?:up|out) (?:off|from|of|out of) (?:it|this|the (?:bed|chair|seat|sofa|couch|mattress|recliner|toilet))\b/,
    ],
  ],
};
