import { describe, expect, test } from "bun:test";
import { composeBullet } from "../../../../../server/listing/writer/compose-bullet.ts";
import type { Draft, Written } from "../../../../../server/listing/writer/draft.ts";
import { createVariety } from "../../../../../server/listing/writer/variety.ts";
import { claimOf, draftWith, phraseOf } from "./draft-with.ts";

const CLAIM = claimOf("noise");
const GENERAL = "Peaceful Nights: lets everyone sleep";
const lines: Draft["lines"] = () => [{ header: "Peaceful Nights", body: "lets everyone sleep", needs: undefined }];
const NURSERY = phraseOf("hushed enough for a nursery", ["noise"]);

/** What the other set has told. */
const after = (...bullets: readonly string[]): Draft["variety"] => {
  const variety = createVariety();
  for (const bullet of bullets) variety.add(bullet);
  return variety;
};

const compose = (given: Partial<Draft>): Written | null => composeBullet(CLAIM, draftWith({ lines, ...given }));

describe("a bullet tells what reviewers say of its matter in particular", () => {
  test("in place of words of ours", () => {
    expect(compose({ phrases: [NURSERY] })?.text).toBe("Peaceful Nights: hushed enough for a nursery");
  });

  test("in other words where the first may not stand", () => {
    const phrases = [phraseOf("whirs by a bed at night", ["noise"], "hums by a bed at night")];
    const acceptable = ({ text }: Written): boolean => !/whirs/.test(text);
    expect(compose({ phrases, acceptable })?.text).toBe("Peaceful Nights: hums by a bed at night");
  });

  test("but not in other words than those that are told already", () => {
    const phrases = [phraseOf("gentle whir after dark", ["noise"], "hums by a bed at night")];
    expect(compose({ phrases, variety: after("Low Voice: hums by a bed at night") })?.text).toBe(GENERAL);
  });
});

describe("where a set has nothing else of a matter", () => {
  const variety = (): Draft["variety"] => after("Little Ones: hushed enough for a nursery");

  test("the second says again what only the first has said", () => {
    expect(compose({ phrases: [NURSERY], variety: variety(), leads: true })?.text).toBe(
      "Peaceful Nights: hushed enough for a nursery",
    );
  });

  test("the first says nothing again", () => {
    expect(compose({ phrases: [NURSERY], variety: variety(), leads: false })?.text).toBe(GENERAL);
  });

  test("the second says nothing again that a bullet of its own has said", () => {
    const spoken = ["Also Good: hushed enough for a nursery"];
    expect(compose({ phrases: [NURSERY], variety: variety(), leads: true, spoken })?.text).toBe(GENERAL);
  });

  test("the second says nothing again beside what is new", () => {
    const phrases = [NURSERY, phraseOf("whirs by a bed", ["noise"])];
    expect(compose({ phrases, variety: variety(), leads: true })?.text).toBe("Peaceful Nights: whirs by a bed");
  });

  test("the second says it in words that its own bullets have not", () => {
    const phrases = [phraseOf("hushed enough for a nursery", ["noise"], "hushed in any nursery")];
    const spoken = ["Also Good: a nursery, hushed enough"];
    expect(compose({ phrases, variety: variety(), leads: true, spoken })?.text).toBe(
      "Peaceful Nights: hushed in any nursery",
    );
  });
});

describe("a bullet is bare", () => {
  test("where it only says in words of ours that a matter is praised", () => {
    expect(compose({})?.isBare).toBe(true);
  });

  test("and not where it tells anything in particular", () => {
    expect(compose({ phrases: [NURSERY] })?.isBare).toBeUndefined();
    const needing: Draft["lines"] = () => [{ header: "Peaceful Nights", body: "lets everyone sleep", needs: /quiet/ }];
    expect(compose({ lines: needing })?.isBare).toBeUndefined();
    const detailed = composeBullet({ ...CLAIM, details: ["soft hum"] }, draftWith({ lines }));
    expect(detailed).toMatchObject({ text: `${GENERAL}; soft hum` });
    expect(detailed?.isBare).toBeUndefined();
  });
});

test("a bullet is remembered among those of its set, with its matter", () => {
  const draft = draftWith({ lines });
  expect(composeBullet(CLAIM, draft)?.text).toBe(GENERAL);
  expect(draft.spoken).toEqual([GENERAL]);
  expect(draft.matters.claims).toEqual([CLAIM]);
  expect(draft.variety.isFresh(GENERAL)).toBe(false);
});
