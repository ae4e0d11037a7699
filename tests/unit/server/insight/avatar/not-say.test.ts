import { describe, expect, test } from "bun:test";
import { buildNotSay } from "../../../../../server/insight/avatar/not-say.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

const BLAND = ["It came on Monday.", "My sister has one.", "We have two of them.", "It stands in the hall."];

const notSay = (texts: readonly string[], name = "Kelvara Board Game"): string[] => {
  const { reviews } = readReviews({ text: [...texts, ...BLAND].join("\n\n") });
  return buildNotSay(mineReviews(reviews, name), "").map(({ text }) => text);
};

describe("a seller's words are advised against by plain praise", () => {
  test("of two reviewers", () => {
    expect(notSay(["The hinge lasts for ages.", "The charge lasts all week."], "Kelvara Lamp")).toContain(
      "long-lasting",
    );
  });

  test("of three where reviews are plenty", () => {
    const plenty = Array.from({ length: 14 }, (_, index) => `It came after ${index + 2} days.`);
    const quiet = ["It is quiet.", "So quiet.", "Very quiet."];
    expect(notSay([...plenty, ...quiet.slice(1)], "Kelvara Lamp")).not.toContain("whisper-quiet");
    expect(notSay([...plenty, ...quiet], "Kelvara Lamp")).toContain("whisper-quiet");
  });

  test("but not where those who give it call it a gift", () => {
    const listed = (text: string): string[] => {
      const { reviews } = readReviews({ text: [text, ...BLAND].join("\n\n") });
      return buildNotSay(mineReviews(reviews, "Kelvara Lamp"), "The perfect gift").map((line) => line.text);
    };
    expect(listed("It stands on my desk.")).toContain("perfect gift");
    expect(listed("It was in my christmas stocking.")).not.toContain("perfect gift");
    expect(listed("I gave it to my aunt.")).not.toContain("perfect gift");
  });

  test("but not by what happens every night", () => {
    const said = ["My cat kneads it every night.", "The dog sleeps on it every night."];
    expect(notSay(said, "Kelvara Bath Mat")).not.toContain("captivating");
  });

  test.each([
    ["a denial", "The charge does not last a day.", "The hinge never lasts."],
    ["what came before", "I bought my last one at the fair.", "Since last year I have two."],
    ["another product", "My old lamp lasted ten years.", "Unlike my old lamp, which lasted."],
  ])("but not by %s", (_, first, second) => {
    expect(notSay([first, second], "Kelvara Lamp")).not.toContain("long-lasting");
  });

  test("where a plural lasts", () => {
    expect(notSay(["These last all week.", "They last and last."], "Kelvara Lamps")).toContain("long-lasting");
  });

  test("of what nourishes, and not of a moisturizer that stands beside it", () => {
    expect(notSay(["It moisturizes my hands.", "My dry skin drinks it up."], "Kelvara Cream")).toContain("nourishing");
    expect(notSay(["Use it with a moisturizer.", "Put it on before moisturizer."], "Kelvara Cream")).not.toContain(
      "nourishing",
    );
  });

  test("but not where reviewers say nearly the same themselves", () => {
    const fun = ["It is so much fun.", "Such fun for us."];
    expect(notSay(fun)).toContain("hours of endless fun");
    expect(notSay([...fun, "Hours of entertainment."])).not.toContain("hours of endless fun");
  });
});
