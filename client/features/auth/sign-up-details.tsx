import type { AuthField, AuthFieldErrors, AuthForm } from "../../../machines/credentials/credentials.form.ts";
import { css } from "../../styled-system/css/index.js";
import { TextField } from "../../ui/text-field.tsx";

const pair = css({ display: "grid", gap: "4", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" } });

type SignUpDetailsProps = {
  entries: AuthForm;
  fieldErrors: AuthFieldErrors;
  onChange: (field: AuthField, value: string) => void;
};

/** What a new account may add and need not. */
export const SignUpDetails = ({ entries, fieldErrors, onChange }: SignUpDetailsProps) => (
  <>
    <div className={pair}>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        optional
        value={entries.firstName}
        error={fieldErrors.firstName}
        onChange={(event) => onChange("firstName", event.target.value)}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        optional
        value={entries.lastName}
        error={fieldErrors.lastName}
        onChange={(event) => onChange("lastName", event.target.value)}
      />
    </div>
    <TextField
      label="Phone"
      type="tel"
      name="phone"
      autoComplete="tel"
      inputMode="tel"
      optional
      value={entries.phone}
      error={fieldErrors.phone}
      onChange={(event) => onChange("phone", event.target.value)}
    />
  </>
);
