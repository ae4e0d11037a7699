import { join } from "node:path";
import type { Browser, BrowserContext, Cookie, Page } from "playwright";
import type { Plan } from "../../events/plans.ts";
import type { ListingWords } from "../../events/result/listing.ts";
import type { AvatarForm } from "../../events/wire/avatars.ts";
import type { AsinProfileForm, Optimization } from "../../events/wire/optimizations.ts";
import type { AppServer } from "./app-server.ts";

const ROOT = join(import.meta.dir, "../..");
const PASSWORD = "bottle-cap-42-river";

let sellers = 0;

/** An account of a running app, ready to be used by any page of any test. */
export type Seller = { email: string; password: string; cookies: Cookie[] };

/** Sets the plan by the operator's command, as whoever runs the app would. */
export const givePlan = async (email: string, plan: Plan, env: AppServer["env"]): Promise<void> => {
  const command = Bun.spawn([process.execPath, "server/commands/admin.ts", "plan", email, plan], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const [exitCode, said] = await Promise.all([command.exited, new Response(command.stderr).text()]);
  if (exitCode !== 0) throw new Error(`The plan was not changed: ${said}`);
};

const postIn = async <Answer>(context: BrowserContext, url: string, path: string, data: unknown): Promise<Answer> => {
  const response = await context.request.post(`${url}${path}`, { data, headers: { origin: url } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
};

const newEmail = (): string => {
  sellers += 1;
  return `paid-${process.pid}-${sellers}@example.com`;
};

/** Opens an account and, where it is not the demo plan, sets the plan by the operator's command. */
export const openSeller = async (
  browser: Browser,
  app: Pick<AppServer, "url" | "env">,
  plan: Plan,
  email = newEmail(),
): Promise<Seller> => {
  const context = await browser.newContext();
  await postIn(context, app.url, "/api/auth/signup", { email, password: PASSWORD });
  if (plan !== "demo") await givePlan(email, plan, app.env);
  const cookies = await context.cookies();
  await context.close();
  return { email, password: PASSWORD, cookies };
};

/** What a seller has done before a test begins, over the API of the running app. */
export const workOf = (page: Page, url: string) => {
  const post = <Answer>(path: string, data: unknown) => postIn<Answer>(page.context(), url, path, data);
  return {
    optimized: async (profile: AsinProfileForm): Promise<Optimization> => {
      const { id } = await post<{ id: string }>("/api/asins", profile);
      return post<Optimization>("/api/optimizations", { asinId: id });
    },
    /** Gives a listing other words for the first time. */
    revised: ({ id, ...written }: Optimization, changes: Partial<ListingWords>): Promise<Optimization> => {
      const { optimizedTitles, itemHighlights, bulletsA, bulletsB, searchTerms } = written;
      const words = { optimizedTitles, itemHighlights, bulletsA, bulletsB, searchTerms, ...changes };
      return post<Optimization>(`/api/optimizations/${id}/revisions`, { basedOn: 0, words });
    },
    savedAvatar: (avatar: AvatarForm): Promise<{ id: string }> => post("/api/avatars", avatar),
  };
};
