import type { Rule } from "./rule.ts";
import { READ_ON, SOURCES } from "./sources.ts";
import { KNOWN_BRANDS } from "./terms/brands.ts";
import {
  AWARD_CLAIMS,
  COMPARATIVE_CLAIMS,
  GUARANTEES,
  NOT_COMPARATIVE,
  PLACEHOLDERS,
  PRAISE,
} from "./terms/claim.terms.ts";

const bullet = {
  marketplace: "amazon",
  stores: "all",
  field: "bullet",
  effective_from: "by 2026-09-26",
  effective_to: null,
  verified_on: READ_ON,
  params: {},
  status: "secondary",
  source_url: SOURCES.bullets,
} as const;

const violation = { ...bullet, effective_from: "by 2026-10-03", source_url: SOURCES.bulletViolations } as const;

const style = { ...bullet, severity: "warning" } as const;

const SETS: readonly Rule[] = [
  {
    ...bullet,
    field: "bullets",
    id: "B01",
    check: "bulletCount",
    params: { min: 3 },
    severity: "error",
    effective_from: "by 2026-10-03",
    status: "conflicting",
    message: "A listing has at least 3 bullets.",
  },
  {
    ...bullet,
    field: "bullets",
    id: "B01",
    check: "bulletCount",
    params: { max: 5 },
    severity: "warning",
    effective_from: "by 2026-10-03",
    status: "conflicting",
    message: "More than 5 bullets are rarely accepted: the page names no maximum, five is what sellers are given.",
  },
  {
    ...style,
    id: "B02",
    check: "maxCharacters",
    params: { max: 255 },
    status: "conflicting",
    message:
      "A bullet has at most 255 characters here; the limit varies by product type, and readings also give 250 and 500.",
  },
  {
    ...style,
    id: "B02",
    check: "minCharacters",
    params: { min: 10 },
    status: "conflicting",
    message: "A bullet has at least 10 characters; the limit varies by product type.",
  },
  {
    ...style,
    field: "bullets",
    id: "B03",
    check: "totalCharacters",
    params: { max: 999 },
    effective_from: "n/k",
    source_url: SOURCES.bulletLengths,
    message: "All bullets together have less than 1,000 characters; only one source says so.",
  },
  {
    ...style,
    field: "bullets",
    id: "B18",
    check: "sameBullet",
    params: { max: 50 },
    message: "A bullet does not repeat another bullet.",
  },
  {
    ...style,
    id: "B18",
    check: "sameAsTitle",
    params: { max: 50 },
    message: "A bullet does not repeat the title.",
  },
];

const SHAPE: readonly Rule[] = [
  {
    ...bullet,
    id: "B04",
    check: "capitalStart",
    severity: "error",
    effective_from: "n/k",
    source_url: SOURCES.bulletAudit,
    message: "A bullet begins with a capital letter.",
  },
  {
    ...style,
    id: "B05",
    check: "endPunctuation",
    message: "A bullet is a fragment and has no punctuation at its end.",
  },
  { ...style, id: "B06", check: "sentences", message: "Semicolons separate the phrases of a bullet, not periods." },
  { ...style, id: "B07", check: "header", message: "A bullet has the shape “Header: description”." },
  {
    ...style,
    id: "B14",
    check: "digits",
    message: "Numbers from one to nine are spelled out, except in names and measures.",
  },
  { ...style, id: "B15", check: "unitSpace", message: "A space stands between a number and its unit." },
  {
    ...style,
    id: "B16",
    check: "terms",
    params: {
      pattern:
        "(?<![\\p{L}\\p{N}])(?:qty|pkgs?)(?![\\p{L}\\p{N}])\\.?|(?<![\\p{L}\\p{N}])w/o?(?=[\\s\\p{L}])|(?<![\\p{L}\\p{N}])approx\\.?(?![\\p{L}\\p{N}])",
    },
    message: "A bullet has no abbreviations such as qty or w/.",
  },
  { ...style, id: "B17", check: "allCaps", message: "Words are not written in all capitals." },
];

const CONTENT: readonly Rule[] = [
  {
    ...violation,
    id: "B08",
    check: "pictures",
    params: { signs: "™®€…†‡¢£¥©±~â" },
    severity: "error",
    message: "A bullet has no emoji and no signs such as ™ ® € … ©.",
  },
  {
    ...violation,
    id: "B09",
    check: "terms",
    params: {
      terms: PLACEHOLDERS,
      pattern: "(?<![\\p{L}\\p{N}])n/a(?![\\p{L}\\p{N}])|^[^\\p{L}\\p{N}]{0,9}na[^\\p{L}\\p{N}]{0,9}$|: ?na\\s{0,9}$",
    },
    severity: "error",
    message: "A bullet has no placeholders.",
  },
  {
    ...violation,
    id: "B10",
    check: "terms",
    params: { pattern: "(?<![\\p{L}\\p{N}])b0[a-z0-9]{8}(?![\\p{L}\\p{N}])" },
    severity: "error",
    message: "A bullet has no ASIN.",
  },
  {
    ...violation,
    id: "B12",
    check: "terms",
    params: { terms: GUARANTEES, cut: "phrase" },
    severity: "error",
    message: "A bullet gives no guarantee.",
  },
  {
    ...bullet,
    id: "B13",
    check: "terms",
    params: { pattern: "</?[a-z][^<>]{0,200}>|&(?:nbsp|amp|lt|gt|quot|bull|#\\d{2,5});" },
    severity: "error",
    effective_from: "n/k",
    source_url: SOURCES.detailPage,
    status: "verified",
    message: "A bullet has no HTML.",
  },
  {
    ...bullet,
    id: "B19",
    check: "terms",
    params: { terms: AWARD_CLAIMS, cut: "phrase", provable: true },
    severity: "error",
    message: "Awards, surveys and comparisons with other makers need support that the package shows.",
  },
  {
    ...bullet,
    id: "B19",
    check: "comparedBrand",
    params: { terms: KNOWN_BRANDS },
    severity: "error",
    message: "A bullet does not name a competitor.",
  },
  {
    ...style,
    id: "B19",
    check: "terms",
    params: { terms: COMPARATIVE_CLAIMS, except: NOT_COMPARATIVE, cut: "tail", provable: true },
    message: "Comparisons that the package does not prove stay out of a bullet.",
  },
  {
    ...style,
    id: "B19",
    check: "terms",
    params: { terms: PRAISE, provable: true },
    message: "Praise that the package does not prove stays out of a bullet.",
  },
];

export const BULLET_RULES: readonly Rule[] = [...SETS, ...SHAPE, ...CONTENT];
