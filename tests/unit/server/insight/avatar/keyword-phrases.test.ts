import { expect, test } from "bun:test";
import { buildKeywordPhrases } from "../../../../../server/insight/avatar/keyword-phrases.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const keywords = (productName: string, ...reviews: string[]): string[] =>
  buildKeywordPhrases(mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, productName)).map(
    ({ text }) => text,
  );

test("words before the kind in the product's name are searched with it, where two reviewers use them", () => {
  const words = keywords(
    "Kelvara Ratchet Leather Belt with Steel Buckle",
    "The ratchet is a clever idea and holds all day.",
    "I had never owned a ratchet before.",
    "A leather like this lasts for years.",
    "The steel is thick. Good steel.",
    "Steel through and through.",
  );
  expect(words).toContain("ratchet belt");
  expect(words).not.toContain("leather belt");
  expect(words).not.toContain("steel belt");
});

test("where hardly anything else is said, the kind of thing is a keyword", () => {
  expect(keywords("Kelvara Steam Mop", "This mop is great.", "The mop works.", "Fine.")).toContain("steam mop");
  expect(keywords("Kelvara Mop", "This mop is great.", "The mop works.", "Fine.")).not.toContain("mop");
});

test("for whom it is nothing is no keyword", () => {
  expect(keywords("Kelvara Neck Pillow", "Perfect for short people.", "Good for short people.").join()).toContain(
    "for short people",
  );
  expect(keywords("Kelvara Neck Pillow", "Not for short people.", "Too big for short people.").join()).not.toContain(
    "short people",
  );
});

test("an age that reviewers say it is not for is no keyword", () => {
  const liked = ["Great for my 4 year old.", "My four year old plays with it daily.", "A hit with our 4-year-old."];
  expect(keywords("Acme Kids Toy Drum", ...liked).join()).toContain("for 4 year old");
  const denied = ["This is not a toy for 4 year olds.", "Hardly for a four year old.", "Too hard for a 4-year-old."];
  expect(keywords("Acme Kids Toy Drum", ...denied).join()).not.toContain("year old");
  const discontent = ["1 star. It broke my 4 year old's heart.", "1 star. My four year old got bored by noon."];
  expect(keywords("Acme Kids Toy Drum", ...discontent).join()).not.toContain("year old");
});

test("the name's own pairs of words stay together, in its order, with the animal it is for", () => {
  const words = keywords(
    "Kelvara Cast Iron Dog Food Stand",
    "Good solid iron.",
    "The iron is great.",
    "The dog eats well.",
    "Fine.",
  );
  expect(words).toContain("cast iron dog food stand");
  expect(words.join()).not.toMatch(/(?:^|,)iron /);
  expect(
    keywords("Kelvara Cat Ceramic Food Bowl", "A ceramic like this is nice.", "I like the ceramic.", "Ok.").join(),
  ).toContain("ceramic food bowl");
});

test("an age that only discontented reviewers name is no keyword", () => {
  const rated = (stars: number): string =>
    ["4", "six", "9"].map((age) => `${stars} stars\nGot it for a ${age} year old.`).join("\n\n");
  expect(keywords("Acme Kids Toy Drum", rated(5)).join()).toContain("kids toy drum for 4 year old");
  expect(keywords("Acme Kids Toy Drum", rated(1)).join()).not.toContain("year old");
});

test("where nobody says the noun, the kind is searched by its other words", () => {
  const reviews = ["Our pool is clean.", "We have a big pool.", "It got stuck."];
  expect(keywords("Kelvara Pool Cleaner", ...reviews)).toEqual(["pool cleaner"]);
  expect(keywords("Kelvara Roof Cleaner", ...reviews)).toEqual([]);
});

const PLENTY = Array.from({ length: 16 }, (_, index) => `Works well, ${index + 2} weeks now.`);

test("of plenty of reviews, a thing beside the product is no keyword, nor a gift that one reviewer gave", () => {
  const said = ["It fits over the school bag.", "Her school bag stays dry.", "Bought as a gift for my niece."];
  const words = keywords("Kelvara Rain Poncho", ...PLENTY, ...said);
  expect(words).not.toContain("school bag");
  expect(words.filter((word) => word.endsWith("gift"))).toEqual([]);
  expect(keywords("Kelvara Rain Poncho", ...PLENTY, ...said, "A gift for my nephew.")).toContain("rain poncho gift");
});

test("a use that only a discontented reviewer names is no keyword", () => {
  const use = (stars: number): string[] =>
    buildKeywordPhrases(
      mineReviews(
        [...PLENTY, "For camping ok."].map((text, index) => {
          const rating = index === PLENTY.length ? stars : 5;
          return { id: `r${index}`, text, title: null, rating, date: null };
        }),
        "Kelvara Rain Poncho",
      ),
    ).map(({ text }) => text);
  expect(use(5)).toContain("rain poncho for camping");
  expect(use(3)).not.toContain("rain poncho for camping");
});

test("no keyword begins in the middle of what places the thing", () => {
  const words = keywords(
    "Kelvara Under Cabinet Motion LED Light",
    "Fits the cabinet.",
    "My cabinet shines.",
    "Good light.",
  );
  expect(words).toContain("under cabinet led light");
  expect(words).not.toContain("cabinet led light");
});

test("a quality is one of the thing itself", () => {
  expect(keywords("Acme Camera", "It takes silent movies.", "It works.").join()).not.toContain("silent");
  expect(keywords("Acme Camera", "Bright and sharp as day.", "It works.").join()).not.toContain("bright");
  expect(keywords("Acme Camera", "It is clear.", "It works.").join()).not.toContain("clear");
  expect(keywords("Acme Camera", "It is silent.", "It works.").join()).toContain("silent camera");
});

test("an age of one who finds fault is no keyword", () => {
  const words = keywords("Acme Kids Toy Drum", "The 9 year old says the strap squeezes.", "Great for my 4 year old.");
  expect(words.join()).toContain("for 4 year old");
  expect(words.join()).not.toContain("for 9 year old");
});

test("nobody looks for a thing for the home", () => {
  expect(keywords("Acme Blender", "I use it for home.", "I bought it for baking.").join()).not.toContain("for home");
});
