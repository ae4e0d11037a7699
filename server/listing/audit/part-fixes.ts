import type { Mining } from "../../insight/mining/mining.ts";
import { type MinedTheme, unitsOfSide } from "../../insight/themes/build-themes.ts";
import { nameOf } from "../../insight/themes/theme-label.ts";
import { opinionsOf } from "../../insight/themes/told-opinions.ts";
import { clauseText } from "../../insight/units/misreadings/misreading.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";
import { isAboutItsPart } from "./blamed-subject.ts";
import { areSamePassages, type DeniedClaim } from "./denied-claims.ts";
import {
  clauseSpans,
  type Improvement,
  reviewers,
  reviewIdsOf,
  starClause,
  starCost,
  starsOf,
  troubleValue,
} from "./improvement.ts";

const MOST_WORDS = 2;

/** What became less is no trouble: "the shedding slowed". */
const LESSENS = /\b(?:slowed|stopped|lessened|decreased|improved|cleared|gone)\b/iu;

/** Whether a noun names what the thing is for, and no part of it: the mattress of a "mattress topper". */
const isOfName = (noun: string, { product }: Mining): boolean => {
  const word = canonical(foldWord(noun));
  return word !== canonical(foldWord(product.noun)) && foldedWords(product.type).map(canonical).includes(word);
};

/** Whether a complaint names a part of another thing: "the lid of the shaker". */
const isOfOtherThing = ({ target, clause }: Unit, { product }: Mining): boolean => {
  const [, owner] =
    new RegExp(`\\b${RegExp.escape(target)} (?:of|on) (?:the|a|an|my|our|your) (\\p{L}+)`, "iu").exec(
      clauseText(clause),
    ) ?? [];
  return (
    target !== "" && owner !== undefined && !foldedWords(`${product.name} ${product.type}`).includes(foldWord(owner))
  );
};

/** What to look at in a part that enough reviewers blame, where no line quotes the same passages against the copy. */
export const ofNoun = (
  theme: MinedTheme,
  floor: number,
  mining: Mining,
  denied: readonly DeniedClaim[],
): Improvement[] => {
  if (theme.noun === "" || theme.theme.kind === "praise") return [];
  if (isOfName(theme.noun, mining)) return [];
  const blaming = unitsOfSide(theme.units, -1).filter(
    (unit) => isAboutItsPart(unit) && !isOfOtherThing(unit, mining) && !LESSENS.test(unit.opinion),
  );
  const members = reviewIdsOf(blaming);
  const isTold = denied.some(
    (claim) => members.isSubsetOf(claim.members) && areSamePassages(claim.spans, clauseSpans(blaming)),
  );
  if (members.size < floor || isTold) return [];
  const cost = starCost(members, mining.reviews);
  const name = nameOf(blaming);
  const called = opinionsOf(blaming, MOST_WORDS);
  const words = called.length === 0 ? "" : ` (${called.join(", ")})`;
  const some = reviewers(members.size, mining.reviews.length);
  return [
    {
      text: `Look at the ${name}: ${some} ${members.size === 1 ? "complains" : "complain"} about ${/[^su]s$/.test(name) ? "them" : "it"}${words}${starClause(cost)}.`,
      kind: "product-fault",
      reviews: members.size,
      stars: starsOf(cost),
      spans: clauseSpans(blaming),
      value: troubleValue(members.size, cost, mining) * 0.8,
    },
  ];
};
