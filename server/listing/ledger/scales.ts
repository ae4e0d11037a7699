import type { Span } from "../../../events/result/review.ts";
import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import type { Product } from "../../insight/product/product.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import type { SellerFacts } from "../seller/seller-facts.ts";

export type Basis = "reviews" | "seller" | "unsupported";

/** What a clause rests on: the spans of reviews that bear it out, and of those that say otherwise. */
export type Weighed = {
  basis: Basis;
  supporting: readonly Span[];
  contradicting: readonly Span[];
  /** What bears out the rest of a clause whose figure no reviewer gives. */
  rest: readonly Span[];
  /** Those that contradict its figure, whatever the rest of it. */
  misfigured: readonly Span[];
};

/** The reviews and seller's words that a clause is held against; `near` are those its writer rests it on, `cited` those of them it names for it. */
export type Scales = {
  index: ReviewIndex;
  contexts: readonly FoundContext[];
  seller: SellerFacts;
  product: Product;
  productNoun: string;
  near: readonly Span[];
  cited: readonly Span[];
  /** Whether the clause is a seller's, who promises what our own phrases only tell. */
  promised: boolean;
  /** Whether somebody outside wrote it, who says on what it rests. */
  isOutside: boolean;
  /** Whether it may tell buyers a limit, as complaints bear it out. */
  mayLimit: boolean;
};

/** What speaks for a statement, and what against it. */
export type SidesFound = { agreeing: Span[]; opposing: Span[] };
