import { describe, expect, test } from "bun:test";
import { type SupportCommand, supportDecider } from "../../../../events/customer/support.decider.ts";
import type { SupportEvent } from "../../../../events/customer/support.events.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(supportDecider);
const at = "2026-03-10T10:00:00.000Z";
const because = { reason: "Asked by phone", at };

const refusal = (when: string) => ({ action: "optimize", code: "ASIN_LIMIT_REACHED", at: when }) as const;
const record = (when: string): SupportCommand => ({ type: "RecordRefusal", data: refusal(when) });
const refused = (when: string): SupportEvent => ({ type: "RequestRefused", data: refusal(when) });

describe("support", () => {
  test.each<[SupportCommand, SupportEvent]>([
    [
      { type: "ViewHistory", data: because },
      { type: "HistoryViewed", data: because },
    ],
    [
      { type: "RevealPersonalData", data: because },
      { type: "PersonalDataRevealed", data: because },
    ],
    [
      { type: "ResendMail", data: { mail: "passwordReset", ...because } },
      { type: "MailResent", data: { mail: "passwordReset", ...because } },
    ],
    [
      { type: "RequestStripeSync", data: because },
      { type: "StripeSyncRequested", data: because },
    ],
    [
      { type: "RecordExport", data: { at } },
      { type: "DataExported", data: { at } },
    ],
  ])("%j is a fact each time, and changes no decision", (command, event) => {
    given(event).when(command).expectEvents(event);
    expect(given(event).state).toEqual(supportDecider.initialState);
  });

  test("one optimization is done again once", () => {
    const data = { optimizationId: "o-2", failedOptimizationId: "o-1", ...because };
    const rerun: SupportEvent = { type: "OptimizationRerun", data };
    given().when({ type: "RerunOptimization", data }).expectEvents(rerun);
    given(rerun).when({ type: "RerunOptimization", data }).expectEvents();
  });

  test("a refusal is kept once in ten minutes", () => {
    given().when(record(at)).expectEvents(refused(at));
    given(refused(at)).when(record("2026-03-10T10:09:59.999Z")).expectEvents();
    given(refused(at)).when(record("2026-03-10T10:10:00.000Z")).expectEvents(refused("2026-03-10T10:10:00.000Z"));
  });

  test("another refusal does not wait for it", () => {
    const other = { action: "createAvatar", code: "AVATAR_LIMIT_REACHED", at } as const;
    given(refused(at))
      .when({ type: "RecordRefusal", data: other })
      .expectEvents({ type: "RequestRefused", data: other });
  });
});
