import type { Rule } from "./rule.ts";
import { READ_ON, SOURCES } from "./sources.ts";
import { ELIGIBILITY, PROMOTION, SUBJECTIVE_TITLE } from "./terms/promotion.terms.ts";

const base = {
  marketplace: "amazon",
  stores: "all",
  field: "title",
  effective_to: null,
  verified_on: READ_ON,
  params: {},
} as const;

const of2025 = {
  ...base,
  effective_from: "2025-01-21",
  source_url: SOURCES.titleOf2025,
  status: "verified",
} as const;

const style = {
  ...base,
  severity: "warning",
  effective_from: "by 2024-12-31",
  source_url: SOURCES.titleBefore2025,
  status: "verified",
} as const;

const LENGTHS: readonly Rule[] = [
  {
    ...base,
    id: "T01",
    check: "maxCharacters",
    params: { max: 75 },
    stores: "except SA EG TR AE",
    severity: "error",
    effective_from: "2026-07-27",
    source_url: SOURCES.title,
    status: "secondary",
    message: "A title has at most 75 characters, spaces included; only media keep the longer limit.",
  },
  {
    ...of2025,
    id: "T01",
    check: "maxCharacters",
    params: { max: 200 },
    stores: "except SA EG TR AE",
    severity: "error",
    effective_to: "2026-07-26",
    message: "A title has at most 200 characters, spaces included.",
  },
  {
    ...of2025,
    id: "T01",
    check: "maxCharacters",
    params: { max: 200 },
    stores: "only SA EG TR AE",
    severity: "error",
    message: "A title has at most 200 characters, spaces included.",
  },
];

const WORDING: readonly Rule[] = [
  {
    ...of2025,
    id: "T02",
    check: "signs",
    params: { signs: "!$?_{}^¬¦" },
    severity: "error",
    message: "A title has none of the signs ! $ ? _ { } ^ ¬ ¦ outside the brand name.",
  },
  {
    ...of2025,
    id: "T03",
    check: "decoration",
    severity: "warning",
    message: "The signs ~ # < > * stand only in identifiers or measures, not as decoration.",
  },
  {
    ...base,
    id: "T04",
    check: "repeatedWord",
    params: { max: 2 },
    severity: "error",
    effective_from: "by 2026-10-03",
    source_url: SOURCES.title,
    status: "secondary",
    message: "The same word stands at most twice in a title.",
  },
  {
    ...of2025,
    id: "T05",
    check: "terms",
    params: { terms: PROMOTION },
    severity: "error",
    message: "A title has no promotional phrases.",
  },
  {
    ...base,
    id: "T06",
    check: "terms",
    params: { terms: ELIGIBILITY },
    severity: "error",
    effective_from: "by 2026-10-03",
    source_url: SOURCES.title,
    status: "secondary",
    message: "A title does not say FSA or HSA eligible.",
  },
  {
    ...base,
    id: "T14",
    check: "terms",
    params: {
      pattern:
        "[$€£¥]\\s?\\d[\\d.,]{0,12}|(?<![\\p{L}\\p{N}])\\d{1,6}(?:\\.\\d\\d)? ?(?:usd|dollars|eur|euros|gbp)(?![\\p{L}\\p{N}])",
      terms: ["free shipping", "free delivery", "fast shipping", "ships free", "prime shipping"],
    },
    severity: "error",
    effective_from: "n/k",
    source_url: SOURCES.detailPage,
    status: "verified",
    message: "A title has no price and no shipping offer.",
  },
  {
    ...base,
    id: "T14",
    check: "terms",
    params: {
      terms: [
        "official store",
        "official shop",
        "our store",
        "our shop",
        "sold by",
        "flagship store",
        "authorized seller",
      ],
    },
    severity: "error",
    effective_from: "by 2026-08-31",
    source_url: SOURCES.listingGuide,
    status: "secondary",
    message: "A title does not name the seller or the shop.",
  },
];

const STYLE: readonly Rule[] = [
  {
    ...style,
    id: "T07",
    check: "terms",
    params: { terms: SUBJECTIVE_TITLE, pattern: "#1(?!\\d)" },
    message: "A title has no subjective commentary.",
  },
  { ...style, id: "T08", check: "allCaps", message: "Words are not written in all capitals." },
  {
    ...style,
    id: "T09",
    check: "titleCase",
    message: "Every word starts with a capital, except prepositions, conjunctions and articles.",
  },
  { ...style, id: "T10", check: "numberWords", message: "Numbers are numerals: 2, not two." },
  { ...style, id: "T11", check: "foreignLetters", message: "A title has no signs such as Æ, © or ®." },
  { ...style, id: "T12", check: "productType", severity: "error", message: "A title says what the product is." },
  {
    ...style,
    id: "T13",
    check: "variation",
    effective_from: "by 2026-08-31",
    source_url: SOURCES.parentTitles,
    status: "secondary",
    message: "The title above all variations has no size and no color; those belong to each variation.",
  },
  {
    ...style,
    id: "T15",
    check: "order",
    effective_from: "by 2026-09-26",
    source_url: SOURCES.title,
    status: "secondary",
    message: "The brand comes first in a title.",
  },
  {
    ...base,
    id: "T16",
    check: "otherBrand",
    severity: "error",
    effective_from: "by 2021-07-29",
    source_url: SOURCES.trademarks,
    verified_on: "2026-11-29",
    status: "secondary",
    message: "A title names another maker's brand only where the thing is for it, fits it or is compatible with it.",
  },
];

export const TITLE_RULES: readonly Rule[] = [...LENGTHS, ...WORDING, ...STYLE];
