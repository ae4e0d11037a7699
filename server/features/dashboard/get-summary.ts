import { allowanceAt, customerStreamId } from "../../../events/customer/customer.ts";
import type { DashboardSummary } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";

const lastRunOf = async ({ sql }: Pick<Deps, "sql">, customerId: string): Promise<Date | null> => {
  const [row] = await sql.query<{ last_run_at: Date | null }>(
    "select max(completed_at) as last_run_at from optimizations where stream_id = $1",
    [customerStreamId(customerId)],
  );
  return row?.last_run_at ?? null;
};

/** What the dashboard shows at a glance. */
export const getSummary =
  (deps: Pick<Deps, "sql" | "clock" | "env">) =>
  async ({ customerId, state }: Pick<SignedInCustomer, "customerId" | "state">): Promise<DashboardSummary> => {
    const { plan, limit, used, remaining, renewsAt } = allowanceAt(state, isoNow(deps.clock));
    const { SUPPORT_EMAIL, DEMO_VIDEO_URL, ONBOARDING_URL } = deps.env;
    return {
      cycleEnd: renewsAt,
      plan,
      asinUsed: used,
      planLimit: limit,
      asinRemaining: remaining,
      lastRunAt: (await lastRunOf(deps, customerId))?.toISOString() ?? null,
      avatarCount: state.avatars.avatarIds.length,
      links: {
        demoVideo: DEMO_VIDEO_URL ?? "/watch-demo",
        onboarding: ONBOARDING_URL ?? `mailto:${SUPPORT_EMAIL}?subject=Onboarding%20call`,
        supportEmail: SUPPORT_EMAIL,
      },
    };
  };
