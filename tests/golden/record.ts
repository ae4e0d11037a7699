import { join } from "node:path";
import { customerIdOf } from "../../events/customer/customer.ts";
import { EVENT_DEFINITIONS } from "../../events/index.ts";
import { guardUsage, takesNothing } from "../../server/commands/run-command.ts";
import { brokenShapes, type EventShapes, shapesOf } from "./event-shapes.ts";
import { type GoldenStates, replayGolden } from "./replay.ts";

guardUsage(
  [
    "Usage: bun run golden",
    "       records the shape of every event version, and refuses one that breaks what is stored",
  ],
  takesNothing,
);

const fileOf = (name: string) => Bun.file(`${import.meta.dir}/${name}.json`);

const refuse = (lines: readonly string[], advice: string): void => {
  for (const line of lines) console.error(line);
  console.error(advice);
  process.exitCode = 1;
};

const recordShapes = async (): Promise<void> => {
  const file = fileOf("shapes");
  const recorded: EventShapes = await file.json();
  const present = shapesOf(EVENT_DEFINITIONS);
  const broken = brokenShapes(recorded, present);
  if (broken.length > 0)
    return refuse(broken, "Stored events have the old shape: docs/event-versions.md says what to do.");
  const shapes = Object.entries({ ...recorded, ...present }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = shapes.map(([name, shape]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shape)}`);
  await file.write(`{\n${lines.join(",\n")}\n}\n`);
  console.log(`${shapes.length} shapes are recorded.`);
};

const recordStates = async (): Promise<void> => {
  const file = fileOf("states");
  const recorded: GoldenStates | null = (await file.exists()) ? await file.json() : null;
  const present = replayGolden(await fileOf("log").json());
  const changed = Object.entries(present.states).flatMap(([streamId, state]) => {
    const kind = customerIdOf(streamId) !== null ? "customer" : "visitor";
    const old = recorded?.states[streamId];
    const isSame = old === undefined || Bun.deepEquals(old, JSON.parse(JSON.stringify(state)));
    return isSame || recorded?.schemas[kind] !== present.schemas[kind] ? [] : [`${streamId} comes to another state`];
  });
  if (changed.length > 0)
    return refuse(changed, "Kept states have the old fold: change the decider's stateSchema with it.");
  await file.write(`${JSON.stringify(present, null, 2)}\n`);
  console.log(`${Object.keys(present.states).length} states are recorded.`);
};

/** As the format of the repository is checked. */
const format = (): void => {
  const files = ["shapes.json", "states.json"].map((name) => join(import.meta.dir, name));
  const { exitCode } = Bun.spawnSync([process.execPath, "node_modules/.bin/biome", "format", "--write", ...files], {
    cwd: join(import.meta.dir, "../.."),
  });
  if (exitCode !== 0) refuse([], "The recorded files could not be formatted.");
};

await recordShapes();
await recordStates();
format();
