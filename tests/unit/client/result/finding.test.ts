import { expect, test } from "bun:test";
import { indexEvidence } from "../../../../client/result/evidence.ts";
import { leadFindings } from "../../../../client/result/finding.ts";
import type { ViewedResult } from "../../../../client/result/viewed-result.ts";
import { SAMPLE, spanOf } from "./sample-result.ts";

const found = (result: ViewedResult) => leadFindings(result, indexEvidence(result));
const evidence = [{ path: "fixList.0", reviews: 2, spans: [spanOf("r1", "zipper broke")] }];

test("the fix that reviews support comes first: what they report, then what to do", () => {
  const fixList = "Use a stronger zipper: 2 of 3 reviewers report that it breaks.\nState the size";
  expect(found({ ...SAMPLE, fixList, evidence })).toEqual([
    {
      evidenceKey: "fixList.0",
      kind: "complaint",
      kicker: "Fix this first",
      title: "2 of 3 reviewers report that it breaks.",
      figure: null,
      detail: "What to do: Use a stronger zipper.",
    },
    {
      evidenceKey: "themes.zipper",
      kind: "complaint",
      kicker: "What holds them back",
      title: "Zipper",
      figure: "3 of 3 reviews",
      detail: "2 complain, 1 praises it",
    },
  ]);
});

test("a fault leads with what they report, and what to do about it stands below", () => {
  const text =
    "2 of 3 reviewers report leaks and give 2.0 stars where the others give 4.1. No wording fixes that: test it.";
  const fixes = [{ text, kind: "product-fault" as const, reviews: 2, stars: -2.1 }];
  expect(found({ ...SAMPLE, fixList: text, fixes, evidence })[0]).toMatchObject({
    kicker: "Fix this first",
    title: "2 of 3 reviewers report leaks and give 2.0 stars where the others give 4.1.",
    detail: "No wording fixes that: test it.",
  });
});

test("a promise that reviewers deny leads, and what to do about it stands below", () => {
  const said = "Current bullet 2 says “Zips: for good”, yet 2 of 3 reviewers say otherwise and give 2.0 stars";
  const text = `${said}: the new listing leaves it out.`;
  const fixes = [{ text, kind: "expectation-gap" as const, reviews: 2, stars: -2.1 }];
  expect(found({ ...SAMPLE, fixList: text, fixes, evidence })[0]).toMatchObject({
    title: `${said}.`,
    detail: "The new listing leaves it out.",
  });
});

test("what only adds to the copy is no fix", () => {
  const text = "Lead with what 2 of 3 reviewers praise: looks good.";
  const fixes = [{ text, kind: "wording" as const, reviews: 2, stars: null }];
  expect(found({ ...SAMPLE, fixList: text, fixes, evidence })[0]).toMatchObject({
    kind: "mixed",
    kicker: "Start with this",
    title: text,
  });
});

test("a fix in other words stands as it is", () => {
  expect(found({ ...SAMPLE, evidence })[0]).toMatchObject({ title: "Answer the zipper complaint", detail: "" });
});

test("a fix that no review supports is not led with", () => {
  expect(found(SAMPLE).map(({ evidenceKey }) => evidenceKey)).toEqual(["themes.zipper"]);
});
