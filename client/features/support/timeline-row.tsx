import { memo } from "react";
import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { formatClock, formatDay } from "./format-moment.ts";
import type { Entry } from "./ledger.ts";
import type { Row } from "./timeline-rows.ts";
import { ACTOR_LABELS, TOPIC_LABELS } from "./topics.ts";

const INDENT_REM = 1.25;

export const optionId = (version: number): string => `event-${version}`;

const placed = css({
  position: "absolute",
  insetInline: "0",
  insetBlockStart: "0",
  display: "flex",
  alignItems: "center",
});
const day = css({
  paddingInline: "4",
  gap: "2",
  textStyle: "caption",
  fontWeight: "semibold",
  color: "text.muted",
  backgroundColor: "bg.sunken",
});
const event = css({
  paddingInline: "4",
  cursor: "pointer",
  borderBlockEndWidth: "thin",
  borderBlockEndStyle: "solid",
  borderBlockEndColor: "border.subtle",
  _hover: { backgroundColor: "bg.hover" },
  "&[data-later]": { color: "text.subtle" },
  "&[aria-selected=true]": {
    backgroundColor: "accent.subtle",
    boxShadow: "[inset 3px 0 0 var(--colors-accent-text)]",
  },
});
const rail = css({
  position: "relative",
  flexShrink: "0",
  alignSelf: "stretch",
  width: "6",
  "&[data-follows]::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "[5px]",
    insetBlockStart: "0",
    height: "half",
    borderInlineStartWidth: "thick",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "border.control",
  },
  "&[data-leads]::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: "[5px]",
    insetBlockStart: "[50%]",
    insetBlockEnd: "0",
    borderInlineStartWidth: "thick",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "border.control",
  },
});
const dot = css({
  position: "absolute",
  zIndex: "raised",
  insetInlineStart: "0",
  insetBlockStart: "[50%]",
  width: "3",
  height: "3",
  marginBlockStart: "[-6px]",
  borderRadius: "full",
  backgroundColor: "chart.neutral",
  "&[data-topic=billing]": { backgroundColor: "success.solid" },
  "&[data-topic=quota]": { backgroundColor: "warning.solid" },
  "&[data-topic=avatars]": { backgroundColor: "accent.text" },
  "&[data-topic=optimizations]": { backgroundColor: "info.solid" },
  "&[data-topic=support]": { backgroundColor: "danger.solid" },
});
const words = css({ minWidth: "0", flexGrow: "1" });
const sentence = css({ textStyle: "small", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
const meta = css({
  textStyle: "caption",
  color: "text.muted",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

type Placed = { start: number; size: number };

const at = ({ start, size }: Placed) => ({ transform: `translateY(${start}px)`, height: size });

export const DayRow = memo(({ start, size, at: iso, count }: Placed & { at: string; count: number }) => (
  <div className={`${placed} ${day}`} style={at({ start, size })} role="presentation">
    <span>{formatDay(iso)}</span>
    <span>
      {count} {count === 1 ? "event" : "events"}
    </span>
  </div>
));

type EventRowProps = Placed & {
  row: Extract<Row, { kind: "event" }>;
  entry: Entry;
  isCurrent: boolean;
  /** It had not happened yet at the moment that is looked at. */
  isLater: boolean;
  onChoose: (event: TimeTravelEvent) => void;
};

export const EventRow = memo(({ start, size, row, entry, isCurrent, isLater, onChoose }: EventRowProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the focus and hears the keys
  <div
    id={optionId(row.version)}
    className={`${placed} ${event}`}
    style={at({ start, size })}
    role="option"
    aria-selected={isCurrent}
    data-later={isLater ? "" : undefined}
    data-version={row.version}
    title={entry.sentence}
    onClick={() => onChoose({ type: "moved", to: row.version })}
  >
    <span
      className={rail}
      style={{ marginInlineStart: `${row.indent * INDENT_REM}rem` }}
      data-follows={row.follows ? "" : undefined}
      data-leads={row.leads ? "" : undefined}
      aria-hidden="true"
    >
      <span className={dot} data-topic={entry.topic} />
    </span>
    <div className={words}>
      <p className={sentence}>{entry.sentence}</p>
      <p className={meta}>
        {formatClock(entry.event.recordedAt)} · {ACTOR_LABELS[entry.event.actor.kind]} · {TOPIC_LABELS[entry.topic]}
      </p>
    </div>
  </div>
));
