import { describe, expect, test } from "bun:test";
import type { ShopperQuestion } from "../../../../../events/result/insights.ts";
import type { Domain } from "../../../../../server/insight/facets/domain.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { auditListing } from "../../../../../server/listing/audit/audit-listing.ts";
import { QUESTION_BANK } from "../../../../../server/listing/audit/question-bank.ts";
import { JUDGED_FACETS } from "../../../../support/judged-facets.ts";
import { mineReviewSet, REVIEW_SETS } from "../../../../support/reviews/review-sets.ts";
import { auditOf, LEAKING, rated } from "./audit-cases.ts";

const asked = (questions: readonly ShopperQuestion[], words: string): ShopperQuestion | undefined =>
  questions.find((each) => each.question.includes(words));

describe("where a question stands", () => {
  test("a fault that reviews report is no matter of wording", () => {
    expect(asked(auditOf(LEAKING).questions, "leak")?.state).toBe("product-fault");
  });

  test("a question is answered by the field whose words answer it", () => {
    const copy = { bulletsB: ["Long days: room for all you need", "Cold to the end: ice lasts through the night"] };
    expect(asked(auditOf(LEAKING, { copy }).questions, "keep drinks cold")).toMatchObject({
      state: "answered",
      answeredBy: "bulletsB.1",
    });
  });

  test("and by none where no line says it", () => {
    const copy = { bulletsB: ["Long days: room for all you need"] };
    expect(asked(auditOf(LEAKING, { copy }).questions, "keep drinks cold")).toMatchObject({
      state: "listing-silent",
      answeredBy: null,
    });
  });

  test("a time that something takes is none that it lasts", () => {
    const lasts = (bullet: string) =>
      asked(auditOf(LEAKING, { copy: { bulletsB: [bullet] } }).questions, "keep drinks cold")?.answeredBy;
    expect(lasts("Iced coffee: ready for refills after 24 hours")).toBeNull();
    expect(lasts("Ice Bottle: 26 lbs in 24Hrs")).toBeNull();
    expect(lasts("Iced drinks: 24 Hrs")).toBe("bulletsB.0");
  });

  test("what a bottle holds is not what it weighs", () => {
    const reviews = rated([2, "Way too heavy for a bottle."], [3, "It is heavy when full."], [5, "Nice."]);
    const weighs = (title: string) =>
      asked(auditOf(reviews, { copy: { optimizedTitles: [title] } }).questions, "How heavy")?.answeredBy;
    expect(weighs("Trail Bottle, 24 oz")).toBeNull();
    expect(weighs("Trail Bottle, Weighs 12 oz")).toBe("optimizedTitles.0");
    expect(weighs("Trail Bottle, 1.2 lb")).toBe("optimizedTitles.0");
  });

  test.each([
    ["cold", "Trail Cooler Bag", [], "How long does the bag keep things cold?"],
    ["cold", "Trail Cooler Bag", ["drinkware"], "How long does the bag keep drinks cold?"],
    ["hot", "Trail Electric Lunch Box", ["drinkware"], "How long does the lunch box keep food hot?"],
    ["comfort", "Trail Headphones", ["audio"], "Are the headphones comfortable for hours?"],
    ["comfort", "Trail Milk Frother", [], "Is the frother comfortable to use?"],
    ["protection", "Trail Phone Case", [], "Does the case protect in a fall?"],
    ["protection", "Trail Sun Hat", ["worn"], "What does the hat protect from?"],
    ["pockets", "Trail Leggings", ["worn"], "Do the pockets hold a phone?"],
    ["pockets", "Trail Shoe Organizer", [], "How much fits into a pocket?"],
  ] as const)("of %s is asked as fits a %s", (facet, name, domains, question) => {
    const asked = { product: describeProduct(name), part: null, domains: new Set<Domain>(domains) };
    expect(QUESTION_BANK[facet]?.(asked)).toBe(question);
  });

  test("whether the current copy answers is not told where there is none", () => {
    expect(asked(auditOf(LEAKING).questions, "easy to clean")?.answeredBefore).toBeNull();
    const { questions } = auditOf(LEAKING, { currentTitle: "Trail Bottle, Easy to Clean" });
    expect(asked(questions, "easy to clean")?.answeredBefore).toBe(true);
    expect(asked(questions, "keep drinks cold")?.answeredBefore).toBe(false);
  });

  test("that it runs true to size is answered by no line where reviewers say that it does not", () => {
    const reviews = rated([2, "Runs small."], [3, "They run small, size up."], [5, "Nice."], [5, "Nice color."]);
    const copy = { bulletsA: ["Size Chart: check the size chart and go up when in doubt"] };
    expect(asked(auditOf(reviews, { productName: "Trail Wool Socks", copy }).questions, "true to size")).toMatchObject({
      state: "expectation-gap",
      answeredBy: "bulletsA.0",
    });
  });

  test("what the current copy promises and some reviewers deny is no silence", () => {
    const reviews = rated([2, "Hard to put together."], [5, "Easy to assemble."], [5, "Nice."], [5, "Nice color."]);
    const state = (currentTitle: string) =>
      asked(auditOf(reviews, { productName: "Trail Bookcase", currentTitle }).questions, "easy to set up")?.state;
    expect(state("Trail Bookcase, Easy Assembly")).toBe("expectation-gap");
    expect(state("Trail Bookcase, Walnut")).toBe("listing-silent");
  });

  test("what people expected otherwise stays a gap until the listing says it", () => {
    const reviews = rated([2, "Too small."], [2, "Much smaller than expected."], [5, "Nice."]);
    const given = { productName: "Trail Stool" };
    expect(asked(auditOf(reviews, given).questions, "How big is the stool?")?.state).toBe("expectation-gap");
    const copy = { bulletsA: ["Made to fit under a desk: 12 inches high"] };
    expect(asked(auditOf(reviews, { ...given, copy }).questions, "How big")).toMatchObject({
      answeredBy: "bulletsA.0",
    });
  });
});

