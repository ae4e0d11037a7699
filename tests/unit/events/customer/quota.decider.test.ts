import { describe, expect, test } from "bun:test";
import { asinsAdded, asinsTaken, asinsUsed, quotaDecider } from "../../../../events/customer/quota.decider.ts";
import type { QuotaEvent } from "../../../../events/customer/quota.events.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(quotaDecider);
const at = "2026-03-10T10:00:00.000Z";
const march = "2026-03-01T00:00:00.000Z";
const april = "2026-04-01T00:00:00.000Z";

const use = (asinId: string, optimizationId: string, cycleStartsAt: string | null = march) => ({
  asinId,
  optimizationId,
  cycleStartsAt,
  at,
});
const reserved = (...args: Parameters<typeof use>): QuotaEvent => ({ type: "AsinReserved", data: use(...args) });
const used = (...args: Parameters<typeof use>): QuotaEvent => ({ type: "AsinUsed", data: use(...args) });
const released = (...args: Parameters<typeof use>): QuotaEvent => ({
  type: "AsinReleased",
  data: { ...use(...args), reason: "failed" },
});
const reserve = (asinId: string, optimizationId: string, limit: number | null, cycleStartsAt: string | null = march) =>
  ({ type: "ReserveAsin", data: { ...use(asinId, optimizationId, cycleStartsAt), limit } }) as const;

describe("quota", () => {
  test("an accepted optimization reserves one ASIN", () => {
    given()
      .when(reserve("asin-1", "opt-1", 1))
      .expectEvents(reserved("asin-1", "opt-1"));
  });

  test("reserving twice for one optimization appends nothing", () => {
    given(reserved("asin-1", "opt-1"))
      .when(reserve("asin-1", "opt-1", 1))
      .expectEvents();
  });

  test("a reservation counts against the limit before it is used", () => {
    given(reserved("asin-1", "opt-1"))
      .when(reserve("asin-2", "opt-2", 1))
      .expectRejection("ASIN_LIMIT_REACHED");
  });

  test("a release gives the ASIN back", () => {
    const history = [reserved("asin-1", "opt-1"), released("asin-1", "opt-1")];
    given(...history)
      .when(reserve("asin-2", "opt-2", 1))
      .expectEvents(reserved("asin-2", "opt-2"));
    expect(asinsTaken(given(...history).state, march)).toBe(0);
  });

  test("the same ASIN again in the same cycle uses no further one", () => {
    const history = [reserved("asin-1", "opt-1"), used("asin-1", "opt-1")];
    given(...history)
      .when(reserve("asin-1", "opt-2", 1))
      .expectEvents(reserved("asin-1", "opt-2"));
    const again = given(...history, reserved("asin-1", "opt-2"), used("asin-1", "opt-2"));
    expect(asinsUsed(again.state, march)).toBe(1);
  });

  test("releasing a second run of an ASIN keeps what the first one used", () => {
    const history = [
      reserved("asin-1", "opt-1"),
      used("asin-1", "opt-1"),
      reserved("asin-1", "opt-2"),
      released("asin-1", "opt-2"),
    ];
    expect(asinsUsed(given(...history).state, march)).toBe(1);
  });

  test("two runs of one ASIN at the same time take one", () => {
    const both = given(reserved("asin-1", "opt-1"), reserved("asin-1", "opt-2"));
    expect(asinsTaken(both.state, march)).toBe(1);
    both.when(reserve("asin-2", "opt-3", 2)).expectEvents(reserved("asin-2", "opt-3"));
  });

  test("using and releasing end the reservation with what it was made for", () => {
    given(reserved("asin-1", "opt-1"))
      .when({ type: "UseAsin", data: { optimizationId: "opt-1", at } })
      .expectEvents(used("asin-1", "opt-1"));
    given(reserved("asin-1", "opt-1"))
      .when({ type: "ReleaseAsin", data: { optimizationId: "opt-1", reason: "failed", at } })
      .expectEvents(released("asin-1", "opt-1"));
  });

  test("using or releasing what is not reserved appends nothing", () => {
    const ended = given(reserved("asin-1", "opt-1"), used("asin-1", "opt-1"));
    ended.when({ type: "UseAsin", data: { optimizationId: "opt-1", at } }).expectEvents();
    ended.when({ type: "ReleaseAsin", data: { optimizationId: "opt-1", reason: "timedOut", at } }).expectEvents();
  });

  test("a new cycle counts anew", () => {
    const history = [reserved("asin-1", "opt-1"), used("asin-1", "opt-1")];
    given(...history)
      .when(reserve("asin-2", "opt-2", 1, april))
      .expectEvents(reserved("asin-2", "opt-2", april));
    expect(asinsUsed(given(...history).state, april)).toBe(0);
  });

  test("a run that ends after its cycle does not count in the next one", () => {
    const history = [
      reserved("asin-1", "opt-1", march),
      reserved("asin-2", "opt-2", april),
      used("asin-2", "opt-2", april),
      used("asin-1", "opt-1", march),
    ];
    expect(asinsUsed(given(...history).state, april)).toBe(1);
  });

  test("the demo's ASIN is apart from every cycle and never comes back", () => {
    const history = [reserved("asin-1", "opt-1", null), used("asin-1", "opt-1", null)];
    given(...history)
      .when(reserve("asin-2", "opt-2", 1, null))
      .expectRejection("ASIN_LIMIT_REACHED");
    given(...history)
      .when(reserve("asin-2", "opt-2", 10, march))
      .expectEvents(reserved("asin-2", "opt-2", march));
  });

  test("without a limit nothing is refused, and the count goes on past what is remembered", () => {
    const history = Array.from({ length: 250 }, (_, n) => used(`asin-${n}`, `opt-${n}`));
    const { state } = given(...history);
    expect(asinsUsed(state, march)).toBe(250);
    expect(state.cycle.asinIds).toHaveLength(100);
    given(...history)
      .when(reserve("asin-x", "opt-x", null))
      .expectEvents(reserved("asin-x", "opt-x"));
  });

  test("ASINs added by staff count for their cycle only", () => {
    const added: QuotaEvent = { type: "AsinsAdded", data: { asins: 2, reason: "outage", cycleStartsAt: march, at } };
    const { state } = given(used("asin-1", "opt-1"), added, added);
    expect(asinsAdded(state, march)).toBe(4);
    expect(asinsUsed(state, march)).toBe(1);
    expect(asinsAdded(state, null)).toBe(0);
    expect(asinsAdded(given(added, used("asin-2", "opt-2", april)).state, april)).toBe(0);
    expect(asinsAdded(given(used("asin-2", "opt-2", april), added).state, april)).toBe(0);
  });

  test("ASINs added to the demo stay", () => {
    const added: QuotaEvent = { type: "AsinsAdded", data: { asins: 1, reason: "outage", cycleStartsAt: null, at } };
    expect(asinsAdded(given(added, used("asin-1", "opt-1", march)).state, null)).toBe(1);
  });
});
