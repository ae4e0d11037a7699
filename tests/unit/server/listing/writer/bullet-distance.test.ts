import { expect, test } from "bun:test";
import { GENERAL_ADVICE } from "../../../../../server/listing/phrases/general-advice.ts";
import { bulletDistance } from "../../../../../server/listing/writer/bullet-distance.ts";

const STEADY = "Steady Base: stands firm on any desk";

test("advice that fills up two sets does not set them apart", () => {
  const [first = "", , second = ""] = GENERAL_ADVICE.flat();
  expect(bulletDistance([STEADY, first], [STEADY, second])).toBe(0);
  expect(bulletDistance([first], [second])).toBe(0);
});

test("other words do", () => {
  expect(bulletDistance([STEADY], ["Hard to Tip: good balance"])).toBe(1);
});
