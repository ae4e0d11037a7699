import type { ReactNode } from "react";
import { css, cx } from "../styled-system/css/index.js";
import { pageWidth } from "./page-width.ts";

const frame = css({ paddingBlock: { base: "8", md: "12" } });
const column = css({ display: "flex", flexDirection: "column", gap: { base: "6", md: "8" }, minWidth: "0" });
const narrow = css({ maxWidth: "content", marginInline: "auto" });

type PageProps = { children: ReactNode; width?: "full" | "narrow" };

/** The frame of a page of the app. */
export const Page = ({ children, width = "full" }: PageProps) => (
  <div className={cx(pageWidth, frame)}>
    <div className={width === "narrow" ? cx(column, narrow) : column}>{children}</div>
  </div>
);
