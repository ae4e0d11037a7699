import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../mining/mining.ts";
import { withArticle } from "../product/product.ts";
import { hasFew } from "../reviews/plenty.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { joinWords } from "../text/join-words.ts";
import { capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import type { Motive } from "./purchase-triggers.ts";
import { type Reason, reasonsIn } from "./purchases.ts";
import { quotedWhole } from "./quoted-whole.ts";

const EMPTY: Supported = { text: "", spans: [] };
const MOST_PARTS = 3;
const MOST_PERSONS = 3;
const LONGEST_WORDS = 18;

const spansOf = (reasons: readonly Reason[]): Span[] => reasons.map(({ excerpt }) => excerpt.span);

/** "Bought for their elderly mother" */
const PERSON = /^Bought for their (.+)$/;

/** Those for whom it was bought, the most named first. */
export const personsIn = (reasons: readonly Reason[]): { person: string; reviews: number }[] =>
  [...Map.groupBy(reasons, ({ excerpt }) => PERSON.exec(excerpt.text)?.[1] ?? "")]
    .filter(([person]) => person !== "")
    .map(([person, group]) => ({ person, reviews: distinctReviews(spansOf(group)) }))
    .toSorted((a, b) => b.reviews - a.reviews);

/** What reviewers bought it for others, as a gift or to use: one motive, whichever they call it. */
export const forOthers = (mining: Mining): readonly Reason[] =>
  reasonsIn(mining).filter(({ motive }) => motive === "gift" || motive === "person");

const MANY = /(?:s|children|people)$/;

const tellOthers = (reasons: readonly Reason[], thing: string): string => {
  const persons = personsIn(reasons).slice(0, MOST_PERSONS);
  const gift = reasons.every(({ motive }) => motive === "gift") ? " as a gift" : "";
  const named = persons.map(({ person, reviews }) => {
    const whom = MANY.test(person) ? person : withArticle(person);
    return reviews > 1 && persons.length > 1 ? `${whom} (${reviews})` : whom;
  });
  if (named.length === 0) return `buys ${thing} as a gift`;
  const told = reasons.filter(({ excerpt }) => PERSON.test(excerpt.text));
  const isAll = distinctReviews(spansOf(told)) === distinctReviews(spansOf(reasons));
  return `buys ${thing}${gift} for ${isAll ? "" : "others, such as "}${joinWords(named)}`;
};

/** What one reviewer says of it in particular: "replaces a Honeywell". */
const TOLD: Readonly<Partial<Record<Motive, readonly (readonly [RegExp, string])[]>>> = {
  replacement: [
    [/^To replace (?=(?:an?|the|their) )/, "replaces "],
    [/^Switched from (?=(?:an?|the|their) )/, "comes from "],
    [/^The old ones? /, "had one before that "],
  ],
  recommendation: [[/^Recommended by /, "follows the advice of "]],
  repeat: [[/^Already owned .*/, "comes back for another"]],
  price: [[/^Good price$/, "waits for a good price"]],
  purpose: [[/^Bought for (?=(?:an?|the|their) )/, "wants it for "]],
};

const GENERAL: Readonly<Partial<Record<Motive, string>>> = {
  replacement: "replaces what they had before",
  recommendation: "follows a recommendation",
};

const tellMotive = (motive: Motive, reasons: readonly Reason[]): string | null => {
  if (distinctReviews(spansOf(reasons)) > 1 && GENERAL[motive] !== undefined) return GENERAL[motive] ?? null;
  const text = reasons[0]?.excerpt.text ?? "";
  const found = TOLD[motive]?.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : text.replace(found[0], found[1]);
};

/** The first sentence of a reviewer that says it and is short enough to stand in a line. */
const wordsOf = (spans: readonly Span[], mining: Mining): string | null => {
  const texts = textsOf(mining);
  const sentences = Map.groupBy(mining.sentences, ({ reviewId }) => reviewId);
  for (const { reviewId, start } of spans) {
    const sentence = (sentences.get(reviewId) ?? []).find((each) => each.start <= start && start < each.end);
    const own = sentence === undefined ? null : quotedWhole(sentence, texts.get(reviewId) ?? "", start, LONGEST_WORDS);
    if (own !== null) return own.text;
  }
  return null;
};

/** What made several of them buy, for whom or instead of what, by how many reviews tell of it; one reviewer's reason stands among the reasons to buy. */
export const motivation = (mining: Mining): Supported => {
  const least = hasFew(mining) ? 1 : 2;
  const thing = mining.product.plural ? "them" : "it";
  const others = forOthers(mining);
  const rest = Map.groupBy(
    reasonsIn(mining).filter((reason) => !others.includes(reason) && (reason.motive !== "purpose" || hasFew(mining))),
    ({ motive }) => motive,
  );
  const groups = [
    ...(others.length === 0 ? [] : [{ told: tellOthers(others, thing), spans: spansOf(others) }]),
    ...[...rest].flatMap(([motive, reasons]) => {
      const told = tellMotive(motive, reasons);
      return told === null ? [] : [{ told, spans: spansOf(reasons) }];
    }),
  ]
    .filter(({ spans }) => distinctReviews(spans) >= least)
    .toSorted((a, b) => distinctReviews(b.spans) - distinctReviews(a.spans))
    .slice(0, MOST_PARTS);
  const spans = groups.flatMap((group) => group.spans);
  if (groups.length === 0) return EMPTY;
  const told = groups.map((group) => `${group.told} (${distinctReviews(group.spans)} of ${mining.reviews.length})`);
  const words = wordsOf(groups[0]?.spans ?? [], mining);
  return { text: `${capitalize(told.join("; "))}${words === null ? "" : `: ${words}`}`, spans };
};
