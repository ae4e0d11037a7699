import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { measure, type Rate, type Running, startServer } from "./http/load.ts";
import { median } from "./store/measure.ts";

const ROUNDS = 5;
const SECONDS = 3;
const OUTPUT = join(import.meta.dir, "../../.cache/bench/http.json");

const PERSON = { email: "bench@example.com", password: "correct horse 9" };

type Contender = { name: string; url: string; headers: readonly string[]; goal: number | null };

const signUp = async (url: string): Promise<string> => {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const response = await fetch(`${url}/api/auth/signup`, { method: "POST", headers, body: JSON.stringify(PERSON) });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const me = await fetch(`${url}/api/auth/me`, { headers: { cookie } });
  if (!(await me.text()).includes(PERSON.email)) throw new Error("The session was not taken");
  return cookie;
};

const measureRounds = async (contenders: readonly Contender[]): Promise<Map<string, Rate[]>> => {
  const rates = new Map<string, Rate[]>();
  for (const { url, headers } of contenders) await measure(url, 1, headers);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url, headers } of contenders) {
      rates.set(name, [...(rates.get(name) ?? []), await measure(url, SECONDS, headers)]);
    }
  }
  return rates;
};

const medianOf = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p50Ms: median(rates.map(({ p50Ms }) => p50Ms)),
  p99Ms: median(rates.map(({ p99Ms }) => p99Ms)),
});

const compare = async (bare: Running, app: Running) => {
  const path = "/api/auth/me";
  const contenders: readonly Contender[] = [
    { name: "bare Elysia route", url: bare.url + path, headers: [], goal: null },
    { name: "signed out", url: app.url + path, headers: [], goal: 0.6 },
    { name: "signed in", url: app.url + path, headers: [`cookie: ${await signUp(app.url)}`], goal: 0.25 },
  ];
  const rounds = await measureRounds(contenders);
  const rows = contenders.map(({ name, goal }) => ({ name, goal, ...medianOf(rounds.get(name) ?? []) }));
  const base = rows[0]?.perSecond ?? 1;
  return { rows: rows.map((row) => ({ ...row, ratio: row.perSecond / base })), rounds: Object.fromEntries(rounds) };
};

const folder = mkdtempSync(join(tmpdir(), "listwright-bench-"));
const bare = await startServer("bare", {});
const app = await startServer("app", { DATA_DIR: folder });
try {
  const { rows, rounds } = await compare(bare, app);
  console.log(
    `GET /api/auth/me, 32 connections, median of ${ROUNDS} rounds of ${SECONDS} s, on ${cpus().length} processors\n`,
  );
  console.table(
    rows.map(({ name, perSecond, p50Ms, p99Ms, ratio, goal }) => ({
      name,
      "per second": Math.round(perSecond),
      "p50 ms": p50Ms,
      "p99 ms": p99Ms,
      "of bare": ratio.toFixed(2),
      goal: goal ?? "",
    })),
  );
  mkdirSync(join(OUTPUT, ".."), { recursive: true });
  writeFileSync(OUTPUT, `${JSON.stringify({ at: new Date().toISOString(), rows, rounds }, null, 2)}\n`);
  const missed = rows.filter(({ ratio, goal }) => goal !== null && ratio < goal);
  for (const { name, ratio, goal } of missed)
    console.log(`${name}: ${ratio.toFixed(2)} of bare misses the goal of ${goal}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  bare.stop();
  app.stop();
  rmSync(folder, { recursive: true, force: true });
}
