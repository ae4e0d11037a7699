import type { AuthFieldErrors } from "../../../machines/credentials/credentials.form.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

type Field = "email" | "password";

type CredentialFieldsProps = Record<Field, string> & {
  /** For an account that is being made. */
  isNew: boolean;
  fieldErrors: AuthFieldErrors;
  onChange: (field: Field, value: string) => void;
};

export const CredentialFields = ({ isNew, email, password, fieldErrors, onChange }: CredentialFieldsProps) => (
  <>
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      required
      value={email}
      error={fieldErrors.email}
      onChange={(event) => onChange("email", event.target.value)}
    />
    <PasswordField
      label="Password"
      name="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      required
      hint={isNew ? "At least 6 characters. Passwords that everybody uses are refused." : undefined}
      value={password}
      error={fieldErrors.password}
      onChange={(event) => onChange("password", event.target.value)}
    />
  </>
);
