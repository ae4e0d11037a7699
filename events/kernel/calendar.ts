const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Adds whole months to an ISO instant in UTC. The 31st becomes the last day of a shorter month. */
export const addMonths = (instant: string, months: number): string => {
  const start = new Date(instant);
  const monthIndex = start.getUTCMonth() + months;
  const year = start.getUTCFullYear() + Math.floor(monthIndex / 12);
  const month = ((monthIndex % 12) + 12) % 12;
  const day = Math.min(start.getUTCDate(), daysInMonth(year, month));
  const rest = instant.slice(instant.indexOf("T"));
  const date = new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  return `${date}${rest}`;
};

/** Adds whole days of 24 hours to an ISO instant. */
export const addDays = (instant: string, days: number): string =>
  new Date(new Date(instant).getTime() + days * 24 * 60 * 60 * 1000).toISOString();

/** The monthly period that contains `now`, counted from `anchor`, so that a 31st comes back after a short month. */
export const monthlyPeriod = (anchor: string, now: string): { startsAt: string; endsAt: string } => {
  const from = new Date(anchor);
  const to = new Date(now);
  const estimate = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  let months = Math.max(0, estimate);
  while (months > 0 && addMonths(anchor, months) > now) months -= 1;
  while (addMonths(anchor, months + 1) <= now) months += 1;
  return { startsAt: addMonths(anchor, months), endsAt: addMonths(anchor, months + 1) };
};
