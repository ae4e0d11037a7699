import { describe, expect, test } from "bun:test";
import { joinedParagraphs, setApart } from "../../../../client/reviews-input/paragraphs.ts";
import type { Exclusion } from "../../../../events/result/review.ts";

const SAID = "It kept my neck from hurting on a long flight.";
const paragraphs = (count: number, said = SAID): string => Array.from({ length: count }, () => said).join("\n\n");
const read = (reviews: number, excluded: Exclusion[] = []) => ({ format: "text" as const, reviews, excluded });
const left = (reason: Exclusion["reason"], text: string): Exclusion => ({ reason, text, detail: "", line: 1 });

describe("paragraphs that may be reviews of their own", () => {
  test.each([
    ["many in few reviews", `5 stars\n${paragraphs(17)}`, read(1), 17],
    ["many in one that is left out", `5 stars\n${paragraphs(17)}`, read(0, [left("incentivized", "5 stars …")]), 17],
    ["as many as reviews", paragraphs(17), read(17), null],
    ["fewer than twice as many", paragraphs(17), read(9), null],
    ["a review of a few", paragraphs(3), read(1), null],
    ["set apart by lines", `${paragraphs(3)}\n\n---\n\n${paragraphs(14)}`, read(2), null],
    ["names and buttons of a page", `${paragraphs(2)}\n\n${paragraphs(15, "Helpful")}`, read(2), null],
    ["page text that is left out", paragraphs(17), read(1, [left("boilerplate", SAID)]), null],
    ["of a file", paragraphs(17), { ...read(1), format: "csv" as const }, null],
  ])("%s", (_, text, report, joined) => {
    expect(joinedParagraphs(text, report)).toBe(joined);
  });

  test("are set apart by a line, and stars stay with what follows them", () => {
    const text = `5 stars - Slept well\n${SAID}\n\n★★☆☆☆\n\n${SAID}\n \n\nlove it`;
    expect(setApart(text)).toBe(`5 stars - Slept well\n${SAID}\n\n---\n\n★★☆☆☆\n${SAID}\n\n---\n\nlove it`);
    expect(joinedParagraphs(setApart(paragraphs(17)), read(1))).toBeNull();
  });
});
