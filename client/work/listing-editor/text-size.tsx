import { byteLength, characterCount, count, plural } from "../../result/format.ts";
import { cva } from "../../styled-system/css/index.js";

const size = cva({ base: {}, variants: { isOver: { true: { color: "danger.text", fontWeight: "semibold" } } } });

const UNITS = { characters: "character", bytes: "byte" } as const;

type TextSizeProps = { text: string; max: number | null; unit?: keyof typeof UNITS };

/** "72 of 75 characters", as the marketplace counts. */
export const TextSize = ({ text, max, unit = "characters" }: TextSizeProps) => {
  const used = unit === "bytes" ? byteLength(text.trim()) : characterCount(text.trim());
  if (max === null) return <span>{plural(used, UNITS[unit])}</span>;
  return (
    <span className={size({ isOver: used > max })}>
      {count(used)} of {count(max)} {unit}
    </span>
  );
};
