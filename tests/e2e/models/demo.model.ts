import { expect } from "bun:test";
import type { Page } from "playwright";

export type DemoEntries = { productName: string; avatarName: string; reviews: string };

/** The free demo, as a visitor speaks of it. */
export const demoModel = (page: Page) => {
  const productName = page.getByLabel("Product name");
  const avatarName = page.getByLabel("Avatar name");
  const reviews = page.getByRole("textbox", { name: "Reviews" });
  const dialog = page.getByRole("dialog");
  const tryAnother = page.getByRole("button", { name: "Try Another" });
  return {
    open: async (search = "") => {
      await page.goto(`/demo${search}`);
      await page.locator("h1").waitFor();
    },
    chooseSample: (title: string) => page.getByRole("button", { name: title }).click(),
    fill: async (entries: Partial<DemoEntries>) => {
      if (entries.productName !== undefined) await productName.fill(entries.productName);
      if (entries.avatarName !== undefined) await avatarName.fill(entries.avatarName);
      if (entries.reviews !== undefined) await reviews.fill(entries.reviews);
    },
    entries: async (): Promise<DemoEntries> => ({
      productName: await productName.inputValue(),
      avatarName: await avatarName.inputValue(),
      reviews: await reviews.inputValue(),
    }),
    seeEntries: async (entries: Partial<DemoEntries>) => {
      if (entries.productName !== undefined)
        await page.waitForFunction(inputShows, ["productName", entries.productName] as const);
      if (entries.reviews !== undefined) await page.waitForFunction(textareaStarts, entries.reviews);
    },
    chooseFile: (name: string, content: string) =>
      page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) }),
    seeRecognized: (count: number) =>
      page.getByText(`${count} ${count === 1 ? "review" : "reviews"} will be used`, { exact: true }).waitFor(),
    useThoseThatFit: () =>
      page.getByRole("button", { name: /^Use the first (\d+ reviews that fit|review that fits)$/ }).click(),
    putBack: () => page.getByRole("button", { name: "Put back what was there" }).click(),
    submit: () => page.getByRole("button", { name: "Optimize my listing" }).click(),
    seeResults: async () => {
      await tryAnother.waitFor();
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
    },
    tryAnother: () => tryAnother.click(),
    saveAvatar: () => page.getByRole("button", { name: "SAVE AVATAR (PRO/AGENCY)" }).click(),
    see: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    startFresh: () => page.getByRole("button", { name: "Discard draft" }).click(),
    seeUpgrade: async () => {
      await dialog.getByText("You've used your free optimization — upgrade to keep going.", { exact: true }).waitFor();
      await dialog.getByText("Pro", { exact: true }).waitFor();
    },
    seePlansOffered: async () => {
      await dialog.getByText("This needs the Pro or Agency plan.", { exact: true }).waitFor();
      await dialog.getByText("Pro", { exact: true }).waitFor();
    },
    dontSeeToast: async (title: string) => expect(await page.getByText(title, { exact: true }).count()).toBe(0),
    continueToPlans: () => dialog.getByRole("button", { name: "Continue to plans" }).click(),
    signUp: async ({ email, password }: { email: string; password: string }) => {
      await dialog.getByRole("textbox", { name: "Email" }).fill(email);
      await dialog.getByLabel("Password", { exact: true }).fill(password);
      await dialog.getByRole("button", { name: "Continue to plans" }).click();
    },
    closeDialog: async () => {
      await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "hidden" });
    },
    arriveAt: (path: string) => page.waitForURL((url) => `${url.pathname}${url.search}` === path),
  };
};

const inputShows = ([name, value]: readonly [string, string]): boolean =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value === value;

const textareaStarts = (start: string): boolean => document.querySelector("textarea")?.value.startsWith(start) === true;
