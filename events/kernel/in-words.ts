const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const WHOLE = new Intl.NumberFormat("en-US");

/** "March 4, 2026": a day that is the same everywhere, such as that of a review. */
export const longDate = (day: string): string => LONG_DATE.format(new Date(day));

/** "March 4, 2026 (UTC)": the day of an instant for readers whose time zone is not known; their pages may show another. */
export const utcDay = (instant: string): string => `${longDate(instant)} (UTC)`;

/** "1 event", "1,204 events" */
export const counted = (count: number, one: string, many: string = `${one}s`): string =>
  `${WHOLE.format(count)} ${count === 1 ? one : many}`;

/** A size to one place, halves upward: 2.05 is "2.1", which its binary form alone would make 2.0. */
export const toTenths = (size: number): string => (Math.round(size * 10) / 10).toFixed(1);
