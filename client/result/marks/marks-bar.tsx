import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";

export type ShownMarks = "proof" | "keywords" | "differences" | "before";

const BUTTONS = [
  { kind: "keywords", label: "Show keywords" },
  { kind: "differences", label: "Mark what differs" },
  { kind: "before", label: "Before and after" },
] as const;

const NOTES = {
  keywords: "Bold on a tint: a keyword, word for word. Dotted: a single word of one. The rest holds no keyword.",
  differences: "Marked are the words that one set has and the other has not.",
  before: "Marked are the words that only one of the two listings has.",
} as const;

/** What the marks mean stands beside the buttons where there is room, so that the copy stays where it is. */
const root = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  _print: { display: "none" },
});
const row = css({ display: "flex", flexWrap: "wrap", minWidth: "0", gap: "2" });
const note = css({
  flexBasis: "[16rem]",
  flexGrow: "1",
  textStyle: "caption",
  color: "text.muted",
  _empty: { display: "none" },
});

type MarksBarProps = {
  offered: readonly (typeof BUTTONS)[number]["kind"][];
  shown: ShownMarks | null;
  onToggle: (kind: ShownMarks) => void;
};

/** Ways to look at the copy: one at a time, each switched off by its own button. */
export const MarksBar = ({ offered, shown, onToggle }: MarksBarProps) => (
  <div className={root}>
    <fieldset className={row} aria-label="Ways to look at the copy">
      {BUTTONS.filter(({ kind }) => offered.includes(kind)).map(({ kind, label }) => (
        <Button key={kind} variant="outline" size="sm" aria-pressed={shown === kind} onClick={() => onToggle(kind)}>
          {label}
        </Button>
      ))}
    </fieldset>
    <p className={note} aria-live="polite">
      {shown === null || shown === "proof" ? "" : NOTES[shown]}
    </p>
  </div>
);
