import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright";
import type { AppServer } from "./app-server.ts";
import { openSeller, type Seller } from "./paid-seller.ts";

const ROOT = join(import.meta.dir, "../..");

/** Opens an account and makes it an administrator by the operator's command. */
export const openStaff = async (browser: Browser, app: AppServer): Promise<Seller> => {
  const staff = await openSeller(browser, app, "demo");
  const command = Bun.spawn([process.execPath, "server/commands/admin.ts", "grant", staff.email], {
    cwd: ROOT,
    env: { ...process.env, ...app.env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const [exitCode, said] = await Promise.all([command.exited, new Response(command.stderr).text()]);
  if (exitCode !== 0) throw new Error(`The role was not granted: ${said}`);
  return staff;
};

/** The id of the customer with this address, as staff find it. */
export const customerIdOf = async (context: BrowserContext, app: AppServer, email: string): Promise<string> => {
  const response = await context.request.get(`${app.url}/api/support/customers?q=${encodeURIComponent(email)}`);
  const [match]: { customerId: string }[] = await response.json();
  if (match === undefined) throw new Error(`Nobody has the address ${email}`);
  return match.customerId;
};
