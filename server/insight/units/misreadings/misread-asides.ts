import { type Company, isIn, nothing } from "./company.ts";
import { clauseText, type Misreading, type Reading } from "./misreading.ts";

const PACKED = "(?:box|parcel|package|packaging|envelope|cardboard|carton|courier|in plastic)";
const IN_USE = "(?:years?|months?|weeks?|washes|seasons?|winters?|drops?|falls?|fell|dropped)";

const GETTING = new Set(["be", "get", "find", "score", "have", "snag", "make", "offer", "give", "consider", "call"]);

/** "sits a great deal": much, and no bargain. */
const isMuch = ({ unit, tokens, from, to }: Reading): boolean => {
  const [verb, next] = [tokens[from - 2], tokens[to]];
  return (
    unit.facet?.id === "value" &&
    unit.opinion === "great deal" &&
    tokens[from - 1]?.lower === "a" &&
    verb?.pos === "VERB" &&
    !GETTING.has(verb.lemma) &&
    !/^(?:for|at|on|!)$/.test(next?.lower ?? "")
  );
};

const COMPLAINTS = /^(?:moans?|complaints?|grumbles|complaining|moaning|gripes)$/;
const READ_OF_OTHERS =
  /\b(?:read|saw|seen|heard|despite|believe|understand|get|ignore) (?:all )?(?:the|those|these|some|any) (?:\p{L}+ )?(?:moans?|complaints?|grumbles|complaining|moaning|gripes)\b/u;

/** "read the moans about the battery": what others say. */
const isReadOfOthers = ({ unit }: Reading): boolean =>
  COMPLAINTS.test(unit.opinion) && READ_OF_OTHERS.test(clauseText(unit.clause));

/** What any opinion may mean beside these words. */
const ANY: readonly Company[] = [
  // "on the tightest setting", "high on the strong setting": where it is set
  { says: /\b(?:\p{L}+est|strong|strongest)$/u, after: /^ (?:setting|notch|hole|position|mode|level|speed)s?\b/ },
  // "my feet are on the narrow side"
  {
    of: ["sizing"],
    says: /\bside$/,
    before: /\b(?:feet|foot|head|hands?|wrists?|legs?|calves|hips) (?:is|are|run|runs)(?: \p{L}+)? $/u,
  },
  // "no peeling needed": what is done to food
  {
    of: ["durability", "finish"],
    says: /^peeling$/,
    after: /^ (?:needed|required|necessary|involved|garlic|ginger|fruit|potatoes|vegetables)\b/,
  },
  // "ginger, peeled": what is put in
  { of: ["durability", "finish"], says: /^peeled$/, sentence: /^peeled ,/ },
  // "a rusty brown": a shade
  { of: ["rust"], says: /^rusty$/, after: /^ (?:brown|red|orange|colou?r|shade|hue|tone)\b/ },
  // "hair bobbles": no fluff
  { of: ["laundry"], says: /^bobbles?$/, before: /\bhair $/ },
  // "lifted a soaking wet pointer": who is wet
  {
    of: ["wet"],
    says: /^(?:soaking|sopping|dripping) wet$/,
    before: /\b(?:of|a|my|our|his|her|their) $/,
    after: /^ (?!(?:inside|through|bag|tent|mattress|bed|floor|seat|sock|shoe|foot|feet)\b)\p{L}/u,
  },
  // "opens with a snap": a sound
  { of: ["easeOfUse"], says: /\ba snap$/, before: /\bwith $/ },
];

const PRAISE: readonly Company[] = [
  // "you hear every bit of traffic": what should not be heard
  {
    of: ["sound"],
    says: /\bhear every/,
    after:
      /^ (?:bit of (?:the )?)?(?:single )?(?:traffic|noise|cars?|trucks?|conversations?|announcements?|footsteps?|passing)\b/,
  },
  { of: ["spray", "power"], says: /^(?:trickles?|dribbles?|drips?)$/, before: /\bstill $/ },
  // "put it through the dishwasher and there are brown spots"
  {
    of: ["cleaning"],
    says: /\bdishwasher\b/,
    sentence:
      /(?<!\b(?:no|not|never|any|without) (?:\p{L}+ )?)\b(?:brown spots?|orange spots?|rust(?:y|ed|s)?|warped|melted|peel(?:ed|ing)|discolou?red|faded|ruined|pitted|tarnished)\b/u,
  },
  // "My husband went quiet": a person
  {
    of: ["noise"],
    says: /\bquiet$/,
    before:
      /\b(?:husband|wife|partner|kids?|son|daughter|everyone|everybody|room|dad|mum|mom|he|she|we|i) (?:\p{L}+ )?(?:went|goes|go|fell) (?:\p{L}+ )?$/u,
  },
  // "box squashed but nothing broken inside", "was in plastic so survived": how it came
  {
    of: ["durability"],
    says: /\b(?:broken|damaged|cracked|survived|intact|torn)$/,
    sentence: new RegExp(`^(?!.*\\b${IN_USE}\\b).*\\b${PACKED}\\b`),
  },
  // "had it open in five minutes": undone, and no speed of its own
  {
    of: ["speed", "setup"],
    before:
      /\b(?:had|have|has) (?:it|them|this|the \p{L}+) (?:\p{L}+ )?(?:open|apart|off|out|in (?:bits|pieces|half|two)|broken|destroyed|chewed|shredded|down) $/u,
  },
  // "the dust pot fills in no time"
  {
    of: ["speed", "setup"],
    says: /\b(?:in no time|fast|quickly)$/,
    before:
      /\b(?:pot|bin|container|canister|tray|box|drawer|memory|storage|dust ?cup) (?:\p{L}+ )?(?:fills|filled|clogs|clogged|overflows)(?: up)? (?:so |really |very |too )?$/u,
  },
  // "carries a second bag": another thing
  {
    of: ["repeat"],
    before: /\b(?:carries|carry|carried|takes|packs|brings|needs) (?:a |an )?$/,
    says: /^(?:a )?(?:second|another)\b/,
  },
  // "without my having to send it back"
  { of: ["repeat"], says: /^(?:having|needing) to (?:send|return)/, before: /\bwithout (?:my|me|us|our) $/ },
  // "the only thing against it is that it gets warm"
  { of: ["results"], says: /^(?:the )?only (?:thing|problem|trouble|downside|moan|niggle) (?:against|wrong|with)\b/ },
  // "the dirt stays exactly where it was"
  {
    of: ["adjust", "secure", "staysPut"],
    says: /\bstays?\b/,
    before: /\b(?:hairs?|fur|dirt|dust|crumbs|stains?|fluff|grime|marks?|smell|mud|litter)\b(?: \p{L}+){0,4} $/u,
  },
];

