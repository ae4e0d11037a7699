import { describe, expect, test } from "bun:test";
import type { OptimizationResult } from "../../../../../events/result/result.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const write = (productName: string, reviews: readonly string[], currentBullets: readonly string[] = []) =>
  optimizeReviews(inputFor(reviews.join("\n\n"), { productName, currentBullets: [...currentBullets] }));

const factOf = ({ packing }: OptimizationResult, text: string) =>
  packing?.facts?.find((fact) => fact.text.includes(text));

const CLEAN = ["Very easy to clean.", "So easy to clean.", "Easy to clean, love it."];
const CALM = ["No redness at all.", "Skin feels soft.", "My skin stings.", "Stings on my skin.", "Burned my skin."];

describe("what the seller states", () => {
  test("stands under its matter instead of a line that only says the header again", () => {
    const { bulletsA } = write("Kelvara Lunch Bag", CLEAN, ["EASY TO CLEAN: wipes clean with a damp cloth"]);
    expect(bulletsA[0]).toBe("Easy to Clean: wipes clean with a damp cloth");
    expect(write("Kelvara Lunch Bag", CLEAN).bulletsA[0]).toMatch(/^Easy to Clean: \S+ \S+/);
  });

  test("is kept where no bullet of its matter is, as long as there is room", () => {
    const facts = ["STYLE: sweetened with stevia", "SAFE: complies with CPSC standard for helmets"];
    const { bulletsA, bulletsB } = write("Kelvara Shaker", CLEAN, facts);
    for (const set of [bulletsA, bulletsB])
      for (const fact of ["sweetened with stevia", "complies with CPSC standard"])
        expect(set.join("\n")).toContain(fact);
  });

  test("stands before what one of few reviewers praises", () => {
    const reviews = [
      ...CLEAN,
      "Great for beginners, my niece had never used one.",
      "Compact, it takes little room in the drawer.",
      "Fine.",
    ];
    const bullets = [
      "MOTOR: 300 watt motor with copper winding for nuts and ice",
      "JARS: two 20 oz Tritan jars with travel lids",
      "BLADES: four stainless steel blades with 2 angles",
      "SPEEDS: 12 speed settings and a pulse button",
    ];
    const { bulletsA } = write("Kelvara Personal Blender", reviews, bullets);
    for (const fact of ["300 watt", "20 oz", "stainless steel blades", "12 speed"])
      expect(bulletsA.some((bullet) => bullet.includes(fact))).toBe(true);
    expect(bulletsA.filter((bullet) => /^(?:Easy to Clean|Motor|Jars|Blades|Speeds):/.test(bullet))).toHaveLength(5);
  });

  test("is no promise of safety where it names a part made for it", () => {
    const reviews = ["It overheats.", "Overheated twice and scared us.", "Gets dangerously hot."];
    const warmer = write("Kelvara Bottle Warmer", reviews, [
      "SAFE: timer and auto shut off",
      "CARE: safe for daily use",
    ]);
    expect(factOf(warmer, "auto shut off")).toMatchObject({ reason: null });
    expect(factOf(warmer, "daily use")?.reason).not.toBeNull();
  });

  test("stays a list where it says what the thing is free from", () => {
    const powder = write(
      "Kelvara Protein Powder",
      ["Filling.", "Very filling.", "My son is dairy free."],
      ["EASY: added enzymes for better digestion, free from dairy, lactose, gluten, soy"],
    );
    expect(factOf(powder, "free from dairy")).toMatchObject({
      text: "free from dairy, lactose, gluten, soy",
      reason: null,
    });
  });

  test("is no claim where it tells what to do", () => {
    const serum = write("Kelvara Face Serum", CALM, ["USE: apply 4-5 drops on clean skin before moisturizer"]);
    expect(factOf(serum, "apply")?.reason).toBe(null);
  });

  test("keeps what is in it where reviews deny what that does", () => {
    const denied = ["No results.", "It did nothing.", "No results at all.", "Easy to use."];
    const serum = write("Kelvara Face Serum", denied, ["GLOW: 20% vitamin C visibly brightens dull skin for you"]);
    expect(serum.bulletsA.join("\n")).toMatch(/20% vitamin C/i);
  });
});

const PRETTY = ["It looks pretty.", "So pretty, looks great.", "Looks pretty on the shelf.", "Very pretty."];
const LOFTS = [
  "SIZES: 30 x 40 inches",
  "FILL: filled with 20 oz of wool",
  "COVER: linen cover with a zipper",
  "WASH: machine washable at 30 degrees",
];

