import type { ReactNode } from "react";
import { css } from "../styled-system/css/index.js";

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

const root = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "3",
  paddingBlock: "12",
  paddingInline: "6",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "dashed",
  borderColor: "border.default",
  textAlign: "center",
});
const picture = css({ color: "text.subtle", "& svg": { width: "10", height: "10", strokeWidth: "[1.25]" } });
const text = css({ maxWidth: "prose", color: "text.muted" });

/** What will be here, why, and the one next action. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className={root}>
    {icon === undefined ? null : (
      <span className={picture} aria-hidden="true">
        {icon}
      </span>
    )}
    <p className={css({ textStyle: "heading" })}>{title}</p>
    {children === undefined ? null : <div className={text}>{children}</div>}
    {action}
  </div>
);
