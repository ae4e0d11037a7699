import { type ReactNode, useEffect, useRef } from "react";
import { css } from "../../styled-system/css/index.js";

const root = css({ display: "flex", flexDirection: "column", gap: "2", maxWidth: "prose" });
const over = css({ textStyle: "label", color: "text.subtle" });
const heading = css({ textStyle: "title", outline: "[none]" });
const lead = css({ color: "text.muted" });

type StepHeadingProps = { over: string; title: string; children?: ReactNode; takesFocus?: boolean };

/** The head of one step. A step that follows another takes the focus, so that it is announced. */
export const StepHeading = ({ over: overline, title, children, takesFocus = false }: StepHeadingProps) => {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  return (
    <header className={root}>
      <p className={over}>{overline}</p>
      <h1 ref={headingRef} tabIndex={-1} className={heading}>
        {title}
      </h1>
      {children === undefined ? null : <div className={lead}>{children}</div>}
    </header>
  );
};
