import { giveRole } from "../../server/features/identity/administer.ts";
import { signedUp } from "./scenario.ts";
import type { TestApp } from "./test-app.ts";
import type { Answer, TestBrowser } from "./test-browser.ts";

export const GRACE = { email: "grace@staff.example", password: "compiler 1952 moth" } as const;

export const idOf = async (app: TestApp, email: string): Promise<string> => {
  const [row] = await app.deps.sql.query<{ customer_id: string }>("select customer_id from accounts where email = $1", [
    email,
  ]);
  if (row === undefined) throw new Error(`No account ${email}`);
  return row.customer_id;
};

/** A browser whose user is an administrator. */
export const admin = async (
  app: TestApp,
  person: { email: string; password: string } = GRACE,
): Promise<TestBrowser> => {
  const browser = await signedUp(app, person);
  await giveRole(app.deps)(person.email, "admin", "test");
  return browser;
};

/** The calls of the console about one customer. */
export const deskFor = (browser: TestBrowser, customerId: string) => {
  const base = `/api/support/customers/${customerId}`;
  return {
    visit: (reason = "They wrote that a result is missing"): Promise<Answer> =>
      browser.post(`${base}/visits`, { reason }),
    reveal: (reason = "To compare the address they wrote from"): Promise<Answer> =>
      browser.post(`${base}/reveals`, { reason }),
    card: (): Promise<Answer> => browser.get(base),
    events: (query = ""): Promise<Answer> => browser.get(`${base}/events${query}`),
    event: (version: number, query = ""): Promise<Answer> => browser.get(`${base}/events/${version}${query}`),
    result: (optimizationId: string, query = ""): Promise<Answer> =>
      browser.get(`${base}/optimizations/${optimizationId}${query}`),
    live: (): Promise<Answer> => browser.get(`${base}/live`),
    act: (act: Record<string, unknown>): Promise<Answer> =>
      browser.post(`${base}/acts`, { reason: "They asked us to", ...act }),
  };
};
