import type { CSSProperties } from "react";
import type { PackedField } from "../../../events/result/ledger.ts";
import { packedVerdict } from "../../../events/result/packed-verdict.ts";
import { css, cva } from "../../styled-system/css/index.js";
import { count } from "../format.ts";

/** Its parts stand in the line of the field like everything else there. */
const root = css({ display: "contents" });
const track = css({
  display: "inline-block",
  width: "20",
  height: "1",
  borderRadius: "full",
  backgroundColor: "chart.track",
  overflow: "hidden",
  forcedColorAdjust: "none",
});
const fill = cva({
  base: { display: "block", height: "full", width: "[var(--used)]", borderRadius: "full" },
  variants: { state: { within: { backgroundColor: "success.solid" }, over: { backgroundColor: "danger.text" } } },
});

type PackedMeterProps = {
  packed: PackedField;
  /** Its size by another count, where marketplaces and safety differ. */
  otherSize?: string | undefined;
};

/** How full a field is, and whether anything better would fit. */
export const PackedMeter = ({ packed, otherSize }: PackedMeterProps) => {
  const { used, limit, unit } = packed;
  const share = limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100));
  return (
    <span className={root}>
      <span className={track} aria-hidden="true">
        <span
          className={fill({ state: used > limit ? "over" : "within" })}
          style={{ "--used": `${share}%` } as CSSProperties}
        />
      </span>
      <span>
        {count(used)} of {count(limit)} {unit}
        {otherSize === undefined ? "" : ` (${otherSize})`}
      </span>
      <span>{packedVerdict(packed)}</span>
    </span>
  );
};
