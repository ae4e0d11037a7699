import { expect, test } from "bun:test";
import * as v from "valibot";
import { avatarText } from "../../../../client/result/copy-text.ts";
import { Insights } from "../../../../events/result/insights.ts";
import { SAMPLE } from "./sample-result.ts";

const TOPICS = ["Strap: “the strap sits high”", "Lid: “the lid is wide”"];

const OLDER: Insights = {
  situations: ["Weekends away"],
  doubts: ["Unsure"],
  reasonsToBuy: [],
  reasonsToReturn: [],
  questions: [],
  unseen: null,
};

test("insights are stored with what else is on reviewers' minds, and older ones without", () => {
  expect(v.is(Insights, OLDER)).toBe(true);
  expect(v.parse(Insights, { ...OLDER, topics: TOPICS })).toEqual({ ...OLDER, topics: TOPICS });
  expect(v.is(Insights, { ...OLDER, topics: [3] })).toBe(false);
});

test("copied as text, what else is on reviewers' minds stands behind the doubts, where there is anything", () => {
  expect(avatarText(SAMPLE.avatarData, { ...OLDER, topics: TOPICS })).toContain(
    "Doubts\n- Unsure\n\nAlso on their minds\n- Strap: “the strap sits high”\n- Lid: “the lid is wide”\n\nEmotional drivers",
  );
  for (const none of [OLDER, { ...OLDER, topics: [] }])
    expect(avatarText(SAMPLE.avatarData, none)).toContain("Doubts\n- Unsure\n\nEmotional drivers");
});
