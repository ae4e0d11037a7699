import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { adviceFor } from "../../../../../server/listing/audit/advice.ts";
import { wishedPhrase } from "../../../../../server/listing/audit/wish-fixes.ts";
import { JUDGED_FACETS } from "../../../../support/judged-facets.ts";
import { auditOf, LEAKING, minedFrom, rated } from "./audit-cases.ts";

test("what is wished for is a thing that can be named", () => {
  const product = describeProduct("Trail Stool");
  expect(wishedPhrase("it had a pocket", product)).toBe("a pocket");
  expect(wishedPhrase("it had this model", product)).toBeNull();
  expect(wishedPhrase("there was somebody", product)).toBeNull();
  expect(wishedPhrase("there was more", product)).toBeNull();
});

test.each([
  ["no side pocket in the bag", "a side pocket"],
  ["in green", "a green one"],
  ["one with a cup holder", "a stool with a cup holder"],
  ["the leg caps were not so thin", "less thin leg caps"],
  ["the legs were taller", "taller legs"],
  ["the seat was wider", "a wider seat"],
  ["a pocket too", "a pocket"],
  ["a firm push", null],
  ["it came in bar height", "a bar height"],
  ["it came in more colors", "more colors"],
  ["4 caps insted of 2", null],
  ["it came with 4 caps insted of 2", "4 caps"],
  ["A pocket on the side", "a pocket"],
  ["a version with a back", "a version with a back"],
  ["a bigger place to sit", "a bigger place to sit"],
  ["another leg", "another leg"],
  ["it had been a little heavier", null],
  ["it was stated in the description", null],
  ["it was more of a chair", null],
  ["a little", null],
] as const)("%s: wished for as %s", (words, phrase) => {
  expect(wishedPhrase(words, describeProduct("Trail Stool"))).toBe(phrase);
});

describe("a product fault", () => {
  const [first] = auditOf(LEAKING).fixes;

  test("is named as one, with its reviews and what it costs in stars", () => {
    expect(first).toMatchObject({ kind: "product-fault", reviews: 3, stars: -3.24 });
    expect(first?.text).toStartWith("3 of 10 reviewers report leaks and give 1.3 stars where the others give 4.6. ");
  });

  test("has no cost where too few reviews have stars", () => {
    const unrated = LEAKING.map((review) => ({ ...review, rating: null }));
    expect(auditOf(unrated).fixes[0]).toMatchObject({ kind: "product-fault", reviews: 3, stars: null });
    expect(auditOf(unrated).fixes[0]?.text).not.toContain("stars");
  });

  test("comes before what costs less, and a safety worry before everything", () => {
    const burned = [...LEAKING, ...rated([5, "It overheats."], [5, "It overheated twice."])].map((review, index) => ({
      ...review,
      id: `r${index + 1}`,
    }));
    expect(auditOf(burned).fixes[0]?.text).toContain("a safety worry");
  });

  test("is told with what stands beside the complaints, and not with what else their reviews speak of", () => {
    const far =
      "It came on a Tuesday with the rest of the order, and we had a long day of it, so we put it away. ".repeat(2);
    const leaking = rated(
      [1, `The lid leaks. The gasket slips. ${far}My cousin was there.`],
      [1, `The gasket is thin and it leaks. ${far}My cousin was there.`],
      [2, `It leaks, and the gasket is why. ${far}My cousin was there.`],
      ...[1, 2, 3, 4, 5, 6, 7].map((count): [number, string] => [5, `Nice color, and number ${count} is for work.`]),
    );
    const [fix] = auditOf(leaking).fixes;
    expect(fix?.text).toContain("mention the gasket");
    expect(fix?.text).not.toContain("cousin");
  });

  test("names neither the brand nor what is too general as its cause", () => {
    const worn = rated(
      [1, "The Acme broke, an Acme problem."],
      [1, "My Acme broke, a problem."],
      [1, "Acme! It broke. What a problem."],
      ...[1, 2, 3, 4, 5, 6, 7].map((count): [number, string] => [5, `Nice color, and number ${count} is for work.`]),
    );
    expect(
      auditOf(worn, { productName: "Acme Trail Stool" })
        .fixes.map(({ text }) => text)
        .join(" "),
    ).not.toMatch(/mention the (?:acme|problem)/);
  });

  test("is reported by as many reviewers as its theme counts against it", () => {
    const mixed = rated(
      [
        4,
        "It was hard to clean at first. So easy to clean now. Very easy to clean with a brush. Easy to clean, really.",
      ],
      [2, "Hard to clean."],
      [2, "It was hard to clean."],
      [5, "Nice."],
      [5, "Fine."],
    );
    const audit = auditOf(mixed);
    const against = minedFrom(mixed).themes.find(({ facet }) => facet?.id === "cleaning")?.theme.negative;
    expect(against).toBe(2);
    expect(audit.fixes[0]?.text).toContain("2 of 5 reviewers report that it is hard to keep clean");
    expect(audit.fixes[0]?.reviews).toBe(2);
  });

  test("that a part causes names the part", () => {
    const pump = rated([1, "The pump broke."], [1, "The pump stopped working."], [5, "Nice."], [5, "Fine."]);
    expect(auditOf(pump).fixes[0]?.text).toContain("early breakage of the pump");
  });
});

