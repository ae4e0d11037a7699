import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChangePasswordForm } from "../../../events/wire/identity.ts";
import { api, unwrap } from "../../api/api.ts";
import { ApiProblem, messageOf } from "../../api/api-problem.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { sessionsQuery } from "./account-queries.ts";
import { type PasswordErrors, passwordErrors } from "./password-errors.ts";

const form = css({ display: "flex", flexDirection: "column", gap: "4", maxWidth: "narrow" });

const EMPTY: ChangePasswordForm = { currentPassword: "", newPassword: "", confirm: "" };

const FIELDS = [
  { field: "currentPassword", label: "Current password", autoComplete: "current-password" },
  {
    field: "newPassword",
    label: "New password",
    autoComplete: "new-password",
    hint: "At least 8 characters, with a letter and a number.",
  },
  { field: "confirm", label: "Confirm new password", autoComplete: "new-password" },
] as const;

const serverErrors = (error: unknown): PasswordErrors =>
  error instanceof ApiProblem ? Object.fromEntries(error.fields.map(({ path, message }) => [path, message])) : {};

export const PasswordCard = () => {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const queryClient = useQueryClient();
  const { formRef, noteSubmit } = useInvalidFocus();
  const { mutate, isPending } = useMutation({
    mutationFn: (entered: ChangePasswordForm) => unwrap(api.auth["change-password"].post(entered)),
    onSuccess: () => {
      setValues(EMPTY);
      notify({ title: "Password changed", description: "You were signed out on all other devices." });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    onError: (error) => {
      setErrors(serverErrors(error));
      noteSubmit();
      notify({ title: "Error", description: messageOf(error, "Please try again."), variant: "destructive" });
    },
  });
  const submit = () => {
    const found = passwordErrors(values);
    setErrors(found);
    noteSubmit();
    if (Object.keys(found).length === 0) mutate(values);
  };
  return (
    <Card title="Change password" description="Other devices are signed out when you change it.">
      <form
        ref={formRef}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {FIELDS.map(({ field, ...text }) => (
          <PasswordField
            key={field}
            {...text}
            required
            value={values[field]}
            error={errors[field]}
            onChange={(event) => {
              setValues({ ...values, [field]: event.target.value });
              setErrors({ ...errors, [field]: undefined });
            }}
          />
        ))}
        <span>
          <Button type="submit" loading={isPending}>
            Change password
          </Button>
        </span>
      </form>
    </Card>
  );
};
