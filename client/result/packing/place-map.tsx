import { ArrowRight } from "lucide-react";
import type { PlacedFact } from "../../../events/result/ledger.ts";
import type { ListingField } from "../../../events/result/listing.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Block } from "../block.tsx";
import { plural } from "../format.ts";
import { droppedTexts } from "./packing.ts";

const HOMES = {
  title: "Title",
  highlights: "Highlights",
  bulletsA: "Set A",
  bulletsB: "Set B",
  searchTerms: "Search terms",
} as const satisfies Record<ListingField, string>;

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

type PlaceMapProps = {
  title: string;
  /** Names the list for screen readers: "Your old title, word by word". */
  label: string;
  /** What one piece is called: "word". */
  unit: string;
  placed: readonly PlacedFact[];
};

const summaryOf = (placed: readonly PlacedFact[], unit: string): string => {
  const lost = placed.filter(({ fields }) => fields.length === 0).length;
  return lost === 0
    ? `All ${plural(placed.length, unit)} found a new place.`
    : `${placed.length - lost} of ${plural(placed.length, unit)} found a new place, ${lost} ${lost === 1 ? "was" : "were"} left out.`;
};

const Placed = ({ text, fields }: PlacedFact) => {
  const fate = fields.length === 0 ? "dropped" : "kept";
  return (
    <li className={cell({ fate })}>
      <span className={word({ fate })}>{text}</span>
      <span className={home}>
        {fate === "kept" && <ArrowRight aria-hidden="true" />}
        <VisuallyHidden>: </VisuallyHidden>
        {fate === "kept" ? fields.map((field) => HOMES[field]).join(", ") : "left out"}
      </span>
    </li>
  );
};

/** Where each piece of the seller's old copy went, in its old order, and why some were left out. */
export const PlaceMap = ({ title, label, unit, placed }: PlaceMapProps) => {
  if (placed.length === 0) return null;
  const dropped = droppedTexts(placed);
  return (
    <Block title={title} note={summaryOf(placed, unit)}>
      <ul className={map} aria-label={label}>
        {placed.map((each, position) => (
          <Placed key={`${position}-${each.text}`} {...each} />
        ))}
      </ul>
      {dropped.length > 0 && (
        <dl className={reasons} aria-label={`Why some ${unit}s were left out`}>
          {dropped.map(({ reason, texts }) => (
            <div key={reason} className={reasonRow}>
              <dt className={reasonTerm}>{texts.join(unit === "word" ? ", " : "; ")}</dt>
              <dd className={reasonText}>{reason}</dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  );
};
