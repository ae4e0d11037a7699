import type { Page } from "playwright";

/** What surrounds every page: top bar, header, account menu, footer, as a visitor speaks of it. */
export const shellModel = (page: Page) => {
  const header = page.getByRole("banner");
  const menu = page.getByRole("menu");
  const trigger = header.getByRole("button", { name: /^Account menu/ });
  return {
    open: async (path = "/watch-demo") => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
    action: (label: string) => header.getByRole("link", { name: label, exact: true }),
    /** The header's links and buttons in their order, once the visitor is known. */
    controls: async (): Promise<string[]> => {
      await header.getByRole("button").first().waitFor();
      return header.locator("a, button").evaluateAll(namesOf);
    },
    openMenu: async () => {
      await trigger.click();
      await menu.waitFor();
    },
    initials: () => trigger.textContent(),
    menuItems: () => menu.getByRole("menuitem").allTextContents(),
    seeInMenu: (text: string) => menu.getByText(text, { exact: true }).waitFor(),
    choose: (item: string) => menu.getByRole("menuitem", { name: item, exact: true }).click(),
    arriveAt: (address: string) => page.waitForURL((url) => `${url.pathname}${url.search}` === address),
    seeInFooter: (text: string) => page.getByRole("contentinfo").getByText(text, { exact: true }).first().waitFor(),
    seeInTopBar: (text: string) =>
      page.getByRole("region", { name: "Support" }).getByText(text, { exact: true }).waitFor(),
    see: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    dontSee: (text: string) => page.getByText(text, { exact: true }).first().waitFor({ state: "detached" }),
    seeToast: (text: string) => page.getByRole("status").getByText(text, { exact: true }).first().waitFor(),
  };
};

const namesOf = (elements: Element[]): string[] =>
  elements.map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "");
