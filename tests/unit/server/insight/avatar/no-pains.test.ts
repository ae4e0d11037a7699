import { describe, expect, test } from "bun:test";
import { buildPains } from "../../../../../server/insight/avatar/pains.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";

/** What is told as a trouble of reviewers who are neither content nor discontent. */
const painsOf = (texts: readonly string[], product: string): string[] =>
  buildPains(
    mineReviews(
      texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: 3, date: null })),
      product,
    ),
  ).map(({ text }) => text);

const cushionPains = (...texts: readonly string[]): string[] => painsOf(texts, "Acme Seat");

describe("what is meant to be so is no trouble", () => {
  test.each([
    ["what cannot happen", "You can't mess it up.", "You can't close it up."],
    ["what never happens", "The lid does not sweat.", "The lid does not close."],
    ["what it spares, not even once", "The lid doesn't ever clang.", "The lid doesn't ever close."],
    ["what it withstands", "The lid cracked and still works fine.", "The lid cracked and leaks."],
    ["what is washed", "The cushion comes off and goes in the washer.", "The cushion comes off and gets lost."],
    ["what is easy", "The cushion comes off easily.", "The cushion comes off daily."],
    ["what comes off for cleaning", "The cushion comes off for cleaning.", "The cushion comes off in the rain."],
    ["what can be peeled off", "You can just peel it off.", "The cushion peels off."],
  ])("%s: %s", (_, meant, trouble) => {
    expect(cushionPains(meant)).toEqual([]);
    expect(cushionPains(trouble)).toEqual([trouble.slice(0, -1)]);
  });

  test("and where several tell it, it is told", () => {
    expect(cushionPains("The lid does not sweat.", "The lid does not sweat.")).toEqual(["The lid does not sweat"]);
  });
});

describe("what is granted before what counts is no trouble", () => {
  const polePains = (...texts: readonly string[]): string[] => painsOf(texts, "Acme Trekking Poles");

  test.each(["They are scratched but straight.", "The poles are scratched but still fine."])("%s", (text) => {
    expect(polePains(text)).toEqual([]);
  });

  test.each([
    ["They are scratched.", ["The poles are scratched"]],
    ["They are scratched but too short.", ["The poles are scratched", "The poles are too short"]],
    ["They are scratched but straight as they should be.", ["The poles are scratched"]],
  ])("but it is where nothing makes up for it: %s", (text, pains) => {
    expect(polePains(text).toSorted()).toEqual(pains);
  });

  test("and where several tell it", () => {
    const text = "They are scratched but straight.";
    expect(polePains(text, text)).toEqual(["The poles are scratched"]);
  });
});

describe("what is said of other things is no trouble of this one", () => {
  test.each([
    [
      "I don't care for those light plastic ones where you have to push down.",
      "I don't care for these light plastic ones where you have to push down.",
      "“I don't care for these light plastic ones where you have to push down”",
    ],
    ["I can't work the TV remote.", "I can't work my TV remote.", "“I can't work my TV remote”"],
  ])("%s", (other, own, pain) => {
    expect(cushionPains(other)).toEqual([]);
    expect(cushionPains(own)).toEqual([pain]);
  });
});

describe("of a single voice, a trouble is of the thing or a part of it", () => {
  test("and a part is what is judged, or what others name too", () => {
    expect(cushionPains("The lid broke.")).toEqual(["The lid broke"]);
    expect(cushionPains("The barber broke.")).toEqual([]);
    expect(cushionPains("The barber broke.", "A barber sat there.", "Our barber too.")).toEqual(["The barber broke"]);
  });

  test.each(["toddler", "wife"])("never one of the family, however often it is named: %s", (child) => {
    expect(cushionPains(`The ${child} broke.`, `Our ${child} sat there.`)).toEqual([]);
  });
});
