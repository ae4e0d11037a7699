import type { ComponentProps } from "react";
import { LIMITS } from "../../../events/limits.ts";
import { nameProblem } from "../../../machines/kernel/length-problem.ts";
import { CharacterCount } from "../../ui/character-count.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** From here on the count is worth a look. */
const COUNTED_FROM = 0.75 * LIMITS.nameLength;

type NameFieldProps = Omit<ComponentProps<typeof TextField>, "aside" | "value"> & {
  /** What the error calls it: "Product name". */
  what: string;
  value: string;
};

/** A name: nothing of what is typed or pasted is cut off, and what is too much is said at once. */
export const NameField = ({ what, value, error, ...field }: NameFieldProps) => (
  <TextField
    {...field}
    value={value}
    error={nameProblem(what, value) ?? error}
    aside={
      value.length < COUNTED_FROM ? undefined : <CharacterCount length={value.trim().length} max={LIMITS.nameLength} />
    }
  />
);
