import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";

const text = css({ color: "text.subtle", fontStyle: "italic" });

/** Stands where reviews say nothing. */
export const Unsaid = ({ children }: { children: ReactNode }) => <span className={text}>{children}</span>;
