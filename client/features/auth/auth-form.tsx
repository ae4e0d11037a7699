import type { FormEvent } from "react";
import type { AuthDialogEvent } from "../../../machines/auth-dialog/auth-dialog.machine.ts";
import type {
  AuthField,
  AuthFieldErrors,
  AuthMode,
  AuthForm as Entries,
} from "../../../machines/credentials/credentials.form.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { Agreement } from "../../session/agreement.tsx";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { SignInOptions } from "./sign-in-options.tsx";
import { SignUpDetails } from "./sign-up-details.tsx";

const form = css({ display: "flex", flexDirection: "column", gap: "4" });
const switchRow = css({ textStyle: "small", color: "text.muted", textAlign: "center" });

const WORDS = {
  signin: { submit: "Sign in", question: "New here?", other: "signup", switch: "Create an account" },
  signup: { submit: "Create account", question: "Already have an account?", other: "signin", switch: "Sign in" },
} as const;

type AuthFormProps = {
  mode: AuthMode;
  form: Entries;
  remember: boolean;
  fieldErrors: AuthFieldErrors;
  problem: string | null;
  isBusy: boolean;
  send: (event: AuthDialogEvent) => void;
  onLeave: () => void;
};

export const AuthForm = ({
  mode,
  form: entries,
  remember,
  fieldErrors,
  problem,
  isBusy,
  send,
  onLeave,
}: AuthFormProps) => {
  const { formRef, noteSubmit } = useInvalidFocus();
  const words = WORDS[mode];
  const change = (field: AuthField, value: string) => send({ type: "field.changed", field, value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "form.submitted" });
    noteSubmit();
  };
  return (
    <form ref={formRef} className={form} onSubmit={submit} noValidate>
      {problem === null ? null : <Callout tone="danger">{problem}</Callout>}
      <CredentialFields
        isNew={mode === "signup"}
        email={entries.email}
        password={entries.password}
        fieldErrors={fieldErrors}
        onChange={change}
      />
      {mode === "signup" ? (
        <SignUpDetails entries={entries} fieldErrors={fieldErrors} onChange={change} />
      ) : (
        <SignInOptions
          remember={remember}
          onRemember={(checked) => send({ type: "remember.changed", remember: checked })}
          onLeave={onLeave}
        />
      )}
      <Button type="submit" size="lg" width="full" loading={isBusy}>
        {words.submit}
      </Button>
      {mode === "signup" && <Agreement />}
      <p className={switchRow}>
        {words.question}{" "}
        <Button
          variant="link"
          size="sm"
          disabled={isBusy}
          onClick={() => send({ type: "mode.switched", mode: words.other })}
        >
          {words.switch}
        </Button>
      </p>
    </form>
  );
};
