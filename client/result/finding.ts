import type { Theme } from "../../events/result/result.ts";
import { fixes } from "./copy-text.ts";
import { type EvidenceView, themeKey } from "./evidence.ts";
import { impactSentence, ofReviews } from "./format.ts";
import { balanceOf, KIND_LABEL, strongestFindings } from "./strongest-findings.ts";
import type { ViewedResult } from "./viewed-result.ts";

/** One thing to lead with: what is found, and how sure that is. */
export type Finding = {
  evidenceKey: string;
  kind: Theme["kind"];
  kicker: string;
  title: string;
  /** "31 of 46 reviews"; null where the title says it. */
  figure: string | null;
  detail: string;
};

const FINDINGS = 3;
const FIRST_FIX = "fixList.0";

/** "Do this: 4 of 41 reviewers report that." is a finding with what to do about it. */
const ACTION_FIRST = /^(?<action>.{8,160}?): (?<found>\d+ of \d+ .+)$/su;

/** So is "4 of 41 reviewers report that. No wording fixes that: do this." */
const FOUND_FIRST = /^(?<found>\d+ of \d+ .+?)\. (?<action>.+)$/su;

/** And "Current bullet 2 says this, yet 4 of 41 reviewers say otherwise: do that." */
const DENIED = /^(?<found>Current .+ reviewers? says? otherwise.*?): (?<action>.+)$/su;

const partsOf = (fix: string): { title: string; detail: string } => {
  const { action, found } = ACTION_FIRST.exec(fix)?.groups ?? {};
  if (action !== undefined && found !== undefined) return { title: found, detail: `What to do: ${action}.` };
  const denied = DENIED.exec(fix)?.groups;
  const { found: title = fix, action: detail = "" } = denied ?? FOUND_FIRST.exec(fix)?.groups ?? {};
  return {
    title: detail === "" ? title : `${title}.`,
    detail: denied === undefined ? detail : detail.charAt(0).toUpperCase() + detail.slice(1),
  };
};

/** Improvements that fix nothing and only add to the copy. */
const ADDS = new Set<string | undefined>(["wording", "keyword", "listing-silent"]);

const fixFinding = (result: ViewedResult): Finding[] => {
  const [fix] = fixes(result);
  if (fix === undefined) return [];
  const adds = ADDS.has(result.fixes?.[0]?.kind);
  return [
    {
      evidenceKey: FIRST_FIX,
      kind: adds ? "mixed" : "complaint",
      kicker: adds ? "Start with this" : "Fix this first",
      figure: null,
      ...partsOf(fix),
    },
  ];
};

const themeFinding = (theme: Theme, total: number): Finding => ({
  evidenceKey: themeKey(theme),
  kind: theme.kind,
  kicker: KIND_LABEL[theme.kind],
  title: theme.label,
  figure: ofReviews(theme.reviews, total),
  detail: [balanceOf(theme), impactSentence(theme.ratingImpact) ?? ""].filter((part) => part !== "").join(". "),
});

/** What the result leads with, strongest first: the fix that matters most, where reviews support one, then the themes. */
export const leadFindings = (result: ViewedResult, index: ReadonlyMap<string, EvidenceView>): Finding[] => {
  const fix = index.has(FIRST_FIX) ? fixFinding(result) : [];
  const themes = strongestFindings(result.themes, FINDINGS - fix.length);
  return [...fix, ...themes.map((theme) => themeFinding(theme, result.reviews.length))];
};
