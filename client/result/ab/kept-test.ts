import { useState } from "react";
import * as v from "valibot";
import { type DraftOwner, draftNamed } from "../../lib/drafts.ts";
import { deviceStorage, type KeptArea } from "../../lib/storage.ts";
import { EMPTY_PLAN, EMPTY_RESULT, type TestEntries } from "./test-entries.ts";

const Plan = v.object({ baseline: v.string(), effect: v.string(), weekly: v.string() });
const Outcome = v.object({ visitorsA: v.string(), ordersA: v.string(), visitorsB: v.string(), ordersB: v.string() });
const Entries = v.object({ plan: Plan, outcome: Outcome });

const EMPTY: TestEntries = { plan: EMPTY_PLAN, outcome: EMPTY_RESULT };

const isEmpty = ({ plan, outcome }: TestEntries): boolean =>
  plan.effect === EMPTY_PLAN.effect &&
  [plan.baseline, plan.weekly, ...Object.values(outcome)].every((text) => text.trim() === "");

/** The plan and the outcome of the test of one result, kept on this device between its begin and its end. */
export const keptTest = (optimizationId: string | undefined, owner: DraftOwner, area: KeptArea = deviceStorage) => {
  if (optimizationId === undefined) return { recall: () => EMPTY, keep: () => undefined };
  const draft = draftNamed(`ab-${optimizationId}`, Entries, area);
  return {
    recall: (): TestEntries => draft.recall(owner) ?? EMPTY,
    keep: (entries: TestEntries): void => draft.keep(owner, isEmpty(entries) ? null : entries),
  };
};

export const useKeptTest = (optimizationId: string | undefined, owner: DraftOwner) => {
  const [entries, setEntries] = useState(() => keptTest(optimizationId, owner).recall());
  const change = (changes: Partial<TestEntries>) => {
    const next = { ...entries, ...changes };
    setEntries(next);
    keptTest(optimizationId, owner).keep(next);
  };
  return { ...entries, change };
};
