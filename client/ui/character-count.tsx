import { field } from "../styled-system/recipes/index.js";

type CharacterCountProps = { length: number; max: number };

const format = new Intl.NumberFormat("en-US");

/** For a field's `aside`: how much of the limit is used. */
export const CharacterCount = ({ length, max }: CharacterCountProps) => (
  <span className={field().count} data-invalid={length > max ? "" : undefined}>
    {format.format(length)} / {format.format(max)}
  </span>
);
