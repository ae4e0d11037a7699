import type { ComponentProps } from "react";
import { field } from "../styled-system/recipes/index.js";
import { FieldFrame, type FieldText } from "./field-frame.tsx";

type TextAreaFieldProps = FieldText &
  Omit<ComponentProps<"textarea">, keyof FieldText | "className"> & {
    /** "customer" sets the text in the serif that all customers' words are set in. */
    voice?: "plain" | "customer";
  };

export const TextAreaField = ({
  label,
  hint,
  error,
  optional,
  required,
  disabled,
  aside,
  id,
  voice = "plain",
  ...textarea
}: TextAreaFieldProps) => (
  <FieldFrame {...{ label, hint, error, optional, required, disabled, aside, id }}>
    {(control) => <textarea {...textarea} {...control} className={field({ voice }).textarea} />}
  </FieldFrame>
);
