import { expect, test } from "bun:test";
import { matchAvatars } from "../../../../../client/work/avatars/match-avatars.ts";
import type { AvatarSummary } from "../../../../../events/wire/avatars.ts";

const avatar = (profileName: string, lastProductName: string | null): AvatarSummary => ({
  id: profileName,
  profileName,
  lastProductName,
  lastOptimizationAt: null,
  lastOptimizationId: null,
  optimizeCount: 0,
});

const avatars = [avatar("Busy Nurse", "Steel Bottle"), avatar("Dog Walker", null)];

test.each([
  ["", ["Busy Nurse", "Dog Walker"]],
  [" nurse ", ["Busy Nurse"]],
  ["BOTTLE", ["Busy Nurse"]],
  ["walk", ["Dog Walker"]],
  ["cat", []],
])("searching %p finds %p", (search, found) => {
  expect(matchAvatars(avatars, search).map(({ profileName }) => profileName)).toEqual(found);
});
