import { type ReactNode, useId } from "react";
import { field } from "../styled-system/recipes/index.js";

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** Shown instead of the hint, and marks the field as invalid. */
  error?: string | null | undefined;
  /** Where the words that say what is wrong stand elsewhere: their element's id. Marks the field as invalid, too. */
  errorId?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shown at the end of the label's line, for example a counter or a link. */
  aside?: ReactNode | undefined;
};

/** What ties a control to its label, its hint and its error. */
type FieldControl = {
  id: string;
  required: boolean;
  disabled: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = FieldText & { id?: string | undefined; children: (control: FieldControl) => ReactNode };

export const FieldFrame = ({
  label,
  hint,
  error,
  errorId,
  optional,
  required,
  disabled,
  aside,
  id,
  children,
}: FieldFrameProps) => {
  const styles = field();
  const ownId = useId();
  const noteId = useId();
  const controlId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null && error !== "";
  const hasNote = isInvalid || hint !== undefined;
  return (
    <div className={styles.root}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {optional === true ? <span className={styles.requirement}> (optional)</span> : null}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        required: required === true,
        disabled: disabled === true,
        "aria-invalid": isInvalid || errorId !== undefined || undefined,
        "aria-describedby": hasNote ? noteId : errorId,
      })}
      {hint !== undefined && !isInvalid ? (
        <span id={noteId} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      {isInvalid ? (
        <span id={noteId} className={styles.error} aria-live="polite">
          {error}
        </span>
      ) : null}
    </div>
  );
};
