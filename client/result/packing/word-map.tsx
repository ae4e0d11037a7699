import { ArrowRight } from "lucide-react";
import type { PlacedWord } from "../../../events/result/ledger.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Block } from "../block.tsx";
import { plural } from "../format.ts";
import { homesOf, placedSummary } from "./homes.ts";
import { droppedWords } from "./packing.ts";

const map = css({ display: "flex", flexWrap: "wrap", gap: "2", listStyle: "none" });
const cell = cva({
  base: {
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    maxWidth: "full",
    paddingInline: "2.5",
    paddingBlock: "1.5",
    borderRadius: "sm",
    borderWidth: "thin",
    borderStyle: "solid",
    overflowWrap: "anywhere",
  },
  variants: {
    fate: {
      kept: { borderColor: "border.default", backgroundColor: "bg.surface" },
      dropped: { borderColor: "border.control", borderStyle: "dashed", color: "text.muted" },
    },
  },
});
const word = cva({
  base: { fontWeight: "semibold" },
  variants: { fate: { kept: {}, dropped: { textDecoration: "line-through", fontWeight: "regular" } } },
});
const home = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  textStyle: "caption",
  color: "text.subtle",
  "& svg": { width: "3", height: "3", flexShrink: "0" },
});
const reasons = css({ display: "grid", gap: "2", textStyle: "small" });
const reasonRow = css({ display: "flex", flexDirection: "column", gap: "0.5", overflowWrap: "anywhere" });
const reasonTerm = css({ fontWeight: "semibold" });
const reasonText = css({ color: "text.muted" });

const Placed = ({ placed: { word: text, fields } }: { placed: PlacedWord }) => {
  const fate = fields.length === 0 ? "dropped" : "kept";
  return (
    <li className={cell({ fate })}>
      <span className={word({ fate })}>{text}</span>
      <span className={home}>
        {fate === "kept" && <ArrowRight aria-hidden="true" />}
        <VisuallyHidden>: </VisuallyHidden>
        {fate === "kept" ? homesOf(fields) : "left out"}
      </span>
    </li>
  );
};

/** Where each word of the seller's old title went, in its old order, and why some were left out. */
export const WordMap = ({ words }: { words: readonly PlacedWord[] }) => {
  if (words.length === 0) return null;
  const dropped = droppedWords(words);
  return (
    <Block
      title="Where every word of your old title went"
      note={placedSummary(
        plural(words.length, "word"),
        words.length,
        words.filter(({ fields }) => fields.length === 0).length,
      )}
    >
      <ul className={map} aria-label="Your old title, word by word">
        {words.map((placed, position) => (
          <Placed key={`${position}-${placed.word}`} placed={placed} />
        ))}
      </ul>
      {dropped.length > 0 && (
        <dl className={reasons} aria-label="Why words were left out">
          {dropped.map(({ reason, words: left }) => (
            <div key={reason} className={reasonRow}>
              <dt className={reasonTerm}>{left.join(", ")}</dt>
              <dd className={reasonText}>{reason}</dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  );
};
