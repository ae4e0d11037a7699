import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const against = (bullet: string, review: string): string[] =>
  sidesOfBullet(bullet, [review, "A nice gift."], "Thornby Hand Tool").against;

describe("a claim to cope with all of a kind", () => {
  test.each([
    ["Cuts through all fabrics with no effort", "Hopeless on thick wool."],
    ["Picks up crumbs on any floor", "It struggled with a rug."],
    ["Blends all ingredients", "It can't handle frozen fruit."],
  ])("is denied by one that it fails on: %s, %s", (bullet, review) => expect(against(bullet, review)).toHaveLength(1));

  test.each([
    ["Cuts through cotton", "Hopeless on thick wool."],
    ["Picks up crumbs on any floor", "I struggled with the manual."],
    ["Blends all ingredients", "People say it can't handle frozen fruit."],
  ])("and by nothing else: %s, %s", (bullet, review) => expect(against(bullet, review)).toEqual([]));
});
