import { describe, expect, test } from "bun:test";
import type { OptimizationResult } from "../../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const write = (productName: string, ...texts: string[]): OptimizationResult =>
  optimizeReviews(inputFor(texts.join("\n\n"), { productName }));

const bulletsOf = ({ bulletsA, bulletsB }: OptimizationResult): string => [...bulletsA, ...bulletsB].join("\n");

describe("lines fit the kind of product", () => {
  const FITS = [
    "It fits perfectly and was easy to put on.",
    "Easy to put on, and it fits great.",
    "Fits well. So easy to put on.",
  ];

  test("what is worn fits somebody, what is not fits its purpose", () => {
    expect(bulletsOf(write("Kelvara Dog Harness", ...FITS))).toContain("the right size for the intended user");
    const cover = bulletsOf(write("Kelvara Laptop Cover", ...FITS));
    expect(cover).not.toMatch(/user|wearer|dressing|swimming|clicks/i);
    expect(cover).toContain("dimensions that match the intended place");
  });

  test("a post that saves the couch shields nothing beneath it", () => {
    const saved = ["It saved my couch.", "Saved our couch, the cat loves it.", "My sofa is safe, it saved the sofa."];
    const copy = bulletsOf(write("Kelvara Cat Scratching Post", ...saved));
    expect(copy).toMatch(/Saves the Furniture|The Couch Is Safe/);
    expect(copy).not.toMatch(/underneath|below/);
  });

  test("dry feet make no raincoat of socks, and a bag that keeps its shape was not washed", () => {
    const dry = ["They keep my feet dry.", "Kept my feet dry all day.", "My feet stay dry in them."];
    expect(bulletsOf(write("Kelvara Hiking Socks", ...dry))).not.toMatch(/moisture|dampness/i);
    const kept = ["It kept its shape.", "Still looks new, it kept its shape.", "Kept its shape after a year."];
    expect(bulletsOf(write("Kelvara Crossbody Bag", ...kept))).not.toMatch(/when washed|easy to wash/i);
  });

  test("sun protection is no protection in a fall", () => {
    const sun = ["Great protection from the sun.", "The brim gives great protection.", "Great protection, light too."];
    expect(bulletsOf(write("Kelvara Straw Hat", ...sun))).not.toMatch(/the blow|in one piece|repair bill/);
  });

  test("a camera that holds many pictures is not roomy, and one with powerful features not powerful", () => {
    const holds = ["It holds a lot, and so powerful.", "Holds plenty. Very powerful.", "Holds so much! Powerful."];
    const copyOf = (result: OptimizationResult): string =>
      [...result.optimizedTitles, result.itemHighlights, bulletsOf(result)].join("\n");
    expect(copyOf(write("Kelvara Digital Camera", ...holds))).not.toMatch(
      /roomy|capacity|generous|powerful|power for/i,
    );
    expect(copyOf(write("Kelvara Shop Vacuum", ...holds))).toMatch(/holds plenty/i);
    expect(copyOf(write("Kelvara Shop Vacuum", ...holds))).toMatch(/powerful/i);
  });

  test("comfort is of what touches a body, and power of what drives or flows", () => {
    const soft = ["So comfortable.", "Comfortable and soft.", "Very comfortable."];
    expect(bulletsOf(write("Kelvara Running Shoes", ...soft))).toMatch(/comfort/i);
    expect(bulletsOf(write("Kelvara Shower Head", ...soft))).not.toMatch(/comfort/i);
    const strong = ["Very powerful, great pressure.", "Powerful, strong pressure.", "Great pressure, so powerful."];
    expect(bulletsOf(write("Kelvara Shower Head", ...strong))).toMatch(/Strong Spray|More Than a Trickle/);
    expect(bulletsOf(write("Kelvara Shower Head", ...strong))).not.toMatch(/motor|demanding work/);
  });

  test("what is carried in a bag is eaten, and not sipped", () => {
    const cold = ["Ice is still there at noon.", "Keeps ice and drinks cold.", "The ice lasts, so cold."];
    expect(bulletsOf(write("Kelvara Lunch Bag", ...cold))).not.toMatch(/drinks: |Lukewarm|Sip/);
    expect(bulletsOf(write("Kelvara Water Bottle", ...cold))).toMatch(/Lukewarm Drinks/);
  });

  test("only what has one is praised for its menu, and only long use for comfort over hours", () => {
    const simple = ["The controls are simple.", "Simple controls.", "Controls are easy and simple."];
    expect(bulletsOf(write("Kelvara Bike Helmet", ...simple))).not.toMatch(/Menu/);
    const soft = ["The strap is comfortable.", "Comfortable strap.", "Very comfortable."];
    expect(bulletsOf(write("Kelvara Lunch Bag", ...soft))).not.toMatch(/Hours|Sore/);
    const long = ["Comfortable all day.", "Comfortable for hours.", "Comfortable on a long shift."];
    expect(bulletsOf(write("Kelvara Running Shoes", ...long))).toMatch(/Hours|Sore/);
  });

  test("what stalls and breaks is not sold as powerful", () => {
    const strong = ["Very powerful.", "Powerful!", "So powerful."];
    const broken = ["The motor burned out.", "It broke after a week.", "It died on day two."];
    expect(write("Kelvara Drill", ...strong).optimizedTitles.join()).toContain("Powerful");
    expect(write("Kelvara Drill", ...strong, ...broken).optimizedTitles.join()).not.toContain("Powerful");
  });

  test("a pet is picky, a child has a toy that is a hit", () => {
    const loved = ["My kids love it, took to it right away.", "The kids love it.", "Kids love it so much."];
    const bike = bulletsOf(write("Kelvara Kids Bike", ...loved));
    expect(bike).toMatch(/A Hit With Kids/);
    expect(bike).not.toMatch(/choosy|coaxing/);
  });

  test("that features are great is no reason for a bullet", () => {
    const great = ["The features are great.", "Great features.", "I love the features."];
    expect(bulletsOf(write("Kelvara Cell Phone", ...great))).not.toMatch(/features/i);
  });

  test("a watch that swims is not praised for rainy days", () => {
    const swims = ["Waterproof, I swim with it.", "It is waterproof in the pool.", "Waterproof, good for swimming."];
    const bullets = bulletsOf(write("Kelvara Sports Watch", ...swims));
    expect(bullets).toContain("Fine in the Water");
    expect(bullets).not.toMatch(/rain/i);
  });

  test("warmth names no night, no walk and no part of the body that reviewers do not name", () => {
    const warm = ["It keeps me warm.", "Very warm, it kept me warm for hours.", "So warm. Keeps me warm."];
    for (const name of ["Kelvara Winter Jacket", "Kelvara Dog Blanket"]) {
      const bullets = bulletsOf(write(name, ...warm));
      expect(bullets).toContain("Warm");
      expect(bullets).not.toMatch(/\b(?:night|morning|feet|hands|walk|bed)\b/i);
    }
  });

  test("squirrels, bugs and ants are named only where reviewers name them", () => {
    const out = ["It keeps the bugs out.", "No bugs at all.", "No bugs inside, and no bugs near it."];
    const bullets = bulletsOf(write("Kelvara Family Tent", ...out));
    expect(bullets).toContain("Keeps Bugs Out");
    expect(bullets).not.toMatch(/squirrel|ants\b/i);
  });

  test("a size that comes out small is named as such where reviewers agree, and only of what is worn", () => {
    const small = ["They run small.", "Too small for me.", "Too tight, order a size up."];
    const large = ["They run large.", "Too big for me, so size down."];
    expect(bulletsOf(write("Kelvara Boots", ...small))).toContain("Between Sizes, Take the Larger");
    expect(bulletsOf(write("Kelvara Boots", ...large))).toContain("Between Sizes, Take the Smaller");
    expect(bulletsOf(write("Kelvara Boots", ...small, ...large))).toContain("Check the Size First");
    expect(bulletsOf(write("Kelvara Chair Cover", ...small))).toContain("Check the Size First");
  });

  test("a size is advised only where reviewers advise it", () => {
    const bullets = bulletsOf(write("Kelvara Boots", "They run small.", "Too small for me.", "Too tight."));
    expect(bullets).not.toContain("Take the Larger");
    expect(bullets).toContain("Check the Size First");
  });

  test("no size is praised of what nobody measures", () => {
    const fits = ["It fits well.", "Fits perfectly.", "It fits great."];
    for (const name of ["Kelvara Blender", "Kelvara Cutting Board", "Kelvara Umbrella"])
      expect(bulletsOf(write(name, ...fits))).not.toMatch(/A Good Fit|No Size Surprises|No Trouble Fitting/);
    expect(bulletsOf(write("Kelvara Chair Cover", ...fits))).toMatch(/A Good Fit/);
  });

  test("music is promised only where music is played", () => {
    const talk = ["The sound is clear.", "Clear sound.", "The sound is very clear."];
    const played = talk.map((text) => text.replace(".", " with music."));
    const [heard, music] = [talk, played].map((texts) => bulletsOf(write("Kelvara Baby Monitor", ...texts)));
    expect(heard).not.toMatch(/music|songs/i);
    expect(heard).toContain("Clear Sound");
    expect(music).toContain("Music");
  });

  test("no app and a good app are different praise", () => {
    const without = ["No app needed, I like that.", "No app needed at all.", "Simple. No app needed."];
    const good = ["The app is great.", "The app is very good.", "A great app."];
    const [none, some] = [without, good].map((texts) => bulletsOf(write("Kelvara Room Sensor", ...texts)));
    expect(none).toContain("No App Needed");
    expect(none).not.toContain("A Helpful App");
    expect(some).toContain("A Helpful App");
    expect(some).not.toContain("No App Needed");
  });

  test("a fee that reviewers gladly pay is not said to be missing", () => {
    const none = [
      "No subscription, no monthly fee.",
      "There is no monthly fee.",
      "I love that there is no subscription.",
    ];
    expect(write("Kelvara Pet Camera", ...none).optimizedTitles.join("\n")).toContain("No Subscription Needed");
    const paid = ["The monthly fee is fair.", "It has a monthly fee, fine with me.", "The monthly fee is worth it."];
    expect(JSON.stringify(write("Kelvara Pet Camera", ...paid).optimizedTitles)).not.toContain("No Subscription");
  });
});

