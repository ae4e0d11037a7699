import { lazy, Suspense } from "react";
import { isPaidPlan } from "../../../events/plans.ts";
import type { Session } from "../../../events/wire/session.ts";
import { patiently } from "../../lib/patiently.ts";
import { openAuthDialog } from "../../session/auth-prompt.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const AccountMenu = lazy(() =>
  patiently(() => import("./account-menu.tsx")).then((module) => ({ default: module.AccountMenu })),
);

const wide = css({ display: { base: "none", sm: "inline" } });
const circle = css({ display: "inline-block", width: "10" });

type AccountSlotProps = { session: Session & { isLoading: boolean } };

/** Sign-in for visitors, sign-out alone on the demo plan, the account menu for paying sellers; staff find their desk in either. */
export const AccountSlot = ({ session }: AccountSlotProps) => {
  const { signOut, isSigningOut } = useSignOut();
  if (session.isLoading) return <Waiting />;
  if (!session.authenticated) {
    return (
      <Button variant="outline" size="sm" onClick={() => openAuthDialog("signin")}>
        <span>
          Sign In<span className={wide}> / Upgrade</span>
        </span>
      </Button>
    );
  }
  if (!isPaidPlan(session.plan)) {
    return (
      <>
        {session.role === "admin" && (
          <LinkButton variant="ghost" size="sm" to="/support">
            Support
          </LinkButton>
        )}
        <Button variant="ghost" size="sm" loading={isSigningOut} onClick={signOut}>
          Sign out
        </Button>
      </>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <AccountMenu email={session.email ?? ""} plan={session.plan} role={session.role} onSignOut={signOut} />
    </Suspense>
  );
};

const Waiting = () => (
  <span className={circle}>
    <Skeleton shape="circle" />
  </span>
);
