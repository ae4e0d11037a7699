import { PLAN_TERMS, PLANS } from "../../../events/plans.ts";
import { planSummary } from "../../site/plan-summary.ts";
import { usePaidAvatarLimit } from "../../site/use-paid-avatar-limit.ts";
import { css } from "../../styled-system/css/index.js";
import { Section } from "./section.tsx";

const ledger = css({
  display: "flex",
  flexDirection: "column",
  borderBlockStartWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
});
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) minmax(0, 2.4fr) 8rem" },
  gap: { base: "1", md: "6" },
  alignItems: "baseline",
  paddingBlock: "5",
  borderBlockEndWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
});
const name = css({ textStyle: "heading" });
const terms = css({
  color: "text.muted",
  gridColumn: { base: "1 / -1", md: "auto" },
  gridRow: { base: "2", md: "auto" },
});
const price = css({ textStyle: "heading", fontVariantNumeric: "lining-nums tabular-nums", textAlign: "end" });
const per = css({ textStyle: "small", color: "text.subtle" });

export const PricingLine = () => {
  const paidAvatarLimit = usePaidAvatarLimit();
  return (
    <Section title="What it costs" lead="Start free. Pay when you have a second product.">
      <dl className={ledger}>
        {PLANS.map((plan) => (
          <div key={plan} className={row}>
            <dt className={name}>{PLAN_TERMS[plan].label}</dt>
            <dd className={terms}>{planSummary(plan, paidAvatarLimit)}</dd>
            <dd className={price}>
              ${PLAN_TERMS[plan].priceUsd}
              {plan === "demo" ? null : <span className={per}>/month</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
