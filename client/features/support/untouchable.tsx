import type { MouseEvent, ReactNode } from "react";
import { css } from "../../styled-system/css/index.js";

const still = css({ border: "none", minWidth: "0", display: "flex", flexDirection: "column", gap: "6" });

const leaveAlone = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** What is inside can be read and not used: its fields and buttons are disabled, its links lead nowhere. */
export const Untouchable = ({ children }: { children: ReactNode }) => (
  <fieldset
    disabled
    className={still}
    aria-label="The customer’s screen, read-only"
    onClickCapture={leaveAlone}
    onAuxClickCapture={leaveAlone}
  >
    {children}
  </fieldset>
);
