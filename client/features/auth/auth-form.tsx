import type { FormEvent } from "react";
import type { AuthDialogEvent } from "../../../machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthField, AuthFieldErrors, AuthMode, AuthForm as Entries } from "../../../machines/kernel/auth-form.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SignUpDetails } from "./sign-up-details.tsx";

const form = css({ display: "flex", flexDirection: "column", gap: "4" });
const betweenRow = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  textStyle: "small",
});
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
  const change = (field: AuthField) => (value: string) => send({ type: "field.changed", field, value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "form.submitted" });
    noteSubmit();
  };
  return (
    <form ref={formRef} className={form} onSubmit={submit} noValidate>
      {problem === null ? null : <Callout tone="danger">{problem}</Callout>}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        value={entries.email}
        error={fieldErrors.email}
        onChange={(event) => change("email")(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={mode === "signin" ? "current-password" : "new-password"}
        required
        hint={mode === "signup" ? "At least 6 characters." : undefined}
        value={entries.password}
        error={fieldErrors.password}
        onChange={(event) => change("password")(event.target.value)}
      />
      {mode === "signup" ? (
        <SignUpDetails entries={entries} fieldErrors={fieldErrors} onChange={(field, value) => change(field)(value)} />
      ) : (
        <div className={betweenRow}>
          <Checkbox
            checked={remember}
            onCheckedChange={(checked) => send({ type: "remember.changed", remember: checked })}
          >
            Remember my email
          </Checkbox>
          <TextLink to="/forgot-password" onClick={onLeave}>
            Forgot password?
          </TextLink>
        </div>
      )}
      <Button type="submit" size="lg" width="full" loading={isBusy}>
        {words.submit}
      </Button>
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