describe("a question is answered by what a line is about", () => {
  const wobbly = rated([2, "The frame feels flimsy."], [5, "Feels solid."], [4, "Very sturdy."], [5, "Nice."]);
  const solid = (bullet: string): string | null | undefined =>
    asked(auditOf(wobbly, { productName: "Acme Standing Desk", copy: { bulletsA: [bullet] } }).questions, "sturdy")
      ?.answeredBy;

  test("and not by a word of it in another sense", () => {
    expect(solid("Built to Last: sturdy frame that feels solid")).toBe("bulletsA.0");
    expect(solid("Stainless Steel Legs: 28 inches wide")).toBeNull();
    expect(solid("A Good Workout: solid exercise that keeps you active")).toBeNull();
    expect(solid("Works with Lodgeline Metal Shelves: build your own corner")).toBeNull();
  });

  const used = rated([2, "It is hard to use."], [5, "So easy to use."], [5, "Easy to use every day."], [5, "Nice."]);
  const easy = (bullet: string): string | null | undefined =>
    asked(auditOf(used, { productName: "Acme Can Opener", copy: { bulletsA: [bullet] } }).questions, "easy to use")
      ?.answeredBy;

  test("and not by praise of another matter", () => {
    expect(easy("Easy to Use: simple in practice")).toBe("bulletsA.0");
    expect(easy("Good-Looking Style: appealing to see and easy to like")).toBeNull();
  });

  const held = rated([2, "It holds too little."], [5, "It holds a lot."], [5, "It holds a gallon."], [5, "Nice."]);
  const holds = (bullet: string): string | null | undefined =>
    asked(auditOf(held, { productName: "Acme Stock Pot", copy: { bulletsA: [bullet] } }).questions, "hold")?.answeredBy;

  test("a figure answers by being stated", () => {
    expect(holds("Made for soup: 8 quarts")).toBe("bulletsA.0");
    expect(holds("Made for soup: 8 recipes")).toBeNull();
  });
});

test("what asks how soon is answered by a time", () => {
  const reviews = rated([5, "My skin is glowing."], [4, "I noticed a difference, my skin glows."], [5, "Nice."]);
  const soon = (bullet: string) =>
    asked(auditOf(reviews, { productName: "Acme Face Cream", copy: { bulletsA: [bullet] } }).questions, "How soon")
      ?.answeredBy;
  expect(soon("Results You Can See: changes that are visible, not only felt")).toBeNull();
  expect(soon("Results You Can See: changes that are visible within two weeks")).toBe("bulletsA.0");
});