const BLAME: readonly Company[] = [
  // "a dog who has dragged me about since he was a pup": why it was bought
  { of: ["control"], before: /\b(?:who|which|that) (?:has |had |used to |always |would |is known to )+$/ },
  // "everything furs up here": the water
  { of: ["limescale"], before: /\beverything (?:\p{L}+ )?$/u, says: /^fur/ },
  // "when you press stop it still trickles": told of the valve
  { of: ["spray", "power"], says: /^(?:trickles?|dribbles?|drips?)$/, before: /\bstill $/ },
  // "the dog doesn't even lift his head": no dirt
  {
    of: ["cleansWell"],
    says: /\blifts?$/,
    after: /^ (?:his|her|its|their|a) (?:heads?|ears?|paws?|fingers?|legs?|eyebrow)\b/,
  },
  // "cardboard soaked through": the parcel
  {
    of: ["wet"],
    before: /\b(?:cardboard|parcel|box|envelope|packag\p{L}+|carton) (?:was |were |got |all |is |completely )*$/u,
  },
  // "Suction was amazing, then it faded": nothing of the surface
  {
    of: ["finish"],
    says: /^fad(?:ed|es|ing)$/,
    before: /^(?:and |but )?(?:then |soon |gradually )?it (?:soon |gradually |slowly |just )?$/,
    sentence: /\b(?:suction|power|sound|signal|effect|battery|pull|pressure|warmth|glow|brightness)\b/,
  },
  // "looks a lot more expensive than it was"
  {
    of: ["value"],
    says: /\b(?:expensive|pricey|costly)$/,
    before: /\b(?:looks?|looked|feels?|felt|seems?) (?:\p{L}+ ){0,3}more $/u,
  },
  // "soft, but not so soft you go through": no fault
  { says: /^\p{L}+$/u, before: /\bnot so $/, after: /^ (?:that )?(?:you|i|it|we|he|she|they)\b/ },
];

/** "like I nearly did with the whistling one": another one of its kind. */
const OF_ANOTHER_ONE: Company = {
  before: /\b(?:with|than|like|unlike|from|as|by) (?:the|my|our) (?:\p{L}+ )?$/u,
  after: /^ ones?\b(?! (?:of|in|that (?:came|i got)|i (?:got|bought|have))\b)/,
};

const FALLING_OUT: Company = {
  of: ["secure"],
  says: /^(?:falls?|fell|slides?|slips?|comes?) (?:out|off)$/,
  before: /\b(?:not|n't|nt)\b.* and (?:everything|it|they|things|stuff|all|(?:the|my|his|her) \p{L}+) $/u,
};

/** "only big enough for one": too small for more. */
const ONLY_ENOUGH: Company = {
  of: ["capacity", "sizing"],
  says: /^(?:big|large|roomy|wide|long|tall) enough\b/,
  before: /\b(?:only|barely|hardly) (?:really )?$/,
};

/** What words beside an opinion make of it: a setting, a person, a parcel, another thing. */
export const ASIDES: readonly Misreading[] = [
  ...nothing(ANY),
  { why: "nothing", is: isMuch },
  { why: "other-product", is: isIn(OF_ANOTHER_ONE) },
];
export const ASIDES_OF_PRAISE: readonly Misreading[] = [
  ...nothing(PRAISE),
  { why: "opposite", is: isIn(FALLING_OUT) },
  { why: "opposite", is: isIn(ONLY_ENOUGH) },
];
export const ASIDES_OF_BLAME: readonly Misreading[] = [...nothing(BLAME), { why: "nothing", is: isReadOfOthers }];
