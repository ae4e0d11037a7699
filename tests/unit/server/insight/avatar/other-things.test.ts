import { describe, expect, test } from "bun:test";
import { buildAvatar } from "../../../../../server/insight/avatar/build-avatar.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { signsIn } from "../../../../../server/insight/statements/signs.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const avatarOf = (texts: readonly string[], product: string) =>
  buildAvatar(
    mineReviews(
      texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null })),
      product,
    ),
    { avatarName: "Ann", currentListing: "" },
  ).avatar;

const PLENTY = Array.from({ length: 30 }, (_, index) => `I bought number ${index + 1} of them in the shop.`);

describe("of plenty of reviews, a part that only one names", () => {
  const STRIPS = "The reflective strips are easy to see.";

  test("is no desire", () => {
    expect(avatarOf([STRIPS], "Acme Dog Bed").desires.join("\n")).toContain("strips");
    expect(avatarOf([STRIPS, ...PLENTY], "Acme Dog Bed").desires.join("\n")).not.toContain("strips");
    expect(
      avatarOf([STRIPS, "The strips are so easy to see.", ...PLENTY], "Acme Dog Bed").desires.join("\n"),
    ).toContain("strips");
  });

  test("moves nobody", () => {
    const relief = "What a relief, the mesh system never splits the bands and the mesh system is easy to use.";
    expect(avatarOf([relief], "Acme Bird Feeder").emotionalDrivers.join("\n")).toContain("mesh system");
    expect(avatarOf([relief, ...PLENTY], "Acme Bird Feeder").emotionalDrivers.join("\n")).not.toContain("mesh");
  });
});

describe("what is no pain and no desire", () => {
  test.each([
    "The feeder comes two days early and packed really well.",
    "The skillet comes quick and sturdy.",
    "My dog is easy to wash and loves baths.",
    "The colors are already going soft at the corners.",
    "The lid is not as heavy as a Primula.",
    "The box wasn't even dented.",
  ])("%s: nobody wants that of the thing", (text) => {
    expect(avatarOf([text], "Acme Bird Feeder").desires).toEqual([]);
  });

  test("what is true without the thing", () => {
    expect(avatarOf(["Mold can break birds.", "The roof cracked."], "Acme Bird Feeder").pains).toEqual([
      "The roof cracked",
    ]);
  });
});

test("what buyers had to do with nothing that others name is no pain among plenty", () => {
  const [stranger, scrub] = ["I had to hang on to a stranger.", "I had to scrub it for an hour."];
  expect(avatarOf([stranger], "Acme Chair").pains).not.toEqual([]);
  expect(avatarOf([stranger, ...PLENTY], "Acme Chair").pains).toEqual([]);
  expect(avatarOf([scrub, ...PLENTY], "Acme Chair").pains).toEqual(["“I had to scrub it for an hour”"]);
  const chase = "I had to chase him through two yards.";
  expect(avatarOf([chase, ...PLENTY], "Acme Chair").pains).toEqual([]);
  expect(avatarOf([chase, ...PLENTY], "Acme Dog Leash").pains.join("\n")).toContain("through two yards");
});

test("what the words alone do not tell is no pain among plenty", () => {
  for (const text of ["I had to swap the chair with Denise.", "I had to buy one separately that fits."])
    expect(avatarOf([text, ...PLENTY], "Acme Chair").pains).toEqual([]);
});

test.each([
  "The chair fits great looks great.",
  "The chair is sturdy buckles.",
  "The chair blocks the wind so well that with a fleece I stayed out.",
])("clauses that run together are no desire: %s", (text) => {
  expect(avatarOf([text], "Acme Chair").desires.join("\n")).not.toMatch(/looks great$|buckles|fleece/);
});

test("what is said of something else goes with it", () => {
  expect(avatarOf(["The chair stays cool and I'm a warm sleeper."], "Acme Chair").desires).toEqual([
    "A chair that stays cool",
  ]);
});

test("what a pet leaves behind is nothing one wants", () => {
  expect(avatarOf(["Rabbit pee is strong stuff."], "Acme Pine Litter").desires).toEqual([]);
});

