const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", hourCycle: "h23" });
const day = new Intl.DateTimeFormat("en-US", { weekday: "long", year: "numeric", month: "long", day: "numeric" });
const clock = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const shortDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const zone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" });
const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });
const relativeDay = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** "November 3, 2025 at 14:02" */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** "GMT+1", as it was at that moment where the reader is. */
export const formatZone = (iso: string): string =>
  zone.formatToParts(new Date(iso)).find(({ type }) => type === "timeZoneName")?.value ?? "";

/** "Monday, November 3, 2025" */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** "14:02:09" */
export const formatClock = (iso: string): string => clock.format(new Date(iso));

/** "Nov 3, 2025" */
export const formatShortDate = (iso: string): string => shortDate.format(new Date(iso));

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The day of an instant on the reader's calendar, as a number that grows by one a day. */
export const calendarDay = (ms: number): number =>
  Math.floor((ms - new Date(ms).getTimezoneOffset() * MINUTE_MS) / DAY_MS);

const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "3 months ago", as seen at `now` (milliseconds); days are those of the reader's calendar, not spans of 24 hours. */
export const formatAgo = (iso: string, now: number): string => {
  const instant = Date.parse(iso);
  const seconds = (instant - now) / 1000;
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  if (unit === undefined) return "just now";
  const [name, length] = unit;
  return name === "day"
    ? relativeDay.format(calendarDay(instant) - calendarDay(now), name)
    : relative.format(Math.round(seconds / length), name);
};

/** "9:59" */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
