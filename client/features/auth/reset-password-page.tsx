import { getRouteApi } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { NEW_PASSWORD_RULES } from "../../../events/wire/identity.ts";
import { resetPasswordMachine } from "../../../machines/password-reset/reset-password.machine.ts";
import { openAuthDialog } from "../../session/auth-prompt.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { NarrowPage } from "./narrow-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { resetPasswordActors } from "./password-reset-actors.ts";

const machine = resetPasswordMachine.provide({ actors: resetPasswordActors });
const route = getRouteApi("/reset");
const row = css({ display: "flex", flexWrap: "wrap", gap: "3" });

export const ResetPasswordPage = () => {
  const { token = "" } = route.useSearch();
  return <ResetLink key={token} token={token} />;
};

const ResetLink = ({ token }: { token: string }) => {
  const [snapshot, send] = useMachine(machine, { input: { token } });
  if (snapshot.matches("invalid")) return <InvalidLink />;
  if (snapshot.matches("changed")) return <PasswordChanged />;
  if (snapshot.matches("unchecked")) {
    return (
      <NarrowPage title="We could not check this link" takesFocus text={<p>Check your connection and try again.</p>}>
        <div>
          <Button onClick={() => send({ type: "retry.requested" })}>Try again</Button>
        </div>
      </NarrowPage>
    );
  }
  if (snapshot.matches("checking")) {
    return (
      <NarrowPage title="Checking your link">
        <p role="status">
          <Spinner label="Checking your link" />
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Choose a new password" text={<p>{NEW_PASSWORD_RULES}</p>}>
      <NewPasswordForm {...snapshot.context} isBusy={snapshot.matches("saving")} send={send} />
    </NarrowPage>
  );
};

const InvalidLink = () => (
  <NarrowPage
    title="Invalid or Expired Link"
    takesFocus
    text={<p>This reset link was used already, has expired, or is not complete. You can ask for a new one.</p>}
  >
    <div className={row}>
      <LinkButton to="/forgot-password">Request a new link</LinkButton>
      <LinkButton to="/" variant="outline">
        Go Home
      </LinkButton>
    </div>
  </NarrowPage>
);

const PasswordChanged = () => (
  <NarrowPage title="Your password was changed" takesFocus text={<p>You can sign in with it now.</p>}>
    <div className={row}>
      <Button onClick={() => openAuthDialog("signin")}>Sign in</Button>
      <LinkButton to="/" variant="outline">
        Go Home
      </LinkButton>
    </div>
  </NarrowPage>
);
