import { type ReactNode, useId } from "react";
import { field } from "../styled-system/recipes/index.js";

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** Shown before the hint, which says how to put it right, and marks the field as invalid. */
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
  const hintId = useId();
  const problemId = useId();
  const controlId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null && error !== "";
  const notes = [isInvalid ? problemId : errorId, hint === undefined ? undefined : hintId].filter(
    (note) => note !== undefined,
  );
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
        "aria-describedby": notes.length === 0 ? undefined : notes.join(" "),
      })}
      {isInvalid ? (
        <span id={problemId} className={styles.error} aria-live="polite">
          {error}
        </span>
      ) : null}
      {hint === undefined ? null : (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
};
