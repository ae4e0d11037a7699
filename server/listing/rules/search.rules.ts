import type { Rule } from "./rule.ts";
import { SUBJECTIVE_TERMS, TEMPORARY_TERMS } from "./word-terms.ts";

const TITLE_PAGE = "https://sellercentral.amazon.com/help/hub/reference/external/GYTR6SYGFA5E3EQC";
const HIGHLIGHTS_TOOL = "https://glama.ai/mcp/connectors/com.vendooly/vendooly/tools/update_item_highlights";
const HIGHLIGHTS_GUIDE = "https://github.com/buluslan/amazon-listing-doctor";
const SEARCH_PAGE =
  "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=23501&language=en_US&ref=efph_23501_relt_52821";
const SEARCH_GUIDE = "https://sellercentral.amazon.com/gp/help/external/G23501?language=en_US";
const SEARCH_PRACTICE = "https://github.com/jpeckham-hue/atlas-amazon";

const highlights = {
  marketplace: "amazon",
  stores: "except SA EG TR AE",
  field: "highlights",
  effective_from: "2026-07-27",
  effective_to: null,
  verified_on: "2026-11-21",
  status: "secondary",
  params: {},
} as const;
const search = {
  marketplace: "amazon",
  stores: "all",
  field: "searchTerms",
  effective_from: "n/k",
  effective_to: null,
  verified_on: "2026-11-21",
  params: {},
} as const;

export const SEARCH_AND_HIGHLIGHT_RULES: readonly Rule[] = [
  {
    ...highlights,
    id: "H01",
    check: "maxCharacters",
    params: { max: 125 },
    severity: "error",
    source_url: TITLE_PAGE,
    message: "Item highlights have at most 125 characters.",
  },
  {
    ...highlights,
    id: "H02",
    check: "highlightsNeedTitle",
    params: { max: 75 },
    severity: "error",
    source_url: HIGHLIGHTS_TOOL,
    message: "Item highlights are accepted only with a title of at most 75 characters.",
  },
  {
    ...highlights,
    id: "H03",
    check: "phraseList",
    severity: "warning",
    source_url: HIGHLIGHTS_GUIDE,
    message: "Item highlights are phrases with commas between them, not sentences.",
  },
  {
    ...highlights,
    id: "H04",
    check: "titleWords",
    severity: "warning",
    source_url: HIGHLIGHTS_GUIDE,
    message: "Item highlights do not repeat words of the title.",
  },
  {
    ...search,
    id: "K01",
    check: "maxBytes",
    params: { max: 249 },
    severity: "error",
    source_url: SEARCH_PAGE,
    status: "conflicting",
    message: "Search terms have less than 250 bytes; spaces are counted here to be safe.",
  },
  {
    ...search,
    id: "K02",
    check: "brand",
    severity: "error",
    source_url: SEARCH_GUIDE,
    status: "verified",
    message: "Search terms have no brand and no ASIN.",
  },
  {
    ...search,
    id: "K03",
    check: "terms",
    params: { terms: TEMPORARY_TERMS },
    severity: "error",
    source_url: SEARCH_GUIDE,
    status: "verified",
    message: "Search terms have no temporary words.",
  },
  {
    ...search,
    id: "K04",
    check: "terms",
    params: { terms: SUBJECTIVE_TERMS },
    severity: "error",
    source_url: SEARCH_GUIDE,
    status: "verified",
    message: "Search terms have no subjective words.",
  },
  {
    ...search,
    id: "K05",
    check: "repeats",
    severity: "warning",
    source_url: SEARCH_GUIDE,
    status: "verified",
    message: "No search term stands twice, not even as singular and plural.",
  },
  {
    ...search,
    id: "K06",
    check: "plainTerms",
    severity: "warning",
    source_url: SEARCH_GUIDE,
    status: "verified",
    message: "Search terms are lower case, without punctuation and stop words.",
  },
  {
    ...search,
    id: "K08",
    check: "alreadyUsed",
    severity: "warning",
    effective_from: "by 2026-10-03",
    source_url: SEARCH_PRACTICE,
    status: "secondary",
    message: "Search terms do not repeat words that the title, highlights or bullets already have.",
  },
];
