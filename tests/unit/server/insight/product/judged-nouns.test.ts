import { expect, test } from "bun:test";
import { join } from "node:path";
import { judgedNouns, writtenNouns } from "../../../../../server/commands/build-nouns.ts";
import { isJudgedNoun } from "../../../../../server/insight/product/judged-nouns.ts";

const SERVER = join(import.meta.dir, "../../../../../server");
const STORED = join(SERVER, "insight/product/judged-nouns.json");
const COMMAND = join(SERVER, "commands/build-nouns.ts");

test.each(["lid", "lids", "strap", "straps", "boxes"])("reviewers judge a thing such as: %s", (noun) => {
  expect(isJudgedNoun(noun)).toBe(true);
});

test.each(["landlord", "landlords", "barber", "toddler", ""])("and not who is around it: %j", (noun) => {
  expect(isJudgedNoun(noun)).toBe(false);
});

test("what is stored are the judged nouns of the synthetic reviews (bun run build:nouns)", async () => {
  expect(await Bun.file(STORED).text()).toBe(writtenNouns(await judgedNouns()));
});

test("each noun stands once, in the order of the alphabet, and is a word", async () => {
  const nouns = await judgedNouns();
  expect(nouns).toEqual([...new Set(nouns)].toSorted());
  expect(nouns.filter((noun) => !/^[a-z-]{3,}$/.test(noun))).toEqual([]);
});

test("what is imported of the command writes nothing", async () => {
  const { lastModified } = Bun.file(STORED);
  await import(`${COMMAND}?anew`);
  expect(Bun.file(STORED).lastModified).toBe(lastModified);
});
