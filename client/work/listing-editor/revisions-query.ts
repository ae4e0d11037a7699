import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../api/api.ts";

/** The words of a listing after each change. They never change, so that only one more revision asks anew. */
export const revisionsQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ["revisions", id, revision],
    queryFn: ({ signal }) => unwrap(api.optimizations({ id }).revisions.get({ fetch: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
