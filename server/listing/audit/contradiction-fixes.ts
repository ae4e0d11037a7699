import type { Span } from "../../../events/result/review.ts";
import { lowerFirst } from "../../insight/avatar/avatar-draft.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { quantitiesIn, sameQuantity } from "../words/quantities.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import { adviceFor } from "./advice.ts";
import { type CopyField, mattersTold } from "./current-copy.ts";
import { areSamePassages, type DeniedClaim, deniedClaims, type Ledger, membersOf } from "./denied-claims.ts";
import { type Improvement, reviewers, starClause, starCost, starsOf, troubleValue, verbFor } from "./improvement.ts";
import { fieldName } from "./listing-fixes.ts";
import { promisedIn } from "./promised-in.ts";
import { quoteOf } from "./quote-of.ts";

const MOST = 5;
const MOST_NAMED = 3;

/** Phrases of the copy that the same passages deny, those that most deny first. */
type Matter = { denied: readonly DeniedClaim[]; lead: DeniedClaim };

/** A sentence says more of it than a header in capitals without a figure, and any bullet more than the title. */
const rankOf = ({ field, text }: DeniedClaim): number =>
  field === "currentTitle" ? 2 : Number(!/\d/u.test(text) && text === text.toUpperCase());

const mattersOf = (denied: readonly DeniedClaim[]): Matter[] =>
  denied
    .toSorted((a, b) => b.members.size - a.members.size || rankOf(a) - rankOf(b) || b.naming - a.naming)
    .reduce<Matter[]>((kept, each) => {
      const at = kept.findIndex(({ lead }) => areSamePassages(lead.spans, each.spans));
      const same = kept[at];
      return same === undefined
        ? [...kept, { lead: each, denied: [each] }]
        : kept.with(at, { ...same, denied: [...same.denied, each] });
    }, []);

const LONG = 60;
const TIME = /\b(?:hours?|hrs?|minutes?|mins?)\b/i;

/** What of a phrase is quoted: of a long one the running time if its figure is denied. */
const quoted = ({ text, reasons }: DeniedClaim): string => {
  if (text.length <= LONG || !reasons.has("figure")) return text;
  return text.split(/,\s+/).find((each) => TIME.test(each)) ?? text;
};

/** What says the same as the first phrase of a matter and is denied by the very same reviewers, each field once. */
const named = ({ denied, lead }: Matter): DeniedClaim[] =>
  denied
    .filter(({ members }) => members.size === lead.members.size && members.isSubsetOf(lead.members))
    .filter((each) => each === lead || sharesSense(sensesOf(each.text), sensesOf(lead.text)))
    .filter(({ field }, index, all) => all.findIndex((other) => other.field === field) === index);

/** "Current title says “Odor Control”, current bullet 3 “No smell”" */
const saying = (matter: Matter): string =>
  named(matter)
    .slice(0, MOST_NAMED)
    .map((each, index) =>
      index === 0
        ? `${fieldName(each.field)} says “${quoted(each)}”`
        : `${lowerFirst(fieldName(each.field))} “${quoted(each)}”`,
    )
    .join(", ");

const MOSTLY = 0.6;

/** Whether a line says most of a phrase in its own words and all of its figures. */
const repeatsWords = (line: string, phrase: string): boolean => {
  const figures = quantitiesIn(phrase).filter(({ unit }) => unit !== "");
  const said = quantitiesIn(line);
  if (!figures.every((figure) => said.some((each) => sameQuantity(figure, each)))) return false;
  const words = new Set(contentWords(phrase));
  return words.size > 0 && words.intersection(new Set(contentWords(line))).size >= MOSTLY * words.size;
};

/** What praises in any phrase. */
const PRAISING = sensesOf("great good best perfect excellent super ultra easy nice lovely high top premium quality");

/** Whether a line still says half of what a phrase tells beside the product's name and its praise. */
const keepsOf = (line: string, phrase: string, { product }: Mining): boolean => {
  const telling = sensesOf(phrase).difference(PRAISING).difference(sensesOf(product.name));
  return telling.size > 0 && telling.intersection(sensesOf(line)).size >= telling.size / 2;
};

/** The new copy: its lines and their clauses, with what is said against each of these. */
type Written = { lines: readonly CopyField[]; against: readonly (readonly Span[])[] };

const writtenOf = (lines: readonly CopyField[], { claims, evidence }: Ledger): Written => {
  const own = claims.flatMap((claim, index) => (claim.field.startsWith("current") ? [] : [{ claim, index }]));
  const paths = new Set(own.map(({ index }) => `claims.${index}.contradictions`));
  return {
    lines: [...lines, ...own.map(({ claim }) => claim)],
    against: evidence.filter(({ path }) => paths.has(path)).map(({ spans }) => spans),
  };
};

