import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { deniedPhrases, isDeniedInWords } from "../../../../../server/listing/ledger/denials.ts";

const denied = (clause: string, ...reviews: string[]) =>
  deniedPhrases(
    clause,
    mineReviews(
      reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 3, date: null })),
      "Acme Storage Bin",
    ),
  );

describe("a clause of several phrases", () => {
  const CLAUSE = "Lid opens with one hand, wide steel handle";

  test("is denied in the one that reviewers speak of", () => {
    const [phrase, ...more] = denied(CLAUSE, "The lid takes two hands.", "The handle is wide.");
    expect(phrase).toMatchObject({ text: "Lid opens with one hand", start: 0, end: 23 });
    expect(phrase?.denials.map(({ reason }) => reason)).toContain("oneHand");
    expect(more).toEqual([]);
  });

  test("is not denied where nobody does", () => expect(denied(CLAUSE, "The lid is blue.")).toEqual([]));

  test("what the buyer is to do is no claim", () =>
    expect(denied("Just use a dry rag", "I tried a damp rag.", "A wet rag works.")).toEqual([]));
});

describe("too many deny a phrase", () => {
  const isDenied = (...reviews: string[]): boolean => denied("Stays put on tile", ...reviews).some(isDeniedInWords);

  test("where one does and nobody bears it out", () => {
    expect(isDenied("It slides all over.")).toBe(true);
    expect(isDenied("It slides all over.", "It stays put on my tile.")).toBe(false);
  });

  test("where two do, unless clearly more bear it out", () => {
    const two = ["It slides all over.", "It slipped off the step."];
    expect(isDenied(...two, "It stays put on my tile.")).toBe(true);
  });
});
