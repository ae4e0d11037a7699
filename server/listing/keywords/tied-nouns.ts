import type { NounTerm } from "../../insight/aspects/noun-terms.ts";
import type { Domain } from "../../insight/facets/domains/domains.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { wordSet } from "../../insight/text/word-table.ts";

/** "made my dog sneeze" makes no thing. */
export const OWNER = /^(?:my|our|your|his|her|their)$/;

const isBeforeNoun = (token: Token | undefined): boolean =>
  token !== undefined && (token.pos === "DET" || token.pos === "NUM" || OWNER.test(token.lower));

/** Where the word stands that leads to a noun: the verb or preposition before its articles. */
export const leadAt = (tokens: readonly Token[], { from }: Pick<NounTerm, "from">): number => {
  let at = from - 1;
  while (isBeforeNoun(tokens[at])) at -= 1;
  return at;
};

/** "next to my toaster": what else stands in the house. */
export const standsBeside = (tokens: readonly Token[], term: Pick<NounTerm, "from">): boolean => {
  const at = leadAt(tokens, term);
  return tokens[at]?.lower === "to" && /^(?:next|close|up)$/.test(tokens[at - 1]?.lower ?? "");
};

const SUPPLIES = wordSet(
  "vinegar lemon lemons bleach detergent softener soap sponge rag cloth wipe wipes peroxide alcohol",
);
const CLEANS = /\b(?:clean|soak|descal|scrub|rins|wip|wash|smell|odou?r|stink|tast|stain|crust|scale|film)/i;

/** What a thing is cleaned with, where a sentence speaks of cleaning or of what is to be got rid of. */
export const isSupply = ({ lower }: Token, sentence: string): boolean => SUPPLIES.has(lower) && CLEANS.test(sentence);

const TIES = wordSet("on in with under over into onto inside around through against");
const USED =
  /^(?:use|work|take|pair|wear|bring|carry|plug|connect|mount|attach|clip|strap|live|listen|ride|walk|hike|run|sleep|pull)$/;
const BETWEEN = /^(?:it|them|this|these|mine|ours|one|well|fine|perfectly|nicely|right|also|both|out|up)$/;
const PRAISED = /^(?:good|great|perfect|excellent|fantastic|ideal|amazing|awesome|brilliant|best)$/;

/** "use it on cotton", "Good on gravel", "pairs with her tablet": what the thing is used on, in or with. */
export const isTied = (tokens: readonly Token[], term: NounTerm): boolean => {
  let at = leadAt(tokens, term);
  if (!TIES.has(tokens[at]?.lower ?? "")) return false;
  at -= 1;
  while (BETWEEN.test(tokens[at]?.lower ?? "")) at -= 1;
  const { lemma = "", lower = "" } = tokens[at] ?? {};
  return USED.test(lemma) || USED.test(lower) || PRAISED.test(lower);
};

const BODY = wordSet(
  "face skin scalp hair neck chin cheek cheeks forehead shoulder shoulders back arm arms wrist wrists elbow elbows hip hips belly thigh thighs leg legs knee knees calf calves shin shins ankle ankles foot feet toe toes",
);
const FOR_BODIES: readonly Domain[] = ["cosmetic", "bracing", "footwear"];

/** What is put on a body is for the part of it that reviewers speak of. */
export const isServed = ({ lower }: Token, { domains }: Mining): boolean =>
  BODY.has(lower) && FOR_BODIES.some((domain) => domains.has(domain));
