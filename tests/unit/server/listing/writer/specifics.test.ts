import { describe, expect, test } from "bun:test";
import type { Draft, Written } from "../../../../../server/listing/writer/draft.ts";
import { specificsBullet, withSpecifics } from "../../../../../server/listing/writer/specifics.ts";
import { createVariety } from "../../../../../server/listing/writer/variety.ts";
import { draftWith } from "./draft-with.ts";

const by = (reviews: number): Written["spans"] =>
  Array.from({ length: reviews }, (_, at) => ({ reviewId: `r${at + 1}`, start: 0, end: 9 }));

const bare = (text: string, reviews = 1): Written => ({ text, spans: by(reviews), isBare: true });
const told = (text: string): Written => ({ text, spans: by(1) });

describe("a set gets one bullet of short findings", () => {
  const MORE = told("More to Like: two hooks; sturdy base");
  const RICH = told("More to Like: two hooks; sturdy base; long cord");
  const SET = [told("A: first"), bare("B: general"), bare("C: general"), told("D: last")];
  const withMore = (bullets: readonly Written[], room: number, more: Written | null = MORE): string[] =>
    withSpecifics(bullets, room, () => more).map(({ text }) => text);
  const isFullAt = (room: number): boolean[] => {
    const heard: boolean[] = [];
    withSpecifics(SET, room, (isFull) => {
      heard.push(isFull);
      return null;
    });
    return heard;
  };

  test("at its end, where it has room", () => {
    expect(withMore(SET, 5)).toEqual([...SET.map(({ text }) => text), MORE.text]);
  });

  test("in place of the last that says nothing in particular, where it is full", () => {
    expect(withMore(SET, 4)).toEqual(["A: first", "B: general", "D: last", MORE.text]);
  });

  test("and none where every bullet says something in particular", () => {
    const full = [told("A: first"), told("B: second")];
    expect(withMore(full, 2)).toEqual(["A: first", "B: second"]);
  });

  test("and none where there are no findings", () => {
    expect(withMore(SET, 4, null)).toEqual(SET.map(({ text }) => text));
    expect(withMore(SET, 5, null)).toEqual(SET.map(({ text }) => text));
  });

  test("of three or more, in place of what several reviewers bear out", () => {
    const set = [told("A: first"), bare("B: general", 2)];
    expect(withMore(set, 2)).toEqual(["A: first", "B: general"]);
    expect(withMore(set, 2, RICH)).toEqual(["A: first", RICH.text]);
  });

  test("that is written for a full set only where it takes the place of another", () => {
    expect(isFullAt(5)).toEqual([false]);
    expect(isFullAt(4)).toEqual([true]);
  });
});

describe("a bullet of short findings", () => {
  const FINDINGS = ["two hooks on a rail", "sturdy base", "long cord"].map(told);
  const write = (draft: Partial<Draft>, findings: readonly Written[] = FINDINGS): string | undefined =>
    specificsBullet("More to Like", findings, draftWith(draft))?.text;
  const varietyOf = (...bullets: readonly string[]): Draft["variety"] => {
    const variety = createVariety();
    for (const bullet of bullets) variety.add(bullet);
    return variety;
  };

  test("opens with the first of them", () => {
    expect(write({})).toBe("More to Like: two hooks on a rail; sturdy base; long cord");
  });

  test("opens with another where the first would open like a bullet before it", () => {
    expect(write({ variety: varietyOf("Handy: two hooks at the back") })).toBe(
      "More to Like: sturdy base; long cord; two hooks on a rail",
    );
    expect(write({ variety: varietyOf("Handy: two hooks at the back", "Steady: sturdy base, too") })).toBe(
      "More to Like: long cord; two hooks on a rail",
    );
  });

  test("is none under a header that a bullet has", () => {
    expect(write({ variety: varietyOf("More to Like: hums") })).toBeUndefined();
  });

  test("of the second set may open and tell as one of the first", () => {
    const variety = varietyOf("Handy: two hooks on a rail; sturdy base");
    const spoken = ["Handy: two hooks on a rail; sturdy base"];
    expect(write({ variety })).toBeUndefined();
    expect(write({ variety, leads: true })).toBe("More to Like: two hooks on a rail; sturdy base; long cord");
    expect(write({ variety, leads: true, spoken })).toBeUndefined();
  });

  test("names the thing itself as often as it will", () => {
    expect(write({}, [told("fan with two hooks"), told("fan on a sturdy base")])).toBe(
      "More to Like: fan with two hooks; fan on a sturdy base",
    );
    expect(write({}, [told("hooks with two rails"), told("hooks on a sturdy base")])).toBeUndefined();
  });

  test("is remembered among the bullets of its set", () => {
    const draft = draftWith();
    const bullet = specificsBullet("More to Like", FINDINGS, draft)?.text ?? "";
    expect(draft.spoken).toEqual([bullet]);
    expect(draft.variety.tells("sturdy base")).toBe(true);
  });
});
