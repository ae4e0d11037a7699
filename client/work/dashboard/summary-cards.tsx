import { isPaidPlan, PLAN_TERMS, type Plan } from "../../../events/plans.ts";
import type { DashboardSummary } from "../../../events/wire/dashboard.ts";
import { formatDate } from "../../lib/format-date.ts";
import { renewalFact } from "../../site/renewal-text.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Progress, ProgressSkeleton } from "../../ui/progress.tsx";
import { QuotaRing } from "../../ui/quota-ring.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const grid = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
});
const quota = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6" });
const quotaText = css({ display: "flex", flexDirection: "column", gap: "3", flexGrow: "1", minWidth: "menu" });
const unlimited = css({ textStyle: "subheading" });
const assurance = css({ textStyle: "small", color: "text.muted" });

const QUOTA_TITLE = "Optimizations left";
const ACCOUNT_TITLE = "Your account";
const LAST_RUN = "Last run";
const SAVED_AVATARS = "Saved avatars";
const PLAN = "Plan";
const FREE_OF_CHARGE = "An optimization that does not finish costs nothing.";

/** The summary without what leads a seller on, which belongs to the present only. */
export type ShownSummary = Omit<DashboardSummary, "firstListing" | "trouble">;

type SummaryProps = { summary: ShownSummary };

export const SummaryCards = ({ summary }: SummaryProps) => {
  const ends = renewalFact(summary.renewal, summary.cycleEnd);
  return (
    <div className={grid}>
      <Quota summary={summary} />
      <Card title={ACCOUNT_TITLE}>
        <Facts columns="two">
          <Fact label={LAST_RUN}>{summary.lastRunAt === null ? "Not yet" : formatDate(summary.lastRunAt)}</Fact>
          <Fact label={ends.label}>{ends.text}</Fact>
          <Fact label={SAVED_AVATARS}>{summary.avatarCount}</Fact>
          <Fact label={PLAN}>
            <PlanBadge plan={summary.plan} />
          </Fact>
        </Facts>
        <span>
          <LinkButton variant="outline" size="sm" to="/billing">
            Manage Billing
          </LinkButton>
        </span>
      </Card>
    </div>
  );
};

const PlanBadge = ({ plan }: { plan: Plan }) => <Badge tone="accent">{PLAN_TERMS[plan].label}</Badge>;

const Quota = ({ summary: { plan, asinUsed, planLimit, asinRemaining } }: SummaryProps) => (
  <Card title={QUOTA_TITLE}>
    <div className={quota}>
      <QuotaRing used={asinUsed} limit={planLimit} unit="optimizations" />
      <div className={quotaText}>
        {planLimit === null ? (
          <p className={unlimited}>Unlimited</p>
        ) : (
          <Progress
            label={`${asinUsed} of ${planLimit} used${isPaidPlan(plan) ? " this cycle" : ""}`}
            value={asinUsed}
            max={Math.max(1, planLimit)}
            valueText={`${asinRemaining ?? 0} left`}
            tone={asinRemaining === 0 ? "danger" : "accent"}
          />
        )}
        <p className={assurance}>{FREE_OF_CHARGE}</p>
      </div>
    </div>
  </Card>
);

const unknown = <Skeleton shape="text" length="long" />;

/** Holds the place of the summary while it loads. What is known before is there: the plan, and what will be counted. */
export const SummaryCardsSkeleton = ({ plan }: { plan: Plan }) => (
  <div className={grid}>
    <Card title={QUOTA_TITLE}>
      <div className={quota}>
        <Skeleton shape="ring" />
        <div className={quotaText}>
          <ProgressSkeleton />
          <p className={assurance}>{FREE_OF_CHARGE}</p>
        </div>
      </div>
    </Card>
    <Card title={ACCOUNT_TITLE}>
      <Facts columns="two">
        <Fact label={LAST_RUN}>{unknown}</Fact>
        <Fact label={<Skeleton shape="text" length="half" />}>{unknown}</Fact>
        <Fact label={SAVED_AVATARS}>{unknown}</Fact>
        <Fact label={PLAN}>
          <PlanBadge plan={plan} />
        </Fact>
      </Facts>
      <Skeleton shape="buttonSmall" />
    </Card>
  </div>
);
