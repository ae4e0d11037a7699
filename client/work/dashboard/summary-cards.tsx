import type { ReactNode } from "react";
import { isPaidPlan, PLAN_TERMS, type Plan } from "../../../events/plans.ts";
import type { DashboardSummary } from "../../../events/wire/dashboard.ts";
import { formatDate } from "../../lib/format-date.ts";
import { renewalFact } from "../../site/renewal-text.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { QuotaRing } from "../../ui/quota-ring.tsx";

const grid = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
});
const quota = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6" });
const quotaText = css({ display: "flex", flexDirection: "column", gap: "3", flexGrow: "1", minWidth: "menu" });
const facts = css({ display: "grid", gap: "5", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
const term = css({ textStyle: "small", color: "text.muted" });
const value = css({ textStyle: "subheading" });

/** The summary without what leads a seller on, which belongs to the present only. */
export type ShownSummary = Omit<DashboardSummary, "firstListing" | "trouble">;

type SummaryProps = { summary: ShownSummary };

export const SummaryCards = ({ summary }: SummaryProps) => {
  const ends = renewalFact(summary.renewal, summary.cycleEnd);
  return (
    <div className={grid}>
      <Quota summary={summary} />
      <Card title="Your account">
        <dl className={facts}>
          <Fact label="Last run">{summary.lastRunAt === null ? "Not yet" : formatDate(summary.lastRunAt)}</Fact>
          <Fact label={ends.label}>{ends.text}</Fact>
          <Fact label="Saved avatars">{summary.avatarCount}</Fact>
          <Fact label="Plan">
            <PlanBadge plan={summary.plan} />
          </Fact>
        </dl>
        <span>
          <LinkButton variant="outline" size="sm" to="/billing">
            Manage Billing
          </LinkButton>
        </span>
      </Card>
    </div>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={term}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
);

const PlanBadge = ({ plan }: { plan: Plan }) => <Badge tone="accent">{PLAN_TERMS[plan].label}</Badge>;

const Quota = ({ summary: { plan, asinUsed, planLimit, asinRemaining } }: SummaryProps) => (
  <Card title="Optimizations left">
    <div className={quota}>
      <QuotaRing used={asinUsed} limit={planLimit} unit="optimizations" />
      <div className={quotaText}>
        {planLimit === null ? (
          <p className={value}>Unlimited</p>
        ) : (
          <Progress
            label={`${asinUsed} of ${planLimit} used${isPaidPlan(plan) ? " this cycle" : ""}`}
            value={asinUsed}
            max={Math.max(1, planLimit)}
            valueText={`${asinRemaining ?? 0} left`}
            tone={asinRemaining === 0 ? "danger" : "accent"}
          />
        )}
        <p className={term}>An optimization that does not finish costs nothing.</p>
      </div>
    </div>
  </Card>
);
