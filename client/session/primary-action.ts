import { PLAN_TERMS } from "../../events/plans.ts";
import type { Session } from "../../events/wire/session.ts";

type Destination = { to: "/demo" } | { to: "/billing" } | { to: "/optimize/start"; search: { mode: "paid" } };

export type PrimaryAction = Destination & {
  label: string;
  /** The cycle's ASINs are used up; the way on leads to billing. */
  isExhausted: boolean;
};

const PAID_START = { to: "/optimize/start", search: { mode: "paid" } } as const;

/** What leads a visitor to the demo, wherever it stands. */
export const TRY_DEMO = `Try Free Demo (${PLAN_TERMS.demo.asinLimit} ASIN)`;

/** The one thing to do next, by who is looking. */
export const primaryAction = (session: Session): PrimaryAction => {
  if (!session.authenticated) return { label: TRY_DEMO, to: "/demo", isExhausted: false };
  switch (session.plan) {
    case "demo":
      return { label: "Complete Setup", to: "/billing", isExhausted: false };
    case "pro":
      return proAction(session);
    case "agency":
      return { label: "Optimize Next ASIN (Unlimited)", ...PAID_START, isExhausted: false };
  }
};

const proAction = ({ asinUsedThisCycle, asinLimit }: Session): PrimaryAction => {
  const limit = asinLimit ?? PLAN_TERMS.pro.asinLimit;
  const left = Math.max(0, limit - asinUsedThisCycle);
  const label = `Optimize Next ASIN (${left} of ${limit} left)`;
  return left === 0 ? { label, to: "/billing", isExhausted: true } : { label, ...PAID_START, isExhausted: false };
};

/** Whether the free optimization is spent, so that the landing page says so. */
export const isDemoExhausted = ({ plan, asinUsedThisCycle, asinLimit }: Session): boolean =>
  plan === "demo" && asinUsedThisCycle >= (asinLimit ?? PLAN_TERMS.demo.asinLimit);
