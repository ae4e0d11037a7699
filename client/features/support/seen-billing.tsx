import { billingSummaryOf } from "../../../events/history/billing-summary.ts";
import { css } from "../../styled-system/css/index.js";
import type { BillingFlow } from "../../work/billing/billing-flow.ts";
import { BillingScreen } from "../../work/billing/billing-screen.tsx";
import type { ShownMoment } from "./use-moment.ts";

const title = css({ textStyle: "title" });
const lead = css({ color: "text.muted" });

/** Nothing goes on, and nothing can be begun. */
const STILL: BillingFlow = {
  snapshot: { matches: () => false, hasTag: () => false, context: { plan: null } },
  send: () => {},
};

export const SeenBilling = ({ shown: { moment, reading } }: { shown: ShownMoment }) => {
  const { identity, subscription } = moment.state;
  const summary = billingSummaryOf(subscription, reading.now);
  const deletionAt = identity.status === "open" ? identity.erasesAt : null;
  return (
    <>
      <div>
        <p className={title}>Billing</p>
        <p className={lead}>Plans, invoices and your subscription.</p>
      </div>
      <BillingScreen standing={{ summary, deletionAt }} billing={STILL} isOnboarding={false} />
    </>
  );
};