describe("an expectation gap", () => {
  const small = rated([2, "Much smaller than expected."], [2, "Too small."], [5, "Nice."], [5, "Fine."]);

  test("is closed by saying it plainly", () => {
    expect(auditOf(small, { productName: "Trail Stool" }).fixes[0]).toMatchObject({
      kind: "expectation-gap",
      reviews: 2,
    });
    expect(auditOf(small, { productName: "Trail Stool" }).fixes[0]?.text).toStartWith("State the measurements");
  });

  test("is what a fault becomes that the current copy promises away, in the copy's own words", () => {
    const { fixes } = auditOf(LEAKING, { currentTitle: "Trail Bottle, Leak Proof Lid" });
    expect(fixes[0]).toMatchObject({ kind: "expectation-gap", reviews: 3 });
    expect(fixes[0]?.text).toStartWith("The current copy says “Leak Proof Lid”, yet 3 of 10 reviewers report leaks");
  });
});

describe("wishes", () => {
  test("that several share get a line of their own, single ones share one", () => {
    const { fixes } = auditOf(
      rated([4, "I wish it had a timer."], [4, "Wish it had a timer."], [5, "It needs a longer cord."], [3, "Fine."]),
      { productName: "Desk Fan" },
    );
    const lines = fixes.filter((fix) => fix.kind === "listing-silent").map((fix) => fix.text);
    expect(lines[0]).toBe("2 of 4 reviewers wish for a timer: if it is there, the listing has to say so.");
    expect(lines[1]).toStartWith("1 of 4 reviewers wishes for a longer cord");
  });

  test("are none for so much of what is not said", () => {
    const { fixes } = auditOf(rated([4, "I wish it had another foot."], [3, "Fine."], [3, "It is fine."]), {
      productName: "Desk Fan",
    });
    expect(fixes.filter(({ text }) => text.includes("another foot"))).toEqual([]);
  });

  test.each([
    ["I'd like a desk fan.", "Wish it were a tower fan."],
    ["Wish there was a thinner version.", "Wish there was a denser version."],
  ])("are not one for the product's own noun, or one that tells nothing: %s %s", (first, second) => {
    const { fixes } = auditOf(rated([4, first], [4, second], [3, "Fine."]), { productName: "Acme Fan" });
    const lines = fixes.filter((fix) => fix.kind === "listing-silent").map((fix) => fix.text);
    expect(lines.join()).not.toContain("2 of 3 reviewers wish");
    expect(lines.join()).toContain("Single reviewers, 2 of 3 in all, wish for");
  });
});

describe("a question that is only concluded", () => {
  const answers = (currentTitle: string, doubt: string): boolean =>
    auditOf(
      rated(
        [5, "Easy to clean."],
        [4, doubt],
        [5, "Very easy to clean."],
        ...Array.from({ length: 20 }, (): [number, string] => [5, "Nice."]),
      ),
      { productName: "Acme Cabinet", currentTitle },
    ).fixes.some(({ text }) => text.startsWith("Answer “"));
  const WONDERED = "I was worried it would be hard to clean.";

  test("is advice where some reviewer wondered", () => expect(answers("Acme Cabinet, Oak", WONDERED)).toBe(true));
  test("is none to a seller who gave no listing", () => expect(answers("", WONDERED)).toBe(false));
  test("is none where reviewers only tell how it is", () =>
    expect(answers("Acme Cabinet, Oak", "Hard to clean.")).toBe(false));
  test("is none where the current copy promises it", () =>
    expect(answers("Acme Cabinet, Oak, Wipes Clean", WONDERED)).toBe(false));
});

test("that it looks good or is liked is no strength to state", () => {
  const reviews = rated(
    [5, "Looks good."],
    [5, "Looks great."],
    [5, "My dog loves it."],
    [5, "My dog loves it so much."],
  );
  const { fixes } = auditOf(reviews, { productName: "Acme Dog Bowl", currentTitle: "Acme Dog Bowl" });
  expect(fixes.filter(({ text }) => /looks good|liked by/.test(text))).toEqual([]);
});

test("nobody wishes for what only a pronoun names", () => {
  const reviews = rated([4, "I wish it had a place to store them."], [5, "Nice."], [5, "Fine."]);
  expect(auditOf(reviews, { productName: "Acme Speaker" }).fixes.filter(({ text }) => text.includes("wish"))).toEqual(
    [],
  );
});

test("no complaint, no advice", () => {
  expect(auditOf(rated([5, "Nice."], [5, "Fine."])).fixes).toEqual([]);
});

test("line N of the list is the text of fix N, and its evidence counts the same reviews", () => {
  const { fixes, fixList, evidence } = auditOf(LEAKING, { currentTitle: "Trail Bottle" });
  expect(fixList.split("\n")).toEqual(fixes.map((fix) => fix.text));
  fixes.forEach((fix, index) => {
    expect(evidence.find((each) => each.path === `fixList.${index}`)?.reviews).toBe(fix.reviews);
  });
});

test("every facet that people complain about has advice", () => {
  const without = JUDGED_FACETS.filter((facet) => adviceFor(facet.id, new Set()) === undefined).map(
    (facet) => facet.id,
  );
  expect(without).toEqual([]);
});
