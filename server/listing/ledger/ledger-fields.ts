import type { Span } from "../../../events/result/review.ts";
import type { FieldKind } from "../clauses/split-text.ts";

/** A field of the listing with what its writer rests it on, and the passages it cites for what it says in other words. */
export type LedgerField = {
  field: string;
  text: string;
  kind: FieldKind;
  spans: readonly Span[];
  cited?: readonly Span[];
  current: boolean;
};

type Written = Pick<LedgerField, "text" | "spans" | "cited">;

/** Copy of ours that shoppers see, with what each line rests on. */
export type OwnCopy = {
  titles: readonly Written[];
  highlights: Written;
  bulletsA: readonly Written[];
  bulletsB: readonly Written[];
};

export type CurrentCopy = { currentTitle: string; currentBullets: readonly string[] };

const own = (name: string, kind: LedgerField["kind"], lines: readonly Written[]): LedgerField[] =>
  lines.map((line, index) => ({ ...line, field: `${name}.${index}`, kind, current: false }));

/** The fields of the seller's own copy. */
export const currentFields = ({ currentTitle, currentBullets }: CurrentCopy): LedgerField[] => [
  { field: "currentTitle", text: currentTitle, kind: "title", spans: [], current: true },
  ...currentBullets.map(
    (text, index): LedgerField => ({
      field: `currentBullets.${index}`,
      text,
      kind: "bullet",
      spans: [],
      current: true,
    }),
  ),
];

/** The fields whose claims are weighed: our title, highlights and bullets, and the seller's own where given. */
export const ledgerFields = (
  { titles, highlights, bulletsA, bulletsB }: OwnCopy,
  current: CurrentCopy,
): LedgerField[] =>
  [
    ...own("optimizedTitles", "title", titles),
    { ...highlights, field: "itemHighlights", kind: "highlights" as const, current: false },
    ...own("bulletsA", "bullet", bulletsA),
    ...own("bulletsB", "bullet", bulletsB),
    ...currentFields(current),
  ].filter((field) => field.text.trim() !== "");
