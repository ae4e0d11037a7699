import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { formatDate } from "../../lib/format-date.ts";
import { openAuthDialog } from "../../session/auth-prompt.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { newestResultsQuery } from "../../work/results/result-queries.ts";
import { useCheckoutReturn } from "./checkout-confirmation.tsx";

const route = getRouteApi("/billing/success");
const row = css({ display: "flex", flexWrap: "wrap", gap: "3" });

export const BillingSuccessPage = () => {
  const { session_id: sessionId = "" } = route.useSearch();
  return <Confirmation key={sessionId} sessionId={sessionId} />;
};

const Confirmation = ({ sessionId }: { sessionId: string }) => {
  const { snapshot, send } = useCheckoutReturn(sessionId);
  const { confirmation, problem } = snapshot.context;
  if (snapshot.matches("confirmed") && confirmation !== null)
    return <Confirmed plan={confirmation.plan ?? "pro"} renewsOn={confirmation.nextBillingDate} />;
  if (snapshot.matches("failed")) {
    const isSignedOut = problem === "Not authenticated";
    return (
      <Page width="narrow">
        <PageHeader title="We could not confirm this payment" />
        <Card>
          <p role="alert">{problem}</p>
          <div className={row}>
            {isSignedOut ? <Button onClick={() => openAuthDialog("signin")}>Sign in</Button> : null}
            {sessionId === "" ? null : (
              <Button variant="outline" onClick={() => send({ type: "again.requested" })}>
                Check again
              </Button>
            )}
            <LinkButton variant="outline" to="/billing">
              Go to billing
            </LinkButton>
          </div>
        </Card>
      </Page>
    );
  }
  return (
    <Page width="narrow">
      <PageHeader title="Confirming your payment" />
      <p role="status">
        <Spinner label="Confirming your payment" /> This takes a moment.
      </p>
    </Page>
  );
};

const Confirmed = ({ plan, renewsOn }: { plan: keyof typeof PLAN_TERMS; renewsOn: string | null }) => (
  <Page width="narrow">
    <PageHeader
      title={`Welcome to ${PLAN_TERMS[plan].label}`}
      lead="Your payment is confirmed. The receipt is on the billing page."
    />
    <Card>
      <p>
        {PLAN_TERMS[plan].asinLimit === null
          ? "You can optimize as many ASINs as you like."
          : `You can optimize ${PLAN_TERMS[plan].asinLimit} ASINs in each billing cycle.`}
        {renewsOn === null ? "" : ` Your next billing date is ${formatDate(renewsOn)}.`}
      </p>
      <NextSteps />
    </Card>
  </Page>
);

/** Whoever comes from the demo has a result already, and is told where it is. */
const NextSteps = () => {
  const { data: [kept] = [] } = useQuery(newestResultsQuery(1));
  return (
    <>
      {kept === undefined ? null : (
        <p>Your listing for “{kept.productName}” is kept, with its avatar and every review behind it.</p>
      )}
      <div className={row}>
        <LinkButton to="/optimize/start" search={{ mode: "paid" }}>
          {kept === undefined ? "Optimize your first listing" : "Optimize your next listing"}
        </LinkButton>
        {kept === undefined ? null : (
          <LinkButton variant="outline" to="/results/$optimizationId" params={{ optimizationId: kept.id }}>
            Open your listing
          </LinkButton>
        )}
        <LinkButton variant="outline" to="/dashboard">
          Open the dashboard
        </LinkButton>
      </div>
    </>
  );
};
