import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { sensesOf } from "../words/same-sense.ts";
import type { DeniedClaim } from "./denied-claims.ts";

const LONGEST = 90;
const LEAST_WORDS = 2;
const LEADS_IN =
  /^(?:(?:and|but|so(?! much)|because|since|then|though|although|which|also|plus|or|while|cause|cuz|however|even)\s+)+/iu;
const EDGES = /^[\s"'“”‘’.,;:!?–—-]+|[\s"“”.,;:–—-]+$/gu;
/** Says it of nothing that is named. */
const POINTS_BACK = /^(?:which|that|this|those|these)\b/iu;

const worthOf = (quote: string, claim: ReadonlySet<string>): number => {
  const shared = claim.intersection(sensesOf(quote)).size;
  return (POINTS_BACK.test(quote) ? -2 : 0) + (shared > 0 ? 1 : 0) - quote.length / LONGEST;
};

/** What repeats the copy denies it only with the words that follow. */
const REPEATS = /\b(?:says?|said|claims?|claimed|advertis\w+|supposed|promis\w+|listed)\b/iu;
const ENDS = /[.!?;]\s/u;
/** What cannot stand to the letter in quotation marks on one line. */
export const UNQUOTABLE = /[“”\n]/u;

/** What quotes the copy with the sentence that takes it back, to the letter: "Label still says "same formula". It isnt". */
const takenBack = (said: string): string | null => {
  const whole = said.replace(/^[\s.,;]+|[\s.,;]+$/gu, "");
  if (UNQUOTABLE.test(whole)) return null;
  const [first = "", second = ""] = whole.split(ENDS);
  return REPEATS.test(first) && second.length > 1 && whole.length <= LONGEST ? whole : null;
};

/** The shortest words of one reviewer that deny a phrase, such as speak of it first; null where all are long. */
export const quoteOf = (
  { text, spans, told }: Pick<DeniedClaim, "text" | "spans" | "told">,
  mining: Mining,
): string | null => {
  const texts = textsOf(mining);
  const claim = sensesOf(text);
  const denying = told > 0 ? spans.slice(0, told) : spans;
  const quotes = denying
    .map(({ reviewId, start, end }) =>
      ((texts.get(reviewId) ?? "").slice(start, end).split(ENDS)[0] ?? "")
        .replace(/\s+/g, " ")
        .replace(EDGES, "")
        .replace(LEADS_IN, ""),
    )
    .filter(
      (quote) =>
        quote.length <= LONGEST &&
        quote.split(" ").length >= LEAST_WORDS &&
        !REPEATS.test(quote) &&
        !text.toLowerCase().includes(quote.toLowerCase()) &&
        !/["“”]/u.test(quote),
    );
  const [best] = quotes.toSorted((a, b) => worthOf(b, claim) - worthOf(a, claim));
  return (
    best ??
    denying
      .map(({ reviewId, start, end }) => takenBack((texts.get(reviewId) ?? "").slice(start, end)))
      .find((said) => said !== null) ??
    null
  );
};
