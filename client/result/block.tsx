import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "3",
  minWidth: "0",
  breakInside: "avoid",
});
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: "controlSm",
});
const title = css({ textStyle: "subheading" });
const noteText = css({ textStyle: "small", color: "text.muted", marginBlockStart: "[-0.5rem]" });

type BlockProps = { title: ReactNode; note?: ReactNode; action?: ReactNode; children: ReactNode };

/** One named part of a section, with its copy button. */
export const Block = ({ title: name, note, action, children }: BlockProps) => (
  <div className={root}>
    <div className={head}>
      <h3 className={title}>{name}</h3>
      <span className={css({ _print: { display: "none" } })}>{action}</span>
    </div>
    {note === undefined ? null : <p className={noteText}>{note}</p>}
    {children}
  </div>
);