test("a part that one of plenty names is no pain, and most things' parts are", () => {
  const desktop = "The desktop wobbles.";
  expect(avatarOf([desktop], "Acme Chair").pains).toEqual(["The desktop wobbles"]);
  expect(avatarOf([desktop, ...PLENTY], "Acme Chair").pains).toEqual([]);
  expect(avatarOf(["The paint peeled off.", ...PLENTY], "Acme Chair").pains).toEqual(["The paint peeled off"]);
});

test("a part whose name opens a sentence is the one that others name too", () => {
  const texts = ["Strings are too short.", "One string is under the seat.", ...PLENTY];
  expect(avatarOf(texts, "Acme Chair").pains).toEqual(["Strings are too short"]);
});

test("what one of plenty says of another kind of thing is no pain", () => {
  const robe = ["The fabric is thin for a winter robe.", "The fabric tore."];
  expect(avatarOf(robe.slice(0, 1), "Acme Slippers").pains).toContain("The fabric is thin for a winter robe");
  const { pains } = avatarOf([...robe, ...PLENTY], "Acme Slippers");
  expect(pains.filter((pain) => /robe/.test(pain))).toEqual([]);
});

describe("what is cried, likened or asked is no statement", () => {
  test.each(["The seam split in the mirror and thank god I saw it.", "The seam is more like a slow leak."])(
    "%s",
    (text) => expect(avatarOf([text], "Acme Leggings").pains).toEqual([]),
  );

  test.each([
    "I wish it also came.",
    "I wish the makers knew how small it is.",
    "The seat is nearly as soft as before.",
    "The seat is fine no complaints.",
    "It fits is fine.",
  ])("%s", (text) => expect(avatarOf([text], "Acme Chair").desires).toEqual([]));

  test("a size that is wished for is called one", () => {
    expect(avatarOf(["I wish it came in small."], "Acme Chair").desires).toEqual(["A chair in a small size"]);
  });
});

describe("how plenty of buyers live", () => {
  const lifestyleOf = (texts: readonly string[]): string =>
    avatarOf([...texts, ...PLENTY], "Acme Lamp").psychographics.lifestyle;

  test("is told from what several say, else from what it is for and what recurs", () => {
    expect(lifestyleOf(["We use it in the kitchen.", "I use it in my office."])).toBe("");
    expect(lifestyleOf(["I use it for knitting.", "I use it every morning."])).toBe(
      "Uses the lamp for knitting and every morning",
    );
    const shared = ["In the kitchen.", "In my kitchen.", "At night.", "It glows at night.", "For knitting."];
    expect(lifestyleOf(shared)).toBe("Uses the lamp at night and in the kitchen");
  });

  test("is not judged by whom the thing is for", () => {
    const dogs = [
      "The dog is soft. The zipper broke.",
      "The dog is loud. The zipper is stuck.",
      "The foam is thick.",
      "The foam is flat.",
    ];
    expect(avatarOf(dogs, "Acme Dog Bed").psychographics.values).not.toContain("the dog");
  });
});

test("who bends over breaks nothing", () => {
  const faults = (text: string): number =>
    analyseText(text, "r1")
      .flatMap(({ tokens }) => signsIn(tokens))
      .filter(({ polarity }) => polarity < 0).length;
  expect(faults("I bent over at home.")).toBe(0);
  expect(faults("The pole bent at home.")).toBe(1);
});

test("dirt that comes off is no pain", () => {
  expect(avatarOf(["The stains come right out."], "Acme Dog Bed").pains).toEqual([]);
  expect(avatarOf(["The stains do not come right out."], "Acme Dog Bed").pains).toEqual([
    "The stains do not come right out",
  ]);
});

test("what its name says is no keyword for it", () => {
  expect(avatarOf(["I use it for baking."], "Acme Baking Blender").keywords).toEqual([]);
  expect(avatarOf(["I use it for baking."], "Acme Blender").keywords).toEqual(["blender for baking"]);
});

test("a place that one of plenty names is no keyword", () => {
  const purse = ["I keep it in my purse.", "It lives in my purse."];
  expect(avatarOf([purse[0] ?? ""], "Acme Radio").keywords).toContain("radio for purse");
  expect(avatarOf([purse[0] ?? "", ...PLENTY], "Acme Radio").keywords).not.toContain("radio for purse");
  expect(avatarOf([...purse, ...PLENTY], "Acme Radio").keywords).toContain("radio for purse");
});

