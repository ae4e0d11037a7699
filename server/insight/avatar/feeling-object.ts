import type { Product } from "../product/product.ts";
import type { Remark } from "../statements/remarks.ts";
import type { Sentence } from "../text/analyse.ts";

type Place = { start: number; end: number };

/** Where a feeling is named: its sentence, with those before and after it, and its place in the text. */
export type Feeling = Place & { sentence: Sentence; around: readonly Sentence[]; text: string; about: 1 | -1 };

/** "… so happy that it folds", "love how it folds" */
const LEADS_TO = /^[\s,]*(?:(?:and|so|very|really|much|with|about|by|it) )*(?:that|because|how|since|the way)\b/i;
/** "It folds, which I love" */
const POINTS_BACK = /^[\s,]*(?:all of )?which\b[^.!?;]*$/i;
/** "Love it", "so happy with these" */
const OF_IT = /^ (?:(?:with|about) )?(?:it|them|these|this)(?=[\s,]*(?:[.!?;]|$|and\b|so\b|so much\b|as\b|already\b))/i;

/** "What a relief, the lid closes" */
const BEFORE_CRY = /^\W*(?:\p{L}+ ){0,3}$/u;
const AFTER_CRY = /^\s?[,:;–—-]+\s*$/u;

const LONGEST_CRY = 4;

const isWithin = (inner: Place, outer: Place): boolean => outer.start <= inner.start && inner.end <= outer.end;

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N} -]/gu, "");

/** Whether the feeling is named for the product itself: "love it", "love this kettle". */
const isOfProduct = ({ sentence, end, text }: Feeling, { noun }: Product): boolean => {
  const after = text.slice(end, sentence.end);
  const named = new RegExp(`^ (?:(?:with|about) )?(?:this|these|my|our|the) (?:\\p{L}+ )?${escaped(noun)}s?\\b`, "iu");
  return OF_IT.test(after) || named.test(after);
};

/** "So annoying!", which is said of what stands right before it. */
const isCry = ({ sentence }: Feeling): boolean =>
  sentence.tokens.filter(({ text }) => /\p{L}/u.test(text)).length <= LONGEST_CRY;

/** What a feeling is about: the remark it stands in, leads to or points back to, what it cries out about, or what is said of the product beside it. */
export const objectOf = (remarks: readonly Remark[], feeling: Feeling, product: Product): Remark | undefined => {
  const { sentence, around, text, about, start, end } = feeling;
  const fitting = remarks.filter(({ sign }) => sign.polarity === about);
  const here = fitting.filter(({ span }) => isWithin(span, sentence));
  const opens = BEFORE_CRY.test(text.slice(sentence.start, start));
  const isLinked = ({ span }: Remark): boolean =>
    span.start >= end
      ? LEADS_TO.test(text.slice(end, span.end)) || (opens && AFTER_CRY.test(text.slice(end, span.start)))
      : span.end <= start && POINTS_BACK.test(text.slice(span.end, start));
  const bound = here.find(({ span }) => isWithin({ start, end }, span)) ?? here.find(isLinked);
  if (bound !== undefined) return bound;
  const [before, after] = [
    around.findLast((each) => each.end <= sentence.start),
    around.find((each) => each.start >= sentence.end),
  ];
  const isIn =
    (place: Sentence | undefined) =>
    ({ span }: Remark) =>
      place !== undefined && isWithin(span, place);
  if (isOfProduct(feeling, product)) {
    const ofProduct = fitting.filter(({ told }) => told.subject.about === "product");
    return ofProduct.find(isIn(sentence)) ?? ofProduct.find(isIn(after));
  }
  return isCry(feeling) ? fitting.findLast(isIn(before)) : undefined;
};
