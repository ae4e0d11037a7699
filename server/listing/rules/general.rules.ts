import { RULE_FIELDS, type Rule } from "./rule.ts";
import { BANNED_CLAIMS, EVIDENCE_CLAIMS, HEALTH_CLAIMS, OFFER_WORDS, TESTIMONIALS, TIMELY } from "./word-terms.ts";

const BULLET_PAGE = "https://sellercentral.amazon.com/help/hub/reference/external/GX5L8BF8GLMML6CX";
const DETAIL_PAGE = "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=200390640";
const CLAIMS_PAGE = "https://sellercentral.amazon.com/help/hub/reference/external/G202024200";
const MODEL_LEFTOVERS = "https://amz10.com/p/9258.html";

const general = {
  marketplace: "amazon",
  stores: "all",
  effective_from: "n/k",
  effective_to: null,
  verified_on: "2026-11-21",
  params: {},
  status: "secondary",
} as const;

const RULES: readonly Omit<Rule, "field">[] = [
  {
    ...general,
    id: "G01",
    check: "pattern",
    params: { pattern: "https?://\\S+|www\\.\\S+|[\\w.+-]{1,64}@[\\w-]{1,64}\\.[a-z]{2,10}|\\+?\\d[\\d ()-]{8,18}\\d" },
    severity: "error",
    source_url: DETAIL_PAGE,
    status: "verified",
    message: "No phone number, e-mail or web address.",
  },
  {
    ...general,
    id: "G02",
    check: "terms",
    params: { terms: OFFER_WORDS },
    severity: "error",
    source_url: DETAIL_PAGE,
    status: "verified",
    message: "No availability, price, condition or shipping offer.",
  },
  {
    ...general,
    id: "G03",
    check: "terms",
    params: { terms: TESTIMONIALS },
    severity: "error",
    source_url: DETAIL_PAGE,
    status: "verified",
    message: "No reviews, quotes or testimonials.",
  },
  {
    ...general,
    id: "G03",
    check: "reviewOverlap",
    params: { min: 6 },
    severity: "error",
    source_url: DETAIL_PAGE,
    status: "verified",
    message: "No six words in a row from a customer's review.",
  },
  {
    ...general,
    id: "G04",
    check: "terms",
    params: { terms: TIMELY },
    severity: "error",
    source_url: DETAIL_PAGE,
    status: "verified",
    message: "No words that are true only for a time.",
  },
  {
    ...general,
    id: "G05",
    check: "terms",
    params: { terms: HEALTH_CLAIMS },
    severity: "error",
    effective_from: "by 2026-09-26",
    source_url: CLAIMS_PAGE,
    message: "No health claim and no superlative without proof.",
  },
  {
    ...general,
    id: "G06",
    check: "terms",
    params: { terms: EVIDENCE_CLAIMS },
    severity: "error",
    effective_from: "by 2026-09-26",
    source_url: CLAIMS_PAGE,
    message: "Claims about origin, tests, awards or the environment need evidence.",
  },
  {
    ...general,
    id: "G07",
    check: "pattern",
    params: {
      pattern: "as an ai\\b|i can(?:no|')t (?:fulfill|assist)|\\[(?:brand|product|insert)[^\\]]{0,30}\\]|\\{\\{",
    },
    severity: "error",
    source_url: MODEL_LEFTOVERS,
    message: "No leftovers of a language model or a template.",
  },
  {
    ...general,
    id: "B11",
    check: "terms",
    params: { terms: BANNED_CLAIMS },
    severity: "error",
    effective_from: "by 2026-10-03",
    source_url: BULLET_PAGE,
    message: "Words such as eco-friendly or antibacterial are banned.",
  },
];

/** What no visible text may have, whichever field it stands in. */
export const GENERAL_RULES: readonly Rule[] = RULE_FIELDS.filter(
  (field) => field === "title" || field === "highlights" || field === "bullet",
).flatMap((field) => RULES.map((rule): Rule => ({ ...rule, field })));
