import type { ComponentProps, KeyboardEvent } from "react";
import { css, cx } from "../styled-system/css/index.js";
import { field } from "../styled-system/recipes/index.js";
import { FieldFrame, type FieldText } from "./field-frame.tsx";

const growing = css({
  display: "block",
  fieldSizing: "content",
  resize: "none",
  paddingBlock: "[calc((var(--sizes-control-md) - 1lh) / 2 - 1px)]",
});

type LongTextFieldProps = FieldText &
  Omit<ComponentProps<"textarea">, keyof FieldText | "className" | "rows" | "onChange" | "onKeyDown"> & {
    onChange: (event: { target: { value: string } }) => void;
  };

/** Enter does what it does in any field of one line. */
const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
};

const inOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, " ");

/** A text of one line that is longer than most screens are wide: it wraps, so that all of it is seen. */
export const LongTextField = ({
  label,
  hint,
  error,
  optional,
  required,
  disabled,
  aside,
  id,
  onChange,
  ...textarea
}: LongTextFieldProps) => (
  <FieldFrame {...{ label, hint, error, optional, required, disabled, aside, id }}>
    {(control) => (
      <textarea
        {...textarea}
        {...control}
        rows={1}
        className={cx(field().input, growing)}
        onChange={({ target }) => onChange({ target: { value: inOneLine(target.value) } })}
        onKeyDown={submitOnEnter}
      />
    )}
  </FieldFrame>
);
