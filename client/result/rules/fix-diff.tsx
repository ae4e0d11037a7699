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

type FixDiffProps = {
  before: string | null;
  fix: string;
  /** What kind of fix it is. */
  name: string;
  note?: string | undefined;
  copyLabel: string;
};

/** The fixed text, ready to copy, with what it changes marked where the text before is known. */
export const FixDiff = ({ before, fix, name, note, copyLabel }: FixDiffProps) => (
  <div className={root}>
    <div>
      <p className={label}>{name}</p>
      <p className={text}>{before === null ? fix : <DiffText before={before} after={fix} />}</p>
      {note !== undefined && <p className={label}>{note}</p>}
    </div>
    <span className={onScreen}>
      <CopyButton text={fix} label={copyLabel} />
    </span>
  </div>
);
