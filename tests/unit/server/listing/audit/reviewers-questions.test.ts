import { describe, expect, test } from "bun:test";
import { reviewersQuestions } from "../../../../../server/listing/audit/reviewers-questions.ts";
import { auditOf, minedFrom, rated } from "./audit-cases.ts";

const askedIn = (text: string, stars: number | null = 4, product = "Acme Folding Stool"): string[] =>
  reviewersQuestions(minedFrom(rated([stars, text]), product)).map(({ question }) => question);

describe("what a reviewer asks others is put as a shopper would", () => {
  test.each([
    ["Does anyone know if this holds up on gravel?", "Does the stool hold up on gravel?"],
    ["Can somebody please tell me whether the legs can be replaced?", "Can the legs be replaced?"],
    ["Anyone know if it comes in a taller version?", "Does it come in a taller version?"],
    ["Does anyone know the height of the seat?", "What is the height of the seat?"],
    ["Could someone tell me how wide the seat is?", "How wide is the seat?"],
    ["Nice colors. So will this fit in a carry-on suitcase?", "Will the stool fit in a carry-on suitcase?"],
    [
      "Love it. Do the feet have to be oiled every month? Manual doesn't say.",
      "Do the feet have to be oiled every month?",
    ],
    ["Can I leave it on a boat deck all summer?", "Can I leave it on a boat deck all summer?"],
    ["Do they sell the screws separately? I lost one.", "Do they sell the screws separately?"],
    ["How many pounds does the seat hold?", "How many pounds does the seat hold?"],
  ])("%s", (text, question) => {
    expect(askedIn(text)).toEqual([question]);
  });

  test("but not how somebody does what", () => {
    expect(askedIn("Is this how Acme pays for their free paint program?")).toEqual([]);
    expect(askedIn("What kind of product does wobble like that?")).toEqual([]);
  });

  test("in whatever words, where it cannot be turned around", () => {
    expect(askedIn("Does anyone know where to get spare feet?")).toEqual(["Does anyone know where to get spare feet?"]);
  });

  test("of several in their number", () => {
    expect(askedIn("Are these ok for wet feet?", 5, "Acme Wool Socks")).toEqual(["Are the socks ok for wet feet?"]);
  });
});

describe("and not what waits for no answer", () => {
  test.each([
    "Does it fold flat on the floor? Yes it does.",
    "Is the seat comfortable for my back? Not at all.",
    "Would I buy three more for the patio? Already did.",
    "What more could you want from a seat?",
    "Why would anyone glue the legs?",
    "Who put the screws in this bag?",
    "Is it worth the money for a seat?",
    "Isn't the fabric supposed to be canvas?",
    "Thought the frame was metal?",
    "Is it just me or does the seat squeak?",
    "Does the seat even hold a child?",
    "Is the seat made of paper??",
    "Does anyone have trouble with the legs?",
    "Does my old Lodgeline stool have better legs? I miss my old one.",
    "Does it tip?",
  ])("%s", (text) => {
    expect(askedIn(text)).toEqual([]);
  });

  test("nor what is asked in anger", () => {
    expect(askedIn("Is the seat made of paper?", 1)).toEqual([]);
    expect(askedIn("Does anyone know if the seat can be swapped?", 1)).toEqual(["Can the seat be swapped?"]);
  });
});

describe("what a reviewer asks", () => {
  const reviews = rated(
    [5, "Does anyone know if this works with induction stoves?"],
    [1, "The handle broke."],
    [1, "The handle broke off."],
    [5, "Easy to clean."],
    [5, "Very easy to clean."],
  );
  const QUESTION = "Does the pan work with induction stoves?";
  const given = { productName: "Acme Frying Pan" };

  test("stands first, with one voice", () => {
    const { questions, evidence } = auditOf(reviews, given);
    expect(questions[0]).toMatchObject({ question: QUESTION, state: "listing-silent", answeredBy: null });
    expect(evidence.find(({ path }) => path === "insights.questions.0")?.reviews).toBe(1);
    expect(questions.filter(({ question }) => question === QUESTION)).toHaveLength(1);
  });

  test("is to be answered in the listing", () => {
    const { fixes } = auditOf(reviews, given);
    expect(fixes.map(({ text }) => text)).toContain(
      `Answer “${QUESTION}” in the listing: 1 of 5 reviewers asks it, and no line says.`,
    );
  });

  test("is answered by the line that holds its words", () => {
    const copy = { bulletsA: ["Good to Know: for gas and induction stoves"] };
    const { questions, fixes } = auditOf(reviews, { ...given, copy });
    expect(questions[0]).toMatchObject({ state: "answered", answeredBy: "bulletsA.0" });
    expect(fixes.some(({ text }) => text.includes(QUESTION))).toBe(false);
    const other = { bulletsA: ["Good to Know: for gas stoves"] };
    expect(auditOf(reviews, { ...given, copy: other }).questions[0]?.state).toBe("listing-silent");
  });

  test("for a figure, only by one", () => {
    const tall = rated([5, "Can anyone tell me how tall the handle is?"], [5, "Nice."]);
    const stateWith = (line: string): string | undefined =>
      auditOf(tall, { ...given, copy: { bulletsA: [line] } }).questions[0]?.state;
    expect(stateWith("Good to Know: a tall handle")).toBe("listing-silent");
    expect(stateWith("Good to Know: a tall handle of 6 inches")).toBe("answered");
  });
});

test("a complaint that is to be mended in the listing is not asked as a question too", () => {
  const reviews = rated(
    [2, "The instructions make no sense."],
    [2, "Instructions are confusing."],
    [5, "Nice stool."],
    [5, "Holds me well."],
  );
  const { fixes, questions } = auditOf(reviews, { productName: "Acme Folding Stool" });
  expect(questions.some(({ question }) => /instructions/.test(question))).toBe(true);
  expect(fixes.filter(({ text }) => /instructions/i.test(text))).toHaveLength(1);
});
