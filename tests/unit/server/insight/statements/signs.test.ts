import { describe, expect, test } from "bun:test";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { findRemarks } from "../../../../../server/insight/statements/remarks.ts";
import { signsIn } from "../../../../../server/insight/statements/signs.ts";
import { analyseReview, analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";

const polarities = (text: string): number[] =>
  analyseText(text, "r1")
    .flatMap(splitClauses)
    .flatMap(({ tokens }) => signsIn(tokens))
    .map(({ polarity }) => polarity);

describe("words of blame that blame nothing where they stand", () => {
  test.each([
    "The towel keeps smelling fresh",
    "The rail stays up no matter how rough he is",
    "The boots are broken in by now",
    "The shelf was a snap to install",
    "She was in tears over the gift",
    "It survived heavy rain",
    "It was cheaper than at the store",
    "Fewer jams than the old printer",
    "These bars are a guilty pleasure",
    "You do not have to scrub a stained tile in the corner",
    "The roast comes out perfectly cooked",
    "It came out of the oven in one piece",
    "I never heard drums so clear",
    "The pill doesn't make me drowsy",
    "It won't take long to heat",
    "It slips easily into a purse",
    "The slices come out all the same size",
    "It comes with a tool for peeling",
    "It ran two days before I had to charge it",
    "I got it ripping hot",
    "The smell went away after a day",
    "The handle just snaps in.",
  ])("%s", (text) => {
    expect(polarities(text)).not.toContain(-1);
  });

  test.each([
    "The knob smells awful",
    "The zipper broke",
    "The hinge snapped in two",
    "It is heavy and dull",
    "It feels cheaper than the old one",
    "The needle came out after a day",
    "It slips off the shelf",
    "The print is not so clear",
    "It doesn't make hot coffee",
    "The manual leaves much to be desired",
    "One cannot replace it, and the dial scratches easily",
  ])("but: %s", (text) => {
    expect(polarities(text)).toContain(-1);
  });
});

test("only who says that it did nothing says that it has no effect", () => {
  const gists = (text: string): string[] =>
    analyseText(text, "r1")
      .flatMap(splitClauses)
      .flatMap(({ tokens }) => signsIn(tokens))
      .map(({ gist }) => gist);
  expect(gists("The cream did nothing")).toContain("no effect");
  expect(gists("There is nothing nothing but praise")).not.toContain("no effect");
});

const told = (text: string): string[] => {
  const { reviews } = readReviews({ text });
  const product = describeProduct("Kelvara Desk Fan");
  return findRemarks(reviews.flatMap(analyseReview), reviews, product).map(({ told: { text: line } }) => line);
};

describe("what says nothing of the thing is no remark", () => {
  test.each([
    "I can't compare it with another fan.",
    "I can't praise this fan enough.",
    "I did not go wrong with this fan.",
    "I had to take off a star.",
    "The company is terrible.",
    "Postage was a bit expensive.",
    "I had to turn it.",
    "It does not look like it could bear the load.",
  ])("%s", (text) => {
    expect(told(`${text}\n\nThe fan does not turn.`)).toEqual(["The fan does not turn"]);
  });

  test("what praises and blames a little at once is neither, unless the review is discontent", () => {
    expect(told("The fan is tiny and cute.\n\nThe fan does not turn.")).toEqual(["The fan does not turn"]);
  });
});

describe("they, at the beginning of a sentence", () => {
  test("are the parts that the sentence before spoke of", () => {
    expect(told("The blades are a problem. They rattle all day.")).toContain("The blades rattle all day");
  });

  test("are nothing of a single thing where no parts were named", () => {
    expect(told("The fan is a problem. They rattle all day.").join("\n")).not.toContain("rattle");
  });
});

test("what ended somewhere is the thing, and no buyer", () => {
  expect(told("The cord is too short, ended about a yard from the wall.").join("\n")).not.toContain("Buyers");
});

test("a verb of the senses says nothing without what it is like", () => {
  expect(told("The fan doesn't sound, nor look, like a jet.").join("\n")).not.toMatch(/sound$/m);
});

describe("an ill that lessens is praised", () => {
  test.each([
    "My headaches come less often",
    "The cramps have eased",
    "The ache in my neck is mostly gone",
    "The headaches are down to one a month",
    "The cramps stopped within a week",
  ])("%s", (text) => {
    expect(polarities(text)).toContain(1);
    expect(polarities(text)).not.toContain(-1);
  });

  test.each(["The cramps have not eased", "The headaches stopped when I quit wearing it", "The headaches came back"])(
    "but not %s",
    (text) => {
      expect(polarities(text)).toContain(-1);
    },
  );
});

describe("what is soon lost is no praise of its speed", () => {
  test.each(["The colors washed out fast", "The print wears off quickly", "The bottle runs out fast"])("%s", (text) => {
    expect(polarities(text)).toContain(-1);
  });

  test.each(["The stain washed out fast", "It dries fast", "It does not wear out quickly"])("but is in %s", (text) => {
    expect(polarities(text)).not.toContain(-1);
  });
});