describe("what discontent reviewers mention praises nothing", () => {
  test("a gift that disappoints is no good gift", () => {
    const angry = [
      "Bought as a Christmas gift. It is junk and does not work, a terrible waste.",
      "Got this as a birthday gift. It broke and is useless.",
      "A gift for my sister, it is terrible and never worked.",
    ];
    expect(bulletsOf(write("Kelvara Kids Tablet", ...angry))).not.toMatch(/gift|present/i);
    const happy = [
      "A great gift, she loves it.",
      "Bought as a Christmas gift, works great.",
      "Perfect gift, great fun.",
    ];
    expect(bulletsOf(write("Kelvara Kids Tablet", ...happy))).toMatch(/gift/i);
  });

  test("nor does a part that they only name", () => {
    const texts = [
      "The flap opens but the buckle is still visible. It broke at once, terrible quality, I returned it.",
      "Why is there a hidden groove in this? It is awful and full of mold. Terrible.",
      "Lovely color, I use it every day.",
    ];
    expect(write("Kelvara Purse", ...texts).itemHighlights).not.toMatch(/hidden|visible/i);
  });

  test.each([
    "We keep wraps for a clever game. Great.",
    "We serve it with cheese and crisp onions. Great.",
    "The dim light mode. Great.",
    "The box shows crisp onions. Great.",
  ])("nor what is for something, goes with something or is dim: %s", (text) => {
    expect(write("Kelvara Wrap Maker", text, "I love it.", "So good.").itemHighlights).toBe("");
  });
});

test("a room called the study is no use", () => {
  const rooms = ["One stands in the study, great sound.", "We have it in the study. Great sound.", "Great sound."];
  const { itemHighlights, optimizedTitles } = write("Kelvara Radio", ...rooms);
  expect([itemHighlights, ...optimizedTitles].join(" ")).not.toMatch(/studying/i);
});
