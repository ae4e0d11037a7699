import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";
import type { ViewedResult } from "./viewed-result.ts";

const root = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "4",
  paddingBlockEnd: "6",
});
const title = css({ textStyle: "title", overflowWrap: "anywhere" });
const subtitle = css({ color: "text.muted", overflowWrap: "anywhere" });
const actionRow = css({ display: "flex", flexWrap: "wrap", gap: "2", _print: { display: "none" } });

type ResultHeaderProps = { result: ViewedResult; actions?: ReactNode; place?: ReactNode; headingLevel: "h1" | "h2" };

export const ResultHeader = ({ result, actions, place, headingLevel: Heading }: ResultHeaderProps) => (
  <header className={root}>
    <div className={css({ display: "flex", flexDirection: "column", gap: "1", minWidth: "0" })}>
      {place}
      <Heading className={title}>{result.productName}</Heading>
      {result.avatarName !== "" && <p className={subtitle}>Avatar: {result.avatarName}</p>}
    </div>
    {actions === undefined ? null : <div className={actionRow}>{actions}</div>}
  </header>
);
