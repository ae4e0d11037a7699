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
  /** Waits until exactly these words stand out: their color comes in by a transition. */
  seeHighlighted: (words: readonly string[]) => page.waitForFunction(standOut, words),
  chooseTheme: async (choice: "Light" | "Dark" | "System") => {
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    await page.getByRole("menuitemradio", { name: choice }).click();
    await page.getByRole("menu").waitFor({ state: "detached" });
  },
  /** What the menu says is chosen. */
  chosenTheme: async () => {
    await page.getByRole("button", { name: "Theme", exact: true }).click();
    const chosen = await page.getByRole("menuitemradio", { checked: true }).innerText();
    await page.keyboard.press("Escape");
    return chosen;
  },
  seeTheme: (theme: "dark" | "light") => page.locator(`html.${theme}`).waitFor({ state: "attached" }),
});

const standOut = (words: readonly string[]): boolean => {
  const shown = [...document.querySelectorAll("figure mark")].filter(
    (mark) => mark.checkVisibility() && getComputedStyle(mark).backgroundColor !== "rgba(0, 0, 0, 0)",
  );
  return JSON.stringify(shown.map((mark) => mark.textContent)) === JSON.stringify(words);
};
