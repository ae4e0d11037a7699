import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { FACETS } from "../../../../../server/insight/facets/all-facets.ts";
import type { Cues } from "../../../../../server/insight/facets/facet.ts";

const FOLDER = `${import.meta.dir}/../../../../../server/insight/facets/cues`;
const files = await Promise.all(
  readdirSync(FOLDER).map(async (file): Promise<Record<string, Cues>> => Bun.file(`${FOLDER}/${file}`).json()),
);
const lists = FACETS.flatMap(({ id, praised, blamed, raised }) =>
  Object.entries({ praised, blamed, raised }).map(([bearing, cues]) => ({ name: `${id}, ${bearing}`, cues })),
);

test("every list of cues has its facet, and no two facets have one id", () => {
  const ids = FACETS.map(({ id }) => id);
  expect(files.flatMap(Object.keys).toSorted()).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test("a cue stands once in its list, in small letters, with single spaces", () => {
  const odd = lists.flatMap(({ name, cues }) =>
    cues
      .filter(
        (cue, at) => cues.indexOf(cue) !== at || cue !== cue.toLowerCase().trim().replace(/\s+/g, " ") || cue === "",
      )
      .map((cue) => `${name}: ${cue}`),
  );
  expect(odd).toEqual([]);
});

test("no cue both praises and blames in one facet", () => {
  const odd = FACETS.flatMap(({ id, praised, blamed }) => {
    const blaming = new Set(blamed);
    return praised.filter((cue) => blaming.has(cue)).map((cue) => `${id}: ${cue}`);
  });
  expect(odd).toEqual([]);
});
