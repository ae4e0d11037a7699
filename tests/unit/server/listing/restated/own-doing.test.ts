import { expect, test } from "bun:test";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";
import { isOfOwnDoing } from "../../../../../server/listing/restated/own-doing.ts";
import { standsAlone } from "../../../../../server/listing/restated/stands-alone.ts";
import { tidied } from "../../../../../server/listing/restated/tidy-phrase.ts";

test.each([
  ["I bolted mine to the wall. It hasn't moved.", true],
  ["We put a rubber pad under it. Stays put.", true],
  ["I keep it in the hall. It hasn't moved.", false],
])("what is told last in %p follows from the buyer's own doing: %p", (text, isOwn) => {
  expect(analyseText(text, "r1").slice(-1).map(isOfOwnDoing)).toEqual([isOwn]);
});

test("what a thing keeps doing is mostly a fault", () => {
  expect(standsAlone("keeps creeping up")).toBe(false);
  expect(standsAlone("keeps going through the night")).toBe(true);
});

test("how a thing does is told by an adverb", () => {
  expect(tidied("winds up easy")).toBe("winds up easily");
  expect(tidied("feels smooth")).toBe("feels smooth");
});
