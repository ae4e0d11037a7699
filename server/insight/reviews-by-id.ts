import type { Mining } from "./mine-reviews.ts";
import { remember } from "./text/remember.ts";

export const textsOf = remember(
  ({ reviews }: Mining): ReadonlyMap<string, string> => new Map(reviews.map(({ id, text }) => [id, text])),
);

export const ratingsOf = remember(
  ({ reviews }: Mining): ReadonlyMap<string, number | null> => new Map(reviews.map(({ id, rating }) => [id, rating])),
);