test("a desire names no other maker", () => {
  expect(avatarOf(["It is softer than a couch."], "Acme Dog Bed").desires).toEqual([
    "A bed that is softer than a couch",
  ]);
  expect(avatarOf(["It is softer than a Velmoria."], "Acme Dog Bed").desires).toEqual([]);
});

describe("desires are in good English", () => {
  test.each([
    ["It's held up to five puppies, still comfortable.", "A bed that has held up to five puppies"],
    ["The green is so pretty in person.", "A green that is pretty in person"],
    ["The cover is gorgeous and the pieces click together.", "A gorgeous cover"],
    ["I wish there was somewhere to put a spoon.", "Somewhere to put a spoon"],
    ["I wish they sold an extra cover.", "An extra cover"],
    ["It fit my crate perfectly.", "A bed that fits a crate perfectly"],
    ["Holds its shape and no leaks.", "A bed that holds its shape"],
    ["Easy to put on the crate.", "A bed easy to put on the crate"],
    ["I wish they would put in a bigger bag.", "A bigger bag"],
  ])("%s", (text, desire) => {
    expect(avatarOf([text], "Acme Dog Bed").desires).toContain(desire);
  });

  test.each([
    "Works beautifully at my neighbour's who has tiles.",
    "It looks way smarter by the window.",
    "It is twice as soft.",
    "It survived.",
    "They actually survived. It survived.",
    "The zipper takes as good of care.",
  ])("and what is only true somewhere, or says too little, is none: %s", (text) => {
    expect(avatarOf([text], "Acme Dog Bed").desires).toEqual([]);
  });
});

describe("what customers say", () => {
  const SAID = ["dont waste your cover", "In January the cover cracked", "thank you my cover is soft", "its soft lol"];

  test("begins and ends with whole words, and cries nothing", () => {
    const { say } = avatarOf([...SAID, ...SAID], "Acme Dog Bed");
    expect(say.filter((phrase) => /^nt\b|^January|thank|lol/.test(phrase))).toEqual([]);
  });
});

describe("where no clause tells it, a theme is told in general words", () => {
  const LEAKS = ["Leaks.", "leaking again", "leaking"];

  test("as a pain of several reviewers", () => {
    expect(avatarOf(LEAKS, "Acme Bottle").pains).toEqual(["It leaks"]);
    expect(avatarOf(LEAKS, "Acme Bottles").pains).toEqual(["They leak"]);
    expect(avatarOf(LEAKS.slice(0, 1), "Acme Bottle").pains).toEqual([]);
  });

  test("as a desire, in the number of the product", () => {
    expect(avatarOf(LEAKS, "Acme Bottle").desires).toEqual(["A bottle that does not leak"]);
    const poor = ["battery life: poor", "Poor battery", "battery poor"];
    expect(avatarOf(poor, "Acme Phone").desires).toEqual(["A phone with a battery that lasts"]);
    expect(avatarOf(LEAKS, "Acme Bottles").desires).toEqual(["Bottles that do not leak"]);
  });

  test("as a desire of three who miss it, of plenty of reviewers", () => {
    const others = Array.from({ length: 14 }, (_, at) => `Bought on day ${at}.`);
    expect(avatarOf([...LEAKS, ...others], "Acme Bottle").desires).toEqual(["A bottle that does not leak"]);
    expect(avatarOf([...LEAKS.slice(1), ...others], "Acme Bottle").desires).toEqual([]);
  });

  test("as what they hold dear, where no part is judged by several", () => {
    const texts = ["Very comfortable.", "So comfortable!", "comfortable", "Sturdy.", "Very sturdy!"];
    expect(avatarOf(texts, "Acme Dog Bed").psychographics.values).toBe("Cares about comfort and solid build");
  });

  test("not where it stands there already in their own words", () => {
    const texts = ["The lid leaks in my bag.", "The lid leaks at night.", "Leaks."];
    expect(avatarOf(texts, "Acme Bottle").pains.filter((pain) => pain === "It leaks")).toEqual([]);
  });
});

test("the box is a parcel of anything but a box, and what came with the mail is not in the customers' words", () => {
  const dented = ["The box was dented.", "The box is dented, too."];
  expect(avatarOf(dented, "Acme Lunch Box").say.join("\n")).toContain("dented");
  expect(avatarOf(dented, "Acme Chair").say.join("\n")).not.toContain("dented");
  expect(avatarOf(["Super fast shipping.", "Very fast shipping."], "Acme Chair").say).toEqual([]);
});
