import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { PAGES } from "../../../../events/pages.ts";

const Declared = v.object({
  path: v.string(),
  staticData: v.optional(v.object({ title: v.string(), description: v.exactOptional(v.string()) })),
});

let routes: readonly v.InferOutput<typeof Declared>[];

beforeAll(async () => {
  Object.assign(globalThis, { window: { location: { origin: "http://localhost" } } });
  const { routeTree } = await import("../../../../client/routes/route-tree.ts");
  routes = (routeTree.children ?? []).map(({ options }) => v.parse(Declared, options));
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, "window");
});

describe("the routes of the client", () => {
  test("are exactly the pages that the server knows", () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.keys(PAGES).toSorted());
  });

  test("carry the titles and descriptions that the server sends, where they show a page at all", () => {
    const { "/optimize": _redirect, ...shown } = PAGES;
    const carried = routes.filter(({ path }) => path !== "/optimize").map(({ path, staticData }) => [path, staticData]);
    expect(Object.fromEntries(carried)).toEqual(shown);
  });
});
