import { expect, test } from "bun:test";
import { compareProfiles } from "../../../../../server/listing/lint/compare-profiles.ts";
import { profileById } from "../../../../../server/listing/rules/profiles.ts";

const [before, now] = [profileById("amazon-2025-01-21"), profileById("amazon-2026-07-27")];

const LISTING = {
  productName: "Kelvara Water Bottle",
  title: "Kelvara Water Bottle, Insulated Stainless Steel Flask with Straw Lid, Wide Mouth, Loop and Brush, 24 oz!",
  bullets: ["Good Seal: money-back guarantee", "Easy Care: rinse and dry", "Right Size: fits the cup holder"],
};

test("the same listing under two dates shows what the new rules ask and what they do not", () => {
  const { from, to, appeared, gone, stayed } = compareProfiles(LISTING, before, now);
  expect([from, to]).toEqual(["amazon-2025-01-21", "amazon-2026-07-27"]);
  expect(appeared.map(({ ruleId, field }) => `${ruleId} ${field}`)).toEqual(["T01 title", "B12 bullets.0"]);
  expect(gone).toEqual([]);
  expect(stayed.map(({ ruleId }) => ruleId)).toEqual(["T02"]);
});

test("looking back turns it around, and a profile beside itself changes nothing", () => {
  const back = compareProfiles(LISTING, now, before);
  expect(back.appeared).toEqual([]);
  expect(back.gone.map(({ ruleId }) => ruleId)).toEqual(["T01", "B12"]);
  expect(compareProfiles(LISTING, now, now)).toMatchObject({ appeared: [], gone: [] });
});

test("a store that is exempt keeps the long title", () => {
  const { gone } = compareProfiles(LISTING, now, profileById("amazon-exempt-2026-07-27"));
  expect(gone.map(({ ruleId }) => ruleId)).toEqual(["T01"]);
});
