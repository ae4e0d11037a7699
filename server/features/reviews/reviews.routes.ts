import { Elysia } from "elysia";
import * as v from "valibot";
import { ImportedReviews, Sample, SampleSummary } from "../../../events/wire/reviews.ts";
import type { Deps } from "../../deps.ts";
import { clientAddress, networkOf } from "../../http/client-address.ts";
import { ProblemError } from "../../http/problems.ts";
import { readUpload } from "./read-upload.ts";
import { findSample, listSamples } from "./samples.ts";

const ImportQuery = v.object({
  fileName: v.optional(v.pipe(v.string(), v.maxLength(200, "This name is too long"))),
  /** Ids of exclusions to use after all, separated by commas. */
  include: v.optional(v.pipe(v.string(), v.maxLength(8_000, "This is too long"))),
});

const sampleOf = (id: string): Sample => {
  const sample = findSample(id);
  if (sample === null) throw new ProblemError("NOT_FOUND");
  return sample;
};

/** Reviews on their way in: files and pastes are read, samples are given. Nothing is kept. */
export const reviewsRoutes = (deps: Deps) =>
  new Elysia({ name: "reviews" })
    .post(
      "/api/reviews/import",
      async ({ request, server, query }) => {
        const owner = networkOf(clientAddress(request, server, deps.env));
        await deps.limits.consume("reviewsImport", owner);
        const { source, include } = await readUpload(request, query);
        return deps.optimizer.importReviews(source, include, { signal: request.signal, owner });
      },
      { parse: "none", query: ImportQuery, response: { 200: ImportedReviews } },
    )
    .get("/api/samples", () => listSamples(), { response: { 200: v.array(SampleSummary) } })
    .get("/api/samples/:id", ({ params }) => sampleOf(params.id), { response: { 200: Sample } });