describe("what the seller says of its use", () => {
  test("stands under its own header before praise that says nothing in particular", () => {
    const pillow = write("Kelvara Bed Pillow", PRETTY, [...LOFTS, "CALM NIGHTS: helps reduce tossing and turning"]);
    for (const set of [pillow.bulletsA, pillow.bulletsB])
      expect(set).toContain("Calm Nights: helps reduce tossing and turning");
    for (const set of [pillow.bulletsA, pillow.bulletsB]) expect(set.join("\n")).not.toMatch(/pretty|good-looking/i);
    expect(write("Kelvara Bed Pillow", PRETTY, LOFTS).bulletsA.join("\n")).toMatch(/good-looking|pretty|pleasing/i);
  });

  test("lacks room only where it is too long for every bullet", () => {
    const more = ["PLUG: 2 m power cord", "BAG: canvas bag with two handles"];
    const pillow = write("Kelvara Bed Pillow", PRETTY, [
      ...LOFTS,
      ...more,
      "CALM NIGHTS: helps reduce tossing and turning",
      `LONG: it rolls up ${"and unrolls again by itself ".repeat(6)}`,
    ]);
    expect(pillow.bulletsA.join("\n")).not.toContain("helps reduce");
    expect(factOf(pillow, "helps reduce")?.fields).toEqual(["bulletsB"]);
    expect(factOf(pillow, "rolls up")?.reason).toMatch(/^No room/);
  });

  test("stands under its own header in one set, and with its kind in the other", () => {
    const facts = [
      "FILL: filled with 20 oz of wool",
      "COVER: linen cover with felt piping",
      "CALM: rolls up again; helps reduce tossing",
    ];
    const { bulletsA, bulletsB } = write("Kelvara Bed Pillow", PRETTY, facts);
    for (const bullet of ["Fill: filled with 20 oz of wool", "Cover: linen cover with felt piping"])
      expect(bulletsA).toContain(bullet);
    expect(bulletsA).toContain("Calm: rolls up again; helps reduce tossing");
    expect(bulletsB).toContain("Materials and Build: filled with 20 oz of wool");
    expect(bulletsB).toContain("Linen Cover: with felt piping");
  });

  test("goes under no header that is about something else", () => {
    const facts = ["SPEEDS: 0-400 RPM and 0-1500 RPM", "BAG: canvas bag with two handles and 30 bits included"];
    const { bulletsA } = write("Kelvara Hand Drill", ["Works well.", "It works well."], facts);
    expect(bulletsA).toContain("Speeds: 0-400 rpm and 0-1500 rpm");
    expect(bulletsA.find((bullet) => /^bag/i.test(bullet))).not.toMatch(/rpm/i);
  });

  test("is not put under the contents of the box", () => {
    const { bulletsA } = write("Kelvara Bed Pillow", PRETTY, [
      "WHAT YOU GET: 2 pillows and a linen bag",
      "USE: it rolls up again by itself",
    ]);
    expect(bulletsA.find((bullet) => bullet.startsWith("What Comes in the Box"))).not.toContain("rolls up");
  });
});

describe("a matter without facts", () => {
  test("is told in the adjectives of reviewers, without those of the header", () => {
    const { bulletsA } = write("Kelvara Headphones", ["The sound is deep.", "A warm sound.", "Deep, clear sound."]);
    expect(bulletsA.find((bullet) => bullet.startsWith("Clear Sound"))).toMatch(/^Clear Sound: deep and warm/);
  });
});

test("nobody tells a part that is merely liked", () => {
  const liked = ["I love the lamp arm.", "Great arm.", "Perfect arm.", "Nice arm."];
  const { bulletsA, bulletsB } = write("Kelvara Desk Lamp", liked);
  expect([...bulletsA, ...bulletsB].join("\n")).not.toMatch(/\barm\b/i);
});

describe("what says nothing in particular", () => {
  const LIKED = ["My son loves it.", "My daughter loves it.", "The kids love it.", "Works well.", "It works great."];
  const EMPTY = /^(?:Well Liked|Liked From the Start|Works? Well|Do(?:es)? the Job)\b/m;

  test("takes no place beside facts, and none where there is enough without", () => {
    const facts = [
      "BAND: steel band with a felt cover",
      "CABLE: 2 m audio cable with a spare plug",
      "CASE: canvas case with a zipper",
    ];
    const { bulletsA, bulletsB } = write("Kelvara Kids Headphones", LIKED, facts);
    for (const set of [bulletsA, bulletsB]) expect(set.join("\n")).not.toMatch(EMPTY);
  });

  test("fills a set that would be too short", () => {
    const { bulletsA } = write("Kelvara Kids Headphones", LIKED);
    expect(bulletsA.join("\n")).toMatch(/^Works? Well:/m);
  });
});

describe("two sets of the same facts", () => {
  test("head them differently, and hold no more than three parts in a bullet", () => {
    const facts = [
      "NEVER SLIPS: silicone foot grips tile, oak and slate; folding steel hook for hanging it up",
      "COVER: quilted nylon lining is machine washable; 12 x 9 x 4 inches",
    ];
    const { bulletsA, bulletsB } = write("Kelvara Foot Rest", ["It slips.", "Slips a lot.", "Nice color."], facts);
    const headers = (set: readonly string[]) => set.map((bullet) => bullet.slice(0, bullet.indexOf(":")));
    expect(headers(bulletsA)).toContain("Parts and Materials");
    expect(headers(bulletsB)).toEqual(expect.arrayContaining(["Silicone Foot", "Folding Steel Hook"]));
    for (const bullet of [...bulletsA, ...bulletsB]) expect(bullet.split("; ").length).toBeLessThanOrEqual(3);
  });
});
