import type { Page } from "playwright";

/** The landing page, as a visitor speaks of it. */
export const landingModel = (page: Page) => ({
  open: async () => {
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Turn Reviews into Revenue" }).waitFor();
  },
  pasteReviews: (text: string) => page.getByLabel("Paste customer reviews").fill(text),
  startDemo: () => page.getByRole("button", { name: "Try Free Demo (1 ASIN)" }).click(),
  clickSample: (title: string) => page.getByRole("link", { name: title }).click(),
  chooseStatement: async (text: RegExp) => {
    await page.getByRole("button", { name: text }).click();
    await page.getByRole("button", { name: text, pressed: true }).waitFor();
  },
  highlightedWords: () => page.locator("figure mark").filter({ visible: true }).evaluateAll(wordsThatStandOut),
  toggleTheme: () => page.getByRole("button", { name: /^Switch to (light|dark) theme$/ }).click(),
  seeTheme: (theme: "dark" | "light") => page.locator(`html.${theme}`).waitFor({ state: "attached" }),
});

const wordsThatStandOut = (marks: readonly Element[]): string[] =>
  marks
    .filter((mark) => getComputedStyle(mark).backgroundColor !== "rgba(0, 0, 0, 0)")
    .map((mark) => mark.textContent ?? "");
