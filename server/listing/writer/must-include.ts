import { lintListing } from "../rules/lint-listing.ts";
import type { Profile } from "../rules/profiles.ts";
import { toTitleCase } from "./write-titles.ts";

/** Keywords that copy must have, those it may not have, and why. */
export type MustInclude = { accepted: readonly string[]; refused: readonly { keyword: string; reason: string }[] };

const MOST_WORDS = 8;

/** Sorts out keywords that a marketplace rule forbids, so that a refusal has its reason. */
export const checkMustInclude = (keywords: readonly string[], profile: Profile): MustInclude => {
  const accepted: string[] = [];
  const refused: { keyword: string; reason: string }[] = [];
  for (const keyword of new Set(keywords.map((each) => each.trim()).filter((each) => each !== ""))) {
    const breach = lintListing(
      {
        productName: "",
        bulletsB: [],
        bulletsA: [`Good to Know: ${keyword}`],
        optimizedTitles: [toTitleCase(keyword)],
      },
      profile,
      [],
    ).find((finding) => finding.severity === "error" && finding.ruleId !== "B01" && finding.ruleId !== "T12");
    const tooLong = keyword.split(/\s+/).length > MOST_WORDS;
    if (breach === undefined && !tooLong) accepted.push(keyword);
    else refused.push({ keyword, reason: tooLong ? `it has more than ${MOST_WORDS} words` : (breach?.message ?? "") });
  }
  return { accepted, refused };
};
