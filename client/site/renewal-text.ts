import type { Renewal } from "../../events/customer/renewal.ts";
import { formatDate } from "../lib/format-date.ts";

const OVERDUE = "When the payment arrives";

/** What the end of a cycle is called, and when it comes; `isoText` words the date. */
export const renewalFact = (
  renewal: Renewal | null,
  endsAt: string | null,
  isoText: (iso: string) => string = formatDate,
): { label: string; text: string } => {
  if (renewal === null || endsAt === null) return { label: "Renews", text: "No renewal" };
  if (renewal === "overdue") return { label: "Renews", text: OVERDUE };
  return { label: renewal === "ends" ? "Ends" : "Renews", text: isoText(endsAt) };
};

/** The same as a sentence without its full stop; null without a cycle. */
export const renewalSentence = (renewal: Renewal | null, endsAt: string | null): string | null => {
  if (renewal === null || endsAt === null) return null;
  if (renewal === "overdue") return "Renews when the payment arrives";
  return `${renewal === "ends" ? "Ends" : "Renews"} on ${formatDate(endsAt)}`;
};
