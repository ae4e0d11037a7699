import type { Mining } from "../../insight/mine-reviews.ts";
import { withOpeningAdjective } from "../../insight/statements/fragments.ts";
import type { Clause } from "../../insight/text/clauses.ts";
import { nounCounts } from "../../insight/text/noun-counts.ts";
import { singular } from "../../insight/text/singular.ts";
import { NOT_A_PART, TELLING } from "../phrases/part-words.ts";

const LONGEST = 7;
/** "deep pockets with zippers": words of quality, a noun, and what it has or is for. */
const PHRASE = /^(?:DET )?(?:ADV )?(?:ADJ (?:CCONJ ADJ )?)+(?:NOUN )+(?:ADP (?:DET )?(?:ADJ )*(?:NOUN )+)?$/;
const ENDS = /^(?:with|for|on|in)$/;

/** A clause that is only a part with its quality: "Nice steady pour"; null where it is more, or names no part of the thing. */
export const partNamed = (clause: Clause, { sentences, product }: Mining): string | null => {
  const tokens = withOpeningAdjective(clause.tokens);
  if (tokens.length > LONGEST || tokens.length < 2) return null;
  if (!PHRASE.test(`${tokens.map(({ pos }) => pos).join(" ")} `)) return null;
  const prepositionAt = tokens.findIndex(({ pos }) => pos === "ADP");
  const preposition = tokens[prepositionAt];
  if (preposition !== undefined && !ENDS.test(preposition.lower)) return null;
  const head = tokens[(prepositionAt === -1 ? tokens.length : prepositionAt) - 1];
  if (head === undefined || head.lemma === product.noun || NOT_A_PART.has(singular(head.lower))) return null;
  const isShared = (nounCounts(sentences).get(head.lemma) ?? 0) > 1;
  const isTold = tokens.some(({ pos, lower }) => pos === "ADJ" && TELLING.has(lower));
  if (!isTold || !(isShared || preposition !== undefined)) return null;
  return tokens
    .slice(tokens[0]?.pos === "DET" ? 1 : 0)
    .map(({ text }) => text)
    .join(" ");
};
