import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import type { AsinProfileForm } from "../../../events/wire/optimizations.ts";
import { Optimization } from "../../../events/wire/optimizations.ts";
import type { KeptWork, OptimizeRequest } from "../../../machines/optimize/optimize.context.ts";
import type { OptimizeEvent } from "../../../machines/optimize/optimize.events.ts";
import { api, unwrap } from "../../api/api.ts";
import { followStream } from "../../api/follow-stream.ts";
import { sendOnce } from "../../api/send-once.ts";
import { captchaToken } from "../../session/captcha-token.ts";
import { optimizationArrived } from "../work-cache.ts";
import { followActor } from "./follow-actor.ts";

type World = { queryClient: QueryClient; keep: (work: KeptWork) => void };

const optimize = async (request: OptimizeRequest, signal: AbortSignal, send: (event: OptimizeEvent) => void) => {
  const token = await captchaToken();
  return followStream({
    path: "/api/optimizations",
    headers: { "idempotency-key": request.key },
    body: {
      asinId: request.asinId,
      mustIncludeKeywords: request.mustIncludeKeywords,
      ruleProfile: request.ruleProfile,
      include: request.include,
      ...(token === undefined ? {} : { captchaToken: token }),
    },
    schema: Optimization,
    signal,
    onProgress: (progress) => send({ type: "progress.reported", progress }),
  });
};

/** Asked again after a cut line, or after the page was left meanwhile, it keeps no second product. */
const createProfile = sendOnce((form: AsinProfileForm, key, signal: AbortSignal) =>
  unwrap(api.asins.post(form, { headers: { "idempotency-key": key }, fetch: { signal } })),
);

/** The optimize flow over the API, the cache and this device. Leaving the page stops listening, not the work. */
export const optimizeActors = ({ queryClient, keep }: World) => ({
  keepDraft: fromPromise<void, KeptWork>(async ({ input }) => keep(input)),
  createProfile: fromPromise<{ id: string }, AsinProfileForm>(({ input, signal }) => createProfile(input, signal)),
  requestOptimization: followActor<OptimizeEvent, OptimizeRequest>(
    async (request, { signal, send }) => {
      const optimization = await optimize(request, signal, send);
      await optimizationArrived(queryClient, optimization);
      return { type: "optimization.completed", optimizationId: optimization.id };
    },
    (error) => ({ type: "optimization.refused", error }),
  ),
});
