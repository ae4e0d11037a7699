import type { Finding } from "../../../events/result/listing.ts";
import type { Review } from "../../../events/result/review.ts";
import type { ListingToAudit } from "../../../events/wire/listing-audit.ts";
import { auditListing } from "../audit-listing.ts";
import type { Profile } from "../rules/profiles.ts";

/** What changes for one listing between two profiles. */
export type ProfileChange = {
  from: string;
  to: string;
  /** Allowed under the first, not under the second. */
  appeared: Finding[];
  /** Not allowed under the first, allowed under the second. */
  gone: Finding[];
  stayed: Finding[];
};

const identity = ({ ruleId, field, message, words }: Finding): string => [ruleId, field, message, words].join("\n");

/** Judges the same listing by two profiles: a look back at what was allowed, or ahead at what will not be. */
export const compareProfiles = (
  listing: ListingToAudit,
  from: Profile,
  to: Profile,
  reviews: readonly Review[] = [],
): ProfileChange => {
  const [before, after] = [from, to].map((profile) => auditListing(listing, profile, reviews).findings);
  const [old, now] = [before ?? [], after ?? []];
  const [known, current] = [new Set(old.map(identity)), new Set(now.map(identity))];
  return {
    from: from.id,
    to: to.id,
    appeared: now.filter((finding) => !known.has(identity(finding))),
    gone: old.filter((finding) => !current.has(identity(finding))),
    stayed: now.filter((finding) => known.has(identity(finding))),
  };
};
