import { css } from "../../styled-system/css/index.js";
import { CopyButton } from "../../ui/copy-button.tsx";
import { onScreen } from "../on-paper.ts";
import { DiffText } from "./diff-text.tsx";

const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "2",
  alignItems: "start",
  padding: "3",
  borderRadius: "sm",
  backgroundColor: "bg.sunken",
});
const text = css({ minWidth: "0", overflowWrap: "anywhere", whiteSpace: "pre-wrap" });
const label = css({ textStyle: "caption", color: "text.muted" });
type FixDiffProps = { before: string | null; fix: string; copyLabel: string };

const MUCH = 20;

/** Whether the fix only drops the end, and much of it. */
const isCut = (before: string | null, fix: string): boolean =>
  before !== null && before.startsWith(fix) && before.length - fix.length > MUCH;

/** The fixed text, ready to copy, with what it changes marked where the text before is known. */
export const FixDiff = ({ before, fix, copyLabel }: FixDiffProps) => (
  <div className={root}>
    <div>
      <p className={label}>{isCut(before, fix) ? "Cut to the length that is allowed" : "Smallest fix"}</p>
      <p className={text}>{before === null ? fix : <DiffText before={before} after={fix} />}</p>
      {isCut(before, fix) && <p className={label}>Your new listing says more in the same room.</p>}
    </div>
    <span className={onScreen}>
      <CopyButton text={fix} label={copyLabel} />
    </span>
  </div>
);
