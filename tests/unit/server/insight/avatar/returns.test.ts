import { describe, expect, test } from "bun:test";
import { buildReturns } from "../../../../../server/insight/avatar/returns.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const reasons = (text: string, name = "Kelvara Garden Bench"): string[] => {
  const { reviews } = readReviews({ text });
  return buildReturns(mineReviews(reviews, name)).map(({ text: reason }) => reason);
};

describe("a bare sentence tells of a return", () => {
  test.each([
    "The armrest cracked. Going back.",
    "The armrest cracked. It's going straight back today.",
    "The armrest cracked. Sent back for a refund.",
    "The armrest cracked. Sending this back.",
    "The armrest cracked. Returned.",
    "The armrest cracked. Both sent back.",
    "The armrest cracked. Gave it to Goodwill.",
    "The armrest cracked. Gave it to the church sale.",
    "The armrest cracked. They refunded me no questions asked.",
    "The armrest cracked. Sent it back and they refunded me with no fuss.",
  ])("%s", (text) => {
    expect(reasons(`1 star. ${text}`)).toEqual(["The armrest cracked"]);
  });

  test.each([
    "The armrest cracked. Going back for another one.",
    "The armrest cracked. My back pain returned.",
    "The armrest cracked. The seller returned my call.",
    "The armrest cracked. I had returned my old hammock.",
    "The armrest cracked. Leaning back is fine.",
  ])("but not: %s", (text) => {
    expect(reasons(`1 star. ${text}`)).toEqual([]);
  });

  test("for what is wrong, and not for what came of it", () => {
    expect(reasons("1 star. Mine cracked at the armrest. Sent it back. Still had to go buy another bench.")).toEqual([
      "The bench cracked at the armrest",
    ]);
    expect(reasons("1 star. The bench looked grimy in three days. Returned it.")).toEqual([
      "The bench looked grimy in three days",
    ]);
    expect(reasons("1 star. The rope had been fraying for a while. Returned.")).toEqual(["The rope had been fraying"]);
  });

  test("for what is wrong with the thing before what its buyer had to do", () => {
    expect(reasons("1 star. The armrest cracked. I had to glue the slats every week. Returned.")).toEqual([
      "The armrest cracked",
    ]);
    expect(reasons("1 star. I had to glue the slats every week. Returned.")).toEqual([
      "“I had to glue the slats every week”",
    ]);
  });

  test("of the product by its name it is one", () => {
    expect(reasons("1 star. The armrest cracked. I returned the bench.")).toEqual(["The armrest cracked"]);
  });
});

describe("where no complaint can be told, the review's own words are the reason", () => {
  test.each([
    ["1 star. Grinding noise from the left hinge. Sent it back.", "Grinding noise from the left hinge"],
    ["1 star. Splinters!! We sat down twice. Going back.", "Splinters"],
  ])("%s", (text, reason) => {
    expect(reasons(text)).toEqual([reason]);
  });

  test.each([
    "5 stars. Grinding noise from the left hinge. Sent it back and the new one is lovely.",
    "1 star. Very disappointed. Sent it back.",
    "1 star. Don't waste your money. Sent it back.",
    "1 star. The seller sent a replacement. Sent it back.",
    "1 star. The listing says four seats. Returned.",
    "1 star. It says oak on the carton. Returned.",
    "1 star. I had to guess the size. Threw the box away.",
    "1 star. Splinters!! I will never buy from them.",
  ])("but not: %s", (text) => {
    expect(reasons(text)).toEqual([]);
  });

  test("and what somebody does is none", () => {
    expect(reasons("1 star. Grandkids don't sit still. Going back.")).toEqual([]);
  });

  test("each review gives one", () => {
    expect(reasons("1 star. The armrest cracked. Returned. The slats warped. Sent it back.")).toHaveLength(1);
  });
});

test("what the listing should have said is a reason in the reviewer's words", () => {
  expect(reasons("It has no back at all, should say so in the advert.")).toEqual([
    "“It has no back at all, should say so in the advert”",
  ]);
});

describe("what goes on about the buyer", () => {
  test("is left out of a reason", () =>
    expect(reasons("1 star. Stung like crazy the second it touched my cheeks. Returned.", "Acme Face Cream")).toEqual([
      "Stung like crazy",
    ]));

  test.each(["The smaller one is nice but I expected more. Returned.", "They did what I feared. Returned."])(
    "leaves no reason that blames nothing: %s",
    (text) => expect(reasons(`1 star. ${text}`, "Acme Face Cream")).toEqual([]),
  );
});

test("a word alone is no reason", () => {
  expect(reasons("Thought I had spilled some and wiped it. Puddle. Going back.", "Kelvara Kettle")).toEqual([]);
});

test("what stands right before a bare return and denies something is why, where nothing else is heard", () => {
  const text = "Measured twice, ordered the long one, couldn't get it through the gate. Sent back for a short one.";
  expect(reasons(text)).toEqual(["“Measured twice, ordered the long one, couldn't get it through the gate”"]);
  expect(reasons("Ordered the long one in May. Sent back.")).toEqual([]);
});

test("what stands before a return that opens its sentence is why", () => {
  expect(reasons("I couldn't stand how low it sits. Sent it back and they were kind about it.")).toEqual([
    "“I couldn't stand how low it sits”",
  ]);
});
