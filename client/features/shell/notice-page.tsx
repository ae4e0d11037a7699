import type { ReactNode } from "react";
import { css, cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "5",
  alignItems: "flex-start",
  paddingBlock: { base: "16", md: "24" },
});
const over = css({ textStyle: "label", color: "text.subtle" });
const title = css({ textStyle: "display", fontSize: { base: "3xl", md: "4xl" }, maxWidth: "content" });
const text = css({ textStyle: "lead", color: "text.muted", maxWidth: "prose" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "3" });

type NoticePageProps = { over: string; title: string; children: ReactNode; actions: ReactNode };

/** A page that says one thing: not found, something broke. */
export const NoticePage = ({ over: overline, title: heading, children, actions }: NoticePageProps) => (
  <div className={cx(pageWidth, root)}>
    <p className={over}>{overline}</p>
    <h1 className={title}>{heading}</h1>
    <div className={text}>{children}</div>
    <div className={row}>{actions}</div>
  </div>
);