/** Whether the new copy still says what is denied: in its words, as the same promise, of the same matter, or so that the same passages deny it. */
const isSaidStill = ({ denied, lead }: Matter, { lines: written, against }: Written, mining: Mining): boolean =>
  against.some((spans) => areSamePassages(spans, lead.spans)) ||
  denied.some(({ text, reasons }) =>
    written.some(
      (line) =>
        repeatsWords(line.text, text) ||
        (!reasons.has("figure") && keepsOf(line.text, text, mining)) ||
        [...mattersTold(line, mining)].some((key) => reasons.has(key)) ||
        !promisedIn(line.text, mining).isDisjointFrom(reasons),
    ),
  );

const INCLUDES = /\b(?:includ\p{L}+|comes? with|with)\b/iu;
const MISSING =
  /\b(?:no|missing|without|lack(?:s|ed)?|never (?:came|got|included)|(?:did|does)n['’]?t (?:come|include|get))\b/iu;

/** Whether a part that the copy promises was missing: that is mended in the box, and not in the copy. */
const isMissing = ({ lead }: Matter, mining: Mining): boolean =>
  INCLUDES.test(lead.text) &&
  lead.spans.every(({ reviewId, start, end }) => MISSING.test(textsOf(mining).get(reviewId)?.slice(start, end) ?? ""));

/** What to do about it: the new copy may say it no longer. */
const actionFor = (matter: Matter, isStill: boolean, mining: Mining): string => {
  if (isMissing(matter, mining)) return "check that every box holds it";
  const it = named(matter).length > 1 ? "all of it" : "it";
  return isStill ? `correct ${it}` : `the new listing leaves ${it} out; correct the one on sale`;
};

/** The matter that all who deny a phrase blame, as reviewers report it; null where they speak of several or of none that the phrase names. */
const troubleOf = ({ field, text, spans, members }: DeniedClaim, mining: Mining): string | null => {
  const matters = mattersTold({ field, text }, mining);
  const blaming = mining.units.filter(
    ({ reviewId, clause, polarity, mood, facet }) =>
      polarity < 0 &&
      mood === "report" &&
      matters.has(facet?.id ?? "") &&
      spans.some((span) => span.reviewId === reviewId && span.start < clause.end && clause.start < span.end),
  );
  const [facetId] = [...matters].filter((id) => {
    const told = blaming.filter(({ facet }) => facet?.id === id);
    return new Set(told.map(({ reviewId }) => reviewId)).size === members.size;
  });
  return facetId === undefined ? null : (adviceFor(facetId, mining.domains)?.trouble ?? null);
};

/** "report leaks (“it dripped”)", or "say otherwise" where no matter has a name. */
const tellingOf = (denied: DeniedClaim, mining: Mining): string => {
  const count = denied.members.size;
  const trouble = count === 1 ? null : troubleOf(denied, mining);
  const said = trouble === null ? `${count === 1 ? "says" : "say"} otherwise` : `${verbFor(trouble, count)} ${trouble}`;
  const quote = quoteOf(denied, mining);
  return quote === null ? said : `${said} (“${quote}”)`;
};

/** What another line counts already. */
type Counted = NonNullable<Improvement["counted"]>;

const isCounted = ({ text, spans }: DeniedClaim, counted: readonly Counted[]): boolean =>
  counted.some(
    (each) =>
      areSamePassages(each.spans, spans) ||
      text.toLowerCase().includes(each.promise.toLowerCase()) ||
      each.promise.toLowerCase().includes(text.toLowerCase()),
  );

/** Phrases of the seller's current copy that reviewers deny and no other line quotes; those that the same passages deny are one. */
export const contradictionFixes = (
  ledger: Ledger,
  written: readonly CopyField[],
  counted: readonly Counted[],
  mining: Mining,
): Improvement[] => {
  const copy = writtenOf(written, ledger);
  return mattersOf(deniedClaims(ledger, mining).filter((denied) => !isCounted(denied, counted)))
    .map((matter): Improvement => {
      const { lead } = matter;
      const { members } = lead;
      const cost = starCost(members, mining.reviews);
      const action = actionFor(matter, isSaidStill(matter, copy, mining), mining);
      return {
        text: `${saying(matter)}, yet ${reviewers(members.size, mining.reviews.length)} ${tellingOf(lead, mining)}${starClause(cost)}: ${action}, for ${members.size === 1 ? "this may become a return" : "each of them may become a return"}.`,
        kind: "expectation-gap",
        reviews: membersOf(lead.spans).size,
        stars: starsOf(cost),
        spans: lead.spans,
        value: troubleValue(members.size, cost, mining),
      };
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST);
};
