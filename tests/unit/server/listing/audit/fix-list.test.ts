import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product.ts";
import { adviceFor } from "../../../../../server/listing/audit/advice.ts";
import { wishedPhrase } from "../../../../../server/listing/audit/wish-fixes.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { JUDGED_FACETS } from "../../../../support/judged-facets.ts";
import { inputFor } from "../../../../support/samples.ts";
import { auditOf, LEAKING, minedFrom, rated } from "./audit-cases.ts";

test("what is wished for is a thing that can be named", () => {
  const product = describeProduct("Trail Stool");
  expect(wishedPhrase("it had a pocket", product)).toBe("a pocket");
  expect(wishedPhrase("it had this model", product)).toBeNull();
  expect(wishedPhrase("there was somebody", product)).toBeNull();
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

describe("a clause of the current copy that reviewers contradict", () => {
  const spans = [
    { reviewId: "r1", start: 0, end: 19 },
    { reviewId: "r2", start: 0, end: 22 },
  ];
  const claim = (contradictedBy: number, supporting = 0, field = "currentTitle", text = "50 ft") => ({
    field,
    start: 0,
    end: text.length,
    text,
    basis: "seller" as const,
    reviews: supporting,
    contradictedBy,
  });
  const reviews = rated([2, "I measured 38 feet."], [2, "It is 40 feet at most."], [5, "Nice."], [5, "Fine."]);
  const linesFor = (...claims: ReturnType<typeof claim>[]): string[] =>
    auditOf(reviews, {
      productName: "Garden Hose",
      currentTitle: "50 ft",
      ledger: {
        claims,
        evidence: claims.map((_, index) => ({ path: `claims.${index}.contradictions`, reviews: 2, spans })),
      },
    })
      .fixes.map((fix) => fix.text)
      .filter((text) => text.includes("say otherwise"));

  test("is not said to be left out where the new copy still says it", () => {
    const own = { ...claim(0, 0, "bulletsA.0", "the whole hose reaches 50 ft"), basis: "seller" as const };
    const denied = claim(2, 0, "currentBullets.3", "simply reaches 50 ft, the whole hose");
    expect(linesFor(denied, own)[0]).toContain("correct it, for each");
    expect(linesFor(denied)[0]).toContain("the new listing leaves it out");
  });

  test("is quoted with the number who say otherwise", () => {
    expect(linesFor(claim(2))).toEqual([
      "Current title says “50 ft”, yet 2 of 4 reviewers say otherwise and give 2.0 stars where the others give 5.0: the new listing leaves it out; correct the one on sale, for each of them may become a return.",
    ]);
  });

  test("is to be corrected where the new listing says it too", () => {
    const [line] = linesFor(claim(2), claim(2, 0, "optimizedTitles.0"));
    expect(line).toEndWith("give 5.0: correct it, for each of them may become a return.");
  });

  test("is quoted without its header, and of a long one the part that reviewers deny", () => {
    const bullet =
      "【USB-C】Built-in 1500 mAh battery, up to 8 hours of working time after a full charge, cable is included";
    const said = ["I get 2 hours on high.", "It was gone in under two hours.", "A nice lamp.", "A fine lamp."];
    const { fixes = [] } = optimizeReviews(
      inputFor(said.join("\n\n"), { productName: "Acme Lamp", currentBullets: [bullet] }),
    );
    expect(fixes.map(({ text }) => text).find((text) => text.includes("say otherwise"))).toStartWith(
      "Current bullet 1 says “up to 8 hours of working time after a full charge”, yet 2 of 4 reviewers say otherwise",
    );
  });

  test("is left alone where what is held against it speaks of something else, or praises", () => {
    expect(linesFor(claim(2, 0, "currentTitle", "Brass nozzle"))).toEqual([]);
    const praised = rated([5, "The fabric is soft and thick."], [5, "The fabric feels soft."], [5, "Nice."]);
    const { fixes } = auditOf(praised, {
      productName: "Acme Blanket",
      currentTitle: "Resists fading fabric",
      ledger: {
        claims: [claim(2, 0, "currentTitle", "Resists fading fabric")],
        evidence: [{ path: "claims.0.contradictions", reviews: 2, spans }],
      },
    });
    expect(fixes.filter(({ text }) => text.includes("say otherwise"))).toEqual([]);
  });

  test("is denied by the opposite of its word", () => {
    const { fixes } = auditOf(rated([2, "It slides down."], [2, "It fell in the night."], [5, "Nice."], [5, "Fine."]), {
      productName: "Acme Spice Rack",
      currentTitle: "Strong magnet",
      ledger: {
        claims: [claim(2, 0, "currentTitle", "Strong magnet")],
        evidence: [{ path: "claims.0.contradictions", reviews: 2, spans: spans.map((s) => ({ ...s, end: 15 })) }],
      },
    });
    expect(fixes.some(({ text }) => text.includes("“Strong magnet”, yet 2 of 4"))).toBe(true);
  });

  describe("by one reviewer alone", () => {
    const CURRENT = {
      currentTitle: "Zorvex Travel Mug",
      currentBullets: ["Fits every cup holder", "Big Volume: holds 16 oz of coffee"],
    };
    const PLAIN = [5, "Nice mug for my tea."] as const;
    const deniedBy = (...some: (readonly [number, string])[]): string[] => {
      const many = Array.from({ length: 20 }, (_, index) => [PLAIN[0], `${PLAIN[1]} Day ${index}.`] as const);
      const texts = [...some, ...many].map(([stars, text]) => `${stars} stars\n${text}`).join("\n\n");
      const { fixes = [] } = optimizeReviews(inputFor(texts, { productName: "Zorvex Travel Mug", ...CURRENT }));
      return fixes.map(({ text }) => text).filter((text) => text.includes("says otherwise"));
    };

    test("who is displeased and denies it outright has a line", () => {
      const [line, ...more] = deniedBy([2, "It does not fit my cup holder at all."]);
      expect(line).toStartWith("Current bullet 1 says “Fits every cup holder”, yet 1 of 21 reviewers says otherwise");
      expect(line).toEndWith("for this may become a return.");
      expect(more).toEqual([]);
    });

    test("who gives another figure has one too, unless the rest makes up for it", () => {
      expect(deniedBy([3, "It holds 14 oz, I measured it."])[0]).toContain("holds 16 oz of coffee”");
      expect(deniedBy([5, "It holds 14 oz, I measured it."])).toEqual([]);
    });

    test("who lives with it, or had one that failed, has none", () => {
      expect(deniedBy([4, "It does not fit my cup holder at all."])).toEqual([]);
      expect(deniedBy([1, "The cup holder clip never worked."])).toEqual([]);
    });
  });

  test("is denied by praise that gives another figure", () => {
    const said = ["It keeps coffee hot for six hours.", "Keeps coffee hot for 6 hours.", "A nice mug.", "A fine mug."];
    const { fixes = [] } = optimizeReviews(
      inputFor(said.join("\n\n"), { productName: "Zorvex Mug", currentBullets: ["Keeps coffee hot for 12 hours"] }),
    );
    const line = fixes.map(({ text }) => text).find((text) => text.includes("say otherwise"));
    expect(line).toContain("“Keeps coffee hot for 12 hours”, yet 2 of 4 reviewers");
    expect(line).toContain("the new listing leaves it out");
  });

  test("is left alone where half as many again bear it out", () => {
    expect(linesFor(claim(2, 2)).length).toBe(1);
    expect(linesFor(claim(2, 3))).toEqual([]);
  });

  test("is one matter with others that the same reviewers deny, each field named once", () => {
    const others = [
      claim(2, 0, "currentBullets.0", "Reaches 50 ft"),
      claim(2, 0, "currentBullets.0", "Fifty feet of hose"),
    ];
    const lines = linesFor(claim(2), ...others);
    expect(lines.length).toBe(1);
    expect(lines[0]).toStartWith("Current title says “50 ft”, current bullet 1 “Reaches 50 ft”, yet 2 of 4 reviewers");
    expect(lines[0]).toContain("the new listing leaves all of it out");
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

test("a question that is only concluded is no advice to a seller who gave no listing", () => {
  const reviews = rated(
    [5, "Easy to clean."],
    [4, "Hard to clean."],
    [5, "Very easy to clean."],
    ...Array.from({ length: 20 }, (): [number, string] => [5, "Nice."]),
  );
  const answers = (currentTitle: string): boolean =>
    auditOf(reviews, { productName: "Acme Cabinet", currentTitle }).fixes.some(({ text }) =>
      text.startsWith("Answer “"),
    );
  expect(answers("Acme Cabinet, Oak")).toBe(true);
  expect(answers("")).toBe(false);
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

describe("with nothing to change", () => {
  const PLAIN = "Nice mug.\n\nA fine mug.\n\nGood mug for tea.";

  test("says so in one sentence, and what was compared", () => {
    const alone = optimizeReviews(inputFor(PLAIN, { productName: "Zorvex Mug" }));
    expect(alone.fixes).toEqual([]);
    expect(alone.fixList).toStartWith("Nothing to change yet. The 3 reviews name no fault");
    const beside = optimizeReviews(inputFor(PLAIN, { productName: "Zorvex Mug", currentTitle: "Zorvex Mug" }));
    expect([beside.fixes?.length, beside.fixList]).toEqual([
      0,
      "Nothing to change. The 3 reviews name no fault that enough of them share, and your current listing says nothing that they contradict and breaks no rule.",
    ]);
  });
});
