import { describe, expect, test } from "bun:test";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { tellsMore } from "../../../../../server/listing/writer/phrases-left.ts";
import { inputFor } from "../../../../support/samples.ts";

type Sets = { bulletsA: readonly string[]; bulletsB: readonly string[] };

const setsOf = (productName: string, reviews: readonly string[], currentBullets: string[] = []): Sets =>
  optimizeReviews(inputFor(reviews.join("\n\n"), { productName, currentBullets }));

const under = (header: string, bullets: readonly string[]): string | undefined =>
  bullets.find((bullet) => bullet.startsWith(`${header}: `));

describe("a phrase tells more than a header", () => {
  test("where it says something else", () => {
    expect(tellsMore("Simple Cleanup", [], "rinses off under the tap")).toBe(true);
    expect(tellsMore("Simple Cleanup", [], "easy to wipe down after cooking")).toBe(true);
    expect(tellsMore("Simple Cleanup", ["rinses off under the tap"], "rinses off")).toBe(false);
  });

  test("and not where it says the same in another word", () => {
    expect(tellsMore("Simple Cleanup", [], "easy to clean")).toBe(false);
    expect(tellsMore("Wide Opening", ["sturdy walls"], "tough base")).toBe(false);
  });
});

describe("what reviewers put in particular", () => {
  const FACTS = [
    "BIG FILL LINE: Holds 1.7 L of water",
    "CORD: A cord of 0.8 m",
    "SPOON: Comes with a measuring spoon and a filter",
  ];
  const { bulletsB } = setsOf("Kelvara Kettle", ["It boils fast.", "It heats up in no time at all."], FACTS);

  test("stands in the bullet of its matter", () => {
    expect(bulletsB).toContain("No Long Warm-Up: boils fast; heats up in no time");
  });

  test("comes before what the seller states", () => {
    expect(bulletsB[0]).toContain("boils fast");
    expect(bulletsB.slice(1).join("\n")).toContain("measuring spoon");
  });
});

describe("what reviewers say of no matter that a bullet tells", () => {
  const SAID = [
    "I love it. There is a vent across the back.",
    "Great. It has two hooks on the side.",
    "Great. I use it for band practice.",
    "Great. I have used it in rain and beach sand.",
    "I love it. There is a clip near the top.",
  ];
  const PRAISE = [
    "Very easy to clean.",
    "So easy to clean, I love that.",
    "It is lightweight.",
    "Super lightweight, I carry it everywhere.",
    "The motor is quiet, no noise at all.",
    "Very quiet.",
    "Very sturdy.",
    "So sturdy.",
    "Easy to use.",
    "It is so easy to use.",
    "Looks beautiful.",
    "Very pretty.",
  ];
  const MORE = "More to Like";
  const ALSO = "Also Worth Knowing";
  const fan = (reviews: readonly string[]): Sets => setsOf("Kelvara Fan", reviews);

  test("is told in the first set, and in the second begins with what the first left", () => {
    const { bulletsA, bulletsB } = fan(SAID);
    expect(under(MORE, bulletsA)).toMatch(/: vent across the back; [^;]*two hooks[^;]*; for band practice$/);
    expect(under(ALSO, bulletsB)).toMatch(/: used in rain and beach sand; [^;]*clip near the top/);
  });

  test("takes the place of general praise in both sets, where there is enough of it", () => {
    const placed = (count: number): boolean[] => {
      const { bulletsA, bulletsB } = fan([...PRAISE, ...SAID.slice(0, count)]);
      expect([bulletsA, bulletsB].map((bullets) => bullets.length)).toEqual([5, 5]);
      return [under(MORE, bulletsA), under(ALSO, bulletsB)].map((bullet) => bullet !== undefined);
    };
    expect(placed(1)).toEqual([false, false]);
    expect(placed(2)).toEqual([true, true]);
    expect(placed(5)).toEqual([true, true]);
  });
});
