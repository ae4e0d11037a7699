import type { Span } from "../../../events/result/review.ts";
import { remember, rememberText } from "../../insight/text/remember.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewIndex, ReviewSentence } from "../reviews/review-index.ts";
import { foldWord } from "../words/fold.ts";
import { contentWords } from "../words/same-sense.ts";

/** "through all fabrics", "on any floor": says that nothing of a kind is too much for it. */
const OF_ANY =
  /\b(?:through|on|with|for|over|against|cuts?|handles?|grinds?|chops?|blends?|picks? up|removes?|sews?|fits?)\s+(?:(?:even )?(?:all|any|every|multiple|tough|thick|heavy)\b|[^,;.]{1,30}\bto multiple\b)([^,;.]*)/iu;

const DENIES = /\b(?:not|never|cannot)\b|n['’]t\b/iu;

/** How reviewers tell on what it fails. */
const FAILS_ON =
  /\b(?:hopeless|useless|no good|rubbish|worthless|terrible) (?:on|with|at|for|against) ([^.,;!?]+)|\bstruggl(?:es?|ed|ing) (?:(?:to (?:get|go) )?(?:through|with|on|over)|to \p{L}+) ([^.,;!?]+)|(?<!\b(?:say|says|saying|said|think|thought|heard) (?:it |this |they )?)\b(?:wo|do|does|did|could|ca)(?:n['’]?t| not) (?:even |expect (?:it|this|them) to |really )?(?:(?:go|get|cut|sew) through|cope with|handle|manage|pick up|chop|grind|blend|sew) ([^.,;!?]+)/u;

/** Words of a kind, any of which belongs to whatever is said of the kind. */
const KINDS = [
  "fabric cloth textile denim canvas jean wool cotton linen leather felt fleece silk velvet upholstery blanket towel curtain seam hem layer",
  "floor surface carpet rug tile laminate hardwood wood mat parquet vinyl lino",
  "hair fur beard coat curl mane",
  "food vegetable fruit ingredient carrot potato onion nut ice meat cheese frozen bean",
  "terrain ground gravel grass sand mud snow cobble kerb curb hill slope",
  "stain grease rust limescale ink grime dirt",
].map((words) => wordSet(words));

const wordsIn = rememberText((text: string): readonly string[] => contentWords(text).map(foldWord));

type Failing = { span: Span; words: readonly string[] };

const failingIn = ({ clauses, text }: ReviewSentence): Failing[] => {
  const match = FAILS_ON.exec(text);
  const start = clauses[0]?.span.start ?? 0;
  const clause = match === null ? undefined : clauses.findLast(({ span }) => span.start <= start + match.index);
  if (match === null || clause === undefined || clause.repeats || clause.asks) return [];
  return [{ span: clause.span, words: wordsIn(match.slice(1).find((each) => each !== undefined) ?? "") }];
};

const failingBy = remember(({ sentences }: ReviewIndex): readonly Failing[] => sentences.flatMap(failingIn));

const kindsOf = (words: readonly string[]): readonly ReadonlySet<string>[] =>
  KINDS.filter((kind) => words.some((word) => kind.has(word)));

/** Passages that tell on what of a kind it fails, where a statement says that it copes with all of that kind: "hopeless on jeans" against "sews through all fabrics". */
export const copesWith = ({ text }: Statement, index: ReviewIndex): Span[] => {
  const any = DENIES.test(text) ? null : OF_ANY.exec(text);
  if (any === null) return [];
  const named = wordsIn(any[0]);
  const kinds = kindsOf(named);
  if (kinds.length === 0) return [];
  return failingBy(index)
    .filter(({ words }) => words.some((word) => kinds.some((kind) => kind.has(word))))
    .map(({ span }) => span);
};
