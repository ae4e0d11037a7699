import type { FullAvatar } from "../../../events/result/avatar.ts";
import type {
  Evidence,
  OptimizationInput,
  OptimizationProgress,
  OptimizationResult,
} from "../../../events/result/result.ts";
import type { Exclusion } from "../../../events/result/review.ts";
import { buildAvatar } from "../../insight/avatar/build-avatar.ts";
import { buildInsights } from "../../insight/avatar/insights.ts";
import { setAsideOtherProducts } from "../../insight/hygiene/other-products.ts";
import { isTooThin, mineReviews } from "../../insight/mine-reviews.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { shownThemes } from "../../insight/mining/shown-themes.ts";
import { readReviews } from "../../insight/read-reviews.ts";
import { auditListing } from "../audit/audit-listing.ts";
import { type FactGroup, readFacts } from "../facts/read-facts.ts";
import { type BankKeyword, type KeywordOrigin, keywordBank } from "../keywords/keyword-bank.ts";
import { settledWords } from "../keywords/settled-words.ts";
import { soundPhrase } from "../keywords/true-words.ts";
import { deniedQualities } from "../ledger/denied-qualities.ts";
import { ledgerFields } from "../ledger/ledger-fields.ts";
import { writeLedger } from "../ledger/write-ledger.ts";
import { ownBrandsOf } from "../rules/lint-context.ts";
import { lintListing } from "../rules/lint-listing.ts";
import { othersBrandIn } from "../rules/others-brands.ts";
import type { Profile } from "../rules/profiles.ts";
import { readSellerFacts } from "../seller/seller-facts.ts";
import { withOwnBrand } from "../titles/own-name.ts";
import { nameToRead } from "../titles/title-name.ts";
import { bulletDistance } from "../writer/bullet-distance.ts";
import { unreadReviews } from "../writer/notes.ts";
import { keepLines } from "./kept-lines.ts";
import { NoReviewsError } from "./no-reviews-error.ts";
import { TooThinError } from "./too-thin-error.ts";
import { avoidable } from "./unsaid-words.ts";
import { completeListing, type PackedDraft } from "./write-listing.ts";

const ENGINE_VERSION = "2.33.0";
const RULES_VERSION = "2026-11-29";

export type OnProgress = (progress: OptimizationProgress) => void;

/** All that is known before a word of copy is written. */
export type Prepared = {
  /** What the seller gave, the name with the brand. */
  input: OptimizationInput;
  profile: Profile;
  mining: Mining;
  excluded: Exclusion[];
  avatar: FullAvatar;
  avatarEvidence: Evidence[];
  bank: BankKeyword[];
  /** What the seller's own bullets state, bullet by bullet. */
  facts: FactGroup[];
};

/** Words of some reviewers that others may deny or that name a maker; a seller is told which of their own keywords do. */
const FROM_REVIEWS: ReadonlySet<KeywordOrigin> = new Set(["buyers", "situation"]);

const currentListingOf = (input: OptimizationInput): string => [input.currentTitle, ...input.currentBullets].join("\n");

