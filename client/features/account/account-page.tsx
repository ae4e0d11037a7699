import { PLAN_TERMS } from "../../../events/plans.ts";
import { useSession } from "../../session/use-session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { DeletionCard } from "./deletion-card.tsx";
import { ExportCard } from "./export-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

export const AccountPage = () => {
  const { email, plan } = useSession();
  return (
    <Page width="narrow">
      <PageHeader title="Manage Account" lead={email ?? undefined} />
      <Card
        title="Subscription"
        footer={
          <LinkButton variant="outline" to="/billing">
            Manage Billing
          </LinkButton>
        }
      >
        <p>
          You are on the <Badge tone="accent">{PLAN_TERMS[plan].label}</Badge> plan.
        </p>
      </Card>
      <PasswordCard />
      <SessionsCard />
      <ActivityCard />
      <ExportCard />
      <DeletionCard />
    </Page>
  );
};
