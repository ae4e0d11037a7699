import { Check, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { PLAN_TERMS, type Plan } from "../../../events/plans.ts";
import { asinsText, savedAvatarsText } from "../../site/plan-summary.ts";
import { usePaidAvatarLimit } from "../../site/use-paid-avatar-limit.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";

const price = css({ textStyle: "figure", fontSize: "3xl" });
const per = css({ textStyle: "small", color: "text.subtle", letterSpacing: "normal" });
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3" });
const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none", flexGrow: "1" });
const line = css({ display: "flex", gap: "2", color: "text.muted" });
const mark = css({ flexShrink: "0", marginBlockStart: "1" });
const tick = css({ flexShrink: "0", marginBlockStart: "1", color: "accent.text" });

type Line = { text: string; isComing?: true };

const linesOf = (plan: Plan, paidAvatarLimit: number): readonly Line[] => {
  const asins = { text: asinsText(plan) };
  if (plan === "demo") return [asins, { text: "The whole result, nothing saved" }];
  const kept = [
    { text: savedAvatarsText(paidAvatarLimit) },
    { text: "Results kept and exported" },
    { text: "Regenerate without using an ASIN" },
  ];
  return plan === "pro" ? [asins, ...kept] : [asins, ...kept, { text: "API access is coming soon", isComing: true }];
};

const BADGES = {
  current: <Badge tone="accent">Your plan</Badge>,
  resting: <Badge tone="warning">Your plan, paused</Badge>,
  other: null,
} as const;

type PlanCardProps = { plan: Plan; standing: keyof typeof BADGES; note?: string | null; action: ReactNode };

export const PlanCard = ({ plan, standing, note = null, action }: PlanCardProps) => {
  const paidAvatarLimit = usePaidAvatarLimit();
  return (
    <Card
      elevation={standing === "other" ? "flat" : "raised"}
      title={
        <span className={head}>
          {PLAN_TERMS[plan].label}
          {BADGES[standing]}
        </span>
      }
      footer={action}
    >
      <p className={price}>
        ${PLAN_TERMS[plan].priceUsd}
        {plan === "demo" ? null : <span className={per}>/month</span>}
      </p>
      <ul className={list}>
        {linesOf(plan, paidAvatarLimit).map(({ text, isComing }) => (
          <li key={text} className={line}>
            {isComing ? (
              <Clock size={16} className={mark} aria-hidden="true" />
            ) : (
              <Check size={16} className={tick} aria-hidden="true" />
            )}
            {text}
          </li>
        ))}
      </ul>
      {note === null ? null : <p className={css({ textStyle: "small", color: "text.muted" })}>{note}</p>}
    </Card>
  );
};
