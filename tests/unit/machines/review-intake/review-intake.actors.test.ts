import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import type { ImportedReviews } from "../../../../events/wire/reviews.ts";
import { type IntakeRequest, reviewIntakeMachine } from "../../../../machines/review-intake/review-intake.machine.ts";

const file = { name: "reviews.csv", size: 2048 };
const text = "## Review 1\nKeeps water cold.";
const report: ImportedReviews = {
  text,
  reviews: 1,
  used: [{ opening: "Keeps water cold.", rating: null, isEnglish: true }],
  format: "csv",
  excluded: [],
  included: [],
  fits: { limit: 20_000, reviews: 1, text },
};

describe("review intake: with its actor", () => {
  test("a file is read and its reviews handed over", async () => {
    const requests: IntakeRequest[] = [];
    const readReviews = fromPromise<ImportedReviews, IntakeRequest>(async ({ input }) => {
      requests.push(input);
      return report;
    });
    const actor = createActor(reviewIntakeMachine.provide({ actors: { readReviews } })).start();
    const handed: string[] = [];
    actor.on("reviewsRead", (read) => void handed.push(read.text));
    actor.send({ type: "file.chosen", file });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.report !== null);
    expect(requests).toEqual([{ source: { kind: "file", file }, include: [] }]);
    expect(context.report).toEqual(report);
    expect(handed).toEqual([text]);
  });

  test("that nobody provided is a file that could not be read", async () => {
    const actor = createActor(reviewIntakeMachine).start();
    actor.send({ type: "file.chosen", file });
    expect(actor.getSnapshot().value).toBe("reading");
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches("idle"));
    expect(context.problem).toContain("could not read this file");
  });
});
