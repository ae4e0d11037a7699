import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { characters } from "../../../../../server/listing/words/fold.ts";
import {
  findMinorHighlights,
  tellsSomething,
  wantedMinor,
} from "../../../../../server/listing/writer/minor-highlights.ts";
import { writeHighlights } from "../../../../../server/listing/writer/write-highlights.ts";
import { REVIEW_SETS, reviewSetInput } from "../../../../support/reviews/review-sets.ts";
import { inputFor } from "../../../../support/samples.ts";

const highlightsOf = (reviews: readonly string[], productName: string): string =>
  optimizeReviews(inputFor(reviews.join("\n\n"), { productName, avatarName: "" })).itemHighlights;

const QUIET = [
  "We used it on three trips and it does what it should do.",
  "It came with everything that the page shows.",
  "My neighbor has the same one and we are both content.",
  "Bought it in spring and used it since.",
  "The parcel was large but the thing itself is not.",
  "It is exactly what we were looking for.",
  "It replaced one that we had for ten years.",
];

describe("highlights of few reviews", () => {
  test.each(REVIEW_SETS.map(({ id }) => id))("of %s are short phrases, each borne out, none empty", (id) => {
    const result = optimizeReviews(reviewSetInput(id));
    const phrases = result.itemHighlights.split(", ");
    expect(characters(result.itemHighlights)).toBeLessThanOrEqual(125);
    expect(phrases.every((phrase) => phrase !== "" && characters(phrase) <= 40)).toBe(true);
    expect(result.itemHighlights).not.toMatch(/does its job|welcomed at home/i);
    const spans = result.evidence.find(({ path }) => path === "itemHighlights")?.spans ?? [];
    expect(spans.length).toBeGreaterThan(0);
    const unsupported = (result.claims ?? []).filter(
      ({ field, basis }) => field === "itemHighlights" && basis === "unsupported",
    );
    expect(unsupported).toEqual([]);
  });

  test("say what single reviewers bear out, where nothing has more support", () => {
    const text = highlightsOf(
      [...QUIET, "Coils back by itself and hangs on a small hook.", "Very easy to store in a corner."],
      "Fenmoor Garden Hose",
    );
    expect(text).toMatch(/coils back by itself/i);
    expect(text).toMatch(/hangs on a hook/i);
    expect(text).toMatch(/easy to store/i);
  });

  test("name no part that somebody only wishes for", () => {
    const text = (strip: string): string => highlightsOf([...QUIET, strip], "Fenmoor Folding Umbrella");
    expect(text("The reflective strip is a nice touch.")).toMatch(/reflective strip/i);
    for (const wish of [
      "Would be safer with a reflective strip.",
      "I wish it had a reflective strip.",
      "No reflective strip.",
    ])
      expect(text(wish)).not.toMatch(/reflective strip/i);
  });

  test("take what goes in, and how wide it is, for no part", () => {
    const text = (said: string): string => highlightsOf([...QUIET, said], "Fenmoor Dome Tent");
    expect(text("I can fit a 30 inch wide mattress inside.")).not.toMatch(/(?<!fits a )wide mattress/i);
    expect(text("It fits a wide mattress and my boots.")).not.toMatch(/(?<!fits a )wide mattress/i);
    expect(text("The wide porch is a nice touch.")).toMatch(/wide porch/i);
  });

  test("name the screen only of what has one or covers one", () => {
    const text = (name: string): string => highlightsOf([...QUIET, "It has a nice raised lip all around."], name);
    expect(text("Fenmoor Cat Bed")).not.toMatch(/screen/i);
    expect(text("Fenmoor Phone Case")).toMatch(/raised screen edge/i);
  });

  test("take who sleeps for no part", () => {
    expect(
      highlightsOf([...QUIET, "I am a light sleeper and it does not wake me."], "Fenmoor Folding Fan"),
    ).not.toMatch(/sleeper/i);
  });

  test("take what is seen in low light for nothing light", () => {
    const text = (said: string): string => highlightsOf([...QUIET, said], "Fenmoor Night Binoculars");
    expect(text("I took low light portraits with it.")).not.toMatch(/light portraits/i);
    expect(text("It has a light frame.")).toMatch(/light frame/i);
  });

  test("call no edge sharp but that of what cuts", () => {
    const text = (name: string): string => highlightsOf([...QUIET, "Has sharp points here and there."], name);
    expect(text("Fenmoor Desk Organizer")).not.toMatch(/sharp/i);
    expect(text("Fenmoor Kitchen Scissors")).toMatch(/sharp/i);
  });

  test("leave out what another reviewer disputes", () => {
    const text = highlightsOf(
      [...QUIET, "Coils back by itself.", "Very easy to store.", "It is hard to store anywhere."],
      "Fenmoor Garden Hose",
    );
    expect(text).not.toMatch(/easy to store/i);
  });

  test("name no flight where somebody fell down a flight of stairs", () => {
    const text = highlightsOf(
      [...QUIET, "Dropped my phone down a flight of concrete stairs and not a scratch."],
      "Fenmoor Phone Case",
    );
    expect(text).not.toMatch(/flight/i);
  });
});

