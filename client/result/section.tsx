import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "6",
  paddingBlockStart: "10",
  _print: { paddingBlockStart: "6" },
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: "3",
});
const words = css({ display: "flex", flexDirection: "column", gap: "1", minWidth: "0", maxWidth: "prose" });
const lead = css({ textStyle: "body", color: "text.muted" });
const actions = css({ display: "flex", flexWrap: "wrap", gap: "2", _print: { display: "none" } });

type SectionProps = { id: string; title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

export const Section = ({ id, title, lead: leadText, actions: actionSlot, children }: SectionProps) => (
  <section id={id} className={root} aria-labelledby={`${id}-title`}>
    <div className={head}>
      <div className={words}>
        <h2 id={`${id}-title`} className={css({ textStyle: "title" })}>
          {title}
        </h2>
        {leadText === undefined ? null : <p className={lead}>{leadText}</p>}
      </div>
      {actionSlot === undefined ? null : <div className={actions}>{actionSlot}</div>}
    </div>
    {children}
  </section>
);
