import type { Rule } from "./rule.ts";
import { READ_ON, SOURCES } from "./sources.ts";

const description = {
  marketplace: "amazon",
  stores: "all",
  field: "description",
  effective_to: null,
  verified_on: READ_ON,
} as const;

export const DESCRIPTION_RULES: readonly Rule[] = [
  {
    ...description,
    id: "D01",
    check: "maxCharacters",
    params: { max: 2_000 },
    severity: "warning",
    effective_from: "by 2026-10-03",
    source_url: SOURCES.practice,
    status: "conflicting",
    message: "A description has at most 2,000 characters: widely used, though no official page was found that says so.",
  },
  {
    ...description,
    id: "D02",
    check: "terms",
    params: {
      pattern: "<(?!br ?/?>)/?[a-z][^<>]{0,200}>|javascript:[^\\s]{0,100}|&(?:nbsp|amp|lt|gt|quot|bull|#\\d{2,5});",
    },
    severity: "error",
    effective_from: "n/k",
    source_url: SOURCES.detailPage,
    status: "verified",
    message: "A description has no HTML and no script; only a line break is allowed.",
  },
];
