import { TextField } from "../../ui/text-field.tsx";

type NumberFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | null;
  placeholder?: string;
};

export const NumberField = ({ onChange, ...field }: NumberFieldProps) => (
  <TextField {...field} inputMode="decimal" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
);