describe("highlights of plenty of reviews", () => {
  const PLENTY = Array.from({ length: 64 }, (_, index) => `We own number ${index + 1} of them and it works well.`);
  const CLIP = "It has a magnetic clip.";

  test("name a part only where a second reviewer calls it the same", () => {
    expect(highlightsOf([...QUIET, CLIP], "Fenmoor Garden Hose")).toMatch(/magnetic clip/i);
    expect(highlightsOf([...PLENTY, CLIP], "Fenmoor Garden Hose")).not.toMatch(/magnetic clip/i);
    const two = [...PLENTY, CLIP, "There is a magnetic clip on top."].join("\n\n");
    const { optimizedTitles, itemHighlights } = optimizeReviews(
      inputFor(two, { productName: "Fenmoor Garden Hose", avatarName: "" }),
    );
    expect(`${optimizedTitles.join(" ")} ${itemHighlights}`).toMatch(/magnetic clip/i);
  });

  test("that are not yet many, name a thing only where a second reviewer speaks of it", () => {
    const some = [...QUIET, ...PLENTY.slice(0, 9), "It is light.", "Very light."];
    const text = (...said: readonly string[]): string => highlightsOf([...some, ...said], "Fenmoor Garden Hose");
    expect(text("We tied it to a light pole.", "It was a quiet weekend.")).not.toMatch(/pole|weekend/i);
    expect(text(CLIP)).not.toMatch(/clip/i);
    expect(text(CLIP, "The clip is on top.")).toMatch(/magnetic clip/i);
  });

  test("name a use only where a second reviewer names it", () => {
    const camping = ["I use it for camping.", "Went camping with it, nice."];
    expect(highlightsOf([...QUIET, camping[0] ?? ""], "Fenmoor Garden Hose")).toMatch(/for camping/i);
    expect(highlightsOf([...PLENTY, camping[0] ?? ""], "Fenmoor Garden Hose")).not.toMatch(/for camping/i);
    expect(highlightsOf([...PLENTY, ...camping], "Fenmoor Garden Hose")).toMatch(/for camping/i);
  });
});

describe("highlights from the seller's own facts", () => {
  const PLENTY = Array.from({ length: 16 }, (_, index) => `It came in ${index + 2} days and we like it.`);
  const stated = (bullets: string[], ...reviews: string[]): string =>
    optimizeReviews(
      inputFor([...PLENTY, ...reviews].join("\n\n"), {
        productName: "Fenmoor Garden Cart",
        currentTitle: "Fenmoor Garden Cart",
        currentBullets: bullets,
      }),
    ).itemHighlights;
  const GOOD = ["POCKETS: four mesh pockets, padded foam grip, two rubber wheels"];

  test("say something by themselves", () => {
    const text = stated([...GOOD, "DESIGN: universal design, grass or gravel, hand wash, show garden colors"]);
    expect(text).toMatch(/rubber wheels/i);
    expect(text).not.toMatch(/universal design|grass or gravel|hand wash|show garden/i);
  });

  test("name no part of which several reviewers mostly complain", () => {
    const tells = (...reviews: string[]): boolean =>
      tellsSomething(
        "two metal hooks",
        mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, "Fenmoor Garden Cart"),
      );
    const blamed = ["The hooks bent at once.", "These hooks are junk."];
    expect(tells(...blamed)).toBe(false);
    expect(tells(...blamed, "I love the hooks.", "The hooks are great.")).toBe(true);
    expect(tells("I love the hooks.", "Works well.")).toBe(true);
  });

  test("end on no figure that goes on", () => {
    const mining = mineReviews([], "Fenmoor Garden Cart");
    expect(tellsSomething("fits 55", mining)).toBe(false);
    expect(tellsSomething("duty waterproof", mining)).toBe(false);
    expect(tellsSomething("fits 55 inch beds", mining)).toBe(true);
  });

  test("are none where one such fact is all there is", () => {
    expect(stated(["CART: four mesh pockets"])).toBe("");
    expect(stated(GOOD)).not.toBe("");
  });
});

describe("what a thing is filled through", () => {
  const said = [...QUIET, "The wide mouth takes ice cubes and is easy to fill."];

  test("is a highlight of a vessel, and of nothing else", () => {
    expect(highlightsOf(said, "Fenmoor Steel Bottle")).toMatch(/wide mouth/i);
    expect(highlightsOf(said, "Fenmoor Trail Vest")).not.toMatch(/wide mouth/i);
  });
});

test("the only highlight may be what the seller states", () => {
  const { itemHighlights } = optimizeReviews(
    inputFor(QUIET.join("\n\n"), {
      productName: "Fenmoor Desk Fan",
      currentBullets: ["BOX: two steel hooks included"],
    }),
  );
  expect(itemHighlights).toBe("Two steel hooks");
});

test("what a content reviewer says in few words fills what room the highlights have", () => {
  const mining = mineReviews(
    [
      "Great jacket. There is a vent across the back.",
      "Nice. The hood fits under a helmet, which I like.",
      "I love it.",
    ].map((review, index) => ({ id: `r${index + 1}`, text: review, title: null, rating: 5, date: null })),
    "Rain Jacket",
  );
  expect(findMinorHighlights(mining, [], []).findings.map((finding) => finding.text)).toContain("vent across the back");
});

test("where phrases side by side would repeat a review, one of single reviewers gives way", () => {
  const found = (text: string, reviewId: string) => ({ text, reviews: 1, spans: [{ reviewId, start: 0, end: 9 }] });
  const findings = [found("boils eggs gently", "r1"), found("quick to empty", "r2"), found("wide opening", "r3")];
  const minor = { claims: [], findings, uses: [] };
  const highlights = (clean: (text: string) => boolean): string =>
    writeHighlights({
      title: "Machine",
      earned: [],
      claims: [],
      features: [],
      uses: [],
      must: [],
      facts: [],
      stated: [],
      minor,
      wanted: wantedMinor(minor, []),
      max: 125,
      leastAlone: 1,
      clean,
      borneOut: () => true,
    }).text;
  expect(highlights(() => true)).toBe("Boils eggs gently, quick to empty, wide opening");
  expect(highlights((text) => !/gently, quick/.test(text))).toBe("Boils eggs gently, wide opening");
  expect(highlights((text) => !/, /.test(text))).toBe("Boils eggs gently");
});
