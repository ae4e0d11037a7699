import type { Plan } from "../../events/plans.ts";
import type { DemoForm } from "../../events/wire/demo.ts";
import type { AsinProfileForm } from "../../events/wire/optimizations.ts";
import { givePlan } from "../../server/features/identity/administer.ts";
import { ADA, signedUp } from "./scenario.ts";
import type { TestApp } from "./test-app.ts";
import type { Answer, TestBrowser } from "./test-browser.ts";

export const REVIEWS = [
  "The lid leaked in my bag on the first day and ruined my notebook.",
  "",
  "Keeps water cold for a whole shift. I am a nurse and I love it.",
  "",
  "The straw is hard to clean, but it never spilled once in my car.",
].join("\n");

export const PROFILE: AsinProfileForm = { asin: "B0TEST0001", productName: "Steel Bottle", reviewsText: REVIEWS };

/** A browser whose user has an account on this plan. */
export const sellerOn = async (
  app: TestApp,
  plan: Plan,
  person: { email: string; password: string } = ADA,
): Promise<TestBrowser> => {
  const browser = await signedUp(app, person);
  if (plan !== "demo") await givePlan(app.deps)(person.email, plan, "test");
  return browser;
};

/** A text field of an answer; throws where it is missing. */
export const fieldOf = (answer: Answer, name: string): string => {
  const { body } = answer;
  const value: unknown =
    typeof body === "object" && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : null;
  if (typeof value !== "string") throw new Error(`${answer.status} without ${name}: ${answer.text}`);
  return value;
};

export const createdAsin = async (browser: TestBrowser, profile: Partial<AsinProfileForm> = {}): Promise<string> =>
  fieldOf(await browser.post("/api/asins", { ...PROFILE, ...profile }), "id");

export const optimize = (browser: TestBrowser, asinId: string, key?: string): Promise<Answer> =>
  browser.post("/api/optimizations", { asinId }, key === undefined ? {} : { "idempotency-key": key });

export const startedDemo = async (browser: TestBrowser): Promise<Omit<DemoForm, "idemKey">> => ({
  avatarName: "Busy nurse",
  productName: "Steel Bottle",
  reviews: REVIEWS,
  demoToken: fieldOf(await browser.post("/api/demo/start", {}), "demoToken"),
});
