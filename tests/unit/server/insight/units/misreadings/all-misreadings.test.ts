import { expect, test } from "bun:test";
import { domainsOf } from "../../../../../../server/insight/facets/domain.ts";
import { readingFor } from "../../../../../../server/insight/facets/reading.ts";
import { describeProduct } from "../../../../../../server/insight/product/product.ts";
import { analyseText } from "../../../../../../server/insight/text/analyse.ts";
import { readingOf } from "../../../../../../server/insight/units/as-meant.ts";
import { unitsAsSaid } from "../../../../../../server/insight/units/extract-units.ts";
import {
  misreadingsOf,
  OF_ANY,
  OF_BLAME,
  OF_PRAISE,
} from "../../../../../../server/insight/units/misreadings/all-misreadings.ts";
import { readAnything } from "../../../../../support/read-anything.ts";

const PRODUCTS = [
  "Camera",
  "Desk Lamp",
  "Protein Powder",
  "Running Shoes",
  "Handheld Vacuum",
  "Hand Cream",
  "Air Mattress",
  "Leggings",
  "Raised Garden Bed",
  "Stroller",
  "Standing Desk",
  "Bath Mat",
];
const READINGS = [readAnything, ...PRODUCTS.map((name) => readingFor(domainsOf(describeProduct(name), [], 10)))];
const TESTS = `${import.meta.dir}/../..`;
const STRING = /"((?:[^"\\\n]|\\.){8,200})"|'((?:[^'\\\n]|\\.){8,200})'/g;

const stringsOf = async (): Promise<Set<string>> => {
  const files = await Array.fromAsync(new Bun.Glob("**/*.test.ts").scan(TESTS));
  const sources = await Promise.all(files.map((file) => Bun.file(`${TESTS}/${file}`).text()));
  return new Set(
    sources
      .join("\n")
      .matchAll(STRING)
      .map(([, double, single]) => double ?? single ?? ""),
  );
};

test("each misreading is the one that decides for a sentence of some test", async () => {
  const missing = new Set([...OF_ANY, ...OF_PRAISE, ...OF_BLAME].map(({ is }) => is));
  for (const text of await stringsOf())
    for (const sentence of analyseText(text, "r1"))
      for (const unit of READINGS.flatMap((reading) => unitsAsSaid(sentence, reading))) {
        const reading = readingOf(unit);
        const decides = unit.mood === "report" && misreadingsOf(unit).find(({ is }) => is(reading));
        if (decides) missing.delete(decides.is);
      }
  expect([...missing].map(({ name }) => name)).toEqual([]);
}, 60_000);
