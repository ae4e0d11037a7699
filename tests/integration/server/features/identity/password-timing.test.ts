import { expect, test } from "bun:test";
import { ADA, signedUp } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

const guess = (app: TestApp, email: string) =>
  openBrowser(app).post("/api/auth/signin", { email, password: "wrong horse 9" });

const spanMs = async (call: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await call();
  return performance.now() - start;
};
const median = (spans: readonly number[]): number =>
  spans.toSorted((one, other) => one - other)[Math.floor(spans.length / 2)] ?? 0;

test("A10: whether an address has an account shows in no password check left out", async () => {
  const plenty = { points: 10_000, seconds: 900, problem: "RATE_LIMITED" } as const;
  const rules = { signInAccount: plenty, signInAddress: plenty, resetAccount: plenty, resetAddress: plenty };
  const app = await createTestApp({ rules });
  await signedUp(app);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < 20; pair += 1) {
    known.push(await spanMs(() => guess(app, ADA.email)));
    unknown.push(await spanMs(() => guess(app, "nobody@example.com")));
  }
  const ratio = median(known) / median(unknown);
  await app.close();
  expect(Math.max(ratio, 1 / ratio)).toBeLessThan(1.5);
});
