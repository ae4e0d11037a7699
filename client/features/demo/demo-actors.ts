import type { QueryClient } from "@tanstack/react-query";
import { fromPromise } from "xstate";
import { DemoResult } from "../../../events/wire/demo.ts";
import type { DemoRun, DemoVisit, RestoredVisit } from "../../../machines/demo/demo.context.ts";
import type { DemoEvent } from "../../../machines/demo/demo.events.ts";
import type { DemoFields } from "../../../machines/demo/demo.form.ts";
import { api, unwrap } from "../../api/api.ts";
import { followStream } from "../../api/follow-stream.ts";
import { newKey } from "../../lib/new-key.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { handedOverReviews } from "../../reviews-input/handed-over-reviews.ts";
import { sampleQuery } from "../../reviews-input/reviews-queries.ts";
import { captchaToken } from "../../session/captcha-token.ts";
import { sessionQuery } from "../../session/session-query.ts";
import { followActor } from "../../work/optimizing/follow-actor.ts";
import { demoUsageQuery } from "./demo-queries.ts";
import { visitStorage } from "./visit-storage.ts";

const visits = visitStorage();

const startDemo = async (signal: AbortSignal) => {
  const turnstileToken = await captchaToken();
  const body = turnstileToken === undefined ? {} : { turnstileToken };
  const { demoToken } = await unwrap(api.demo.start.post(body, { fetch: { signal } }));
  return { demoToken, idemKey: newKey() };
};

const optimize = (queryClient: QueryClient) =>
  followActor<DemoEvent, DemoRun>(
    async ({ form, ...keys }, { signal, send }) => {
      const result = await followStream({
        path: "/api/demo/optimize",
        body: { ...form, ...keys },
        schema: DemoResult,
        signal,
        onProgress: (progress) => send({ type: "progress.reported", progress }),
      });
      void refreshQueries(queryClient, { queryKey: sessionQuery().queryKey });
      void refreshQueries(queryClient, { queryKey: demoUsageQuery().queryKey });
      return { type: "optimization.completed", result };
    },
    (error) => ({ type: "optimization.refused", error }),
  );

export const demoActors = (queryClient: QueryClient) => ({
  restoreVisit: fromPromise<RestoredVisit>(async () => visits.read(handedOverReviews())),
  keepDraft: fromPromise<void, DemoVisit>(async ({ input }) => visits.write(input)),
  loadSample: fromPromise<Partial<DemoFields>, { id: string }>(async ({ input }) => {
    const { avatarName, productName, text } = await queryClient.fetchQuery(sampleQuery(input.id));
    return { avatarName, productName, reviews: text, include: [] };
  }),
  startDemo: fromPromise<{ demoToken: string; idemKey: string }>(({ signal }) => startDemo(signal)),
  optimize: optimize(queryClient),
});
