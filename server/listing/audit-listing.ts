import type { Finding } from "../../events/result/listing.ts";
import type { Review } from "../../events/result/review.ts";
import type { ListingAudit, ListingCopy, ListingToAudit } from "../../events/wire/listing-audit.ts";
import { summarize } from "./lint/summarize.ts";
import type { CheckContext } from "./rules/check.ts";
import { fixText } from "./rules/fix-text.ts";
import { contextOf } from "./rules/lint-context.ts";
import { lintList } from "./rules/lint-listing.ts";
import { lintText } from "./rules/lint-text.ts";
import { LIST_CHECKS, type ListBreach } from "./rules/list-checks.ts";
import type { Profile } from "./rules/profiles.ts";

const NO_REVIEWS: readonly Review[] = [];

const copyOf = (listing: ListingToAudit): ListingCopy => ({
  title: listing.title.trim(),
  highlights: (listing.highlights ?? "").trim(),
  bullets: (listing.bullets ?? []).map((bullet) => bullet.trim()).filter((bullet) => bullet !== ""),
  searchTerms: (listing.searchTerms ?? "").trim(),
  description: (listing.description ?? "").trim(),
});

type Judge = (copy: ListingCopy) => CheckContext;

const judgeOf =
  (listing: ListingToAudit, profile: Profile, reviews: readonly Review[]): Judge =>
  (copy) =>
    contextOf(
      { ...listing, productName: listing.productName ?? "" },
      copy.title,
      [copy.highlights, ...copy.bullets],
      profile,
      reviews,
    );

/** A title given by itself is one to check, and no listing that lacks its bullets. */
const isTitleAlone = ({ highlights, bullets, searchTerms, description }: ListingCopy): boolean =>
  [highlights, ...bullets, searchTerms, description].every((text) => text === "");

const lintBullets = (copy: ListingCopy, context: CheckContext): Finding[] => [
  ...copy.bullets.flatMap((text, index) => lintText(text, "bullet", `bullets.${index}`, context)),
  ...(isTitleAlone(copy) ? [] : lintList(copy.bullets, "bullets", context.profile, false)),
];

const lintCopy = (copy: ListingCopy, judge: Judge): Finding[] => {
  const context = judge(copy);
  return [
    ...lintText(copy.title, "title", "title", context),
    ...lintText(copy.highlights, "highlights", "highlights", context),
    ...lintBullets(copy, context),
    ...lintText(copy.searchTerms, "searchTerms", "searchTerms", context),
    ...lintText(copy.description, "description", "description", context),
  ];
};

const twinsIn = (bullets: readonly string[], { rulesOf }: Profile): ListBreach[] =>
  rulesOf.bullets.flatMap(({ check, params }) => (check === "sameBullet" ? LIST_CHECKS[check](bullets, params) : []));

/** Leaves out bullets that say what another one says, as long as enough of them remain. */
const withoutTwins = (bullets: readonly string[], { profile }: CheckContext): string[] => {
  let kept = [...bullets];
  for (;;) {
    const [twin] = twinsIn(kept, profile);
    if (twin === undefined || kept.length <= profile.bullets.min) return kept;
    kept = kept.filter((_, index) => index !== twin.index);
  }
};

/** Mends the fields in the order in which they depend on each other: the title first, the search terms last. */
const mend = (copy: ListingCopy, judge: Judge): ListingCopy => {
  const title = fixText(copy.title, "title", judge(copy)).text;
  const titled = { ...copy, title };
  const context = judge(titled);
  const mended = {
    ...titled,
    highlights: fixText(copy.highlights, "highlights", context).text,
    bullets: withoutTwins(
      copy.bullets.map((bullet) => fixText(bullet, "bullet", context).text),
      context,
    ),
    description: fixText(copy.description, "description", context).text,
  };
  return { ...mended, searchTerms: fixText(copy.searchTerms, "searchTerms", judge(mended)).text };
};

/** Judges a listing as it stands: every finding with its fix, the mended copy, and what only the seller can decide. Pure. */
export const auditListing = (
  listing: ListingToAudit,
  profile: Profile,
  reviews: readonly Review[] = NO_REVIEWS,
): ListingAudit => {
  const judge = judgeOf(listing, profile, reviews);
  const copy = copyOf(listing);
  const fixed = mend(copy, judge);
  const [findings, left] = [lintCopy(copy, judge), lintCopy(fixed, judge)];
  return { profile: profile.id, findings, fixed, left, summary: summarize(copy, fixed, findings, left) };
};
