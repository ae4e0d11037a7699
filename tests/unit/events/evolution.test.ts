import { describe, expect, test } from "bun:test";
import { EVENT_DEFINITIONS, UPCASTERS } from "../../../events/index.ts";
import { brokenShapes, shapeFaults, shapeName, shapesOf } from "../../golden/event-shapes.ts";
import storedLog from "../../golden/log.json";
import { type GoldenEvent, readGolden, replayGolden } from "../../golden/replay.ts";
import shapes from "../../golden/shapes.json";
import states from "../../golden/states.json";

const log: readonly GoldenEvent[] = storedLog;
const recordedNames = new Set(Object.keys(shapes));
const loggedNames = new Set(log.map(({ type, version }) => shapeName(type, version)));

const releasedVersions = EVENT_DEFINITIONS.flatMap(({ type, version }) =>
  Array.from({ length: version }, (_, index) => shapeName(type, index + 1)),
);

describe("stored events", () => {
  test("keep their recorded shape; another one needs a version and an upcaster (docs/event-versions.md)", () => {
    expect(brokenShapes(shapes, shapesOf(EVENT_DEFINITIONS))).toEqual([]);
  });

  test("have their present shape recorded: `bun run golden` does it", () => {
    const present = shapesOf(EVENT_DEFINITIONS);
    expect({ ...shapes, ...present }).toEqual(shapes);
  });

  test.each(releasedVersions)("%s is recorded, and stands in the golden log", (name) => {
    expect(recordedNames).toContain(name);
    expect(loggedNames).toContain(name);
  });

  test.each([...log])("of the golden log are read today: $type v$version", (stored) => {
    const read: string = readGolden(stored).type;
    expect(read).toBe(stored.type);
  });

  test("of the golden log come to the golden states; another fold needs another stateSchema", () => {
    expect(JSON.parse(JSON.stringify(replayGolden(log)))).toEqual(states);
  });

  test("of a newer release are refused, not half understood", () => {
    const newer = { streamId: "", type: "RoleGranted", version: 3, data: {} };
    expect(() => readGolden(newer)).toThrow("A newer release wrote RoleGranted v3");
  });

  test("of a version without a step would not be read", () => {
    const old = log.find(({ type, version }) => type === "RoleGranted" && version === 1);
    expect(UPCASTERS["RoleGranted"]).toHaveLength(1);
    expect(() => readGolden({ streamId: "", type: "RoleGranted", version: 2, data: { ...old?.data } })).toThrow();
  });
});

describe("a shape", () => {
  const text = { type: "string" } as const;
  const object = (properties: Record<string, object>, required: string[]) =>
    JSON.parse(JSON.stringify({ type: "object", properties, required }));

  test.each([
    ["an optional field more", object({ a: text }, ["a"]), object({ a: text, b: text }, ["a"])],
    ["a choice more", { type: "string", enum: ["x"] }, { type: "string", enum: ["x", "y"] }],
    ["null allowed as well", { anyOf: [text] }, { anyOf: [text, { type: "null" }] }],
  ])("may grow: %s", (_what, old, now) => {
    expect(shapeFaults(old, now)).toEqual([]);
  });

  test.each([
    ["a field that is required", object({}, []), object({ a: text }, ["a"]), "data.a is required now"],
    ["a field that is gone", object({ a: text }, ["a"]), object({}, []), "data.a is gone"],
    ["a field of another type", object({ a: text }, ["a"]), object({ a: { type: "number" } }, ["a"]), "data.a changed"],
    [
      "a choice less",
      { type: "string", enum: ["x", "y"] },
      { type: "string", enum: ["x"] },
      'data no longer takes "y"',
    ],
    ["a form less", { anyOf: [text, { type: "null" }] }, { anyOf: [text] }, "data no longer takes one of its forms"],
    [
      "a list of something else",
      { type: "array", items: text },
      { type: "array", items: { type: "number" } },
      "data[] changed",
    ],
    ["a new limit", text, { type: "string", maxLength: 3 }, "data changed"],
  ])("may not change otherwise: %s", (_what, old, now, fault) => {
    expect(shapeFaults(old, now)).toEqual([fault]);
  });
});
