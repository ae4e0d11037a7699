import type { ComponentProps } from "react";
import { field } from "../styled-system/recipes/index.js";
import { FieldFrame, type FieldText } from "./field-frame.tsx";

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, keyof FieldText | "className">;

export const TextField = ({
  label,
  hint,
  error,
  errorId,
  optional,
  required,
  disabled,
  aside,
  id,
  ...input
}: TextFieldProps) => (
  <FieldFrame {...{ label, hint, error, errorId, optional, required, disabled, aside, id }}>
    {(control) => <input {...input} {...control} className={field().input} />}
  </FieldFrame>
);
