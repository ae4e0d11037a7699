import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { SPEEDS, type Speed } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { formatAgo, formatMoment, formatZone } from "./format-moment.ts";
import type { Ledger } from "./ledger.ts";
import { TimeSlider } from "./time-slider.tsx";
import { useNow } from "./use-now.ts";
import type { TimeTravel } from "./use-time-travel.ts";

const MINUTE_MS = 60_000;

const root = css({
  position: "sticky",
  insetBlockStart: "16",
  zIndex: "raised",
  display: "flex",
  flexDirection: "column",
  gap: "2",
  paddingBlock: "3",
  backgroundColor: "bg.canvas",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.default",
});
const row = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" });
const buttons = css({ display: "flex", alignItems: "center", gap: "1" });
const where = css({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "2", minWidth: "0" });
const place = css({ textStyle: "label", fontVariantNumeric: "tabular-nums lining-nums" });
const ago = css({ textStyle: "small", color: "text.muted" });
const aside = css({ display: "flex", alignItems: "center", gap: "2", marginInlineStart: { md: "auto" } });
const speedField = css({
  minHeight: "controlSm",
  paddingInline: "2",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.control",
  borderRadius: "md",
  backgroundColor: "bg.field",
  color: "text.default",
  textStyle: "small",
});

type TimeBarProps = { travel: TimeTravel; ledger: Ledger };

/** Where in a history one is, and every way to go somewhere else. */
export const TimeBar = ({ travel, ledger }: TimeBarProps) => {
  const { position, total, isNewest, isPlaying, send } = travel;
  return (
    <section className={root} aria-label="Time travel">
      <div className={row}>
        <div className={buttons}>
          <Step label="First event" onPress={() => send({ type: "moved", to: 1 })} disabled={position <= 1}>
            <ChevronFirst aria-hidden="true" />
          </Step>
          <Step label="One event back" onPress={() => send({ type: "stepped", by: -1 })} disabled={position <= 1}>
            <ChevronLeft aria-hidden="true" />
          </Step>
          <Button
            size="sm"
            shape="icon"
            aria-label={isPlaying ? "Pause" : "Play"}
            title={isPlaying ? "Pause (space)" : "Play (space)"}
            disabled={total < 2}
            onClick={() => send({ type: "play.toggled" })}
          >
            {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </Button>
          <Step label="One event on" onPress={() => send({ type: "stepped", by: 1 })} disabled={position >= total}>
            <ChevronRight aria-hidden="true" />
          </Step>
          <Step label="Newest event" onPress={() => send({ type: "moved", to: null })} disabled={isNewest}>
            <ChevronLast aria-hidden="true" />
          </Step>
        </div>
        <Position travel={travel} ledger={ledger} />
        <div className={aside}>
          <SpeedChoice speed={travel.speed} onChoose={(speed) => send({ type: "speed.chosen", speed })} />
          <CopyButton text={linkTo(position)} label="Copy a link to this moment" variant="outline" />
        </div>
      </div>
      <TimeSlider travel={travel} ledger={ledger} />
    </section>
  );
};

/** The address of this page at one moment. */
const linkTo = (position: number): string => {
  const url = new URL(window.location.href);
  url.searchParams.set("at", String(position));
  return url.href;
};

type StepProps = { label: string; onPress: () => void; disabled: boolean; children: ReactNode };

const Step = ({ label, onPress, disabled, children }: StepProps) => (
  <Button variant="ghost" size="sm" shape="icon" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
    {children}
  </Button>
);

const Position = ({ travel: { position, total, isNewest }, ledger }: TimeBarProps) => {
  const now = useNow(MINUTE_MS);
  const recordedAt = ledger.entries[position - 1]?.event.recordedAt;
  if (recordedAt === undefined) return <p className={place}>No event yet</p>;
  return (
    <p className={where}>
      <span className={place}>
        Event {position.toLocaleString("en-US")} of {total.toLocaleString("en-US")}, {formatMoment(recordedAt)}{" "}
        {formatZone(recordedAt)}
      </span>
      <span className={ago}>{formatAgo(recordedAt, now)}</span>
      {isNewest && <Badge tone="success">Newest, live</Badge>}
    </p>
  );
};

const speedOf = (value: string): Speed => SPEEDS.find((speed) => String(speed) === value) ?? 1;

const SpeedChoice = ({ speed, onChoose }: { speed: Speed; onChoose: (speed: Speed) => void }) => (
  <select
    className={speedField}
    aria-label="Speed of playing"
    value={String(speed)}
    onChange={(event) => onChoose(speedOf(event.target.value))}
  >
    {SPEEDS.map((each) => (
      <option key={each} value={String(each)}>
        {each}×
      </option>
    ))}
  </select>
);
