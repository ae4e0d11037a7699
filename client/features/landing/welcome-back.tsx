import { PLAN_TERMS } from "../../../events/plans.ts";
import type { Session } from "../../../events/wire/session.ts";
import { primaryAction } from "../../session/primary-action.ts";
import { renewalSentence } from "../../site/renewal-text.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { QuotaRing } from "../../ui/quota-ring.tsx";

const row = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6" });
const text = css({ display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start", color: "text.muted" });

/** In the demo form's place for people who are signed in: what is left, and the way on. */
export const WelcomeBack = ({ session }: { session: Session }) => {
  const renewal = renewalSentence(session.renewal ?? null, session.cycleRenewsISO);
  const { label, isExhausted, ...destination } = primaryAction(session);
  return (
    <Card
      elevation="raised"
      padding="lg"
      title="Welcome back"
      footer={
        <>
          <LinkButton
            size="lg"
            variant={isExhausted ? "outline" : "solid"}
            aria-disabled={isExhausted}
            {...destination}
          >
            {label}
          </LinkButton>
          <LinkButton size="lg" variant="ghost" to="/dashboard">
            Dashboard
          </LinkButton>
        </>
      }
    >
      <div className={row}>
        <QuotaRing used={session.asinUsedThisCycle} limit={session.asinLimit} unit="ASINs" />
        <div className={text}>
          <Badge tone="accent">{PLAN_TERMS[session.plan].label}</Badge>
          {renewal === null ? null : <p>{renewal}</p>}
        </div>
      </div>
    </Card>
  );
};
