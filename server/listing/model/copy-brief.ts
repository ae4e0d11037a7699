import type { OptimizationInput } from "../../../events/result/result.ts";
import { maskPersonalData } from "../../insight/hygiene/personal-data.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { findClaims } from "../claims/claims.ts";
import { deniedQualities } from "../ledger/denied-qualities.ts";
import type { Prepared } from "../stages/prepare.ts";
import { type BriefReview, briefReviews } from "./brief-reviews.ts";

export type BriefTheme = {
  id: string;
  label: string;
  kind: string;
  reviews: number;
  praising: number;
  blaming: number;
  may_be_claimed: boolean;
  excerpts: string[];
};

/** What a writer is told: facts and excerpts as data, nothing of other customers. */
export type CopyBrief = {
  product: string;
  current_listing: string[];
  /** What the seller's own bullets state and no review denies. */
  seller_facts: string[];
  must_include_keywords: string[];
  keywords: string[];
  limits: {
    title_characters: number;
    highlights_characters: number;
    bullet_characters: number;
    bullet_header: boolean;
    bullets: number;
  };
  buyer: { pains: string[]; desires: string[]; tone: string; say: string[]; never_say: string[] };
  themes: BriefTheme[];
  reviews: BriefReview[];
};

const THEMES = 16;
const EXCERPTS = 3;
const EXCERPT_LENGTH = 160;
const KEYWORDS = 20;
/** Longer ones are not read. */
const BULLET_LENGTH = 200;

const sellerText = (input: OptimizationInput): string[] =>
  [input.currentTitle, ...input.currentBullets].filter((text) => text.trim() !== "");

/** Writes the brief for a writer outside; personal data in excerpts is masked. */
export const writeBrief = (prepared: Prepared): CopyBrief => {
  const { input, mining, avatar, profile, bank } = prepared;
  const texts = textsOf(mining);
  const { denying } = deniedQualities(mining, input);
  const claimable = new Set(findClaims(mining).map((claim) => claim.theme.theme.id));
  const mask = (lines: readonly string[]): string[] => lines.map(maskPersonalData);
  return {
    product: input.productName,
    current_listing: mask(sellerText(input)),
    seller_facts: mask(
      prepared.facts.flatMap(({ facts }) => facts).flatMap(({ text, reason }) => (reason === null ? [text] : [])),
    ),
    must_include_keywords: input.mustIncludeKeywords.filter((keyword) => denying(keyword) === 0),
    keywords: bank
      .map((each) => each.keyword)
      .filter((keyword) => denying(keyword) === 0)
      .slice(0, KEYWORDS),
    limits: {
      title_characters: profile.titleLength,
      highlights_characters: profile.highlights?.max ?? 0,
      bullet_characters: Math.min(BULLET_LENGTH, profile.bullets.maxLength),
      bullet_header: profile.bullets.header,
      bullets: 5,
    },
    buyer: {
      pains: mask(avatar.pains),
      desires: mask(avatar.desires),
      tone: avatar.tone,
      say: mask(avatar.say),
      never_say: [...avatar.notSay],
    },
    themes: mining.themes.slice(0, THEMES).map(({ theme }) => ({
      id: theme.id,
      label: theme.label,
      kind: theme.kind,
      reviews: theme.reviews,
      praising: theme.positive,
      blaming: theme.negative,
      may_be_claimed: claimable.has(theme.id),
      excerpts: theme.spans
        .slice(0, EXCERPTS)
        .map(({ reviewId, start, end }) =>
          maskPersonalData((texts.get(reviewId) ?? "").slice(start, end)).slice(0, EXCERPT_LENGTH),
        ),
    })),
    reviews: briefReviews(mining),
  };
};
