import { describe, expect, test } from "bun:test";
import { optimizationsDecider } from "../../../../events/customer/optimizations.decider.ts";
import type { OptimizationEvent } from "../../../../events/customer/optimizations.events.ts";
import { AT, emptyResult, requestOptimization } from "../../../support/fixtures/customer-history.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(optimizationsDecider);
const request = requestOptimization("opt-1", "asin-1", "paid");
const requested: OptimizationEvent = { type: "OptimizationRequested", data: request.data };
const completed: OptimizationEvent = {
  type: "OptimizationCompleted",
  data: { optimizationId: "opt-1", result: emptyResult, at: AT },
};
const failed: OptimizationEvent = {
  type: "OptimizationFailed",
  data: { optimizationId: "opt-1", reason: "timedOut", at: AT },
};
const stash = {
  kind: "brief",
  avatarName: "Ada",
  targetAudience: "Parents",
  productName: "Lunch box",
  reviewsText: "Great.",
} as const;

describe("optimizations", () => {
  test("a request runs until it completes or fails", () => {
    given().when(request).expectEvents(requested);
    expect(given(requested).state.running).toEqual(["opt-1"]);
    expect(given(requested, completed).state.running).toEqual([]);
    expect(given(requested, failed).state.running).toEqual([]);
  });

  test("a running request twice appends nothing", () => {
    given(requested).when(request).expectEvents();
  });

  test("only what runs can complete or fail", () => {
    given(requested)
      .when({ type: "CompleteOptimization", data: { optimizationId: "opt-1", result: emptyResult, at: AT } })
      .expectEvents(completed);
    given(requested)
      .when({ type: "FailOptimization", data: { optimizationId: "opt-1", reason: "timedOut", at: AT } })
      .expectEvents(failed);
    given(requested, failed)
      .when({ type: "CompleteOptimization", data: { optimizationId: "opt-1", result: emptyResult, at: AT } })
      .expectEvents();
    given()
      .when({ type: "FailOptimization", data: { optimizationId: "opt-1", reason: "failed", at: AT } })
      .expectEvents();
  });

  test("a listing is revised one after the other, each revision once", () => {
    const words = { optimizedTitles: ["Lunch box"], itemHighlights: "", bulletsA: [], bulletsB: [], searchTerms: "" };
    const revise = (revisionId: string, revision: number, restores: number | null = null) =>
      ({
        type: "ReviseListing",
        data: { revisionId, optimizationId: "opt-1", revision, words, restores, at: AT },
      }) as const;
    const revised = (revisionId: string, revision: number): OptimizationEvent => ({
      ...revise(revisionId, revision),
      type: "ListingRevised",
    });
    given(requested, completed).when(revise("rev-1", 1)).expectEvents(revised("rev-1", 1));
    given(requested, completed, revised("rev-1", 1)).when(revise("rev-1", 1)).expectEvents();
    given(requested, completed, revised("rev-1", 1)).when(revise("rev-2", 1)).expectRejection("CONFLICT");
    given(requested, completed, revised("rev-1", 1)).when(revise("rev-2", 3)).expectRejection("CONFLICT");
    given(requested, completed, revised("rev-1", 1)).when(revise("rev-2", 2)).expectEvents(revised("rev-2", 2));
    given(requested).when(revise("rev-1", 1)).expectRejection("CONFLICT");
    given(requested, completed)
      .when(revise("rev-1", 1, 1))
      .expectRejection("CONFLICT");
  });

  test("a demo is taken over once", () => {
    const takeOver = {
      visitorId: "v1",
      optimizationId: "opt-1",
      avatarName: "Ada",
      productName: "Lunch box",
      result: emptyResult,
      at: AT,
    };
    const takenOver: OptimizationEvent = { type: "DemoTakenOver", data: takeOver };
    given().when({ type: "TakeOverDemo", data: takeOver }).expectEvents(takenOver);
    given(takenOver).when({ type: "TakeOverDemo", data: takeOver }).expectEvents();
  });

  test("stashed avatars are recorded each time and change no decision; an ASIN profile is made once", () => {
    const profile = {
      asinId: "asin-1",
      avatarId: null,
      asin: "",
      productName: "Lunch box",
      avatarName: "",
      reviewsText: "Great.",
      currentTitle: "",
      currentBullets: [],
      keywords: [],
      at: AT,
    };
    const made: OptimizationEvent = { type: "AsinProfileCreated", data: profile };
    given(made).when({ type: "CreateAsinProfile", data: profile }).expectEvents();
    given()
      .when({ type: "CreateAsinProfile", data: profile })
      .expectEvents({ type: "AsinProfileCreated", data: profile });
    given()
      .when({ type: "StashAvatar", data: { stash, at: AT } })
      .expectEvents({ type: "AvatarStashed", data: { stash, at: AT } });
    expect(given(made, { type: "AvatarStashed", data: { stash, at: AT } }).state).toEqual(given(made).state);
  });
});
