import { plainNoun } from "../aspects/noun-groups.ts";
import { FACETS } from "../facets/all-facets.ts";
import type { Product } from "../product/product.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { BODY, KIN } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { clauseText, sentenceText } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

/** What a thing looks like and is made of; of persons and wrappings it says nothing about the thing. */
const OF_THINGS: ReadonlySet<string> = new Set(["looks", "durability", "sturdy", "finish", "defect", "components"]);

const GROWN = wordSet(
  "hair coat fur curl curls braid braids bangs ponytail twist twists locs lash lashes brow brows beard nail nails skin complexion cuticles heel heels ankle ankles elbows",
);
const OF_BODY: ReadonlySet<string> = new Set([...BODY].map(plainNoun));
const OWNERS = wordSet("my his her their our your");
const HELPING = new Set(["AUX", "ADV", "PART"]);
const LINKING = wordSet("look feel seem stay get turn become");
const NAMING = new Set(["NOUN", "PROPN", "ADJ", "NUM"]);

type Subject = { noun: string; owner: string };

const isHelping = (token: Token | undefined): boolean =>
  token !== undefined &&
  (HELPING.has(token.pos) ||
    /^(?:out|no|longer)$/.test(token.lower) ||
    (token.pos === "VERB" && LINKING.has(token.lemma)));

/** The noun phrase right before an opinion, as the subject of its verb: not "hair" of "the clip in my hair looks nice". */
const subjectBefore = (tokens: readonly Token[], from: number, to: number): Subject | null => {
  let at = from - 1;
  while (isHelping(tokens[at])) at -= 1;
  const head = tokens[at];
  if (head === undefined || !isNoun(head) || !tokens.slice(at, to).some(isVerb)) return null;
  while (NAMING.has(tokens[at - 1]?.pos ?? "")) at -= 1;
  const owner = tokens[at - 1];
  const isOwned = owner?.pos === "DET" || owner?.pos === "PRON";
  if (tokens[isOwned ? at - 2 : at - 1]?.pos === "ADP") return null;
  return { noun: head.lower, owner: isOwned ? owner.lower : "" };
};

/** The noun that an adjective stands before: "cute little box". */
const nounAfter = (tokens: readonly Token[], to: number): string => {
  if (tokens[to - 1]?.pos !== "ADJ") return "";
  let at = to;
  while (tokens[at]?.pos === "ADJ") at += 1;
  if (!isNoun(tokens[at])) return "";
  while (isNoun(tokens[at + 1])) at += 1;
  return tokens[at]?.lower ?? "";
};

const HURTING = wordSet(
  "hurt ache swell cramp tingle itch burn sweat freeze jump twitch throb peel crack bleed slip slide tire tangle break shed stiffen sting chafe",
);

/** "my ankles do not swell": a body that no longer suffers, and no part that fails. */
export const isBodyAtEase = ({ clause: { tokens }, start, end, target }: Unit): boolean => {
  const at = tokens.findIndex(({ lemma, start: from }) => lemma === target && from >= start);
  const owner = tokens.slice(Math.max(0, at - 2), Math.max(0, at)).some(({ lower }) => OWNERS.has(lower));
  const isBody = GROWN.has(target) || OF_BODY.has(plainNoun(target));
  const done = tokens.filter((token) => token.start >= start && token.end <= end);
  return isBody && owner && done.some(({ lemma }) => HURTING.has(lemma));
};

/** What stands around a thing, and which of it is none of the thing's own parts, as the floor of a tent is. */
const SURROUNDINGS = wordSet(
  "floor floors flooring wall walls ceiling counter counters table desk deck couch sofa sheets pillowcase pillowcases clothes",
);
const NEVER_PARTS = wordSet("hardwood countertop countertops carpet carpets rug rugs linoleum laminate drywall");
const OF_HOUSE = /\b(?:hardwood|wood(?:en)? floors?|floors?|floorboards)\b/;

/** "My carpet is ruined", "the wood is warped" of a floor: harm around the thing, which wears nothing of it out. */
const isAround = ({ noun, owner }: Subject, { polarity }: Unit, told: string): boolean =>
  polarity < 0 &&
  (NEVER_PARTS.has(noun) ||
    (SURROUNDINGS.has(noun) && /^(?:my|our)$/.test(owner)) ||
    (noun === "wood" && OF_HOUSE.test(told)));