describe("a question that no line settles is not asked", () => {
  const NICE = [5, "Nice."] as const;

  test("whether it is worth its price or does what it should", () => {
    const reviews = rated(
      [2, "Not worth the price."],
      [5, "Worth every penny."],
      [1, "It does not work."],
      [5, "Works as described."],
      NICE,
    );
    const { questions } = auditOf(reviews);
    expect(questions.filter(({ question }) => /worth|promised/.test(question))).toEqual([]);
  });

  test("nor how good a part is", () => {
    const reviews = rated([2, "The door is awful."], [1, "The door is terrible."], [2, "The door is bad."], NICE, NICE);
    expect(asked(auditOf(reviews, { productName: "Acme Shoe Shelf" }).questions, "How good")).toBeUndefined();
  });

  test("nor how long a machine keeps what it makes", () => {
    const reviews = rated([2, "It does not keep the ice frozen."], [3, "Does not stay cold for long."], NICE, NICE);
    const given = { productName: "Acme Ice Maker" };
    expect(asked(auditOf(reviews, given).questions, "keep drinks cold")).toBeUndefined();
  });
});

test("one word in common with a question of a reviewer is no answer to it", () => {
  const reviews = rated([5, "Does anyone know if a bigger battery fits this?"], [5, "Nice."], [5, "Good power."]);
  const copy = { bulletsB: ["Long days: battery for all you need"] };
  const answered = auditOf(reviews, { productName: "Acme Drill", copy }).questions.find(({ question }) =>
    question.includes("bigger battery"),
  );
  expect(answered?.state).toBe("listing-silent");
});

test("a wished-for version is asked for by what it has", () => {
  const reviews = rated([4, "Please make a version with a timer."], [5, "Nice."]);
  const { questions } = auditOf(reviews, { productName: "Acme Lunch Box" });
  expect(questions.filter(({ question }) => question.includes("timer")).map(({ question }) => question)).toEqual([
    "Does the lunch box come with a timer?",
  ]);
});

test("praise in the listing does not answer what reviews dispute, and a figure does where one is asked for", () => {
  const reviews = rated([2, "Too small."], [2, "Much smaller than expected."], [5, "Perfect size."], [5, "Nice."]);
  const given = (bullet: string) => ({ productName: "Acme Stool", copy: { bulletsA: [bullet] } });
  const state = (bullet: string) => asked(auditOf(reviews, given(bullet)).questions, "How big")?.state;
  expect(state("Made for you: the perfect size")).toBe("expectation-gap");
  expect(state("Made for you: 12 inches high")).toBe("answered");
});

describe("a question quotes what is about it", () => {
  test("of use, what names using", () => {
    const reviews = rated([2, "The motion is awkward."], [5, "Plug it in and go."], [5, "Nice."], [5, "Nice."]);
    expect(asked(auditOf(reviews, { productName: "Acme Pedal Exerciser" }).questions, "easy to use")).toBeUndefined();
  });

  test("of fasteners, those that reviews name", () => {
    const reviews = rated(
      [1, "The zipper broke."],
      [2, "The clips are weak and pop open."],
      [5, "Nice."],
      [5, "Nice."],
    );
    const { questions } = auditOf(reviews, { productName: "Acme Seat Cover" });
    expect(asked(questions, "hold up")?.question).toBe("Do the zipper or clips hold up?");
  });

  test("of looks, only the color where it asks for that", () => {
    const reviews = rated(
      [5, "The color is lovely."],
      [2, "The color is ugly."],
      [5, "It looks great on the shelf."],
      [5, "Nice."],
    );
    const { questions, evidence } = auditOf(reviews, { productName: "Acme Vase" });
    const at = questions.findIndex(({ question }) => question.includes("color"));
    const quoted = evidence.find(({ path }) => path === `insights.questions.${at}`)?.spans ?? [];
    expect(quoted.map(({ reviewId }) => reviewId).toSorted()).toEqual(["r1", "r2"]);
  });

  test("whether a part comes with it, where it is missing and not where it came broken", () => {
    const broken = [
      [1, "The panel came with chipped corners."],
      [2, "It arrived with the panel cracked."],
    ] as const;
    const given = { productName: "Acme Cabinet" };
    const questions = (...told: readonly (readonly [number, string])[]) =>
      auditOf(rated(...told, [5, "Nice."], [5, "Fine."]), given).questions;
    expect(asked(questions(...broken), "come with")).toBeUndefined();
    expect(
      asked(questions([1, "The tray was missing."], [2, "The tray is missing."]), "come with a tray"),
    ).toBeDefined();
  });

  test("and a part, only what is said of that part", () => {
    const reviews = rated(
      [1, "The lid leaks."],
      [2, "The lid leaks in my bag."],
      [1, "The lid leaks all day."],
      [5, "No leaks from the base."],
    );
    const { questions, evidence } = auditOf(reviews);
    const at = questions.findIndex(({ question }) => question === "Does the lid leak?");
    const quoted = evidence.find(({ path }) => path === `insights.questions.${at}`)?.spans ?? [];
    expect(quoted.map(({ reviewId }) => reviewId).toSorted()).toEqual(["r1", "r2", "r3"]);
  });
});

