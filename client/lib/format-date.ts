const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const dateTime = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** "March 4, 2025" */
export const formatDate = (iso: string): string => long.format(new Date(iso));

/** "March 4, 2025 at 2:30 PM" */
export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));
