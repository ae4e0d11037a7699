import { type Company, isIn, nothing } from "./company.ts";
import { type Misreading, type Reading, textFrom } from "./misreading.ts";

/** What an opinion of a facet is said of instead, by the words beside it. */
const ANY: readonly Company[] = [
  // "burst into tears"
  {
    of: ["durability"],
    says: /\bburst(?:s|ing)?$/,
    after: /^ (?:into (?:tears|laughter|song|giggles)|out (?:laugh|cry))/,
  },
  // "there were so many tears when it came"
  { of: ["durability"], says: /^tears$/, before: /\b(?:so many|a lot of|lots of|full of|no more|without) $/ },
  // "packed solid with hair"
  {
    of: ["sturdy"],
    says: /^solid$/,
    before: /\b(?:packed|frozen|froze|freezes|filled|stuck|caked|jammed|blocked|clogged|booked|slept|set) $/,
  },
  // "strong stuff", "a strong brew": what is in it
  {
    of: ["sturdy"],
    says: /^strong(?:er)?$/,
    after: /^ (?:\p{L}+ ){0,2}(?:stuff|brews?|espressos?|shots?|cuppa|aromas?|dose|medicine)\b/u,
  },
  // "thick with foam on top"
  { of: ["sturdy"], says: /^thick$/, after: /^ (?:with|and) (?:\p{L}+ ){0,3}(?:foam|crema|froth|bubbles|creamy)\b/u },
  // "10% off a second one", "carry a second one": none that was bought
  {
    of: ["repeat"],
    says: /\bsecond (?:one|pair|set)$/,
    sentence: /\b(?:off|carry\w*|need\w*|requires?|pack\w*|without) (?:for )?a second (?:one|pair|set)\b/,
  },
  // "a fleece, a waterproof and lunch": a coat
  {
    of: ["wet"],
    says: /^waterproof$/,
    before: /\b(?:a|my|his|her|our|your|spare|old) $/,
    after: /^\s*(?:$|[,.;]|(?:and|or|in|on|for)\b)/,
  },
  // "I have a thick beard": what it works on
  {
    of: ["sturdy"],
    says: /^thick(?:er)?$/,
    after: /^ (?:\p{L}+ ){0,2}(?:beards?|hair|stubble|curls?|mane|fur|coat|brows?)\b/u,
  },
  // "hear the dishwasher better than the kids", "louder than my dishwasher"
  {
    of: ["cleaning"],
    says: /^dishwashers?$/,
    before:
      /\b(?:hear|heard|hearing|over|than|near|beside|behind|next to|sounds? (?:of|like)|noise of|like) (?:the|my|our|a|your) (?:\p{L}+ )?$/u,
  },
  // "came clean off its arm"
  {
    of: ["cleaning"],
    says: /\b(?:came|come|comes|coming) clean$/,
    after: /^ (?:off|out|away|through)\b(?! (?:after|with|in|of the (?:wash|dishwasher)))/,
  },
  // "the boy was off watching in under a minute"
  {
    of: ["speed"],
    says: /^in (?:under |less than |a |two |five |ten |no )*(?:seconds?|minutes?|time)$/,
    before:
      /\b(?:i|we|he|she|kids?|boys?|girls?|son|daughter|baby|toddler|dogs?|cats?|husband|wife) (?:was|were|is|are|'s|'m|'re) (?:\p{L}+ ){0,4}$/u,
  },
  // "before recommending it", "someone had returned it"
  {
    of: ["repeat"],
    says: /^(?:recommend|buy|order|purchas|return)ing\b/,
    before: /\b(?:before|when|while|prior to) $/,
  },
  {
    of: ["repeat"],
    says: /\breturned\b/,
    before:
      /\b(?:somebody|someone|somebody else|someone else|another (?:customer|buyer|person)|previous (?:owner|buyer|customer)) (?:\p{L}+ ){0,3}$/u,
  },
  // "how the mat lies where the strap adjusts"
  {
    of: ["adjust", "openClose", "packAway", "compact", "secure", "setup", "connection", "battery"],
    before: /\bwhere (?:the|it|you|they|its) (?:\p{L}+ ){0,3}$/u,
  },
  // "I can't comment on how these hold up", "we'll see how it lasts"
  {
    of: ["durability", "battery", "laundry", "shape", "finish"],
    before:
      /\b(?:(?:ca n't|can ?not|cant|unable to|too (?:soon|early) to|hard to) (?:\p{L}+ )?(?:comment|say|speak|tell|judge|know)|(?:see|wondering|wonder|curious|not sure|unsure|hoping|know yet|remains to be seen|will tell|no idea)) (?:\p{L}+ ){0,2}(?:how|if|whether)(?: \p{L}+)* $/u,
  },
  // "there was very little light in the attic"
  {
    of: ["weight"],
    says: /\blight$/,
    after: /^ (?:in|inside|from|for|at|outside|to)\b/,
    sentence: /\b(?:little|enough|less|much|no|any|low) light\b/,
  },
  // "color me impressed"
  { of: ["looks"], sentence: /\bcolou?r me\b/ },
  // "stayed up all night to work it out"
  {
    of: ["secure", "staysUp"],
    says: /\bstay(?:s|ed)? up$/,
    after: /^ (?:all night|late|past|half the night|till?|until)\b/,
  },
  // "I'm missing something"
  {
    of: ["defect"],
    says: /\bmissing$/,
    before: /\b(?:i|we) ?(?:am|'m|'re|are|was|were|be|might be|may be|must be)? $/,
    after: /^ (?:something|out|the point|anything)\b/,
  },
  // "try these simple ideas first"
  {
    of: ["easeOfUse"],
    says: /^(?:simple|simpler|easy|easier)$/,
    after:
      /^ (?:\p{L}+ )?(?:ideas?|tips?|steps?|fix(?:es)?|reasons?|solutions?|math|facts?|truth|questions?|requests?|answers?|tricks?|trouble ?-? ?shooting)\b/u,
  },
  // "the auto fit feature", "a better fit title"
  { of: ["sizing"], says: /\bfit$/, after: /^ (?:titles?|features?|modes?|options?|buttons?|settings?|functions?)\b/ },
  // "the button was too small for my thumb"
  {
    of: ["sizing"],
    after: /^ for (?:my|his|her|their|big) (?:\p{L}+ )?(?:thumbs?|fingertips?)\b/u,
    sentence: /\b(?:buttons?|keys?|switch|knobs?|keypad|dials?)\b/,
  },
  // "the candles had blown out", "blown-out highlights"
  {
    of: ["sound"],
    says: /^blown ?-? ?out$/,
    sentence: /\b(?:candles?|highlights?|sky|skies|whites?|exposure|photos?|pictures?|hair|diapers?)\b/,
  },
  // "my knees no longer go under the desk"
  {
    of: ["pain"],
    says: /\bno longer$/,
    after:
      /^ (?!(?:hurts?|hurting|aches?|aching|sore|bothers?|throbs?|stiff|pain\w*|feels?|numb|cramps?|cracks?|creaks?|swells?|pops?|burns?|complains?|screams?|kills?|killing|in pain|as|go(?:es)? numb|fall(?:s)? asleep|wak\w+|have|has|give|gives|are|is|get|gets|suffer\w*|tingles?)\b)/,
  },
  // "with a desk that doesn't move"
  {
    of: ["bond", "staysPut", "secure", "stability", "grip"],
    before: /\b(?:with|for|have|has|on|at) an? (?:\p{L}+ ){1,2}(?:that|which) (?:\p{L}+ )?$/u,
  },
  // "my friends charge an arm and a leg"
  {
    of: ["value"],
    says: /\barm and a leg$/,
    before:
      /\b(?:companies|stores?|shops?|dealers?|dealerships?|brands|salons?|places|others|company|plumbers?|contractors?|pros) (?:\p{L}+ )?(?:charge|charges|charged|want|wants|wanted|ask|asks|asked) (?:an )?$/u,
  },
  // "try to stay away from sugar"
  {
    of: ["repeat"],
    says: /^stay away$/,
    before: /\b(?:try|tries|trying|tried|usually|normally|used|like|want|need|have|had) (?:to )?$/,
  },
];

const CONDITION = "(?:version|one|model|size|colou?r|option)";

/** What somebody has to do to it first, and not what it is used for. */
const IF_YOU =
  /^ (?:\p{L}+ )?(?:if|unless) (?:you|i|we|u) (?!(?:use|follow|have|need|want|are|do|know|get|like)\b)\p{L}+ /u;

/** What praise is said of instead. */
const PRAISE: readonly Company[] = [
  // "memory cards of a good size"
  { of: ["sizing"], before: /\bmemory cards? (?:\p{L}+ ){0,2}$/u },
  { of: ["sizing"], says: /\bsized?$/, after: /^ (?:memory|sd|flash) cards?\b/ },
  // "doesn't rattle if you stuff a cloth in it"
  { says: /\b(?:not|n't|nt|no longer)\b/, after: IF_YOU },
  { before: /\b(?:not|n't|nt|no longer) (?:\p{L}+ )?$/u, after: IF_YOU },
  // "a quieter one please"
  { after: new RegExp(`^ (?:\\p{L}+ )?${CONDITION} (?:\\p{L}+ ){0,2}please\\b`, "u") },
  // "laying her head on the raised edge"
  {
    of: ["protection"],
    says: /\braised\b/,
    sentence: /\b(?:heads?|chins?|sleeps?|lays?|laying|leans?|leaning|rests?|resting|naps?)\b/,
  },
  // "rubs in the rest"
  {
    of: ["absorption"],
    says: /\brub(?:s|bed)? in$/,
    after: /^ (?:the rest|what(?:ever)? is|what's|any (?:left|excess)|the (?:left|excess|remaining))/,
  },
  // "I was planning on ordering again"
  {
    of: ["repeat"],
    before:
      /\b(?:was|were|had been) (?:\p{L}+ )?(?:planning|going|hoping|thinking|tempted|ready|set|intending|looking) (?:to|on|about|of) (?:\p{L}+ )?$/u,
  },
  // "I'd buy again if there was an unscented one"
  {
    of: ["repeat"],
    after:
      /^ (?:\p{L}+ ){0,3}if (?:only|there|the (?:price|seller|company|maker)|someone|they (?:made|make|had|fix|fixed|change|changed|came|come|offer|offered|sold|sell|lower|lowered|bring|brought|would)|it (?:had|came|comes|was|were) (?:an?|in|with|not|less|more|cheaper|bigger|smaller|quieter|longer|available))\b/u,
  },
  // "make a bigger version and I'll buy it"
  {
    of: ["repeat"],
    sentence:
      /\b(?:make|bring out|bring back|offer|release|add|give (?:us|me)|do|sell) (?:us |me )?(?:an?|the|it|one) (?:\p{L}+ ){0,5}and (?:i|we) ?(?:'ll|will|'d|would) /u,
  },
  // "I'll buy the stick next time"
  {
    of: ["repeat"],
    says: /(?:\bwill|'ll) (?:buy|order|get|purchase)$/,
    after: /^ (?:the|another brand|something) (?:\p{L}+ ){0,3}(?:next time|instead)\b/u,
  },
  // "first eight weeks no complaint"
  { of: ["durability"], says: /\b(?:weeks?|months?|days|uses|washes)\b/, before: /\b(?:the )?first (?:\p{L}+ )?$/u },
  // "soft enough not to scratch", "the soft brush is good for the vents"
  {
    of: ["comfort", "texture"],
    says: /^soft(?:er)?(?: enough)?$/,
    after: /^(?: enough)? (?:not to|to not|that it (?:does|wo)) ?(?:n't |not )?(?:scratch|mark|mar|damage|scuff|harm)/,
  },
  {
    of: ["comfort", "texture"],
    says: /^soft(?:er)?$/,
    after:
      /^ (?:bristled? )?(?:bristles?|brush\w*|roller|nozzle|attachment)\b.*\b(?:vents?|dash\w*|blinds?|keyboards?|floors?|upholstery|furniture|screens?|paint|shelves|lamp ?shades?)\b/,
  },
  // "twist it and off it goes under the seat"
  { of: ["openClose", "easeOfUse"], says: /\boff it goes$/, after: /^ (?:under|across|flying|onto|into|down|again)\b/ },
  // "choose another company that stands behind its work"
  {
    of: ["support"],
    before: /\b(?:another|other|different|better) (?:company|companies|brand|brands|seller|store)\b(?:.*) $/,
  },
];

const OPPOSITE: readonly Company[] = [
  // "the only thing it picked up is dust"
  {
    of: ["cleansWell", "power", "cutting", "cools", "results"],
    before: /\bthe only thing (?:(?:this|it|that|they|mine)|the \p{L}+) (?:\p{L}+ )?$/u,
  },
  // "wow the noise"
  { of: ["noise"], says: /^noise$/, before: /\bwow ,? ?(?:the |that |what )?$/ },
  // "before and after photos look the same"
  {
    of: ["visibleResult"],
    sentence:
      /\blooks? (?:exactly |just )?(?:like )?the (?:exact |very )?same\b|\b(?:ca n't|can ?not|cant|do n't|dont|did n't|didnt) (?:say i )?(?:see|notice) (?:any|a) (?:\p{L}+ )?(?:difference|change|improvement)\b/u,
  },
  // "a little chewy"
  { of: ["texture"], says: /^chewy$/, before: /\b(?:a (?:little|bit|tad)|rather|overly) $/ },
];

/** "hardly any lag": little of a fault. */
const LITTLE: readonly Company[] = [
  {
    of: ["speed", "leak", "noise", "smell", "lint"],
    before: /\b(?:little|minimal|hardly any|barely any|next to no) (?:\p{L}+ )?$/u,
    says: /^(?:lags?|drips?|leaks?|leakage|noise|smell|odou?r|lint|shedding|delay)$/,
  },
];

/** "it is not that big, or heavy": what is denied goes on behind "or". */
const isDeniedWithOthers = ({ unit: { clause }, tokens, from }: Reading): boolean => {
  const at = clause.sentence.tokens.findIndex((token) => token === tokens[0]);
  return (
    /^n?or (?:too |very |overly |that |particularly )?$/.test(`${textFrom(tokens, 0, from)} `) &&
    /\b(?:is|are|was|were|'s|'re|not|n't|nt|neither) (?:not |n't |nt )?(?:\p{L}+ ){0,3},? ?$/u.test(
      `${textFrom(clause.sentence.tokens, Math.max(0, at - 7), Math.max(0, at))} `,
    ) &&
    /\b(?:not|n't|nt|neither)\b/.test(textFrom(clause.sentence.tokens, Math.max(0, at - 7), Math.max(0, at)))
  );
};

const opposite = (entries: readonly Company[]): Misreading[] =>
  entries.map((entry) => ({ why: "opposite", is: isIn(entry) }));

/** Words of facets that are said of another thing than the product, or of a thing that is wanted. */
export const OF_OTHER_THINGS: readonly Misreading[] = nothing(ANY);
export const PRAISE_OF_OTHER_THINGS: readonly Misreading[] = [...opposite(OPPOSITE), ...nothing(PRAISE)];
export const BLAME_OF_OTHER_THINGS: readonly Misreading[] = [
  ...opposite(LITTLE),
  { why: "opposite", is: isDeniedWithOthers },
];
