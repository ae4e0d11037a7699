import type { ReactNode } from "react";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { useSession } from "../../session/use-session.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

const list = css({ display: "flex", flexDirection: "column" });
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 4rem) minmax(0, 1fr)", sm: "minmax(0, 8rem) minmax(0, 1fr)" },
  gap: "4",
  paddingBlock: "3",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
  _last: { borderBlockEndWidth: "none" },
});
const term = css({ color: "text.muted" });
const value = css({ overflowWrap: "anywhere" });

export const SettingsPage = () => {
  const { email, plan, role } = useSession();
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Page width="narrow">
      <PageHeader title="Settings" />
      <Card
        title="Account"
        footer={
          <>
            <LinkButton variant="outline" to="/account">
              Manage Account
            </LinkButton>
            <Button variant="outline" loading={isSigningOut} onClick={signOut}>
              Sign out
            </Button>
          </>
        }
      >
        <dl className={list}>
          <Row label="Email">{email}</Row>
          <Row label="Plan">
            <Badge tone="accent">{PLAN_TERMS[plan].label}</Badge>
          </Row>
          <Row label="Role">{role === "admin" ? "Administrator" : "User"}</Row>
        </dl>
      </Card>
    </Page>
  );
};

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={row}>
    <dt className={term}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
);
