const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const WHOLE = new Intl.NumberFormat("en-US");

/** "March 4, 2026": the day in UTC, the same for everybody who reads it. */
export const longDate = (instant: string): string => LONG_DATE.format(new Date(instant));

/** "1 event", "1,204 events" */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${WHOLE.format(count)} ${count === 1 ? one : many}`;
