import { useQuery } from "@tanstack/react-query";
import { PLAN_TERMS, PLANS } from "../../../events/plans.ts";
import { formatDate } from "../../lib/format-date.ts";
import { siteConfigQuery } from "../../lib/site-config-query.ts";
import { useSession } from "../../session/use-session.ts";
import { css, cx } from "../../styled-system/css/index.js";
import { Callout } from "../../ui/callout.tsx";
import { pageWidth } from "../../ui/page-width.ts";
import { Anchor } from "../../ui/text-link.tsx";
import { PlanCard } from "./plan-card.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "8", paddingBlock: { base: "8", md: "12" } });
const head = css({ display: "flex", flexDirection: "column", gap: "2" });
const grid = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
});

export const BillingPage = () => {
  const session = useSession();
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <div className={cx(pageWidth, root)}>
      <div className={head}>
        <h1 className={css({ textStyle: "title" })}>Billing</h1>
        <p className={css({ textStyle: "lead", color: "text.muted" })}>
          You are on the {PLAN_TERMS[session.plan].label} plan
          {session.cycleRenewsISO === null ? "." : `, renewing on ${formatDate(session.cycleRenewsISO)}.`}
        </p>
      </div>
      <div className={grid}>
        {PLANS.map((plan) => (
          <PlanCard key={plan} plan={plan} isCurrent={plan === session.plan} />
        ))}
      </div>
      {site === undefined ? null : (
        <Callout tone="info" title="Changing your plan">
          Write to <Anchor href={`mailto:${site.supportEmail}?subject=Plan%20change`}>{site.supportEmail}</Anchor> or
          call {site.supportPhone}, and we switch it for you.
        </Callout>
      )}
    </div>
  );
};
