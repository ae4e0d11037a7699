import { expect, test } from "bun:test";
import { gatherBare } from "../../../../../server/listing/writer/gather-bare.ts";

const plain = (text: string) => ({ text, spans: [], isPlain: true });
const stated = { text: "Steel Lid: with a silicone rim", spans: [] };
const gathered = (...bullets: { text: string; spans: never[] }[]) =>
  gatherBare(bullets, "More to Like", () => true).map(({ text }) => text);

test("bullets that only praise stand in one by their headers", () =>
  expect(gathered(plain("Easy to Clean: quick to clean"), stated, plain("Quiet in Use: little noise"))).toEqual([
    stated.text,
    "More to Like: easy to clean; quiet in use",
  ]));

test("one of them keeps its own, unless a bullet of findings is there", () => {
  expect(gathered(plain("Quiet in Use: little noise"), stated)).toEqual(["Quiet in Use: little noise", stated.text]);
  const findings = { text: "More to Like: folds flat", spans: [] };
  expect(gathered(plain("Quiet in Use: little noise"), findings)).toEqual(["More to Like: folds flat; quiet in use"]);
});
