import { describe, expect, test } from "bun:test";
import { buildInsights } from "../../../../../server/insight/avatar/insights.ts";
import { buildTopics } from "../../../../../server/insight/avatar/topics.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { shownThemes } from "../../../../../server/insight/mining/shown-themes.ts";

const reviewsOf = (texts: readonly string[], count = texts.length) =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at + 1}`,
    text: texts[at] ?? `Bought on day ${at}.`,
    title: null,
    rating: null,
    date: null,
  }));

const topicsOf = (texts: readonly string[], product = "Acme Backpack", count = texts.length): string[] =>
  buildTopics(mineReviews(reviewsOf(texts, count), product)).map(({ text }) => text);

const STRAPS = [
  "The strap lies well on my left shoulder to walk.",
  "The strap lies over my left shoulder.",
  "On my left shoulder hangs the strap.",
  "The strap is over the left shoulder when I ride.",
  "His strap goes from one shoulder to the other.",
  "The strap has a buckle near the shoulder.",
];
const TOLD = "Strap: “The strap lies well on my left shoulder to walk”";
const strapsAs = (noun: string): string[] => STRAPS.slice(0, 3).map((text) => text.replace("strap", noun));

test("a topic is what reviewers name, quoted from one of them, with the word of each other where it stands", () => {
  const reviews = reviewsOf(["It came. And the strap lies well on my left shoulder!", STRAPS[1] ?? "", "No."]);
  const [topic, ...more] = buildTopics(mineReviews(reviews, "Acme Backpack"));
  expect(more).toEqual([]);
  expect(topic?.text).toBe("Strap: “the strap lies well on my left shoulder!”");
  expect(topic?.spans).toEqual([
    { reviewId: "r1", start: 13, end: 53 },
    { reviewId: "r2", start: 4, end: 9 },
  ]);
});

describe("it takes more reviewers, the more reviews there are", () => {
  test.each([
    [1, 8, false],
    [2, 15, true],
    [2, 16, false],
    [3, 59, true],
    [3, 60, false],
    [4, 149, true],
    [5, 150, false],
    [6, 150, true],
  ])("%p of %p: %p", (naming, all, isTold) => {
    expect(topicsOf(STRAPS.slice(0, naming), "Acme Backpack", all)).toEqual(isTold ? [TOLD] : []);
  });

  test("and one is too few, however often she says it", () => {
    const praise = "The strap is sturdy there. A sturdy strap!";
    expect(topicsOf([praise], "Acme Backpack", 8)).toEqual([]);
    expect(topicsOf([praise, "No strap."], "Acme Backpack", 8)).toHaveLength(1);
  });
});

describe("what is no topic", () => {
  test("is what anything has, and whoever is around it", () => {
    expect(topicsOf(strapsAs("lid"))).toEqual(["Lid: “The lid lies well on my left shoulder to walk”"]);
    const none = "box case gift photo day price rating season area trainer driver toddler neighbor landlord barber";
    for (const noun of none.split(" ")) expect(topicsOf(strapsAs(noun)), noun).toEqual([]);
  });

  test.each(["Acme Strap", "Acme Straps", "Acme Strap Organizer", "Acme Straps Organizer"])(
    "is the product itself: %s",
    (product) => {
      expect(topicsOf(STRAPS, product)).toEqual([]);
    },
  );

  test("is a name", () => {
    expect(topicsOf(["We saw Strap on my left shoulder.", "It was Strap over my left shoulder."])).toEqual([]);
  });

  test("is what shown themes have told of most", () => {
    const short = ["The strap is too short.", "The strap is too short, it cuts.", "The strap is short."];
    const told = (plain: number) => [...short, ...STRAPS.slice(0, plain)];
    expect(shownThemes(mineReviews(reviewsOf(told(3)), "Acme Backpack")).map(({ theme }) => theme.reviews)).toEqual([
      short.length,
    ]);
    expect(topicsOf(told(2))).toEqual([]);
    expect(topicsOf(told(3)).map((topic) => topic.split(":")[0])).toEqual(["Strap"]);
  });
});

describe("the sentence that is quoted", () => {
  const OTHER = "A strap, a shoulder, a jacket.";
  const PLAIN = "The strap lies well on the shoulder of a jacket.";

  test.each([
    ["uses the words of others", "The strap lies well on a shoulder when I walk to work.", PLAIN],
    ["judges", "The strap lies on the shoulder of a jacket.", PLAIN],
    ["is not of where something lies", "It lies well under the strap on the shoulder of a jacket.", PLAIN],
    ["is not of what the reviewer did", "I put the good strap over the shoulder of a jacket.", PLAIN],
    ["is not short", "The shoulder strap and the jacket.", PLAIN],
    [
      "is not long",
      "It was then and there that the strap came to lie well on the shoulder of the jacket once more.",
      PLAIN,
    ],
    ["is not of the former thing", "My old strap lies over the shoulder of a jacket well.", PLAIN],
    ["is no mere wish", "If only the strap would lie on the shoulder of a jacket.", PLAIN],
    ["is no question", "Does the strap lie on the shoulder of any old jacket?", PLAIN],
    ["is not of the parcel", "The shoulder strap for the jacket came two days early.", PLAIN],
  ])("%s", (_, less, more) => {
    for (const texts of [
      [less, more],
      [more, less],
    ])
      expect(topicsOf([...texts, OTHER])[0]).toBe(`Strap: “${more.slice(0, -1)}”`);
  });

  test("is none where nothing is told of it and no two use the same words", () => {
    const texts = ["My strap sits in the middle.", "A strap hangs there somewhere.", "It has a strap."];
    expect(topicsOf(texts)).toEqual([]);
  });

  test.each([
    ["opens a clause as a part of the product", "The strap sits in the middle."],
    ["is there but once", "Only one strap in the bag."],
    ["is missing", "It came with no strap."],
    ["opens the second half of a sentence", "Rain came and the strap swelled."],
  ])("judges nothing where the topic %s", (_, told) => {
    const text = told.slice(0, -1);
    expect(topicsOf([told, "I sewed on a strap.", "My strap."])).toEqual([`Strap: “${text}”`]);
  });

  test.each([
    ["is the reviewer's own", "My strap sits in the middle."],
    ["is the reviewer's, and suffered from it", "Soaked my leather strap."],
    ["is where it happened to the reviewer", "The juice leaked all over my strap."],
    ["is one thing in a list", "I carry it with one buckle, one strap, half a rope."],
    [
      "begins behind a quotation",
      'When I complained they sent me two of the kind they call "long life" strap for free which was decent of them, jury is out on whether it lasts any longer.',
    ],
    ["is asked for", "So why the long strap, it sits in the middle."],
  ])("is none of those where it %s", (_, told) => {
    expect(topicsOf([told, "I sewed on a strap.", "Some strap."])).toEqual([]);
  });

  test("is none where all is said of the former thing, or in three words", () => {
    expect(topicsOf(STRAPS.slice(0, 2).map((text) => text.replace(/(?:the|The) strap/, "my old strap")))).toEqual([]);
    expect(topicsOf(["Sturdy left strap.", "The left strap."])).toEqual([]);
    expect(topicsOf(["That sturdy left strap.", "The left strap."])).toEqual(["Strap: “That sturdy left strap”"]);
  });

  test("is of one topic only", () => {
    const both = "The strap is well left of my shoulder, the frame is well right of it.";
    const other = "The strap is well over the shoulder of a friend, the frame is well under it.";
    const quoted = (name: string, text: string): string => `${name}: “${text.slice(0, -1)}”`;
    expect(topicsOf([both, other])).toEqual([quoted("Strap", both), quoted("Frame", other)]);
    expect(topicsOf([both, "strap, shoulder, left.", "frame, shoulder, right."])).toEqual([quoted("Strap", both)]);
  });
});

describe("topics", () => {
  test("have the name that most give them", () => {
    const chest = STRAPS.slice(0, 2).map((text) => text.replace("strap", "chest strap"));
    expect(topicsOf([...chest, STRAPS[2] ?? ""]).map((topic) => topic.split(":")[0])).toEqual(["Chest strap"]);
  });

  test("stand in the order of how many name them, the first eight", () => {
    const parts = ["strap", "frame", "panel", "handle", "mesh", "wheel", "cover", "sleeve", "pump"];
    const namesOf = (some: readonly string[]): (string | undefined)[] => {
      const judged = some.map((part) => `The ${part} is well left of my shoulder.`).join(" ");
      const named = some.map((part) => `My left shoulder near the ${part}.`).join(" ");
      return topicsOf([judged, named, "No pump."]).map((topic) => topic.split(":")[0]);
    };
    expect(namesOf(parts)).toEqual(["Pump", "Strap", "Frame", "Panel", "Handle", "Mesh", "Wheel", "Cover"]);
    expect(namesOf(parts.slice(1))).toEqual(["Pump", "Frame", "Panel", "Handle", "Mesh", "Wheel", "Cover", "Sleeve"]);
  });
});

test("topics are among the insights, each with the words of all who name it", () => {
  const { insights, evidence } = buildInsights(mineReviews(reviewsOf(STRAPS.slice(0, 3)), "Acme Backpack"));
  expect(insights.topics).toEqual([TOLD]);
  const told = evidence.find(({ path }) => path === "insights.topics.0");
  expect(told?.reviews).toBe(3);
  expect(told?.spans.map(({ reviewId }) => reviewId)).toEqual(["r1", "r2", "r3"]);
  expect(buildInsights(mineReviews(reviewsOf(["No strap."]), "Acme Backpack")).insights.topics).toEqual([]);
});

describe("what names a topic", () => {
  test.each([
    [
      "the first word of a sentence",
      ["Chalk lies well over my left shoulder.", "Chalk hangs on my left shoulder."],
      "Chalk",
    ],
    [
      "a noun that stands as a quality of nothing",
      ["The remote instead lies well on my left shoulder.", "With the remote and my left shoulder."],
      "Remote",
    ],
    [
      "a noun that something else is called after",
      ["I put the paper rod on my left shoulder.", "The paper lies well on my left shoulder."],
      "Paper",
    ],
  ])("is %s", (_, texts, name) => {
    expect(topicsOf(texts, "Acme Board").map((topic) => topic.split(":")[0])).toEqual([name]);
  });

  test("is not only what other things are called after", () => {
    expect(topicsOf(["The bath towel is soft.", "A bath mat is soft."], "Acme Board").join()).not.toContain("Bath");
  });

  test("has the name alone where what is quoted is called otherwise", () => {
    const texts = ["The chest strap is well on it.", "My chest strap.", "The hip strap is well left of my shoulder."];
    expect(topicsOf([texts[2] ?? "", "A chest strap.", "My chest strap."], "Acme Board")[0]).toStartWith("Strap: ");
  });

  test("is what nobody judges where five name it", () => {
    const told = "The cramps in my arms ease.";
    expect(topicsOf(Array(4).fill(told), "Acme Lotion")).toEqual([]);
    expect(topicsOf(Array(5).fill(told), "Acme Lotion")).toEqual(["Cramps: “The cramps in my arms ease”"]);
  });
});

describe("a second voice", () => {
  const FIRST = "The strap lies well over my left shoulder.";
  const others = ["On my shoulder hangs the strap.", "My left shoulder, the strap."];

  test("judges it by something else", () => {
    const second = "A sturdy strap that holds a wet jacket.";
    expect(topicsOf([FIRST, second, ...others])).toEqual([
      "Strap: “The strap lies well over my left shoulder”, “A sturdy strap that holds a wet jacket”",
    ]);
  });

  test.each([
    ["says the same", "My left shoulder is fine with the strap."],
    ["neither judges nor tells of it", "A strap touches a jacket there."],
  ])("is none where it %s", (_, text) => {
    expect(topicsOf([FIRST, text, ...others])).toEqual(["Strap: “The strap lies well over my left shoulder”"]);
  });
});

describe("a word that only looks like the topic", () => {
  const LID = ["The lid lies well on my left shoulder to walk.", "The lid lies over my left shoulder."];
  const NOTHING = "That lid is small.";

  test.each([
    [
      "the verb of a part",
      "The grip lies well on the desk.",
      "The grip lies over the desk.",
      "On the desk, rubber side grips well.",
    ],
    [
      "the verb of a pronoun",
      "The grip lies well on the desk.",
      "The grip lies over the desk.",
      "The desk is wet and it grips well.",
    ],
  ])("is %s", (_, first, second, other) => {
    const [told = ""] = topicsOf([first, second, other], "Acme Tray");
    expect(told.startsWith("Grip: ")).toBe(true);
    expect(told).not.toContain(other.slice(0, -1));
  });

  test("is a quality", () => {
    const quality = "its so light I hold it with my left hand.";
    const lights = STRAPS.map((text) => text.replace("strap", "light"));
    const told = topicsOf([...lights, quality], "Acme Tent");
    expect(told[0]).toContain("Light: ");
    expect(told.join(" ")).not.toContain(quality.slice(0, -1));
  });

  test("names the kind of thing that it is", () => {
    const texts = LID.map((text) => text.replace("lid", "bag"));
    expect(topicsOf([...texts, NOTHING], "Acme Backpack")).toEqual([]);
    expect(topicsOf([...texts, NOTHING], "Acme Kettle")).toHaveLength(1);
  });
});

test("the thing itself by the end of its name is no topic", () => {
  const buds = ["The buds lie on my desk.", "Both buds still work on my desk.", "My buds are in the jar on the shelf."];
  expect(topicsOf(buds, "Acme Earbuds").filter((topic) => topic.startsWith("Bud"))).toEqual([]);
});
