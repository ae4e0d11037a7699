import { PAID_PLANS, PLAN_TERMS } from "../../../events/plans.ts";
import { asinsText, savedAvatarsText } from "../../site/plan-summary.ts";
import { usePaidAvatarLimit } from "../../site/use-paid-avatar-limit.ts";
import { css } from "../../styled-system/css/index.js";

const row = css({ display: "grid", gap: "3", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" }, listStyle: "none" });
const card = css({
  display: "flex",
  flexDirection: "column",
  gap: "1",
  padding: "4",
  borderRadius: "md",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.sunken",
});
const name = css({ textStyle: "label" });
const price = css({ textStyle: "heading" });
const period = css({ textStyle: "small", color: "text.muted" });
const terms = css({ textStyle: "small", color: "text.muted" });

/** What the paid plans cost and include. */
export const PlanCards = () => {
  const paidAvatarLimit = usePaidAvatarLimit();
  return (
    <ul className={row}>
      {PAID_PLANS.map((plan) => (
        <li key={plan} className={card}>
          <p className={name}>{PLAN_TERMS[plan].label}</p>
          <p className={price}>
            ${PLAN_TERMS[plan].priceUsd} <span className={period}>/month</span>
          </p>
          <p className={terms}>{asinsText(plan)}</p>
          <p className={terms}>{savedAvatarsText(paidAvatarLimit)}, results kept</p>
        </li>
      ))}
    </ul>
  );
};
