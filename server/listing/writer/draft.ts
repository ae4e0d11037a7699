import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import type { Claim, Worded } from "../claims/claims.ts";
import type { ToldMatters } from "../claims/told-matters.ts";
import { forMany, speaksOfOne } from "../phrases/for-many.ts";
import type { Frames } from "../phrases/frames.ts";
import type { Line } from "../phrases/phrase.ts";
import type { Phrase } from "../restated/find-restated.ts";
import type { SellerPoint } from "../seller/seller-points.ts";
import { foldedWords } from "../words/fold.ts";
import { stemsOf } from "../words/same-sense.ts";
import { STOP_WORDS } from "../words/small-words.ts";
import type { Variety } from "./variety.ts";

/** A line with the passages of reviews it rests on; `cited` are those that say the same in other words. */
export type Written = {
  text: string;
  spans: readonly Span[];
  cited?: readonly Span[];
  /** Whether it only says in words of ours that a matter is praised. */
  isBare?: boolean;
  /** Whether it rests on words of ours alone, without a fact of the seller's and a finding of reviewers. */
  isPlain?: boolean;
};

/** What a set of bullets is written with. */
export type Draft = {
  mining: Mining;
  lines: (claim: Claim) => readonly Line[];
  frames: Frames;
  /** Frames that this set has used. */
  framed: Set<string>;
  /** What reviewers find of single parts, for bullets of the same matter. */
  findings: readonly Worded[];
  /** What reviewers say in particular, restated as copy. */
  phrases: readonly Phrase[];
  sellerPoints: readonly SellerPoint[];
  /** What the seller states and this set has said already. */
  told: Set<string>;
  /** Headers of the seller's facts, which the other set has to do without as long as there are others. */
  headed: Set<string>;
  /** Facts that the other set tells. */
  said: Set<string>;
  /** The bullets of this set so far. */
  spoken: string[];
  /** What this set has told, of which it tells nothing again. */
  matters: ToldMatters;
  /** The claims that the other set has told, of which this one needs something else to say. */
  before: readonly Claim[];
  /** How many bullets may hold nothing but facts, as long as there is other to say. */
  mostFacts: number;
  /** Whether the thing that a fact speaks of heads its bullet before the seller's own header does. */
  leads: boolean;
  /** Whether what says nothing in particular may stand, for want of anything else. */
  fillsUp: boolean;
  /** How much of what reviewers say in particular this set may use; the rest is for the other. */
  share: number;
  variety: Variety;
  acceptable: (bullet: Written) => boolean;
};

export const LONGEST = 195;

export const contentOf = (text: string): string[] => foldedWords(text).filter((word) => !STOP_WORDS.has(word));

/** How many words that carry meaning an addition says again. */
export const repeats = (text: string, addition: string): number => stemsOf(addition).intersection(stemsOf(text)).size;

/** The phrase as this product needs it; null where it speaks of one thing and there are several. */
export const worded = (text: string, { product }: Mining): string | null =>
  product.plural ? (speaksOfOne(text) ? null : forMany(text)) : text;
