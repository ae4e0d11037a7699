import { queryOptions } from "@tanstack/react-query";
import type { ImportedReviews } from "../../events/wire/reviews.ts";
import { api, unwrap } from "../api/api.ts";

const PASTE = "paste.txt";

/** Reads a file of reviews, or pasted text as if it were one, using what is in `include` after all. Nothing is kept. */
export const readReviews = (source: File | string, include: readonly string[]): Promise<ImportedReviews> =>
  unwrap(
    api.reviews.import.post({
      file: typeof source === "string" ? new File([source], PASTE) : source,
      include: include.join(","),
    }),
  );

export const sampleQuery = (id: string) =>
  queryOptions({
    queryKey: ["samples", id],
    queryFn: ({ signal }) => unwrap(api.samples({ id }).get({ fetch: { signal } })),
  });
