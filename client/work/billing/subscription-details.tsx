import type { ReactNode } from "react";
import { PLAN_TERMS } from "../../../events/plans.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { BillingFlow } from "./billing-flow.ts";
import { endOf, isResting, isUnpaid, type Standing, statusText } from "./status-text.ts";

const facts = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" },
});
const term = css({ textStyle: "small", color: "text.muted" });
const value = css({ textStyle: "subheading" });
const actions = css({ display: "flex", flexWrap: "wrap", gap: "3" });

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={term}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
);

const dateOr = (iso: string | null): string => (iso === null ? "Not yet" : formatDate(iso));

/** Access ends with the subscription, unless it has ended already or will before. */
const endLabel = (summary: BillingSummary): string => {
  if (!summary.cancelAtPeriodEnd) return "Next billing date";
  return isResting(summary) || isUnpaid(summary) ? "Ends on" : "Access until";
};

const TITLE = "Subscription details";

type Props = { standing: Standing; billing: BillingFlow };

/** What is paid for and until when, and what can be done about it. */
export const SubscriptionDetails = ({ standing, billing: { snapshot, send } }: Props) => {
  const { summary } = standing;
  const isBusy = snapshot.hasTag("busy");
  const { cancelAtPeriodEnd } = summary;
  return (
    <Card
      title={TITLE}
      footer={
        <div className={actions}>
          <Button
            variant="outline"
            loading={snapshot.matches("openingPortal")}
            disabled={isBusy}
            onClick={() => send({ type: "portal.requested" })}
          >
            Invoices and payment method
          </Button>
          {standing.deletionAt !== null ? null : cancelAtPeriodEnd ? (
            <Button
              loading={snapshot.matches("keeping")}
              disabled={isBusy}
              onClick={() => send({ type: "keep.requested" })}
            >
              Keep subscription
            </Button>
          ) : (
            <Button variant="ghost" disabled={isBusy} onClick={() => send({ type: "cancel.asked" })}>
              Cancel
            </Button>
          )}
        </div>
      }
    >
      <dl className={facts}>
        <Fact label="Plan">
          {summary.subscribedPlan === null ? "Unknown" : PLAN_TERMS[summary.subscribedPlan].label}
        </Fact>
        <Fact label="Status">
          <Badge tone={summary.status === "active" ? "success" : "warning"}>{statusText(summary.status)}</Badge>
        </Fact>
        <Fact label="Billing frequency">
          {summary.billingFrequency === null ? "None" : statusText(summary.billingFrequency)}
        </Fact>
        <Fact label={endLabel(summary)}>{dateOr(cancelAtPeriodEnd ? endOf(standing) : summary.nextBillingDate)}</Fact>
        <Fact label="Activated">{dateOr(summary.activatedDate)}</Fact>
        <Fact label="Created">{dateOr(summary.createdDate)}</Fact>
      </dl>
    </Card>
  );
};

const unknown = <Skeleton shape="text" length="long" />;

/** Holds the place of the details while they load. */
export const SubscriptionSkeleton = () => (
  <Card title={TITLE} footer={<Skeleton shape="button" />}>
    <dl className={facts}>
      {["Plan", "Status", "Billing frequency", "Next billing date", "Activated", "Created"].map((label) => (
        <Fact key={label} label={label}>
          {unknown}
        </Fact>
      ))}
    </dl>
  </Card>
);