/** Whether a noun is what is sold: "lashes" of magnetic eyelashes. */
const isSold = (noun: string, { noun: sold }: Product): boolean => plainNoun(sold).endsWith(plainNoun(noun));

/** "He looks great in it": what it does for who wears it. */
const WITH_IT = /\b(?:in|on|with|wearing) (?:it|this|these|them|those|both)\b/;

const PACKED_IN = wordSet("packaging packing package cardboard carton envelope wrapper wrapping ribbon parcel");
const BOXES = wordSet("box boxes bag");
const ARRIVING =
  /\b(?:(?:came|comes|arrive[sd]?|shipped|packed|packaged|presented|delivered|wrapped) (?:\p{L}+ ){0,2}in|gift|shipping|cardboard|ribbon|outer)\b/u;

const isPacking = (noun: string, unit: Unit, product: Product): boolean => {
  const named = product.name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  if (named.some((word) => plainNoun(word) === plainNoun(noun))) return false;
  return PACKED_IN.has(noun) || (BOXES.has(noun) && ARRIVING.test(clauseText(unit.clause)));
};

const facetNamed = (id: string): Unit["facet"] => FACETS.find((facet) => facet.id === id) ?? null;
const RESULTS = facetNamed("results");
const SHIPPING = facetNamed("shipping");

const under = (unit: Unit, facet: Unit["facet"]): Unit[] =>
  facet === null ? [] : [{ ...unit, facet, key: facet.id, target: "", term: "" }];

const placeOf = ({ clause: { tokens }, start, end }: Unit): { from: number; to: number } => ({
  from: tokens.findIndex((token) => token.end > start),
  to: tokens.findLastIndex((token) => token.start < end) + 1,
});

/** What is said of a person, who is no product: hair that looks good is what the thing does, a husband who does is nothing of it. */
const ofPerson = (unit: Unit, { noun, owner }: Subject): Unit[] => {
  if (!OWNERS.has(owner) || WITH_IT.test(sentenceText(unit.clause.sentence))) return [unit];
  if (KIN.has(noun)) return [];
  if (!GROWN.has(noun) && !BODY.has(noun)) return [unit];
  return unit.polarity > 0 ? under(unit, RESULTS) : [];
};

/** What is said of the packaging: it arrives well or badly packed, and looks like nothing of the product's. */
const ofPacking = (unit: Unit, noun: string): Unit[] =>
  unit.facet?.id !== "looks" && /^pack(?:aging|ing)$/.test(noun) ? under(unit, SHIPPING) : [];

/** "It burned my face": a body, which is no part of the product; what it suffers is told by the facets. */
export const isOwnedBody = ({ target, clause: { tokens } }: Unit): boolean => {
  if (!OF_BODY.has(plainNoun(target))) return false;
  const at = tokens.findIndex(({ lemma }) => lemma === target);
  return tokens.slice(Math.max(0, at - 2), Math.max(0, at)).some(({ lower }) => OWNERS.has(lower));
};

/**
 * An opinion on looks or make as it is meant where its subject is a person's, the packaging or what stands around; `before` is
 * the sentence before, and `isKnown` tells whether the product's name says what it is.
 */
export const ofItsOwner = (
  unit: Unit,
  product: Product,
  { isKnown, before }: { isKnown: boolean; before: Sentence | undefined },
): Unit[] => {
  if (unit.facet === null && unit.polarity < 0 && isOwnedBody(unit) && !isSold(unit.target, product)) return [];
  if (!OF_THINGS.has(unit.facet?.id ?? "")) return [unit];
  const { tokens, sentence } = unit.clause;
  const { from, to } = placeOf(unit);
  const after = nounAfter(tokens, to);
  const subject = after === "" ? subjectBefore(tokens, from, to) : null;
  const noun = after || (subject?.noun ?? "");
  if (noun === "" || isSold(noun, product)) return [unit];
  if (isKnown && isPacking(noun, unit, product)) return ofPacking(unit, noun);
  if (subject === null) return [unit];
  const told = `${before === undefined ? "" : sentenceText(before)} ${sentenceText(sentence)}`;
  return isAround(subject, unit, told) ? [] : ofPerson(unit, subject);
};
