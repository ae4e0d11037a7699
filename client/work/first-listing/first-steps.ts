import { isPaidPlan } from "../../../events/plans.ts";
import type { DashboardSummary } from "../../../events/wire/dashboard.ts";

/** Where a step is done. */
type StepPlace = "start" | "demo" | "result" | "billing";

export type FirstStep = { title: string; text: string; isDone: boolean; place: StepPlace; action: string };

/** What only this device knows of the way to a first listing. */
export type FirstListingMemory = { isTaken: boolean; isDismissed: boolean };

type Known = Pick<DashboardSummary, "plan" | "asinUsed" | "avatarCount" | "firstListing">;

/** Somebody with a second result needs no leading any more, whatever happened on other devices. */
const ENOUGH_OPTIMIZATIONS = 2;

const REVIEWS = "Yours or a competitor’s. Twenty show a pattern.";

const paidSteps = ({ avatarCount, firstListing }: Known, isTaken: boolean): FirstStep[] => [
  {
    title: "Build Avatar",
    text: "Name the customer you have in mind. The reviews fill in the rest.",
    isDone: avatarCount > 0 || firstListing.hasBegun,
    place: "start",
    action: "Name your customer",
  },
  { title: "Paste Reviews", text: REVIEWS, isDone: firstListing.hasBegun, place: "start", action: "Paste reviews" },
  {
    title: "Optimize Listing",
    text: "Titles, two bullet sets and search terms, in a few seconds.",
    isDone: firstListing.optimizations > 0,
    place: "start",
    action: "Optimize a listing",
  },
  {
    title: "Copy or Export",
    text: "Take it to your marketplace, field by field or as a file.",
    isDone: isTaken || firstListing.optimizations >= ENOUGH_OPTIMIZATIONS,
    place: "result",
    action: "Open your listing",
  },
];

const demoSteps = ({ asinUsed }: Known): FirstStep[] => {
  const isDone = asinUsed > 0;
  return [
    {
      title: "Build Avatar",
      text: "Name the customer you have in mind. The reviews fill in the rest.",
      isDone,
      place: "demo",
      action: "Start the free demo",
    },
    { title: "Paste Reviews", text: REVIEWS, isDone, place: "demo", action: "Paste reviews" },
    {
      title: "Optimize Listing",
      text: "One product, one optimization, no card.",
      isDone,
      place: "demo",
      action: "Optimize a listing",
    },
    {
      title: "Keep It",
      text: "With a plan your results are saved, and the avatar comes along.",
      isDone: false,
      place: "billing",
      action: "Choose a plan",
    },
  ];
};

/** The way to a first finished listing, from what the server knows; null for who has been there, or wants no leading. */
export const firstSteps = (known: Known, { isTaken, isDismissed }: FirstListingMemory): FirstStep[] | null => {
  if (isDismissed) return null;
  if (!isPaidPlan(known.plan)) return known.firstListing.hasBegun && known.asinUsed === 0 ? null : demoSteps(known);
  const steps = paidSteps(known, isTaken);
  return steps.every(({ isDone }) => isDone) ? null : steps;
};
