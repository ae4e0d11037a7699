import { allowanceAt, customerStreamId } from "../../../events/customer/customer.ts";
import { troubleOf } from "../../../events/customer/trouble.ts";
import type { DashboardSummary } from "../../../events/wire/dashboard.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";
import { totalOptimizations } from "../../projections/optimizations.queries.ts";

/** What the dashboard shows at a glance. */
export const getSummary =
  (deps: Pick<Deps, "sql" | "clock" | "env">) =>
  async ({ customerId, state }: Pick<SignedInCustomer, "customerId" | "state">): Promise<DashboardSummary> => {
    const now = isoNow(deps.clock);
    const { plan, limit, taken, remaining, renewsAt, renewal } = allowanceAt(state, now);
    const totals = await totalOptimizations(deps.sql, customerStreamId(customerId));
    const { SUPPORT_EMAIL, DEMO_VIDEO_URL, ONBOARDING_URL } = deps.env;
    return {
      cycleEnd: renewsAt,
      renewal,
      plan,
      trouble: troubleOf(state.subscription, now),
      asinUsed: taken,
      planLimit: limit,
      asinRemaining: remaining,
      lastRunAt: totals?.last_completed_at?.toISOString() ?? null,
      avatarCount: state.avatars.avatarIds.length,
      firstListing: {
        hasBegun: totals?.has_begun ?? false,
        optimizations: totals?.completed ?? 0,
        lastOptimizationId: totals?.last_optimization_id ?? null,
      },
      links: {
        demoVideo: DEMO_VIDEO_URL ?? "/watch-demo",
        onboarding: ONBOARDING_URL ?? `mailto:${SUPPORT_EMAIL}?subject=Onboarding%20call`,
        supportEmail: SUPPORT_EMAIL,
      },
    };
  };