test("what copy may claim does not fall short: one complaint against two praises, unless it is grave", () => {
  const stateOf = (words: string, ...told: readonly (readonly [number, string])[]) =>
    asked(auditOf(rated(...told, [5, "Nice."])).questions, words)?.state;
  const solid = [
    [5, "Feels sturdy."],
    [5, "Very sturdy."],
    [2, "It feels flimsy."],
  ] as const;
  expect(stateOf("sturdy", ...solid)).toBe("listing-silent");
  expect(stateOf("sturdy", ...solid, [1, "So flimsy."])).toBe("product-fault");
  const tight = [
    [5, "It does not leak."],
    [5, "Never leaks."],
    [1, "It leaks."],
  ] as const;
  expect(stateOf("leak", ...tight)).toBe("product-fault");
});

test("what reviews themselves ask is asked, though it is no report", () => {
  const { questions } = auditOf(rated([5, "Does it leak?"], [5, "Will it leak on its side?"], [5, "Nice."]));
  expect(asked(questions, "leak")).toBeDefined();
});

test("nobody asks about looks until somebody has doubted them", () => {
  const praised = rated([5, "Beautiful color."], [5, "Looks great."], [5, "Nice."]);
  expect(asked(auditOf(praised).questions, "color")).toBeUndefined();
});

describe.each(REVIEW_SETS.map(({ id }) => ({ id })))("questions about $id", ({ id }) => {
  const { questions, evidence } = auditListing({
    mining: mineReviewSet(id),
    copy: { optimizedTitles: [], itemHighlights: "", bulletsA: [], bulletsB: [] },
    input: { currentTitle: "", currentBullets: [] },
    findings: [],
    keywords: [],
  });

  test("are four to ten, each a question once, with reviews behind it", () => {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(questions.length).toBeLessThanOrEqual(10);
    expect(new Set(questions.map((each) => each.question)).size).toBe(questions.length);
    questions.forEach(({ question }, index) => {
      expect(question).toMatch(/^(?:Does|Do|Is|Are|How|What|Will|Can|Which)\b[^?]*[a-z]\?$/);
      expect(evidence.find((each) => each.path === `insights.questions.${index}`)?.reviews).toBeGreaterThan(0);
    });
  });
});

describe("the bank of questions", () => {
  const one = { product: describeProduct("Trail Bottle"), part: null, domains: new Set<never>() };
  const many = { product: describeProduct("Wireless Headphones"), part: null, domains: new Set<never>() };

  test("has one for every facet that shoppers ask about", () => {
    const without = JUDGED_FACETS.map((facet) => facet.id).filter((id) => QUESTION_BANK[id] === undefined);
    expect(without.toSorted()).toEqual(["gift", "repeat", "results", "shipping", "value"]);
  });

  test.each(Object.keys(QUESTION_BANK))("asks of %s in the number of its subject", (id) => {
    const bank = QUESTION_BANK[id];
    expect(bank?.(one)).toMatch(/^[A-Z].*[a-z]\?$/);
    expect(bank?.(one)).not.toMatch(/\b(?:are|do) the bottle\b|null|undefined/i);
    expect(bank?.(many)).not.toMatch(/\b(?:is|does) the headphones\b|null|undefined/i);
  });
});
