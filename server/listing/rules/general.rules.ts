import type { Rule, RuleField } from "./rule.ts";
import { READ_ON, SOURCES } from "./sources.ts";
import {
  BANNED_CLAIMS,
  EVIDENCE_CLAIMS,
  MULTIPLES,
  NOT_SUPERLATIVE,
  NUMBER_ONE,
  ORIGIN_CLAIM,
  SUPERLATIVES,
} from "./terms/claim.terms.ts";
import { DISEASE_CLAIM, HEALTH_CLAIMS } from "./terms/health.terms.ts";
import { NOT_AN_OFFER, OFFER_WORDS, TESTIMONIALS, TIMELY } from "./terms/promotion.terms.ts";

const general = {
  marketplace: "amazon",
  stores: "all",
  severity: "error",
  effective_from: "n/k",
  effective_to: null,
  source_url: SOURCES.detailPage,
  verified_on: READ_ON,
  params: {},
  status: "verified",
} as const;

const claim = {
  ...general,
  effective_from: "by 2026-09-26",
  source_url: SOURCES.claims,
  status: "secondary",
} as const;

const CONTACT = [
  "https?://[^\\s,;]{1,200}",
  "www\\.[^\\s,;]{1,200}",
  "[\\p{L}\\p{N}.+_-]{1,64}@[\\p{L}\\p{N}-]{1,64}\\.[a-z]{2,10}",
  "(?<![\\p{L}\\p{N}.])[\\p{L}\\p{N}-]{2,60}\\.(?:com|net|org|shop|store|co\\.uk)(?![\\p{L}\\p{N}])",
  "(?<![\\p{L}\\p{N}])(?:\\+?\\d{1,3}[ .-]?)?(?:\\(\\d{3}\\) ?|\\d{3}[ .-])\\d{3}[ .-]\\d{4}(?!\\d)",
  "\\+\\d{1,3}[ .-]?\\d{2,5}(?:[ .-]?\\d{2,4}){2,3}(?!\\d)",
  "(?<![\\p{L}\\p{N}])p\\.? ?o\\.? box \\d{1,6}",
  "(?<![\\p{L}\\p{N}])\\d{1,5} (?!off)[\\p{L}]{2,20} (?:street|avenue|boulevard|road|ave|blvd|rd|st)\\.?(?=,|;|$)",
].join("|");

const PRICE =
  "[$€£¥]\\s?\\d[\\d.,]{0,12}|(?<![\\p{L}\\p{N}])\\d{1,6}(?:\\.\\d\\d)? ?(?:usd|dollars|eur|euros|gbp)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:save )?\\d{1,2} ?% off(?![\\p{L}\\p{N}])";

const STARS =
  "[★☆⭐]{1,10}|(?<![\\p{L}\\p{N}])(?:rated )?[1-5](?:[.,]\\d)?(?: out of 5|/5)(?: stars?)?(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])[34][.,]\\d[ -]stars?(?![\\p{L}\\p{N}])";

const LEFTOVERS =
  "(?<![\\p{L}\\p{N}])as an ai(?: language)?(?: model)?(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])i (?:can(?:no|')t|am unable to|'m unable to) (?:fulfill|assist|help|comply|provide)[^.;]{0,60}|(?<![\\p{L}\\p{N}])i(?:'m| am) sorry,? but[^.;]{0,60}|(?:here is|here's|sure,? here) (?:the|your|an?) [^:;.]{1,40}(?:title|bullet|listing|description)s?:?|\\[(?:your |insert |the )?(?:brand|product|name|color|size|benefit|feature|material|number|keyword|insert)[^\\]\\[]{0,30}\\]|\\{\\{[^{}]{0,60}\\}\\}|\\$\\{[^{}]{0,60}\\}|<(?:brand|product|insert)[^<>]{0,30}>";

const EVERYWHERE: readonly Omit<Rule, "field">[] = [
  {
    ...general,
    id: "G01",
    check: "terms",
    params: { pattern: CONTACT, cut: "phrase" },
    message: "No phone number, address, e-mail or web address.",
  },
  {
    ...general,
    id: "G07",
    check: "terms",
    params: { pattern: LEFTOVERS, cut: "phrase" },
    source_url: SOURCES.modelLeftovers,
    status: "secondary",
    message: "No leftovers of a language model or a template.",
  },
  {
    ...claim,
    id: "G05",
    check: "terms",
    params: { terms: HEALTH_CLAIMS, pattern: DISEASE_CLAIM },
    message: "No claim to treat or prevent a disease, and none of official or medical approval.",
  },
];

const VISIBLE: readonly Omit<Rule, "field">[] = [
  {
    ...general,
    id: "G02",
    check: "terms",
    params: { terms: OFFER_WORDS, pattern: PRICE, except: NOT_AN_OFFER },
    message: "No availability, price, condition or shipping offer.",
  },
  {
    ...general,
    id: "G03",
    check: "terms",
    params: { terms: TESTIMONIALS, pattern: STARS, cut: "phrase" },
    message: "No reviews, quotes or testimonials, and no request for a review.",
  },
  {
    ...general,
    id: "G03",
    check: "quotation",
    message: "Nothing that reads as somebody's quoted words.",
  },
  {
    ...general,
    id: "G03",
    check: "reviewOverlap",
    params: { min: 6 },
    message: "No six words in a row from a customer's review.",
  },
  {
    ...general,
    id: "G04",
    check: "timely",
    params: { terms: TIMELY },
    message: "No words that are true only for a time.",
  },
  {
    ...claim,
    id: "G05",
    check: "terms",
    params: { terms: SUPERLATIVES, pattern: NUMBER_ONE, except: NOT_SUPERLATIVE, provable: true },
    message: "No superlative without proof.",
  },
  {
    ...claim,
    id: "G05",
    check: "terms",
    params: { terms: MULTIPLES, cut: "tail", provable: true },
    message: "Nothing twice as good without proof.",
  },
  {
    ...claim,
    id: "G06",
    check: "terms",
    params: { terms: EVIDENCE_CLAIMS, pattern: ORIGIN_CLAIM, provable: true },
    source_url: SOURCES.restrictions,
    message: "Claims about origin, tests, certificates or the environment need evidence.",
  },
  {
    ...claim,
    id: "B11",
    check: "terms",
    params: { terms: BANNED_CLAIMS },
    effective_from: "by 2026-10-03",
    source_url: SOURCES.bullets,
    message: "Words such as eco-friendly or antibacterial are banned.",
  },
];

const over = (fields: readonly RuleField[], rules: readonly Omit<Rule, "field">[]): Rule[] =>
  fields.flatMap((field) => rules.map((rule) => ({ ...rule, field })));

/** What no field may have, and what no visible text may have. */
export const GENERAL_RULES: readonly Rule[] = [
  ...over(["title", "highlights", "bullet", "description", "searchTerms"], EVERYWHERE),
  ...over(["title", "highlights", "bullet", "description"], VISIBLE),
];
