import { useMachine } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { forgotPasswordMachine, isAboutEmail } from "../../../machines/password-reset/forgot-password.machine.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { NarrowPage } from "./narrow-page.tsx";
import { forgotPasswordActors } from "./password-reset-actors.ts";

const machine = forgotPasswordMachine.provide({ actors: forgotPasswordActors });

const form = css({ display: "flex", flexDirection: "column", gap: "4" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "3" });

export const ForgotPasswordPage = () => {
  const [snapshot, send, actor] = useMachine(machine);
  const { formRef, noteSubmit } = useInvalidFocus();
  const problemId = useId();
  useAnnouncements(actor);
  const { email, problem } = snapshot.context;
  if (snapshot.matches("sent")) return <LinkSent email={email} onAgain={() => send({ type: "again.requested" })} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "form.submitted" });
    noteSubmit();
  };
  return (
    <NarrowPage
      title="Forgot your password?"
      text={<p>Enter the email of your account and we will send you a link to choose a new one.</p>}
    >
      <form ref={formRef} className={form} onSubmit={submit} noValidate>
        {problem === null ? null : (
          <div id={problemId}>
            <Callout tone="danger" title={problem.title} role="alert">
              {problem.message}
            </Callout>
          </div>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          errorId={isAboutEmail(problem) ? problemId : undefined}
          value={email}
          onChange={(event) => send({ type: "email.changed", email: event.target.value })}
        />
        <Button type="submit" size="lg" width="full" loading={snapshot.matches("sending")}>
          Send reset link
        </Button>
      </form>
    </NarrowPage>
  );
};

const LinkSent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <NarrowPage
    title="Check your mail"
    takesFocus
    text={
      <p>
        If there is an account for {email.trim()}, a link to choose a new password is on its way. It works once, and
        only for a short time.
      </p>
    }
  >
    <div className={row}>
      <LinkButton to="/">Go Home</LinkButton>
      <Button variant="outline" onClick={onAgain}>
        Use another email
      </Button>
    </div>
  </NarrowPage>
);
