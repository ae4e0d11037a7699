import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readFacts } from "../../../../../server/listing/facts/read-facts.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../../server/listing/rules/profiles.ts";
import { inputFor } from "../../../../support/samples.ts";

const productName = "Kelvara Stand Mixer";
const REVIEWS = ["It mixes well.", "Mixes dough well. There was no whisk in the box.", "Great mixer."];

const groupOf = (bullet: string, reviews: readonly string[] = REVIEWS) => {
  const all = reviews.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null }));
  const input = inputFor(reviews.join("\n\n"), { productName, currentBullets: [bullet] });
  const [group] = readFacts(input, mineReviews(all, productName), profileById(DEFAULT_PROFILE_ID));
  return group;
};

const soundIn = (bullet: string): (string | undefined)[] =>
  (groupOf(bullet)?.facts ?? []).filter(({ reason }) => reason === null).map(({ text }) => text);

describe("what is in the box", () => {
  test.each([
    ["WHAT YOU GET: 1x mixer, 2x dough hook, 1x steel bowl, 1x booklet", "mixer, two dough hooks, steel bowl, booklet"],
    [
      "PARTS: 1 x Stand Mixer (9 lb); 2 x brush with a walnut handle",
      "stand mixer (9 lb), two brushes with a walnut handle",
    ],
    ["Package includes 1 x 3 inch scraper, 4 x lid", "3 inch scraper, four lids"],
    ["COMPLETE KIT: mixer, bowl, scraper and our friendly after-sales service", "mixer, bowl, scraper"],
  ])("is one list: %p", (bullet, list) => expect(soundIn(bullet)).toEqual([`includes ${list}`]));

  test("keeps what nobody misses, and names what is missed", () => {
    const facts = groupOf("IN THE BOX: mixer, whisk, steel bowl")?.facts ?? [];
    expect(facts.map(({ text, reason }) => [text, reason])).toEqual([
      ["includes mixer, steel bowl", null],
      ["whisk", "1 review says otherwise."],
    ]);
  });

  test("names a thing without the qualities that reviewers deny", () => {
    const reviews = [...REVIEWS, "The salad bowl is tiny."];
    const facts = groupOf("IN THE BOX: mixer, scraper, large family size salad bowl", reviews)?.facts ?? [];
    expect(facts.map(({ text }) => text)).toEqual(["includes mixer, scraper, salad bowl"]);
  });

  test("leaves the other clauses of its bullet to themselves", () => {
    expect(soundIn("STEEL: brushed steel bowl. Includes 2 x lid, 1 x ladle")).toEqual([
      "brushed steel bowl",
      "includes two lids, ladle",
    ]);
    expect(soundIn("ZOOM: 2x faster, 3x stronger").join("\n")).not.toContain("includes");
  });

  test("stands under a header that announces it, without saying so again", () => {
    const { bulletsA, bulletsB } = optimizeReviews(
      inputFor(REVIEWS.join("\n\n"), {
        productName,
        currentBullets: ["SET: 1x mixer, 2x dough hook, 1x steel bowl and friendly customer service"],
      }),
    );
    expect(bulletsA).toContain("What Comes in the Box: mixer, two dough hooks, steel bowl");
    expect(bulletsB).toContain("In the Box: mixer, two dough hooks, steel bowl");
  });
});
