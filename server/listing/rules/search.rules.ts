import type { Rule } from "./rule.ts";
import { READ_ON, SOURCES } from "./sources.ts";
import { PROMOTION } from "./terms/promotion.terms.ts";
import { SUBJECTIVE_TERMS, TEMPORARY_TERMS } from "./terms/search.terms.ts";

const highlights = {
  marketplace: "amazon",
  stores: "except SA EG TR AE",
  field: "highlights",
  effective_from: "2026-07-27",
  effective_to: null,
  verified_on: READ_ON,
  status: "secondary",
  params: {},
} as const;

const search = {
  marketplace: "amazon",
  stores: "all",
  field: "searchTerms",
  effective_from: "n/k",
  effective_to: null,
  source_url: SOURCES.searchGuide,
  verified_on: READ_ON,
  status: "verified",
  params: {},
} as const;

const HIGHLIGHTS: readonly Rule[] = [
  {
    ...highlights,
    id: "H01",
    check: "maxCharacters",
    params: { max: 125 },
    severity: "error",
    source_url: SOURCES.title,
    message: "Item highlights have at most 125 characters.",
  },
  {
    ...highlights,
    id: "H02",
    check: "highlightsNeedTitle",
    params: { max: 75 },
    severity: "error",
    source_url: SOURCES.highlightsTool,
    message: "Item highlights are accepted only with a title of at most 75 characters.",
  },
  {
    ...highlights,
    id: "H03",
    check: "phraseList",
    severity: "warning",
    source_url: SOURCES.listingGuide,
    message: "Item highlights are phrases with commas between them, not sentences.",
  },
  {
    ...highlights,
    id: "H03",
    check: "phraseSizes",
    params: { min: 3, each: 40 },
    severity: "warning",
    source_url: SOURCES.listingGuide,
    message:
      "Item highlights read best as three or more phrases of at most 40 characters; this is advice, not a limit.",
  },
  {
    ...highlights,
    id: "H04",
    check: "titleWords",
    severity: "warning",
    source_url: SOURCES.listingGuide,
    message: "Item highlights do not repeat words of the title.",
  },
  {
    ...highlights,
    id: "H05",
    check: "otherBrand",
    severity: "error",
    source_url: SOURCES.trademarks,
    verified_on: "2026-11-29",
    message:
      "Item highlights name another maker's brand only where the thing is for it, fits it or is compatible with it.",
  },
];

const SIZES: readonly Rule[] = [
  {
    ...search,
    id: "K01",
    check: "maxBytes",
    params: { max: 249 },
    stores: "except JP",
    severity: "error",
    effective_from: "by 2025-08-14",
    source_url: SOURCES.search,
    status: "conflicting",
    message:
      "Search terms have less than 250 bytes. Amazon says that spaces and punctuation do not count; they are counted here to be safe.",
  },
  {
    ...search,
    id: "K09",
    check: "maxBytes",
    params: { max: 200 },
    stores: "only IN",
    severity: "warning",
    source_url: SOURCES.storeLimits,
    status: "conflicting",
    message: "Search terms have at most 200 bytes in India, as one old page says; elsewhere it is 249.",
  },
  {
    ...search,
    id: "K09",
    check: "maxBytes",
    params: { max: 500 },
    stores: "only JP",
    severity: "warning",
    source_url: SOURCES.storeLimits,
    status: "conflicting",
    message: "Search terms have at most 500 bytes in Japan, as one old page says; elsewhere it is 249.",
  },
];

const WORDS: readonly Rule[] = [
  {
    ...search,
    id: "K02",
    check: "brand",
    severity: "error",
    message: "Search terms have no brand, no ASIN and no profanity.",
  },
  {
    ...search,
    id: "K03",
    check: "terms",
    params: { terms: [...TEMPORARY_TERMS, ...PROMOTION] },
    severity: "error",
    message: "Search terms have no temporary words and no promotional phrases.",
  },
  {
    ...search,
    id: "K04",
    check: "terms",
    params: { terms: SUBJECTIVE_TERMS },
    severity: "error",
    message: "Search terms have no subjective words.",
  },
  {
    ...search,
    id: "K05",
    check: "repeats",
    severity: "warning",
    message: "No search term stands twice, not even as singular and plural.",
  },
  {
    ...search,
    id: "K06",
    check: "plainTerms",
    severity: "warning",
    message: "Search terms are lower case, without punctuation and stop words.",
  },
  {
    ...search,
    id: "K07",
    check: "misspelled",
    severity: "warning",
    message: "Common misspellings are found anyway and waste room.",
  },
  {
    ...search,
    id: "K08",
    check: "alreadyUsed",
    severity: "warning",
    effective_from: "by 2026-10-03",
    source_url: SOURCES.practice,
    status: "secondary",
    message: "Search terms do not repeat words that the title, highlights or bullets already have.",
  },
];

export const SEARCH_AND_HIGHLIGHT_RULES: readonly Rule[] = [...HIGHLIGHTS, ...SIZES, ...WORDS];
