import { describe, expect, test } from "bun:test";
import { readsOf } from "../../../../support/heard.ts";

const OTHERS: readonly string[] = Array.from({ length: 20 }, (_, index) => `Review ${index} of nothing much.`);

const reads = (text: string): readonly string[] => readsOf([text, ...OTHERS], "Acme Garden Robot");

describe("of plenty of reviews, what one alone names", () => {
  test.each(["We walked by a loud river.", "I was at a loud meeting.", "Somebody left a heavy building set here."])(
    "is no part of the product: %s",
    (text) => expect(reads(text).filter((key) => key === "-noise" || key === "-weight")).toEqual([]),
  );

  test.each(["Good but heavy coming out.", "Okay but a bit heavy going up."])(
    "is no noun where it is a verb in -ing: %s",
    (text) => expect(reads(text)).toContain("-weight"),
  );
});

describe("what is not light", () => {
  test.each(["The robot is definitely not light once it is full."])("is heavy: %s", (text) =>
    expect(readsOf([text], "Acme Garden Robot")).toContain("-weight"),
  );

  test.each(["The lamp does not light up.", "It is light."])("and nothing else is: %s", (text) =>
    expect(readsOf([text], "Acme Garden Robot")).not.toContain("-weight"),
  );
});
