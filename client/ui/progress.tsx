import { Progress as Ark } from "@ark-ui/react/progress";
import type { ReactNode } from "react";
import { progress } from "../styled-system/recipes/index.js";

type ProgressProps = {
  label: ReactNode;
  /** From 0 to `max`, or null while the end is not known. */
  value: number | null;
  max?: number;
  /** Instead of the percentage, for example "3 of 10". */
  valueText?: string;
  tone?: "accent" | "warning" | "danger";
};

export const Progress = ({ label, value, max = 100, valueText, tone }: ProgressProps) => {
  const styles = progress({ tone });
  return (
    <Ark.Root value={value} max={max} className={styles.root}>
      <div className={styles.labelRow}>
        <Ark.Label className={styles.label}>{label}</Ark.Label>
        {valueText === undefined ? (
          <Ark.ValueText className={styles.value} />
        ) : (
          <span className={styles.value}>{valueText}</span>
        )}
      </div>
      <Ark.Track className={styles.track}>
        <Ark.Range className={styles.range} />
      </Ark.Track>
    </Ark.Root>
  );
};
