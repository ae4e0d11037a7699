import type { Page } from "playwright";

/** What a visitor finds at an address: a page by its main heading, or a dialog over it. */
export type Sight = { heading: string } | { dialog: string };

/** Going to an address and seeing what is there, as somebody at the address bar speaks of it. */
export const visitModel = (page: Page) => ({
  /** The status of the document at the address. */
  go: async (address: string): Promise<number> => (await page.goto(address))?.status() ?? 0,
  arriveAt: (address: string) => page.waitForURL((url) => `${url.pathname}${url.search}` === address),
  see: (sight: Sight) =>
    "dialog" in sight
      ? page.getByRole("dialog", { name: sight.dialog }).waitFor()
      : page.getByRole("heading", { level: 1, name: sight.heading, exact: true }).waitFor(),
  seeTitle: (title: string) => page.waitForFunction((expected) => document.title === expected, `${title} · Listwright`),
  seeText: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
  seeSpinner: () => page.getByRole("main").getByRole("status").getByText("Loading", { exact: true }).waitFor(),
  seeToast: (text: string) => page.getByRole("status").getByText(text, { exact: true }).first().waitFor(),
  pointedOut: () => page.locator("[data-highlighted]").getByRole("link").allTextContents(),
});
