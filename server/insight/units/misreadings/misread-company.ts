import { type Company, isIn, nothing } from "./company.ts";
import type { Misreading } from "./misreading.ts";

const GROUND =
  "(?:floors?|walls?|vinyl|counters?|countertops?|tables?|tiles?|hardwood|deck|liner|carpet|desk|sink|tub)";
const SERVED =
  /\b(?:seller|company|vendor|customer service|emailed|contacted|refund\w*|returns?|returned|replace[sd]?|replacement|(?:sent|mailed|shipped) (?:me|us|a|an|out|two))\b/;

/** What any opinion of a facet may mean in company. */
const ANY: readonly Company[] = [
  // "a crack in the sidewalk"
  {
    of: ["durability", "finish"],
    says: /^cracks?$/,
    after:
      /^ in (?:the|every|a|my|our) (?:sidewalk|road|pavement|walls?|floors?|driveway|ceiling|ice|street|concrete)\b/,
  },
  // "broke my toe", "soft enough not to break a tooth"
  {
    of: ["durability"],
    says: /\b(?:broke|break|breaks|breaking|cracked|chipped)$/,
    after:
      /^ (?:my|his|her|our|their) (?!(?:first|second|third|very|last)\b)\p{L}|^ an? (?:tooth|nail|sweat|bone|record)\b/u,
  },
  // "holds up to 44 lbs": how much it bears
  {
    of: ["durability"],
    says: /\bh[eo]lds? up$/,
    after: /^ to (?:about |around |over )?(?:\d|an? |two|three|four|five|six|eight|ten)/,
  },
  // "it gives up around the dining room": how far it reaches
  { of: ["durability"], says: /\bg[ai]ves? up$/, after: /^ (?:somewhere|around|at the|in the|by the|past the)\b/ },
  // "quits after 30 minutes": how long it runs
  {
    of: ["durability"],
    says: /^(?:quits|stops|dies|shuts)\b/,
    after:
      /(?:^| )(?:about |around |maybe |only |just |\d+ |an? |two |three |five |ten |thirty |few )*(?:seconds?|secs?|minutes?|mins?|hours?|hrs?)\b/,
  },
  // "scratched my fridge", "scuffs all over the vinyl": what the thing does to others
  { of: ["finish"], says: /^scratch(?:es|ed|ing)?(?: up)? (?:my|our|his|her|their)$/ },
  {
    of: ["finish"],
    says: /\b(?:scuffs?|marks?|scratches)$/,
    after: new RegExp(`^ (?:on|all over|across|along) (?:the|my|our) ${GROUND}\\b`),
  },
  {
    of: ["finish"],
    before: /\b(?:ruin\w*|damaged?|stripped|took) (?:off )?(?:the )?$/,
    after: /^ (?:on|of|off) (?:my|our|the (?:floor|wall|table|counter))\b/,
  },
  // "cleaning the inside is tough", "tough if you have long nails": hard to do
  {
    of: ["sturdy"],
    says: /^tough(?:er)?$/,
    before:
      /\p{L}{3,}ing (?:out |off |up |in |on )?(?:the|it|them|this|that|these|my|your|inside)\b(?: \p{L}+){0,4}? (?:is|was|can be|gets|got|proved)(?: \p{L}+)? $/u,
  },
  { of: ["sturdy"], says: /^tough(?:er)?$/, after: /^ if (?:you|i|we) (?:have|are|'re|do|use|wear|live)\b/ },
  // "by the time it finished dripping", "drips evenly through the grounds": how coffee is made
  {
    of: ["leak"],
    says: /^drip(?:s|ped|ping)?$/,
    before:
      /\b(?:finish(?:es|ed|ing)?|done|(?:until|once|after|when|by the time) it (?:has |had )?(?:stops?|stopped|starts?|started)) $/,
  },
  {
    of: ["leak"],
    says: /^drip(?:s|ped|ping)?$/,
    after: /^ (?:evenly|through (?:the|it)|into (?:the|my|a|your) (?:cup|mug|carafe|pot|pitcher|jug))\b/,
  },
  // "fits him curled up but not stretched out": a body
  {
    of: ["shape"],
    says: /\bstretched out$/,
    sentence:
      /\b(?:curl\w*|lies?|lay|laying|lying|sleeps?|sleeping|sprawl\w*|fits? (?:him|her|me|us|them|my \p{L}+))\b/u,
  },
  // "the lint trap"
  { of: ["lint"], says: /\blint\b/, before: /\b(?:in|from|out of|empty|clean) (?:the|my|our) $/ },
  // "a soaking wet dog": what was wet before
  {
    of: ["wet"],
    says: /^soaking wet$/,
    after: /^ (?:dogs?|pup(?:py)?|cats?|kids?|boots?|shoes|clothes|towels?|hair|socks|suits?|swimsuits?|gear)\b/,
  },
  // "through two weeks of rain": the weather
  { of: ["wet"], says: /^rain$/, before: /\b(?:days?|weeks?|months?|hours?|season|lots|plenty) of (?:the )?$/ },
  // "the courier left it in the rain, inside was dry": the parcel
  {
    of: ["wet", "protection"],
    sentence:
      /\b(?:courier|delivery|delivered|driver (?:left|dropped|threw)|postman|mailman|fed ?ex|usps|hermes|dhl|(?:by|the) ups)\b.*\b(?:rain|soaked|soggy|wet|snow)\b/,
  },
  // "the seat crack", "crumbs go down into the crack"
  {
    of: ["durability"],
    says: /^cracks?$/,
    before:
      /\b(?:seat|couch|sofa|cushion|bench|door|floor|wall) $|\b(?:down|into|between|behind|under) (?:the |a |that )?$/,
  },
  // "his heart pills"
  {
    of: ["laundry"],
    says: /^pills$/,
    before:
      /\b(?:heart|pressure|water|pain|sleeping|thyroid|diet|control|vitamin|my|his|her|the|take|takes|taking|of|these|magnesium) $/,
  },
  // "tore when I was pulling it up": put on, and not pulled up again
  {
    of: ["staysUp"],
    says: /^pull(?:ing|ed)? (?:it|them|these) up$/,
    sentence: /\b(?:tear|tore|rip|ripped|hole|through|first time)\b/,
  },
  // "wrapped solid", "a thick rug": what it works on
  { of: ["sturdy"], says: /^solid$/, before: /\b(?:wrapped|wound|matted|tangled) $/ },
  { of: ["sturdy"], says: /^thick(?:er)?$/, after: /^ (?:\p{L}+ )?(?:rugs?|carpets?|pile|shag)\b/u },
  // "stops when it is half full"
  {
    of: ["amount"],
    says: /^half (?:full|empty)$/,
    before: /\bwhen (?:\p{L}+ )?(?:it|its|it 's|it ’s|is|'s)(?: is| 's)? $/u,
  },
  // "the smell is fading"
  { of: ["finish"], says: /^fad(?:es?|ed|ing)$/, before: /\b(?:smell|odou?r|scent|stink)\b(?: \p{L}+){0,3} $/u },
  // "the auto shut off quit working"
  {
    of: ["safety"],
    says: /\b(?:shut|turn|switch)s? ?-? ?off$/,
    after: /^ (?:\p{L}+ )?(?:quit|stopped|broke|failed|died|does ?n['’]?t|did ?n['’]?t|wo ?n['’]?t|no longer|never)\b/u,
  },
  { of: ["wet"], says: /^soaking wet$/, before: /\b(?:pounds|lbs|kilos|kg) $/ },
  // "loud plastic colors"
  {
    of: ["noise"],
    says: /\bloud$/,
    after: /^ (?:plastic |bright |neon )?(?:looks?|patterns?|prints?|colou?rs?|neon|and colorful)\b/,
  },
  // "who still works part time": said of a person
  {
    of: ["durability", "results", "power", "speed", "sturdy", "noise"],
    before:
      /\b(?:husband|wife|dad|father|mom|mother|son|daughter|friend|grand\p{L}+|brother|sister|uncle|aunt|man|woman) who\b(?!.*\b(?:it|this|these|they)\b)/u,
  },
  {
    of: ["easeOfUse"],
    says: /^handy$/,
    before:
      /\b(?:i|i'm|we|he|she|you|husband|wife) (?:\p{L}+ |'?m |ai |are |is |am ){0,2}(?:not|n't) (?:very |that |particularly |super |exactly |so )?$/u,
  },
];

/** What praise may mean. */
const PRAISE: readonly Company[] = [
  // "fills up in five minutes": not set up
  { of: ["setup"], says: /^up in\b/, before: /\b(?:fills?|filled|heats?|warms?|used|charges?|clogs?|gave|gives?) $/ },
  // "the glass gets hot and stays hot": what nobody should touch
  {
    of: ["hot"],
    before:
      /\b(?:glass|outside|exterior|sides?|casing|housing|shell|handle|body|lid|base)\b(?: (?!keep|kept|hold|retain)\p{L}+){0,6} $/u,
    says: /^(?!keep|kept|hold|retain)/,
  },
  // "a soft sage green", "soft ice"
  {
    of: ["comfort", "texture", "skin"],
    says: /^soft(?:er)?$/,
    after:
      /^ (?:(?!(?:and|but|or)\b)\p{L}+ )?(?:green|blue|pink|gr[ae]y|white|yellow|beige|brown|purple|colou?rs?|ice|light|glow|water|serve|drinks?|foods?|spot|close|copy|contacts?|opening)\b|^ enough (?:not )?to (?:not )?(?:break|bite|chew|eat)/u,
  },
  {
    of: ["comfort", "texture"],
    says: /^soft$/,
    before: /\b(?:colou?r|shade|light|glow|tone) (?:is|was) (?:an? |so |very |really )*$/,
  },
  // "a solid buy"
  {
    of: ["sturdy"],
    says: /^solid$/,
    after: /^ (?:buy|purchase|deal|value|choice|option|investment|pick|advice|performer)\b/,
  },
  // "needs a stronger one"
  { of: ["sturdy"], says: /^stronger$/, after: /^ (?:ones?|charger|adapter|brick|outlet|battery)\b/ },
  // "no hassle" of a return
  { of: ["easeOfUse", "setup"], says: /\b(?:fuss|hassle|hassles|hassle - free)$/, sentence: SERVED },
  // "a breeze picked it up"
  {
    of: ["easeOfUse", "setup", "cleaning"],
    says: /^(?:an? )?breeze$/,
    after: /^ (?:that|picked|blew|came|would|knock\w*|took|lift\w*|comes|from)\b/,
  },
  // "told to buy another", "third one, different brands"
  { of: ["repeat"], before: /\b(?:told|asked|forced|supposed) (?:me |us )?to $/ },
  {
    of: ["repeat"],
    says: /\b(?:second|third|fourth|fifth) one$/,
    sentence: /\bdifferent (?:brands?|makes?|makers?|models?|companies)\b/,
  },
  // "they will fight over it" once it is left to them
  { of: ["acceptance"], before: /(?:'ll|\bwill|\bwould) $/ },
  {
    of: ["acceptance"],
    says: /^begging for$/,
    after: /^ (?:the |a |its )?(?:cord|charger|oil|mercy|wash|cleaning|plug)\b/,
  },
  // "the vet wanted her drinking more"
  { of: ["intake"], before: /\b(?:wants?|wanted|needs?|needed|hop\w+|trying)(?: to get)?(?: \p{L}+){1,2} $/u },
  // "pouring is nice and steady"
  { of: ["stability"], says: /^steady$/, before: /\bpour(?:s|ed|ing)?\b/ },
  // "it doesn't come off with vinegar"
  { of: ["secure"], says: /\bcome off$/, after: /^ (?:with|using|in the wash|no matter|even with)\b/ },
  // "grabs short hair and doesn't let go"
  { of: ["grip"], before: /\b(?:hairs?|fur|lint|crumbs|smells?|odors?)\b/ },
  // "holds a lot of smell in"
  { of: ["capacity"], after: /^ (?:of )?(?:smells?|odou?rs?|heat|dust|dirt|moisture|hair|grease|sand|stains?)\b/ },
  // "the milk comes out just right"
  {
    of: ["sizing"],
    says: /\bjust right$/,
    before: /\b(?:comes?|came|coming|turns?|turned|cooks?|toasts?|tastes?|heats?)(?: out)? $/,
  },
  // "when it's charged it works fine"
  { of: ["battery"], says: /\bcharged$/, before: /\b(?:when|once|after|if|until)\b/ },
  { of: ["cleaning"], says: /^self - ?clean|^self clean/, before: /\b(?:ran|run|running|runs) (?:the |its |a )?$/ },
  // "no holes in the wall", "no drilling, no holes"
  {
    of: ["durability"],
    says: /^no holes$/,
    after: /^ (?:in (?:the|my|our) walls?|to drill|needed|required|drilled)\b/,
  },
  {
    of: ["fasteners"],
    after: /^ (?:is|are|was|were|seems?|feels?) (?:a bit |a little |much )?(?:lighter|smaller|thinner)\b/,
  },
  { of: ["reach"], says: /^slides? / },
];

/** What blame may mean. */
const BLAME: readonly Company[] = [
  // "Returned from the hospital"
  {
    of: ["repeat"],
    says: /^(?:returned|returning|returns)$/,
    after:
      /^ (?:home\b|to work\b|from (?:the |my |our |a )?(?:hospital|trip|vacation|holiday|work|school|beach|store|camping)\b)/,
  },
  // "won't buy himself anything"
  { of: ["repeat"], after: /^ (?:anything for )?(?:him|her|my|your)self\b|^ (?:them|our)selves\b/ },
  // "scared of it the first day, now they use it"
  {
    of: ["acceptance"],
    after: /\b(?:the )?first (?:day|night|few|time|couple|week)\b|\bat first\b|\b(?:un)?till? (?:he|she|they|it|i)\b/,
  },
  { of: ["acceptance"], sentence: /\b(?:but|and) (?:now|then|since then) (?:they|he|she|it|loves?|likes?|uses?)\b/ },
  {
    of: ["acceptance"],
    says: /^(?:scared|afraid) of (?:it|them)$/,
    before: /\bi (?:was|am|'m) (?:so |a little |always )?$/,
  },
  // "the dog was no help"
  {
    of: ["support"],
    says: /\bno help$/,
    before:
      /\b(?:dogs?|cats?|husband|wife|kids?|toddler|son|daughter|directions|instructions|manual|booklet|video) (?:(?:was|is|were|are) (?:of )?)?$/,
  },
  // "Flat as a board": so it came, and did not become
  {
    of: ["shape"],
    says: /^flat as\b/,
    before: /^(?:(?!\b(?:went|goes|gone|got|gets|now|turned|became|is|are|was|were|'s)\b).)*$/,
  },
  // "I empty it every night"
  { of: ["capacity"], says: /\bempty it every$/, after: /^ (?:night|time|morning|evening|use|week|single)\b/ },
  // "use a coarse grind, otherwise you get sludge": what comes of another use
  {
    of: ["sediment"],
    before:
      /\b(?:otherwise|or else|or) (?:you|i|we)(?: ?'ll| will| would| ?'d)? (?:get|have|find|end up with) (?:\p{L}+ ){0,2}$/u,
  },
  // "hand wash only, of course"
  { of: ["cleaning"], says: /\bhand wash/, sentence: /\bof course\b/ },
];

/** Words of facets that speak of something else by what stands beside them. */
export const IN_COMPANY: readonly Misreading[] = nothing(ANY);
export const PRAISE_IN_COMPANY: readonly Misreading[] = nothing(PRAISE);
export const BLAME_IN_COMPANY: readonly Misreading[] = [
  ...nothing(BLAME),
  { why: "opposite", is: isIn({ of: ["battery"], says: /^charged?\b/, before: /\bonly $/ }) },
];
