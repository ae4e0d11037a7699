import { addMonths } from "../../../events/kernel/calendar.ts";

const SECOND_MS = 1000;

/** The end of the monthly period that starts at `start`, keeping the day of the month of `anchor` where it exists. */
export const periodEndAfter = (anchor: number, start: number): number => {
  const from = new Date(anchor * SECOND_MS).toISOString();
  for (let months = 1; ; months += 1) {
    const end = new Date(addMonths(from, months)).getTime() / SECOND_MS;
    if (end > start) return end;
  }
};
