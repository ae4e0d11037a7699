import { draftRead } from "../lib/drafts.ts";
import { tabStorage } from "../lib/storage.ts";

const handedOver = draftRead("demo-reviews", (kept) => (typeof kept === "string" ? kept : null), tabStorage);

/** Hands reviews that were pasted on another page over to the demo form. They stay until the tab is closed. */
export const handOverReviews = (reviews: string): void => handedOver.keep(null, reviews);

export const handedOverReviews = (): string => handedOver.recall(null) ?? "";
