import type { ComponentProps, ReactNode } from "react";
import { cx } from "../styled-system/css/index.js";
import { card } from "../styled-system/recipes/index.js";

type CardProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  elevation?: "flat" | "raised" | "sunken";
  padding?: "none" | "sm" | "md" | "lg";
  headingLevel?: "h1" | "h2" | "h3";
};

export const Card = ({
  title,
  description,
  footer,
  elevation,
  padding,
  headingLevel: Heading = "h2",
  className,
  children,
  ...props
}: CardProps) => {
  const styles = card({ elevation, padding });
  return (
    <section {...props} className={cx(styles.root, className)}>
      {title === undefined ? null : (
        <div className={styles.header}>
          <Heading className={styles.title}>{title}</Heading>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
      )}
      {children}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </section>
  );
};
