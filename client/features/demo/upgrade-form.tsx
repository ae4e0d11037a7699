import type { FormEvent } from "react";
import type { AuthFieldErrors } from "../../../machines/credentials/credentials.form.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { Agreement } from "../../session/agreement.tsx";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "4" });
const note = css({ textStyle: "caption", color: "text.subtle" });

type Field = "email" | "password";

type UpgradeFormProps = Record<Field, string> & {
  fieldErrors: AuthFieldErrors;
  problem: string | null;
  hasResult: boolean;
  isBusy: boolean;
  onField: (field: Field, value: string) => void;
  onSubmit: () => void;
};

export const UpgradeForm = ({
  email,
  password,
  fieldErrors,
  problem,
  hasResult,
  isBusy,
  onField,
  onSubmit,
}: UpgradeFormProps) => {
  const { formRef, noteSubmit } = useInvalidFocus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    noteSubmit();
  };
  return (
    <form ref={formRef} className={root} onSubmit={submit} noValidate>
      {problem === null ? null : (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        data-autofocus=""
        value={email}
        error={fieldErrors.email}
        onChange={(event) => onField("email", event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters. Passwords that everybody uses are refused. If you have an account already, this signs you in."
        value={password}
        error={fieldErrors.password}
        onChange={(event) => onField("password", event.target.value)}
      />
      <Button type="submit" size="lg" width="full" loading={isBusy}>
        Continue to plans
      </Button>
      <p className={note}>
        You choose the plan on the next page.
        {hasResult ? " Your avatar and the product come along." : ""}
      </p>
      <Agreement />
    </form>
  );
};
