import { expect, test } from "bun:test";
import { splitBullet } from "../../../../../server/listing/facts/split-bullets.ts";
import {
  barerForms,
  doneBesides,
  firstDone,
  plainFact,
  withoutBenefit,
} from "../../../../../server/listing/facts/wording.ts";

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

test("whom a measure is perfect for is no part of it, and neither is the wish that it be enjoyed", () => {
  expect(barerForms("700 ml pan is perfect for sharing with neighbors")).toContain("700 ml pan");
  expect(plainFact("Enjoy smoky flavor from oak chips")).toBe("smoky flavor from oak chips");
});

test("of two things that it does, the first can stand without the other", () => {
  expect(firstDone("matte glaze wipes off with a cloth and never leaves streaks")).toBe(
    "matte glaze wipes off with a cloth",
  );
  expect(firstDone("oak frame and steel legs")).toBe("");
  expect(doneBesides("slides into a bag and is machine washable at 60")).toBe("machine washable at 60");
  expect(doneBesides("wool lining stays dry and gives off no smell")).toBe("gives off no smell");
  expect(doneBesides("oak frame and steel legs")).toBe("");
});
