import type { QueryClient } from "@tanstack/react-query";
import { Optimization } from "../../../events/wire/optimizations.ts";
import type { RunFollowEvent } from "../../../machines/run-follow/run-follow.machine.ts";
import { followStream } from "../../api/follow-stream.ts";
import { optimizationArrived } from "../work-cache.ts";
import { followActor } from "./follow-actor.ts";

/** A running optimization over the API; its result goes to the cache. */
export const runFollowActors = (queryClient: QueryClient) => ({
  follow: followActor<RunFollowEvent, { optimizationId: string }>(
    async ({ optimizationId }, { signal, send }) => {
      const optimization = await followStream({
        path: `/api/optimizations/${encodeURIComponent(optimizationId)}`,
        schema: Optimization,
        signal,
        onProgress: (progress) => send({ type: "progress.reported", progress }),
      });
      await optimizationArrived(queryClient, optimization);
      return { type: "result.arrived" };
    },
    (error) => ({ type: "follow.refused", error }),
  ),
});
