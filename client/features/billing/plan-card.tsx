import { PLAN_TERMS, type Plan } from "../../../events/plans.ts";
import { PLAN_SUMMARY } from "../../lib/plan-summary.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";

const price = css({ textStyle: "figure", fontSize: "3xl" });
const per = css({ textStyle: "small", color: "text.subtle", letterSpacing: "normal" });
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3" });

type PlanCardProps = { plan: Plan; isCurrent: boolean };

export const PlanCard = ({ plan, isCurrent }: PlanCardProps) => (
  <Card
    elevation={isCurrent ? "raised" : "flat"}
    title={
      <span className={head}>
        {PLAN_TERMS[plan].label}
        {isCurrent ? <Badge tone="accent">Your plan</Badge> : null}
      </span>
    }
  >
    <p className={price}>
      ${PLAN_TERMS[plan].priceUsd}
      {plan === "demo" ? null : <span className={per}>/month</span>}
    </p>
    <p className={css({ color: "text.muted" })}>{PLAN_SUMMARY[plan]}</p>
  </Card>
);
