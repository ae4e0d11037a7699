import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Browser, Cookie } from "playwright";
import type { AppServer } from "../support/app-server.ts";

const ROOT = join(import.meta.dir, "../..");

/** Who looks at a screen: nobody who is known, or one of the people of the seed. */
export const VIEWERS = ["nobody", "demo", "pro", "agency", "admin"] as const;
export type Viewer = (typeof VIEWERS)[number];
export type Cookies = Record<Viewer, Cookie[]>;

const seed = async ({ env }: AppServer): Promise<string> => {
  const child = spawn(process.execPath, ["server/commands/seed.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The app was not seeded:\n${output}`);
  return output;
};

/** Gives a running app a year of history and signs its people in. */
export const signInPeople = async (browser: Browser, app: AppServer): Promise<Cookies> => {
  const printed = await seed(app);
  const cookies: Cookies = { nobody: [], demo: [], pro: [], agency: [], admin: [] };
  for (const viewer of VIEWERS) {
    const email = `${viewer}@listwright.example`;
    const password = new RegExp(`^${email}\\s+(\\S+)`, "m").exec(printed)?.[1];
    if (password === undefined) continue;
    const context = await browser.newContext();
    const answer = await context.request.post(`${app.url}/api/auth/signin`, {
      data: { email, password },
      headers: { origin: app.url },
    });
    if (!answer.ok()) throw new Error(`${email} was not signed in: ${answer.status()}`);
    cookies[viewer] = await context.cookies();
    await context.close();
  }
  return cookies;
};
