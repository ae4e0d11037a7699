import { describe, expect, test } from "bun:test";
import { sidesOfBullet } from "./ledger-cases.ts";

const against = (bullet: string, review: string): string[] =>
  sidesOfBullet(bullet, [review, "A nice gift."], "Thornby Garden Chair").against;

describe("what is promised to go with ease", () => {
  test.each([
    ["Recline it to any angle with one hand", "The recline is stiff and jerky."],
    ["Effortless pump fills it in seconds", "The pump is useless."],
    ["Automatic winder every time", "The winder thing never works."],
    ["Smooth drawer with soft rails", "The drawer sticks."],
    ["Switch smoothly with one finger", "The ring to change the height is stiff."],
    ["Adjust it with one hand", "Changing modes takes two hands."],
  ])("is denied by who tells that it does not: %s, %s", (bullet, review) =>
    expect(against(bullet, review)).toEqual([review]),
  );

  test.each([
    ["Recline it to any angle with one hand", "The recline is not stiff at all."],
    ["Effortless pump fills it in seconds", "My old one had a pump that was useless."],
    ["Effortless pump fills it in seconds", "The pump hose is a joke."],
    ["Threads your needle every time", "The needle is useless."],
    ["Automatic winder every time", "Changing the seat takes two hands."],
    ["Sturdy drawer with soft rails", "The booklet is a joke."],
  ])("and by no other thing: %s, %s", (bullet, review) => expect(against(bullet, review)).toEqual([]));
});
