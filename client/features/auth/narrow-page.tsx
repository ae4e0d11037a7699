import { type ReactNode, useEffect, useRef } from "react";
import { css, cx } from "../../styled-system/css/index.js";
import { pageWidth } from "../../ui/page-width.ts";

const root = css({ paddingBlock: { base: "10", md: "20" } });
const column = css({
  display: "flex",
  flexDirection: "column",
  gap: "6",
  width: "full",
  maxWidth: "narrow",
  marginInline: "auto",
});
const head = css({ display: "flex", flexDirection: "column", gap: "2" });
const heading = css({ textStyle: "title", outline: "[none]" });
const lead = css({ color: "text.muted" });

type NarrowPageProps = {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** For what takes the place of a form that had the focus. */
  takesFocus?: boolean;
};

/** One small task in the middle of an otherwise empty page. */
export const NarrowPage = ({ title, text, children, takesFocus = false }: NarrowPageProps) => {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  return (
    <div className={cx(pageWidth, root)}>
      <div className={column}>
        <div className={head}>
          <h1 ref={headingRef} tabIndex={-1} className={heading}>
            {title}
          </h1>
          {text === undefined ? null : <div className={lead}>{text}</div>}
        </div>
        {children}
      </div>
    </div>
  );
};
