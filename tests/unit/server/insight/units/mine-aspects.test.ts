import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { splitClauses } from "../../../../../server/insight/text/clauses.ts";
import { isNegated, negatedPlaces } from "../../../../../server/insight/text/negation.ts";
import { mineAspects, mineTexts } from "../../../../../server/insight/units/mine-aspects.ts";

const judged = (text: string): [string, string][] =>
  mineTexts([analyseText(text, "r1")])
    .flat()
    .map(({ start, end, polarity }) => [text.slice(start, end), polarity]);

test("praise that is doubtful is told, but no theme rests on it", () => {
  const sentences = analyseText("The drawer slides like butter.", "r1");
  expect(
    mineTexts([sentences])
      .flat()
      .map(({ term, polarity }) => [term, polarity]),
  ).toEqual([["drawer", "positive"]]);
  expect(sentences.flatMap(mineAspects)).toEqual([]);
});

test("blame that is doubtful is told, but no theme rests on it", () => {
  const sentences = analyseText("The sound is nothing to write home about.", "r1");
  expect(
    mineTexts([sentences])
      .flat()
      .map(({ term, polarity }) => [term, polarity]),
  ).toEqual([["sound", "negative"]]);
  expect(sentences.flatMap(mineAspects)).toEqual([]);
});

describe("the aspects of a text", () => {
  test.each([
    ["The camera is great but the battery dies fast.", "camera", "positive"],
    ["The camera is great but the battery dies fast.", "battery", "negative"],
    ["The zipper broke after two days and customer service was no help.", "zipper", "negative"],
    ["The zipper broke after two days and customer service was no help.", "customer service", "negative"],
    ["I love the fabric.", "fabric", "positive"],
    ["Works great and fits perfectly.", "Works", "positive"],
    ["Works great and fits perfectly.", "fits", "positive"],
    ["The instructions were not clear at all.", "instructions", "negative"],
    ["The lid doesn't leak.", "lid", "positive"],
    ["Terrible smell, but the price was good.", "smell", "negative"],
    ["Terrible smell, but the price was good.", "price", "positive"],
    ["the pump is very noisy .", "pump", "negative"],
    ["THE HANDLE IS FLIMSY.", "HANDLE", "negative"],
    ["The lid opens with one hand so I can sip while driving.", "lid", "positive"],
    ["The fan sounds like a plane taking off.", "fan", "negative"],
    ["It sounds like music.", "sounds", "positive"],
  ])("%s: %s is judged", (text, term, polarity) => {
    expect(judged(text)).toContainEqual([term, polarity]);
  });

  test.each(["I bought it in March for my brother.", "My sister lives in Ohio.", ""])(
    "%s: nothing is judged",
    (text) => {
      expect(judged(text)).toEqual([]);
    },
  );

  test("a term is named once, however often it is mentioned", () => {
    const terms = judged("The strap is great. The strap is comfortable. I love the strap.").map(([term]) => term);
    expect(terms.filter((term) => term === "strap")).toHaveLength(1);
  });

  test("the same text gives the same aspects, read alone or after others", () => {
    const text = "Great hose, the nozzle leaks a little.";
    const before = judged(text);
    judged("Some other text. The lid is bad.");
    expect(judged(text)).toEqual(before);
  });
});

describe("the aspects of a sentence", () => {
  test("each mention has the words that judge it, inside its clause", () => {
    const text = "I love the soft blanket.\nThe blanket’s stitching came loose — sadly!";
    const aspects = analyseText(text, "r1").flatMap(mineAspects);
    expect(aspects.length).toBeGreaterThan(0);
    for (const { start, end, opinionStart, opinionEnd, clause } of aspects) {
      expect(clause.start).toBeLessThanOrEqual(Math.min(start, opinionStart));
      expect(Math.max(end, opinionEnd)).toBeLessThanOrEqual(clause.end);
    }
  });

  test("positions are those of the words in the given text, whatever signs it holds", () => {
    const pieces = fc.constantFrom(
      "The lid leaks. ",
      "Great price! ",
      "don't ",
      "it’s ",
      "👍 ",
      "\n",
      "— ",
      "ÄÖÜ ",
      "battery-life is bad, ",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        for (const aspect of analyseText(text, "r1").flatMap(mineAspects)) {
          const written = text
            .slice(aspect.start, aspect.end)
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]/gu, "");
          expect(written).toBe(aspect.term.replace(/[^\p{L}\p{N}]/gu, ""));
        }
      }),
      { numRuns: 50 },
    );
  });
});

test("negation read once for a clause is negation read word by word", () => {
  const texts = [
    "It is not at all a bad lid and never leaks, no doubt.",
    "I can't say it isn't good.",
    "A leak - free lid, free of smell.",
  ];
  for (const clause of texts.flatMap((text) => analyseText(text, "")).flatMap(splitClauses))
    expect(negatedPlaces(clause.tokens)).toEqual(clause.tokens.map((_, index) => isNegated(clause.tokens, index)));
});
