import { PLAN_TERMS } from "../../../events/plans.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { BillingFlow } from "./billing-flow.ts";
import { endOf, isResting, isUnpaid, type Standing, statusText } from "./status-text.ts";

const actions = css({ display: "flex", flexWrap: "wrap", gap: "3", "& > *": { flexGrow: { base: "1", sm: "0" } } });

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
      <Facts columns="three">
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
      </Facts>
    </Card>
  );
};

const unknown = <Skeleton shape="text" length="long" />;

/** Holds the place of the details while they load. */
export const SubscriptionSkeleton = () => (
  <Card title={TITLE} footer={<Skeleton shape="button" />}>
    <Facts columns="three">
      {["Plan", "Status", "Billing frequency", "Next billing date", "Activated", "Created"].map((label) => (
        <Fact key={label} label={label}>
          {unknown}
        </Fact>
      ))}
    </Facts>
  </Card>
);
