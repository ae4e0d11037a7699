import type { ReactNode } from "react";
import { css } from "../../styled-system/css/index.js";

const grid = css({
  display: "grid",
  gap: "4",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
});

/** Number fields in two columns where there is room. */
export const NumberGrid = ({ children }: { children: ReactNode }) => <div className={grid}>{children}</div>;
