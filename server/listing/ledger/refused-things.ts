import type { Span } from "../../../events/result/review.ts";
import type { Product } from "../../insight/product/product.ts";
import { rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import { sentencesAt } from "../reviews/sentence-of.ts";
import { foldedWords } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";
import { isOfOthers } from "./promises/of-others.ts";
import { CANNOT } from "./promises/promised.ts";

const ANY_OF =
  /\b(?:all|any|every)(?: (?:types?|kinds?|sorts?|sizes?|brands?|makes?|shapes?|models?)(?: of)?| of)? (?:(?:the|your|home|standard|household) )*(\p{L}+(?: \p{L}+)?)/giu;
/** Things of one kind by several names. */
const KIN = ["carpet rug runner", "calf leg", "cookware pan pot", "tree trunk branch"].map((line) =>
  line.split(" ").map(canonical),
);

/** Words for the things of which a statement says that any will do. */
const anyOf = rememberText((text: string): ReadonlySet<string> => {
  const named = [...text.matchAll(ANY_OF)].flatMap(([, things = ""]) => foldedWords(things).map(canonical));
  return new Set(named.flatMap((word) => [word, ...(KIN.find((kin) => kin.includes(word)) ?? [])]));
});

const REFUSES = new RegExp(
  `\\b(?:${CANNOT}) (?:even |really |quite )?(?:climb|get|go|drive|ride|work|clean|fit|reach|handle|cope|cut|grip|stick|hold|connect|cross|manage)\\b|\\b(?:gives?|gave) up on\\b|\\bstruggl(?:es?|ed) (?:with|on|over)\\b|\\bgets? stuck on\\b|\\b(?:useless|hopeless|no good|no use) (?:on|for|with)\\b`,
  "u",
);

const isRefused = (clause: ReviewClause, index: ReviewIndex, name: string): boolean =>
  clause.report &&
  !clause.repeats &&
  sentencesAt(index, clause.span).some(({ text }) => REFUSES.test(text)) &&
  !isOfOthers(clause.text.toLowerCase(), { person: true, name });

/** Clauses that tell of one thing with which it does not do, where a statement promises any of them: "all carpets" and "it gives up on the rug". */
export const refusedThings = ({ text, negated }: Statement, index: ReviewIndex, { noun }: Product): Span[] =>
  negated
    ? []
    : [...anyOf(text)]
        .filter((word) => word !== noun)
        .flatMap((word) => index.byWord.get(word) ?? [])
        .filter((clause) => isRefused(clause, index, noun))
        .map(({ span }) => span);
