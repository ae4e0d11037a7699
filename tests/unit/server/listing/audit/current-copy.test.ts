import { expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { mattersTold, subjectsOf } from "../../../../../server/listing/audit/current-copy.ts";

const quoteOf = (text: string, key: string, field = "currentBullets.0"): string | undefined =>
  subjectsOf([{ field, text }], mineReviews([], "Floor Mat")).get(key)?.[0];

test("of a title the promise is quoted without what the thing is and for whom, and no number is cut", () => {
  expect(quoteOf("Acme Mat, Durable Floor Pad for Garage and Car", "durability", "currentTitle")).toBe("Durable");
  expect(quoteOf("Acme Mat, Durable Foam", "durability", "currentTitle")).toBe("Durable Foam");
  expect(quoteOf("Durable 5.4 layers: soft", "durability")).toBe("Durable 5.4 layers");
  expect(quoteOf("Foam: durable for 20,000 steps, soft", "durability")).toBe("durable for 20,000 steps");
});

test("copy is quoted with the denial that makes it a promise", () => {
  expect(quoteOf("Material: made of foam, no harmful smell", "smell")).toBe("no harmful smell");
  expect(quoteOf("Comfort: soft and comfortable", "comfort")).not.toMatch(/^no\b/);
});

test("copy is quoted as far as the phrase goes", () => {
  expect(quoteOf("Foam: will not crack or peel, light", "durability")).toBe("will not crack or peel");
  expect(quoteOf("A mat that is so durable that you may well leave it to all your grandchildren", "durability")).toBe(
    "durable",
  );
});

test("highlights are read one by one, and a bullet clause by clause", () => {
  const mining = mineReviews([], "Acme Travel Bottle");
  const tells = (field: string, text: string): boolean => mattersTold({ field, text }, mining).has("intake");
  expect(tells("itemHighlights", "Soft grip, makes drinking enough easier")).toBe(true);
  expect(tells("bulletsA.0", "Soft grip, makes drinking enough easier")).toBe(false);
  expect(tells("itemHighlights", "Soft grip, gray")).toBe(false);
});
