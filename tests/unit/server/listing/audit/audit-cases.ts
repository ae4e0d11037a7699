import type { Finding } from "../../../../../events/result/listing.ts";
import type { Review } from "../../../../../events/result/review.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { type Audit, auditListing } from "../../../../../server/listing/audit/audit-listing.ts";

export const rated = (...entries: readonly (readonly [number | null, string])[]): Review[] =>
  entries.map(([rating, text], index) => ({ id: `r${index + 1}`, text, title: null, rating, date: null }));

const NOTHING = { optimizedTitles: [], itemHighlights: "", bulletsA: [], bulletsB: [] };

type Given = {
  productName?: string;
  copy?: Partial<Parameters<typeof auditListing>[0]["copy"]>;
  currentTitle?: string;
  currentBullets?: string[];
  findings?: Finding[];
  keywords?: Parameters<typeof auditListing>[0]["keywords"];
  ledger?: NonNullable<Parameters<typeof auditListing>[0]["ledger"]>;
};

export const minedFrom = (reviews: readonly Review[], productName = "Trail Bottle"): Mining =>
  mineReviews(reviews, productName);

/** The audit of these reviews beside this copy. */
export const auditOf = (reviews: readonly Review[], given: Given = {}): Audit =>
  auditListing({
    mining: minedFrom(reviews, given.productName),
    copy: { ...NOTHING, ...given.copy },
    input: { currentTitle: given.currentTitle ?? "", currentBullets: given.currentBullets ?? [] },
    findings: given.findings ?? [],
    keywords: given.keywords ?? [],
    ...(given.ledger === undefined ? {} : { ledger: given.ledger }),
  });

/** Reviews of a bottle that leaks for some, with stars. */
export const LEAKING = rated(
  [1, "The lid leaks in my bag."],
  [2, "It leaks. Soaked everything."],
  [1, "Leaked on the first day."],
  [5, "Keeps water cold all day."],
  [5, "Ice lasts overnight."],
  [4, "Stays cold for hours."],
  [5, "Keeps drinks cold at work."],
  [4, "Easy to clean."],
  [5, "Very easy to clean."],
  [4, "Nice."],
);
