import type { Span } from "../../../events/result/review.ts";
import type { Product } from "../product/product.ts";
import { generalize } from "../statements/generalize.ts";
import { render } from "../statements/render.ts";
import type { Subject } from "../statements/subject.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { DANGLING } from "../text/word-lists.ts";
import { byReviews, capitalize, type Supported } from "./avatar-draft.ts";

/** A few words of a review, told of anybody, and where they stand. */
export type Excerpt = { text: string; span: Span; lemmas: ReadonlySet<string>; rating: number | null };

const NOBODY: Subject = { text: "", noun: "", about: "nobody", plural: false, elided: false, rest: 0, copula: false };
const BUYERS: Subject = { ...NOBODY, about: "buyers", plural: true };

/** Says a run of tokens of anybody ("you", "a dad") or of the buyers ("they", "their"); null where it needs the reviewer. */
export const sayTokens = (tokens: readonly Token[], product: Product, about: "anybody" | "buyers"): string | null => {
  let to = tokens.length;
  while (to > 0 && (DANGLING.has(tokens[to - 1]?.lower ?? "") || !/[\p{L}\p{N}]/u.test(tokens[to - 1]?.text ?? "")))
    to -= 1;
  const words = generalize(tokens.slice(0, to), about === "buyers" ? BUYERS : NOBODY, product);
  return words === null || words.length === 0 ? null : render(words);
};

const CONTENT = new Set(["NOUN", "VERB", "ADJ", "PROPN", "NUM"]);
const WEAK = new Set("be have do get go make take use buy".split(" "));

export const excerptOf = (
  text: string,
  tokens: readonly Token[],
  sentence: Sentence,
  rating: number | null,
): Excerpt[] => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [
    {
      text: capitalize(text),
      span: { reviewId: sentence.reviewId, start: first.start, end: last.end },
      lemmas: new Set(
        tokens.filter((token) => CONTENT.has(token.pos) && !WEAK.has(token.lemma)).map((token) => token.lemma),
      ),
      rating,
    },
  ];
};

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((lemma) => b.has(lemma)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
};

const MOST_GROUPED = 600;

/** Groups excerpts that say the same and keeps the shortest wording of each group; the most frequent group comes first. */
export const groupExcerpts = (excerpts: readonly Excerpt[], most: number): Supported[] => {
  const groups: { head: Excerpt; members: Excerpt[] }[] = [];
  for (const excerpt of excerpts.slice(0, MOST_GROUPED)) {
    const group = groups.find(
      ({ head }) =>
        head.text.toLowerCase() === excerpt.text.toLowerCase() || overlap(head.lemmas, excerpt.lemmas) >= 0.75,
    );
    if (group === undefined) groups.push({ head: excerpt, members: [excerpt] });
    else {
      group.members.push(excerpt);
      if (excerpt.lemmas.size > 0 && excerpt.lemmas.size < group.head.lemmas.size) group.head = excerpt;
    }
  }
  return groups
    .map(({ head, members }) => ({ text: head.text, spans: members.map((member) => member.span) }))
    .toSorted(byReviews)
    .slice(0, most);
};
