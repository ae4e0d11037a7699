import { CircleAlert, CircleCheck, Info, Lightbulb, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { callout } from "../styled-system/recipes/index.js";

const ICONS = {
  neutral: Info,
  accent: Lightbulb,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

type CalloutProps = {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** "alert" is read out at once, "status" when the reader pauses. */
  role?: "alert" | "status" | "note";
};

export const Callout = ({ tone = "neutral", title, children, actions, role = "note" }: CalloutProps) => {
  const styles = callout({ tone });
  const Icon = ICONS[tone];
  return (
    <div className={styles.root} role={role}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.content}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
};
