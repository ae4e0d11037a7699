import type { Page } from "playwright";

/** The command palette and the shortcut sheet, as somebody at the keyboard speaks of them. */
export const commandsModel = (page: Page) => {
  const field = page.getByRole("combobox", { name: "Search pages, actions, avatars and results" });
  return {
    openByKey: async () => {
      await page.keyboard.press("Control+k");
      await field.waitFor();
    },
    search: (words: string) => field.fill(words),
    seeHighlighted: (name: RegExp) =>
      page.getByRole("option", { name }).and(page.locator("[data-highlighted]")).waitFor(),
    seeClosed: () => page.getByRole("dialog").waitFor({ state: "detached" }),
    seeSheet: () => page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor(),
  };
};
