import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

describe("more gets drunk", () => {
  test.each([
    "She drinks twice as much now.",
    "He drinks so much more since then.",
    "My cats are drinking more.",
    "She drinks from it all day.",
    "It got him drinking.",
  ])("%s", (text) => expect(judged(text, "Acme Cat Water Fountain")).toContainEqual(["intake", 1]));

  test.each(["Nobody drinks from it.", "My dog won't drink from it."])("less: %s", (text) =>
    expect(judged(text, "Acme Cat Water Fountain")).toContainEqual(["intake", -1]),
  );

  test.each([
    "The vet said he needs to drink more.",
    "She should be drinking more.",
    "She plays in the water more than she drinks.",
    "My cat is terrified of it.",
  ])("nothing is told of it by %s", (text) =>
    expect(judged(text, "Acme Cat Water Fountain").map(([key]) => key)).not.toContain("intake"),
  );
});
