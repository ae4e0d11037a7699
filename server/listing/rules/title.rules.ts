import type { Rule } from "./rule.ts";
import { ELIGIBILITY, PROMOTION, SUBJECTIVE_TITLE } from "./word-terms.ts";

const TITLE_PAGE = "https://sellercentral.amazon.com/help/hub/reference/external/GYTR6SYGFA5E3EQC";
const DETAIL_PAGE = "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=200390640";
const EDITION_2025 = "https://sellercentral-europe.amazon.com/help/hub/reference/external/201100890?locale=hi-IN";
const EDITION_EARLIER = "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=YTR6SYGFA5E3EQC";

const base = { marketplace: "amazon", stores: "all", field: "title", effective_to: null, verified_on: "2026-11-21", params: {} } as const;

export const TITLE_RULES: readonly Rule[] = [
  { ...base, id: "T01", check: "maxCharacters", params: { max: 75 }, stores: "except SA EG TR AE", severity: "error", effective_from: "2026-07-27", source_url: TITLE_PAGE, status: "secondary", message: "A title has at most 75 characters, spaces included." },
  { ...base, id: "T01", check: "maxCharacters", params: { max: 200 }, severity: "error", effective_from: "2025-01-21", effective_to: "2026-07-26", source_url: EDITION_2025, status: "verified", message: "A title has at most 200 characters, spaces included." },
  { ...base, id: "T02", check: "signs", params: { signs: "!$?_{}^¬¦" }, severity: "error", effective_from: "2025-01-21", source_url: EDITION_2025, status: "verified", message: "A title has none of the signs ! $ ? _ { } ^ ¬ ¦ outside the brand name." },
  { ...base, id: "T03", check: "decoration", severity: "warning", effective_from: "2025-01-21", source_url: EDITION_2025, status: "verified", message: "The signs ~ # < > * stand only in identifiers or measures, not as decoration." },
  { ...base, id: "T04", check: "repeatedWord", params: { max: 2 }, severity: "error", effective_from: "by 2026-10-03", source_url: TITLE_PAGE, status: "secondary", message: "The same word stands at most twice in a title." },
  { ...base, id: "T05", check: "terms", params: { terms: PROMOTION }, severity: "error", effective_from: "2025-01-21", source_url: EDITION_2025, status: "verified", message: "A title has no promotional phrases." },
  { ...base, id: "T06", check: "terms", params: { terms: ELIGIBILITY }, severity: "error", effective_from: "by 2026-10-03", source_url: TITLE_PAGE, status: "secondary", message: "A title does not say FSA or HSA eligible." },
  { ...base, id: "T07", check: "terms", params: { terms: SUBJECTIVE_TITLE }, severity: "warning", effective_from: "n/k", source_url: EDITION_EARLIER, status: "verified", message: "A title has no subjective commentary." },
  { ...base, id: "T08", check: "allCaps", severity: "warning", effective_from: "n/k", source_url: EDITION_EARLIER, status: "verified", message: "Words are not written in all capitals." },
  { ...base, id: "T09", check: "titleCase", severity: "warning", effective_from: "n/k", source_url: EDITION_EARLIER, status: "verified", message: "Every word starts with a capital, except prepositions, conjunctions and articles." },
  { ...base, id: "T10", check: "numberWords", severity: "warning", effective_from: "n/k", source_url: EDITION_EARLIER, status: "verified", message: "Numbers are numerals: 2, not two." },
  { ...base, id: "T11", check: "foreignLetters", severity: "warning", effective_from: "n/k", source_url: EDITION_EARLIER, status: "verified", message: "A title has no signs such as Æ, © or ®." },
  { ...base, id: "T12", check: "productType", severity: "error", effective_from: "n/k", source_url: EDITION_EARLIER, status: "verified", message: "A title says what the product is." },
  { ...base, id: "T14", check: "pattern", params: { pattern: "[$€£]\\s?\\d|\\b\\d+(?:\\.\\d{2})? ?(?:usd|dollars|eur)\\b|\\bfree (?:shipping|delivery)\\b" }, severity: "error", effective_from: "by 2026-08-31", source_url: DETAIL_PAGE, status: "verified", message: "A title has no price and no shipping offer." },
];
