import { toTenths } from "../../../events/kernel/in-words.ts";
import { fieldName } from "../../../events/result/field-name.ts";
import type { ShopperQuestion } from "../../../events/result/insights.ts";
import type { Claim, Fix } from "../../../events/result/ledger.ts";
import type { Finding } from "../../../events/result/listing.ts";

const FIX_KINDS = {
  wording: "Wording",
  rule: "Marketplace rule",
  keyword: "Keyword",
  "listing-silent": "Not answered yet",
  "product-fault": "Product fault: no wording fixes it",
  "expectation-gap": "Expectation gap: plain words fix it",
} as const satisfies Record<Fix["kind"], string>;

/** "Product fault: no wording fixes it; costs 1.9 stars" */
export const fixNote = ({ kind, stars }: Fix): string =>
  stars === null || stars > -0.05 ? FIX_KINDS[kind] : `${FIX_KINDS[kind]}; costs ${toTenths(Math.abs(stars))} stars`;

const QUESTION_STATES = {
  answered: "Answered",
  "listing-silent": "The listing does not say",
  "product-fault": "The product falls short here",
  "expectation-gap": "Buyers expect something else",
} as const satisfies Record<ShopperQuestion["state"], string>;

/** "Answered by Set B, bullet 2; also in the current listing" */
export const questionNote = (question: ShopperQuestion | undefined): string => {
  if (question === undefined) return "";
  const link = question.state === "answered" ? " by" : "; see";
  const by = question.answeredBy === null ? "" : `${link} ${fieldName(question.answeredBy)}`;
  return `${QUESTION_STATES[question.state]}${by}${question.answeredBefore === true ? "; also in the current listing" : ""}`;
};

const reviews = (count: number): string => (count === 1 ? "1 review" : `${count} reviews`);

const basisNote = ({ basis, reviews: count }: Claim): string => {
  if (basis === "seller") return "from your listing";
  return basis === "unsupported"
    ? "no review mentions it"
    : `${reviews(count)} ${count === 1 ? "bears" : "bear"} it out`;
};

/** "3 reviews bear it out; 2 reviews say otherwise" */
export const claimNote = (claim: Claim): string =>
  claim.contradictedBy === 0 ? basisNote(claim) : `${basisNote(claim)}; ${otherwiseNote(claim)}`;

/** "2 reviews say otherwise" */
const otherwiseNote = ({ contradictedBy }: Claim): string =>
  `${reviews(contradictedBy)} ${contradictedBy === 1 ? "says" : "say"} otherwise`;

/** "Error, rule T07. Fixed: …. Source: …" */
export const findingNote = ({ severity, ruleId, fix, source, status }: Finding): string =>
  [
    `${severity === "error" ? "Error" : "Warning"}, rule ${ruleId}${status === "conflicting" ? " (sources differ)" : ""}.`,
    ...(fix === null ? [] : [`Fixed: ${fix}`]),
    `Source: ${source}`,
  ].join(" ");
