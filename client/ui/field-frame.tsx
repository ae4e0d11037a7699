import { Field } from "@ark-ui/react/field";
import type { ReactNode } from "react";
import { field } from "../styled-system/recipes/index.js";

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** Shown instead of the hint, and marks the field as invalid. */
  error?: string | null | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shown at the end of the label's line, for example a counter or a link. */
  aside?: ReactNode | undefined;
};

type FieldFrameProps = FieldText & { id?: string | undefined; children: ReactNode };

export const FieldFrame = ({
  label,
  hint,
  error,
  optional,
  required,
  disabled,
  aside,
  id,
  children,
}: FieldFrameProps) => {
  const styles = field();
  const isInvalid = error !== undefined && error !== null && error !== "";
  return (
    <Field.Root
      className={styles.root}
      invalid={isInvalid}
      required={required === true}
      disabled={disabled === true}
      {...(id === undefined ? {} : { ids: { control: id } })}
    >
      <div className={styles.labelRow}>
        <Field.Label className={styles.label}>
          {label}
          {optional === true ? <span className={styles.requirement}> (optional)</span> : null}
        </Field.Label>
        {aside}
      </div>
      {children}
      {hint !== undefined && !isInvalid ? <Field.HelperText className={styles.hint}>{hint}</Field.HelperText> : null}
      <Field.ErrorText className={styles.error}>{error}</Field.ErrorText>
    </Field.Root>
  );
};
