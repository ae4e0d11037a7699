import { describe, expect, test } from "bun:test";
import {
  type VisitorCommand,
  visitorDecider,
  visitorIdOf,
  visitorStreamId,
} from "../../../../events/visitor/demo.decider.ts";
import type { VisitorEvent } from "../../../../events/visitor/demo.events.ts";
import { AT, emptyResult } from "../../../support/fixtures/customer-history.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(visitorDecider);

const request = (optimizationId: string) => ({
  optimizationId,
  avatarName: "Ada",
  productName: "Lunch box",
  reviewsText: "Great.",
  mustIncludeKeywords: [],
  at: AT,
});
const started: VisitorEvent = { type: "DemoStarted", data: { visitorId: "v1", at: AT } };
const requested: VisitorEvent = { type: "DemoRequested", data: request("opt-1") };
const used: VisitorEvent = { type: "DemoUsed", data: { optimizationId: "opt-1", result: emptyResult, at: AT } };
const released: VisitorEvent = { type: "DemoReleased", data: { optimizationId: "opt-1", reason: "failed", at: AT } };
const start: VisitorCommand = { type: "StartDemo", data: { visitorId: "v1", at: AT } };
const requestOne: VisitorCommand = { type: "RequestDemo", data: request("opt-1") };
const requestTwo: VisitorCommand = { type: "RequestDemo", data: request("opt-2") };
const complete: VisitorCommand = {
  type: "CompleteDemo",
  data: { optimizationId: "opt-1", result: emptyResult, at: AT },
};
const release: VisitorCommand = { type: "ReleaseDemo", data: { optimizationId: "opt-1", reason: "failed", at: AT } };

test("a visitor's stream is named in one place", () => {
  expect(visitorStreamId("42")).toBe("visitor-42");
  expect(visitorIdOf("visitor-42")).toBe("42");
  expect(visitorIdOf("customer-42")).toBeNull();
});

describe("demo", () => {
  test("starting is recorded once", () => {
    given().when(start).expectEvents(started);
    given(started).when(start).expectEvents();
    given(started, requested).when(start).expectEvents();
  });

  test("one optimization runs at a time, and only after the start", () => {
    given().when(requestOne).expectRejection("DEMO_EXHAUSTED");
    given(started).when(requestOne).expectEvents(requested);
    given(started, requested).when(requestTwo).expectRejection("DEMO_EXHAUSTED");
  });

  test("requesting the same optimization twice appends nothing, running or done", () => {
    given(started, requested).when(requestOne).expectEvents();
    given(started, requested, used).when(requestOne).expectEvents();
  });

  test("a completed demo is used for ever", () => {
    given(started, requested).when(complete).expectEvents(used);
    given(started, requested, used).when(requestTwo).expectRejection("DEMO_EXHAUSTED");
    given(started, requested, used).when(start).expectRejection("DEMO_EXHAUSTED");
  });

  test("a failed demo is given back", () => {
    given(started, requested).when(release).expectEvents(released);
    given(started, requested, released)
      .when(requestTwo)
      .expectEvents({ type: "DemoRequested", data: request("opt-2") });
  });

  test.each([complete, release])("$type of what does not run appends nothing", (command) => {
    given(started).when(command).expectEvents();
    given(started, requested, used).when(command).expectEvents();
    given(started, { type: "DemoRequested", data: request("opt-2") })
      .when(command)
      .expectEvents();
  });

  test("a stashed avatar is recorded and changes no decision", () => {
    const stash = { kind: "full", avatar: emptyResult.avatarData } as const;
    given(started)
      .when({ type: "StashVisitorAvatar", data: { stash, at: AT } })
      .expectEvents({ type: "AvatarStashed", data: { stash, at: AT } });
    expect(given(started, { type: "AvatarStashed", data: { stash, at: AT } }).state).toEqual(given(started).state);
  });

  test("a visitor becomes a customer once", () => {
    const link: VisitorCommand = { type: "LinkCustomer", data: { customerId: "c1", at: AT } };
    const signedUp: VisitorEvent = { type: "VisitorSignedUp", data: { customerId: "c1", at: AT } };
    given(started).when(link).expectEvents(signedUp);
    given(started, signedUp).when(link).expectEvents();
    expect(given(started, signedUp).state.customerId).toBe("c1");
  });
});
