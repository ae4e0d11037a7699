import { allowanceAt, customerStreamId } from "../../../events/customer/customer.ts";
import type { DashboardSummary } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";

type WorkRow = {
  has_begun: boolean;
  optimizations: number;
  last_optimization_id: string | null;
  last_run_at: Date | null;
};

const SELECT_WORK = `
  select count(*) > 0 as has_begun,
    count(*) filter (where status = 'completed')::int as optimizations,
    max(completed_at) as last_run_at,
    (select optimization_id from optimizations
      where stream_id = $1 and status = 'completed'
      order by completed_at desc, optimization_id desc limit 1) as last_optimization_id
  from optimizations
  where stream_id = $1`;

const workOf = async ({ sql }: Pick<Deps, "sql">, customerId: string): Promise<WorkRow | undefined> => {
  const [row] = await sql.query<WorkRow>(SELECT_WORK, [customerStreamId(customerId)]);
  return row;
};

/** What the dashboard shows at a glance. */
export const getSummary =
  (deps: Pick<Deps, "sql" | "clock" | "env">) =>
  async ({ customerId, state }: Pick<SignedInCustomer, "customerId" | "state">): Promise<DashboardSummary> => {
    const { plan, limit, taken, remaining, renewsAt } = allowanceAt(state, isoNow(deps.clock));
    const work = await workOf(deps, customerId);
    const { SUPPORT_EMAIL, DEMO_VIDEO_URL, ONBOARDING_URL } = deps.env;
    return {
      cycleEnd: renewsAt,
      plan,
      asinUsed: taken,
      planLimit: limit,
      asinRemaining: remaining,
      lastRunAt: work?.last_run_at?.toISOString() ?? null,
      avatarCount: state.avatars.avatarIds.length,
      firstListing: {
        hasBegun: work?.has_begun ?? false,
        optimizations: work?.optimizations ?? 0,
        lastOptimizationId: work?.last_optimization_id ?? null,
      },
      links: {
        demoVideo: DEMO_VIDEO_URL ?? "/watch-demo",
        onboarding: ONBOARDING_URL ?? `mailto:${SUPPORT_EMAIL}?subject=Onboarding%20call`,
        supportEmail: SUPPORT_EMAIL,
      },
    };
  };
