import type { FormEvent } from "react";
import type { ResetPasswordEvent } from "../../../machines/password-reset/reset-password.machine.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

const form = css({ display: "flex", flexDirection: "column", gap: "4" });

type Field = "password" | "confirm";

type NewPasswordFormProps = Record<Field, string> & {
  wrong: Field | null;
  problem: string | null;
  advice: string | null;
  isBusy: boolean;
  send: (event: ResetPasswordEvent) => void;
};

export const NewPasswordForm = ({ password, confirm, wrong, problem, advice, isBusy, send }: NewPasswordFormProps) => {
  const { formRef, noteSubmit } = useInvalidFocus();
  const errorOf = (field: Field) => (wrong === field ? problem : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "form.submitted" });
    noteSubmit();
  };
  return (
    <form ref={formRef} className={form} onSubmit={submit} noValidate>
      {problem === null || wrong !== null ? null : (
        <Callout tone="danger" role="alert" title={problem}>
          {advice ?? undefined}
        </Callout>
      )}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        value={password}
        error={errorOf("password")}
        onChange={(event) => send({ type: "field.changed", field: "password", value: event.target.value })}
      />
      <PasswordField
        label="Repeat the new password"
        name="confirm"
        autoComplete="new-password"
        required
        value={confirm}
        error={errorOf("confirm")}
        onChange={(event) => send({ type: "field.changed", field: "confirm", value: event.target.value })}
      />
      <Button type="submit" size="lg" width="full" loading={isBusy}>
        Set new password
      </Button>
    </form>
  );
};
