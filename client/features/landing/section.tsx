import { type ReactNode, useId } from "react";
import { css, cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: { base: "6", md: "10" },
  paddingBlock: { base: "10", md: "16" },
});
const head = css({ display: "flex", flexDirection: "column", gap: "2", maxWidth: "content" });
const heading = css({ textStyle: "title" });
const words = css({ textStyle: "lead", color: "text.muted" });

type SectionProps = { title: string; lead?: ReactNode; anchor?: string; children: ReactNode };

export const Section = ({ title, lead, anchor, children }: SectionProps) => {
  const id = useId();
  return (
    <section id={anchor} className={cx(pageWidth, root)} aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={words}>{lead}</p>}
      </div>
      {children}
    </section>
  );
};
