import { expect, test } from "bun:test";
import { splitBullet } from "../../../../../server/listing/facts/split-bullets.ts";
import { barerForms, withoutBenefit } from "../../../../../server/listing/facts/wording.ts";

const clausesOf = (bullet: string): string[] => splitBullet(bullet).clauses.map(({ text }) => text);

test("a clause that goes on behind brackets stays whole without them", () => {
  expect(clausesOf("SETUP: Plug the receiver (it is kept inside the mouse) into a port")).toEqual([
    "Plug the receiver into a port",
  ]);
  expect(clausesOf("SETUP: Plug in the receiver (it is kept inside the mouse)")).toEqual([
    "Plug in the receiver",
    "it is kept inside the mouse",
  ]);
});

test("what is cut off leaves no joining word behind", () => {
  expect(withoutBenefit("cast iron distributes the heat evenly and keeps food warm")).toBe(
    "cast iron distributes the heat evenly",
  );
});

test("praise goes from before a thing, and leaves no thing of a list bare", () => {
  expect(barerForms("thick and cozy fleece")).toEqual(["thick fleece"]);
  expect(barerForms("strong buckle, soft padding, bright colors")).toEqual([]);
});
