import { Callout } from "../ui/callout.tsx";
import { count, plural } from "./format.ts";
import type { ViewedResult } from "./viewed-result.ts";

const none = (reviews: number): string =>
  reviews === 1
    ? "The review could not be read: it does not look English."
    : `None of the ${count(reviews)} reviews could be read: they do not look English.`;

/** Where reviews are in other languages: how many, and what that means for everything below. */
export const UnreadNotice = ({ result: { engine, reviews } }: { result: Pick<ViewedResult, "engine" | "reviews"> }) => {
  const { unread = 0 } = engine;
  if (unread === 0) return null;
  if (unread >= reviews.length)
    return (
      <Callout tone="warning" title={none(reviews.length)}>
        We can read English reviews only. What stands below comes from what you entered, not from customers.
      </Callout>
    );
  return (
    <Callout
      tone={unread * 2 >= reviews.length ? "warning" : "info"}
      title={`${count(unread)} of ${plural(reviews.length, "review")} could not be read`}
    >
      {unread === 1 ? "It does" : "They do"} not look English, and we can read English reviews only. Everything below
      comes from the others.
    </Callout>
  );
};
