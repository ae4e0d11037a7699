import { type ReactNode, useId } from "react";
import { progress } from "../styled-system/recipes/index.js";
import { Skeleton } from "./skeleton.tsx";

type ProgressProps = {
  label: ReactNode;
  /** From 0 to `max`, or null while the end is not known. */
  value: number | null;
  max?: number;
  /** Instead of the percentage, for example "3 of 10". */
  valueText?: string;
  tone?: "accent" | "warning" | "danger";
};

const percent = new Intl.NumberFormat("en-US", { style: "percent" });

export const Progress = ({ label, value, max = 100, valueText, tone }: ProgressProps) => {
  const styles = progress({ tone });
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value / max));
  const shown = valueText ?? (share === null ? "Loading…" : percent.format(share));
  return (
    <div className={styles.root}>
      <div className={styles.labelRow}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.value}>{shown}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuetext={shown}
        aria-valuemin={0}
        aria-valuemax={max}
        {...(value === null ? {} : { "aria-valuenow": value })}
      >
        <div
          className={styles.range}
          data-state={share === null ? "indeterminate" : undefined}
          {...(share === null ? {} : { style: { width: `${share * 100}%` } })}
        />
      </div>
    </div>
  );
};

export const ProgressSkeleton = () => {
  const styles = progress();
  return (
    <div className={styles.root}>
      <div className={styles.value}>
        <Skeleton shape="text" length="half" />
      </div>
      <div className={styles.track} />
    </div>
  );
};
