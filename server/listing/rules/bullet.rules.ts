import type { Rule } from "./rule.ts";
import { ABBREVIATIONS, BANNED_CLAIMS, EVIDENCE_CLAIMS, GUARANTEES, HEALTH_CLAIMS, OFFER_WORDS, PLACEHOLDERS, TESTIMONIALS, TIMELY } from "./word-terms.ts";

const BULLET_PAGE = "https://sellercentral.amazon.com/help/hub/reference/external/GX5L8BF8GLMML6CX";
const DETAIL_PAGE = "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=200390640";
const CLAIMS_PAGE = "https://sellercentral.amazon.com/help/hub/reference/external/G202024200";
const BULLET_AUDIT = "https://www.amazonlistingaudit.com/policy/bullet-point-guidelines";
const VIOLATIONS = "https://goatconsulting.com/amazon-policy/amazon-product-detail-page-rules-violation-policy-compliance";
const OPTIMIZER = "https://www.skills.sh/kuudoai/skills/amazon-sp-listing-optimizer";
const MODEL_LEFTOVERS = "https://amz10.com/p/9258.html";

const bullet = { marketplace: "amazon", stores: "all", field: "bullet", effective_from: "by 2026-09-26", effective_to: null, verified_on: "2026-11-21", params: {}, status: "secondary" } as const;
const general = { ...bullet, effective_from: "n/k" } as const;

const EVERYWHERE: readonly Rule[] = (["title", "highlights", "bullet"] as const).flatMap((field): Rule[] => [
  { ...general, field, id: "G01", check: "pattern", params: { pattern: "https?://\\S+|www\\.\\S+|[\\w.+-]{1,64}@[\\w-]{1,64}\\.[a-z]{2,10}|\\+?\\d[\\d ()-]{8,18}\\d" }, severity: "error", source_url: DETAIL_PAGE, status: "verified", message: "No phone number, e-mail or web address." },
  { ...general, field, id: "G02", check: "terms", params: { terms: OFFER_WORDS }, severity: "error", source_url: DETAIL_PAGE, status: "verified", message: "No availability, price, condition or shipping offer." },
  { ...general, field, id: "G03", check: "terms", params: { terms: TESTIMONIALS }, severity: "error", source_url: DETAIL_PAGE, status: "verified", message: "No reviews, quotes or testimonials." },
  { ...general, field, id: "G03", check: "reviewOverlap", params: { min: 6 }, severity: "error", source_url: DETAIL_PAGE, status: "verified", message: "No six words in a row from a customer's review." },
  { ...general, field, id: "G04", check: "terms", params: { terms: TIMELY }, severity: "error", source_url: DETAIL_PAGE, status: "verified", message: "No words that are true only for a time." },
  { ...general, field, id: "G05", check: "terms", params: { terms: HEALTH_CLAIMS }, severity: "error", effective_from: "by 2026-09-26", source_url: CLAIMS_PAGE, message: "No health claim and no superlative without proof." },
  { ...general, field, id: "G06", check: "terms", params: { terms: EVIDENCE_CLAIMS }, severity: "error", effective_from: "by 2026-09-26", source_url: CLAIMS_PAGE, message: "Claims about origin, tests, awards or the environment need evidence." },
  { ...general, field, id: "G07", check: "pattern", params: { pattern: "as an ai\\b|i can(?:no|')t (?:fulfill|assist)|\\[(?:brand|product|insert)[^\\]]{0,30}\\]|\\{\\{" }, severity: "error", source_url: MODEL_LEFTOVERS, message: "No leftovers of a language model or a template." },
  { ...general, field, id: "B11", check: "terms", params: { terms: BANNED_CLAIMS }, severity: "error", effective_from: "by 2026-10-03", source_url: BULLET_PAGE, message: "Words such as eco-friendly or antibacterial are banned." },
]);

export const BULLET_RULES: readonly Rule[] = [
  { ...bullet, field: "bullets", id: "B01", check: "bulletCount", params: { min: 3, max: 5 }, severity: "error", source_url: BULLET_PAGE, status: "conflicting", message: "A listing has at least 3 bullets; 5 is the usual maximum." },
  { ...bullet, id: "B02", check: "maxCharacters", params: { max: 255 }, severity: "warning", source_url: BULLET_PAGE, status: "conflicting", message: "A bullet has at most 255 characters; the limit varies by product type." },
  { ...bullet, id: "B02", check: "minCharacters", params: { min: 10 }, severity: "warning", source_url: BULLET_PAGE, status: "conflicting", message: "A bullet has at least 10 characters." },
  { ...general, field: "bullets", id: "B03", check: "totalCharacters", params: { max: 999 }, severity: "warning", source_url: OPTIMIZER, message: "All bullets together have less than 1,000 characters." },
  { ...general, id: "B04", check: "capitalStart", severity: "error", source_url: BULLET_AUDIT, message: "A bullet begins with a capital letter." },
  { ...bullet, id: "B05", check: "endPunctuation", severity: "warning", source_url: BULLET_PAGE, message: "A bullet is a fragment and has no punctuation at its end." },
  { ...bullet, id: "B06", check: "sentences", severity: "warning", source_url: BULLET_PAGE, message: "Semicolons separate the phrases of a bullet, not periods." },
  { ...bullet, id: "B07", check: "header", severity: "warning", source_url: BULLET_PAGE, message: "A bullet has the shape “Header: description”." },
  { ...bullet, id: "B08", check: "pictures", params: { signs: "™®€…†‡¢£¥©±~â" }, severity: "error", effective_from: "by 2026-10-03", source_url: VIOLATIONS, message: "A bullet has no emoji and no signs such as ™ ® € … ©." },
  { ...bullet, id: "B09", check: "terms", params: { terms: PLACEHOLDERS }, severity: "error", effective_from: "by 2026-10-03", source_url: VIOLATIONS, message: "A bullet has no placeholders." },
  { ...bullet, id: "B10", check: "pattern", params: { pattern: "\\bB0[A-Z0-9]{8}\\b" }, severity: "error", effective_from: "by 2026-10-03", source_url: VIOLATIONS, message: "A bullet has no ASIN." },
  { ...bullet, id: "B12", check: "terms", params: { terms: GUARANTEES }, severity: "error", effective_from: "by 2026-10-03", source_url: VIOLATIONS, message: "A bullet gives no guarantee." },
  { ...general, id: "B13", check: "pattern", params: { pattern: "<\\/?[a-z][^<>]{0,200}>" }, severity: "error", source_url: DETAIL_PAGE, status: "verified", message: "A bullet has no HTML." },
  { ...bullet, id: "B14", check: "digits", severity: "warning", source_url: BULLET_PAGE, message: "Numbers from one to nine are spelled out, except in names and measures." },
  { ...bullet, id: "B15", check: "unitSpace", severity: "warning", source_url: BULLET_PAGE, message: "A space stands between a number and its unit." },
  { ...bullet, id: "B16", check: "terms", params: { terms: ABBREVIATIONS }, severity: "warning", source_url: BULLET_PAGE, message: "A bullet has no abbreviations such as qty or w/." },
  { ...bullet, id: "B17", check: "allCaps", severity: "warning", source_url: BULLET_PAGE, message: "Words are not written in all capitals." },
  { ...bullet, id: "B18", field: "bullets", check: "sameBullet", severity: "warning", source_url: BULLET_PAGE, message: "A bullet does not repeat another bullet." },
  ...EVERYWHERE,
];
