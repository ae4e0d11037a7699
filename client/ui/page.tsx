import type { ReactNode } from "react";
import { css, cx } from "../styled-system/css/index.js";
import { pageWidth } from "./page-width.ts";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: { base: "6", md: "8" },
  paddingBlock: { base: "8", md: "12" },
});
const narrow = css({ maxWidth: "content" });

type PageProps = { children: ReactNode; width?: "full" | "narrow" };

/** The frame of a page of the app. */
export const Page = ({ children, width = "full" }: PageProps) => (
  <div className={cx(pageWidth, root)}>
    {width === "full" ? (
      children
    ) : (
      <div className={cx(root, narrow, css({ paddingBlock: "0", width: "full" }))}>{children}</div>
    )}
  </div>
);