/** Reads and mines the reviews and draws the avatar. Throws `NoReviewsError` and `TooThinError`. */
export const prepare = (given: OptimizationInput, profile: Profile, onProgress: OnProgress): Prepared => {
  onProgress({ stage: "reading", percent: 5, message: "Reading the reviews" });
  const input = withOwnBrand(given);
  const name = nameToRead(given.productName, given.currentTitle);
  const read = readReviews({ text: input.reviewsText }, input.include);
  const seller = [currentListingOf(input), ...input.keywords, ...input.mustIncludeKeywords];
  const { reviews, excluded: strays } = setAsideOtherProducts(read.reviews, name, input.include, seller);
  const excluded = [...read.excluded, ...strays];
  if (reviews.length === 0) throw new NoReviewsError();
  const counted = `${reviews.length} ${reviews.length === 1 ? "review" : "reviews"}`;
  onProgress({ stage: "mining", percent: 20, message: `Finding opinions in ${counted}` });
  const mining = mineReviews(reviews, name);
  if (isTooThin(mining, excluded)) throw new TooThinError();
  onProgress({ stage: "persona", percent: 55, message: "Drawing the buyer" });
  const drawn = buildAvatar(mining, { avatarName: input.avatarName, currentListing: currentListingOf(input) });
  const { denying, deniedIn } = deniedQualities(mining, input);
  const isSettled = settledWords(
    mining,
    [input.currentTitle, ...input.keywords].flatMap((line) => deniedIn(line).map(({ text }) => text)),
  );
  const ownBrands = ownBrandsOf(input.productName);
  const { avatar, evidence } = keepLines(
    drawn.avatar,
    drawn.evidence,
    "keywords",
    (keyword) => soundPhrase(keyword, mining, denying) === keyword && isSettled(keyword),
  );
  return {
    input,
    profile,
    mining,
    excluded,
    avatar,
    avatarEvidence: evidence,
    bank: keywordBank(avatar, evidence, input, mining).filter(
      ({ keyword, origin }) =>
        !FROM_REVIEWS.has(origin) ||
        (denying(keyword) === 0 && isSettled(keyword) && othersBrandIn(keyword, ownBrands) === null),
    ),
    facts: readFacts(input, mining, profile),
  };
};

/** Completes drafted copy, checks it and the seller's own, and puts the result together. */
export const assemble = (
  prepared: Prepared,
  draft: PackedDraft,
  writer: OptimizationResult["engine"]["writer"],
  notes: readonly string[],
  onProgress: OnProgress,
): OptimizationResult => {
  const { input, profile, mining, bank, facts } = prepared;
  const listing = completeListing(draft, mining, bank, facts, input, profile);
  onProgress({ stage: "checking", percent: 90, message: `Checking against the rules of ${profile.id}` });
  const { currentTitle, currentBullets, productName } = input;
  const findings = lintListing({ productName, ...listing.copy, currentTitle, currentBullets }, profile, mining.reviews);
  const refused = new Set((listing.coverage.refused ?? []).map(({ keyword }) => keyword.toLowerCase()));
  const keywords = listing.coverage.keywords.filter(({ keyword }) => !refused.has(keyword));
  const ledger = writeLedger(ledgerFields(draft, input), mining, readSellerFacts(input));
  const buyer = buildInsights(mining);
  const audit = auditListing({ mining, copy: listing.copy, input, findings, keywords, ledger });
  const unread = unreadReviews(mining);
  const { avatar, evidence } = avoidable(prepared.avatar, prepared.avatarEvidence, listing.copy);
  const result: OptimizationResult = {
    avatarData: avatar,
    ...listing.copy,
    fixList: audit.fixList,
    fixes: audit.fixes,
    insights: {
      ...buyer.insights,
      questions: audit.questions,
      unseen: audit.unseen,
    },
    keywordCoverage: listing.coverage,
    packing: listing.packing,
    claims: ledger.claims,
    bulletDistance: bulletDistance(listing.copy.bulletsA, listing.copy.bulletsB),
    compliance: { profile: profile.id, findings },
    themes: shownThemes(mining).map(({ theme }) => theme),
    evidence: [...evidence, ...listing.evidence, ...ledger.evidence, ...buyer.evidence, ...audit.evidence],
    reviews: [...mining.reviews],
    excluded: prepared.excluded,
    ...(currentListingOf(input).trim() === "" ? {} : { current: { title: currentTitle, bullets: currentBullets } }),
    engine: {
      writer,
      version: ENGINE_VERSION,
      rules: RULES_VERSION,
      notes: [...listing.notes, ...notes],
      ...(unread > 0 ? { unread } : {}),
    },
  };
  onProgress({ stage: "checking", percent: 100, message: "Done" });
  return result;
};
