import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";

const root = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "4",
});
const words = css({ display: "flex", flexDirection: "column", gap: "1", minWidth: "0", maxWidth: "content" });
const title = css({ textStyle: "title", overflowWrap: "anywhere" });
const lead = css({ color: "text.muted" });
const actionRow = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" });

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };

/** The top of a page of the app: what it is, one line about it, what can be done. */
export const PageHeader = ({ title: heading, lead: leadText, actions }: PageHeaderProps) => (
  <header className={root}>
    <div className={words}>
      <h1 className={title}>{heading}</h1>
      {leadText === undefined ? null : <p className={lead}>{leadText}</p>}
    </div>
    {actions === undefined ? null : <div className={actionRow}>{actions}</div>}
  </header>
);
