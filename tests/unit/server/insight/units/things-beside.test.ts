import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const reads = (text: string, product: string): readonly string[] => readsOf([text], product);

describe("what is said of a thing beside the product", () => {
  test.each([
    ["I own the kettle from this brand and it is sturdy.", "Acme Toaster", "+sturdy"],
    ["Their other lamps are sturdy.", "Acme Toaster", "+sturdy"],
    ["The shelf we got last month was flimsy.", "Acme Dog Crate", "-sturdy"],
    ["We have a 9 year old mattress that sags.", "Acme Mattress Topper", "-shape"],
    ["The crows hate it, they are too heavy.", "Acme Bird Feeder", "-weight"],
    ["After about 15 bags it quits.", "Acme Bag Sealer", "-noun:bag"],
  ])("%s (%s): not %s", (text, product, sign) => expect(reads(text, product)).not.toContain(sign));

  test.each([
    ["I got this from the same company and this one is sturdy.", "Acme Toaster", "+sturdy"],
    ["They are too heavy.", "Acme Hiking Boots", "-weight"],
    ["My 9 year old says it is sturdy.", "Acme Scooter", "+sturdy"],
  ])("%s (%s): %s", (text, product, sign) => expect(reads(text, product)).toContain(sign));
});

describe("warmth of what lies under a sleeper", () => {
  test("is heat that it traps, unless warmth is wanted", () => {
    expect(reads("It gets toasty at night.", "Acme Mattress Topper")).toContain("-breathable");
    expect(reads("It gets toasty at night.", "Acme Fleece Blanket")).toContain("+warmth");
    expect(reads("Keeps me warm in winter.", "Acme Mattress Topper")).not.toContain("-breathable");
  });
});
