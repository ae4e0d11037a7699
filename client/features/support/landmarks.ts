import type { Entry } from "./ledger.ts";

export type Landmark = "trouble" | "plan" | "staff";

const TROUBLE = new Set(["RequestRefused", "OptimizationFailed", "PaymentFailed", "InquiryOpened", "DisputeOpened"]);
const PLAN = new Set(["PlanChanged", "SubscriptionActivated", "SubscriptionCanceled", "CancellationScheduled"]);

const landmarkOf = ({ event, topic }: Entry): Landmark | null => {
  if (TROUBLE.has(event.type)) return "trouble";
  if (PLAN.has(event.type)) return "plan";
  return topic === "support" ? "staff" : null;
};

const RANK: Readonly<Record<Landmark, number>> = { trouble: 3, plan: 2, staff: 1 };

/** The most telling event of each of `parts` equal parts of a history, with its version. */
export const landmarksOf = (entries: readonly Entry[], parts: number): { kind: Landmark; version: number }[] => {
  const found = new Map<number, { kind: Landmark; version: number }>();
  for (const entry of entries) {
    const kind = landmarkOf(entry);
    if (kind === null) continue;
    const { version } = entry.event;
    const part = Math.floor(((version - 1) * parts) / entries.length);
    const known = found.get(part);
    if (known === undefined || RANK[kind] > RANK[known.kind]) found.set(part, { kind, version });
  }
  return [...found.values()];
};
