import type { Review } from "../../../events/result/review.ts";
import { remember } from "../text/remember.ts";

type Reviewed = { reviews: readonly Review[] };

export const textsOf = remember(
  ({ reviews }: Reviewed): ReadonlyMap<string, string> => new Map(reviews.map(({ id, text }) => [id, text])),
);

export const ratingsOf = remember(
  ({ reviews }: Reviewed): ReadonlyMap<string, number | null> => new Map(reviews.map(({ id, rating }) => [id, rating])),
);
