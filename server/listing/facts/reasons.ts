import { isInstruction } from "../../insight/hygiene/instruction.ts";

const ABOUT_SERVICE =
  /\b(?:contact|customer (?:service|support)|after[- ]sales?|satisfaction|refund|money[- ]back|guarantee\w*|warranty|year support|service life|our team|team will|(?:friendly|support|service|professional|expert|dedicated) team|team (?:is|are)|we (?:will )?(?:reply|respond|solve|help)|if you (?:have|are not)|feel free|any (?:questions?|problems?|issues?)|(?:24|48) ?h(?:ours?)? (?:friendly|service|reply)|(?:months?|years?) (?:of )?(?:\p{L}+[- ]){0,2}service|we (?:offer|provide|stand)|(?:write|e-?mail|message|call) (?:to )?us|\d+[- ]days? returns?|replacement (?:of|for) (?:any )?(?:broken|missing|damaged|faulty)|before (?:order|purchas|buy)\w*|size chart|please|million sold|(?:family|veteran|women)[- ]owned|small business|ships? from)\b/iu;
const ABOUT_GIFTS =
  /\b(?:gifts?|presents?|christmas|birthdays?|easter|valentine\S*|(?:mother|father)[’']s day|holidays)\b/i;
/** "in a gift box" is how it comes, and no occasion. */
const PACKED_AS_GIFT =
  /\b(?:in|with) (?:an? |its |the )?(?:\p{L}+ )?gift[- ](?:box(?:es)?|bags?|pouch|tin|tube|case|packag\w+)\b/iu;
const ABOUT_USES =
  /^(?:it is |it's )?(?:also )?(?:(?:perfect|ideal|great|good|best|excellent|quality)(?: choice)? )?for\b/i;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{P}\p{N}\p{S}\p{Z}\p{M}]/u;

export const PRAISE_REASON = "Praise that no shopper can check, and no review bears out.";
export const ABSOLUTE_REASON = "It promises that there is no exception, and too few reviews bear it out.";
export const PROMISE_REASON = "A promise without figure, material or feature, and too few reviews bear it out.";
export const NO_ROOM_REASON = "No room beside the rest of what is in the box.";
export const TOLD_REASON = "Said before in your bullets; once is enough.";

const GIFT_REASON = "An occasion, not a fact: gifts are named where buyers name them.";
const USES_REASON = "Uses, not facts: copy names those that buyers name.";

/** Whether a clause stays out of copy only because buyers, and not sellers, say what a thing is for. */
export const isOnlyUse = (reason: string | null): boolean => reason === GIFT_REASON || reason === USES_REASON;

/** Whether a clause stays out only because it promises what nobody bears out or denies. */
export const isMerePromise = (reason: string | null): boolean => reason === PROMISE_REASON;

export const contradictedReason = (reviews: number): string =>
  `${reviews} ${reviews === 1 ? "review says" : "reviews say"} otherwise.`;

/** Whether a clause stays out because reviewers say otherwise. */
export const isContradiction = (reason: string | null | undefined): boolean =>
  /^\d+ reviews? says? otherwise\.$/.test(reason ?? "");

/** Whether several reviewers say otherwise: a name that one denies, such as "Cozy Corner", is still a name. */
export const isDeniedBySeveral = (reason: string | null | undefined): boolean =>
  isContradiction(reason) && reason?.startsWith("1 ") !== true;

export const blamedReason = (part: string): string =>
  `It says what the ${part} does, of which reviewers mostly complain.`;

/** "say goodbye to back pain", "play like a pro": said of anything. */
const EMPTY_PRAISE = /^(?:and )?say goodbye\b|\blike an? (?:king|queen|pro|champ(?:ion)?|boss|dream|charm|star)\b/i;

/** "so it can stack": the reason stands before it. */
const GOES_ON = /^(?:so|that|which|because|since)\b/i;

/** Why a clause of the seller's is no fact about the product, whatever reviews say; or null. */
export const excuseFor = (original: string, plain: string): string | null => {
  if (ABOUT_SERVICE.test(original)) return "About service, not about the product.";
  if (ABOUT_GIFTS.test(original.replace(PACKED_AS_GIFT, ""))) return GIFT_REASON;
  if (EMPTY_PRAISE.test(original)) return PRAISE_REASON;
  if (ABOUT_USES.test(original) || ABOUT_USES.test(plain)) return USES_REASON;
  if (GOES_ON.test(plain)) return "It goes on with what stands before it, and says nothing by itself.";
  if (OTHER_SCRIPT.test(original)) return "Written in another script than the listing.";
  return isInstruction(original) ? "Reads as an instruction to a machine, not as a fact." : null;
};

/** Praise that only buyers can give. */
export const HYPE =
  /\b(?:best|perfect\w*|amazing|say goodbye|no more|worry|worries|confidence|loved?|enjoy\w*|wonderful|dream\w*|guilt|crav\w+|deserves?|lifetime|forever|peace of mind|anytime|anywhere|every(?:one| moment)|beautiful|gorgeous|stunning|high quality|great|award\S*|#1|durable|long[- ]lasting|eco\S*|precious|vivid|hassle\S*|must[- ]have|all your|effortless\w*)\b|!/i;

/** What it does for whoever buys it, or what it heals, is a promise; what it is and does by itself is a statement. */
export const PROMISE =
  /\b(?:you|your|yours|you'll|we|our|us|his|her|their|them|everyone|people|parents|feel\w*|life|imagination|assured|health\w*|reliev\w+|pain|heals?|cures?|treats?|radiant|youthful|improv\w+|boosts?|prevents?|protects?|say\w*|time|any|every|all|never|always|safe|without|great|good|nice|well|better|best|most|high definition)\b/i;

/** Headers under which sellers list what comes with it: "What You Get". */
export const OF_CONTENTS =
  /^(?:(?:here(?:'|’)?s )?what(?:(?:'|’)s| is)? (?:you(?:(?:'|’)ll| will)? (?:get|receive)|included|(?:comes )?in(?:side)? the (?:box|package))|package (?:includes?|contents?|list)|(?:in|inside) the (?:box|package)|(?:box |set )?contents?|you(?: will|(?:'|’)ll)? (?:get|receive)|(?:set|kit|pack|bundle) includes?|(?:complete|full|whole) (?:package|accessor(?:y|ies)|kit|bundle))$/i;

/** What comes with it. */
export const CONTENTS = /^(?:includes?|included|comes with|supplied with)\b/i;
