import { MARKETPLACES } from "../../../events/result/rule-profiles.ts";
import type { Rule, RuleField } from "./rule.ts";
import { READ_ON, SOURCES } from "./sources.ts";
import { RETAILERS } from "./terms/brands.ts";
import { COMPARATIVE_CLAIMS } from "./terms/claim.terms.ts";
import { OFFER_WORDS, PROMOTION } from "./terms/promotion.terms.ts";

const common = {
  stores: "all",
  field: "title",
  effective_to: null,
  verified_on: READ_ON,
  params: {},
} as const;

const ebay = {
  ...common,
  marketplace: "ebay",
  severity: "error",
  effective_from: "n/k",
  source_url: SOURCES.ebayTitle,
  status: "verified",
} as const;

const ebayPolicy = {
  ...ebay,
  id: "EB02",
  severity: "warning",
  effective_from: "by 2026-09-26",
  source_url: SOURCES.ebayPolicy,
  status: "secondary",
} as const;

const EBAY: readonly Rule[] = [
  {
    ...ebay,
    id: "EB01",
    check: "maxCharacters",
    params: { max: 80 },
    message: "An eBay title has at most 80 characters.",
  },
  {
    ...ebay,
    id: "EB01",
    field: "highlights",
    check: "maxCharacters",
    params: { max: 55 },
    message: "An eBay subtitle has at most 55 characters.",
  },
  ...(["title", "highlights"] as const).flatMap((field): Rule[] => [
    {
      ...ebayPolicy,
      field,
      check: "otherBrand",
      message: "Another brand stands only after “fits” or “compatible with”.",
    },
    {
      ...ebayPolicy,
      field,
      check: "terms",
      params: {
        terms: [...COMPARATIVE_CLAIMS, "similar to", "just like", "alternative to", "compare to"],
        cut: "tail",
      },
      message: "An eBay title does not compare the item with others.",
    },
  ]),
];

const etsy = {
  ...common,
  marketplace: "etsy",
  id: "ET01",
  severity: "error",
  effective_from: "by 2026-09-26",
  status: "secondary",
} as const;

const ETSY: readonly Rule[] = [
  {
    ...etsy,
    check: "maxCharacters",
    params: { max: 140 },
    effective_from: "by 2011-12-31",
    source_url: SOURCES.etsyTitle,
    status: "verified",
    message: "An Etsy title has at most 140 characters.",
  },
  {
    ...etsy,
    check: "signsOnce",
    params: { signs: "%:&+" },
    source_url: SOURCES.etsySigns,
    message: "The signs % : & and + stand at most once each in an Etsy title.",
  },
  {
    ...etsy,
    check: "maxWords",
    params: { max: 14 },
    severity: "warning",
    source_url: SOURCES.etsyReadable,
    message: "A short title is read best on Etsy: less than 15 words.",
  },
  {
    ...etsy,
    id: "ET02",
    field: "searchTerms",
    check: "tagCount",
    params: { max: 13 },
    effective_from: "n/k",
    source_url: SOURCES.etsyTags,
    message: "A listing on Etsy has at most 13 tags.",
  },
  {
    ...etsy,
    id: "ET02",
    field: "searchTerms",
    check: "tagLength",
    params: { each: 20 },
    effective_from: "n/k",
    source_url: SOURCES.etsyTags,
    message: "A tag on Etsy has at most 20 characters.",
  },
];

const walmart = {
  ...common,
  marketplace: "walmart",
  id: "WM01",
  severity: "warning",
  effective_from: "by 2026-09-26",
  source_url: SOURCES.walmart,
  status: "secondary",
} as const;

const WALMART_TITLE: readonly Rule[] = [
  {
    ...walmart,
    check: "maxCharacters",
    params: { max: 150 },
    severity: "error",
    message: "A Walmart title has at most 150 characters.",
  },
  {
    ...walmart,
    check: "maxCharacters",
    params: { max: 75 },
    message: "Walmart advises titles of 50 to 75 characters.",
  },
  {
    ...walmart,
    check: "minCharacters",
    params: { min: 50 },
    message: "Walmart advises titles of 50 to 75 characters.",
  },
  {
    ...walmart,
    check: "signs",
    params: { signs: "~!*$" },
    severity: "error",
    message: "A Walmart title has none of the signs ~ ! * and $.",
  },
  { ...walmart, check: "allCaps", message: "Words are not written in all capitals." },
  {
    ...walmart,
    check: "terms",
    params: { terms: [...PROMOTION, ...OFFER_WORDS] },
    message: "A Walmart title has no promotion and says nothing about stock.",
  },
  { ...walmart, check: "terms", params: { terms: RETAILERS }, message: "A Walmart title does not name a retailer." },
  {
    ...walmart,
    check: "terms",
    params: {
      pattern:
        "https?://[^\\s]{1,200}|www\\.[^\\s]{1,200}|(?<![\\p{L}\\p{N}.])[\\p{L}\\p{N}-]{2,60}\\.(?:com|net|org|shop|store)(?![\\p{L}\\p{N}])",
    },
    message: "A Walmart title has no web address.",
  },
];

const WALMART_COPY: readonly Rule[] = [
  {
    ...walmart,
    id: "WM02",
    field: "bullets",
    check: "bulletCount",
    params: { min: 3, max: 10 },
    message: "A Walmart listing has 3 to 10 key features.",
  },
  {
    ...walmart,
    id: "WM02",
    field: "bullet",
    check: "maxCharacters",
    params: { max: 80 },
    message: "A key feature has at most 80 characters.",
  },
  {
    ...walmart,
    id: "WM02",
    field: "description",
    check: "minWords",
    params: { min: 150 },
    message: "A Walmart description has 150 words or more.",
  },
  {
    ...walmart,
    id: "WM02",
    field: "description",
    check: "oneParagraph",
    message: "A Walmart description is one paragraph without bullets.",
  },
  {
    ...walmart,
    id: "WM02",
    field: "description",
    check: "pictures",
    params: { signs: "" },
    message: "A Walmart description has no emoji.",
  },
];

const VISIBLE: readonly RuleField[] = ["title", "highlights", "bullet", "description"];

/** Reviews belong to those who wrote them, wherever the listing stands. */
const CAUTION: readonly Rule[] = MARKETPLACES.filter((marketplace) => marketplace !== "amazon").flatMap((marketplace) =>
  VISIBLE.map(
    (field): Rule => ({
      ...common,
      marketplace,
      field,
      id: "LW01",
      check: "reviewOverlap",
      params: { min: 6 },
      severity: "error",
      effective_from: "n/k",
      source_url: SOURCES.detailPage,
      status: "secondary",
      message: "No six words in a row from a customer's review: Amazon's rule, kept here as a caution of ours.",
    }),
  ),
);

export const OTHER_MARKETPLACE_RULES: readonly Rule[] = [
  ...EBAY,
  ...ETSY,
  ...WALMART_TITLE,
  ...WALMART_COPY,
  ...CAUTION,
];
