import { Elysia } from "elysia";
import packageJson from "../../package.json" with { type: "json" };
import type { Deps } from "../deps.ts";
import { problemResponse } from "./problems.ts";
import { requestIdOf } from "./request-id.ts";

const isDatabaseUp = async (sql: Deps["sql"]): Promise<boolean> => {
  try {
    await sql.query("select 1 as one");
    return true;
  } catch {
    return false;
  }
};

/** Liveness, readiness (database and reactors) and version. */
export const health = ({ sql, store }: Pick<Deps, "sql" | "store">) =>
  new Elysia({ name: "health" })
    .get("/api/health/live", () => ({ status: "live" as const }))
    .get("/api/health/ready", async ({ request }) => {
      const reactors = store.health().map(({ name, status, position }) => ({ name, status, position }));
      const ready = (await isDatabaseUp(sql)) && reactors.every(({ status }) => status !== "paused");
      return ready
        ? { status: "ready" as const, database: sql.kind, reactors }
        : problemResponse("BUSY", requestIdOf(request));
    })
    .get("/api/version", () => ({ name: packageJson.name, version: packageJson.version }));
