import { Elysia } from "elysia";
import * as v from "valibot";
import type { Problem } from "../../events/kernel/problem.schema.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Deps } from "../deps.ts";
import { problemResponse } from "./problems.ts";
import { requestIdOf } from "./request-id.ts";
import type { RoomWatch } from "./room-watch.ts";

type HealthDeps = Pick<Deps, "sql" | "store">;
type Field = NonNullable<Problem["fields"]>[number];

const Live = v.object({ status: v.literal("live") });
const Ready = v.object({
  status: v.literal("ready"),
  database: v.picklist(["pglite", "postgres"]),
  reactors: v.array(
    v.object({
      name: v.string(),
      status: v.picklist(["running", "standby", "paused", "stopped"]),
      position: v.number(),
    }),
  ),
});
type Ready = v.InferOutput<typeof Ready>;
const Version = v.object({ name: v.string(), version: v.string() });

const NO_ANSWER = "The database does not answer.";
const NO_ROOM = "The disk of the database is full; nothing can be saved.";

const faultOfDatabase = async (sql: Deps["sql"], room: RoomWatch): Promise<string | null> => {
  try {
    await sql.query("select 1 as one");
    return (await room.hasRoom()) ? null : NO_ROOM;
  } catch {
    return NO_ANSWER;
  }
};

const faultsOfReactors = (store: Deps["store"]): Field[] =>
  store
    .health()
    .filter(({ status }) => status === "paused")
    .map(({ name, problem }) => ({
      path: `reactor ${name}`,
      message: `Event ${problem?.position ?? "unknown"} could not be handled; the log of this process says why.`,
    }));

/** What keeps the process from working, each with where to look. */
const faultsOf = async ({ sql, store }: HealthDeps, room: RoomWatch): Promise<Field[]> => {
  const message = await faultOfDatabase(sql, room);
  return [...(message === null ? [] : [{ path: "database", message }]), ...faultsOfReactors(store)];
};

/** Liveness, readiness (database and reactors, and what is wrong with them) and version. */
export const health = (deps: HealthDeps, room: RoomWatch) =>
  new Elysia({ name: "health" })
    .get("/api/health/live", () => ({ status: "live" as const }), { response: { 200: Live } })
    .get(
      "/api/health/ready",
      async ({ request }) => {
        const faults = await faultsOf(deps, room);
        if (faults.length > 0) {
          const message = faults.map(({ message: what }) => what).join(" ");
          return problemResponse("BUSY", requestIdOf(request), { message, fields: faults });
        }
        const reactors = deps.store.health().map(({ name, status, position }) => ({ name, status, position }));
        return Response.json({ status: "ready", database: deps.sql.kind, reactors } satisfies Ready);
      },
      { response: { 200: Ready } },
    )
    .get("/api/version", () => ({ name: packageJson.name, version: packageJson.version }), {
      response: { 200: Version },
    });
