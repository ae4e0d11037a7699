import { memo } from "react";
import { counted } from "../../../events/kernel/in-words.ts";
import type { TimeTravelEvent } from "../../../machines/support/time-travel.machine.ts";
import { css } from "../../styled-system/css/index.js";
import { formatClock, formatDay } from "./format-moment.ts";
import type { Entry } from "./ledger.ts";
import type { Row } from "./timeline-rows.ts";
import { ACTOR_LABELS, TOPIC_LABELS, type Topic } from "./topics.ts";

const INDENT_REM = 1.25;

export const optionId = (version: number): string => `event-${version}`;

const placed = css({
  contain: "strict",
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
const rails = css({ position: "relative", flexShrink: "0", alignSelf: "stretch" });
const line = css({
  position: "absolute",
  insetBlockStart: "0",
  insetBlockEnd: "0",
  borderInlineStartWidth: "thick",
  borderInlineStartStyle: "solid",
  borderInlineStartColor: "border.control",
  "&[data-part=below]": { insetBlockStart: "[50%]" },
  "&[data-part=elbow]": {
    insetBlockEnd: "[50%]",
    width: "4",
    borderBlockEndWidth: "thick",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: "border.control",
    borderEndStartRadius: "md",
  },
});
const dot = css({
  position: "absolute",
  zIndex: "raised",
  insetBlockStart: "[50%]",
  width: "3",
  height: "3",
  marginBlockStart: "-1.5",
  borderRadius: "full",
  backgroundColor: "chart.neutral",
  forcedColorAdjust: "none",
  "&[data-topic=billing]": { backgroundColor: "success.solid" },
  "&[data-topic=quota]": { backgroundColor: "warning.solid" },
  "&[data-topic=avatars]": { backgroundColor: "accent.text" },
  "&[data-topic=optimizations]": { backgroundColor: "info.solid" },
  "&[data-topic=support]": { backgroundColor: "text.default" },
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
    <span>{counted(count, "event")}</span>
  </div>
));

const columnAt = (column: number): string => `${column * INDENT_REM}rem`;
const lineAt = (column: number) => ({ insetInlineStart: `calc(${columnAt(column)} + 5px)` });

/** The lines that show which event of a story hangs on which. */
const Rails = ({ row: { indent, through }, topic }: { row: EventRowProps["row"]; topic: Topic }) => (
  <span className={rails} style={{ width: columnAt(indent + 1.25) }} aria-hidden="true">
    {Array.from({ length: indent }, (_, column) => column)
      .filter((column) => (through & (1 << column)) !== 0)
      .map((column) => (
        <span key={column} className={line} style={lineAt(column)} />
      ))}
    {indent > 0 && <span className={line} data-part="elbow" style={lineAt(indent - 1)} />}
    {(through & (1 << indent)) !== 0 && <span className={line} data-part="below" style={lineAt(indent)} />}
    <span className={dot} data-topic={topic} style={{ insetInlineStart: columnAt(indent) }} />
  </span>
);

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
    <Rails row={row} topic={entry.topic} />
    <div className={words}>
      <p className={sentence}>{entry.sentence}</p>
      <p className={meta}>
        {formatClock(entry.event.recordedAt)} · {ACTOR_LABELS[entry.event.actor.kind]} · {TOPIC_LABELS[entry.topic]}
      </p>
    </div>
  </div>
));
