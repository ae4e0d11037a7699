import { css } from "../../styled-system/css/index.js";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const row = css({ display: "flex", flexWrap: "wrap", gap: "3" });

export const BillingCancelPage = () => (
  <Page width="narrow">
    <PageHeader title="Checkout Canceled" lead="No charges were made." />
    <Card>
      <p>You can come back whenever you like; the plans and your demo result stay where they are.</p>
      <div className={row}>
        <LinkButton to="/">Go Home</LinkButton>
        <LinkButton variant="outline" to="/demo">
          Back to Demo
        </LinkButton>
      </div>
    </Card>
  </Page>
);
