import * as v from "valibot";
import { draftNamed } from "./drafts.ts";
import { tabStorage } from "./storage.ts";

const handedOver = draftNamed("demo-reviews", v.string(), tabStorage);

/** Hands reviews that were pasted on another page over to the demo form. They stay until the tab is closed. */
export const keepDemoReviews = (reviews: string): void => handedOver.keep(null, reviews);

export const keptDemoReviews = (): string => handedOver.recall(null) ?? "";
