import { memo, useMemo } from "react";
import { css } from "../../styled-system/css/index.js";
import { formatMoment } from "./format-moment.ts";
import { type Landmark, landmarksOf } from "./landmarks.ts";
import type { Ledger } from "./ledger.ts";
import type { TimeTravel } from "./use-time-travel.ts";

/** A finger has no keys. */
const keys = css({ _touch: { display: "none" } });
const PARTS = 240;

const root = css({ position: "relative", display: "flex", flexDirection: "column", gap: "1" });
const range = css({
  width: "full",
  height: "6",
  margin: "0",
  cursor: "pointer",
  accentColor: "accent.solid",
  touchAction: "pan-y",
});
const strip = css({ position: "relative", height: "2.5", marginInline: "2" });
const mark = css({
  position: "absolute",
  insetBlock: "0",
  width: "0.5",
  borderRadius: "xs",
  forcedColorAdjust: "none",
  "&[data-kind=trouble]": { backgroundColor: "danger.solid" },
  "&[data-kind=plan]": { backgroundColor: "success.solid" },
  "&[data-kind=staff]": { backgroundColor: "text.default", opacity: "[0.7]" },
});
const legend = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "4",
  textStyle: "caption",
  color: "text.subtle",
});
const key = css({ display: "inline-flex", alignItems: "center", gap: "1.5" });
const swatch = css({
  width: "2",
  height: "2",
  borderRadius: "xs",
  forcedColorAdjust: "none",
  "&[data-kind=trouble]": { backgroundColor: "danger.solid" },
  "&[data-kind=plan]": { backgroundColor: "success.solid" },
  "&[data-kind=staff]": { backgroundColor: "text.default" },
});

const KEYS: readonly { kind: Landmark; label: string }[] = [
  { kind: "trouble", label: "Something went wrong" },
  { kind: "plan", label: "Plan changed" },
  { kind: "staff", label: "Support" },
];

type TimeSliderProps = { travel: TimeTravel; ledger: Ledger };

/** The whole history from left to right, with the events that are looked for most marked above it. */
export const TimeSlider = ({ travel: { position, total, send }, ledger }: TimeSliderProps) => {
  const recordedAt = ledger.entries[position - 1]?.event.recordedAt;
  const place =
    recordedAt === undefined ? "No event yet" : `Event ${position} of ${total}, ${formatMoment(recordedAt)}`;
  return (
    <div className={root}>
      <Landmarks ledger={ledger} revision={ledger.revision} />
      <input
        type="range"
        className={range}
        aria-label="Moment in the history"
        aria-valuetext={place}
        min={1}
        max={Math.max(2, total)}
        step={1}
        disabled={total < 2}
        value={Math.max(1, position)}
        onChange={(event) => {
          const to = event.target.valueAsNumber;
          send({ type: "moved", to: to >= total ? null : to });
        }}
      />
      <p className={legend} aria-hidden="true">
        {KEYS.map(({ kind, label }) => (
          <span key={kind} className={key}>
            <span className={swatch} data-kind={kind} />
            {label}
          </span>
        ))}
        <span className={keys}>space plays · ← → step · shift for ten</span>
      </p>
    </div>
  );
};

const Landmarks = memo(({ ledger, revision }: { ledger: Ledger; revision: number }) => {
  const marks = useMemo(() => {
    // The ledger grows in place: its revision stands for what it holds.
    void revision;
    const { entries } = ledger;
    return landmarksOf(entries, PARTS).map(({ kind, version }) => ({
      kind,
      version,
      left: `${(100 * (version - 1)) / Math.max(1, entries.length - 1)}%`,
    }));
  }, [ledger, revision]);
  return (
    <div className={strip} aria-hidden="true">
      {marks.map(({ kind, version, left }) => (
        <span key={version} className={mark} data-kind={kind} style={{ insetInlineStart: left }} />
      ))}
    </div>
  );
});
