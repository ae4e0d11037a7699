const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const YEARS = { first: 1990, last: 2100 };

/** Null where the calendar has no such day. */
const isoDate = (year: number, month: number, day: number): string | null => {
  if (year < YEARS.first || year > YEARS.last) return null;
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text) ? text : null;
};

const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Reads the date forms that marketplaces and spreadsheets print; month first where a slash leaves it open. */
export const parseDate = (value: string): string | null => {
  const text = value.trim().slice(0, 60);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = /^(?:[A-Za-z]{3,9},? )?([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/.exec(text);
  if (us) return isoDate(Number(us[3]), monthNumber(us[1] ?? ""), Number(us[2]));
  const eu = /^(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]{3,9})\.?,? (\d{4})\b/.exec(text);
  if (eu) return isoDate(Number(eu[3]), monthNumber(eu[2] ?? ""), Number(eu[1]));
  const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!numeric) return null;
  const [first, second] = [Number(numeric[1]), Number(numeric[3])];
  const year = Number(numeric[4]) + (numeric[4]?.length === 2 ? 2000 : 0);
  const dayFirst = numeric[2] === "." || first > 12;
  return dayFirst ? isoDate(year, second, first) : isoDate(year, first, second);
};

/** The day of an instant that was stored in seconds, or in milliseconds, since 1970. */
export const dayOfInstant = (value: number): string | null => {
  const instant = new Date(value > 1e11 ? value : value * 1000);
  return Number.isNaN(instant.getTime()) ? null : parseDate(instant.toISOString());
};

const inRange = (stars: number): number | null => (stars >= 1 && stars <= 5 ? stars : null);

/** Stars from 1 to 5 out of "4", "4.0 out of 5 stars", "4/5", "★★★★☆", or null. */
export const parseRating = (value: string): number | null => {
  const text = value.trim().slice(0, 60);
  const stars = /^(?:[★⭐☆✩]\uFE0F?)+$/u.test(text)
    ? [...text].filter((sign) => sign === "★" || sign === "⭐").length
    : null;
  if (stars !== null) return inRange(stars);
  const number = /^(?:rating:? ?)?(\d(?:[.,]\d{1,2})?)(?: ?(?:out of|of|\/) ?5(?:\.0)?)?(?: ?stars?)?\.?$/i.exec(text);
  return number ? inRange(Number((number[1] ?? "").replace(",", "."))) : null;
};
