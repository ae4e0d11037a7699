import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../api/api-problem.ts";
import { formatDateTime } from "../../lib/format-date.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { css } from "../../styled-system/css/index.js";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { sessionsQuery } from "./account-queries.ts";
import { deviceName } from "./device-name.ts";

const list = css({ display: "flex", flexDirection: "column", listStyle: "none" });
const item = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  paddingBlock: "3",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
});
const device = css({ fontWeight: "semibold" });
const seen = css({ textStyle: "small", color: "text.muted", width: "full" });

/** Where the account is signed in, and the way to end it all. */
export const SessionsCard = () => {
  const { data, error, refetch } = useQuery(sessionsQuery());
  return (
    <Card title="Signed in on" footer={<SignOutEverywhere />}>
      {error !== null && (
        <ErrorPanel title="We could not load your sessions" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {data === undefined && error === null && <Skeleton />}
      {data !== undefined && (
        <ul className={list}>
          {data.sessions.map(({ id, current, userAgent, signedInAt, lastSeenAt }) => (
            <li key={id} className={item}>
              <span className={device} title={userAgent}>
                {deviceName(userAgent)}
              </span>
              {current && <Badge tone="success">This device</Badge>}
              <span className={seen}>
                Signed in {formatDateTime(signedInAt)}, last seen {formatDateTime(lastSeenAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const SignOutEverywhere = () => {
  const [isAsking, setAsking] = useState(false);
  const { signOut, isSigningOut } = useSignOut("everywhere");
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="Every device is signed out, this one too. You sign in again with your password."
        confirmLabel="Sign out everywhere"
        pending={isSigningOut}
        onConfirm={signOut}
      />
    </>
  );
};
